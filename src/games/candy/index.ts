import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { notAMove, ok } from '../../engine/core/result.ts';
import { between, numbered, numbersCodec } from '../kit/heaps.ts';
import { type Bag, type Piles, rules } from './rules.ts';
import { candyMisere, candy as theorem } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    'take-largest': { readonly size: string };
    'take-each': { readonly heaps: number };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'largest-or-each': true;
  }
}

const MAX_PILES = 100_000;

const move: MoveCodec<Piles, Bag> = {
  format: (bag) => bag,
  parse: (text) => {
    const typed = text.normalize('NFKC').trim().toLowerCase();
    if (['largest', 'max', '最大', '最大堆'].includes(typed)) return ok('largest');
    if (['each', '1', '各一', '各取一个'].includes(typed)) return ok('each');
    return notAMove(text, 'largest-or-each');
  },
};

/** Descending rows of at most `count` heaps up to `most`. */
const piles = function* (count: number, most: number): Iterable<readonly bigint[]> {
  yield [];
  if (count === 0) return;
  for (let heap = 1; heap <= most; heap += 1)
    for (const rest of piles(count - 1, heap)) yield [BigInt(heap), ...rest];
};

const descending = (heaps: readonly bigint[]): readonly bigint[] =>
  heaps.filter((heap) => heap > 0n).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));

export const candy: Game<Piles, Bag> = {
  id: 'candy',
  example: 'candy 4 2 1',
  merges: true,
  rules,
  position: numbersCodec(
    MAX_PILES,
    (heaps) => ({ heaps: descending(heaps) }),
    ({ heaps }) => heaps,
  ),
  move,
  theories: [theorem, candyMisere],
  describe: ({ heaps }, bag) =>
    bag === 'largest'
      ? { kind: 'take-largest', size: (heaps[0] ?? 0n).toString() }
      : { kind: 'take-each', heaps: heaps.length },
  scene: ({ heaps }) => ({ kind: 'row', style: 'jars', squares: numbered(heaps) }),
  *small(size) {
    for (const heaps of piles(Math.min(size, 4), 1 + size)) yield { heaps };
    // Long arms, in which values repeat.
    for (let n = 2 + size; n <= 3 * size; n += 1) {
      yield { heaps: [BigInt(n), 1n] };
      yield { heaps: [BigInt(n), 3n, 2n] };
      yield { heaps: [BigInt(n), BigInt(n), BigInt(n)] };
    }
  },
  deal: (size, random) => ({
    heaps: descending(
      Array.from({ length: between(random, 2, 3 + size) }, () => BigInt(between(random, 1, 3 + size))),
    ),
  }),
};
