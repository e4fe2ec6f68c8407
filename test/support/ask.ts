import { explain } from '../../src/engine/explain/explain.ts';
import { type Analysis, analyse } from '../../src/engine/solve/analyse.ts';
import { parseLine } from '../../src/texts/index.ts';
import { positionOf } from './positions.ts';

/**
 * Analyses a valid line, with up to `moves` winning moves. Finds the remoteness only when it is read: without a theory it is
 * most of the search, and few tests need it.
 */
export const ask = (line: string, moves = 100, bound = 1_000_000): Analysis => {
  const { spot, win } = positionOf(line);
  const wish = { bound, moves };
  let found: Analysis | undefined;
  const whole = (): Analysis => (found ??= analyse(spot, win, wish));
  return {
    ...analyse(spot, win, { ...wish, length: false }),
    get remoteness() {
      return whole().remoteness;
    },
    get exhausted() {
      return whole().exhausted;
    },
  };
};

/** Whether the theory of a line calls it lost: faster than a whole analysis. */
export const isLost = (line: string): boolean => {
  const { spot, win } = positionOf(line);
  return (
    spot
      .claims(win)
      .find((claim) => claim.gives === 'outcome')!
      .value() === 0n
  );
};

/** The code of the refusal of an invalid line. */
export const refusalOf = (line: string): string => {
  const parsed = parseLine(line);
  return parsed.ok ? 'accepted' : parsed.error.code;
};

/** Positions after the winning moves, in order. */
export const winningTo = (line: string): readonly string[] =>
  ask(line, 5000)
    .winning.moves.map((option) => option.to.position)
    .sort();

/** Characters of the explanation as data, which must stay bounded for huge positions. */
export const explained = (analysis: Analysis): number => JSON.stringify(explain(analysis, 'proof')).length;
