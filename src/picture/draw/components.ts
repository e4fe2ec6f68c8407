import type { Scene, SceneOf } from '../../engine/core/scene.ts';
import { caption, type Look, quietText } from '../look.ts';
import { at, type Drawing, rect, stack, text } from '../svg.ts';

const PAD_PX = 8;
const SIGN_PX = 26;
const GAP_PX = 8;
/** The height that a frame adds, with the gap below it. */
const FRAME_PX = 2 * PAD_PX + 18 + GAP_PX;
/** The height of the lines of text above and below the frames. */
const CAPTIONS_PX = 60;
/** So many are drawn smaller instead of being left out. */
const MAX_SHRUNK_COMPONENTS = 4;

/** Kinds of scene that are cut short in half a line. */
const SPREADING: readonly Scene['kind'][] = ['graph', 'grid', 'set', 'boxes', 'components', 'rectangle'];

/** Draws a scene of any kind within the room of the look. */
export type Draw = (scene: Scene, look: Look) => Drawing;

type CompoundScene = SceneOf<'components'>;

/** A component in its frame, with its number. */
const framed = (drawing: Drawing, number: number, look: Look): Drawing => {
  const { theme } = look;
  const width = Math.max(drawing.width, 30) + 2 * PAD_PX;
  const height = drawing.height + 2 * PAD_PX + 18;
  const body =
    rect(0.5, 0.5, width - 1, height - 1, { stroke: theme.line, width: 1, round: 8 }) +
    quietText(theme, PAD_PX, 14, `#${number}`, 'start') +
    at(drawing, (width - drawing.width) / 2, 18 + PAD_PX);
  return { width, height, body };
};

/** Frames in lines, with a plus sign between them in a sum. */
const flow = (frames: readonly Drawing[], sign: string, look: Look): Drawing => {
  const lines: Drawing[][] = [];
  let used = 0;
  for (const frame of frames) {
    const wants = frame.width + SIGN_PX;
    const last = lines.at(-1);
    if (last === undefined || used + frame.width > look.room.width) {
      lines.push([frame]);
      used = wants;
    } else {
      last.push(frame);
      used += wants;
    }
  }
  const plus = (x: number, y: number): string =>
    text(x, y, sign, { fill: look.theme.ink, bold: true, size: 20 });
  const drawn = lines.map((line): Drawing => {
    const height = Math.max(...line.map((frame) => frame.height));
    let x = 0;
    let body = '';
    for (const [i, frame] of line.entries()) {
      if (i > 0 && sign !== '') body += plus(x - SIGN_PX / 2, height / 2);
      body += at(frame, x, (height - frame.height) / 2);
      x += frame.width + (sign === '' ? GAP_PX : SIGN_PX);
    }
    return { width: x - (sign === '' ? GAP_PX : SIGN_PX), height, body };
  });
  // Between two lines of a sum the plus sign has its own line.
  const between: Drawing = { width: SIGN_PX, height: 20, body: plus(SIGN_PX / 2, 10) };
  return stack(
    drawn.flatMap((line, i) => (i === 0 || sign === '' ? [line] : [between, line])),
    sign === '' ? GAP_PX : 4,
  );
};

/** All frames that fit when each component may be `height` high. */
const arrange = (
  scene: CompoundScene,
  height: number,
  look: Look,
  draw: Draw,
): { drawing: Drawing; left: number } => {
  const whole = look.room.width - 2 * PAD_PX - SIGN_PX;
  // Two fit side by side; graphs and numbers need the whole line.
  const half = scene.scenes.length > 1 ? (look.room.width - SIGN_PX) / 2 - 2 * PAD_PX : whole;
  const { touch } = look;
  const inner = (part: Scene, component: number): Look => ({
    ...look,
    room: { width: SPREADING.includes(part.kind) ? whole : half, height },
    ...(touch === undefined ? {} : { touch: (piece) => touch({ kind: 'of', component, piece }) }),
  });
  const frames: { readonly number: number; readonly frame: Drawing }[] = [];
  let area = 0;
  // Components that a move is in come first, so that they are not left out.
  const moved = new Set(scene.moved);
  const numbers = scene.scenes.map((_, i) => i + 1);
  for (const number of [...numbers.filter((n) => moved.has(n)), ...numbers.filter((n) => !moved.has(n))]) {
    const part = scene.scenes[number - 1]!;
    const frame = framed(draw(part, inner(part, number)), number, look);
    area += frame.height * frame.width;
    if (frames.length > 0 && area > look.room.height * look.room.width) break;
    frames.push({ number, frame });
  }
  const sign = scene.how === 'sum' ? '+' : '';
  const inOrder = (): Drawing =>
    flow(
      frames.toSorted((a, b) => a.number - b.number).map(({ frame }) => frame),
      sign,
      look,
    );
  let drawing = inOrder();
  while (frames.length > 1 && drawing.height > look.room.height - CAPTIONS_PX) {
    frames.pop();
    drawing = inOrder();
  }
  return { drawing, left: scene.scenes.length - frames.length };
};

/**
 * Draws the components of a compound in frames, each with `draw`. If not all fit, they are drawn smaller; those that still
 * don't fit are counted.
 */
export const components = (scene: CompoundScene, look: Look, draw: Draw): Drawing => {
  const { how, scenes } = scene;
  if (scenes.length === 0) return caption(look, '0', false);
  let arranged = arrange(scene, scenes.length <= 2 ? 300 : 225, look, draw);
  if (arranged.left > 0 && scenes.length <= MAX_SHRUNK_COMPONENTS)
    arranged = arrange(scene, (look.room.height - CAPTIONS_PX) / scenes.length - FRAME_PX, look, draw);
  const { drawing, left } = arranged;
  return stack(
    [
      ...(how === 'sum' ? [] : [caption(look, look.words.how[how], false)]),
      drawing,
      ...(left > 0 ? [caption(look, look.words.more(String(left)))] : []),
    ],
    8,
  );
};
