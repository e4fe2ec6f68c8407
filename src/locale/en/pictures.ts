import { type Labelled, nodesOf, type PairChange } from '../../engine/core/scene.ts';
import type { AltTools, PictureTexts } from '../pictures.ts';
import { label } from './steps.ts';

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const MARKED: PictureTexts['marked'] = {
  none: '',
  focus: 'marked',
  win: 'winning',
  danger: 'in danger',
  dead: 'does not count',
  changed: 'just changed',
};
const withMark = (text: string, mark: keyof typeof MARKED | undefined): string =>
  (mark ?? 'none') === 'none' ? text : `${text} (${MARKED[mark!]})`;

/** A heap with its mark; where the winning move takes a part of it, how much. */
const withTake = (text: string, { mark, take }: Labelled, { n }: AltTools): string =>
  take === undefined ? withMark(text, mark) : `${text} (winning: take ${n(take)})`;

const POINTING: PictureTexts['pointing'] = {
  take: (what) => `; winning: take ${what}`,
  turn: (coins) => `; winning: turn ${coins}`,
  change: (pair, to) => `; winning: pair ${pair} becomes ${to}`,
};
const changeOf = (change: PairChange | undefined, { n }: AltTools): string =>
  change === undefined
    ? ''
    : POINTING.change(change.pair + 1, change.to.map((pair) => pair.map(n).join(' and ')).join(', '));
/** The marked coins by their places. */
const coinsOf = (coins: readonly Labelled[]): string =>
  [...new Set(coins.map(({ mark }) => mark ?? 'none'))]
    .filter((mark) => mark !== 'none')
    .map(
      (mark) =>
        `; ${MARKED[mark]}: ${coins.flatMap((coin) => (coin.mark === mark ? [coin.label] : [])).join(', ')}`,
    )
    .join('');

const turnOf = (coins: readonly (readonly [number, number])[] = []): string =>
  coins.length === 0 ? '' : POINTING.turn(coins.map(([x, y]) => `(${x}, ${y})`).join(' '));

export const pictures: PictureTexts = {
  drawn: {
    atMost: (limit) => `at most ${limit} now`,
    take: (count) => `✓ take ${count}`,
    more: (count) => `and ${count} more`,
    heapsBySize: (count) => `${count} heaps: how many of each size`,
    digits: (from, to) => (from === to ? plural(from, 'digit') : `${from}–${to} digits`),
    floor: 'floor',
    heads: (heads, width, height) => `${plural(heads, 'head')} on ${width} × ${height}`,
    nodes: (nodes, edges) => `${plural(nodes, 'node')}, ${plural(edges, 'edge')}: too many to draw`,
    how: {
      sum: 'a move in one of them',
      every: 'EVERY: move in each that is not over',
      all: 'ALL: move in each, until one has no move',
      any: 'ANY: move in one or more of them',
    },
    nimSum: 'nim-sum',
    review: {
      ahead: ['first player wins', 'second player wins'],
      height: 'bar height: moves left with best play',
      turned: 'the win was given away',
    },
    ones: 'ones',
    charts: { of: (right, asked) => `${right} of ${asked}`, none: 'no answers yet' },
    tooWide: (places) => `nim-sum of ${places} binary places`,
    part: (part) =>
      part.component === null
        ? label(part)
        : part.part === null
          ? `#${part.component}`
          : `#${part.component}, ${part.part}`,
  },
  alt: {
    heaps: (scene, tools) =>
      `${plural(scene.heaps.length, 'heap')}: ${tools.list(
        scene.heaps.map((heap) => withTake(`heap ${heap.label} has ${tools.n(heap.value)}`, heap, tools)),
      )}${scene.limit === undefined ? '' : `; at most ${tools.n(scene.limit)} may be taken now`}`,
    stairs: (scene, tools) =>
      `a staircase, from the foot upwards: ${tools.list(
        scene.steps.map((step) => withTake(`step ${step.label} has ${tools.n(step.value)}`, step, tools)),
      )}`,
    grid: (scene, { n, list }) =>
      `a table of ${plural(scene.rows.length, 'row')}: ${list(
        scene.rows.map(
          (row, i) => `row ${i + 1}: ${row.map((cell) => withMark(n(cell.value), cell.mark)).join(' ')}`,
        ),
      )}`,
    bar: (scene, { list }) =>
      `a bar whose lower left square is poisoned; lengths of its ${plural(scene.rows.length, 'row')}, from the foot upwards: ${list(
        scene.rows.map(String),
      )}${scene.take === undefined ? '' : POINTING.take(`(${scene.take.join(', ')})`)}`,
    row: (scene, { n, list, run }) =>
      scene.style === 'coins'
        ? `${plural(scene.squares.length, 'coin')} in a row (H heads, T tails): ${run(scene.squares.map((coin) => coin.value).join(''))}${coinsOf(scene.squares)}`
        : `${plural(scene.squares.length, 'square')} in a row: ${list(
            scene.squares.map((square) =>
              withMark(`square ${square.label} has ${n(square.value)}`, square.mark),
            ),
          )}`,
    board: (scene, { list }) =>
      `a board of coins, ${scene.width} wide and ${scene.height} high, ${
        scene.heads.length === 0
          ? 'no heads'
          : `heads at ${list(scene.heads.map(([x, y]) => `(${x}, ${y})`))}`
      }${turnOf(scene.turn)}`,
    rectangle: (scene, tools) =>
      `${scene.pairs.length === 1 ? 'a pair of numbers as a rectangle' : `${scene.pairs.length} pairs of numbers as rectangles`}: ${tools.list(
        scene.pairs.map(([a, b]) => `${tools.n(a)} and ${tools.n(b)}`),
      )}${changeOf(scene.change, tools)}`,
    boxes: (scene, tools) =>
      `${plural(scene.pairs.length, 'pair')} of boxes: ${tools.list(
        scene.pairs.map(([a, b]) => `${tools.n(a)} and ${tools.n(b)}`),
      )}${changeOf(scene.change, tools)}`,
    ruler: (scene, { n, list }) =>
      `a length of ${n(scene.total)}${scene.parts.length === 0 ? '' : `, cut into ${list(scene.parts.map(n))}`}; at most ${n(scene.limit)} may be taken now${scene.take === undefined ? '' : POINTING.take(n(scene.take))}`,
    set: (scene, { n, list }) =>
      scene.numbers.length === 0
        ? 'an empty set'
        : `the numbers ${list(scene.numbers.map(n))}${scene.take === undefined ? '' : POINTING.take(n(scene.take))}`,
    graph: (scene, { list }) => {
      const { nodes, left } = nodesOf(scene);
      const name = new Map(nodes.map((node) => [node.id, node.label]));
      const special = nodes.flatMap((node) => {
        const said = [
          ...(node.ground === true ? ['on the ground'] : []),
          ...(node.tokens === undefined || node.tokens === '0'
            ? []
            : [node.tokens === '1' ? 'a token' : `${node.tokens} tokens`]),
          ...((node.tokens === undefined || node.mark === 'win') && (node.mark ?? 'none') !== 'none'
            ? [MARKED[node.mark!]]
            : []),
          ...(node.note === undefined ? [] : [node.note]),
        ];
        return said.length === 0 ? [] : [`${node.label}: ${said.join(', ')}`];
      });
      const arrow = scene.directed ? '→' : '–';
      const joined = scene.edges.map((edge) =>
        withMark(
          `${name.get(edge.from) ?? edge.from}${arrow}${name.get(edge.to) ?? edge.to}${edge.note === undefined ? '' : ` = ${edge.note}`}`,
          edge.mark,
        ),
      );
      return [
        `a ${scene.directed ? 'directed ' : ''}graph of ${plural(nodes.length + left, 'node')}${left === 0 ? '' : `, here the ${nodes.length} that are nearest`}`,
        ...(special.length === 0 ? [] : [list(special)]),
        scene.edges.length === 0
          ? `no edges: ${list(nodes.map((node) => node.label))}`
          : `edges ${list(joined)}`,
      ].join('; ');
    },
    components: (scene, tools) =>
      `${pictures.drawn.how[scene.how]}, ${plural(scene.scenes.length, 'game')}: ${tools.list(
        scene.scenes.map((part, i) => `#${i + 1} ${tools.scene(part)}`),
      )}`,
  },
  comma: ', ',
  space: ' ',
  andMore: (count) => `and ${count} more`,
  marked: MARKED,
  pointing: POINTING,
  altWhole: (game, position, turn) => `${game}: ${position}.${turn === '' ? '' : ` ${turn}`}`,
  turn: (turn) => {
    switch (turn.kind) {
      case 'first':
        return 'The first player is to move.';
      case 'second':
        return 'The second player is to move.';
      case 'you':
        return 'You are to move.';
      case 'bot':
        return 'The bot is to move.';
      case 'named':
        return `${turn.name} is to move.`;
      case 'over':
        return 'The game is over.';
    }
  },
  altMisere: 'Misère: make the last move and you lose.',
  altCut: 'The whole position stands in the text beside the picture.',
  altReview: (stretches, turns, { list }) => {
    const who = (ahead: 0 | 1 | null): string =>
      ahead === null ? 'not known' : ahead === 0 ? 'the first player' : 'the second player';
    const said = stretches.map(
      ({ from, to, ahead }) =>
        `${from === to ? `before move ${from}` : `before moves ${from} to ${to}`} ${who(ahead)}`,
    );
    const given =
      turns.length === 0
        ? 'Nobody gave a win away.'
        : `A win was given away at ${turns.length === 1 ? 'move' : 'moves'} ${list(turns.map(String))}.`;
    return `Who wins with best play: ${list(said)}. ${given}`;
  },
  charts: {
    bar: (label, share, right, asked) =>
      share === null ? `${label}: no answers yet` : `${label}: ${share} right (${right} of ${asked})`,
    line: (name, first, last, points) =>
      points === 1
        ? `${name}: ${last.share} on ${last.date}`
        : `${name}: from ${first.share} on ${first.date} to ${last.share} on ${last.date}`,
    alt: (title, lines, { list }) => `Chart, ${title}: ${list(lines)}.`,
  },
  wholeGame: (game) => `${game}, all positions from here to the end; P lost, N won for the player to move`,
  altXor: (rows, sum, { n, list }) =>
    `XOR table in binary: ${list(rows.map(({ label, value }) => `${label} ${n(value)}`))}. Nim-sum ${n(sum)}.`,
};
