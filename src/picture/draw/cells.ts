import type { Piece } from '../../engine/core/piece.ts';
import type { Labelled } from '../../engine/core/scene.ts';
import { caption, cell, type Look, quietText, signedWithin } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, SMALL_TEXT_PX, stack, TEXT_PX } from '../svg.ts';
import { hitBox, touchable } from '../touchable.ts';

const HEIGHT_PX = 28;
const LABEL_PX = 18;
const GAP_PX = 6;
const LARGE_WIDTH_PX = 56;

const MAX_CELLS = 80;

/**
 * Draws numbers in cells, in rows from left to right, each below its label (which may be empty) and cut to `digits`
 * characters. Cells that don't fit are counted.
 */
export const cells = (
  items: readonly Labelled[],
  look: Look,
  {
    most = MAX_CELLS,
    digits = 12,
    pieceOf,
  }: {
    readonly most?: number;
    readonly digits?: number;
    /** The piece that touching a cell stands for. */
    readonly pieceOf?: (item: Labelled, index: number) => Piece;
  } = {},
): Drawing => {
  if (items.length === 0) return caption(look, '0', false);
  const labelled = items.some((item) => item.label !== '' || (item.mark ?? 'none') !== 'none');
  const shown = items.slice(0, most);
  const values = shown.map((item) => brief(item.value, digits));
  const labels = shown.map((item) => signedWithin(item.label, item.mark, 76));
  const least = Math.max(
    34,
    ...values.map((value) => measure(value, TEXT_PX) + 12),
    ...labels.map((label) => measure(label, SMALL_TEXT_PX) + 4),
  );
  const fit = Math.max(1, Math.min(shown.length, Math.floor((look.room.width + GAP_PX) / (least + GAP_PX))));
  const inRows = Math.ceil(shown.length / fit);
  const perRow = inRows > 3 ? fit : Math.ceil(shown.length / inRows);
  // Few cells are drawn larger, up to the width of the room.
  const width = Math.max(least, Math.min(LARGE_WIDTH_PX, (look.room.width + GAP_PX) / perRow - GAP_PX));
  const high = inRows > 3 ? HEIGHT_PX : Math.min(44, width);
  const rowHeight = high + (labelled ? LABEL_PX : 0) + GAP_PX;
  const rows = Math.max(1, Math.floor((look.room.height - 24) / rowHeight));
  const fitting = Math.min(shown.length, rows * perRow);
  let body = '';
  for (let i = 0; i < fitting; i += 1) {
    const x = (i % perRow) * (width + GAP_PX);
    const y = Math.floor(i / perRow) * rowHeight;
    if (labelled) body += quietText(look.theme, x + width / 2, y + LABEL_PX / 2, labels[i]!);
    const box = { x, y: y + (labelled ? LABEL_PX : 0), width, height: high };
    const drawn = cell(look, box, values[i]!, shown[i]!.mark);
    body +=
      pieceOf === undefined
        ? drawn
        : touchable(look, pieceOf(shown[i]!, i), drawn, hitBox(x, box.y, width, high));
  }
  const drawing: Drawing = {
    width: Math.min(fitting, perRow) * (width + GAP_PX) - GAP_PX,
    height: Math.max(high, Math.ceil(fitting / perRow) * rowHeight - GAP_PX),
    body,
  };
  const left = items.length - fitting;
  return left > 0 ? stack([drawing, caption(look, look.words.more(String(left)))]) : drawing;
};
