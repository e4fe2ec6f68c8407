import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { tame } from '../tame.ts';
import { either } from '../writing.ts';
import { valuesTable } from './values.ts';

/** A set of numbers as text: its name, or its members and whether there are one or several. */
const members = (t: Catalogue, set: string) => {
  if (set === 'squares' || set === 'fibonacci') return { set, numbers: null };
  return set.includes(',')
    ? { set: 'several', numbers: t.shorten(set.replaceAll(',', t.text('comma')), 80) }
    : { set: 'one', numbers: set };
};

const periodOf = (t: Catalogue, { values, certificate }: StepOf<'heap-values'>) => {
  if (certificate === null) return note(t.text('subtraction-no-period'));
  const { preperiod, period, window } = certificate;
  const again = preperiod + period;
  return p(
    ...t.runs('subtraction-period', {
      preperiod,
      period,
      window,
      again,
      shown: again <= values.length,
      before: values
        .slice(Math.max(0, preperiod - 8), preperiod)
        .map((value) => `${value} `)
        .join(''),
      round: values.slice(preperiod, again).join(' '),
    }),
  );
};

/** A shorter list of losing heaps shows no pattern. */
const MIN_LISTED_HEAPS = 3;
const MAX_LISTED_HEAPS = 6;

/** The first heaps of value 0: from the table, and by its period beyond it. */
const losingOf = ({ values, certificate }: StepOf<'heap-values'>): readonly number[] => {
  const shown = values.flatMap((value, size) => (value === 0 ? [size] : []));
  if (certificate === null || certificate.preperiod + certificate.period > values.length) return shown;
  const { preperiod, period } = certificate;
  const losing: number[] = [];
  for (let size = 0; losing.length < MAX_LISTED_HEAPS; size += 1)
    if (values[size < preperiod ? size : preperiod + ((size - preperiod) % period)] === 0) losing.push(size);
    else if (size > MAX_LISTED_HEAPS * (preperiod + period)) break;
  return losing;
};

/** The size of the only heap after the move. */
const leftOf = ({ best }: FirstReason): string | null =>
  best?.phrase.kind === 'take-single' ? best.phrase.left : null;

/** The losing heaps, and which of them this one is or becomes. */
const losingHeaps = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const table = stepOf(reason.here, 'heap-values');
  const heap = stepOf(reason.here, 'heap-value')?.heap;
  const left = reason.outcome === 'P' ? heap : leftOf(reason);
  if (table === undefined || left === undefined || left === null) return null;
  const losing = losingOf(table).slice(0, MAX_LISTED_HEAPS);
  if (losing.length < MIN_LISTED_HEAPS) return null;
  const { certificate } = table;
  return t.runs('subtraction-reason', {
    outcome: reason.outcome,
    list: losing.join(t.text('comma')),
    period: certificate === null || losing.includes(Number(left)) ? null : certificate.period,
    from: certificate?.preperiod ?? 0,
    left: t.shorten(left),
  });
};

/** The parity that a move by a divisor cannot preserve. */
const oddReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const heap = reason.outcome === 'P' ? stepOf(reason.here, 'power-of-two')?.heap : leftOf(reason);
  return heap === undefined || heap === null
    ? null
    : t.runs('subtraction-divisor-reason', { outcome: reason.outcome, heap: t.shorten(heap) });
};

export const subtraction = (t: Catalogue) =>
  ({
    text: gameText(t, 'subtraction'),
    rulings: {
      subtraction: ({ set }) => [
        typeof set === 'string'
          ? t.text('subtraction-ruling', { set, numbers: null })
          : t.text('subtraction-ruling', {
              set: set.length === 1 ? 'one' : 'several',
              numbers: either(
                t,
                set.map((member) => t.shorten(member)),
              ),
            }),
      ],
    },
    theorems: {
      subtraction: {
        ...t.theorem('subtraction'),
        reason: (_, reason) => losingHeaps(t, reason),
        decides: (f) => t.runs('subtraction-decides', members(t, f.set)),
      },
      'subtraction-misere': { ...tame(t), ...t.theorem('subtraction-misere') },
      'subtract-divisor': {
        ...t.theorem('subtraction-divisor'),
        reason: (_, reason) => oddReason(t, reason),
        worth: () => t.text('subtraction-divisor-worth'),
      },
    },
    steps: {
      'heap-values': (s) => [
        valuesTable(s.values, 16, t.record('subtraction', ['heap', 'value'])),
        periodOf(t, s),
      ],
      'heap-value': (s) => [p(...t.runs('subtraction-heap-value', t.cut(s)))],
      'power-of-two': ({ heap, power, odd }) => [
        p(...t.runs('subtraction-power-of-two', { heap, power, odd })),
      ],
    },
  }) satisfies GameEntry;
