import type { Operator, Term } from './syntax.ts';

const STRENGTH: Readonly<Record<Operator, number>> = {
  '|': 4,
  '^': 5,
  '&': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  mod: 8,
};

/** Binding strength of a term: looser ones get parentheses. */
const strengthOf = (term: Term): number => {
  switch (term.kind) {
    case 'iff':
      return 0;
    case 'implies':
      return 0.5;
    case 'either':
      return 1;
    case 'both':
      return 2;
    case 'not':
    case 'compare':
      return 3;
    case 'operate':
      return STRENGTH[term.operator];
    case 'negative':
    case 'complement':
      return 9;
    case 'number':
    case 'name':
    case 'sg':
    case 'outcome':
    case 'isfib':
    case 'call':
      return 10;
  }
};

const WORDS = { both: 'and', either: 'or', iff: 'iff' } as const;

/** A term in the language of claims; parses to the same term. */
export const sayTerm = (term: Term): string => {
  const own = strengthOf(term);
  const held = (one: Term, least: number): string =>
    strengthOf(one) < least ? `(${sayTerm(one)})` : sayTerm(one);
  switch (term.kind) {
    case 'number':
      return term.value.toString();
    case 'name':
      return term.name;
    case 'sg':
      return 'SG';
    case 'outcome':
      return term.is;
    case 'isfib':
      return `isfib(${sayTerm(term.of)})`;
    case 'call':
      return `${term.name}(${term.of.map(sayTerm).join(', ')})`;
    case 'negative':
      return `-${held(term.of, own)}`;
    case 'complement':
      return `~${held(term.of, own)}`;
    case 'not':
      return `not ${held(term.of, own)}`;
    case 'operate':
      // ⊕, not ^, so that a user who meant a power notices.
      return `${held(term.left, own)} ${term.operator === '^' ? '⊕' : term.operator} ${held(term.right, own + 1)}`;
    case 'compare':
      return `${held(term.left, own + 1)} ${term.by} ${held(term.right, own + 1)}`;
    case 'implies':
      return `${held(term.left, own + 0.5)} implies ${held(term.right, own)}`;
    case 'both':
    case 'either':
    case 'iff':
      return `${held(term.left, own)} ${WORDS[term.kind]} ${held(term.right, own + 0.5)}`;
  }
};
