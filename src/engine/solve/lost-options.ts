import type { Win } from '../core/game.ts';
import type { Option, Spot } from '../core/spot.ts';
import type { Values } from './values.ts';

/** None are looked at if a component has more. */
const MAX_OPTIONS = 20_000;

/** Distinct options; null if there are too many. */
export const optionsOf = (spot: Spot): readonly Option[] | null => {
  const byLine = new Map<string, Option>();
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > MAX_OPTIONS) return null;
    byLine.set(option.to.line, option);
  }
  return [...byLine.values()];
};

/** All options of one component that are P-positions. */
export const winningOptions = (spot: Spot, win: Win, solver: Values): readonly Option[] | null => {
  const claim = solver.decisive(spot, win);
  const listed = claim?.reaching(0n) ?? null;
  if (listed !== null) {
    const options: Option[] = [];
    for (const option of listed) if (options.push(option) > MAX_OPTIONS) return null;
    return options;
  }
  const wins: Option[] = [];
  const options = optionsOf(spot);
  for (const option of options ?? []) {
    const outcome = solver.outcome(option.to, win);
    if (outcome === null) return null;
    if (!outcome.value) wins.push(option);
  }
  return options === null ? null : wins;
};

/** All options that are P-positions under normal play, lazily if a theory lists them, and their number. */
export const lostOptions = (
  spot: Spot,
  solver: Values,
): { readonly options: Iterable<Option>; readonly count: bigint | null } | null => {
  const claim = solver.decisive(spot, 'normal');
  const listed = claim?.reaching(0n) ?? null;
  if (listed !== null) return { options: listed, count: claim!.count(0n) };
  const options = winningOptions(spot, 'normal', solver);
  return options === null ? null : { options, count: BigInt(options.length) };
};
