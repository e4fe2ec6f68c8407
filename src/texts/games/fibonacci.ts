import type { StepOf } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, ps, table } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';
import { leftOut } from '../parts.ts';

/** Whether the sum is one of Fibonacci numbers; for other rules it is one of that rule's losing starts. */
const ofFibonacci = (rule: string): boolean => rule === '2x';

const MAX_LISTED_PARTS = 5;

/** A sum in decreasing order; the middle of a very long one is left out. */
const sumOf = (t: Catalogue, s: StepOf<'decomposition'>): string => {
  const hidden = s.count - s.largest.length - s.smallest.length;
  return [
    ...s.largest.map((part) => t.shorten(part)),
    ...(hidden > 0 ? [t.text('fibonacci-hidden', { count: hidden })] : []),
    ...s.smallest.map((part) => t.shorten(part)),
  ].join(' + ');
};

const decomposition = (t: Catalogue, s: StepOf<'decomposition'>) => {
  const [sum, ...limits] = t.paragraphs('fibonacci-decomposition', {
    shape: s.size === '0' ? 'nothing' : s.count === 1 ? 'part' : 'sum',
    fibonacci: ofFibonacci(s.rule),
    size: t.shorten(s.size),
    sum: sumOf(t, s),
    starts: s.starts.join(t.text('comma')),
    ended: s.ended,
    most: t.shorten(s.most),
    smallest: t.shorten([...s.largest, ...s.smallest].at(-1) ?? '0'),
  });
  // Without parts there is no smallest one.
  return ps(s.size === '0' ? [sum!] : [sum!, ...limits]);
};

/** The parts of the pile, and why the losing player cannot take the next one whole. */
export const partsReason = (
  t: Catalogue,
  { outcome, here, best, win }: FirstReason,
): readonly Inline[] | null => {
  const sum = stepOf(here, 'decomposition');
  if (
    sum === undefined ||
    sum.count > sum.largest.length + sum.smallest.length ||
    sum.count > MAX_LISTED_PARTS
  )
    return null;
  const amount = best?.phrase.kind === 'take-single' ? best.phrase.amount : null;
  const taken = stepOf(here, 'part-sums')?.rows.find(({ take }) => take === amount);
  if (outcome === 'N' && taken === undefined) return null;
  return t.runs('fibonacci-reason', {
    outcome: sum.count === 1 && outcome === 'P' ? 'start' : outcome,
    fibonacci: ofFibonacci(sum.rule),
    misere: win === 'misere',
    size: t.shorten(sum.size),
    one: sum.count === 1,
    sum: sumOf(t, sum),
    starts: sum.starts.slice(0, 5).join(t.text('comma')),
    smallest: t.shorten([...sum.largest, ...sum.smallest].at(-1)!),
    most: t.shorten(sum.most),
    next: shortened(t, taken?.next ?? null),
    limit: shortened(t, taken?.limit ?? null),
  });
};

/** The smallest winning take, which the losing player may not make. */
const leastReason = (t: Catalogue, { outcome, here, best }: FirstReason): readonly Inline[] | null => {
  const least = stepOf(here, 'least-takes');
  if (least === undefined || least.same === null) return null;
  const w = least.values[least.same] ?? null;
  if (outcome === 'P')
    return w === null
      ? null
      : t.runs('fibonacci-least-reason', { outcome, size: t.shorten(least.size), least: w, amount: null });
  const amount = best?.phrase.kind === 'take-single' ? t.shorten(best.phrase.amount) : null;
  return amount === null || w === null
    ? null
    : t.runs('fibonacci-least-reason', { outcome, size: t.shorten(least.size), least: w, amount });
};

const partSums = (t: Catalogue, { rows }: StepOf<'part-sums'>) =>
  table(
    rows.map((row) => [
      t.text('fibonacci-parts', { parts: row.parts, take: t.shorten(row.take) }),
      row.next === null ? t.text('fibonacci-nothing') : t.shorten(row.next),
      t.shorten(row.limit),
      t.text(row.wins ? 'fibonacci-wins' : 'fibonacci-loses'),
    ]),
    {
      head: [t.text('fibonacci-take'), t.text('fibonacci-part-left'), t.text('fibonacci-may-take'), ''],
      align: ['left', 'right', 'right', 'left'],
    },
  );

const leastTakes = (t: Catalogue, s: StepOf<'least-takes'>) => {
  const { certificate, same } = s;
  const window = certificate?.window ?? null;
  const shown = s.values.slice(0, 21);
  const least = shown.map((value, m) => (m === 0 && s.win === 'misere' ? '0' : String(value ?? '–')));
  return [
    table([
      [t.text('fibonacci-stones'), ...shown.map((_, m) => String(m))],
      ['w(m)', ...least],
    ]),
    note(t.text('fibonacci-least-takes', { rule: t.shorten(s.rule, 60), window, win: s.win })),
    ...(certificate === null ? [] : [p(t.text('fibonacci-period', certificate))]),
    ...(same === null
      ? []
      : [
          p(
            ...t.runs('fibonacci-here', {
              exact: s.size === String(same),
              size: t.shorten(s.size),
              same,
              least: s.values[same] ?? null,
              window,
            }),
          ),
        ]),
  ];
};

const oneFewerProof = (t: Catalogue, { rule }: FactsOf<'one-fewer'>) => {
  const fibonacci = ofFibonacci(rule);
  return {
    fewer: { title: t.text('fibonacci-misere-title'), text: t.paragraphs('fibonacci-misere-proof') },
    normal: {
      title: t.text('fibonacci-misere-normal-title', { fibonacci }),
      text: t.paragraphs('fibonacci-misere-normal', { fibonacci }),
    },
  };
};

const shortened = (t: Catalogue, number: string | null): string | null =>
  number === null ? null : t.shorten(number);

export const fibonacci = (t: Catalogue) =>
  ({
    text: gameText(t, 'fibonacci'),
    theorems: {
      zeckendorf: { ...t.theorem('fibonacci'), reason: (_, reason) => partsReason(t, reason) },
      'one-fewer': {
        ...t.theorem('fibonacci-misere'),
        reason: (_, reason) => partsReason(t, reason),
        decides: ({ rule, size }) =>
          t.runs('fibonacci-misere-decides', { fibonacci: ofFibonacci(rule), size: t.shorten(size) }),
        proof: (f) => oneFewerProof(t, f),
      },
      'taking-recurrence': {
        ...t.theorem('fibonacci-recurrence'),
        reason: (_, reason) => leastReason(t, reason),
        decides: (f) =>
          t.runs('fibonacci-recurrence-decides', {
            ceiling: f.win === 'normal' ? shortened(t, f.ceiling) : null,
            last: shortened(t, f.last),
          }),
        proof: ({ win, ceiling }) => [
          ...t.paragraphs('fibonacci-recurrence-proof', { win }),
          ...(ceiling === null
            ? []
            : t.paragraphs('fibonacci-recurrence-large', { ceiling: t.shorten(ceiling) })),
        ],
      },
    },
    steps: {
      decomposition: (s) => decomposition(t, s),
      'part-sums': (s) => [partSums(t, s), ...leftOut(t, 'fibonacci-more', s.more)],
      'starts-beyond': (s) => [
        p(t.text('fibonacci-beyond', { rule: t.shorten(s.rule, 60), greatest: t.shorten(s.greatest) })),
      ],
      'least-takes': (s) => leastTakes(t, s),
    },
  }) satisfies GameEntry;
