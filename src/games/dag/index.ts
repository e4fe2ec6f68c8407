import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, ok, type Result, refuse } from '../../engine/core/result.ts';
import {
  formatEdges,
  type Graph,
  graphScene,
  nameCycle,
  reverseTopological,
  withoutParallel,
} from '../kit/graph.ts';
import {
  type ReadGraph,
  readGraph,
  readGraphText,
  readIntegers,
  readNames,
  splitEdge,
} from '../kit/graph-text.ts';
import { between } from '../kit/heaps.ts';
import { type DagMove, type DagPosition, occupied } from './position.ts';
import { rules } from './rules.ts';
import { nodeValues, theories } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    dag: NoFacts;
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Move a token along an edge. */
    'move-token': { readonly from: string; readonly to: string };
  }
}

/** The position of a graph that was read and its tokens; refuses cycles. */
const build = (read: Graph, alone: readonly number[], tokens: readonly number[]): Result<DagPosition> => {
  const n = read.names.length;
  const { cycle } = reverseTopological(n, read.from, read.to);
  const nameOf = (node: number) => read.names[node]!;
  if (cycle !== null)
    return refuse('has-a-cycle', {
      token: `${nameOf(cycle[0]!)}>${nameOf(cycle[1] ?? cycle[0]!)}`,
      cycle: nameCycle(cycle, nameOf),
    });
  const graph = withoutParallel({ names: read.names, from: read.from, to: read.to }, true);
  if (alone.length === 0) return ok({ graph, alone, tokens });
  const joined = new Uint8Array(n);
  for (let e = 0; e < graph.from.length; e += 1) joined[graph.from[e]!] = joined[graph.to[e]!] = 1;
  return ok({ graph, alone: [...new Set(alone)].filter((node) => joined[node] === 0), tokens });
};

const ofRead = (read: ReadGraph, at: string | undefined): Result<DagPosition> =>
  at === undefined
    ? refuse('missing-option', { token: 'at' })
    : chain(readNames(at, 'at', read.find), (tokens) => build(read, read.alone, tokens));

/** `N M K`, then M edges, then K token nodes: the source's own format, nodes numbered from 1. */
const ofNumbers = (numbers: Int32Array): Result<DagPosition> => {
  const [n, m, k] = [numbers[0]!, numbers[1]!, numbers[2]!];
  const expected = 3 + 2 * m + k;
  if (numbers.length !== expected || k === 0)
    return refuse('numbers-do-not-fit', { token: `${n} ${m} ${k}`, expected, found: numbers.length });
  for (const number of numbers.subarray(3))
    if (number < 1 || number > n)
      return refuse('out-of-range', { token: String(number), least: '1', most: String(n) });
  // Only nodes that edges or tokens touch are kept: a name for each of 10^9 announced would be no kindness.
  const index = new Map<number, number>();
  const names: string[] = [];
  const nodeOf = (number: number): number => {
    let node = index.get(number);
    if (node === undefined) {
      node = names.push(String(number)) - 1;
      index.set(number, node);
    }
    return node;
  };
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let e = 0; e < m; e += 1) {
    from[e] = nodeOf(numbers[3 + 2 * e]!);
    to[e] = nodeOf(numbers[4 + 2 * e]!);
  }
  const tokens = [...numbers.subarray(3 + 2 * m)].map(nodeOf);
  return build({ names, from, to }, tokens, tokens);
};

const move: MoveCodec<DagPosition, DagMove> = {
  format: ({ from, to }, { graph }) => `${graph.names[from]}>${graph.names[to]}`,
  parse: (text, { graph, tokens }) => {
    const typed = text.normalize('NFKC').trim();
    const ends = splitEdge(typed.replace(/\s+/g, ''), '>') ?? /^(\S+)\s+(\S+)$/.exec(typed)?.slice(1);
    const nodeOf = (name: string): Result<number> => {
      const node = graph.names.indexOf(name);
      return node < 0 ? refuse('illegal-move', { token: name, reason: 'no-such-node' }) : ok(node);
    };
    if (ends !== undefined)
      return chain(nodeOf(ends[0]), (from) => chain(nodeOf(ends[1]), (to) => ok({ from, to })));
    // Where all tokens stand on one node, its target alone will do.
    const only = new Set(tokens);
    if (only.size === 1 && graph.names.includes(typed))
      return chain(nodeOf(typed), (to) => ok({ from: tokens[0]!, to }));
    return refuse('not-a-move', { token: text, expected: 'arc-move' });
  },
};

const format = ({ graph, alone, tokens }: DagPosition): string => {
  const edges = formatEdges(graph, '>');
  const names = alone.map((node) => graph.names[node]!).join(' ');
  const at = tokens.map((node) => graph.names[node]!).join(',');
  return `${edges}${edges !== '' && names !== '' ? ' ' : ''}${names} at=${at}`;
};

/** A random acyclic graph on nodes 1…n: edges lead from smaller to larger numbers. */
const randomGraph = (n: number, share: number, random: () => number): Graph => {
  const names = Array.from({ length: n }, (_, i) => String(i + 1));
  const from: number[] = [];
  const to: number[] = [];
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1)
      if (b === a + 1 || random() < share) {
        from.push(a);
        to.push(b);
      }
  return { names, from: Int32Array.from(from), to: Int32Array.from(to) };
};

/** Every acyclic graph on nodes 1…n (edges upwards), by the bits of `set`. */
const graphOf = (n: number, set: number): Graph => {
  const names = Array.from({ length: n }, (_, i) => String(i + 1));
  const from: number[] = [];
  const to: number[] = [];
  let bit = 0;
  for (let a = 0; a < n; a += 1)
    for (let b = a + 1; b < n; b += 1) {
      if ((set >> bit) & 1) {
        from.push(a);
        to.push(b);
      }
      bit += 1;
    }
  return { names, from: Int32Array.from(from), to: Int32Array.from(to) };
};

/** The graph in layers with its tokens; with `values`, every node's own. */
const drawn = (at: DagPosition, values: Int32Array | null) => {
  const counts = occupied(at);
  const listed = new Uint8Array(at.graph.names.length);
  for (const node of at.alone) listed[node] = 1;
  for (let e = 0; e < at.graph.from.length; e += 1) listed[at.graph.from[e]!] = listed[at.graph.to[e]!] = 1;
  return graphScene(at.graph, {
    directed: true,
    layout: 'layers',
    present: (node) => listed[node] === 1,
    roots: [...counts.keys()],
    dress: (node) => ({
      ...(counts.has(node) ? { tokens: String(counts.get(node)!), mark: 'focus' as const } : {}),
      ...(values === null ? {} : { note: `SG ${values[node]!}` }),
    }),
  });
};

export const dag: Game<DagPosition, DagMove> = {
  id: 'dag',
  example: 'dag 1>2 2>3 1>3 at=1,2',
  rules,
  position: {
    options: ['at'],
    parse: (args) => {
      const tokens = args.rows[0] ?? [];
      if (args.rows.length === 1 && !args.options.has('at') && tokens.length > 3)
        if (tokens.every((token) => /^\d{1,9}$/.test(token)))
          return ofNumbers(Int32Array.from(tokens, Number));
      if (args.rows.length === 1 && tokens.length === 0)
        return refuse('missing-position', { token: args.game });
      return chain(readGraph(args, '>'), (read) => ofRead(read, args.options.get('at')));
    },
    format,
    file: (text, options) => {
      if (/^\s*\d+[ \t]+\d+[ \t]+\d+\s/.test(text) && !options.has('at'))
        return chain(readIntegers(text, options), ({ numbers }) => ofNumbers(numbers));
      return chain(readGraphText(text, '>', options), ({ graph, options: found }) => {
        const unknown = [...found.keys()].find((name) => name !== 'at');
        return unknown === undefined
          ? ofRead(graph, found.get('at'))
          : refuse('unknown-option', { token: unknown, known: ['at'] });
      });
    },
  },
  move,
  partsAre: 'group',
  theories,
  describe: ({ graph }, { from, to }) => ({
    kind: 'move-token',
    from: graph.names[from]!,
    to: graph.names[to]!,
  }),
  ruling: () => ({ kind: 'dag' }),
  scene: (at) => drawn(at, null),
  explained: (at, win) => drawn(at, win === 'normal' ? nodeValues(at.graph) : null),
  *small(size) {
    // All graphs on three nodes, then every so-many-th on four; one token, then two.
    for (let set = 0; set < 8; set += 1) {
      const graph = graphOf(3, set);
      const joined = new Set([...graph.from, ...graph.to]);
      const alone = [0, 1, 2].filter((node) => !joined.has(node));
      yield { graph, alone, tokens: [0] };
      if (size > 1) yield { graph, alone, tokens: [0, 1] };
      if (size > 2) yield { graph, alone, tokens: [1, 0, 0] };
    }
    for (let set = 1; set < 64 && size > 1; set += size > 3 ? 1 : 5) {
      const graph = graphOf(4, set);
      const joined = new Set([...graph.from, ...graph.to]);
      const alone = [0, 1, 2, 3].filter((node) => !joined.has(node));
      yield { graph, alone, tokens: [0] };
      yield { graph, alone, tokens: [1, 0] };
      if (size > 4) yield { graph, alone, tokens: [0, 0, 1] };
    }
  },
  deal: (size, random) => {
    const n = between(random, 4, 4 + size);
    const graph = randomGraph(n, 0.35, random);
    // One token stands on the source, from which every node can be reached: no part of the picture is dead at the start.
    const others = between(random, 1, 1 + Math.min(3, size)) - 1;
    const tokens = [0, ...Array.from({ length: others }, () => between(random, 0, n - 2))];
    return { graph, alone: [], tokens };
  },
};
