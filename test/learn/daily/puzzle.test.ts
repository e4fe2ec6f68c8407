/** Daily puzzles: every game in turn, harder through the week, the same on every machine, and proved by the rules. */
import { beforeAll, describe, expect, test } from 'vitest';
import { shown } from '../../../src/engine/explain/shown.ts';
import { Solver } from '../../../src/engine/solve/solver.ts';
import { gameIds } from '../../../src/games/registry.ts';
import { atOnce } from '../../../src/learn/class/question-maker.ts';
import { dayNumbered, FIRST_DAY, gamesOfWeek, numberOf } from '../../../src/learn/daily/calendar.ts';
import { hasHint, hintTold, winsBy } from '../../../src/learn/daily/hint.ts';
import { puzzleOn } from '../../../src/learn/daily/puzzle.ts';
import {
  canHint,
  compareResults,
  type DailyTry,
  gridOf,
  MAX_TRIES,
  standingOf,
} from '../../../src/learn/model/daily.ts';
import { startOf, weekdayOf } from '../../../src/learn/model/day.ts';
import type { Question } from '../../../src/learn/model/question.ts';
import { makingOf } from '../../../src/learn/questions/make.ts';
import { bench, must } from '../../support/app.ts';
import { positionOf, spotOf } from '../../support/positions.ts';
import { catalogue, making } from '../../support/questions.ts';

const maker = atOnce(making);
/** A whole cycle: every game once. */
const CYCLE = gameIds.length;

const tried = (moves: readonly (string | null)[], right = false): readonly DailyTry[] =>
  moves.map((move, number) => ({
    user: 'ada',
    day: FIRST_DAY,
    number,
    move,
    right: right && number === moves.length - 1,
    at: number,
    guild: null,
  }));

describe('in a cycle', () => {
  let puzzles: readonly Question[] = [];
  beforeAll(async () => {
    puzzles = await Promise.all(
      Array.from({ length: CYCLE }, (_, i) => puzzleOn(maker, FIRST_DAY + i, gameIds)),
    );
  });

  test('every game is asked once; others for Candy Piles, with two moves at most', () => {
    const asked = puzzles.map(({ game }) => game);
    const missing = gameIds.filter((id) => !asked.includes(id));
    expect(missing).toEqual(expect.arrayContaining(['candy']));
    // Of another game or two no question may be as hard as its day wants it.
    expect(missing.length).toBeLessThan(5);
    expect(new Set(asked).size).toBe(CYCLE - missing.length);
  });

  test('each week rises from easy to hard', () => {
    const mean = (weekday: number): number => {
      const of = puzzles.filter((_, i) => i % 7 === weekday);
      return of.reduce((sum, { difficulty }) => sum + difficulty, 0) / of.length;
    };
    const means = Array.from({ length: 7 }, (_, weekday) => mean(weekday));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect(means[6]! - means[0]!).toBeGreaterThan(2);
  });

  test('every puzzle is won, and exactly the moves of its key win, by search over the rules', () => {
    for (const question of puzzles) {
      const { spot, win } = positionOf(question.line);
      const solver = new Solver(200_000);
      const options = [...spot.options()];
      const winning = options.filter(({ to }) => solver.outcome(to, win)?.value === false);
      expect(winning.length, question.line).toBeGreaterThan(0);
      for (const option of options)
        expect(
          winsBy(question, { move: option.move, phrase: option.phrase, to: option.to.line }),
          question.line,
        ).toBe(winning.some(({ to }) => to.line === option.to.line));
    }
  });

  test('hints leave fewer and fewer moves, one of which wins, and none that was tried', () => {
    for (const question of puzzles) {
      const spot = spotOf(question.line);
      const losing = [...spot.options()].find(
        ({ move, phrase, to }) => !winsBy(question, { move, phrase, to: to.line }),
      )!;
      for (const tries of [tried([null]), tried([losing.move, null]), tried([null, null])]) {
        if (!hasHint(spot, question, tries.slice(0, -1))) continue;
        const hint = hintTold(spot, question, tries)!;
        expect(hint.moves.filter((move) => winsBy(question, move))).toHaveLength(1);
        expect(hint.moves.length).toBeGreaterThan(1);
        if (tries[0]!.move !== null) expect(hint.moves.map(({ to }) => to)).not.toContain(losing.to.line);
      }
    }
  });
});

test('the puzzle of a day is a function of the day', async () => {
  const day = dayNumbered(36);
  const first = await puzzleOn(maker, day, gameIds);
  // Another process knows nothing of what this one made before.
  const other = atOnce(makingOf(catalogue));
  expect(await puzzleOn(other, day, [...gameIds].reverse())).toEqual(first);
  expect(numberOf(day)).toBe(36);
});

test('what is done after midnight, when the answer is public, counts nowhere', async () => {
  const held = await bench(':memory:', 'midnight');
  const { daily, progress } = held.app;
  const day = FIRST_DAY + 3;
  held.now = startOf(day + 1) - 1;
  const question = await daily.puzzle(day);
  const moves = [...spotOf(question.line).options()].map(shown);
  const ada = { user: 'ada', guild: 'g1', day };
  const wrong = moves.find((move) => !winsBy(question, move))!;
  const right = moves.find((move) => winsBy(question, move))!;
  expect(must(await daily.attempt({ ...ada, number: 0 }, wrong.move)).inTime).toBe(true);
  held.now += 1;
  const solved = must(await daily.attempt({ ...ada, number: 1 }, right.move));
  expect(solved).toMatchObject({ standing: { status: 'solved' }, inTime: false, streak: { days: 1 } });
  expect((await daily.results('g1', day)).map(({ tries }) => gridOf(tries))).toEqual(['🟥']);
  expect((await progress.of('ada', solved.streak)).week.dailies).toBe(0);
  await held.store.close();
});

test('the games of a week are in the order of the cycle, whatever their number', () => {
  for (const count of [7, 12, 35, 36]) {
    const ids = Array.from({ length: count }, (_, i) => `game${String(i).padStart(2, '0')}`);
    const order = Array.from({ length: 3 * count }, (_, i) => {
      const day = FIRST_DAY + i;
      return gamesOfWeek(day, ids)[weekdayOf(day)]!;
    });
    for (let from = 0; from < order.length; from += count)
      expect(new Set(order.slice(from, from + count)).size).toBe(count);
  }
});

describe('tries', () => {
  test('end with the right move, or with the third', () => {
    expect(standingOf(tried([]))).toEqual({ status: 'open', left: MAX_TRIES });
    expect(standingOf(tried(['1', '2'], true)).status).toBe('solved');
    expect(standingOf(tried(['1', '2', '3'])).status).toBe('missed');
    expect(standingOf(tried(['1', null]))).toEqual({ status: 'open', left: 1 });
    expect(gridOf(tried(['1', null, '2'], true))).toBe('🟥💡🟩');
  });

  test('the last one is always a move', () => {
    expect(canHint(standingOf(tried([])))).toBe(true);
    expect(canHint(standingOf(tried([null])))).toBe(true);
    expect(canHint(standingOf(tried([null, null])))).toBe(false);
    expect(canHint(standingOf(tried(['1', '2'])))).toBe(false);
    expect(canHint(standingOf(tried(['1'], true)))).toBe(false);
  });

  test('a board lists those who solved it first, by tries, then by time', () => {
    const result = (user: string, moves: readonly (string | null)[], right: boolean) => ({
      user,
      tries: tried(moves, right),
    });
    const results = [
      result('open', ['1'], false),
      result('missed', ['1', '2', '3'], false),
      result('third', ['1', '2', '3'], true),
      result('first', ['1'], true),
    ];
    expect(results.toSorted(compareResults).map(({ user }) => user)).toEqual([
      'first',
      'third',
      'missed',
      'open',
    ]);
  });
});
