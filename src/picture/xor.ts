import type { StepOf } from '../engine/explain/step.ts';
import { caption, type Look, quietText } from './look.ts';
import { brief, clip, measure } from './metrics.ts';
import { type Drawing, line, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from './svg.ts';

type XorTable = StepOf<'xor-table'>;

/** Wider tables are replaced by a sentence. */
const MAX_BITS = 24;
const ROW_PX = 28;
const MAX_ROWS = 16;
const MIN_COLUMN_PX = 11.2;

interface XorRow {
  readonly bits: string;
  readonly label: string;
  readonly value: string;
  /** What the value must become for the nim-sum to be 0; null where this row cannot repair it. */
  readonly repair: string | null;
}

interface XorLayout {
  readonly rows: readonly XorRow[];
  /** Rows of the step that are not drawn. */
  readonly left: number;
  readonly places: number;
  /** Where the bits start, and the width of a bit's column. */
  readonly start: number;
  readonly size: number;
  /** Width of the values, and of the repairs to the right of the bits. */
  readonly values: number;
  readonly repairs: number;
  /** Whether the bits need all the width, so that the repairs of rows are below the table. */
  readonly narrow: boolean;
  /** Y of the line below the rows. */
  readonly foot: number;
}

const rowsOf = (step: XorTable, { words }: Look): readonly XorRow[] => {
  const sum = BigInt(step.sum);
  return step.rows.slice(0, MAX_ROWS).map((row) => {
    const after = BigInt(row.value) ^ sum;
    return {
      bits: row.bits,
      label: clip(words.part(row.part), 90, SMALL_TEXT_PX),
      value: brief(row.value, 9),
      repair: sum !== 0n && after < BigInt(row.value) ? brief(after.toString(), 9) : null,
    };
  });
};

/** Null where the columns would be narrower than can be read. */
const layoutOf = (step: XorTable, { words, room }: Look, rows: readonly XorRow[]): XorLayout | null => {
  const places = step.sumBits.length;
  const left = step.more + step.rows.length - rows.length;
  const labels = Math.max(
    measure(words.nimSum, SMALL_TEXT_PX, true),
    measure(words.ones, SMALL_TEXT_PX),
    ...rows.map(({ label }) => measure(label, SMALL_TEXT_PX)),
  );
  const values = Math.max(
    measure(brief(step.sum, 9), TEXT_PX, true),
    ...rows.map(({ value }) => measure(value, TEXT_PX, true)),
  );
  const beside = Math.max(
    0,
    ...rows.map(({ repair }) => (repair === null ? 0 : measure(`→ ${repair}`, TEXT_PX, true) + 8)),
  );
  const start = labels + values + 24;
  const sizeWith = (repairs: number): number => Math.min(26, (room.width - start - repairs - 4) / places);
  const narrow = sizeWith(beside) < MIN_COLUMN_PX;
  const repairs = narrow ? 0 : beside;
  const size = sizeWith(repairs);
  const foot = rows.length * ROW_PX + (left > 0 ? 20 : 0);
  return size < MIN_COLUMN_PX ? null : { rows, left, places, start, size, values, repairs, narrow, foot };
};

/** The middle of a bit's column. */
const middle = ({ start, size }: XorLayout, i: number): number => start + (i + 0.5) * size;

const bitCells = (
  bits: string,
  y: number,
  bold: boolean,
  step: XorTable,
  layout: XorLayout,
  look: Look,
): string =>
  [...bits]
    .map((bit, i) =>
      text(middle(layout, i), y, bit, {
        fill: step.sumBits[i] === '1' || bit !== '0' ? look.theme.ink : look.theme.quiet,
        bold,
        size: layout.size >= 13 ? TEXT_PX : SMALL_TEXT_PX,
      }),
    )
    .join('');

const drawRow = (row: XorRow, i: number, step: XorTable, layout: XorLayout, look: Look): string => {
  const { start, values, places, size, narrow } = layout;
  const { theme } = look;
  const y = (i + 0.5) * ROW_PX;
  const changed = row.repair !== null;
  const frame = rect(start - values - 12, i * ROW_PX + 2, values + 12 + places * size + 2, ROW_PX - 4, {
    stroke: theme.strokes.focus,
    width: 2,
    round: 5,
  });
  const repair = text(start + places * size + 8, y, `→ ${row.repair}`, {
    fill: theme.strokes.focus,
    anchor: 'start',
    bold: true,
  });
  return [
    changed ? frame : '',
    quietText(theme, 0, y, row.label, 'start'),
    text(start - 8, y, row.value, { fill: theme.ink, anchor: 'end', bold: changed }),
    bitCells(row.bits, y, changed, step, layout, look),
    changed && !narrow ? repair : '',
  ].join('');
};

/** The counts of ones below the line, or nothing where a column has no room for its count. */
const drawCounts = (step: XorTable, layout: XorLayout, look: Look): string => {
  const { theme, words } = look;
  const y = layout.foot + ROW_PX / 2 + 2;
  return [
    quietText(theme, 0, y, words.ones, 'start'),
    ...step.columns.map((count, i) =>
      text(middle(layout, i), y, String(count), {
        fill: step.sumBits[i] === '1' ? theme.ink : theme.quiet,
        size: SMALL_TEXT_PX,
      }),
    ),
  ].join('');
};

/**
 * The XOR table of an explanation: values in binary, columns aligned. Columns with an odd number of ones stand on a
 * band and are marked below; each row that can repair them all (its value ⊕ the nim-sum is smaller)
 * has an arrow to what it must become.
 */
export const xorDrawing = (step: XorTable, look: Look): Drawing => {
  const { theme, words } = look;
  const rows = rowsOf(step, look);
  const layout = step.sumBits.length > MAX_BITS ? null : layoutOf(step, look, rows);
  if (layout === null) return caption(look, words.tooWide(step.sumBits.length), false);
  const { left, places, start, size, repairs, narrow, foot } = layout;
  const odd = [...step.sumBits].flatMap((bit, i) => (bit === '1' ? [middle(layout, i)] : []));
  const counted = step.columns.every((count) => measure(String(count), SMALL_TEXT_PX) <= size - 1);
  const last = foot + (counted ? ROW_PX : 0) + ROW_PX / 2;
  const quiet = { fill: theme.quiet, size: SMALL_TEXT_PX, anchor: 'start' } as const;
  const drawing: Drawing = {
    width: start + places * size + repairs,
    height: foot + 2 * ROW_PX + 20,
    body: [
      ...odd.map((x) => rect(x - size / 2, 0, size, foot + 2 * ROW_PX + 18, { fill: theme.band })),
      ...rows.map((row, i) => drawRow(row, i, step, layout, look)),
      left > 0 ? text(0, rows.length * ROW_PX + 8, words.more(String(left)), quiet) : '',
      line(0, foot + 1, start + places * size, foot + 1, { stroke: theme.ink, width: 1.4 }),
      counted ? drawCounts(step, layout, look) : '',
      text(0, last, words.nimSum, { fill: theme.ink, size: SMALL_TEXT_PX, anchor: 'start', bold: true }),
      text(start - 8, last, brief(step.sum, 9), { fill: theme.ink, anchor: 'end', bold: true }),
      bitCells(step.sumBits, last, true, step, layout, look),
      ...odd.map((x) =>
        text(x, last + ROW_PX / 2 + 8, '▲', { fill: theme.strokes.danger, size: SMALL_TEXT_PX }),
      ),
    ].join(''),
  };
  const below = narrow ? rows.filter(({ repair }) => repair !== null).slice(0, 3) : [];
  return stack([
    drawing,
    ...below.map(({ label, value, repair }) => caption(look, `${label}: ${value} → ${repair}`, false)),
  ]);
};
