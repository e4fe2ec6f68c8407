import { type CommandData, type CommandOption, localised, optionKind } from '../discord.ts';

/** A command to call: a whole command, or one of its subcommands. */
export interface Leaf {
  readonly root: CommandData;
  /** `/teach quiz create` */
  readonly text: string;
  readonly path: readonly string[];
  readonly options: readonly CommandOption[];
  readonly description: (locale: string) => string;
}

/** An option in the typed line, with `text` at `start`…`end`. */
export interface TypedOption {
  readonly option: CommandOption;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type TypedLine =
  | { readonly is: 'text' }
  /** A slash and the beginning of a command's name. */
  | { readonly is: 'name'; readonly typed: string }
  | {
      readonly is: 'command';
      readonly leaf: Leaf;
      readonly given: readonly TypedOption[];
      /** Text of no option. */
      readonly stray: string | null;
    };

function leavesUnder(
  root: CommandData,
  path: readonly string[],
  of: CommandData | CommandOption,
): readonly Leaf[] {
  const options = of.options ?? [];
  const nested = options.filter(({ type }) => type === optionKind.subcommand || type === optionKind.group);
  if (nested.length > 0) return nested.flatMap((option) => leavesUnder(root, [...path, option.name], option));
  const description = (locale: string): string =>
    localised(of.description_localizations, of.description ?? '', locale);
  return [{ root, path, text: `/${path.join(' ')}`, options, description }];
}

/** Discord's interaction contexts. */
const CONTEXT = { guild: 0, bot: 1 } as const;

/** Whether a command works in a channel of the server, or with `dm` in a direct one; without contexts in both. */
export function usableIn(command: CommandData, dm: boolean): boolean {
  const contexts = command.contexts ?? null;
  return contexts === null || contexts.includes(dm ? CONTEXT.bot : CONTEXT.guild);
}

/** The slash commands of a channel by name, with each subcommand on its own. */
export function leavesOf(commands: readonly CommandData[], dm: boolean): readonly Leaf[] {
  return commands
    .filter((command) => (command.type ?? 1) === 1 && usableIn(command, dm))
    .flatMap((command) => leavesUnder(command, [command.name], command))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}

function trimmed(
  text: string,
  start: number,
  end: number,
): { readonly text: string; readonly start: number; readonly end: number } {
  const piece = text.slice(start, end);
  const from = start + (piece.length - piece.trimStart().length);
  const inner = piece.trim();
  return {
    text: inner,
    start: inner === '' ? Math.min(end, start + piece.length) : from,
    end: inner === '' ? end : from + inner.length,
  };
}

/** The words that may follow the first words of a command: `quiz create` after `/teach`. Empty where no command begins so. */
export function endingsOf(text: string, leaves: readonly Leaf[]): readonly string[] {
  const typed = text.trim().toLowerCase();
  return leaves
    .filter((leaf) => leaf.root.hidden !== true && leaf.text.startsWith(`${typed} `))
    .map((leaf) => leaf.text.slice(typed.length + 1));
}

/** Whether these are the first words of a command that Discord hides from this user. */
export function isHidden(text: string, leaves: readonly Leaf[]): boolean {
  const typed = text.trim().toLowerCase();
  return leaves.some((leaf) => leaf.root.hidden === true && `${leaf.text} `.startsWith(`${typed} `));
}

/** The option that takes text without a name: the first required string, else required option, else string, else option. */
function swallower(options: readonly CommandOption[]): CommandOption | undefined {
  const open = options.filter(({ type }) => type !== optionKind.attachment);
  return (
    open.find((option) => option.required === true && option.type === optionKind.string) ??
    open.find((option) => option.required === true) ??
    open.find((option) => option.type === optionKind.string) ??
    open[0]
  );
}

/**
 * Reads a typed line. `/analyze wythoff 3 5 explain:proof`: text after `name:` of an option belongs to that option,
 * up to the next such name; the rest belongs to the first required string option.
 */
export function readLine(text: string, leaves: readonly Leaf[]): TypedLine {
  if (!text.startsWith('/')) return { is: 'text' };
  const lower = text.toLowerCase();
  const leaf = leaves
    .filter((one) => lower.startsWith(one.text) && /^(?:\s|$)/.test(text.slice(one.text.length)))
    .sort((a, b) => b.text.length - a.text.length)[0];
  if (leaf === undefined) return { is: 'name', typed: text.slice(1) };
  const marks: { readonly option: CommandOption; readonly at: number; readonly after: number }[] = [];
  for (const found of text.matchAll(/(?<=\s)([\p{L}\p{N}_'-]{1,32}):/gu)) {
    const option = leaf.options.find((one) => one.name === found[1]!.toLowerCase());
    const known = marks.some((mark) => mark.option === option);
    if (option !== undefined && !known && found.index >= leaf.text.length) {
      marks.push({ option, at: found.index, after: found.index + found[0].length });
    }
  }
  const given: TypedOption[] = marks.map((mark, index) => ({
    option: mark.option,
    ...trimmed(text, mark.after, marks[index + 1]?.at ?? text.length),
  }));
  const loose = trimmed(text, leaf.text.length, marks[0]?.at ?? text.length);
  const owner = swallower(leaf.options.filter((option) => !given.some((one) => one.option === option)));
  // Before any value is typed, this option is the one at the caret, so that its choices are offered.
  const offered = marks.length === 0 && text.length > leaf.text.length;
  if (owner !== undefined && (loose.text !== '' || offered)) given.unshift({ option: owner, ...loose });
  return { is: 'command', leaf, given, stray: owner === undefined && loose.text !== '' ? loose.text : null };
}
