import { note, p, strong, table } from '../../doc.ts';
import type { GameEntry } from '../../locale.ts';

const q = (token: string): string => `“${token.length > 60 ? `${token.slice(0, 40)}…` : token}”`;

export const treewalk = {
  text: {
    name: '树上游走游戏',
    aliases: ['树上游走'],
    summary: '走到一个祖先或子孙，并删去离开的点。',
    rules: [
      '一棵（或几棵）有根树和一枚棋子。不写 at= 时，先手先选择起点。每步走到任意一个尚未删除的祖先或子孙，并删去离开的点。',
      '依次写出每个点的父亲，根写 0：treewalk 0 1 1 2 表示 2 和 3 的父亲是 1，4 的父亲是 2。at=3 表示棋子在 3，gone=1 表示 1 已删去。走法写成要走到的点：2。',
      '大的树可以用文件输入，依次写出各点的父亲。',
      '例：treewalk 0 1 1。你走 2 以后，从 2 出发：对方只能走到 1，你走到 3，再也无处可走。',
    ],
  },
  rulings: {
    treewalk: (f) => [
      `${
        f.placed
          ? '把棋子走到任意一个还没删去的祖先或子孙，并删去它离开的点。'
          : '第一步先选一个点放上棋子，以后每步把它走到任意一个还没删去的祖先或子孙，并删去它离开的点。'
      }根是点 ${f.roots.join('、')}。`,
    ],
  },
  theorems: {
    'tree-pairing': {
      name: '树上的祖先—子孙匹配（Fraenkel、Scheinerman、Ullman 1993）',
      decides: (f) => [
        '判断依据：把点与它的祖先或子孙两两配对，每个点至多在一对里，配得越多越好。',
        f.start === null
          ? strong('若所有点都能配对（完美匹配），选起点的一方必败；否则必胜。')
          : strong(`若不用 ${f.start} 就会少一对（它在每个最大匹配里），先手必胜；否则先手必败。`),
      ],
      works: (f, outcome) =>
        f.start === null
          ? outcome === 'P'
            ? ['你无论从哪里开始，对方都走到那个点的搭档，如此下去，对方总有搭档可走。']
            : [
                '从匹配中剩下的点开始。对方无论走到哪里，那个点都有搭档（否则还能多配一对），你就走到它的搭档，总有路可走。',
              ]
          : outcome === 'N'
            ? ['走到你所在点的搭档。之后对方无论走到哪里，那个点也有搭档，你就走到它的搭档。']
            : [
                `有一个最大匹配不用 ${f.start}。你无论走到哪里，那个点都有搭档（否则还能多配一对），对方就走到它的搭档。`,
              ],
      proof: () => [
        [
          strong('为什么看匹配：'),
          '这就是在“每个点与所有祖先连边”的图上的无向图游走游戏。若某个最大匹配不用起点，对方每步走到搭档即可；途中若走到没有搭档的点，沿走过的路交换匹配边与非匹配边就会多出一对，矛盾。若每个最大匹配都要用起点，那么同样的应对归你。',
        ],
        [
          strong('为什么可以自底向上贪心：'),
          '点 u 下面剩下的点都是 u 的子孙，u 上面的点与它们配对和与 u 配对一样可行。所以下面有剩余时 u 取走一个：f(u) = s − 1；没有剩余时 u 自己剩下：f(u) = 1。已删去的点不取：f(u) = s。其中 s 是各儿子的 f 之和。',
        ],
        [
          strong('哪些走法获胜：'),
          '删去离开的点以后，走到一个删去它会使剩余总数减少 1 的点，即其余部分的某个最大匹配不用的点。',
        ],
      ],
    },
  },
  steps: {
    leftovers: (s) => [
      p('自底向上：每个点从下面剩下的点中取一个作搭档；下面没有剩下的，它自己就剩下。'),
      table(
        s.rows.map((row) => [
          row.gone ? `${row.node}（已删）` : row.node,
          String(row.below),
          String(row.left),
        ]),
        { head: ['点', '下面剩下 s', '连同它剩下 f'] },
      ),
      ...(s.more > 0 ? [note(`更下面还有 ${s.more} 个点，用同样的方法算出。`)] : []),
      p(
        s.start === null
          ? `总共剩下 ${s.total} 个${s.total === 0 ? '：全部可以配对。' : '。'}`
          : `总共剩下 ${s.total} 个；若再删去 ${s.start}，则剩下 ${s.without!} 个。${
              s.partner === null ? `所以有最大匹配不用 ${s.start}。` : `所以每个最大匹配都要用 ${s.start}。`
            }`,
      ),
      p(
        s.pairs.length === 0
          ? '一对也配不成。'
          : `一个最大匹配：${s.pairs.map(([a, b]) => `${a}–${b}`).join('、')}${s.morePairs > 0 ? `，另有 ${s.morePairs} 对` : ''}。`,
        s.lone.length === 0
          ? ''
          : `剩下：${s.lone.join('、')}${s.moreLone > 0 ? `，另有 ${s.moreLone} 个` : ''}。`,
        ...(s.partner === null ? [] : [`${s.start!} 的搭档是 `, strong(s.partner), '。']),
      ),
    ],
  },
  refusals: {
    'parents-in-a-circle': (f) =>
      `父亲的关系成了一个环 ${f.cycle.join(' → ')}：其中某个点（见${q(f.token)}）的父亲应当是 0（根）。`,
    'token-on-a-gone-node': (f) => `${q(f.token)}：这个点已经删去。`,
  },
  expected: { 'node-numbers': '用逗号隔开的点的编号，例如 1,3' },
  faults: {
    'node-is-gone': '那个点已经删去',
    'not-on-one-branch': '它既不是棋子所在点的祖先，也不是子孙',
  },
} satisfies GameEntry;
