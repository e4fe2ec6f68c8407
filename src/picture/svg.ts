import { faceRuns } from './metrics.ts';

/** A piece of a picture: SVG elements around their own origin, and the space they take, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

/** Type sizes; nothing is smaller than 14. */
export const TEXT_PX = 15;
export const SMALL_TEXT_PX = 14;

/** Characters that XML does not allow, and invisible ones such as those that change the direction of text. */
// biome-ignore format: one range a line would hide the list
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]|[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Escapes `text` for use as character data or as the value of an attribute. */
export const escape = (text: string): string =>
  text
    .replace(UNFIT, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Undoes `escape`. */
export const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => ENTITIES[entity]!);

/** A number with at most two decimal places. */
export const px = (value: number): string => String(Math.round(value * 100) / 100);

type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** An element, self-closing without content; `content` is markup. Undefined and empty attributes are left out. */
export const element = (name: string, attributes: SvgAttributes, content = ''): string => {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? px(value) : escape(value!)}"`)
    .join('');
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`;
};

export interface Stroke {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  readonly round?: number;
}
const paint = ({ fill, stroke, width, dash }: Stroke): SvgAttributes => ({
  fill: fill ?? 'none',
  stroke,
  'stroke-width': stroke === undefined ? undefined : (width ?? 1.5),
  'stroke-dasharray': dash,
});

/** A rectangle by its upper left corner, in pixels; a negative size counts as 0. */
export const rect = (x: number, y: number, width: number, height: number, stroke: Stroke): string =>
  element('rect', {
    x,
    y,
    width: Math.max(0, width),
    height: Math.max(0, height),
    rx: stroke.round,
    ...paint(stroke),
  });

/** A circle by its centre and radius, in pixels. */
export const circle = (cx: number, cy: number, r: number, stroke: Stroke): string =>
  element('circle', { cx, cy, r, ...paint(stroke) });

/** A line along `d`, SVG's path data, with round joins; its ends are round unless it is dashed. */
export const path = (d: string, stroke: Stroke): string =>
  element('path', {
    d,
    ...paint(stroke),
    'stroke-linejoin': 'round',
    'stroke-linecap': (stroke.dash ?? '') === '' ? 'round' : undefined,
  });

/** Path data within a box: pairs of shares of its sides, with a comma between, become pixels. */
export const shaped = (data: string, x: number, y: number, width: number, height: number): string =>
  data.replace(
    /(?<![-\d.])(-?[\d.]+),(-?[\d.]+)/g,
    (_, a: string, b: string) => `${px(x + Number(a) * width)} ${px(y + Number(b) * height)}`,
  );

/** A straight line between two points, in pixels. */
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: Stroke): string =>
  path(`M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`, stroke);

/** The font of wide characters; a finished picture replaces it by that of its language. */
export const WIDE_FACE = 'Noto Sans SC';
/** Both font families; the one that has the characters comes first, since the renderer uses no other. */
const LATIN = `DejaVu Sans, ${WIDE_FACE}, sans-serif`;
const WIDE = `${WIDE_FACE}, DejaVu Sans, sans-serif`;

export interface TextStyle {
  readonly fill: string;
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of text, centred on `y`; runs of wide characters have their own font. */
export const text = (x: number, y: number, content: string, style: TextStyle): string => {
  const size = style.size ?? TEXT_PX;
  const runs = faceRuns(content);
  const [first] = runs;
  const inner =
    runs.length <= 1
      ? escape(content)
      : runs
          .map((run) => element('tspan', { 'font-family': run.wide ? WIDE : LATIN }, escape(run.text)))
          .join('');
  return element(
    'text',
    {
      x,
      y: y + size * 0.36,
      'font-family': runs.length === 1 && first!.wide ? WIDE : LATIN,
      'font-size': size,
      'font-weight': style.bold === true ? 'bold' : undefined,
      'text-anchor': style.anchor ?? 'middle',
      fill: style.fill,
    },
    inner === '' ? ' ' : inner,
  );
};

/** `drawing` as SVG, with its upper left corner at (x, y). */
export const at = (drawing: Drawing, x: number, y: number): string =>
  element('g', { transform: `translate(${px(x)} ${px(y)})` }, drawing.body === '' ? ' ' : drawing.body);

/** Drawings below one another, each centred. */
export const stack = (drawings: readonly Drawing[], gap = 10): Drawing => {
  const width = Math.max(0, ...drawings.map((drawing) => drawing.width));
  let y = 0;
  let body = '';
  for (const drawing of drawings) {
    body += at(drawing, (width - drawing.width) / 2, y);
    y += drawing.height + gap;
  }
  return { width, height: Math.max(0, y - gap), body };
};

/** Drawings side by side, aligned at the bottom. */
export const beside = (drawings: readonly Drawing[], gap = 12): Drawing => {
  const height = Math.max(0, ...drawings.map((drawing) => drawing.height));
  let x = 0;
  let body = '';
  for (const drawing of drawings) {
    body += at(drawing, x, height - drawing.height);
    x += drawing.width + gap;
  }
  return { width: Math.max(0, x - gap), height, body };
};
