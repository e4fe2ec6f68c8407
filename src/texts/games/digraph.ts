import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText, sayMove } from '../locale.ts';
import { sayLoopy } from '../loopy.ts';
import { leftOut, partLabel } from '../parts.ts';
import { outcomesOfNodes, valuesOfNodes } from './dag.ts';
import { cutName } from './graphs.ts';

export const digraph = (t: Catalogue) =>
  ({
    text: gameText(t, 'digraph'),
    rulings: { digraph: () => [t.text('digraph-ruling'), t.text('digraph-ruling-draw')] },
    theorems: {
      retrograde: t.theorem('retrograde'),
      'loopy-values': t.theorem('loopy-values'),
    },
    steps: {
      'loopy-reason': ({ outcome, best, ends, slips }, l) => [
        p(
          ...t.runs('loopy-reason', {
            outcome,
            ends,
            slips,
            move: best === null ? null : sayMove(l, best.phrase),
          }),
        ),
      ],
      'loopy-values': ({ rows, more, sum }) => [
        table(rows.map(({ part, value }) => [partLabel(t, part), sayLoopy(value)])),
        ...leftOut(t, 'loopy-more-parts', more),
        p(...t.runs('loopy-sum', { sum: sayLoopy(sum) })),
      ],
      draws: ({ rows, more }, l) => [
        p(t.text('loopy-draws')),
        table(
          rows.map(({ move, keeps, answer }) => [
            sayMove(l, move.phrase),
            keeps
              ? t.text('loopy-draws-kept')
              : t.text('loopy-draws-lost', { answer: answer === null ? null : sayMove(l, answer.phrase) }),
          ]),
          { head: [t.text('loopy-draws-move'), t.text('loopy-draws-after')], align: ['left', 'left'] },
        ),
        ...leftOut(t, 'loopy-draws-more', more),
      ],
      'node-rounds': ({ rows, more }) => [
        p(t.text('digraph-rounds')),
        outcomesOfNodes(t, rows),
        ...leftOut(t, 'digraph-more', more),
      ],
      'node-numbers': ({ rows, more }) => [
        p(t.text('digraph-numbers')),
        valuesOfNodes(t, rows),
        ...leftOut(t, 'digraph-more', more),
      ],
    },
    refusals: {
      'cycles-in-compound': ({ token, how }) =>
        t.text('refusal-cycles-in-compound', { token: cutName(token), how }),
    },
  }) satisfies GameEntry;
