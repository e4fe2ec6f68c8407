import type { Assignment } from '../model/assignment.ts';
import { FIRST_VARIANTS } from '../model/attempt.ts';
import { policyOf } from '../model/policy.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import type { ExamPoolWish, SlotPosition } from '../questions/making.ts';
import type { Classroom } from './classroom.ts';
import { isDoubtful, Seating, scarceOf, slotsInOrder } from './seating.ts';
import { POSITIONS_AHEAD } from './variant-pool.ts';

/** After this many failures a slot keeps its one question for everybody. */
const MAX_FAILURES = 2;
/**
 * Variants of one structure wanted at first: one per seat up to this many, and for half of a larger class; more are made as
 * seats are taken.
 */
const MIN_STOCKED_SEATS = 60;

/** Positions to keep out of a slot: `avoid` (symmetries) always, `elsewhere` while there are enough others. */
export interface Unwanted {
  readonly avoid: readonly string[];
  readonly elsewhere: readonly SlotPosition[];
}

/** Contents of a slot: `base` is its question from now on, `exhausted` means that no more will come. */
interface Stock {
  readonly questions: readonly Question[];
  readonly exhausted: boolean;
  readonly base?: Question | undefined;
}

export const stockOf = async (
  { questions: maker }: Classroom,
  quiz: Assignment,
  question: Question,
  { avoid, elsewhere }: Unwanted,
  wish: Pick<ExamPoolWish, 'kinds' | 'level' | 'within' | 'seed'>,
): Promise<Stock> => {
  const { seed } = wish;
  const grows = policyOf(quiz).positions === 'growing-pool';
  const { games, own, students, bank } = quiz.settings;
  if (bank !== undefined) {
    const unwanted = [...avoid, ...symmetriesOf(elsewhere)];
    const made = await maker.variants(question, seed, FIRST_VARIANTS, unwanted);
    return { questions: made, exhausted: !grows && made.length < FIRST_VARIANTS };
  }
  // Replaces drawn questions with few equals; a teacher's own stay.
  const { questions } = await maker.examPool({
    question,
    games,
    ...(own === undefined ? {} : { own }),
    ...wish,
    count: grows
      ? Math.min(students, Math.max(MIN_STOCKED_SEATS, students / 2)) + POSITIONS_AHEAD
      : FIRST_VARIANTS,
    avoid,
    elsewhere,
  });
  // It stopped where more would be expensive: whether more exist is found when they are needed.
  return { questions, exhausted: !grows && questions.length < FIRST_VARIANTS, base: questions[0] };
};

/** After repeated failures everybody gets the same question, so that the quiz can continue. Null: to be tried again. */
const stockOrBase = async (
  room: Classroom,
  quiz: Assignment,
  slot: number,
  question: Question,
  unwanted: Unwanted,
  counts: Map<number, number>,
  failed: (error: unknown) => void,
): Promise<Stock | null> => {
  try {
    const { kinds, level } = quiz.settings;
    return await stockOf(room, quiz, question, unwanted, { kinds, level, seed: `${quiz.id} ${slot}` });
  } catch (error) {
    failed(error);
    const times = (counts.get(slot) ?? 0) + 1;
    counts.set(slot, times);
    return times < MAX_FAILURES ? null : { questions: [question], exhausted: true };
  }
};

/**
 * Makes the variants of each slot in turn, so that nobody has a position in two of them; resumes after a stop. True: all done,
 * seats can be taken. A question not yet replaced is used in
 * no other slot, so that each slot has at least one.
 */
export const prepareQuiz = async (
  room: Classroom,
  quiz: Assignment,
  counts: Map<number, number>,
  failed: (error: unknown) => void,
): Promise<boolean> => {
  const { classes: store } = room;
  const supplies = [...(await store.supplies(quiz.id))];
  const questions = await store.questions(quiz.id);
  const placed: (readonly SlotPosition[])[] = [...(await store.placed(quiz.id))];
  const seating = new Seating(placed);
  const empty = slotsInOrder(questions).filter(([slot]) => (supplies[slot]?.count ?? 0) === 0);
  const missing = new Map(empty);
  for (const [slot, question] of empty) {
    // It may have been ended meanwhile.
    if ((await store.load(quiz.id))?.phase === 'over') return false;
    const others = [...missing].filter(([other]) => other !== slot).map(([, { symmetry }]) => symmetry);
    const elsewhere = seating.taken();
    const unwanted = { avoid: [...scarceOf(placed, supplies), ...others], elsewhere };
    const stock = await stockOrBase(room, quiz, slot, question, unwanted, counts, failed);
    if (stock === null) continue;
    const { exhausted, base } = stock;
    const seated = seating.apart(stock.questions, 0);
    const isAsDrawn = isDoubtful(seated, questions.length, elsewhere);
    const variants = isAsDrawn ? [question] : seated;
    await store.addVariants(quiz.id, slot, 0, variants, exhausted, isAsDrawn ? undefined : base);
    seating.add(variants, 0);
    placed[slot] = variants;
    supplies[slot] = { count: variants.length, exhausted };
    missing.delete(slot);
  }
  if (missing.size > 0) return false;
  await store.setPrepared(quiz.id);
  return true;
};
