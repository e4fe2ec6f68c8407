import type { Catalogue } from '../catalogue.ts';
import { type Inline, p } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';

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

export const chomp = (t: Catalogue) =>
  ({
    text: gameText(t, 'chomp'),
    rulings: { chomp: () => [t.text('chomp-ruling')] },
    theorems: {
      'chomp-hook': {
        name: t.text('chomp-hook-theorem'),
        reason: ({ up, right }, { outcome }) =>
          t.runs('chomp-hook-reason', { outcome, arm: Math.min(up, right) }),
        decides: ({ up, right }) => t.runs('chomp-hook-decides', { up, right }),
        works: ({ up, right }, outcome) =>
          t.runs('chomp-hook-works', { outcome, shorter: Math.min(up, right) }),
        proof: () => t.paragraphs('chomp-hook-proof'),
      },
      'chomp-two-rows': {
        name: t.text('chomp-two-rows-theorem'),
        reason: ({ turned, long, short }, { outcome }) => {
          const rest = outcome === 'P' ? short : long === short ? long - 1 : short;
          return t.runs('chomp-two-rows-reason', { outcome, turned, long: rest + 1, short: rest });
        },
        decides: ({ turned, long, short }) => t.runs('chomp-two-rows-decides', { turned, long, short }),
        works: ({ long, short }, outcome) =>
          t.runs('chomp-two-rows-works', {
            outcome,
            long: long === short ? long : short + 1,
            short: long === short ? long - 1 : short,
          }),
        proof: () => t.paragraphs('chomp-two-rows-proof'),
      },
      'chomp-search': {
        name: t.text('chomp-search-theorem'),
        reason: (_, reason) => barsReason(t, reason),
        decides: ({ form }) => t.runs('chomp-search-decides', { form }),
        works: ({ form }, outcome) => t.runs('chomp-search-works', { form, outcome }),
        proof: ({ form }) => ({
          stealing:
            form === 'rectangle'
              ? { title: t.text('chomp-stealing-title'), text: t.paragraphs('chomp-stealing-proof') }
              : null,
          table: { title: t.text('chomp-table-title'), text: t.paragraphs('chomp-table') },
        }),
      },
      'chomp-square': {
        name: t.text('chomp-square-theorem'),
        reason: ({ side }, { outcome }) => t.runs('chomp-hook-reason', { outcome, arm: side - 1 }),
        decides: ({ side }) => t.runs('chomp-square-decides', { side }),
        works: ({ side }) => t.runs('chomp-square-works', { arm: side - 1 }),
        proof: () => t.paragraphs('chomp-square-proof'),
      },
      'chomp-stealing': {
        name: t.text('chomp-stealing-theorem'),
        reason: () => t.runs('chomp-stealing-reason'),
        decides: ({ rows, columns }) => t.runs('chomp-stealing-decides', { rows, columns }),
        works: () => t.runs('chomp-stealing-works'),
        proof: () => t.paragraphs('chomp-stealing-proof'),
      },
    },
    steps: { 'chomp-table': ({ bars }) => [p(t.text('chomp-bars', { bars: t.shorten(bars) }))] },
    moves: { bite: ({ row, column }) => t.text('chomp-bite', { row, column }) },
    expected: t.record('chomp-expected', ['bar-rows', 'cell']),
    faults: t.record('chomp-fault', ['poisoned', 'no-such-cell']),
  }) satisfies GameEntry;
