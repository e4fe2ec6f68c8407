import type { Measure, Win } from '../../engine/core/game.ts';

export type Length = Extract<Measure, 'remoteness' | 'suspense'>;

/** A theory for either length under either win rule. */
export const bothLengths = <T>(of: (gives: Length, win: Win) => T): readonly T[] =>
  (['normal', 'misere'] as const).flatMap((win) => [of('remoteness', win), of('suspense', win)]);
