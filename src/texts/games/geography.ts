import type { Catalogue } from '../catalogue.ts';
import { p } from '../doc.ts';
import { type GameEntry, gameText, stepOf } from '../locale.ts';
import { pairingReason } from '../reasons.ts';
import { pairsOf, someOf } from './graphs.ts';

/** The start node, and a flag for whether there is one: a node may have any name, so no name can stand for none. */
const at = (start: string | null) => ({ placed: start !== null, start });

export const geography = (t: Catalogue) =>
  ({
    text: gameText(t, 'geography'),
    rulings: { geography: ({ placed }) => [t.text('geography-ruling', { placed })] },
    theorems: {
      'vertex-geography': {
        ...t.theorem('geography'),
        reason: (_, reason) => pairingReason(t, 'geography', stepOf(reason.here, 'matching'), reason),
        decides: ({ start }) => t.runs('geography-decides', at(start)),
        works: ({ start }, outcome) => t.runs('geography-works', { ...at(start), outcome }),
      },
    },
    steps: {
      matching: ({ start, partner, pairs, morePairs, lone, moreLone }) => [
        p(
          t.text('geography-matching', {
            placed: start !== null,
            count: pairs.length,
            pairs: pairsOf(t, pairs, morePairs),
            alone: lone.length,
            lone: someOf(t, lone, moreLone),
          }),
        ),
        p(
          ...t.runs('geography-start', {
            ...at(start),
            paired: partner !== null,
            partner,
            alone: lone.length,
            lone: lone[0] ?? null,
          }),
        ),
      ],
    },
    moves: {
      'choose-start': ({ node }) => t.text('geography-choose', { node }),
      walk: ({ from, to }) => t.text('geography-walk', { from, to }),
    },
  }) satisfies GameEntry;
