import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText } from '../locale.ts';
import { leftOut } from '../parts.ts';

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

export const moore = (t: Catalogue) =>
  ({
    text: gameText(t, 'moore'),
    rulings: { moore: (f) => [t.text('moore-ruling', { k: t.shorten(f.k) })] },
    theorems: {
      moore: {
        ...t.theorem('moore'),
        reason: (f, { outcome }) => t.runs('moore-reason', { outcome, modulus: t.shorten(f.modulus) }),
      },
      'moore-misere': { ...t.theorem('moore-misere'), reason: (f, reason) => misereReason(t, f, reason) },
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
          ...leftOut(t, 'moore-more', s.more),
        ];
      },
    },
    moves: {
      'take-several': (f) => {
        const takes = f.takes.map((take) => t.text('moore-take', t.cut(take)));
        return t.text('moore-take-several', { takes: takes.join(t.text('moore-takes-and')), more: f.more });
      },
    },
    expected: t.record('moore-expected', ['heaps-and-amounts']),
    faults: t.record('moore-fault', ['heap-twice', 'too-many-heaps']),
  }) satisfies GameEntry;
