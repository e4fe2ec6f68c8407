import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText, type TheoremText } from '../locale.ts';
import { leftOut } from '../parts.ts';

const stealingTheorem = (t: Catalogue, misere: boolean) =>
  ({
    ...t.theorem('divisor-stealing'),
    decides: ({ least }) => t.runs('divisor-stealing-decides', { least, misere }),
    reason: ({ least }) => t.runs('divisor-stealing-reason', { least }),
    proof: ({ least }) => t.paragraphs('divisor-stealing-proof', { least, misere }),
  }) satisfies TheoremText<'divisor-stealing'>;

export const divisor = (t: Catalogue) =>
  ({
    text: gameText(t, 'divisor'),
    rulings: { divisor: () => [t.text('divisor-ruling')] },
    theorems: {
      'divisor-search': {
        ...t.theorem('divisor-search'),
        reason: ({ least }, { outcome, faced }) =>
          t.runs('divisor-reason', { outcome, least, moves: faced?.moves ?? null }),
        proof: ({ numbers, least }) => ({
          stealing:
            least === null || numbers === 1
              ? null
              : {
                  title: t.text('divisor-stealing-theorem'),
                  text: t.paragraphs('divisor-stealing-proof', { least, misere: false }),
                },
          values: { title: t.text('divisor-values-title'), text: t.paragraphs('divisor-values') },
        }),
      },
      'divisor-stealing': stealingTheorem(t, false),
      'divisor-misere-stealing': stealingTheorem(t, true),
    },
    steps: {
      'divisor-erases': ({ rows, more }) =>
        rows.length === 0
          ? [p(t.text('divisor-empty'))]
          : [
              table(
                rows.map(({ number, erases }) => [
                  String(number),
                  t.shorten(erases.join(t.text('comma')), 60),
                ]),
                {
                  head: Object.values(t.record('divisor-head', ['choose', 'erases'])),
                  align: ['right', 'left'],
                },
              ),
              ...leftOut(t, 'divisor-more', more),
            ],
    },
    moves: { erase: ({ number }) => t.text('divisor-erase', { number }) },
    refusals: {
      'repeated-number': ({ token }) => t.text('divisor-repeated-number', { number: t.shorten(token) }),
    },
    expected: t.record('divisor-expected', ['number-on-the-board']),
    faults: t.record('divisor-fault', ['not-on-the-board']),
  }) satisfies GameEntry;
