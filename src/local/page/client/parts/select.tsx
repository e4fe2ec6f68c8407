import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Component, kind } from '../discord.ts';
import { defaultsOf } from '../modal/fields.ts';
import { actions, type PageState, useAppState, useWords } from '../state.ts';
import { emojiText } from './button.tsx';
import { Picker, type PickOption } from './picker.tsx';

const TYPE_OF: Readonly<Record<'text' | 'thread' | 'dm', readonly number[]>> = {
  text: [0],
  thread: [10, 11, 12],
  dm: [1],
};

/** The choices of any select: its own options, or the server's people, roles or channels. */
export function optionsOf(
  select: Component,
  state: Pick<PageState, 'bot' | 'people' | 'guild' | 'channels'>,
): readonly PickOption[] {
  const people = [
    { value: state.bot.id, label: state.bot.name, dot: '#0072b2' },
    ...state.people.map((person) => ({ value: person.id, label: person.name, dot: person.color })),
  ];
  const roles = state.guild.roles.map((role) => ({ value: role.id, label: `@${role.name}`, dot: '#8a8f98' }));
  switch (select.type) {
    case kind.userSelect:
      return people;
    case kind.roleSelect:
      return roles;
    case kind.mentionableSelect:
      return [...people, ...roles];
    case kind.channelSelect:
      return state.channels
        .filter((channel) => channel.kind !== 'dm')
        .filter(
          (channel) => select.channel_types?.some((type) => TYPE_OF[channel.kind].includes(type)) ?? true,
        )
        .map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
    default:
      return (select.options ?? []).map((option) => ({
        value: option.value,
        label: option.label,
        description: option.description,
        emoji: emojiText(option.emoji),
      }));
  }
}

/** A select of a message: sends a single choice at once, several when the list closes. */
export function MessageSelect({
  select,
  message,
}: {
  readonly select: Component;
  readonly message: string;
}): VNode {
  const words = useWords();
  const server = {
    bot: useAppState((state) => state.bot),
    people: useAppState((state) => state.people),
    guild: useAppState((state) => state.guild),
    channels: useAppState((state) => state.channels),
  };
  const customId = select.custom_id ?? '';
  const shape = JSON.stringify(select);
  const [kept, setKept] = useState<{ readonly shape: string; readonly values: readonly string[] } | null>(
    null,
  );
  const busy = useAppState((state) => state.busy.includes(`${message}/${customId}`));
  return (
    <Picker
      label={select.placeholder ?? words.text('page-choose')}
      options={optionsOf(select, server)}
      chosen={kept?.shape === shape ? kept.values : defaultsOf(select)}
      min={select.min_values ?? 1}
      max={select.max_values ?? 1}
      placeholder={select.placeholder}
      disabled={select.disabled === true}
      busy={busy}
      choose={(values) => {
        setKept({ shape, values });
        void actions.click(message, customId, select.type, values);
      }}
    />
  );
}
