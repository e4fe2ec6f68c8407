/** Green Hackenbush beyond the small positions: random graphs, long cycles, lines and moves as typed. */
import { describe, expect, test } from 'vitest';
import { fuse } from '../../src/games/hackenbush/fusion.ts';
import type { HackenbushPosition } from '../../src/games/hackenbush/position.ts';
import { rules } from '../../src/games/hackenbush/rules.ts';
import { greenHackenbush } from '../../src/games/hackenbush/theory.ts';
import { parseLine } from '../../src/texts/index.ts';
import { brute } from '../support/brute.ts';
import { testIllegalMoves, testMoves } from '../support/game-cases.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

/** A connected random graph of `m` edges: long cycles where `far` is small. */
const randomEdges = (m: number, far: number, draw: () => number): readonly (readonly [number, number])[] => {
  const edges: [number, number][] = [];
  let nodes = 1;
  while (edges.length < m) {
    const a = Math.max(0, nodes - 1 - Math.floor(draw() * far));
    const closes = draw() < 0.3;
    const b = closes ? Math.floor(draw() * nodes) : nodes++;
    edges.push(draw() < 0.5 ? [a, b] : [b, a]);
  }
  return edges;
};

const positionOf = (edges: readonly (readonly [number, number])[]): HackenbushPosition => {
  const nodes = Math.max(...edges.flat()) + 1;
  return {
    graph: {
      names: Array.from({ length: nodes }, (_, i) => String(i)),
      from: Int32Array.from(edges, ([a]) => a),
      to: Int32Array.from(edges, ([, b]) => b),
    },
    ground: [0],
    typed: false,
  };
};

/** After every single cut, the value computed afresh and the value carried along agree. */
const expectCuts = (at: HackenbushPosition): void => {
  const targets = new Map<bigint, number[]>();
  for (const { edge } of rules.moves(at)) {
    const after = rules.play(at, { edge });
    if (!after.ok) throw new Error('refused');
    const value = greenHackenbush.value(after.value);
    const list = targets.get(value);
    if (list === undefined) targets.set(value, [edge]);
    else list.push(edge);
  }
  for (const [target, edges] of targets)
    expect([...greenHackenbush.reaching!(at, target)].map(({ edge }) => edge)).toEqual(edges);
};

describe('Green Hackenbush', () => {
  test('only blanks and commas stand between edges', () => {
    expect(parseLine('hackenbush 0-a 0-b').ok).toBe(true);
    expect(parseLine('hackenbush 0-a!0-b').ok).toBe(false);
  });

  test('nodes with large numbers for names are the same wherever they stand', () => {
    for (const name of [1023, 1024, 1025, 2048, 5000, 99_999, 1_048_576, 9_999_999])
      expect(spotOf(`hackenbush 0-${name} ${name}-7 7-8`).claims('normal')[0]!.value(), String(name)).toBe(
        3n,
      );
  });

  test('random graphs of up to 7 edges, against brute force', () => {
    const draw = random(3);
    const by = brute();
    for (let round = 0; round < 400; round += 1) {
      const edges = randomEdges(1 + Math.floor(draw() * 7), 3, draw);
      const spot = spotOf(`hackenbush ${edges.map(([a, b]) => `${a}-${b}`).join(' ')}`);
      expect(spot.claims('normal')[0]!.value(), spot.line).toBe(BigInt(by.grundy(spot)));
    }
  });

  test('every cut of random graphs of up to 80 edges', () => {
    const draw = random(4);
    for (let round = 0; round < 120; round += 1)
      expectCuts(positionOf(randomEdges(10 + Math.floor(draw() * 70), 1 + Math.floor(draw() * 8), draw)));
  });

  test('every cut of long cycles with things on them', () => {
    const draw = random(5);
    for (let round = 0; round < 4; round += 1) {
      const size = 120;
      const edges: [number, number][] = Array.from({ length: size }, (_, i) => [i, (i + 1) % size]);
      let nodes = size;
      for (let extra = 0; extra < 80; extra += 1)
        edges.push([Math.floor(draw() * nodes), draw() < 0.2 ? Math.floor(draw() * size) : nodes++]);
      expectCuts(positionOf(edges));
    }
  });

  test('a cycle is worth its edges mod 2, a stalk its length', () => {
    for (let k = 2; k < 40; k += 1) {
      const cycle = Array.from({ length: k }, (_, i) => [i, (i + 1) % k] as const);
      expect(fuse(positionOf(cycle)).value[0]).toBe(k % 2);
      expect(fuse(positionOf(cycle.slice(0, -1))).value[0]).toBe(k - 1);
    }
  });

  testMoves([
    ['hackenbush 0-1 1-2', 'cut 1-2', 'hackenbush 0-1'],
    ['hackenbush 0-1 1-2', '2–1', 'hackenbush 0-1'],
    ['hackenbush 0-1 1-2 1-0 2-3', '0-1', 'hackenbush 0-1 1-2 2-3'],
    ['hackenbush 0-1 1-2 1-0 2-3', '0-1#2', 'hackenbush 0-1 1-2 2-3'],
    ['hackenbush 0-1 0-1', '0-1 #1', 'hackenbush 0-1'],
    ['hackenbush 0-1', '0-1', 'hackenbush 0'],
    ['hackenbush 5-1 root=5', '1-5', 'hackenbush 5 root=5'],
    ['hackenbush 0-1 2-5 root=0,5', '0-1', 'hackenbush 2-5 root=0,5'],
  ]);

  testIllegalMoves([
    ['hackenbush 0-1 0-1', '0-1#3'],
    ['hackenbush 0-1 0-1', '0-1#0'],
    ['hackenbush 0-1', '0-2'],
    ['hackenbush 0-1', 'cut'],
    ['hackenbush 0-1', '1'],
  ]);
});

test('loops and edges from ground to ground are parts by their two ends', () => {
  const partsOf = (position: string): readonly string[] => {
    const parsed = parseLine(`hackenbush ${position}`);
    return parsed.ok ? parsed.value.spot.parts().map(({ spot }) => spot.line) : [parsed.error.code];
  };
  expect(partsOf('0-0 0-5 5-0 5-5 root=0,5')).toEqual([
    'hackenbush 0-0 root=0,5',
    'hackenbush 0-5 5-0 root=0,5',
    'hackenbush 5-5 root=0,5',
  ]);
});
