import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type FirstReason, type GameEntry, gameText } from '../locale.ts';

export const cram = (t: Catalogue) => {
  /** The reason by symmetry: the move shown is the central one, or every move can be copied. */
  const turnReason = (turn: FactsOf<'cram-turn'> | null, { outcome, best }: FirstReason) =>
    turn !== null && (outcome === 'P' || best?.move === turn.middle)
      ? t.runs('cram-turn-reason', { middle: turn.middle !== null })
      : null;
  const turnDecides = (turn: FactsOf<'cram-turn'>) =>
    t.runs('cram-turn-decides', { ...turn, middle: turn.middle !== null });
  return {
    text: gameText(t, 'cram'),
    rulings: { cram: () => [t.text('cram-ruling')] },
    theorems: {
      'cram-line': {
        ...t.theorem('cram-line'),
        decides: ({ shape, squares }) => t.runs('cram-line-decides', { shape, squares, left: squares - 2 }),
        reason: ({ shape, squares }, { outcome }) =>
          t.runs('cram-line-reason', { shape, outcome, left: squares - 2 }),
        works: (_, outcome) => t.runs('cram-works', { outcome }),
      },
      'cram-turn': {
        ...t.theorem('cram-turn'),
        decides: turnDecides,
        reason: turnReason,
        works: ({ middle }) => t.runs('cram-turn-works', { middle: middle !== null }),
      },
      'cram-search': {
        name: t.text('cram-search-theorem'),
        decides: ({ squares, valued, turn }) =>
          turn === null ? t.runs('cram-search-decides', { squares, valued }) : turnDecides(turn),
        reason: ({ squares, turn }, reason) =>
          turnReason(turn, reason) ?? t.runs('cram-search-reason', { squares, outcome: reason.outcome }),
        works: ({ turn }, outcome) =>
          turn === null
            ? t.runs('cram-works', { outcome })
            : t.runs('cram-turn-works', { middle: turn.middle !== null }),
        proof: ({ turn }) => [
          ...(turn === null ? [] : t.paragraphs('cram-turn-proof')),
          ...t.paragraphs('cram-search-proof'),
        ],
      },
    },
    moves: {
      'lay-domino': ({ squares: [first, second] }) =>
        t.text('cram-lay', { first: first.join(', '), second: second.join(', ') }),
    },
    expected: t.record('cram-expected', ['board-rows', 'two-cells']),
    faults: t.record('cram-fault', ['square-not-free', 'squares-not-neighbours']),
  } satisfies GameEntry;
};
