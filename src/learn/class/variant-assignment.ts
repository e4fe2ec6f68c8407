import type { UserId } from '../../people/model/user.ts';
import type { Attempt, Supply, VariantsOf } from '../model/attempt.ts';

type Seated = Pick<Attempt, 'user' | 'seat' | 'variants'>;

/** The cost of sharing one more position with a seat grows so much with each position shared already. */
const MEETING_COST_FACTOR = 64;

/**
 * When seats outnumber positions: the least used one; ties go to the one whose holders share the fewest positions with this
 * seat. `own`: variants that the seat has in another slot already.
 */
const shared = (
  count: number,
  slot: number,
  seat: number,
  user: UserId,
  others: readonly Met[],
  own: ReadonlySet<number>,
): number => {
  const had = Array.from({ length: count }, () => 0);
  const cost = Array.from({ length: count }, () => 0);
  const before = new Set<number>();
  const near = new Set<number>();
  for (const { other, met } of others) {
    const variant = other.variants[slot];
    if (variant === undefined || variant >= count) continue;
    had[variant] = had[variant]! + 1;
    cost[variant] = cost[variant]! + MEETING_COST_FACTOR ** met;
    if (other.user === user) before.add(variant);
    else if (Math.abs(other.seat - seat) === 1) near.add(variant);
  }
  const all = had.map((_, variant) => variant);
  // Preferably not a neighbour's, nor one the student had before, whose answer they may know; the latter only as a last resort.
  const isNew = (variant: number) => !own.has(variant) && !before.has(variant);
  const [first = 0, ...rest] =
    [(variant: number) => isNew(variant) && !near.has(variant), isNew, (variant: number) => !own.has(variant)]
      .map((suits) => all.filter(suits))
      .find((some) => some.length > 0) ?? all;
  return rest.reduce(
    (best, one) =>
      had[one]! < had[best]! || (had[one] === had[best] && cost[one]! < cost[best]!) ? one : best,
    first,
  );
};

/** Another attempt, and the number of slots with the same position. */
interface Met {
  readonly other: Seated;
  met: number;
}

/**
 * The positions of a seat; `symmetries`: those of each slot, where two slots may share some. A seat takes the variants of its
 * number while there are so many, so that two seats differ everywhere; while more can be made it waits. When no more can be
 * made, positions are shared evenly, if possible not between neighbours, and preferably with seats that share few others;
 * nobody has one twice.
 */
export const variantsFor =
  (user: UserId, slots: readonly Supply[], symmetries: readonly (readonly string[])[] = []): VariantsOf =>
  (seat, others) => {
    if (slots.some(({ count, exhausted }) => !exhausted && seat >= count)) return null;
    const all = others.map((other): Met => ({ other, met: 0 }));
    const has = new Set(symmetries.flatMap((variants) => variants[seat] ?? []));
    return slots.map(({ count }, slot) => {
      const variants = symmetries[slot] ?? [];
      const own = new Set(variants.flatMap((symmetry, variant) => (has.has(symmetry) ? [variant] : [])));
      const variant = seat < count ? seat : count === 0 ? 0 : shared(count, slot, seat, user, all, own);
      has.add(variants[variant] ?? '');
      for (const one of all) if (one.other.variants[slot] === variant) one.met += 1;
      return variant;
    });
  };
