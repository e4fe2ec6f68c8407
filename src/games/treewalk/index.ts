import { parseBetween } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { badOption, chain, collect, notAMove, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { Scene } from '../../engine/core/scene.ts';
import { MAX_DRAWN_NODES, nameCycle } from '../kit/graph.ts';
import { readIntegers } from '../kit/graph-text.ts';
import { between } from '../kit/heaps.ts';
import { remembered } from '../kit/memo.ts';
import { forestOf, goneMask, related, type TreeStep, type TreewalkPosition } from './position.ts';
import { rules } from './rules.ts';
import { treePairing } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** `placed`: the token is on a node. A drawing of nodes and edges alone does not show the roots. */
    treewalk: { readonly placed: boolean; readonly roots: readonly string[] };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface RefusalFacts {
    /** Parents that form a cycle: none of its nodes is below a root. */
    'parents-in-a-circle': { readonly token: string; readonly cycle: readonly string[] };
    'token-on-a-gone-node': { readonly token: string };
  }
  interface ExpectedKinds {
    'node-numbers': true;
  }
}

/** Numbers of an option, typed from 1 to `n`, returned from 0. */
const nodesOf = (text: string, option: string, n: number): Result<readonly number[]> =>
  /^\d{1,9}(,\d{1,9})*$/.test(text)
    ? collect(
        text
          .split(',')
          .map((token) => chain(parseBetween(token, 1n, BigInt(n)), (value) => ok(Number(value) - 1))),
      )
    : badOption(option, text, 'node-numbers');

const build = (numbers: Int32Array, options: ReadonlyMap<string, string>): Result<TreewalkPosition> => {
  const n = numbers.length;
  for (const number of numbers)
    if (number > n) return refuse('out-of-range', { token: String(number), least: '0', most: String(n) });
  const parents = numbers.map((number) => number - 1);
  const { order } = forestOf(parents);
  if (order.length < n) {
    const hangs = new Uint8Array(n);
    for (const v of order) hangs[v] = 1;
    // Upwards from any node below no root one reaches the cycle.
    let v = hangs.indexOf(0);
    const seen = new Set<number>();
    for (; !seen.has(v); v = parents[v]!) seen.add(v);
    const cycle = [v];
    for (let u = parents[v]!; u !== v; u = parents[u]!) cycle.push(u);
    return refuse('parents-in-a-circle', {
      token: String(parents[v]! + 1),
      cycle: nameCycle(cycle, (u) => String(u + 1)),
    });
  }
  const goneText = options.get('gone');
  const atText = options.get('at');
  return chain(goneText === undefined ? ok([]) : nodesOf(goneText, 'gone', n), (typed) => {
    const gone = [...new Set(typed)].sort((a, b) => a - b);
    if (gone.length < typed.length) return refuse('node-twice', { token: `gone=${goneText!}` });
    if (atText === undefined) return ok({ parents, gone, at: -1 });
    return chain(nodesOf(atText, 'at', n), (at) => {
      if (at.length > 1) return badOption('at', atText, 'positive-number');
      return gone.includes(at[0]!)
        ? refuse('token-on-a-gone-node', { token: `at=${atText}` })
        : ok({ parents, gone, at: at[0]! });
    });
  });
};

const move: MoveCodec<TreewalkPosition, TreeStep> = {
  format: ({ to }) => String(to + 1),
  parse: (text) => {
    const typed = text.normalize('NFKC').trim();
    return /^\d{1,9}$/.test(typed) ? ok({ to: Number(typed) - 1 }) : notAMove(text, 'node-move');
  },
};

const parentsText = remembered((parents: Int32Array) => parents.map((p) => p + 1).join(' '));

const scene = (at: TreewalkPosition): Scene => {
  const { parents } = at;
  const n = parents.length;
  const { order } = forestOf(parents);
  const gone = goneMask(at);
  const chosen = new Set<number>();
  const most = n <= MAX_DRAWN_NODES ? MAX_DRAWN_NODES : MAX_DRAWN_NODES - 1;
  if (n > MAX_DRAWN_NODES && at.at >= 0) {
    // Around the token: itself, some nodes above, some below.
    chosen.add(at.at);
    for (const v of related(parents, at.at)) {
      if (chosen.size >= most) break;
      chosen.add(v);
    }
  }
  for (const v of order) {
    if (chosen.size >= most) break;
    chosen.add(v);
  }
  const nodes = [...chosen].map((v) => ({
    id: String(v + 1),
    label: String(v + 1),
    ...(gone[v] === 1 ? { mark: 'dead' as const } : {}),
    ...(v === at.at ? { tokens: '1', mark: 'focus' as const } : {}),
  }));
  return {
    kind: 'graph',
    directed: false,
    layout: 'tree',
    nodes: n > chosen.size ? [...nodes, { id: '…', label: `+${n - chosen.size}`, mark: 'dead' }] : nodes,
    edges: [...chosen].flatMap((v) =>
      chosen.has(parents[v]!) ? [{ from: String(parents[v]! + 1), to: String(v + 1) }] : [],
    ),
  };
};

/** All forests on 1 … n in which every parent has a smaller number. */
const forests = function* (n: number): Iterable<Int32Array> {
  const parents = new Int32Array(n).fill(-1);
  for (;;) {
    yield parents.slice();
    let i = n - 1;
    while (i >= 0 && parents[i]! === i - 1) {
      parents[i] = -1;
      i -= 1;
    }
    if (i < 0) return;
    parents[i]! += 1;
  }
};

export const treewalk: Game<TreewalkPosition, TreeStep> = {
  id: 'treewalk',
  example: 'treewalk 0 1 1 2',
  rules,
  position: {
    options: ['at', 'gone'],
    parse: (args) => {
      if (args.rows.length > 1) return refuse('unexpected-row', { token: '/' });
      const tokens = args.rows[0] ?? [];
      if (tokens.length === 0) return refuse('missing-position', { token: args.game });
      const numbers = new Int32Array(tokens.length);
      for (const [i, token] of tokens.entries()) {
        if (!/^\d{1,9}$/.test(token)) {
          const parsed = parseBetween(token, 0n, BigInt(tokens.length));
          if (!parsed.ok) return parsed;
          numbers[i] = Number(parsed.value);
        } else numbers[i] = Number(token);
      }
      return build(numbers, args.options);
    },
    format: ({ parents, gone, at }) =>
      `${parentsText(parents)}${at < 0 ? '' : ` at=${at + 1}`}${
        gone.length === 0 ? '' : ` gone=${gone.map((v) => v + 1).join(',')}`
      }`,
    file: (text, options) =>
      chain(readIntegers(text, options), ({ numbers, options: found }) => {
        const unknown = [...found.keys()].find((name) => name !== 'at' && name !== 'gone');
        if (unknown !== undefined) return refuse('unknown-option', { token: unknown, known: ['at', 'gone'] });
        return numbers.length === 0
          ? refuse('missing-position', { token: 'treewalk' })
          : build(numbers, found);
      }),
  },
  move,
  theories: [treePairing],
  describe: ({ at }, { to }) =>
    at < 0
      ? { kind: 'choose-start', node: String(to + 1) }
      : { kind: 'walk', from: String(at + 1), to: String(to + 1) },
  ruling: ({ at, parents }) => ({
    kind: 'treewalk',
    placed: at >= 0,
    roots: [...parents.keys()].filter((v) => parents[v]! < 0).map((v) => String(v + 1)),
  }),
  scene,
  *small(size) {
    for (let n = 1; n <= Math.min(5, 2 + size); n += 1) {
      let k = 0;
      for (const parents of forests(n)) {
        k += 1;
        if (n === 5 && k % 5 > 0) continue;
        yield { parents, gone: [], at: -1 };
        for (let at = k % 2; at < n; at += 2) {
          yield { parents, gone: [], at };
          const other = (at + k) % n;
          if (size > 1 && other !== at) yield { parents, gone: [other], at };
        }
      }
    }
  },
  deal: (size, random) => {
    const n = between(random, 4, 5 + size);
    const parents = Int32Array.from({ length: n }, (_, v) => (v === 0 ? -1 : between(random, 0, v - 1)));
    return { parents, gone: [], at: random() < 0.5 ? -1 : between(random, 0, n - 1) };
  },
};
