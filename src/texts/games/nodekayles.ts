import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type GameEntry, gameText, type TheoremText } from '../locale.ts';

/** The theorems that Node Kayles and Arc Kayles share, in the words of either. */
const theoremsOf = (t: Catalogue, game: 'node' | 'arc') => {
  const lines: TheoremText<'node-kayles-lines'> = {
    name: t.text('graph-kayles-lines-theorem', { game }),
    decides: ({ shape, vertices }: FactsOf<'node-kayles-lines'>) =>
      t.runs('graph-kayles-lines-decides', { game, shape, vertices }),
    works: (_, outcome) => t.runs('graph-kayles-works', { outcome }),
    proof: () => t.paragraphs('graph-kayles-lines-proof', { game }),
  };
  const search: TheoremText<'node-kayles'> = {
    name: t.text('graph-kayles-theorem', { game }),
    decides: ({ vertices }: FactsOf<'node-kayles'>) => t.runs('graph-kayles-decides', { vertices }),
    works: (_, outcome) => t.runs('graph-kayles-works', { outcome }),
    proof: () => t.paragraphs('graph-kayles-proof', { game }),
  };
  return { lines, search };
};

export const nodekayles = (t: Catalogue) => {
  const { lines, search } = theoremsOf(t, 'node');
  return {
    text: gameText(t, 'nodekayles'),
    rulings: { nodekayles: () => [t.text('nodekayles-ruling')] },
    theorems: { 'node-kayles-lines': lines, 'node-kayles': search },
    moves: { 'choose-vertex': ({ node }) => t.text('nodekayles-choose', { node }) },
  } satisfies GameEntry;
};

export const arckayles = (t: Catalogue) => {
  const { lines, search } = theoremsOf(t, 'arc');
  return {
    text: gameText(t, 'arckayles'),
    rulings: { arckayles: () => [t.text('arckayles-ruling')] },
    theorems: { 'arc-kayles-lines': lines, 'arc-kayles': search },
    moves: { 'choose-edge': ({ from, to }) => t.text('arckayles-choose', { edge: `${from}–${to}` }) },
  } satisfies GameEntry;
};
