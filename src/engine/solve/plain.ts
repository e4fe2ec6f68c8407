import { recall } from '../core/maps.ts';
import type { Measure, Win } from '../core/terms.ts';
import type { Budget, Search, SearchGame } from './arena.ts';
import { type Fold, foldOf } from './fold.ts';

interface Frame<N, A> {
  readonly key: string;
  readonly options: Iterator<N>;
  readonly acc: A;
}

/**
 * Evaluates `root` over the finite, acyclic graph of `arena` by depth-first search with a memo, on an explicit stack, so that
 * only memory limits the depth. Null when the budget is used up.
 */
const evaluate = <N, A>(
  arena: SearchGame<N>,
  fold: Fold<A>,
  memo: Map<string, number>,
  root: N,
  budget: Budget,
): number | null => {
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
      // The parent is decided: an exhausted iterator closes it on the next turn.
      parent.options.return?.();
      stack[stack.length - 1] = { ...parent, options: [][Symbol.iterator]() };
    }
  }
};

/**
 * Search over the rules themselves: positions as texts, options as the rules list them, in order. Slow and simple; handles
 * whatever `packed` does not. Memos live as long as this object: one arena is one game with one rule set, so results never leak
 * between games.
 */
export class PlainSearch<N> implements Search<N> {
  readonly #arena: SearchGame<N>;
  readonly #memos = new Map<string, Map<string, number>>();

  constructor(arena: SearchGame<N>) {
    this.#arena = arena;
  }

  get positions(): number {
    let sum = 0;
    for (const memo of this.#memos.values()) sum += memo.size;
    return sum;
  }

  value(at: N, measure: Measure, win: Win, budget: Budget): number | null {
    return this.folded(at, `${measure} ${win}`, foldOf(measure, win), budget);
  }

  /** Memoised value, or null. */
  known(at: N, measure: Measure, win: Win): number | null {
    return this.#memos.get(`${measure} ${win}`)?.get(this.#arena.key(at)) ?? null;
  }

  folded<A>(at: N, name: string, fold: Fold<A>, budget: Budget): number | null {
    const memo = recall(this.#memos, name, () => new Map<string, number>());
    return evaluate(this.#arena, fold, memo, at, budget);
  }
}
