import { type Args, oneRow, parseBetween, parseInteger } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import {
  badOption,
  chain,
  collect,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import type { Coordinate } from '../../engine/core/scene.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { type CoinRule, formatCoinRule, formatPlaces, NAMED, type Places, runOf } from '../coins/position.ts';
import { between } from '../kit/heaps.ts';
import { comparePairs, type Pair, smallPairs, textPair } from '../kit/pairs.ts';
import { type Flip, type FlipBoard, type FlipRule, formatFlip, placesOf, rules } from './rules.ts';
import { isTartan, type Tartan } from './tartan.ts';
import { flipLine, flipProduct, flipTartan, flipTartanVast, tame } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    flip: { readonly rule: FlipRule };
    'flip-tartan': { readonly columns: string; readonly rows: string };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Turn a head and other coins, each place as x and y. */
    'turn-places': {
      readonly head: readonly [string, string];
      readonly others: readonly (readonly [string, string])[];
    };
    /** Turn every coin where these columns cross these rows: places, or a run. */
    'turn-crossings': { readonly columns: string; readonly rows: string };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'board-place': true;
    'flip-rule': true;
    'flip-move': true;
    'flip-crossing': true;
  }
  interface MoveFaultKinds {
    'no-head-there': true;
    'not-by-the-flip-rule': true;
  }
  interface RefusalFacts {
    'repeated-place': { readonly token: string };
  }
}

/** Most heads typed; play may add some. */
const MAX_HEADS = 2000;
/** Largest coordinate under rule=product, whose moves are searched row by row. */
const MAX_PRODUCT_COORDINATE = 4096n;
/** Largest coordinate for products of two rules; longest run in a typed move. */
const MAX_TARTAN_COORDINATE = 1n << 64n;
const MAX_RUN_PLACES = 4096n;

const coinRule = (text: string): CoinRule | null => {
  const kind = NAMED.find((name) => name === text);
  if (kind !== undefined) return { kind };
  const bounded = /^(max|run)=(\d{1,20})$/.exec(text);
  const most = BigInt(bounded?.[2] ?? 0);
  return bounded === null || most < 1n ? null : { kind: bounded[1] === 'max' ? 'max' : 'run', most };
};

const parseRule = (args: Args): Result<FlipRule | Tartan> => {
  const text = args.options.get('rule')?.replaceAll('\\', '');
  if (text === undefined) return ok('line');
  const [columns, rows, ...more] = text.toLowerCase().split('*').map(coinRule);
  if (columns && rows && more.length === 0) return ok({ columns, rows });
  return text.toLowerCase() === 'product' ? ok('product') : badOption('rule', text, 'flip-rule');
};

const parsePlace = (token: string, most: bigint | null): Result<Pair> => {
  const typed = /^\(?(\d+(?:\^\d+)?),(\d+(?:\^\d+)?)\)?$/.exec(token);
  if (typed === null) return notUnderstood(token, 'board-place');
  return chain(parseBetween(typed[1]!, 1n, most), (x) =>
    chain(parseBetween(typed[2]!, 1n, most), (y) => ok([x, y])),
  );
};

const parseHeads = (args: Args, rule: FlipRule | Tartan): Result<readonly Pair[]> =>
  chain(oneRow(args), (tokens) => {
    if (tokens.length === 1 && tokens[0].toLowerCase() === 'none') return ok([]);
    if (tokens.length > MAX_HEADS)
      return refuse('too-many-numbers', { token: tokens[MAX_HEADS]!, most: MAX_HEADS });
    const most = isTartan(rule) ? MAX_TARTAN_COORDINATE : rule === 'product' ? MAX_PRODUCT_COORDINATE : null;
    return chain(collect(tokens.map((token) => parsePlace(token, most))), (heads) => {
      const seen = new Set<string>();
      for (const [i, head] of heads.entries()) {
        if (seen.has(head.join())) return refuse('repeated-place', { token: tokens[i]! });
        seen.add(head.join());
      }
      return ok(heads.toSorted(comparePairs));
    });
  });

/** Parses `X,Y>A,B`: the head, and the second coin or the opposite corner. */
const parsePlaces = (text: string): Result<Places> => {
  const run = /^(\d{1,20}) ?- ?(\d{1,20})$/.exec(text);
  const [first, last] = run === null ? [0n, 0n] : [BigInt(run[1]!), BigInt(run[2]!)];
  if (run !== null && first <= last && last - first < MAX_RUN_PLACES) return ok(runOf(first, last));
  if (!/^\d{1,20}(?:(?: ?, ?| )\d{1,20})*$/.test(text)) return notAMove(text, 'flip-crossing');
  return ok(text.split(/[ ,]+/).map(BigInt).sort(bySize));
};

/** Parses `1,3*2-4`: columns, then rows. */
const parseCrossing = (text: string): Result<Flip> => {
  const [columns, rows, ...more] = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/ ?[*x×] ?/);
  return columns === undefined || rows === undefined || more.length > 0
    ? notAMove(text, 'flip-crossing')
    : chain(parsePlaces(columns), (across) =>
        chain(parsePlaces(rows), (up) => ok({ columns: across, rows: up })),
      );
};

const move: MoveCodec<FlipBoard, Flip> = {
  format: (flip, { rule }) => formatFlip(flip, rule),
  parse: (text, { rule }) => {
    if (isTartan(rule)) return parseCrossing(text);
    const typed =
      /^\(?(\d+(?:\^\d+)?)\s*,\s*(\d+(?:\^\d+)?)\)?(?:\s*[>:]\s*|\s+)\(?(\d+(?:\^\d+)?)\s*,\s*(\d+(?:\^\d+)?)\)?$/.exec(
        text.normalize('NFKC').trim(),
      );
    if (typed === null) return notAMove(text, 'flip-move');
    return chain(collect(typed.slice(1).map(parseInteger)), ([x, y, a, b]) =>
      ok({ head: [x!, y!], other: [a!, b!] }),
    );
  },
};

const formatRule = (rule: FlipBoard['rule']): string =>
  isTartan(rule)
    ? ` rule=${formatCoinRule(rule.columns)}*${formatCoinRule(rule.rows)}`
    : rule === 'product'
      ? ' rule=product'
      : '';

const coordinate = (x: bigint): Coordinate => (x > Number.MAX_SAFE_INTEGER ? x.toString() : Number(x));

const twoHeads = function* (side: number): Iterable<readonly Pair[]> {
  const places = [...smallPairs(1, side)];
  for (const [i, first] of places.entries()) for (const second of places.slice(i + 1)) yield [first, second];
};

/** Rules of columns and rows in small positions. */
const SMALL_RULES: readonly CoinRule[] = [
  { kind: 'turtles' },
  { kind: 'mock' },
  { kind: 'twins' },
  { kind: 'ruler' },
  { kind: 'triplets' },
  { kind: 'run', most: 2n },
  { kind: 'max', most: 2n },
];

/** Turning coins on a board: in a line, or the corners of a rectangle. */
export const flip: Game<FlipBoard, Flip> = {
  id: 'flip',
  example: 'flip 2,3 4,1',
  rules,
  position: {
    options: ['rule'],
    parse: (args) =>
      chain(parseRule(args), (rule) => chain(parseHeads(args, rule), (heads) => ok({ heads, rule }))),
    format: ({ heads, rule }) =>
      `${heads.length === 0 ? 'none' : heads.map((head) => head.join()).join(' ')}${formatRule(rule)}`,
  },
  move,
  theories: [flipLine, flipProduct, flipTartan, flipTartanVast],
  tame,
  describe: ({ rule }, m) =>
    'head' in m
      ? { kind: 'turn-places', head: textPair(m.head), others: placesOf(m, rule).slice(1).map(textPair) }
      : {
          kind: 'turn-crossings',
          columns: isTartan(rule) ? formatPlaces(m.columns, rule.columns) : m.columns.join(),
          rows: isTartan(rule) ? formatPlaces(m.rows, rule.rows) : m.rows.join(),
        },
  ruling: ({ rule }) =>
    isTartan(rule)
      ? { kind: 'flip-tartan', columns: formatCoinRule(rule.columns), rows: formatCoinRule(rule.rows) }
      : { kind: 'flip', rule },
  scene: ({ heads }) => {
    const side = (axis: 0 | 1) => heads.reduce((most, head) => (head[axis] > most ? head[axis] : most), 3n);
    return {
      kind: 'board',
      width: coordinate(side(0)),
      height: coordinate(side(1)),
      heads: heads.map(([x, y]) => [coordinate(x), coordinate(y)] as const),
    };
  },
  *small(size) {
    for (const [i, columns] of SMALL_RULES.entries()) {
      const rule = { columns, rows: SMALL_RULES[(3 * i + 1 + size) % SMALL_RULES.length]! };
      for (const head of smallPairs(1, 3)) yield { heads: [head], rule };
      if (size > 1)
        yield {
          heads: [
            [1n, 2n],
            [2n, 1n],
            [3n, 3n],
          ],
          rule,
        };
    }
    for (const rule of ['line', 'product'] as const) {
      for (const head of smallPairs(1, Math.min(4, 1 + size))) yield { heads: [head], rule };
      for (const heads of twoHeads(Math.min(3, 1 + Math.floor(size / 2)))) yield { heads, rule };
    }
    if (size >= 3)
      for (const heads of twoHeads(3))
        for (const rule of ['line', 'product'] as const)
          if (heads.every(([x]) => x < 3n)) yield { heads: [...heads, [3n, 3n]], rule };
  },
  deal: (size, random) => {
    const heads = new Map<string, Pair>();
    const wanted = between(random, 1, 1 + size);
    while (heads.size < wanted) {
      const head: Pair = [BigInt(between(random, 2, 3 + size)), BigInt(between(random, 1, 3 + size))];
      heads.set(head.join(), head);
    }
    return { heads: [...heads.values()].sort(comparePairs), rule: 'line' };
  },
};
