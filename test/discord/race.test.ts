/** Screens of races in every language: Discord accepts them, with twenty racers and in every state. */

import { describe, expect, test } from 'vitest';
import { MAX_RACERS, MAX_STANDSTILL_MS, placesOf, type Race } from '../../src/learn/model/race.ts';
import { MAX_MISTAKES, NO_TALLY, type StormRun } from '../../src/learn/model/storm.ts';
import {
  cancelledRaceScreen,
  leftRaceScreen,
  raceFaultScreen,
  racerScreen,
  raceScreen,
  raceThereScreen,
  stormTopScreen,
} from '../../src/learn/screens/race.ts';
import type { RaceView } from '../../src/learn/storm/ports.ts';
import { locales } from '../../src/texts/index.ts';
import { screenLocales } from '../support/pseudo.ts';
import { shownText, taken } from '../support/screens.ts';

const NOW = 1_700_000_000_000;
const race: Race = {
  id: 'abcdefgh12',
  guild: '2',
  channel: '3',
  host: '10',
  createdAt: NOW,
  startedAt: NOW,
  endedAt: null,
  clockCredit: 0,
  stood: 0,
  board: null,
};
const runOf = (i: number, over: Partial<StormRun> = {}): StormRun => ({
  ...NO_TALLY,
  id: `r${i}`,
  user: String(1_300_000_000_000_000_010n + BigInt(i)),
  guild: '2',
  seed: race.id,
  createdAt: NOW,
  startedAt: NOW,
  credit: 0,
  race: race.id,
  ...over,
});
const viewOf = (runs: readonly StormRun[], over: Partial<RaceView> = {}): RaceView => ({
  race,
  phase: 'running',
  racers: placesOf(runs, NOW),
  deadline: NOW + 1,
  games: ['nim', 'chomp', 'kayles', 'wythoff', 'euclid', 'dawsonchess'],
  ...over,
});
const many = Array.from({ length: MAX_RACERS }, (_, i) =>
  runOf(i, { score: 99 - i, reachedAt: NOW, mistakes: i % (MAX_MISTAKES + 1) }),
);

test('Discord takes every state with one racer, twenty and twenty equals', () => {
  for (const locale of screenLocales) {
    for (const runs of [[runOf(1)], many, many.map((run) => ({ ...run, score: 7 }))])
      for (const phase of ['lobby', 'running', 'over', 'cancelled'] as const)
        for (const stood of [0, 40_000, MAX_STANDSTILL_MS + 1])
          taken(raceScreen(viewOf(runs, { phase, race: { ...race, stood } }), locale), locale);
    for (const screen of [
      racerScreen(viewOf(many), locale),
      leftRaceScreen(locale),
      cancelledRaceScreen(locale),
      raceThereScreen(viewOf(many, { phase: 'lobby' }), locale),
      stormTopScreen({ today: [], ever: many.slice(0, 10) }, locale),
    ])
      taken(screen, locale);
    for (const code of [
      'no-such-race',
      'race-closed',
      'race-full',
      'race-not-yours',
      'race-too-few',
      'race-not-in',
      'server',
    ] as const)
      taken(raceFaultScreen(code, locale), locale);
  }
});

describe('places', () => {
  const placed = (...runs: readonly Partial<StormRun>[]) =>
    placesOf(
      runs.map((run, i) => runOf(i, run)),
      NOW,
    ).map(({ place, run }) => [place, run.id]);

  test('go by right answers, then by who had them first; equals share one', () => {
    expect(
      placed({ score: 3, reachedAt: 9 }, { score: 4, reachedAt: 12 }, { score: 3, reachedAt: 8 }),
    ).toEqual([
      [1, 'r1'],
      [2, 'r2'],
      [3, 'r0'],
    ]);
    expect(placed({ score: 3, reachedAt: 9 }, {}, { score: 3, reachedAt: 9 }, {})).toEqual([
      [1, 'r0'],
      [1, 'r2'],
      [3, 'r1'],
      [3, 'r3'],
    ]);
  });

  test('the result names all who share the first one, and nobody where nothing was right', () => {
    const read = (...runs: readonly StormRun[]) =>
      shownText(raceScreen(viewOf(runs, { phase: 'over' }), locales.en), locales.en);
    const equals = [1, 2, 3].map((i) => runOf(i, { score: 2, reachedAt: 5 }));
    const [a, b, c] = equals.map(({ user }) => `<@${user}>`);
    expect(read(...equals.slice(1))).toContain(`${b} and ${c} share first place with 2 right`);
    expect(read(...equals)).toContain(`${a}, ${b} and ${c} share first place with 2 right`);
    expect(read(runOf(1, { score: 2, reachedAt: 5 }), runOf(2))).toMatch(/wins with 2 right/);
    expect(read(runOf(1), runOf(2))).toMatch(/Nobody got one right/);
  });
});

test('the lobby names who may start: the opener, or the first racer once they have left', () => {
  const [first, second] = [runOf(1), runOf(2)];
  const read = (host: string | null) =>
    shownText(
      raceScreen(viewOf([first, second], { phase: 'lobby', race: { ...race, host } }), locales.en),
      locales.en,
    ).match(/<@(\d+)>\S* starts the race/)?.[1];
  expect(read(second.user)).toBe(second.user);
  expect(read('10')).toBe(first.user);
  expect(read(null)).toBe(first.user);
});

test('equal runs share a place in the list of the best', () => {
  const ever = [9, 7, 7, 5].map((score, i) => ({ user: `${i}`, score }));
  const places = shownText(stormTopScreen({ today: [], ever }, locales.en), locales.en).match(
    /\d+(?=\\?\. )/g,
  );
  expect(places).toEqual(['1', '2', '2', '4']);
});
