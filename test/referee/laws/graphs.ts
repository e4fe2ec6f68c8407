import type { Law } from '../law.ts';
import { join, put, split, upTo } from '../text.ts';

const listOf = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' || text === 'none' ? [] : text.split(',');

/** Tokens on a directed acyclic graph: one of them along one edge. */
const dag: Law = {
  options: (position) => {
    const text = split(position);
    const edges = text.rows[0]!.filter((token) => token.includes('>')).map((edge) => edge.split('>'));
    const at = listOf(text.options.at);
    return at.flatMap((node, i) =>
      edges
        .filter(([from]) => from === node)
        .map(([, to]) => join(text.rows, { ...text.options, at: put(at, i, to!).join(',') })),
    );
  },
  key: (position) => {
    const text = split(position);
    return join(text.rows, { at: [...listOf(text.options.at)].sort().join(',') });
  },
};

/** `1:2,3:1` as a map. */
const counts = (text: string | undefined): Map<string, number> =>
  new Map(
    listOf(text).map((item) => {
      const [node, count] = item.split(':');
      return [node!, Number(count)];
    }),
  );

/** All multisets of `size` of the items. */
const multisets = (items: readonly string[], size: number): readonly (readonly string[])[] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => multisets(items.slice(i), size - 1).map((rest) => [item, ...rest]));

/** One stone from a node with successors, K of it new ones over its successors. */
const addsub: Law = {
  options: (position) => {
    const { options } = split(position);
    const edges = listOf(options.edges).map((edge) => edge.split('>'));
    const many = counts(options.k);
    const stones = counts(options.stones);
    return [...stones.keys()].flatMap((node) => {
      const after = [...new Set(edges.filter(([from]) => from === node).map(([, to]) => to!))];
      if (after.length === 0 || stones.get(node) === 0) return [];
      return multisets(after, many.get(node)!).map((added) => {
        const left = new Map(stones);
        left.set(node, left.get(node)! - 1);
        for (const to of added) left.set(to, (left.get(to) ?? 0) + 1);
        const lying = [...left].filter(([, count]) => count > 0);
        const ordered = lying.sort(([a], [b]) => Number(a) - Number(b));
        return join([], {
          ...options,
          stones: ordered.length === 0 ? 'none' : ordered.map(([v, count]) => `${v}:${count}`).join(','),
        });
      });
    });
  },
};

type Edge = readonly [string, string];
const edgesOf = (tokens: readonly string[]): readonly Edge[] =>
  tokens.filter((token) => token.includes('-')).map((token) => token.split('-') as unknown as Edge);

/** The edges joined to the ground by a path. */
const standing = (edges: readonly Edge[], ground: readonly string[]): readonly Edge[] => {
  const joined = new Set(ground);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [a, b] of edges)
      if (joined.has(a) !== joined.has(b)) {
        joined.add(a).add(b);
        grown = true;
      }
  }
  return edges.filter(([a]) => joined.has(a));
};

/** Cut an edge; what is no longer joined to the ground falls. */
const hackenbush: Law = {
  options: (position) => {
    const text = split(position);
    const edges = edgesOf(text.rows[0]!);
    const ground = (text.options.root ?? '0').split(',');
    return edges.map((_, i) => {
      const left = standing(
        edges.filter((_, j) => j !== i),
        ground,
      ).map((edge) => edge.join('-'));
      return join([left.length === 0 ? [ground[0]!] : left], text.options);
    });
  },
  key: (position) => {
    const text = split(position);
    return join(
      [
        edgesOf(text.rows[0]!)
          .map((edge) => [...edge].sort().join('-'))
          .sort(),
      ],
      text.options,
    );
  },
};

/** Choose a start; then along an edge, and the node left is deleted. Once at a node, names without edges are not told. */
const geography: Law = {
  options: (position) => {
    const text = split(position);
    const tokens = text.rows[0]!.filter((token) => token !== 'none');
    const edges = edgesOf(tokens);
    const { at } = text.options;
    const to = (left: readonly Edge[], node: string): string =>
      join([left.map((edge) => edge.join('-'))], { at: node });
    if (at === undefined)
      return [...new Set(tokens.flatMap((token) => token.split('-')))].map((node) => to(edges, node));
    const left = edges.filter((edge) => !edge.includes(at));
    const next = new Set(edges.filter((edge) => edge.includes(at)).map(([a, b]) => (a === at ? b : a)));
    return [...next].map((node) => to(left, node));
  },
};

/** Parents, 0 = root: choose a start, then to any undeleted ancestor or descendant, deleting the node left. */
const treewalk: Law = {
  options: (position) => {
    const text = split(position);
    const parents = text.rows[0]!.map(Number);
    const gone = listOf(text.options.gone).map(Number);
    const ancestors = (node: number): readonly number[] => {
      const parent = parents[node - 1]!;
      return parent === 0 ? [] : [parent, ...ancestors(parent)];
    };
    const here = upTo(parents.length).filter((node) => !gone.includes(node));
    const to = (node: number, deleted: readonly number[]): string =>
      join(text.rows, {
        at: node,
        gone: deleted.length === 0 ? null : [...deleted].sort((a, b) => a - b).join(','),
      });
    if (text.options.at === undefined) return here.map((node) => to(node, gone));
    const at = Number(text.options.at);
    return here
      .filter((node) => ancestors(at).includes(node) || ancestors(node).includes(at))
      .map((node) => to(node, [...gone, at]));
  },
};

export const graphLaws: Readonly<Record<string, Law>> = { dag, addsub, hackenbush, geography, treewalk };
