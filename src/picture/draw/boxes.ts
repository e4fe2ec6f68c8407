import type { Motif, PairChange, SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { beside, type Drawing, path, px, stack, TEXT_PX, text } from '../svg.ts';
import { SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';
import { becomes, framed } from './change.ts';
import { DRESS, drawPiece } from './pieces.ts';

/** Width and height of a box where there is one pair, and where there are several. */
const ALONE_PX = [128, 86] as const;
const SEVERAL_PX = [80, 58] as const;
type BoxSize = readonly [side: number, high: number];
/** More pieces are only counted. */
const MAX_PIECES = 24;
const PIECES_PER_ROW = 6;

/** A box and its contents. */
interface Filled {
  readonly value: string;
  /** From 1. */
  readonly pair: number;
  readonly side: 1 | 2;
}

/** The pieces in a box from the bottom up. */
const pieces = (
  { value, pair, side }: Filled,
  motif: Motif,
  width: number,
  floor: number,
  look: Look,
): string => {
  const count = Number(value);
  const across = count <= 4 ? 4 : PIECES_PER_ROW;
  const rows = Math.ceil(count / across);
  const size = Math.min((width - 12) / across, 30 / DRESS[motif].ratio, (floor - 6) / Math.max(1, rows));
  return Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % across, Math.floor(i / across)];
    const inRow = Math.min(across, count - row * across);
    const [x, y] = [(width - inRow * size) / 2 + column * size, floor - (row + 1) * size];
    const drawn = drawPiece(
      motif,
      { x, y, width: size, height: size, index: i, count, fate: 'there', mark: undefined },
      look,
    );
    return touchable(look, { kind: 'boxed', pair, side, nth: `${i + 1}` }, drawn, hitBox(x, y, size, size));
  }).join('');
};

/** An open box with its pieces, or only with their number. */
const box = (filled: Filled, motif: Motif, [side, high]: BoxSize, look: Look): Drawing => {
  const { value } = filled;
  const { theme } = look;
  const number = brief(value);
  const width = Math.max(side, measure(number, TEXT_PX, true) + 16);
  const few = /^\d{1,2}$/.test(value) && Number(value) <= MAX_PIECES;
  const wall = `M2 2L2 ${high}L${px(width - 2)} ${high}L${px(width - 2)} 2`;
  const body =
    path(wall, { fill: theme.plate, stroke: '#c9a06a', width: 5 }) +
    (few ? pieces(filled, motif, width, high - 4, look) : '') +
    text(width / 2, few ? high + 13 : high / 2, number, { fill: theme.ink, bold: true });
  const named = { kind: 'box', pair: filled.pair, side: filled.side } as const;
  const drawn = few ? body : touchable(look, named, body, hitBox(2, 2, width - 4, high));
  return { width, height: high + 24, body: drawn };
};

interface BoxContext {
  /** From 1. */
  readonly number: number;
  readonly label: string;
  readonly change: PairChange | null;
  /** The pair before the last move; null where the move was made in another pair. */
  readonly recent: readonly [string, string] | null;
  readonly motif: Motif;
  readonly size: BoxSize;
}

/** A pair of boxes side by side, with its number above where there are several. */
const pairOf = (
  pair: readonly [string, string],
  { number, label, change, recent, motif, size }: BoxContext,
  look: Look,
): Drawing => {
  const both = beside(
    [
      box({ value: pair[0], pair: number, side: 1 }, motif, size, look),
      box({ value: pair[1], pair: number, side: 2 }, motif, size, look),
    ],
    10,
  );
  const drawn =
    change === null ? both : stack([framed(both, look), caption(look, becomes(change, '|'), false)], 4);
  const from =
    recent === null
      ? []
      : [caption(look, `${SIGNS.changed} ${recent.map((n) => brief(n, 12)).join(' | ')} →`)];
  return stack([...(label === '' ? [] : [caption(look, label)]), ...from, drawn], 2);
};

/** Pairs of boxes; many pairs are shown as numbers. */
export const boxes = (scene: SceneOf<'boxes'>, look: Look): Drawing => {
  const { pairs, change, was, motif } = scene;
  const changeOf = (i: number): PairChange | null => (change?.pair === i ? change : null);
  if (pairs.length === 0) return caption(look, '0', false);
  const size = pairs.length === 1 ? ALONE_PX : SEVERAL_PX;
  const drawn = pairs.slice(0, 9).map((pair, i) => {
    const label = pairs.length === 1 ? '' : `${i + 1}`;
    const recent = was !== undefined && i >= was.pair && i < was.pair + was.count ? was.from : null;
    return pairOf(pair, { number: i + 1, label, change: changeOf(i), recent, motif, size }, look);
  });
  const width = Math.max(...drawn.map((pair) => pair.width));
  const perRow = Math.max(1, Math.floor((look.room.width + 16) / (width + 16)));
  const rows = Math.ceil(pairs.length / perRow);
  if (
    pairs.length > 8 ||
    rows * (size[1] + 58) + (change === undefined ? 0 : 34) > look.room.height ||
    width > look.room.width
  )
    return cells(
      pairs.map(([a, b], i) => ({
        label: `${i + 1}`,
        value: `${brief(a, 9)} | ${brief(b, 9)}`,
        ...(changeOf(i) === null ? {} : { mark: 'win' }),
      })),
      look,
      { digits: 24 },
    );
  return stack(
    Array.from({ length: rows }, (_, i) => beside(drawn.slice(i * perRow, (i + 1) * perRow), 16)),
    12,
  );
};
