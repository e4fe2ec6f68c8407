import type { UserId } from '../match.ts';
import type { Question } from '../quiz/question.ts';
import { type AnswerRow, askedOf, type QuizRecord, type Student } from './quiz.ts';

/** How many questions were asked of somebody, how many answered, and how many rightly. */
export interface Tally {
  readonly asked: number;
  readonly answered: number;
  readonly right: number;
}

export interface StudentResult extends Tally {
  readonly user: UserId;
  /** From the roster; null = none given, or not for these eyes. */
  readonly name: string | null;
  /** By skill, in the order of the quiz. */
  readonly skills: ReadonlyMap<string, Tally>;
  readonly answers: readonly AnswerRow[];
}

export interface QuestionResult extends Tally {
  readonly number: number;
  readonly question: Question;
}

export interface Results {
  readonly quiz: QuizRecord;
  /** In the order asked. */
  readonly questions: readonly QuestionResult[];
  readonly skills: readonly string[];
  /** The best first, then by name. */
  readonly students: readonly StudentResult[];
  /** The most frequent first. */
  readonly misconceptions: readonly { readonly id: string; readonly count: number }[];
}

const grouped = <T, K>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
};

const NONE: Tally = { asked: 0, answered: 0, right: 0 };

/** The share of the questions asked that was answered rightly, 0 to 1. */
export const accuracy = ({ asked, right }: Tally): number => (asked === 0 ? 0 : right / asked);

/**
 * What a quiz came to, from its rows alone. A question counts for who took part when it was asked, answered or not; how
 * fast an answer came plays no part.
 */
export const resultsOf = (
  quiz: QuizRecord,
  all: readonly Question[],
  students: readonly Student[],
  answers: readonly AnswerRow[],
  names: ReadonlyMap<UserId, string>,
): Results => {
  const asked = askedOf(quiz);
  const skillOf = (number: number): string => all[number]?.skill ?? '';
  const skills = [...new Set(asked.map(skillOf))];
  const byUser = grouped(answers, ({ user }) => user);
  const results = students.map(({ user, since }): StudentResult => {
    const theirs = new Map((byUser.get(user) ?? []).map((row) => [row.question, row]));
    const tallies = new Map<string, Tally>();
    const given: AnswerRow[] = [];
    let sum = NONE;
    for (const number of asked.slice(since)) {
      const row = theirs.get(number);
      if (row !== undefined) given.push(row);
      const add = ({ asked: n, answered, right }: Tally): Tally => ({
        asked: n + 1,
        answered: answered + (row === undefined ? 0 : 1),
        right: right + (row?.right === true ? 1 : 0),
      });
      sum = add(sum);
      tallies.set(skillOf(number), add(tallies.get(skillOf(number)) ?? NONE));
    }
    return { user, name: names.get(user) ?? null, ...sum, skills: tallies, answers: given };
  });
  const counted = results.flatMap((student) => student.answers);
  const questions = asked.flatMap((number, place): readonly QuestionResult[] => {
    const question = all[number];
    const given = counted.filter((row) => row.question === number);
    return question === undefined
      ? []
      : [
          {
            number,
            question,
            asked: students.filter(({ since }) => since <= place).length,
            answered: given.length,
            right: given.filter(({ right }) => right).length,
          },
        ];
  });
  const thoughts = grouped(
    counted.flatMap(({ misconception }) => (misconception === null ? [] : [misconception])),
    (id) => id,
  );
  return {
    quiz,
    questions,
    skills,
    students: results.toSorted(
      (a, b) =>
        accuracy(b) - accuracy(a) || b.right - a.right || (a.name ?? a.user).localeCompare(b.name ?? b.user),
    ),
    misconceptions: [...thoughts]
      .map(([id, { length }]) => ({ id, count: length }))
      .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
  };
};
