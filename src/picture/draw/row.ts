import type { Labelled, Scene } from '../../engine/core/scene.ts';
import { caption, cell, edge, type Look, signed } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { circle, type Drawing, rect, SIZE, SMALL, stack, text } from '../svg.ts';
import { SIGNS } from '../theme.ts';
import { cells } from './cells.ts';

type RowScene = Extract<Scene, { kind: 'row' }>;

/** Coins in a line while there are at most so many; then small ones, by tens. */
const LARGE = 60;
const LABEL = 20;

/** A coin: heads filled, tails hollow, its letter within where there is room. */
const coin = (look: Look, x: number, y: number, r: number, face: Labelled): string => {
  const { theme } = look;
  const heads = face.value === 'H';
  const mark = face.mark ?? 'none';
  return (
    circle(x, y, r, {
      fill: heads ? theme.fills[mark] : theme.paper,
      ...edge(theme, mark),
      stroke: heads && mark === 'none' ? theme.outline : theme.ink,
    }) + (r >= 10 ? text(x, y, face.value, { fill: heads ? theme.onFill : theme.ink, bold: heads }) : '')
  );
};

const largeCoins = (coins: readonly Labelled[], look: Look): Drawing => {
  const width = Math.max(31, ...coins.map((face) => measure(signed(face.label, face.mark), SMALL) + 4));
  const perRow = Math.max(1, Math.min(coins.length, Math.floor(look.room.width / width)));
  const across = perRow > 10 ? 10 : perRow;
  const height = 30 + LABEL + 4;
  const body = coins
    .map((face, i) => {
      const x = (i % across) * width + width / 2;
      const y = Math.floor(i / across) * height;
      return (
        coin(look, x, y + 15, 12.5, face) +
        text(x, y + 30 + LABEL / 2, signed(face.label, face.mark), { fill: look.theme.quiet, size: SMALL })
      );
    })
    .join('');
  return {
    width: Math.min(coins.length, across) * width,
    height: Math.ceil(coins.length / across) * height,
    body,
  };
};

const smallCoins = (coins: readonly Labelled[], look: Look): Drawing => {
  const left = measure('0000', SMALL) + 8;
  const [step, across] = [14, 20];
  const gap = (i: number): number => Math.floor(i / 10) * 8;
  const rows = Math.ceil(coins.length / across);
  const body = coins
    .map((face, i) => {
      const y = Math.floor(i / across) * 17 + 9;
      const x = left + (i % across) * step + gap(i % across) + 7;
      const label =
        i % across === 0
          ? text(left - 8, y, face.label, { fill: look.theme.quiet, size: SMALL, anchor: 'end' })
          : '';
      return label + coin(look, x, y, 5.5, face);
    })
    .join('');
  return { width: left + across * step + 8, height: rows * 17, body };
};

/** Small coins have no room for signs: those that have one are named. */
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

/** A square with its tokens: their number in a stone, nothing on an empty one. */
const tokenSquares = (squares: readonly Labelled[], look: Look): Drawing => {
  const { theme } = look;
  const width = Math.max(
    36,
    ...squares.map((item) => measure(brief(item.value, 9), SIZE) + 16),
    ...squares.map((item) => measure(signed(item.label, item.mark), SMALL) + 6),
  );
  const perRow = Math.max(1, Math.min(squares.length, Math.floor(look.room.width / width)));
  const height = 36 + LABEL + 4;
  const body = squares
    .map((item, i) => {
      const x = (i % perRow) * width;
      const y = Math.floor(i / perRow) * height;
      const value = brief(item.value, 9);
      const empty = item.value === '0';
      const middle = { x: x + width / 2, y: y + 18 };
      const high = 26;
      const wide = Math.max(high, measure(value, SIZE) + 12);
      return (
        rect(x + 1, y + 1, width - 2, 34, { fill: theme.plate, stroke: theme.line, width: 1.2 }) +
        (empty
          ? text(middle.x, middle.y, '0', { fill: theme.quiet })
          : rect(middle.x - wide / 2, middle.y - high / 2, wide, high, {
              fill: theme.fills[item.mark ?? 'none'],
              round: high / 2,
              ...edge(theme, item.mark),
            }) + text(middle.x, middle.y, value, { fill: theme.onFill, bold: true })) +
        text(middle.x, y + 36 + LABEL / 2, signed(item.label, item.mark), { fill: theme.quiet, size: SMALL })
      );
    })
    .join('');
  return { width: perRow * width, height: Math.ceil(squares.length / perRow) * height, body };
};

/** Coins or squares from left to right; many squares by those that are not empty. */
export const row = (scene: RowScene, look: Look): Drawing => {
  const { squares, style } = scene;
  if (squares.length === 0) return caption(look, '0', false);
  if (style === 'coins') {
    if (squares.length <= LARGE) return largeCoins(squares, look);
    return squares.length * 0.85 <= look.room.height
      ? stack([smallCoins(squares, look), ...markedCoins(squares, look)], 4)
      : cells(headsOf(squares), look);
  }
  const drawn = tokenSquares(squares, look);
  if (squares.length <= 100 && drawn.height <= look.room.height) return drawn;
  return cells(
    squares.filter((item) => item.value !== '0'),
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

/** A set of numbers. */
export const set = (scene: Extract<Scene, { kind: 'set' }>, look: Look): Drawing => {
  if (scene.numbers.length === 0) {
    const box = { x: 0, y: 0, width: 40, height: 28 };
    return { width: 40, height: 28, body: cell(look, box, '∅', 'none') };
  }
  return cells(
    scene.numbers.map((value) => ({ label: '', value, ...(value === scene.take ? { mark: 'win' } : {}) })),
    look,
  );
};
