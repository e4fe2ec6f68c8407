import type { Outcome } from '../engine/explain/step.ts';
import type { Doc, Inline } from './doc.ts';

type Runs = readonly Inline[];

/** Columns of the files, in the reader's language; the file is read again by the first of them. */
export interface BankColumns {
  readonly row: string;
  readonly text: string;
  readonly used: string;
  readonly line: string;
  readonly outcome: string;
  readonly difficulty: string;
  readonly remark: string;
}

/** Why a row of a roster was not used. */
export type RosterFate = 'no-account' | 'no-name' | 'long-name' | 'repeated';

/** What a teacher is told of a server's own positions, and of the roster's file. */
export interface BankTexts {
  readonly title: string;
  readonly none: string;
  readonly set: (name: string, count: number) => Runs;
  /** How positions are added, with lines that work. */
  readonly howTo: Doc;
  readonly reportTitle: (set: string) => string;
  readonly added: (added: number, refused: number, total: number) => string;
  /** P and N among them, and how hard they are. */
  readonly tally: (counts: Readonly<Record<Outcome, number>>, easiest: number, hardest: number) => string;
  readonly unused: string;
  readonly used: string;
  readonly rest: (count: number) => string;
  readonly file: string;
  readonly cut: (most: number, count: number) => string;
  readonly quiz: (command: Inline) => Runs;
  readonly contents: (count: number) => string;
  readonly entry: (number: number, line: string, outcome: Outcome, difficulty: number) => Runs;
  readonly whole: string;
  readonly removed: (set: string, count: number) => string;
  /** The file brings back what was taken away. */
  readonly undo: Runs;
  readonly columns: BankColumns;
  readonly yes: string;
  readonly no: string;
  readonly faults: {
    readonly 'bad-set-name': (token: string, most: number) => string;
    readonly 'no-positions': string;
    readonly 'text-too-long': (most: number) => string;
    readonly 'no-such-set': (token: string, known: readonly string[]) => string;
    readonly 'no-such-number': (set: string, number: number) => string;
    readonly 'too-many-sets': (most: number) => string;
    readonly 'set-full': (set: string, most: number) => string;
    readonly 'not-utf8': string;
    /** Before a line that works. */
    readonly works: string;
  };
  readonly roster: {
    readonly title: string;
    readonly done: (named: number, refused: number) => string;
    readonly row: (row: number, text: string, said: string) => Runs;
    readonly fates: Readonly<Record<RosterFate, string>>;
    readonly howTo: Runs;
    readonly files: string;
    readonly nobody: string;
    readonly cut: (most: number) => string;
  };
  readonly past: {
    readonly none: string;
    readonly title: string;
    readonly done: (quizzes: number) => string;
    readonly more: (most: number) => string;
    /** A quiz in a list that completes. */
    readonly entry: (date: string, questions: number, games: string) => string;
  };
}
