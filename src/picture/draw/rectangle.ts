import type { SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, TEXT_PX, text } from '../svg.ts';
import { DASHES } from '../theme.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';
import { becomes, framed } from './change.ts';

/** Of the sides: longer rectangles are shown as numbers. */
const MAX_RATIO = 45;
/** Smaller squares are not drawn one by one. */
const MIN_SQUARE_PX = 4;
/** Squared paper, and its lines where there is room for them. */
const SHEET = '#f6efdc';
const squaredSheet = (a: number, b: number, unit: number): string => {
  if (unit < 5) return '';
  let d = '';
  for (let x = 1; x < a; x += 1) d += `M${px(x * unit)} 0v${px(b * unit)}`;
  for (let y = 1; y < b; y += 1) d += `M0 ${px(y * unit)}h${px(a * unit)}`;
  return path(d, { stroke: '#b9a982', width: 0.8 });
};

/** The same ratio in numbers that fit a double, where it can be drawn at all. */
const scaled = (a: string, b: string): readonly [number, number] => {
  const cut = Math.max(0, Math.max(a.length, b.length) - 15);
  const head = (digits: string): number =>
    digits.length > cut ? Number(digits.slice(0, digits.length - cut)) : 0;
  return cut === 0 ? [Number(a), Number(b)] : [head(a), head(b)];
};

/** The squares of Euclid's algorithm, largest first, placed alternately from the left and from the top. */
const squares = (width: number, height: number, unit: number, look: Look): string => {
  const { theme } = look;
  let [x, y, w, h] = [0, 0, width, height];
  let body = '';
  for (let level = 0; w * unit >= 1.5 && h * unit >= 1.5 && level < 24; level += 1) {
    const side = Math.min(w, h);
    const across = w >= h;
    const count = Math.max(1, Math.floor((across ? w : h) / side + 1e-9));
    const fill = theme.tints[level % 2 === 0 ? 0 : 1];
    const long = side * count * unit;
    body += rect(x * unit, y * unit, across ? long : side * unit, across ? side * unit : long, {
      fill,
      stroke: theme.outline,
      width: 1.2,
    });
    for (let i = 1; i < count && side * unit >= MIN_SQUARE_PX; i += 1) {
      const [left, top] = across ? [x + i * side, y] : [x, y + i * side];
      const [right, bottom] = across ? [left, y + side] : [x + side, top];
      body += line(left * unit, top * unit, right * unit, bottom * unit, {
        stroke: theme.outline,
        width: 1.2,
      });
    }
    const label = Number.isSafeInteger(side) ? String(side) : '';
    if (label !== '' && label.length < 8 && side * unit >= Math.max(22, measure(label, SMALL_TEXT_PX) + 6))
      body += text((x + side / 2) * unit, (y + side / 2) * unit, label, {
        fill: theme.onFill,
        size: SMALL_TEXT_PX,
      });
    if (across) {
      x += side * count;
      w -= side * count;
    } else {
      y += side * count;
      h -= side * count;
    }
  }
  return body;
};

type SideLengths = readonly [string, string];

/** Narrower squares cannot be hit one by one. */
const MIN_TOUCH_PX = 12;

/** The squares that a move cuts off, from the corner where the rest stays; narrow squares are hit as one block. */
const blocks = (pair: number, a: number, b: number, unit: number, look: Look): string => {
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  const count = Math.floor(long / short + 1e-9);
  const side = short * unit;
  if (side < MIN_TOUCH_PX)
    return touchable(look, { kind: 'pair', pair }, '', hitBox(0, 0, a * unit, b * unit));
  const rest = (long - count * short) * unit;
  return Array.from({ length: count }, (_, i) => {
    const at = rest + i * side;
    const box: readonly [number, number, number, number] =
      a >= b ? [at, 0, side, b * unit] : [0, at, a * unit, side];
    const edge = rect(...box, { stroke: look.theme.outline, width: 1.2, dash: '5 4' });
    const drawn = touchable(look, { kind: 'block', pair, nth: `${i + 1}` }, edge, hitBox(...box));
    return drawn === edge ? '' : drawn;
  }).join('');
};

interface ShownPair {
  readonly pair: SideLengths;
  /** From 1. */
  readonly number: number;
  readonly cut: boolean;
  readonly most: number;
  /** Before the last move, drawn around it. */
  readonly was?: SideLengths;
}

/** One pair of numbers. */
const one = ({ pair, number, cut, most, was = pair }: ShownPair, look: Look): Drawing => {
  const [first, second] = pair;
  const { theme, room } = look;
  const words = `${brief(first, 16)} × ${brief(second, 16)}`;
  const [a, b] = scaled(first, second);
  const [long, short] = [Math.max(a, b), Math.min(a, b)];
  if (short === 0 || long / short > MAX_RATIO) {
    const width = Math.min(room.width, measure(words, TEXT_PX) + 30);
    const body =
      rect(1, 1, width - 2, 34, { fill: theme.plate, stroke: theme.quiet, dash: '6 3' }) +
      text(width / 2, 18, words, { fill: theme.ink });
    const hit = hitBox(1, 1, width - 2, 34);
    return { width, height: 36, body: touchable(look, { kind: 'pair', pair: number }, body, hit) };
  }
  const left = measure(brief(second), SMALL_TEXT_PX) + 10;
  const exactly = (sides: SideLengths): boolean => sides.every((side) => side.length <= 15);
  const [formerA, formerB] = exactly(was) && exactly([first, second]) ? scaled(...was) : [a, b];
  const unit = Math.min((room.width - left) / Math.max(a, formerA), most / Math.max(b, formerB));
  const [w, h] = [a * unit, b * unit];
  const [beyondX, beyondY] = [Math.max(0, formerA * unit - w), Math.max(0, formerB * unit - h)];
  const exact = cut && exactly([first, second]);
  const wide = Math.max(w, measure(brief(first), SMALL_TEXT_PX));
  const high = Math.max(h, 18);
  const inside = exact
    ? squares(a, b, unit, look)
    : rect(0, 0, w, h, { fill: cut ? theme.fills.none : SHEET, stroke: theme.outline }) +
      (cut ? '' : squaredSheet(a, b, unit));
  const ghost =
    beyondX + beyondY === 0
      ? ''
      : rect(1, 1, w + beyondX - 2, h + beyondY - 2, {
          stroke: theme.strokes.gone,
          width: 2,
          dash: DASHES.gone,
        });
  return {
    width: left + wide + beyondX,
    height: 22 + high + beyondY,
    body:
      text(left + w / 2 + Math.max(0, (wide - w) / 2), 9, brief(first), {
        fill: theme.ink,
        size: SMALL_TEXT_PX,
      }) +
      text(left - 8, 22 + high / 2, brief(second), { fill: theme.ink, size: SMALL_TEXT_PX, anchor: 'end' }) +
      `<g transform="translate(${left + (wide - w) / 2} ${22 + (high - h) / 2})">${ghost}${inside}${exactly(pair) ? blocks(number, a, b, unit, look) : ''}</g>`,
  };
};

/** Each pair as a rectangle, which `cut` divides into the squares of Euclid's algorithm; many pairs as numbers. */
export const rectangle = (scene: SceneOf<'rectangle'>, look: Look): Drawing => {
  const { pairs, change, was, cut = false } = scene;
  if (pairs.length === 0) return caption(look, '0', false);
  if (pairs.length > 4)
    return cells(
      pairs.map(([a, b], i) => ({
        label: `${i + 1}`,
        value: `${brief(a, 9)} × ${brief(b, 9)}`,
        ...(change?.pair === i ? { mark: 'win' } : {}),
      })),
      look,
      { digits: 24, pieceOf: (_, i) => ({ kind: 'pair', pair: i + 1 }) },
    );
  const most = Math.min(200, (look.room.height - (change === undefined ? 0 : 34)) / pairs.length - 36);
  const narrow: Look = { ...look, room: { ...look.room, width: look.room.width - 10 } };
  return stack(
    pairs.map((pair, i) => {
      const shown = { pair, number: i + 1, cut, most };
      if (change?.pair === i)
        return stack([framed(one(shown, narrow), look), caption(look, becomes(change, '×'), false)], 4);
      return one(was?.pair === i && was.count === 1 ? { ...shown, was: was.from } : shown, look);
    }),
    14,
  );
};
