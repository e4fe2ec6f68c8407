/** Requirements of every store for personal data: results, ratings, settings, exports. */
import { expect, it } from 'vitest';
import type { Opening } from '../../src/play/model/match.ts';
import type { MatchIndex } from '../../src/play/ports.ts';
import { everyStore } from './once.ts';
import { index, move, opening, stored } from './rows.ts';

export const peopleConformance = everyStore('people', (store) => {
  const seatsOf = (user: string, other: 'person' | 'bot' | 'sparring'): Opening['seats'] => [
    { kind: 'person', user },
    other === 'person'
      ? { kind: 'person', user: `${user}-other` }
      : { kind: 'bot', level: other === 'bot' ? 'club' : 'sparring' },
  ];
  const over = (winner: 0 | 1, more: Partial<MatchIndex> = {}) => index({ status: 'over', winner, ...more });

  it('counts results by game and level; not practice, not what goes on; rates what was dealt, unless the winning side was asked for', async () => {
    const user = opening().id;
    const end = async (
      other: 'person' | 'bot' | 'sparring',
      last: MatchIndex,
      over: Partial<Opening> = {},
    ) => {
      const o = await stored(store, { seats: seatsOf(user, other), ...over });
      await store.matches.append(o.id, 0, [move('1:1')], last);
    };
    await end('bot', over(0));
    await end('bot', over(1));
    await end('bot', over(0, { practice: true }));
    await end('bot', over(0), { dealt: false });
    await end('bot', over(0), { winnable: true });
    await end('bot', over(0, { game: 'wythoff' }));
    await end('person', over(0));
    await end('sparring', over(0));
    await end('bot', index());
    expect(
      (await store.records.results(user)).toSorted((a, b) =>
        `${a.game} ${a.against}` < `${b.game} ${b.against}` ? -1 : 1,
      ),
    ).toEqual(
      [
        { game: 'nim', against: 'club', won: 3, drawn: 0, lost: 1 },
        { game: 'nim', against: 'person', won: 1, drawn: 0, lost: 0 },
        { game: 'nim', against: 'sparring', won: 1, drawn: 0, lost: 0 },
        { game: 'wythoff', against: 'club', won: 1, drawn: 0, lost: 0 },
      ].map((row) => ({ ...row, names: {}, guild: null })),
    );
    const ratings = await store.records.ratings(user);
    expect(ratings.map(({ game, games }) => [game, games])).toEqual([
      ['nim', 3],
      ['wythoff', 1],
    ]);
    expect(await store.records.ratedGames([user])).toEqual(['nim', 'wythoff']);
    expect(await store.records.ratedGames([])).toEqual([]);
  });

  it('counts a server’s own games by what they were called, with the server', async () => {
    const user = opening().id;
    for (const [guild, names] of [
      ['g1', { 'rule=1': 'frogs' }],
      ['g2', { 'rule=1': 'frogs' }],
      ['g1', undefined],
      ['g2', undefined],
    ] as const) {
      const named = names === undefined ? {} : { names };
      const seats = seatsOf(user, 'bot');
      await stored(store, { seats, start: 'custom 3 rule=1', guild, ...named }, over(0, { game: 'custom' }));
    }
    const rows = await store.records.results(user);
    expect(
      rows.map(({ guild, names, won }) => JSON.stringify([guild, Object.values(names), won])).toSorted(),
    ).toEqual(['["g1",["frogs"],1]', '["g2",["frogs"],1]', '[null,[],2]']);
  });

  it('rates a match once, both players by as much; leaders are of those asked for', async () => {
    const user = opening().id;
    const o = await stored(store, { seats: seatsOf(user, 'person') });
    const answers = await Promise.all([
      store.matches.append(o.id, 0, [move('1:1')], over(0)),
      store.matches.append(o.id, 0, [move('1:1')], over(0)),
    ]);
    expect(answers.toSorted()).toEqual(['appended', 'stale']);
    expect(await store.records.leaders([user, `${user}-other`], 'nim', 5)).toEqual([
      { user, game: 'nim', rating: 1220, games: 1 },
      { user: `${user}-other`, game: 'nim', rating: 1180, games: 1 },
    ]);
    expect(await store.records.leaders([`${user}-other`], 'nim', 5)).toHaveLength(1);
    expect(await store.records.leaders([], 'nim', 5)).toEqual([]);
  });

  it('gives a person all their rows and nobody else’s name', async () => {
    const user = opening().id;
    const seats = [{ kind: 'person', user }, { kind: 'open' }] as const;
    const o = await stored(store, { seats }, { status: 'challenge' });
    await store.matches.append(
      o.id,
      0,
      [{ kind: 'accept', at: 5, seat: 1, user: `${user}-other` }, move('1:1')],
      index({ revision: 1, waitsFor: `${user}-other` }),
    );
    await store.settings.write('person', user, new Map([['locale', 'en']]));
    const tables = await store.privacy.export(user);
    expect([...tables.keys()].sort()).toEqual(['match_events', 'match_seats', 'matches', 'settings']);
    expect(JSON.stringify([...tables])).not.toContain(`${user}-other`);
    expect(tables.get('match_events')).toHaveLength(2);
    expect(await store.privacy.export(`${user}-nobody`)).toEqual(new Map());
  });

  it('deletes a person: their games against the bot, in others only the name', async () => {
    const user = opening().id;
    const waiting = (seats: Opening['seats']) => stored(store, { seats }, { waitsFor: user });
    const mine = await waiting(seatsOf(user, 'bot'));
    const ours = await waiting(seatsOf(user, 'person'));
    const taken = await waiting([{ kind: 'person', user: `${user}-other` }, { kind: 'open' }]);
    await store.matches.append(ours.id, 0, [move('1:1')], over(0));
    await store.matches.append(taken.id, 0, [{ kind: 'accept', at: 5, seat: 1, user }], index());
    await store.settings.write('person', user, new Map([['locale', 'en']]));
    expect(await store.privacy.erase(user)).toBeGreaterThan(0);
    expect(await store.matches.load(mine.id)).toBeNull();
    expect((await store.matches.load(ours.id))?.opening.seats).toEqual([
      { kind: 'gone' },
      { kind: 'person', user: `${user}-other` },
    ]);
    expect((await store.matches.load(ours.id))?.events).toHaveLength(1);
    expect((await store.matches.load(taken.id))?.events).toEqual([
      { kind: 'accept', at: 5, seat: 1, user: null },
    ]);
    expect(await store.privacy.export(user)).toEqual(new Map());
    expect(await store.privacy.erase(user)).toBe(0);
    expect(await store.records.ratings(`${user}-other`)).toHaveLength(1);
  });

  it('forgets what ended before a time, of one server', async () => {
    const guild = opening().id;
    const make = async (last: MatchIndex, where = guild) => (await stored(store, { guild: where }, last)).id;
    const old = await make(over(0, { updatedAt: 10 }));
    const late = await make(over(0, { updatedAt: 20 }));
    const open = await make(index({ updatedAt: 10 }));
    const elsewhere = await make(over(0, { updatedAt: 10 }), `${guild}-other`);
    const older = await make(over(0, { updatedAt: 9 }));
    expect(await store.privacy.forget(guild, 20, 1)).toBe(1);
    expect(await store.matches.load(older)).toBeNull();
    expect(await store.matches.load(old)).not.toBeNull();
    expect(await store.privacy.forget(guild, 20, 9)).toBe(1);
    expect(await store.privacy.forget(guild, 20, 9)).toBe(0);
    expect(await store.matches.load(old)).toBeNull();
    for (const id of [late, open, elsewhere]) expect(await store.matches.load(id)).not.toBeNull();
  });

  it('finds one setting of everybody', async () => {
    const [a, b] = [opening().id, opening().id];
    await store.settings.write('person', a, new Map([[`listed:${a}`, '1']]));
    await store.settings.write('person', b, new Map([[`listed:${a}`, '1']]));
    await store.settings.write('guild', b, new Map([[`listed:${a}`, '2']]));
    expect([...(await store.settings.named('person', `listed:${a}`))].sort()).toEqual(
      [
        [a, '1'],
        [b, '1'],
      ].sort(),
    );
  });

  it('takes any text as text', async () => {
    const user = `Robert'); drop table matches;-- \u{1F600} 尼姆 ${opening().id}`;
    const o = await stored(store, { seats: [{ kind: 'person', user }, { kind: 'open' }] });
    expect((await store.matches.ofPerson(user, 'open', 5))[0]?.opening).toEqual(o);
  });

  it('changes a setting by what it was, one change after the other', async () => {
    const { settings } = store;
    const add = (word: string) =>
      settings.change('guild', 'many', 'words', (before) => `${before ?? ''}${word}`);
    const values = await Promise.all(['a', 'b', 'c'].map(add));
    const [last] = values.toSorted((a, b) => b!.length - a!.length);
    expect([...last!].sort()).toEqual(['a', 'b', 'c']);
    expect(await settings.read('guild', 'many')).toEqual(new Map([['words', last]]));
    expect(await settings.change('guild', 'many', 'words', () => null)).toBeNull();
    expect(await settings.change('guild', 'many', 'words', (before) => before)).toBeNull();
    expect(await settings.read('guild', 'many')).toEqual(new Map());
  });

  it('keeps settings by scope and id, replaces and removes them', async () => {
    const id = opening().id;
    expect(await store.settings.read('person', id)).toEqual(new Map());
    const write = (values: Readonly<Record<string, string | null>>) =>
      store.settings.write('person', id, new Map(Object.entries(values)));
    await write({ locale: 'en', level: 'club' });
    await store.settings.write('guild', id, new Map([['locale', 'zh-CN']]));
    await write({ locale: 'zh-CN', level: null });
    expect(await store.settings.read('person', id)).toEqual(new Map([['locale', 'zh-CN']]));
    expect(await store.settings.read('guild', id)).toEqual(new Map([['locale', 'zh-CN']]));
  });
});
