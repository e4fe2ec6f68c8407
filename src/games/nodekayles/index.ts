import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, ok } from '../../engine/core/result.ts';
import { parseName } from '../kit/graph-text.ts';
import { dealGraph, graphCodec, type PlainGraph, plainScene, smallGraphs } from '../kit/plain-graph.ts';
import { type ChosenVertex, rules } from './rules.ts';
import { nodeKayles, nodeKaylesLines } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Choose a vertex: it and its neighbours are removed. */
    'choose-vertex': { readonly node: string };
  }
}

const move: MoveCodec<PlainGraph, ChosenVertex> = {
  format: ({ node }, { graph }) => graph.names[node]!,
  parse: (text, { graph }) =>
    chain(parseName(text, graph.names, 'node', 'no-such-node'), (node) => ok({ node })),
};

export const nodekayles: Game<PlainGraph, ChosenVertex> = {
  id: 'nodekayles',
  example: 'nodekayles a-b b-c c d-e',
  merges: true,
  rules,
  position: graphCodec('nodekayles', true),
  move,
  partsAre: 'group',
  theories: [nodeKaylesLines, nodeKayles],
  describe: ({ graph }, { node }) => ({ kind: 'choose-vertex', node: graph.names[node]! }),
  scene: plainScene('pins'),
  small: (size) => smallGraphs(size, true),
  deal: dealGraph,
};
