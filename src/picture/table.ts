import { scaleLinear } from 'd3-scale';
import { axisStep, caption, type Look, quietText } from './look.ts';
import { measure } from './metrics.ts';
import { type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from './svg.ts';

/** A table to be drawn. Entries: `P`, `N`, `D` for a draw, a value, `?` for unknown, empty for no position. */
export interface TableScene {
  readonly names: readonly string[];
  readonly show: 'outcomes' | 'values';
  /** One row of entries from 0 on; or row b from 0, in it the entries for a = 0, 1, 2, …. */
  readonly rows: readonly (readonly string[])[];
  /** The period of a single row; null where none is known. */
  readonly period: { readonly preperiod: number; readonly period: number } | null;
}

/** Smaller cells don't show their entry. */
const MIN_WRITTEN_PX = 19;
const MAX_SQUARE_PX = 30;
const AXIS_PX = 30;
const STRIP_ROW_PX = 27;

const isP = (entry: string): boolean => entry === 'P' || entry === '0';
const isValue = (entry: string): boolean => /^[1-9]\d*$/.test(entry);

/** Fills: P has its own colour, N is plain; values go from dark to light, which is readable without colour. */
const filler = (scene: TableScene, look: Look): ((entry: string) => string) => {
  const { theme } = look;
  const most = Math.max(1, ...scene.rows.flat().map((entry) => (isValue(entry) ? Number(entry) : 0)));
  const ramp = scaleLinear<string>()
    .domain([1, Math.max(2, most / 2), Math.max(3, most)])
    .range(['#333f4a', '#2a5673', '#2f74a0']);
  return (entry) => {
    if (isP(entry)) return theme.fills.focus;
    if (entry === '' || entry === '?' || entry === 'D') return theme.paper;
    return isValue(entry) ? ramp(Number(entry)) : theme.plate;
  };
};

/** The key: patches of colour, each with its meaning to the right. */
const key = (
  look: Look,
  items: readonly (readonly [fill: string, label: string, dot: boolean])[],
): Drawing => {
  const { theme } = look;
  let x = 0;
  let body = '';
  for (const [fill, label, dot] of items) {
    body += rect(x, 3, 14, 14, { fill, stroke: theme.quiet, width: 1 });
    if (dot) body += rect(x + 4.5, 7.5, 5, 5, { fill: theme.onFill });
    body += text(x + 20, 10, label, { fill: theme.ink, size: SMALL_TEXT_PX, anchor: 'start' });
    x += 20 + measure(label, SMALL_TEXT_PX) + 18;
  }
  return { width: x - 18, height: 20, body };
};

const legend = (scene: TableScene, look: Look): Drawing => {
  const fill = filler(scene, look);
  const entries = scene.rows.flat();
  if (scene.show === 'outcomes')
    return key(look, [
      [fill('P'), 'P', true],
      [fill('N'), 'N', false],
    ]);
  const most = Math.max(0, ...entries.map((entry) => (isValue(entry) ? Number(entry) : 0)));
  return key(look, [
    [fill('0'), '0 = P', true],
    ...(most >= 1 ? [[fill('1'), '1', false] as const] : []),
    ...(most >= 4
      ? [[fill(String(Math.round(most / 2))), String(Math.round(most / 2)), false] as const]
      : []),
    ...(most >= 2 ? [[fill(String(most)), String(most), false] as const] : []),
  ]);
};

/** Squares, a to the right and b upwards. Where no entry can be written in them, a P has a dot in its square. */
const grid = (scene: TableScene, look: Look): Drawing => {
  const { theme, room } = look;
  const count = scene.rows.length;
  const size = Math.min(
    MAX_SQUARE_PX,
    (room.width - AXIS_PX - 6) / count,
    (room.height - AXIS_PX - 50) / count,
  );
  const fill = filler(scene, look);
  const side = count * size;
  const x = (a: number): number => AXIS_PX + a * size;
  const y = (b: number): number => side - (b + 1) * size;
  const widest = Math.max(0, ...scene.rows.flat().map((entry) => measure(entry, SMALL_TEXT_PX)));
  const written = size >= MIN_WRITTEN_PX && widest <= size - 2;
  // Squares of one colour are one path: quicker to draw than thousands of them.
  const squares = new Map<string, string>();
  let marks = '';
  for (const [b, row] of scene.rows.entries())
    for (const [a, entry] of row.entries()) {
      if (entry === '') continue;
      const colour = fill(entry);
      const d = `M${px(x(a))} ${px(y(b))}h${px(size)}v${px(size)}h${px(-size)}z`;
      squares.set(colour, (squares.get(colour) ?? '') + d);
      const [cx, cy] = [x(a) + size / 2, y(b) + size / 2];
      if (written)
        marks += text(cx, cy, entry, {
          fill: isP(entry) ? theme.onFill : theme.ink,
          size: SMALL_TEXT_PX,
          bold: isP(entry),
        });
      else if (isP(entry)) {
        const dot = Math.max(2, size * 0.36);
        marks += rect(cx - dot / 2, cy - dot / 2, dot, dot, { fill: theme.onFill });
      }
    }
  let body = [...squares].map(([colour, d]) => path(d, { fill: colour })).join('');
  if (size >= 9)
    for (let i = 0; i <= count; i += 1)
      body +=
        line(x(0), i * size, x(0) + side, i * size, { stroke: theme.line, width: 0.6 }) +
        line(x(i), 0, x(i), side, { stroke: theme.line, width: 0.6 });
  body += rect(x(0), 0, side, side, { stroke: theme.quiet, width: 1.2 }) + marks;
  const step = axisStep(size, 24);
  for (let i = 0; i < count; i += step) {
    body += quietText(theme, x(i) + size / 2, side + 11, String(i));
    body += quietText(theme, AXIS_PX - 5, y(i) + size / 2, String(i), 'end');
  }
  const [a, b] = scene.names;
  body += text(x(0) + side / 2, side + 29, `${a} →`, { fill: theme.ink, bold: true });
  body += text(x(0), -12, `↑ ${b}`, { fill: theme.ink, bold: true });
  return {
    width: AXIS_PX + side + 6,
    height: side + 62,
    body: `<g transform="translate(0 22)">${body}</g>`,
  };
};

/** Entries in rows, numbered at the left. Where they repeat, a row has one period or several if that fits, and one is bracketed. */
const strip = (scene: TableScene, look: Look): Drawing => {
  const { theme, room } = look;
  const entries = scene.rows[0] ?? [];
  const fill = filler(scene, look);
  const head = measure(String(entries.length), SMALL_TEXT_PX) + 10;
  const width = Math.max(24, ...entries.map((entry) => measure(entry, TEXT_PX, true) + 8));
  const fits = Math.max(1, Math.floor((room.width - head) / width));
  const { period } = scene;
  const columns =
    period !== null && period.period <= fits
      ? fits - (fits % period.period)
      : Math.min(fits, fits >= 10 ? 10 : fits);
  const rows = Math.min(Math.ceil(entries.length / columns), Math.floor((room.height - 60) / STRIP_ROW_PX));
  const shown = entries.slice(0, rows * columns);
  const [from, to] = period === null ? [0, 0] : [period.preperiod, period.preperiod + period.period];
  let body = '';
  for (let row = 0; row < rows; row += 1)
    body += quietText(theme, head - 8, row * STRIP_ROW_PX + STRIP_ROW_PX / 2, String(row * columns), 'end');
  for (const [n, entry] of shown.entries()) {
    if (entry === '') continue;
    const x = head + (n % columns) * width;
    const y = Math.floor(n / columns) * STRIP_ROW_PX;
    body += rect(x + 1, y + 2, width - 2, STRIP_ROW_PX - 5, { fill: fill(entry), round: 3 });
    body += text(x + width / 2, y + STRIP_ROW_PX / 2, entry, {
      fill: isP(entry) ? theme.onFill : theme.ink,
      bold: isP(entry),
    });
  }
  // The bracket of a period: a thick line below it, with a hook at both ends.
  for (let n = from; n < Math.min(to, shown.length); n += 1) {
    const x = head + (n % columns) * width;
    const y = Math.floor(n / columns) * STRIP_ROW_PX + STRIP_ROW_PX - 1;
    const edge = { stroke: theme.strokes.win, width: 2.6 };
    body += line(x + 1, y, x + width - 1, y, edge);
    if (n === from) body += line(x + 1, y, x + 1, y - 9, edge);
    if (n === to - 1) body += line(x + width - 1, y, x + width - 1, y - 9, edge);
  }
  const drawing: Drawing = { width: head + columns * width, height: rows * STRIP_ROW_PX + 2, body };
  const left = entries.length - shown.length;
  return left > 0 ? stack([drawing, caption(look, look.words.more(String(left)))], 4) : drawing;
};

/** A table with its axes and its key. */
export const tableDrawing = (scene: TableScene, look: Look): Drawing =>
  stack([scene.names.length === 2 ? grid(scene, look) : strip(scene, look), legend(scene, look)], 8);
