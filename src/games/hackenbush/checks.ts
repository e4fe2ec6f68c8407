import type { Checks } from '../../engine/explain/check.ts';

interface CheckedGraph {
  readonly edges: readonly (readonly [string, string])[];
  readonly ground: string;
}

/** Edges by name, with all ground nodes merged, parsed from the line itself. */
const read = (position: string): CheckedGraph => {
  const root = /root=(\S+)/.exec(position)?.[1] ?? '0';
  const grounds = new Set(root.split(','));
  const nameOf = (name: string) => (grounds.has(name) ? root : name);
  const edges = position
    .split(' ')
    .filter((token) => token.includes('-'))
    .map((token) => token.split('-').map(nameOf) as [string, string]);
  return { edges, ground: root };
};

/** Whether two nodes are connected without the edge `cut`. */
const isConnected = ({ edges }: CheckedGraph, a: string, b: string, cut: number): boolean => {
  const seen = new Set([a]);
  for (const v of seen)
    for (const [e, [x, y]] of edges.entries()) {
      if (e === cut) continue;
      if (x === v) seen.add(y);
      if (y === v) seen.add(x);
    }
  return seen.has(b);
};

const bridges = (graph: CheckedGraph): ReadonlySet<number> =>
  new Set(graph.edges.flatMap(([a, b], e) => (isConnected(graph, a, b, e) ? [] : [e])));

export const checks = {
  fusion: (step, { spot }) => {
    const graph = read(spot.position);
    const cuts = bridges(graph);
    const inner = graph.edges.filter((_, e) => !cuts.has(e));
    let counted = 0;
    for (const block of step.blocks) {
      if (block.ground !== block.nodes.includes(graph.ground)) return `ground in ${block.point}`;
      const nodes = new Set(block.nodes);
      const own = inner.filter(([a, b]) => nodes.has(a) || nodes.has(b));
      counted += own.length;
      if (block.moreNodes === 0 && own.some(([a, b]) => !nodes.has(a) || !nodes.has(b)))
        return `a block is larger than ${block.nodes.join(' ')}`;
      if (block.moreNodes === 0 && own.length !== block.edges) return `edges of ${block.point}`;
      if (block.loops !== block.edges % 2) return `loops of ${block.point}`;
    }
    return step.more > 0 || counted === inner.length ? null : 'edges outside the blocks';
  },
  colon: (step, context) => {
    const graph = read(context.spot.position);
    const values = new Map(step.rows.map((row) => [row.point, row.value]));
    if (values.size !== step.rows.length) return 'a point twice';
    let branches = 0;
    for (const row of step.rows) {
      let sum: number = row.loops;
      for (const { to, above, worth } of row.branches) {
        if (Number(worth) !== Number(above) + 1) return `branch to ${to}`;
        if (step.more === 0 && (values.get(to) ?? '0') !== above) return `value of ${to}`;
        sum ^= Number(worth);
        branches += 1;
      }
      sum ^= Number(row.more?.worth ?? 0);
      branches += row.more?.count ?? 0;
      if (String(sum) !== row.value) return `value of ${row.point}`;
    }
    if (step.more === 0 && branches !== bridges(graph).size) return 'branches';
    const ground = step.rows.at(-1);
    return ground?.ground === true && ground.value === String(context.grundy(context.spot))
      ? null
      : 'value of the ground';
  },
} satisfies Partial<Checks>;
