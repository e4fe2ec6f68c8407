/** Why a claim was not understood; `token` is where parsing stopped. */
export interface ClaimFaultFacts {
  empty: Readonly<Record<never, never>>;
  'no-colon': Readonly<Record<never, never>>;
  'too-long': { readonly most: number };
  'too-deep': { readonly token: string };
  unexpected: { readonly token: string };
  /** Something is missing at the end. */
  ends: { readonly after: string };
  'not-closed': { readonly token: string };
  'unknown-name': { readonly token: string; readonly names: readonly string[] };
  'wants-number': { readonly token: string };
  'wants-condition': { readonly token: string };
  'wants-arguments': { readonly token: string; readonly least: number; readonly most: number };
  /** It mentions neither outcomes nor values. */
  'says-nothing': Readonly<Record<never, never>>;
  /** It uses Grundy values where there are none: in misère play, or in a compound other than a sum. */
  'no-values': { readonly token: string };
}
export type ClaimFaultCode = keyof ClaimFaultFacts;
export type ClaimFault = {
  [C in Exclude<ClaimFaultCode, 'no-colon'>]: { readonly code: C } & ClaimFaultFacts[C];
}[Exclude<ClaimFaultCode, 'no-colon'>];

/** Why a claim is undefined at a position. */
export type Undefined = 'divides-by-zero' | 'not-an-integer' | 'negative' | 'too-large';
