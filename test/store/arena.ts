/** Requirements of every store for arenas. */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Arena } from '../../src/play/model/arena.ts';
import { AlreadyPaired } from '../../src/play/ports.ts';
import { everyStore } from './once.ts';
import { index, move, stored } from './rows.ts';

const NOW = 1_700_000_000_000;

export const arenaOf = (over: Partial<Arena> = {}): Arena => ({
  id: randomUUID(),
  guild: randomUUID(),
  channel: randomUUID(),
  host: randomUUID(),
  line: 'nim',
  minutes: 20,
  createdAt: NOW,
  endsAt: null,
  endedAt: null,
  thread: null,
  board: null,
  ...over,
});

export const arenaConformance = everyStore('arenas', (store) => {
  const opened = async (over: Partial<Arena> = {}): Promise<Arena> => {
    const arena = arenaOf(over);
    const host = arena.host ?? randomUUID();
    expect(await store.arenas.open(arena, host)).toBe('opened');
    const player = { user: host, joinedAt: arena.createdAt, here: true };
    expect(await store.arenas.players(arena.id)).toEqual([player]);
    return arena;
  };

  it('has one open arena a channel, which starts and ends once', async () => {
    const arena = await opened();
    const second = arenaOf({ channel: arena.channel });
    expect(await store.arenas.open(second, randomUUID())).toBe('exists');
    expect(await store.arenas.players(second.id)).toEqual([]);
    expect(await store.arenas.inChannel(arena.channel)).toEqual(arena);
    expect(await store.arenas.allOpen()).toContainEqual(arena);
    const board = { channel: arena.channel, message: '7' };
    await store.arenas.hang(arena.id, board);
    await store.arenas.thread(arena.id, 't');
    const starts = await Promise.all([1, 2].map(() => store.arenas.start(arena.id, NOW + 5)));
    expect(starts.toSorted()).toEqual([false, true]);
    expect([await store.arenas.end(arena.id, NOW + 9), await store.arenas.end(arena.id, NOW)]).toEqual([
      true,
      false,
    ]);
    const after = { ...arena, endsAt: NOW + 5, endedAt: NOW + 9, thread: 't', board };
    expect(await store.arenas.load(arena.id)).toEqual(after);
    expect(await store.arenas.inChannel(arena.channel)).toBeNull();
    expect(await store.arenas.start(arena.id, NOW)).toBe(false);
  });

  it('takes players in and back, as many as there are places', async () => {
    const { id } = await opened();
    const users = Array.from({ length: 4 }, () => randomUUID());
    const joined = await Promise.all(users.map((user, i) => store.arenas.join(id, user, NOW + i, 4)));
    expect(joined.toSorted()).toEqual(['full', 'joined', 'joined', 'joined']);
    const [one] = await store.arenas.players(id);
    expect(await store.arenas.leave(id, one!.user)).toBe(true);
    expect(await store.arenas.leave(id, one!.user)).toBe(false);
    expect(await store.arenas.players(id)).toContainEqual({ ...one, here: false });
    expect(await store.arenas.join(id, one!.user, NOW + 50, 4)).toBe('joined');
    expect(await store.arenas.players(id)).toContainEqual({
      user: one!.user,
      joinedAt: NOW + 50,
      here: true,
    });
    await store.arenas.end(id, NOW);
    expect(await store.arenas.join(id, one!.user, NOW, 3)).toBe('closed');
  });

  it('gives its games: open ones, who won, draws, who was late; practice is worth nothing; ratings stay', async () => {
    const { id } = await opened();
    const [ada, ben] = [randomUUID(), randomUUID()];
    const seats = [
      { kind: 'person', user: ada },
      { kind: 'person', user: ben },
    ] as const;
    const played = async (
      over: Parameters<typeof index>[0],
      events: Parameters<typeof store.matches.create>[1],
    ) => {
      const fixed = { seats, arena: id, dealt: true, clock: '1m' } as const;
      const o = await stored(store, fixed, { status: 'playing', updatedAt: NOW });
      if (events.length > 0) await store.matches.append(o.id, 0, events, index(over));
      expect((await store.matches.load(o.id))?.opening.arena).toBe(id);
      return o.id;
    };
    const won = await played({ status: 'over', winner: 1, updatedAt: NOW + 5 }, [move('1:1')]);
    const undone = await played({ status: 'over', winner: 1, practice: true, updatedAt: NOW + 6 }, [
      move('1:1'),
    ]);
    const late = await played({ status: 'over', winner: 0, updatedAt: NOW + 7 }, [
      { kind: 'time-out', at: NOW + 7, seat: 1 },
    ]);
    const drawn = await played({ status: 'over', winner: null, updatedAt: NOW + 8 }, [move('1:1')]);
    const open = await played({}, []);
    // Nobody plays two games of an arena at once.
    await expect(played({}, [])).rejects.toBeInstanceOf(AlreadyPaired);
    const games = new Map((await store.arenas.games(id)).map((game) => [game.id, game]));
    expect(games.get(open)).toMatchObject({
      users: [ada, ben],
      open: true,
      hung: false,
      result: null,
      timedOut: null,
    });
    await store.matches.hang(open, { channel: 'c', message: 'm' });
    expect((await store.arenas.games(id)).find((game) => game.id === open)?.hung).toBe(true);
    expect(games.get(won)).toMatchObject({ open: false, result: 1, timedOut: null, updatedAt: NOW + 5 });
    expect(games.get(undone)).toMatchObject({ open: false, result: null });
    expect(games.get(drawn)).toMatchObject({ open: false, result: 'draw', timedOut: null });
    expect(games.get(late)).toMatchObject({ open: false, result: 0, timedOut: ben });
    expect(await store.records.ratings(ada)).toEqual([]);
    await store.privacy.erase(ben);
    expect((await store.arenas.games(id)).map(({ users }) => users[1])).toEqual(Array(5).fill(null));
  });

  it('stays when its host’s data go, and is forgotten when it is over', async () => {
    const arena = await opened({ host: 'someone' });
    await store.privacy.erase('someone');
    expect(await store.arenas.load(arena.id)).toEqual({ ...arena, host: null });
    expect(await store.arenas.players(arena.id)).toEqual([]);
    expect(await store.arenas.forget(arena.guild, NOW + 1)).toBe(0);
    await store.arenas.end(arena.id, NOW);
    expect(await store.arenas.forget(arena.guild, NOW + 1)).toBe(1);
    expect(await store.arenas.load(arena.id)).toBeNull();
  });
});
