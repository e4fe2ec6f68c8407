import type { Command } from 'commander';

/** A flag as it is typed, such as `--locale`. */
export interface Flag {
  readonly long: string;
  /** What follows it, such as `<n>`; null: nothing does. */
  readonly value: string | null;
  readonly description: string;
  /** Everything that may follow; empty: anything. */
  readonly choices: readonly string[];
  readonly usual: string | null;
}

export interface Subcommand {
  readonly name: string;
  readonly description: string;
  /** What stands behind its name, such as `<line...>`. */
  readonly argument: string | null;
  readonly argumentDescription: string;
  /** What the argument may be; empty: anything. */
  readonly choices: readonly string[];
  /** Where a game may stand behind its name. */
  readonly games: 'nowhere' | 'first' | 'everywhere';
  readonly flags: readonly Flag[];
}

const TAKING_A_LINE = ['analyze', 'certificate', 'claim', 'play', 'table'];
const TAKING_GAMES = ['quiz'];

/** What commands there are and what they take, as data: completions and the manual are made of it. */
export const outlineOf = (program: Command): readonly Subcommand[] =>
  program.commands.map((command) => {
    const [argument] = command.registeredArguments;
    const name = argument === undefined ? '' : `${argument.name()}${argument.variadic ? '...' : ''}`;
    return {
      name: command.name(),
      description: command.description(),
      argument: argument === undefined ? null : argument.required ? `<${name}>` : `[${name}]`,
      argumentDescription: argument?.description ?? '',
      choices: argument?.argChoices ?? [],
      games: TAKING_GAMES.includes(command.name())
        ? 'everywhere'
        : TAKING_A_LINE.includes(command.name())
          ? 'first'
          : 'nowhere',
      flags: command.options.map(({ long, flags, description, argChoices, defaultValue }) => ({
        long: long ?? flags,
        value: /<[^<>]+>/.exec(flags)?.[0] ?? null,
        description,
        choices: argChoices ?? [],
        usual: defaultValue === undefined ? null : String(defaultValue),
      })),
    };
  });
