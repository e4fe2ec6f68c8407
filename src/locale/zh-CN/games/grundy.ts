import { strong } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

export const grundy = {
  text: {
    name: '格伦迪游戏',
    aliases: ['格伦迪'],
    summary: '把一堆分成大小不同的两堆。',
    rules: [
      '有若干堆石子。每步把一堆分成大小不相等的两堆。1 个和 2 个的堆不能再分。石子从不取走。',
      '局面写成各堆的个数：grundy 9 5。走法写成“堆号>变成什么”：1>2,7。',
      '例：一堆 5 个。把它分成 1 和 4；对方只能把 4 分成 1 和 3，你把 3 分成 1 和 2，再也没有能分的堆。',
    ],
  },
  rulings: {
    grundy: () => ['选一堆，分成个数不同的两堆，不取石子。'],
  },
  theorems: {
    'grundys-game': {
      name: '格伦迪游戏：mex 递推（Grundy 1939）',
      decides: () => [
        '判断依据：从小堆到大堆依次求出每堆的 SG 值。两堆的值是异或和；一堆的 SG 值，是它各种分法的值中没有出现的最小非负整数（mex）。',
        strong('值为 0 时，轮到谁走谁输。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              '现在的值不是 0，总有一种分法能把它变成 0。值为 0 时，对方无论怎么分都会使它不为 0，你又能把它变回 0，最后一步是你的。',
            ]
          : [
              '现在的值是 0，没有一种分法能保持 0：一堆的 SG 值绝不等于它任何一种分法的值。你无论怎么分，对方都能把它变回 0，最后一步是对方的。',
            ],
      proof: () => ({
        values: {
          title: 'mex 递推（Sprague 1935，Grundy 1939）',
          text: [
            [
              strong('SG 值：'),
              'mex 本身没有在后继中出现，而比它小的每个数都出现。所以从值 g 可以走到每个更小的值，却走不到 g 本身，与 g 个石子的尼姆堆完全一样；几堆合在一起由异或和决定（Sprague 1935，Grundy 1939）。',
            ],
          ],
        },
        open: {
          title: '没有已知的公式（《Winning Ways》第 1 卷第 4 章；Achim Flammenkamp 的计算）',
          text: [['已经算到 2^35 个一堆，没有发现周期；是否有周期仍未解决。这里的每个值都由更小的堆算出。']],
        },
      }),
    },
  },
} satisfies GameEntry;
