import type { Catalogue } from '../catalogue.ts';
import { type Inline, p } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf, type TheoremText } from '../locale.ts';

/** Strategy stealing; two equal arms; else the number of bars that were computed. */
const barsReason = (t: Catalogue, { outcome, here, best, faced }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'chomp-table');
  if (table === undefined) return null;
  const phrase = best?.phrase;
  if (table.form === 'square' && phrase?.kind === 'bite' && phrase.row === 2 && phrase.column === 2)
    return t.runs('chomp-hook-reason', { outcome, arm: table.rows.split(' ').length - 1 });
  return t.runs('chomp-search-reason', {
    outcome,
    rectangle: table.form === 'rectangle',
    bars: t.shorten(table.bars),
    moves: faced?.moves ?? null,
  });
};

const stealingTheorem = (t: Catalogue, misere: boolean) =>
  ({
    ...t.theorem('chomp-stealing'),
    decides: ({ rows, columns }) => t.runs('chomp-stealing-decides', { rows, columns, misere }),
    reason: () => t.runs('chomp-stealing-reason', { misere }),
    proof: () => t.paragraphs('chomp-stealing-proof', { misere }),
  }) satisfies TheoremText<'chomp-stealing'>;

export const chomp = (t: Catalogue) =>
  ({
    text: gameText(t, 'chomp'),
    rulings: { chomp: () => [t.text('chomp-ruling')] },
    theorems: {
      'chomp-hook': {
        ...t.theorem('chomp-hook'),
        reason: ({ up, right }, { outcome }) =>
          t.runs('chomp-hook-reason', { outcome, arm: Math.min(up, right) }),
        works: ({ up, right }, outcome) =>
          t.runs('chomp-hook-works', { outcome, shorter: Math.min(up, right) }),
      },
      'chomp-two-rows': {
        ...t.theorem('chomp-two-rows'),
        reason: ({ turned, long, short }, { outcome }) => {
          const rest = outcome === 'P' ? short : long === short ? long - 1 : short;
          return t.runs('chomp-two-rows-reason', { outcome, turned, long: rest + 1, short: rest });
        },
        works: ({ long, short }, outcome) =>
          t.runs('chomp-two-rows-works', {
            outcome,
            long: long === short ? long : short + 1,
            short: long === short ? long - 1 : short,
          }),
      },
      'chomp-search': {
        ...t.theorem('chomp-search'),
        reason: (_, reason) => barsReason(t, reason),
        proof: ({ form }) => ({
          stealing:
            form === 'rectangle'
              ? {
                  title: t.text('chomp-stealing-title'),
                  text: t.paragraphs('chomp-stealing-proof', { misere: false }),
                }
              : null,
          table: { title: t.text('chomp-table-title'), text: t.paragraphs('chomp-table') },
        }),
      },
      'chomp-square': {
        ...t.theorem('chomp-square'),
        reason: ({ side }, { outcome }) => t.runs('chomp-hook-reason', { outcome, arm: side - 1 }),
        works: ({ side }) => t.runs('chomp-square-works', { arm: side - 1 }),
      },
      'chomp-stealing': stealingTheorem(t, false),
      'chomp-misere-stealing': stealingTheorem(t, true),
    },
    steps: { 'chomp-table': ({ bars }) => [p(t.text('chomp-bars', { bars: t.shorten(bars) }))] },
    moves: { bite: ({ row, column }) => t.text('chomp-bite', { row, column }) },
    expected: t.record('chomp-expected', ['bar-rows', 'cell']),
    faults: t.record('chomp-fault', ['poisoned', 'no-such-cell']),
  }) satisfies GameEntry;
