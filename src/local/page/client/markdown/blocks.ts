import { inline } from './inline.ts';
import type { ListItem, MarkdownBlock } from './nodes.ts';

const LIST = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;
const MAX_QUOTE_DEPTH = 3;

interface LineCursor {
  readonly lines: readonly string[];
  at: number;
}

function codeBlock(cursor: LineCursor): MarkdownBlock | null {
  const first = cursor.lines[cursor.at]!;
  if (!first.startsWith('```')) return null;
  const rest = cursor.lines.slice(cursor.at).join('\n').slice(3);
  const end = rest.indexOf('```');
  // The inline reader handles a block that is followed by text on its line.
  if (end < 0 || !/^[ \t]*(?:\n|$)/.test(rest.slice(end + 3))) return null;
  const body = rest.slice(0, end);
  const language = /^([\w+-]+)\n/.exec(body)?.[1] ?? '';
  cursor.at += body.split('\n').length;
  return { is: 'codeblock', language, text: body.slice(language.length).replace(/^\n|\n$/g, '') };
}

function quote(cursor: LineCursor, depth: number): MarkdownBlock | null {
  const first = cursor.lines[cursor.at]!;
  if (depth > MAX_QUOTE_DEPTH) return null;
  if (first.startsWith('>>> ')) {
    const inside = [first.slice(4), ...cursor.lines.slice(cursor.at + 1)];
    cursor.at = cursor.lines.length;
    return { is: 'quote', blocks: blocksOf(inside, depth + 1) };
  }
  const inside: string[] = [];
  while (/^> ?/.test(cursor.lines[cursor.at] ?? '') && !(cursor.lines[cursor.at] ?? '').startsWith('>>> ')) {
    const line = cursor.lines[cursor.at]!;
    if (!line.startsWith('> ') && line !== '>') break;
    inside.push(line.slice(2));
    cursor.at += 1;
  }
  return inside.length === 0 ? null : { is: 'quote', blocks: blocksOf(inside, depth + 1) };
}

function list(cursor: LineCursor): MarkdownBlock | null {
  const first = LIST.exec(cursor.lines[cursor.at]!);
  if (first === null) return null;
  const indent = first[1]!.length;
  const ordered = /\d/.test(first[2]!);
  const items: ListItem[] = [];
  while (cursor.at < cursor.lines.length) {
    const found = LIST.exec(cursor.lines[cursor.at]!);
    if (found === null || found[1]!.length < indent || /\d/.test(found[2]!) !== ordered) break;
    if (found[1]!.length >= indent + 2) break;
    cursor.at += 1;
    const below: MarkdownBlock[] = [];
    while ((LIST.exec(cursor.lines[cursor.at] ?? '')?.[1]?.length ?? 0) >= indent + 2) {
      const inner = list(cursor);
      if (inner === null) break;
      below.push(inner);
    }
    items.push({ line: inline(found[3]!), below });
  }
  return { is: 'list', start: ordered ? Number.parseInt(first[2]!, 10) : null, items };
}

function single(cursor: LineCursor): MarkdownBlock | null {
  const line = cursor.lines[cursor.at]!;
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading !== null) {
    cursor.at += 1;
    const level = heading[1]!.length;
    return { is: 'heading', level: level === 1 ? 1 : level === 2 ? 2 : 3, line: inline(heading[2]!) };
  }
  const subtext = /^-# +(\S.*)$/.exec(line);
  if (subtext === null) return null;
  cursor.at += 1;
  return { is: 'subtext', line: inline(subtext[1]!) };
}

function blocksOf(lines: readonly string[], depth: number): readonly MarkdownBlock[] {
  const cursor: LineCursor = { lines, at: 0 };
  const blocks: MarkdownBlock[] = [];
  let open: string[] = [];
  const flush = (): void => {
    const first = open.findIndex((line) => line !== '');
    const last = open.findLastIndex((line) => line !== '');
    const text = open.slice(Math.max(first, 0), last + 1).join('\n');
    if (text !== '') blocks.push({ is: 'paragraph', line: inline(text) });
    open = [];
  };
  while (cursor.at < lines.length) {
    const block = codeBlock(cursor) ?? quote(cursor, depth) ?? single(cursor) ?? list(cursor);
    if (block === null) {
      open.push(lines[cursor.at]!);
      cursor.at += 1;
    } else {
      flush();
      blocks.push(block);
    }
  }
  flush();
  return blocks;
}

/** Parses Discord's markdown: headings, subtext, quotes, lists, code blocks and paragraphs of inline marks. */
export function parseMarkdown(text: string): readonly MarkdownBlock[] {
  return blocksOf(text.replaceAll('\r\n', '\n').split('\n'), 0);
}
