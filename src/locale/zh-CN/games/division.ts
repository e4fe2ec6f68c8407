import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

export const division = {
  text: {
    name: '因数矩阵',
    aliases: ['因数游戏', '除法游戏', '因数'],
    summary: '在一行中，把若干个数换成它们的真因数。',
    rules: [
      '有若干行数。每步选一行，把其中一个或几个大于 1 的数分别换成它的真因数（12 可换成 1、2、3、4 或 6）。所有的数都是 1 时无法再走。',
      '局面逐行写出，行间用斜线：division 12 6 / 5 8（数不超过 10^12）。走法写成“行:位置=新数”：1:1=4；几个一起写成 1:1=4,2=3。',
      '例：division 4 / 3。你走 1:1=2 以后，变成 2 / 3：对方把其中一个数变成 1，你把另一个变成 1。',
    ],
  },
  rulings: {
    division: () => [
      '选一行，把其中一个或几个大于 1 的数分别换成比它小的约数（12 可换成 1、2、3、4 或 6）。',
    ],
  },
  theorems: {
    'factor-count': {
      name: '数质因数，化为尼姆（依 Bouton 1902）',
      decides: (f) => [
        '判断依据：数质因数，重复的重复计。',
        strong(`一行相当于一堆石子，个数是这一行各数的质因数总数，这里是 ${f.factors}。`),
      ],
      works: (_, outcome) => [
        outcome === 'N' ? '只有一行时，把每个数都换成 1，对方就无法再走。' : '所有的数都是 1，无法再走。',
      ],
      proof: () => [
        [
          '真因数保留原数的一部分质因数，至少少一个。所以在一行中走一步，至少去掉这一行的一个质因数；而且去掉几个都可以：想去掉哪些质数，就从它所在的数里除掉。这正是尼姆堆的走法。',
        ],
      ],
    },
  },
  steps: {
    'row-factors': (s) => [
      table(
        s.rows.map((row) => [
          row.number,
          row.factors.length === 0 ? '无' : row.factors.join(' · '),
          String(row.factors.length),
        ]),
        { head: ['数', '质因数', '个数'], align: ['right', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`还有 ${s.more} 个数没有列出，但已计入`)] : []),
      p('合计：', strong(String(s.total)), '。'),
    ],
  },
  moves: {
    divide: (f) =>
      `把${f.row === null ? '' : `第 ${f.row} 行`}${f.changes.map((c) => `第 ${c.place} 个数由 ${c.from} 换成 ${c.to}`).join('、')}`,
  },
  expected: {
    division: '行、位置和新数，例如 1:2=3（几个：1:2=3,4=1）',
  },
  faults: {
    'no-such-row': '没有这一行',
    'no-such-place': '每个位置都要在这一行里，且只写一次',
    'not-a-proper-divisor': '新数必须是原数的更小的因数',
  },
} satisfies GameEntry;
