import type { LoopyOutcome } from '../engine/explain/step.ts';
import { type RosterFate } from '../learn/model/bank.ts';
import type { Catalogue } from './catalogue.ts';
import { type Inline, ps } from './doc.ts';

/** Texts about a server's own positions, its roster and its past quizzes. */
export const bankTexts = (t: Catalogue) => ({
  ...t.record('bank', ['title', 'none', 'unused', 'used', 'file', 'whole', 'yes', 'no']),
  set: (name: string, count: number) => t.runs('bank-set', { name, count }),
  howTo: ps(t.paragraphs('bank-how-to')),
  reportTitle: (set: string) => t.text('bank-report-title', { set }),
  added: (added: number, refused: number, total: number) => t.text('bank-added', { added, refused, total }),
  /** How many of the positions are P, N and D, and the range of their difficulty. */
  tally: ({ P, N, D }: Readonly<Record<LoopyOutcome, number>>, easiest: number, hardest: number) =>
    t.text('bank-tally', {
      P,
      N,
      D,
      same: easiest === hardest,
      easiest: easiest.toFixed(1),
      hardest: hardest.toFixed(1),
    }),
  rest: (count: number) => t.text('bank-rest', { count }),
  cut: (most: number, count: number) => t.text('bank-cut', { most, count }),
  quiz: (command: Inline) => t.runs('bank-quiz', { command }),
  contents: (count: number) => t.text('bank-contents', { count }),
  entry: (number: number, line: string, outcome: LoopyOutcome, difficulty: number) =>
    t.runs('bank-entry', { number, line, outcome, difficulty: difficulty.toFixed(1) }),
  removed: (set: string, count: number) => t.text('bank-removed', { set, count }),
  undo: t.runs('bank-undo'),
  /** Column headings of the files. `line` names the column of positions when a file is read again (see `rowsOf`). */
  columns: t.record('bank-column', ['row', 'text', 'used', 'line', 'outcome', 'difficulty', 'remark']),
  faults: {
    ...t.record('bank-fault', ['no-positions', 'not-utf8', 'works']),
    'bad-set-name': (token: string, most: number) => t.text('bank-fault-bad-set-name', { token, most }),
    'text-too-long': (most: number) =>
      t.text('bank-fault-text-too-long', { most, separated: most.toLocaleString('en') }),
    'no-such-set': (token: string, known: readonly string[]) =>
      t.text('bank-fault-no-such-set', { token, known: known.join(t.text('comma')) || null }),
    'no-such-number': (set: string, number: number) => t.text('bank-fault-no-such-number', { set, number }),
    'too-many-sets': (most: number) => t.text('bank-fault-too-many-sets', { most }),
    'set-full': (set: string, most: number) => t.text('bank-fault-set-full', { set, most }),
  },
  roster: {
    ...t.record('roster', ['title', 'files', 'nobody']),
    done: (named: number, refused: number) => t.text('roster-done', { named, refused }),
    row: (row: number, text: string, said: string) => t.runs('roster-row', { row, text, said }),
    fates: t.record('roster-fate', ['no-account', 'no-name', 'long-name', 'repeated']) satisfies Readonly<
      Record<RosterFate, string>
    >,
    howTo: t.runs('roster-how-to'),
    cut: (most: number) => t.text('roster-cut', { most }),
  },
  /** The list of all quizzes held so far. */
  past: {
    ...t.record('past-quizzes', ['none', 'title', 'ids']),
    grades: (students: number) => t.text('past-quizzes-grades', { students }),
    done: (quizzes: number) => t.runs('past-quizzes-done', { quizzes }),
    more: (most: number) => t.text('past-quizzes-more', { most }),
    /** A quiz as autocomplete lists it. */
    entry: (date: string, questions: number, games: string) =>
      t.text('past-quizzes-entry', { date, questions, games }),
  },
});
