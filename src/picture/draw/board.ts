import type { CoinPlace, SceneOf } from '../../engine/core/scene.ts';
import { axisStep, caption, type Look, paragraph, quietText } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { circle, type Drawing, rect, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import { DASHES, GOLD, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';

const LEFT_PX = 28;
const BELOW_PX = 22;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 240;

type BoardScene = SceneOf<'board'>;

/** The size of a square: a board is enlarged while it stays low. */
const squareSize = (width: number, height: number, { room }: Look): number => {
  const within = (high: number): number =>
    Math.min(44, (room.width - LEFT_PX) / Math.max(1, width), high / Math.max(1, height));
  return Math.max(Math.min(26, within(room.height - BELOW_PX - 24)), within(PREFERRED_HEIGHT_PX - BELOW_PX));
};

interface Coin {
  readonly isHead: boolean;
  /** Whether the winning move, and the last move, turns it. */
  readonly turns: boolean;
  readonly last: boolean;
}

/** A coin with its letter or sign, its square's upper left corner at (left, top). */
const coinAt = (
  { isHead, turns, last }: Coin,
  left: number,
  top: number,
  size: number,
  { theme }: Look,
): string => {
  const coin = circle(left + size / 2, top + size / 2, size * 0.38, {
    fill: isHead ? (turns ? theme.fills.win : GOLD) : theme.paper,
    stroke: turns ? theme.ink : last ? theme.strokes.changed : isHead ? theme.outline : theme.line,
    width: turns ? 2.4 : last ? 3 : 1.2,
    ...(last && !turns ? { dash: DASHES.changed } : {}),
  });
  if ((!isHead && !turns) || size < 24) return coin;
  const style = { fill: isHead ? theme.onFill : theme.ink, bold: true, size: SMALL_TEXT_PX };
  return coin + text(left + size / 2, top + size / 2, isHead ? 'H' : SIGNS.win, style);
};

/** Places as text, `x,y`. */
const placesIn = (places: readonly CoinPlace[]): ReadonlySet<string> =>
  new Set(places.map((place) => place.join()));

/** All squares with their coins. */
const squares = (scene: BoardScene, size: number, look: Look): string => {
  const { theme } = look;
  const [width, height] = [Number(scene.width), Number(scene.height)];
  const [up, turning, recent] = [
    placesIn(scene.heads),
    placesIn(scene.turn ?? []),
    placesIn(scene.turned ?? []),
  ];
  const high = height * size;
  const small =
    size < 10
      ? rect(LEFT_PX, 0, width * size, high, { fill: theme.plate, stroke: theme.line, width: 1 })
      : '';
  let body = small;
  for (let y = 1; y <= height; y += 1)
    for (let x = 1; x <= width; x += 1) {
      const [left, top] = [LEFT_PX + (x - 1) * size, high - y * size];
      const at = `${x},${y}`;
      const coin = { isHead: up.has(at), turns: turning.has(at), last: recent.has(at) };
      const field =
        small === '' ? rect(left, top, size, size, { fill: theme.plate, stroke: theme.line, width: 1 }) : '';
      const isDrawn = coin.isHead || coin.turns || coin.last || size >= 12;
      body += touchable(
        look,
        { kind: 'square', board: 0, row: y, column: x },
        field + (isDrawn ? coinAt(coin, left, top, size, look) : ''),
        hitBox(left, top, size, size),
      );
    }
  return body;
};

/** Lines that name the coins to turn. */
const MAX_TURN_LINES = 3;

/** A place with the digits that a line has room for; no line breaks in it. */
const placed = ([x, y]: CoinPlace): string => `(${brief(`${x}`, 20)},\u00A0${brief(`${y}`, 20)})`;

/** Coins on a board, (1, 1) at the lower left; heads are filled and marked H, tails are hollow. */
export const board = (scene: BoardScene, look: Look): Drawing => {
  const { theme, words } = look;
  const { heads, turn = [], turned = [] } = scene;
  const [width, height] = [Number(scene.width), Number(scene.height)];
  const pointer =
    turn.length === 0
      ? []
      : [stack(paragraph(look, `${SIGNS.win} ${turn.map(placed).join(' ')}`, MAX_TURN_LINES, false), 0)];
  const size = squareSize(width, height, look);
  const [turning, recent] = [placesIn(turn), placesIn(turned)];
  const summary = caption(look, words.heads(heads.length, brief(`${scene.width}`), brief(`${scene.height}`)));
  if (size < 5 || width === 0 || height === 0)
    return stack([
      summary,
      cells(
        heads.map((head) => ({
          label: '',
          value: head.map((x) => brief(`${x}`, 20)).join(),
          ...(turning.has(head.join())
            ? { mark: 'win' }
            : recent.has(head.join())
              ? { mark: 'changed' }
              : {}),
        })),
        look,
        { most: 50, digits: 41 },
      ),
      ...pointer,
    ]);
  const high = height * size;
  let body = squares(scene, size, look);
  const step = axisStep(size, Math.max(18, measure(String(width), SMALL_TEXT_PX) + 6));
  for (let x = step; x <= width; x += step)
    body += quietText(theme, LEFT_PX + (x - 0.5) * size, high + 12, String(x));
  for (let y = step; y <= height; y += step)
    body += quietText(theme, LEFT_PX - 6, high - (y - 0.5) * size, String(y), 'end');
  const drawn: Drawing = { width: LEFT_PX + width * size, height: high + BELOW_PX, body };
  return stack([drawn, ...(size < 24 ? [summary] : []), ...pointer]);
};
