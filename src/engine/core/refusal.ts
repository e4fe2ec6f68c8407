/**
 * Refusals of typed or clicked input: a stable code and the facts (always the offending token, as typed). The type makes every
 * locale have a phrase for every code.
 * A game adds its own refusals from its folder:
 * `declare module '../../engine/core/refusal.ts' { interface RefusalFacts { 'not-acyclic': { token: string } } }`
 */
export interface RefusalFacts {
  'empty-line': { readonly token: '' };
  'line-too-long': { readonly token: string; readonly most: number };
  'unknown-game': { readonly token: string; readonly near: readonly string[] };
  'missing-position': { readonly token: string };
  'not-a-number': { readonly token: string };
  'too-many-digits': { readonly token: string; readonly most: number };
  'out-of-range': { readonly token: string; readonly least: string; readonly most: string | null };
  'too-many-numbers': { readonly token: string; readonly most: number };
  'too-few-numbers': { readonly token: string; readonly least: number };
  'unexpected-row': { readonly token: string };
  'not-understood': { readonly token: string; readonly expected: Expected };
  'missing-option': { readonly token: string };
  'unknown-option': { readonly token: string; readonly known: readonly string[] };
  'repeated-option': { readonly token: string };
  'bad-option': { readonly token: string; readonly option: string; readonly expected: Expected };
  'options-exclude-each-other': { readonly token: string; readonly other: string };
  'misere-not-last': { readonly token: string };
  'repeated-misere': { readonly token: string };
  'compound-not-first': { readonly token: string };
  'compound-needs-components': { readonly token: string };
  'empty-component': { readonly token: string };
  /** `every`, `all` or `any` with a game whose positions may repeat. */
  'cycles-in-compound': { readonly token: string; readonly how: 'every' | 'all' | 'any' };
  'not-a-move': { readonly token: string; readonly expected: Expected };
  'illegal-move': { readonly token: string; readonly reason: MoveFault };
  'game-over': { readonly token: string };
}

/** Kinds of token that were expected instead; locales have a noun phrase for each. */
export interface ExpectedKinds {
  'heap-size': true;
  'positive-number': true;
  'set-of-numbers': true;
  'heap-and-amount': true;
  amount: true;
  'pair-move': true;
  component: true;
  'typed-move': true;
  'rest-of-line': true;
  'name-in-size': true;
}
export type Expected = keyof ExpectedKinds;

/** Reasons why a well-formed move is illegal here; locales have a sentence for each. */
export interface MoveFaultKinds {
  'no-such-heap': true;
  'takes-nothing': true;
  'takes-too-many': true;
  'not-in-the-set': true;
  'over-the-limit': true;
  'not-all-at-first': true;
  'unequal-amounts': true;
  'no-such-component': true;
  'component-over': true;
  'component-twice': true;
  'one-component': true;
  'component-missing': true;
}
export type MoveFault = keyof MoveFaultKinds;

export type RefusalCode = keyof RefusalFacts;
export type Refusal = {
  [C in RefusalCode]: { readonly code: C; readonly facts: RefusalFacts[C]; readonly example?: string };
}[RefusalCode];
