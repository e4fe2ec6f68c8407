import type { Catalogue } from '../catalogue.ts';
import type { Inline } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { balanceReason } from '../reasons.ts';

/** The squares with a coin that has no twin, read as heaps. */
const coinsReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const table = stepOf(reason.here, 'xor-table');
  if (table === undefined || table.more > 0) return null;
  const values = table.rows.map(({ value }) => value).filter((value) => value !== '0');
  if (reason.outcome === 'P' && values.length === 0) return t.runs('nimble-reason-none');
  return balanceReason(t, reason.outcome, values, (list) => t.runs('nimble-reason', { list }));
};

export const nimble = (t: Catalogue) =>
  ({
    text: gameText(t, 'nimble'),
    rulings: { nimble: () => t.lines('nimble-ruling') },
    theorems: {
      nimble: {
        name: t.text('nimble-theorem'),
        reason: (_, reason) => coinsReason(t, reason),
        decides: () => t.runs('nimble-decides'),
        works: (_, outcome) => t.runs('nimble-works', { outcome }),
        proof: () => t.paragraphs('nimble-proof'),
      },
    },
    moves: { slide: ({ from, to }) => t.text('nimble-slide', { from, to }) },
    expected: t.record('nimble-expected', ['two-squares']),
    faults: t.record('nimble-fault', ['no-coin-there', 'not-further-left']),
  }) satisfies GameEntry;
