import type { PairChange, Scene } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { at, beside, type Drawing, path, px, SIZE, stack, text } from '../svg.ts';
import { cells } from './cells.ts';
import { becomes, framed } from './change.ts';
import { isPile, pile } from './stones.ts';

const SIDE = 84;

/** An open box with its stones, or its number alone. */
const box = (value: string, look: Look): Drawing => {
  const { theme } = look;
  const number = brief(value);
  const width = Math.max(SIDE, measure(number, SIZE, true) + 16);
  const stones = isPile(value) ? pile(look, Number(value), { across: 4, r: 7 }) : null;
  const height = 66;
  const wall = `M2 2L2 ${height}L${px(width - 2)} ${height}L${px(width - 2)} 2`;
  const body =
    path(wall, { fill: theme.plate, stroke: theme.ink, width: 2.4 }) +
    (stones === null
      ? text(width / 2, height / 2, number, { fill: theme.ink, bold: true })
      : at(stones, (width - stones.width) / 2, height - stones.height - 1)) +
    (stones === null ? '' : text(width / 2, height + 13, number, { fill: theme.ink, bold: true }));
  return { width, height: height + 24, body };
};

/** A pair of boxes side by side, its number above where there are several. */
const pairOf = (
  pair: readonly [string, string],
  label: string,
  change: PairChange | null,
  look: Look,
): Drawing => {
  const both = beside([box(pair[0], look), box(pair[1], look)], 8);
  const drawn =
    change === null ? both : stack([framed(both, look), caption(look, becomes(change, '|'), false)], 4);
  return label === '' ? drawn : stack([caption(look, label), drawn], 2);
};

/** Pairs of boxes; many of them in numbers. */
export const boxes = (scene: Extract<Scene, { kind: 'boxes' }>, look: Look): Drawing => {
  const { pairs, change } = scene;
  const changeOf = (i: number): PairChange | null => (change?.pair === i ? change : null);
  if (pairs.length === 0) return caption(look, '0', false);
  const drawn = pairs
    .slice(0, 9)
    .map((pair, i) => pairOf(pair, pairs.length === 1 ? '' : `${i + 1}`, changeOf(i), look));
  const width = Math.max(...drawn.map((pair) => pair.width));
  const perRow = Math.max(1, Math.floor((look.room.width + 16) / (width + 16)));
  const rows = Math.ceil(pairs.length / perRow);
  if (
    pairs.length > 8 ||
    rows * 124 + (change === undefined ? 0 : 34) > look.room.height ||
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
