import type { PairChange } from '../../engine/core/scene.ts';
import type { Look } from '../look.ts';
import { brief } from '../metrics.ts';
import { at, type Drawing, rect } from '../svg.ts';
import { SIGNS } from '../theme.ts';

const PAD_PX = 5;

/** The pair after the winning move. */
export const becomes = ({ to }: PairChange, between: string): string => {
  const most = to.length > 1 ? 6 : 14;
  const said = to.map(([a, b]) => `${brief(a, most)} ${between} ${brief(b, most)}`);
  return `${SIGNS.win} → ${said.length === 0 ? '∅' : said.join(' ; ')}`;
};

/** A drawing in the frame that marks the winning move. */
export const framed = (drawing: Drawing, { theme }: Look): Drawing => ({
  width: drawing.width + 2 * PAD_PX,
  height: drawing.height + 2 * PAD_PX,
  body:
    rect(1.5, 1.5, drawing.width + 2 * PAD_PX - 3, drawing.height + 2 * PAD_PX - 3, {
      stroke: theme.strokes.win,
      width: 3,
      round: 6,
    }) + at(drawing, PAD_PX, PAD_PX),
});
