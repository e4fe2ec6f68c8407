import type { MovePhrase } from '../engine/explain/phrase.ts';
import type { StepOf } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

/** Moves in rows are counted without their mirror images, which leave the same position: they are no number to be told. */
const isInRow = (phrase: MovePhrase): boolean =>
  phrase.kind === 'component' ? isInRow(phrase.move) : phrase.kind === 'from-row';

/** The sentences of a first answer, and what stands around the pages of longer ones. */
export const explainedTexts = (t: Catalogue) => ({
  answer: (s: StepOf<'verdict'>, move: Inline | null) =>
    t.runs('answer-verdict', {
      outcome: s.outcome,
      move,
      winning:
        s.winning === null || (s.best !== null && isInRow(s.best.phrase)) ? null : t.shorten(s.winning),
    }),
  worth: (s: StepOf<'verdict'>) =>
    t.text('answer-worth', {
      outcome: s.outcome,
      grundy: s.grundy === null ? null : t.shorten(s.grundy),
      misere: s.win === 'misere',
    }),
  /** A reason that holds of every position: by its Grundy value where that is known. */
  reason: ({ outcome, grundy, best, ends }: Pick<StepOf<'reason'>, 'outcome' | 'grundy' | 'best' | 'ends'>) =>
    t.runs('answer-reason', {
      case:
        outcome === 'P'
          ? grundy === null
            ? 'answered'
            : 'zero'
          : ends
            ? 'ends'
            : grundy === null
              ? best === null
                ? 'exists'
                : 'leaves'
              : best === null
                ? 'value'
                : 'to-zero',
      grundy: grundy === null ? null : t.shorten(grundy),
    }),
  resists: (move: Inline) => t.runs('answer-resists', { move }),
  lemma: (number: number) => t.text('answer-lemma', { number }),
  page: (page: number, pages: number) => t.text('answer-page', { page, pages }),
});
export type ExplainedTexts = ReturnType<typeof explainedTexts>;
