import type { Checks } from '../../engine/explain/check.ts';
import { mostPairs } from '../kit/most-pairs.ts';

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
    const shown = [...step.pairs.flat(), ...step.lone];
    if (new Set(shown).size !== shown.length || shown.some((v) => !nodes.has(v)))
      return 'a node twice, or unknown';
    if (shown.length + 2 * step.morePairs + step.moreLone !== nodes.size) return 'not all nodes';
    for (const [a, b] of step.pairs) if (!adjacent(a, b)) return `no edge ${a}-${b}`;
    if (step.pairs.length + step.morePairs !== mostPairs([...nodes], adjacent))
      return 'not a maximum matching';
    const won = context.outcome(context.spot);
    if (start === null) return won === step.lone.length > 0 ? null : 'who wins';
    const partner = step.pairs.find((pair) => pair.includes(start))?.find((v) => v !== start) ?? null;
    return partner === step.partner && won === (partner !== null) ? null : 'partner of the start';
  },
} satisfies Partial<Checks>;
