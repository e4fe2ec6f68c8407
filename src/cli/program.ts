import {
  accessSync,
  constants,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  type ReadStream,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { CERTIFICATE_KINDS, type CertificateKind } from '../engine/certificate/index.ts';
import { LEVELS, type Level, levelNamed } from '../engine/explain/step.ts';
import { MAX_CLAIM_POSITIONS } from '../inquire/claims/claim.ts';
import { MAX_GRID_NUMBER, MAX_ROW_NUMBER } from '../inquire/tables/table.ts';
import { PAPER_SIZES, type PaperSize } from '../picture/paper/paper.ts';
import { BOT_LEVELS } from '../play/model/match.ts';
import { lexicon, localeIds, locales } from '../texts/index.ts';
import type { LocaleId } from '../texts/locale.ts';
import { answerJson, type CliQuestion, type CliTask } from './answer.ts';
import { completionsFor, SHELLS, type Shell, typedLine } from './completions.ts';
import { harmless } from './harmless.ts';
import type { AnswerManner } from './inquire.ts';
import { after, type CliJob, type CliResult, codeOf, doJob } from './job.ts';
import { outlineOf, type Subcommand } from './outline.ts';
import type { PlayFlags, Terminal } from './terminal.ts';
import { cliVersion } from './version.ts';

const SHOWS = ['outcomes', 'values'] as const;
const PAPERS = ['questions', 'answers'] as const;
/** Most questions on a sheet, and most sheets. */
const MAX_QUESTIONS = 100;
const MAX_STUDENTS = 300;
/** In one search: about a second. */
const DEFAULT_SEARCH_OPTIONS = 400_000;

interface Flags {
  readonly locale: LocaleId;
  readonly bound: number;
  readonly limit?: number;
  readonly json?: boolean;
  readonly file?: string;
}

interface AnalysisFlags extends Flags {
  readonly level?: Level;
  readonly moves: number;
}

interface CertificateFlags extends Flags {
  readonly coq?: boolean;
  readonly kind?: CertificateKind;
}

interface QuizFlags {
  readonly questions: number;
  readonly students?: number;
  readonly difficulty: number;
  readonly kinds?: string;
  readonly seed?: string;
  readonly title?: string;
  readonly typed?: boolean;
  readonly only?: (typeof PAPERS)[number];
  readonly pdf?: string;
  readonly size: PaperSize;
  readonly json?: boolean;
  readonly locale: LocaleId;
}

interface InquiryFlags extends Flags {
  readonly size?: number;
  readonly show?: (typeof SHOWS)[number];
}

const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(`"${text}" is not a whole number.`);
  return Number(text);
};

/** Parses an integer from 1 on. */
const positive = (text: string): number => {
  const number = wholeNumber(text);
  if (number < 1) throw new InvalidArgumentError('It must be at least 1.');
  return number;
};

/** Parses an integer from 1 to `most`. */
const upTo =
  (most: number) =>
  (text: string): number => {
    const number = wholeNumber(text);
    if (number < 1 || number > most) throw new InvalidArgumentError(`It must be from 1 to ${most}.`);
    return number;
  };

/** Parses a level by its name, or by one of its former names. */
const levelOf = (text: string): Level => {
  const level = levelNamed(text);
  if (level === null) throw new InvalidArgumentError(`"${text}" is none of ${LEVELS.join(', ')}.`);
  return level;
};

const localeOption = (): Option =>
  new Option('--language, --locale <locale>', 'language').choices([...localeIds]).default('en');
const boundOption = (): Option =>
  new Option('--bound <n>', 'options looked at in one search')
    .argParser(wholeNumber)
    .default(DEFAULT_SEARCH_OPTIONS);
const limitOption = (): Option =>
  new Option(
    '--limit <seconds>',
    'end each answer after so long with what is known by then; without it counted work alone decides',
  ).argParser(wholeNumber);

/** The options of every command that works something out. */
const withLimits = (command: Command): Command =>
  command.addOption(localeOption()).addOption(boundOption()).addOption(limitOption());

const MAX_MOVES = 999_999_999;
/** Those of an analysis. */
const withLevels = (command: Command, usual: string): Command =>
  withLimits(
    command
      .addOption(
        new Option('--level <level>', `how much is explained (default: ${usual})`)
          .choices([...LEVELS])
          .argParser(levelOf),
      )
      .addOption(
        new Option('--moves <n>', 'winning moves listed at most').argParser(upTo(MAX_MOVES)).default(100),
      ),
  );

/** Line of a row of a batch: the row itself, or the `line` of a JSON object, as in lists of cases. */
const lineOf = (text: string): string => {
  // Some editors start a file with a byte-order mark.
  const row = text.replace(/^\uFEFF/, '');
  if (!row.trimStart().startsWith('{')) return row;
  try {
    const { line } = JSON.parse(row) as { readonly line?: unknown };
    return typeof line === 'string' ? line : row;
  } catch {
    // Not JSON after all: handled as a line.
    return row;
  }
};

const task = (text: string, { locale, bound }: Flags): CliTask => ({ text, locale, bound });
const asked = (text: string, flags: AnalysisFlags, usual: Level): CliQuestion => ({
  ...task(text, flags),
  level: flags.level ?? usual,
  moves: flags.moves,
});

/** Input and output of a command line. */
export interface Io extends Terminal {
  /** Prints an error. */
  readonly complain: (text: string) => void;
  /** Answers a job; default: in this thread. */
  readonly answer?: (job: CliJob) => Promise<CliResult>;
  /** Shows the progress of a long job; null: it is done. */
  readonly progress?: (text: string | null) => void;
  /** Whether answers go to the same terminal, where they show the progress of a batch by themselves. */
  readonly printsThere?: boolean;
}

/** Running command line: its output, and its exit code so far. */
interface RunningProgram {
  /** Prints control characters of what was typed as text. */
  readonly io: Io;
  /** As `io`, for a game, which prints its own colours. */
  readonly coloured: Io;
  readonly program: Command;
  code: number;
}

const limitOf = ({ limit }: Flags): number | null => limit ?? null;

const print = async (running: RunningProgram, job: CliJob): Promise<void> => {
  const { output, code } = await (running.io.answer ?? doJob)(job);
  await running.io.write(`${output}\n`);
  running.code = code;
};

/** Examples and exit codes, below the help. */
export const EXAMPLES = `
Examples:
  sprague analyze nim 3 4 5 --level proof
  sprague analyze kayles 10^40 + nim 5 misere --json
  sprague analyze "dag 1>2 2>3 1>3 at=1,2"
  sprague batch < lines.txt
  sprague nimber "5 * 7 + 2 ^ 3"
  sprague certificate kayles 9 4 misere > proof.json
  sprague play kayles 9 4 --level perfect
  sprague table wythoff a b --size 12
  sprague quiz nim wythoff --questions 10 --students 3 --seed monday
  sprague claim "wythoff: P iff a = b"
  source <(sprague completions bash)

On a terminal, Ctrl+C ends a long search and prints what is known by then.
Exit codes: 0 answered (of a batch: every line, each in its place), 2 not understood, 130 ended by Ctrl+C, 1 anything else.`;

/** Result of `read` on the file; exits with the reason if that fails. */
const fromFile = <T>(program: Command, path: string, read: (path: string) => T): T => {
  try {
    return read(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return program.error(`error: the file “${path}” cannot be read: ${why}`);
  }
};

/** Runs `write`, which writes a file; exits with the reason if that fails. */
const toFile = (program: Command, path: string, write: () => void): void => {
  try {
    write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    program.error(`error: the file “${path}” cannot be written: ${why}`);
  }
};

/** Stream of a file; throws here, not at the first chunk, if it can't be read. */
const streamOf = (path: string): ReadStream => {
  const fd = openSync(path, 'r');
  if (fstatSync(fd).isDirectory()) throw new Error('it is a folder');
  return createReadStream('', { fd });
};

/** Text of the file that holds the position, if one is named. */
const positionFile = (program: Command, { file }: Flags): { readonly file?: string } =>
  file === undefined
    ? {}
    : { file: fromFile(program, file, (path) => readFileSync(path === '-' ? 0 : path, 'utf8')) };

const addAnalyze = (running: RunningProgram): void => {
  const { program } = running;
  withLevels(program.command('analyze'), 'answer; why with --json')
    .description('analyse one position, such as: analyze nim 3 4 5 misere')
    .argument('[line...]', 'the game and the position')
    .option('--json', 'print one JSON object')
    .option('--file <path>', 'take the position from a file, - for standard input')
    .action(async (words: string[], flags: AnalysisFlags) => {
      const question = {
        ...asked(words.join(' '), flags, flags.json ? 'why' : 'answer'),
        ...positionFile(program, flags),
      };
      await print(running, {
        kind: 'analysis',
        json: flags.json === true,
        asked: question,
        limit: limitOf(flags),
      });
    });
};

const addCertificate = (running: RunningProgram): void => {
  const { program } = running;
  withLimits(program.command('certificate'))
    .description(
      'print a proof of one position as a JSON object that programs can check, such as: certificate kayles 9 4 misere',
    )
    .argument('[line...]', 'the game and the position')
    .option('--file <path>', 'take the position from a file, - for standard input')
    .addOption(
      new Option('--kind <kind>', 'what proves it (default: the shortest)').choices([...CERTIFICATE_KINDS]),
    )
    .option('--coq', 'print a file for Coq, where its proofs have the game and the position is small')
    .action(async (words: string[], flags: CertificateFlags) => {
      await print(running, {
        kind: 'certificate',
        asked: { ...task(words.join(' '), flags), ...positionFile(program, flags) },
        proof: flags.kind ?? null,
        coq: flags.coq === true,
        limit: limitOf(flags),
      });
    });
};

const addNimber = (running: RunningProgram): void => {
  withLimits(running.program.command('nimber'))
    .description('work out an expression of nimbers, such as: nimber "5 * 7 + 2 ^ 3"')
    .argument('<expression...>', '+ nim-sum, * nim-product, ^ nim-power, /, sqrt, inv, mex{…}, brackets')
    .option('--json', 'print one JSON object')
    .action(async (words: string[], flags: Flags) => {
      await print(running, {
        kind: 'nimber',
        json: flags.json === true,
        asked: task(words.join(' '), flags),
        limit: limitOf(flags),
      });
    });
};

/** Budget and output format of `table` and `claim`. */
const manner = (flags: Flags): AnswerManner => ({
  locale: flags.locale,
  bound: flags.bound,
  json: flags.json === true,
});

/** Adds the options of `table` and `claim`. */
const inquiry = (command: Command, most: string, sizeOf: (text: string) => number): Command =>
  withLimits(command)
    .option('--size <n>', `the largest number that is looked at; ${most}`, sizeOf)
    .option('--json', 'print one JSON object');

const addInquiries = (running: RunningProgram): void => {
  const { program } = running;
  const sizes = `at most ${MAX_ROW_NUMBER} of one name, ${MAX_GRID_NUMBER} of two`;
  inquiry(program.command('table'), sizes, positive)
    .description(
      'print outcomes or Grundy values with the patterns in them, such as: table wythoff a b --size 12',
    )
    .argument('<line...>', 'a game, or a line with one or two names in place of numbers')
    .addOption(new Option('--show <what>', 'what the table shows').choices(SHOWS))
    .action(async (words: string[], flags: InquiryFlags) => {
      const wish = { typed: words.join(' '), size: flags.size ?? null, show: flags.show ?? null };
      await print(running, { kind: 'table', wish, manner: manner(flags), limit: limitOf(flags) });
    });
  inquiry(program.command('claim'), `at most ${MAX_CLAIM_POSITIONS} positions are tested`, wholeNumber)
    .description('test what you believe of a game, such as: claim "wythoff: P iff a = b"')
    .argument('<claim...>', 'a line with names in place of numbers, a colon, and what you believe')
    .action(async (words: string[], flags: InquiryFlags) => {
      const claim = { typed: words.join(' '), size: flags.size ?? null };
      await print(running, { kind: 'claim', ...claim, manner: manner(flags), limit: limitOf(flags) });
    });
};

const addPlay = (running: RunningProgram): void => {
  const { program, coloured } = running;
  program
    .command('play')
    .description('play against the bot, such as: play kayles 9 4 --level perfect')
    .argument('<line...>', 'the game and the position you start from')
    .addOption(new Option('--level <level>', 'how well the bot plays').choices(BOT_LEVELS).default('casual'))
    .option('--second', 'let the bot move first')
    .option('--seed <text>', 'what the bot’s choices are drawn from, to play the same game again')
    .addOption(localeOption())
    .action(async (words: string[], flags: PlayFlags) => {
      const { playInTerminal } = await import('./terminal.ts');
      running.code = codeOf(await playInTerminal(words.join(' '), flags, coloured));
    });
};

/** Path of the answers, next to the questions: `quiz.pdf` and `quiz-answers.pdf`. */
const answersPath = (path: string): string => path.replace(/(\.pdf)?$/i, '-answers$1');

const writeQuiz = async (
  running: RunningProgram,
  games: readonly string[],
  flags: QuizFlags,
): Promise<void> => {
  const { io, program } = running;
  const { paperOf, papersText, sheetsJson, sheetsOf } = await import('./quiz.ts');
  const words = locales[flags.locale].terminal;
  const { pdf } = flags;
  const wanted = PAPERS.filter((name) => flags.only === undefined || flags.only === name);
  const paths = pdf === undefined ? [] : wanted.map((name) => (name === 'answers' ? answersPath(pdf) : pdf));
  const { printPdf } = pdf === undefined ? { printPdf: null } : await import('./pdf.ts');
  if (pdf !== undefined) {
    if (printPdf === null) return program.error(`error: ${words.noPdf}`);
    // Checked before the sheets are made, which may take a minute.
    toFile(program, pdf, () => accessSync(dirname(pdf), constants.W_OK));
    for (const path of paths)
      toFile(program, path, () => {
        if (existsSync(path)) throw new Error('it is there already. Delete it, or give another name');
      });
  }
  const seed = flags.seed ?? Math.random().toString(36).slice(2, 8);
  const made = sheetsOf(
    {
      games: games.length === 0 ? ['nim'] : games,
      kinds: flags.kinds ?? null,
      count: flags.questions,
      level: flags.difficulty,
      students: flags.students ?? null,
      seed,
      title: flags.title ?? null,
      open: flags.typed === true,
      locale: flags.locale,
    },
    (dealt) => io.progress?.(words.dealt(dealt)),
  );
  running.code = codeOf(made.ok);
  if (!made.ok) return io.write(`${made.error}\n`);
  const sheets = made.value;
  const papers = flags.json === true ? [] : wanted.map((name) => paperOf(sheets, name, flags.size));
  const text = flags.json === true ? sheetsJson(sheets) : printPdf === null ? papersText(papers) : '';
  const files = printPdf === null || flags.json === true ? [] : await printPdf(papers);
  io.progress?.(null);
  if (sheets.made < flags.questions) io.complain(`${words.fewer(sheets.made, flags.questions)}\n`);
  if (text !== '') await io.write(`${text}\n`);
  for (const [i, data] of files.entries()) {
    const path = paths[i]!;
    toFile(program, path, () => writeFileSync(path, data, { flag: 'wx' }));
    await io.write(`${path}\n`);
  }
};

const addQuiz = (running: RunningProgram): void => {
  running.program
    .command('quiz')
    .description(
      'print question sheets and their answers with proofs, such as: quiz nim wythoff --questions 10',
    )
    .argument('[game...]', 'games to ask about, such as nim, "wythoff a=2" or "nim + kayles" (default: nim)')
    .addOption(
      new Option('--questions <n>', 'questions on a sheet').argParser(upTo(MAX_QUESTIONS)).default(10),
    )
    .addOption(
      new Option('--students <n>', 'a sheet for each, equally hard, with other positions').argParser(
        upTo(MAX_STUDENTS),
      ),
    )
    .addOption(new Option('--difficulty <n>', 'from 1 (easy) to 5').argParser(upTo(5)).default(2))
    .option('--kinds <names>', 'kinds of question with commas between, such as outcome,winning-move,why')
    .option('--typed', 'have moves and numbers written down, not chosen')
    .option('--seed <text>', 'what the positions are drawn from, to print the same sheets again')
    .option('--title <text>', 'the title of the sheets (default: the games)')
    .addOption(new Option('--only <paper>', 'print one of the two').choices(PAPERS))
    .option('--pdf <path>', 'write PDF: the questions to this file, the answers beside it')
    .addOption(new Option('--size <size>', 'size of the paper').choices(PAPER_SIZES).default('a4'))
    .addOption(new Option('--json', 'print one JSON object').conflicts(['pdf', 'only']))
    .addOption(localeOption())
    .action((games: string[], flags: QuizFlags) => writeQuiz(running, games, flags));
};

const addBatch = ({ program, io }: RunningProgram): void => {
  withLevels(program.command('batch'), 'why')
    .description(
      'read one position a line from standard input (or JSON objects with a “line”), print one JSON object a line',
    )
    .option('--file <path>', 'read from a file instead')
    .action(async (flags: AnalysisFlags) => {
      const input = flags.file === undefined ? io.input : fromFile(program, flags.file, streamOf);
      let count = 0;
      for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
        const late = after(limitOf(flags));
        await io.write(`${answerJson({ ...asked(lineOf(line), flags, 'why'), late }).output}\n`);
        count += 1;
        if (io.printsThere !== true) io.progress?.(locales[flags.locale].terminal.answered(count));
      }
      io.progress?.(null);
    });
};

const addCompletions = ({ program, io }: RunningProgram): void => {
  program
    .command('completions')
    .description('print what makes a shell complete commands, flags and games, such as: completions bash')
    .addArgument(new Argument('<shell>', 'the shell').choices([...SHELLS]))
    .action(async (shell: Shell) => {
      await io.write(completionsFor(shell, outlineOf(program)));
    });
};

const COMMANDS = [
  addAnalyze,
  addCertificate,
  addNimber,
  addInquiries,
  addPlay,
  addQuiz,
  addBatch,
  addCompletions,
];

/** Description of the program in one line. */
export const DESCRIPTION = 'Impartial games: who wins, why, and how.';

/** Sets up the commands. */
const programOf = (coloured: Io, printed: Promise<void>[]): RunningProgram => {
  const io: Io = {
    ...coloured,
    write: (text) => coloured.write(harmless(text)),
    complain: (text) => {
      coloured.complain(harmless(text));
    },
  };
  const program = new Command('sprague')
    .description(DESCRIPTION)
    .version(cliVersion())
    // Without this, commander would exit with a code of its own.
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printed.push(io.write(text)),
      writeErr: (text) => {
        io.complain(text);
      },
    })
    .addHelpText('after', EXAMPLES);
  const running: RunningProgram = { io, coloured, program, code: 0 };
  for (const add of COMMANDS) add(running);
  return running;
};

/** All commands, for documentation. */
export const outline = (): readonly Subcommand[] => {
  const io = {
    input: process.stdin,
    isTerminal: false,
    write: () => Promise.resolve(),
    complain: () => undefined,
  };
  return outlineOf(programOf(io, []).program);
};

/** Runs a command line; returns its exit code. */
export const runProgram = async (words: readonly string[], io: Io): Promise<number> => {
  const printed: Promise<void>[] = [];
  const running = programOf(io, printed);
  try {
    await running.program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.unknownCommand' && lexicon.games.has(words[0]!.toLowerCase()))
      running.io.complain(`Try: sprague analyze ${typedLine(words.join(' '))}\n`);
    running.code = codeOf(error.exitCode === 0);
  }
  await Promise.all(printed);
  return running.code;
};
