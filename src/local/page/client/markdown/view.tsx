import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { internalPlace } from '../links.ts';
import { actions, useAppState, useWords } from '../state.ts';
import { timeText } from '../time.ts';
import { parseMarkdown } from './blocks.ts';
import type { MarkdownBlock, MarkdownInline } from './nodes.ts';

/** Draws a user's or the bot's text as nodes: no string becomes markup. Each block is set in the direction of its script. */
export function Markdown({ text }: { readonly text: string }): VNode {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  const levels = [...new Set(blocks.flatMap((block) => (block.is === 'heading' ? block.level : [])))].sort();
  return <div class="md">{blocks.map((block) => drawBlock(block, levels))}</div>;
}

/** `levels`: the heading levels of the whole text, in ascending order: the largest heading first. */
function drawBlock(block: MarkdownBlock, levels: readonly number[]): VNode {
  switch (block.is) {
    case 'paragraph':
      return <p dir="auto">{draw(block.line)}</p>;
    case 'subtext':
      return (
        <p class="subtext" dir="auto">
          {draw(block.line)}
        </p>
      );
    case 'heading': {
      // The page uses h1 and h2; headings of messages start below them.
      const Tag = (['h3', 'h4', 'h5'] as const)[Math.max(0, levels.indexOf(block.level))]!;
      return (
        <Tag class={`h${block.level}`} dir="auto">
          {draw(block.line)}
        </Tag>
      );
    }
    case 'quote':
      return <blockquote>{block.blocks.map((inner) => drawBlock(inner, levels))}</blockquote>;
    case 'codeblock':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item) => (
        <li dir="auto">
          {draw(item.line)}
          {item.below.map((inner) => drawBlock(inner, levels))}
        </li>
      ));
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
  }
}

const MARK_TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

/** The arguments in code after a command's mention. */
function argumentsAfter(line: readonly MarkdownInline[], at: number): string {
  const space = line[at + 1];
  const code = line[at + 2];
  return space?.is === 'text' && space.text === ' ' && code?.is === 'code' ? code.text : '';
}

/** Puts the command and the arguments after it into the composer. */
function CommandMention({ name, after }: { readonly name: string; readonly after: string }): VNode {
  return (
    <button type="button" class="mention" onClick={() => actions.compose(`${name} ${after}`)}>
      {name}
    </button>
  );
}

function draw(line: readonly MarkdownInline[]): readonly VNode[] {
  return line.map((node, i) =>
    node.is === 'command' ? (
      <CommandMention name={node.name} after={argumentsAfter(line, i)} />
    ) : (
      drawInline(node)
    ),
  );
}

function drawInline(node: MarkdownInline): VNode {
  switch (node.is) {
    case 'text':
      return <>{node.text}</>;
    case 'break':
      return <br />;
    case 'code':
      return <code>{node.text}</code>;
    case 'bold':
    case 'italic':
    case 'underline':
    case 'strike': {
      const Tag = MARK_TAGS[node.is];
      return <Tag>{draw(node.inside)}</Tag>;
    }
    case 'spoiler':
      return <Spoiler>{draw(node.inside)}</Spoiler>;
    case 'link':
      return <Link to={node.to}>{draw(node.inside)}</Link>;
    case 'user':
    case 'role':
    case 'channel':
      return <Mention is={node.is} id={node.id} />;
    case 'command':
      return <CommandMention name={node.name} after="" />;
    case 'everyone':
      return <span class="mention">{node.text}</span>;
    case 'emoji':
      return <span class="emoji">{node.name}</span>;
    case 'time':
      return <Time at={node.at} letter={node.style} />;
  }
}

/** A link to outside, or to a message of this page where it is Discord's address of one. */
export function Link({
  to,
  children,
  class: name,
}: {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}): VNode {
  const channels = useAppState((state) => state.channels);
  const place = internalPlace(to, channels);
  if (place !== null) {
    return (
      <a
        class={name}
        href={to}
        onClick={(event) => {
          event.preventDefault();
          actions.goTo(place.channel, place.message);
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <a class={name} href={to} target="_blank" rel="noopener noreferrer nofollow" title={to}>
      {children}
    </a>
  );
}

function Spoiler({ children }: { readonly children: ComponentChildren }): VNode {
  const [shown, setShown] = useState(false);
  const words = useWords();
  if (shown) return <span class="spoiler shown">{children}</span>;
  return (
    <button
      type="button"
      class="spoiler"
      aria-label={words.text('page-spoiler')}
      onClick={() => setShown(true)}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

function Mention({ is, id }: { readonly is: 'user' | 'role' | 'channel'; readonly id: string }): VNode {
  const state = useAppState((whole) => whole);
  if (is === 'channel') {
    const channel = state.channels.find((one) => one.id === id);
    if (channel === undefined) return <span class="mention">#{id}</span>;
    return (
      <button type="button" class="mention" onClick={() => actions.goTo(id, null)}>
        #{channel.name}
      </button>
    );
  }
  const name = is === 'user' ? state.names[id] : state.guild.roles.find((role) => role.id === id)?.name;
  return <bdi class={`mention${id === state.me ? ' you' : ''}`}>@{name ?? id}</bdi>;
}

function Time({ at, letter }: { readonly at: number; readonly letter: string }): VNode {
  const locale = useAppState((state) => state.locale);
  useAppState((state) => (letter === 'R' ? state.ticks : 0));
  const date = new Date(at * 1000);
  if (Number.isNaN(date.getTime())) return <>{String(at)}</>;
  return (
    <time class="stamp" dateTime={date.toISOString()} title={timeText(date, 'F', locale)}>
      {timeText(date, letter, locale)}
    </time>
  );
}
