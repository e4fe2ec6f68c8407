import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, p, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { allRows, balanceReason, twinsReason } from '../reasons.ts';
import { listed } from '../writing.ts';
import { cutName } from './graphs.ts';

/** Points on a common cycle, fused into one; or the loops at a point. */
const fused = (t: Catalogue, block: StepOf<'fusion'>['blocks'][number]): readonly Inline[] => {
  const all = block.nodes.length + block.moreNodes;
  const facts = {
    nodes: t.text('hackenbush-nodes', {
      list: block.nodes.join(t.text('comma')),
      more: block.moreNodes,
      all,
    }),
    edges: block.edges,
    odd: block.loops === 1,
  };
  return all === 1
    ? t.runs('hackenbush-fused-loops', facts)
    : t.runs('hackenbush-fused', { ...facts, ground: block.ground, point: block.point });
};

/** The branches at a point, and their value together. */
const row = (
  t: Catalogue,
  { ground, point, loops, branches, more, value }: StepOf<'colon'>['rows'][number],
) => {
  const parts = [
    ...(loops === 1 ? [{ said: t.text('hackenbush-odd-loops'), worth: '1' }] : []),
    ...branches.map((branch) => ({ said: t.text('hackenbush-edge', branch), worth: branch.worth })),
    ...(more === null ? [] : [{ said: t.text('hackenbush-more-edges', more), worth: more.worth }]),
  ];
  return [
    ground ? t.text('hackenbush-ground', { point }) : point,
    parts.map(({ said }) => said).join(t.text('hackenbush-edges-comma')) || t.text('hackenbush-nothing'),
    parts.map(({ worth }) => worth).join(' ⊕ ') || '0',
    value,
  ];
};

/** The values of the branches on the ground; null where not all are listed. */
const branchesOf = (here: FirstReason['here']): readonly string[] | null => {
  const table = stepOf(here, 'xor-table');
  if (table !== undefined) return allRows(table)?.map(({ value }) => value) ?? null;
  const ground = stepOf(here, 'colon')?.rows.filter((each) => each.ground) ?? [];
  if (ground.length === 0 || ground.some(({ more }) => more !== null)) return null;
  return ground.flatMap(({ loops, branches }) => [
    ...(loops === 1 ? ['1'] : []),
    ...branches.map(({ worth }) => worth),
  ]);
};

const branchesReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  if (reason.faced?.twins === true && reason.faced.parts > 1) return twinsReason(t, reason);
  return balanceReason(t, reason.outcome, branchesOf(reason.here), {
    none: () => {
      const fused = stepOf(reason.here, 'fusion')?.blocks ?? [];
      return t.runs('hackenbush-reason-even', { edges: fused.reduce((sum, { edges }) => sum + edges, 0) });
    },
    some: (facts) => t.runs('hackenbush-reason', facts),
  });
};

export const hackenbush = (t: Catalogue) =>
  ({
    text: gameText(t, 'hackenbush'),
    rulings: {
      hackenbush: ({ ground }) => [
        t.text('hackenbush-ruling', {
          named: ground.join() !== '0',
          count: ground.length,
          ground: listed(ground, t.text('comma'), t.text('graphs-and')),
        }),
      ],
    },
    theorems: {
      'green-hackenbush': {
        ...t.theorem('hackenbush'),
        reason: (_, reason) => branchesReason(t, reason),
        proof: ({ cycles }) => ({
          trees: {
            title: t.text('hackenbush-trees-title'),
            text: [
              ...t.paragraphs('hackenbush-trees'),
              ...(cycles ? [t.runs('hackenbush-loops')] : []),
              t.runs('hackenbush-end'),
            ],
          },
          fusion: cycles
            ? { title: t.text('hackenbush-fusion-title'), text: t.paragraphs('hackenbush-fusion') }
            : null,
        }),
      },
    },
    steps: {
      fusion: ({ blocks, more }) => [
        p(t.text('hackenbush-cycles-first')),
        {
          kind: 'list',
          items: [
            ...blocks.map((block) => fused(t, block)),
            ...(more > 0 ? [t.runs('hackenbush-blocks-more', { count: more })] : []),
          ],
        },
      ],
      colon: ({ rows, more }) => [
        p(t.text('hackenbush-colon', { points: rows.length })),
        table(
          rows.map((each) => row(t, each)),
          {
            head: Object.values(t.record('hackenbush-head', ['point', 'edges', 'xor', 'value'])),
            align: ['left', 'left', 'left', 'right'],
          },
        ),
        ...leftOut(t, 'hackenbush-more', more),
      ],
    },
    moves: {
      'cut-edge': ({ from, to, falls }) => t.text('hackenbush-cut', { from, to, falls: falls ?? 0 }),
    },
    refusals: {
      'not-joined-to-the-ground': ({ token, ground }) =>
        t.text('hackenbush-not-joined', { edge: cutName(token), ground: cutName(ground) }),
    },
  }) satisfies GameEntry;
