import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type GameEntry, gameText, type Reason, stepOf } from '../locale.ts';
import { balanceReason } from '../reasons.ts';

/** The heads by their values. */
const headsReason = (t: Catalogue, { outcome, here }: Reason): readonly Inline[] | null => {
  const table = stepOf(here, 'flip-values');
  if (table === undefined || table.more > 0) return null;
  const values = table.rows.filter(({ value }) => value !== '0').map(({ value }) => value);
  if (outcome === 'P' && values.length === 0) return t.runs('flip-reason-none', { rule: table.rule });
  return balanceReason(t, outcome, values, (list) => t.runs('flip-reason', { rule: table.rule, list }));
};

export const flip = (t: Catalogue) => {
  const place = ([x, y]: readonly [string, string]): string => `(${t.shorten(x, 24)}, ${t.shorten(y, 24)})`;
  return {
    text: gameText(t, 'flip'),
    rulings: { flip: ({ rule }) => [t.text('flip-ruling', { rule }), t.text('flip-ruling-places')] },
    theorems: {
      'flip-line': {
        name: t.text('flip-line-theorem'),
        reason: (_, reason) => headsReason(t, reason),
        decides: () => t.runs('flip-line-decides'),
        works: (_, outcome) => t.runs('flip-line-works', { outcome }),
        proof: () => t.paragraphs('flip-line-proof'),
      },
      'flip-product': {
        name: t.text('flip-product-theorem'),
        reason: (_, reason) => headsReason(t, reason),
        decides: () => t.runs('flip-product-decides'),
        works: (_, outcome) => t.runs('flip-product-works', { outcome }),
        proof: () => ({
          value: { title: t.text('flip-product-value-title'), text: t.paragraphs('flip-product-value') },
          fields: { title: t.text('flip-fields-title'), text: t.paragraphs('flip-fields') },
        }),
      },
    },
    steps: {
      'flip-values': ({ rule, rows, sum, more }) => {
        const sign = rule === 'line' ? '⊕' : '⊗';
        return [
          rows.length === 0
            ? p(t.text('flip-no-heads'))
            : table(
                [
                  ...rows.map(({ x, y, value }) => [
                    place([x, y]),
                    `(${t.shorten(x, 16)} − 1) ${sign} (${t.shorten(y, 16)} − 1)`,
                    t.shorten(value, 24),
                  ]),
                  [t.text('flip-nim-sum'), '', t.shorten(sum, 24)],
                ],
                {
                  head: [t.text('flip-head-place'), '', t.text('flip-head-value')],
                  align: ['left', 'left', 'right'],
                },
              ),
          ...(more > 0 ? [note(t.text('flip-more', { count: more }))] : []),
        ];
      },
    },
    moves: {
      'turn-places': ({ head, others }) =>
        t.text('flip-turn', { head: place(head), others: others.map(place).join(t.text('comma')) }),
    },
    refusals: {
      'repeated-place': ({ token }) => t.text('flip-repeated-place', { place: t.shorten(token) }),
    },
    expected: t.record('flip-expected', ['board-place', 'flip-rule', 'flip-move']),
    faults: t.record('flip-fault', ['no-head-there', 'not-by-the-flip-rule']),
  } satisfies GameEntry;
};
