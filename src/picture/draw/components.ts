import type { Scene } from '../../engine/core/scene.ts';
import { caption, type Look } from '../look.ts';
import { at, type Drawing, rect, SMALL, stack, text } from '../svg.ts';
import type { Draw } from './index.ts';

const PAD = 8;
const SIGN = 26;
const GAP = 8;

/** A component in its frame, with its number. */
const framed = (drawing: Drawing, number: number, look: Look): Drawing => {
  const { theme } = look;
  const width = Math.max(drawing.width, 30) + 2 * PAD;
  const height = drawing.height + 2 * PAD + 18;
  const body =
    rect(0.5, 0.5, width - 1, height - 1, { stroke: theme.line, width: 1, round: 8 }) +
    text(PAD, 14, `#${number}`, { fill: theme.quiet, size: SMALL, anchor: 'start' }) +
    at(drawing, (width - drawing.width) / 2, 18 + PAD);
  return { width, height, body };
};

/** Frames in lines, a plus sign between them where the compound is a sum. */
const flow = (frames: readonly Drawing[], sign: string, look: Look): Drawing => {
  const lines: Drawing[][] = [];
  let used = 0;
  for (const frame of frames) {
    const wants = frame.width + SIGN;
    const last = lines.at(-1);
    if (last === undefined || used + wants > look.room.width) {
      lines.push([frame]);
      used = wants;
    } else {
      last.push(frame);
      used += wants;
    }
  }
  let count = 0;
  const drawn = lines.map((line): Drawing => {
    const height = Math.max(...line.map((frame) => frame.height));
    let x = 0;
    let body = '';
    for (const frame of line) {
      body += at(frame, x, (height - frame.height) / 2);
      x += frame.width;
      count += 1;
      const last = count === frames.length;
      if (!last && sign !== '')
        body += text(x + SIGN / 2, height / 2, sign, { fill: look.theme.ink, bold: true, size: 20 });
      x += last ? 0 : sign === '' ? GAP : SIGN;
    }
    return { width: x, height, body };
  });
  return stack(drawn, GAP);
};

/** The components of a compound in frames; `draw` draws one of them. */
export const components = (
  scene: Extract<Scene, { kind: 'components' }>,
  look: Look,
  draw: Draw,
): Drawing => {
  const { how, scenes } = scene;
  if (scenes.length === 0) return caption(look, '0', false);
  const inner: Look = {
    ...look,
    room: {
      width: look.room.width - 2 * PAD - SIGN,
      height: Math.max(140, (look.room.height - 30) / Math.min(scenes.length, 3) - 40),
    },
  };
  const frames: Drawing[] = [];
  let high = 0;
  for (const part of scenes) {
    const frame = framed(draw(part, inner), frames.length + 1, look);
    high += frame.height;
    if (frames.length > 0 && high > 3 * look.room.height) break;
    frames.push(frame);
  }
  const sign = how === 'sum' ? '+' : '';
  let body = flow(frames, sign, look);
  while (frames.length > 1 && body.height > look.room.height - 44) {
    frames.pop();
    body = flow(frames, sign, look);
  }
  const left = scenes.length - frames.length;
  return stack(
    [
      ...(how === 'sum' ? [] : [caption(look, look.words.how[how], false)]),
      body,
      ...(left > 0 ? [caption(look, look.words.more(String(left)))] : []),
    ],
    8,
  );
};
