import type { Answered, ShownMove, StepOf } from '../../engine/explain/step.ts';
import { code, type Doc, type Inline, note, p, strong, table } from '../doc.ts';
import { type Locale, type StepTexts, sayMove } from '../locale.ts';
import { shorten as n } from './shorten.ts';

/** 不超过这个长度的局面完整写出；更长的截短后难以区分。 */
const WHOLE = 60;

/** 走到的局面；若太长，就写走法。 */
const reached = (move: ShownMove, l: Locale): string =>
  move.to.length <= WHOLE ? move.to : `“${sayMove(l, move.phrase)}”`;

/** 一行：若干走法，应对后回到同一个局面。 */
const row = ({ pairs, more }: Answered['rows'][number], they: string, l: Locale): readonly Inline[] => {
  const answers = pairs.map(({ answer }) => sayMove(l, answer.phrase));
  const goal = code(n(pairs[0]!.answer.to, WHOLE));
  const others = more === 0 ? '' : more === null ? '等' : `，还有同类的 ${more} 种`;
  return new Set(answers).size === 1
    ? [
        pairs.map(({ move }) => reached(move, l)).join('、'),
        others,
        ` → ${they}${answers[0]!}${more === 0 ? '' : '（或类似地走）'}：`,
        goal,
      ]
    : [
        pairs
          .map(
            ({ move }, i) =>
              `${they === '你' ? '对方' : '你'}走成${move.to.length <= WHOLE ? ` ${move.to}` : `“${sayMove(l, move.phrase)}”以后的局面`}，${they}就${answers[i]!}`,
          )
          .join('；'),
        more === null ? '；还有别的走法' : others,
        '：都变成 ',
        goal,
      ];
};

/** 各种走法及其应对；`mine`：这些是你的走法，由对方应对。 */
const listed = (s: Answered, mine: boolean, l: Locale): Doc => {
  const ends =
    s.ends.moves.length === 0
      ? []
      : [
          [
            s.ends.moves.map((move) => reached(move, l)).join('、'),
            s.ends.more === 0 ? '' : s.ends.more === null ? '等' : `，还有 ${s.ends.more} 种`,
            mine ? ' → 最后一步是你走的，你输了' : ' → 最后一步是对方走的，对方输了',
          ],
        ];
  return [
    { kind: 'list', items: [...ends, ...s.rows.map((one) => row(one, mine ? '对方' : '你', l))] },
    ...(s.unlisted === 0 || s.unlisted === null
      ? []
      : [note(`另有 ${s.unlisted} 种走法没有列出，也都有应对。`)]),
  ];
};

/** 应对表上面的话。 */
const intro = (s: StepOf<'answers'>, l: Locale): string => {
  if (s.after === null)
    return s.complete ? '你的每一种走法，以及对方的应对：' : '你的一些走法，以及对方的应对：';
  const move = sayMove(l, s.after.phrase);
  return s.complete
    ? `你${move}。此后对方的每一种走法，以及你的应对：`
    : `你${move}。此后对方的一些走法，以及你的应对：`;
};

/** 谁赢这个游戏，各自求快还是拖延。 */
const PACE = {
  every: { N: '你能赢：你拖延，对方求快', P: '你会输：对方拖延，你求快' },
  all: { N: '你能赢：你求快，对方拖延', P: '你会输：对方求快，你拖延' },
} as const;

export const replies = {
  answers: (s, l): Doc => [p(intro(s, l)), ...listed(s, s.after === null, l)],
  mistakes: (s, l): Doc => [
    p(s.complete ? '你的其他走法都不能获胜，对方的应对如下：' : '你的其他走法中，有些不能获胜的原因如下：'),
    ...listed(s, true, l),
  ],
  'if-they-answer': (s, l) => [
    p(
      `走到 ${n(s.winning.to, WHOLE)} 后，如果对方${sayMove(l, s.reply.phrase)}，你就${sayMove(l, s.answer.phrase)}，变成 `,
      code(n(s.answer.to, WHOLE)),
      '。',
    ),
  ],
  'best-tries': (s, l) => [
    p(
      `你最顽强的走法：${s.moves.map((move) => sayMove(l, move.phrase)).join('；')}。这样走以后还能再走 ${s.lasts} 步；其余 ${s.others} 种走法结束得更早。`,
    ),
  ],
  'grouped-options': (s, l) => [
    p('这个 SG 值没有公式，由定义算出：它是各种走法所到局面的 SG 值的 mex，即没有出现的最小非负整数。'),
    table(
      s.rows.map(({ value, moves, more }) => [
        value,
        `${moves.map((move) => sayMove(l, move.phrase)).join('；')}${more === 0 ? '' : `；还有 ${more} 种`}`,
      ]),
      { head: ['SG 值', '走到它的走法'], align: ['right', 'left'] },
    ),
    ...(s.higher === 0 ? [] : [note(`还有 ${s.higher} 个更大的值没有列出。`)]),
    p(s.rows.length === 0 ? '没有走法，所以 SG 值为 ' : '没有出现的最小非负整数是 ', strong(n(s.mex)), '。'),
  ],
  'parts-alike': (s) => [note(`另外 ${s.count} 个部分的 SG 值用同样的方法得到。`)],
  lengths: (s) => {
    const decisive = s.rows[s.decisive - 1]!;
    const last = s.how === 'every' ? '最后结束' : '最先结束';
    const odd = decisive.outcome === 'N';
    const ties = s.rows.filter(({ length }) => length === decisive.length).map(({ component }) => component);
    return [
      table(
        s.rows.map((one) => [
          `第 ${one.component} 个`,
          n(one.line, 40),
          one.length === '0' ? '已结束' : PACE[s.how][one.outcome],
          one.length,
        ]),
        {
          head: ['游戏', '局面', '怎样走', '步数'],
          align: ['left', 'left', 'left', 'right'],
          notes: { [s.decisive - 1]: `${last}，由它决定` },
        },
      ),
      p(
        `第 ${ties.join('、')} 个游戏${ties.length === 1 ? '' : '同时'}${last}，共 ${decisive.length} 步，是${odd ? '奇数' : '偶数'}，所以其中最后一步由${odd ? '你' : '对方'}来走。`,
      ),
    ];
  },
} satisfies Partial<StepTexts>;
