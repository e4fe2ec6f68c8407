import { grouped } from '../engine/core/maps.ts';
import { gameIds } from '../games/registry.ts';
import type { Flag, Subcommand } from './outline.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

const GAMES = gameIds.join(' ');
const takesFile = ({ value }: Flag): boolean => value === '<path>';
/** Words that may follow a command. */
const offered = ({ games, choices }: Subcommand): string => (games === 'nowhere' ? choices.join(' ') : GAMES);
/** Text in single quotes, for bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
/** A line after a command, in quotes where a shell would interpret it. */
export const typedLine = (line: string): string => (/^[\w.,:+=/ -]*$/.test(line) ? line : quoted(line));
/** Text in single quotes for fish, which knows two escapes there. */
const fishQuoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/** Branches of a bash `case`, each with its words; patterns with the same words share a branch. */
const bashCases = (indent: string, cases: readonly (readonly [pattern: string, words: string])[]): string => {
  const alike = grouped(cases, ([, words]) => words);
  return [...alike]
    .map(
      ([words, some]) => `${indent}${some.map(([pattern]) => pattern).join('|')}) words=${quoted(words)} ;;`,
    )
    .join('\n');
};

const bash = (commands: readonly Subcommand[]): string => {
  const names = commands.map(({ name }) => name).join(' ');
  const valued = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ value }) => value !== null)
      .map((flag): readonly [string, string] => [`${name}:${flag.long}`, flag.choices.join(' ')]),
  );
  const files = commands.flatMap(({ name, flags }) =>
    flags.filter(takesFile).map(({ long }) => `${name}:${long}`),
  );
  const flags = commands.map((one): readonly [string, string] => [
    one.name,
    [...one.flags.map(({ long }) => long), '--help'].join(' '),
  ]);
  const first = commands
    .filter((one) => offered(one) !== '')
    .map((one): readonly [string, string] => [one.name, offered(one)]);
  const repeated = commands.filter(({ games }) => games === 'everywhere').map(({ name }) => name);
  return `# Completions of sprague for bash: source <(sprague completions bash)
_sprague() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  COMPREPLY=()
  if (( COMP_CWORD == 1 )); then
    COMPREPLY=( $(compgen -W ${quoted(`${names} help --help`)} -- "$current") )
    return
  fi
  case $command:$before in
    ${files.join('|')}) COMPREPLY=( $(compgen -f -- "$current") ); return ;;
${bashCases(
  '    ',
  valued.filter(([pattern]) => !files.includes(pattern)),
)}
    *)
      if [[ $current == -* ]]; then
        case $command in
${bashCases('          ', flags)}
        esac
      elif (( COMP_CWORD == 2 )) || [[ $command =~ ^(${repeated.join('|')})$ ]]; then
        case $command in
${bashCases('          ', [...first, ['help', names]])}
        esac
      fi ;;
  esac
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
}
complete -F _sprague sprague
`;
};

/** Description in a zsh specification, where colons and brackets have a meaning. */
const zshText = (text: string): string => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);

const zshFlag = (flag: Flag): string => {
  const action = takesFile(flag) ? '_files' : flag.choices.length > 0 ? `(${flag.choices.join(' ')})` : ' ';
  const value = flag.value === null ? '' : `:${zshText(flag.value.slice(1, -1))}:${action}`;
  return quoted(`${flag.long}[${zshText(flag.description)}]${value}`);
};

const zsh = (commands: readonly Subcommand[]): string => {
  const described = commands.map(({ name, description }) => quoted(`${name}:${description}`));
  const cases = commands.map((one) => {
    const words = offered(one);
    const place = one.games === 'everywhere' ? '*' : '1';
    const first =
      words === '' ? [] : [quoted(`${place}:${one.games === 'nowhere' ? 'shell' : 'game'}:(${words})`)];
    const specs = [...one.flags.map(zshFlag), quoted('--help[say what it takes]'), ...first];
    return `    ${one.name}) _arguments ${specs.join(' ')} ;;`;
  });
  return `#compdef sprague
# Completions of sprague for zsh: sprague completions zsh > a folder of $fpath, as _sprague
_sprague() {
  local -a commands=(${described.join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
if [[ $funcstack[1] == _sprague ]]; then
  _sprague "$@"
else
  compdef _sprague sprague
fi
`;
};

const fish = (commands: readonly Subcommand[]): string => {
  const lines = commands.flatMap((one) => {
    const here = `complete -c sprague -n ${fishQuoted(`__fish_seen_subcommand_from ${one.name}`)}`;
    const words = offered(one);
    const first =
      one.games === 'everywhere' ? here : `${here.slice(0, -1)}; and test (count (commandline -opc)) -eq 2'`;
    return [
      `complete -c sprague -n __fish_use_subcommand -a ${one.name} -d ${fishQuoted(one.description)}`,
      ...(words === '' ? [] : [`${first} -a ${fishQuoted(words)}`]),
      ...one.flags.map((flag) => {
        const choices = flag.choices.length > 0 ? ` -a ${fishQuoted(flag.choices.join(' '))}` : '';
        const value = flag.value === null ? '' : takesFile(flag) ? ' -r -F' : ` -x${choices}`;
        return `${here} -l ${flag.long.slice(2)}${value} -d ${fishQuoted(flag.description)}`;
      }),
    ];
  });
  return `# Completions of sprague for fish: sprague completions fish > ~/.config/fish/completions/sprague.fish
complete -c sprague -f
${lines.join('\n')}
`;
};

/** Script with which a shell completes commands, flags, their values and games. */
export const completionsFor = (shell: Shell, commands: readonly Subcommand[]): string =>
  ({ bash, zsh, fish })[shell](
    commands.map((command) => ({
      ...command,
      flags: command.flags.flatMap((flag) => [
        ...(flag.also === null ? [] : [{ ...flag, long: flag.also }]),
        flag,
      ]),
    })),
  );
