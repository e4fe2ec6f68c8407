import { type Args, parseBetween, parseNumbers } from '../../engine/core/args.ts';
import type { Game } from '../../engine/core/game.ts';
import { badOption, chain, collect, ok, type Result, refuse } from '../../engine/core/result.ts';
import {
  between,
  describeTake,
  formatHeaps,
  heapScene,
  MAX_HEAPS,
  type Take,
  takeCodec,
  tuples,
} from '../kit/heaps.ts';
import { MAX_DIVISORS_HEAP_STONES, type SubtractionPosition, type TakeSet } from './position.ts';
import { rules } from './rules.ts';
import { subtractDivisor, subtractionLengths, tame, subtraction as theorem } from './theory.ts';
import { formatSet } from './values.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** Members ascending, or the name of a set. */
    subtraction: { readonly set: readonly string[] | Extract<TakeSet, string> };
  }
}

/** Sets that are dealt, those with long periods and preperiods last: from size 3 on eight of them, from size 4 on all. */
const DEALT: readonly (readonly bigint[])[] = [
  [1n, 3n, 4n],
  [1n, 2n, 5n],
  [1n, 4n],
  [2n, 3n, 5n],
  [2n, 4n, 7n],
  [1n, 3n, 6n],
  [2n, 5n, 6n],
  [4n, 5n, 8n],
  [2n, 6n, 7n],
  [1n, 4n, 10n],
  [3n, 6n, 10n],
  [1n, 8n, 11n],
];

const MAX_MEMBERS = 1000;

const parseSet = (args: Args): Result<TakeSet> => {
  const text = args.options.get('s');
  if (text === undefined) return refuse('missing-option', { token: 's' });
  const name = text.toLowerCase();
  if (name === 'squares' || name === 'fibonacci' || name === 'divisors') return ok(name);
  const bad = badOption('s', text, 'set-of-numbers');
  const members = text.replace(/^\{(.*)\}$/, '$1').split(',');
  if (members.length > MAX_MEMBERS)
    return refuse('too-many-numbers', { token: members[MAX_MEMBERS]!, most: MAX_MEMBERS });
  const parsed = collect(members.map((member) => parseBetween(member, 1n, null)));
  if (!parsed.ok) return parsed.error.code === 'too-many-digits' ? parsed : bad;
  return ok([...new Set(parsed.value)].sort((a, b) => (a < b ? -1 : 1)));
};

const withinSize = (args: Args, at: SubtractionPosition): Result<SubtractionPosition> => {
  const large = at.set === 'divisors' ? at.heaps.findIndex((heap) => heap > MAX_DIVISORS_HEAP_STONES) : -1;
  return large < 0
    ? ok(at)
    : refuse('out-of-range', {
        token: args.rows[0]![large]!,
        least: '0',
        most: MAX_DIVISORS_HEAP_STONES.toString(),
      });
};

export const subtraction: Game<SubtractionPosition, Take> = {
  id: 'subtraction',
  example: 'subtraction 10 7 s=1,3,4',
  rules,
  position: {
    options: ['s'],
    parse: (args) =>
      chain(parseNumbers(args, { most: MAX_HEAPS }), (heaps) =>
        chain(parseSet(args), (set) => withinSize(args, { heaps, set })),
      ),
    format: ({ heaps, set }) => `${formatHeaps(heaps)} s=${formatSet(set)}`,
  },
  move: takeCodec(),
  theories: [theorem, ...subtractionLengths, subtractDivisor],
  tame,
  describe: describeTake,
  ruling: ({ set }) => ({ kind: 'subtraction', set: typeof set === 'string' ? set : set.map(String) }),
  scene: heapScene('chips'),
  *small(size) {
    const sets: readonly TakeSet[] = [
      [1n, 3n, 4n],
      'squares',
      'fibonacci',
      'divisors',
      [2n, 5n],
      [3n],
      [2n, 3n, 7n],
    ];
    for (const set of sets.slice(0, 1 + size)) {
      for (const heaps of tuples(1, 5 + 3 * size)) yield { heaps, set };
      for (const heaps of tuples(2, 1 + size)) yield { heaps, set };
    }
  },
  deal: (size, random) => ({
    heaps: Array.from({ length: between(random, 1, 3) }, () => BigInt(between(random, 4, 8 + 4 * size))),
    set: DEALT[between(random, 0, (size < 3 ? 4 : size < 4 ? 8 : DEALT.length) - 1)]!,
  }),
};
