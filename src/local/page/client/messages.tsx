import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Message } from './discord.ts';
import { useFollowing } from './following.ts';
import { titleOf } from './links.ts';
import { MessageView } from './message.tsx';
import { Icon } from './parts/icons.tsx';
import { Samples } from './samples.tsx';
import { actions, useFields, useOpenChannel, useWords } from './state.ts';
import { timeText } from './time.ts';
import type { Catalogue } from './words.ts';

/** Messages of one author within this time share one header. */
const TOGETHER_MS = 5 * 60_000;
/** How long the message that a link leads to is marked. */
const FLASH_MS = 2_000;

function dayText(date: Date, locale: string, words: Catalogue): string {
  const day = (at: Date): number => Math.floor((at.getTime() - at.getTimezoneOffset() * 60_000) / 86_400_000);
  const ago = day(new Date()) - day(date);
  if (ago === 0) return words.text('page-today');
  return ago === 1 ? words.text('page-yesterday') : timeText(date, 'D', locale);
}

function follows(before: Message | undefined, message: Message): boolean {
  if (before === undefined || before.author.id !== message.author.id) return false;
  if ((before.ephemeralFor ?? null) !== (message.ephemeralFor ?? null)) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
}

/** A list item, redrawn only when its message changes: a list of hundreds would be slow. */
function Item({ message, together }: { readonly message: Message; readonly together: boolean }): VNode {
  return useMemo(() => <MessageView message={message} follows={together} />, [message, together]);
}

/** Messages of the open channel. Follows new ones unless the reader has scrolled up, and then announces them. */
export function Messages(): VNode {
  const { messages, older, locale, jump, me } = useFields('messages', 'older', 'locale', 'jump', 'me');
  const channel = useOpenChannel();
  const words = useWords();
  const { scroller, list, behind, ...following } = useFollowing(channel?.id, messages, me);
  const title = titleOf(channel);
  useEffect(() => {
    const target = jump === null || messages === null ? null : document.getElementById(`m${jump}`);
    if (target === null) return;
    following.leave();
    target.scrollIntoView({ block: 'center' });
    target.focus();
    target.classList.add('flash');
    setTimeout(() => target.classList.remove('flash'), FLASH_MS);
    actions.jumped();
  }, [jump, messages === null]);

  return (
    <div
      ref={scroller}
      class="messages"
      role="region"
      aria-label={words.text('page-messages-in', { channel: title })}
      tabIndex={0}
      onScroll={following.scrolled}
      onKeyDown={(event) => {
        // Arrow up on the list goes to the newest message, which handles further keys.
        if (event.target !== scroller.current || event.key !== 'ArrowUp') return;
        const articles = scroller.current?.querySelectorAll('article');
        articles?.item(articles.length - 1).focus();
        event.preventDefault();
      }}
    >
      {messages === null ? (
        <p class="quiet">{words.text('page-loading')}</p>
      ) : (
        <ol ref={list} class="message-list">
          <li class="beginning">
            <h2>
              {older
                ? words.text('page-older', { shown: messages.length })
                : messages.length > 0
                  ? words.text('page-empty', { channel: title })
                  : words.text('page-welcome')}
            </h2>
            {messages.length > 0 ? null : <Samples />}
          </li>
          {/* One flat list: nested lists are keyed by position, and all would be rebuilt when the oldest message goes. */}
          {messages.flatMap((message, index) => {
            const date = new Date(message.timestamp);
            const before = messages[index - 1];
            const newDay =
              before === undefined || new Date(before.timestamp).toDateString() !== date.toDateString();
            return [
              newDay ? (
                <li key={`day${message.id}`} class="day">
                  <span>{dayText(date, locale, words)}</span>
                </li>
              ) : null,
              <li key={message.id}>
                <Item message={message} together={!newDay && follows(before, message)} />
              </li>,
            ];
          })}
        </ol>
      )}
      {behind ? (
        <button type="button" class="button primary to-end" onClick={following.catchUp}>
          {words.text('page-new-messages')} <Icon name="down" />
        </button>
      ) : null}
    </div>
  );
}
