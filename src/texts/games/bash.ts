import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { tameTheorem } from '../tame.ts';
import { both } from '../writing.ts';

/** The remainder of a heap, and the number to which each take is completed. */
const bashReason = (t: Catalogue, { outcome, here, win }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'remainders');
  const [first] = table?.rows ?? [];
  if (table === undefined || first === undefined || table.more > 0) return null;
  const modulus = t.shorten(table.modulus);
  const { heap, remainder } = { heap: t.shorten(first.heap), remainder: t.shorten(first.remainder) };
  if (win === 'normal') return t.runs('bash-reason', { outcome, heap, remainder, modulus });
  const list =
    table.rows.length === 1
      ? null
      : both(
          t,
          table.rows.map((row) => t.shorten(row.remainder)),
        );
  return t.runs('bash-misere-reason', { outcome, heap, modulus, list });
};

export const bash = (t: Catalogue) => {
  const shortened = (f: { readonly max: string; readonly modulus: string }) => ({
    max: t.shorten(f.max),
    modulus: t.shorten(f.modulus),
  });
  const misere = tameTheorem(t, { name: t.text('bash-misere-theorem'), proof: [] });
  return {
    text: gameText(t, 'bash'),
    rulings: { bash: (f) => [t.text('bash-ruling', { max: t.shorten(f.max) })] },
    theorems: {
      bash: {
        name: t.text('bash-theorem'),
        reason: (_, reason) => bashReason(t, reason),
        worth: (f) => t.text('bash-worth', { modulus: t.shorten(f.modulus) }),
        decides: (f) => t.runs('bash-decides', { modulus: t.shorten(f.modulus) }),
        works: (f, outcome) => t.runs('bash-works', { ...shortened(f), outcome }),
        proof: (f) => t.paragraphs('bash-proof', shortened(f)),
      },
      'bash-misere': {
        ...misere,
        reason: (f, reason) => bashReason(t, reason) ?? misere.reason(f, reason),
        decides: ({ modulus, large }) =>
          t.runs('bash-misere-decides', { modulus: t.shorten(modulus), large }),
        proof: (f) => t.paragraphs('bash-misere-proof', shortened(f)),
      },
    },
    steps: {
      remainders: (s) => {
        const modulus = t.shorten(s.modulus);
        const rows = s.rows.map((row) => ({
          heap: t.shorten(row.heap),
          quotient: t.shorten(row.quotient),
          remainder: t.shorten(row.remainder),
        }));
        const [first] = rows;
        if (first !== undefined && rows.length === 1 && s.more === 0)
          return [p(...t.runs('bash-division', { ...first, modulus }))];
        return [
          table(
            rows.map((row, i) => [t.text('bash-heap', { number: i + 1 }), row.heap, row.remainder]),
            { head: ['', t.text('bash-size'), t.text('bash-remainder', { modulus })] },
          ),
          ...(s.more > 0 ? [p(t.text('bash-more', { count: s.more }))] : []),
        ];
      },
    },
  } satisfies GameEntry;
};
