/** Arenas: points, places, who plays whom, and times as they are typed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ArenaGame,
  type ArenaPlayer,
  minutesOf,
  pairsOf,
  STREAK_POINTS,
  standingsOf,
  timedLine,
  WIN_POINTS,
} from '../../src/play/model/arena.ts';

const playersOf = (...users: readonly string[]): readonly ArenaPlayer[] =>
  users.map((user, i) => ({ user, joinedAt: i, here: true }));

let made = 0;
/** A game that ended at a time; without one it goes on. */
const game = (
  first: string,
  second: string,
  winner: 0 | 1 | 'draw' | null,
  at: number | null = null,
): ArenaGame => ({
  id: `m${(made += 1)}`,
  users: [first, second],
  hung: true,
  open: at === null,
  result: winner,
  updatedAt: at ?? 100,
  timedOut: null,
});

const pointsOf = (players: readonly ArenaPlayer[], games: readonly ArenaGame[]) =>
  Object.fromEntries(
    standingsOf(players, games, 1_000).map(({ user, points, place }) => [user, [points, place]]),
  );

describe('points', () => {
  const players = playersOf('ada', 'ben', 'cem');

  test('are for wins, more from the third in a row; a loss ends the row', () => {
    const games = [
      game('ada', 'ben', 0, 10),
      game('ben', 'ada', 1, 20),
      game('ada', 'cem', 0, 30),
      game('ada', 'ben', 1, 40),
      game('ada', 'ben', 0, 50),
    ];
    expect(pointsOf(players, games)).toEqual({
      ada: [2 * WIN_POINTS + STREAK_POINTS + WIN_POINTS, 1],
      ben: [WIN_POINTS, 2],
      cem: [0, 3],
    });
  });

  test('are not for games that go on, ended too late or don’t count; equals share a place', () => {
    const games = [game('ada', 'ben', 0, 2_000), game('ada', 'ben', null, 10), game('ben', 'cem', null)];
    expect(pointsOf(players, games)).toEqual({ ada: [0, 1], ben: [0, 1], cem: [0, 1] });
  });

  test('a draw is worth half a win to both, and ends a row of wins', () => {
    const games = [
      game('ada', 'ben', 0, 10),
      game('ada', 'ben', 0, 20),
      game('ada', 'ben', 'draw', 30),
      game('ada', 'cem', 0, 40),
    ];
    expect(pointsOf(players, games)).toEqual({
      ada: [3 * WIN_POINTS + WIN_POINTS / 2, 1],
      ben: [WIN_POINTS / 2, 2],
      cem: [0, 3],
    });
    expect(standingsOf(players, games, 1_000)[0]).toMatchObject({ won: 3, drawn: 1, lost: 0, streak: 1 });
  });

  test('who is there: playing, free, away after losing on time until they come back, gone', () => {
    const late = { ...game('ada', 'ben', 0, 50), timedOut: 'ben' };
    const states = (players: readonly ArenaPlayer[]) =>
      Object.fromEntries(
        standingsOf(players, [late, game('cem', 'dan', null)], 1_000).map(({ user, state }) => [user, state]),
      );
    const all = [...playersOf('ada', 'ben', 'cem', 'dan'), { user: 'eve', joinedAt: 1, here: false }];
    expect(states(all)).toEqual({ ada: 'free', ben: 'away', cem: 'playing', dan: 'playing', eve: 'left' });
    expect(states(all.map((one) => ({ ...one, joinedAt: 60 })))).toMatchObject({ ben: 'free' });
  });
});

describe('pairs', () => {
  const pairs = (players: readonly ArenaPlayer[], games: readonly ArenaGame[], now: number) =>
    pairsOf(standingsOf(players, games, now), players, games, now).map((pair) => pair.toSorted());

  test('one alone plays nobody; two play again and again, first by turns', () => {
    expect(pairs(playersOf('ada'), [], 10)).toEqual([]);
    const two = playersOf('ada', 'ben');
    const games: ArenaGame[] = [];
    const firsts: string[] = [];
    for (let at = 10; at < 50; at += 10) {
      const [pair] = pairsOf(standingsOf(two, games, at), two, games, at);
      firsts.push(pair![0]);
      games.push(game(pair![0], pair![1], 0, at));
    }
    expect(firsts.filter((user) => user === 'ada')).toHaveLength(2);
  });

  test('two who just played wait for those who play, but not for long', () => {
    const four = playersOf('ada', 'ben', 'cem', 'dan');
    const games = [game('ada', 'ben', 0, 10_000), game('cem', 'dan', null)];
    expect(pairs(four, games, 11_000)).toEqual([]);
    expect(pairs(four, games, 31_000)).toEqual([['ada', 'ben']]);
    expect(pairs(four, [games[0]!, game('cem', 'dan', 1, 10_500)], 11_000)).toEqual([
      ['ada', 'cem'],
      ['ben', 'dan'],
    ]);
  });

  test('nobody twice, as many as can be, and hardly the same two in a row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 8 }),
        fc.infiniteStream(fc.nat()),
        (count, rounds, chance) => {
          const players = playersOf(...Array.from({ length: count }, (_, i) => `u${i}`));
          const games: ArenaGame[] = [];
          let last = new Set<string>();
          for (let round = 1; round <= rounds; round += 1) {
            const now = round * 100;
            const found = pairsOf(standingsOf(players, games, now), players, games, now);
            const seated = found.flat();
            expect(new Set(seated).size).toBe(seated.length);
            expect(found.length).toBe(Math.floor(count / 2));
            const keys = new Set(found.map((pair) => pair.toSorted().join(' ')));
            if (count > 3) expect([...keys].filter((key) => last.has(key)).length).toBeLessThan(2);
            last = keys;
            for (const [first, second] of found)
              games.push(game(first, second, (chance.next().value as number) % 2 === 0 ? 0 : 1, now + 50));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

test('times are read as people type them', () => {
  for (const [typed, minutes] of [
    ['20m', 20],
    ['20', 20],
    [' 45 min ', 45],
    ['1h', 60],
    ['1h30', 90],
    ['2 hours 5 minutes', 125],
    ['２０分钟', 20],
    ['1小时', 60],
    ['30分', 30],
  ] as const)
    expect(minutesOf(typed), typed).toBe(minutes);
  for (const typed of ['', 'soon', '-5m', '1.5h', '20x', '99999', 'm'])
    expect(minutesOf(typed), typed).toBeNull();
});

test('a time behind the game is a time, a number is a heap', () => {
  for (const [typed, time] of [
    ['moore k=2 20m', '20m'],
    ['moore k=2  20 min', '20 min'],
    ['moore k=2　20分', '20分'],
  ])
    expect(timedLine(typed!), typed).toEqual({ line: 'moore k=2', time });
  for (const line of ['nim', 'nim 3 20', 'kayles 20x', '20m'])
    expect(timedLine(line)).toEqual({ line, time: null });
});
