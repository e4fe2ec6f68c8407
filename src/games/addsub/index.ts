import { parseBetween } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import {
  badOption,
  chain,
  illegal,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import { eachOnce } from '../kit/each-once.ts';
import { byName, formatEdges, graphScene, withoutCycles, withoutParallel } from '../kit/graph.ts';
import { isName, NONE, readTokens } from '../kit/graph-text.ts';
import { between } from '../kit/heaps.ts';
import { type AddsubPosition, addedOf, type Spread, successors } from './position.ts';
import { rules } from './rules.ts';
import { stones as stoneTheory } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** Relevant numbers K, ascending, each with its nodes. */
    addsub: { readonly added: readonly { readonly k: number; readonly nodes: readonly string[] }[] };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Take a stone from a node and put new ones on successors. */
    'spread-stone': { readonly from: string; readonly to: readonly string[] };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    'node-without-k': { readonly token: string };
    'too-many-successors': { readonly token: string; readonly most: number };
  }
  interface ExpectedKinds {
    'node-amounts': true;
    arcs: true;
    'stone-move': true;
  }
}

const MAX_K = 8n;
const MAX_SUCCESSORS = 15;

/** Parses `1:2,b:10`: nodes with amounts, each node once. */
const amounts = (
  text: string,
  option: string,
  most: bigint | null,
  find: (name: string) => number,
): Result<readonly (readonly [number, bigint])[]> => {
  const found = new Map<number, bigint>();
  for (const pair of text.split(',')) {
    const [name, amount, more] = pair.split(':');
    if (amount === undefined || more !== undefined || !isName(name!))
      return badOption(option, text, 'node-amounts');
    const node = find(name!);
    if (node < 0) return refuse('unknown-node', { token: name! });
    if (found.has(node)) return refuse('node-twice', { token: pair });
    const value = parseBetween(amount, 0n, most);
    if (!value.ok) return value;
    found.set(node, value.value);
  }
  return ok([...found]);
};

const parse = (options: ReadonlyMap<string, string>): Result<AddsubPosition> => {
  const edges = options.get('edges');
  if (edges === undefined) return refuse('missing-option', { token: 'edges' });
  const stonesText = options.get('stones');
  if (stonesText === undefined) return refuse('missing-option', { token: 'stones' });
  const read = readTokens(edges.split(','), '>');
  if (!read.ok || read.value.alone.length > 0) return badOption('edges', edges, 'arcs');
  const acyclic = withoutCycles(read.value);
  if (!acyclic.ok) return acyclic;
  const { names, find } = read.value;
  const n = names.length;
  const nameOf = (node: number) => names[node]!;
  const graph = withoutParallel({ names, from: read.value.from, to: read.value.to }, true);
  const kText = options.get('k');
  return chain(kText === undefined ? ok([]) : amounts(kText, 'k', MAX_K, find), (ks) => {
    const k = new Array<number>(n).fill(-1);
    for (const [node, value] of ks) k[node] = Number(value);
    const degree = new Int32Array(n);
    for (const v of graph.from) degree[v]! += 1;
    for (let v = 0; v < n; v += 1) {
      if (degree[v]! > 0 && k[v]! < 0) return refuse('node-without-k', { token: nameOf(v) });
      if (degree[v]! > MAX_SUCCESSORS)
        return refuse('too-many-successors', { token: nameOf(v), most: MAX_SUCCESSORS });
    }
    const found = stonesText === NONE ? ok([]) : amounts(stonesText, 'stones', null, find);
    return chain(found, (typed) =>
      ok({
        graph,
        k,
        kOrder: ks.map(([node]) => node),
        stones: typed.filter(([, count]) => count > 0n).sort(([a], [b]) => byName(nameOf(a), nameOf(b))),
      }),
    );
  });
};

const format = ({ graph, k, kOrder, stones }: AddsubPosition): string => {
  const name = (node: number) => graph.names[node]!;
  const pieces = [
    `edges=${formatEdges(graph, '>', ',')}`,
    ...(kOrder.length === 0 ? [] : [`k=${kOrder.map((node) => `${name(node)}:${k[node]!}`).join(',')}`]),
    `stones=${stones.length === 0 ? NONE : stones.map(([node, count]) => `${name(node)}:${count}`).join(',')}`,
  ];
  return pieces.join(' ');
};

const move: MoveCodec<AddsubPosition, Spread> = {
  format: ({ from, to }, { graph }) =>
    to.length === 0
      ? graph.names[from]!
      : `${graph.names[from]!}>${to.map((node) => graph.names[node]!).join(',')}`,
  parse: (text, at) => {
    const { names } = at.graph;
    const [head, tail, more] = text
      .normalize('NFKC')
      .split(/->|[>→:]/)
      .map((side) => side.trim());
    const targets = tail === undefined || tail === '' ? [] : tail.split(/[\s,、]+/);
    if (more !== undefined || ![head!, ...targets].every(isName)) return notAMove(text, 'stone-move');
    const unknown = [head!, ...targets].find((name) => !names.includes(name));
    if (unknown !== undefined) return illegal(unknown, 'no-such-node');
    const from = names.indexOf(head!);
    const next = successors(at, from);
    const to = targets.map((name) => names.indexOf(name)).sort((a, b) => next.indexOf(a) - next.indexOf(b));
    return ok({ from, to });
  },
};

/** Graphs and K for small positions; stones go on their first nodes. */
const BOARDS: readonly string[] = [
  'edges=1>2 k=1:1',
  'edges=1>2,2>3 k=1:2,2:1',
  'edges=1>2,1>3,2>3 k=1:2,2:1',
  'edges=1>3,2>3 k=1:0,2:1,3:1',
  'edges=a>b,a>c,b>c k=a:3,b:2',
  'edges=1>2,1>3,1>4,2>3,3>4 k=1:2,2:2,3:1',
];

const onBoard = (board: string, stones: string): AddsubPosition => {
  const options = new Map(
    `${board} stones=${stones}`.split(' ').map((option) => option.split('=') as [string, string]),
  );
  const parsed = parse(options);
  if (!parsed.ok) throw new Error(`a position of the game's own was refused: ${board} ${stones}`);
  return parsed.value;
};

/** At most `most` stones, at most two on each of the first three nodes. */
const fewStones = function* (board: string, most: number): Iterable<AddsubPosition> {
  const names = onBoard(board, NONE).graph.names.slice(0, 3);
  for (let code = 0; code < 3 ** names.length; code += 1) {
    const counts = names.map((name, i) => [name, Math.floor(code / 3 ** i) % 3] as const);
    if (counts.reduce((sum, [, count]) => sum + count, 0) > most) continue;
    const stones = counts.filter(([, count]) => count > 0).map(([name, count]) => `${name}:${count}`);
    yield onBoard(board, stones.length === 0 ? NONE : stones.join(','));
  }
};

export const addsub: Game<AddsubPosition, Spread> = {
  id: 'addsub',
  example: 'addsub edges=1>2,1>3,2>3 k=1:2,2:1 stones=1:3,2:1',
  rules,
  position: {
    options: ['edges', 'k', 'stones'],
    parse: (args) => {
      const [stray] = args.rows.flat();
      if (args.rows.length > 1) return refuse('unexpected-row', { token: '/' });
      return stray === undefined ? parse(args.options) : notUnderstood(stray, 'rest-of-line');
    },
    format,
  },
  move,
  partsAre: 'group',
  theories: [stoneTheory],
  describe: ({ graph }, { from, to }) => ({
    kind: 'spread-stone',
    from: graph.names[from]!,
    to: to.map((node) => graph.names[node]!),
  }),
  ruling: (at) => ({ kind: 'addsub', added: addedOf(at) }),
  scene: (at) => {
    const counts = new Map(at.stones);
    return graphScene(at.graph, {
      directed: true,
      layout: 'layers',
      present: () => true,
      roots: at.stones.map(([node]) => node),
      dress: (node) => ({
        ...(counts.has(node) ? { tokens: String(counts.get(node)!), mark: 'focus' as const } : {}),
        ...(at.k[node]! >= 0 ? { note: `K=${at.k[node]!}` } : {}),
      }),
    });
  },
  *small(size) {
    for (const board of BOARDS.slice(0, size + 1))
      yield* eachOnce(fewStones(board, Math.min(3, size + 1)), format);
  },
  deal: (size, random) => {
    const board = BOARDS[between(random, 1, Math.min(BOARDS.length - 1, size + 1))]!;
    const first = onBoard(board, NONE).graph.names.slice(0, 2);
    return onBoard(
      board,
      first.map((name) => `${name}:${between(random, 1, 1 + Math.min(size, 3))}`).join(','),
    );
  },
};
