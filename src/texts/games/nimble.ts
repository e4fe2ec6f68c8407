import type { Catalogue } from '../catalogue.ts';
import type { Inline } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { allRows, balanceReason } from '../reasons.ts';

/** The squares with a coin that has no twin, read as heaps. */
const coinsReason = (t: Catalogue, { outcome, here }: FirstReason): readonly Inline[] | null => {
  const values = allRows(stepOf(here, 'xor-table'))?.map(({ value }) => value) ?? null;
  return balanceReason(t, outcome, values, {
    none: () => t.runs('nimble-reason-none'),
    some: ({ list }) => t.runs('nimble-reason', { list }),
  });
};

export const nimble = (t: Catalogue) =>
  ({
    text: gameText(t, 'nimble'),
    rulings: { nimble: () => t.lines('nimble-ruling') },
    theorems: {
      nimble: { ...t.theorem('nimble'), reason: (_, reason) => coinsReason(t, reason) },
    },
    moves: { slide: ({ from, to }) => t.text('nimble-slide', { from, to }) },
    expected: t.record('nimble-expected', ['two-squares']),
    faults: t.record('nimble-fault', ['no-coin-there', 'not-further-left']),
  }) satisfies GameEntry;
