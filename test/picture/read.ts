/** Reads a picture's SVG strictly, and measures its text with the fonts that draw it. */
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from '../../src/picture/fonts.ts';

for (const [family, file] of FONTS) GlobalFonts.registerFromPath(file, family);
const context = createCanvas(1, 1).getContext('2d');

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface TextBox extends Box {
  readonly text: string;
  readonly size: number;
  readonly families: string;
}
export interface Read {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly TextBox[];
  readonly names: ReadonlySet<string>;
}

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly x: number;
  readonly y: number;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Character data; throws on what XML does not allow. */
const decode = (text: string): string => {
  // biome-ignore format: the production Char of XML 1.0
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) throw new Error('a character XML forbids');
  if (text.includes('<') || text.includes(']]>')) throw new Error(`bare markup in ${text}`);
  return text.replace(/&[^;]*;?/g, (entity) => {
    const char = ENTITIES[entity];
    if (char === undefined) throw new Error(`unknown entity ${entity}`);
    return char;
  });
};

const attributesOf = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const rest = text.replace(/\s+([a-z][a-zA-Z-]*)="([^"]*)"/g, (_, name: string, value: string) => {
    if (found.has(name)) throw new Error(`${name} twice`);
    found.set(name, decode(value));
    return '';
  });
  if (rest.trim() !== '') throw new Error(`not an attribute: ${rest}`);
  return found;
};

/** Throws unless `svg` is well-formed and of the few elements that pictures use. */
export const readSvg = (svg: string): Read => {
  const open: Element[] = [];
  const texts: TextBox[] = [];
  const names = new Set<string>();
  let runs: { text: string; family: string }[] = [];
  let view: readonly number[] = [];
  for (const piece of svg.matchAll(/<([^<>]*)>|([^<]+)/g)) {
    const [whole, tag, data] = piece;
    if (tag === undefined) {
      const top = open.at(-1);
      if (top === undefined) throw new Error('text outside the root');
      if (top.name === 'text' || top.name === 'tspan')
        runs.push({ text: decode(data!), family: top.attributes.get('font-family') ?? '' });
      else if (data!.trim() !== '') throw new Error(`text in ${top.name}`);
      continue;
    }
    if (tag.startsWith('/')) {
      const top = open.pop();
      if (top?.name !== tag.slice(1)) throw new Error(`${whole} closes ${top?.name}`);
      if (top.name === 'text') {
        texts.push(boxOf(top, runs));
        runs = [];
      }
      continue;
    }
    const shape = /^([a-z]+)((?:\s+[a-z][a-zA-Z-]*="[^"]*")*)(\/?)$/.exec(tag);
    if (shape === null) throw new Error(`not a tag: ${whole}`);
    const attributes = attributesOf(shape[2]!);
    const parent = open.at(-1) ?? { x: 0, y: 0 };
    const move = /^translate\((-?[\d.]+) (-?[\d.]+)\)$/.exec(attributes.get('transform') ?? 'translate(0 0)');
    if (move === null) throw new Error('only translations can be read');
    const element = {
      name: shape[1]!,
      attributes,
      x: parent.x + Number(move[1]),
      y: parent.y + Number(move[2]),
    };
    names.add(element.name);
    if (element.name === 'svg') view = attributes.get('viewBox')!.split(' ').map(Number);
    if (shape[3] === '') open.push(element);
  }
  if (open.length > 0) throw new Error('not closed');
  return { width: view[2]!, height: view[3]!, texts, names };
};

const boxOf = ({ attributes, x, y }: Element, runs: readonly { text: string; family: string }[]): TextBox => {
  const size = Number(attributes.get('font-size'));
  const own = attributes.get('font-family') ?? '';
  const width = runs.reduce((sum, run) => {
    const family = (run.family === '' ? own : run.family).split(',')[0]!;
    context.font = `${attributes.get('font-weight') ?? 'normal'} ${size}px "${family}"`;
    return sum + context.measureText(run.text).width;
  }, 0);
  const at = x + Number(attributes.get('x'));
  const anchor = attributes.get('text-anchor');
  const left = anchor === 'middle' ? at - width / 2 : anchor === 'end' ? at - width : at;
  const base = y + Number(attributes.get('y'));
  return {
    left,
    right: left + width,
    top: base - size * 0.76,
    bottom: base + size * 0.06,
    text: runs.map((run) => run.text).join(''),
    size,
    families: own,
  };
};

/** Whether two boxes overlap by more than a hairline. */
export const overlap = (a: Box, b: Box, hair = 0.6): boolean =>
  a.left < b.right - hair && b.left < a.right - hair && a.top < b.bottom - hair && b.top < a.bottom - hair;

/** WCAG 2.2, contrast ratio. */
export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
};
/** WCAG 2.2, relative luminance. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((i) => {
    const part = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
