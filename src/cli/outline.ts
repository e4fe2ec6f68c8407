import type { Command } from 'commander';

/** Flag as typed, such as `--locale`. */
export interface Flag {
  readonly long: string;
  /** Its other name, such as `--language`; null: none. */
  readonly also: string | null;
  /** Its value, such as `<n>`; null: none. */
  readonly value: string | null;
  readonly description: string;
  /** Allowed values; empty: any. */
  readonly choices: readonly string[];
  readonly usual: string | null;
}

export interface Subcommand {
  readonly name: string;
  readonly description: string;
  /** Its argument, such as `<line...>`. */
  readonly argument: string | null;
  readonly argumentDescription: string;
  /** Allowed arguments; empty: any. */
  readonly choices: readonly string[];
  /** Positions in which a game may follow its name. */
  readonly games: 'nowhere' | 'first' | 'everywhere';
  readonly flags: readonly Flag[];
}

const TAKING_A_LINE = ['analyze', 'certificate', 'claim', 'play', 'table'];
const TAKING_GAMES = ['quiz'];

/** All commands with their arguments, as data for completions and the manual. */
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
      flags: command.options.map(({ short, long, flags, description, argChoices, defaultValue }) => ({
        long: long ?? flags,
        also: short ?? null,
        value: /<[^<>]+>/.exec(flags)?.[0] ?? null,
        description,
        choices: argChoices ?? [],
        usual: defaultValue === undefined ? null : String(defaultValue),
      })),
    };
  });
