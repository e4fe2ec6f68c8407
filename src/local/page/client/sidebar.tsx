import type { VNode } from 'preact';
import type { ChannelWire } from '../protocol.ts';
import { SeatButton } from './class/panel.tsx';
import { openMenuAt } from './message.tsx';
import { Avatar } from './parts/avatar.tsx';
import { Icon, IconButton } from './parts/icons.tsx';
import { placeHash } from './place.ts';
import { actions, useAppState, useFields, useWords } from './state.ts';
import { THEMES } from './theme.ts';

const ICONS = { text: 'hash', thread: 'thread', dm: 'at' } as const;
const THEME_ICONS = { auto: 'auto', light: 'sun', dark: 'moon' } as const;

function arrows(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const list = event.currentTarget as HTMLElement;
  const links = [...list.querySelectorAll<HTMLElement>('a, .person')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

/** Channels in order, each followed by its threads. */
function inOrder(channels: readonly ChannelWire[]): readonly ChannelWire[] {
  const tops = channels.filter((channel) => channel.kind === 'text');
  const threads = channels.filter((channel) => channel.kind === 'thread' && !channel.archived);
  const orphans = threads.filter((thread) => !tops.some((top) => top.id === thread.parent));
  return [
    ...tops.flatMap((top) => [top, ...threads.filter((thread) => thread.parent === top.id)]),
    ...orphans,
  ];
}

function ChannelLink({ channel }: { readonly channel: ChannelWire }): VNode {
  const here = useAppState((state) => state.channel === channel.id);
  const me = useAppState((state) => state.me);
  const seen = useAppState((state) => state.seen[channel.id] ?? null);
  const words = useWords();
  const unread = !here && channel.last !== null && channel.last !== seen;
  return (
    <li>
      <a
        href={placeHash(me, channel.id)}
        class={`channel ${channel.kind}${unread ? ' unread' : ''}`}
        aria-current={here ? 'page' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          actions.goTo(channel.id, null);
        }}
      >
        <Icon name={ICONS[channel.kind]} />
        <span class="name">
          <bdi>{channel.name}</bdi>
        </span>
        {unread ? <span class="badge" role="img" aria-label={words.text('page-unread')} /> : null}
      </a>
    </li>
  );
}

/** Channels, threads, the direct messages with the bot, people, and who you are. */
export function Sidebar(): VNode {
  const channels = useAppState((state) => state.channels);
  const words = useWords();
  const direct = channels.filter((channel) => channel.kind === 'dm');
  return (
    <nav class="sidebar" aria-label={words.text('page-open-channels')}>
      <div class="guild">
        <strong>{words.text('page-server')}</strong>
        <IconButton
          icon="close"
          label={words.text('page-close')}
          class="only-narrow"
          onClick={() => actions.drawer(false)}
        />
      </div>
      <div class="sidebar-scroll">
        <h2>{words.text('page-channels')}</h2>
        <ul onKeyDown={arrows}>
          {inOrder(channels).map((channel) => (
            <ChannelLink key={channel.id} channel={channel} />
          ))}
        </ul>
        {direct.length === 0 ? null : (
          <>
            <h2>{words.text('page-direct')}</h2>
            <ul onKeyDown={arrows}>
              {direct.map((channel) => (
                <ChannelLink key={channel.id} channel={channel} />
              ))}
            </ul>
          </>
        )}
        <h2>{words.text('page-people')}</h2>
        <People />
      </div>
      <Me />
    </nav>
  );
}

/** A role in the reader's language: the server has two for people. */
const roleName = (words: ReturnType<typeof useWords>, role: string): string =>
  role === 'Teacher'
    ? words.text('page-role-teacher')
    : role === 'Student'
      ? words.text('page-role-student')
      : role;

function People(): VNode {
  const { people, bot, botOnline: online, me } = useFields('people', 'bot', 'botOnline', 'me');
  const words = useWords();
  const all = [
    { ...bot, roles: [words.text('page-app')], isBot: true },
    ...people.map((person) => ({ ...person, isBot: false })),
  ];
  return (
    <ul onKeyDown={arrows}>
      {all.map((person) => (
        <li key={person.id} class={person.isBot && !online ? 'off' : ''}>
          <button
            type="button"
            class="person"
            aria-haspopup="menu"
            onClick={(event) => openMenuAt(event.currentTarget, { is: 'user', id: person.id })}
            onContextMenu={(event) => {
              event.preventDefault();
              actions.openMenu({ target: { is: 'user', id: person.id }, x: event.clientX, y: event.clientY });
            }}
          >
            <Avatar id={person.id} name={person.name} small />
            <span class="name">
              <bdi>{person.name}</bdi>
            </span>
            <small>
              {person.id === me ? words.text('page-you') : roleName(words, person.roles[0] ?? '')}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Me(): VNode {
  const { people, me, theme, seat } = useFields('people', 'me', 'theme', 'seat');
  const words = useWords();
  const person = people.find((one) => one.id === me);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]!;
  return (
    <div class="me">
      <Avatar id={me} name={person?.name ?? ''} />
      {seat === null ? (
        <label class="switcher">
          <small>{words.text('page-acting-as')}</small>
          <select value={me} onChange={(event) => actions.actAs(event.currentTarget.value)}>
            {people.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <>
          <strong class="name">
            <bdi>{person?.name}</bdi>
          </strong>
          <SeatButton />
        </>
      )}
      <IconButton
        icon={THEME_ICONS[theme]}
        label={words.text(`page-theme-${theme}`)}
        onClick={() => actions.theme(next)}
      />
    </div>
  );
}
