import type { UserId } from '../../people/model/user.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { Answer } from './answer.ts';
import type { QuestionKind } from './facts.ts';
import { atOwnPace, policyOf, type QuizMode } from './policy.ts';
import type { Question, Said } from './question.ts';

/** Short, unguessable, `[0-9a-z]`: part of custom ids. */
export type QuizId = string;

/**
 * Planned → lobby → for each question reading, open, revealed → with suspense, podium → over. At one's own pace: planned →
 * lobby → open → over.
 */
export const PHASES = ['planned', 'lobby', 'reading', 'open', 'revealed', 'over', 'podium'] as const;
export type QuizPhase = (typeof PHASES)[number];

/** Scoring: right answers; or right answers weighted by the student's confidence (see `scoring.ts`). */
export const SCORINGS = ['accuracy', 'confidence'] as const;
export type ScoringRule = (typeof SCORINGS)[number];
/** The counting attempt of several at a homework. */
export const COUNTS = ['best', 'last'] as const;
export type AttemptRule = (typeof COUNTS)[number];
/** When students see the right answers of an exam or homework: once they are done, once it is over for all, or not yet. */
export const ANSWERS = ['done', 'closed', 'hidden'] as const;
export type AnswersRule = (typeof ANSWERS)[number];
/** Who assigns teams: nobody, the students, the teacher, or chance. */
export const TEAMINGS = ['none', 'choose', 'teacher', 'lot'] as const;
export type Teaming = (typeof TEAMINGS)[number];
export const MIN_TEAMS = 2;
export const MAX_TEAMS = 8;

/**
 * Why a quiz ended by itself: `missed`: the bot was away, or another quiz was running; `unwarranted`: its planner may not
 * teach any more.
 */
export const ENDINGS = ['missed', 'cancelled', 'unwarranted'] as const;
export type QuizEnding = (typeof ENDINGS)[number];

export interface QuizSettings {
  readonly mode: QuizMode;
  readonly count: number;
  readonly kinds: readonly QuestionKind[];
  /** Ids of games. */
  readonly games: readonly string[];
  /** The server's own names of its games; absent: none. */
  readonly own?: OwnNames;
  /** The set of the question bank that is asked in full; absent: positions are drawn. */
  readonly bank?: string;
  /** About 1 to 5. */
  readonly level: number;
  /** To read a question before answers are taken; 0 = none. */
  readonly readingSeconds: number;
  /** To answer a question. */
  readonly answerSeconds: number;
  /** Typed answers where the kind of question knows them. */
  readonly typed: boolean;
  readonly scoring: ScoringRule;
  /** Whether a quick right answer earns more; only where questions are asked of all at once. */
  readonly speed: boolean;
  /** Whether the first three are named in public at the end; with teams, the teams. */
  readonly podium: boolean;
  /** Whether they are named one after another. */
  readonly suspense: boolean;
  /** Of a quiz that is asked of all at once. */
  readonly teams: Teaming;
  readonly teamCount: number;
  /** Whether nobody, the teacher included, can tell whose answers are whose. Of a quiz that is asked of all at once. */
  readonly anonymous: boolean;
  /** What the teacher calls it; empty: nothing. */
  readonly title: string;
  /** Of an exam: how long it takes. */
  readonly minutes: number;
  /** Of an exam: about how many will sit it; its questions are chosen so that there are as many positions. */
  readonly students: number;
  /** Of an exam: whether the bot analyses nothing for those who sit it. */
  readonly shut: boolean;
  /** When it begins; null: when the teacher says so. Of homework, when it opens. */
  readonly startsAt: number | null;
  /** How long before that students can join. */
  readonly lobbyMinutes: number;
  /** Whether it begins by itself at that time, or waits in the lobby for the teacher. */
  readonly byItself: boolean;
  /** Of homework: when it closes. */
  readonly closesAt: number | null;
  /** Of homework: how often it may be done again; null: as often as one likes. */
  readonly retakes: number | null;
  readonly counts: AttemptRule;
  readonly answers: AnswersRule;
  /** Whether some of all winning moves earn a part of the point; only where right answers alone are counted. */
  readonly partial: boolean;
  /** Of homework: until when it can be handed in late, and what percentage of the points that costs; null: not at all. */
  readonly late: { readonly until: number; readonly off: number } | null;
  /** Of an exam or homework: its sheets were printed. */
  readonly printed?: true;
}

/** What holds where nothing was said; also for quizzes that were stored before there was such a choice. */
export const USUAL = {
  scoring: 'accuracy',
  speed: false,
  podium: false,
  suspense: false,
  teams: 'none',
  teamCount: MIN_TEAMS,
  anonymous: false,
  title: '',
  minutes: 30,
  students: 200,
  shut: true,
  startsAt: null,
  lobbyMinutes: 5,
  byItself: true,
  closesAt: null,
  retakes: 0,
  counts: 'best',
  answers: 'done',
  late: null,
  partial: false,
} as const satisfies Partial<QuizSettings>;

/** Where the quiz was last shown: a message, and what of the quiz is on it. */
export interface QuizBoard {
  readonly channel: string;
  readonly message: string;
  /** The number of a question, or `LOBBY`, `OWN`, `PODIUM` or `FINAL`. */
  readonly shows: number;
}
export const LOBBY = -1;
export const FINAL = -2;
/** An exam or homework that is open: everybody’s questions are their own. */
export const OWN = -3;
/** The end, while the podium is still being told. */
export const PODIUM = -4;

/** A quiz as stored. Questions have numbers that never change; the plan says which are asked, in what order. */
export interface Assignment {
  readonly id: QuizId;
  readonly guild: string;
  readonly channel: string;
  /** Who made it; null: their data were deleted. */
  readonly teacher: UserId | null;
  readonly settings: QuizSettings;
  readonly phase: QuizPhase;
  readonly plan: readonly number[];
  /** Index into the plan; -1 in the lobby. */
  readonly current: number;
  /** When the phase ends by itself; null = it does not. */
  readonly deadline: number | null;
  /** Milliseconds that were left when it was paused; null = not paused. */
  readonly left: number | null;
  /** Grows with every change of what stands above. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly board: QuizBoard | null;
  readonly ending: QuizEnding | null;
  /** When the channel is reminded of homework; null: never, or it was. */
  readonly remindAt: number | null;
  /** Whether everybody’s questions are made; always true where all have the same. */
  readonly prepared: boolean;
  /** Milliseconds from the class's end to the deadline, for those who have longer; absent: everybody ends at once. */
  readonly grace?: number;
  /** For how long the question that is asked of all takes answers, in all; absent: none is open, or it is not known. */
  readonly openMs?: number;
  /** It is over, and open again for the student who is shown it like this. */
  readonly isReopened?: true;
}

/** A student who takes part from index `since` of the plan on. */
export interface Student {
  readonly user: UserId;
  readonly since: number;
  /** As the server showed them when they joined or last answered. */
  readonly displayName?: string;
  /** From 0; absent: in none. */
  readonly team?: number;
}

/** One answer: the last one that a student gave to a question before it closed. */
export interface AnswerRow {
  /** Of an attempt: its slot. */
  readonly question: number;
  /** From 1; 0: of a question that was asked of all at once. */
  readonly attempt: number;
  readonly user: UserId;
  readonly at: number;
  readonly answer: Answer;
  readonly said: readonly Said[];
  readonly right: boolean;
  /** Null if the answer is right, or comes from no known misconception. */
  readonly misconception: string | null;
  /** Whether the student is sure; null: they did not say, which counts as unsure. */
  readonly sure: boolean | null;
  /** The share of the time that was left, in hundredths; null: speed does not count. */
  readonly speed: number | null;
  /** A teacher typed it in from paper. */
  readonly typedIn?: true;
  /** What a teacher gave for one's own words, in hundredths of the points; absent: nothing yet. */
  readonly mark?: number;
  /** How long they had the question before them until this answer, pauses and standstills not counted; absent: not known. */
  readonly tookMs?: number;
}

/** The number of the question that is being asked or was asked last; null before the first and at the end. */
export const questionOf = (quiz: Assignment): number | null =>
  quiz.phase === 'over' ? null : (quiz.plan[quiz.current] ?? null);

/** Whether it goes on: begun, and not at its end. */
export const isRunning = ({ phase }: Assignment): boolean =>
  phase !== 'planned' && phase !== 'lobby' && phase !== 'over';

/** Whether a student who is done may see the right answers. Those of a question that was asked of all were shown to all. */
export const answersShown = (quiz: Assignment): boolean => {
  const { answers } = quiz.settings;
  if (!atOwnPace(quiz)) return true;
  if (answers === 'hidden') return false;
  return quiz.phase === 'over' || (answers === 'done' && policyOf(quiz).shows === 'after-handing-in');
};

/** Whether its questions may still be changed: all students have the same, and nobody has seen one. */
export const isDraft = (quiz: Assignment): boolean =>
  policyOf(quiz).positions === 'shared' && (quiz.phase === 'planned' || quiz.phase === 'lobby');

/** Whether a question may be exchanged for everybody, though all have positions of their own: nobody has seen one, on a screen or on paper. */
export const isExchangeable = ({ phase, prepared, settings }: Assignment): boolean =>
  atOwnPace({ settings }) &&
  prepared &&
  settings.printed !== true &&
  (phase === 'planned' || phase === 'lobby');

/** What a teacher does to a quiz. */
export const TEACHER_ACTS = [
  'start',
  'close',
  'next',
  'pause',
  'resume',
  'more',
  'again',
  'skip',
  'end',
] as const;
export type TeacherAct = (typeof TEACHER_ACTS)[number];

/** What a teacher does to one question of a quiz that has not begun. */
export const EXCHANGES = ['another', 'easier', 'harder'] as const;
export type Exchange = (typeof EXCHANGES)[number];
export const EDITS = [...EXCHANGES, 'earlier', 'later', 'remove'] as const;
export type Edit = (typeof EDITS)[number];

/** What changes of a quiz; the store adds the rest. */
export type Change = Partial<
  Pick<
    Assignment,
    'phase' | 'plan' | 'current' | 'deadline' | 'left' | 'ending' | 'remindAt' | 'grace' | 'openMs'
  >
> & {
  /** Those alone that change: a teacher may choose others at the same moment. */
  readonly settings?: Partial<QuizSettings>;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** What “more time” adds: to a question, to an exam. */
const MORE_TIME_MS = 15 * SECOND_MS;
const MORE_EXAM_TIME_MS = 5 * MINUTE_MS;
/** How long an automatic quiz shows the right answer. */
const REVEAL_MS = 12 * SECOND_MS;
/** How long it waits before it tells the next place of the podium. */
const UNVEIL_MS = 5 * SECOND_MS;
/** Places that are told at the end. */
export const PLACES = 3;
/** A quiz that could not begin so long after its time is missed, and the channel is told. */
export const START_TOLERANCE_MS = 15 * MINUTE_MS;
/** A lobby that opened late stays open at least so long. */
const MIN_LOBBY_MS = MINUTE_MS;

/** After the last question. With suspense `current` goes on by one for each place that is told. */
const ending = (
  { plan, settings }: Pick<Assignment, 'plan' | 'settings'>,
  current: number,
  now: number,
): Change => {
  const waits = settings.suspense && plan.length > 0 && current < plan.length + placesOf({ settings });
  if (!waits) return { phase: 'over', plan, current, deadline: null, left: null };
  const deadline = policyOf({ settings }).pace === 'clock' ? now + UNVEIL_MS : null;
  return { phase: 'podium', plan, current, deadline, left: null };
};

/** Whether a quiz has teams. */
export const hasTeams = ({ settings }: Pick<Assignment, 'settings'>): boolean => settings.teams !== 'none';

/** Answers without names of which at least so many are shown: of fewer it could be told who gave them. */
export const MIN_ANONYMOUS = 3;

export const isTooFew = ({ settings }: Pick<Assignment, 'settings'>, answers: readonly unknown[]): boolean =>
  settings.anonymous && answers.length > 0 && answers.length < MIN_ANONYMOUS;

/** Answers that may be shown: of an anonymous quiz those to questions that enough answered. */
export const withoutFew = <R extends { readonly question: number }>(
  { settings }: Pick<Assignment, 'settings'>,
  rows: readonly R[],
): readonly R[] => {
  if (!settings.anonymous) return rows;
  const counts = new Map<number, number>();
  for (const { question } of rows) counts.set(question, (counts.get(question) ?? 0) + 1);
  return rows.filter(({ question }) => counts.get(question)! >= MIN_ANONYMOUS);
};

/** How many places the podium has. */
export const placesOf = ({ settings }: Pick<Assignment, 'settings'>): number =>
  hasTeams({ settings }) ? Math.min(PLACES, settings.teamCount) : PLACES;

/** How many of them are told. */
export const placesTold = (quiz: Assignment): number =>
  quiz.phase === 'over'
    ? placesOf(quiz)
    : quiz.phase === 'podium'
      ? Math.max(0, quiz.current - quiz.plan.length)
      : 0;

/** The question at place `current` of the plan, from its reading time on; the end where there is none. */
const askAt = (
  { plan, settings }: Pick<Assignment, 'plan' | 'settings'>,
  current: number,
  now: number,
): Change => {
  if (current >= plan.length) return ending({ plan, settings }, current, now);
  return settings.readingSeconds > 0
    ? { phase: 'reading', plan, current, deadline: now + settings.readingSeconds * SECOND_MS, left: null }
    : { ...openQuestion({ settings }, now), plan, current };
};

const openQuestion = ({ settings }: Pick<Assignment, 'settings'>, now: number): Change => ({
  phase: 'open',
  deadline: now + settings.answerSeconds * SECOND_MS,
  left: null,
  openMs: settings.answerSeconds * SECOND_MS,
});

/** How long the question that is asked of all is open already; null: it is not, or it is not known. */
export const openSince = (
  { phase, deadline, left, openMs }: Pick<Assignment, 'phase' | 'deadline' | 'left' | 'openMs'>,
  now: number,
): number | null => {
  const rest = left ?? (deadline === null ? null : deadline - now);
  return phase !== 'open' || openMs === undefined || rest === null ? null : Math.max(0, openMs - rest);
};

const reveal = ({ settings }: Assignment, now: number): Change => ({
  phase: 'revealed',
  deadline: policyOf({ settings }).pace === 'clock' ? now + REVEAL_MS : null,
  left: null,
});

/** From the lobby on: the first question; or everybody’s own, all at once. */
const begin = (quiz: Assignment, now: number): Change | null => {
  if (!atOwnPace(quiz)) return askAt(quiz, 0, now);
  if (!quiz.prepared) return null;
  const { minutes, closesAt } = quiz.settings;
  const deadline = policyOf(quiz).ends === 'after-minutes' ? now + minutes * MINUTE_MS : closesAt;
  return { phase: 'open', deadline, left: null };
};

const missed: Change = { phase: 'over', plan: [], deadline: null, ending: 'missed' };

/** In place of begin by itself, where its teacher is none any more. */
export const unwarranted: Change = {
  phase: 'over',
  plan: [],
  deadline: null,
  remindAt: null,
  ending: 'unwarranted',
};

/** What time does to a planned quiz. Homework opens late rather than never; a lobby opens at least for a moment. */
const opensLobby = (quiz: Assignment, now: number): Change | null => {
  const { startsAt, closesAt, byItself } = quiz.settings;
  if (!policyOf(quiz).lobby) return closesAt !== null && closesAt <= now ? missed : begin(quiz, now);
  const at = startsAt ?? now;
  if (now > at + START_TOLERANCE_MS) return missed;
  return { phase: 'lobby', deadline: byItself ? Math.max(at, now + MIN_LOBBY_MS) : null };
};

/** Of a lobby whose time has come. */
const leavesLobby = (quiz: Assignment, now: number): Change | null =>
  now > (quiz.deadline ?? now) + START_TOLERANCE_MS ? missed : begin(quiz, now);

type Decide = (quiz: Assignment, now: number) => Change | null;

/** What each act does; null where it does not fit the phase. `again` needs a new question: see `askAgain`. */
const ACTS: Readonly<Record<Exclude<TeacherAct, 'again'>, Decide>> = {
  start: (quiz, now) => (quiz.phase === 'lobby' ? begin(quiz, now) : null),
  close: (quiz, now) => (quiz.phase === 'open' && !atOwnPace(quiz) ? reveal(quiz, now) : null),
  next: (quiz, now) =>
    quiz.phase === 'revealed' || quiz.phase === 'podium' ? askAt(quiz, quiz.current + 1, now) : null,
  pause: (quiz, now) =>
    quiz.deadline !== null && isRunning(quiz)
      ? { deadline: null, left: Math.max(0, quiz.deadline - now) }
      : null,
  resume: (quiz, now) => (quiz.left === null ? null : { deadline: now + quiz.left, left: null }),
  more: (quiz) => {
    if (quiz.phase !== 'reading' && quiz.phase !== 'open') return null;
    const more = atOwnPace(quiz) ? MORE_EXAM_TIME_MS : MORE_TIME_MS;
    const open =
      quiz.phase === 'open' && quiz.openMs !== undefined ? { openMs: quiz.openMs + more } : undefined;
    if (quiz.left !== null) return { left: quiz.left + more, ...open };
    return quiz.deadline === null ? null : { deadline: quiz.deadline + more, ...open };
  },
  // Once the answer was shown, the question counts.
  skip: (quiz, now) =>
    !atOwnPace(quiz) && (quiz.phase === 'reading' || quiz.phase === 'open')
      ? askAt({ ...quiz, plan: quiz.plan.toSpliced(quiz.current, 1) }, quiz.current, now)
      : null,
  // What everybody had before them at their own pace was asked of them, whenever it ends.
  end: (quiz) =>
    quiz.phase === 'over'
      ? null
      : {
          phase: 'over',
          plan: atOwnPace(quiz) && quiz.phase === 'open' ? quiz.plan : askedOf(quiz),
          deadline: null,
          left: null,
          remindAt: null,
          ending: quiz.phase === 'planned' ? 'cancelled' : null,
        },
};

/** What a teacher's act does to a quiz at `now` (milliseconds); null where it does not fit the phase. */
export const actOn = (quiz: Assignment, act: Exclude<TeacherAct, 'again'>, now: number): Change | null =>
  ACTS[act](quiz, now);

/** Phases that a stage tells apart. It stands on buttons of older versions, so it does not grow. */
const STAGES = 6;

const stage = (phase: QuizPhase, number: number | null): number =>
  ((number ?? -1) + 1) * STAGES + PHASES.indexOf(phase);

/** The phase and question that a teacher sees, as a number. Adding time does not change it. */
export const stageOf = (quiz: Assignment): number =>
  // A quiz that is planned has no question, so these numbers are free.
  quiz.phase === 'podium' ? stage('planned', placesTold(quiz)) : stage(quiz.phase, questionOf(quiz));

/** Whether the question that was open when `seen` was the stage is closed, and nothing came after it. */
export const isClosed = (quiz: Assignment, seen: number): boolean =>
  quiz.phase === 'revealed' && seen === stage('open', questionOf(quiz));

/** Acts that apply only to the stage that was shown: a second click must not repeat them on the next question. */
export const MEANS_THIS: ReadonlySet<TeacherAct> = new Set(['start', 'close', 'next', 'again', 'skip']);

/** The question `number`, new and like the one that was just revealed, comes next. */
export const askAgain = (quiz: Assignment, number: number, now: number): Change | null =>
  quiz.phase === 'revealed'
    ? askAt({ ...quiz, plan: quiz.plan.toSpliced(quiz.current + 1, 0, number) }, quiz.current + 1, now)
    : null;

/** What time alone does to a quiz; null where nothing is due. */
export const dueChange = (quiz: Assignment, now: number): Change | null => {
  if (quiz.deadline === null || quiz.deadline > now) return null;
  switch (quiz.phase) {
    case 'reading':
      return openQuestion(quiz, now);
    case 'open':
      return atOwnPace(quiz) ? (ACTS.end(quiz, now) ?? null) : reveal(quiz, now);
    case 'revealed':
    case 'podium':
      return askAt(quiz, quiz.current + 1, now);
    case 'planned':
      return opensLobby(quiz, now);
    case 'lobby':
      return leavesLobby(quiz, now);
    case 'over':
      return null;
  }
};

/** Revealed questions; once the quiz is over, all that were asked. */
export const askedOf = ({
  phase,
  plan,
  current,
}: Pick<Assignment, 'phase' | 'plan' | 'current'>): readonly number[] =>
  phase === 'over' ? plan : plan.slice(0, phase === 'revealed' ? current + 1 : Math.max(0, current));

/** Index of the plan from which a student who joins now takes part. */
export const sinceNow = ({ phase, current }: Assignment): number =>
  Math.max(0, phase === 'revealed' || phase === 'over' ? current + 1 : current);

/** A quiz with its questions. */
export interface QuizView {
  readonly quiz: Assignment;
  /** By number. */
  readonly questions: readonly Question[];
  /** How many take part. */
  readonly students: number;
  /** Answers to the question that is asked, or was revealed last; empty where nothing is asked. */
  readonly answers: readonly AnswerRow[];
  /** By team, who is in it; of a quiz with teams. */
  readonly teams?: readonly (readonly UserId[])[];
}
