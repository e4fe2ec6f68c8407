import type { ClaimFault } from '../model/claim-fault.ts';
import { Stumble } from '../stumble.ts';

/** Of a number. */
const MAX_DIGITS = 60;
const LONG_NUMBER = new RegExp(`\\d{${MAX_DIGITS + 1}}`);

/** Whether a statement has a number that is too long for one. */
export const hasLongNumber = (statement: string): boolean => LONG_NUMBER.test(statement);

/** Signs and words of other alphabets with the same meaning. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/⌊/g, ' floor('],
  [/⌈/g, ' ceil('],
  [/[⌋⌉]/g, ')'],
  [/[×·∗⋅]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/⊕/g, '^'],
  [/≠/g, '!='],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/[⇔↔]/g, ' iff '],
  [/[⇒→]/g, ' implies '],
  [/∧/g, ' and '],
  [/∨/g, ' or '],
  [/¬/g, ' not '],
  [/\bif\s+and\s+only\s+if\b/gi, ' iff '],
  [/\bonly\s+if\b/gi, ' onlyif '],
  [/当且仅当/g, ' iff '],
  [/仅当/g, ' onlyif '],
  [/而且|并且|且|并/g, ' and '],
  [/或者|或/g, ' or '],
  [/非/g, ' not '],
  [/如果|当|若/g, ' if '],
  [/那么|则/g, ' then '],
  [/时/g, ' '],
  [/(?:先手)?必败态?/g, ' P '],
  [/(?:先手)?必胜态?/g, ' N '],
];

const TOKEN =
  /\s*(?:(\d+)|((?:phi|sqrt)-?floor|[a-z]+)|(<=>|=>|->|<=|>=|!=|<>|==|&&|\|\||[=<>+\-*/%^&|~!(),])|(\S))/giy;

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<=>': 'iff',
    '=>': 'implies',
    '->': 'implies',
    '<>': '!=',
    '==': '=',
    '&&': 'and',
    '||': 'or',
    '!': 'not',
    '%': 'mod',
    xor: '^',
    grundy: 'sg',
    phifloor: 'phi-floor',
    floorphi: 'phi-floor',
    sqrtfloor: 'sqrt-floor',
    floorsqrt: 'sqrt-floor',
    isqrt: 'sqrt-floor',
  }),
);

/** A word, number or sign of a statement. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** In normal form. */
  readonly text: string;
  /** As typed. */
  readonly typed: string;
}

/** Thrown for an invalid statement; caught where parsing begins. */
export class ClaimStumble extends Stumble<ClaimFault> {}

/** The tokens of a typed statement, in any alphabet. Throws a ClaimStumble at an unknown sign. */
export const tokensOf = (statement: string): readonly Token[] => {
  let text = statement;
  for (const [from, to] of SAME) text = text.replace(from, to);
  // Drops a full stop at the end.
  let end = text.length;
  while (/[\s.。]/.test(text.charAt(end - 1))) end -= 1;
  text = text.slice(0, end).normalize('NFKC').trimEnd();
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, digits, word, sign, other] = TOKEN.exec(text)!;
    const typed = digits ?? word ?? sign ?? other!;
    if (other !== undefined) throw new ClaimStumble({ code: 'unexpected', token: other });
    if (digits !== undefined && digits.length > MAX_DIGITS)
      throw new ClaimStumble({ code: 'unexpected', token: `${digits.slice(0, 20)}…` });
    // A lone n is a coordinate and a lone N an outcome; all other words ignore case.
    const known = typed === 'N' || typed === 'P' ? typed : typed.toLowerCase();
    tokens.push({
      kind: digits !== undefined ? 'number' : word !== undefined ? 'word' : 'sign',
      text: WORDS.get(known) ?? known,
      typed,
    });
  }
  return tokens;
};
