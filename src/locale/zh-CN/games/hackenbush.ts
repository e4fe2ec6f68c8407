import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;

export const hackenbush = {
  text: {
    name: '删边游戏',
    aliases: ['树上删边游戏', '图上删边游戏', '无向图删边游戏', '树上删边', '删边'],
    summary: '删去一条边，与地面不再连通的部分随之消失。',
    rules: [
      '一个与地面相连的图。每步删去一条边，与地面不再连通的部分全部消失。竞赛书中，图是树时称为“树上删边游戏”，一般的图称为“无向图删边游戏”。',
      '写出各条边，地面是 0：hackenbush 0-1 1-2 2-3 3-1 3-4。写 root=a（或 root=a,b）时地面是别的点或多个点。自环（如 1-1）和重边都算。走法写成要删的边：0-1。',
      '大图可以用文件输入，每行一条边。',
      '例：hackenbush 0-1 1-2 0-3。你走 1-2 以后，地面上剩下两条单独的边：对方删一条，你删另一条。',
    ],
  },
  rulings: {
    hackenbush: ({ ground }) => [
      `删去一条边，与地面${ground.join() === '0' ? '' : `（点 ${ground.join('、')}）`}不再连通的部分随之消失。`,
    ],
  },
  theorems: {
    'green-hackenbush': {
      name: '冒号原理与融合原理（Winning Ways，1982；俗称克朗原理、费森原理）',
      decides: (f) => [
        '判断依据：整个图在地面处的 SG 值。一条边的值等于它上面部分的值加 1（冒号原理），同一点上各边的值取异或。',
        ...(f.cycles ? ['环上的点可以缩成一个点，环上的边变成自环，每个值为 1（融合原理）。'] : []),
        strong('值为 0 时轮到谁走谁输，否则先手必胜。'),
      ],
      works: (_, outcome) =>
        outcome === 'N'
          ? [
              '地面上的每个分支相当于一堆石子，总有一种删法使总值变为 0。从 0 出发无论删哪条边都会变为不是 0，你每次都能再变回 0，直到全部删完。',
            ]
          : [
              '地面上的每个分支相当于一堆石子。现在总值是 0，你无论删哪条边都会变为不是 0，对方每次都能再变回 0，直到全部删完。',
            ],
      proof: (f) => ({
        trees: {
          title: '冒号原理（Winning Ways，1982）',
          text: [
            [
              strong('分支取异或：'),
              '删一个分支里的边不影响其他分支，所以同一点上的各分支是游戏的和，SG 值取异或（SG 定理）。',
            ],
            [
              strong('冒号原理：一条边上面的部分值为 g 时，连同这条边值为 g + 1。'),
              '对边数归纳。删这条边得 0。删上面的边，剩下这条边和另一个部分，设那个部分值为 h，由归纳假设合起来值为 h + 1。上面的部分能走到小于 g 的每个值 h，而不会仍是 g；所以合起来取到 0、1、……、g，取不到 g + 1，mex 就是 g + 1。',
            ],
            ...(f.cycles
              ? [
                  [
                    strong('自环：'),
                    '一个自环只能把它删去，值为 1。同一点上两个自环相互抵消，只看个数的奇偶。',
                  ],
                ]
              : []),
            [strong('终局：'), '只剩地面时值为 0，轮到走的一方已经输了。'],
          ],
        },
        fusion: f.cycles
          ? {
              title:
                '融合原理（Berlekamp、Conway、Guy，《Winning Ways》1982，第 7 章；Ferguson，《Game Theory》第一部分第 6 章）',
              text: [
                [
                  '环上的点可以缩成一个点，环上的边变成自环，SG 值不变。证明约两页：边数最少的反例只能是过地面的一个环，而这时各后继的值与换成自环后得到同样的 mex。',
                ],
              ],
            }
          : null,
      }),
    },
  },
  steps: {
    fusion: (s) => [
      p('先处理环（融合原理）：'),
      {
        kind: 'list',
        items: [
          ...s.blocks.map((block) => {
            const nodes = `${block.nodes.join('、')}${block.moreNodes > 0 ? ` 等共 ${block.nodes.length + block.moreNodes} 个` : ''}`;
            const loops =
              block.edges === 1
                ? '有 1 个自环，值为 1'
                : `共 ${block.edges} 个自环，每个值为 1，${block.edges} 是${block.loops === 1 ? '奇数，合起来是 1' : '偶数，合起来是 0'}`;
            return block.nodes.length + block.moreNodes === 1
              ? [`点 ${nodes} 上${loops}。`]
              : [
                  `点 ${nodes} 同在一个边双连通分量里，缩成${block.ground ? '地面' : '一个点'} `,
                  strong(block.point),
                  `；其中的边变成自环，${loops}。`,
                ];
          }),
          ...(s.more > 0 ? [[`另有 ${s.more} 个分量，同样处理`]] : []),
        ],
      },
    ],
    colon: (s) => [
      p(
        s.rows.length === 1
          ? '地面上的各条边（边的值 = 上面部分的值 + 1）：'
          : '从上往下算到地面（冒号原理：边的值 = 上面部分的值 + 1）：',
      ),
      table(
        s.rows.map((row) => [
          row.ground ? `地面 ${row.point}` : row.point,
          [
            ...(row.loops === 1 ? ['自环：1'] : []),
            ...row.branches.map(({ to, above, worth }) => `到 ${to}：${above} + 1 = ${worth}`),
            ...(row.more === null ? [] : [`另 ${row.more.count} 条：${row.more.worth}`]),
          ].join('，') || '没有（自环抵消）',
          [
            ...(row.loops === 1 ? ['1'] : []),
            ...row.branches.map(({ worth }) => worth),
            ...(row.more === null ? [] : [row.more.worth]),
          ].join(' ⊕ ') || '0',
          row.value,
        ]),
        { head: ['点', '边', '异或', 'SG 值'], align: ['left', 'left', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`更上面还有 ${s.more} 个点，值用同样的方法算出。`)] : []),
    ],
  },
  moves: {
    'cut-edge': (f) =>
      `删去 ${f.from}–${f.to}${f.falls === null || f.falls === 0 ? '' : `（另有 ${f.falls} 条边随之消失）`}`,
  },
  refusals: {
    'not-joined-to-the-ground': (f) =>
      `${q(f.token)}与地面（${q(f.ground)}）不连通，早就该消失了。地面是 0，或由 root= 指定。`,
  },
} satisfies GameEntry;
