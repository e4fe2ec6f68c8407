import type { Assignment } from '../model/assignment.ts';
import { FIRST_VARIANTS } from '../model/attempt.ts';
import { policyOf } from '../model/policy.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import { isBalanced } from '../questions/kinds/index.ts';
import type { ExamPoolWish, SlotPosition } from '../questions/making.ts';
import type { Classroom } from './classroom.ts';
import { isDoubtful, scarceOf, seatingOf } from './seating.ts';
import { SLACK } from './variant-pool.ts';

/** A slot in which making failed so often keeps its question, for everybody. */
const MAX_FAILURES = 2;
/** Positions of one structure wanted at first: one each for so many, and for half of a larger class; more are made as seats are taken. */
const FIRST_SEATS = 60;

/** What is not to come into a slot: `avoid` (symmetries) at all, `elsewhere` as long as there is enough else. */
export interface Unwanted {
  readonly avoid: readonly string[];
  readonly elsewhere: readonly SlotPosition[];
}

/** What a slot is given: `base` is its question from now on, `exhausted` that no more will come. */
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
  // Questions that were drawn are replaced if few others are as hard; a teacher's own stay.
  const { questions } = await maker.examPool({
    question,
    games,
    ...(own === undefined ? {} : { own }),
    ...wish,
    count: grows ? Math.min(students, Math.max(FIRST_SEATS, students / 2)) + SLACK : FIRST_VARIANTS,
    avoid,
    elsewhere,
  });
  // It gave up where more would have been dear: whether there are is found when they are wanted.
  return { questions, exhausted: !grows && questions.length < FIRST_VARIANTS, base: questions[0] };
};

/** Where making fails time and again everybody has the same question, since the quiz must go on. Null: it is to be tried again. */
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
 * Makes the questions of each slot, one slot after another, so that nobody has a position in two of them; a process that is
 * stopped goes on there. True: all is done and seats can be taken. Balanced kinds come first, since they have the fewest
 * positions. A question that has not been replaced is used in no other slot, so that each slot has one at least.
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
  const seating = seatingOf(placed);
  const empty = [...questions.entries()]
    .filter(([slot]) => (supplies[slot]?.count ?? 0) === 0)
    .toSorted(([, a], [, b]) => Number(isBalanced(b.kind)) - Number(isBalanced(a.kind)));
  const missing = new Map(empty);
  for (const [slot, question] of empty) {
    // Whoever ends it meanwhile waits for nothing.
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
