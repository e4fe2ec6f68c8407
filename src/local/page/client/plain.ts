import { authorName, type Component, flag, type Message } from './discord.ts';
import { parseMarkdown } from './markdown/blocks.ts';
import type { MarkdownBlock, MarkdownInline } from './markdown/nodes.ts';
import { timeText } from './time.ts';
import type { Catalogue } from './words.ts';

const MAX_PLAIN_CHARS = 600;

/** Names of people, roles and channels by id, and the language for times. */
export interface Called {
  readonly names: Readonly<Record<string, string>>;
  readonly locale: string;
}

function ofInline(line: readonly MarkdownInline[], called: Called): string {
  return line
    .map((node) => {
      if ('inside' in node) return ofInline(node.inside, called);
      if ('text' in node) return node.text;
      if ('id' in node) return called.names[node.id] ?? node.id;
      if ('at' in node) return timeText(new Date(node.at * 1000), node.style, called.locale);
      return 'name' in node ? node.name : ' ';
    })
    .join('');
}

/** Joins sentences; adds no mark after one that has its own. */
function joined(parts: readonly string[]): string {
  return parts
    .filter((text) => text !== '')
    .reduce(
      (before, text) =>
        before === '' ? text : `${before}${/[.!?。！？:：…]$/.test(before) ? '' : '.'} ${text}`,
      '',
    );
}

function ofBlock(block: MarkdownBlock, called: Called): string {
  if ('line' in block) return ofInline(block.line, called);
  if ('items' in block)
    return joined(
      block.items.map((item) =>
        joined([ofInline(item.line, called), ...item.below.map((one) => ofBlock(one, called))]),
      ),
    );
  return 'blocks' in block ? joined(block.blocks.map((one) => ofBlock(one, called))) : block.text;
}

function ofComponent(component: Component, called: Called): string {
  const own = parseMarkdown(component.content ?? '').map((block) => ofBlock(block, called));
  const pictures = component.items?.map((item) => item.description ?? '') ?? [];
  return joined([
    ...own,
    ...pictures,
    ...(component.components ?? []).map((one) => ofComponent(one, called)),
  ]);
}

/** A message as one line of plain text, for the live region and for copying: no marks, pictures by their alt text. */
export function plainText(message: Message, words: Catalogue, called: Called): string {
  const name = authorName(message.author);
  if (((message.flags ?? 0) & flag.loading) !== 0) return words.text('page-thinking', { name });
  const content = parseMarkdown(message.content ?? '').map((block) => ofBlock(block, called));
  const embeds = (message.embeds ?? []).flatMap((embed) => [embed.title ?? '', embed.description ?? '']);
  const parts = [...content, ...embeds, ...(message.components ?? []).map((one) => ofComponent(one, called))];
  return `${name}: ${joined(parts)}`.slice(0, MAX_PLAIN_CHARS);
}
