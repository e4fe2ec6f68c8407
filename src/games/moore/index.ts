import { parseInteger, parseNumberOption, parseNumbers } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, collect, notAMove, ok } from '../../engine/core/result.ts';
import { columnsBody } from '../kit/columns-body.ts';
import { between, dealHeaps, formatHeaps, heapScene, MAX_HEAPS, sortedHeaps, tuples } from '../kit/heaps.ts';
import { formatMove, type MooreMove, type MoorePosition, moveCount, rules } from './rules.ts';
import { mooreAsNim, mooreMisere, moore as theorem } from './theory.ts';

/** Largest k that a proof checker reads as a number. */
const MAX_CERTIFIED_K = 1_000n;

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    moore: { readonly k: string };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Take from several heaps at once. */
    'take-several': {
      readonly takes: readonly {
        readonly heap: number;
        readonly amount: string;
        readonly from: string;
        readonly left: string;
      }[];
      /** Takes that are not listed. */
      readonly more: number;
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'heaps-and-amounts': true;
  }
  interface MoveFaultKinds {
    'heap-twice': true;
    'too-many-heaps': true;
  }
}

/** Most moves of a deal: a board has two lists of 25 entries, and each entry opens a list of 25 moves. */
const MAX_DEALT_MOVES = 1_250n;

const MAX_SAID_TAKES = 12;

/** `1:2,3:1` takes 2 from heap 1 and 1 from heap 3; with one heap the amount alone is enough. */
const move: MoveCodec<MoorePosition, MooreMove> = {
  format: formatMove,
  parse: (text, at) => {
    const bad = notAMove(text, 'heaps-and-amounts');
    const pieces = text
      .normalize('NFKC')
      .trim()
      .split(/[\s,]+/);
    const takes = collect(
      pieces.map((piece) => {
        const typed = /^(?:(\d{1,6}):)?(\d+(?:\^\d+)?)$/.exec(piece);
        if (typed === null || (typed[1] === undefined && (at.heaps.length > 1 || pieces.length > 1)))
          return bad;
        return chain(parseInteger(typed[2]!), (take) => ok([Number(typed[1] ?? 1) - 1, take] as const));
      }),
    );
    return chain(takes, (all) => ok({ takes: all.toSorted(([a], [b]) => a - b) }));
  },
};

export const moore: Game<MoorePosition, MooreMove> = {
  id: 'moore',
  example: 'moore 3 4 5 k=2',
  rules,
  position: {
    options: ['k'],
    parse: (args) =>
      chain(parseNumbers(args, { most: MAX_HEAPS }), (heaps) =>
        chain(parseNumberOption(args, 'k'), (k) => ok({ heaps, k })),
      ),
    format: ({ heaps, k }) => `${formatHeaps(heaps)} k=${k}`,
  },
  move,
  theories: [theorem, mooreAsNim, mooreMisere],
  whyLost: (at) => (at.k > MAX_CERTIFIED_K ? null : columnsBody(sortedHeaps(at).heaps)),
  describe: (at, { takes }) => {
    const facts = takes.slice(0, MAX_SAID_TAKES).map(([heap, take]) => ({
      heap: heap + 1,
      amount: take.toString(),
      from: at.heaps[heap]!.toString(),
      left: (at.heaps[heap]! - take).toString(),
    }));
    return takes.length === 1
      ? { kind: 'take', ...facts[0]! }
      : { kind: 'take-several', takes: facts, more: takes.length - facts.length };
  },
  ruling: ({ k }) => ({ kind: 'moore', k: k.toString() }),
  scene: heapScene('nuts'),
  *small(size) {
    for (const heaps of tuples(1, size)) yield { heaps, k: 2n };
    for (const heaps of tuples(2, Math.min(3, size))) yield { heaps, k: 2n };
    for (const heaps of tuples(3, Math.min(3, size))) yield { heaps, k: 2n };
    if (size > 1) for (const heaps of tuples(3, 2)) yield { heaps, k: 1n };
    if (size > 2) for (const heaps of tuples(4, 1)) yield { heaps, k: 2n };
    if (size > 3) for (const heaps of tuples(4, 2)) yield { heaps, k: 3n };
    if (size > 4) for (const heaps of tuples(2, 4)) yield { heaps, k: 5n };
  },
  deal: (size, random) => {
    const k = BigInt(between(random, 2, 3));
    for (;;) {
      const at = { heaps: dealHeaps(size, random), k };
      if (moveCount(at) <= MAX_DEALT_MOVES) return at;
    }
  },
};
