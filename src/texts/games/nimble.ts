import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';

export const nimble = (t: Catalogue) =>
  ({
    text: gameText(t, 'nimble'),
    rulings: { nimble: () => t.lines('nimble-ruling') },
    theorems: {
      nimble: {
        name: t.text('nimble-theorem'),
        decides: () => t.runs('nimble-decides'),
        works: (_, outcome) => t.runs('nimble-works', { outcome }),
        proof: () => t.paragraphs('nimble-proof'),
      },
    },
    moves: { slide: ({ from, to }) => t.text('nimble-slide', { from, to }) },
    expected: t.record('nimble-expected', ['two-squares']),
    faults: t.record('nimble-fault', ['no-coin-there', 'not-further-left']),
  }) satisfies GameEntry;
