/** Rules for application commands, one by one and as the whole list that is deployed. */
import { ApplicationCommandOptionType, ApplicationCommandType, Locale } from 'discord-api-types/v10';
import { describe } from './description.ts';
import { at, ordered, type Problem, type Problems, report, size, unique } from './problem.ts';

/** Limits of an application's commands of each type in one scope. */
const MAX_COMMANDS: Partial<Readonly<Record<number, number>>> = {
  [ApplicationCommandType.ChatInput]: 100,
  [ApplicationCommandType.User]: 15,
  [ApplicationCommandType.Message]: 15,
  [ApplicationCommandType.PrimaryEntryPoint]: 1,
};
const MAX_COMMAND_CHARS = 8000;
const MAX_CHOICE_VALUE_CHARS = 100;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES: readonly string[] = Object.values(Locale);

type Translations = Readonly<Record<string, string>> | null;

interface NamedBody {
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string | null;
  readonly description_localizations?: Translations;
}

interface ChoiceBody extends NamedBody {
  readonly value: string | number;
}

interface OptionBody extends NamedBody {
  readonly type: ApplicationCommandOptionType;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?: readonly ChoiceBody[] | null;
  readonly options?: readonly OptionBody[] | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
}

interface CommandBody extends NamedBody {
  readonly type?: ApplicationCommandType | null;
  readonly options?: readonly OptionBody[] | null;
  readonly default_member_permissions?: unknown;
}

/** Names used by siblings, by locale. */
type SiblingNames = Map<string, Set<unknown>>;

function claim(names: SiblingNames, locale: string, name: string, path: string, out: Problems): void {
  const seen = names.get(locale) ?? new Set();
  names.set(locale, seen);
  unique(seen, name, path, 'COMMAND_NAME_DUPLICATED', out);
}

const longest = (own: string | null | undefined, translations: Translations | undefined): number =>
  Math.max(...[own, ...Object.values(translations ?? {})].map(size));

/** A name and a description with their translations; returns their share of the characters a command may have. */
function heading(
  from: NamedBody,
  path: string,
  out: Problems,
  names: SiblingNames,
  wordsOnly: boolean,
): number {
  for (const key of ['name_localizations', 'description_localizations'] as const)
    for (const locale of Object.keys(from[key] ?? {}))
      if (!LOCALES.includes(locale)) report(out, at(path, key, locale), 'COMMAND_LOCALE_UNKNOWN', locale);
  const judge = (locale: string, name: string, where: string): void => {
    if (wordsOnly && (!NAME.test(name) || name !== name.toLowerCase()))
      report(out, where, 'COMMAND_NAME_INVALID', name);
    claim(names, locale, name, where, out);
  };
  judge('', from.name, at(path, 'name'));
  for (const [locale, name] of Object.entries(from.name_localizations ?? {}))
    judge(locale, name, at(path, 'name_localizations', locale));
  return (
    longest(from.name, from.name_localizations) + longest(from.description, from.description_localizations)
  );
}

function choices(option: OptionBody, path: string, out: Problems): number {
  const names: SiblingNames = new Map();
  let characters = 0;
  for (const [index, choice] of (option.choices ?? []).entries()) {
    const where = at(path, 'choices', index);
    characters += heading(choice, where, out, names, false);
    if (typeof choice.value !== 'string') continue;
    characters += size(choice.value);
    if (size(choice.value) > MAX_CHOICE_VALUE_CHARS)
      report(out, at(where, 'value'), 'BASE_TYPE_BAD_LENGTH', `at most ${MAX_CHOICE_VALUE_CHARS}`);
  }
  return characters;
}

const isNested = ({ type }: OptionBody): boolean =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

function options(all: readonly OptionBody[], path: string, out: Problems): number {
  const names: SiblingNames = new Map();
  let characters = 0;
  for (const [index, option] of all.entries()) {
    const where = at(path, 'options', index);
    const before = all[index - 1];
    if (before !== undefined && isNested(before) !== isNested(option))
      report(out, where, 'COMMAND_OPTIONS_MIXED');
    if (before !== undefined && before.required !== true && option.required === true)
      report(out, where, 'COMMAND_REQUIRED_AFTER_OPTIONAL', option.name);
    if (option.autocomplete === true && (option.choices ?? []).length > 0)
      report(out, at(where, 'autocomplete'), 'COMMAND_AUTOCOMPLETE_WITH_CHOICES');
    ordered(option.min_length, option.max_length, at(where, 'min_length'), out);
    ordered(option.min_value, option.max_value, at(where, 'min_value'), out);
    characters += heading(option, where, out, names, true) + choices(option, where, out);
    characters += options(option.options ?? [], where, out);
  }
  return characters;
}

function command(from: CommandBody, path: string, out: Problems, names: SiblingNames): void {
  const chat = (from.type ?? ApplicationCommandType.ChatInput) === ApplicationCommandType.ChatInput;
  if (chat === ((from.description ?? '') === '')) report(out, at(path, 'description'), 'COMMAND_DESCRIPTION');
  if (!chat && (from.options ?? []).length > 0) report(out, at(path, 'options'), 'COMMAND_OPTIONS_MIXED');
  const characters = heading(from, path, out, names, chat) + options(from.options ?? [], path, out);
  if (characters > MAX_COMMAND_CHARS) report(out, path, 'COMMAND_TOO_LARGE', `it has ${characters}`);
  const permissions = from.default_member_permissions ?? '0';
  if (typeof permissions !== 'string' || !/^\d{1,20}$/.test(permissions))
    report(out, at(path, 'default_member_permissions'), 'COMMAND_PERMISSIONS');
}

/** Validates one command as if created or edited alone. */
export function validateCommand(body: unknown): readonly Problem[] {
  const shape = describe('ApplicationCommandCreateRequest', body);
  if (shape.length > 0) return shape;
  const out: Problems = [];
  command(body as CommandBody, '', out, new Map());
  return out;
}

/**
 * Validates the whole list of commands deployed to one scope (globally, or to one server).
 *
 * @returns every problem found, with the command's index first in its path
 */
export function validateCommands(body: unknown): readonly Problem[] {
  const out: Problems = [];
  if (!Array.isArray(body)) {
    report(out, '', 'BASE_TYPE_BAD_TYPE', 'a list is expected');
    return out;
  }
  const byType = new Map<number, { readonly names: SiblingNames; count: number }>();
  for (const [index, one] of (body as readonly unknown[]).entries()) {
    const shape = describe('ApplicationCommandUpdateRequest', one);
    out.push(...shape.map((problem) => ({ ...problem, path: at(String(index), problem.path) })));
    if (shape.length > 0) continue;
    const from = one as CommandBody;
    const type = from.type ?? ApplicationCommandType.ChatInput;
    const beside = byType.get(type) ?? { names: new Map(), count: 0 };
    byType.set(type, { ...beside, count: beside.count + 1 });
    command(from, String(index), out, beside.names);
  }
  for (const [type, { count }] of byType)
    if (count > (MAX_COMMANDS[type] ?? count))
      report(out, '', 'COMMAND_TOO_MANY', `${count}, at most ${MAX_COMMANDS[type]} of type ${type}`);
  return out;
}
