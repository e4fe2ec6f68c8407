import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tameTheorem } from '../tame.ts';
import { countedReason } from './staircase.ts';

export const grid = (t: Catalogue) =>
  ({
    text: gameText(t, 'grid'),
    rulings: { grid: () => t.lines('grid-ruling') },
    theorems: {
      'grid-misere': tameTheorem(t, {
        name: t.text('grid-misere-theorem'),
        decides: ({ large, sum }) => t.runs('grid-misere-decides', { large, sum: t.shorten(sum) }),
        proof: t.paragraphs('grid-misere-proof'),
      }),
      grid: {
        name: t.text('grid-theorem'),
        reason: (_, reason) => countedReason(t, reason),
        decides: () => t.runs('grid-decides'),
        works: (_, outcome) => t.runs('grid-works', { outcome }),
        proof: () => t.paragraphs('grid-proof'),
      },
    },
    moves: {
      'move-cell': (f) =>
        t.text('grid-move-cell', {
          amount: t.shorten(f.amount),
          from: f.from.join(', '),
          up: f.from[0] > f.to[0],
          to: f.to.join(', '),
        }),
    },
    refusals: {
      'too-many-rows': ({ most }) => t.text('grid-refusal-too-many-rows', { most }),
      'rows-differ': (f) =>
        t.text('grid-refusal-rows-differ', { row: t.shorten(f.token, 60), length: f.length }),
    },
    expected: t.record('grid-expected', ['cells-and-amount']),
    faults: t.record('grid-fault', ['no-such-neighbour']),
  }) satisfies GameEntry;
