import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { tame } from '../tame.ts';
import { countedReason } from './staircase.ts';

export const grid = (t: Catalogue) =>
  ({
    text: gameText(t, 'grid'),
    rulings: { grid: () => t.lines('grid-ruling') },
    theorems: {
      'grid-misere': { ...tame(t), ...t.theorem('grid-misere') },
      grid: { ...t.theorem('grid'), reason: (_, reason) => countedReason(t, reason) },
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
