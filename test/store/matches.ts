/** Requirements of every store for matches and for games that servers named. */
import { expect, it } from 'vitest';
import { EVERY_SHARD } from '../../src/kernel/shard.ts';
import type { Opening } from '../../src/play/model/match.ts';
import { clocksAt } from './clocks.ts';
import { everyStore } from './once.ts';
import { EVERY_EVENT, index, move, noticesOf, opening, stored } from './rows.ts';

export const matchConformance = everyStore('matches', (store) => {
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

  it('gives back every fact of the opening', async () => {
    // Total by type, so that the compiler asks for a new fact here, and this test for its column. An arena must be running.
    const all: Required<Omit<Opening, 'arena'>> = {
      ...opening(),
      start: 'custom 9 rule=1,2:0-2',
      opener: 1,
      clock: '5m',
      dealt: false,
      winnable: true,
      guided: true,
      agreedHints: true,
      names: { 'rule=1,2:0-2': '青蛙' },
    };
    await store.matches.create(all, [], index());
    expect((await store.matches.load(all.id))?.opening).toEqual(all);
  });

  it('keeps every kind of seat', async () => {
    for (const seats of [
      [{ kind: 'open' }, { kind: 'person', user: 'x' }],
      [{ kind: 'gone' }, { kind: 'bot', level: 'sparring' }],
    ] as const) {
      const o = await stored(store, { seats });
      expect((await store.matches.load(o.id))?.opening.seats).toEqual(seats);
    }
  });

  it('keeps the games of a server by name, each once, and no more than it may', async () => {
    const guild = `g${opening().id}`;
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
    // A person who deletes their data leaves the server its game, without their name.
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

  it('opens an id once', async () => {
    const o = opening();
    expect(await store.matches.create(o, [], index())).toBe('created');
    expect(await store.matches.create({ ...o, start: 'nim 1' }, [], index())).toBe('exists');
    expect((await store.matches.load(o.id))?.opening.start).toBe('nim 3 4 5');
  });

  it('opens one rematch a match, however many ask at once', async () => {
    const first = await stored(store, {}, { status: 'over' });
    expect(await store.matches.rematchOf(first.id)).toBeNull();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => store.matches.create(opening({ rematchOf: first.id }), [], index())),
    );
    expect(answers.filter((answer) => answer === 'created')).toHaveLength(1);
    expect((await store.matches.rematchOf(first.id))?.opening.rematchOf).toBe(first.id);
  });

  it('appends after the end of the log and nowhere else', async () => {
    const o = await stored(store);
    expect(await store.matches.append(o.id, 0, [move('1:1'), move('1:1', 1)], index({ revision: 2 }))).toBe(
      'appended',
    );
    expect(await store.matches.append(o.id, 0, [move('2:1')], index({ revision: 1 }))).toBe('stale');
    expect(await store.matches.append(o.id, 3, [move('2:1')], index({ revision: 3 }))).toBe('stale');
    expect(await store.matches.append(o.id, 2, [move('2:1')], index({ revision: 3 }))).toBe('appended');
    expect((await store.matches.load(o.id))?.events).toEqual([move('1:1'), move('1:1', 1), move('2:1')]);
  });

  it('never has two moves of one revision', async () => {
    const o = await stored(store, {}, { revision: 1 }, [move('1:1')]);
    expect(await store.matches.append(o.id, 1, [move('2:1')], index({ revision: 1 }))).toBe('stale');
    expect((await store.matches.load(o.id))?.events).toHaveLength(1);
  });

  it('lets one of twenty writers win', async () => {
    const o = await stored(store);
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
    const old = await stored(store, { seats }, { updatedAt: 1 });
    const waiting = await stored(store, { seats }, { updatedAt: 2, waitsFor: user });
    const late = await stored(store, { seats }, { updatedAt: 3, status: 'challenge' });
    const over = await stored(store, { seats }, { updatedAt: 4, status: 'over' });
    const ids = async (which: 'open' | 'finished', most: number) =>
      (await store.matches.ofPerson(user, which, most)).map((record) => record.opening.id);
    expect(await ids('open', 10)).toEqual([waiting.id, late.id, old.id]);
    expect(await ids('open', 1)).toEqual([waiting.id]);
    expect(await ids('finished', 10)).toEqual([over.id]);
  });

  it('finds the person who took an open seat', async () => {
    const user = opening().id;
    const seats = [{ kind: 'person', user: 'ann' }, { kind: 'open' }] as const;
    const o = await stored(store, { seats }, { status: 'challenge' });
    expect(await store.matches.ofPerson(user, 'open', 5)).toEqual([]);
    await store.matches.append(o.id, 0, [{ kind: 'accept', at: 5, seat: 1, user }], index());
    expect((await store.matches.ofPerson(user, 'open', 5)).map((record) => record.opening.id)).toEqual([
      o.id,
    ]);
  });

  it('finds what is due and what waits for the bot', async () => {
    const due = await stored(store, {}, { deadline: 1000 });
    const later = await stored(store, {}, { deadline: 2000 });
    const bot = await stored(store, {}, { waitsForBot: true });
    const dueAt = async (now: number) =>
      (await store.matches.due(clocksAt(now), 1000)).map((record) => record.opening.id);
    expect(await dueAt(1000)).toContain(due.id);
    expect(await dueAt(1000)).not.toContain(later.id);
    expect(
      (await store.matches.waitingForBot(EVERY_SHARD, '', 1000)).map((record) => record.opening.id),
    ).toContain(bot.id);
    for (const { id } of [due, later]) await store.matches.append(id, 0, [], index({ status: 'over' }));
    await store.matches.append(bot.id, 0, [], index({ status: 'over' }));
  });

  it('finds the boards that are behind, by id and page by page', async () => {
    const [fresh, late, shown] = [await stored(store), await stored(store), await stored(store)];
    const off = await stored(store, {}, { deadline: 500_000 });
    const hint = { kind: 'hint', at: 1, seat: 0, step: 1 } as const;
    for (const { id } of [fresh, late, shown])
      await store.matches.append(id, 0, [hint], index({ revision: 0 }));
    const behind = async (credit: number): Promise<readonly string[]> => {
      const mine = new Set([fresh, late, shown, off].map(({ id }) => id));
      const all: string[] = [];
      for (let ids = await store.matches.behind(clocksAt(0, credit), 30_000, '', 1); ids.length > 0; ) {
        all.push(...ids.filter((id) => mine.has(id)));
        ids = await store.matches.behind(clocksAt(0, credit), 30_000, ids.at(-1)!, 1);
      }
      return all;
    };
    const sorted = (...some: readonly { readonly id: string }[]) => some.map(({ id }) => id).sort();
    await store.matches.drawn([
      { id: off.id, length: 0, deadline: 500_000 },
      { id: shown.id, length: 1, deadline: null },
      { id: late.id, length: 0, deadline: null },
    ]);
    expect(await behind(0)).toEqual(sorted(fresh, late));
    expect(await behind(29_999)).toEqual(sorted(fresh, late));
    expect(await behind(30_000)).toEqual(sorted(fresh, late, off));
    expect(await behind(-30_000)).toEqual(sorted(fresh, late, off));
    // An earlier drawing does not make a newer one outdated.
    await store.matches.drawn([{ id: shown.id, length: 0, deadline: null }]);
    expect(await behind(0)).toEqual(sorted(fresh, late));
    await store.matches.append(off.id, 0, [], index({ status: 'over' }));
  });

  it('remembers a thread that was opened for a board, until it hangs', async () => {
    const o = await stored(store);
    await store.matches.hang(o.id, { channel: 'c7', message: null });
    expect(await store.matches.load(o.id)).toMatchObject({ board: null, thread: 'c7' });
    await store.matches.hang(o.id, { channel: 'c7', message: '12' });
    const there = await store.matches.load(o.id);
    expect([there?.board, there?.thread]).toEqual([{ channel: 'c7', message: '12' }, undefined]);
  });

  it('remembers where the board hangs', async () => {
    const o = await stored(store);
    await store.matches.hang(o.id, { channel: 'c9', message: '123456789012345678' });
    expect((await store.matches.load(o.id))?.board).toEqual({
      channel: 'c9',
      message: '123456789012345678',
    });
  });

  it('gives each warning until it was done', async () => {
    const soon = await stored(store, {}, { deadline: 90_000, warnAt: 30_000 });
    const never = await stored(store, {}, { deadline: 90_000 });
    const taken = (now: number) => noticesOf(store, 'warning', clocksAt(now));
    expect(await taken(29_999)).toEqual([]);
    const due = await store.matches.dueNotices('warning', clocksAt(30_000), 1000);
    expect(due.map(({ record, at }) => [record.opening.id, at])).toEqual([[soon.id, 30_000]]);
    // Due until it was done; a notice for another time is not the same notice.
    await store.matches.noticed(soon.id, 'warning', 29_000);
    expect(await taken(30_000)).toEqual([soon.id]);
    expect(await taken(30_000)).toEqual([]);
    for (const { id } of [soon, never]) await store.matches.append(id, 0, [], index({ status: 'over' }));
  });
});
