/** The manual page of the command line, generated from its commands. */
import type { Flag, Subcommand } from '../../src/cli/outline.ts';
import { DESCRIPTION, EXAMPLES, outline } from '../../src/cli/program.ts';
import { cliVersion } from '../../src/cli/version.ts';

/** Escapes text for roff. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', String.raw`\(rs`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(
      /\P{ASCII}/gu,
      (character) => String.raw`\[u${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .replaceAll(/^(['.])/gm, String.raw`\&$1`);

const flagOf = ({ long, also, value, description, choices, usual }: Flag): string => {
  const said = [
    description,
    ...(choices.length === 0 ? [] : [`one of ${choices.join(', ')}`]),
    ...(usual === null ? [] : [`default: ${usual}`]),
  ];
  const names = (also === null ? [long] : [also, long]).map((name) => String.raw`\fB${roff(name)}\fR`);
  const head = `${names.join(', ')}${value === null ? '' : String.raw` \fI${roff(value.slice(1, -1))}\fR`}`;
  return `.TP\n${head}\n${roff(said.join('; '))}`;
};

const commandOf = ({ name, argument, description, argumentDescription, flags }: Subcommand): string =>
  [
    String.raw`.SS "${roff(name)}${argument === null ? '' : ` ${roff(argument)}`}"`,
    roff(description),
    ...(argumentDescription === '' ? [] : ['.PP', roff(`${argument ?? ''}: ${argumentDescription}`)]),
    ...flags.map(flagOf),
  ].join('\n');

/** The manual in roff, for `man`, with the examples and exit codes of the help. */
export const manualPage = (version = cliVersion()): string =>
  `.TH SPRAGUE 1 "" "sprague ${roff(version)}" "Games"
.SH NAME
sprague \\- ${roff(DESCRIPTION)}
.SH SYNOPSIS
.B sprague
.I command
.RI [ argument ...]
.RI [ options ]
.SH DESCRIPTION
${roff('A line is a game and a position, such as nim 3 4 5. A sum has + between its parts. With misere at the end, making the last move loses.')}
.SH COMMANDS
${outline().map(commandOf).join('\n')}
.SH EXAMPLES AND EXIT CODES
.nf
${roff(EXAMPLES.trim())}
.fi
`;
