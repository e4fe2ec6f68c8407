import { grouped } from '../../kernel/grouped.ts';
import { GONE, type UserId } from '../../people/model/user.ts';
import {
  type AnswerRow,
  type Assignment,
  askedOf,
  hasTeams,
  MIN_ANONYMOUS,
  PLACES,
  type Student,
} from '../model/assignment.ts';
import { type Attempt, countingOf } from '../model/attempt.ts';
import { type Corrected, type CorrectionEntry, correctedBy, isAccepted } from '../model/correction.ts';
import { isMarked, type Question } from '../model/question.ts';
import { mostPoints, pointsOf } from '../model/scoring.ts';

/** How many questions were asked of somebody, how many answered, and how many rightly. */
export interface AnswerTally {
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

/** A question that was asked: `number` in the quiz; `slot` from 1, as it was seen. */
interface Asked {
  readonly number: number;
  readonly slot: number;
  readonly question: Question;
}

/** A question as one student got it, and their answer. */
export interface AskedItem extends Asked {
  readonly row: AnswerRow | null;
  /** The answer was wrong, and the teacher accepted it afterwards. */
  readonly accepted?: true;
}

export interface StudentResult extends AnswerTally {
  readonly user: UserId;
  /** From the roster; null = none given, or not for these eyes. */
  readonly name: string | null;
  /** As the server shows them, for files; for teachers’ eyes alone. */
  readonly displayName?: string;
  /** From 0; absent: in none. */
  readonly team?: number;
  /** By the quiz's rule (see `scoring.ts`). */
  readonly points: number;
  /** By skill, in the order of the quiz. */
  readonly skills: ReadonlyMap<string, AnswerTally>;
  readonly answers: readonly AnswerRow[];
  /** What counts. */
  readonly items: readonly AskedItem[];
  /** What the teacher dropped afterwards. */
  readonly dropped: readonly AskedItem[];
  /** Answers in their own words that no teacher has marked: they count as soon as one has. */
  readonly unmarked: readonly AskedItem[];
  /** At one's own pace: the attempt that counts, and how many were begun; null: none counts. */
  readonly attempt: number | null;
  readonly attempts: number;
  /** Percentage of the points that handing in late costs; absent: it was not late. */
  readonly off?: number;
}

/** `question`: where everybody has another one, the one they are all like. */
export interface QuestionResult extends AnswerTally, Asked {}

export interface Results {
  readonly quiz: Assignment;
  /** In the order asked. */
  readonly questions: readonly QuestionResult[];
  readonly skills: readonly string[];
  /** The best first, then by name. */
  readonly students: readonly StudentResult[];
  /** Students of whom at least two answers fit this error and no other; the most frequent first. */
  readonly misconceptions: readonly { readonly id: string; readonly count: number }[];
  /** What was set right afterwards; all of the above counts it in. */
  readonly corrected: Corrected;
  /** Students whom a teacher took off the results. */
  readonly removed: readonly StudentResult[];
  /** Questions that a teacher dropped. */
  readonly dropped: readonly Asked[];
}

/** A place on the podium. */
export interface PodiumPlace {
  readonly place: number;
  readonly user: UserId;
  readonly points: number;
}

/** What a team has: as a share of what its members could have, so that large and small teams are equal. */
export interface TeamResult {
  /** Teams with equal shares have one place. */
  readonly place: number;
  /** From 0. */
  readonly team: number;
  readonly members: number;
  readonly share: number;
}

/** Homework as one student finds it. */
export interface OwnHomework {
  readonly quiz: Assignment;
  readonly attempts: number;
  /** Whether an attempt is under way. */
  readonly open: boolean;
  /** How many attempts are left, the one under way not counted; null: as many as one likes. */
  readonly left: number | null;
  /** Of what counts now; null: nothing was handed in. */
  readonly result: StudentResult | null;
}

/** Results of one's own: of an exam; of the attempt at homework that was handed in last. */
export interface OwnReport {
  readonly results: Results;
  readonly homework: OwnHomework | null;
}

/** What is not known of a student is no property. */
const shownAs = ({ displayName, team }: Pick<Student, 'displayName' | 'team'>) => ({
  ...(displayName === undefined ? {} : { displayName }),
  ...(team === undefined ? {} : { team }),
});

export const NONE: AnswerTally = { asked: 0, answered: 0, right: 0 };

/** The share of the questions asked that was answered rightly, 0 to 1. */
export const accuracy = ({ asked, right }: AnswerTally): number => (asked === 0 ? 0 : right / asked);

/** The share of the points that could be had, at most 1; below 0 for who was sure and wrong. */
export const shareOfPoints = ({ asked, points }: StudentResult, { settings }: Assignment): number =>
  asked === 0 ? 0 : points / (asked * mostPoints(settings));

/** The item as it counts after what was set right. */
const correctedItem = (item: AskedItem, corrected: Corrected): AskedItem => {
  const { row, number, question } = item;
  if (row === null || row.right || !isAccepted(corrected, number, question.line, row.said)) return item;
  return { ...item, row: { ...row, right: true, misconception: null }, accepted: true };
};

/** What handing in late costs an attempt. */
export const lateIn = ({ settings: { late } }: Assignment, attempt: Attempt): Pick<StudentResult, 'off'> =>
  attempt.late === true && late !== null ? { off: late.off } : {};

/** Whether an answer waits for a teacher to say what it is worth. */
export const waitsForMark = ({ question, row }: Pick<AskedItem, 'question' | 'row'>): boolean =>
  isMarked(question) && row !== null && row.mark === undefined;

/** What somebody's items come to, with what was set right afterwards. */
export const tallied = (
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
  // Who has nothing has nothing to lose.
  points -= (Math.max(0, points) * (who.off ?? 0)) / 100;
  return { ...who, ...sum, points, skills: tallies, answers, items, dropped, unmarked };
};

/** Answers of one student that one error has to explain before it is put down to them: once is chance. */
const MIN_REPEATS = 2;

/** The errors that a student made again, in those questions. */
const repeatedBy = ({ answers }: StudentResult, questions: ReadonlySet<number>): readonly string[] => {
  const counted = answers.filter(({ question }) => questions.has(question));
  const named = counted.flatMap(({ misconception }) => (misconception === null ? [] : [misconception]));
  return [...new Set(named)].filter((id) => named.filter((one) => one === id).length >= MIN_REPEATS);
};

/** The class together. `all`: the questions in the order asked, those that were dropped too. */
const together = (
  quiz: Assignment,
  all: readonly Asked[],
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

const askedIn = (numbers: readonly number[], all: readonly Question[]): readonly Asked[] =>
  numbers.flatMap((number, index) => {
    const question = all[number];
    return question === undefined ? [] : [{ number, slot: index + 1, question }];
  });

/**
 * Which of the questions a student took part in. An anonymous quiz keeps nobody's place: they take part from the first question
 * that they answered on.
 */
const takenPartIn = (quiz: Assignment, since: number, items: readonly AskedItem[]): readonly AskedItem[] => {
  if (!quiz.settings.anonymous) return items.slice(since);
  const first = items.findIndex(({ row }) => row !== null);
  return first === -1 ? [] : items.slice(first);
};

/**
 * What a quiz came to, from its rows alone. A question counts for who took part when it was asked, answered or not; how
 * fast an answer came plays no part unless the teacher wanted it to.
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

/** The questions of an attempt with the answers given to them. */
export const itemsOf = (
  attempt: Attempt,
  base: readonly Question[],
  variants: ReadonlyMap<number, readonly Question[]>,
  answers: readonly AnswerRow[],
): readonly AskedItem[] =>
  base.map((like, slot) => ({
    slot: slot + 1,
    number: slot,
    question: variants.get(slot)?.[attempt.variants[slot] ?? 0] ?? like,
    row: answers.find((row) => row.attempt === attempt.number && row.question === slot) ?? null,
  }));

/**
 * The same of an exam or homework: of each student the attempt that counts. Until there is one nothing was asked of them;
 * once it is over, everything was.
 */
export const attemptResultsOf = (
  quiz: Assignment,
  base: readonly Question[],
  variants: ReadonlyMap<number, readonly Question[]>,
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
    const name = names.get(user) ?? null;
    const whoOf = (attempt: number | null) => ({ user, name, ...shownAs(shown), attempt, attempts });
    const done = theirs.map((attempt) => ({
      taken: attempt,
      ...tallied(
        quiz,
        { ...whoOf(attempt.number), ...lateIn(quiz, attempt) },
        itemsOf(attempt, base, variants, rows),
        corrected,
      ),
    }));
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
    return tallied(quiz, whoOf(null), quiz.phase === 'over' ? nothing : [], corrected);
  });
  return together(quiz, asked, results, corrected);
};

/** Questions of an anonymous quiz that enough answered; all of another one. */
export const notTooFew = ({
  quiz,
  questions,
}: Pick<Results, 'quiz' | 'questions'>): readonly QuestionResult[] =>
  quiz.settings.anonymous ? questions.filter(({ answered }) => answered >= MIN_ANONYMOUS) : questions;

/** What the class as a whole came to, in the questions whose numbers can be told. */
export const wholeClass = (results: Pick<Results, 'quiz' | 'questions'>): AnswerTally =>
  notTooFew(results).reduce(
    (sum, { asked, answered, right }) => ({
      asked: sum.asked + asked,
      answered: sum.answered + answered,
      right: sum.right + right,
    }),
    NONE,
  );

/** How many questions of an anonymous quiz too few answered, marked or not; 0 of another one. */
export const countTooFew = ({ quiz, questions, students }: Results): number => {
  const waiting = grouped(
    students.flatMap(({ unmarked }) => unmarked),
    ({ slot }) => slot,
  );
  const given = ({ slot, answered }: QuestionResult) => answered + (waiting.get(slot)?.length ?? 0);
  return quiz.settings.anonymous ? questions.filter((one) => given(one) < MIN_ANONYMOUS).length : 0;
};

/** Questions whose numbers can be told: no answer waits for a mark, and of an anonymous quiz enough were given. */
export const toldQuestions = (results: Results): readonly QuestionResult[] => {
  const waiting = new Set(results.students.flatMap(({ unmarked }) => unmarked.map(({ slot }) => slot)));
  return notTooFew(results).filter(({ slot }) => !waiting.has(slot));
};

/** Parts of points are fractions: sums of them differ by rounding alone. */
const isMore = (points: number, than: number): boolean => points - than > 1e-9;

/** The teams of a quiz, the best first, none if nobody is in one; points of somebody who was taken off count for none. */
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

/** Who shares the first three places with points to show for it; equal points share a place. */
export const podiumOf = ({ students }: Results): readonly PodiumPlace[] => {
  const placed = students.filter(({ points }) => points > 0);
  return (
    placed
      .map(({ user, points }) => ({
        place: 1 + placed.filter((other) => isMore(other.points, points)).length,
        user,
        points,
      }))
      // Whose data were deleted keeps their place, and is named no more.
      .filter(({ place, user }) => place <= PLACES && !user.startsWith(GONE))
      .sort((a, b) => a.place - b.place)
  );
};
