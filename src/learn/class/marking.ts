/** Answers in students' own words, marked by a teacher. Names are left out, so that nobody is marked by who they are. */
import { ok } from '../../engine/core/result.ts';
import { seeded } from '../../kernel/random.ts';
import { type AnswerRow, type Assignment, askedOf, type QuizId, withoutFew } from '../model/assignment.ts';
import { atOwnPace } from '../model/policy.ts';
import { isMarked, type Question } from '../model/question.ts';
import type { Actor } from './actor.ts';
import { type Classroom, TRIES } from './classroom.ts';
import { type Reply, refuse } from './faults.ts';

/** What an answer can be given: nothing, half of its points, all. In hundredths. */
export const MARKS = [0, 50, 100] as const;

/**
 * Which answer. `of`: its code. A button with the student's id would tell whose it is, or in an anonymous quiz which answers are
 * one student's. Buttons of older versions have the id.
 */
export interface AnswerRef extends Pick<AnswerRow, 'attempt' | 'question'> {
  readonly of: string;
}

const shortHash = (text: string): string => Math.floor(seeded(text)() * 2 ** 32).toString(36);

/** Says what was written about which position, and nothing of who wrote it: also after an anonymous quiz has given its answers other ids. */
const codeOf = ({ question: { line }, row }: Pick<MarkedAnswer, 'question' | 'row'>): string => {
  const text = JSON.stringify([row.attempt, row.question, line, row.said]);
  return shortHash(text) + shortHash([...text].toReversed().join(''));
};

export interface MarkedAnswer {
  readonly question: Question;
  /** From 1, as the class saw it. */
  readonly slot: number;
  readonly row: AnswerRow;
  /** What buttons call it: no other answer of the quiz has it. */
  readonly code: string;
}

export interface Marking {
  readonly quiz: Assignment;
  /** Question by question, in an order that says nothing of who answered; it stays as it is. */
  readonly answers: readonly MarkedAnswer[];
}

/** Each question has an order of its own: one order for all would show which answers are one student's. */
const lotOf = (id: QuizId, { user, attempt, question }: AnswerRow): number =>
  seeded(`${id} ${user} ${attempt} ${question}`)();

/** Answers to a question that is closed, or in attempts that are handed in. */
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
    const question = variants.get(row.question)?.[attempt.variants[row.question] ?? 0] ?? base[row.question];
    return question === undefined ? [] : [{ question, slot: row.question + 1, row }];
  });
};

/** For a teacher: all answers that they mark. */
export const toMark = async (room: Classroom, id: QuizId, by: Actor): Reply<Marking> => {
  const quiz = await room.taught(id, by);
  if (!quiz.ok) return quiz;
  const all = (await closedAnswers(room, quiz.value)).filter(({ question }) => isMarked(question));
  const answers = all
    .map((answer) => ({ answer, lot: lotOf(id, answer.row) }))
    .toSorted((a, b) => a.answer.slot - b.answer.slot || a.lot - b.lot)
    .map(({ answer }) => answer);
  // Of those who wrote the same about the same position, each has a number: it does not matter who has which.
  const same = new Map<string, number>();
  const coded = answers.map((answer): MarkedAnswer => {
    const code = codeOf(answer);
    const number = same.get(code) ?? 0;
    same.set(code, number + 1);
    return { ...answer, code: `${code}-${number}` };
  });
  return ok({ quiz: quiz.value, answers: coded });
};

/** Marks an answer, or marks it anew. */
export const mark = async (
  room: Classroom,
  id: QuizId,
  by: Actor,
  ref: AnswerRef,
  worth: number,
): Reply<Marking> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const marking = await toMark(room, id, by);
    if (!marking.ok) return marking;
    const found = marking.value.answers.find(
      ({ row, code }) =>
        row.attempt === ref.attempt &&
        row.question === ref.question &&
        (code === ref.of || row.user === ref.of),
    );
    if (found === undefined || !MARKS.some((one) => one === worth)) return refuse('not-now', {});
    // An anonymous quiz that ends in between gives its answers other ids: then it is looked for anew.
    if (await room.classes.mark(id, found.row, worth)) return toMark(room, id, by);
  }
  return refuse('moved-on', {});
};
