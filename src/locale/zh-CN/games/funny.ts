import { note, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

export const funny = {
  text: {
    name: '有趣的石子游戏（UVa 1378）',
    aliases: ['石子分裂', '有趣的石子游戏'],
    summary: '从一个位置取走一个石子，在右边放上两个。',
    rules: [
      '一排位置，从左起编号为 0、1、2、……，上面有石子。每步选 i < j ≤ k，位置 i 上有石子；从 i 取走一个，在 j 和 k 各放一个（j = k 时放两个）。最后一个位置上的石子不能动；没有石子能动时，轮到走的人输。',
      '局面从左到右写出各位置的石子数：funny 1 0 1 2。走法写出三个位置（从 0 数起）：0,1,2。',
      '例：funny 1 1 0。你走 0,1,2 以后，变成 0 2 1：对方只能把位置 1 的一个石子变成位置 2 的两个，你对另一个也这样做。',
    ],
  },
  theorems: {
    'funny-stones': {
      name: '按石子到右端的距离（UVa 1378；Sprague 1935，Grundy 1939）',
      decides: () => [
        '判断依据：每个石子单独算一个游戏，SG 值只取决于它到右端的距离。同一位置的两个石子互相抵消，所以只看石子数为奇数的位置。',
        strong('这些值的异或和为 0 时，轮到谁走谁输。'),
      ],
      works: (_, outcome) => [
        outcome === 'N'
          ? '你这一步使异或和变为 0。对方无论怎么走，都把一个石子换成异或不同的两个，你又能变回 0。石子只往右走，总会结束，轮到对方。'
          : '异或和为 0。你无论怎么走，都把一个石子换成异或不同的两个，对方又能变回 0。石子只往右走，总会结束，轮到你。',
      ],
      proof: () => [
        [
          strong('和游戏：'),
          '每步只动一个石子，换成两个新的，它们又各走各的。所以整排是各石子的和；同一位置的两个石子互相抵消，对一个做什么，对另一个照样做。',
        ],
        [
          strong('一个石子：'),
          '在最后的位置不能动，值为 0。距离为 d 时换成距离更小的 a、b 两个，值为二者的异或；所有这样的异或中没有出现的最小数就是它的值。从右端起依次算出：0、1、2、4、7、8、……。距离不小于 1 时正是可憎数（odious，二进制中有奇数个 1）：有一个新石子在最后的位置（值为 0）时，得到每个更小的可憎数；两个可憎数的异或有偶数个 1，而每个更小的、有偶数个 1 的数都是这样的异或。',
        ],
      ],
    },
  },
  steps: {
    'funny-values': (s) => [
      table(
        [
          ...s.rows.map((row) => [
            String(row.place),
            String(row.distance),
            String(row.value),
            n(row.stones, 16),
            row.odd ? '奇数，计入' : '偶数，抵消',
          ]),
          ['异或和', '', String(s.sum), '', ''],
        ],
        {
          head: ['位置', '到右端', '一个石子的 SG 值', '石子数', ''],
          align: ['left', 'right', 'right', 'right', 'left'],
        },
      ),
      ...(s.more > 0 ? [note(`还有 ${s.more} 个位置没有列出，但已计入`)] : []),
      note('位置从左边的 0 数起。'),
    ],
  },
  moves: {
    spread: (f) =>
      `从位置 ${f.i} 取一个石子，${f.j === f.k ? `在位置 ${f.j} 放两个` : `在位置 ${f.j} 和 ${f.k} 各放一个`}`,
  },
  expected: {
    'three-places': '三个位置（从 0 数起），例如 0,1,2',
  },
  faults: {
    'no-such-spot': '没有这个位置（从 0 数起）',
    'places-not-rising': '两个新石子都要放在原来的右边',
    'no-stone-there': '那个位置没有石子',
  },
} satisfies GameEntry;
