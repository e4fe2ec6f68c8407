import type { Doc } from '../../locale/doc.ts';
import type { Locale } from '../../locale/locale.ts';
import { type Answer, type Judgement, judgeBy } from './judge.ts';
import { makingOf } from './make.ts';
import type { Making } from './making.ts';
import { explainAnswer } from './phrases.ts';
import type { Catalogue } from './positions.ts';
import type { Question } from './question.ts';
import { type Row, type RowsReport, verifyAll, verifyRows } from './rows.ts';

/** Questions with no answer key but the solver: made, judged and explained. Pure; the same seed gives the same. */
export interface QuestionEngine extends Making {
  judge(question: Question, answer: Answer): Judgement;
  explainAnswer(question: Question, locale: Locale): Doc;
  /** A teacher's own positions, row by row. */
  verifyRows(text: string): RowsReport;
  verify(rows: readonly Row[]): RowsReport;
}

/** Questions over a catalogue of games. Nothing is kept but lists of small positions. */
export const questionEngine = (catalogue: Catalogue): QuestionEngine => ({
  ...makingOf(catalogue),
  judge: judgeBy(catalogue),
  explainAnswer: (question, locale) => explainAnswer(catalogue, question, locale),
  verifyRows: (text) => verifyRows(catalogue, text),
  verify: (rows) => verifyAll(catalogue, rows),
});
