import type { StepOf } from '../../engine/explain/step.ts';
import type { FactsOf } from '../../engine/explain/theorem.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Inline, note, p, ps } from '../doc.ts';
import { type FirstReason, type GameEntry, gameText, stepOf } from '../locale.ts';

/** (2 − a + √(a² + 4))/2, simplified. */
const alpha = (t: Catalogue, a: string): string => {
  if (a === '1') return '(1+√5)/2';
  if (a === '2') return '√2';
  const wide = BigInt(a);
  return `(√${t.shorten(`${wide * wide + 4n}`)} − ${t.shorten(`${wide - 2n}`)})/2`;
};

/** The difference of the n-th losing pair. */
const gap = (a: string): string => (a === '1' ? 'n' : `${a}·n`);

/** x² + (a − 2)·n·x − a·n², which is negative exactly for x < n·α. */
const square = (a: string, n: string, x: string): string => {
  if (a === '2') return `${x}² − 2·${n}²`;
  const product = `${n}·${x}`;
  const middle = a === '1' ? `− ${product}` : a === '3' ? `+ ${product}` : `+ ${BigInt(a) - 2n}·${product}`;
  return `${x}² ${middle} − ${a === '1' ? '' : `${a}·`}${n}²`;
};

const isPair = ({ heaps, pair }: StepOf<'losing-pairs'> | StepOf<'misere-pairs'>): boolean =>
  [`${pair.small} ${pair.large}`, `${pair.large} ${pair.small}`].includes(heaps.join(' '));

const differenceOf = ({ heaps: [x, y] }: StepOf<'losing-pairs'>): bigint => {
  const difference = BigInt(x) - BigInt(y);
  return difference < 0n ? -difference : difference;
};

/** Whether the heaps are the pair, another one by their difference, or no pair has their difference. */
const fitOf = (step: StepOf<'losing-pairs'>): 'pair' | 'other' | 'no-pair' => {
  if (isPair(step)) return 'pair';
  return differenceOf(step) % BigInt(step.a) === 0n ? 'other' : 'no-pair';
};

/** Why the smaller number of the pair is right, with numbers that a reader can multiply. */
const certified = (t: Catalogue, { a, pair, certificate }: StepOf<'losing-pairs'>) => {
  const [n, small, next] = [pair.n, pair.small, `${BigInt(pair.small) + 1n}`].map((value) =>
    t.shorten(value),
  );
  const [below, above] = certificate.map((value) => t.shorten(value.replace('-', '−')));
  return note(
    t.text('wythoff-certified', {
      alpha: alpha(t, a),
      n: n!,
      small: small!,
      squareBelow: square(a, n!, small!),
      below: below!,
      squareAbove: square(a, n!, next!),
      above: above!,
    }),
  );
};

const pairList = (t: Catalogue, pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([small, large]) => `(${small}, ${large})`).join(t.text('wythoff-pair-comma'));

/** The difference of the n-th losing pair under misère play. */
const misereGap = (a: string): string => `${a}·n + 1`;

const misereReason = (t: Catalogue, { outcome, ends, best, here }: FirstReason): readonly Inline[] | null => {
  const pairs = stepOf(here, 'misere-pairs');
  if (pairs === undefined || ends || (outcome === 'N' && best === null)) return null;
  return t.runs('wythoff-misere-reason', {
    outcome,
    list: pairList(t, pairs.first.slice(0, MAX_LISTED_PAIRS)),
  });
};

const misereProof = (t: Catalogue, { a, beyond, beside }: FactsOf<'wythoff-misere'>) => {
  const isOne = a === '1';
  const facts = { a, gap: misereGap(a) };
  return {
    pairs: {
      title: t.text('wythoff-misere-theorem'),
      text: isOne ? t.paragraphs('wythoff-misere-one') : t.paragraphs('wythoff-misere-more', facts),
    },
    formula: !beyond
      ? null
      : isOne
        ? {
            title: t.text('wythoff-formula-title'),
            text: t.paragraphs('wythoff-formula', { a, gap: gap(a), alpha: alpha(t, a) }),
          }
        : {
            title: t.text('wythoff-misere-formula-title'),
            text: t.paragraphs('wythoff-misere-formula', { ...facts, alpha: alpha(t, a) }),
          },
    beside: beside
      ? {
          title: t.text('wythoff-misere-beside-title'),
          text: isOne
            ? t.paragraphs('wythoff-misere-beside-one')
            : t.paragraphs('wythoff-misere-beside-more', { a }),
        }
      : null,
  };
};

/** Why the smaller number of the pair is right under misère play, with numbers that a reader can multiply. */
const misereCertified = (
  t: Catalogue,
  { a, pair }: StepOf<'misere-pairs'>,
  certificate: readonly [string, string],
) => {
  const m = BigInt(a) * BigInt(pair.n) + 1n;
  const at = (small: bigint): string => t.shorten(`${BigInt(a) * small - BigInt(a) + 2n}`);
  return note(
    t.text('wythoff-misere-certified', {
      a,
      alpha: alpha(t, a),
      ...t.cut(pair),
      m: t.shorten(`${m}`),
      square: square(a, 'm', 'y'),
      below: at(BigInt(pair.small)),
      squareBelow: t.shorten(certificate[0].replace('-', '−')),
      above: at(BigInt(pair.small) + 1n),
      squareAbove: t.shorten(certificate[1]),
    }),
  );
};

const MAX_LISTED_PAIRS = 4;

const wythoffReason = (
  t: Catalogue,
  { outcome, ends, best, here }: FirstReason,
): readonly Inline[] | null => {
  const pairs = stepOf(here, 'losing-pairs');
  if (pairs === undefined || ends || (outcome === 'N' && best === null)) return null;
  return t.runs('wythoff-reason', {
    outcome,
    list: pairList(t, pairs.first.slice(0, MAX_LISTED_PAIRS)),
    ...t.cut(pairs.pair),
  });
};

export const wythoff = (t: Catalogue) =>
  ({
    text: gameText(t, 'wythoff'),
    rulings: {
      wythoff: (f) => [t.text('wythoff-ruling', { a: t.shorten(f.a) })],
    },
    theorems: {
      'wythoff-misere': {
        ...t.theorem('wythoff-misere'),
        decides: ({ a }) => t.runs('wythoff-misere-decides', { a, gap: misereGap(a) }),
        reason: (_, reason) => misereReason(t, reason),
        proof: (facts) => misereProof(t, facts),
      },
      wythoff: {
        ...t.theorem('wythoff'),
        reason: (_, reason) => wythoffReason(t, reason),
        proof: ({ a, beyond }) => ({
          pairs: {
            title: t.text('wythoff-theorem'),
            text: t.paragraphs('wythoff-pairs', { a, gap: gap(a) }),
          },
          formula: beyond
            ? {
                title: t.text('wythoff-formula-title'),
                text: t.paragraphs('wythoff-formula', { a, gap: gap(a), alpha: alpha(t, a) }),
              }
            : null,
        }),
      },
    },
    steps: {
      'losing-pairs': (s) => [
        ...ps(
          t.paragraphs('wythoff-losing-pairs', {
            list: pairList(t, s.first),
            gap: gap(s.a),
            fits: fitOf(s),
            a: t.shorten(s.a),
            difference: t.shorten(differenceOf(s).toString()),
            ...t.cut(s.pair),
          }),
        ),
        ...(fitOf(s) !== 'no-pair' && BigInt(s.pair.n) > s.first.length ? [certified(t, s)] : []),
      ],
      'misere-pairs': (s) => [
        ...ps(
          t.paragraphs('wythoff-misere-pairs', {
            list: pairList(t, s.first),
            heap: t.shorten(BigInt(s.heaps[0]) < BigInt(s.heaps[1]) ? s.heaps[0] : s.heaps[1]),
            ...t.cut(s.pair),
            isPair: isPair(s),
          }),
        ),
        ...(s.certificate === null || BigInt(s.pair.n) < s.first.length
          ? []
          : [misereCertified(t, s, s.certificate)]),
      ],
      'pairs-reached': (s) => {
        const pairs = s.pairs.map((pair) => t.text('wythoff-pair', t.cut(pair)));
        return [p(...t.runs('wythoff-reached', { pairs: pairs.join(t.text('wythoff-pair-or')) }))];
      },
    },
    moves: {
      'take-both': (f) =>
        t.text('wythoff-take-both', {
          same: f.amounts[0] === f.amounts[1],
          ...t.cut({ first: f.amounts[0], second: f.amounts[1], left1: f.left[0], left2: f.left[1] }),
        }),
    },
  }) satisfies GameEntry;
