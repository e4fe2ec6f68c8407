import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { authorName, flag, type Message } from './discord.ts';
import { Markdown } from './markdown/view.tsx';
import { Avatar } from './parts/avatar.tsx';
import { BoardProvider, usePlayedBoard } from './parts/board.tsx';
import { Components } from './parts/components.tsx';
import { EmbedView } from './parts/embed.tsx';
import { useKeptFocus } from './parts/focus.ts';
import { Icon } from './parts/icons.tsx';
import { Attachments } from './parts/media.tsx';
import { actions, useAppState, useWords } from './state.ts';
import { timeText } from './time.ts';

interface MessageProps {
  readonly message: Message;
  /** Same author shortly before: name and picture are not repeated. */
  readonly follows: boolean;
}

function has(message: Message, bit: number): boolean {
  return ((message.flags ?? 0) & bit) !== 0;
}

/** The user and the command behind a message, if any. */
function usedBy(
  message: Message,
): { readonly id: string; readonly name: string; readonly command: string } | null {
  const cause = message.interaction_metadata;
  if (cause?.user === undefined || cause.name === undefined) return null;
  return {
    id: cause.user.id,
    name: authorName(cause.user),
    command: (cause.command_type ?? 1) === 1 ? `/${cause.name}` : cause.name,
  };
}

/** Opens the menu of a message or person below an element. */
export function openMenuAt(element: Element, target: Parameters<typeof actions.openMenu>[0]['target']): void {
  const at = element.getBoundingClientRect();
  actions.openMenu({ target, x: at.left, y: at.bottom });
}

/** Moves the focus to the next or previous message of the list. */
function focusNeighbour(article: HTMLElement, next: boolean): void {
  const step = next ? 'nextElementSibling' : 'previousElementSibling';
  let item = article.closest('li')?.[step] ?? null;
  while (item !== null && item.querySelector('article') === null) item = item[step];
  item?.querySelector('article')?.focus();
}

/** One message; with `follows` without author and picture. */
export function MessageView({ message, follows }: MessageProps): VNode {
  const words = useWords();
  const locale = useAppState((state) => state.locale);
  const named = useAppState((state) => state.names[message.author.id]);
  const here = useRef<HTMLElement>(null);
  useKeptFocus(here, message);
  const name = named ?? authorName(message.author);
  const date = new Date(message.timestamp);
  const used = usedBy(message);
  const ephemeral = has(message, flag.ephemeral);
  const loading = has(message, flag.loading);
  const full = !follows || used !== null;
  const author = { is: 'user', id: message.author.id } as const;

  const keyDown = (event: KeyboardEvent): void => {
    const article = here.current;
    if (article === null || event.target !== article) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      focusNeighbour(article, event.key === 'ArrowDown');
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
      openMenuAt(article, { is: 'message', message });
    else return;
    event.preventDefault();
  };
  const contextMenu = (event: MouseEvent): void => {
    // Leaves the browser's own menu to links, pictures and selected text.
    const on = event.target as Element;
    if (on.closest('a, img, input') !== null || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    actions.openMenu({
      target: on.closest('.author') === null ? { is: 'message', message } : author,
      x: event.clientX,
      y: event.clientY,
    });
  };

  return (
    <article
      ref={here}
      id={`m${message.id}`}
      class={`message${full ? '' : ' follows'}${ephemeral ? ' ephemeral' : ''}`}
      tabIndex={-1}
      aria-label={`${name}, ${timeText(date, 't', locale)}`}
      onKeyDown={keyDown}
      onContextMenu={contextMenu}
    >
      {used === null ? null : (
        <p class="cause">
          <Avatar id={used.id} name={used.name} small />
          {words.text('page-used', { name: used.name, command: used.command })}
        </p>
      )}
      {full ? <Avatar id={message.author.id} name={name} /> : null}
      <div class="message-body">
        {full ? (
          <header>
            <button type="button" class="author" onClick={(event) => openMenuAt(event.currentTarget, author)}>
              <bdi>{name}</bdi>
            </button>
            {message.author.bot === true ? <span class="tag">{words.text('page-app')}</span> : null}
            <time dateTime={message.timestamp} title={timeText(date, 'F', locale)}>
              {timeText(date, 't', locale)}
            </time>
          </header>
        ) : null}
        {loading ? <Thinking name={name} /> : <MessageBody message={message} />}
        {message.thread === null || message.thread === undefined ? null : (
          <ThreadLink thread={message.thread} />
        )}
        {ephemeral ? <OnlyYou message={message.id} /> : null}
      </div>
      <button
        type="button"
        class="more"
        aria-haspopup="menu"
        aria-label={words.text('page-more-for', { name: `${name}, ${timeText(date, 't', locale)}` })}
        onClick={(event) => openMenuAt(event.currentTarget, { is: 'message', message })}
      >
        <Icon name="more" />
      </button>
    </article>
  );
}

function Thinking({ name }: { readonly name: string }): VNode {
  return (
    <p class="thinking">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {useWords().text('page-thinking', { name })}
    </p>
  );
}

function OnlyYou({ message }: { readonly message: string }): VNode {
  const words = useWords();
  return (
    <p class="only-you">
      <Icon name="eye" /> {words.text('page-only-you')} ·{' '}
      <button type="button" class="plain-link" onClick={() => void actions.act({ kind: 'dismiss', message })}>
        {words.text('page-dismiss')}
      </button>
    </p>
  );
}

/** The content of a message, without author and time. */
export function MessageBody({ message }: { readonly message: Message }): VNode {
  const words = useWords();
  const v2 = has(message, flag.componentsV2);
  const played = usePlayedBoard(message.id, message.components ?? []);
  const attachments = message.attachments ?? [];
  return (
    <>
      {message.content === undefined || message.content === '' ? null : <Markdown text={message.content} />}
      {(message.embeds ?? []).map((embed, index) => (
        <EmbedView key={index} embed={embed} attachments={attachments} />
      ))}
      {v2 ? null : <Attachments files={attachments} />}
      <BoardProvider value={played}>
        <Components components={message.components ?? []} message={message.id} attachments={attachments} />
      </BoardProvider>
      {message.edited_timestamp === null || message.edited_timestamp === undefined ? null : (
        <small class="edited">({words.text('page-edited')})</small>
      )}
    </>
  );
}

function ThreadLink({ thread }: { readonly thread: { readonly id: string; readonly name?: string } }): VNode {
  const words = useWords();
  return (
    <button type="button" class="thread-link" onClick={() => actions.goTo(thread.id, null)}>
      <Icon name="thread" />
      <bdi>{thread.name ?? words.text('page-open-thread')}</bdi>
    </button>
  );
}
