import type { Uncertified } from '../engine/certificate/index.ts';
import type { Win } from '../engine/core/game.ts';
import type { LoopyOutcome } from '../engine/explain/step.ts';
import type { ClaimFaultFacts, Undefined } from '../inquire/model/claim-fault.ts';
import type { PatternFacts } from '../inquire/model/pattern.ts';
import type { Catalogue } from './catalogue.ts';
import { code, type Inline } from './doc.ts';
import { each } from './each.ts';
import { nimbers } from './nimbers.ts';

const number = (value: number): string => value.toLocaleString('en');

const tables = (t: Catalogue) => ({
  title: (template: string): readonly Inline[] => t.runs('table-title', { template }),
  /** What the table shows, with numbers from 0 to `size` in place of `names`. */
  about: (
    show: 'outcomes' | 'values',
    names: readonly string[],
    size: number,
    win: Win,
    draws: 'none' | 'some' | 'all',
  ): string =>
    t.text('table-about', {
      show,
      draws,
      names: names.join(t.text('comma')),
      size,
      misere: win === 'misere',
    }),
  patterns: t.text('table-patterns'),
  pattern: {
    period: ({ of, preperiod, period, block }) =>
      period === 1
        ? t.runs('table-constant', { preperiod, of, value: block.join() })
        : t.runs('table-period', {
            of,
            period,
            preperiod,
            block: block.join(' '),
            whole: block.length >= period,
          }),
    formula: ({ statement }) => [code(statement)],
    sums: ({ terms }) => [t.text('table-sums', { terms: terms.join(t.text('comma')) })],
    differences: ({ step, pairs }) => [t.text('table-differences', { step, double: 2 * step, pairs })],
    rays: ({ slope, off, exact }) => [
      t.text('table-rays', { slope, off, ratio: exact?.ratio ?? null, within: exact?.within ?? null }),
    ],
    wedge: ({ p, n, exact }) => [t.text('table-wedge', { p, n, exact })],
  } satisfies { readonly [K in keyof PatternFacts]: (facts: PatternFacts[K]) => readonly Inline[] },
  none: t.text('table-no-pattern'),
  seen: (size: number) => t.text('table-seen', { size }),
  proved: (theorem: string) => t.text('table-proved', { theorem }),
  rests: (theorem: string) => t.text('table-rests', { theorem }),
  draws: t.text('table-draws'),
  endless: t.text('table-endless'),
  unknown: (count: number) => t.text('table-unknown', { count: number(count) }),
  /** The text is cut; `drawn`: whether the picture is whole. */
  cut: (shown: number, drawn: boolean) => t.text('table-cut', { shown, drawn }),
  /** The line has neither one nor two names in place of numbers. */
  wrongNames: (count: number) => t.text('table-wrong-names', { count }),
  alt: (template: string, size: number, p: readonly string[], more: number) =>
    t.text('table-alt', { template, size, positions: p.length === 0 ? null : p.join(' '), more }),
  toTest: (claim: string): readonly Inline[] => t.runs('table-to-test', { claim }),
});

/** Why a claim could not be parsed. */
const faults = (
  t: Catalogue,
): { readonly [C in keyof ClaimFaultFacts]: (facts: ClaimFaultFacts[C]) => string } => ({
  empty: () => t.text('claim-fault-empty'),
  'no-colon': () => t.text('claim-fault-no-colon'),
  'too-long': ({ most }) => t.text('claim-fault-too-long', { most }),
  'too-deep': ({ token }) => t.text('claim-fault-too-deep', { token }),
  unexpected: ({ token }) => t.text('claim-fault-unexpected', { token }),
  ends: ({ after }) => t.text('claim-fault-ends', { after }),
  'not-closed': ({ token }) => t.text('claim-fault-not-closed', { token }),
  'unknown-name': ({ token, names }) =>
    t.text('claim-fault-unknown-name', {
      token,
      names: names.length === 0 ? null : names.join(t.text('comma')),
    }),
  'wants-number': ({ token }) => t.text('claim-fault-wants-number', { token }),
  'wants-condition': ({ token }) => t.text('claim-fault-wants-condition', { token }),
  'wants-arguments': ({ token, least, most }) =>
    t.text('claim-fault-wants-arguments', { token, same: least === most, least, most }),
  'says-nothing': () => t.text('claim-fault-says-nothing'),
  'no-values': ({ token }) => t.text('claim-fault-no-values', { token }),
});

const certificates = (t: Catalogue) => ({
  /** Why there is no certificate. */
  none: (reason: Uncertified | 'not-in-coq' | 'not-of-kind'): string =>
    t.text('certificate-none', { reason }),
});

const claims = (t: Catalogue) => ({
  true: t.runs('claim-true'),
  false: t.runs('claim-false'),
  refuted: t.runs('claim-refuted'),
  holds: t.runs('claim-holds'),
  proved: t.runs('claim-proved'),
  untested: t.runs('claim-untested'),
  senseless: (count: number) => t.text('claim-senseless', { count: number(count) }),
  understood: (template: string, statement: string): readonly Inline[] => [
    code(template),
    t.text('colon'),
    code(statement),
  ],
  /** `gaps`: smaller positions are not known and might be counterexamples too. */
  at: (line: string, gaps: boolean): readonly Inline[] => t.runs('claim-at', { line, gaps }),
  /** One side of the claim: its number, or whether it holds there. */
  side: (side: string, value: string | boolean): readonly Inline[] =>
    typeof value === 'string'
      ? t.runs('claim-side', { side, value })
      : t.runs('claim-side-holds', { side, holds: value }),
  is: (outcome: LoopyOutcome | null, grundy: string | null) => t.text('claim-is', { outcome, grundy }),
  first: (checked: number) =>
    t.text('claim-first', { checked: number(checked), before: number(checked - 1) }),
  all: (checked: number, size: number) =>
    t.text('claim-all', { checked: number(checked), size: number(size) }),
  /** The claim was about a single position: who wins it. */
  one: (line: string, outcome: LoopyOutcome | null, grundy: string | null): readonly Inline[] =>
    t.runs('claim-one', { line, outcome, grundy }),
  letters: t.runs('claim-letters'),
  always: (theorem: string) => t.text('claim-always', { theorem }),
  ...t.record('claim', ['oneLate', 'notProved', 'stopped', 'nothing', 'explanation']),
  unknown: (count: number) => t.text('claim-unknown', { count: number(count) }),
  /** The asked size is above the largest that is tested. */
  capped: (asked: number, size: number, most: number) =>
    t.text('claim-capped', { asked: number(asked), size: number(size), most: number(most) }),
  why: each<Undefined, (line: string, alone: boolean) => string>(
    ['divides-by-zero', 'not-an-integer', 'negative', 'too-large'],
    (why) => (line, alone) => t.text(`claim-why-${why}`, { line, alone }),
  ),
  faults: faults(t),
  tryThis: t.runs('claim-try-this'),
});

/** Texts of tables and claims. */
export const inquiries = (t: Catalogue) => ({
  table: tables(t),
  claim: claims(t),
  nimber: nimbers(t),
  certificate: certificates(t),
  /** What proves that the values of single heaps repeat for ever, where it isn’t what the values rest on. */
  periods: { octal: t.text('octal-period-title'), subtraction: t.text('subtraction-period-title') },
});
