import type { UserId } from '../../people/model/user.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { Answer } from './answer.ts';
import { MINUTE_MS, SECOND_MS } from './day.ts';
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
/** Which of several attempts at a homework counts. */
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
 * Why a quiz ended without being held: `missed`: the bot was away, or another quiz was running; `cancelled`: its teacher ended
 * it while it was planned; `unwarranted`: its planner may not teach any more.
 */
export const ENDINGS = ['missed', 'cancelled', 'unwarranted'] as const;
export type QuizEnding = (typeof ENDINGS)[number];

export interface QuizSettings {
  readonly mode: QuizMode;
  readonly count: number;
  readonly kinds: readonly QuestionKind[];
  /** Games to ask about, as `formatGameWish` writes them. */
  readonly games: readonly string[];
  /** The server's own names of its games; absent: none. */
  readonly own?: OwnNames;
  /** The set of the question bank that is asked in full; absent: positions are drawn. */
  readonly bank?: string;
  /** About 1 to 5. */
  readonly level: number;
  /** Time to read a question before answers are taken; 0 = none. */
  readonly readingSeconds: number;
  /** Time to answer a question. */
  readonly answerSeconds: number;
  /** Asks for typed answers where the kind of question has them. */
  readonly typed: boolean;
  readonly scoring: ScoringRule;
  /** Whether fast right answers earn more; only for questions asked of all at once. */
  readonly speed: boolean;
  /** Whether the first three are named in public at the end; with teams, the teams. */
  readonly podium: boolean;
  /** Whether they are revealed one by one. */
  readonly suspense: boolean;
  /** For questions asked of all at once. */
  readonly teams: Teaming;
  readonly teamCount: number;
  /** Whether nobody, not even the teacher, can link answers to students. For questions asked of all at once. */
  readonly anonymous: boolean;
  /** The teacher's title; empty: none. */
  readonly title: string;
  /** Exam: its duration. */
  readonly minutes: number;
  /** Exam: expected number of students, for whom its questions need positions. */
  readonly students: number;
  /** Exam: whether its students get no analyses meanwhile. */
  readonly shut: boolean;
  /** Start; null: by the teacher. Homework: opening. */
  readonly startsAt: number | null;
  /** Time before the start in which students can join. */
  readonly lobbyMinutes: number;
  /** Whether it starts by itself at that time, or waits in the lobby for the teacher. */
  readonly byItself: boolean;
  /** Homework: its close. */
  readonly closesAt: number | null;
  /** Homework: number of repetitions; null: no limit. */
  readonly retakes: number | null;
  readonly counts: AttemptRule;
  readonly answers: AnswersRule;
  /** Whether partly right answers earn partial credit; only where right answers alone are counted. */
  readonly partial: boolean;
  /** Homework: end of late submission, and the percentage of points it costs; null: none. */
  readonly late: { readonly until: number; readonly off: number } | null;
  /** Exam or homework: its sheets were printed. */
  readonly printed?: true;
}

/** Default settings, also for quizzes stored before a setting existed. */
export const DEFAULT_SETTINGS = {
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

/** The quiz's latest message, and what it shows. */
export interface QuizBoard {
  readonly channel: string;
  readonly message: string;
  /** A question's number, or `LOBBY`, `OWN`, `PODIUM` or `FINAL`. */
  readonly shows: number;
}
export const LOBBY = -1;
export const FINAL = -2;
/** An open exam or homework, where questions are personal. */
export const OWN = -3;
/** The end, while the podium is being revealed. */
export const PODIUM = -4;

/** A stored quiz. Numbers of questions never change; the plan has those asked, in order. */
export interface Assignment {
  readonly id: QuizId;
  readonly guild: string;
  readonly channel: string;
  /** Null: their data were erased. */
  readonly teacher: UserId | null;
  readonly settings: QuizSettings;
  readonly phase: QuizPhase;
  readonly plan: readonly number[];
  /** Index into the plan; -1 in the lobby. */
  readonly current: number;
  /** When the phase ends by itself; null = never. */
  readonly deadline: number | null;
  /** Milliseconds left when it was paused; null = not paused. */
  readonly left: number | null;
  /** Grows with every change of the fields above. */
  readonly revision: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly board: QuizBoard | null;
  readonly ending: QuizEnding | null;
  /** When the channel is reminded of homework; null: never, or done. */
  readonly remindAt: number | null;
  /** Whether all variants are made; always true where questions are shared. */
  readonly prepared: boolean;
  /** Milliseconds from the class's end to the deadline, for students with more time; absent: all end at once. */
  readonly grace?: number;
  /** Total answering time of the open shared question; absent: none, or unknown. */
  readonly openMs?: number;
  /** Over for the class, and open again for the student who sees it like this. */
  readonly isReopened?: true;
}

/** A student, participating from index `since` of the plan on. */
export interface Student {
  readonly user: UserId;
  readonly since: number;
  /** Display name when they joined or last answered. */
  readonly displayName?: string;
  /** From 0; absent: none. */
  readonly team?: number;
}

/** A student's last answer to a question before it closed. */
export interface AnswerRow {
  /** In an attempt: its slot. */
  readonly question: number;
  /** From 1; 0: a question asked of all at once. */
  readonly attempt: number;
  readonly user: UserId;
  readonly at: number;
  readonly answer: Answer;
  readonly said: readonly Said[];
  readonly right: boolean;
  /** Null if the answer is right, or comes from no known misconception. */
  readonly misconception: string | null;
  /** Whether the student is sure; null: not stated, which counts as unsure. */
  readonly sure: boolean | null;
  /** Share of the time left, in hundredths; null: speed does not count. */
  readonly speed: number | null;
  /** Typed in from paper by a teacher. */
  readonly typedIn?: true;
  /** Teacher's mark for own words, in hundredths of the points; absent: not yet. */
  readonly mark?: number;
  /** Milliseconds from seeing the question to this answer, without pauses and downtime; absent: unknown. */
  readonly tookMs?: number;
}

/** Number of the present or last question; null before the first and at the end. */
export const questionOf = (quiz: Assignment): number | null =>
  quiz.phase === 'over' ? null : (quiz.plan[quiz.current] ?? null);

export const hasBegun = ({ phase }: Pick<Assignment, 'phase'>): boolean =>
  phase !== 'planned' && phase !== 'lobby';

/** Whether it has begun and is not over. */
export const isRunning = (quiz: Pick<Assignment, 'phase'>): boolean =>
  hasBegun(quiz) && quiz.phase !== 'over';

/** Whether a student who is done may see the right answers. Those of questions asked of all were shown. */
export const answersShown = (quiz: Assignment): boolean => {
  const { answers } = quiz.settings;
  if (!atOwnPace(quiz)) return true;
  if (answers === 'hidden') return false;
  return quiz.phase === 'over' || (answers === 'done' && policyOf(quiz).shows === 'after-handing-in');
};

/** Whether its questions may still be changed: they are shared, and nobody has seen one. */
export const isDraft = (quiz: Assignment): boolean =>
  policyOf(quiz).positions === 'shared' && !hasBegun(quiz);

/**
 * Whether a question may be exchanged for everybody, though variants are personal: nobody has seen one, on screen or on paper.
 */
export const isExchangeable = (quiz: Assignment): boolean =>
  atOwnPace(quiz) && quiz.prepared && quiz.settings.printed !== true && !hasBegun(quiz);

/** A teacher's actions on a quiz. */
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

/** A teacher's actions on a question before the quiz begins. */
export const EXCHANGES = ['another', 'easier', 'harder'] as const;
export type Exchange = (typeof EXCHANGES)[number];
export const EDITS = [...EXCHANGES, 'earlier', 'later', 'remove'] as const;
export type Edit = (typeof EDITS)[number];

/** Changed fields of a quiz; the store adds the rest. */
export type Change = Partial<
  Pick<
    Assignment,
    'phase' | 'plan' | 'current' | 'deadline' | 'left' | 'ending' | 'remindAt' | 'grace' | 'openMs'
  >
> & {
  /** Only the changed ones: a teacher may change others at the same time. */
  readonly settings?: Partial<QuizSettings>;
};

/** Added by “more time”. */
const MORE_QUESTION_TIME_MS = 15 * SECOND_MS;
const MORE_EXAM_TIME_MS = 5 * MINUTE_MS;
/** Time for which an automatic quiz shows the right answer. */
const REVEAL_MS = 12 * SECOND_MS;
/** Time between two places of the podium. */
const UNVEIL_MS = 5 * SECOND_MS;
export const PODIUM_PLACES = 3;
/** A quiz that could not begin within this time is missed, and the channel is told. */
const START_TOLERANCE_MS = 15 * MINUTE_MS;
/** Of a lobby that opened late. */
const MIN_LOBBY_MS = MINUTE_MS;

/** After the last question. With suspense `current` grows by one for each revealed place. */
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

export const hasTeams = ({ settings }: Pick<Assignment, 'settings'>): boolean => settings.teams !== 'none';

/** To show any: fewer answers could be attributed. */
export const MIN_ANONYMOUS_ANSWERS = 3;

export const isTooFew = ({ settings }: Pick<Assignment, 'settings'>, answers: readonly unknown[]): boolean =>
  settings.anonymous && answers.length > 0 && answers.length < MIN_ANONYMOUS_ANSWERS;

/** Answers that may be shown: of an anonymous quiz only to questions with enough answers. */
export const withoutFew = <R extends { readonly question: number }>(
  { settings }: Pick<Assignment, 'settings'>,
  rows: readonly R[],
): readonly R[] => {
  if (!settings.anonymous) return rows;
  const counts = new Map<number, number>();
  for (const { question } of rows) counts.set(question, (counts.get(question) ?? 0) + 1);
  return rows.filter(({ question }) => counts.get(question)! >= MIN_ANONYMOUS_ANSWERS);
};

export const placesOf = ({ settings }: Pick<Assignment, 'settings'>): number =>
  hasTeams({ settings }) ? Math.min(PODIUM_PLACES, settings.teamCount) : PODIUM_PLACES;

/** Places revealed so far. */
export const placesTold = (quiz: Assignment): number =>
  quiz.phase === 'over'
    ? placesOf(quiz)
    : quiz.phase === 'podium'
      ? Math.max(0, quiz.current - quiz.plan.length)
      : 0;

/** The question at index `current` of the plan, starting with its reading time; the end where there is none. */
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

/** Time for which the shared question has been open; null: it is not, or unknown. */
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

/** From the lobby: the first question; or everybody's own, all at once. */
const begin = (quiz: Assignment, now: number): Change | null => {
  if (!atOwnPace(quiz)) return askAt(quiz, 0, now);
  if (!quiz.prepared) return null;
  const { minutes, closesAt } = quiz.settings;
  const deadline = policyOf(quiz).ends === 'after-minutes' ? now + minutes * MINUTE_MS : closesAt;
  return { phase: 'open', deadline, left: null };
};

const missed: Change = { phase: 'over', plan: [], deadline: null, ending: 'missed' };

/** Replaces an automatic start whose planner may not teach any more. */
export const unwarranted: Change = {
  phase: 'over',
  plan: [],
  deadline: null,
  remindAt: null,
  ending: 'unwarranted',
};

/** Time's effect on a planned quiz. Homework opens late rather than never; a lobby opens at least for a moment. */
const opensLobby = (quiz: Assignment, now: number): Change | null => {
  const { startsAt, closesAt, byItself } = quiz.settings;
  if (!policyOf(quiz).lobby) return closesAt !== null && closesAt <= now ? missed : begin(quiz, now);
  const at = startsAt ?? now;
  if (now > at + START_TOLERANCE_MS) return missed;
  return { phase: 'lobby', deadline: byItself ? Math.max(at, now + MIN_LOBBY_MS) : null };
};

/** Ends a lobby whose time has come. */
const leavesLobby = (quiz: Assignment, now: number): Change | null =>
  now > (quiz.deadline ?? now) + START_TOLERANCE_MS ? missed : begin(quiz, now);

type Decide = (quiz: Assignment, now: number) => Change | null;

/** The effect of each action; null where it does not fit the phase. `again` needs a new question: see `askAgain`. */
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
    const more = atOwnPace(quiz) ? MORE_EXAM_TIME_MS : MORE_QUESTION_TIME_MS;
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
  // Questions at one's own pace count as asked, whenever the quiz ends.
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

/** The effect of a teacher's action at `now` (milliseconds); null where it does not fit the phase. */
export const actOn = (quiz: Assignment, act: Exclude<TeacherAct, 'again'>, now: number): Change | null =>
  ACTS[act](quiz, now);

/** Phases distinguished by a stage. Fixed, since buttons of older versions contain stages. */
const STAGES_PER_QUESTION = 6;

const stage = (phase: QuizPhase, number: number | null): number =>
  ((number ?? -1) + 1) * STAGES_PER_QUESTION + PHASES.indexOf(phase);

/** Phase and question as a number, for buttons of the panel. Adding time does not change it. */
export const stageOf = (quiz: Assignment): number =>
  // A planned quiz has no question, so these numbers are free.
  quiz.phase === 'podium' ? stage('planned', placesTold(quiz)) : stage(quiz.phase, questionOf(quiz));

/** Whether the question open at stage `seen` is closed, and nothing came after it. */
export const isClosed = (quiz: Assignment, seen: number): boolean =>
  quiz.phase === 'revealed' && seen === stage('open', questionOf(quiz));

/** Actions on exactly the stage shown: a second click must not repeat them on the next question. */
export const MEANS_THIS: ReadonlySet<TeacherAct> = new Set(['start', 'close', 'next', 'again', 'skip']);

/** Asks the new question `number`, similar to the one just revealed, next. */
export const askAgain = (quiz: Assignment, number: number, now: number): Change | null =>
  quiz.phase === 'revealed'
    ? askAt({ ...quiz, plan: quiz.plan.toSpliced(quiz.current + 1, 0, number) }, quiz.current + 1, now)
    : null;

/** The change due by time; null: none. */
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

/** Index of the plan from which a student joining now takes part. */
export const sinceNow = ({ phase, current }: Assignment): number =>
  Math.max(0, phase === 'revealed' || phase === 'over' ? current + 1 : current);

/** A quiz with its questions. */
export interface QuizView {
  readonly quiz: Assignment;
  /** By number. */
  readonly questions: readonly Question[];
  /** Number of participants. */
  readonly students: number;
  /** Answers to the present or last revealed question; empty for none. */
  readonly answers: readonly AnswerRow[];
  /** Members by team, in a quiz with teams. */
  readonly teams?: readonly (readonly UserId[])[];
}
