/** Why an expression of nimbers was not understood; `token` is where parsing stopped. */
export interface NimberFaultFacts {
  'too-long': { readonly most: number };
  'too-deep': { readonly token: string };
  'too-large': { readonly token: string };
  unexpected: { readonly token: string };
  /** Something is missing at the end. */
  ends: { readonly after: string };
  'not-closed': { readonly token: string };
  /** An exponent counts factors: a plain number. */
  exponent: { readonly token: string };
  /** −, which nimbers do not need. */
  minus: { readonly token: string };
  /** 0 has no inverse. */
  'by-zero': { readonly token: string };
  /** Too expensive for one question. */
  'too-costly': Readonly<Record<never, never>>;
}
export type NimberFault = {
  [C in keyof NimberFaultFacts]: { readonly code: C } & NimberFaultFacts[C];
}[keyof NimberFaultFacts];

/** One step in working out an expression. All numbers are decimal. */
export interface NimberStepFacts {
  sum: { readonly terms: readonly string[]; readonly value: string };
  mex: { readonly members: readonly string[]; readonly value: string };
  /** A Fermat power F = 2^(2^k) times a smaller number: as for ordinary numbers. */
  ordinary: { readonly power: string; readonly other: string; readonly value: string };
  /** F ⊗ F = F + F/2. */
  fermat: { readonly power: string; readonly value: string };
  /** The products of 2 and 3. */
  'below-four': Readonly<Record<never, never>>;
  /** a and b split at the Fermat power F, multiplied out, with F ⊗ F replaced. */
  split: {
    readonly a: string;
    readonly b: string;
    readonly power: string;
    /** F ⊗ F. */
    readonly square: string;
    readonly aParts: Halves;
    readonly bParts: Halves;
    /** The products of the high parts, times F ⊗ F. */
    readonly highs: { readonly value: string; readonly worth: string };
    /** The sum of the products crosswise, times F. */
    readonly cross: { readonly value: string; readonly worth: string };
    /** The product of the low parts. */
    readonly lows: string;
    readonly value: string;
  };
  power: {
    readonly base: string;
    readonly exponent: string;
    /** Powers of the base repeat with this length; the remaining exponent; null where the exponent is smaller. */
    readonly cycle: { readonly length: string; readonly rest: string } | null;
    readonly rows: readonly { readonly exponent: string; readonly value: string }[];
    readonly more: number;
    readonly value: string;
  };
  root: { readonly of: string; readonly value: string };
  inverse: { readonly of: string; readonly value: string };
  quotient: {
    readonly a: string;
    readonly b: string;
    readonly inverse: string;
    readonly value: string;
  };
}
/** h and l of h·F ⊕ l. */
export type Halves = readonly [high: string, low: string];
export type NimberStep = {
  [K in keyof NimberStepFacts]: { readonly kind: K } & NimberStepFacts[K];
}[keyof NimberStepFacts];

/** An expression of nimbers with its value and the reason. */
export interface NimberView {
  /** As parsed. */
  readonly expression: string;
  readonly value: string;
  readonly steps: readonly NimberStep[];
  /** Whether smaller products were left out. */
  readonly cut: boolean;
}
