/** Requirements of every store for achievements and seasons. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MatchEvent, Opening, Seat } from '../../src/play/model/match.ts';
import type { MatchIndex } from '../../src/play/ports.ts';
import { arenaOf } from './arena.ts';
import { everyStore } from './once.ts';
import { raceOf, runIn } from './race.ts';
import { index, move, stored } from './rows.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = 20_000;
const NOW = TODAY * DAY + 1_000;

export const progressConformance = everyStore('progress', (store) => {
  const person = (user: string): Seat => ({ kind: 'person', user });
  const bot = (level: 'perfect' | 'casual'): Seat => ({ kind: 'bot', level });

  /** A match that ended. */
  const played = async (
    seats: readonly [Seat, Seat],
    over: Partial<MatchIndex> = {},
    fixed: Partial<Opening> = {},
    before: readonly MatchEvent[] = [],
  ): Promise<void> => {
    const o = await stored(store, { seats, ...fixed });
    const end = index({ status: 'over', winner: 0, updatedAt: NOW, ...over });
    await store.matches.append(o.id, 0, [...before, move('1:1')], end);
  };

  it('counts wins and draws against the perfect level: dealt, without a hint, and no practice', async () => {
    const ada = randomUUID();
    const seats = [person(ada), bot('perfect')] as const;
    await played(seats, { game: 'wythoff' });
    await played(seats, { game: 'wythoff' });
    await played(seats, { game: 'nim' });
    await played(seats, { game: 'digraph', winner: null });
    // None of these is a held win.
    await played(seats, { winner: 1 });
    await played(seats, { practice: true });
    await played(seats, {}, { dealt: false });
    await played(seats, {}, {}, [{ kind: 'hint', at: 1, seat: 0, step: 1 }]);
    await played([person(ada), bot('casual')]);
    expect((await store.progress.deeds(ada)).held).toEqual(
      new Map([
        ['digraph', 1],
        ['nim', 1],
        ['wythoff', 2],
      ]),
    );
    expect(await store.progress.favourite(ada)).toBe('nim');
    expect(await store.progress.favourite(randomUUID())).toBeNull();
  });

  it('tells what was done since a time, and what ratings changed by', async () => {
    const ada = randomUUID();
    const seats = [person(ada), bot('casual')] as const;
    await played(seats, { updatedAt: NOW - DAY });
    await played(seats, { winner: 1 });
    await played(seats);
    for (const [day, number, right] of [
      [TODAY, 0, false],
      [TODAY, 1, true],
      [TODAY - 3, 0, true],
    ] as const)
      await store.daily.addTry({ user: ada, day, number, move: 'x', right, at: NOW + number, guild: null });
    expect(await store.progress.activity(ada, NOW)).toEqual({
      played: 2,
      won: 1,
      dailies: 1,
      practised: 0,
    });
    const [rating] = await store.records.ratings(ada);
    const all = (await store.progress.trends(ada, 0)).get('nim')!;
    expect(all).toBeCloseTo(rating!.rating - 1200, 6);
    expect((await store.progress.trends(ada, NOW)).get('nim')).toBeLessThan(all);
    expect(await store.progress.trends(ada, NOW + 1)).toEqual(new Map());
    expect((await store.progress.deeds(ada)).firstTries).toBe(0);
  });

  it('has the deeds of a season on its server: puzzles on their day, wins against people, races of three', async () => {
    const guild = randomUUID();
    const [ada, ben, cem] = [randomUUID(), randomUUID(), randomUUID()];
    const on = { guild };
    await played([person(ada), person(ben)], {}, on);
    const arena = arenaOf(on);
    await store.arenas.open(arena, ada);
    await played([person(ada), person(ben)], { updatedAt: NOW + 1 }, { ...on, arena: arena.id });
    await played([person(ada), person(ben)], { winner: null, updatedAt: NOW + 2 }, on);
    // These don't count: practice, a position of one's own, the bot, another server, another month.
    await played([person(ada), person(ben)], { practice: true }, on);
    await played([person(ada), person(ben)], {}, { ...on, dealt: false });
    await played([person(ada), bot('perfect')], {}, on);
    await played([person(ada), person(ben)], {}, { guild: randomUUID() });
    await played([person(ada), person(ben)], { updatedAt: NOW + 40 * DAY }, on);
    await store.daily.addTry({ user: ben, day: TODAY, number: 2, move: 'x', right: true, at: NOW, guild });
    await store.daily.addTry({
      user: cem,
      day: TODAY - 1,
      number: 0,
      move: 'x',
      right: true,
      at: NOW,
      guild,
    });
    const race = raceOf({ ...on, host: null, startedAt: NOW, endedAt: NOW + 5 });
    const runs = [];
    for (const [user, score, reachedAt] of [
      [ada, 3, NOW + 2],
      [ben, 3, NOW + 1],
      [cem, 0, null],
    ] as const)
      runs.push({ ...runIn(race, user), startedAt: NOW, score, reachedAt });
    const [first, ...others] = runs;
    await store.races.open(race, first!);
    for (const run of others) await store.storm.open(run);
    const deeds = await store.progress.seasonDeeds(guild, NOW - DAY, NOW + DAY);
    expect(deeds.dailies).toEqual([{ user: ben, tries: 2 }]);
    expect(deeds.games.slice(0, 2)).toEqual([
      { user: ada, against: ben, at: NOW, drawn: false },
      { user: ada, against: ben, at: NOW + 1, drawn: false },
    ]);
    expect(new Set(deeds.games.slice(2))).toEqual(
      new Set([
        { user: ada, against: ben, at: NOW + 2, drawn: true },
        { user: ben, against: ada, at: NOW + 2, drawn: true },
      ]),
    );
    expect(new Map(deeds.races.map(({ user, place }) => [user, place]))).toEqual(
      new Map([
        [ada, 2],
        [ben, 1],
      ]),
    );
    expect((await store.progress.deeds(ben)).races).toBe(1);
    expect((await store.progress.deeds(ada)).arenas).toBe(1);
  });

  it('keeps the places of a season once, and forgets a person’s with their data', async () => {
    const guild = randomUUID();
    const [ada, ben] = [randomUUID(), randomUUID()];
    const rows = [
      { place: 1, user: ada, points: 9 },
      { place: 2, user: ben, points: 4 },
    ];
    await store.progress.keepPlaces(guild, 24_300, rows);
    await store.progress.keepPlaces(guild, 24_300, [{ place: 1, user: ada, points: 99 }]);
    await store.progress.keepPlaces(guild, 24_299, rows);
    await store.progress.keepPlaces(guild, 24_298, []);
    expect(await store.progress.places(guild, 24_300)).toEqual(rows);
    expect(await store.progress.months(guild, 5)).toEqual([24_300, 24_299]);
    await store.privacy.erase(ada);
    expect(await store.progress.places(guild, 24_300)).toEqual([rows[1]]);
  });
});
