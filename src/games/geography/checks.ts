import type { Checks } from '../../engine/explain/check.ts';
import { mostPairs, pairsFault } from '../kit/most-pairs.ts';

export const checks = {
  matching: (step, context) => {
    const { position } = context.spot;
    const tokens = position.split(' ').filter((token) => !token.includes('='));
    const edges = tokens.filter((token) => token.includes('-')).map((token) => token.split('-'));
    const adjacent = (a: string, b: string) =>
      edges.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    const start = /at=(\S+)/.exec(position)?.[1] ?? null;
    let nodes = new Set([
      ...edges.flat(),
      ...tokens.filter((token) => !token.includes('-') && token !== 'none'),
    ]);
    if (start !== null) {
      nodes = new Set([start]);
      for (const v of nodes)
        for (const [x, y] of edges) {
          if (x === v) nodes.add(y!);
          if (y === v) nodes.add(x!);
        }
    }
    if (step.start !== start) return `start ${step.start}`;
    const wrong = pairsFault(step, nodes, adjacent);
    if (wrong !== null) return wrong;
    if (step.pairs.length + step.morePairs !== mostPairs([...nodes], adjacent))
      return 'not a maximum matching';
    const isWon = start === null ? step.lone.length > 0 : step.partner !== null;
    return context.outcome(context.spot) === isWon ? null : 'who wins';
  },
} satisfies Partial<Checks>;
