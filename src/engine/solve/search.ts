import type { Win } from '../core/game.ts';
import type { MisereForms } from '../maths/misere-form.ts';
import { mex } from '../maths/nimber.ts';

/** What search needs of a game: its positions as nodes, their options, and a key equal exactly for equal positions. */
export interface Arena<N> {
  key(node: N): string;
  options(node: N): Iterable<N>;
}

/** How much work may be done: each option looked at costs one, long keys more. Deterministic, unlike a clock. */
export class Budget {
  readonly bound: number;
  #left: number;
  constructor(bound: number) {
    this.bound = bound;
    this.#left = bound;
  }
  get left(): number {
    return this.#left;
  }
  /** True while there is work left to spend. */
  spend(cost: number): boolean {
    this.#left -= cost;
    return this.#left >= 0;
  }
}

/** A value computed from the options' values: the accumulator may say that it has seen enough. */
export interface Fold<A, V> {
  start(): A;
  /** Adds an option's value; true = the rest cannot change the result. */
  add(acc: A, value: V): boolean;
  end(acc: A): V;
}

interface Frame<N, A> {
  readonly key: string;
  readonly options: Iterator<N>;
  readonly acc: A;
}

/**
 * Evaluates `root` over the finite, acyclic graph of `arena` by depth-first search with a memo, on an explicit stack
 * (no recursion, so depth is bounded by memory only). Null when the budget is used up: never a guess.
 */
const evaluate = <N, A, V>(
  arena: Arena<N>,
  fold: Fold<A, V>,
  memo: Map<string, V>,
  root: N,
  budget: Budget,
): V | null => {
  const rootKey = arena.key(root);
  const known = memo.get(rootKey);
  if (known !== undefined) return known;
  const open = (node: N, key: string): Frame<N, A> => ({
    key,
    options: arena.options(node)[Symbol.iterator](),
    acc: fold.start(),
  });
  const stack: Frame<N, A>[] = [open(root, rootKey)];
  for (;;) {
    const frame = stack.at(-1)!;
    const next = frame.options.next();
    if (!next.done) {
      const key = arena.key(next.value);
      if (!budget.spend(1 + (key.length >> 6))) return null;
      const value = memo.get(key);
      if (value === undefined) {
        stack.push(open(next.value, key));
        continue;
      }
      if (!fold.add(frame.acc, value)) continue;
      frame.options.return?.();
    }
    const value = fold.end(frame.acc);
    memo.set(frame.key, value);
    stack.pop();
    const parent = stack.at(-1);
    if (parent === undefined) return value;
    if (fold.add(parent.acc, value)) {
      // The parent has seen enough: close it on the next turn by an exhausted iterator.
      parent.options.return?.();
      stack[stack.length - 1] = { ...parent, options: [][Symbol.iterator]() };
    }
  }
};

/** True = N. Normal: no options is P; misère: no options is N. */
const outcomeFold = (win: Win): Fold<{ n: boolean; options: number }, boolean> => ({
  start: () => ({ n: false, options: 0 }),
  add: (acc, optionIsN) => {
    acc.options += 1;
    if (!optionIsN) acc.n = true;
    return acc.n;
  },
  end: (acc) => (acc.options === 0 ? win === 'misere' : acc.n),
});

const grundyFold: Fold<Set<number>, number> = {
  start: () => new Set(),
  add: (acc, value) => {
    acc.add(value);
    return false;
  },
  end: mex,
};

/** Kinds of positions under misère play (see `tame.ts`): large ones with and without moves to small ones. */
export const SIZE = { small: 0, near: 1, far: 2, wild: -1 } as const;

/**
 * Four times the value under normal play plus the kind; what is neither small nor large is wild, and so is what leads to it.
 * With moves to small ones of both values a position is large; with moves to those of one value it is small, if its other moves
 * lead to large ones near small ones; without any, large.
 */
export const sizeFold: Fold<{ values: Set<number>; small: number; far: boolean; wild: boolean }, number> = {
  start: () => ({ values: new Set(), small: 0, far: false, wild: false }),
  add: (acc, size) => {
    const kind = size & 3;
    if (size === SIZE.wild) acc.wild = true;
    else if (kind === SIZE.small) acc.small |= 1 << (size >> 2);
    else if (kind === SIZE.far) acc.far = true;
    acc.values.add(size >> 2);
    return acc.wild;
  },
  end: ({ values, small, far, wild }) => {
    if (wild || (far && (small === 1 || small === 2))) return SIZE.wild;
    const isEnd = values.size === 0;
    return 4 * mex(values) + (small === 3 ? SIZE.near : small === 0 && !isEnd ? SIZE.far : SIZE.small);
  },
};

/**
 * Remoteness: 0 at the end; the winner hurries (1 + the least among options lost for the other), the loser stalls
 * (1 + the greatest). Under normal play odd ⇔ N; under misère play an ended position is N, so even ⇔ N.
 * Suspense is the same with hurrying and stalling exchanged.
 */
const lengthFold = (
  win: Win,
  measure: 'remoteness' | 'suspense',
): Fold<{ won: number | null; lost: number | null }, number> => {
  const lostParity = win === 'normal' ? 0 : 1;
  const pick = (old: number | null, value: number, hurry: boolean) =>
    old === null ? value : hurry ? Math.min(old, value) : Math.max(old, value);
  const winnerHurries = measure === 'remoteness';
  return {
    start: () => ({ won: null, lost: null }),
    add: (acc, value) => {
      if (value % 2 === lostParity) acc.won = pick(acc.won, value, winnerHurries);
      else acc.lost = pick(acc.lost, value, !winnerHurries);
      return false;
    },
    end: (acc) => (acc.won !== null ? 1 + acc.won : acc.lost !== null ? 1 + acc.lost : 0),
  };
};

/**
 * Search over one arena, with memos that last as long as the object: one arena is one game with one set of rules, so
 * what is remembered of one never reaches another.
 */
export class Search<N> {
  readonly #arena: Arena<N>;
  readonly #outcome = { normal: new Map<string, boolean>(), misere: new Map<string, boolean>() };
  readonly #grundy = new Map<string, number>();
  readonly #length = new Map<string, Map<string, number>>();
  readonly #size = new Map<string, number>();
  readonly #form = new Map<string, number>();

  constructor(arena: Arena<N>) {
    this.#arena = arena;
  }

  /** Positions remembered, over all measures. */
  get positions(): number {
    let sum = this.#outcome.normal.size + this.#outcome.misere.size + this.#grundy.size;
    for (const memo of this.#length.values()) sum += memo.size;
    return sum;
  }

  /** True = N, false = P, null = the budget was used up. */
  outcome(at: N, win: Win, budget: Budget): boolean | null {
    return evaluate(this.#arena, outcomeFold(win), this.#outcome[win], at, budget);
  }

  grundy(at: N, budget: Budget): number | null {
    return evaluate(this.#arena, grundyFold, this.#grundy, at, budget);
  }

  /** The value, and whether the position is large; `wild` where it is neither large nor small, or leads to such a one. */
  size(at: N, budget: Budget): { readonly value: number; readonly isLarge: boolean } | 'wild' | null {
    const size = evaluate(this.#arena, sizeFold, this.#size, at, budget);
    if (size === null) return null;
    return size === SIZE.wild ? 'wild' : { value: size >> 2, isLarge: (size & 3) !== SIZE.small };
  }

  /** The misère canonical form, one of `forms`, which must be the same whenever this is asked. */
  form(at: N, forms: MisereForms, budget: Budget): number | null {
    const fold: Fold<Set<number>, number> = {
      start: () => new Set(),
      add: (acc, form) => {
        acc.add(form);
        return false;
      },
      end: (acc) => forms.of(acc),
    };
    return evaluate(this.#arena, fold, this.#form, at, budget);
  }

  remoteness(at: N, win: Win, budget: Budget): number | null {
    return this.#lengthOf('remoteness', at, win, budget);
  }

  suspense(at: N, win: Win, budget: Budget): number | null {
    return this.#lengthOf('suspense', at, win, budget);
  }

  #lengthOf(measure: 'remoteness' | 'suspense', at: N, win: Win, budget: Budget): number | null {
    const name = `${measure} ${win}`;
    let memo = this.#length.get(name);
    if (memo === undefined) this.#length.set(name, (memo = new Map<string, number>()));
    return evaluate(this.#arena, lengthFold(win, measure), memo, at, budget);
  }
}
