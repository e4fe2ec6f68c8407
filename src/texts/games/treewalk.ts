import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { p, table } from '../doc.ts';
import { type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';
import { pairingReason } from '../reasons.ts';
import { listed } from '../writing.ts';
import { cutName, pairsOf, someOf } from './graphs.ts';

/** A maximum matching, the nodes it leaves unmatched, and the partner of the start where that wins. */
const pairing = (t: Catalogue, s: StepOf<'leftovers'>) => {
  const space = t.text('space');
  return p(
    s.pairs.length === 0
      ? t.text('treewalk-no-pairs')
      : t.text('treewalk-pairing', { pairs: pairsOf(t, s.pairs, s.morePairs) }),
    s.lone.length === 0 ? '' : `${space}${t.text('treewalk-lone', { lone: someOf(t, s.lone, s.moreLone) })}`,
    ...(s.partner === null
      ? []
      : [space, ...t.runs('treewalk-partner', { start: s.start, partner: s.partner })]),
  );
};

export const treewalk = (t: Catalogue) =>
  ({
    text: gameText(t, 'treewalk'),
    rulings: {
      treewalk: ({ placed, roots }) => [
        t.text('treewalk-ruling', {
          placed,
          count: roots.length,
          roots: listed(roots, t.text('comma'), t.text('graphs-and')),
        }),
      ],
    },
    theorems: {
      'tree-pairing': {
        ...t.theorem('treewalk'),
        reason: (_, reason) => pairingReason(t, 'treewalk', stepOf(reason.here, 'leftovers'), reason),
        decides: ({ start }) => t.runs('treewalk-decides', { placed: start !== null, start }),
        works: ({ start }, outcome) => t.runs('treewalk-works', { placed: start !== null, start, outcome }),
      },
    },
    steps: {
      leftovers: (s) => [
        p(t.text('treewalk-upwards')),
        table(
          s.rows.map(({ node, gone, below, left }) => [
            gone ? t.text('treewalk-gone', { node }) : node,
            String(below),
            String(left),
          ]),
          { head: Object.values(t.record('treewalk-head', ['node', 'below', 'left'])) },
        ),
        ...leftOut(t, 'treewalk-more', s.more),
        p(
          t.text('treewalk-total', {
            placed: s.start !== null,
            start: s.start,
            total: s.total,
            without: s.without,
            needed: s.partner !== null,
          }),
        ),
        pairing(t, s),
      ],
    },
    refusals: {
      'parents-in-a-circle': ({ cycle, token }) =>
        t.text('treewalk-parents-in-a-circle', { cycle: cycle.join(' → '), shown: cutName(token) }),
      'token-on-a-gone-node': ({ token }) =>
        t.text('treewalk-token-on-a-gone-node', { shown: cutName(token) }),
    },
    expected: t.record('treewalk-expected', ['node-numbers']),
    faults: t.record('treewalk-fault', ['node-is-gone', 'not-on-one-branch']),
  }) satisfies GameEntry;
