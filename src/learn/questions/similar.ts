import type { Question } from '../model/question.ts';
import { shuffled } from './kinds/choices.ts';
import { isBalanced } from './kinds/index.ts';
import { bandAround, difficultyGap, type Side, type StartSearch, sidesOf } from './position-search.ts';

/** Work without a new question after which a side counts as exhausted. */
const MAX_IDLE_WORK = 10_000;
/** Work budget per wanted question, beyond the first `MAX_IDLE_WORK`. */
const WORK_PER_QUESTION = 1500;
/** Surplus factor: the nearest in difficulty are chosen from this many times the wanted count. */
const SURPLUS = 1.25;

/** Merges two lists evenly, keeping their orders; lists of equal length alternate, `a` first. */
const interleave = <T>(a: readonly T[], b: readonly T[]): readonly T[] => {
  const mixed: T[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    mixed.push(j === b.length || (i < a.length && i * b.length <= j * a.length) ? a[i++]! : b[j++]!);
  return mixed;
};

/**
 * Picks at most `count` questions nearest to `difficulty`. Balanced kinds get as many P as N as far as possible, spread
 * evenly; within each outcome the order is random, so that no stretch of the list is harder than another.
 */
export const pickBalanced = (
  kind: Question['kind'],
  found: Readonly<Record<Side, readonly Question[]>>,
  difficulty: number,
  count: number,
  random: () => number,
): readonly Question[] => {
  const taken = (side: Side, upTo: number): readonly Question[] =>
    shuffled(
      found[side]
        .toSorted((a, b) => difficultyGap(a, difficulty) - difficultyGap(b, difficulty))
        .slice(0, Math.max(0, upTo)),
      random,
    );
  if (!isBalanced(kind)) return taken('any', count);
  const half = Math.ceil(count / 2);
  const p = taken('P', Math.max(half, count - found.N.length));
  const n = taken('N', count - p.length);
  return random() < 0.5 ? interleave(p, n) : interleave(n, p);
};

/** See `Making.more`. */
export const similarOf =
  (startSearch: StartSearch) =>
  (
    question: Question,
    seed: string,
    count: number,
    avoid: ReadonlySet<string> = new Set(),
  ): readonly Question[] => {
    const { kind, difficulty } = question;
    const search = count < 1 ? null : startSearch({ question, seed, band: bandAround(difficulty), avoid });
    if (search === null) return [];
    const { found } = search;
    const worked: Record<Side, number> = { P: 0, N: 0, any: 0 };
    const idle: Record<Side, number> = { P: 0, N: 0, any: 0 };
    const sides = sidesOf(kind);
    const total = Math.ceil(SURPLUS * count);
    const maxWork = MAX_IDLE_WORK + WORK_PER_QUESTION * count;
    const isExhausted = (side: Side): boolean =>
      idle[side] > MAX_IDLE_WORK || worked[side] > maxWork / sides.length;
    const wanted = (side: Side): number => {
      if (side === 'any') return total;
      const other = side === 'P' ? 'N' : 'P';
      // One outcome makes up for what the other lacks.
      return isExhausted(other) ? total - found[other].length : Math.ceil(total / 2);
    };
    for (;;) {
      const open = sides.filter((side) => found[side].length < wanted(side) && !isExhausted(side));
      const side = open.toSorted((a, b) => found[a].length - found[b].length)[0];
      if (side === undefined) break;
      const { work, hit } = search.step(side);
      worked[side] += work;
      idle[side] = hit ? 0 : idle[side] + work;
    }
    return pickBalanced(kind, found, difficulty, count, search.random);
  };
