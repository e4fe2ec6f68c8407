import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { balanceReason } from '../reasons.ts';
import { tameTheorem } from '../tame.ts';
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
  const values = table.tokens
    .filter(({ count, value }) => count % 2 === 1 && value !== '0')
    .map(({ value }) => value);
  if (outcome === 'P' && values.length === 0) return t.runs('dag-reason-none');
  const left = values.length < table.tokens.reduce((sum, { count }) => sum + count, 0);
  return balanceReason(t, outcome, values, (list) => t.runs('dag-reason', { list, left }));
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

export const dag = (t: Catalogue) =>
  ({
    text: gameText(t, 'dag'),
    rulings: { dag: () => [t.text('dag-ruling'), t.text('dag-ruling-tokens')] },
    theorems: {
      'dag-misere': tameTheorem(t, {
        name: t.text('dag-misere-theorem'),
        proof: t.paragraphs('dag-misere-proof'),
      }),
      'dag-values': {
        name: t.text('dag-values-theorem'),
        reason: (_, reason) => tokensReason(t, reason),
        decides: ({ tokens }) => t.runs('dag-values-decides', { tokens }),
        works: ({ tokens }, outcome) => t.runs('dag-values-works', { tokens, outcome }),
        proof: () => t.paragraphs('dag-values-proof'),
      },
      'backward-induction': {
        name: t.text('dag-backward-theorem'),
        reason: ({ misere }, reason) => backwardReason(t, misere, reason),
        decides: ({ misere }) => t.runs('dag-backward-decides', { misere }),
        works: (_, outcome) => t.runs('dag-backward-works', { outcome }),
        proof: () => t.paragraphs('dag-backward-proof'),
      },
    },
    steps: {
      'node-values': (s) => [
        p(t.text('dag-backwards')),
        table(
          s.rows.map(({ node, successors, more, value }) => [
            node,
            successors.length === 0
              ? t.text('dag-no-successors')
              : someOf(
                  t,
                  successors.map((successor) => t.text('graphs-valued', successor)),
                  more,
                ),
            value,
          ]),
          {
            head: Object.values(t.record('dag-head', ['node', 'successors', 'value'])),
            align: ['left', 'left', 'right'],
          },
        ),
        ...(s.more > 0 ? [note(t.text('dag-values-more', { count: s.more }))] : []),
        p(...sumOf(t, s)),
      ],
      'node-outcomes': (s) => [
        p(t.text('dag-backwards')),
        table(
          s.rows.map(({ node, outcome, lasts, best }) => [
            node,
            t.text('dag-won', { outcome }),
            lasts,
            best ?? '–',
          ]),
          {
            head: Object.values(t.record('dag-outcome', ['node', 'to-move', 'moves', 'best'])),
            align: ['left', 'left', 'right', 'left'],
          },
        ),
        ...(s.more > 0 ? [note(t.text('dag-outcomes-more', { count: s.more }))] : []),
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
