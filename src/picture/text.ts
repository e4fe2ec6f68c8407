import { type Labelled, type Mark, nodesOf, type PairChange, type Scene } from '../engine/core/scene.ts';
import { pad, textWidth } from '../texts/plain.ts';

/** How large a text picture may grow: columns that a phone shows, lines that a reader still takes in. */
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
};
const markOf = (mark: Mark | undefined): string => MARKS[mark ?? 'none'];

/** Most stones drawn one by one. */
const STONES = 20;

type SceneOf<K extends Scene['kind']> = Extract<Scene, { readonly kind: K }>;
type Drawers = { readonly [K in Scene['kind']]: (scene: SceneOf<K>, extent: Extent) => readonly string[] };

/** A number short enough for a line: hundreds of digits lose their middle. */
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

/** At most `most` of `count` lines, the last of them saying how many are missing; only those that are shown are made. */
const fewOf = (count: number, most: number, line: (i: number) => string): readonly string[] =>
  count <= most
    ? Array.from({ length: count }, (_, i) => line(i))
    : [...Array.from({ length: most - 1 }, (_, i) => line(i)), `… +${count - most + 1}`];

/** At most `most` lines, the last of them saying how many are missing. */
const few = (lines: readonly string[], most: number): readonly string[] =>
  fewOf(lines.length, most, (i) => lines[i]!);

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
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, textWidth(cell));
  return rows.map((row) => row.map((cell, i) => pad(cell, widths[i]!, 'right')).join(' '));
};

const isFew = (value: string): boolean => /^\d{1,2}$/.test(value) && Number(value) <= STONES;

/** The stones of a heap, those that the winning move takes hollow. */
const stonesOf = ({ value, take = '0' }: Labelled): string =>
  '●'.repeat(Number(value) - Number(take)) + '○'.repeat(Number(take));

/** One line a heap: its label, its stones where they can be counted, its number. */
const piles = (items: readonly Labelled[], columns: number): readonly string[] => {
  const label = Math.max(1, ...items.map((item) => textWidth(item.label)));
  const stones = Math.max(0, ...items.map((item) => (isFew(item.value) ? Number(item.value) : 0)));
  return items.map((item) => {
    const drawn = isFew(item.value) ? stonesOf(item) : '';
    const room = columns - label - stones - 4;
    const number = short(item.value, Math.max(8, room));
    return `${pad(item.label, label)}  ${pad(drawn, stones)}  ${number}${markOf(item.mark)}${item.take === undefined ? '' : ` −${short(item.take, 12)}`}`;
  });
};

/** What the winning move makes of pair `i`, where it plays there. */
const becomes = (change: PairChange | undefined, i: number, between: string): string =>
  change?.pair === i
    ? ` ✓→ ${change.to.map((pair) => pair.map((side) => short(side, 12)).join(between)).join('; ')}`
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

const drawers: Drawers = {
  heaps: (scene, extent) => [
    ...few(piles(scene.heaps, extent.columns), extent.lines - 1),
    ...(scene.limit === undefined ? [] : [`≤ ${short(scene.limit, extent.columns - 2)}`]),
  ],
  stairs: (scene, extent) => few(piles(scene.steps, extent.columns), extent.lines),
  grid: (scene, extent) =>
    few(
      matrix(scene.rows.map((row) => row.map((cell) => short(cell.value, 9) + markOf(cell.mark).trim()))).map(
        (line) => fit(line, extent.columns),
      ),
      extent.lines,
    ),
  bar: ({ rows, take }, extent) => {
    const width = String(rows.length).length;
    const square = (row: number, column: number): string => {
      if (take !== undefined && row >= take[1] && column >= take[0])
        return row === take[1] && column === take[0] ? '✓' : '□';
      return row === 1 && column === 1 ? '☠' : '■';
    };
    return fewOf(rows.length, extent.lines, (i) => {
      const row = rows.length - i;
      // A row may be longer than any memory: no more of it is made than `fit` looks at.
      const length = Math.min(rows[row - 1]!, extent.columns);
      const squares = Array.from({ length }, (_, column) => square(row, column + 1)).join('');
      return fit(`${pad(String(row), width, 'right')} ${squares}`, extent.columns);
    });
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
    const cellAt = (at: string): string => `${heads.has(at) ? 'H' : '·'}${turned.has(at) ? '✓' : ''}`;
    if (scene.width * 2 + 3 > extent.columns || scene.height + 1 > extent.lines)
      return few(
        packed(
          [
            ...scene.heads.map(([x, y]) => `(${x},${y})${turned.has(`${x},${y}`) ? '✓' : ''}`),
            ...(scene.turn ?? []).flatMap(([x, y]) => (heads.has(`${x},${y}`) ? [] : [`·(${x},${y})✓`])),
          ],
          extent.columns,
        ),
        extent.lines,
      );
    const xs = Array.from({ length: scene.width }, (_, i) => i + 1);
    return matrix([
      ...Array.from({ length: scene.height }, (_, i) => scene.height - i).map((y) => [
        String(y),
        ...xs.map((x) => cellAt(`${x},${y}`)),
      ]),
      ['', ...xs.map((x) => String(x))],
    ]);
  },
  rectangle: (scene, extent) =>
    few(
      scene.pairs.map(([a, b], i) => `${short(a, 12)} × ${short(b, 12)}${becomes(scene.change, i, ' × ')}`),
      extent.lines,
    ),
  boxes: (scene, extent) => few(pairs(scene.pairs, scene.change, extent.columns), extent.lines),
  ruler: (scene, extent) => {
    const parts = few(
      packed(
        scene.parts.map((part, i) => (i === 0 ? short(part, 24) : `+ ${short(part, 24)}`)),
        extent.columns - 2,
      ),
      extent.lines - 2,
    );
    return [
      ...piles([{ label: '', value: scene.total }], extent.columns).map((line) => line.trim()),
      ...parts.map((line, i) => (i === 0 ? `= ${line}` : `  ${line}`)),
      `≤ ${short(scene.limit, extent.columns - 2)}`,
      ...(scene.take === undefined ? [] : [`✓ −${short(scene.take, extent.columns - 4)}`]),
    ];
  },
  set: (scene, extent) =>
    few(
      packed(
        scene.numbers.map((number) => `${short(number, 16)}${number === scene.take ? '✓' : ''}`),
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
    const alone = there.filter((node) => !touched.has(node.id)).map((node) => node.label);
    const edges = scene.edges.map(
      (edge) =>
        `${label.get(edge.from) ?? edge.from}${arrow}${label.get(edge.to) ?? edge.to}${
          edge.note === undefined ? '' : `=${edge.note}`
        }${markOf(edge.mark).trim()}`,
    );
    const half = Math.max(2, Math.floor(extent.lines / 2));
    return [
      ...few(packed(nodes, extent.columns), half),
      ...(left === 0 ? [] : [`… +${left}`]),
      ...few(packed([...edges, ...alone], extent.columns), half),
    ].map((line) => fit(line, extent.columns));
  },
  components: (scene, extent) => {
    const each = Math.max(3, Math.floor(extent.lines / Math.max(1, scene.scenes.length)) - 1);
    const lines = scene.scenes.flatMap((part, i) => [
      `#${i + 1}`,
      ...sceneText(part, { columns: extent.columns - 2, lines: each }).map((line) => `  ${line}`),
    ]);
    return few(lines, extent.lines);
  },
};

/** A scene as lines of text in a fixed-width face: what everybody can read, without a picture and without words. */
export const sceneText = (scene: Scene, extent: Extent = PHONE): readonly string[] =>
  (drawers[scene.kind] as (scene: Scene, extent: Extent) => readonly string[])(scene, extent).map((line) =>
    fit(line.trimEnd(), extent.columns),
  );
