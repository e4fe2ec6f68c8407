import { strong } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten as n } from '../shorten.ts';

const pair = ([x, y]: readonly [string, string]): string => `(${n(x)}, ${n(y)})`;

export const ed = {
  text: {
    name: 'E&D（SDOI 2009）',
    aliases: ['分堆'],
    summary: '扔掉一对中的一堆，把另一堆分成两堆。',
    rules: [
      '石子两堆为一对。每步选一对，扔掉其中一堆，再把另一堆分成两堆（各至少一个），作为新的一对。写 rule=both 时改为：把一对的两堆都分开，一对变成两对。',
      '局面写成若干对，用斜线隔开：ed 3 5 / 2 2，或 ed 3 5 rule=both。走法写成“对号.堆号:两份”：1.2:1,4 表示把第 1 对第 2 堆分成 1 和 4。rule=both 时 1:1,2 表示从第 1 对分出 (1, 2)，其余为另一对。',
      '例：ed 1 3 / 1 2。你走 2.2:1,1 以后，变成 1 3 / 1 1：对方只能把 3 分成 1 和 2，你再把 2 分成 1 和 1。',
    ],
  },
  theorems: {
    'ed-split': {
      name: 'E&D：弗格森两盒游戏之和（Ferguson 1998）',
      decides: () => [
        '判断依据：每一对都是一个弗格森两盒游戏，各对之间是和游戏。',
        strong('两堆都是奇数的对 SG 值为 0，其他对 SG 值大于 0。'),
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              `把偶数 ${n(f.even ?? '')} 分成两个奇数。对方只能分奇数，两份一奇一偶，你又把偶数分成两个奇数。最后到 1 和 1，轮到对方。`,
            ]
          : ['两堆都是奇数。你分开的两份必是一奇一偶，对方就把偶数再分成两个奇数。最后到 1 和 1，轮到你。'],
      proof: () => [
        [
          strong('一对：'),
          '从 n 能分出 SG 值为 t 的一对，当且仅当 n − 1 的二进制第 t 位（从右往左，从 0 数起）是 1。设两份为 a + 1 和 b + 1，则 a + b = n − 2；若 a | b 的末尾恰有 t 个 1，则 a、b 的末 t + 1 位之和在 2^t − 1 与 2(2^t − 1) 之间，n − 1 多 1，末 t + 1 位就在 2^t 与 2^(t+1) − 1 之间，第 t 位是 1。反之，若 n − 1 的第 t 位是 1，取 a = 2^t − 1，b = n − 1 − 2^t，b 的第 t 位是 0。',
        ],
        ['所以从 (x, y) 能走到的 SG 值就是 (x−1) | (y−1) 中各个 1 的位置，SG 值就是末尾连续 1 的个数。'],
      ],
    },
    'ed-both': {
      name: '两堆都分开（依 Sprague 1935，Grundy 1939）',
      decides: (f) => [
        '判断依据：一对的 SG 值等于较小的数减 1。',
        strong(`${pair(f.pair)} 的 SG 值是 ${n(f.value)}。`),
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              f.value === '1'
                ? '分成两对，每一对都含 1，对方就无法再走。'
                : '分成较小数相等的两对，它们的 SG 值相同，异或为 0。如果较小数都是 1，对方已无法再走；否则对方动了其中一对，你总能使两部分的 SG 值重新相等。',
            ]
          : ['1 不能再分，所以这一对无法走。'],
      proof: () => [
        [
          strong('不会保持原值：'),
          '设两个新对的较小数为 a、b，则 a + b 不超过原来较小的数 m。它们的 SG 值为 a − 1、b − 1，异或和不超过 a + b − 2，小于 m − 1。',
        ],
        [
          strong('每个更小的值 v 都能得到：'),
          '分出含 1 的一对（值为 0），使另一对的较小数为 v + 1，只要 v + 1 不超过 m − 1。所以 0、……、m − 2 都出现而 m − 1 不出现，SG 值为 m − 1。',
        ],
      ],
    },
  },
  moves: {
    'pair-split': (f) =>
      `把${f.pair === null ? '这一对' : `第 ${f.pair} 对`} ${pair(f.from)} 分成 ${pair(f.into[0])} 和 ${pair(f.into[1])}`,
  },
  expected: {
    'ed-rule': 'split 或 both',
    'pair-split': '两个新对中的一对，例如 1,2（有几对时写 2:1,2）',
  },
} satisfies GameEntry;
