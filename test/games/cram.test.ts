/**
 * Regions of Cram as bits of rows, compared with sets of squares: connected regions, symmetric images, moves that may be
 * skipped, and outcomes known without search.
 */
import { expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import {
  isLine,
  pairsOf,
  type Region,
  regionsOf,
  sizeOf,
  turnedAbout,
  uprightOf,
  withoutTwins,
} from '../../src/games/cram/region.ts';
import { lineValue } from '../../src/games/cram/search.ts';
import { parseLine } from '../../src/texts/index.ts';
import { valuesBy } from '../support/plain-search.ts';
import { random } from '../support/random.ts';

/** Squares as `row,column`. */
type Squares = ReadonlySet<string>;
const at = (square: string): readonly [number, number] => square.split(',').map(Number) as [number, number];
const squaresOf = (rows: readonly number[]): Squares =>
  new Set(
    rows.flatMap((row, r) =>
      [...row.toString(2)].reverse().flatMap((bit, c) => (bit === '1' ? [`${r},${c}`] : [])),
    ),
  );
const beside = (squares: Squares, square: string): readonly string[] => {
  const [r, c] = at(square);
  return [`${r - 1},${c}`, `${r + 1},${c}`, `${r},${c - 1}`, `${r},${c + 1}`].filter((other) =>
    squares.has(other),
  );
};
/** The same squares, moved to the corner. */
const shape = (squares: Iterable<readonly [number, number]>): string => {
  const all = [...squares];
  const [top, left] = [Math.min(...all.map(([r]) => r)), Math.min(...all.map(([, c]) => c))];
  return all
    .map(([r, c]) => `${r - top},${c - left}`)
    .sort()
    .join(' ');
};
const shapeOf = (squares: Iterable<string>): string => shape([...squares].map(at));
/** The shape turned and mirrored in the eight ways. */
const imagesOf = (squares: Iterable<string>): readonly string[] => {
  const all = [...squares].map(at);
  return [1, -1].flatMap((a) =>
    [1, -1].flatMap((b) => [
      shape(all.map(([r, c]) => [a * r, b * c] as const)),
      shape(all.map(([r, c]) => [b * c, a * r] as const)),
    ]),
  );
};
const dominoes = (squares: Squares): readonly (readonly [string, string])[] =>
  [...squares].flatMap((square) =>
    beside(squares, square).flatMap((other) => (square < other ? [[square, other] as const] : [])),
  );
const valueOf = valuesBy<Squares>(
  (squares) =>
    dominoes(squares).map((domino) => new Set([...squares].filter((one) => !domino.includes(one)))),
  shapeOf,
);
const rowsOf = (squares: Iterable<string>): Region => {
  const rows: number[] = [];
  for (const [r, c] of [...squares].map(at)) {
    while (rows.length <= r) rows.push(0);
    rows[r]! |= 1 << c;
  }
  return rows;
};

const draw = random(1958);
const sheets = Array.from({ length: 400 }, () => {
  const [height, width] = [1 + Math.floor(draw() * 6), 1 + Math.floor(draw() * 7)];
  const dense = 0.35 + draw() * 0.6;
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, (_, c) => (draw() < dense ? 1 << c : 0)).reduce((a, b) => a | b, 0),
  );
});

const flood = (squares: Squares): readonly Squares[] => {
  const left = new Set(squares);
  const found: Squares[] = [];
  for (const start of squares) {
    if (!left.delete(start)) continue;
    const group = new Set([start]);
    for (const one of group)
      for (const other of beside(squares, one)) if (left.delete(other)) group.add(other);
    found.push(group);
  }
  return found;
};

test('what hangs together', () => {
  for (const rows of sheets) {
    const right = flood(squaresOf(rows)).filter(({ size }) => size > 1);
    expect(
      regionsOf(rows)
        .map((region) => shapeOf(squaresOf(region)))
        .sort(),
    ).toEqual(right.map(shapeOf).sort());
  }
});

const regions = sheets.flatMap(regionsOf);

test('squares, pairs of neighbours, and one image for all', () => {
  expect(regions.length).toBeGreaterThan(300);
  for (const region of regions) {
    const squares = squaresOf(region);
    expect([sizeOf(region), pairsOf(region)]).toEqual([squares.size, dominoes(squares).length]);
    const images = imagesOf(squares);
    const upright = uprightOf(region);
    expect(images).toContain(shapeOf(squaresOf(upright)));
    for (const image of images) expect(uprightOf(rowsOf(image.split(' ')))).toEqual(upright);
  }
});

test('of squares with the same only neighbour one is left, and the value stays', () => {
  let left = 0;
  for (const region of regions) {
    const squares = squaresOf(region);
    const only = [...squares].flatMap((square) => {
      const others = beside(squares, square);
      return others.length === 1 ? others : [];
    });
    const twins = only.length - new Set(only).size;
    const rest = squaresOf(withoutTwins(region));
    expect(rest.size).toBe(squares.size - twins);
    if (squares.size > 11) continue;
    if (twins > 0) left += 1;
    expect(valueOf(rest)).toBe(valueOf(squares));
  }
  expect(left).toBeGreaterThan(50);
});

test('lines, and how a region looks from behind', () => {
  const seen = new Map<string, number>();
  const saw = (what: string): number => seen.set(what, (seen.get(what) ?? 0) + 1).get(what)!;
  for (const region of regions) {
    const squares = squaresOf(region);
    const line = [...squares].every((square) => beside(squares, square).length <= 2);
    expect(isLine(region)).toBe(line);
    const [last, most] = [region.length - 1, Math.max(...[...squares].map((square) => at(square)[1]))];
    const behind = (square: string): string => `${last - at(square)[0]},${most - at(square)[1]}`;
    const meeting = dominoes(squares).filter(([a, b]) => [a, b].some((one) => [a, b].includes(behind(one))));
    const about = turnedAbout(region);
    const symmetric = [...squares].every((square) => squares.has(behind(square)));
    expect(about).toBe(symmetric && meeting.length < 2 ? (meeting.length === 0 ? 'lost' : 'won') : null);
    saw(`${about}`);
    if (squares.size > 11) continue;
    if (line) expect(lineValue(squares.size, dominoes(squares).length)).toBe(valueOf(squares));
    if (line) saw(squares.size === dominoes(squares).length ? 'ring' : 'path');
    if (about !== null) expect(valueOf(squares) === 0).toBe(about === 'lost');
  }
  for (const what of ['lost', 'won', 'null', 'path', 'ring']) expect(seen.get(what), what).toBeGreaterThan(3);
});

test('squares thousands of columns apart are told apart', () => {
  const outcomeOf = (lower: number): string | null => {
    // Three rows of free squares; in the lower row of the board one of them, from column `lower`.
    const upper = `${'.'.repeat(5)}${'#'.repeat(4_475)}${'.'.repeat(4)}`;
    const under = `${'#'.repeat(lower)}${'.'.repeat(4)}`;
    const parsed = parseLine(`cram ${upper}/${under} misere`);
    if (!parsed.ok) throw new Error(parsed.error.code);
    return analyse(parsed.value.spot, 'misere', { bound: 100_000, moves: 1 }).outcome;
  };
  expect(outcomeOf(4_480 - 4_096)).toBe(outcomeOf(434));
});
