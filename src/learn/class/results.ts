import { grouped } from '../../engine/core/maps.ts';
import { GONE, type UserId } from '../../people/model/user.ts';
import {
  type AnswerRow,
  type Assignment,
  askedOf,
  hasTeams,
  MIN_ANONYMOUS_ANSWERS,
  PODIUM_PLACES,
  type Student,
} from '../model/assignment.ts';
import { type Attempt, countingOf, questionOfSlot, type Variants } from '../model/attempt.ts';
import { type Corrected, type CorrectionEntry, correctedBy, isAccepted } from '../model/correction.ts';
import { isMarked, type Question } from '../model/question.ts';
import { mostPoints, pointsOf } from '../model/scoring.ts';

/** How many questions were asked, answered, and answered rightly. */
export interface AnswerTally {
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

/** An asked question: `number` in the quiz; `slot` from 1, as the class saw it. */
interface AskedQuestion {
  readonly number: number;
  readonly slot: number;
  readonly question: Question;
}

/** A question as one student got it, with their answer. */
export interface AskedItem extends AskedQuestion {
  readonly row: AnswerRow | null;
  /** A wrong answer that the teacher accepted later. */
  readonly accepted?: true;
}

export interface StudentResult extends AnswerTally {
  readonly user: UserId;
  /** Roster name; null: none, or not visible here. */
  readonly name: string | null;
  /** Display name, for files; only for teachers. */
  readonly displayName?: string;
  /** From 0; absent: none. */
  readonly team?: number;
  /** By the quiz's rule (see `scoring.ts`). */
  readonly points: number;
  /** By skill, in the order of the quiz. */
  readonly skills: ReadonlyMap<string, AnswerTally>;
  readonly answers: readonly AnswerRow[];
  /** Items that count. */
  readonly items: readonly AskedItem[];
  /** Items that the teacher dropped later. */
  readonly dropped: readonly AskedItem[];
  /** Answers in own words not yet marked; they count once marked. */
  readonly unmarked: readonly AskedItem[];
  /** At one's own pace: the attempt that counts, and the number begun; null: none counts. */
  readonly attempt: number | null;
  readonly attempts: number;
  /** Percentage of the points lost by late submission; absent: not late. */
  readonly off?: number;
}

/** `question`: the one that all variants resemble. */
export interface QuestionResult extends AnswerTally, AskedQuestion {}

export interface Results {
  readonly quiz: Assignment;
  /** In the order asked. */
  readonly questions: readonly QuestionResult[];
  readonly skills: readonly string[];
  /** Best first, then by name. */
  readonly students: readonly StudentResult[];
  /** By error, the number of students with at least two answers that only it explains; most frequent first. */
  readonly misconceptions: readonly { readonly id: string; readonly count: number }[];
  /** Corrections, which all figures above include. */
  readonly corrected: Corrected;
  /** Students removed by a teacher. */
  readonly removed: readonly StudentResult[];
  /** Questions dropped by a teacher. */
  readonly dropped: readonly AskedQuestion[];
}

/** A place on the podium. */
export interface PodiumPlace {
  readonly place: number;
  readonly user: UserId;
  readonly points: number;
}

/** A team's result, as a share of the possible points of its members, so that sizes don't matter. */
export interface TeamResult {
  /** Equal shares have one place. */
  readonly place: number;
  /** From 0. */
  readonly team: number;
  readonly members: number;
  readonly share: number;
}

/** Homework in a student's list. */
export interface OwnHomework {
  readonly quiz: Assignment;
  readonly attempts: number;
  /** Whether an attempt is under way. */
  readonly open: boolean;
  /** Attempts left without the one under way; null: no limit. */
  readonly left: number | null;
  /** Of the attempt that counts; null: none counts yet. */
  readonly result: StudentResult | null;
}

/** A student's own results: of an exam, or of the homework attempt handed in last. */
export interface OwnReport {
  readonly results: Results;
  readonly homework: OwnHomework | null;
}

/** Leaves out unknown properties. */
const shownAs = ({ displayName, team }: Pick<Student, 'displayName' | 'team'>) => ({
  ...(displayName === undefined ? {} : { displayName }),
  ...(team === undefined ? {} : { team }),
});

export const NONE: AnswerTally = { asked: 0, answered: 0, right: 0 };

/** Share of right answers among those asked, 0 to 1. */
export const accuracy = ({ asked, right }: AnswerTally): number => (asked === 0 ? 0 : right / asked);

/** Share of the possible points, at most 1; below 0 after confident wrong answers. */
const shareOfPoints = ({ asked, points }: StudentResult, { settings }: Assignment): number =>
  asked === 0 ? 0 : points / (asked * mostPoints(settings));

/** The item after corrections. */
const correctedItem = (item: AskedItem, corrected: Corrected): AskedItem => {
  const { row, number, question } = item;
  if (row === null || row.right || !isAccepted(corrected, number, question.line, row.said)) return item;
  return { ...item, row: { ...row, right: true, misconception: null }, accepted: true };
};

/** Whether an answer waits for a teacher's mark. */
export const waitsForMark = ({ question, row }: Pick<AskedItem, 'question' | 'row'>): boolean =>
  isMarked(question) && row !== null && row.mark === undefined;

/** Totals of a student's items after corrections. */
const tallied = (
  { settings }: Assignment,
  who: Pick<StudentResult, 'user' | 'name' | 'displayName' | 'team' | 'attempt' | 'attempts' | 'off'>,
  all: readonly AskedItem[],
  corrected: Corrected,
): StudentResult => {
  const counted = all.filter(({ number }) => !corrected.dropped.has(number));
  const items = counted.filter((item) => !waitsForMark(item)).map((item) => correctedItem(item, corrected));
  const unmarked = counted.filter(waitsForMark);
  const dropped = all.filter(({ number }) => corrected.dropped.has(number));
  const tallies = new Map<string, AnswerTally>();
  let sum = NONE;
  let points = 0;
  for (const { question, row } of items) {
    const add = ({ asked: n, answered, right }: AnswerTally): AnswerTally => ({
      asked: n + 1,
      answered: answered + (row === null ? 0 : 1),
      right: right + (row?.right === true ? 1 : 0),
    });
    sum = add(sum);
    points += pointsOf(row, question, settings);
    tallies.set(question.skill, add(tallies.get(question.skill) ?? NONE));
  }
  const answers = items.flatMap(({ row }) => (row === null ? [] : [row]));
  // A late attempt with points below 0 loses none.
  points -= (Math.max(0, points) * (who.off ?? 0)) / 100;
  return { ...who, ...sum, points, skills: tallies, answers, items, dropped, unmarked };
};

/** Answers of one student that an error must explain before it counts: one may be chance. */
const MIN_REPEATED_ANSWERS = 2;

/** Errors that a student repeated in those questions. */
const repeatedBy = ({ answers }: StudentResult, questions: ReadonlySet<number>): readonly string[] => {
  const counted = answers.filter(({ question }) => questions.has(question));
  const named = counted.flatMap(({ misconception }) => (misconception === null ? [] : [misconception]));
  return [...new Set(named)].filter((id) => named.filter((one) => one === id).length >= MIN_REPEATED_ANSWERS);
};

/** Figures of the whole class. `all`: the questions in the order asked, including dropped ones. */
const together = (
  quiz: Assignment,
  all: readonly AskedQuestion[],
  everybody: readonly StudentResult[],
  corrected: Corrected,
): Results => {
  const students = everybody.filter(({ user }) => !corrected.removed.has(user));
  const asked = all.filter(({ number }) => !corrected.dropped.has(number));
  const questions = asked.map(({ number, slot, question }): QuestionResult => {
    const items = students.flatMap((student) => student.items.filter((item) => item.slot === slot));
    const given = items.flatMap(({ row }) => (row === null ? [] : [row]));
    return {
      number,
      slot,
      question,
      asked: items.length,
      answered: given.length,
      right: given.filter(({ right }) => right).length,
    };
  });
  const told = new Set(notTooFew({ quiz, questions }).map(({ number }) => number));
  const errors = grouped(
    students.flatMap((student) => repeatedBy(student, told)),
    (id) => id,
  );
  return {
    quiz,
    questions,
    skills: [...new Set(asked.map(({ question }) => question.skill))],
    students: students.toSorted(
      (a, b) =>
        shareOfPoints(b, quiz) - shareOfPoints(a, quiz) ||
        b.right - a.right ||
        (a.name ?? a.user).localeCompare(b.name ?? b.user),
    ),
    misconceptions: [...errors]
      .map(([id, { length }]) => ({ id, count: length }))
      .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
    corrected,
    removed: everybody.filter(({ user }) => corrected.removed.has(user)),
    dropped: all.filter(({ number }) => corrected.dropped.has(number)),
  };
};

const askedIn = (numbers: readonly number[], all: readonly Question[]): readonly AskedQuestion[] =>
  numbers.flatMap((number, index) => {
    const question = all[number];
    return question === undefined ? [] : [{ number, slot: index + 1, question }];
  });

/** Questions a student took part in. An anonymous quiz stores no joining time: from the first question they answered. */
const takenPartIn = (quiz: Assignment, since: number, items: readonly AskedItem[]): readonly AskedItem[] => {
  if (!quiz.settings.anonymous) return items.slice(since);
  const first = items.findIndex(({ row }) => row !== null);
  return first === -1 ? [] : items.slice(first);
};

/**
 * The results of a quiz from its rows. A question counts for everybody who took part when it was asked, answered or not; speed
 * matters only if the teacher scores it.
 */
export const resultsOf = (
  quiz: Assignment,
  all: readonly Question[],
  students: readonly Student[],
  answers: readonly AnswerRow[],
  names: ReadonlyMap<UserId, string>,
  log: readonly CorrectionEntry[] = [],
): Results => {
  const corrected = correctedBy(log);
  const asked = askedIn(askedOf(quiz), all);
  const byUser = grouped(answers, ({ user }) => user);
  const results = students.map(({ user, since, ...shown }): StudentResult => {
    const theirs = new Map((byUser.get(user) ?? []).map((row) => [row.question, row]));
    const items = asked.map((one): AskedItem => ({ ...one, row: theirs.get(one.number) ?? null }));
    const who = { user, name: names.get(user) ?? null, ...shownAs(shown), attempt: null, attempts: 0 };
    return tallied(quiz, who, takenPartIn(quiz, since, items), corrected);
  });
  return together(quiz, asked, results, corrected);
};

/** The questions of an attempt with its answers. */
const itemsOf = (
  attempt: Attempt,
  base: readonly Question[],
  variants: Variants,
  answers: readonly AnswerRow[],
): readonly AskedItem[] =>
  base.map((like, slot) => ({
    slot: slot + 1,
    number: slot,
    question: questionOfSlot(attempt, slot, variants, base) ?? like,
    row: answers.find((row) => row.attempt === attempt.number && row.question === slot) ?? null,
  }));

/** A student's attempts, each with the result it would give. */
export const attemptTallies = (
  quiz: Assignment,
  student: Pick<StudentResult, 'user' | 'name' | 'displayName' | 'team' | 'attempts'>,
  all: readonly Attempt[],
  base: readonly Question[],
  variants: Variants,
  answers: readonly AnswerRow[],
  corrected: Corrected,
): readonly (StudentResult & { readonly taken: Attempt })[] =>
  all.map((taken) => {
    const late = taken.late === true && quiz.settings.late !== null ? { off: quiz.settings.late.off } : {};
    const who = { ...student, attempt: taken.number, ...late };
    return { taken, ...tallied(quiz, who, itemsOf(taken, base, variants, answers), corrected) };
  });

/**
 * The same for an exam or homework, with each student's counting attempt. Without one nothing was asked of them until the end;
 * then everything was.
 */
export const attemptResultsOf = (
  quiz: Assignment,
  base: readonly Question[],
  variants: Variants,
  students: readonly Student[],
  attempts: readonly Attempt[],
  answers: readonly AnswerRow[],
  names: ReadonlyMap<UserId, string>,
  log: readonly CorrectionEntry[] = [],
): Results => {
  const corrected = correctedBy(log);
  const asked = askedIn(quiz.plan, base);
  const attemptsBy = grouped(attempts, ({ user }) => user);
  const answersBy = grouped(answers, ({ user }) => user);
  const results = students.map(({ user, ...shown }): StudentResult => {
    const theirs = attemptsBy.get(user) ?? [];
    const rows = answersBy.get(user) ?? [];
    const attempts = theirs.filter(({ startedAt }) => startedAt !== null).length;
    const student = { user, name: names.get(user) ?? null, ...shownAs(shown), attempts };
    const done = attemptTallies(quiz, student, theirs, base, variants, rows, corrected);
    const counting = countingOf(quiz, done);
    if (counting !== null) {
      const { taken: _, ...result } = counting;
      return result;
    }
    const [first] = theirs;
    const nothing = asked.map(
      ({ question, ...one }, index): AskedItem => ({
        ...one,
        question: first === undefined ? question : itemsOf(first, base, variants, [])[index]!.question,
        row: null,
      }),
    );
    return tallied(quiz, { ...student, attempt: null }, quiz.phase === 'over' ? nothing : [], corrected);
  });
  return together(quiz, asked, results, corrected);
};

/** Questions of an anonymous quiz with enough answers; all of others. */
const notTooFew = ({ quiz, questions }: Pick<Results, 'quiz' | 'questions'>): readonly QuestionResult[] =>
  quiz.settings.anonymous ? questions.filter(({ answered }) => answered >= MIN_ANONYMOUS_ANSWERS) : questions;

/** Totals of the class, over the questions whose figures may be shown. */
export const wholeClass = (results: Pick<Results, 'quiz' | 'questions'>): AnswerTally =>
  notTooFew(results).reduce(
    (sum, { asked, answered, right }) => ({
      asked: sum.asked + asked,
      answered: sum.answered + answered,
      right: sum.right + right,
    }),
    NONE,
  );

/** Questions of an anonymous quiz with too few answers, marked or not; 0 for others. */
export const countTooFew = ({ quiz, questions, students }: Results): number => {
  const waiting = grouped(
    students.flatMap(({ unmarked }) => unmarked),
    ({ slot }) => slot,
  );
  const given = ({ slot, answered }: QuestionResult) => answered + (waiting.get(slot)?.length ?? 0);
  return quiz.settings.anonymous ? questions.filter((one) => given(one) < MIN_ANONYMOUS_ANSWERS).length : 0;
};

/** Questions whose figures may be shown: no answer waits for a mark, and an anonymous quiz has enough answers. */
export const toldQuestions = (results: Results): readonly QuestionResult[] => {
  const waiting = new Set(results.students.flatMap(({ unmarked }) => unmarked.map(({ slot }) => slot)));
  return notTooFew(results).filter(({ slot }) => !waiting.has(slot));
};

/** Partial points are fractions: equal sums may differ by rounding. */
const isMore = (points: number, than: number): boolean => points - than > 1e-9;

/** The teams, best first; none if nobody has one. Leaves out removed students' points. */
export const teamResultsOf = ({ quiz, students }: Results): readonly TeamResult[] => {
  if (!hasTeams(quiz) || students.every(({ team }) => team === undefined)) return [];
  const teams = Array.from({ length: quiz.settings.teamCount }, (_, team) => {
    const members = students.filter((one) => one.team === team);
    const sum = (of: (student: StudentResult) => number) =>
      members.reduce((total, student) => total + of(student), 0);
    const most = sum(({ asked }) => asked) * mostPoints(quiz.settings);
    return { team, members: members.length, share: most === 0 ? 0 : sum(({ points }) => points) / most };
  });
  return teams
    .map((one) => ({ ...one, place: 1 + teams.filter(({ share }) => isMore(share, one.share)).length }))
    .toSorted((a, b) => a.place - b.place || a.team - b.team);
};

/** The students on the first three places with points; ties share a place. */
export const podiumOf = ({ students }: Results): readonly PodiumPlace[] => {
  const placed = students.filter(({ points }) => points > 0);
  return (
    placed
      .map(({ user, points }) => ({
        place: 1 + placed.filter((other) => isMore(other.points, points)).length,
        user,
        points,
      }))
      // Erased users keep their place without a name.
      .filter(({ place, user }) => place <= PODIUM_PLACES && !user.startsWith(GONE))
      .sort((a, b) => a.place - b.place)
  );
};
