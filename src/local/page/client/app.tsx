import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Composer } from './composer.tsx';
import { titleOf } from './links.ts';
import { ContextMenu } from './menu.tsx';
import { Messages } from './messages.tsx';
import { ModalDialog } from './modal/dialog.tsx';
import { Notice } from './notice.tsx';
import { Icon, IconButton } from './parts/icons.tsx';
import { Lightbox } from './parts/media.tsx';
import { Present } from './present.tsx';
import { Sidebar } from './sidebar.tsx';
import { actions, useAppState, useFields, useOpenChannel, useWords } from './state.ts';

/** The whole page, or the projector's view. */
export function App(): VNode {
  const present = useAppState((state) => state.present);
  useEffect(() => actions.start(), []);
  return (
    <>
      {present ? <Present /> : <Channels />}
      <ModalDialog />
      <ContextMenu />
      <Lightbox />
      <Live />
    </>
  );
}

/** The list of channels, and the open one with its composer and any modal. */
function Channels(): VNode {
  const words = useWords();
  const { drawer, me, modal } = useFields('drawer', 'me', 'modal');
  const channel = useOpenChannel();
  // On a phone the list of channels is hidden, with the marks of private messages.
  const told = useAppState((state) =>
    state.channels.some(
      ({ id, kind, last }) =>
        kind === 'dm' && id !== state.channel && last !== null && last !== state.seen[id],
    ),
  );
  const title = titleOf(channel);
  useEffect(() => {
    document.title = title === '' ? 'Sprague' : `${title} · ${words.text('page-server')}`;
  }, [title, words]);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The drawer hides what had the focus: return to what opened it.
    if (drawer) return () => opener.current?.focus();
    return undefined;
  }, [drawer]);
  return (
    <div
      class={`app${drawer ? ' drawer-open' : ''}`}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && drawer) actions.drawer(false);
      }}
    >
      <a
        class="skip"
        href="#composer"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('composer')?.focus();
        }}
      >
        {words.text('page-skip')}
      </a>
      <Sidebar />
      {drawer ? <div class="shade" onClick={() => actions.drawer(false)} /> : null}
      <main>
        <header class="top">
          <button
            ref={opener}
            type="button"
            class="icon-button only-narrow"
            aria-label={`${words.text('page-open-channels')}${told ? ` · ${words.text('page-unread')}` : ''}`}
            aria-expanded={drawer}
            onClick={() => actions.drawer(!drawer)}
          >
            <Icon name="menu" />
            {told ? <span class="badge" /> : null}
          </button>
          <h1>{title}</h1>
          <IconButton
            icon="auto"
            label={words.text('page-present')}
            class="to-present"
            onClick={() => actions.present(true)}
          />
        </header>
        <Status />
        {/* A new person or channel starts with a fresh list. */}
        <Messages key={`${me} ${channel?.id ?? ''}`} />
        {modal === null ? <Notice /> : null}
        <Composer key={me} />
      </main>
    </div>
  );
}

function Status(): VNode | null {
  const { phase, botOnline: online } = useFields('phase', 'botOnline');
  const words = useWords();
  const text =
    phase === 'lost'
      ? words.text('page-lost')
      : phase === 'connecting'
        ? words.text('page-connecting')
        : online
          ? null
          : words.text('page-bot-offline');
  return (
    <div role="status">
      {text === null ? null : (
        <p class="status">
          <Icon name="alert" /> {text}
        </p>
      )}
    </div>
  );
}

function Live(): VNode {
  const text = useAppState((state) => state.announcement);
  return (
    <div class="visually-hidden" aria-live="polite">
      {text}
    </div>
  );
}
