import type { PartKind } from '../../engine/core/game.ts';
import type { Outcome, PartLabel, ShownMove } from '../../engine/explain/step.ts';
import { code, type Doc, note, p, strong, table } from '../doc.ts';
import {
  type Locale,
  type MoveTexts,
  type StepTexts,
  sayAll,
  sayMove,
  sayTheorem,
  type TheoremTexts,
} from '../locale.ts';
import { shorten } from './shorten.ts';

const n = shorten;

export const moves = {
  take: (f) => `从第 ${f.heap} 堆取 ${n(f.amount)} 个（${n(f.from)} → ${n(f.left)}）`,
  'take-single': (f) => `取 ${n(f.amount)} 个（${n(f.from)} → ${n(f.left)}）`,
  split: (f) => {
    const parts = f.into.length === 0 ? '0' : f.into.map((part) => n(part)).join(' 和 ');
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

export const theorems = {
  'sprague-grundy': {
    name: 'SG 定理（Sprague 1935，Grundy 1939）',
    decides: () => [
      '判断依据：每个部分都有一个 SG 值，相当于一堆那么多个石子的尼姆堆；所有 SG 值的异或和决定胜负。',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['走完这一步，异或和变为 0；对方无论怎么走都会使它不为 0，您又能把它变回 0。']
        : ['现在异或和是 0；您无论怎么走都会使它不为 0，对方又能把它变回 0。'],
    proof: () => [
      [
        'SG 值是所有后继局面的 SG 值中没有出现的最小非负整数（mex）。因此从 SG 值 g 可以走到每个更小的值，却走不到 g 本身。',
      ],
      [
        '于是异或和为 0 的局面走一步必变为不为 0；不为 0 时，总有一个部分可以减小它的 SG 值使异或和回到 0，与尼姆游戏完全一样。终局各值都是 0。',
      ],
    ],
  },
  'beside-zero': {
    name: '异或和为 0 的部分不影响胜负（Sprague 1935，Grundy 1939）',
    decides: () => [
      '判断依据：除一个部分以外，其余各部分的 SG 值异或和为 0，对胜负没有影响。',
      strong('谁能单独赢下这一个部分，谁就赢下全局。'),
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['把这个部分当作单独的游戏来走；对方在其余部分走一步，您就在其余部分应一步，使异或和变回 0。']
        : ['对方把这个部分当作单独的游戏来走；您在其余部分走一步，对方就在其余部分应一步，使异或和变回 0。'],
    proof: () => [
      [
        '其余部分的异或和为 0 时，在其中走任何一步都会使它不为 0，而总有一步能使它变回 0，与尼姆游戏一样。所以能赢下这一个部分的人总有应手，而且就在对方刚走的地方应：在这个部分按必胜策略走，在其余部分使异或和变回 0。游戏必定结束，总有应手的人走最后一步。',
      ],
      ['这里用不到这个部分的 SG 值，只要知道它单独是必胜态还是必败态。'],
    ],
  },
  'every-suspense': {
    name: 'Every-SG 定理（Conway 1976）',
    decides: () => [
      '判断依据：每一步都要在所有还没结束的游戏里走，所以最后结束的那个游戏决定胜负。',
      strong('自己能赢的游戏要拖长，自己会输的游戏要尽快结束。'),
      '按这样的走法算出每个游戏的步数（step 值）：最大的步数为奇数时先手必胜。',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['步数最大的游戏是您能赢的：在那里拖长，在会输的游戏里尽快结束。它最后结束，最后一步归您走。']
        : [
            '步数最大的游戏是您会输的：对方在那里拖长，并让您能赢的游戏尽快结束。它最后结束，最后一步归对方走。',
          ],
    proof: () => [
      [
        '给每个局面一个步数：终局为 0；若有后继是必败态，取这些必败后继中最大的步数加 1；否则取所有后继中最小的步数加 1。于是步数为奇数恰好就是先手必胜。',
      ],
      [
        '设最大步数为奇数。在那个游戏里走到步数少 1 的必败后继，在其他能赢的游戏里走到步数最大的必败后继，在会输的游戏里走到步数最小的后继，则新的最大步数为偶数。若最大步数为偶数，同理可知无论怎么走，新的最大步数都是奇数。终局时全为 0，是偶数。',
      ],
    ],
  },
  'all-remoteness': {
    name: '最短游戏定理（Steinhaus 1925，Conway 1976）',
    decides: () => [
      '判断依据：每一步都要在所有游戏里走，只要有一个结束就全部结束，所以最先结束的游戏决定胜负。',
      strong('自己能赢的游戏要尽快结束，自己会输的游戏要拖长。'),
      '按这样的走法算出每个游戏的步数（remoteness）：最小的步数为奇数时先手必胜。',
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['最先结束的游戏是您能赢的：在那里求快，在会输的游戏里拖长，别的游戏不会比它先结束。']
        : ['最先结束的游戏是您会输的：对方在那里求快，并拖长您能赢的游戏，别的游戏不会比它先结束。'],
    proof: () => [
      [
        '给每个局面一个步数：终局为 0；若有必败后继，取其中最小的步数加 1；否则取所有后继中最大的步数加 1。步数为奇数恰好就是先手必胜。',
      ],
      [
        '最小步数为奇数时，可以在那里使它减 1，并使其他游戏的步数都不比它小，对方面对的最小步数就是偶数。最小步数为偶数时，无论怎么走，对方面对的最小步数都是奇数。终局时为 0，是偶数。',
      ],
    ],
  },
  'any-selective': {
    name: '选择和定理（Smith 1966）',
    decides: () => [
      '判断依据：可以在任意多个游戏里走，但至少一个。',
      strong('当且仅当每个单独的游戏都是先手必败时，先手必败。'),
    ],
    works: (_, outcome) =>
      outcome === 'N'
        ? ['在每个您能赢的游戏里都走到对方的必败态，其余不动：这样每个游戏对方都必败。']
        : ['每个单独的游戏您都会输。您动过的那些游戏变成对方能赢的，对方就恰好在这些游戏里应对。'],
    proof: () => [
      ['若每个游戏都是必败态，走过的那些都变成必胜态，对方在这些游戏里应对，又全部变回必败态。'],
      ['若有游戏是必胜态，就在恰好这些游戏里走到必败态，剩下的全是必败态。无路可走时，每个游戏都是必败态。'],
    ],
  },
  search: {
    name: '搜索',
    decides: () => ['这里没有用公式：从终局往回逐个搜索局面。'],
    works: () => ['所有走法都通向必胜态的局面是必败态；有一步通向必败态的局面是必胜态。这里逐步验证过。'],
    proof: () => [
      [
        '没有走法的局面由规则直接定胜负。其他局面：若每种走法都到必胜态，则为必败态；若有一种走法到必败态，则为必胜态。搜索从终局开始往回推，检查了这个结论所依据的每一个局面。',
      ],
    ],
  },
} satisfies Partial<TheoremTexts>;

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
  proof: (s, l) => {
    const { name, proof } = sayTheorem(l, s);
    return [{ kind: 'heading', text: `证明——${name}` }, ...proof().map((paragraph) => p(...paragraph))];
  },
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
  'part-values': (s, l) => [
    table(
      s.rows.map((row) => [label(row.part), n(row.part.line, 48), n(row.value)]),
      { head: ['部分', '局面', 'SG 值'], align: ['left', 'left', 'right'] },
    ),
    ...[...new Set(s.rows.map(({ via }) => via))].map((via, _, all) => {
      const parts = s.rows.filter((row) => row.via === via).map(({ part }) => label(part));
      const named = `${parts.slice(0, 4).join('，')}${parts.length > 4 ? '，……' : ''}`;
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
  searched: (s) => [note(`以上由搜索验证，共搜索 ${s.positions} 个局面。`)],
  'gave-up': (s) => [p(`这超出了我的搜索范围（至多检查 ${s.bound} 种走法），我不作猜测。`)],
  'misere-note': () => [note('SG 值判断的是正常规则下的胜负，在反常规则下不能决定胜负。')],
} satisfies Partial<StepTexts>;
