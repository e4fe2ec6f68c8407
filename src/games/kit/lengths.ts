import type { Measure, Theory, Win } from '../../engine/core/game.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';

export type Length = Extract<Measure, 'remoteness' | 'suspense'>;

/** One theory for each length and win rule. */
export const bothLengths = <T>(of: (gives: Length, win: Win) => T): readonly T[] =>
  (['normal', 'misere'] as const).flatMap((win) => [of('remoteness', win), of('suspense', win)]);

/** Id, method, facts and table of a theory, for theories of another measure. */
export const theoremOf = <P, M, T extends TheoremId>({ id, method, facts, here }: Theory<P, M, T>) => ({
  id,
  method,
  facts,
  here,
});

/** Theories of both lengths by the theorem of `base`; `covers`: where they hold, under either win rule. */
export const lengthsBy = <P, M, T extends TheoremId>(
  base: Theory<P, M, T>,
  covers: (at: P) => boolean,
  of: (gives: Length, win: Win) => Pick<Theory<P, M, T>, 'cost' | 'some' | 'value'>,
): readonly Theory<P, M, T>[] =>
  bothLengths((gives, win) => ({
    ...theoremOf(base),
    gives,
    covers: (at, asked) => asked === win && covers(at),
    ...of(gives, win),
  }));
