import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { unescape } from '../svg.ts';
import type { Pen } from './ink.ts';

type ParsedAttributes = ReadonlyMap<string, string>;

const attributesOf = (text: string): ParsedAttributes =>
  new Map([...text.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, unescape(value!)]));

const numberOf = (attributes: ParsedAttributes, key: string, otherwise = 0): number => {
  const value = attributes.get(key);
  return value === undefined ? otherwise : Number(value);
};

/** Fills and strokes a path as SVG does; `width` and `dash` are the element's. */
const paintPath = (context: SKRSContext2D, path: Path2D, attributes: ParsedAttributes): void => {
  const fill = attributes.get('fill') ?? '#000000';
  const stroke = attributes.get('stroke') ?? 'none';
  if (fill !== 'none') {
    context.fillStyle = fill;
    context.fill(path);
  }
  if (stroke === 'none') return;
  context.strokeStyle = stroke;
  context.lineWidth = numberOf(attributes, 'stroke-width', 1);
  context.lineJoin = attributes.get('stroke-linejoin') === 'round' ? 'round' : 'miter';
  context.lineCap = attributes.get('stroke-linecap') === 'round' ? 'round' : 'butt';
  context.setLineDash((attributes.get('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number));
  context.stroke(path);
};

const rectPath = (attributes: ParsedAttributes): Path2D => {
  const path = new Path2D();
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((key) => numberOf(attributes, key));
  path.roundRect(x!, y!, width!, height!, numberOf(attributes, 'rx'));
  return path;
};

const circlePath = (attributes: ParsedAttributes): Path2D => {
  const path = new Path2D();
  path.arc(numberOf(attributes, 'cx'), numberOf(attributes, 'cy'), numberOf(attributes, 'r'), 0, 2 * Math.PI);
  return path;
};

/** A text element and its content; the font is chosen for each character. */
const paintText = (pen: Pen, attributes: ParsedAttributes, content: string): void => {
  const text = unescape(content.replace(/<[^<>]*>/g, ''));
  const ink = {
    size: numberOf(attributes, 'font-size', 15),
    fill: attributes.get('fill') ?? '#000000',
    bold: attributes.get('font-weight') === 'bold',
  };
  const width = pen.measure(text, ink);
  const anchor = attributes.get('text-anchor');
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  pen.write(text, numberOf(attributes, 'x') - shift, numberOf(attributes, 'y'), ink);
};

const moved = (attributes: ParsedAttributes): readonly [x: number, y: number] => {
  const transform = attributes.get('transform');
  if (transform === undefined) return [0, 0];
  const match = /^translate\((-?[\d.e-]+)[ ,]+(-?[\d.e-]+)\)$/.exec(transform);
  if (match === null) throw new Error(`a picture is moved in a way that paper does not know: ${transform}`);
  return [Number(match[1]), Number(match[2])];
};

const TAG = /<(\/?)([a-z]+)((?:\s+[\w-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Paints the SVG of this project's pictures as lines and letters, so that it stays sharp and searchable.
 * @throws Error - for an element that no picture has used so far
 */
export const paintSvg = (context: SKRSContext2D, pen: Pen, svg: string): void => {
  TAG.lastIndex = 0;
  for (let match = TAG.exec(svg); match !== null; match = TAG.exec(svg)) {
    const [, close, name, list, self] = match;
    const attributes = attributesOf(list!);
    if (name === 'g') {
      if (close === '/') context.restore();
      else {
        context.save();
        context.translate(...moved(attributes));
        if (self === '/') context.restore();
      }
    } else if (name === 'text') {
      const end = svg.indexOf('</text>', TAG.lastIndex);
      paintText(pen, attributes, svg.slice(TAG.lastIndex, end));
      TAG.lastIndex = end + '</text>'.length;
    } else if (name === 'rect') paintPath(context, rectPath(attributes), attributes);
    else if (name === 'circle') paintPath(context, circlePath(attributes), attributes);
    else if (name === 'path') paintPath(context, new Path2D(attributes.get('d') ?? ''), attributes);
    else throw new Error(`a picture has an element that paper does not know: ${name}`);
  }
};
