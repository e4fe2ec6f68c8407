import type { CoinPlace, Scene } from '../../engine/core/scene.ts';
import { caption, type Look, paragraph, quietText } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { circle, type Drawing, rect, SMALL, stack, text } from '../svg.ts';
import { DASHES, GOLD, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';

const LEFT = 28;
const BELOW = 22;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const LOW = 240;

/** Lines that name the coins to turn. */
const MOST_LINES = 3;

/** A place with the digits that a line has room for; no line breaks in it. */
const placed = ([x, y]: CoinPlace): string => `(${brief(`${x}`, 20)},\u00A0${brief(`${y}`, 20)})`;

/** Coins on a board, (1, 1) at the lower left; heads are filled and marked H, tails are hollow. */
export const board = (scene: Extract<Scene, { kind: 'board' }>, look: Look): Drawing => {
  const { theme, room, words } = look;
  const { heads, turn = [], turned: before = [] } = scene;
  const [width, height] = [Number(scene.width), Number(scene.height)];
  const pointer =
    turn.length === 0
      ? []
      : [stack(paragraph(look, `${SIGNS.win} ${turn.map(placed).join(' ')}`, MOST_LINES, false), 0)];
  const within = (high: number): number =>
    Math.min(44, (room.width - LEFT) / Math.max(1, width), high / Math.max(1, height));
  const size = Math.max(Math.min(26, within(room.height - BELOW - 24)), within(LOW - BELOW));
  const recent = new Set(before.map((coin) => coin.join()));
  const turned = new Set(turn.map((coin) => coin.join()));
  const summary = caption(look, words.heads(heads.length, brief(`${scene.width}`), brief(`${scene.height}`)));
  if (size < 5 || width === 0 || height === 0)
    return stack([
      summary,
      cells(
        heads.map((head) => ({
          label: '',
          value: head.map((x) => brief(`${x}`, 20)).join(),
          ...(turned.has(head.join()) ? { mark: 'win' } : recent.has(head.join()) ? { mark: 'changed' } : {}),
        })),
        look,
        { most: 50, digits: 41 },
      ),
      ...pointer,
    ]);
  const up = new Set(heads.map((head) => head.join()));
  const high = height * size;
  let body = '';
  for (let y = 1; y <= height; y += 1)
    for (let x = 1; x <= width; x += 1) {
      const left = LEFT + (x - 1) * size;
      const top = high - y * size;
      const isHead = up.has(`${x},${y}`);
      const piece = { kind: 'square', board: 0, row: y, column: x } as const;
      const hit = (drawn: string): string => touchable(look, piece, drawn, hitBox(left, top, size, size));
      const field =
        size >= 10 ? rect(left, top, size, size, { fill: theme.plate, stroke: theme.line, width: 1 }) : '';
      const turns = turned.has(`${x},${y}`);
      const last = recent.has(`${x},${y}`);
      if (!isHead && !turns && !last && size < 12) {
        body += hit(field);
        continue;
      }
      const coin = circle(left + size / 2, top + size / 2, size * 0.38, {
        fill: isHead ? (turns ? theme.fills.win : GOLD) : theme.paper,
        stroke: turns ? theme.ink : last ? theme.strokes.changed : isHead ? theme.outline : theme.line,
        width: turns ? 2.4 : last ? 3 : 1.2,
        ...(last && !turns ? { dash: DASHES.changed } : {}),
      });
      const sign =
        (isHead || turns) && size >= 24
          ? text(left + size / 2, top + size / 2, isHead ? 'H' : SIGNS.win, {
              fill: isHead ? theme.onFill : theme.ink,
              bold: true,
              size: SMALL,
            })
          : '';
      body += hit(field + coin + sign);
    }
  if (size < 10)
    body = rect(LEFT, 0, width * size, high, { fill: theme.plate, stroke: theme.line, width: 1 }) + body;
  const step =
    [1, 2, 5, 10, 20].find((n) => n * size >= Math.max(18, measure(String(width), SMALL) + 6)) ?? 50;
  for (let x = step; x <= width; x += step)
    body += quietText(theme, LEFT + (x - 0.5) * size, high + 12, String(x));
  for (let y = step; y <= height; y += step)
    body += quietText(theme, LEFT - 6, high - (y - 0.5) * size, String(y), 'end');
  const drawn: Drawing = { width: LEFT + width * size, height: high + BELOW, body };
  return stack([drawn, ...(size < 24 ? [summary] : []), ...pointer]);
};
