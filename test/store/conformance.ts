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

    it('knows nothing of a match that was never opened', async () => {
      expect(await store.matches.load('never')).toBeNull();
      expect(await store.matches.append('never', 0, [move('1:1')], index({ revision: 1 }))).toBe('stale');
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
