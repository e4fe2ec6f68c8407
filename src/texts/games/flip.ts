import type { Catalogue } from '../catalogue.ts';
import { type Block, type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { balanceReason } from '../reasons.ts';
import { tame } from '../tame.ts';

/** Whether typed places are a single place. */
const isOne = (places: string): boolean => /^\d+$/.test(places);

/** The heads with their values. */
const headsReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'flip-values');
  if (table === undefined || table.more > 0) return null;
  const { rule, rows } = table;
  const values = rows.map(({ value }) => value);
  return balanceReason(t, outcome, values, {
    none: () => t.runs('flip-reason-none', { rule }),
    some: (facts) => t.runs('flip-reason', { rule, ...facts }),
  });
};

/** A table of heads with their places, how they are valued and their values, and the nim-sum below. */
const headsTable = (
  t: Catalogue,
  rows: readonly (readonly string[])[],
  sum: string,
  more: number,
): readonly Block[] => [
  rows.length === 0
    ? p(t.text('flip-no-heads'))
    : table([...rows, [t.text('flip-nim-sum'), '', t.shorten(sum, 24)]], {
        head: [t.text('flip-head-place'), '', t.text('flip-head-value')],
        align: ['left', 'left', 'right'],
      }),
  ...leftOut(t, 'flip-more', more),
];

export const flip = (t: Catalogue) => {
  const place = ([x, y]: readonly [string, string]): string => `(${t.shorten(x, 24)}, ${t.shorten(y, 24)})`;
  /** Which columns or rows of a product a player chooses, by the coin rule of that side: `twins`, `max=3`. */
  const chosen = (rule: string, side: 'columns' | 'rows'): string => {
    const [kind, most] = rule.split('=');
    return t.text('flip-tartan-chosen', { kind: kind!, most: most ?? null, side });
  };
  return {
    text: gameText(t, 'flip'),
    rulings: {
      'flip-tartan': ({ columns, rows }) => [
        t.text('flip-tartan-ruling', {
          columns: chosen(columns, 'columns'),
          rows: chosen(rows, 'rows'),
        }),
        t.text('flip-ruling-places'),
      ],
      flip: ({ rule }) => [t.text('flip-ruling', { rule }), t.text('flip-ruling-places')],
    },
    theorems: {
      'flip-misere': { ...tame(t, { whole: true }), ...t.theorem('flip-misere') },
      'flip-line': { ...t.theorem('flip-line'), reason: (_, reason) => headsReason(t, reason) },
      'flip-tartan': {
        ...t.theorem('flip-tartan'),
        reason: (_, { outcome }) => t.runs('flip-tartan-reason', { outcome }),
        proof: () => ({
          value: { title: t.text('flip-tartan-value-title'), text: t.paragraphs('flip-tartan-value') },
          fields: { title: t.text('flip-fields-title'), text: t.paragraphs('flip-fields') },
        }),
      },
      'flip-product': {
        ...t.theorem('flip-product'),
        reason: (_, reason) => headsReason(t, reason),
        proof: () => ({
          value: { title: t.text('flip-product-value-title'), text: t.paragraphs('flip-product-value') },
          fields: { title: t.text('flip-fields-title'), text: t.paragraphs('flip-fields') },
        }),
      },
    },
    steps: {
      'tartan-values': ({ rows, sum, more }) =>
        headsTable(
          t,
          rows.map(({ x, y, across, up, value }) => [
            place([x, y]),
            `${t.shorten(across, 16)} ⊗ ${t.shorten(up, 16)}`,
            t.shorten(value, 24),
          ]),
          sum,
          more,
        ),
      'flip-values': ({ rule, rows, sum, more }) => {
        const sign = rule === 'line' ? '⊕' : '⊗';
        return headsTable(
          t,
          rows.map(({ x, y, value }) => [
            place([x, y]),
            `(${t.shorten(x, 16)} − 1) ${sign} (${t.shorten(y, 16)} − 1)`,
            t.shorten(value, 24),
          ]),
          sum,
          more,
        );
      },
    },
    moves: {
      'turn-crossings': ({ columns, rows }) =>
        t.text('flip-turn-crossings', { columns, rows, oneColumn: isOne(columns), oneRow: isOne(rows) }),
      'turn-places': ({ head, others }) =>
        t.text('flip-turn', { head: place(head), others: others.map(place).join(t.text('comma')) }),
    },
    refusals: {
      'repeated-place': ({ token }) => t.text('flip-repeated-place', { place: t.shorten(token) }),
    },
    expected: t.record('flip-expected', ['board-place', 'flip-rule', 'flip-move', 'flip-crossing']),
    faults: t.record('flip-fault', ['no-head-there', 'not-by-the-flip-rule']),
  } satisfies GameEntry;
};
