import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';

/**
 * Brute force over the rules alone: options of lines, remembered by line. It shares no code with the engine's search,
 * its memo keys or any theory; it is what every claim is held against.
 */
export interface Brute {
  /** True = N. */
  outcome(spot: Spot, win: Win): boolean;
  grundy(spot: Spot): number;
  remoteness(spot: Spot, win: Win): number;
  suspense(spot: Spot): number;
  /** Distinct lines of the options. */
  options(spot: Spot): ReadonlyMap<string, Spot>;
}

export const brute = (): Brute => {
  const optionsOf = new Map<string, ReadonlyMap<string, Spot>>();
  const options = (spot: Spot): ReadonlyMap<string, Spot> => {
    const { line } = spot;
    let known = optionsOf.get(line);
    if (known === undefined) {
      known = new Map([...spot.options()].map((option) => [option.to.line, option.to]));
      optionsOf.set(line, known);
    }
    return known;
  };
  const remembered = <V>(compute: (spot: Spot, self: (spot: Spot) => V) => V): ((spot: Spot) => V) => {
    const memo = new Map<string, V>();
    const self = (spot: Spot): V => {
      const { line } = spot;
      if (memo.has(line)) return memo.get(line)!;
      const value = compute(spot, self);
      memo.set(line, value);
      return value;
    };
    return self;
  };
  const outcome = (win: Win) =>
    remembered<boolean>((spot, self) => {
      const all = [...options(spot).values()];
      return all.length === 0 ? win === 'misere' : all.some((option) => !self(option));
    });
  const outcomes = { normal: outcome('normal'), misere: outcome('misere') };
  const grundy = remembered<number>((spot, self) => {
    const values = new Set([...options(spot).values()].map(self));
    let least = 0;
    while (values.has(least)) least += 1;
    return least;
  });
  const length = (win: Win, winnerHurries: boolean) =>
    remembered<number>((spot, self) => {
      const all = [...options(spot).values()];
      if (all.length === 0) return 0;
      const lost = all.filter((option) => !outcomes[win](option)).map(self);
      const pick = (values: readonly number[], hurry: boolean) =>
        hurry ? Math.min(...values) : Math.max(...values);
      return 1 + (lost.length > 0 ? pick(lost, winnerHurries) : pick(all.map(self), !winnerHurries));
    });
  const remoteness = { normal: length('normal', true), misere: length('misere', true) };
  return {
    options,
    grundy,
    outcome: (spot, win) => outcomes[win](spot),
    remoteness: (spot, win) => remoteness[win](spot),
    suspense: length('normal', false),
  };
};
