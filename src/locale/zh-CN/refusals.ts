import type { Expected, MoveFault } from '../../engine/core/refusal.ts';
import type { RefusalTexts } from '../locale.ts';

const q = (token: string): string =>
  `“${token.length > 60 ? `${token.slice(0, 30)}…${token.slice(-12)}` : token}”`;

/** 某处应当出现的内容。 */
export const expected = {
  'heap-size': '一堆的个数',
  'positive-number': '不小于 1 的整数',
  'set-of-numbers': '用逗号隔开的整数，例如 1,3,4',
  'heap-and-amount': '堆号和个数，例如 1:2（从第 1 堆取 2 个）',
  amount: '要取的个数，例如 3',
  'pair-move': '堆号和个数（例如 1:2），或两堆各取的个数（例如 2,2）',
  component: '第几个游戏以及其中的一步，例如 #1 2',
  'rest-of-line': '不再有别的内容',
} satisfies Partial<Record<Expected, string>>;

export const faults = {
  'no-such-heap': '没有这一堆',
  'takes-nothing': '每步至少取一个',
  'takes-too-many': '没有那么多',
  'not-in-the-set': '这个数不在允许的集合里',
  'over-the-limit': '超过了现在允许取的上限',
  'not-all-at-first': '第一步不能全部取走',
  'unequal-amounts': '这两个数在这里不能同时取',
  'no-such-component': '没有可以走的这个游戏',
  'component-missing': '每个还没结束的游戏都必须走一步',
} satisfies Partial<Record<MoveFault, string>>;

export const refusals = {
  'empty-line': () => '这一行是空的：需要游戏名和局面。',
  'line-too-long': (f) => `以${q(f.token)}开头的这一行太长：最多 ${f.most} 个字符。`,
  'unknown-game': (f) =>
    `没有叫${q(f.token)}的游戏。${f.near.length > 0 ? `你是不是想输入 ${f.near.join(' 或 ')}？` : ''}`,
  'missing-position': (f) => `${q(f.token)}后面需要写出局面。`,
  'not-a-number': (f) => `${q(f.token)}不是非负整数。`,
  'too-many-digits': (f) => `${q(f.token)}位数太多：最多 ${f.most} 位。`,
  'out-of-range': (f) =>
    f.most === null
      ? `${q(f.token)}太小：至少为 ${f.least}。`
      : `${q(f.token)}超出范围：应在 ${f.least} 到 ${f.most} 之间。`,
  'too-many-numbers': (f) => `${q(f.token)}多出来了：这里最多 ${f.most} 个数。`,
  'too-few-numbers': (f) => `${q(f.token)}后面还缺内容：至少需要 ${f.least} 个数。`,
  'unexpected-row': (f) => `${q(f.token)}表示换行，但这个游戏只有一行。`,
  'not-understood': (f, l) => `看不懂${q(f.token)}：这里应当是${l.expected[f.expected]}。`,
  'missing-option': (f) => `缺少选项${q(f.token)}。`,
  'unknown-option': (f) =>
    `这里没有选项${q(f.token)}。${f.known.length > 0 ? `这个游戏可用的选项：${f.known.join('、')}。` : '这个游戏没有选项。'}`,
  'repeated-option': (f) => `选项${q(f.token)}重复了。`,
  'bad-option': (f, l) => `${q(f.token)}不合适：${f.option} 应当是${l.expected[f.expected]}。`,
  'options-exclude-each-other': (f) => `${q(f.token)}与${q(f.other)}不能同时使用。`,
  'misere-not-last': (f) => `${q(f.token)}应当写在行末。`,
  'repeated-misere': (f) => `${q(f.token)}重复了：写在行末一次，对整行有效。`,
  'compound-not-first': (f) => `${q(f.token)}应当写在行首，对整行有效。`,
  'compound-needs-components': (f) => `${q(f.token)}后面至少需要一个游戏。`,
  'empty-component': (f) => `${q(f.token)}旁边缺少一个游戏。`,
  'not-a-move': (f, l) => `看不懂这一步${q(f.token)}：请输入${l.expected[f.expected]}。`,
  'illegal-move': (f, l) => `这一步${q(f.token)}不合规则：${l.faults[f.reason]}。`,
  'game-over': (f) => `这一局已经结束，不能再走${q(f.token)}。`,
} satisfies Partial<RefusalTexts>;
