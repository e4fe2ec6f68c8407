import type { Outcome } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Inline } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { tame } from '../tame.ts';
import { both } from '../writing.ts';

/** The stage of misère Nim: you face the last heap of 2 or more, there are several of them, or only ones are left. */
const stage = ({ big }: FactsOf<'bouton-misere'>, outcome: Outcome): string => {
  if (big === 0) return 'ones';
  return big === 1 && outcome === 'N' ? 'last' : 'before';
};

const MAX_LISTED_HEAPS = 4;

/** The reason as one sees it in the heaps: two heaps, or columns of binary digits. */
const nimReason = (t: Catalogue, { outcome, best, here }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'xor-table');
  if (table === undefined || table.more > 0 || (outcome === 'N' && best === null)) return null;
  const heaps = table.rows.filter(({ value }) => value !== '0').map(({ value }) => t.shorten(value));
  if (heaps.length === 2) return t.runs('nim-reason-two', { outcome });
  const odd = table.columns.filter((count) => count % 2 === 1).length;
  return t.runs('nim-reason', {
    outcome,
    heaps: heaps.length > MAX_LISTED_HEAPS ? null : both(t, heaps),
    odd,
  });
};

/** The number of heaps of one, now or after the move; or the columns, while there are larger heaps. */
const misereReason = (
  t: Catalogue,
  facts: FactsOf<'bouton-misere'>,
  { outcome }: FirstReason,
): readonly Inline[] => {
  const at = stage(facts, outcome);
  const { ones } = facts;
  const left = at === 'last' ? (ones % 2 === 1 ? ones : ones + 1) : ones - 1;
  return t.runs('nim-misere-reason', { stage: at, outcome, ones: outcome === 'P' ? ones : left });
};

export const nim = (t: Catalogue) =>
  ({
    text: gameText(t, 'nim'),
    rulings: { nim: () => [t.text('nim-ruling')] },
    theorems: {
      bouton: { ...t.theorem('nim'), reason: (_, reason) => nimReason(t, reason) },
      'misere-as-nim': { ...tame(t), ...t.theorem('nim-like') },
      'bouton-misere': {
        ...t.theorem('nim-misere'),
        reason: (f, reason) => misereReason(t, f, reason),
        works: (f, outcome) => t.runs('nim-misere-works', { stage: stage(f, outcome), outcome }),
      },
    },
  }) satisfies GameEntry;
