import { recall } from '../../engine/core/maps.ts';
import { PHONE, sceneText } from '../../picture/text.ts';
import { type Align, type Block, type Doc, type Inline, shorten } from '../../texts/doc.ts';
import { columnsOf, columnWidths, labelled, pad, textWidth } from '../../texts/plain.ts';

/** Columns of a code block that a phone shows without scrolling. */
const PHONE_COLUMNS = 40;
/** Longer runs of data are shortened in the middle. */
const MAX_RUN_CHARS = 300;
/** Of a table shown as a list. */
const MAX_CELL_CHARS = 120;
/** Of a text drawing that accompanies a picture. */
const MAX_BRIEF_LINES = 8;

/** Whitespace in one line: line breaks become a single space. */
const oneLine = (blank: string): string => (blank.includes('\n') ? ' ' : blank);

/**
 * Text that Discord shows literally: escapes every character that could start markup, a mention, a link, an emoji or a timestamp,
 * also at the start of a line.
 */
export const escape = (text: string): string =>
  text
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, oneLine)
    .replace(/[\\`*_~|<[\]@]|:(?=\/\/)/g, '\\$&')
    .replace(/^(\s*)([#+>-])/, '$1\\$2')
    .replace(/^(\s*\d+)\./, '$1\\.');

/** Data as inline code, which cannot contain a backtick. */
const inlineCode = (text: string): string => {
  const line = shorten(text.replace(/\s+/g, oneLine), MAX_RUN_CHARS);
  if (line.trim() === '') return '';
  return line.includes('`') ? escape(line) : `\`${line}\``;
};

export const codeBlock = (lines: readonly string[]): string =>
  `\`\`\`\n${lines.map((line) => line.replaceAll('```', '`\u200b``')).join('\n')}\n\`\`\``;

/**
 * Runs as Discord's markup, with all data escaped. Moments are rounded up to whole seconds; an invalid id becomes plain text,
 * never a mention.
 */
export const inline = (runs: readonly Inline[]): string =>
  runs
    .map((run) => {
      if (typeof run === 'string') return escape(run);
      if ('strong' in run)
        return run.strong.trim() === ''
          ? run.strong
          : `**${escape(run.strong.trim())}**${/\s$/.test(run.strong) ? ' ' : ''}`;
      if ('code' in run) return inlineCode(run.code);
      if ('channel' in run) return /^\d{1,20}$/.test(run.channel) ? `<#${run.channel}>` : escape(run.channel);
      if ('role' in run) return /^\d{1,20}$/.test(run.role) ? `<@&${run.role}>` : escape(run.role);
      if ('moment' in run)
        return `<t:${Math.ceil(run.moment / 1000)}:${run.clock === true ? 'T' : run.date === true ? 'f' : 'R'}>`;
      return /^\d{1,20}$/.test(run.person) ? `<@${run.person}>` : escape(run.person);
    })
    .join('');

type TableBlock = Extract<Block, { readonly kind: 'table' }>;

const tableWidth = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width + 2, -2);

/**
 * Columns whose cells have equally many wide characters and equally many narrow ones, padded with ideographic spaces and plain
 * ones. In a font that takes its Chinese glyphs from another, a wide character is seldom exactly two columns.
 */
const evenly = (
  rows: readonly (readonly string[])[],
): {
  readonly widths: readonly number[];
  readonly pad: (cell: string, column: number, align: Align) => string;
} => {
  const most: (readonly [number, number])[] = [];
  for (const row of rows)
    for (const [i, cell] of row.entries()) {
      const [wide, narrow] = columnsOf(cell);
      const [w, n] = most[i] ?? [0, 0];
      most[i] = [Math.max(w, wide), Math.max(n, narrow)];
    }
  return {
    widths: most.map(([wide, narrow]) => 2 * wide + narrow),
    pad: (cell, column, align) => {
      const [wide, narrow] = columnsOf(cell);
      const fill = '\u3000'.repeat(most[column]![0] - wide) + ' '.repeat(most[column]![1] - narrow);
      return align === 'left' ? cell + fill : fill + cell;
    },
  };
};

/** A table in columns, or null if a phone would have to scroll. */
const aligned = (block: TableBlock): readonly string[] | null => {
  const rows = block.head === null ? block.rows : [block.head, ...block.rows];
  const widths = columnWidths(rows);
  if (tableWidth(widths) > PHONE_COLUMNS) return null;
  const evened = evenly(rows);
  const fits = tableWidth(evened.widths) <= PHONE_COLUMNS;
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) =>
        fits
          ? evened.pad(cell, i, block.align[i] ?? 'left')
          : pad(cell, widths[i]!, block.align[i] ?? 'left'),
      )
      .join('  ')
      .trimEnd();
  const lines: string[] =
    block.head === null ? [] : [line(block.head), widths.map((width) => '─'.repeat(width)).join('  ')];
  for (const [i, row] of block.rows.entries()) {
    const said = line(row);
    const remark = block.notes?.[i];
    if (remark === undefined) lines.push(said);
    else if (textWidth(said) + textWidth(remark) + 3 <= PHONE_COLUMNS) lines.push(`${said}  ← ${remark}`);
    else lines.push(said, `  ↑ ${remark}`);
  }
  return lines;
};

/** A table as a list: the first cell, then the others with their headings. */
const asList = (block: TableBlock): string =>
  block.rows
    .map((row, r) => {
      const [first, ...rest] = row.map((cell) => shorten(cell, MAX_CELL_CHARS));
      const cells = rest
        .map((cell, i) => {
          if (cell.trim() === '') return '';
          const head = block.head?.[i + 1];
          return head === undefined || head === ''
            ? escape(cell)
            : `${labelled(escape(head))}${escape(cell)}`;
        })
        .filter((cell) => cell !== '');
      const remark = block.notes?.[r];
      return `- ${[`**${escape((first ?? '').trim())}**`, ...cells].join(' · ')}${remark === undefined ? '' : ` ← ${escape(remark)}`}`.trimEnd();
    })
    .join('\n');

const writers: { readonly [K in Block['kind']]: (block: Extract<Block, { readonly kind: K }>) => string } = {
  paragraph: (block) => inline(block.text),
  heading: (block) => `### ${escape(block.text)}`,
  verdict: (block) => `**${escape(block.text)}**`,
  list: (block) => block.items.map((item) => `- ${inline(item)}`).join('\n'),
  table: (block) => {
    const lines = aligned(block);
    return lines === null ? asList(block) : codeBlock(lines);
  },
  note: (block) => `-# ${inline(block.text)}`,
  scene: (block) => {
    const lines = sceneText(block.scene, block.brief === true ? { ...PHONE, lines: MAX_BRIEF_LINES } : PHONE);
    return lines.length === 0 ? '' : codeBlock(lines);
  },
};

/** Cache of block texts: a message is drawn again with its pictures. */
const written = new WeakMap<Block, string>();

export const markdownOf = (block: Block): string =>
  recall(written, block, () => (writers[block.kind] as (block: Block) => string)(block));

/** Number of code points, as Discord counts. */
export const sizeOf = (text: string): number =>
  text.length - (text.match(/[\u{10000}-\u{10ffff}]/gu)?.length ?? 0);

const FENCE = '```';

/** As many lines of `piece` as fit, with code blocks closed; null if fewer than two lines fit. */
const cutPiece = (piece: string, room: number): string | null => {
  const fenced = piece.startsWith(FENCE);
  const kept: string[] = [];
  let left = room - (fenced ? FENCE.length + 1 : 0);
  const lines = piece.split('\n');
  for (const line of fenced ? lines.slice(0, -1) : lines) {
    left -= sizeOf(line) + 1;
    if (left < 0) break;
    kept.push(line);
  }
  if (kept.length < (fenced ? 2 : 1)) return null;
  return fenced ? [...kept, FENCE].join('\n') : kept.join('\n');
};

/** Two paragraphs of at most this many characters together are separated by a line break; others by a blank line. */
const MAX_SHORT_PARAGRAPHS_CHARS = 160;
/** Number of visible characters: a mention is shown as a name, a moment as a few words. */
const readSize = (piece: string): number => sizeOf(piece.replace(/<@\d+>|<t:\d+:R>/g, '@somebody'));

/** A document as Markdown of at most `most` characters; `cut` if something had to be left out. */
export const markdown = (doc: Doc, most: number): { readonly text: string; readonly cut: boolean } => {
  let text = '';
  let room = most;
  let before = 0;
  for (const [i, block] of doc.entries()) {
    const piece = markdownOf(block);
    if (piece === '') continue;
    const needsBlankLine =
      block.kind === 'paragraph' &&
      doc[i - 1]?.kind === 'paragraph' &&
      readSize(piece) + before > MAX_SHORT_PARAGRAPHS_CHARS;
    const join = text === '' ? '' : needsBlankLine ? '\n\n' : '\n';
    before = readSize(piece);
    const size = sizeOf(piece) + join.length;
    if (size > room) {
      const part = cutPiece(piece, room - join.length);
      return { text: part === null ? text : text + join + part, cut: true };
    }
    text += join + piece;
    room -= size;
  }
  return { text, cut: false };
};
