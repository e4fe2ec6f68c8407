import type { StepOf } from '../../engine/explain/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { note, p } from '../doc.ts';
import { type GameEntry, gameText } from '../locale.ts';
import { either } from '../writing.ts';
import { valuesTable } from './values.ts';

/** A set as it is written: its name, or whether it has one member or several, and these. */
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
      before: values.slice(Math.max(0, preperiod - 8), preperiod).join(' '),
      round: values.slice(preperiod, again).join(' '),
    }),
  );
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
        name: t.text('subtraction-theorem'),
        decides: (f) => t.runs('subtraction-decides', members(t, f.set)),
        works: ({ period, preperiod }, outcome) =>
          t.runs('subtraction-works', { period, preperiod, outcome }),
        proof: (f) =>
          t.paragraphs('subtraction-proof', { period: f.period, largest: t.shorten(f.largest ?? '') }),
      },
      'subtract-divisor': {
        name: t.text('subtraction-divisor-theorem'),
        decides: () => t.runs('subtraction-divisor-decides'),
        works: (_, outcome) => t.runs('subtraction-divisor-works', { outcome }),
        proof: () => t.paragraphs('subtraction-divisor-proof'),
      },
    },
    steps: {
      'heap-values': (s) => [
        valuesTable(s.values, 16, { heap: t.text('subtraction-heap'), value: t.text('subtraction-value') }),
        periodOf(t, s),
      ],
      'heap-value': (s) => [
        p(
          ...t.runs('subtraction-heap-value', {
            heap: t.shorten(s.heap),
            same: s.same === null ? null : t.shorten(s.same),
            value: s.value,
          }),
        ),
      ],
      'power-of-two': ({ heap, power, odd }) => [
        p(...t.runs('subtraction-power-of-two', { heap, power, odd })),
      ],
    },
  }) satisfies GameEntry;
