/** The messages of boards, and the single warning for each move's time, in every store. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type { Opening } from '../../src/play/model/match.ts';
import type { NoticeKind } from '../../src/play/ports.ts';
import { clocksAt } from './clocks.ts';
import { storeOnce } from './once.ts';
import { index, move, noticesOf, opening, stored } from './rows.ts';
import { onPostgres } from './server.ts';

const claims = (where: string): void => {
  const store = storeOnce(() => openStore(where));
  const taker =
    (which: NoticeKind, { id: mine }: Opening) =>
    async (now: number) =>
      (await noticesOf(store, which, clocksAt(now))).filter((id) => id === mine);

  it('warns once of one time for a move, whatever else happens in it', async () => {
    const timed = (deadline: number) => index({ deadline, warnAt: deadline - 60_000 });
    const o = await stored(store, {}, timed(90_000));
    const taken = taker('warning', o);
    await store.matches.append(o.id, 0, [{ kind: 'hint', at: 1, seat: 0, step: 1 }], timed(90_000));
    expect(await taken(30_000)).toEqual([o.id]);
    await store.matches.append(o.id, 1, [{ kind: 'hint', at: 2, seat: 0, step: 2 }], timed(90_000));
    expect(await taken(80_000)).toEqual([]);
    await store.matches.append(o.id, 2, [move('1:1')], { ...timed(95_000), revision: 1 });
    expect(await taken(80_000)).toEqual([o.id]);
    await store.matches.append(o.id, 3, [{ kind: 'pause', at: 3 }], index({ revision: 1 }));
    expect(await taken(99_000)).toEqual([]);
    await store.matches.append(o.id, 4, [{ kind: 'resign', at: 4, seat: 0 }], index({ status: 'over' }));
  });

  it('remembers the message that called, until it is gone', async () => {
    const o = await stored(store);
    const called = async () => (await store.matches.load(o.id))?.called;
    expect(await called()).toBeUndefined();
    const call = { channel: '5', message: '6', revision: 2 };
    await store.matches.called(o.id, call);
    expect(await called()).toEqual(call);
    await store.matches.called(o.id, null);
    expect(await called()).toBeUndefined();
  });

  it('calls once for a move, whatever else happens in it', async () => {
    const at = (callAt: number, revision: number) => index({ callAt, revision });
    const o = await stored(store, {}, at(30_000, 0));
    const taken = taker('call', o);
    expect(await taken(29_999)).toEqual([]);
    expect(await taken(30_000)).toEqual([o.id]);
    await store.matches.append(o.id, 0, [{ kind: 'ask', at: 1, seat: 0 }], at(60_000, 0));
    expect(await taken(99_000)).toEqual([]);
    await store.matches.append(o.id, 1, [move('1:1')], at(90_000, 1));
    expect(await taken(99_000)).toEqual([o.id]);
    await store.matches.append(o.id, 2, [move('1:1', 1)], at(120_000, 2));
    await store.matches.append(
      o.id,
      3,
      [{ kind: 'resign', at: 4, seat: 0 }],
      index({ status: 'over', revision: 2 }),
    );
    expect(await taken(999_000)).toEqual([]);
  });

  it('finds what hangs in a channel, or on a server, and goes on', async () => {
    const guild = `of ${opening().id}`;
    const here = await stored(store, { guild }, { updatedAt: 300 });
    const there = await stored(store, { guild }, { updatedAt: 200 });
    const over = await stored(store, { guild }, { updatedAt: 200 });
    const old = await stored(store, { guild }, { updatedAt: 99 });
    await stored(store, { guild: 'another' }, { updatedAt: 300 });
    for (const o of [here, over, old]) await store.matches.hang(o.id, { channel: 'c1', message: '1' });
    await store.matches.hang(there.id, { channel: 'c2', message: '1' });
    await store.matches.append(over.id, 0, [], index({ status: 'over', updatedAt: 200 }));
    const found = async (channel: string | null, most = 10) =>
      (await store.matches.hanging(guild, channel, 100, most)).map((record) => record.opening.id);
    expect(await found('c1')).toEqual([here.id]);
    expect(await found('c3')).toEqual([]);
    expect(await found(null)).toEqual([here.id, there.id]);
    expect(await found(null, 1)).toEqual([here.id]);
  });
};

describe('SQLite', () => {
  claims(':memory:');
});
await onPostgres('boards', (address) => {
  describe('PostgreSQL', () => {
    claims(address);
  });
});
