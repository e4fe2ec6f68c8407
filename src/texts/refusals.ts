import type { Expected, MoveFault } from '../engine/core/refusal.ts';
import type { Catalogue } from './catalogue.ts';
import type { RefusalTexts } from './locale.ts';

/** A typed token, cut where it is long. */
const cut = (token: string): string =>
  token.length > 60 ? `${token.slice(0, 30)}…${token.slice(-12)}` : token;

/** Refusals that only quote what was typed. */
type OfToken =
  | 'missing-position'
  | 'not-a-number'
  | 'unexpected-row'
  | 'missing-option'
  | 'repeated-option'
  | 'misere-not-last'
  | 'repeated-misere'
  | 'compound-not-first'
  | 'compound-needs-components'
  | 'empty-component'
  | 'game-over';

export const expected = (t: Catalogue) =>
  t.record('expected', [
    'heap-size',
    'positive-number',
    'set-of-numbers',
    'heap-and-amount',
    'amount',
    'pair-move',
    'component',
    'typed-move',
    'rest-of-line',
    'name-in-size',
  ]) satisfies Partial<Record<Expected, string>>;

export const faults = (t: Catalogue) =>
  t.record('fault', [
    'no-such-heap',
    'takes-nothing',
    'takes-too-many',
    'not-in-the-set',
    'over-the-limit',
    'not-all-at-first',
    'unequal-amounts',
    'no-such-component',
    'component-over',
    'component-twice',
    'one-component',
    'component-missing',
  ]) satisfies Partial<Record<MoveFault, string>>;

export const refusals = (t: Catalogue) => {
  const ofToken =
    (code: OfToken) =>
    ({ token }: { readonly token: string }): string =>
      t.text(`refusal-${code}`, { token: cut(token) });
  /** Words joined into a list; null where there are none. */
  const joined = (words: readonly string[], by: 'comma' | 'list-or'): string | null =>
    words.length === 0 ? null : words.join(t.text(by));

  return {
    'empty-line': () => t.text('refusal-empty-line'),
    'line-too-long': ({ token, most }) => t.text('refusal-line-too-long', { token: cut(token), most }),
    'unknown-game': ({ token, near }) =>
      t.text('refusal-unknown-game', { token: cut(token), near: joined(near, 'list-or') }),
    'missing-position': ofToken('missing-position'),
    'not-a-number': ofToken('not-a-number'),
    'too-many-digits': ({ token, most }) => t.text('refusal-too-many-digits', { token: cut(token), most }),
    'out-of-range': ({ token, least, most }) =>
      t.text('refusal-out-of-range', { token: cut(token), least, most }),
    'too-many-numbers': ({ token, most }) => t.text('refusal-too-many-numbers', { token: cut(token), most }),
    'too-few-numbers': ({ token, least }) => t.text('refusal-too-few-numbers', { token: cut(token), least }),
    'unexpected-row': ofToken('unexpected-row'),
    'not-understood': ({ token, expected }, l) =>
      t.text('refusal-not-understood', { token: cut(token), expected: l.expected[expected] }),
    'missing-option': ofToken('missing-option'),
    'unknown-option': ({ token, known }) =>
      t.text('refusal-unknown-option', { token: cut(token), known: joined(known, 'comma') }),
    'repeated-option': ofToken('repeated-option'),
    'bad-option': ({ token, option, expected }, l) =>
      t.text('refusal-bad-option', { token: cut(token), option, expected: l.expected[expected] }),
    'options-exclude-each-other': ({ token, other }) =>
      t.text('refusal-options-exclude-each-other', { token: cut(token), other: cut(other) }),
    'misere-not-last': ofToken('misere-not-last'),
    'repeated-misere': ofToken('repeated-misere'),
    'compound-not-first': ofToken('compound-not-first'),
    'compound-needs-components': ofToken('compound-needs-components'),
    'empty-component': ofToken('empty-component'),
    'not-a-move': ({ token, expected }, l) =>
      t.text('refusal-not-a-move', { token: cut(token), expected: l.expected[expected] }),
    'illegal-move': ({ token, reason }, l) =>
      t.text('refusal-illegal-move', { token: cut(token), reason: l.faults[reason] }),
    'game-over': ofToken('game-over'),
  } satisfies Partial<RefusalTexts>;
};
