import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten, together } from '../shorten.ts';

const n = shorten;

/** 名为 `id` 的游戏如何输入局面和走法。 */
const typing = (id: string): string =>
  `局面写成各堆的个数：${id} 9 4。走法写成“堆号>变成什么”：1>2,3 表示第 1 堆变成 2 和 3，1>4 表示变成 4，1>0 表示全部取走；1:2 表示从第 1 堆取 2 个，余下的不分开。`;

const lawName = (law: string): string =>
  law === 'grundy' ? '格伦迪游戏' : /^[04]\./.test(law) ? `八进制代码 ${law}` : `规则 ${law}`;

const parts = (into: readonly number[]): string => (into.length === 0 ? '0' : together(into.map(String)));

export const octal = {
  text: {
    name: '八进制游戏',
    aliases: ['八进制', '八进制博弈'],
    summary: '按八进制代码从一堆中取石子，取后可能把这堆分成两堆。',
    rules: [
      '有若干堆石子和一个八进制代码，例如 0.137。每步选一堆，从中取 k 个。小数点后第 k 位数字规定取后可以剩下什么：1 表示可以恰好取光（这堆正好有 k 个），2 表示可以剩下一堆，4 表示可以剩下两堆；允许几种就相加。所以 3 = 1 + 2 允许取光或剩一堆，7 三种都允许，0 表示不能取 k 个。小数点前是 0 或 4，4 表示可以不取石子、只把一堆分成两堆。',
      '局面写成各堆的个数和代码：octal 9 4 code=0.77。走法写成“堆号>变成什么”：1>2,3 表示第 1 堆变成 2 和 3，1>4 表示变成 4，1>0 表示全部取走。',
      '例：代码 0.77 时每步取 1 个或 2 个，余下的可以分成两堆。从一堆 3 个中取走中间一个，剩下 1 和 1；对方取一个，你取最后一个。',
    ],
  },
  theorems: {
    octal: {
      name: 'mex 递推（Sprague 1935，Grundy 1939）',
      decides: () => [
        '判断依据：从小堆到大堆依次求出每堆的 SG 值。分成两堆时，值是两堆 SG 值的异或和；一堆的 SG 值，是它能变成的各局面的值中没有出现的最小非负整数（mex）。',
        strong('值为 0 时，轮到谁走谁输。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              '现在的值不是 0，总有一步能把它变成 0。值为 0 时，对方无论怎么走都会使它不为 0，你又能把它变回 0，最后一步是你的。',
            ]
          : [
              '现在的值是 0，没有一步能保持 0：一堆的 SG 值绝不等于它任何一个后继的值。你无论怎么走，对方都能把它变回 0，最后一步是对方的。',
            ],
      proof: ({ law, certificate: c }) => ({
        values: {
          title: 'mex 递推（Sprague 1935，Grundy 1939）',
          text: [
            [
              strong('SG 值：'),
              'mex 本身没有在后继中出现，而比它小的每个数都出现。所以从值 g 可以走到每个更小的值，却走不到 g 本身，与 g 个石子的尼姆堆完全一样；几堆合在一起由异或和决定（Sprague 1935，Grundy 1939）。',
            ],
            ...(c === null ? [[strong('没有捷径：'), `游戏 ${law} 的 SG 值从 0 开始逐堆算到这一堆。`]] : []),
          ],
        },
        period:
          c === null
            ? null
            : {
                title: '盖伊–史密斯定理（1956）',
                text: [
                  [
                    `设从第 ${Math.max(1, c.preperiod)} 项起，直到第 2·${Math.max(1, c.preperiod)} + ${c.period} + ${c.most} 项，SG 值都以 ${c.period} 为周期（即每一项都与它后面第 ${c.period} 项相等）。考虑更大的一堆 n，并设更小的堆都已符合周期。一步最多取 ${c.most} 个，所以分成的两堆中较大的一堆已经在循环的范围内，而且还多出整整一个周期。把它减少 ${c.period}，就得到堆 n − ${c.period} 的一种分法，值不变；反过来，那一堆的每种分法也都这样得到。两堆能走到的值相同，mex 也就相同：n 的值等于 n − ${c.period} 的值，如此一直下去。`,
                  ],
                ],
              },
      }),
    },
  },
  steps: {
    'breaking-values': (s) => {
      const rows: string[][] = [];
      for (let from = 0; from < s.values.length; from += 12) {
        const slice = s.values.slice(from, from + 12);
        const blank = Array.from({ length: Math.min(12, s.values.length) - slice.length }, () => '');
        rows.push(
          ['个数', ...slice.map((_, i) => String(from + i)), ...blank],
          ['SG 值', ...slice.map(String), ...blank],
        );
      }
      return [p(`单独一堆的 SG 值（${lawName(s.law)}）开头是：`), table(rows)];
    },
    'breaking-mex': (s) => [
      p(`一堆 ${s.heap} 个可以变成：`),
      table(
        s.rows.map(({ take, into, value }) => [
          take === 0 ? '分开' : `取 ${take} 个`,
          parts(into),
          String(value),
        ]),
        { head: ['走法', '剩下', 'SG 值'], align: ['left', 'left', 'right'] },
      ),
      note(`这些值中没有出现的最小非负整数是 ${s.mex}，这就是 ${s.heap} 的 SG 值。`),
    ],
    'breaking-period': (s) => [
      p(
        `SG 值有周期：从第 ${s.preperiod} 项起以 ${s.period} 为周期。`,
        strong('这是证明了的，不只是观察到的：'),
        `已经算到第 ${s.needed} 项；由盖伊–史密斯定理，从 ${Math.max(1, s.preperiod)} 到 2·${Math.max(1, s.preperiod)} + ${s.period} + ${s.most} 都重复，就永远重复下去。`,
      ),
      p(
        s.period === 1
          ? `所以 ${n(s.heap)} 个的一堆与 ${s.same} 个的一堆值相同：`
          : `${n(s.heap)} 除以 ${s.period} 余 ${s.remainder}，所以这一堆与 ${s.same} 个的一堆值相同：`,
        strong(String(s.value)),
        '。',
      ),
    ],
    'breaking-open': (s) => [
      p(
        `${lawName(s.law)}：这里没有证明它的周期，每个 SG 值都要由所有更小的堆算出，最多算到 ${s.most} 个的堆，并且受时间限制。${n(s.heap)} 个的一堆没有算出来。`,
      ),
      ...(s.published === null
        ? []
        : [
            note(
              `已发表、但这里没有验证的结果：从第 ${s.published.preperiod} 项起以 ${s.published.period} 为周期。`,
            ),
          ]),
    ],
    'breaking-recurrence': (s) => [
      p(`用同样的方法，从所有更小的堆算出 ${n(s.heap)} 个的一堆的 SG 值：`, strong(String(s.value)), '。'),
    ],
  },
  expected: {
    'octal-code':
      '八进制代码：0 或 4、小数点、最多 64 位 0 到 7 的数字，例如 0.77（首位是别的数字时，一步可能什么都不改变）',
    'heap-and-parts':
      '堆号和变成什么，例如 1>2,3（第 1 堆变成 2 和 3）或 1>0（全部取走）；1:2 表示从第 1 堆取 2 个',
  },
  faults: {
    'not-so-divided': '按这个游戏的规则，这堆不能变成这样',
    'must-change': '每步至少要取走石子或把一堆分开',
  },
} satisfies GameEntry;

export const kayles = {
  text: {
    name: 'Kayles 击柱游戏',
    aliases: ['凯尔斯', '击柱游戏'],
    summary: '从一堆取一个或两个，余下的可以分成两堆。',
    rules: [
      '木柱排成几行，一球击倒一根或相邻的两根。也就是说，每步从一堆取 1 个或 2 个，余下的可以不动，也可以分成两堆。这是八进制游戏 0.77。',
      typing('kayles'),
      '例：一行 5 根，先手击倒正中一根，剩下 2 和 2；以后对方在一边怎么走，先手就在另一边照样走。',
    ],
  },
} satisfies GameEntry;

export const dawson = {
  text: {
    name: '道森的 Kayles',
    aliases: ['道森'],
    summary: '从一堆恰好取两个，余下的可以分成两堆。',
    rules: [
      '与 Kayles 相似，但一球恰好击倒相邻的两根：每步从一堆取 2 个，余下的可以不动，也可以分成两堆。单独的一根不能再击。这是八进制游戏 0.07。',
      typing('dawson'),
      '例：一堆 4 个，取走中间两个，剩下 1 和 1，谁也不能再走。',
    ],
  },
} satisfies GameEntry;

export const dawsonchess = {
  text: {
    name: '道森象棋',
    aliases: ['道森棋'],
    summary: '取单独的一个，或从一端取两个，或取三个并可分成两堆。',
    rules: [
      '道森（T. R. Dawson）的兵棋：棋盘有三行，双方的兵相对排列，能吃必须吃。它相当于八进制游戏 0.137：只有 1 个的堆可以取走；取 2 个，须剩下一堆或取光；取 3 个，可以取光、剩一堆或剩两堆。道森原来的规定是反常规则：加上 misere。',
      typing('dawsonchess'),
      '例：一堆 5 个，取走中间三个，剩下 1 和 1；对方取一个，你取另一个。',
    ],
  },
} satisfies GameEntry;

export const treblecross = {
  text: {
    name: '一维井字棋',
    aliases: ['三连叉', '一维三连叉'],
    summary: '从一堆恰好取三个，余下的可以分成两堆。',
    rules: [
      '在一行方格上双方都画叉，先连成三个的一方胜。除非能立即获胜，谁也不会画在离已有的叉两格以内，所以每个叉占去五格，左右各两格。n 格的棋盘相当于八进制游戏 0.007 中 n + 2 个的一堆：每步取 3 个，余下的可以不动，也可以分成两堆。',
      '输入的是堆，不是棋盘：7 格的空棋盘写成 treblecross 9；每一段还能画的 g 格，对应 g + 2 个的一堆。',
      typing('treblecross'),
      '例：3 格的棋盘（5 个的一堆），第一个叉画在正中，取走 3 个，剩下 1 和 1：再没有安全的格子。',
    ],
  },
} satisfies GameEntry;

export const officers = {
  text: {
    name: '军官游戏',
    aliases: ['军官'],
    summary: '从至少两个的一堆取一个，余下的可以分成两堆。',
    rules: [
      '每步从一堆取 1 个，而且必须有剩余：剩一堆或两堆。只有 1 个的堆不能动。这是八进制游戏 0.6，它的 SG 值没有已知的周期。',
      typing('officers'),
      '例：一堆 3 个，取走中间一个，剩下 1 和 1，谁也不能再走。',
    ],
  },
} satisfies GameEntry;

/** 八进制游戏，按目录的顺序。 */
export const octalGames = { octal, kayles, dawson, dawsonchess, treblecross, officers };
