import {
  type CoinPlace,
  type Heap,
  type Mark,
  type Motif,
  nodesOf,
  type PairChange,
  type PairChanged,
  type Scene,
  type SceneOf,
  type SquarePlace,
} from '../engine/core/scene.ts';
import { columnWidths, pad, textWidth } from '../texts/plain.ts';

/** The largest size of a text picture: the columns that fit on a phone, and the lines that are still easy to read. */
export interface Extent {
  readonly columns: number;
  readonly lines: number;
}
export const PHONE: Extent = { columns: 38, lines: 24 };

/** A sign for every meaning, since text has no colour. */
const MARKS: Readonly<Record<Mark, string>> = {
  none: '',
  focus: ' ‹',
  win: ' ✓',
  danger: ' !',
  dead: ' ×',
  changed: ' *',
  gone: ' –',
};
const markOf = (mark: Mark | undefined): string => MARKS[mark ?? 'none'];

const MAX_STONES = 20;

type TextDrawers = {
  readonly [K in Scene['kind']]: (scene: SceneOf<K>, extent: Extent) => readonly string[];
};

/** A number of at most `most` characters, cut in the middle where it is longer. */
const short = (digits: string, most: number): string => {
  if (digits.length <= most) return digits;
  const side = Math.max(2, Math.floor((most - 1) / 2));
  return `${digits.slice(0, side)}…${digits.slice(-side)}`;
};

/** `text` cut to `columns`. */
const fit = (text: string, columns: number): string => {
  if (textWidth(text) <= columns) return text;
  let cut = '';
  for (const character of text) {
    if (textWidth(cut + character) > columns - 1) break;
    cut += character;
  }
  return `${cut}…`;
};

/** Lines with a mark that are still shown beyond the cut. */
const MAX_MARKED_LINES = 3;

/**
 * At most `most` of `count` lines: the first ones, and those of `marked` (ascending) that lie behind. `… +n` stands for what is
 * left out, counted by `missing`. Only the shown lines are computed.
 */
const fewOf = (
  count: number,
  most: number,
  line: (i: number) => string,
  marked: readonly number[] = [],
  missing = (from: number, to: number): number => to - from,
): readonly string[] => {
  if (count <= most) return Array.from({ length: count }, (_, i) => line(i));
  const keeps = Math.max(0, Math.min(MAX_MARKED_LINES, Math.floor((most - 1) / 2)));
  const near = most - 1 - 2 * keeps;
  const kept =
    keeps === 0 || (marked.at(-1) ?? 0) < most - 1 ? [] : marked.filter((i) => i >= near).slice(-keeps);
  const first = Array.from({ length: most - 1 - 2 * kept.length }, (_, i) => i);
  const lines: string[] = [];
  let next = 0;
  for (const i of [...first, ...kept.filter((k) => k >= first.length), count]) {
    if (i > next) lines.push(`… +${missing(next, i)}`);
    if (i < count) lines.push(line(i));
    next = i + 1;
  }
  return lines;
};

/** At most `most` lines, of which those with a mark are kept; it says how many are missing. */
const few = (lines: readonly string[], most: number, marked = withMarks(lines)): readonly string[] =>
  fewOf(lines.length, most, (i) => lines[i]!, marked);

const indicesOf = <T>(items: readonly T[], is: (item: T) => boolean): readonly number[] =>
  items.flatMap((item, i) => (is(item) ? [i] : []));

/** Lines that show a move, before it is made or after. */
const withMarks = (lines: readonly string[]): readonly number[] =>
  indicesOf(lines, (line) => /[✓*]/.test(line));

/** Items packed into lines with two spaces between them. */
const packed = (items: readonly string[], columns: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const next = line === '' ? item : `${line}  ${item}`;
    if (line !== '' && textWidth(next) > columns) {
      lines.push(line);
      line = item;
    } else line = next;
  }
  return line === '' ? lines : [...lines, line];
};

/** Rows of cells in columns, as wide as they need to be, right-aligned. */
const matrix = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = columnWidths(rows);
  return rows.map((row) => row.map((cell, i) => pad(cell, widths[i]!, 'right')).join(' '));
};

const isFew = (value: string): boolean => /^\d{1,2}$/.test(value) && Number(value) <= MAX_STONES;

/** One piece of each motif. */
const PIECE: Readonly<Record<Motif, string>> = {
  stones: '●',
  matches: '†',
  chips: '◎',
  nuts: '⬢',
  beans: '•',
  tiles: '■',
  bricks: '▆',
  logs: '▤',
  pins: '¡',
  skittles: '▲',
  pawns: '♟',
  crosses: '□',
  officers: '☻',
  beads: '◉',
  counters: '◍',
  eggs: '◒',
};
const TAKEN = '○';
const GONE = '·';
const CUT = '|';

/** A row of pieces; in a row of crosses the square at each end cannot be played. */
const rowOf = (piece: string, count: number): string =>
  piece === PIECE.crosses
    ? GONE.repeat(Math.min(count, 1)) + piece.repeat(Math.max(0, count - 2)) + GONE.repeat(count > 1 ? 1 : 0)
    : piece.repeat(count);

/** The pieces of a heap: hollow where the winning move takes them, a bar where it cuts, dots where earlier pieces were. */
const piecesOf = (
  { value, mark, take, into, gone = '0', fallen = '0', ahead = {} }: Heap,
  piece: string,
): string => {
  const all = Number(value);
  const taken = mark === 'win' ? Number(take ?? value) : 0;
  const [first = all - taken, ...rest] = (into ?? []).map(Number);
  const [behind = 0, ...cut] = rest;
  return [
    GONE.repeat(Number(ahead.gone ?? '0') + Number(ahead.fallen ?? '0')),
    rowOf(piece, first) + (taken === 0 && behind > 0 ? CUT : TAKEN.repeat(taken)) + rowOf(piece, behind),
    ...cut.map((part) => CUT + rowOf(piece, part)),
    GONE.repeat(Number(gone) + Number(fallen)),
  ].join('');
};

const drawable = ({ value, gone = '0', fallen = '0', ahead = {} }: Heap): boolean =>
  [value, gone, fallen, ...Object.values(ahead)].every(isFew);

/** One line for each heap: its label, its pieces where they can be counted, its number. */
const piles = (items: readonly Heap[], columns: number, piece = PIECE.stones): readonly string[] => {
  const label = Math.max(1, ...items.map((item) => textWidth(item.label)));
  const pieces = items.map((item) => {
    const drawn = drawable(item) ? piecesOf(item, piece) : '';
    return textWidth(drawn) > columns - label - 8 ? '' : drawn;
  });
  const stones = Math.max(0, ...pieces.map(textWidth));
  return items.map((item, i) => {
    const drawn = pieces[i]!;
    const isDrawn = drawn !== '';
    const { value, mark, joined, gone, take, into } = item;
    const after = [
      markOf(mark),
      joined === true ? ' ↰' : '',
      isDrawn || gone === undefined ? '' : ` * −${short(gone, 12)}`,
      take === undefined || take === '0' || mark !== 'win' ? '' : ` −${short(take, 12)}`,
      isDrawn || into === undefined || into[0] === '0'
        ? ''
        : ` → ${into.map((part) => short(part, 8)).join(' + ')}`,
    ].join('');
    const number = short(value, Math.max(8, columns - label - stones - 4 - textWidth(after)));
    return `${pad(item.label, label)}  ${pad(drawn, stones)}  ${number}${after}`;
  });
};

/** The same, at most `most` lines: heaps that a move changes or changed are kept. */
const fewPiles = (heaps: readonly Heap[], { columns }: Extent, most: number, piece?: string) =>
  few(
    piles(heaps, columns, piece),
    most,
    indicesOf(
      heaps,
      ({ mark, gone, ahead }) =>
        mark === 'win' || mark === 'changed' || gone !== undefined || ahead?.gone !== undefined,
    ),
  );

/** What pair `i` becomes by the winning move; empty where that is made in another pair. */
const becomes = (change: PairChange | undefined, i: number, between: string): string =>
  change?.pair === i
    ? ` ✓→ ${change.to.map((pair) => pair.map((side) => short(side, 12)).join(between)).join('; ')}`
    : '';

/** What pair `i` was before the last move. */
const came = (was: PairChanged | undefined, i: number, between: string): string =>
  was !== undefined && i >= was.pair && i < was.pair + was.count
    ? ` * ← ${was.from.map((side) => short(side, 12)).join(between)}`
    : '';

const pairs = (
  items: readonly (readonly [string, string])[],
  change: PairChange | undefined,
  columns: number,
): readonly string[] =>
  items.map(([a, b], i) => {
    const room = Math.floor((columns - 10) / 2);
    return `${items.length > 1 ? `${i + 1}  ` : ''}[ ${short(a, room)} | ${short(b, room)} ]${becomes(change, i, ' | ')}`;
  });

const FACES = {
  dominoes: { free: '□', taken: '■', dead: '×' },
  crosses: { free: '·', taken: 'X', dead: '–' },
} as const;

/** The rows of one board, one sign for each square. A board for dominoes has row numbers, and column numbers where they fit. */
const faceRows = (
  { boards, style, put = [], laid = [], frame = [0, 0] }: SceneOf<'squares'>,
  board: number,
  columns: number,
): readonly string[] => {
  const has = (places: typeof put, row: number, column: number): boolean =>
    places.some(([b, r, c]) => b === board + 1 && r === row + 1 && c === column + 1);
  const rows = boards[board]!.map((row, i) =>
    row.map((face, k) => (has(put, i, k) ? '✓' : has(laid, i, k) ? '*' : FACES[style][face])),
  );
  if (style === 'crosses') return rows.map((row) => row.join(' '));
  const number = (i: number, axis: 0 | 1): string => (i < frame[axis] ? '' : String(i + 1 - frame[axis]));
  const numbered = matrix([
    ['', ...(rows[0] ?? []).map((_, k) => number(k, 1))],
    ...rows.map((row, i) => [number(i, 0), ...row]),
  ]);
  if (textWidth(numbered[0]!.trimEnd()) <= columns) return rows.length === 0 ? [] : numbered;
  return rows.map((row, i) => `${pad(number(i, 0), 2, 'right')} ${row.join('')}`);
};

type TextSquare = readonly [number, number];
const said = ([x, y]: TextSquare): string => `(${x}, ${y})`;

const drawers: TextDrawers = {
  heaps: (scene, extent) => [
    ...fewPiles(scene.heaps, extent, extent.lines - 1, PIECE[scene.motif]),
    ...(scene.limit === undefined ? [] : [`≤ ${short(scene.limit, extent.columns - 2)}`]),
  ],
  stairs: (scene, extent) => fewPiles(scene.steps, extent, extent.lines),
  queen: ({ at, first = at, was, go }, extent) => {
    const [columns, rows] = [Math.max(at[0], first[0]) + 1, Math.max(at[1], first[1]) + 1];
    const spaced = columns * 2 + 3 <= extent.columns;
    if (columns + 3 > extent.columns || rows > extent.lines - 1)
      return [
        `Q ${said(at)}${was === undefined ? '' : ` ← ${said(was)}`}${go === undefined ? '' : ` ✓ ${said(go)}`}`,
      ];
    const cellAt = (x: number, y: number): string => {
      const is = (place: TextSquare | undefined): boolean => place?.[0] === x && place[1] === y;
      return is(at) ? 'Q' : is(go) ? '✓' : is(was) ? 'q' : x + y === 0 ? '◎' : '·';
    };
    const line = (y: number): string =>
      Array.from({ length: columns }, (_, x) => cellAt(x, y)).join(spaced ? ' ' : '');
    return [
      ...Array.from(
        { length: rows },
        (_, i) => `${pad(String(rows - 1 - i), 2, 'right')} ${line(rows - 1 - i)}`,
      ),
      `   ${said(at)}`,
    ];
  },
  grid: (scene, extent) =>
    few(
      matrix(scene.rows.map((row) => row.map((cell) => short(cell.value, 9) + markOf(cell.mark).trim()))).map(
        (line) => fit(line, extent.columns),
      ),
      extent.lines,
    ),
  bar: ({ rows, take, was = rows, first = was }, extent) => {
    const width = String(first.length).length;
    const square = (row: number, column: number): string => {
      if (take !== undefined && row >= take[1] && column >= take[0])
        return row === take[1] && column === take[0] ? '✓' : '□';
      return row === 1 && column === 1 ? '☠' : '■';
    };
    const drawn = (i: number): string => {
      const row = first.length - i;
      // A row may be too long for memory: builds no more of it than `fit` uses.
      const left = rows[row - 1] ?? 0;
      const length = Math.min(left, extent.columns);
      const squares = Array.from({ length }, (_, column) => square(row, column + 1)).join('');
      const eaten = was === rows ? 0 : Math.min((was[row - 1] ?? 0) - left, extent.columns);
      return fit(`${pad(String(row), width, 'right')} ${squares}${GONE.repeat(eaten)}`, extent.columns);
    };
    return fewOf(first.length, extent.lines, drawn, take === undefined ? [] : [first.length - take[1]]);
  },
  row: (scene, extent) =>
    few(
      packed(
        scene.squares.map(({ label, value, mark }) => `${label}:${short(value, 12)}${markOf(mark).trim()}`),
        extent.columns,
      ),
      extent.lines,
    ),
  board: (scene, extent) => {
    const heads = new Set(scene.heads.map(([x, y]) => `${x},${y}`));
    const turned = new Set((scene.turn ?? []).map(([x, y]) => `${x},${y}`));
    const recent = new Set((scene.turned ?? []).map(([x, y]) => `${x},${y}`));
    const cellAt = (at: string): string =>
      `${heads.has(at) ? 'H' : '·'}${turned.has(at) ? '✓' : recent.has(at) ? '*' : ''}`;
    const [width, height] = [Number(scene.width), Number(scene.height)];
    if (width * 2 + 3 > extent.columns || height + 1 > extent.lines) {
      const at = ([x, y]: CoinPlace): string => `(${short(`${x}`, 16)},${short(`${y}`, 16)})`;
      return few(
        packed(
          [
            ...scene.heads.map((place) => {
              const key = place.join();
              return `${at(place)}${turned.has(key) ? '✓' : recent.has(key) ? '*' : ''}`;
            }),
            ...(scene.turn ?? []).flatMap((place) => (heads.has(place.join()) ? [] : [`·${at(place)}✓`])),
            ...(scene.turned ?? []).flatMap((place) => (heads.has(place.join()) ? [] : [`·${at(place)}*`])),
          ],
          extent.columns,
        ),
        extent.lines,
      );
    }
    const xs = Array.from({ length: width }, (_, i) => i + 1);
    return matrix([
      ...Array.from({ length: height }, (_, i) => height - i).map((y) => [
        String(y),
        ...xs.map((x) => cellAt(`${x},${y}`)),
      ]),
      ['', ...xs.map((x) => String(x))],
    ]);
  },
  squares: (scene, extent) => {
    const names = scene.boards.length > 1;
    const blocks = scene.boards.map((_, i) => [
      ...(names ? [`#${i + 1}`] : []),
      ...faceRows(scene, i, extent.columns),
    ]);
    const wide = Math.max(1, ...blocks.flat().map(textWidth)) + 3;
    const perLine = Math.max(1, Math.floor((extent.columns + 3) / wide));
    if (!names) return few(blocks[0]?.length ? blocks[0] : ['0'], extent.lines);
    const high = Math.max(1, ...blocks.map(({ length }) => length));
    const beside = (i: number): string => {
      const row = blocks.slice(i * perLine, (i + 1) * perLine);
      return Array.from({ length: high }, (_, k) =>
        row.map((block) => pad(block[k] ?? '', wide)).join(''),
      ).join('\n');
    };
    const rowsWith = (places: readonly SquarePlace[] = []): readonly number[] =>
      places.map(([board]) => Math.floor((board - 1) / perLine));
    const rows = fewOf(
      Math.ceil(blocks.length / perLine),
      Math.max(2, Math.floor(extent.lines / high)),
      beside,
      [...new Set([...rowsWith(scene.put), ...rowsWith(scene.laid)])].sort((a, b) => a - b),
      (from, to) => Math.min(to * perLine, blocks.length) - from * perLine,
    );
    return few(
      rows.flatMap((row) => row.split('\n')),
      extent.lines,
    );
  },
  rectangle: (scene, extent) =>
    few(
      scene.pairs.map(
        ([a, b], i) =>
          `${short(a, 12)} × ${short(b, 12)}${becomes(scene.change, i, ' × ')}${came(scene.was, i, ' × ')}`,
      ),
      extent.lines,
    ),
  boxes: (scene, extent) =>
    few(
      pairs(scene.pairs, scene.change, extent.columns).map(
        (line, i) => `${line}${came(scene.was, i, ' | ')}`,
      ),
      extent.lines,
    ),
  ruler: (scene, extent) => {
    const parts = few(
      packed(
        scene.parts.map((part, i) => (i === 0 ? short(part, 24) : `+ ${short(part, 24)}`)),
        extent.columns - 2,
      ),
      extent.lines - 3,
    );
    return [
      ...piles([{ label: '', value: scene.total }], extent.columns).map((line) => line.trim()),
      ...parts.map((line, i) => (i === 0 ? `= ${line}` : `  ${line}`)),
      `≤ ${short(scene.limit, extent.columns - 2)}`,
      ...(scene.gone === undefined ? [] : [`* −${short(scene.gone, extent.columns - 4)}`]),
      ...(scene.take === undefined ? [] : [`✓ −${short(scene.take, extent.columns - 4)}`]),
    ];
  },
  set: (scene, extent) =>
    few(
      packed(
        [
          ...scene.numbers.map((number) => `${short(number, 16)}${number === scene.take ? '✓' : ''}`),
          ...(scene.gone ?? []).map((number) => `(${short(number, 16)})`),
        ],
        extent.columns,
      ),
      extent.lines,
    ),
  graph: (scene, extent) => {
    const arrow = scene.directed ? '→' : '–';
    const { nodes: there, left } = nodesOf(scene);
    const label = new Map(there.map((node) => [node.id, node.label]));
    const nodes = there
      .filter(
        (node) =>
          node.tokens !== undefined ||
          node.ground === true ||
          node.note !== undefined ||
          (node.mark ?? 'none') !== 'none',
      )
      .map(
        (node) =>
          `${node.ground === true ? '⏚' : ''}${node.label}${node.tokens === undefined ? '' : ` ●${node.tokens}`}${
            node.note === undefined ? '' : ` (${node.note})`
          }${markOf(node.mark)}`,
      );
    const touched = new Set(scene.edges.flatMap((edge) => [edge.from, edge.to]));
    const alone = there
      .filter((node) => !touched.has(node.id) && node.mark !== 'gone')
      .map((node) => node.label);
    const edges = scene.edges.map((edge) => {
      const [from, to] = [label.get(edge.from) ?? edge.from, label.get(edge.to) ?? edge.to];
      // A poset as it is typed: its edges lead down.
      const ends = scene.pieces === 'tower' ? `${to}<${from}` : `${from}${arrow}${to}`;
      return `${ends}${edge.note === undefined ? '' : `=${edge.note}`}${markOf(edge.mark).trim()}`;
    });
    const half = Math.max(2, Math.floor(extent.lines / 2));
    return [
      ...few(packed(nodes, extent.columns), half),
      ...(left === 0 ? [] : [`… +${left}`]),
      ...few(packed([...edges, ...alone], extent.columns), scene.moreEdges === undefined ? half : half - 1),
      ...(scene.moreEdges === undefined ? [] : [`… +${scene.moreEdges} ${arrow}`]),
    ].map((line) => fit(line, extent.columns));
  },
  components: (scene, extent) => {
    const each = Math.max(3, Math.floor(extent.lines / Math.max(1, scene.scenes.length)) - 1);
    const lines = scene.scenes.flatMap((part, i) => {
      const within = sceneText(part, { columns: extent.columns - 2, lines: each });
      const moved = scene.moved?.includes(i + 1) === true;
      const marked = withMarks(within);
      return [
        { text: `#${i + 1}`, kept: moved },
        ...within.map((line, k) => ({
          text: `  ${line}`,
          kept: moved && (marked.length === 0 ? k === 0 : marked.includes(k)),
        })),
      ];
    });
    return few(
      lines.map(({ text }) => text),
      extent.lines,
      indicesOf(lines, ({ kept }) => kept),
    );
  },
};

/** A scene as lines of text for a fixed-width font, without words: the same in every language. */
export const sceneText = (scene: Scene, extent: Extent = PHONE): readonly string[] =>
  (drawers[scene.kind] as (scene: Scene, extent: Extent) => readonly string[])(scene, extent).map((line) =>
    fit(line.trimEnd(), extent.columns),
  );
