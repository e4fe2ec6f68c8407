import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { tame } from '../tame.ts';
import { both } from '../writing.ts';

/** The remainder of a heap, and the number to which each take is completed. */
const bashReason = (t: Catalogue, { outcome, here, win }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'remainders');
  const [first] = table?.rows ?? [];
  if (table === undefined || first === undefined || table.more > 0) return null;
  const modulus = t.shorten(table.modulus);
  const { heap, remainder } = t.cut(first);
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
  const misere = tame(t);
  return {
    text: gameText(t, 'bash'),
    rulings: { bash: (f) => [t.text('bash-ruling', { max: t.shorten(f.max) })] },
    theorems: {
      bash: {
        ...t.theorem('bash'),
        reason: (_, reason) => bashReason(t, reason),
        worth: (f) => t.text('bash-worth', { modulus: t.shorten(f.modulus) }),
      },
      'bash-misere': {
        ...misere,
        ...t.theorem('bash-misere'),
        reason: (f, reason) => bashReason(t, reason) ?? misere.reason(f, reason),
      },
    },
    steps: {
      remainders: (s) => {
        const modulus = t.shorten(s.modulus);
        const rows = s.rows.map((row) => t.cut(row));
        const [first] = rows;
        if (first !== undefined && rows.length === 1 && s.more === 0)
          return [p(...t.runs('bash-division', { ...first, modulus }))];
        return [
          table(
            rows.map((row, i) => [t.text('bash-heap', { number: i + 1 }), row.heap, row.remainder]),
            { head: ['', t.text('bash-size'), t.text('bash-remainder', { modulus })] },
          ),
          ...leftOut(t, 'bash-more', s.more),
        ];
      },
    },
  } satisfies GameEntry;
};
