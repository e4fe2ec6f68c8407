import type { Args } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, notUnderstood, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { Scene } from '../../engine/core/scene.ts';
import { eachOnce } from '../kit/each-once.ts';
import {
  type Graph,
  graphOfEdges,
  graphScene,
  lettered,
  nameCycle,
  reverseTopological,
  smallLettered,
} from '../kit/graph.ts';
import { isName, NONE, parseName } from '../kit/graph-text.ts';
import { bitsOf, placesOf } from '../kit/set-search.ts';
import { asWritten, coversIn, orderOf, type Poset, type Taken } from './position.ts';
import { rules } from './rules.ts';
import { posetGreatest, posetLeast, posetMisereGreatest, posetMisereLeast, posetSearch } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Take an element and everything above it. */
    'take-element': { readonly element: string };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    /** Elements that would be below themselves; repeats the first one at the end. */
    'not-an-order': { readonly token: string; readonly cycle: readonly string[] };
  }
  interface ExpectedKinds {
    relation: true;
    element: true;
  }
  interface MoveFaultKinds {
    'no-such-element': true;
  }
}

const MAX_ELEMENTS = 1000;

const built = (graph: Graph): Result<Poset> => {
  const { names, from, to } = graph;
  const { order, cycle } = reverseTopological(names.length, from, to);
  if (cycle !== null) {
    const [a, b] = [names[cycle[0]!]!, names[cycle[1] ?? cycle[0]!]!];
    return refuse('not-an-order', { token: `${a}<${b}`, cycle: nameCycle(cycle, (v) => names[v]!) });
  }
  return ok(asWritten({ order: orderOf(graph, order), left: bitsOf(names.keys()) }));
};

/** Parses `a<b b<c e`; also chains `a<b<c`, `c>b` and spaces around the signs. */
const parse = (args: Args): Result<Poset> => {
  if (args.rows.length > 1) return refuse('unexpected-row', { token: '/' });
  const tokens = (args.rows[0] ?? [])
    .join(' ')
    .replace(/ ?([<>]) ?/g, '$1')
    .split(' ')
    .filter((token) => token !== '');
  if (tokens.length === 0) return refuse('missing-position', { token: args.game });
  if (tokens.length === 1 && tokens[0] === NONE) return built(graphOfEdges([], []));
  const places = new Map<string, number>();
  const pairs: (readonly [number, number])[] = [];
  for (const token of tokens) {
    const names = token.split(/[<>]/);
    const signs = token.replace(/[^<>]/g, '');
    if (!names.every((name) => isName(name) && name !== NONE)) return notUnderstood(token, 'relation');
    for (const name of names) if (!places.has(name)) places.set(name, places.size);
    if (places.size > MAX_ELEMENTS) return refuse('too-many-numbers', { token, most: MAX_ELEMENTS });
    for (const [i, sign] of [...signs].entries()) {
      const [a, b] = [places.get(names[i]!)!, places.get(names[i + 1]!)!];
      pairs.push(sign === '<' ? [a, b] : [b, a]);
    }
  }
  return built(graphOfEdges([...places.keys()], pairs));
};

const format = (at: Poset): string => {
  const { names, lower, upper } = at.order;
  const covers = coversIn(at);
  const joined = new Set(covers.flatMap((i) => [lower[i]!, upper[i]!]));
  const pieces = [
    ...covers.map((i) => `${names[lower[i]!]!}<${names[upper[i]!]!}`),
    ...placesOf(at.left).flatMap((v) => (joined.has(v) ? [] : [names[v]!])),
  ];
  return pieces.length === 0 ? NONE : pieces.join(' ');
};

const move: MoveCodec<Poset, Taken> = {
  format: ({ element }, { order }) => order.names[element]!,
  parse: (text, { order }) =>
    chain(parseName(text, order.names, 'element', 'no-such-element'), (element) => ok({ element })),
};

/** Larger elements above smaller ones. */
const scene = (at: Poset): Scene => {
  const covers = coversIn(at);
  const left = new Set(placesOf(at.left));
  return {
    ...graphScene(
      {
        names: at.order.names,
        from: Int32Array.from(covers, (i) => at.order.upper[i]!),
        to: Int32Array.from(covers, (i) => at.order.lower[i]!),
      },
      {
        directed: false,
        layout: 'layers',
        present: (node) => left.has(node),
      },
    ),
    pieces: 'tower',
  };
};

/** Order on a, b, c, … whose pairs of earlier and later letters are the bits of `set`. */
const posetOf = (n: number, set: number): Poset => {
  const made = built(lettered(n, set));
  if (!made.ok) throw new Error('letters in their order form no cycle');
  return made.value;
};

export const poset: Game<Poset, Taken> = {
  id: 'poset',
  example: 'poset a<b b<c a<d e',
  rules,
  position: { parse, format },
  move,
  partsAre: 'group',
  theories: [posetSearch, posetLeast, posetGreatest, posetMisereLeast, posetMisereGreatest],
  describe: ({ order }, { element }) => ({ kind: 'take-element', element: order.names[element]! }),
  scene,
  small: (size) => eachOnce(smallLettered(size, posetOf), format),
  deal: (size, random) => {
    const n = 4 + Math.min(size, 5);
    let set = 0;
    for (let bit = 0; bit < (n * (n - 1)) / 2; bit += 1) if (random() < 0.3) set += 2 ** bit;
    return posetOf(n, set);
  },
};
