import type { Doc } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Answer, Judgement } from '../model/answer.ts';
import type { Question } from '../model/question.ts';
import { judgeBy } from './judge.ts';
import { makingOf } from './make.ts';
import type { Making } from './making.ts';
import { explainAnswer } from './phrases.ts';
import type { Catalogue } from './positions.ts';
import { type Row, type RowsReport, verifyAll, verifyRows } from './rows.ts';

/** Makes, judges and explains questions. The only answer key is the solver. Pure: the same seed gives the same question. */
export interface QuestionEngine extends Making {
  judge(question: Question, answer: Answer): Judgement;
  explainAnswer(question: Question, locale: Locale): Doc;
  /** A teacher's own positions, row by row. */
  verifyRows(text: string): RowsReport;
  verify(rows: readonly Row[]): RowsReport;
}

/** The question engine over a catalogue of games. Stateless except for cached lists of small positions. */
export const questionEngine = (catalogue: Catalogue): QuestionEngine => ({
  ...makingOf(catalogue),
  judge: judgeBy(catalogue),
  explainAnswer: (question, locale) => explainAnswer(catalogue, question, locale),
  verifyRows: (text) => verifyRows(catalogue, text),
  verify: (rows) => verifyAll(catalogue, rows),
});
