import type { Piece } from '../../engine/core/piece.ts';
import type { Labelled, SceneOf } from '../../engine/core/scene.ts';
import { caption, cell, edge, isCount, type Look, quietText, signed } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import {
  circle,
  type Drawing,
  path,
  px,
  rect,
  SMALL_TEXT_PX,
  type Stroke,
  stack,
  TEXT_PX,
  text,
} from '../svg.ts';
import { DASHES, GOLD, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';

type RowScene = SceneOf<'row'>;

/** More coins are drawn small, in groups of ten. */
const MAX_LARGE_COINS = 60;
const LABEL_PX = 20;
/** The sign for a coin on a track. */
const COIN = '●';

const placeOf = ({ label }: Labelled): Piece => ({ kind: 'place', label });

/** The face on a coin. */
const smile = (x: number, y: number, r: number): string => {
  const at = (dx: number, dy: number): string => `${px(x + dx * r)} ${px(y + dy * r)}`;
  return path(
    `M${at(-0.27, -0.26)}L${at(-0.27, -0.12)}M${at(0.27, -0.26)}L${at(0.27, -0.12)}M${at(-0.36, 0.18)}C${at(-0.2, 0.46)} ${at(0.2, 0.46)} ${at(0.36, 0.18)}`,
    { stroke: '#4a3608', width: Math.max(1.6, r * 0.12) },
  );
};

/** A coin: heads are gold with a face, tails hollow with their letter. */
const coin = (look: Look, x: number, y: number, r: number, face: Labelled): string => {
  const { theme } = look;
  const heads = face.value === 'H';
  const mark = face.mark ?? 'none';
  const fill = heads ? (mark === 'none' || mark === 'changed' ? GOLD : theme.fills[mark]) : theme.plate;
  const rim =
    mark === 'changed'
      ? { stroke: theme.strokes.changed, width: 3.4, dash: DASHES.changed }
      : edge(theme, mark);
  const round = circle(x, y, r, {
    fill,
    ...rim,
    ...(mark === 'none' ? { stroke: heads ? theme.outline : theme.line } : {}),
  });
  if (r < 10) return round;
  const inner = circle(x, y, r * 0.78, { stroke: heads ? '#8f6b12' : theme.line, width: 1.2 });
  return round + inner + (heads ? smile(x, y, r) : text(x, y, face.value, { fill: theme.ink }));
};

const largeCoins = (coins: readonly Labelled[], look: Look): Drawing => {
  const least = Math.max(
    31,
    ...coins.map((face) => measure(signed(face.label, face.mark), SMALL_TEXT_PX) + 4),
  );
  const perRow = Math.max(1, Math.min(coins.length, Math.floor(look.room.width / least)));
  const rows = Math.ceil(coins.length / Math.min(10, perRow));
  // Many coins are in rows of ten, so that they can be counted; two rows are of equal length.
  const across = rows > 2 ? Math.min(10, perRow) : Math.ceil(coins.length / rows);
  const width = Math.min(58, look.room.width / across, coins.length > 30 ? least : 58);
  const r = Math.min(width, 52) / 2 - 3;
  const height = 2 * r + 5 + LABEL_PX + 4;
  const body = coins
    .map((face, i) => {
      const x = (i % across) * width + width / 2;
      const y = Math.floor(i / across) * height;
      const drawn =
        coin(look, x, y + r + 2, r, face) +
        quietText(look.theme, x, y + 2 * r + 5 + LABEL_PX / 2, signed(face.label, face.mark));
      return touchable(look, placeOf(face), drawn, hitBox(x - width / 2, y, width, height - 2));
    })
    .join('');
  return {
    width: Math.min(coins.length, across) * width,
    height: Math.ceil(coins.length / across) * height,
    body,
  };
};

const smallCoins = (coins: readonly Labelled[], look: Look): Drawing => {
  const left = measure('0000', SMALL_TEXT_PX) + 8;
  const [step, across] = [14, 20];
  const gap = (i: number): number => Math.floor(i / 10) * 8;
  const rows = Math.ceil(coins.length / across);
  const body = coins
    .map((face, i) => {
      const y = Math.floor(i / across) * 17 + 9;
      const x = left + (i % across) * step + gap(i % across) + 7;
      const label = i % across === 0 ? quietText(look.theme, left - 8, y, face.label, 'end') : '';
      const drawn = coin(look, x, y, 5.5, face);
      return label + touchable(look, placeOf(face), drawn, hitBox(x - step / 2, y - 8, step, 17));
    })
    .join('');
  return { width: left + across * step + 8, height: rows * 17, body };
};

/** Small coins have no room for signs, so the marked ones are listed. */
const markedCoins = (coins: readonly Labelled[], look: Look): readonly Drawing[] =>
  [...new Set(coins.map(({ mark }) => mark ?? 'none'))]
    .filter((mark) => mark !== 'none')
    .map((mark) => {
      const places = coins.filter((one) => one.mark === mark).map(({ label }) => label);
      return caption(
        look,
        `${SIGNS[mark]} ${places.slice(0, 12).join(' ')}${places.length > 12 ? ' …' : ''}`,
        false,
      );
    });

/** The width of the squares of a strip. */
const squareWidth = (squares: readonly Labelled[], look: Look): number => {
  const least = Math.max(
    36,
    ...squares.map((item) => measure(brief(item.value, 9), TEXT_PX) + 18),
    ...squares.map((item) => measure(signed(item.label, item.mark), SMALL_TEXT_PX) + 6),
  );
  return Math.max(least, Math.min(58, look.room.width / squares.length));
};

/** A barrel with its hoops, or a jar with its lid. */
const vessel = (style: RowScene['style'], x: number, y: number, width: number, side: number): string => {
  const at = (dx: number, dy: number): string => `${px(x + dx * width)} ${px(y + dy * side)}`;
  const [shape, lines, fill, stroke] =
    style === 'jars'
      ? [
          `M${at(0.14, 0.2)}L${at(0.86, 0.2)}L${at(0.9, 0.97)}L${at(0.1, 0.97)}Z`,
          `M${at(0.2, 0.08)}L${at(0.8, 0.08)}`,
          '#7a3f68',
          '#f0a6d8',
        ]
      : [
          `M${at(0.14, 0.03)}L${at(0.86, 0.03)}C${at(0.98, 0.34)} ${at(0.98, 0.66)} ${at(0.86, 0.97)}L${at(0.14, 0.97)}C${at(0.02, 0.66)} ${at(0.02, 0.34)} ${at(0.14, 0.03)}Z`,
          `M${at(0.08, 0.2)}L${at(0.92, 0.2)}M${at(0.08, 0.8)}L${at(0.92, 0.8)}`,
          '#8a5a2e',
          '#aeb6bf',
        ];
  return path(shape, { fill, stroke, width: 1.4 }) + path(lines, { stroke, width: 3 });
};

/** A square of a strip, or a cup that is open at the top. */
const place = (
  style: RowScene['style'],
  x: number,
  y: number,
  width: number,
  side: number,
  { theme }: Look,
): string =>
  style === 'strip' || style === 'track'
    ? rect(x, y, width, side, { fill: '#6d5138', stroke: theme.outline, width: 1.2 })
    : style !== 'cups'
      ? vessel(style, x, y, width, side)
      : path(
          `M${px(x + 4)} ${px(y + 2)}C${px(x + 6)} ${px(y + side + 8)} ${px(x + width - 6)} ${px(y + side + 8)} ${px(x + width - 4)} ${px(y + 2)}Z`,
          { fill: theme.plate, stroke: theme.ink, width: 2 },
        );

/** Places with tokens: their number in a coin or stone, nothing on an empty place. */
const tokenSquares = ({ squares, style }: RowScene, look: Look): Drawing => {
  const { theme } = look;
  const width = squareWidth(squares, look);
  const perRow = Math.max(1, Math.min(squares.length, Math.floor(look.room.width / width + 1e-6)));
  const side = Math.min(width, 48);
  const height = side + LABEL_PX + 6;
  const plain = style === 'strip' || style === 'track' ? GOLD : theme.fills.none;
  const nothing = style === 'track' ? '' : '0';
  const token = (item: Labelled, x: number, y: number): string => {
    const mark = item.mark ?? 'none';
    const value = item.value === COIN ? '' : brief(item.value, 9);
    const high = side * 0.7;
    const wide = Math.max(high, measure(value, TEXT_PX, true) + 10);
    const box = (stroke: Stroke): string =>
      rect(x - wide / 2, y - high / 2, wide, high, { ...stroke, round: high / 2 });
    if (item.value === nothing)
      return mark === 'none' ? '' : box({ ...edge(theme, mark), stroke: theme.strokes[mark] });
    const moved = mark === 'changed' || mark === 'gone';
    return (
      box({
        fill: mark === 'none' || moved ? plain : theme.fills[mark],
        ...edge(theme, mark),
        ...(moved ? { stroke: theme.strokes[mark], width: 3.4 } : {}),
      }) + text(x, y, value, { fill: theme.onFill, bold: true })
    );
  };
  const body = squares
    .map((item, i) => {
      const [x, y] = [(i % perRow) * width, Math.floor(i / perRow) * height + 1];
      const drawn =
        place(style, x, y, width, side, look) +
        token(item, x + width / 2, y + side / 2) +
        quietText(theme, x + width / 2, y + side + 2 + LABEL_PX / 2, signed(item.label, item.mark));
      return touchable(look, placeOf(item), drawn, hitBox(x + 1, y, width - 2, side + LABEL_PX));
    })
    .join('');
  return { width: perRow * width, height: Math.ceil(squares.length / perRow) * height, body };
};

/** Coins or squares from left to right; of many squares only those that are not empty. */
export const row = (scene: RowScene, look: Look): Drawing => {
  const { squares, style } = scene;
  if (squares.length === 0) return caption(look, '0', false);
  if (style === 'coins') {
    if (squares.length <= MAX_LARGE_COINS) return largeCoins(squares, look);
    return squares.length * 0.85 <= look.room.height
      ? stack([smallCoins(squares, look), ...markedCoins(squares, look)], 4)
      : cells(headsOf(squares), look);
  }
  if (squares.length <= 100) {
    const drawn = tokenSquares(scene, look);
    if (drawn.height <= look.room.height) return drawn;
  }
  return cells(
    squares.filter((item) => item.value !== '0' && item.value !== ''),
    look,
  );
};

const headsOf = (squares: readonly Labelled[]): readonly Labelled[] =>
  squares
    .filter((item) => item.value === 'H')
    .map((item) => ({
      label: '',
      value: item.label,
      ...(item.mark === undefined ? {} : { mark: item.mark }),
    }));

/** A set of numbers; those that the last move took are hollow. */
export const set = ({ numbers, take, gone = [] }: SceneOf<'set'>, look: Look): Drawing => {
  if (numbers.length + gone.length === 0) {
    const box = { x: 0, y: 0, width: 40, height: 28 };
    return { width: 40, height: 28, body: cell(look, box, '∅', 'none') };
  }
  const items: Labelled[] = [
    ...numbers.map((value) => ({ label: '', value, ...(value === take ? { mark: 'win' as const } : {}) })),
    ...gone.map((value) => ({ label: '', value, mark: 'gone' as const })),
  ];
  const byNumber = (a: Labelled, b: Labelled): number =>
    isCount(a.value) && isCount(b.value)
      ? a.value.length - b.value.length || (a.value < b.value ? -1 : 1)
      : 0;
  return cells(gone.length === 0 ? items : items.sort(byNumber), look, {
    pieceOf: ({ value }) => ({ kind: 'number', number: value }),
  });
};
