import type { OptionChoice } from '../../protocol.ts';
import { type CommandOption, localised, optionKind } from '../discord.ts';
import type { Leaf, TypedLine, TypedOption } from './line.ts';
import { type ValueContext, valueOf } from './values.ts';

export interface LineSuggestion {
  readonly key: string;
  readonly label: string;
  readonly detail: string | undefined;
  readonly dot?: string;
  /** Text that replaces `from`…`to` of the line. */
  readonly insert: string;
  readonly from: number;
  readonly to: number;
  /** The option this asks a file for. */
  readonly file?: string;
}

export interface Suggestions {
  readonly items: readonly LineSuggestion[];
  /** Whether Enter takes the first one before any arrow key. */
  readonly eager: boolean;
}

const NONE: Suggestions = { items: [], eager: false };
const MAX_SUGGESTIONS = 25;

/** Items that begin with the typed text, then those that contain it. */
function matching<T>(all: readonly T[], typed: string, text: (one: T) => string): readonly T[] {
  const plain = typed.replace(/^[@#]/, '').toLowerCase();
  const begins = all.filter((one) => text(one).toLowerCase().startsWith(plain));
  const holds = all.filter((one) => !begins.includes(one) && text(one).toLowerCase().includes(plain));
  return [...begins, ...holds].slice(0, MAX_SUGGESTIONS);
}

function ofNames(typed: string, leaves: readonly Leaf[], locale: string): Suggestions {
  const items = matching(leaves, typed.trimEnd(), (leaf) => leaf.text.slice(1)).map((leaf) => ({
    key: leaf.text,
    label: leaf.text,
    detail: leaf.description(locale),
    insert: `${leaf.text} `,
    from: 0,
    to: typed.length + 1,
  }));
  return { items, eager: true };
}

interface SuggestedOption {
  readonly label: string;
  readonly insert: string;
  readonly dot?: string;
}

/** The values of an option that are known beforehand. */
function listed(option: CommandOption, around: ValueContext): readonly SuggestedOption[] | null {
  const { state, words } = around;
  const people = [
    { label: `@${state.bot.name}`, insert: `@${state.bot.name}` },
    ...state.people.map((one) => ({ label: `@${one.name}`, insert: `@${one.name}`, dot: one.color })),
  ];
  const roles = state.guild.roles.map((role) => ({ label: `@${role.name}`, insert: `@${role.name}` }));
  if (option.choices !== undefined && option.choices.length > 0) {
    return option.choices.map((choice) => {
      const label = localised(choice.name_localizations, choice.name, state.locale);
      return { label, insert: label };
    });
  }
  switch (option.type) {
    case optionKind.boolean:
      return [words.text('page-yes'), words.text('page-no')].map((label) => ({ label, insert: label }));
    case optionKind.user:
      return people;
    case optionKind.role:
      return roles;
    case optionKind.mentionable:
      return [...people, ...roles];
    case optionKind.channel:
      return state.channels
        .filter((one) => one.kind !== 'dm')
        .map((one) => ({ label: `#${one.name}`, insert: `#${one.name}` }));
    default:
      return null;
  }
}

/** The option at the caret, if any. */
export function slotAt(line: TypedLine, caret: number): TypedOption | null {
  if (line.is !== 'command') return null;
  return [...line.given].reverse().find((one) => caret >= one.start) ?? null;
}

function ofOptionNames(
  leaf: Leaf,
  given: readonly TypedOption[],
  text: string,
  caret: number,
  around: ValueContext,
): readonly LineSuggestion[] {
  if (caret !== text.length) return [];
  const word = /(?<=\s)\S*$/.exec(text)?.[0];
  if (word === undefined) return [];
  const slot = given.at(-1);
  const free = leaf.options.filter(
    (option) =>
      around.files[option.name] === undefined &&
      !given.some((one) => one.option === option && (one.text !== '' || one === slot)),
  );
  // Offers no names while the required option at the caret is empty.
  if (slot !== undefined && slot.text === '' && slot.option.required === true) return [];
  return free
    .filter((option) => option.name.startsWith(word.toLowerCase()))
    .map((option) => ({
      key: `${option.name}:`,
      label: `${option.name}:`,
      detail: localised(option.description_localizations, option.description, around.state.locale),
      insert: `${option.name}:`,
      from: text.length - word.length,
      to: text.length,
      ...(option.type === optionKind.attachment ? { file: option.name, insert: '' } : {}),
    }));
}

/** Suggestions for a line with the caret at `caret`; `remote`: the bot's choices for the option there. */
export function suggest(
  text: string,
  caret: number,
  line: TypedLine,
  leaves: readonly Leaf[],
  remote: readonly OptionChoice[] | null,
  around: ValueContext,
): Suggestions {
  if (line.is === 'text') return NONE;
  if (line.is === 'name')
    return ofNames(
      line.typed,
      leaves.filter(({ root }) => root.hidden !== true),
      around.state.locale,
    );
  const slot = slotAt(line, caret);
  const names = ofOptionNames(line.leaf, line.given, text, caret, around);
  if (slot === null) return { items: names, eager: false };
  const into = { from: slot.start, to: slot.end };
  const local = listed(slot.option, around);
  if (local !== null) {
    const valid = valueOf(slot.option, slot.text, around).ok;
    const shown = valid ? [] : matching(local, slot.text, (one) => one.label.replace(/^[@#]/, ''));
    const items = shown.map((one) => ({ key: one.label, detail: undefined, ...one, ...into }));
    return items.length > 0
      ? { items, eager: slot.text !== '' || slot.option.required === true }
      : { items: names, eager: false };
  }
  if (slot.option.type === optionKind.attachment && around.files[slot.option.name] === undefined) {
    const label = around.words.text('page-choose-file');
    return {
      items: [{ key: 'file', label, detail: undefined, insert: '', ...into, file: slot.option.name }],
      eager: true,
    };
  }
  const choices = (remote ?? []).filter((choice) => choice.name !== slot.text);
  const offered = choices.map((choice, index) => ({
    key: `${index} ${choice.name}`,
    label: choice.name,
    detail: undefined,
    insert: choice.name,
    ...into,
  }));
  return { items: [...offered, ...names], eager: false };
}
