import { code, strong } from '../doc.ts';
import { sayMove } from '../locale.ts';
import { partAlone, type QuizTexts } from '../quiz.ts';
import { label, PART } from './steps.ts';

const misere = (win: 'normal' | 'misere'): string => (win === 'misere' ? '反常规则：不能走的一方胜。' : '');
const numbers = (values: readonly string[]): string => values.join(', ');
const xor = (values: readonly string[]): string => values.join(' ⊕ ');
const OUTCOME = { P: '必败态（P 态）', N: '必胜态（N 态）' } as const;
/** 句子用作答案时不带句号，后面还有话。 */
export const unstopped = (answer: string): string => answer.replace(/。$/, '');
const PARITY = { even: '偶数', odd: '奇数' } as const;

export const quiz: QuizTexts = {
  kinds: {
    outcome: '必胜还是必败',
    mex: 'mex',
    'nim-sum': '异或和',
    grundy: 'SG 值',
    'winning-move': '找一步必胜走法',
    'all-winning-moves': '找出所有必胜走法',
    'which-part': '必胜走法在哪里',
    zeckendorf: '齐肯多夫分解',
    period: '周期',
    'spot-error': '找错误',
    why: '为什么',
  },
  skill: (kind, game, win) =>
    game === null ? kind : `${kind}：${game}${win === 'misere' ? '（反常规则）' : ''}`,
  prompts: {
    outcome: ({ win }) => ['这是必败态（P 态）还是必胜态（N 态）？', misere(win)],
    mex: (f) => [strong(`mex {${numbers(f.numbers)}}`), ' 等于多少？'],
    'nim-sum': (f) => [strong(xor(f.numbers)), ' 等于多少？'],
    grundy: () => ['这个局面的 SG 值是多少？'],
    'winning-move': ({ win }) => ['轮到你走，你能赢。请找出一步必胜走法。', misere(win)],
    'all-winning-moves': ({ win }) => ['轮到你走，你能赢。请找出所有必胜走法。', misere(win)],
    'which-part': ({ part }) => [`必胜走法要动哪一${part === null ? '部分' : PART[part]}？`],
    zeckendorf: ({ n }) => [
      '把 ',
      strong(n),
      ' 写成若干个不同的斐波那契数（1、2、3、5、8、……）之和，其中任何两个都不相邻。',
    ],
    period: ({ set, values }) => [
      `每步从一堆中取走集合 {${set}} 中的某个数。大小为 0、1、2、……的堆的 SG 值依次为 `,
      code(values.join(' ')),
      '，以此类推。这列值最终以多少为最小周期？',
    ],
    'spot-error': ({ win }) => ['下面有一句话是错的。是哪一句？', misere(win)],
    why: ({ outcome, win }) => [`这是${OUTCOME[outcome]}。为什么？`, misere(win)],
  },
  forms: {
    one: '请选择一个答案。',
    several: '请选出所有正确的答案。',
    number: '请输入一个数。',
    numbers: '请输入这些数，用 + 隔开。',
    move: '请输入一步走法。',
    moves: '请输入所有走法，用 ; 隔开。',
  },
  statements: {
    'part-value': ({ part, value }) => `${label(part)}（${partAlone(part)}）的 SG 值是 ${value}。`,
    'nim-sum': ({ values, sum }) => `${xor(values)} = ${sum}。`,
    repair: ({ part, from, to }) => `把${label(part)}的值从 ${from} 改为 ${to}，异或和就变为 0。`,
    'option-value': ({ move, value }, l) => `“${sayMove(l, move.phrase)}”之后，局面的 SG 值是 ${value}。`,
    'option-outcome': ({ move, outcome }, l) => `“${sayMove(l, move.phrase)}”之后是${OUTCOME[outcome]}。`,
    mex: ({ values, mex }) => `mex {${numbers(values)}} = ${mex}。`,
    value: ({ value }) => `这个局面的 SG 值是 ${value}。`,
    outcome: ({ outcome }) => `这是${OUTCOME[outcome]}。`,
  },
  reasons: {
    'nim-sum': ({ values, sum }) => `${xor(values)} = ${sum}，异或和${sum === '0' ? '为 0' : '不为 0'}。`,
    'leads-to-p': ({ move }, l) => `“${sayMove(l, move.phrase)}”之后是必败态（P 态）。`,
    'leads-to-n': ({ move }, l) => `“${sayMove(l, move.phrase)}”之后是必胜态（N 态）。`,
    'every-move': ({ to }) => `每一种走法之后都是${OUTCOME[to]}。`,
    total: ({ total, parity }) => `各部分的值加起来是 ${total}，是${PARITY[parity]}。`,
    moves: ({ count, parity }) => `走法共有 ${count} 种，是${PARITY[parity]}。`,
    parts: ({ count, parity }) => `可以走的部分有 ${count} 个，是${PARITY[parity]}。`,
  },
  outcomes: { P: 'P 态（轮到谁走谁输）', N: 'N 态（轮到谁走谁赢）' },
  part: (part) => `${label(part)}（${partAlone(part)}）`,
  numbers,
  misconceptions: {
    'normal-for-misere': {
      name: '用了正常规则',
      wrong: '这是不能走的一方输时的答案；这里不能走的一方胜。',
    },
    added: { name: '用加法代替了异或', wrong: '异或是二进制的不进位加法：两个 1 相互抵消。' },
    subtracted: { name: '用减法代替了异或', wrong: '异或不是相减：二进制的每一位各算各的。' },
    'or-for-xor': { name: '用“或”代替了异或', wrong: '同一位上的两个 1 得 0，不是 1。' },
    'forgot-part': { name: '漏掉了一个部分', wrong: '有一个部分没有算进去；每个部分都要算。' },
    'largest-part': { name: '只看了最大的部分', wrong: '不是最大的部分单独决定胜负，而是所有部分一起决定。' },
    'heap-is-value': {
      name: '把大小当成了 SG 值',
      wrong: '只有在尼姆游戏里大小才等于 SG 值，这里的规则不同。',
    },
    'value-is-outcome': { name: '把胜负当成了 SG 值', wrong: 'N 态的 SG 值大于 0，不一定是 1。' },
    'equal-parts': {
      name: '相等的部分抵消后忘了其余部分',
      wrong: '两个相等的部分可以抵消，但还要看其余部分。',
    },
    parity: { name: '按奇偶判断', wrong: '总和的奇偶不决定胜负，异或和才决定。' },
    greedy: {
      name: '贪心：只求对方走法最少',
      wrong: '让对方走法最少的一步不一定能赢，要看对方接下来能怎么走。',
    },
    'counted-moves': { name: '数了走法的个数', wrong: '走法有多少种不说明问题，要看它们通向哪里。' },
    'counted-parts': { name: '数了部分的个数', wrong: '部分有多少个不决定胜负，它们的值才决定。' },
    'largest-plus-one': { name: '取了最大值加 1', wrong: 'mex 是没有出现的最小的数，不是最大值的下一个。' },
    'counted-values': { name: '数了值的个数', wrong: '只有中间没有缺数时，值的个数才等于 mex。' },
    'different-values': {
      name: '数了不同的值的个数',
      wrong: '出现多少个不同的值，与隔多少堆重复一次是两回事。',
    },
    'least-present': { name: '取了出现的最小值', wrong: 'mex 是没有出现的最小的数，不是出现的最小的数。' },
    'ignored-zero': { name: '从 1 开始数', wrong: 'mex 要从 0 开始数。' },
    'one-move-enough': {
      name: '只看了一步坏棋',
      wrong: '有一步会输不能说明什么；每一步都通向 N 态才是必败态。',
    },
    neighbours: { name: '用了相邻的数', wrong: '其中有两个相邻的斐波那契数，它们合起来就是下一个。' },
    repeated: { name: '一个数用了两次', wrong: '其中有一个数出现了两次。' },
    'powers-of-two': { name: '用了 2 的幂', wrong: '这是二进制的分解，题目要的是斐波那契数。' },
    'counted-preperiod': { name: '把开头也算进去了', wrong: '周期开始以前的值不属于周期。' },
    'several-periods': { name: '不是恰好一个周期', wrong: '最小周期是整段重复的最短长度。' },
    'largest-of-set': { name: '取了最大数加 1', wrong: '只有集合是 {1, 2, …, m} 时周期才是这样。' },
  },
  flaws: {
    'any-part': '在这个部分里怎么走都不能使异或和变为 0。',
    'stopped-early': '选的都对，但还有别的。',
    distrusted: '这句话是对的。',
    neighbours: '其中有两个相邻的斐波那契数，它们合起来就是下一个。',
    repeated: '其中有一个数出现了两次。',
    'not-fibonacci': '其中有的数不是斐波那契数。',
    'powers-of-two': '这是二进制的分解，题目要的是斐波那契数。',
    'wrong-sum': '这些数加起来不是题中的数。',
  },
  tells: {
    'one-part': '只剩一个部分',
    'all-equal': '各部分都相等',
    'in-pairs': '各部分两两相等',
    'two-parts': '只有两个部分',
    forced: '只有一种走法',
    'ends-at-once': '有一步可以结束游戏',
  },
  faults: {
    'no-choice': '请从列表中选择一个答案。',
    'not-a-number': '这里应该是一个整数，例如 5。',
    'not-numbers': '这里应该是用 + 隔开的数，例如 8 + 3 + 1。',
    'no-move': '这里应该是一步走法。',
  },
  answer: {
    right: (answer) => `正确答案：${answer}`,
    allRight: '正确答案：',
    wrong: (answer, name, wrong) => [
      strong(unstopped(answer)),
      `——${name === null ? '' : `符合一种已知错误：${name}。`}${wrong}`,
    ],
    fits: (name) => ['你的答案符合一种已知错误：', strong(name), '。'],
    othersWrong: '其他答案错在哪里',
    counterexample: (line, outcome) => `${line} 也是这样，却是${OUTCOME[outcome]}。`,
    untrue: (truth) => `并非如此：${truth}`,
    loses: (reply) =>
      reply === null
        ? '这样对方就不能走了，而按反常规则不能走的一方胜。'
        : `留给对方的是必胜态：对方“${reply}”就赢了。`,
    present: (number) => `${number} 已经在其中，并没有缺。`,
    missingBefore: (number, mex) => `${number} 也没有出现，但比它小的 ${mex} 就已经没有出现了。`,
    between: '',
    error: (letter, ought) => [strong(`${letter} 句是错的。`), `应为：${ought}`],
    mex: (numbers, mex) => [`从 0 数起，第一个不在 ${numbers.join('、')} 中的数是 `, strong(mex), '。'],
    zeckendorf: (n, parts) => [
      `每次取不超过余数的最大斐波那契数：${n} = `,
      strong(parts.join(' + ')),
      '。其中没有两个相邻，这样的写法也只有这一种（齐肯多夫定理）。',
    ],
    period: (preperiod, period) => [
      `从大小为 ${preperiod} 的堆起，n + ${period} 的 SG 值与 n 的相同；一步能涉及的那么多个值已经全部重复，以后也就一直重复。更小的数做不到。`,
    ],
  },
  rows: {
    fates: {
      repeated: (earlier) => `与第 ${earlier} 行相同`,
      over: () => '游戏已经结束',
      unknown: () => '太大，无法判断谁胜',
      'too-large': () => '太大，不适合出题',
      kept: () => '题组里已有',
    },
    row: (number, text, said) => [strong(`第 ${number} 行`), ' ', code(text), `：${said}`],
    good: (outcome, difficulty) => `${outcome} 态，难度 ${difficulty.toFixed(1)}`,
    summary: (good, bad) => `可用 ${good} 行，不用 ${bad} 行。`,
    cut: (most) => `只读了前 ${most} 行。`,
  },
};
