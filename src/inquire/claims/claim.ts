import type { Refusal } from '../../engine/core/refusal.ts';
import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';
import { formatLine, normalise, type ParseLine, type Position } from '../../games/line.ts';
import type { ClaimFault, Undefined } from '../model/claim-fault.ts';
import { Cells, hasValues, type TableBudget } from '../tables/cells.ts';
import { COORDINATES, familyLike, readOne, readShape, type Shape } from '../tables/shape.ts';
import { alwaysBy } from './always.ts';
import { holds, type PositionFacts, valueOf } from './evaluate.ts';
import { parseStatement } from './parse.ts';
import { sayTerm } from './say.ts';
import { type Condition, namesIn, some } from './syntax.ts';

/** A position that refutes a claim, or the only one that it is about. */
export interface ClaimedPosition {
  readonly line: string;
  /** Its numbers, by name. */
  readonly numbers: readonly (readonly [name: string, value: string])[];
  readonly outcome: LoopyOutcome | null;
  readonly sg: string | null;
  /** Both sides of the claim with their values there: a number, or whether it holds. */
  readonly sides: readonly (readonly [side: string, value: string | boolean])[];
}

/** The result of a claim, as plain data. */
export interface ClaimView {
  /** The family, as it can be typed. */
  readonly template: string;
  /** Whether it is about one position, not a family. */
  readonly alone: boolean;
  /** The claim as parsed. */
  readonly statement: string;
  /** All positions with numbers up to this were tested, or up to the counterexample; -1: time was up before. */
  readonly size: number;
  /** Positions tested. */
  readonly checked: number;
  /** Positions not solved in time, which count neither way. */
  readonly unknown: number;
  /** The requested size, where it was reduced; null otherwise. */
  readonly cappedFrom: number | null;
  /** False where the allowance was used up before the size to be tested. */
  readonly complete: boolean;
  readonly result:
    | { readonly kind: 'false'; readonly at: ClaimedPosition }
    /** `always`: the theorem by which it holds for all sizes; `at`: the position, where it is about one. */
    | { readonly kind: 'true'; readonly always: TheoremId | null; readonly at?: ClaimedPosition }
    /** Nothing was tested: no such positions, or the claim is undefined at all of them. */
    | { readonly kind: 'untested' };
  /** Positions where the claim is undefined, which count neither way: number, first one, reason. */
  readonly senseless: {
    readonly count: number;
    readonly line: string;
    readonly why: Undefined;
  } | null;
}

export type ClaimProblem =
  | { readonly kind: 'statement'; readonly fault: ClaimFault }
  /** No `:` between game and statement. */
  | { readonly kind: 'no-colon' }
  | { readonly kind: 'line'; readonly refusal: Refusal };

export interface Claimed {
  readonly shape: Shape;
  readonly statement: Condition;
}

const LETTERS = ['a', 'b', 'c', 'd'] as const;

/** Names a family may use for the statement's variables; the likeliest first. */
const familiesOf = (statement: Condition): readonly (readonly string[])[] => {
  const names = namesIn(statement);
  if (names.has('n')) return [['n']];
  const most = Math.max(0, ...LETTERS.map((letter, i) => (names.has(letter) ? i + 1 : 0)));
  const wider = LETTERS.map((_, i) => LETTERS.slice(0, i + 1)).slice(Math.max(0, most - 1));
  return most === 0 ? [['n'], ...wider] : wider;
};

/** Index of the colon before the statement, skipping colons in options, such as `rule=1,2:0-2`; -1 for none. */
export const colonOf = (text: string): number => {
  for (const { index } of text.matchAll(/:/g)) {
    const word = text.slice(0, index).split(/\s/).at(-1) ?? '';
    if (!word.includes('=') || /^(?:\s|$)/.test(text.slice(index + 1))) return index;
  }
  return text.indexOf(':');
};

/** A claim about an example's game: about a family, or about the example itself where it is in none. */
const claimLike = (example: string, parse: ParseLine): string => {
  const family = familyLike(example, parse);
  if (family === null) return `${example}: N`;
  return `${family.template}: P iff ${family.names.length === 1 ? 'n = 0' : 'a = b'}`;
};

/** Reads a typed claim: `GAME [options]: STATEMENT`. */
export const readClaim = (typed: string, parse: ParseLine): Result<Claimed, ClaimProblem> => {
  const text = typed.replaceAll('：', ':');
  const colon = colonOf(text);
  if (colon < 0) return failed({ kind: 'no-colon' });
  const head = text.slice(0, colon);
  const parsed = parseStatement(text.slice(colon + 1), COORDINATES);
  if (!parsed.ok) {
    if (parsed.error.code !== 'unknown-name') return failed({ kind: 'statement', fault: parsed.error });
    const family = readOne(head, parse) ?? readShape(normalise(head), parse);
    const shape = 'ok' in family ? (family.ok ? family.value : null) : family;
    const fault = { ...parsed.error, names: shape?.names ?? parsed.error.names };
    return failed({ kind: 'statement', fault });
  }
  const statement = parsed.value;
  // A whole position is taken as it is, without names before its numbers.
  const one = readOne(head, parse);
  const shaped = one === null ? readShape(normalise(head), parse, familiesOf(statement)) : null;
  if (shaped?.ok === false) {
    const example = claimLike(shaped.error.example ?? 'nim 3 4 5', parse);
    return failed({ kind: 'line', refusal: { ...shaped.error, example } });
  }
  const shape = one ?? shaped!.value;
  const strange = [...namesIn(statement)].find((name) => !shape.names.includes(name));
  if (strange !== undefined)
    return failed({ kind: 'statement', fault: { code: 'unknown-name', token: strange, names: shape.names } });
  if (!hasValues(shape.sample) && some(statement, ({ kind }) => kind === 'sg'))
    return failed({ kind: 'statement', fault: { code: 'no-values', token: 'SG' } });
  return ok({ shape, statement });
};

/** Every vector of `count` numbers with maximum `most`, by sum and then by the first number. */
export const shell = (count: number, most: number): readonly (readonly number[])[] => {
  if (count === 0) return most === 0 ? [[]] : [];
  const all: number[][] = [];
  const grow = (begun: readonly number[], reached: boolean): void => {
    if (begun.length === count) {
      if (reached) all.push([...begun]);
      return;
    }
    // The last number must be the maximum if no earlier one is.
    const first = !reached && begun.length === count - 1 ? most : 0;
    for (let value = first; value <= most; value += 1) grow([...begun, value], reached || value === most);
  };
  grow([], false);
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return all
    .map((numbers) => ({ numbers, total: sum(numbers) }))
    .sort((x, y) => x.total - y.total)
    .map(({ numbers }) => numbers);
};

/** Largest number tested by default, by the number of names: some thousand positions. */
const DEFAULT_NUMBERS = [0, 300, 50, 14, 7, 5] as const;
export const MAX_CLAIM_POSITIONS = 20_000;

/** The largest size within the limit, at most `asked`. */
const sizeFor = (names: number, asked: number | null): number => {
  if (names === 0) return 0;
  const limit = Math.floor(MAX_CLAIM_POSITIONS ** (1 / names)) - 1;
  return Math.min(asked ?? DEFAULT_NUMBERS[names]!, limit);
};

const sidesOf = (statement: Condition, facts: PositionFacts): ClaimedPosition['sides'] => {
  if (
    statement.kind !== 'iff' &&
    statement.kind !== 'implies' &&
    statement.kind !== 'compare' &&
    statement.kind !== 'both'
  )
    return [];
  return [statement.left, statement.right].flatMap((side) => {
    if (side.kind === 'number') return [];
    const value = valueOf(side, facts);
    return value.ok ? [[sayTerm(side), value.value] as const] : [];
  });
};

/** What a test of a claim has counted. */
type ClaimTally = Pick<ClaimView, 'checked' | 'unknown' | 'senseless'>;

/** One test of a claim: see `testClaim`. */
class ClaimTest {
  readonly #shape: Shape;
  readonly #statement: Condition;
  readonly #allowance: TableBudget;
  readonly #asked: number | null;
  /** Largest number to test. */
  readonly #wanted: number;
  readonly #cells: Cells;
  readonly #seen = new Set<string>();
  #tally: ClaimTally = { checked: 0, unknown: 0, senseless: null };
  #size = -1;
  /** The one position of a claim about one. */
  #only: ClaimedPosition | null = null;

  constructor({ shape, statement }: Claimed, allowance: TableBudget, asked: number | null) {
    this.#shape = shape;
    this.#statement = statement;
    this.#allowance = allowance;
    this.#asked = asked;
    this.#wanted = sizeFor(shape.names.length, asked);
    this.#cells = new Cells(allowance);
  }

  run(): ClaimView {
    for (let most = 0; most <= this.#wanted && !this.#allowance.over(); most += 1) {
      const before = this.#tally;
      const refuted = this.#refutedAt(most);
      if (refuted === 'cut-short') {
        this.#tally = before;
        break;
      }
      this.#size = most;
      if (refuted !== null) return this.#view({ kind: 'false', at: refuted });
    }
    return this.#fits();
  }

  /** First position with the largest number `most` that refutes the claim; null: none. */
  #refutedAt(most: number): ClaimedPosition | 'cut-short' | null {
    for (const numbers of shell(this.#shape.names.length, most)) {
      const position = this.#shape.at(numbers);
      if (position === null) continue;
      if (this.#allowance.over()) return 'cut-short';
      const line = formatLine(position);
      const { checked, unknown } = this.#tally;
      const refuted = this.#refutedBy(numbers, position, line);
      if (refuted !== null) return refuted;
      // Other numbers may refute the claim at a position that was seen; it counts once.
      if (this.#seen.has(line)) this.#tally = { ...this.#tally, checked, unknown };
      this.#seen.add(line);
    }
    return null;
  }

  #refutedBy(numbers: readonly number[], position: Position, line: string): ClaimedPosition | null {
    const { names } = this.#shape;
    const { checked, unknown, senseless } = this.#tally;
    const facts: PositionFacts = {
      coordinates: new Map(names.map((name, i) => [name, BigInt(numbers[i]!)])),
      sg: () => this.#cells.sg(position),
      outcome: () => this.#cells.outcome(position),
    };
    const verdict = holds(this.#statement, facts);
    if (!verdict.ok) {
      const { error: why } = verdict;
      this.#tally =
        why === 'unknown'
          ? { checked, unknown: unknown + 1, senseless }
          : {
              checked,
              unknown,
              senseless: { line, why, ...senseless, count: (senseless?.count ?? 0) + 1 },
            };
      return null;
    }
    this.#tally = { checked: checked + 1, unknown, senseless };
    if (verdict.value && names.length > 0) return null;
    const usesValues = some(this.#statement, ({ kind }) => kind === 'sg');
    const at: ClaimedPosition = {
      line,
      numbers: names.map((name, i) => [name, String(numbers[i])]),
      ...this.#cells.cell(position, usesValues),
      sides: sidesOf(this.#statement, facts),
    };
    if (!verdict.value) return at;
    this.#only = at;
    return null;
  }

  /** Nothing refutes it. What is proved by a theorem alone needs no position; a period must have been seen without a gap. */
  #fits(): ClaimView {
    const { checked, unknown, senseless } = this.#tally;
    if (checked === 0) return this.#view({ kind: 'untested' });
    const isFamily = senseless === null && this.#shape.names.length > 0;
    const seen = unknown === 0 ? this.#size + 1 : 0;
    const always = isFamily ? alwaysBy(this.#statement, this.#shape, seen) : null;
    return this.#view({ kind: 'true', always, ...(this.#only === null ? {} : { at: this.#only }) });
  }

  #view(result: ClaimView['result']): ClaimView {
    const { template, names } = this.#shape;
    const isCapped = this.#asked !== null && this.#asked > this.#wanted && names.length > 0;
    return {
      template,
      alone: names.length === 0,
      statement: sayTerm(this.#statement),
      size: this.#size,
      cappedFrom: isCapped ? this.#asked : null,
      complete: this.#size >= this.#wanted,
      result,
      ...this.#tally,
    };
  }
}

/**
 * Tests a claim on every position of its family, smallest first (by the largest number in it, then by their sum), until one
 * refutes it. A position with several ways to number its heaps, where the game ignores their order, counts once. Stops when the
 * allowance is used up, with what was tested so far.
 */
export const testClaim = (claimed: Claimed, allowance: TableBudget, asked: number | null = null): ClaimView =>
  new ClaimTest(claimed, allowance, asked).run();
