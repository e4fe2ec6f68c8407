import type { Spot } from '../../engine/core/spot.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { arcsIn } from '../kit/arcs-in.ts';

/** Every position that the only token reaches. */
const reachedFrom = (spot: Spot): ReadonlyMap<string, Spot> => {
  const found = new Map([[spot.position, spot]]);
  for (const at of found.values())
    for (const { to } of at.options()) if (!found.has(to.position)) found.set(to.position, to);
  return found;
};

/** Position with one token, on that node. */
const withTokenOn = (position: string, node: string): string => position.replace(/at=\S+/, `at=${node}`);

export const checks = {
  'node-rounds': (step, context) => {
    const edges = arcsIn(context.spot.position);
    const found = reachedFrom(context.spot);
    for (const { node, outcome, lasts, best } of step.rows) {
      const there = found.get(withTokenOn(context.spot.position, node));
      if (there === undefined) return `${node} is not reached`;
      const at = context.ruled(there);
      if (at.outcome !== outcome) return `${node} is not ${outcome}`;
      if (lasts !== (at.left === null ? null : String(at.left))) return `${node} lasts ${lasts}`;
      if (best === null) continue;
      const after = found.get(withTokenOn(context.spot.position, best));
      if (!edges.get(node)?.includes(best)) return `no edge ${node}>${best}`;
      const next = after === undefined ? null : context.ruled(after);
      if (next?.outcome !== (outcome === 'N' ? 'P' : 'D')) return `best of ${node}`;
      if (outcome === 'N' && Number(next.left) !== Number(lasts) - 1)
        return `best of ${node} is not shortest`;
    }
    return null;
  },
  'node-numbers': (step, context) => {
    const edges = arcsIn(context.spot.position);
    const values = new Map(step.rows.map(({ node, value }) => [node, value]));
    for (const { node, successors, more, value } of step.rows) {
      const all = edges.get(node) ?? [];
      if (all.length !== successors.length + more) return `successors of ${node}`;
      for (const one of successors) {
        if (!all.includes(one.node)) return `${node} > ${one.node}`;
        if ((values.get(one.node) ?? one.value) !== one.value) return `value of ${one.node}`;
      }
      if (more > 0) continue;
      const numbers = new Set(successors.map((one) => one.value).filter((one) => !one.startsWith('inf')));
      if (value.startsWith('inf')) {
        const among = value
          .slice(4, -1)
          .split(',')
          .filter((one) => one !== '');
        if (among.length !== numbers.size || among.some((one) => !numbers.has(one))) return `K of ${node}`;
        continue;
      }
      let mex = 0;
      while (numbers.has(String(mex))) mex += 1;
      if (String(mex) !== value) return `mex of ${node}`;
    }
    return null;
  },
} satisfies Partial<Checks>;
