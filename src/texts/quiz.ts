import type { Win } from '../engine/core/game.ts';
import type { Outcome, PartLabel } from '../engine/explain/step.ts';
import type { AnswerFault } from '../learn/model/answer.ts';
import { type RowFate } from '../learn/model/bank.ts';
import type { AnswerForm } from '../learn/model/facts.ts';
import {
  type Giveaway,
  type PromptFacts,
  type QuestionKind,
  type Reason,
  type ReasonFacts,
  type ReasonKind,
  type Statement,
  type StatementFacts,
  type StatementKind,
} from '../learn/model/facts.ts';
import { type Flaw, type Misconception } from '../learn/model/misconception.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { each } from './each.ts';
import { type MoveWords, sayMove } from './moves.ts';
import { partLabel } from './parts.ts';

/**
 * A part within a position that is shown: its numbers alone, where its game and options are those of the whole; else its line.
 */
export const partAlone = ({ component, line }: PartLabel): string => {
  if (component !== null) return line;
  const numbers = line
    .split(' ')
    .slice(1)
    .filter((token) => !token.includes('='))
    .join(' ');
  return numbers === '' ? line : numbers;
};

/** Without the full stop at its end: more follows. */
export const unstopped = (t: Catalogue, sentence: string): string =>
  sentence.endsWith(t.text('full-stop')) ? sentence.slice(0, -t.text('full-stop').length) : sentence;

const xor = (values: readonly string[]): string => values.join(' ⊕ ');
const comma = (values: readonly (string | number)[]): string => values.join(', ');

const prompts = (t: Catalogue) =>
  ({
    outcome: ({ win }) => t.runs('quiz-prompt-outcome', { win }),
    mex: (f) => t.runs('quiz-prompt-mex', { numbers: comma(f.numbers) }),
    'nim-sum': (f) => t.runs('quiz-prompt-nim-sum', { numbers: xor(f.numbers) }),
    grundy: () => t.runs('quiz-prompt-grundy'),
    'winning-move': ({ win }) => t.runs('quiz-prompt-winning-move', { win }),
    'all-winning-moves': ({ win }) => t.runs('quiz-prompt-all-winning-moves', { win }),
    'which-part': ({ part }) =>
      t.runs('quiz-prompt-which-part', { part: part === null ? null : t.text(`part-${part}`) }),
    zeckendorf: ({ n }) => t.runs('quiz-prompt-zeckendorf', { n }),
    period: ({ set, values }) => t.runs('quiz-prompt-period', { set, values: values.join(' ') }),
    'spot-error': ({ win }) => t.runs('quiz-prompt-spot-error', { win }),
    why: ({ outcome, win }) => t.runs('quiz-prompt-why', { outcome, win }),
  }) satisfies { readonly [K in QuestionKind]: (facts: PromptFacts[K]) => readonly Inline[] };

const statements = (t: Catalogue) =>
  ({
    'part-value': ({ part, value }) =>
      t.text('quiz-statement-part-value', { label: partLabel(t, part), part: partAlone(part), value }),
    'nim-sum': ({ values, sum }) => t.text('quiz-statement-nim-sum', { values: xor(values), sum }),
    repair: ({ part, from, to }) => t.text('quiz-statement-repair', { label: partLabel(t, part), from, to }),
    'option-value': ({ move, value }, locale) =>
      t.text('quiz-statement-option-value', { move: sayMove(locale, move.phrase), value }),
    'option-outcome': ({ move, outcome }, locale) =>
      t.text('quiz-statement-option-outcome', { move: sayMove(locale, move.phrase), outcome }),
    mex: ({ values, mex }) => t.text('quiz-statement-mex', { values: comma(values), mex }),
    value: ({ value }) => t.text('quiz-statement-value', { value }),
    outcome: ({ outcome }) => t.text('quiz-statement-outcome', { outcome }),
  }) satisfies { readonly [K in StatementKind]: (facts: StatementFacts[K], locale: MoveWords) => string };

/** Each stands after “Because …”, as a sentence of its own. */
const reasons = (t: Catalogue) =>
  ({
    'nim-sum': ({ values, sum }) => t.text('quiz-reason-nim-sum', { values: xor(values), sum }),
    'leads-to-p': ({ move }, locale) =>
      t.text('quiz-reason-leads-to-p', { move: sayMove(locale, move.phrase) }),
    'leads-to-n': ({ move }, locale) =>
      t.text('quiz-reason-leads-to-n', { move: sayMove(locale, move.phrase) }),
    'every-move': ({ to }) => t.text('quiz-reason-every-move', { outcome: to }),
    total: ({ total, parity }) => t.text('quiz-reason-total', { total, parity }),
    moves: ({ count, parity }) => t.text('quiz-reason-moves', { count, parity }),
    parts: ({ count, parity }) => t.text('quiz-reason-parts', { count, parity }),
  }) satisfies { readonly [K in ReasonKind]: (facts: ReasonFacts[K], locale: MoveWords) => string };

const misconceptions = (t: Catalogue) =>
  each<Misconception, { readonly name: string; readonly wrong: string }>(
    [
      'normal-for-misere',
      'added',
      'subtracted',
      'or-for-xor',
      'forgot-part',
      'largest-part',
      'heap-is-value',
      'value-is-outcome',
      'equal-parts',
      'parity',
      'greedy',
      'counted-moves',
      'counted-parts',
      'largest-plus-one',
      'counted-values',
      'different-values',
      'least-present',
      'ignored-zero',
      'one-move-enough',
      'neighbours',
      'repeated',
      'powers-of-two',
      'counted-preperiod',
      'several-periods',
      'largest-of-set',
    ],
    (misconception) => ({
      name: t.text(`quiz-misconception-${misconception}`),
      wrong: t.text(`quiz-misconception-${misconception}-wrong`),
    }),
  ) satisfies Readonly<Record<Misconception, unknown>>;

const answer = (t: Catalogue) => ({
  right: (answer: string) => t.text('quiz-answer-right', { answer }),
  allRight: t.text('quiz-answer-all-right'),
  /** A wrong choice, the one known error that leads to it (null: none or several do), and what is wrong with it. */
  wrong: (answer: string, name: string | null, wrong: string) =>
    t.runs('quiz-answer-wrong', { answer, clause: unstopped(t, answer), name, wrong }),
  fits: (name: string) => t.runs('quiz-answer-fits', { name }),
  othersWrong: t.text('quiz-answer-others-wrong'),
  counterexample: (line: string, outcome: Outcome) => t.text('quiz-answer-counterexample', { line, outcome }),
  untrue: (truth: string) => t.text('quiz-answer-untrue', { truth }),
  loses: (reply: string | null) => t.text('quiz-answer-loses', { reply }),
  present: (number: string) => t.text('quiz-answer-present', { number }),
  missingBefore: (number: string, mex: string) => t.text('quiz-answer-missing-before', { number, mex }),
  /** Between two sentences. */
  between: t.text('space'),
  error: (letter: string, ought: string) => t.runs('quiz-answer-error', { letter, ought }),
  mex: (numbers: readonly string[], mex: string) =>
    t.runs('quiz-answer-mex', { numbers: numbers.join(t.text('comma')), mex }),
  zeckendorf: (n: string, parts: readonly string[]) =>
    t.runs('quiz-answer-zeckendorf', { n, parts: parts.join(' + ') }),
  period: (preperiod: number, period: number) => t.runs('quiz-answer-period', { preperiod, period }),
});

/** A teacher's own positions, row by row. */
const rows = (t: Catalogue) => ({
  fates: each<RowFate, (earlier: number | null) => string>(
    ['repeated', 'over', 'unknown', 'too-large', 'kept'],
    (fate) => (earlier) => t.text(`quiz-row-fate-${fate}`, { earlier }),
  ),
  row: (number: number, text: string, said: string) => t.runs('quiz-row', { number, text, said }),
  good: (outcome: Outcome, difficulty: number) =>
    t.text('quiz-rows-good', { outcome, difficulty: difficulty.toFixed(1) }),
  summary: (good: number, bad: number) => t.text('quiz-row-counts', { good, bad }),
  cut: (most: number) => t.text('quiz-rows-cut', { most }),
});

/** What a language says of questions and answers. */
export const quizTexts = (t: Catalogue) => ({
  /** The kind of question, as a skill a teacher picks. */
  kinds: t.record('quiz-kind', [
    'outcome',
    'mex',
    'nim-sum',
    'grundy',
    'winning-move',
    'all-winning-moves',
    'which-part',
    'zeckendorf',
    'period',
    'spot-error',
    'why',
  ]) satisfies Readonly<Record<QuestionKind, string>>,
  /** A kind of question about one game, by its name; null: about no game. */
  skill: (kind: string, game: string | null, win: Win) =>
    t.text('quiz-skill', { kind, question: kind.endsWith('?'), game, win }),
  prompts: prompts(t),
  /** How to answer, under the prompt. */
  forms: t.record('quiz-form', ['one', 'several', 'number', 'numbers', 'move', 'moves']) satisfies Readonly<
    Record<AnswerForm, string>
  >,
  statements: statements(t),
  reasons: reasons(t),
  outcomes: t.record('quiz-outcome', ['P', 'N']) satisfies Readonly<Record<Outcome, string>>,
  part: (part: PartLabel) => {
    const label = partLabel(t, part);
    const capital = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
    return t.text('quiz-part', { label, capital, part: partAlone(part) });
  },
  numbers: comma,
  misconceptions: misconceptions(t),
  flaws: t.record('quiz-flaw', [
    'any-part',
    'stopped-early',
    'distrusted',
    'neighbours',
    'repeated',
    'not-fibonacci',
    'powers-of-two',
    'wrong-sum',
  ]) satisfies Readonly<Record<Flaw, string>>,
  tells: t.record('quiz-tell', [
    'one-part',
    'all-equal',
    'in-pairs',
    'two-parts',
    'forced',
    'ends-at-once',
    'whole-part',
    'plain-sum',
  ]) satisfies Readonly<Record<Giveaway, string>>,
  faults: t.record('quiz-fault', ['no-choice', 'not-a-number', 'not-numbers', 'no-move']) satisfies Readonly<
    Record<AnswerFault, string>
  >,
  answer: answer(t),
  rows: rows(t),
});
export type QuizTexts = ReturnType<typeof quizTexts>;

/** What of a language is needed to say what a question says. */
export interface QuizWords extends MoveWords {
  readonly quiz: QuizTexts;
}

/** A statement in words. */
export const sayStatement = (locale: QuizWords, statement: Statement): string =>
  (locale.quiz.statements[statement.kind] as (facts: Statement, locale: MoveWords) => string)(
    statement,
    locale,
  );

/** A reason in words. */
export const sayReason = (locale: QuizWords, reason: Reason): string =>
  (locale.quiz.reasons[reason.kind] as (facts: Reason, locale: MoveWords) => string)(reason, locale);
