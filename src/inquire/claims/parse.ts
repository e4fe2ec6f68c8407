import { failed, type Result } from '../../engine/core/result.ts';
import type { ClaimFault } from '../model/claim-fault.ts';
import { caught } from '../stumble.ts';
import {
  type Comparison,
  type Condition,
  FUNCTIONS,
  type FunctionName,
  isNumber,
  type Num,
  type Operator,
  some,
  type Term,
} from './syntax.ts';
import { ClaimStumble, hasLongNumber, type Token, tokensOf } from './tokens.ts';

const MAX_STATEMENT_CHARS = 400;
const MAX_NESTING_LEVELS = 40;

/** Words that join; not names. */
const JOINTS: ReadonlySet<string> = new Set([
  'if',
  'then',
  'iff',
  'implies',
  'onlyif',
  'and',
  'or',
  'not',
  'mod',
]);

const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['=', '!=', '<', '<=', '>', '>=']);
const isComparison = (text: string): text is Comparison => COMPARISONS.has(text);
const isFunction = (text: string): text is FunctionName => Object.hasOwn(FUNCTIONS, text);

/** Operators on numbers, loosest first. */
const LEVELS: readonly (readonly Operator[])[] = [['|'], ['^'], ['&'], ['+', '-'], ['*', '/', 'mod']];

/** Recursive descent. `not` binds tighter than `and`, then `or`, `implies` (`only if`), `iff`, `if`; ^ is exclusive or. */
class ClaimParser {
  readonly #tokens: readonly Token[];
  readonly #names: readonly string[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], names: readonly string[]) {
    this.#tokens = tokens;
    this.#names = names;
  }

  statement(): Condition {
    const whole = this.#condition(() => this.#whole());
    const left = this.#peek();
    if (left !== undefined) throw new ClaimStumble({ code: 'unexpected', token: left.typed });
    return whole;
  }

  #peek(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #take(...texts: readonly string[]): Token | null {
    const token = this.#peek();
    if (token === undefined || !texts.includes(token.text)) return null;
    this.#at += 1;
    return token;
  }

  #wrong(code: 'wants-number' | 'wants-condition', from: number): ClaimStumble {
    return new ClaimStumble({ code, token: this.#tokens[from]?.typed ?? '' });
  }

  #condition(parse: () => Term): Condition {
    const from = this.#at;
    const term = parse();
    if (isNumber(term)) throw this.#wrong('wants-condition', from);
    return term;
  }

  #number(parse: () => Term): Num {
    const from = this.#at;
    const term = parse();
    if (!isNumber(term)) throw this.#wrong('wants-number', from);
    return term;
  }

  /** `next (words next)*`, on conditions. */
  #joined(
    words: readonly string[],
    next: () => Term,
    join: (left: Condition, right: Condition, word: string) => Condition,
  ): Term {
    const from = this.#at;
    let left = next();
    for (let word = this.#take(...words); word !== null; word = this.#take(...words)) {
      if (isNumber(left)) throw this.#wrong('wants-condition', from);
      left = join(left, this.#condition(next), word.text);
    }
    return left;
  }

  /** `x iff y if z` claims the first part where z holds. */
  #whole(): Term {
    return this.#joined(
      ['if'],
      () => this.#sentence(),
      (left, right) => ({ kind: 'implies', left: right, right: left }),
    );
  }

  /** `if x then y`, or `if x, y`; or a sentence without such a head. */
  #sentence(): Term {
    if (this.#take('if') === null) return this.#iff();
    const left = this.#condition(() => this.#iff());
    const next = this.#peek();
    if (next === undefined) throw new ClaimStumble({ code: 'ends', after: this.#tokens.at(-1)!.typed });
    const comma = this.#take(',');
    if (this.#take('then') === null && comma === null)
      throw new ClaimStumble({ code: 'unexpected', token: next.typed });
    return { kind: 'implies', left, right: this.#condition(() => this.#iff()) };
  }

  #iff(): Term {
    return this.#joined(
      ['iff'],
      () => this.#implies(),
      (left, right) => ({ kind: 'iff', left, right }),
    );
  }

  /** x implies y implies z is x implies (y implies z), as usual in logic. */
  #implies(): Term {
    const from = this.#at;
    const left = this.#or();
    if (this.#take('implies', 'onlyif') === null) return left;
    if (isNumber(left)) throw this.#wrong('wants-condition', from);
    return { kind: 'implies', left, right: this.#condition(() => this.#implies()) };
  }

  #or(): Term {
    return this.#joined(
      ['or'],
      () => this.#and(),
      (left, right) => ({ kind: 'either', left, right }),
    );
  }

  #and(): Term {
    return this.#joined(
      ['and'],
      () => this.#not(),
      (left, right) => ({ kind: 'both', left, right }),
    );
  }

  #not(): Term {
    if (this.#take('not') === null) return this.#compare();
    return this.#deeper(() => ({ kind: 'not', of: this.#condition(() => this.#not()) }));
  }

  /** One comparison or a chain of them: a < b < c. */
  #compare(): Term {
    const from = this.#at;
    const first = this.#level(0);
    let left = first;
    let whole: Condition | null = null;
    for (;;) {
      const token = this.#peek();
      if (token === undefined || !isComparison(token.text)) return whole ?? first;
      this.#at += 1;
      if (!isNumber(left)) throw this.#wrong('wants-number', from);
      const right = this.#number(() => this.#level(0));
      const one: Condition = { kind: 'compare', by: token.text, left, right };
      whole = whole === null ? one : { kind: 'both', left: whole, right: one };
      left = right;
    }
  }

  #level(level: number): Term {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#unary();
    const from = this.#at;
    let left = this.#level(level + 1);
    for (let token = this.#take(...operators); token !== null; token = this.#take(...operators)) {
      if (!isNumber(left)) throw this.#wrong('wants-number', from);
      const right = this.#number(() => this.#level(level + 1));
      left = { kind: 'operate', operator: token.text as Operator, left, right };
    }
    return left;
  }

  #unary(): Term {
    const token = this.#take('-', '~');
    if (token === null) return this.#primary();
    return this.#deeper(() => ({
      kind: token.text === '-' ? 'negative' : 'complement',
      of: this.#number(() => this.#unary()),
    }));
  }

  #primary(): Term {
    const token = this.#peek();
    if (token === undefined)
      throw new ClaimStumble({ code: 'ends', after: this.#tokens.at(-1)?.typed ?? '' });
    this.#at += 1;
    if (token.kind === 'number') return { kind: 'number', value: BigInt(token.text) };
    if (token.text === '(') {
      const inner = this.#deeper(() => this.#whole());
      this.#close(token);
      return inner;
    }
    if (token.kind === 'sign') throw new ClaimStumble({ code: 'unexpected', token: token.typed });
    if (token.text === 'P' || token.text === 'N') return { kind: 'outcome', is: token.text };
    if (token.text === 'sg') return { kind: 'sg' };
    if (token.text === 'isfib')
      return { kind: 'isfib', of: this.#arguments(token, { least: 1, most: 1 })[0]! };
    if (isFunction(token.text))
      return { kind: 'call', name: token.text, of: this.#arguments(token, FUNCTIONS[token.text]) };
    if (JOINTS.has(token.text)) throw new ClaimStumble({ code: 'unexpected', token: token.typed });
    if (!this.#names.includes(token.text))
      throw new ClaimStumble({ code: 'unknown-name', token: token.typed, names: this.#names });
    return { kind: 'name', name: token.text };
  }

  #arguments(
    name: Token,
    { least, most }: { readonly least: number; readonly most: number },
  ): readonly Num[] {
    const wrong = new ClaimStumble({ code: 'wants-arguments', token: name.typed, least, most });
    const open = this.#take('(');
    if (open === null) throw wrong;
    const all: Num[] = [];
    do all.push(this.#deeper(() => this.#number(() => this.#whole())));
    while (this.#take(',') !== null);
    this.#close(open);
    if (all.length < least || all.length > most) throw wrong;
    return all;
  }

  #close(open: Token): void {
    if (this.#take(')') !== null) return;
    const token = this.#peek();
    throw new ClaimStumble(
      token === undefined
        ? { code: 'not-closed', token: open.typed }
        : { code: 'unexpected', token: token.typed },
    );
  }

  #deeper<T>(parse: () => T): T {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING_LEVELS)
      throw new ClaimStumble({ code: 'too-deep', token: this.#peek()?.typed ?? '' });
    const parsed = parse();
    this.#depth -= 1;
    return parsed;
  }
}

/** Whether a statement, and each number in it, is as short as `parseStatement` requires. */
export const isShort = (text: string): boolean => text.length <= MAX_STATEMENT_CHARS && !hasLongNumber(text);

/**
 * Parses a statement such as `P iff a = b` or `SG = n mod 4`; `names` are the coordinates it may use. Never runs it as code;
 * every input gives a result.
 */
export const parseStatement = (text: string, names: readonly string[]): Result<Condition, ClaimFault> => {
  if (text.length > MAX_STATEMENT_CHARS) return failed({ code: 'too-long', most: MAX_STATEMENT_CHARS });
  return caught(ClaimStumble, () => {
    const tokens = tokensOf(text);
    if (tokens.length === 0) throw new ClaimStumble({ code: 'empty' });
    const statement = new ClaimParser(tokens, names).statement();
    if (some(statement, ({ kind }) => kind === 'outcome' || kind === 'sg')) return statement;
    throw new ClaimStumble({ code: 'says-nothing' });
  });
};
