import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { mex } from './arithmetic.ts';

/**
 * Brute force over the rules alone: options of lines, cached by line. Shares no code with the engine's search, its memo keys
 * or any theory; every claim is checked against it.
 */
export interface Brute {
  /** True = N. */
  outcome(spot: Spot, win: Win): boolean;
  grundy(spot: Spot): number;
  remoteness(spot: Spot, win: Win): number;
  suspense(spot: Spot, win?: Win): number;
  /** For positions that may repeat: the outcome (D: a draw) and the number of moves, by rounds over all reachable positions. */
  ruled(spot: Spot, win: Win): { readonly outcome: 'N' | 'P' | 'D'; readonly left: number | null };
  /** Distinct options by line. */
  options(spot: Spot): ReadonlyMap<string, Spot>;
  /** Lines of the winning options, sorted. */
  winning(spot: Spot, win: Win): readonly string[];
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
  const grundy = remembered<number>((spot, self) => mex([...options(spot).values()].map(self)));
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
  const suspense = { normal: length('normal', false), misere: length('misere', false) };
  const ruled = (spot: Spot, win: Win): ReturnType<Brute['ruled']> => {
    const reached = new Map([[spot.line, spot]]);
    for (const at of reached.values())
      for (const [line, to] of options(at)) if (!reached.has(line)) reached.set(line, to);
    const known = new Map<string, { outcome: 'N' | 'P'; left: number }>();
    const decided = (at: Spot): 'N' | 'P' | null => {
      const after = [...options(at).keys()].map((line) => known.get(line)?.outcome);
      if (after.length === 0) return win === 'normal' ? 'P' : 'N';
      if (after.includes('P')) return 'N';
      return after.every((one) => one === 'N') ? 'P' : null;
    };
    for (let round = 0; ; round += 1) {
      const news = [...reached.values()].flatMap((at) => {
        const outcome = known.has(at.line) ? null : decided(at);
        return outcome === null ? [] : [{ line: at.line, outcome }];
      });
      // Ends are found in round 0, all others in the round that equals their remoteness.
      if (news.length === 0 && round > 0) return known.get(spot.line) ?? { outcome: 'D', left: null };
      for (const { line, outcome } of news) known.set(line, { outcome, left: round });
    }
  };

  return {
    ruled,
    options,
    grundy,
    outcome: (spot, win) => outcomes[win](spot),
    remoteness: (spot, win) => remoteness[win](spot),
    suspense: (spot, win = 'normal') => suspense[win](spot),
    winning: (spot, win) =>
      [...options(spot).values()].flatMap((to) => (outcomes[win](to) ? [] : [to.line])).toSorted(),
  };
};
