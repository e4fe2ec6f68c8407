import type { BreakingClause, GrowthFacts, HeapsLeft, Span } from '../../engine/explain/ruling.ts';
import type { RulesTexts, RulingTexts } from '../locale.ts';
import { shorten } from './shorten.ts';

const n = shorten;

/** “1、2 或 3”。 */
export const either = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join('、')} 或 ${items.at(-1)}`;

/** “1”“1 或 2”“1 到 5”。 */
export const upTo = (most: string): string =>
  most === '1' ? '1' : most === '2' ? '1 或 2' : `1 到 ${n(most)}`;

/** “ 1、3 到 5 或 7 个”“至少 2 个”，接在汉字后面。 */
const numbers = (takes: readonly Span[]): string => {
  const text = either(
    takes.flatMap(({ from, to }) => {
      if (to === null) return [`至少 ${from}`];
      return to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} 到 ${to}`];
    }),
  );
  return `${/^\d/.test(text) ? ' ' : ''}${text} 个`;
};

const COUNT = ['什么也不剩', '一堆', '两堆', '三堆'];
const SIZES = { equal: '同样多的', unequal: '个数互不相同的' };
const heaps = ({ heaps: count, sizes }: HeapsLeft): string =>
  sizes === 'any' ? COUNT[count]! : `${SIZES[sizes]}${COUNT[count]}`;
const anyOf = (leaves: readonly HeapsLeft[]): string => leaves.map(heaps).join('或');

/** 常见的几种剩法有自己的说法。 */
const COMMON: Readonly<Record<string, (amount: string) => string>> = {
  '0': (amount) => `把有${amount}的一堆取光`,
  '1': (amount) => `取${amount}，但不能取光`,
  '01': (amount) => `取${amount}`,
  '2': (amount) => `取${amount}，并把剩下的分成两堆`,
  '12': (amount) => `取${amount}，但不能取光；剩下的可以分成两堆`,
  '012': (amount) => `取${amount}，剩下的可以分成两堆`,
};

/** 一种走法。常见的几种有自己的说法，其余的说明可以剩下什么。 */
const clause = ({ takes, leaves }: BreakingClause): string => {
  if (takes[0]!.from === 0) return `不取石子，把它分成${anyOf(leaves)}`;
  const amount = numbers(takes);
  const common = COMMON[leaves.map(({ heaps: count, sizes }) => (sizes === 'any' ? count : sizes)).join('')];
  if (common !== undefined) return common(amount);
  return leaves[0]?.heaps === 0
    ? `取${amount}，取光或剩下${anyOf(leaves.slice(1))}`
    : `取${amount}，剩下${anyOf(leaves)}`;
};

const breaking = (clauses: readonly BreakingClause[]): string => {
  if (clauses.length === 0) return '没有可走的步。';
  if (clauses.length === 1) return `选一堆，${clause(clauses[0]!)}。`;
  return `选一堆，任选一种走法：${clauses.map((one, i) => `(${i + 1}) ${clause(one)}`).join('；')}。`;
};

/** `min(2x,10)` 写作“min(2x, 10)”。 */
const formula = (text: string): string => {
  const parts = /^min\((.*)\)$/.exec(text)?.[1]?.split(',');
  return parts === undefined ? n(text, 80) : `min(${parts.map((part) => n(part)).join(', ')})`;
};

const growth = (f: GrowthFacts): string => {
  if ('formula' in f)
    return /x|min/.test(f.formula)
      ? `某一步取了 x 个，下一步就至少取 1 个，至多取 ${formula(f.formula)} 个。`
      : `以后每步取 ${upTo(f.formula)} 个。`;
  return f.times === '1'
    ? '以后每步至少取 1 个，至多取和上一步同样多。'
    : `以后每步至少取 1 个，至多取上一步的 ${n(f.times)} 倍。`;
};

export const rulings = {
  breaking: (f) => [breaking(f.clauses)],
  limited: (f) => [
    `${f.limit === null ? '第一步至少取 1 个，但不能取光。' : `这一步取 ${upTo(f.limit)} 个。`}${growth(f.growth)}`,
  ],
} satisfies Partial<RulingTexts>;

export const rules: RulesTexts = {
  turn: {
    sum: '几个游戏同时进行：每步只在其中一个里走一步。',
    every: '几个游戏同时进行：每步在每个还能走的游戏里各走一步，全都不能走时结束。',
    all: '几个游戏同时进行：每步在每个游戏里各走一步，只要有一个不能走就结束。',
    any: '几个游戏同时进行：每步在其中一个或几个里各走一步，全都不能走时结束。',
  },
  games: (numbers, more, name) =>
    `第 ${numbers.join('、')}${more > 0 ? ` 等 ${numbers.length + more}` : ''} 个（${name}）`,
  more: (count) => `……另有 ${count} 种规则，请点“规则”。`,
  cut: '……（其余请点“规则”）',
  button: '规则',
  title: '规则',
  eachQuestion: '每道题都写明了那个局面的具体规则。',
  background: (help) => ['详细说明：', help],
};
