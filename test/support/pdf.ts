/** A small PDF reader after ISO 32000: pages, their boxes, and their text by the fonts' own tables. */
import { spawnSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Number of fills and strokes (section 8.5.3). */
  readonly shapes: number;
}

interface PdfObject {
  readonly dict: string;
  readonly stream: Buffer | null;
}

const objectsOf = (file: Buffer): ReadonlyMap<number, PdfObject> => {
  const text = file.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:endobj|stream\r?\n)/g)) {
    const [whole, number, dict] = match;
    const length = /\/Length (\d+)/.exec(dict!);
    const start = match.index + whole.length;
    const raw = length === null ? null : file.subarray(start, start + Number(length[1]));
    const stream = raw !== null && dict!.includes('/FlateDecode') ? inflateSync(raw) : raw;
    objects.set(Number(number), { dict: dict!, stream });
  }
  return objects;
};

const fromUtf16 = (hex: string): string => {
  const units = hex.match(/.{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
};

/** The text of each glyph of a font (section 9.10.3). */
const glyphsOf = (cmap: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const [, part] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, says] of part!.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>/gi))
      glyphs.set(Number.parseInt(glyph!, 16), fromUtf16(says!));
  for (const [, part] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, says] of part!.matchAll(/<([\da-f]+)>\s*<([\da-f]+)>\s*<([\da-f]+)>/gi)) {
      const first = Number.parseInt(from!, 16);
      const base = fromUtf16(says!);
      for (let glyph = first; glyph <= Number.parseInt(to!, 16); glyph += 1)
        glyphs.set(
          glyph,
          base.slice(0, -1) + String.fromCharCode(base.charCodeAt(base.length - 1) + glyph - first),
        );
    }
  return glyphs;
};

const refOf = (dict: string, key: string): number | null => {
  const match = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(dict);
  return match === null ? null : Number(match[1]);
};

/** The text of a content stream, with a new line where the text matrix moves to another height. */
const textOf = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string => {
  let glyphs: ReadonlyMap<number, string> = new Map();
  let text = '';
  let line = '';
  for (const [, font, y, hex] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|[\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ [\d.-]+ ([\d.-]+) Tm|<([\da-fA-F]*)>/g,
  )) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map();
    else if (y !== undefined) {
      // Baselines of fonts differ a little.
      if (Math.abs(Number(y) - Number(line || y)) > 1.5) text += '\n';
      line = y;
    } else
      for (const glyph of (hex ?? '').match(/.{4}/g) ?? [])
        text += glyphs.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
  }
  return text;
};

/** Pages of a PDF with uncompressed objects, as Skia writes them. Throws for none. */
export const readPdf = (file: Buffer): readonly PdfPage[] => {
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('this is no PDF');
  const objects = objectsOf(file);
  const pages = [...objects.values()].filter(({ dict }) => /\/Type \/Page\b(?!s)/.test(dict));
  if (pages.length === 0) throw new Error('a PDF without pages');
  return pages.map(({ dict }) => {
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(dict)!;
    const fonts = new Map(
      [...dict.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
        const table = refOf(objects.get(Number(number))!.dict, 'ToUnicode');
        const cmap = table === null ? '' : (objects.get(table)!.stream?.toString('latin1') ?? '');
        return [name!, glyphsOf(cmap)] as const;
      }),
    );
    const content = objects.get(refOf(dict, 'Contents')!)!.stream!.toString('latin1');
    const shapes = content.match(/(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?)(?=\s|$)/g)?.length ?? 0;
    return { width: Number(box[1]), height: Number(box[2]), text: textOf(content, fonts), shapes };
  });
};

/** The text by Poppler; null where it is not installed. */
export const popplerText = (file: Buffer): string | null => {
  const run = spawnSync('pdftotext', ['-layout', '-', '-'], { input: file, encoding: 'utf8' });
  if (run.error !== undefined) return null;
  if (run.status !== 0) throw new Error(`pdftotext: ${run.stderr}`);
  return run.stdout;
};

/** Letters only, for comparisons independent of line and column breaks. */
export const unspaced = (text: string): string => text.replace(/\s+/g, '');
