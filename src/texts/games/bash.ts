import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const bash = (t: Catalogue) => {
  const shortened = (f: { readonly max: string; readonly modulus: string }) => ({
    max: t.shorten(f.max),
    modulus: t.shorten(f.modulus),
  });
  return {
    text: gameText(t, 'bash'),
    rulings: { bash: (f) => [t.text('bash-ruling', { max: t.shorten(f.max) })] },
    theorems: {
      bash: {
        name: t.text('bash-theorem'),
        decides: (f) => t.runs('bash-decides', { modulus: t.shorten(f.modulus) }),
        works: (f, outcome) => t.runs('bash-works', { ...shortened(f), outcome }),
        proof: (f) => t.paragraphs('bash-proof', shortened(f)),
      },
      'bash-misere': {
        name: t.text('bash-misere-theorem'),
        decides: (f) => t.runs('bash-misere-decides', { modulus: t.shorten(f.modulus), big: f.big }),
        works: (f, outcome) => t.runs('bash-misere-works', { modulus: t.shorten(f.modulus), outcome }),
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
