import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Block, table } from '../doc.ts';
import { sayLoopy } from '../loopy.ts';

const MAX_NAME_CHARS = 60;

/** A typed node or arrow, cut where it is long. */
export const cutName = (token: string): string =>
  token.length > MAX_NAME_CHARS ? `${token.slice(0, 40)}…` : token;

/** “1, 2, and 5 more”. */
export const someOf = (t: Catalogue, nodes: readonly string[], more: number): string =>
  t.text('graphs-some', { list: nodes.join(t.text('comma')), more });

/** “1–2, 3–4; pairs not shown: 5”. */
export const pairsOf = (t: Catalogue, pairs: readonly (readonly [string, string])[], more: number): string =>
  t.text('graphs-pairs', { list: pairs.map(([a, b]) => `${a}–${b}`).join(t.text('comma')), more });

/** A table of nodes with where they lead and their values. */
export const valuesOfNodes = (
  t: Catalogue,
  rows: StepOf<'node-values'>['rows'] | StepOf<'node-numbers'>['rows'],
): Block =>
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
      t.text('digraph-node', { outcome }),
      lasts ?? '∞',
      best ?? '–',
    ]),
    {
      head: Object.values(t.record('dag-outcome', ['node', 'to-move', 'moves', 'best'])),
      align: ['left', 'left', 'right', 'left'],
    },
  );
