/**
 * Tokens on graphs with cycles: outcomes and values by sums with Nim, from rounds over the product; moves that keep a draw;
 * large graphs.
 */
import { describe, expect, test } from 'vitest';
import { analysisJson } from '../../src/cli/json.ts';
import type { Win } from '../../src/engine/core/game.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import { LEVELS } from '../../src/engine/explain/step.ts';
import { formatLoopy } from '../../src/engine/maths/loopy.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { explainChecked } from '../../src/games/checked.ts';
import { parseFile, parseLine } from '../../src/texts/index.ts';
import { brute } from '../support/brute.ts';
import { expectDerived } from '../support/derived.ts';
import { analysisOf, positionOf, spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

const OPTIONS = { bound: 1_000_000, moves: 1000 };
const ask = (line: string) => analysisOf(line, OPTIONS);
const json = (line: string) => analysisJson(ask(line), 'why');

/** Random graphs on up to five nodes, with tokens. */
const lines = (count: number, tokens: number, seed: number): readonly string[] => {
  const next = random(seed);
  const draw = (most: number): number => Math.floor(next() * most);
  return Array.from({ length: count }, () => {
    const n = 2 + draw(4);
    const edges = Array.from({ length: n * n }, (_, i) => `${1 + Math.floor(i / n)}>${1 + (i % n)}`).filter(
      () => next() < 0.35,
    );
    const alone = Array.from({ length: n }, (_, i) => String(i + 1)).filter(
      (node) => !edges.some((edge) => edge.split('>').includes(node)),
    );
    const on = Array.from({ length: 1 + draw(tokens) }, () => 1 + draw(n));
    return `digraph ${[...edges, ...alone].join(' ')} at=${on.join()}`;
  });
};

/** The options, computed from the text. */
const byText = (line: string): readonly string[] => {
  const [, head, tokens] = /^digraph (.*?) ?at=(\S+)$/.exec(line)!;
  const on = tokens!.split(',');
  return on.flatMap((node, i) =>
    head!
      .split(' ')
      .flatMap((edge) => (edge.startsWith(`${node}>`) ? [edge.slice(node.length + 1)] : []))
      .map((to) => [...on.slice(0, i), to, ...on.slice(i + 1)].sort().join()),
  );
};

test('the rules are those of the page: one token along one edge', () => {
  for (const line of lines(80, 3, 3)) {
    const reached = [...spotOf(line).options()].map(({ to }) =>
      /at=(\S+)/.exec(to.line)![1]!.split(',').sort().join(),
    );
    expect([...new Set(reached)].sort(), line).toEqual([...new Set(byText(line))].sort());
  }
});

const by = brute();
const MOST = 7;

describe('against rounds over all that can be reached', () => {
  test('a value is what sums with Nim say of it', () => {
    for (const line of lines(60, 2, 5)) {
      const { loopy } = ask(line);
      const said = formatLoopy(loopy!);
      const outcomes = Array.from(
        { length: MOST },
        (_, n) => by.ruled(spotOf(`${line} + nim ${n}`), 'normal').outcome,
      );
      const zero = outcomes.indexOf('P');
      const among = outcomes.flatMap((outcome, n) => (outcome === 'N' ? [n] : []));
      expect(said, line).toBe(zero >= 0 ? String(zero) : `inf(${among.join()})`);
    }
  });

  test.each<Win>(['normal', 'misere'])('outcome, moves left and winning moves: %s', (win) => {
    for (const line of lines(120, 3, win === 'normal' ? 11 : 13)) {
      const spot = spotOf(line);
      const found = analyse(spot, win, OPTIONS);
      const { outcome, left } = by.ruled(spot, win);
      expect(found.outcome, line).toBe(outcome);
      if (found.remoteness !== null) expect(found.remoteness, line).toBe(BigInt(left!));
      const wins = by.winning(spot, win);
      expect(found.winning.moves.map(({ to }) => to.line).sort(), line).toEqual(wins);
      expect(found.winning.count, line).toBe(BigInt(wins.length));
      for (const { to } of found.keeping ?? []) expect(by.ruled(to, win).outcome, line).toBe('D');
      expect(outcome === 'D', line).toBe((found.keeping ?? []).length > 0);
    }
  });

  test.each<Win>(['normal', 'misere'])('sums with games that end: %s', (win) => {
    const ends = ['nim 2', 'nim 1 3', 'kayles 3', 'wythoff 1 2', 'nim 0'];
    for (const [i, line] of lines(40, 2, 17).entries()) {
      const spot = spotOf(`${line} + ${ends[i % ends.length]!}`);
      const found = analyse(spot, win, OPTIONS);
      expect(found.outcome, spot.line).toBe(by.ruled(spot, win).outcome);
      const wins = by.winning(spot, win);
      expect(found.winning.moves.map(({ to }) => to.line).sort(), spot.line).toEqual(wins);
    }
  });

  test.each<Win>(['normal', 'misere'])('every step is re-derived: %s', (win) => {
    for (const line of [...lines(25, 3, 19), ...lines(12, 2, 23).map((one) => `${one} + nim 2`)]) {
      expectDerived(analyse(spotOf(line), win, OPTIONS), ...LEVELS);
    }
  });

  test('the first winning move of a sum always comes nearer to the end', () => {
    const next = random(29);
    let played = 0;
    for (const line of lines(80, 3, 31)) {
      let { spot } = positionOf(`${line} + nim 3`);
      for (let move = 0; !spot.isOver(); move += 1) {
        const { outcome, winning } = analyse(spot, 'normal', { bound: 200, moves: 1 });
        if (outcome !== 'N') break;
        played += 1;
        expect(move, line).toBeLessThan(60);
        spot = winning.moves[0]!.to;
        const options = [...spot.options()];
        if (options.length > 0) spot = options[Math.floor(next() * options.length)]!.to;
      }
    }
    expect(played).toBeGreaterThan(20);
  });
});

test.each<[string, string, string | null]>([
  ['digraph 1>5 2>4 3>2 4>1 4>4 5>1 5>2 5>3 at=1,2', 'D', 'inf()'],
  ['digraph 1>1 1>2 2>1 at=1,1', 'D', 'inf()'],
  ['digraph 3>1 3>3 at=1,1', 'P', '0'],
  ['digraph 2>3 3>1 3>2 at=2', 'P', '0'],
  ['digraph 1>1 1>2 at=1', 'N', 'inf(0)'],
  ['digraph 1>1 1>2 at=1 + nim 1', 'D', 'inf(1)'],
  ['digraph 1>1 1>2 at=1 + digraph 1>1 at=1', 'D', 'inf()'],
  ['digraph 1>1 1>5 3>1 3>5 4>1 4>2 5>3 5>4 5>5 at=3 misere', 'D', null],
  ['digraph 1>1 1>3 1>5 2>1 4>2 4>4 5>4 at=3 misere', 'N', null],
])('%s is %s', (line, outcome, grundy) => {
  expect(json(line)).toMatchObject({ outcome, grundy, checked: true });
});

test('every, all and any are refused by name, with a line that works', () => {
  for (const how of ['every', 'all', 'any']) {
    const read = parseLine(`${how} nim 3 + digraph 1>2 2>1 at=1`);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'cycles-in-compound', facts: { how, token: 'digraph' } },
    });
    if (!read.ok) expect(parseLine(read.error.example!).ok).toBe(true);
  }
});

test('a drawn position tells of every move, and of one that keeps the draw', () => {
  const found = ask('digraph 1>2 2>1 1>3 3>4 at=1');
  expect(found.outcome).toBe('D');
  const draws = explain(found, 'why').find(({ kind }) => kind === 'draws');
  expect(draws).toMatchObject({
    keep: { move: '1>2' },
    rows: [
      { move: { move: '1>2' }, keeps: true, answer: null },
      { move: { move: '1>3' }, keeps: false, answer: { move: '3>4' } },
    ],
    more: 0,
  });
  expect(explainChecked(found, 'proof')).toMatchObject({ checked: true, fault: null });
});

test('beyond the bound it is said to be unknown, not guessed', () => {
  const line = `digraph ${Array.from({ length: 30 }, (_, i) => `${i}>${(i + 1) % 30} ${i}>${(i + 7) % 30}`).join(' ')} 0>30 at=1,2,3,4,5 misere`;
  expect(analysisOf(line, { bound: 5000, moves: 10 })).toMatchObject({
    outcome: null,
    outcomeReason: { code: 'beyond-search' },
  });
});

test('a million edges in a file', () => {
  const next = random(41);
  const n = 300_000;
  const edges = Array.from(
    { length: 1_000_000 },
    () => `${1 + Math.floor(next() * (n - 1))} ${1 + Math.floor(next() * n)}`,
  );
  const read = parseFile('digraph', `${n} ${edges.length} 1\n${edges.join('\n')}\n7\n`);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const found = analyse(read.value.spot, 'normal', { bound: 1_000_000, moves: 3 });
  expect(found.outcome).not.toBeNull();
});

test('of a position that is not won all winning moves are known: none', () => {
  for (const line of ['digraph 1>2 2>1 at=1', 'digraph 1>2 2>3 at=1', 'digraph 1>2 2>1 2>3 at=1 misere']) {
    const { outcome, winning } = analysisOf(line, { bound: 10_000, moves: 10 });
    expect(outcome, line).not.toBe('N');
    expect(winning, line).toMatchObject({ count: 0n, complete: true, moves: [] });
  }
});
