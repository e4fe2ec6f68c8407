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
import { formatEdges, graphScene } from '../kit/graph.ts';
import { graphReaders, isName, NONE, type ReadGraph, splitEdge } from '../kit/graph-text.ts';
import { between } from '../kit/heaps.ts';
import { graphOf, plainGraphOf } from '../kit/plain-graph.ts';
import { type GeographyPosition, type Going, present } from './position.ts';
import { rules } from './rules.ts';
import { vertexGeography, witness } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** `placed`: the token is on a node. */
    geography: { readonly placed: boolean };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Put the token on a node at the start. */
    'choose-start': { readonly node: string };
    /** Walk to a node; the node left is deleted. */
    walk: { readonly from: string; readonly to: string };
  }
}

const build = (read: ReadGraph, at: string | undefined): Result<GeographyPosition> => {
  if (read.names.length === 0 && at === undefined) return refuse('missing-position', { token: 'geography' });
  return chain(plainGraphOf(read, at === undefined), ({ graph, alone }): Result<GeographyPosition> => {
    if (at === undefined) return ok({ graph, alone, at: -1 });
    if (at === NONE || read.find(NONE) >= 0) return notUnderstood(NONE, 'edge');
    if (!isName(at)) return badOption('at', at, 'node');
    const node = read.find(at);
    if (node >= 0) return ok({ graph, alone: [], at: node });
    // A token on a node without edges is typed as it is printed: `geography b-c at=a`.
    const names = [...graph.names, at];
    return ok({ graph: { ...graph, names }, alone: [], at: names.length - 1 });
  });
};

const move: MoveCodec<GeographyPosition, Going> = {
  format: ({ to }, { graph }) => graph.names[to]!,
  parse: (text, { graph, at }) => {
    const typed = text.normalize('NFKC').trim();
    const ends = splitEdge(typed.replace(/\s+/g, ''), '-') ?? splitEdge(typed.replace(/\s+/g, ''), '>');
    const here = at < 0 ? undefined : graph.names[at];
    const name = ends === null ? typed : ends[0] === here ? ends[1] : ends[1] === here ? ends[0] : '';
    if (!isName(name)) return notAMove(text, 'node-move');
    const to = graph.names.indexOf(name);
    return to < 0 ? illegal(name, 'no-such-node') : ok({ to });
  },
};

const format = ({ graph, alone, at }: GeographyPosition): string => {
  const pieces = [
    ...(graph.from.length > 0 ? [formatEdges(graph, '-')] : []),
    ...alone.map((v) => graph.names[v]!),
    ...(at < 0 ? [] : [`at=${graph.names[at]!}`]),
  ];
  return pieces.length === 0 ? NONE : pieces.join(' ');
};

/** Graph whose edges are the bits of `set`, before a start is chosen. */
const unplaced = (n: number, set: number): GeographyPosition => ({ ...graphOf(n, set, true), at: -1 });

/**
 * Scene of the graph with its token. `mates` (a maximum matching) marks its edges, and the token's partner; before the start is
 * chosen, the unmatched nodes.
 */
const drawn = (at: GeographyPosition, mates: Int32Array | null) => {
  const here = present(at);
  const { from, to } = at.graph;
  const move = mates === null || at.at < 0 ? -1 : mates[at.at]!;
  const wins = (node: number) => mates !== null && (at.at < 0 ? mates[node]! < 0 : node === move);
  return graphScene(at.graph, {
    directed: false,
    layout: 'free',
    present: (node) => here[node] === 1,
    roots: at.at < 0 ? [] : [at.at],
    dress: (node) => (node === at.at ? { tokens: '1', mark: 'focus' } : wins(node) ? { mark: 'win' } : {}),
    dressEdge: (edge) => {
      const [a, b] = [from[edge]!, to[edge]!];
      if (mates === null || mates[a] !== b) return {};
      return { mark: a === at.at || b === at.at ? 'win' : 'focus' };
    },
  });
};

export const geography: Game<GeographyPosition, Going> = {
  id: 'geography',
  example: 'geography a-b b-c c-d at=a',
  rules,
  position: {
    ...graphReaders('-', ['at'], (read, options) => build(read, options.get('at'))),
    format,
  },
  move,
  theories: [vertexGeography],
  describe: ({ graph, at }, { to }) =>
    at < 0
      ? { kind: 'choose-start', node: graph.names[to]! }
      : { kind: 'walk', from: graph.names[at]!, to: graph.names[to]! },
  ruling: ({ at }) => ({ kind: 'geography', placed: at >= 0 }),
  scene: (at) => drawn(at, null),
  explained: (at, win) => drawn(at, win === 'normal' ? witness(at) : null),
  *small(size) {
    yield unplaced(0, 0);
    for (let n = 1; n <= Math.min(5, 2 + size); n += 1) {
      const sets = 2 ** ((n * (n - 1)) / 2);
      // All graphs on up to four nodes, every 23rd on five.
      for (let set = 0; set < sets; set += n < 5 ? 1 : 23) {
        const at = unplaced(n, set);
        yield at;
        for (let start = 0; start < n; start += 2) {
          const placed = { ...at, alone: [], at: start };
          // Skips lines that equal a smaller graph's, because of nodes without edges.
          if (at.alone.every((v) => v === start) && (n > 1 || start === 0)) yield placed;
        }
      }
    }
  },
  deal: (size, random) => {
    const n = between(random, 4, Math.min(8, 4 + size));
    const at = unplaced(n, Math.floor(random() * 2 ** ((n * (n - 1)) / 2)));
    const { graph } = at;
    if (random() < 0.4 || graph.from.length === 0) return at;
    return { graph, alone: [], at: graph.from[Math.floor(random() * graph.from.length)]! };
  },
};
