import type { Scene } from '../engine/core/scene.ts';
import type { Align, Block, Doc, Inline } from './doc.ts';

/** The first combining mark: below it there is neither a wide character nor a mark. */
const FIRST_MARK_CODE_POINT = 0x300;
/** Arrows, boxes and shapes, of which pictures in text are made. None of them is wide or a mark. */
const SYMBOL_CODE_POINTS = [0x2100, 0x2bff] as const;
const MARK = /\p{Mark}/u;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

/** The columns of a character in a fixed-width font: 2 for wide Chinese, Japanese and Korean ones, 0 for combining marks. */
const widthOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (code < FIRST_MARK_CODE_POINT || (code >= SYMBOL_CODE_POINTS[0] && code <= SYMBOL_CODE_POINTS[1]))
    return 1;
  if (MARK.test(char)) return 0;
  return WIDE.test(char) ? 2 : 1;
};

/** How many wide characters `text` has, and how many columns the others take. */
export const columnsOf = (text: string): readonly [wide: number, narrow: number] => {
  let wide = 0;
  let narrow = 0;
  for (const char of text) {
    const width = widthOf(char);
    if (width === 2) wide += 1;
    else narrow += width;
  }
  return [wide, narrow];
};

/** Columns that `text` takes. */
export const textWidth = (text: string): number => {
  const [wide, narrow] = columnsOf(text);
  return 2 * wide + narrow;
};

/** A label with a colon, which is full-width after a wide character. */
export const labelled = (label: string): string =>
  widthOf([...label].at(-1) ?? '') === 2 ? `${label}：` : `${label}: `;

/** Pads `text` with spaces to `width` columns. */
export const pad = (text: string, width: number, align: Align = 'left'): string => {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return align === 'left' ? text + space : space + text;
};

/** The widths of the columns of a table. */
export const columnWidths = (rows: readonly (readonly string[])[]): readonly number[] => {
  const widths: number[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, textWidth(cell));
  return widths;
};

/** The runs of a paragraph as bare text. */
export const plainInline = (text: readonly Inline[]): string =>
  text
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('strong' in run) return run.strong;
      if ('code' in run) return run.code;
      if ('channel' in run) return run.channel;
      if ('role' in run) return run.role;
      return 'moment' in run ? new Date(run.moment).toISOString() : run.person;
    })
    .join('');

/** Between two columns. */
const GAP = '  ';

/** A table as lines, columns aligned; a rule below the head; trailing spaces dropped. */
export const plainTable = (block: Extract<Block, { kind: 'table' }>): readonly string[] => {
  const widths = columnWidths(block.head === null ? block.rows : [block.head, ...block.rows]);
  const line = (row: readonly string[]) =>
    widths
      .map((width, i) => pad(row[i] ?? '', width, block.align[i] ?? 'left'))
      .join(GAP)
      .trimEnd();
  const body = block.rows.map((row, i) => {
    const remark = block.notes?.[i];
    return remark === undefined ? line(row) : `${line(row)}   ← ${remark}`;
  });
  if (block.head === null) return body;
  return [
    line(block.head),
    '-'.repeat(widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length)),
    ...body,
  ];
};

/** A document as plain text for a terminal, a file or a screen reader; blocks are separated by empty lines. */
export const plain = (doc: Doc, scene: (scene: Scene) => string = () => ''): string =>
  doc
    .map((block) => plainBlock(block, scene))
    .filter((text) => text !== '')
    .join('\n\n');

const plainBlock = (block: Block, scene: (scene: Scene) => string): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return plainInline(block.text);
    case 'heading':
    case 'verdict':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${plainInline(item)}`).join('\n');
    case 'table':
      return plainTable(block)
        .map((line) => `    ${line}`)
        .join('\n');
    case 'scene':
      return scene(block.scene);
  }
};
