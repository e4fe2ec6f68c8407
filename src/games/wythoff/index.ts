import { parseInteger, parseNumberOption, parseNumbers } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, illegal, notAMove, ok } from '../../engine/core/result.ts';
import { between, heapScene, tuples } from '../kit/heaps.ts';
import { rules, type WythoffMove, type WythoffPosition } from './rules.ts';
import { wythoff as theorem, wythoffMisere, wythoffTame } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    wythoff: { readonly a: string };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Take from both of two heaps. */
    'take-both': { readonly amounts: readonly [string, string]; readonly left: readonly [string, string] };
  }
}

/** `1:3` takes from heap 1; `2,2` takes from both. */
const move: MoveCodec<WythoffPosition, WythoffMove> = {
  format: ({ takes: [x, y] }) => (x === 0n ? `2:${y}` : y === 0n ? `1:${x}` : `${x},${y}`),
  parse: (text) => {
    const typed = /^(\d+(?:\^\d+)?)(?:\s*([:,])\s*|\s+)(\d+(?:\^\d+)?)$/.exec(text.normalize('NFKC').trim());
    if (typed === null) return notAMove(text, 'pair-move');
    return chain(parseInteger(typed[1]!), (left) =>
      chain(parseInteger(typed[3]!), (right) => {
        if (typed[2] !== ':') return ok({ takes: [left, right] });
        if (left === 1n) return ok({ takes: [right, 0n] });
        if (left === 2n) return ok({ takes: [0n, right] });
        return illegal(text, 'no-such-heap');
      }),
    );
  },
};

/** Larger heaps are not drawn as a queen's place on a board. */
const MAX_BOARD_STONES = 14n;

export const wythoff: Game<WythoffPosition, WythoffMove> = {
  id: 'wythoff',
  example: 'wythoff 3 5',
  rules,
  position: {
    options: ['a'],
    parse: (args) =>
      chain(parseNumbers(args, { least: 2, most: 2 }), ([first, second]) =>
        chain(parseNumberOption(args, 'a', 1n), (a) =>
          ok({ heaps: [first!, second!], a, typed: args.options.has('a') }),
        ),
      ),
    format: ({ heaps, a, typed }) => `${heaps.join(' ')}${typed ? ` a=${a}` : ''}`,
  },
  move,
  theories: [theorem, wythoffMisere],
  tame: wythoffTame,
  describe: (at, { takes }) => {
    const left = at.heaps.map((heap, i) => (heap - takes[i]!).toString()) as [string, string];
    if (takes[0] > 0n && takes[1] > 0n)
      return { kind: 'take-both', amounts: [takes[0].toString(), takes[1].toString()], left };
    const heap = takes[0] > 0n ? 0 : 1;
    return {
      kind: 'take',
      heap: heap + 1,
      amount: takes[heap].toString(),
      from: at.heaps[heap].toString(),
      left: left[heap],
    };
  },
  ruling: ({ a }) => ({ kind: 'wythoff', a: a.toString() }),
  scene: (at) => {
    const [x, y] = at.heaps;
    return at.a === 1n && x !== undefined && y !== undefined && x <= MAX_BOARD_STONES && y <= MAX_BOARD_STONES
      ? { kind: 'queen', at: [Number(x), Number(y)] }
      : heapScene('counters')(at);
  },
  *ofTotal(at, total) {
    for (let x = 0n; 2n * x <= total; x += 1n) yield { ...at, heaps: [x, BigInt(total) - x] };
  },
  *small(size) {
    for (const [x, y] of tuples(2, 3 * size)) yield { heaps: [x!, y!], a: 1n, typed: false };
    for (const [x, y] of tuples(2, size)) for (const a of [2n, 3n]) yield { heaps: [x!, y!], a, typed: true };
  },
  deal: (size, random) => ({
    heaps: [BigInt(between(random, 1, 3 + 3 * size)), BigInt(between(random, 1, 3 + 4 * size))],
    a: 1n,
    typed: false,
  }),
};
