import { failed, type Result } from '../../engine/core/result.ts';
import type { NimberFault } from '../model/nimber.ts';
import { caught, Stumble } from '../stumble.ts';

/** An expression; every node keeps the token to name in an error. */
export type Nimber =
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'sum'; readonly terms: readonly Nimber[] }
  | { readonly kind: 'product'; readonly left: Nimber; readonly right: Nimber }
  | { readonly kind: 'power'; readonly base: Nimber; readonly exponent: bigint }
  | { readonly kind: 'quotient'; readonly left: Nimber; readonly right: Nimber; readonly token: string }
  | { readonly kind: 'inverse'; readonly of: Nimber; readonly token: string }
  | { readonly kind: 'root'; readonly of: Nimber }
  | { readonly kind: 'mex'; readonly members: readonly Nimber[] };

const MAX_BITS = 4096;
const NUMBER_LIMIT = 1n << BigInt(MAX_BITS);
const MAX_DIGITS = NUMBER_LIMIT.toString().length;
const MAX_EXPRESSION_CHARS = 20_000;
const MAX_NESTING_LEVELS = 40;

/** Signs of other alphabets with the same meaning. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/⊕/g, '+'],
  [/[⊗×·∗⋅]/g, '*'],
  [/÷/g, '/'],
  [/√/g, ' sqrt '],
  [/[−–]/g, '-'],
  [/、/g, ','],
];

const TOKEN = /\s*(?:(\d+)|([a-z]+)|(\S))/giy;

/** Thrown for an invalid expression; caught where parsing or evaluation begins. */
export class NimberStumble extends Stumble<NimberFault> {}

const tokensOf = (typed: string): readonly string[] => {
  let text = typed;
  for (const [from, to] of SAME) text = text.replace(from, to);
  text = text.normalize('NFKC').trimEnd();
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const [, digits, word, sign] = TOKEN.exec(text)!;
    tokens.push(digits ?? word?.toLowerCase() ?? sign!);
  }
  return tokens;
};

const isNumber = (token: string | undefined): token is string => token !== undefined && /^\d/.test(token);

/** Recursive descent: `sqrt` and `inv` bind tightest, then `^`, `*` and `/`, `+`. */
class NimberParser {
  readonly #tokens: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  whole(): Nimber {
    const all = this.#sum();
    const left = this.#peek();
    if (left !== undefined) throw this.#unexpected(left);
    return all;
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at];
  }

  #eat(token: string): boolean {
    if (this.#peek() !== token) return false;
    this.#at += 1;
    return true;
  }

  #unexpected(token: string): NimberStumble {
    return new NimberStumble(token === '-' ? { code: 'minus', token } : { code: 'unexpected', token });
  }

  #sum(): Nimber {
    const terms = [this.#product()];
    while (this.#eat('+')) terms.push(this.#product());
    return terms.length === 1 ? terms[0]! : { kind: 'sum', terms };
  }

  #product(): Nimber {
    let left = this.#power();
    for (;;) {
      if (this.#eat('*')) left = { kind: 'product', left, right: this.#power() };
      else if (this.#eat('/')) {
        const token = `/ ${this.#peek() ?? ''}`.trimEnd();
        left = { kind: 'quotient', left, right: this.#power(), token };
      } else return left;
    }
  }

  #power(): Nimber {
    return this.#deeper(() => {
      const base = this.#unary();
      if (!this.#eat('^')) return base;
      const token = this.#peek();
      if (token === undefined) throw new NimberStumble({ code: 'ends', after: '^' });
      if (!isNumber(token)) throw new NimberStumble({ code: 'exponent', token });
      this.#at += 1;
      return { kind: 'power', base, exponent: valueOf(token) };
    });
  }

  #unary(): Nimber {
    const word = this.#peek();
    if (this.#eat('sqrt')) return this.#deeper(() => ({ kind: 'root', of: this.#unary() }));
    if (this.#eat('inv'))
      return this.#deeper(() => {
        const token = `${word} ${this.#peek() ?? ''}`.trimEnd();
        return { kind: 'inverse', of: this.#unary(), token };
      });
    return this.#primary();
  }

  #primary(): Nimber {
    const token = this.#peek();
    if (token === undefined) throw new NimberStumble({ code: 'ends', after: this.#tokens.at(-1) ?? '' });
    if (isNumber(token)) {
      this.#at += 1;
      return { kind: 'number', value: valueOf(token) };
    }
    if (this.#eat('(')) {
      const inner = this.#sum();
      this.#close(')', '(');
      return inner;
    }
    if (this.#eat('mex')) return this.#mex();
    throw this.#unexpected(token);
  }

  #mex(): Nimber {
    const open = this.#peek();
    if (open !== '{' && open !== '(')
      throw open === undefined ? new NimberStumble({ code: 'ends', after: 'mex' }) : this.#unexpected(open);
    this.#at += 1;
    const close = open === '{' ? '}' : ')';
    const members: Nimber[] = [];
    if (this.#peek() !== close)
      do members.push(this.#sum());
      while (this.#eat(','));
    this.#close(close, open);
    return { kind: 'mex', members };
  }

  #close(sign: string, open: string): void {
    if (this.#eat(sign)) return;
    const token = this.#peek();
    throw token === undefined
      ? new NimberStumble({ code: 'not-closed', token: open })
      : this.#unexpected(token);
  }

  #deeper<T>(read: () => T): T {
    if (this.#depth >= MAX_NESTING_LEVELS)
      throw new NimberStumble({ code: 'too-deep', token: this.#peek() ?? this.#tokens.at(-1)! });
    this.#depth += 1;
    const found = read();
    this.#depth -= 1;
    return found;
  }
}

const valueOf = (token: string): bigint => {
  const digits = token.replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_DIGITS || BigInt(digits) >= NUMBER_LIMIT)
    throw new NimberStumble({ code: 'too-large', token });
  return BigInt(digits);
};

/** The expression after the keyword for arithmetic; null for other lines. */
export const nimberIn = (typed: string): string | null =>
  /^\s*(?:nimbers?|nim ?[数积]|尼姆[数积])(?![a-z0-9])(.*)$/isu.exec(typed)?.[1]?.trim() ?? null;

/** Parses a typed expression, in any alphabet. */
export const parseNimber = (typed: string): Result<Nimber, NimberFault> => {
  if (typed.length > MAX_EXPRESSION_CHARS) return failed({ code: 'too-long', most: MAX_EXPRESSION_CHARS });
  return caught(NimberStumble, () => new NimberParser(tokensOf(typed)).whole());
};

const BINDS = { sum: 0, product: 1, quotient: 1, power: 2, root: 3, inverse: 3, mex: 3, number: 3 } as const;

/** Factors in a row, the first multiplied or divided by the others: a chain of thousands is a loop, not a nesting. */
export interface Chain {
  readonly first: Nimber;
  readonly factors: readonly Extract<Nimber, { readonly kind: 'product' | 'quotient' }>[];
}

export const chainOf = (node: Nimber): Chain => {
  const factors: Chain['factors'][number][] = [];
  let first = node;
  while (first.kind === 'product' || first.kind === 'quotient') {
    factors.push(first);
    first = first.left;
  }
  return { first, factors: factors.reverse() };
};

/** The expression as parsed: `5 ⊗ 7 ⊕ 2 ^ 3`. It parses again. */
export const sayNimber = (node: Nimber): string => {
  const within = (inner: Nimber, least: number): string =>
    BINDS[inner.kind] < least ? `(${sayNimber(inner)})` : sayNimber(inner);
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'sum':
      return node.terms.map((term) => within(term, 1)).join(' ⊕ ');
    case 'product':
    case 'quotient': {
      const { first, factors } = chainOf(node);
      const signs = { product: '⊗', quotient: '/' };
      return [
        within(first, 1),
        ...factors.map(({ kind, right }) => `${signs[kind]} ${within(right, 2)}`),
      ].join(' ');
    }
    case 'power':
      return `${within(node.base, 3)} ^ ${node.exponent}`;
    case 'root':
      return `sqrt(${sayNimber(node.of)})`;
    case 'inverse':
      return `inv(${sayNimber(node.of)})`;
    case 'mex':
      return `mex{${node.members.map(sayNimber).join(', ')}}`;
  }
};
