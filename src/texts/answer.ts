import type { MovePhrase } from '../engine/explain/phrase.ts';
import type { StepOf } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { sayLoopy } from './loopy.ts';

/** Whether the move is made in a row of fixed places, which are renumbered after it. */
export const isInRow = (phrase: MovePhrase): boolean =>
  phrase.kind === 'component' ? isInRow(phrase.move) : phrase.kind === 'from-row';

/** Whether, under misère play, the losing player (at N after the winning move) has only moves that end the game. */
export const isLastMove = ({ win, faced }: Pick<StepOf<'reason'>, 'win' | 'faced'>): boolean =>
  win === 'misere' && faced?.last === true;

const caseOf = ({
  outcome,
  grundy,
  best,
  ends,
  ...rest
}: Pick<StepOf<'reason'>, 'outcome' | 'grundy' | 'best' | 'ends' | 'win' | 'faced'>) => {
  if (ends) return 'ends';
  if (isLastMove(rest)) return 'last';
  if (outcome === 'P') return grundy === null ? 'answered' : 'zero';
  if (grundy === null) return best === null ? 'exists' : 'leaves';
  return best === null ? 'value' : 'to-zero';
};

/** The sentences of a first answer, and the texts around the pages of longer ones. */
export const explainedTexts = (t: Catalogue) => ({
  answer: (s: StepOf<'verdict'>, move: Inline | null) =>
    t.runs('answer-verdict', {
      outcome: s.outcome,
      move,
      winning: s.winning === null ? null : t.shorten(s.winning),
    }),
  worth: (s: StepOf<'verdict'>) =>
    t.text('answer-worth', {
      outcome: s.outcome,
      grundy: s.grundy === null ? null : t.shorten(sayLoopy(s.grundy)),
      misere: s.named === true ? 'named' : s.win === 'misere',
    }),
  /** A reason that fits every position: it uses the Grundy value where that is known. */
  reason: (reason: Pick<StepOf<'reason'>, 'outcome' | 'grundy' | 'best' | 'ends' | 'win' | 'faced'>) =>
    t.runs('answer-reason', {
      case: caseOf(reason),
      outcome: reason.outcome,
      grundy: reason.grundy === null ? null : t.shorten(reason.grundy),
      moves: reason.faced?.moves ?? null,
    }),
  resists: (move: Inline) => t.runs('answer-resists', { move }),
  lemma: (number: number) => t.text('answer-lemma', { number }),
  here: t.text('answer-here'),
  again: (title: string, count: number) => t.text('answer-again', { title, count }),
  page: (page: number, pages: number) => t.text('answer-page', { page, pages }),
});
