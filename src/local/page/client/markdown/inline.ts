import type { InlineMark, MarkdownInline } from './nodes.ts';

const MARKS: readonly (readonly [delimiter: string, mark: InlineMark])[] = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['||', 'spoiler'],
  ['*', 'italic'],
  ['_', 'italic'],
];

/** Deeper nesting is text, so that no text is slow or overflows the stack. */
const MAX_MARK_DEPTH = 8;

/**
 * The https address in `text`, normalised; null for anything else. Discord also masks http links, which the bot never
 * sends; other schemes (`javascript:`, `data:`) must never become links.
 */
export function safeLink(text: string): string | null {
  if (!/^https:\/\/[^\s<>]+$/i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Index at which `delimiter` closes, from `from` on, skipping escapes and code; -1 for none. */
function closing(text: string, delimiter: string, from: number): number {
  for (let at = from; at < text.length; ) {
    if (text[at] === '\\') {
      at += 2;
    } else if (text[at] === '`' && delimiter[0] !== '`') {
      const code = /`+/y;
      code.lastIndex = at;
      const fence = code.exec(text)?.[0] ?? '`';
      const end = text.indexOf(fence, at + fence.length);
      at = end < 0 ? at + fence.length : end + fence.length;
    } else if (text.startsWith(delimiter, at)) {
      const char = delimiter[0]!;
      let run = at;
      while (text[run] === char) run++;
      const length = run - at;
      // A lone * or _ does not close inside ** or __; a longer run closes with its last characters (***x***).
      if (delimiter.length === 1 && length === 2) at = run;
      else if (at > from) return delimiter.length === 2 && length > 2 ? run - 2 : at;
      else at += 1;
    } else {
      at += 1;
    }
  }
  return -1;
}

interface ParsedInline {
  readonly node: MarkdownInline;
  readonly end: number;
}

/** Matches a sticky pattern at `at`. */
function taken(
  text: string,
  at: number,
  pattern: RegExp,
  make: (found: RegExpExecArray) => MarkdownInline | null,
): ParsedInline | null {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  const node = found === null ? null : make(found);
  return node === null ? null : { node, end: pattern.lastIndex };
}

function angled(text: string, at: number): ParsedInline | null {
  return (
    taken(text, at, /<@!?(\d{1,20})>/iuy, (m) => ({ is: 'user', id: m[1]! })) ??
    taken(text, at, /<@&(\d{1,20})>/iuy, (m) => ({ is: 'role', id: m[1]! })) ??
    taken(text, at, /<#(\d{1,20})>/iuy, (m) => ({ is: 'channel', id: m[1]! })) ??
    taken(text, at, /<\/([\p{L}\w -]{1,100}):\d{1,20}>/iuy, (m) => ({ is: 'command', name: `/${m[1]!}` })) ??
    taken(text, at, /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/iuy, (m) => ({
      is: 'time',
      at: Number(m[1]),
      style: m[2] ?? 'f',
    })) ??
    taken(text, at, /<a?:(\w{2,32}):\d{1,20}>/iuy, (m) => ({ is: 'emoji', name: `:${m[1]!}:` })) ??
    taken(text, at, /<(https:\/\/[^\s<>]+)>/iuy, (m) => linkTo(m[1]!, m[1]!))
  );
}

function linkTo(address: string, label: string): MarkdownInline | null {
  const to = safeLink(address);
  return to === null ? null : { is: 'link', to, inside: [{ is: 'text', text: label }] };
}

function masked(text: string, at: number, depth: number): ParsedInline | null {
  return taken(
    text,
    at,
    /\[((?:\\.|[^\]\\]){1,1000})\]\(<?(https:\/\/[^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?: "[^"]*")?\)/iuy,
    (m) => {
      const to = safeLink(m[2]!);
      return to === null ? null : { is: 'link', to, inside: inline(m[1]!, depth + 1) };
    },
  );
}

function code(text: string, at: number): ParsedInline | null {
  return taken(text, at, /(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/iuy, (m) => ({
    is: 'code',
    text: m[2]!.replace(/^ (?=`)|(?<=`) $/g, ''),
  }));
}

function marked(text: string, at: number, depth: number): ParsedInline | null {
  for (const [delimiter, mark] of MARKS) {
    if (!text.startsWith(delimiter, at)) continue;
    const start = at + delimiter.length;
    const end = closing(text, delimiter, start);
    if (end <= start) continue;
    // *italic* needs no space after the star; _italic_ needs no letter outside (snake_case stays).
    if (delimiter === '*' && /\s/.test(text[start]!)) continue;
    if (delimiter === '_' && (/\w/.test(text[at - 1] ?? ' ') || /\w/.test(text[end + 1] ?? ' '))) continue;
    return {
      node: { is: mark, inside: inline(text.slice(start, end), depth + 1) },
      end: end + delimiter.length,
    };
  }
  return null;
}

function special(text: string, at: number, depth: number): ParsedInline | null {
  switch (text.charAt(at)) {
    case '<':
      return angled(text, at);
    case '`':
      return code(text, at);
    case '[':
      return masked(text, at, depth);
    case '*':
    case '_':
    case '~':
    case '|':
      return marked(text, at, depth);
    case '@':
      return taken(text, at, /@(?:everyone|here)\b/iuy, (m) => ({ is: 'everyone', text: m[0] }));
    case 'h':
    case 'H':
      return taken(text, at, /https:\/\/[^\s<>]*[^\s<>.,;:!?'")\]*_~|]/iuy, (m) => linkTo(m[0], m[0]));
    case '\n':
      return { node: { is: 'break' }, end: at + 1 };
    default:
      return null;
  }
}

/** Parses inline marks of `text`, which may contain line breaks. All else stays text, as typed. */
export function inline(text: string, depth = 0): readonly MarkdownInline[] {
  if (depth > MAX_MARK_DEPTH) return [{ is: 'text', text }];
  const nodes: MarkdownInline[] = [];
  let plain = '';
  let at = 0;
  const flush = (): void => {
    if (plain !== '') nodes.push({ is: 'text', text: plain });
    plain = '';
  };
  while (at < text.length) {
    if (text[at] === '\\' && /[^\w\s]/.test(text[at + 1] ?? ' ')) {
      plain += text[at + 1];
      at += 2;
      continue;
    }
    const found = special(text, at, depth);
    if (found === null) {
      plain += text[at];
      at += 1;
    } else {
      flush();
      nodes.push(found.node);
      at = found.end;
    }
  }
  flush();
  return nodes;
}
