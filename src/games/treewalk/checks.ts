import type { Checks } from '../../engine/explain/check.ts';
import { mostPairs, pairsFault } from '../kit/most-pairs.ts';

export const checks = {
  leftovers: (step, context) => {
    const { position } = context.spot;
    const parents = position
      .split(' ')
      .filter((token) => !token.includes('='))
      .map(Number);
    const option = (name: string) => new RegExp(`${name}=(\\S+)`).exec(position)?.[1]?.split(',') ?? [];
    const gone = new Set(option('gone').map(Number));
    const [start] = option('at').map(Number);
    const isAbove = (high: number, low: number): boolean => {
      for (let p = parents[low - 1]!; p > 0; p = parents[p - 1]!) if (p === high) return true;
      return false;
    };
    const adjacent = (a: number, b: number) => isAbove(a, b) || isAbove(b, a);
    const left = (nodes: readonly number[]) => nodes.length - 2 * mostPairs(nodes, adjacent);
    const there = parents.map((_, i) => i + 1).filter((v) => !gone.has(v));
    if (left(there) !== step.total) return `total ${step.total}`;
    if (step.without !== (start === undefined ? null : left(there.filter((v) => v !== start))))
      return 'without the start';
    for (const row of step.rows) {
      const node = Number(row.node);
      if (row.gone !== gone.has(node)) return `${row.node} gone?`;
      const branch = there.filter((v) => isAbove(node, v));
      if (left(branch) !== row.below) return `below ${row.node}`;
      if (left(row.gone ? branch : [...branch, node]) !== row.left) return `left of ${row.node}`;
    }
    if (step.start !== (start === undefined ? null : String(start))) return `start ${step.start}`;
    const wrong = pairsFault(step, new Set(there.map(String)), (a, b) => adjacent(Number(a), Number(b)));
    if (wrong !== null) return wrong;
    if (step.lone.length + step.moreLone !== step.total) return 'not a maximum pairing';
    const isWon = start === undefined ? step.total > 0 : step.partner !== null;
    return context.outcome(context.spot) === isWon ? null : 'who wins';
  },
} satisfies Partial<Checks>;
