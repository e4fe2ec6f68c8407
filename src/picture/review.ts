import { scaleLinear } from 'd3-scale';
import { axisStep, caption, type Look, largest, quietText } from './look.ts';
import { brief, measure } from './metrics.ts';
import { type Drawing, line, path, px, rect, SMALL_TEXT_PX, stack, text } from './svg.ts';

/** Who was winning at one position of a match. Seat 0 moves first. */
export interface MatchLead {
  /** The seat that wins under perfect play; null = not known. */
  readonly ahead: 0 | 1 | null;
  /** Moves to the end under perfect play (remoteness), in decimal; null = not known. */
  readonly length: string | null;
}

/** A finished match, move by move. */
export interface ReviewScene {
  /** The position before each move, and the last one. */
  readonly standings: readonly MatchLead[];
  /** Moves that gave a win away, from 1. */
  readonly turns: readonly number[];
}

/** The height above the line, for the first player's lead, and below it, for the second's. */
const HALF_PX = 84;
/** A bar of length 0 is still visible, since that position is won too. */
const MIN_BAR_PX = 10;
/** The remoteness at which bars are capped: the chart shows who leads, not exact lengths. */
const MAX_REMOTENESS = 1_000_000;
const MAX_COLUMN_PX = 30;
/** The smallest distance between two signs. */
const SIGN_DISTANCE_PX = 14;
const SIGN = '✗';

const heightOf = (scene: ReviewScene): ((standing: MatchLead) => number) => {
  const lengths = scene.standings.map(({ length }) => Math.min(MAX_REMOTENESS, Number(length ?? '0')));
  const scale = scaleLinear()
    .domain([0, Math.max(1, ...lengths)])
    .range([MIN_BAR_PX, HALF_PX]);
  return ({ length }) => (length === null ? HALF_PX / 2 : scale(Math.min(MAX_REMOTENESS, Number(length))));
};

/** One bar per position: solid, or dashed if only the winner is known. */
const bars = (scene: ReviewScene, look: Look, column: number): string => {
  const { theme } = look;
  const height = heightOf(scene);
  const gap = column >= 6 ? 2 : 0;
  return scene.standings
    .map((standing, i) => {
      const { ahead, length } = standing;
      const x = i * column + gap / 2;
      const width = Math.max(1, column - gap);
      if (ahead === null) return line(x, 0, x + width, 0, { stroke: theme.quiet, width: 4, dash: '2 4' });
      const tall = height(standing);
      return rect(x, ahead === 0 ? -tall : 0, width, tall, {
        fill: length === null ? theme.plate : theme.tints[ahead],
        ...(gap > 0 ? { stroke: theme.outline, width: 1 } : {}),
        ...(length === null ? { stroke: theme.quiet, dash: '3 3' } : {}),
      });
    })
    .join('');
};

/** A dashed line between two bars wherever a win was given away, with a sign if there is room. */
const turnings = (scene: ReviewScene, look: Look, column: number): string => {
  const { theme } = look;
  const stroke = theme.strokes.danger;
  let last = Number.NEGATIVE_INFINITY;
  let body = '';
  for (const turn of scene.turns) {
    const x = turn * column;
    body += line(x, -HALF_PX - 4, x, HALF_PX + 4, { stroke, width: 1.6, dash: '4 3' });
    if (x - last >= SIGN_DISTANCE_PX) {
      body += text(x, -HALF_PX - 13, SIGN, { fill: stroke, size: SMALL_TEXT_PX, bold: true });
      last = x;
    } else body += path(`M${px(x - 3)} ${-HALF_PX - 10}l6 0l-3 6z`, { fill: stroke });
  }
  return body;
};

/**
 * Who was winning at each position, and how many moves the game would have lasted: bars above the line for the first player,
 * below it for the second; a sign wherever a win was given away. For games of any length.
 */
export const reviewDrawing = (scene: ReviewScene, look: Look): Drawing => {
  const { theme, room, words } = look;
  const count = Math.max(1, scene.standings.length);
  const scale = brief(largest(scene.standings.map(({ length }) => length ?? '0')), 7);
  const left = measure(scale, SMALL_TEXT_PX) + 12;
  const column = Math.min(MAX_COLUMN_PX, (room.width - left - 8) / count);
  const width = count * column;
  const step = axisStep(column, measure(String(count - 1), SMALL_TEXT_PX) + 8);
  const anyone = (is: (standing: MatchLead) => boolean): boolean =>
    scene.standings.some((standing) => standing.ahead !== null && is(standing));
  let numbers = '';
  for (let move = step; move < count; move += step)
    numbers += quietText(theme, move * column, HALF_PX + 14, String(move));
  const scaled = (scene.standings.every(({ length }) => length === null) ? [] : [-HALF_PX, HALF_PX])
    .map((y) => quietText(theme, -8, y + (y < 0 ? 7 : -7), scale, 'end'))
    .join('');
  const chart: Drawing = {
    width: left + width + 8,
    height: 2 * HALF_PX + 48,
    body: `<g transform="translate(${px(left)} ${px(HALF_PX + 24)})">${
      bars(scene, look, column) +
      line(0, 0, width, 0, { stroke: theme.ink, width: 1.4 }) +
      turnings(scene, look, column) +
      numbers +
      scaled
    }</g>`,
  };
  return stack(
    [
      caption(look, `▲ ${words.review.ahead[0]} · ▼ ${words.review.ahead[1]}`, false),
      chart,
      ...(anyone(({ length }) => length !== null) ? [caption(look, words.review.height)] : []),
      ...(anyone(({ length }) => length === null) ? [caption(look, words.review.dashed)] : []),
      ...(scene.standings.some(({ ahead }) => ahead === null) ? [caption(look, words.review.dotted)] : []),
      ...(scene.turns.length === 0 ? [] : [caption(look, `${SIGN} ${words.review.turned}`)]),
    ],
    4,
  );
};
