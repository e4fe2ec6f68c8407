import { BALANCED } from './compose.ts';
import { bandAround, type Hunting, off, type Side, sidesOf } from './hunt.ts';
import { shuffled } from './kinds/maker.ts';
import type { Question } from './question.ts';

/** Work without anything new after which there is taken to be no more, and work for each that is wanted. */
const STALE = 10_000;
const EACH = 1500;
/** Found beyond what is wanted, of which the nearest in difficulty are taken. */
const SPARE = 1.25;

/** The shorter list spread evenly among the longer: of as many each, one of each in turn, the first of `a`. */
const spread = <T>(a: readonly T[], b: readonly T[]): readonly T[] => {
  const mixed: T[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length)
    mixed.push(j === b.length || (i < a.length && i * b.length <= j * a.length) ? a[i++]! : b[j++]!);
  return mixed;
};

/**
 * Of what was found `count` at most, the nearest to `difficulty`, as many P as N as far as there are; no part of the row is
 * harder than another, P and N take turns.
 */
export const arranged = (
  kind: Question['kind'],
  found: Readonly<Record<Side, readonly Question[]>>,
  difficulty: number,
  count: number,
  random: () => number,
): readonly Question[] => {
  const taken = (side: Side, upTo: number): readonly Question[] =>
    shuffled(
      found[side].toSorted((a, b) => off(a, difficulty) - off(b, difficulty)).slice(0, Math.max(0, upTo)),
      random,
    );
  if (!BALANCED.has(kind)) return taken('any', count);
  const half = Math.ceil(count / 2);
  const p = taken('P', Math.max(half, count - found.N.length));
  const n = taken('N', count - p.length);
  return random() < 0.5 ? spread(p, n) : spread(n, p);
};

/** See `Making.more`. */
export const alikeOf =
  (hunting: Hunting) =>
  (
    question: Question,
    seed: string,
    count: number,
    avoid: ReadonlySet<string> = new Set(),
  ): readonly Question[] => {
    const { kind, difficulty } = question;
    const hunt = count < 1 ? null : hunting(question, seed, bandAround(difficulty), avoid);
    if (hunt === null) return [];
    const { found } = hunt;
    const worked: Record<Side, number> = { P: 0, N: 0, any: 0 };
    const idle: Record<Side, number> = { P: 0, N: 0, any: 0 };
    const sides = sidesOf(kind);
    const total = Math.ceil(SPARE * count);
    const most = STALE + EACH * count;
    /** Nothing new for long, or much work altogether. */
    const isDry = (side: Side): boolean => idle[side] > STALE || worked[side] > most / sides.length;
    const wanted = (side: Side): number => {
      if (side === 'any') return total;
      const other = side === 'P' ? 'N' : 'P';
      // What one of them has not, the other makes up for.
      return isDry(other) ? total - found[other].length : Math.ceil(total / 2);
    };
    for (;;) {
      const open = sides.filter((side) => found[side].length < wanted(side) && !isDry(side));
      const side = open.toSorted((a, b) => found[a].length - found[b].length)[0];
      if (side === undefined) break;
      const { work, hit } = hunt.step(side);
      worked[side] += work;
      idle[side] = hit ? 0 : idle[side] + work;
    }
    return arranged(kind, found, difficulty, count, hunt.random);
  };
