import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

export const divisor = {
  text: {
    name: '约数游戏',
    aliases: ['约数', '擦约数'],
    summary: '选黑板上的一个数，擦去它和它在黑板上的所有约数。',
    rules: [
      '黑板上写着若干个数。每步选其中一个，擦去它以及它在黑板上的所有约数。',
      '局面写成 divisor 10（1 到 10），或一个集合：divisor {2,3,6}。走法写出所选的数：6。',
      '例：divisor {2,3,4}。你走 2 以后，剩下 3 和 4：它们互不整除，对方擦去一个，你擦去最后一个。',
    ],
  },
  rulings: {
    divisor: () => ['擦去一个数，以及它在黑板上的所有约数。'],
  },
  theorems: {
    'divisor-search': {
      name: '约数游戏，搜索（这类游戏见 Schuh 1952）',
      decides: (f) =>
        f.numbers === 1
          ? ['判断依据：只剩一个数，轮到走的人擦去它。']
          : f.least !== null
            ? [
                strong('必胜走法的存在不需要搜索：'),
                `如果只擦去 ${f.least} 就能胜，就这么走；如果不能，对方必有一步必胜的应对，而 ${f.least} 是每个数的约数，那一步会把它一起擦去，你本来就可以自己先走那一步。这叫策略窃取，它不告诉你是哪一步；是哪一步由搜索得到。`,
              ]
            : [
                '判断依据：没有已知的公式。可能出现的局面都已逐组算出：有整除关系、连在一起的数为一组，各组之间是和游戏。',
              ],
      works: (_, outcome) => [
        outcome === 'N'
          ? '必胜的走法，走过去以后对方怎么走都到必胜态。'
          : '你无论选哪个数，剩下的都是对方的必胜态。',
      ],
      proof: (f) => ({
        stealing:
          f.least === null || f.numbers === 1
            ? null
            : {
                title: '策略窃取（Gale 1974）',
                text: [
                  [
                    strong('公共的约数：'),
                    `无论选哪个数，${f.least} 都会一起被擦去。所以先擦去 ${f.least} 再走某一步，与直接走那一步，剩下的完全一样。`,
                  ],
                  [
                    strong('窃取：'),
                    `假设这个局面先手必败，那么只擦去 ${f.least} 也输，后手有必胜的一步 B；但先手直接走 B 剩下同样的局面，本该获胜，矛盾。所以总有一步必胜，但这个论证不告诉我们是哪一步。`,
                  ],
                ],
              },
        values: {
          title: '可能出现的全部局面',
          text: [
            [
              '程序算出了每一组的 SG 值：它各种走法得到的值中没有出现的最小数（mex）；整个局面是各组的异或和。两个质数在黑板上的倍数相同，作用就相同，所以只差交换它们的局面只算一次。',
            ],
          ],
        },
      }),
    },
    'divisor-stealing': {
      name: '策略窃取（Gale 1974）',
      decides: (f) => [`判断依据：${f.least} 是黑板上每个数的约数。`, strong('这样的局面总是先手必胜。')],
      works: (f) => [
        `设想只擦去 ${f.least}。若这样能胜，就这样走；若不能，对方有一步必胜的应对，而那一步会把 ${f.least} 一起擦去，你本来就可以自己先走那一步。总有一步必胜，但这个论证不告诉我们是哪一步。`,
      ],
      proof: (f) => [
        [
          strong('公共的约数：'),
          `无论选哪个数，${f.least} 都会一起被擦去。所以先擦去 ${f.least} 再走某一步，与直接走那一步，剩下的完全一样。`,
        ],
        [
          strong('窃取：'),
          `假设这个局面先手必败，那么只擦去 ${f.least} 也输，后手有必胜的一步 B；但先手直接走 B 剩下同样的局面，本该获胜，矛盾。所以总有一步必胜，但这个论证不告诉我们是哪一步。`,
        ],
      ],
    },
  },
  steps: {
    'divisor-erases': (s) =>
      s.rows.length === 0
        ? [p('黑板上已经没有数。')]
        : [
            table(
              s.rows.map((row) => [String(row.number), n(row.erases.join('、'), 60)]),
              { head: ['选', '擦去'], align: ['right', 'left'] },
            ),
            ...(s.more > 0 ? [note(`还有 ${s.more} 个较小的数`)] : []),
          ],
  },
  moves: {
    erase: (f) => `选 ${f.number}，擦去它和它的约数`,
  },
  refusals: {
    'repeated-number': (f) => `“${n(f.token)}”重复了：集合里每个数只写一次。`,
  },
  expected: {
    'number-on-the-board': '黑板上的一个数，例如 6',
  },
  faults: {
    'not-on-the-board': '黑板上没有这个数',
  },
} satisfies GameEntry;
