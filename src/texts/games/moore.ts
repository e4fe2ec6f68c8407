import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText } from '../locale.ts';

/** The number of heaps of one after the winning move, or now where there is none; null while there are larger heaps. */
const onesLeft = ({ big, ones }: FactsOf<'moore-misere'>, { best }: FirstReason): number | null => {
  if (best?.phrase.kind !== 'take-several' || best.phrase.more > 0) return big === 0 ? ones : null;
  const { takes } = best.phrase;
  const lowered = takes.filter(({ from }) => from !== '1');
  if (lowered.length < big || lowered.some(({ left }) => left !== '0' && left !== '1')) return null;
  return ones - (takes.length - lowered.length) + lowered.filter(({ left }) => left === '1').length;
};

/** The number of heaps of one modulo k + 1; the binary columns while there are larger heaps. */
const misereReason = (t: Catalogue, facts: FactsOf<'moore-misere'>, reason: FirstReason): readonly Inline[] =>
  t.runs('moore-misere-reason', {
    outcome: reason.outcome,
    ones: onesLeft(facts, reason),
    modulus: t.shorten(facts.modulus),
  });

export const moore = (t: Catalogue) => {
  const shortened = (f: { readonly k: string; readonly modulus: string }) => ({
    k: t.shorten(f.k),
    modulus: t.shorten(f.modulus),
  });
  return {
    text: gameText(t, 'moore'),
    rulings: { moore: (f) => [t.text('moore-ruling', { k: t.shorten(f.k) })] },
    theorems: {
      moore: {
        name: t.text('moore-theorem'),
        reason: (f, { outcome }) => t.runs('moore-reason', { outcome, modulus: t.shorten(f.modulus) }),
        decides: (f) => t.runs('moore-decides', { modulus: t.shorten(f.modulus) }),
        works: (f, outcome) => t.runs('moore-works', { ...shortened(f), outcome }),
        proof: (f) => t.paragraphs('moore-proof', shortened(f)),
      },
      'moore-misere': {
        name: t.text('moore-misere-theorem'),
        reason: (f, reason) => misereReason(t, f, reason),
        decides: (f) => t.runs('moore-misere-decides', { modulus: t.shorten(f.modulus), big: f.big }),
        works: (f, outcome) => t.runs('moore-misere-works', { ...shortened(f), big: f.big, outcome }),
        proof: (f) => t.paragraphs('moore-misere-proof', shortened(f)),
      },
    },
    steps: {
      'column-counts': (s) => {
        const modulus = t.shorten(s.modulus);
        if (s.columns.length === 0) return [p(t.text('moore-wide', { odd: s.odd, width: s.width, modulus }))];
        return [
          table(
            [
              ...s.rows.map((row) => [
                t.text('moore-heap', { number: row.heap }),
                t.shorten(row.value),
                ...row.bits,
              ]),
              [t.text('moore-column'), '', ...s.columns.map(String)],
              [t.text('moore-remainder', { modulus }), '', ...s.rests.map(String)],
            ],
            { align: ['left', ...Array.from({ length: s.width + 1 }, () => 'right' as const)] },
          ),
          ...(s.more > 0 ? [note(t.text('moore-more', { count: s.more }))] : []),
        ];
      },
    },
    moves: {
      'take-several': (f) => {
        const takes = f.takes.map((take) =>
          t.text('moore-take', {
            heap: take.heap,
            amount: t.shorten(take.amount),
            from: t.shorten(take.from),
            left: t.shorten(take.left),
          }),
        );
        return t.text('moore-take-several', { takes: takes.join(t.text('moore-takes-and')), more: f.more });
      },
    },
    expected: t.record('moore-expected', ['heaps-and-amounts']),
    faults: t.record('moore-fault', ['heap-twice', 'too-many-heaps']),
  } satisfies GameEntry;
};
