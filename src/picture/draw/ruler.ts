import type { SceneOf } from '../../engine/core/scene.ts';
import { caption, isCount, type Look, quietText, share } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from '../svg.ts';
import { DASHES } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';

const LENGTH_HEIGHT_PX = 52;
const WHEAT = '#e9d58f';

/** A mark for each unit along the lower edge where there is room, longer ones at fives and tens. */
const ticks = (total: string, width: number, { theme }: Look): string => {
  const count = total.length > 3 ? 0 : Number(total);
  const step = [1, 5, 10].find((units) => (width / count) * units >= 5);
  if (count === 0 || step === undefined) return '';
  let d = '';
  for (let i = step; i < count; i += step)
    d += `M${px((i / count) * width)} ${22 + LENGTH_HEIGHT_PX}v${-(i % 10 === 0 ? 22 : i % 5 === 0 ? 16 : 9)}`;
  return path(d, { stroke: theme.outline, width: 1.2 });
};

/** Narrower units cannot be hit one by one. */
const MIN_TOUCH_PX = 8;

/** A target for each unit, or one for the whole length where units are narrow. */
const units = (total: string, width: number, look: Look): string => {
  const count = total.length > 3 ? Number.POSITIVE_INFINITY : Number(total);
  const unit = width / count;
  if (unit < MIN_TOUCH_PX)
    return touchable(look, { kind: 'heap', heap: '1' }, '', hitBox(0, 22, width, LENGTH_HEIGHT_PX));
  return Array.from({ length: count }, (_, i) =>
    touchable(
      look,
      { kind: 'stone', heap: '1', nth: `${i + 1}` },
      '',
      hitBox(i * unit, 22, unit, LENGTH_HEIGHT_PX, 0),
    ),
  ).join('');
};

/** The parts as a sum, on up to three lines. */
const sum = (scene: SceneOf<'ruler'>, look: Look): readonly Drawing[] => {
  const items = scene.parts.map((part, i) => (i === 0 ? brief(part, 14) : `+ ${brief(part, 14)}`));
  const lines: string[] = [];
  let current = `${brief(scene.total, 14)} =`;
  for (const item of items) {
    const next = `${current} ${item}`;
    if (measure(next, SMALL_TEXT_PX) > look.room.width) {
      lines.push(current);
      current = item;
    } else current = next;
  }
  lines.push(current);
  if (lines.length <= 3) return lines.map((words) => caption(look, words, false));
  return [...lines.slice(0, 2), `… ${items.at(-1)!}`].map((words) => caption(look, words, false));
};

/** A length with the parts it is cut into, largest first, and how much may be taken now, from the right. */
export const ruler = (scene: SceneOf<'ruler'>, look: Look): Drawing => {
  const { theme, room, words } = look;
  const { total, parts, limit, take, gone } = scene;
  if (!isCount(total) || total === '0') return caption(look, total, false);
  const before = gone === undefined ? total : String(BigInt(total) + BigInt(gone));
  const width = Math.max(60, share(total, before) * room.width);
  let x = 0;
  let body = text(width / 2, 9, brief(total, 20), { fill: theme.ink, bold: true });
  (parts.length === 0 ? [total] : parts).slice(0, 60).forEach((part, i) => {
    const long = Math.min(share(part, total) * width, width - x);
    if (long < 0.5) return;
    body += rect(x, 22, long, LENGTH_HEIGHT_PX, {
      fill: parts.length === 0 ? WHEAT : theme.tints[i % 2 === 0 ? 0 : 1],
      stroke: theme.outline,
      width: 1.2,
    });
    const label = brief(part, 9);
    if (parts.length > 0 && measure(label, TEXT_PX) + 6 <= long)
      body += text(x + long / 2, 22 + LENGTH_HEIGHT_PX / 2, label, { fill: theme.onFill });
    x += long;
  });
  body += ticks(total, width, look) + rect(0, 22, width, LENGTH_HEIGHT_PX, { stroke: theme.outline });
  if (gone !== undefined)
    body += rect(width + 2, 22, room.width - width - 2, LENGTH_HEIGHT_PX, {
      stroke: theme.strokes.gone,
      width: 2,
      dash: DASHES.gone,
    });
  body += units(total, width, look);
  const reach = Math.max(2, share(isCount(limit) ? limit : '0', total) * width);
  const y = 22 + LENGTH_HEIGHT_PX + 9;
  const most = words.atMost(brief(limit, 14));
  body +=
    line(width - reach, y, width, y, { stroke: theme.strokes.danger, width: 4 }) +
    line(width - reach, y - 6, width - reach, y + 6, { stroke: theme.strokes.danger, width: 2 }) +
    line(width, y - 6, width, y + 6, { stroke: theme.strokes.danger, width: 2 }) +
    quietText(theme, Math.max(width, measure(most, SMALL_TEXT_PX)), y + 19, most, 'end');
  const taken = take === undefined ? 0 : Math.max(4, share(take, total) * width);
  if (taken > 0)
    body += rect(width - taken + 1.5, 20, taken - 3, LENGTH_HEIGHT_PX + 4, {
      stroke: theme.strokes.win,
      width: 4,
    });
  return stack(
    [
      { width: gone === undefined ? width : room.width, height: y + 30, body },
      ...(take === undefined ? [] : [caption(look, words.take(brief(take, 14)), false)]),
      ...(parts.length > 1 ? sum(scene, look) : []),
    ],
    4,
  );
};
