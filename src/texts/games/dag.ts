import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Block, type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { sayLoopy } from '../loopy.ts';
import { leftOut } from '../parts.ts';
import { balanceReason } from '../reasons.ts';
import { tame } from '../tame.ts';
import { cutName, someOf } from './graphs.ts';

/** The values under the tokens, and their nim-sum. */
const sumOf = (t: Catalogue, { tokens, moreTokens, sum }: StepOf<'node-values'>): readonly Inline[] => {
  const [first] = tokens;
  return tokens.length === 1 && first?.count === 1 && moreTokens === 0
    ? t.runs('dag-token', { node: first.node, sum })
    : t.runs('dag-tokens', {
        tokens: tokens
          .map(({ node, count, value }) =>
            t.text('dag-tokens-on', { node, count, value, even: count % 2 === 0 }),
          )
          .join(t.text('semicolon')),
        more: moreTokens,
        sum,
      });
};

/** The value under the only token, or the values under several. */
const tokensReason = (t: Catalogue, { outcome, here, best }: FirstReason): readonly Inline[] | null => {
  const table = stepOf(here, 'node-values');
  const [first] = table?.tokens ?? [];
  if (table === undefined || first === undefined || table.moreTokens > 0) return null;
  if (table.tokens.length === 1 && first.count === 1) {
    const node = outcome === 'P' ? first.node : best?.phrase.kind === 'move-token' ? best.phrase.to : null;
    return node === null ? null : t.runs('dag-reason-token', { outcome, node });
  }
  const values = table.tokens.filter(({ count }) => count % 2 === 1).map(({ value }) => value);
  const left = table.tokens.some(({ count, value }) => count > 1 || value === '0');
  return balanceReason(t, outcome, values, {
    none: () => t.runs('dag-reason-none'),
    some: ({ list }) => t.runs('dag-reason', { list, left }),
  });
};

/** Where the node of the move, or the token's own node, leads. */
const backwardReason = (
  t: Catalogue,
  misere: boolean,
  { outcome, best, here }: FirstReason,
): readonly Inline[] | null => {
  const node =
    outcome === 'N'
      ? best?.phrase.kind === 'move-token'
        ? best.phrase.to
        : undefined
      : stepOf(here, 'node-outcomes')?.rows.at(-1)?.node;
  return node === undefined ? null : t.runs('dag-backward-reason', { outcome, node, misere });
};

/** A table of nodes with where they lead and their values. */
export const valuesOfNodes = (t: Catalogue, rows: StepOf<'node-values'>['rows']): Block =>
  table(
    rows.map(({ node, successors, more, value }) => {
      const valued = successors.map((to) =>
        t.text('graphs-valued', { node: to.node, value: sayLoopy(to.value) }),
      );
      return [
        node,
        valued.length === 0 ? t.text('dag-no-successors') : someOf(t, valued, more),
        sayLoopy(value),
      ];
    }),
    {
      head: Object.values(t.record('dag-head', ['node', 'successors', 'value'])),
      align: ['left', 'left', 'right'],
    },
  );

/** A table of nodes with who wins from there, in how many moves and by which. */
export const outcomesOfNodes = (
  t: Catalogue,
  rows: StepOf<'node-outcomes'>['rows'] | StepOf<'node-rounds'>['rows'],
): Block =>
  table(
    rows.map(({ node, outcome, lasts, best }) => [
      node,
      t.text('dag-won', { outcome }),
      lasts ?? '∞',
      best ?? '–',
    ]),
    {
      head: Object.values(t.record('dag-outcome', ['node', 'to-move', 'moves', 'best'])),
      align: ['left', 'left', 'right', 'left'],
    },
  );

export const dag = (t: Catalogue) =>
  ({
    text: gameText(t, 'dag'),
    rulings: { dag: () => [t.text('dag-ruling'), t.text('dag-ruling-tokens')] },
    theorems: {
      'dag-misere': { ...tame(t), ...t.theorem('dag-misere') },
      'dag-values': { ...t.theorem('dag-values'), reason: (_, reason) => tokensReason(t, reason) },
      'backward-induction': {
        ...t.theorem('dag-backward'),
        reason: ({ misere }, reason) => backwardReason(t, misere, reason),
      },
    },
    steps: {
      'node-values': (s) => [
        p(t.text('dag-backwards')),
        valuesOfNodes(t, s.rows),
        ...leftOut(t, 'dag-values-more', s.more),
        p(...sumOf(t, s)),
      ],
      'node-outcomes': (s) => [
        p(t.text('dag-backwards')),
        outcomesOfNodes(t, s.rows),
        ...leftOut(t, 'dag-outcomes-more', s.more),
      ],
    },
    moves: { 'move-token': ({ from, to }) => t.text('dag-move', { from, to }) },
    refusals: {
      'has-a-cycle': ({ cycle, token }) =>
        t.text('dag-has-a-cycle', { cycle: cycle.join(' > '), arc: cutName(token) }),
      'loop-refused': ({ token }) => t.text('dag-loop-refused', { edge: cutName(token) }),
      'unknown-node': ({ token }) => t.text('dag-unknown-node', { node: cutName(token) }),
      'node-twice': ({ token }) => t.text('dag-node-twice', { nodes: cutName(token) }),
      'numbers-do-not-fit': ({ token, expected, found }) =>
        t.text('dag-numbers-do-not-fit', { line: cutName(token), expected, found }),
    },
    expected: t.record('dag-expected', [
      'edge',
      'arc',
      'node',
      'nodes',
      'edge-move',
      'edge-choice',
      'arc-move',
      'node-move',
    ]),
    faults: t.record('dag-fault', ['no-such-edge', 'no-such-node', 'no-token-there', 'not-a-neighbour']),
  }) satisfies GameEntry;
