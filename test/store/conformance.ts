import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MatchEvent, Opening } from '../../src/app/match.ts';
import type { MatchIndex } from '../../src/app/ports.ts';
import type { Store } from '../../src/store/store.ts';

let made = 0;

/** An opening of its own each time, so that suites can share a database. */
export const opening = (over: Partial<Opening> = {}): Opening => ({
  id: `m${process.pid}x${Date.now().toString(36)}x${(made += 1)}`,
  guild: 'g1',
  channel: 'c1',
  start: 'nim 3 4 5',
  seats: [
    { kind: 'person', user: 'ann' },
    { kind: 'bot', level: 'casual' },
  ],
  opener: 0,
  clock: 'none',
  rematchOf: null,
  createdAt: 1_700_000_000_000,
  ...over,
});

export const index = (over: Partial<MatchIndex> = {}): MatchIndex => ({
  status: 'playing',
  revision: 0,
  waitsFor: null,
  waitsForBot: false,
  deadline: null,
  updatedAt: 1_700_000_000_001,
  game: 'nim',
  winner: null,
  practice: false,
  warnAt: null,
  ...over,
});

export const move = (text: string, seat: 0 | 1 = 0): MatchEvent => ({
  kind: 'move',
  at: 1_700_000_000_002,
  seat,
  move: text,
});

/** One of every kind there is. */
const EVERY_EVENT: readonly MatchEvent[] = [
  { kind: 'accept', at: 1, seat: 1, user: 'bob' },
  { kind: 'hint', at: 2, seat: 0, step: 4 },
  move('1:3'),
  move('2:4', 1),
  { kind: 'undo', at: 3, seat: 0, count: 2 },
  { kind: 'ask', at: 3, seat: 1 },
  { kind: 'refuse', at: 3, seat: 0 },
  { kind: 'resign', at: 4, seat: 1 },
  { kind: 'time-out', at: 5, seat: 0 },
  { kind: 'decline', at: 6, seat: 1 },
  { kind: 'cancel', at: 7, seat: 0 },
  { kind: 'expire', at: 8 },
];

/** What every store must do, whatever it is made of. */
export const storeConformance = (name: string, open: () => Promise<Store>): void => {
  describe(`the store on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    it('gives back what was put in: every kind of event, in order, numbers as numbers', async () => {
      const o = opening({ clock: '1d', guild: null });
      expect(
        await store.matches.create(o, EVERY_EVENT, index({ revision: 3, deadline: 9_999_999_999_999 })),
      ).toBe('created');
      expect(await store.matches.load(o.id)).toEqual({
        opening: o,
        events: EVERY_EVENT,
        board: null,
        deadline: 9_999_999_999_999,
      });
    });

    it('keeps every kind of seat', async () => {
      for (const seats of [
        [{ kind: 'open' }, { kind: 'person', user: 'x' }],
        [{ kind: 'gone' }, { kind: 'bot', level: 'sparring' }],
      ] as const) {
        const o = opening({ seats });
        await store.matches.create(o, [], index());
        expect((await store.matches.load(o.id))?.opening.seats).toEqual(seats);
      }
    });

    it('keeps the games of a server by name, each once, and no more than it may', async () => {
      const guild = `g${(made += 1)}${Date.now()}`;
      const game = (name: string, over = {}) => ({
        guild,
        name,
        definition: 'rule=1,2:0-2',
        by: 'definer',
        at: 1_700_000_000_000,
        ...over,
      });
      expect(await store.definitions.of(guild)).toEqual([]);
      expect(await store.definitions.add(game('frogs'), 2)).toBe('added');
      expect(await store.definitions.add(game('frogs', { definition: 'rule=1' }), 2)).toBe('taken');
      expect(await store.definitions.add(game('楼梯', { definition: 'edges=a>b,b>c', by: 'eve' }), 2)).toBe(
        'added',
      );
      expect(await store.definitions.add(game('third'), 2)).toBe('full');
      expect(await store.definitions.add(game('frogs', { guild: `${guild}x` }), 2)).toBe('added');
      expect(await store.definitions.of(guild)).toEqual([
        game('frogs'),
        game('楼梯', { definition: 'edges=a>b,b>c', by: 'eve' }),
      ]);
      // Whoever asks for the end of their data leaves the server its game, without their name.
      expect((await store.privacy.export('definer')).get('definitions')).toHaveLength(2);
      await store.privacy.erase('definer');
      expect((await store.definitions.of(guild)).map(({ by }) => by)).toEqual([null, 'eve']);
      expect(await store.definitions.remove(guild, 'frogs')).toBe(true);
      expect(await store.definitions.remove(guild, 'frogs')).toBe(false);
      expect((await store.definitions.of(guild)).map(({ name }) => name)).toEqual(['楼梯']);
    });

    it('knows nothing of a match that was never opened', async () => {
      expect(await store.matches.load('never')).toBeNull();
      expect(await store.matches.append('never', 0, [move('1:1')], index({ revision: 1 }))).toBe('stale');
    });

    it('keeps what the server called its own games', async () => {
      const o = { ...opening(), start: 'custom 9 rule=1,2:0-2', names: { 'rule=1,2:0-2': '青蛙' } };
      await store.matches.create(o, [], index());
      expect((await store.matches.load(o.id))?.opening).toEqual(o);
    });

    it('opens an id once', async () => {
      const o = opening();
      expect(await store.matches.create(o, [], index())).toBe('created');
      expect(await store.matches.create({ ...o, start: 'nim 1' }, [], index())).toBe('exists');
      expect((await store.matches.load(o.id))?.opening.start).toBe('nim 3 4 5');
    });

    it('opens one rematch a match, however many ask at once', async () => {
      const first = opening();
      await store.matches.create(first, [], index({ status: 'over' }));
      expect(await store.matches.rematchOf(first.id)).toBeNull();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => store.matches.create(opening({ rematchOf: first.id }), [], index())),
      );
      expect(answers.filter((answer) => answer === 'created')).toHaveLength(1);
      expect((await store.matches.rematchOf(first.id))?.opening.rematchOf).toBe(first.id);
    });

    it('appends after the end of the log and nowhere else', async () => {
      const o = opening();
      await store.matches.create(o, [], index());
      expect(await store.matches.append(o.id, 0, [move('1:1'), move('1:1', 1)], index({ revision: 2 }))).toBe(
        'appended',
      );
      expect(await store.matches.append(o.id, 0, [move('2:1')], index({ revision: 1 }))).toBe('stale');
      expect(await store.matches.append(o.id, 3, [move('2:1')], index({ revision: 3 }))).toBe('stale');
      expect(await store.matches.append(o.id, 2, [move('2:1')], index({ revision: 3 }))).toBe('appended');
      expect((await store.matches.load(o.id))?.events).toEqual([move('1:1'), move('1:1', 1), move('2:1')]);
    });

    it('never has two moves of one revision', async () => {
      const o = opening();
      await store.matches.create(o, [move('1:1')], index({ revision: 1 }));
      expect(await store.matches.append(o.id, 1, [move('2:1')], index({ revision: 1 }))).toBe('stale');
      expect((await store.matches.load(o.id))?.events).toHaveLength(1);
    });

    it('lets one of twenty writers win', async () => {
      const o = opening();
      await store.matches.create(o, [], index());
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          store.matches.append(o.id, 0, [move(`3:${i + 1}`)], index({ revision: 1 })),
        ),
      );
      const winner = answers.indexOf('appended');
      expect(answers.filter((answer) => answer === 'stale')).toHaveLength(19);
      expect((await store.matches.load(o.id))?.events).toEqual([move(`3:${winner + 1}`)]);
    });

    it('lists the matches of a person, those that wait for them first, then the latest', async () => {
      const user = opening().id;
      const seats = [
        { kind: 'person', user },
        { kind: 'bot', level: 'club' },
      ] as const;
      const [old, waiting, late, over] = [
        opening({ seats }),
        opening({ seats }),
        opening({ seats }),
        opening({ seats }),
      ];
      await store.matches.create(old, [], index({ updatedAt: 1 }));
      await store.matches.create(waiting, [], index({ updatedAt: 2, waitsFor: user }));
      await store.matches.create(late, [], index({ updatedAt: 3, status: 'challenge' }));
      await store.matches.create(over, [], index({ updatedAt: 4, status: 'over' }));
      const ids = async (which: 'open' | 'finished', most: number) =>
        (await store.matches.ofPerson(user, which, most)).map((record) => record.opening.id);
      expect(await ids('open', 10)).toEqual([waiting.id, late.id, old.id]);
      expect(await ids('open', 1)).toEqual([waiting.id]);
      expect(await ids('finished', 10)).toEqual([over.id]);
    });

    it('finds the person who took an open seat', async () => {
      const user = opening().id;
      const o = opening({ seats: [{ kind: 'person', user: 'ann' }, { kind: 'open' }] });
      await store.matches.create(o, [], index({ status: 'challenge' }));
      expect(await store.matches.ofPerson(user, 'open', 5)).toEqual([]);
      await store.matches.append(o.id, 0, [{ kind: 'accept', at: 5, seat: 1, user }], index());
      expect((await store.matches.ofPerson(user, 'open', 5)).map((record) => record.opening.id)).toEqual([
        o.id,
      ]);
    });

    it('finds what is due and what waits for the bot, and moves deadlines', async () => {
      const [due, later, bot] = [opening(), opening(), opening()];
      await store.matches.create(due, [], index({ deadline: 1000 }));
      await store.matches.create(later, [], index({ deadline: 2000 }));
      await store.matches.create(bot, [], index({ waitsForBot: true }));
      const dueAt = async (now: number) =>
        (await store.matches.due(now, 1000)).map((record) => record.opening.id);
      expect(await dueAt(1000)).toContain(due.id);
      expect(await dueAt(1000)).not.toContain(later.id);
      expect((await store.matches.waitingForBot(1000)).map((record) => record.opening.id)).toContain(bot.id);
      await store.matches.extendDeadlines(1500);
      expect(await dueAt(2499)).not.toContain(due.id);
      expect((await store.matches.load(due.id))?.deadline).toBe(2500);
      expect((await store.matches.load(bot.id))?.deadline).toBeNull();
      for (const { id } of [due, later]) await store.matches.append(id, 0, [], index({ status: 'over' }));
      await store.matches.append(bot.id, 0, [], index({ status: 'over' }));
    });

    it('finds what was touched since a time, the latest first', async () => {
      const far = 9_000_000_000_000;
      const [before, first, second] = [opening(), opening(), opening()];
      await store.matches.create(before, [], index({ updatedAt: far - 1 }));
      await store.matches.create(first, [], index({ updatedAt: far }));
      await store.matches.create(second, [], index({ updatedAt: far + 1 }));
      const ids = (await store.matches.touched(far, 2)).map((record) => record.opening.id);
      expect(ids).toEqual([second.id, first.id]);
      expect(await store.matches.touched(far + 2, 2)).toEqual([]);
      for (const { id } of [before, first, second]) await store.matches.append(id, 0, [], index());
    });

    it('remembers where the board hangs', async () => {
      const o = opening();
      await store.matches.create(o, [], index());
      await store.matches.hang(o.id, { channel: 'c9', message: '123456789012345678' });
      expect((await store.matches.load(o.id))?.board).toEqual({
        channel: 'c9',
        message: '123456789012345678',
      });
    });

    it('gives each warning once, and moves it with the deadline', async () => {
      const [soon, never] = [opening(), opening()];
      await store.matches.create(soon, [], index({ deadline: 90_000, warnAt: 30_000 }));
      await store.matches.create(never, [], index({ deadline: 90_000 }));
      const taken = async (now: number) =>
        (await store.matches.takeWarnings(now, 1000)).map((record) => record.opening.id);
      expect(await taken(29_999)).toEqual([]);
      await store.matches.extendDeadlines(5000);
      expect(await taken(30_000)).toEqual([]);
      const both = await Promise.all([taken(35_000), taken(35_000)]);
      expect(both.flat()).toEqual([soon.id]);
      for (const { id } of [soon, never]) await store.matches.append(id, 0, [], index({ status: 'over' }));
    });

    const seatsOf = (user: string, other: 'person' | 'bot' | 'sparring'): Opening['seats'] => [
      { kind: 'person', user },
      other === 'person'
        ? { kind: 'person', user: `${user}-other` }
        : { kind: 'bot', level: other === 'bot' ? 'club' : 'sparring' },
    ];
    const over = (winner: 0 | 1, more: Partial<MatchIndex> = {}) =>
      index({ status: 'over', winner, ...more });

    it('counts results by game and level; not practice, not what goes on', async () => {
      const user = opening().id;
      const end = async (other: 'person' | 'bot' | 'sparring', last: MatchIndex) => {
        const o = opening({ seats: seatsOf(user, other) });
        await store.matches.create(o, [], index());
        await store.matches.append(o.id, 0, [move('1:1')], last);
      };
      await end('bot', over(0));
      await end('bot', over(1));
      await end('bot', over(0, { practice: true }));
      await end('bot', over(0, { game: 'wythoff' }));
      await end('person', over(0));
      await end('sparring', over(0));
      await end('bot', index());
      expect(
        (await store.records.results(user)).toSorted((a, b) =>
          `${a.game} ${a.against}` < `${b.game} ${b.against}` ? -1 : 1,
        ),
      ).toEqual([
        { game: 'nim', against: 'club', won: 1, lost: 1 },
        { game: 'nim', against: 'person', won: 1, lost: 0 },
        { game: 'nim', against: 'sparring', won: 1, lost: 0 },
        { game: 'wythoff', against: 'club', won: 1, lost: 0 },
      ]);
      const ratings = await store.records.ratings(user);
      expect(ratings.map(({ game, games }) => [game, games])).toEqual([
        ['nim', 3],
        ['wythoff', 1],
      ]);
      expect(await store.records.ratedGames([user])).toEqual(['nim', 'wythoff']);
      expect(await store.records.ratedGames([])).toEqual([]);
    });

    it('rates a match once, both players by as much; leaders are of those asked for', async () => {
      const user = opening().id;
      const o = opening({ seats: seatsOf(user, 'person') });
      await store.matches.create(o, [], index());
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
      const o = opening({ seats: [{ kind: 'person', user }, { kind: 'open' }] });
      await store.matches.create(o, [], index({ status: 'challenge' }));
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
      const mine = opening({ seats: seatsOf(user, 'bot') });
      const ours = opening({ seats: seatsOf(user, 'person') });
      const taken = opening({ seats: [{ kind: 'person', user: `${user}-other` }, { kind: 'open' }] });
      for (const o of [mine, ours, taken]) await store.matches.create(o, [], index({ waitsFor: user }));
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
      const make = async (last: MatchIndex, where = guild) => {
        const o = opening({ guild: where });
        await store.matches.create(o, [], last);
        return o.id;
      };
      const old = await make(over(0, { updatedAt: 10 }));
      const late = await make(over(0, { updatedAt: 20 }));
      const open = await make(index({ updatedAt: 10 }));
      const elsewhere = await make(over(0, { updatedAt: 10 }), `${guild}-other`);
      expect(await store.privacy.forget(guild, 20)).toBe(1);
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
      const o = opening({ seats: [{ kind: 'person', user }, { kind: 'open' }] });
      await store.matches.create(o, [], index());
      expect((await store.matches.ofPerson(user, 'open', 5))[0]?.opening).toEqual(o);
    });

    it('keeps settings by scope and id, replaces and removes them', async () => {
      const id = opening().id;
      expect(await store.settings.read('person', id)).toEqual(new Map());
      await store.settings.write(
        'person',
        id,
        new Map([
          ['locale', 'en'],
          ['level', 'club'],
        ]),
      );
      await store.settings.write('guild', id, new Map([['locale', 'zh-CN']]));
      await store.settings.write(
        'person',
        id,
        new Map([
          ['locale', 'zh-CN'],
          ['level', null],
        ]),
      );
      expect(await store.settings.read('person', id)).toEqual(new Map([['locale', 'zh-CN']]));
      expect(await store.settings.read('guild', id)).toEqual(new Map([['locale', 'zh-CN']]));
    });
  });
};
