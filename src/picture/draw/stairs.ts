import type { Heap, SceneOf } from '../../engine/core/scene.ts';
import { edge, type Look, quietText, signedWithin } from '../look.ts';
import { brief, measure } from '../metrics.ts';
import { at, circle, type Drawing, rect, SMALL_TEXT_PX, TEXT_PX, text } from '../svg.ts';
import { hitBox, touchable } from '../touchable.ts';
import { cells } from './cells.ts';
import { isPile, pileOf } from './stones.ts';

const RISE_PX = 16;
/** For the stones of the highest step. */
const PREFERRED_PILE_PX = 130;

/** The stones of a step, or a single one where there are too many to draw. */
const load = (step: Heap, r: number, wide: number, look: Look): Drawing => {
  if (isPile(step.value)) return pileOf(look, step, r, wide);
  const { theme } = look;
  return {
    width: 22,
    height: 22,
    body: touchable(
      look,
      { kind: 'heap', heap: step.label },
      circle(11, 11, 10, { fill: theme.fills[step.mark ?? 'none'], ...edge(theme, step.mark) }),
      hitBox(11 - wide / 2, -2, wide, 26),
    ),
  };
};

/** A staircase from the floor upwards; many steps as cells in rows. */
export const stairs = (scene: SceneOf<'stairs'>, look: Look): Drawing => {
  const { theme, room, words } = look;
  const { steps } = scene;
  const least = Math.max(
    40,
    measure(words.floor, SMALL_TEXT_PX) + 8,
    ...steps.slice(0, 20).map((step) => measure(brief(step.value), TEXT_PX, true) + 8),
    ...steps.slice(0, 20).map((step) => measure(signedWithin(step.label, step.mark, 70), SMALL_TEXT_PX) + 8),
  );
  if (steps.length === 0 || steps.length * least > room.width)
    return cells(steps, look, { most: 60, pieceOf: ({ label }) => ({ kind: 'heap', heap: label }) });
  const width = Math.max(least, Math.min(70, room.width / steps.length));
  const highest = Math.max(
    1,
    ...steps.map((step) => (isPile(step.value) ? Number(step.value) + Number(step.gone ?? '0') : 1)),
  );
  const r = Math.max(4, Math.min(9, (PREFERRED_PILE_PX / highest - 3) / 2));
  const loads = steps.map((step) => load(step, r, width - 4, look));
  const above = Math.max(...loads.map((drawn, i) => drawn.height + i * RISE_PX)) + 24;
  const foot = above + 26;
  const body = steps
    .map((step, i) => {
      const x = i * width;
      const tread = above - i * RISE_PX;
      const drawn = loads[i]!;
      const middle = x + width / 2;
      return (
        rect(x, tread, width, foot - tread, { fill: theme.plate, stroke: theme.line, width: 1.2 }) +
        at(drawn, middle - drawn.width / 2, tread - drawn.height) +
        text(middle, tread - drawn.height - 11, brief(step.value), { fill: theme.ink, bold: true }) +
        quietText(
          theme,
          middle,
          foot - 13,
          step.mark === 'dead' ? words.floor : signedWithin(step.label, step.mark, width),
        )
      );
    })
    .join('');
  return { width: steps.length * width, height: foot + 1, body };
};
