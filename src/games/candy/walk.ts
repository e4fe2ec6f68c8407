import { spend } from '../../engine/core/work.ts';

/*
 * Heaps, descending, as rows of squares: square (x, y) exists if heap x has more than y. Taking the largest heap steps from (x,
 * y) to (x + 1, y), one from every heap to (x, y + 1); a step off the diagram ends the game.
 */
export type Diagram = readonly bigint[];

/** End of the diagonal from the corner, and the number of squares beyond its last one in either direction. */
export interface Walk {
  /** Steps along the diagonal. */
  readonly diagonal: number;
  readonly right: bigint;
  readonly below: bigint;
}

export const WORK_PER_HEAP = 0.02;

const isThere = (heaps: Diagram, x: number, y: number): boolean => (heaps[x] ?? 0n) > BigInt(y);

/** Whether both moves from a square stay in the diagram. */
const isInner = (heaps: Diagram, x: number, y: number): boolean =>
  isThere(heaps, x + 1, y) && isThere(heaps, x, y + 1);

/** Number of rows that reach beyond column y. */
const longerThan = (heaps: Diagram, y: number): number => {
  spend(heaps.length * WORK_PER_HEAP);
  const end = heaps.findIndex((heap) => heap <= BigInt(y));
  return end < 0 ? heaps.length : end;
};

const alongDiagonal = (isOn: (x: number) => boolean): number => {
  let steps = 0;
  while (isOn(steps + 1)) steps += 1;
  return steps;
};

/** Walk in the whole diagram. Domain: at least one heap. */
export const walkOf = (heaps: Diagram): Walk => {
  const diagonal = alongDiagonal((x) => isThere(heaps, x, x));
  return {
    diagonal,
    right: heaps[diagonal]! - BigInt(diagonal) - 1n,
    below: BigInt(longerThan(heaps, diagonal) - diagonal - 1),
  };
};

export const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Walk in the diagram without the squares from which a move ends the game; null if that has no corner. */
export const innerWalk = (heaps: Diagram): Walk | null => {
  if (!isInner(heaps, 0, 0)) return null;
  const t = alongDiagonal((x) => isInner(heaps, x, x));
  const beyond = BigInt(t + 1);
  return {
    diagonal: t,
    right: min(heaps[t + 1]!, heaps[t]! - 1n) - beyond,
    below: min(BigInt(longerThan(heaps, t) - 1), BigInt(longerThan(heaps, t + 1))) - beyond,
  };
};

/** Whether the player to move loses if stepping off the diagram loses: both arms are even. */
export const isEven = ({ right, below }: Walk): boolean => right % 2n === 0n && below % 2n === 0n;

const mex = (a: number, b: number): number => [0, 1, 2].find((value) => value !== a && value !== b)!;

type Three = readonly [number, number, number];

/** Values one column further in, with the first `rows` of three rows present. */
const further = ([a, b, c]: Three, rows: number): Three => {
  const third = rows > 2 ? mex(c, 0) : 0;
  const second = rows > 1 ? mex(b, third) : 0;
  return [mex(a, second), second, third];
};

/** Values `length` columns further in; they soon repeat, so any length is fast. */
const furtherBy = (from: Three, rows: number, length: bigint): Three => {
  const seen = [from];
  for (let at = 1n; at <= length; at += 1n) {
    const next = further(seen.at(-1)!, rows);
    const before = seen.findIndex((known) => known.join() === next.join());
    if (before >= 0) {
      const period = at - BigInt(before);
      return seen[before + Number((length - at) % period)]!;
    }
    seen.push(next);
  }
  return seen.at(-1)!;
};

/** Values in column `end` of three rows of these lengths, the first the longest. */
const armOf = (lengths: readonly bigint[], end: bigint): Three => {
  let values: Three = [0, 0, 0];
  let from = lengths[0]!;
  for (const [rows, next] of [lengths[1]!, lengths[2]!, 0n].entries()) {
    const to = next > end ? next : end;
    if (to < from) values = furtherBy(values, rows + 1, from - to);
    from = to < from ? to : from;
  }
  return values;
};

/**
 * Grundy value of the corner. Along a diagonal it is constant except near the rim: from the last square but one whose moves stay
 * inside. There only the squares in the next three rows and columns matter.
 */
export const valueOf = (heaps: Diagram): number => {
  if (heaps.length === 0) return 0;
  const inner = isInner(heaps, 0, 0) ? alongDiagonal((x) => isInner(heaps, x, x)) : 0;
  const start = Math.max(0, inner - 1);
  const end = BigInt(start + 3);
  const three = [0, 1, 2].map((i) => start + i);
  const rows = armOf(
    three.map((x) => heaps[x] ?? 0n),
    end,
  );
  const columns = armOf(
    three.map((y) => BigInt(longerThan(heaps, y))),
    end,
  );
  const value = (i: number, j: number): number => {
    if (!isThere(heaps, start + i, start + j)) return 0;
    return mex(i === 2 ? columns[j]! : value(i + 1, j), j === 2 ? rows[i]! : value(i, j + 1));
  };
  return value(0, 0);
};
