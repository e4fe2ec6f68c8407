import { createReadStream, fstatSync, openSync, type ReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { FORMER_LEVELS, LEVELS, type Level, levelNamed } from '../engine/explain/step.ts';
import { localeIds } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { type Asked, answer, answerJson } from './answer.ts';

/** Options looked at in one search: about a second. */
const BOUND = 400_000;

interface Flags {
  readonly json?: boolean;
  readonly level?: Level;
  readonly locale: LocaleId;
  readonly moves: number;
  readonly bound: number;
  readonly limit?: number;
  readonly file?: string;
}

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(`"${text}" is not a whole number.`);
  return Number(text);
};

/** A level by its name, or by one of its former names. */
const levelOf = (text: string): Level => {
  const level = levelNamed(text);
  if (level === null)
    throw new InvalidArgumentError(`"${text}" is none of ${[...LEVELS, ...FORMER_LEVELS].join(', ')}.`);
  return level;
};

const shared = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--level <level>',
        `how much is explained: ${LEVELS.join(', ')} (default: answer; why with --json)`,
      ).argParser(levelOf),
    )
    .addOption(new Option('--locale <locale>', 'language').choices([...localeIds]).default('en'))
    .addOption(new Option('--moves <n>', 'winning moves listed').argParser(wholeNumber).default(100))
    .addOption(
      new Option('--bound <n>', 'options looked at in one search').argParser(wholeNumber).default(BOUND),
    )
    .addOption(
      new Option(
        '--limit <seconds>',
        'end each answer after so long with what is known by then; without it counted work alone decides',
      ).argParser(wholeNumber),
    );

/** The position of a row of a batch: the row itself, or the `line` of a JSON object, as lists of cases have it. */
const lineOf = (text: string): string => {
  // Editors of some systems begin a file with a mark of its encoding.
  const row = text.replace(/^\uFEFF/, '');
  if (!row.trimStart().startsWith('{')) return row;
  try {
    const { line } = JSON.parse(row) as { readonly line?: unknown };
    return typeof line === 'string' ? line : row;
  } catch {
    // No JSON after all: told as the line that it is.
    return row;
  }
};

/** Whether so many milliseconds have passed from now on. */
const after = (most: number): (() => boolean) => {
  const end = performance.now() + most;
  return () => performance.now() >= end;
};

const asked = (text: string, flags: Flags, usual: Level): Asked => ({
  text,
  level: flags.level ?? usual,
  locale: flags.locale,
  moves: flags.moves,
  bound: flags.bound,
  late: flags.limit === undefined ? null : after(1000 * flags.limit),
});

/** Waits until `text` has been taken, so that a slow reader is not drowned. */
const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) =>
    process.stdout.write(text, (error) => (error ? reject(error) : resolve())),
  );

/** A reader that stopped listening (`| head`) is no failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** The exit code of a question that was not understood: a position, an option or a file. */
const NOT_UNDERSTOOD = 2;

// Without this, commander would end the process with a code of its own.
const program = new Command('sprague')
  .description('Impartial games: who wins, why, and how.')
  .exitOverride()
  .addHelpText(
    'after',
    `
Examples:
  sprague analyze nim 3 4 5 --level proof
  sprague analyze kayles 10^40 + nim 5 misere --json
  sprague batch < lines.txt

Exit codes: 0 answered (of a batch: every line, each in its place), 2 not understood, 1 anything else.`,
  );

/** What `read` makes of the file, or the end of the program with the reason. */
const fromFile = <T>(path: string, read: (path: string) => T): T => {
  try {
    return read(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return program.error(`error: the file “${path}” cannot be read: ${why}`);
  }
};

/** A file to be read bit by bit; what cannot be read is noticed here, not at the first bit. */
const streamOf = (path: string): ReadStream => {
  const fd = openSync(path, 'r');
  if (fstatSync(fd).isDirectory()) throw new Error('it is a folder');
  return createReadStream('', { fd });
};

shared(program.command('analyze'))
  .description('analyse one position, such as: analyze nim 3 4 5 misere')
  .argument('[line...]', 'the game and the position')
  .option('--json', 'print one JSON object')
  .option('--file <path>', 'take the position from a file, - for standard input')
  .action(async (words: string[], flags: Flags) => {
    const text = words.join(' ');
    const file =
      flags.file === undefined
        ? {}
        : { file: fromFile(flags.file, (path) => readFileSync(path === '-' ? 0 : path, 'utf8')) };
    const question = { ...asked(text, flags, flags.json ? 'why' : 'answer'), ...file };
    const { ok, output } = flags.json ? answerJson(question) : answer(question);
    await write(`${output}\n`);
    process.exitCode = ok ? 0 : NOT_UNDERSTOOD;
  });

shared(program.command('batch'))
  .description(
    'read one position a line from standard input (or JSON objects with a “line”), print one JSON object a line',
  )
  .option('--file <path>', 'read from a file instead')
  .action(async (flags: Flags) => {
    const input = flags.file === undefined ? process.stdin : fromFile(flags.file, streamOf);
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
      await write(`${answerJson(asked(lineOf(line), flags, 'why')).output}\n`);
  });

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : NOT_UNDERSTOOD;
}
