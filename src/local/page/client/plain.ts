import { authorName, type Component, flag, type Message } from './discord.ts';
import { parseMarkdown } from './markdown/blocks.ts';
import type { Block, Inline } from './markdown/nodes.ts';
import type { Words } from './words.ts';

const LONGEST = 600;

function ofInline(line: readonly Inline[]): string {
  return line
    .map((node) => {
      if ('inside' in node) return ofInline(node.inside);
      if ('text' in node) return node.text;
      return 'name' in node ? node.name : ' ';
    })
    .join('');
}

function ofBlock(block: Block): string {
  if ('line' in block) return ofInline(block.line);
  if ('items' in block)
    return block.items
      .map((item) => `${ofInline(item.line)} ${item.below.map(ofBlock).join(' ')}`)
      .join('. ');
  return 'blocks' in block ? block.blocks.map(ofBlock).join(' ') : block.text;
}

function ofComponent(component: Component): string {
  const own = component.content === undefined ? '' : parseMarkdown(component.content).map(ofBlock).join('. ');
  const pictures = component.items?.map((item) => item.description ?? '') ?? [];
  const below = [...(component.components ?? [])].map(ofComponent);
  return [own, ...pictures, ...below].filter((text) => text !== '').join('. ');
}

/** A message as one line of plain text, for the live region and for copying: marks dropped, pictures by their alt text. */
export function plainText(message: Message, words: Words): string {
  const name = authorName(message.author);
  if (((message.flags ?? 0) & flag.loading) !== 0) return words.thinking(name);
  const content = parseMarkdown(message.content ?? '').map(ofBlock);
  const embeds = (message.embeds ?? []).flatMap((embed) => [embed.title ?? '', embed.description ?? '']);
  const parts = [...content, ...embeds, ...(message.components ?? []).map(ofComponent)].filter(
    (text) => text !== '',
  );
  return `${name}: ${parts.join('. ')}`.slice(0, LONGEST);
}
