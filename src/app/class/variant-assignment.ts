import type { UserId } from '../match.ts';
import type { Paper, Supply, VariantsOf } from './attempt.ts';

type Seated = Pick<Paper, 'user' | 'seat' | 'variants'>;

/** How bad it is to meet somebody once more whom one met so often: far worse each time. */
const WORSE = 64;

/**
 * Where positions are shared: the one that the fewest have, and of these the one that is had by whom one met least. `own`:
 * variants that the seat has at another place already.
 */
const shared = (
  count: number,
  place: number,
  seat: number,
  user: UserId,
  others: readonly Met[],
  own: ReadonlySet<number>,
): number => {
  const had = Array.from({ length: count }, () => 0);
  const cost = Array.from({ length: count }, () => 0);
  const never = new Set<number>();
  for (const { other, met } of others) {
    const variant = other.variants[place];
    if (variant === undefined || variant >= count) continue;
    had[variant] = had[variant]! + 1;
    cost[variant] = cost[variant]! + WORSE ** met;
    // Neither that of a neighbour, nor one that the same student had before.
    if (Math.abs(other.seat - seat) === 1 || other.user === user) never.add(variant);
  }
  const all = had.map((_, variant) => variant);
  const [first = 0, ...rest] =
    [(variant: number) => !own.has(variant) && !never.has(variant), (variant: number) => !own.has(variant)]
      .map((suits) => all.filter(suits))
      .find((some) => some.length > 0) ?? all;
  return rest.reduce(
    (best, one) =>
      had[one]! < had[best]! || (had[one] === had[best] && cost[one]! < cost[best]!) ? one : best,
    first,
  );
};

/** Another paper, and at how many places it has the same position. */
interface Met {
  readonly other: Seated;
  met: number;
}

/**
 * Which positions belong to a seat; `symmetries`: those of each place, where two places may have the same. It has those of its own number as long as there are so many, so that two seats differ
 * everywhere; while more can be made there is nothing for it. Where no more can be made, positions are shared: by as many
 * each, never by neighbours, and by such as share few others; nobody has one twice.
 */
export const variantsFor =
  (user: UserId, places: readonly Supply[], symmetries: readonly (readonly string[])[] = []): VariantsOf =>
  (seat, others) => {
    if (places.some(({ count, exhausted }) => !exhausted && seat >= count)) return null;
    const all = others.map((other): Met => ({ other, met: 0 }));
    const has = new Set(symmetries.flatMap((its) => its[seat] ?? []));
    return places.map(({ count }, place) => {
      const its = symmetries[place] ?? [];
      const own = new Set(its.flatMap((symmetry, variant) => (has.has(symmetry) ? [variant] : [])));
      const variant = seat < count ? seat : count === 0 ? 0 : shared(count, place, seat, user, all, own);
      has.add(its[variant] ?? '');
      for (const one of all) if (one.other.variants[place] === variant) one.met += 1;
      return variant;
    });
  };
