import type { Piece } from '../engine/core/piece.ts';
import {
  type CoinPlace,
  type Heap,
  type Labelled,
  type Mark,
  nodesOf,
  type PairChange,
  type PairChanged,
  type Scene,
  type SceneOf,
} from '../engine/core/scene.ts';
import type { PartLabel } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import { partLabel } from './parts.ts';

type PairText = readonly [string, string];

/** Whose turn it is, as far as the reader of the picture may know. */
export type PictureTurn =
  | { readonly kind: 'first' }
  | { readonly kind: 'second' }
  | { readonly kind: 'you' }
  | { readonly kind: 'bot' }
  /** A player by name. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'over' };

/** Helpers for a description that must stay short: they cut numbers and lists where needed. */
export interface AltTools {
  /** A number, its middle left out where it is too long. */
  readonly n: (digits: string) => string;
  /** The first items and how many more there are; only the shown ones are put into words. */
  readonly list: <T>(items: readonly T[], say: (item: T, index: number) => string) => string;
  /** The first letters and how many more there are. */
  readonly run: (letters: string) => string;
  /** The description of a scene within the scene. */
  readonly scene: (scene: Scene) => string;
}

/** The words within a picture. */
const drawn = (t: Catalogue) => ({
  ...t.record('picture', ['face', 'floor', 'groups', 'nimSum', 'ones']),
  atMost: (limit: string) => t.text('picture-at-most', { limit }),
  take: (count: string) => t.text('picture-take', { count }),
  more: (count: string) => t.text('picture-more', { count }),
  moreEdges: (count: number) => t.text('picture-more-edges', { count }),
  heapsBySize: (count: number) => t.text('picture-heaps-by-size', { count }),
  digits: (from: number, to: number) => t.text('picture-digits', { same: from === to, from, to }),
  /** The numbers and sizes of the heaps along both sides of the board. */
  queen: ([across, up]: PairText, [x, y]: readonly [number, number]) =>
    t.text('picture-queen', { across, up, x, y }),
  heads: (heads: number, width: string, height: string) => t.text('picture-heads', { heads, width, height }),
  nodes: (nodes: number, edges: number) => t.text('picture-nodes', { nodes, edges }),
  how: t.record('rules-how', ['sum', 'every', 'all', 'any']),
  review: {
    ahead: [t.text('picture-review-above'), t.text('picture-review-below')] as const,
    ...t.record('picture-review', ['height', 'dashed', 'dotted', 'turned']),
  },
  charts: {
    of: (right: number, asked: number) => t.text('picture-chart-of', { right, asked }),
    none: t.text('picture-chart-none'),
  },
  tooWide: (places: number) => t.text('picture-too-wide', { places }),
  part: (part: PartLabel) =>
    part.component === null
      ? partLabel(t, part)
      : t.text('picture-part', { component: part.component, part: part.part }),
});

/** The texts for marks and winning moves, added to what they are about. */
const beside = (t: Catalogue) => {
  const marks = t.record('alt-mark', ['focus', 'win', 'danger', 'dead', 'changed', 'gone']);
  const pair = ([first, second]: PairText, { n }: AltTools) =>
    t.text('alt-pair', { first: n(first), second: n(second) });
  return {
    pair,
    /** The meaning of a mark; null for none. */
    mark: (mark: Mark = 'none') => (mark === 'none' ? null : marks[mark]),
    marked: (part: string, mark: Mark = 'none') =>
      mark === 'none' ? part : t.text('alt-marked', { part, mark: marks[mark] }),
    /** A heap with its mark, and how much the winning move takes from it. */
    heap(part: string, heap: Heap, { n, list }: AltTools): string {
      const { mark, take, into, joined, ahead = {} } = heap;
      const both = (fate: 'gone' | 'fallen'): string | null => {
        const counts = [heap[fate], ahead[fate]].filter((count) => count !== undefined);
        return counts.length === 0
          ? null
          : n(counts.reduce((sum, count) => sum + BigInt(count), 0n).toString());
      };
      const past = t.text('alt-past', {
        part,
        gone: both('gone'),
        fallen: both('fallen'),
        joined: joined === true,
      });
      if (take === undefined || mark !== 'win') return this.marked(past, mark);
      return t.text('alt-part-take', {
        part: past,
        count: take === '0' ? null : n(take),
        // Where the stones are taken from the front of a row, the left side is empty.
        into: into === undefined || into[0] === '0' ? null : list(into, n),
      });
    },
    /** The marked coins by their places. */
    coins: (coins: readonly Labelled[]) =>
      [...new Set(coins.map(({ mark }) => mark ?? 'none'))]
        .flatMap((mark) => (mark === 'none' ? [] : [mark]))
        .map((mark) =>
          t.text('alt-coins-marked', {
            mark: marks[mark],
            coins: coins.flatMap((coin) => (coin.mark === mark ? [coin.label] : [])).join(', '),
          }),
        )
        .join(''),
    was: (was: PairChanged | undefined, tools: AltTools) => ({
      wasPair: was === undefined ? null : was.pair + 1,
      was: was === undefined ? null : pair(was.from, tools),
    }),
    change: (change: PairChange | undefined, tools: AltTools) => ({
      pair: change === undefined ? null : change.pair + 1,
      to: change === undefined ? null : change.to.map((one) => pair(one, tools)).join(t.text('comma')),
    }),
  };
};

/** A graph: its special nodes, and its edges. */
const graph = (t: Catalogue, scene: SceneOf<'graph'>, { list }: AltTools): string => {
  const say = beside(t);
  const { nodes, left } = nodesOf(scene);
  const there = nodes.filter(({ mark }) => mark !== 'gone');
  const taken = new Set(nodes.flatMap(({ id, mark }) => (mark === 'gone' ? [id] : [])));
  const isGone = ({ from, to, mark }: (typeof scene.edges)[number]): boolean =>
    mark === 'gone' || taken.has(from) || taken.has(to);
  const edges = scene.edges.filter((edge) => !isGone(edge));
  const ends = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const alone = there.filter(({ id }) => !ends.has(id));
  const name = new Map(nodes.map((node) => [node.id, node.label]));
  type Node = (typeof nodes)[number];
  const tokensOf = ({ tokens = '0' }: Node): string => tokens;
  const markOf = ({ tokens, mark }: Node): string | null =>
    tokens === undefined || mark === 'win' || mark === 'changed' ? say.mark(mark) : null;
  const special = there.filter(
    (node) =>
      node.ground === true || tokensOf(node) !== '0' || markOf(node) !== null || node.note !== undefined,
  );
  const sayNode = (node: Node): string => {
    const tokens = tokensOf(node);
    const mark = markOf(node);
    const said = [
      ...(node.ground === true ? [t.text('alt-node-ground')] : []),
      ...(tokens === '0' ? [] : [t.text('alt-node-tokens', { count: tokens })]),
      ...(mark === null ? [] : [mark]),
      ...(node.note === undefined ? [] : [node.note]),
    ];
    return t.text('alt-node', { node: node.label, said: said.join(t.text('alt-node-comma')) });
  };
  type Edge = (typeof edges)[number];
  const isTower = scene.pieces === 'tower';
  const nameEdge = ({ from, to }: Edge): string => {
    const [first, second] = [name.get(from) ?? from, name.get(to) ?? to];
    // A poset as it is typed: its edges lead down.
    return isTower ? `${second}<${first}` : `${first}${scene.directed ? '→' : '–'}${second}`;
  };
  const sayEdge = (edge: Edge): string =>
    say.marked(edge.note === undefined ? nameEdge(edge) : `${nameEdge(edge)} = ${edge.note}`, edge.mark);
  const gone = [
    ...nodes.filter(({ mark }) => mark === 'gone').map(({ label }) => label),
    ...scene.edges.filter((edge) => isGone(edge) && !isTower).map(nameEdge),
  ];
  const whole = [
    t.text('alt-graph', {
      sort: isTower ? 'tower' : scene.layout === 'tree' ? 'tree' : 'plain',
      directed: scene.directed,
      count: there.length + left,
      shown: left === 0 ? null : there.length,
    }),
    ...(special.length === 0 ? [] : [list(special, sayNode)]),
    t.text('alt-edges', {
      edges: edges.length === 0 ? null : list(edges, sayEdge),
      more: scene.moreEdges !== undefined,
      count: scene.moreEdges ?? 0,
      alone: alone.length === 0 ? null : list(alone, ({ label }) => label),
    }),
  ].join(t.text('semicolon'));
  return `${whole}${t.text('alt-gone', { gone: gone.length === 0 ? null : list(gone, String) })}`;
};

type Beside = ReturnType<typeof beside>;
type Alts<K extends Scene['kind']> = {
  readonly [Kind in K]: (scene: SceneOf<Kind>, tools: AltTools) => string;
};

const altHeaps = (t: Catalogue, say: Beside): Alts<'heaps' | 'stairs' | 'queen'> => ({
  heaps: ({ heaps, motif, row = false, limit }, tools) =>
    t.text('alt-heaps', {
      count: heaps.length,
      motif,
      row,
      heaps: tools.list(heaps, (heap) =>
        say.heap(t.text('alt-heap', { label: heap.label, value: tools.n(heap.value), row }), heap, tools),
      ),
      limit: limit === undefined ? null : tools.n(limit),
    }),
  stairs: ({ steps }, tools) =>
    t.text('alt-stairs', {
      steps: tools.list(steps, (step) =>
        say.heap(t.text('alt-step', { label: step.label, value: tools.n(step.value) }), step, tools),
      ),
    }),
  queen: ({ at, was, go }) =>
    t.text('alt-queen', {
      at: `(${at.join(', ')})`,
      was: was === undefined ? null : `(${was.join(', ')})`,
      go: go === undefined ? null : `(${go.join(', ')})`,
    }),
});

const altBoards = (t: Catalogue, say: Beside): Alts<'grid' | 'bar' | 'row' | 'board' | 'squares'> => {
  return {
    grid: ({ rows }, { n, list }) =>
      t.text('alt-grid', {
        count: rows.length,
        rows: list(rows, (row, i) =>
          t.text('alt-grid-row', {
            number: i + 1,
            cells: row.map((cell) => say.marked(n(cell.value), cell.mark)).join(' '),
          }),
        ),
      }),
    bar: ({ rows, take, was }, { list }) =>
      t.text('alt-bar', {
        count: rows.length,
        rows: list(rows, String),
        take: take === undefined ? null : `(${take[1]}, ${take[0]})`,
        was: was === undefined ? null : list(was, String),
      }),
    row: ({ squares, style }, { n, list, run }) =>
      style === 'coins'
        ? t.text('alt-coins', {
            count: squares.length,
            coins: run(squares.map((coin) => coin.value).join('')),
          }) + say.coins(squares)
        : t.text('alt-squares', {
            count: squares.length,
            style,
            squares:
              squares.length === 0
                ? null
                : list(squares, ({ label, value, mark }) =>
                    say.marked(
                      t.text('alt-square', {
                        label: label === '' ? 'gone' : label,
                        style,
                        value: value === '' ? 'empty' : value === '●' ? 'coin' : n(value),
                      }),
                      mark,
                    ),
                  ),
          }),
    squares: ({ boards, style, put = [], laid = [], frame: [above, left] = [0, 0] }, { list }) => {
      const signs = { free: '.', taken: style === 'crosses' ? 'X' : '#', dead: '-' };
      const isLast = (board: number, row: number, column: number): boolean =>
        laid.some(([b, r, c]) => b === board + 1 && r === row + 1 && c === column + 1);
      // In brackets, since free squares are written as full stops.
      const rowsOf = (rows: (typeof boards)[number], board: number): string =>
        `[${rows
          .map((row, i) => row.map((face, k) => (isLast(board, i, k) ? '*' : signs[face])).join(''))
          .join(' / ')}]`;
      return t.text('alt-boards', {
        style,
        count: boards.length,
        boards: list(boards, rowsOf),
        framed: above + left > 0,
        row: above + 1,
        column: left + 1,
        put:
          put.length === 0
            ? null
            : put.map(([b, r, c]) => `${boards.length > 1 ? `#${b} ` : ''}(${r}, ${c})`).join(' '),
        laid: laid.length > 0,
      });
    },
    board: ({ width, height, heads, turn = [], turned = [] }, { n, list }) => {
      const placed = ([x, y]: CoinPlace): string => `(${n(`${x}`)}, ${n(`${y}`)})`;
      return t.text('alt-board', {
        width: n(`${width}`),
        height: n(`${height}`),
        heads: heads.length === 0 ? null : list(heads, placed),
        turn: turn.length === 0 ? null : turn.map(placed).join(' '),
        turned: turned.length === 0 ? null : turned.map(placed).join(' '),
      });
    },
  };
};

const altNumbers = (t: Catalogue, say: Beside): Alts<'rectangle' | 'boxes' | 'ruler' | 'set'> => {
  const pairs = ({ pairs, change, was }: SceneOf<'rectangle' | 'boxes'>, tools: AltTools) => ({
    ...say.change(change, tools),
    ...say.was(was, tools),
    count: pairs.length,
    pairs: tools.list(pairs, (one) => say.pair(one, tools)),
  });
  return {
    rectangle: (scene, tools) => t.text('alt-rectangle', pairs(scene, tools)),
    boxes: (scene, tools) => t.text('alt-boxes', pairs(scene, tools)),
    ruler: ({ total, parts, limit, take, gone }, { n, list }) =>
      t.text('alt-ruler', {
        total: n(total),
        parts: parts.length === 0 ? null : list(parts, n),
        limit: n(limit),
        take: take === undefined ? null : n(take),
        gone: gone === undefined ? null : n(gone),
      }),
    set: ({ numbers, take, gone = [] }, { n, list }) =>
      t.text('alt-set', {
        count: numbers.length,
        numbers: numbers.length === 0 ? null : list(numbers, n),
        gone: gone.length === 0 ? null : list(gone, n),
        take: take === undefined ? null : n(take),
      }),
  };
};

/** The whole position in words, for those who cannot see the picture. */
const alt = (t: Catalogue): Alts<Scene['kind']> => {
  const say = beside(t);
  return {
    ...altHeaps(t, say),
    ...altBoards(t, say),
    ...altNumbers(t, say),
    graph: (scene, tools) => graph(t, scene, tools),
    components: ({ how, scenes, moved = [] }, tools) =>
      t.text('alt-components', {
        how: t.text(`rules-how-${how}`),
        count: scenes.length,
        games: tools.list(
          scenes.map((part, i) => ({
            part,
            number: i + 1,
            mark: moved.includes(i + 1) ? 'changed' : 'none',
          })),
          ({ part, number }) => t.text('alt-component', { number, position: tools.scene(part) }),
        ),
      }),
  };
};

/** A point of a chart in words. */
interface PointInWords {
  readonly share: string;
  readonly date: string;
}

/** The texts of a board that is played by touch. Slots in braces are filled in when it is touched. */
const touch = (t: Catalogue) => {
  const piece = (of: Piece, scene: Scene): string => {
    const placed = (heap: string): string => {
      const kind = scene.kind === 'stairs' ? 'step' : scene.kind === 'heaps' && scene.row ? 'row' : 'heap';
      return partLabel(t, { component: null, part: Number(heap), kind, line: '' });
    };
    switch (of.kind) {
      case 'heap':
        return placed(of.heap);
      case 'stone': {
        // The first square of a row for crosses is dark, and moves do not count it.
        const uncounted = scene.kind === 'heaps' && scene.motif === 'crosses' ? 1n : 0n;
        const nth = `${BigInt(of.nth) - uncounted}`;
        return t.text('touch-stone', { place: placed(of.heap), nth });
      }
      case 'cut':
        return t.text('touch-cut', { place: placed(of.heap), after: of.after });
      case 'square':
        return t.text('touch-square', of);
      case 'place':
        return t.text('touch-place', of);
      case 'box':
        return t.text('touch-box', of);
      case 'boxed':
        return t.text('touch-boxed', of);
      case 'pair':
        return t.text('touch-pair', of);
      case 'block':
        return t.text('touch-block', of);
      case 'node':
        return t.text('touch-node', of);
      case 'edge':
        return t.text('touch-edge', of);
      case 'number':
        return of.number;
      case 'of': {
        const part = scene.kind === 'components' ? scene.scenes[of.component - 1] : undefined;
        return t.text('touch-of', { component: of.component, piece: piece(of.piece, part ?? scene) });
      }
    }
  };
  return {
    piece,
    words: {
      ...t.record('touch', ['start', 'which', 'play', 'back']),
      several: t.text('touch-several', { piece: '{piece}' }),
      next: t.text('touch-next', { piece: '{piece}' }),
      again: t.text('touch-again', { piece: '{piece}' }),
    },
  };
};

/** The texts in pictures and their descriptions. */
export const pictures = (t: Catalogue) => ({
  drawn: drawn(t),
  touch: touch(t),
  alt: alt(t),
  comma: t.text('comma'),
  space: t.text('space'),
  andMore: (count: number) => t.text('alt-more', { count }),
  altWhole: (game: string, position: string, turn: string) =>
    t.text('alt-whole', { game, position, turn: turn === '' ? null : turn }),
  turn: (turn: PictureTurn) =>
    t.text('alt-turn', { turn: turn.kind, name: turn.kind === 'named' ? turn.name : null }),
  altMisere: t.text('alt-misere'),
  altCut: t.text('alt-cut'),
  /** Who was winning in each stretch of the game, and which moves gave a win away. */
  altReview: (
    stretches: readonly { readonly from: number; readonly to: number; readonly ahead: 0 | 1 | null }[],
    turns: readonly number[],
    { list }: AltTools,
  ) =>
    t.text('alt-review', {
      stretches: list(stretches, ({ from, to, ahead }) =>
        t.text('alt-stretch', { same: from === to, from, to, ahead }),
      ),
      turns: turns.length === 0 ? null : list(turns, String),
      count: turns.length,
    }),
  charts: {
    /** `share` is null where nobody was asked. */
    bar: (label: string, share: string | null, right: number, asked: number) =>
      t.text('alt-chart-bar', { label, share, right, asked }),
    line: (name: string, first: PointInWords, last: PointInWords, points: number) =>
      t.text('alt-chart-line', {
        name,
        firstShare: first.share,
        firstDate: first.date,
        lastShare: last.share,
        lastDate: last.date,
        points,
      }),
    point: (label: string, across: string, x: string, up: string, y: string) =>
      t.text('alt-chart-point', { label, across, x, up, y }),
    alt: (title: string, lines: readonly string[], { list }: AltTools) =>
      t.text('alt-chart', { title, lines: list(lines, (line) => line) }),
  },
  /** A picture of all positions of a game. */
  replay: (game: string, moves: number) => t.text('alt-replay', { game, moves }),
  wholeGame: (game: string) => t.text('alt-whole-game', { game }),
  altXor: (
    rows: readonly { readonly label: string; readonly value: string }[],
    sum: string,
    { n, list }: AltTools,
  ) => t.text('alt-xor', { rows: list(rows, ({ label, value }) => `${label} ${n(value)}`), sum: n(sum) }),
});
export type PictureTexts = ReturnType<typeof pictures>;
