/** Achievements and seasons: what counts, how much, and where it ends. */

import { expect, test } from 'vitest';
import { achievementsOf, type Deeds } from '../../src/people/model/achievements.ts';
import {
  DRAW_POINTS,
  isoMonth,
  MAX_GAMES_PER_DAY,
  monthOf,
  seasonOf,
  startOfMonth,
  WIN_POINTS,
} from '../../src/people/model/season.ts';
import { achievementsScreen, seasonScreen, trendOf } from '../../src/people/screens/progress.ts';
import { statsScreen } from '../../src/people/screens/stats.ts';
import { locales } from '../../src/texts/index.ts';
import { bench, pair } from '../support/app.ts';
import { screenLocales } from '../support/pseudo.ts';
import { shownText, taken } from '../support/screens.ts';

const NOTHING: Deeds = {
  held: new Map(),
  streak: 0,
  firstTries: 0,
  storm: 0,
  races: 0,
  arenas: 0,
  practised: 0,
};
const DAY = 24 * 60 * 60 * 1000;

test('an achievement is reached at its goal, once, with the next one ahead; nothing is said of what was never begun', () => {
  expect(achievementsOf(NOTHING)).toEqual({ reached: [], next: [] });
  const held = (count: number) => achievementsOf({ ...NOTHING, held: new Map([['wythoff', count]]) });
  expect(held(9).reached).toEqual([]);
  expect(held(9).next[0]).toEqual({ id: 'held', game: 'wythoff', goal: 10, count: 9 });
  expect(held(10).reached).toEqual([{ id: 'held', game: 'wythoff', goal: 10, count: 10 }]);
  expect(held(50).reached).toEqual([{ id: 'held', game: 'wythoff', goal: 50, count: 50 }]);
  expect(held(50).next.map(({ id }) => id)).toEqual(['held-games']);
  const text = shownText(achievementsScreen(held(10), locales.en), locales.en);
  expect(text).toMatch(/🏅 Held Wythoff.* against Perfect 10 times/);
});

test('a season counts puzzles by tries, few wins a day against one person, few races a day; only who is listed', () => {
  const games = (count: number, at: number, drawn = false) =>
    Array.from({ length: count }, () => ({ user: 'ada', against: 'ben', at, drawn }));
  const deeds = {
    dailies: [
      { user: 'ben', tries: 0 },
      { user: 'ben', tries: 2 },
      { user: 'eve', tries: 0 },
    ],
    games: [...games(MAX_GAMES_PER_DAY + 2, DAY), ...games(1, 2 * DAY, true)],
    races: Array.from({ length: 5 }, () => ({ user: 'cem', place: 1, at: DAY })),
  };
  expect(seasonOf(deeds, ['ada', 'ben', 'cem', 'dan'])).toEqual([
    { place: 1, user: 'cem', points: 9 },
    { place: 2, user: 'ada', points: MAX_GAMES_PER_DAY * WIN_POINTS + DRAW_POINTS },
    { place: 3, user: 'ben', points: 4 },
  ]);
});

test('months are UTC’s', () => {
  const november = monthOf(Date.UTC(2026, 10, 30, 23, 59));
  expect(isoMonth(november)).toBe('2026-11');
  expect(monthOf(startOfMonth(november + 2))).toBe(november + 2);
  expect(isoMonth(november + 2)).toBe('2027-01');
});

test('a server’s season is off until it is turned on; what was reached stays when the month is over', async () => {
  const held = await bench(':memory:', 'season');
  const { app } = held;
  const [ann, bob] = ['ann', 'bob'];
  for (const user of [ann, bob]) await app.records.list(user, 'g1', true);
  const win = async (): Promise<void> => {
    const { match } = await pair(held, { line: 'nim' });
    await app.matches.resign(match.id, bob);
  };
  await win();
  expect(await app.progress.season('g1', null)).toMatchObject({ on: false, places: [] });
  await app.progress.setSeason('g1', true);
  const { month, places } = await app.progress.season('g1', null);
  expect(places).toEqual([{ place: 1, user: ann, points: WIN_POINTS }]);
  held.now = startOfMonth(month + 1) + 1;
  await app.progress.close();
  await app.progress.close();
  expect(await app.progress.season('g1', null)).toMatchObject({ places: [], past: [month] });
  expect((await app.progress.season('g1', month)).places).toEqual(places);
  await app.records.list(ann, 'g1', false);
  expect((await app.progress.season('g1', month)).places).toEqual([]);
  await held.store.close();
});

test('every month since seasons were turned on is saved, also after months of downtime', async () => {
  const held = await bench(':memory:', 'downtime');
  const { app } = held;
  await app.records.list('ann', 'g1', true);
  await app.progress.setSeason('g1', true);
  const { month } = await app.progress.season('g1', null);
  for (const later of [0, 2]) {
    held.now = Math.max(held.now, startOfMonth(month + later));
    const { match } = await pair(held, { line: 'nim' });
    await app.matches.resign(match.id, 'bob');
  }
  held.now = startOfMonth(month + 4) + 1;
  await app.progress.close();
  expect((await app.progress.season('g1', null)).past).toEqual([month + 2, month]);
  await held.store.close();
});

test('what was reached in a month in which a server had no seasons makes none', async () => {
  const held = await bench(':memory:', 'late');
  const { app } = held;
  await app.records.list('ann', 'g1', true);
  const { match } = await pair(held, { line: 'nim' });
  await app.matches.resign(match.id, 'bob');
  const { month } = await app.progress.season('g1', null);
  held.now = startOfMonth(month + 1) + 1;
  await app.progress.setSeason('g1', true);
  await app.progress.close();
  expect(await app.progress.season('g1', null)).toMatchObject({ on: true, places: [], past: [] });
  await held.store.close();
});

test('Discord takes the screens, with everything and with nothing', () => {
  const games = ['nim', 'wythoff', 'chomp', 'kayles'];
  const all = achievementsOf({
    held: new Map(games.map((game) => [game, 12])),
    streak: 200,
    firstTries: 60,
    storm: 40,
    races: 20,
    arenas: 200,
    practised: 2_000,
  });
  const week = { played: 3, won: 1, dailies: 1, practised: 12 };
  const progress = { week, favourite: 'nim', trends: new Map([['nim', -12.4]]), achievements: all };
  for (const locale of screenLocales) {
    for (const one of [all, achievementsOf(NOTHING)]) taken(achievementsScreen(one, locale), locale);
    const places = Array.from({ length: 30 }, (_, i) => ({ place: i + 1, user: String(i), points: 99 - i }));
    for (const on of [true, false])
      for (const manages of [true, false])
        taken(
          seasonScreen({ month: 24_322, now: 24_322, on, places, past: [24_321, 24_320] }, manages, locale),
          locale,
        );
    const view = {
      user: '42',
      results: [{ game: 'nim', own: null, against: 'person', won: 1, drawn: 1, lost: 2 }],
      ratings: [{ user: '42', game: 'nim', rating: 1200, games: 3 }],
      practice: null,
      streak: { days: 3, best: 5, today: false, spare: true, anew: false },
      progress,
      own: {},
      listed: true,
      boards: ['nim'],
    } as const;
    taken(statsScreen(view, locale), locale);
  }
  expect(trendOf(progress, 'nim', locales.en)).toBe('▼ −12 in 30 days');
  expect(trendOf(progress, 'chomp', locales.en)).toBeNull();
});
