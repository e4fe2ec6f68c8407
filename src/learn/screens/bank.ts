import type { Attachment, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { CUSTOM, inOwnWords, NO_NAMES, type OwnNames } from '../../play/model/own-names.ts';
import { code, type Doc, firstItems, type Inline, list, note, p, section, shorten } from '../../texts/doc.ts';
import { type Locale, sayRefusal } from '../../texts/locale.ts';
import type {
  BankContents,
  BankFault,
  BankFaultFacts,
  BankPosition,
  BankReport,
  BankSet,
} from '../class/bank-ports.ts';
import { MAX_ROWS, type RowReport } from '../questions/rows.ts';
import { csv } from './csv.ts';
import { classFaultScreen, clipped } from './teach.ts';

/** Rows listed of each kind; the file has all. */
const MAX_LISTED_ROWS = 8;
const MAX_TEXT_CHARS = 60;
const MAX_FATE_CHARS = 200;
const MAX_NAME_CHARS = 40;
const MAX_LISTED_SETS = 40;

/** The first word of a line: its game. */
const gameOf = (line: string): string => line.trim().normalize('NFKC').toLowerCase().split(/\s+/)[0] ?? '';

/** The outcome of a row, in words. */
const sayFate = (row: RowReport, locale: Locale): string => {
  const words = locale.quiz.rows;
  if (row.fate === 'refused') {
    const { example } = row.refusal;
    const said = sayRefusal(locale, row.refusal);
    // A line of another game would not help.
    const fits = example !== undefined && [gameOf(row.text), CUSTOM].includes(gameOf(example));
    return fits ? `${said}${locale.writing.space}${locale.hint(example)}` : said;
  }
  if (row.fate === 'good') return words.good(row.outcome, row.difficulty);
  return words.fates[row.fate](row.fate === 'repeated' ? row.earlier : null);
};

const listed = (heading: string, rows: readonly RowReport[], locale: Locale): Doc =>
  section(
    heading,
    firstItems(
      rows,
      MAX_LISTED_ROWS,
      (row) =>
        locale.quiz.rows.row(
          row.row,
          shorten(row.text, MAX_TEXT_CHARS),
          clipped(sayFate(row, locale), MAX_FATE_CHARS),
        ),
      locale.bank.rest,
    ),
  );

/** Every row of a report as a file. */
const reportFile = ({ rows }: BankReport, locale: Locale): Attachment => {
  const { columns, yes, no } = locale.bank;
  return {
    name: 'report.csv',
    data: csv(
      [
        columns.row,
        columns.text,
        columns.used,
        columns.line,
        columns.outcome,
        columns.difficulty,
        columns.remark,
      ],
      rows.map((row) => [
        row.row,
        row.text,
        row.fate === 'good' ? yes : no,
        row.fate === 'refused' ? '' : row.line,
        row.fate === 'good' ? row.outcome : '',
        row.fate === 'good' ? row.difficulty.toFixed(1) : '',
        row.fate === 'good' ? '' : sayFate(row, locale),
      ]),
    ),
  };
};

/** Positions as a file that can be added again. */
const positionsFile = (positions: readonly BankPosition[], locale: Locale): Attachment => {
  const { columns } = locale.bank;
  return {
    name: 'positions.csv',
    data: csv(
      [columns.line, columns.outcome, columns.difficulty],
      positions.map(({ line, outcome, difficulty }) => [line, outcome, difficulty.toFixed(1)]),
    ),
  };
};

const asksAbout = (set: string): Inline => code(`/teach quiz create bank:${set}`);

/** The outcome of all rows: faulty ones first, each with the token at fault. */
export const bankReportScreen = (report: BankReport, locale: Locale): Screen => {
  const words = locale.bank;
  const good = report.rows.flatMap((row) => (row.fate === 'good' ? [row] : []));
  const bad = report.rows.filter(({ fate }) => fate !== 'good');
  const hard = good.map(({ difficulty }) => difficulty);
  const long = bad.length > MAX_LISTED_ROWS || good.length > MAX_LISTED_ROWS;
  return {
    meaning: good.length > 0 ? 'info' : 'refused',
    title: [words.reportTitle(report.set)],
    doc: [
      p({ strong: words.added(good.length, bad.length, report.total) }),
      ...(good.length === 0
        ? []
        : [
            p(
              words.tally(
                {
                  P: good.filter(({ outcome }) => outcome === 'P').length,
                  N: good.filter(({ outcome }) => outcome === 'N').length,
                  D: good.filter(({ outcome }) => outcome === 'D').length,
                },
                Math.min(...hard),
                Math.max(...hard),
              ),
            ),
          ]),
      ...(report.cut > 0 ? [p(words.cut(MAX_ROWS, report.cut))] : []),
      ...listed(words.unused, bad, locale),
      ...listed(words.used, good, locale),
      ...(report.total > 0 ? [p(...words.quiz(asksAbout(report.set)))] : []),
      ...(long ? [note(words.file)] : []),
    ],
    ...(long ? { files: [reportFile(report, locale)] } : {}),
  };
};

/** The sets of the server. */
export const bankScreen = (sets: readonly BankSet[], locale: Locale): Screen => {
  const words = locale.bank;
  const itemOf = ({ name, count }: BankSet) => words.set(clipped(name, MAX_NAME_CHARS), count);
  return plainScreen('info', words.title, [
    sets.length === 0
      ? p(words.none)
      : list(firstItems(sets, MAX_LISTED_SETS, itemOf, (count) => `+ ${count}`)),
    ...words.howTo,
  ]);
};

/** A set; the file is complete. */
export const setScreen = (
  { name, positions }: BankContents,
  locale: Locale,
  names: OwnNames = NO_NAMES,
): Screen => {
  const words = locale.bank;
  const itemOf = ({ number, line, outcome, difficulty }: BankPosition) =>
    words.entry(number, shorten(inOwnWords(line, names), MAX_TEXT_CHARS), outcome, difficulty);
  return {
    meaning: 'info',
    title: [words.reportTitle(name)],
    doc: [
      p({ strong: words.contents(positions.length) }),
      list(firstItems(positions, 2 * MAX_LISTED_ROWS, itemOf, words.rest)),
      p(...words.quiz(asksAbout(name))),
      note(words.whole),
    ],
    files: [positionsFile(positions, locale)],
  };
};

/** The removed positions, with a file that restores them. */
export const takenOutScreen = ({ name, positions }: BankContents, locale: Locale): Screen => ({
  meaning: 'over',
  title: [locale.bank.reportTitle(name)],
  doc: [p(locale.bank.removed(name, positions.length)), p(...locale.bank.undo)],
  files: [positionsFile(positions, locale)],
});

type BankFaultCode = Exclude<BankFault['code'], 'no-server' | 'not-a-teacher'>;
const sayers: { readonly [C in BankFaultCode]: (facts: BankFaultFacts[C], locale: Locale) => string } = {
  'bad-set-name': ({ token, most }, { bank }) =>
    bank.faults['bad-set-name'](clipped(token, MAX_NAME_CHARS), most),
  'no-positions': (_, { bank }) => bank.faults['no-positions'],
  'text-too-long': ({ most }, { bank }) => bank.faults['text-too-long'](most),
  'no-such-set': ({ token, known }, { bank }) =>
    bank.faults['no-such-set'](clipped(token, MAX_NAME_CHARS), known.slice(0, 12)),
  'no-such-number': ({ set, number }, { bank }) => bank.faults['no-such-number'](set, number),
  'too-many-sets': ({ most }, { bank }) => bank.faults['too-many-sets'](most),
  'set-full': ({ set, most }, { bank }) => bank.faults['set-full'](set, most),
};

const EXAMPLE = '/teach bank add set:week 3 positions:nim 3 4 5; wythoff 3 5';

/** Why an action on the bank failed, and what works. */
export const bankFaultScreen = (fault: BankFault, locale: Locale): Screen => {
  if (fault.code === 'no-server' || fault.code === 'not-a-teacher') return classFaultScreen(fault, locale);
  const say = sayers[fault.code] as (facts: BankFault['facts'], locale: Locale) => string;
  return plainScreen('refused', locale.screens.faults.title, [
    p(say(fault.facts, locale)),
    ...(fault.code === 'no-positions' || fault.code === 'bad-set-name'
      ? [p(`${locale.bank.faults.works}${locale.writing.space}`, code(EXAMPLE))]
      : []),
  ]);
};
