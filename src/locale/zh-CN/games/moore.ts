import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';
import { shorten } from '../shorten.ts';

const n = shorten;

export const moore = {
  text: {
    name: 'Moore 尼姆',
    aliases: ['摩尔尼姆', 'nim-k', '摩尔', 'moore尼姆', 'k堆尼姆'],
    summary: '从 1 到 k 堆中各取至少一个。',
    rules: [
      '有若干堆石子。每步选至少一堆、至多 k 堆，从所选的每一堆各取至少一个，多少不限。k=1 就是普通尼姆。',
      '局面写成各堆的个数和 k：moore 3 4 5 k=2。走法写成“堆号:个数”，用逗号隔开：1:2,3:1 表示从第 1 堆取 2 个、从第 3 堆取 1 个。',
      '例：moore 1 1 1 1 k=2。你走 1:1 以后，剩下三堆，各 1 个：对方取一堆或两堆，你取走其余的。',
    ],
  },
  theorems: {
    moore: {
      name: 'Moore 定理（1910）',
      decides: (f) => [
        '判断依据：把每堆的个数写成二进制，逐列数 1 的个数。',
        strong(`若每一列 1 的个数都是 ${n(f.modulus)}（即 k + 1）的倍数，则轮到谁走谁输。`),
      ],
      works: (f, outcome) => [
        outcome === 'N'
          ? `你从最左一列到最右一列，把每列 1 的个数都变成 ${n(f.modulus)} 的倍数：在某一列由 1 变 0 的堆，右边各列可以任意改。对方无论怎么走，总有一列少掉 1 到 ${n(f.k)} 个 1，不再全是倍数，你又能补好；最后一次补齐就是取走最后一个。`
          : `你无论怎么走，只动 1 到 ${n(f.k)} 堆。在发生改变的最左一列，改变的堆都是 1 变 0，所以这一列少掉 1 到 ${n(f.k)} 个 1，不再是 ${n(f.modulus)} 的倍数，对方就能补好；最后一次补齐就是取走最后一个。`,
      ],
      proof: (f) => [
        [
          strong('全是倍数时：'),
          `变小的堆在它改变的最左一位上由 1 变 0。看所有改变中最左的一列：那里只会减少 1，至少 1 个、至多 ${n(f.k)} 个，所以不再是 ${n(f.modulus)} 的倍数。`,
        ],
        [
          strong('不全是倍数时：'),
          `从左到右逐列处理。设已有 r 堆变小（开始时 r = 0），它们右边的各位可以任意取。下一列中，其余各堆有 t 个 1；给这 r 堆中的若干堆添 1，或让其余各堆中至多 ${n(f.k)} − r 堆由 1 变 0，可以使个数改变从 −(${n(f.k)} − r) 到 +r 的任意一个数。这是连续 ${n(f.modulus)} 个整数，其中必有一个使个数成为 ${n(f.modulus)} 的倍数。最后至多 ${n(f.k)} 堆变小，是一步合法的走法。`,
        ],
        [strong('终局：'), '没有石子时各列全是 0，轮到走的人已经输了。'],
      ],
    },
    'moore-misere': {
      name: '反常规则的 Moore 尼姆（依 Moore 1910）',
      decides: (f) =>
        f.big > 0
          ? [
              '判断依据：只要还有一堆不少于 2 个，就和正常规则一样：',
              strong(`若二进制每一列 1 的个数都是 ${n(f.modulus)}（即 k + 1）的倍数，则轮到谁走谁输。`),
            ]
          : [
              '判断依据：各堆都是 0 或 1。',
              strong(`若 1 的个数除以 ${n(f.modulus)}（即 k + 1）余 1，则轮到谁走谁输。`),
            ],
      works: (f, outcome) =>
        f.big === 0
          ? [
              outcome === 'N'
                ? `你使剩下的 1 的个数除以 ${n(f.modulus)} 余 1。对方取 1 到 ${n(f.k)} 个，你总能与对方凑成 ${n(f.modulus)} 个，最后一个归对方取。`
                : `你取 1 到 ${n(f.k)} 个，对方总能与你凑成 ${n(f.modulus)} 个，最后一个归你取。`,
            ]
          : [
              outcome === 'N'
                ? `你使各列 1 的个数都成为 ${n(f.modulus)} 的倍数，在大堆（不少于 2 个）还没有取完时一直保持。全是倍数时，大堆要么没有，要么至少有 ${n(f.modulus)} 堆，而一步至多动 ${n(f.k)} 堆，所以能一次把大堆全部变小的只能是你。这时你只留下单个的堆，并使堆数除以 ${n(f.modulus)} 余 1，对方必败。`
                : `现在各列 1 的个数都是 ${n(f.modulus)} 的倍数，在大堆（不少于 2 个）还没有取完时对方能一直保持。全是倍数时，大堆至少有 ${n(f.modulus)} 堆，而一步至多动 ${n(f.k)} 堆，所以能一次把大堆全部变小的只能是对方。这时对方只留下单个的堆，并使堆数除以 ${n(f.modulus)} 余 1，你必败。`,
            ],
      proof: (f) => [
        [
          strong('只有单个的堆：'),
          `相当于一堆里取 1 到 ${n(f.k)} 个、取最后一个者负：必败的是 1、1 + ${n(f.modulus)}、1 + 2·${n(f.modulus)}、……。`,
        ],
        [
          strong('有大堆且全是倍数：'),
          `最左一列至少有 ${n(f.modulus)} 个 1，所以不少于 2 个的堆至少有 ${n(f.modulus)} 堆。走一步以后至少还剩一个大堆，而且不再全是倍数，即下一种情形。`,
        ],
        [
          strong('有大堆而不全是倍数：'),
          `按 Moore 的方法补成倍数。若还剩大堆，对方必败。若不剩，则大堆至多 ${n(f.k)} 堆，都被改动；每一堆可以留 0 或留 1，仍不合适时还可以顺带取走单个的堆，总能使 1 的个数除以 ${n(f.modulus)} 余 1。`,
        ],
      ],
    },
  },
  steps: {
    'column-counts': (s) =>
      s.columns.length === 0
        ? [
            p(
              s.odd === 0
                ? `共有 ${s.width} 列，太宽，不在这里列表；每列 1 的个数都是 ${n(s.modulus)} 的倍数。`
                : `共有 ${s.width} 列，太宽，不在这里列表；其中 ${s.odd} 列不是 ${n(s.modulus)} 的倍数。`,
            ),
          ]
        : [
            table(
              [
                ...s.rows.map((row) => [`第 ${row.heap} 堆`, n(row.value), ...row.bits]),
                ['每列 1 的个数', '', ...s.columns.map(String)],
                [`除以 ${n(s.modulus)} 的余数`, '', ...s.rests.map(String)],
              ],
              { align: ['left', ...Array.from({ length: s.width + 1 }, () => 'right' as const)] },
            ),
            ...(s.more > 0 ? [note(`还有 ${s.more} 行没有列出，但已计入`)] : []),
          ],
  },
  moves: {
    'take-several': (f) =>
      `${f.takes.map((t) => `从第 ${t.heap} 堆取 ${n(t.amount)} 个（${n(t.from)} → ${n(t.left)}）`).join('、')}${f.more > 0 ? `，以及另外 ${f.more} 堆` : ''}`,
  },
  expected: { 'heaps-and-amounts': '堆号和个数，例如 1:2 或 1:2,3:1' },
  faults: { 'heap-twice': '同一堆出现了两次', 'too-many-heaps': '超过了 k 堆' },
} satisfies GameEntry;
