import type {
  Halves,
  NimberFault,
  NimberFaultFacts,
  NimberStep,
  NimberStepFacts,
  NimberView,
} from '../inquire/model/nimber.ts';
import type { Catalogue } from './catalogue.ts';
import { type Block, type Doc, note, p, table } from './doc.ts';
import { leftOut } from './parts.ts';

/** Larger sums are not shown in binary. */
const MAX_SUM_BITS = 24;
const MAX_SUM_TERMS = 8;
const MAX_NUMBER_CHARS = 30;

const isOne = (part: string): boolean => part === '1';

/** h·F ⊕ l, simplified where h or l is 0 or 1. */
const sayHalves = ([high, low]: Halves, power: string): string => {
  const tall = isOne(high) ? power : `${high}·${power}`;
  return high === '0' ? low : low === '0' ? tall : `${tall} ⊕ ${low}`;
};

/** x ⊗ y, simplified where one of them is 0 or 1. */
const crosswise = (pairs: readonly (readonly [string, string])[]): string =>
  pairs
    .filter(([x, y]) => x !== '0' && y !== '0')
    .map(([x, y]) => (isOne(x) ? y : isOne(y) ? x : `${x} ⊗ ${y}`))
    .join(' ⊕ ');

/** `left = right`, or `right` alone where both look the same. */
const equal = (left: string, right: string): string =>
  left === '' || left === right ? right : `${left} = ${right}`;

const shortIn =
  (t: Catalogue) =>
  (number: string): string =>
    t.shorten(number, MAX_NUMBER_CHARS);

const sayTerms = (t: Catalogue, { terms, value }: NimberStepFacts['sum']): readonly Block[] => {
  const short = shortIn(t);
  const said = p(t.text('nimber-sum', { terms: terms.map(short).join(' ⊕ '), value: short(value) }));
  const all = [...terms, value].map(BigInt);
  const width = all.reduce((most, one) => (one > most ? one : most), 0n).toString(2).length;
  if (width > MAX_SUM_BITS || terms.length > MAX_SUM_TERMS) return [said];
  const rows = all.map((one, i) => [
    i < terms.length ? String(one) : `⊕ ${one}`,
    one.toString(2).padStart(width, '0'),
  ]);
  return [said, table(rows, { align: ['right', 'right'] })];
};

/** A product by the halves of its factors. */
const saySplit = (t: Catalogue, step: NimberStepFacts['split']): readonly Block[] => {
  const short = shortIn(t);
  const shortPair = ([high, low]: Halves): Halves => [short(high), short(low)];
  const [a, b] = [shortPair(step.aParts), shortPair(step.bParts)];
  const [power, square] = [short(step.power), short(step.square)];
  const row = (of: string, sum: string, value: string, worth: string): readonly (readonly string[])[] =>
    value === '0' ? [] : [[of, equal(sum, short(value)), short(worth)]];
  const rows = [
    ...row(`${power} ⊗ ${power}`, crosswise([[a[0], b[0]]]), step.highs.value, step.highs.worth),
    ...row(
      power,
      crosswise([
        [a[0], b[1]],
        [a[1], b[0]],
      ]),
      step.cross.value,
      step.cross.worth,
    ),
    ...row('1', crosswise([[a[1], b[1]]]), step.lows, step.lows),
  ];
  const parts = [[step.a, a] as const, [step.b, b] as const].flatMap(([of, halves]) => {
    const said = sayHalves(halves, power);
    return said === short(of) ? [] : [`${short(of)} = ${said}`];
  });
  const intro = t.text('nimber-split', {
    a: short(step.a),
    b: short(step.b),
    value: short(step.value),
    power,
    square: step.highs.value === '0' ? null : square,
    parts: [...new Set(parts)].join(t.text('comma')),
  });
  const head = [t.text('nimber-of'), t.text('nimber-times'), t.text('nimber-worth')];
  return [
    p(intro),
    table([...rows, ['⊕', '', short(step.value)]], { head, align: ['left', 'left', 'right'] }),
  ];
};

const sayPower = (t: Catalogue, step: NimberStepFacts['power']): readonly Block[] => {
  const short = shortIn(t);
  const [base, exponent] = [short(step.base), short(step.exponent)];
  const rows = step.rows.map((row) => [`${base} ^ ${short(row.exponent)}`, short(row.value)]);
  return [
    p(t.text('nimber-power', { base, exponent, value: short(step.value) })),
    ...(step.cycle === null
      ? []
      : [
          p(
            t.text('nimber-cycle', {
              base,
              length: short(step.cycle.length),
              exponent,
              rest: short(step.cycle.rest),
            }),
          ),
        ]),
    ...(rows.length > 1 ? [table(rows)] : []),
    ...leftOut(t, 'nimber-more-powers', step.more),
  ];
};

/** The texts of the nimber calculator: values, explanations and errors. */
export const nimbers = (t: Catalogue) => {
  const short = shortIn(t);
  const steps = {
    sum: (step) => sayTerms(t, step),
    mex: ({ members, value }) => [
      p(t.text('nimber-mex', { members: members.map(short).join(', '), value: short(value) })),
    ],
    ordinary: ({ power: one, other, value }) => [
      p(
        t.text('nimber-ordinary', {
          small: one === '0' || one === '1',
          power: short(one),
          other: short(other),
          value: short(value),
        }),
      ),
    ],
    fermat: ({ power: one, value }) => [
      p(t.text('nimber-fermat', { power: short(one), value: short(value) })),
    ],
    'below-four': () => [p(t.text('nimber-below-four'))],
    split: (step) => saySplit(t, step),
    power: (step) => sayPower(t, step),
    root: ({ of, value }) => [p(t.text('nimber-root', { of: short(of), value: short(value) }))],
    inverse: ({ of, value }) => [p(t.text('nimber-inverse', { of: short(of), value: short(value) }))],
    quotient: ({ a, b, inverse, value }) => [
      p(
        t.text('nimber-quotient', { a: short(a), b: short(b), inverse: short(inverse), value: short(value) }),
      ),
    ],
  } satisfies { readonly [K in keyof NimberStepFacts]: (facts: NimberStepFacts[K]) => Doc };

  const faults: { readonly [C in keyof NimberFaultFacts]: (facts: NimberFaultFacts[C]) => string } = {
    'too-long': ({ most }) => t.text('nimber-fault-too-long', { most }),
    'too-deep': ({ token }) => t.text('nimber-fault-too-deep', { token }),
    'too-large': ({ token }) => t.text('nimber-fault-too-large', { token: short(token) }),
    unexpected: ({ token }) => t.text('nimber-fault-unexpected', { token }),
    ends: ({ after }) => t.text('nimber-fault-ends', { after: after === '' ? null : after }),
    exponent: ({ token }) => t.text('nimber-fault-exponent', { token }),
    'not-closed': ({ token }) => t.text('nimber-fault-not-closed', { token }),
    minus: ({ token }) => t.text('nimber-fault-minus', { token }),
    'by-zero': ({ token }) => t.text('nimber-fault-by-zero', { token }),
    'too-costly': () => t.text('nimber-fault-too-costly'),
  };

  const sayStep = (step: NimberStep): Doc => (steps[step.kind] as (facts: NimberStep) => Doc)(step);

  return {
    title: t.text('nimber-title'),
    about: t.paragraphs('nimber-about'),
    tryThis: t.runs('nimber-try'),
    /** The expression and its value; `most`: the most characters of a number in it. */
    verdict: ({ expression, value }: NimberView, most: number) =>
      `${t.shorten(expression, most)} = ${t.shorten(value, most)}`,
    steps: ({ steps: all, cut }: NimberView): Doc => [
      ...all.flatMap(sayStep),
      ...(cut ? [note(t.text('nimber-more'))] : []),
    ],
    fault: (fault: NimberFault): string => (faults[fault.code] as (facts: NimberFault) => string)(fault),
  };
};
