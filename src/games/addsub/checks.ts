import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';

const pairsOf = (position: string, option: string): ReadonlyMap<string, number> => {
  const text = new RegExp(`(?:^| )${option}=(\\S+)`).exec(position)?.[1] ?? 'none';
  if (text === 'none') return new Map();
  return new Map(
    text.split(',').map((pair) => {
      const [node, count] = pair.split(':');
      return [node!, Number(count)] as const;
    }),
  );
};

/** All XORs of `k` of `values`, with repetition, built stone by stone. */
const xors = (values: readonly number[], k: number): ReadonlySet<number> => {
  let found = new Set([0]);
  for (let i = 0; i < k; i += 1)
    found = new Set([...found].flatMap((sum) => values.map((value) => sum ^ value)));
  return found;
};

export const checks = {
  'stone-values': (step, context) => {
    const { position } = context.spot;
    const edges = /edges=(\S+)/
      .exec(position)![1]!
      .split(',')
      .map((edge) => edge.split('>'));
    const ks = pairsOf(position, 'k');
    const stones = pairsOf(position, 'stones');
    const next = (node: string) => edges.filter(([a]) => a === node).map(([, b]) => b!);
    const valueOf = (node: string): number => {
      const values = next(node).map(valueOf);
      return values.length === 0 ? 0 : mex(xors(values, ks.get(node)!));
    };
    for (const row of step.rows) {
      const all = next(row.node);
      if (String(valueOf(row.node)) !== row.value) return `value of ${row.node}`;
      if (row.k !== (all.length === 0 ? null : ks.get(row.node))) return `k of ${row.node}`;
      if (row.successors.length !== all.length) return `successors of ${row.node}`;
      for (const { node, value } of row.successors)
        if (!all.includes(node) || String(valueOf(node)) !== value) return `${row.node} > ${node}`;
      const right = all.length === 0 ? new Set() : xors(all.map(valueOf), row.k!);
      if (right.size !== row.xors.length + row.moreXors || row.xors.some((xor) => !right.has(Number(xor))))
        return `xors at ${row.node}`;
    }
    for (const { node, odd, value } of step.stones)
      if (((stones.get(node) ?? 0) % 2 === 1) !== odd || String(valueOf(node)) !== value)
        return `stones on ${node}`;
    if (step.stones.length + step.moreStones !== stones.size) return 'stones';
    return step.sum === String(context.grundy(context.spot)) ? null : `sum ${step.sum}`;
  },
} satisfies Partial<Checks>;
