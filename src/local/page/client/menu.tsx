import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { usableIn } from './command/line.ts';
import { flag, localised } from './discord.ts';
import { usePopup } from './parts/popup.ts';
import { placeHash } from './place.ts';
import { plainText } from './plain.ts';
import { actions, calledIn, type MenuAt, type PageState, useAppState } from './state.ts';
import { type Catalogue, wordsFor } from './words.ts';

interface MenuEntry {
  readonly label: string;
  readonly run: () => void;
}

/** Context commands of the bot: Discord's command types 2 (user) and 3 (message). */
function appEntries(state: PageState, type: 2 | 3, target: string): readonly MenuEntry[] {
  const dm = state.channels.find((channel) => channel.id === state.channel)?.kind === 'dm';
  return state.commands
    .filter((command) => command.type === type && usableIn(command, dm))
    .map((command) => ({
      label: localised(command.name_localizations, command.name, state.locale),
      run: () => void actions.act({ kind: 'menu', name: command.name, target }),
    }));
}

function entriesOf(
  { target }: MenuAt,
  state: PageState,
  words: Catalogue,
): readonly (readonly MenuEntry[])[] {
  if (target.is === 'message') {
    const { message } = target;
    const ephemeral = ((message.flags ?? 0) & flag.ephemeral) !== 0;
    const copy = {
      label: words.text('page-copy-text'),
      run: () => void navigator.clipboard.writeText(plainText(message, words, calledIn(state))),
    };
    const dismiss = {
      label: words.text('page-dismiss'),
      run: () => void actions.act({ kind: 'dismiss', message: message.id }),
    };
    return [ephemeral ? [] : appEntries(state, 3, message.id), ephemeral ? [copy, dismiss] : [copy]];
  }
  const person = state.people.find((one) => one.id === target.id);
  const apps = appEntries(state, 2, target.id);
  if (person === undefined || person.id === state.me) return [apps];
  return [
    apps,
    [
      { label: words.text('page-act-as', { name: person.name }), run: () => actions.actAs(person.id) },
      {
        label: words.text('page-open-as', { name: person.name }),
        run: () => void open(placeHash(person.id, state.channel), '_blank', 'noopener'),
      },
    ],
  ];
}

/** The context menu of a message or person. Arrow keys move in it; Escape or a press elsewhere closes it. */
export function ContextMenu(): VNode | null {
  const menu = useAppState((state) => state.menu);
  return menu === null ? null : <OpenMenu key={`${menu.x} ${menu.y}`} menu={menu} />;
}

function OpenMenu({ menu }: { readonly menu: MenuAt }): VNode {
  const state = useAppState((whole) => whole);
  const words = wordsFor(state.locale);
  const popup = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  const groups = entriesOf(menu, state, words).filter((group) => group.length > 0);
  usePopup(
    true,
    () => new DOMRect(menu.x, menu.y, 0, 0),
    popup,
    () => actions.closeMenu(),
    false,
  );

  const items = (): readonly HTMLElement[] => [
    ...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
  ];
  useLayoutEffect(() => {
    (items()[0] ?? popup.current)?.focus();
  }, []);
  const close = (): void => {
    actions.closeMenu();
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus();
  };
  const keyDown = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (event.key === 'ArrowUp') all[(at - 1 + all.length) % all.length]?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') all.at(-1)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={popup} class="popup menu" popover="manual" role="menu" tabIndex={-1} onKeyDown={keyDown}>
      {groups.length === 0 ? <p class="popup-hint">{words.text('page-no-actions')}</p> : null}
      {groups.map((group, index) => (
        <div key={index} role="group">
          {group.map((entry) => (
            <button
              key={entry.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                entry.run();
              }}
            >
              {entry.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
