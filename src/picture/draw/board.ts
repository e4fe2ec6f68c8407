import type { Scene } from '../../engine/core/scene.ts';
import { axisStep, caption, type Look, quietText } from '../look.ts';
import { measure } from '../metrics.ts';
import { circle, type Drawing, rect, SMALL_TEXT_PX, stack, text } from '../svg.ts';
import { DASHES, GOLD, SIGNS } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';

const LEFT_PX = 28;
const BELOW_PX = 22;
/** The height up to which a board is enlarged, so that its controls stay in view. */
const PREFERRED_HEIGHT_PX = 240;

/** Coins on a board, (1, 1) at the lower left; heads are filled and marked H, tails are hollow. */
export const board = (scene: Extract<Scene, { kind: 'board' }>, look: Look): Drawing => {
  const { theme, room, words } = look;
  const { width, height, heads, turn = [], turned: before = [] } = scene;
  const pointer =
    turn.length === 0
      ? []
      : [caption(look, `${SIGNS.win} ${turn.map(([x, y]) => `(${x}, ${y})`).join(' ')}`, false)];
  const within = (high: number): number =>
    Math.min(44, (room.width - LEFT_PX) / Math.max(1, width), high / Math.max(1, height));
  const size = Math.max(
    Math.min(26, within(room.height - BELOW_PX - 24)),
    within(PREFERRED_HEIGHT_PX - BELOW_PX),
  );
  const summary = caption(look, words.heads(heads.length, width, height));
  if (size < 5 || width === 0 || height === 0)
    return stack([
      summary,
      cells(
        heads.map(([x, y]) => ({ label: '', value: `${x},${y}` })),
        look,
        { most: 50, digits: 40 },
      ),
      ...pointer,
    ]);
  const recent = new Set(before.map(([x, y]) => `${x},${y}`));
  const up = new Set(heads.map(([x, y]) => `${x},${y}`));
  const turned = new Set(turn.map(([x, y]) => `${x},${y}`));
  const high = height * size;
  let body = '';
  for (let y = 1; y <= height; y += 1)
    for (let x = 1; x <= width; x += 1) {
      const left = LEFT_PX + (x - 1) * size;
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
              size: SMALL_TEXT_PX,
            })
          : '';
      body += hit(field + coin + sign);
    }
  if (size < 10)
    body = rect(LEFT_PX, 0, width * size, high, { fill: theme.plate, stroke: theme.line, width: 1 }) + body;
  const step = axisStep(size, Math.max(18, measure(String(width), SMALL_TEXT_PX) + 6));
  for (let x = step; x <= width; x += step)
    body += quietText(theme, LEFT_PX + (x - 0.5) * size, high + 12, String(x));
  for (let y = step; y <= height; y += step)
    body += quietText(theme, LEFT_PX - 6, high - (y - 0.5) * size, String(y), 'end');
  const drawn: Drawing = { width: LEFT_PX + width * size, height: high + BELOW_PX, body };
  return stack([drawn, ...(size < 24 ? [summary] : []), ...pointer]);
};
