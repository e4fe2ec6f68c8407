import type { Win } from '../engine/core/game.ts';
import type { LoopyOutcome, PartLabel } from '../engine/explain/step.ts';
import { ANSWER_FAULTS } from '../learn/model/answer.ts';
import { type RowFate } from '../learn/model/bank.ts';
import {
  ANSWER_FORMS,
  GIVEAWAYS,
  type PromptFacts,
  type ProofLine,
  type ProofLineFacts,
  type ProofLineKind,
  type QuestionKind,
  type Reason,
  type ReasonFacts,
  type ReasonKind,
  type Statement,
  type StatementFacts,
  type StatementKind,
} from '../learn/model/facts.ts';
import { FLAWS, MISCONCEPTIONS, type Misconception } from '../learn/model/misconception.ts';
import type { ReasonCounterexample } from '../learn/model/question.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { each } from './each.ts';
import { type MoveWords, sayMove } from './moves.ts';
import { partLabel } from './parts.ts';

/** A part of a position that is shown: only its numbers where its game and options are those of the whole, else its line. */
export const partAlone = ({ component, line }: PartLabel): string => {
  if (component !== null) return line;
  const numbers = line
    .split(' ')
    .slice(1)
    .filter((token) => !token.includes('='))
    .join(' ');
  return numbers === '' ? line : numbers;
};

/** A sentence without its full stop, for more text to follow. */
export const unstopped = (t: Catalogue, sentence: string): string =>
  sentence.endsWith(t.text('full-stop')) ? sentence.slice(0, -t.text('full-stop').length) : sentence;

const xor = (values: readonly string[]): string => values.join(' ⊕ ');
/** A list within braces, as in mathematics. */
const comma = (values: readonly (string | number)[]): string => values.join(', ');
/** A list within a sentence. */
const listed = (t: Catalogue, values: readonly string[]): string => values.join(t.text('comma'));

const prompts = (t: Catalogue) =>
  ({
    outcome: ({ win, draws }) => t.runs('quiz-prompt-outcome', { win, draws: draws === true }),
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
    'proof-order': ({ win }) => t.runs('quiz-prompt-proof-order', { win }),
    'justify-step': ({ step, win }, locale) =>
      t.runs('quiz-prompt-justify-step', { step: sayStatement(locale, step), win }),
    'value-table': ({ most }) => t.runs('quiz-prompt-value-table', { most }),
    'losing-positions': ({ win }, _, right) => t.runs('quiz-prompt-losing-positions', { right, win }),
    'own-words': ({ outcome, win }) => t.runs('quiz-prompt-own-words', { outcome, win }),
  }) satisfies {
    readonly [K in QuestionKind]: (
      facts: PromptFacts[K],
      locale: QuizWords,
      right: number,
    ) => readonly Inline[];
  };

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

/** Lines of a proof; some begin with the result of the line above. */
const proofLines = (t: Catalogue) =>
  ({
    values: ({ values }) => t.text('quiz-line-values', { values: listed(t, values) }),
    sum: ({ values, sum }) => t.text('quiz-line-sum', { values: xor(values), sum }),
    target: ({ part, from, sum, to }) =>
      t.text('quiz-line-target', { label: partLabel(t, part), part: partAlone(part), from, sum, to }),
    change: ({ move }, locale) => t.text('quiz-line-change', { move: sayMove(locale, move.phrase) }),
    'leaves-zero': () => t.text('quiz-line-leaves-zero'),
    'some-p': () => t.text('quiz-line-some-p'),
    'one-changes': () => t.text('quiz-line-one-changes'),
    'never-zero': () => t.text('quiz-line-never-zero'),
    'all-n': () => t.text('quiz-line-all-n'),
    'so-p': () => t.text('quiz-line-so-p'),
    option: ({ move, value }, locale) =>
      t.text('quiz-statement-option-value', { move: sayMove(locale, move.phrase), value }),
    smallest: ({ mex }) => t.text('quiz-line-smallest', { mex }),
    'so-value': ({ value }) => t.text('quiz-line-so-value', { value }),
    'so-outcome': ({ value, outcome }) => t.text('quiz-line-so-outcome', { value, outcome }),
    reply: ({ move, reply }, locale) =>
      t.text('quiz-line-reply', { move: sayMove(locale, move.phrase), reply: sayMove(locale, reply.phrase) }),
    'all-replies': ({ move }, locale) =>
      t.text('quiz-line-all-replies', { move: sayMove(locale, move.phrase) }),
  }) satisfies { readonly [K in ProofLineKind]: (facts: ProofLineFacts[K], locale: MoveWords) => string };

/** Each answers “Why?” in a sentence of its own. */
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
    'every-reply': ({ to }) => t.text('quiz-reason-every-reply', { outcome: to }),
    'some-reply': () => t.text('quiz-reason-some-reply'),
    replies: ({ count, parity }) => t.text('quiz-reason-replies', { count, parity }),
    'fewest-replies': () => t.text('quiz-reason-fewest-replies'),
    'no-reply': () => t.text('quiz-reason-no-reply'),
    'left-sum': ({ values, sum }) =>
      t.text('quiz-reason-left-sum', { values: listed(t, values), xor: xor(values), sum }),
    'mex-of': ({ values, mex }) =>
      t.text('quiz-reason-mex-of', { count: values.length, values: listed(t, values), mex }),
    'none-equal': ({ value }) => t.text('quiz-reason-none-equal', { value }),
    'all-below': ({ value }) => t.text('quiz-reason-all-below', { value }),
    'move-count': ({ count }) => t.text('quiz-reason-move-count', { count }),
    largest: ({ value }) => t.text('quiz-reason-largest', { value }),
  }) satisfies { readonly [K in ReasonKind]: (facts: ReasonFacts[K], locale: MoveWords) => string };

const misconceptions = (t: Catalogue) =>
  each<Misconception, { readonly name: string; readonly wrong: string }>(MISCONCEPTIONS, (misconception) => ({
    name: t.text(`quiz-misconception-${misconception}`),
    wrong: t.text(`quiz-misconception-${misconception}-wrong`),
  }));

const answer = (t: Catalogue) => ({
  right: (answer: string) => t.text('quiz-answer-right', { answer }),
  ...t.record('quiz-answer', ['allRight', 'othersWrong', 'ordered']),
  /** The heading of a proof shown beside students' own answers. */
  proved: t.text('quiz-answer-proved'),
  /** A wrong choice, the one misconception that leads to it (null: none or several), and what is wrong with it. */
  wrong: (answer: string, name: string | null, wrong: string) =>
    t.runs('quiz-answer-wrong', { answer, clause: unstopped(t, answer), name, wrong }),
  fits: (name: string) => t.runs('quiz-answer-fits', { name }),
  /** `reason`: true of the position and of the counterexample, whose outcome or value differs, so it decides nothing. */
  counterexample: (reason: Reason, { line, outcome, value }: ReasonCounterexample) =>
    value === undefined
      ? t.text('quiz-answer-counterexample', {
          reason: reason.kind,
          parity: 'parity' in reason ? reason.parity : 'odd',
          line,
          outcome,
        })
      : t.text('quiz-answer-counterexample-value', { line, value }),
  /** The first wrong value of a table, with the right one. */
  cell: (size: number, value: string, given: string) => t.text('quiz-answer-cell', { size, value, given }),
  /** A line that was put above a line that it follows from, both by their letters. */
  needs: (line: string, needs: string) => t.text('quiz-answer-needs', { line, needs }),
  losing: (win: Win) => t.text('quiz-answer-losing', { win }),
  /** The same where not all P-positions are listed: a move from each N-position follows. */
  losingSome: (win: Win) => t.text('quiz-answer-losing-some', { win }),
  untrue: (truth: string) => t.text('quiz-answer-untrue', { truth }),
  loses: (reply: string | null) => t.text('quiz-answer-loses', { reply }),
  /** Where a move to a draw leads. */
  draws: t.text('quiz-answer-draws'),
  present: (number: string) => t.text('quiz-answer-present', { number }),
  missingBefore: (number: string, mex: string) => t.text('quiz-answer-missing-before', { number, mex }),
  /** The separator between two sentences. */
  between: t.text('space'),
  error: (letter: string, ought: string) => t.runs('quiz-answer-error', { letter, ought }),
  mex: (numbers: readonly string[], mex: string) =>
    t.runs('quiz-answer-mex', { numbers: listed(t, numbers), mex }),
  zeckendorf: (n: string, parts: readonly string[]) =>
    t.runs('quiz-answer-zeckendorf', { n, count: parts.length, parts: parts.join(' + ') }),
  /** `most`: the largest number that may be taken. */
  period: (preperiod: number, period: number, most: number) =>
    t.runs('quiz-answer-period', { preperiod, period, most }),
});

/** The rows of a teacher's own positions. */
const rows = (t: Catalogue) => ({
  fates: each<RowFate, (earlier: number | null) => string>(
    ['repeated', 'over', 'unknown', 'too-large', 'kept'],
    (fate) => (earlier) => t.text(`quiz-row-fate-${fate}`, { earlier }),
  ),
  row: (number: number, text: string, said: string) => t.runs('quiz-row', { number, text, said }),
  good: (outcome: LoopyOutcome, difficulty: number) =>
    t.text('quiz-rows-good', { outcome, difficulty: difficulty.toFixed(1) }),
});

/** The texts of questions and answers. */
export const quizTexts = (t: Catalogue) => ({
  /** The kinds of question, as the skills a teacher chooses from. */
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
    'proof-order',
    'justify-step',
    'value-table',
    'losing-positions',
    'own-words',
  ]) satisfies Readonly<Record<QuestionKind, string>>,
  /** A kind of question about a game, by its name; null: about no game. `named`: normal play of a game usually played misère. */
  skill: (kind: string, game: string | null, win: Win | 'named') =>
    t.text('quiz-skill', { kind, question: kind.endsWith('?'), game, win }),
  prompts: prompts(t),
  /** How to answer, under the prompt. */
  forms: t.record('quiz-form', ANSWER_FORMS),
  statements: statements(t),
  reasons: reasons(t),
  proofLines: proofLines(t),
  outcomes: t.record('quiz-outcome', ['P', 'N', 'D']) satisfies Readonly<Record<LoopyOutcome, string>>,
  part: (part: PartLabel) => {
    const label = partLabel(t, part);
    const capital = `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
    return t.text('quiz-part', { label, capital, part: partAlone(part) });
  },
  numbers: comma,
  misconceptions: misconceptions(t),
  flaws: t.record('quiz-flaw', FLAWS),
  tells: t.record('quiz-tell', GIVEAWAYS),
  faults: t.record('quiz-fault', ANSWER_FAULTS),
  answer: answer(t),
  rows: rows(t),
});
export type QuizTexts = ReturnType<typeof quizTexts>;

/** The part of a language that is needed to say a question. */
export interface QuizWords extends MoveWords {
  readonly quiz: QuizTexts;
}

/** A statement in words. */
export const sayStatement = (locale: QuizWords, statement: Statement): string =>
  (locale.quiz.statements[statement.kind] as (facts: Statement, locale: MoveWords) => string)(
    statement,
    locale,
  );

/** A line of a proof in words. */
export const sayProofLine = (locale: QuizWords, line: ProofLine): string =>
  (locale.quiz.proofLines[line.kind] as (facts: ProofLine, locale: MoveWords) => string)(line, locale);

/** A reason in words. */
export const sayReason = (locale: QuizWords, reason: Reason): string =>
  (locale.quiz.reasons[reason.kind] as (facts: Reason, locale: MoveWords) => string)(reason, locale);
