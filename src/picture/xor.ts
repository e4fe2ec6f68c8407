import type { StepOf } from '../engine/explain/step.ts';
import { caption, type Look } from './look.ts';
import { brief, clip, measure } from './metrics.ts';
import { type Drawing, line, rect, SIZE, SMALL, stack, text } from './svg.ts';

type XorTable = StepOf<'xor-table'>;

/** Wider tables are told in a sentence. */
const PLACES = 24;
const ROW = 28;
const MOST_ROWS = 16;
/** Pixels a column needs. */
const LEAST = 11.2;

/**
 * The XOR table of an explanation: values in binary, columns aligned. Columns with an odd number of ones stand on a
 * band and are marked below; each row that can repair them all (its value ⊕ the nim-sum is smaller)
 * has an arrow to what it must become.
 */
export const xorDrawing = (step: XorTable, look: Look): Drawing => {
  const { theme, words, room } = look;
  const places = step.sumBits.length;
  if (places > PLACES) return caption(look, words.tooWide(places), false);
  const sum = BigInt(step.sum);
  const rows = step.rows.slice(0, MOST_ROWS).map((row) => {
    const after = BigInt(row.value) ^ sum;
    return {
      bits: row.bits,
      label: clip(words.part(row.part), 90, SMALL),
      value: brief(row.value, 9),
      repair: sum !== 0n && after < BigInt(row.value) ? brief(after.toString(), 9) : null,
    };
  });
  const left = step.more + step.rows.length - rows.length;
  const labels = Math.max(
    measure(words.nimSum, SMALL, true),
    measure(words.ones, SMALL),
    ...rows.map(({ label }) => measure(label, SMALL)),
  );
  const values = Math.max(
    measure(brief(step.sum, 9), SIZE, true),
    ...rows.map(({ value }) => measure(value, SIZE, true)),
  );
  const beside = Math.max(
    0,
    ...rows.map(({ repair }) => (repair === null ? 0 : measure(`→ ${repair}`, SIZE, true) + 8)),
  );
  const start = labels + values + 24;
  const sizeWith = (repairs: number): number => Math.min(26, (room.width - start - repairs - 4) / places);
  // Where the bits need all the width, what a row must become stands below the table.
  const narrow = sizeWith(beside) < LEAST;
  const repairs = narrow ? 0 : beside;
  const size = sizeWith(repairs);
  if (size < LEAST) return caption(look, words.tooWide(places), false);
  const isOdd = (i: number): boolean => step.sumBits[i] === '1';
  const x = (i: number): number => start + (i + 0.5) * size;
  const body: string[] = [];
  const foot = rows.length * ROW + (left > 0 ? 20 : 0);
  for (let i = 0; i < places; i += 1)
    if (isOdd(i)) body.push(rect(x(i) - size / 2, 0, size, foot + 2 * ROW + 18, { fill: theme.band }));
  const inner = size >= 13 ? SIZE : SMALL;
  const cells = (bits: readonly string[], y: number, bold: boolean): void => {
    bits.forEach((bit, i) => {
      body.push(
        text(x(i), y, bit, {
          fill: isOdd(i) || bit !== '0' ? theme.ink : theme.quiet,
          bold,
          size: inner,
        }),
      );
    });
  };
  rows.forEach((row, i) => {
    const y = (i + 0.5) * ROW;
    const changed = row.repair !== null;
    if (changed)
      body.push(
        rect(start - values - 12, i * ROW + 2, values + 12 + places * size + 2, ROW - 4, {
          stroke: theme.strokes.focus,
          width: 2,
          round: 5,
        }),
      );
    body.push(
      text(0, y, row.label, { fill: theme.quiet, size: SMALL, anchor: 'start' }),
      text(start - 8, y, row.value, { fill: theme.ink, anchor: 'end', bold: changed }),
    );
    cells([...row.bits], y, changed);
    if (changed && !narrow)
      body.push(
        text(start + places * size + 8, y, `→ ${row.repair}`, {
          fill: theme.strokes.focus,
          anchor: 'start',
          bold: true,
        }),
      );
  });
  if (left > 0)
    body.push(
      text(0, rows.length * ROW + 8, words.more(String(left)), {
        fill: theme.quiet,
        size: SMALL,
        anchor: 'start',
      }),
    );
  body.push(line(0, foot + 1, start + places * size, foot + 1, { stroke: theme.ink, width: 1.4 }));
  const wide = step.columns.every((count) => measure(String(count), SMALL) <= size - 1);
  if (wide) {
    body.push(text(0, foot + ROW / 2 + 2, words.ones, { fill: theme.quiet, size: SMALL, anchor: 'start' }));
    step.columns.forEach((count, i) => {
      body.push(
        text(x(i), foot + ROW / 2 + 2, String(count), {
          fill: isOdd(i) ? theme.ink : theme.quiet,
          size: SMALL,
        }),
      );
    });
  }
  const last = foot + (wide ? ROW : 0) + ROW / 2;
  body.push(
    text(0, last, words.nimSum, { fill: theme.ink, size: SMALL, anchor: 'start', bold: true }),
    text(start - 8, last, brief(step.sum, 9), { fill: theme.ink, anchor: 'end', bold: true }),
  );
  cells([...step.sumBits], last, true);
  for (let i = 0; i < places; i += 1)
    if (isOdd(i)) body.push(text(x(i), last + ROW / 2 + 8, '▲', { fill: theme.strokes.danger, size: SMALL }));
  const drawing: Drawing = {
    width: start + places * size + repairs,
    height: foot + 2 * ROW + 20,
    body: body.join(''),
  };
  const below = narrow ? rows.filter(({ repair }) => repair !== null).slice(0, 3) : [];
  return stack([
    drawing,
    ...below.map(({ label, value, repair }) => caption(look, `${label}: ${value} → ${repair}`, false)),
  ]);
};
