import { type Labelled, nodesOf, type PairChange } from '../../engine/core/scene.ts';
import type { AltTools, PictureTexts } from '../pictures.ts';
import { label } from './steps.ts';

const MARKED: PictureTexts['marked'] = {
  none: '',
  focus: '有标记',
  win: '可获胜',
  danger: '有危险',
  dead: '不起作用',
  changed: '刚刚改变',
};
const withMark = (text: string, mark: keyof typeof MARKED | undefined): string =>
  (mark ?? 'none') === 'none' ? text : `${text}（${MARKED[mark!]}）`;

/** A heap with its mark; where the winning move takes a part of it, how much. */
const withTake = (text: string, { mark, take }: Labelled, { n }: AltTools): string =>
  take === undefined ? withMark(text, mark) : `${text}（制胜：取 ${n(take)} 个）`;

const POINTING: PictureTexts['pointing'] = {
  take: (what) => `；制胜：取 ${what}`,
  turn: (coins) => `；制胜：翻 ${coins}`,
  change: (pair, to) => `；制胜：第 ${pair} 对变成 ${to}`,
};
const changeOf = (change: PairChange | undefined, { n }: AltTools): string =>
  change === undefined
    ? ''
    : POINTING.change(change.pair + 1, change.to.map((pair) => pair.map(n).join(' 和 ')).join('、'));
/** The marked coins by their places. */
const coinsOf = (coins: readonly Labelled[]): string =>
  [...new Set(coins.map(({ mark }) => mark ?? 'none'))]
    .filter((mark) => mark !== 'none')
    .map(
      (mark) =>
        `；${MARKED[mark]}：${coins.flatMap((coin) => (coin.mark === mark ? [coin.label] : [])).join(', ')}`,
    )
    .join('');

const turnOf = (coins: readonly (readonly [number, number])[] = []): string =>
  coins.length === 0 ? '' : POINTING.turn(coins.map(([x, y]) => `(${x}, ${y})`).join(' '));

export const pictures: PictureTexts = {
  drawn: {
    atMost: (limit) => `现在最多取 ${limit}`,
    take: (count) => `✓ 取 ${count}`,
    more: (count) => `另有 ${count} 个`,
    heapsBySize: (count) => `共 ${count} 堆：各种大小的堆数`,
    digits: (from, to) => (from === to ? `${from} 位数` : `${from}–${to} 位数`),
    floor: '地面',
    heads: (heads, width, height) => `${width} × ${height}，正面 ${heads} 枚`,
    nodes: (nodes, edges) => `${nodes} 个点，${edges} 条边：太多，画不下`,
    how: {
      sum: '每步只走其中一个游戏',
      every: 'EVERY：每个未结束的游戏都走一步',
      all: 'ALL：每个游戏都走一步，一个结束即全结束',
      any: 'ANY：任选一个或几个游戏各走一步',
    },
    nimSum: '异或和',
    review: {
      ahead: ['先手必胜', '后手必胜'],
      height: '高度：正确下完还要走的步数',
      turned: '胜势在此丢掉',
    },
    ones: '1 的个数',
    charts: { of: (right, asked) => `${right} / ${asked}`, none: '还没有作答' },
    tooWide: (places) => `异或和：二进制 ${places} 位`,
    part: (part) =>
      part.component === null
        ? label(part)
        : part.part === null
          ? `#${part.component}`
          : `#${part.component}·${part.part}`,
  },
  alt: {
    heaps: (scene, tools) =>
      `${scene.heaps.length} 堆：${tools.list(
        scene.heaps.map((heap) => withTake(`第 ${heap.label} 堆 ${tools.n(heap.value)} 个`, heap, tools)),
      )}${scene.limit === undefined ? '' : `；现在最多取 ${tools.n(scene.limit)} 个`}`,
    stairs: (scene, tools) =>
      `台阶，自下而上：${tools.list(
        scene.steps.map((step) => withTake(`第 ${step.label} 级 ${tools.n(step.value)} 个`, step, tools)),
      )}`,
    grid: (scene, { n, list }) =>
      `${scene.rows.length} 行的数表：${list(
        scene.rows.map(
          (row, i) => `第 ${i + 1} 行 ${row.map((cell) => withMark(n(cell.value), cell.mark)).join(' ')}`,
        ),
      )}`,
    bar: (scene, { list }) =>
      `巧克力，左下角一块有毒；共 ${scene.rows.length} 行，自下而上各行长度：${list(scene.rows.map(String))}${scene.take === undefined ? '' : POINTING.take(`(${scene.take.join(', ')})`)}`,
    row: (scene, { n, list, run }) =>
      scene.style === 'coins'
        ? `一排 ${scene.squares.length} 枚硬币（H 为正面，T 为反面）：${run(scene.squares.map((coin) => coin.value).join(''))}${coinsOf(scene.squares)}`
        : `一排 ${scene.squares.length} 格：${list(
            scene.squares.map((square) =>
              withMark(`第 ${square.label} 格 ${n(square.value)} 个`, square.mark),
            ),
          )}`,
    board: (scene, { list }) =>
      `硬币棋盘，宽 ${scene.width}、高 ${scene.height}，${
        scene.heads.length === 0 ? '没有正面' : `正面在 ${list(scene.heads.map(([x, y]) => `(${x}, ${y})`))}`
      }${turnOf(scene.turn)}`,
    rectangle: (scene, tools) =>
      `${scene.pairs.length} 对数，画成长方形：${tools.list(scene.pairs.map(([a, b]) => `${tools.n(a)} 和 ${tools.n(b)}`))}${changeOf(scene.change, tools)}`,
    boxes: (scene, tools) =>
      `${scene.pairs.length} 对盒子：${tools.list(scene.pairs.map(([a, b]) => `${tools.n(a)} 和 ${tools.n(b)}`))}${changeOf(scene.change, tools)}`,
    ruler: (scene, { n, list }) =>
      `长度 ${n(scene.total)}${scene.parts.length === 0 ? '' : `，分成 ${list(scene.parts.map(n))}`}；现在最多取 ${n(scene.limit)}${scene.take === undefined ? '' : POINTING.take(n(scene.take))}`,
    set: (scene, { n, list }) =>
      scene.numbers.length === 0
        ? '空集，一个数也不剩'
        : `数 ${list(scene.numbers.map(n))}${scene.take === undefined ? '' : POINTING.take(n(scene.take))}`,
    graph: (scene, { list }) => {
      const { nodes, left } = nodesOf(scene);
      const name = new Map(nodes.map((node) => [node.id, node.label]));
      const special = nodes.flatMap((node) => {
        const said = [
          ...(node.ground === true ? ['在地面上'] : []),
          ...(node.tokens === undefined || node.tokens === '0' ? [] : [`有 ${node.tokens} 枚棋子`]),
          ...((node.tokens === undefined || node.mark === 'win') && (node.mark ?? 'none') !== 'none'
            ? [MARKED[node.mark!]]
            : []),
          ...(node.note === undefined ? [] : [node.note]),
        ];
        return said.length === 0 ? [] : [`${node.label}（${said.join('，')}）`];
      });
      const arrow = scene.directed ? '→' : '–';
      const joined = scene.edges.map((edge) =>
        withMark(
          `${name.get(edge.from) ?? edge.from}${arrow}${name.get(edge.to) ?? edge.to}${edge.note === undefined ? '' : ` = ${edge.note}`}`,
          edge.mark,
        ),
      );
      return [
        `${scene.directed ? '有向图' : '图'}，${nodes.length + left} 个点${left === 0 ? '' : `，这里是最近的 ${nodes.length} 个`}`,
        ...(special.length === 0 ? [] : [list(special)]),
        scene.edges.length === 0 ? `没有边：${list(nodes.map((node) => node.label))}` : `边 ${list(joined)}`,
      ].join('；');
    },
    components: (scene, tools) =>
      `${pictures.drawn.how[scene.how]}，共 ${scene.scenes.length} 个：${tools.list(
        scene.scenes.map((part, i) => `#${i + 1}（${tools.scene(part)}）`),
      )}`,
  },
  comma: '、',
  space: '',
  andMore: (count) => `另有 ${count} 项`,
  marked: MARKED,
  pointing: POINTING,
  altWhole: (game, position, turn) => `${game}：${position}。${turn}`,
  turn: (turn) => {
    switch (turn.kind) {
      case 'first':
        return '轮到先手。';
      case 'second':
        return '轮到后手。';
      case 'you':
        return '轮到你。';
      case 'bot':
        return '轮到机器人。';
      case 'named':
        return `轮到 ${turn.name}。`;
      case 'over':
        return '本局结束。';
    }
  },
  altMisere: '走最后一步者负。',
  altCut: '完整的局面见图旁的文字。',
  altReview: (stretches, turns, { list }) => {
    const who = (ahead: 0 | 1 | null): string =>
      ahead === null ? '不清楚' : ahead === 0 ? '先手必胜' : '后手必胜';
    const said = stretches.map(
      ({ from, to, ahead }) =>
        `${from === to ? `第 ${from} 步之前` : `第 ${from} 到 ${to} 步之前`}${who(ahead)}`,
    );
    const given =
      turns.length === 0 ? '双方都没有丢掉胜势。' : `胜势在第 ${list(turns.map(String))} 步被丢掉。`;
    return `双方都正确下时的胜负：${list(said)}。${given}`;
  },
  charts: {
    bar: (label, share, right, asked) =>
      share === null
        ? `${label}：还没有作答`
        : `${label}：正确率 ${share}（${asked} 人次中 ${right} 人次答对）`,
    line: (name, first, last, points) =>
      points === 1
        ? `${name}，${last.date}为 ${last.share}`
        : `${name}，从 ${first.date}的 ${first.share} 到 ${last.date}的 ${last.share}`,
    alt: (title, lines, { list }) => `图表“${title}”：${list(lines)}。`,
  },
  wholeGame: (game) => `${game}，从这里到结束的所有局面；P 为必败，N 为必胜`,
  altXor: (rows, sum, { n, list }) =>
    `二进制异或表：${list(rows.map(({ label, value }) => `${label} ${n(value)}`))}。异或和 ${n(sum)}。`,
};
