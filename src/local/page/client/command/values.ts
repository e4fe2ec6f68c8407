import type { OptionChoice, OptionWire } from '../../protocol.ts';
import { type CommandOption, localised, optionKind } from '../discord.ts';
import type { PageState } from '../state.ts';
import type { Catalogue } from '../words.ts';
import type { Leaf, TypedOption } from './line.ts';

export type OptionValue =
  | { readonly ok: true; readonly value: string | number | boolean }
  | { readonly ok: false; readonly why: string };

/** A file chosen for an option; `id` is the server's. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
}

export interface ValueContext {
  readonly state: PageState;
  readonly words: Catalogue;
  readonly files: Readonly<Record<string, ChosenFile>>;
  /** Choices the bot offered, by option: their texts stand for their values. */
  readonly offered: Readonly<Record<string, readonly OptionChoice[]>>;
}

const YES = new Set(['true', 'yes', 'on', '是', 'y']);
const NO = new Set(['false', 'no', 'off', '否', 'n']);

function ok(value: string | number | boolean): OptionValue {
  return { ok: true, value };
}

function bad(why: string): OptionValue {
  return { ok: false, why };
}

interface IdAndName {
  readonly id: string;
  readonly name: string;
}

function named(all: readonly IdAndName[], text: string, words: Catalogue): OptionValue {
  const plain = text
    .replace(/^<[@#][!&]?(\d+)>$/, '$1')
    .replace(/^[@#]/, '')
    .toLowerCase();
  const found = all.find((one) => one.name.toLowerCase() === plain || one.id === plain);
  return found === undefined ? bad(words.text('page-no-such', { text })) : ok(found.id);
}

function number(option: CommandOption, text: string, words: Catalogue): OptionValue {
  const value = Number(text.replace('−', '-'));
  const whole = option.type === optionKind.integer;
  if (text === '' || (whole ? !Number.isSafeInteger(value) : !Number.isFinite(value))) {
    return bad(whole ? words.text('page-not-whole') : words.text('page-not-number'));
  }
  const least = option.min_value ?? Number.NEGATIVE_INFINITY;
  const most = option.max_value ?? Number.POSITIVE_INFINITY;
  if (value >= least && value <= most) return ok(value);
  return bad(
    words.text('page-between', {
      min: String(least).replace('-Infinity', '…'),
      max: String(most).replace('Infinity', '…'),
    }),
  );
}

function string(option: CommandOption, text: string, words: Catalogue): OptionValue {
  const length = [...text].length;
  const least = option.min_length ?? 0;
  const most = option.max_length ?? 6000;
  return length >= least && length <= most
    ? ok(text)
    : bad(words.text('page-length', { min: least, max: most }));
}

/** The value of an option's typed text, or why it has none. */
export function valueOf(option: CommandOption, text: string, around: ValueContext): OptionValue {
  const { state, words } = around;
  const file = around.files[option.name];
  if (option.type === optionKind.attachment)
    return file === undefined ? bad(words.text('page-missing')) : ok(file.id);
  if (text === '') return bad(words.text('page-missing'));
  if (option.choices !== undefined && option.choices.length > 0) {
    const lower = text.toLowerCase();
    const choice = option.choices.find(
      (one) =>
        one.name.toLowerCase() === lower ||
        localised(one.name_localizations, one.name, state.locale).toLowerCase() === lower ||
        String(one.value).toLowerCase() === lower,
    );
    return choice === undefined ? bad(words.text('page-not-choice')) : ok(choice.value);
  }
  const offered = around.offered[option.name]?.find((choice) => choice.name === text);
  if (offered !== undefined) return ok(offered.value);
  switch (option.type) {
    case optionKind.integer:
    case optionKind.number:
      return number(option, text, words);
    case optionKind.boolean:
      if (YES.has(text.toLowerCase())) return ok(true);
      return NO.has(text.toLowerCase())
        ? ok(false)
        : bad(`${words.text('page-yes')} / ${words.text('page-no')}`);
    case optionKind.user:
      return named([state.bot, ...state.people], text, words);
    case optionKind.channel:
      return named(state.channels, text, words);
    case optionKind.role:
      return named(state.guild.roles, text, words);
    case optionKind.mentionable:
      return named([state.bot, ...state.people, ...state.guild.roles], text, words);
    default:
      return string(option, text, words);
  }
}

/** All options of a command with their values; null where none was given. */
export function readOptions(
  leaf: Leaf,
  given: readonly TypedOption[],
  around: ValueContext,
): readonly (readonly [CommandOption, OptionValue | null])[] {
  return leaf.options.map((option) => {
    const one = given.find((slot) => slot.option === option);
    const file = around.files[option.name] !== undefined;
    if (one === undefined && !file)
      return [option, option.required === true ? bad(around.words.text('page-missing')) : null] as const;
    // An empty optional slot was only looked at.
    if (one?.text === '' && option.required !== true && !file) return [option, null] as const;
    return [option, valueOf(option, one?.text ?? '', around)] as const;
  });
}

/** The options in Discord's form, wrapped in subcommand and group. */
export function wireOptions(leaf: Leaf, options: readonly OptionWire[]): readonly OptionWire[] {
  const [, ...below] = leaf.path;
  return below.reduceRight<readonly OptionWire[]>((inside, name, index) => {
    const type = index === below.length - 1 ? optionKind.subcommand : optionKind.group;
    return [{ name, type, options: inside }];
  }, options);
}
