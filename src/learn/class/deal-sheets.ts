/** Sheets for students of no class, dealt like an exam's papers. */
import type { Supply } from '../model/attempt.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import type { ExamPoolWish, Making } from '../questions/making.ts';
import { isDoubtful, Seating, scarceOf, slotsInOrder } from './seating.ts';
import { variantsFor } from './variant-assignment.ts';

/** The request for questions. */
export type SheetWish = Pick<ExamPoolWish, 'games' | 'kinds' | 'level' | 'seed'>;

/**
 * So many sheets of equal difficulty: in each slot the same kind of question about different positions. Games with too few
 * share positions, if possible not between neighbours. `onSlot`: called after each slot with the number dealt.
 */
export const dealSheets = (
  making: Pick<Making, 'examPool'>,
  questions: readonly Question[],
  students: number,
  wish: SheetWish,
  onSlot: (dealt: number) => void = () => undefined,
): readonly (readonly Question[])[] => {
  const slots: (readonly Question[])[] = questions.map(() => []);
  const supplies: Supply[] = questions.map(() => ({ count: 0, exhausted: false }));
  const seating = new Seating();
  const missing = new Map(slotsInOrder(questions));
  for (const [slot, question] of [...missing]) {
    missing.delete(slot);
    const elsewhere = seating.taken();
    const pool = making.examPool({
      ...wish,
      question,
      count: students,
      seed: `${wish.seed} ${slot}`,
      avoid: new Set([...scarceOf(slots, supplies), ...symmetriesOf([...missing.values()])]),
      elsewhere,
    });
    const seated = seating.apart(pool.questions, 0);
    const dealt = isDoubtful(seated, questions.length, elsewhere) ? [question] : seated;
    seating.add(dealt, 0);
    slots[slot] = dealt;
    supplies[slot] = { count: dealt.length, exhausted: dealt.length < students };
    onSlot(questions.length - missing.size);
  }
  const symmetries = slots.map(symmetriesOf);
  const seats: { readonly user: string; readonly seat: number; readonly variants: readonly number[] }[] = [];
  for (let seat = 0; seat < students; seat += 1) {
    const user = `${seat}`;
    const variants = variantsFor(user, supplies, symmetries)(seat, seats) ?? [];
    seats.push({ user, seat, variants });
  }
  return seats.map(({ variants }) => slots.flatMap((some, slot) => some[variants[slot] ?? 0] ?? []));
};
