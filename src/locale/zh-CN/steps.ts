import type { PartKind } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import type { Grounds } from '../../games/grounds.ts';
import { code, type Doc, note, p, strong, table } from '../doc.ts';
import { type Locale, type MoveTexts, type StepTexts, sayAll, sayMove, sayTheorem } from '../locale.ts';
import { shorten, together } from './shorten.ts';

const n = shorten;

export const moves = {
  take: (f) => `从第 ${f.heap} 堆取 ${n(f.amount)} 个（${n(f.from)} → ${n(f.left)}）`,
  'take-single': (f) => `取 ${n(f.amount)} 个（${n(f.from)} → ${n(f.left)}）`,
  split: (f) => {
    const parts = f.into.length === 0 ? '0' : together(f.into.map((part) => n(part)));
    return f.amount === '0'
      ? `把第 ${f.heap} 堆分开（${n(f.from)} → ${parts}）`
      : `从第 ${f.heap} 堆取 ${n(f.amount)} 个（${n(f.from)} → ${parts}）`;
  },
  component: (f, l) => `在第 ${f.component} 个游戏中${sayMove(l, f.move)}`,
  components: (f, l) =>
    f.moves.map(({ component, move }) => `在第 ${component} 个游戏中${sayMove(l, move)}`).join('；'),
} satisfies Partial<MoveTexts>;

const listed = (shown: readonly ShownMove[], l: Locale) =>
  shown.map((move) => [sayMove(l, move.phrase), '，变成 ', code(n(move.to, 80))]);

/** 局面各部分的量词。 */
export const PART: Readonly<Record<PartKind, string>> = {
  heap: '堆',
  step: '级',
  cell: '格',
  row: '行',
  pair: '对',
  place: '个位置',
  coin: '枚硬币',
  token: '枚棋子',
  branch: '枝',
  node: '个节点',
  group: '组',
};

/** A part as a table or a sentence names it. */
export const label = (part: PartLabel): string =>
  part.component === null
    ? `第 ${part.part ?? 1} ${PART[part.kind]}`
    : part.part === null
      ? `第 ${part.component} 个游戏`
      : `第 ${part.component} 个游戏第 ${part.part} ${PART[part.kind]}`;

const PLAYER: Readonly<Record<Outcome, string>> = {
  N: '先手必胜（N 态）',
  P: '先手必败（P 态）：轮到谁走谁输',
};

/** What stands before the title of a section: only what is proved here is called a proof. */
const HEADING: Readonly<Record<Grounds, string>> = {
  proved: '证明——',
  cited: '引用——',
  computed: '计算——',
};

export const steps = {
  verdict: (s, l): Doc => {
    if (s.outcome === null) return [{ kind: 'verdict', text: '这样大的局面，我不知道答案。' }];
    const worth = s.grundy === null ? '' : `，SG 值 ${n(s.grundy)}`;
    const said =
      s.best === null
        ? PLAYER[s.outcome].replace(' 态', ` 态${worth}`)
        : `先手必胜（N 态${worth}）：${sayMove(l, s.best.phrase)}`;
    const misere = s.win === 'misere' ? '（反常规则：不能走的一方胜。）' : '';
    return [{ kind: 'verdict', text: `${said}。${misere}` }];
  },
  decides: (s, l) => [p(...sayTheorem(l, s).decides)],
  works: (s, l) => [p(...sayTheorem(l, s).works(s.outcome))],
  proof: (s, l) =>
    sayTheorem(l, s)
      .proof()
      .flatMap(({ grounds, title, text }) => [
        { kind: 'heading' as const, text: `${HEADING[grounds]}${title}` },
        ...text.map((paragraph) => p(...paragraph)),
      ]),
  'beside-zero': (s) => {
    const one = label(s.part);
    return [
      table(
        s.rows.map((row) => [label(row.part), n(row.part.line, 48), n(row.value)]),
        { head: ['部分', '局面', 'SG 值'], align: ['left', 'left', 'right'] },
      ),
      ...(s.more > 0 ? [note(`还有 ${s.more} 个部分没有列出。`)] : []),
      p(
        `这些值的异或和为 0。剩下的${one}单独来看是`,
        strong(s.outcome === 'N' ? '先手必胜' : '先手必败'),
        '。',
      ),
      ...(s.open
        ? [note(`在其余部分走也可能取胜；要判断这一点需要${one}的 SG 值，那超出了我的搜索范围。`)]
        : []),
    ];
  },
  'equal-parts': (s, l) => {
    const pairs = s.pairs.map(([a, b]) => [
      `${label(a)}与${label(b)}：`,
      code(n(a.line, 60)),
      ...(a.line === b.line ? [] : ['，与 ', code(n(b.line, 60)), ' 相同']),
    ]);
    return [
      ...(pairs.length === 0 ? [] : [p('两两相同的部分：'), { kind: 'list' as const, items: pairs }]),
      ...(s.morePairs > 0 ? [note(`还有 ${s.morePairs} 对没有列出。`)] : []),
      ...(s.example === null
        ? []
        : [
            p(`例如走“${sayMove(l, s.example.move.phrase)}”，就应“${sayMove(l, s.example.answer.phrase)}”。`),
          ]),
      ...(s.rest.length === 0
        ? [p('没有别的部分了，全部抵消：', strong('SG 值为 0'), '。')]
        : [
            table(
              s.rest.map(({ part, value }) => [
                label(part),
                n(part.line, 48),
                value === null ? '未知' : n(value),
              ]),
              { head: ['部分', '局面', 'SG 值'], align: ['left', 'left', 'right'] },
            ),
            ...(s.moreRest > 0 ? [note(`还有 ${s.moreRest} 个部分没有列出。`)] : []),
          ]),
      ...(s.one === null
        ? []
        : [
            p(
              `${s.rest.length > 1 ? '已知的 SG 值异或和为 0。' : ''}剩下的${label(s.one.part)}单独来看是`,
              strong(s.one.outcome === 'N' ? '先手必胜' : '先手必败'),
              '。',
            ),
          ]),
      ...(s.two === null ? [] : [p(`在${label(s.two.from)}里走一步，就能使它与${label(s.two.goal)}相同。`)]),
      ...(s.rest.length === 0 || s.one !== null || s.two !== null
        ? []
        : [
            p(
              s.rest.length > 1 ? '其余部分的异或和是 ' : '其余部分的 SG 值是 ',
              strong(n(s.sum)),
              '，这也就是整个局面的 SG 值。',
            ),
          ]),
      ...(s.open
        ? [note('其他走法也可能取胜；要判断这一点需要未知部分的 SG 值，那超出了我的搜索范围。')]
        : []),
    ];
  },
  'part-values': (s, l) => [
    table(
      s.rows.map((row) => [label(row.part), n(row.part.line, 48), n(row.value)]),
      { head: ['部分', '局面', 'SG 值'], align: ['left', 'left', 'right'] },
    ),
    ...[...new Set(s.rows.map(({ via }) => via))].map((via, _, all) => {
      const parts = s.rows.filter((row) => row.via === via).map(({ part }) => label(part));
      const named = `${parts.slice(0, 4).join('、')}${parts.length > 4 ? '、……' : ''}`;
      return note(`${all.length === 1 ? '依据：' : `${named}：`}${l.theorems[via].name}。`);
    }),
    ...(s.more > 0 ? [note(`另有 ${s.more} 个部分`)] : []),
  ],
  'xor-table': (s) => {
    if (s.sumBits.length > 24)
      return [p(`各 SG 值的异或和是 ${n(s.sum)}（二进制 ${s.sumBits.length} 位，太宽，不在这里列表）。`)];
    const rows = s.rows.map((row) => [label(row.part), n(row.value), ...row.bits]);
    return [
      table([...rows, ['每列 1 的个数', '', ...s.columns.map(String)], ['异或和', n(s.sum), ...s.sumBits]], {
        align: ['left', ...Array.from({ length: s.columns.length + 1 }, () => 'right' as const)],
      }),
      ...(s.more > 0 ? [note(`还有 ${s.more} 行没有列出，但已计入`)] : []),
      ...(s.cancelled === undefined || s.cancelled === 0
        ? []
        : [note(`互相抵消的 ${s.cancelled} 个部分不在表中。`)]),
      note(
        s.sum === '0' ? '每一列都是偶数个 1：异或和为 0。' : `有奇数个 1 的那些列组成异或和：${n(s.sum)}。`,
      ),
    ];
  },
  outcomes: (s) => [
    table(
      s.rows.map((row) => [
        `第 ${row.component} 个`,
        n(row.line, 40),
        row.outcome === 'N' ? 'N：先手胜' : 'P：先手败',
      ]),
      { head: ['游戏', '局面', ''], align: ['left', 'left', 'left'] },
    ),
  ],
  'in-part': (s, l) => [p(strong(`${label(s.part)}：`), code(n(s.part.line, 60))), ...sayAll(l, s.steps)],
  repair: (s, l) => [
    p(
      `要让每一列都变成偶数，就改${label(s.part)}：它的值 ${n(s.from)} 应变为 ${n(s.from)} ⊕ ${n(s.sum)} = `,
      strong(n(s.to)),
      `。所以${sayMove(l, s.move.phrase)}。`,
    ),
  ],
  'winning-moves': (s, l) => [
    p(
      s.count === '1'
        ? '唯一的必胜走法：'
        : s.count === null
          ? '必胜走法（不一定是全部）：'
          : `能留给对方的必败态共 ${n(s.count)} 个${s.complete ? '：' : '，前几个是：'}`,
    ),
    { kind: 'list', items: listed(s.moves, l) },
  ],
  options: (s, l) => [
    table(
      s.rows.map(({ move, value }) => [sayMove(l, move.phrase), n(move.to, 48), value]),
      { head: ['走法', '变成', s.measure === 'grundy' ? 'SG 值' : 'P/N'], align: ['left', 'left', 'right'] },
    ),
    ...(s.complete ? [] : [note('列表到此为止，后面还有。')]),
  ],
  mex: (s) => [
    p(
      s.values.length === 0
        ? '没有后继局面，所以 SG 值为 mex ∅ = 0。'
        : `出现过的 SG 值：${s.values.map((value) => n(value)).join('、')}。没有出现的最小非负整数（mex）是 `,
      ...(s.values.length === 0 ? [] : [strong(n(s.mex)), '，这就是本局面的 SG 值。']),
    ),
  ],
  over: (s) => [
    p(
      s.win === 'normal'
        ? '已经无路可走：轮到走的一方输了（不能走者负）。'
        : '已经无路可走：轮到走的一方赢了（反常规则：不能走者胜）。',
    ),
  ],
  'game-tree': (s) => {
    const named = (outcome: Outcome) => s.positions.filter((one) => one.outcome === outcome);
    return [
      p(
        `这个游戏共有 ${s.positions.length} 个局面（相同的只算一次）。轮到走的一方必败的是：`,
        code(
          named('P')
            .map(({ label }) => label)
            .join(', '),
        ),
        '。在其余局面必胜，走到：',
      ),
      {
        kind: 'list',
        items: named('N').map(({ label, options }) => {
          const wins = options.flatMap((i) =>
            s.positions[i]?.outcome === 'P' ? [s.positions[i].label] : [],
          );
          return [
            code(label),
            wins.length === 0 ? '：无须走子即胜' : ' → ',
            ...(wins.length === 0 ? [] : [code(wins.join(', '))]),
          ];
        }),
      },
    ];
  },
  'losing-set': (s, l) => [
    p(
      `下面这些局面可以证明结论：从其中任何一个无论怎么走，总有一步应对能回到其中之一${s.win === 'misere' ? '，否则就是走了最后一步而输掉' : ''}（相同的局面只算一个）。所以它们都是必败态。`,
      s.after === null ? '' : `第一个是走“${sayMove(l, s.after.phrase)}”以后的局面。`,
    ),
    p(code(s.positions.map((line) => n(line, 60)).join(', '))),
  ],
  'found-move': (s, l) => [
    p(
      `上面的论证不告诉我们是哪一步，这一步由搜索找到：走“${sayMove(l, s.move.phrase)}”以后，对方无论怎么走，都到你的必胜态。`,
    ),
  ],
  'no-move-known': () => [p('总有一步必胜，但我不知道是哪一步。')],
  withheld: () => [p('讲解暂不显示：按规则核对时发现其中有错，已记入日志。')],
  'gave-up': () => [p('这超出了我的搜索范围，我不作猜测。')],
  'too-slow': (s) => [
    s.missing === 'outcome'
      ? p('这个局面计算量太大，在这里算不完，我不作猜测。')
      : note('其余内容计算量太大，在这里算不完。'),
  ],
  'misere-note': () => [note('SG 值判断的是正常规则下的胜负，在反常规则下不能决定胜负。')],
} satisfies Partial<StepTexts>;
