import type { Catalogue } from '../catalogue.ts';
import { note, p, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const divisor = (t: Catalogue) =>
  ({
    text: gameText(t, 'divisor'),
    rulings: { divisor: () => [t.text('divisor-ruling')] },
    theorems: {
      'divisor-search': {
        name: t.text('divisor-search-theorem'),
        reason: ({ least }, { outcome, faced }) =>
          t.runs('divisor-reason', { outcome, least, moves: faced?.moves ?? null }),
        decides: ({ numbers, least }) => t.runs('divisor-search-decides', { numbers, least }),
        works: (_, outcome) => t.runs('divisor-search-works', { outcome }),
        proof: ({ numbers, least }) => ({
          stealing:
            least === null || numbers === 1
              ? null
              : {
                  title: t.text('divisor-stealing-theorem'),
                  text: t.paragraphs('divisor-stealing-proof', { least }),
                },
          values: { title: t.text('divisor-values-title'), text: t.paragraphs('divisor-values') },
        }),
      },
      'divisor-stealing': {
        name: t.text('divisor-stealing-theorem'),
        reason: ({ least }) => t.runs('divisor-stealing-reason', { least }),
        decides: ({ least }) => t.runs('divisor-stealing-decides', { least }),
        works: ({ least }) => t.runs('divisor-stealing-works', { least }),
        proof: ({ least }) => t.paragraphs('divisor-stealing-proof', { least }),
      },
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
              ...(more > 0 ? [note(t.text('divisor-more', { count: more }))] : []),
            ],
    },
    moves: { erase: ({ number }) => t.text('divisor-erase', { number }) },
    refusals: {
      'repeated-number': ({ token }) => t.text('divisor-repeated-number', { number: t.shorten(token) }),
    },
    expected: t.record('divisor-expected', ['number-on-the-board']),
    faults: t.record('divisor-fault', ['not-on-the-board']),
  }) satisfies GameEntry;
