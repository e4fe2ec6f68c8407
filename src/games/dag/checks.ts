import { recall } from '../../engine/core/maps.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { arcsIn } from '../kit/arcs-in.ts';

/** Position in the notation of `dag`; `custom` writes the tokens first: `1 2 edges=1>2,2>3`. */
const plain = (position: string): string => {
  const own = /^(.*) edges=(\S+)$/.exec(position);
  return own === null ? position : `${own[2]!.replaceAll(',', ' ')} at=${own[1]!.replaceAll(' ', ',')}`;
};

const tokensOf = (position: string): readonly string[] => /at=(\S+)/.exec(position)![1]!.split(',');

/** Value by plain recursion from the definition. */
const byRecursion = <V>(
  position: string,
  compute: (options: readonly V[]) => V,
): { valueOf: (node: string) => V; successors: ReadonlyMap<string, readonly string[]> } => {
  const successors = arcsIn(position);
  const memo = new Map<string, V>();
  const valueOf = (node: string): V => recall(memo, node, () => compute(successors.get(node)!.map(valueOf)));
  return { valueOf, successors };
};

export const checks = {
  'node-values': (step, context) => {
    const { spot } = context;
    const { valueOf, successors } = byRecursion<number>(plain(spot.position), mex);
    for (const row of step.rows) {
      if (String(valueOf(row.node)) !== row.value) return `value of ${row.node}`;
      const all = successors.get(row.node)!;
      if (all.length !== row.successors.length + row.more) return `successors of ${row.node}`;
      for (const { node, value } of row.successors)
        if (!all.includes(node) || String(valueOf(node)) !== value) return `${row.node} > ${node}`;
    }
    const tokens = tokensOf(plain(spot.position));
    for (const { node, count, value } of step.tokens)
      if (tokens.filter((token) => token === node).length !== count || String(valueOf(node)) !== value)
        return `token on ${node}`;
    if (step.moreTokens + step.tokens.length !== new Set(tokens).size) return 'tokens';
    return step.sum === String(context.grundy(spot)) ? null : `sum ${step.sum}`;
  },
  'node-outcomes': (step, context) => {
    const { spot, win } = context;
    const parity = win === 'normal' ? 0 : 1;
    const { valueOf, successors } = byRecursion<number>(plain(spot.position), (options) => {
      const lost = options.filter((length) => length % 2 === parity);
      return options.length === 0 ? 0 : 1 + (lost.length > 0 ? Math.min(...lost) : Math.max(...options));
    });
    const [token] = tokensOf(plain(spot.position));
    if (step.win !== win || valueOf(token!) !== context.remoteness(spot)) return 'remoteness of the token';
    for (const row of step.rows) {
      const length = valueOf(row.node);
      if (String(length) !== row.lasts) return `${row.node} lasts ${row.lasts}`;
      if (row.outcome !== ((length % 2 === 1) === (win === 'normal') ? 'N' : 'P'))
        return `outcome of ${row.node}`;
      if (
        row.best !== null &&
        (!successors.get(row.node)!.includes(row.best) || valueOf(row.best) !== length - 1)
      )
        return `best of ${row.node}`;
    }
    return null;
  },
} satisfies Partial<Checks>;
