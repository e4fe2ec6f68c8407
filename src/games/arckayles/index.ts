import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { illegal, notAMove, ok } from '../../engine/core/result.ts';
import { splitEdge } from '../kit/graph-text.ts';
import { dealGraph, graphCodec, type PlainGraph, plainScene, smallGraphs } from '../kit/plain-graph.ts';
import { type ChosenEdge, edgeOf, rules } from './rules.ts';
import { arcKayles, arcKaylesLines } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Choose an edge: both its ends are removed. */
    'choose-edge': { readonly from: string; readonly to: string };
  }
}

const move: MoveCodec<PlainGraph, ChosenEdge> = {
  format: ({ edge }, { graph }) => `${graph.names[graph.from[edge]!]!}-${graph.names[graph.to[edge]!]!}`,
  parse: (text, at) => {
    const ends = splitEdge(text.normalize('NFKC').replace(/\s+/g, ''), '-');
    if (ends === null) return notAMove(text, 'edge-choice');
    const { names } = at.graph;
    const edge = edgeOf(at, names.indexOf(ends[0]), names.indexOf(ends[1]));
    return edge < 0 ? illegal(ends.join('-'), 'no-such-edge') : ok({ edge });
  },
};

export const arckayles: Game<PlainGraph, ChosenEdge> = {
  id: 'arckayles',
  example: 'arckayles a-b b-c c-d d-e c-e',
  merges: true,
  rules,
  position: graphCodec('arckayles', false),
  move,
  partsAre: 'group',
  theories: [arcKaylesLines, arcKayles],
  describe: ({ graph }, { edge }) => ({
    kind: 'choose-edge',
    from: graph.names[graph.from[edge]!]!,
    to: graph.names[graph.to[edge]!]!,
  }),
  scene: plainScene('rods'),
  small: (size) => smallGraphs(size, false),
  deal: dealGraph,
};
