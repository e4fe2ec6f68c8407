import { payFor } from '../../engine/core/work.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { memo } from '../kit/memo.ts';
import { isOpen, type Rule } from '../kit/rule.ts';

/** Largest heap valued by the recurrence, for rules without an octal code. */
export const MAX_HEAP_STONES = 10_000;

/** Options that take as long as one search node, roughly. */
const OPTIONS_PER_SEARCH_NODE = 50;

/** Values of single heaps under one rule, computed on demand by the definition. */
interface RuleValues {
  readonly values: number[];
  readonly rule: Rule;
}

/** Whether `kinds` allows a split into two, or into three; kinds as in `Leaves`. */
const two = (kinds: number, a: number, b: number): boolean => (kinds & (a === b ? 1 : 2)) !== 0;
const three = (kinds: number, a: number, b: number, c: number): boolean =>
  (kinds & (a === c ? 1 : a !== b && b !== c ? 2 : 4)) !== 0;

const valueOf = ({ rule, values: g }: RuleValues, size: number): number => {
  const seen = new Set<number>();
  const last = rule.leaves.length - 1;
  const most = isOpen(rule) ? size : Math.min(size, last - 1);
  for (let take = 0; take <= most; take += 1) {
    const kinds = rule.leaves[Math.min(take, last)]!;
    const left = size - take;
    if (left === 0 && kinds[0] > 0) seen.add(0);
    if (left > 0 && kinds[1] > 0) seen.add(g[left]!);
    if (kinds[2] > 0)
      for (let a = 1, b = left - 1; a <= b; a += 1, b -= 1) if (two(kinds[2], a, b)) seen.add(g[a]! ^ g[b]!);
    if (kinds[3] > 0)
      for (let a = 1; 3 * a <= left; a += 1)
        for (let b = a, c = left - 2 * a; b <= c; b += 1, c -= 1)
          if (three(kinds[3], a, b, c)) seen.add(g[a]! ^ g[b]! ^ g[c]!);
  }
  return mex(seen);
};

const remembered = memo<RuleValues>(32);
const tableOf = (rule: Rule): RuleValues => remembered(rule.text, () => ({ rule, values: [0] }));

/** Values of at least the heaps 0 … `heap`. Domain: heap ≤ `MAX_HEAP_STONES`. */
export const ruleValues = (rule: Rule, heap: bigint): readonly number[] => {
  const table = tableOf(rule);
  payFor(`values ${rule.text}`, fullCost(rule, heap));
  while (BigInt(table.values.length) <= heap) table.values.push(valueOf(table, table.values.length));
  return table.values;
};

/** Approximate cost of the heap's value in search nodes; 0 if known. */
export const ruleCost = (rule: Rule, heap: bigint): number =>
  heap < BigInt(tableOf(rule).values.length) ? 0 : fullCost(rule, heap);

const fullCost = (rule: Rule, heap: bigint): number => {
  const n = Number(heap);
  const count = (parts: number): number =>
    rule.leaves.slice(0, -1).filter((kinds) => kinds[parts]! > 0).length +
    (rule.leaves.at(-1)![parts]! > 0 ? n / 2 : 0);
  const options = n * (count(0) + count(1)) + (n ** 2 / 4) * count(2) + (n ** 3 / 36) * count(3);
  return Math.ceil(options / OPTIONS_PER_SEARCH_NODE);
};
