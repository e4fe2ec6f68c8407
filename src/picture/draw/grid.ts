import { scaleLinear } from 'd3-scale';
import type { Labelled, Mark, SceneOf } from '../../engine/core/scene.ts';
import { caption, cell, type Look, quietText, signed } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, path, px, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from '../svg.ts';
import { SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

type GridScene = SceneOf<'grid'>;

const HEAD_PX = 26;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 230;

/** The spacing of cells: wide, or tight so that more of them fit. */
interface CellSpacing {
  readonly least: number;
  readonly pad: number;
  readonly height: number;
  readonly size: number;
  /** The separator between a number and its sign. */
  readonly between: string;
}
const WIDE: CellSpacing = { least: 30, pad: 10, height: 30, size: TEXT_PX, between: ' ' };
const CLOSE: CellSpacing = { least: 20, pad: 5, height: 24, size: SMALL_TEXT_PX, between: '' };

/** The number of a cell, cut to the room, with the sign of its mark. */
const shown = (item: Labelled, most: number, { between }: CellSpacing): string =>
  signed(brief(item.value, most), item.mark).replace(/ (?=\S$)/u, between);

/** Longer numbers are compared by their length. */
const MAX_COMPARED_DIGITS = 6;

/** A shade between nothing and `most`. Lightness gives the order, so it is readable without colour. */
const shade = (amount: number, most: number): string => {
  const between = scaleLinear<string>()
    .domain([0, 1, Math.max(2, most)])
    .range(['#3b4450', '#27506b', '#bfe4fa']);
  return between(amount);
};

/** A large matrix: every cell is a shade by its number, or by its length where numbers are long. */
const map = (rows: readonly (readonly Labelled[])[], columns: number, look: Look): Drawing => {
  const { theme, room } = look;
  const size = Math.max(1, Math.min(room.width / columns, room.height / rows.length, 16));
  const long = rows.some((row) => row.some(({ value }) => value.length > MAX_COMPARED_DIGITS));
  const amount = (value: string): number => (!long ? Number(value) : value === '0' ? 0 : value.length);
  const most = rows.reduce((high, row) => row.reduce((n, item) => Math.max(n, amount(item.value)), high), 0);
  const shades = new Map<string, string>();
  let frames = '';
  for (const [y, row] of rows.entries())
    for (const [x, item] of row.entries()) {
      const fill = shade(amount(item.value), most);
      shades.set(
        fill,
        `${shades.get(fill) ?? ''}M${px(x * size)} ${px(y * size)}h${px(size)}v${px(size)}h${px(-size)}z`,
      );
      if ((item.mark ?? 'none') !== 'none')
        frames += rect(x * size, y * size, size, size, { fill: theme.fills[item.mark!], stroke: theme.ink });
    }
  const [width, height] = [columns * size, rows.length * size];
  // Squares of one shade form one path, which draws faster. The frame separates zeros from the background.
  const squares = [...shades].map(([fill, d]) => path(d, { fill })).join('');
  const frame = rect(0, 0, width, height, { stroke: theme.quiet, width: 1 });
  const marked = rows.flat().filter((item) => (item.mark ?? 'none') !== 'none');
  return stack([
    { width, height, body: squares + frame + frames },
    caption(look, `${rows.length} × ${columns}: 0 … ${long ? look.words.digits(most, most) : String(most)}`),
    ...marked
      .slice(0, 3)
      .map((item) => caption(look, `${SIGNS[item.mark!]} ${item.label}: ${brief(item.value, 16)}`, false)),
  ]);
};

type Box = Parameters<typeof cell>[1];

/** An entry as a card with its number or as a bowl with that many stones; marked entries have the colour of the mark. */
const entry = (
  box: Box,
  content: string,
  mark: Mark | undefined,
  size: number,
  style: GridScene['style'],
  look: Look,
): string => {
  if ((mark ?? 'none') !== 'none') return cell(look, box, content, mark, size);
  const { theme } = look;
  const card = style === 'cards';
  const round = card ? 4 : Math.min(box.width, box.height) / 2;
  const paint = { fill: card ? '#f6efdc' : theme.fills.none, stroke: theme.outline, width: 1.2, round };
  return (
    rect(box.x, box.y, box.width, box.height, paint) +
    text(box.x + box.width / 2, box.y + box.height / 2, content, { fill: theme.onFill, size })
  );
};

/** A matrix with its rows and columns numbered. */
export const grid = (scene: GridScene, look: Look): Drawing => {
  const { theme, room } = look;
  const { rows, style } = scene;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (columns === 0) return caption(look, '0', false);
  const widest = (most: number, setting: CellSpacing): number =>
    Math.max(
      setting.least,
      ...rows.flatMap((row) =>
        row.map((item) => measure(shown(item, most, setting), setting.size) + setting.pad),
      ),
    );
  const found = [WIDE, CLOSE]
    .flatMap((setting) => [11, 9, 7, 6, 5].map((most) => ({ setting, most, width: widest(most, setting) })))
    .find(
      ({ setting, width }) =>
        columns * width + HEAD_PX <= room.width && (rows.length + 1) * setting.height <= room.height,
    );
  if (found === undefined) return map(rows, columns, look);
  const { most } = found;
  // The cells share the remaining room.
  const width = Math.max(found.width, Math.min(60, (room.width - HEAD_PX) / columns));
  const height = Math.max(found.setting.height, Math.min(48, (PREFERRED_HEIGHT_PX - 22) / rows.length));
  const setting = { ...found.setting, height };
  let body = '';
  for (let x = 0; x < columns; x += 1)
    body += quietText(theme, HEAD_PX + (x + 0.5) * width, 10, String(x + 1));
  for (const [y, row] of rows.entries()) {
    body += quietText(theme, HEAD_PX / 2, 22 + (y + 0.5) * setting.height, String(y + 1));
    for (const [x, item] of row.entries()) {
      const box = {
        x: HEAD_PX + x * width + 1.5,
        y: 22 + y * height + 1.5,
        width: width - 3,
        height: height - 3,
      };
      body += touchable(
        look,
        { kind: 'square', board: 0, row: y + 1, column: x + 1 },
        entry(box, shown(item, most, setting), item.mark, setting.size, style, look),
        hitBox(box.x, box.y, box.width, box.height, 8),
      );
    }
  }
  return { width: HEAD_PX + columns * width, height: 22 + rows.length * setting.height, body };
};
