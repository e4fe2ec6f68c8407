import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { illegal, notAMove, ok, type Result, refuse } from '../../engine/core/result.ts';
import { formatEdges, type Graph } from '../kit/graph.ts';
import { graphReaders, type ReadGraph, readNames, splitEdge } from '../kit/graph-text.ts';
import { between } from '../kit/heaps.ts';
import { type Cut, grounded, type HackenbushPosition, joined } from './position.ts';
import { rules } from './rules.ts';
import { fusedScene, plainScene } from './scene.ts';
import { smallGraphs } from './small.ts';
import { greenHackenbush } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** Nodes on the ground. */
    hackenbush: { readonly ground: readonly string[] };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Cut an edge; `falls`: number of edges that fall with it, null if not counted. */
    'cut-edge': { readonly from: string; readonly to: string; readonly falls: number | null };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    'not-joined-to-the-ground': { readonly token: string; readonly ground: string };
  }
}

const MAX_COUNTED_EDGES = 20_000;

const build = (read: ReadGraph, root: string | undefined): Result<HackenbushPosition> => {
  if (read.names.length === 0) return refuse('missing-position', { token: 'hackenbush' });
  const names = [...read.names];
  const typed = root !== undefined;
  // The ground may have no edges: `hackenbush 0`, all cut.
  const nodeOf = (name: string): number => {
    const known = read.find(name);
    const added = known >= 0 ? known : names.indexOf(name, read.names.length);
    return added >= 0 ? added : names.push(name) - 1;
  };
  const ground = readNames(root ?? '0', 'root', nodeOf);
  if (!ground.ok) return ground;
  const text = root ?? '0';
  if (new Set(ground.value).size < ground.value.length)
    return refuse('node-twice', { token: `root=${text}` });
  const graph: Graph = { names, from: read.from, to: read.to };
  const at: HackenbushPosition = { graph, ground: ground.value, typed };
  const onGround = new Set(ground.value);
  const stray = read.alone.find((node) => !onGround.has(node));
  if (stray !== undefined) return refuse('not-joined-to-the-ground', { token: names[stray]!, ground: text });
  const whole = grounded(at);
  const holds = joined(whole, -1);
  const loose = whole.from.findIndex((v) => holds[v] === 0);
  if (loose >= 0)
    return refuse('not-joined-to-the-ground', {
      token: `${names[graph.from[loose]!]}-${names[graph.to[loose]!]}`,
      ground: text,
    });
  return ok(at);
};

const move: MoveCodec<HackenbushPosition, Cut> = {
  format: ({ edge }, { graph: { names, from, to } }) => `${names[from[edge]!]}-${names[to[edge]!]}`,
  parse: (text, { graph }) => {
    const typed = /^(?:cut\s+|删去?\s*)?(\S+?)(?:\s*#\s*(\d{1,9}))?$/i.exec(text.normalize('NFKC').trim());
    const ends = typed === null ? null : splitEdge(typed[1]!, '-');
    if (typed === null || ends === null) return notAMove(text, 'edge-move');
    const [a, b] = ends.map((name) => graph.names.indexOf(name)) as [number, number];
    let copies = 0;
    let last = -1;
    for (let e = 0; e < graph.from.length; e += 1) {
      const [x, y] = [graph.from[e]!, graph.to[e]!];
      if ((x === a && y === b) || (x === b && y === a)) {
        copies += 1;
        last = e;
      }
    }
    const which = typed[2] === undefined ? 1 : Number(typed[2]);
    return copies === 0 || which < 1 || which > copies ? illegal(text, 'no-such-edge') : ok({ edge: last });
  },
};

export const hackenbush: Game<HackenbushPosition, Cut> = {
  id: 'hackenbush',
  example: 'hackenbush 0-1 1-2 2-3 3-1 3-4',
  merges: true,
  rules,
  position: {
    ...graphReaders('-', ['root'], (read, options) => build(read, options.get('root'))),
    format: ({ graph, ground, typed }) => {
      const root = typed ? ` root=${ground.map((v) => graph.names[v]!).join(',')}` : '';
      return `${graph.from.length === 0 ? graph.names[ground[0]!]! : formatEdges(graph, '-')}${root}`;
    },
  },
  move,
  partsAre: 'branch',
  theories: [greenHackenbush],
  describe: (at, { edge }) => {
    const { names, from, to } = at.graph;
    const said = { from: names[from[edge]!]!, to: names[to[edge]!]! };
    if (from.length > MAX_COUNTED_EDGES) return { kind: 'cut-edge', ...said, falls: null };
    const whole = grounded(at);
    const holds = joined(whole, edge);
    let falls = 0;
    for (let e = 0; e < from.length; e += 1) if (e !== edge && holds[whole.from[e]!] === 0) falls += 1;
    return { kind: 'cut-edge', ...said, falls };
  },
  ruling: ({ graph, ground }) => ({ kind: 'hackenbush', ground: ground.map((v) => graph.names[v]!) }),
  scene: plainScene,
  explained: (at, win) => (win === 'normal' ? fusedScene(at) : plainScene(at)),
  small: smallGraphs,
  deal: (size, random) => {
    const n = between(random, 4, 5 + size);
    const from = Array.from({ length: n }, (_, i) => (i === 0 ? 0 : between(random, 0, i)));
    const to = Array.from({ length: n }, (_, i) => i + 1);
    for (let extra = between(random, 0, 1 + size); extra > 0; extra -= 1) {
      from.push(between(random, 0, n));
      to.push(between(random, 1, n));
    }
    const names = Array.from({ length: n + 1 }, (_, i) => String(i));
    return {
      graph: { names, from: Int32Array.from(from), to: Int32Array.from(to) },
      ground: [0],
      typed: false,
    };
  },
};
