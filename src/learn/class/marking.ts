/** Answers in students' own words, marked by a teacher. Anonymous, so that names don't influence marks. */
import { ok } from '../../engine/core/result.ts';
import { seeded } from '../../kernel/random.ts';
import { type AnswerRow, type Assignment, askedOf, type QuizId, withoutFew } from '../model/assignment.ts';
import { questionOfSlot } from '../model/attempt.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { type Classroom, forItsTeachers, retried } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

/** Marks: none, half, or all of the points, in hundredths. */
export const MARKS = [0, 50, 100] as const;

/**
 * Reference to an answer. `of`: its code. A student's id in a button would reveal the writer, or link one student's answers in
 * an anonymous quiz. Buttons of older versions have the id.
 */
export interface AnswerRef extends Pick<AnswerRow, 'attempt' | 'question'> {
  readonly of: string;
}

const shortHash = (text: string): string => Math.floor(seeded(text)() * 2 ** 32).toString(36);

/** Digest of text and position, without the writer; stays the same when an anonymous quiz replaces its ids at the end. */
const codeOf = ({ question: { line }, row }: Pick<MarkedAnswer, 'question' | 'row'>): string => {
  const text = JSON.stringify([row.attempt, row.question, line, row.said]);
  return shortHash(text) + shortHash([...text].toReversed().join(''));
};

export interface MarkedAnswer {
  readonly question: Question;
  /** From 1, as the class saw it. */
  readonly slot: number;
  readonly row: AnswerRow;
  /** The answer's name in buttons; unique in the quiz. */
  readonly code: string;
}

export interface Marking {
  readonly quiz: Assignment;
  /** By question, in a fixed order independent of the writers. */
  readonly answers: readonly MarkedAnswer[];
}

/** A separate order for each question: a common one would link a student's answers. */
const lotOf = (id: QuizId, { user, attempt, question }: AnswerRow): number =>
  seeded(`${id} ${user} ${attempt} ${question}`)();

/** Answers to closed questions, or in submitted attempts. */
const closedAnswers = async (
  { classes: store }: Classroom,
  quiz: Assignment,
): Promise<readonly Omit<MarkedAnswer, 'code'>[]> => {
  const rows = withoutFew(quiz, await store.answers(quiz.id));
  if (!atOwnPace(quiz)) {
    const questions = await store.questions(quiz.id);
    const asked = askedOf(quiz);
    return rows.flatMap((row) => {
      const question = questions[row.question];
      return question === undefined || !asked.includes(row.question)
        ? []
        : [{ question, slot: asked.indexOf(row.question) + 1, row }];
    });
  }
  const attempts = await store.attempts(quiz.id);
  const base = await store.questions(quiz.id);
  const variants = await store.variants(quiz.id);
  const taken = new Map(attempts.map((one) => [`${one.user} ${one.number}`, one]));
  return rows.flatMap((row) => {
    const attempt = taken.get(`${row.user} ${row.attempt}`);
    if (attempt === undefined || (attempt.endedAt === null && quiz.phase !== 'over')) return [];
    const question = questionOfSlot(attempt, row.question, variants, base);
    return question === undefined ? [] : [{ question, slot: row.question + 1, row }];
  });
};

/** All answers for a teacher to mark. */
export const toMark = forItsTeachers(async (room, quiz): Reply<Marking> => {
  const all = (await closedAnswers(room, quiz)).filter(({ question }) => isMarked(question));
  const answers = all
    .map((answer) => ({ answer, lot: lotOf(quiz.id, answer.row) }))
    .toSorted((a, b) => a.answer.slot - b.answer.slot || a.lot - b.lot)
    .map(({ answer }) => answer);
  // Numbers equal texts about the same position, in any order.
  const same = new Map<string, number>();
  const coded = answers.map((answer): MarkedAnswer => {
    const code = codeOf(answer);
    const number = same.get(code) ?? 0;
    same.set(code, number + 1);
    return { ...answer, code: `${code}-${number}` };
  });
  return ok({ quiz, answers: coded });
});

/** Marks an answer, or changes its mark. */
export const mark = (room: Classroom, id: QuizId, by: Actor, ref: AnswerRef, worth: number): Reply<Marking> =>
  retried(async () => {
    const marking = await toMark(room, id, by);
    if (!marking.ok) return marking;
    const found = marking.value.answers.find(
      ({ row, code }) =>
        row.attempt === ref.attempt &&
        row.question === ref.question &&
        (code === ref.of || row.user === ref.of),
    );
    if (found === undefined || !MARKS.some((one) => one === worth)) return refuse('not-now', {});
    // An anonymous quiz that ends meanwhile replaces its ids: look again.
    return (await room.classes.mark(id, found.row, worth)) ? toMark(room, id, by) : null;
  });
