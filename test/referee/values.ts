/** Grundy values of larger positions, part by part by the Sprague–Grundy theorem, from the referee's laws. */
import { mex } from '../support/arithmetic.ts';
import { laws } from './laws/index.ts';
import type { Component, Line } from './line.ts';

/** A memory of values of single parts, by line. */
export const valuer = () => {
  const known = new Map<string, number>();
  const ofPart = (game: string, part: string): number => {
    const id = `${game} ${part}`;
    const before = known.get(id);
    if (before !== undefined) return before;
    const value = mex(laws[game]!.options(part).map((to) => of({ game, position: to })));
    known.set(id, value);
    return value;
  };
  const of = ({ game, position }: Component): number =>
    (laws[game]!.parts?.(position) ?? [position]).reduce((sum, part) => sum ^ ofPart(game, part), 0);
  return {
    /** The value of a sum under normal play. */
    value: ({ components }: Line): number => components.reduce((sum, part) => sum ^ of(part), 0),
  };
};
