import { p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { upTo } from '../rulings.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

export const bash = {
  text: {
    name: '巴什博弈',
    aliases: ['巴什', '巴什游戏', 'bash博弈'],
    summary: '从一堆中取 1 到 max 个。',
    rules: [
      '有一堆或几堆石子。每步选一堆，取走至少 1 个、至多 max 个。',
      '局面写成各堆的个数和 max：bash 21 max=3。走法写成要取的个数，如 1；或“堆号:个数”，如 1:2。',
      '例：bash 5 max=3。你走 1 以后，剩下 4 个：对方取 1、2 或 3 个，你都能取完余下的。',
    ],
  },
  rulings: {
    bash: (f) => [`选一堆，取 ${upTo(f.max)} 个。`],
  },
  theorems: {
    bash: {
      name: '巴什定理（Bachet 1612）',
      decides: (f) => [
        `判断依据：用 ${n(f.modulus)}（比一次最多能取的多 1）去除这一堆的个数。`,
        strong('只有一堆时，余数为 0 则先手必败；'),
        '一般地，余数就是这一堆的 SG 值。',
      ],
      works: (f, outcome) =>
        outcome === 'N'
          ? [
              `你给对方留下 ${n(f.modulus)} 的倍数（有几堆时：使各余数的异或和为 0）。${f.max === '1' ? '对方取 1 个，' : `对方无论取 1 到 ${n(f.max)} 中的几个，`}你都能在同一堆里与对方凑成 ${n(f.modulus)}，或者把余数的异或和变回 0，所以最后一个归你。`,
            ]
          : [
              `${f.max === '1' ? '你取 1 个，' : `你无论取 1 到 ${n(f.max)} 中的几个，`}对方都能在同一堆里与你凑成 ${n(f.modulus)}，或者把余数的异或和变回 0，所以最后一个归对方。`,
            ],
      proof: (f) => [
        [
          strong('一堆：'),
          `一堆的 SG 值是它的后继（${f.max === '1' ? '这里只有少 1 个的那一堆' : `个数减少至少 1、至多 ${n(f.max)} 的那些堆`}）的 SG 值的 mex。不超过 ${n(f.max)} 个的堆能走到所有更小的堆，所以 SG 值就等于个数。`,
        ],
        [
          strong('循环：'),
          `${n(f.modulus)} 个的堆能走到${f.max === '1' ? '值 1' : ` 1 到 ${n(f.max)} 的每个值`}，走不到 0，所以 SG 值又是 0。此后一步能走到的各堆，在 0 到 ${n(f.max)} 中恰好缺一个值，缺的正是少 ${n(f.modulus)} 个的那一堆的值。所以 SG 值以 ${n(f.modulus)} 为周期：SG(n) = n mod ${n(f.modulus)}。`,
        ],
        [
          strong('几堆：'),
          '是游戏的和，由各余数的异或和决定，与尼姆一样；使余数变大的走法，对手再取一次凑满一圈就抵消了。',
        ],
      ],
    },
    'bash-misere': {
      name: '余数上的反尼姆（依 Bouton 1902）',
      decides: (f) => [
        `判断依据：每堆都对 ${n(f.modulus)}（比一次最多能取的多 1）取余数，再按反尼姆判断。`,
        f.big > 0
          ? strong('只要还有一个余数不小于 2：余数的二进制每一列都是偶数个 1 时，先手必败。')
          : strong('现在余数都是 0 或 1：余数为 1 的堆有奇数个时，先手必败。'),
      ],
      works: (f, outcome) => [
        outcome === 'N'
          ? `你把各余数变成反尼姆的必败态。之后对方若减小某个余数，你按反尼姆应对；若绕一圈使余数变大，你再取几个，与对方凑成 ${n(f.modulus)}，余数就还原了。最后一个总是对方取。`
          : `各余数正是反尼姆的必败态。你若减小某个余数，对方按反尼姆应对；若绕一圈使余数变大，对方再取几个，与你凑成 ${n(f.modulus)}，余数就还原了。最后一个总是你取。`,
      ],
      proof: (f) => [
        [
          strong('从必败态出发：'),
          `一步取的个数小于 ${n(f.modulus)}，所以恰好改变一堆的余数；反尼姆的两个必败态不会只差一堆，所以走到的不是必败态。`,
        ],
        [
          strong('从其他局面出发：'),
          `反尼姆中有一步把某个余数减小而到达必败态，这里可以取同样多。只有余数全为 0 时反尼姆无路可走：若石子已取完，轮到走的人已经获胜；否则从一个不少于 ${n(f.modulus)} 个的堆取 ${n(f.max)} 个，余数变为 1。`,
        ],
        [strong('终局：'), '没有石子时余数全为 0，1 的个数是偶数，轮到走的人获胜。'],
      ],
    },
  },
  steps: {
    remainders: (s) =>
      s.rows.length === 1 && s.more === 0
        ? [
            p(
              `${n(s.rows[0]!.heap)} = ${n(s.rows[0]!.quotient)} × ${n(s.modulus)} + `,
              strong(n(s.rows[0]!.remainder)),
              '。',
            ),
          ]
        : [
            table(
              s.rows.map((row, i) => [`第 ${i + 1} 堆`, n(row.heap), n(row.remainder)]),
              { head: ['', '个数', `除以 ${n(s.modulus)} 的余数`] },
            ),
            ...(s.more > 0 ? [p(`另有 ${s.more} 堆`)] : []),
          ],
  },
} satisfies GameEntry;
