import type { Heap, Mark, Motif, SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look, quietText, signedWithin } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, line, SMALL_TEXT_PX, stack, TEXT_PX, text } from '../svg.ts';
import { hitBox, touchable } from '../touchable.ts';
import { bars } from './heap-bars.ts';
import { histogram } from './histogram.ts';
import { DRESS, type DrawnPiece, drawPiece, type Fate, signsPieces } from './pieces.ts';

type HeapsScene = SceneOf<'heaps'>;

/** Of a line, drawn one by one. */
const MAX_PIECES = 48;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 224;
/** The width of a piece below which a higher picture is tried. */
const MIN_PREFERRED_PITCH_PX = 12;
const MIN_ROW_PITCH_PX = 7;
const MIN_HEAP_PITCH_PX = 10;
/** Of a single heap. */
const PIECES_PER_ROW = 10;
const ROW_GAP_PX = 7;
const COLUMN_GAP_PX = 18;
const TEXT_ROW_PX = 20;
/** The space between two parts of a split heap. */
const SPLIT_CELLS = 0.6;
/** The space after every five pieces. */
const FIVE_GAP_CELLS = 0.35;

/** Consecutive pieces with the same fate and mark, or the space between two parts. */
interface PieceRun {
  readonly count: number;
  readonly fate: Fate | 'cut' | 'split';
  readonly mark: Mark | undefined;
  /** The index of its first piece in its row, and the length of that row. */
  readonly from: number;
  readonly of: number;
}

/** A heap within its line: its beginning and end, in cells. */
interface Span {
  readonly heap: Heap;
  readonly from: number;
  readonly to: number;
}

interface PieceLine {
  readonly cells: readonly Cell[];
  readonly spans: readonly Span[];
  readonly width: number;
}

/** A piece or a cut, and its distance from the left in cells. */
interface Cell extends PieceRun {
  readonly heap: string;
  readonly at: number;
  readonly index: number;
}

/** A heap as runs: what stays, what the winning move takes and where it cuts, what was taken. */
const runsOf = (heap: Heap): readonly PieceRun[] => {
  const count = Number(heap.value);
  const mark = heap.mark ?? 'none';
  const there = (from: number, n: number, of: Mark | undefined): PieceRun => ({
    count: n,
    fate: 'there',
    mark: of,
    from,
    of: count,
  });
  const taken = (of: NonNullable<Heap['ahead']>): readonly PieceRun[] =>
    (['gone', 'fallen'] as const).flatMap((fate): readonly PieceRun[] => {
      const n = Number(of[fate] ?? '0');
      return n === 0 ? [] : [{ count: n, fate, mark: undefined, from: 0, of: n }];
    });
  const [ahead, ghosts] = [taken(heap.ahead ?? {}).toReversed(), taken(heap)];
  if (heap.take === undefined && heap.into === undefined) return [...ahead, there(0, count, mark), ...ghosts];
  const take = Number(heap.take ?? '0');
  const [first = 0, ...rest] = (heap.into ?? [String(count - take)]).map(Number);
  const runs = [...ahead, there(0, first, undefined), there(first, take, mark)];
  let from = first + take;
  for (const [i, part] of rest.entries()) {
    if (i > 0 || take === 0) runs.push({ count: 1, fate: 'cut', mark, from, of: count });
    runs.push(there(from, part, undefined));
    from += part;
  }
  return [...runs, ...ghosts];
};

/** The cells of a line, from left to right. */
const lineOf = (heaps: readonly Heap[], row: boolean): PieceLine => {
  const cells: Cell[] = [];
  const spans: Span[] = [];
  let at = 0;
  for (const heap of heaps) {
    const before = cells.at(-1);
    const runs = runsOf(heap);
    // Two rows with taken pieces between them are already apart.
    if (before !== undefined && (!row || (before.fate === 'there' && runs[0]!.fate === 'there'))) {
      const split = { count: 1, fate: 'split', mark: undefined, from: 0, of: 1, index: 0 } as const;
      cells.push({ ...split, heap: heap.label, at: at + SPLIT_CELLS / 2 });
      at += SPLIT_CELLS;
    }
    let from = at;
    let begun = false;
    let seen = 0;
    let to = at;
    for (const run of runs)
      for (let i = 0; i < run.count; i += 1) {
        const index = run.from + i;
        if (run.fate === 'cut') {
          cells.push({ ...run, heap: heap.label, at, index });
          continue;
        }
        if (!row && seen > 0 && seen % 5 === 0) at += FIVE_GAP_CELLS;
        if (run.fate === 'there' && !begun) {
          from = at;
          begun = true;
        }
        cells.push({ ...run, heap: heap.label, at, index });
        at += 1;
        seen += 1;
        if (run.fate === 'there') to = at;
      }
    spans.push({ heap, from, to });
  }
  return { cells, spans, width: at };
};

/** Groups heaps into lines: parts of one former heap share a line. */
const grouped = (heaps: readonly Heap[]): readonly (readonly Heap[])[] => {
  const lines: Heap[][] = [];
  for (const heap of heaps) {
    const last = lines.at(-1);
    if (heap.joined === true && last !== undefined) last.push(heap);
    else lines.push([heap]);
  }
  return lines;
};

/** The numbers of pieces of a heap: there, and taken by the last move or earlier, behind it and in front of it (`ahead`). */
const countsOf = ({ value, gone = '0', fallen = '0', ahead = {} }: Heap): readonly string[] => [
  value,
  gone,
  fallen,
  ...Object.values(ahead),
];
const piecesOf = (heaps: readonly Heap[]): number =>
  heaps.flatMap(countsOf).reduce((sum, count) => sum + Number(count), 0);
const isFew = (heap: Heap): boolean => countsOf(heap).every((number) => /^\d{1,2}$/.test(number));

interface LineMeasures {
  readonly columns: number;
  /** The width of a cell, in pixels. */
  readonly pitch: number;
  readonly left: number;
  readonly right: number;
}

/** A label with the sign of its mark, unless the pieces show that sign. */
const labelOf = (heap: Heap, alone: boolean, pitch: number): string => {
  const told = heap.value !== '0' && heap.take !== '0' && signsPieces(pitch);
  return signedWithin(alone ? '' : heap.label, told ? undefined : heap.mark, 84);
};

/** The widest cells with which all lines fit in this many pixels of height; null where the lines do not fit. */
const settingOf = (
  lines: readonly PieceLine[],
  motif: Motif,
  height: number,
  under: boolean,
  width: number,
): LineMeasures | null => {
  const { ratio, most } = DRESS[motif];
  const alone = lines.length === 1 && lines[0]!.spans.length === 1;
  const spans = lines.flatMap((one) => one.spans);
  const wide = (words: readonly string[], bold: boolean): number =>
    Math.max(0, ...words.map((word) => measure(word, bold ? TEXT_PX : SMALL_TEXT_PX, bold)));
  const labels = wide(
    spans.map(({ heap }) => labelOf(heap, alone, 0)),
    false,
  );
  const left = under || labels === 0 ? 0 : labels + 10;
  const right = under
    ? 0
    : wide(
        spans.map(({ heap }) => heap.value),
        true,
      ) + 10;
  const units = Math.max(1, ...lines.map((one) => one.width));
  let best: LineMeasures | null = null;
  for (let columns = 1; columns <= Math.min(4, lines.length); columns += 1) {
    const room = (width - (columns - 1) * COLUMN_GAP_PX) / columns - left - right;
    const high = height / Math.ceil(lines.length / columns) - ROW_GAP_PX - (under ? 2 * TEXT_ROW_PX : 0);
    const pitch = Math.min(most, room / units, high / ratio);
    if ((under || high >= TEXT_ROW_PX) && pitch > (best?.pitch ?? 0) + 1)
      best = { columns, pitch, left, right };
  }
  return best;
};

/** The places where a heap can be cut: between two pieces, as wide as a finger where nothing else is touched. */
const cutsOf = (
  one: PieceLine,
  left: number,
  top: number,
  pitch: number,
  height: number,
  look: Look,
): string =>
  one.cells
    .map((cell, i) => {
      const after = one.cells[i + 1];
      if (cell.fate !== 'there' || after?.fate !== 'there' || after.heap !== cell.heap) return '';
      const wide = Math.min(24, pitch * 0.5);
      const x = left + ((cell.at + 1 + after.at) / 2) * pitch;
      return touchable(
        look,
        { kind: 'cut', heap: cell.heap, after: `${cell.index + 1}` },
        '',
        `${hitBox(x - wide / 2, top - 6, wide, height + 12)}`,
      );
    })
    .join('');

/** The pieces and cuts of a line, its upper left corner at (left, top). */
const cellsOf = (
  one: PieceLine,
  motif: Motif,
  left: number,
  top: number,
  pitch: number,
  look: Look,
): string => {
  const height = pitch * DRESS[motif].ratio;
  const pieces = one.cells
    .map((cell) => {
      const x = left + cell.at * pitch;
      if (cell.fate === 'cut' || cell.fate === 'split') {
        const { theme } = look;
        const mark = (stroke: string, width: number, dash?: string): string =>
          line(x, top - 3, x, top + height + 3, { stroke, width, ...(dash === undefined ? {} : { dash }) });
        return cell.fate === 'split'
          ? mark(theme.strokes.changed, 2, '6 3')
          : mark(theme.ink, 7) + mark(theme.fills.win, 4);
      }
      const piece: DrawnPiece = {
        x,
        y: top,
        width: pitch,
        height,
        index: cell.index,
        count: cell.of,
        fate: cell.fate,
        mark: cell.mark,
      };
      const drawn = drawPiece(motif, piece, look);
      if (cell.fate !== 'there') return drawn;
      const named = { kind: 'stone', heap: cell.heap, nth: `${cell.index + 1}` } as const;
      return touchable(look, named, drawn, hitBox(x, top - 2, pitch, height + 4));
    })
    .join('');
  return pieces + cutsOf(one, left, top, pitch, height, look);
};

/** Labels to the left of the pieces and numbers to the right. */
const besides = (
  one: PieceLine,
  setting: LineMeasures,
  top: number,
  height: number,
  alone: boolean,
  look: Look,
): string => {
  const [span] = one.spans;
  const label = labelOf(span!.heap, alone, setting.pitch);
  const middle = top + height / 2;
  const end = setting.left + one.width * setting.pitch;
  const { theme } = look;
  return (
    (label === '' ? '' : quietText(theme, setting.left - 10, middle, label, 'end')) +
    text(end + 8, middle, brief(span!.heap.value), { fill: theme.ink, bold: true, anchor: 'start' })
  );
};

/** Labels above the parts of a line and numbers below; null where there is no room. */
const around = (
  one: PieceLine,
  left: number,
  top: number,
  setting: LineMeasures,
  high: number,
  look: Look,
): string | null => {
  const { pitch } = setting;
  let body = '';
  let free = Number.NEGATIVE_INFINITY;
  for (const { heap, from, to } of one.spans) {
    const middle = left + ((from + to) / 2) * pitch;
    const label = labelOf(heap, false, pitch);
    const half = Math.max(measure(label, SMALL_TEXT_PX), measure(heap.value, TEXT_PX, true)) / 2;
    if (middle - half < free || middle - half < 0) return null;
    free = middle + half + 3;
    body +=
      quietText(look.theme, middle, top - TEXT_ROW_PX / 2 - 1, label) +
      text(middle, top + high + TEXT_ROW_PX / 2 + 1, heap.value, { fill: look.theme.ink, bold: true });
  }
  return free > look.room.width ? null : body;
};

/** All heaps piece by piece, one line each; null where they don't fit. */
const pieceByPiece = (
  lines: readonly PieceLine[],
  motif: Motif,
  row: boolean,
  look: Look,
): Drawing | null => {
  const under = lines.some(({ spans }) => spans.length > 1);
  const low = settingOf(
    lines,
    motif,
    Math.min(PREFERRED_HEIGHT_PX, look.room.height),
    under,
    look.room.width,
  );
  const setting =
    low !== null && low.pitch >= MIN_PREFERRED_PITCH_PX
      ? low
      : (settingOf(lines, motif, look.room.height, under, look.room.width) ?? low);
  if (setting === null || setting.pitch < (row ? MIN_ROW_PITCH_PX : MIN_HEAP_PITCH_PX)) return null;
  const { pitch, columns, left, right } = setting;
  const alone = lines.length === 1 && lines[0]!.spans.length === 1;
  const high = pitch * DRESS[motif].ratio;
  const perColumn = Math.ceil(lines.length / columns);
  const rowHeight = Math.max(TEXT_ROW_PX, high) + ROW_GAP_PX + (under ? 2 * TEXT_ROW_PX : 0);
  const widthOf = (some: readonly PieceLine[]): number =>
    left + right + pitch * Math.max(0, ...some.map((one) => one.width));
  let x = 0;
  let body = '';
  for (let start = 0; start < lines.length; start += perColumn) {
    const some = lines.slice(start, start + perColumn);
    for (const [i, one] of some.entries()) {
      const top = i * rowHeight + (under ? TEXT_ROW_PX : 0) + Math.max(0, TEXT_ROW_PX - high) / 2;
      const shifted: LineMeasures = { ...setting, left: x + left };
      const words = under
        ? around(one, x, top, setting, high, look)
        : besides(one, shifted, top, high, alone, look);
      if (words === null) return null;
      body += cellsOf(one, motif, x + left, top, pitch, look) + words;
    }
    x += widthOf(some) + COLUMN_GAP_PX;
  }
  return {
    width: x - COLUMN_GAP_PX,
    height: Math.min(perColumn, lines.length) * rowHeight - ROW_GAP_PX,
    body,
  };
};

/** A single heap in rows of ten. */
const inTens = (heap: Heap, motif: Motif, look: Look): Drawing | null => {
  const whole = lineOf([heap], false);
  const rows: PieceLine[] = [];
  let pieces = 0;
  const tens: Cell[][] = [];
  // A cut is no piece: it is drawn in the row of the piece before it.
  for (const one of whole.cells) {
    if (one.fate !== 'cut') {
      if (pieces % PIECES_PER_ROW === 0) tens.push([]);
      pieces += 1;
    }
    tens.at(-1)!.push(one);
  }
  for (const cells of tens) {
    const first = cells[0]!.at;
    rows.push({
      cells: cells.map((cell) => ({ ...cell, at: cell.at - first })),
      spans: [],
      width: cells.findLast(({ fate }) => fate !== 'cut')!.at - first + 1,
    });
  }
  const { most, ratio } = DRESS[motif];
  const height = Math.min(PREFERRED_HEIGHT_PX + 40, look.room.height) - TEXT_ROW_PX;
  const pitch = Math.min(
    most,
    look.room.width / (PIECES_PER_ROW + FIVE_GAP_CELLS),
    height / rows.length / ratio - 4,
  );
  if (pitch < MIN_ROW_PITCH_PX) return null;
  const step = pitch * ratio + 5;
  const body: Drawing = {
    width: Math.max(...rows.map((one) => one.width)) * pitch,
    height: rows.length * step - 5,
    body: rows.map((one, i) => cellsOf(one, motif, 0, i * step, pitch, look)).join(''),
  };
  const label = labelOf(heap, true, pitch);
  return stack([body, caption(look, label === '' ? heap.value : `${heap.value} ${label}`, false)], 6);
};

const drawHeaps = ({ heaps, motif, row }: HeapsScene, look: Look): Drawing => {
  if (heaps.length === 0) return caption(look, '0', false);
  const inRow = row === true;
  if (heaps.every(isFew)) {
    const [first] = heaps;
    if (
      heaps.length === 1 &&
      !inRow &&
      piecesOf(heaps) > PIECES_PER_ROW &&
      piecesOf(heaps) <= 60 &&
      look.room.width > 200
    ) {
      const tens = inTens(first!, motif, look);
      if (tens !== null) return tens;
    }
    for (const lines of [grouped(heaps), heaps.map((heap) => [heap])]) {
      if (lines.some((some) => piecesOf(some) > MAX_PIECES)) continue;
      const drawn = pieceByPiece(
        lines.map((some) => lineOf(some, inRow)),
        motif,
        inRow,
        look,
      );
      if (drawn !== null) return drawn;
    }
  }
  return bars(heaps, motif, look) ?? histogram(heaps, look);
};

/** Heaps piece by piece, as bars to scale, or, where there are hundreds, as a histogram of sizes. */
export const heaps = (scene: HeapsScene, look: Look): Drawing => {
  const drawing = drawHeaps(scene, look);
  return scene.limit === undefined
    ? drawing
    : stack([drawing, caption(look, look.words.atMost(brief(scene.limit, 16)))], 6);
};
