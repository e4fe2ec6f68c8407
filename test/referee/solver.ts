import { mex } from '../support/arithmetic.ts';
import { keyOf, type Line, options } from './line.ts';

/** Thrown where a position leads to more positions than the referee may search. */
export class TooLarge extends Error {}

/** The result of brute force. Under misère play a player without a move has won. */
export interface Verdict {
  /** The player to move wins. */
  readonly normal: boolean;
  readonly misere: boolean;
  readonly grundy: number;
  /** Moves left when the winner hurries and the loser stalls, under normal and misère play. */
  readonly remoteness: { readonly normal: number; readonly misere: number };
  /** Moves left when the winner stalls and the loser hurries, under normal play. */
  readonly suspense: number;
}

/** How long play lasts for the player to move: winners choose among losing options by `mine`, losers by `theirs`. */
const length = (
  wins: boolean,
  to: readonly { readonly wins: boolean; readonly length: number }[],
  mine: (...lengths: number[]) => number,
  theirs: (...lengths: number[]) => number,
): number => {
  if (to.length === 0) return 0;
  const good = to.filter((option) => !option.wins).map((option) => option.length);
  return 1 + (wins ? mine(...good) : theirs(...to.map((option) => option.length)));
};

const judge = (to: readonly Verdict[]): Verdict => {
  const normal = to.some((option) => !option.normal);
  const misere = to.length === 0 || to.some((option) => !option.misere);
  const long = (win: 'normal' | 'misere') =>
    to.map((option) => ({ wins: option[win], length: option.remoteness[win] }));
  const { min, max } = Math;
  return {
    normal,
    misere,
    grundy: mex(to.map((option) => option.grundy)),
    remoteness: {
      normal: length(normal, long('normal'), min, max),
      misere: length(misere, long('misere'), min, max),
    },
    suspense: length(
      normal,
      to.map((option) => ({ wins: option.normal, length: option.suspense })),
      max,
      min,
    ),
  };
};

/** Brute force with a memo: at most `most` positions for each question. @throws TooLarge */
export const solver = (most: number) => {
  const known = new Map<string, Verdict>();
  let walked = 0;
  const walk = (line: Line, key: string): void => {
    if (known.has(key)) return;
    if ((walked += 1) > most) throw new TooLarge(key);
    const next = new Map(options(line).map((to) => [keyOf(to), to]));
    for (const [name, to] of next) walk(to, name);
    known.set(key, judge([...next.keys()].map((name) => known.get(name)!)));
  };
  return {
    verdict: (line: Line): Verdict => {
      walked = 0;
      const key = keyOf(line);
      walk(line, key);
      return known.get(key)!;
    },
    /** Positions remembered. */
    size: () => known.size,
    forget: () => known.clear(),
  };
};
