import type { Win } from '../engine/core/game.ts';
import type { Outcome } from '../engine/explain/step.ts';
import type { Inline } from './doc.ts';

type Runs = readonly Inline[];

/** Facts of the patterns that tables show; the same names as the use cases have. */
export interface PatternFacts {
  period: {
    readonly of: 'values' | 'outcomes';
    readonly preperiod: number;
    readonly period: number;
    readonly block: readonly string[];
  };
  /** In the language of claims. */
  formula: { readonly statement: string };
  sums: { readonly terms: readonly number[] };
  differences: { readonly step: number; readonly pairs: number };
  rays: {
    readonly slope: string;
    readonly off: string;
    readonly exact: { readonly ratio: string; readonly within: string } | null;
  };
  wedge: { readonly p: string; readonly n: string; readonly exact: string | null };
}

/** Why a claim was not understood; the same codes as the use cases have. */
export interface ClaimFaultFacts {
  empty: Readonly<Record<never, never>>;
  'no-colon': Readonly<Record<never, never>>;
  'too-long': { readonly most: number };
  'too-deep': { readonly token: string };
  unexpected: { readonly token: string };
  ends: { readonly after: string };
  'not-closed': { readonly token: string };
  'unknown-name': { readonly token: string; readonly names: readonly string[] };
  'wants-number': { readonly token: string };
  'wants-condition': { readonly token: string };
  'wants-arguments': { readonly token: string; readonly least: number; readonly most: number };
  'says-nothing': Readonly<Record<never, never>>;
  'no-values': { readonly token: string };
}

/** What a claim is undefined by. */
export type Senseless = 'divides-by-zero' | 'not-an-integer' | 'negative' | 'too-large';

/** Tables of games and claims about them. */
export interface InquiryTexts {
  readonly table: {
    readonly title: (template: string) => Runs;
    /** What is in it: numbers from 0 to `size` in place of `names`. */
    readonly about: (show: 'outcomes' | 'values', names: readonly string[], size: number, win: Win) => string;
    readonly patterns: string;
    readonly pattern: { readonly [K in keyof PatternFacts]: (facts: PatternFacts[K]) => Runs };
    readonly none: string;
    /** Behind a pattern. */
    readonly seen: (size: number) => string;
    readonly proved: (theorem: string) => string;
    readonly rests: (theorem: string) => string;
    readonly unknown: (count: number) => string;
    /** The text shows not all; whether the picture does. */
    readonly cut: (shown: number, drawn: boolean) => string;
    /** It has another number of names than one or two. */
    readonly wrongNames: (count: number) => string;
    readonly alt: (template: string, size: number, p: readonly string[], more: number) => string;
    /** “Test it: /claim …”. */
    readonly toTest: (claim: string) => Runs;
  };
  readonly claim: {
    readonly refuted: Runs;
    readonly holds: Runs;
    /** A theorem says it of all sizes. */
    readonly proved: Runs;
    readonly untested: Runs;
    readonly senseless: (count: number) => string;
    readonly understood: (template: string, statement: string) => Runs;
    readonly at: (line: string) => Runs;
    /** A side of the claim: the number it is, or whether it holds there. */
    readonly side: (side: string, value: string | boolean) => Runs;
    readonly is: (outcome: Outcome | null, grundy: string | null) => string;
    readonly first: (checked: number) => string;
    readonly all: (checked: number, size: number) => string;
    /** Where it was about one position alone. */
    readonly one: Runs;
    readonly always: (theorem: string) => string;
    readonly notProved: string;
    readonly unknown: (count: number) => string;
    readonly stopped: string;
    /** A larger size was asked for than is tested. */
    readonly capped: (asked: number, size: number, most: number) => string;
    readonly nothing: string;
    readonly why: Readonly<Record<Senseless, (line: string) => string>>;
    readonly explanation: string;
    readonly faults: { readonly [C in keyof ClaimFaultFacts]: (facts: ClaimFaultFacts[C]) => string };
    readonly tryThis: Runs;
  };
}
