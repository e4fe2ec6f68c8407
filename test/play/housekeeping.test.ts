import { describe, expect, it } from 'vitest';
import { createApp } from '../../src/app/app.ts';
import type { AppDeps } from '../../src/app/deps.ts';
import type { App } from '../../src/app/ports.ts';
import type { DueCall } from '../../src/play/api.ts';
import { indexOf, replay } from '../../src/play/log.ts';
import type { Live, MatchEvent, Opening } from '../../src/play/model/match.ts';
import { parseLine } from '../../src/texts/index.ts';
import { type Bench, bench, faultOf, must, opened, openOn, pair, paired, request } from '../support/app.ts';
import { toldBy } from '../support/told.ts';

const allBehind = async ({ housekeeping }: App): Promise<readonly string[]> => {
  const all: string[] = [];
  for (let ids = await housekeeping.behind(''); ids.length > 0; ids = await housekeeping.behind(ids.at(-1)!))
    all.push(...ids);
  return all;
};

/** Ann's move 1:3 as the store has it before the bot answers. */
const moveUnanswered = (b: Bench, opening: Opening) => {
  const move: MatchEvent = { kind: 'move', at: b.now, seat: 0, move: '1:3' };
  const half = replay({ opening, events: [move], board: null, deadline: null }, parseLine)!;
  return b.store.matches.append(opening.id, 0, [move], indexOf(half));
};

/** Those that are due at one moment come by their ids. */
const byDue = (a: string, b: string): number => (a < b ? -1 : 1);

const warned = async (b: Bench): Promise<readonly string[]> =>
  (await toldBy((tell: (live: Live) => Promise<void>) => b.app.housekeeping.warn(tell))).map(
    ({ match }) => match.id,
  );
const calledBy = (b: Bench): Promise<readonly DueCall[]> =>
  toldBy((tell: (due: DueCall) => Promise<void>) => b.app.housekeeping.call(tell));

describe('a new start', () => {
  it('finds every board where it was', async () => {
    const { b, match } = await opened();
    const before = must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const after = must(await b.restarted().matches.show(match.id));
    expect(after.match).toEqual(before.match);
    expect(after.spot.line).toBe(before.spot.line);
  });

  it('lets the bot move where only its answer is missing, the same move as it would have been', async () => {
    const b = await bench();
    const twin = await bench();
    const { match } = must(await b.app.matches.open(request()));
    must(await twin.app.matches.open(request()));
    expect(await moveUnanswered(b, match)).toBe('appended');
    const [moved, ...others] = await b.restarted().housekeeping.wake();
    expect(others).toEqual([]);
    const whole = must(await twin.app.matches.play(match.id, 'ann', 0, '1:3'));
    expect(moved!.match.moves).toEqual(whole.match.moves);
    // Drawn again, since the first drawing may not have come through; not moved again.
    const again = b.restarted();
    expect(await again.housekeeping.wake()).toEqual([]);
    expect(await again.housekeeping.behind('')).toEqual([match.id]);
  });

  it('names every board that does not show all that happened, however many, and no other', async () => {
    const b = await bench();
    const lives = [];
    for (let i = 0; i < 205; i += 1) lives.push(must(await b.app.matches.open(request())));
    const ids = lives.map(({ match }) => match.id);
    for (const { match } of lives) must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    const seen = ids.slice(0, 5);
    for (const id of seen) await b.app.matches.drawn([must(await b.app.matches.show(id)).match]);
    // Long ago, and after many a start: only a drawing makes up for it.
    b.now += 86_400_000;
    await b.restarted().housekeeping.wake();
    b.now += 86_400_000;
    const again = b.restarted();
    await again.housekeeping.wake();
    expect([again.housekeeping.isBehind(), again.housekeeping.isBehind()]).toEqual([true, false]);
    expect(await allBehind(again)).toEqual(ids.slice(5).sort());
  });

  it('lets the bot move, and ends what is over, however much there is', async () => {
    const b = await bench();
    const timed: string[] = [];
    for (let i = 0; i < 205; i += 1) {
      await moveUnanswered(b, (await openOn(b)).match);
      timed.push((await pair(b, { clock: '5m' })).match.id);
    }
    const again = b.restarted();
    expect(await again.housekeeping.wake()).toHaveLength(205);
    b.now += 5 * 60_000;
    expect((await again.housekeeping.tick()).map((live) => live.match.id)).toEqual(timed.toSorted(byDue));
  });

  it('adds the time it was away to running clocks and challenges', async () => {
    const { b, match } = await paired({ clock: '5m' });
    await b.app.housekeeping.tick();
    b.now += 10 * 60_000;
    const again = b.restarted();
    await again.housekeeping.wake();
    expect(must(await again.matches.show(match.id)).match.deadline).toBe(b.now + 5 * 60_000);
    expect(await again.housekeeping.tick()).toEqual([]);
  });

  it('refuses no move that came in time because the bot thought about its answer', async () => {
    let answer: ((move: string) => void) | undefined;
    const thinker: AppDeps['thinker'] = {
      think: () => new Promise((resolve) => (answer = resolve)),
      deal: () => Promise.resolve(null),
    };
    const b = await bench(':memory:', 'bench', { thinker, patience: () => () => true });
    const { match } = must(await b.app.matches.open(request({ clock: '5m' })));
    b.now += 5 * 60_000 - 1_000;
    const played = b.app.matches.play(match.id, 'ann', 0, '1:2');
    await expect.poll(() => answer).toBeDefined();
    b.now += 5_000;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    const bystander = b.app.matches.play(match.id, 'eve', 0, '1:1');
    answer!('1:1');
    expect(must(await played).match).toMatchObject({ status: 'playing', moves: ['1:2', '1:1'] });
    expect(faultOf(await bystander)).toBe('not-your-game');
    expect(must(await b.app.matches.show(match.id)).match.status).toBe('playing');
  });

  it('names a board whose time a bystander’s click found over: its clock has nothing left to do', async () => {
    const { b, match } = await paired({ clock: '5m' });
    const step = async () => {
      b.now += 10_000;
      return b.app.housekeeping.tick();
    };
    for (let steps = 1; steps < 30; steps += 1) expect(await step()).toEqual([]);
    b.now += 10_000;
    expect(faultOf(await b.app.matches.play(match.id, 'eve', 0, '1:1'))).not.toBe('done');
    expect(must(await b.app.matches.show(match.id)).match.status).toBe('over');
    expect((await step()).map((live) => live.match.id)).toEqual([match.id]);
    expect(await step()).toEqual([]);
  });

  it('loses nobody a game by a click that comes before it has looked: the time is added, once', async () => {
    const { b, match } = await paired({ clock: '5m' });
    const other = await pair(b, { clock: '5m' });
    const open = must(await b.app.matches.open(request({ opponent: { kind: 'open' } })));
    await b.app.matches.hang(other.match.id, { channel: 'c1', message: 'm1' });
    await b.app.housekeeping.tick();
    b.now += 2 * 3600_000;
    const again = b.restarted();
    const [moved, taken] = await Promise.all([
      again.matches.play(match.id, 'ann', 0, '1:1'),
      again.matches.accept(open.match.id, 'eve'),
    ]);
    expect(must(moved).match).toMatchObject({ status: 'playing', deadline: b.now + 5 * 60_000 });
    expect(must(taken).match.status).toBe('playing');
    await again.housekeeping.wake();
    for (const id of [match.id, other.match.id])
      expect(must(await again.matches.show(id)).match.deadline).toBe(b.now + 5 * 60_000);
    await again.housekeeping.tick();
    b.now += 5 * 60_000;
    await again.housekeeping.tick();
    expect(must(await again.matches.show(match.id)).match.result?.how).toBe('out-of-time');
  });

  it('names the boards that show a time which is no more', async () => {
    const { b, match } = await paired({ clock: '1d' });
    await b.app.matches.drawn([match]);
    await b.app.housekeeping.tick();
    b.now += 29_000;
    expect(await allBehind(b.restarted())).toEqual([]);
    b.now += 1_000;
    expect(await allBehind(b.restarted())).toEqual([match.id]);
    await b.app.matches.drawn([must(await b.restarted().matches.show(match.id)).match]);
    expect(await allBehind(b.restarted())).toEqual([]);
  });

  it('does the same after a time in which no click could arrive', async () => {
    const { b, match } = await paired({ clock: '5m' });
    await b.app.matches.hang(match.id, { channel: 'c1', message: 'm1' });
    await b.app.housekeeping.tick();
    b.app.housekeeping.away();
    b.now += 10 * 60_000;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    expect(must(await b.app.matches.show(match.id)).match.deadline).toBe(b.now + 5 * 60_000);
  });

  it('touches no clock on the first start of all', async () => {
    const { b, match } = await paired({ clock: '5m' });
    const { deadline } = match;
    b.now += 1000;
    await b.app.housekeeping.wake();
    expect(must(await b.app.matches.show(match.id)).match.deadline).toBe(deadline);
  });
});

describe('a process that stood still', () => {
  /** Ann has 25 seconds left for her move. */
  const late = async () => {
    const { b, match } = await paired({ clock: '5m' });
    await b.app.matches.hang(match.id, { channel: 'c1', message: 'm1' });
    b.now += 275_000;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    return { b, id: match.id };
  };
  const left = async (b: Bench, id: string) => must(await b.app.matches.show(id)).match.deadline! - b.now;

  it.each([
    ['the clock looks', (b: Bench) => b.app.housekeeping.tick()],
    ['it is looked whether to warn', (b: Bench) => warned(b)],
    ['somebody else clicks', (b: Bench, id: string) => b.app.matches.play(id, 'eve', 0, '1:1')],
    ['somebody moves', (b: Bench, id: string) => b.app.matches.play(id, 'ann', 0, '1:1')],
    ['somebody looks at the board', (b: Bench, id: string) => b.app.matches.show(id)],
  ])('for 40 seconds costs nobody a game, whatever comes first: %s', async (_, first) => {
    const { b, id } = await late();
    b.standStill(40_000);
    await first(b, id);
    await b.app.housekeeping.tick();
    const { match } = must(await b.app.matches.show(id));
    expect(match.status).toBe('playing');
    if (match.moves.length === 0) expect(match.deadline! - b.now).toBe(25_000);
    b.now += 5 * 60_000;
    await b.app.housekeeping.tick();
    expect(must(await b.app.matches.show(id)).match.result?.how).toBe('out-of-time');
  });

  it('while a click reads the match costs nobody the game either', async () => {
    const { b, id } = await late();
    const slow = {
      ...b.deps.matches,
      load: (one: string) => b.store.matches.load(one).finally(() => b.standStill(40_000)),
    };
    const app = createApp({ ...b.deps, matches: slow });
    // The process before wrote down how far time was at the last tick, and no time has passed since.
    expect(must(await app.matches.play(id, 'ann', 0, '1:1')).match.status).toBe('playing');
  });

  it('draws the boards anew that show a time which is no more', async () => {
    const { b, id } = await late();
    await b.app.matches.drawn([must(await b.app.matches.show(id)).match]);
    expect([b.app.housekeeping.isBehind(), await allBehind(b.app)]).toEqual([true, []]);
    b.standStill(40_000);
    await b.app.housekeeping.tick();
    expect([b.app.housekeeping.isBehind(), await allBehind(b.app)]).toEqual([true, [id]]);
    expect(b.app.housekeeping.isBehind()).toBe(false);
  });

  it.each([
    ['forward by an hour', 3600_000],
    ['back by an hour', -3600_000],
    ['back by a year', -365 * 86_400_000],
  ])('nor does a clock that is set %s: as much time is left as before', async (_, by) => {
    const { b, id } = await late();
    b.setClock(by);
    expect(await left(b, id)).toBe(25_000);
    await b.app.housekeeping.tick();
    expect(must(await b.app.matches.show(id)).match.status).toBe('playing');
    b.now += 24_000;
    await b.app.housekeeping.tick();
    expect(await left(b, id)).toBe(1_000);
    b.now += 1_000;
    await b.app.housekeeping.tick();
    expect(must(await b.app.matches.show(id)).match.result?.how).toBe('out-of-time');
  });

  it('or whose database was gone: time goes on from the last beat that was written', async () => {
    const { b, id } = await late();
    let gone = true;
    const settings = {
      ...b.deps.settings,
      write: (...args: Parameters<typeof b.store.settings.write>) =>
        gone ? Promise.reject(new Error('no database')) : b.store.settings.write(...args),
    };
    const app = b.started({ ...b.deps, settings });
    await app.matches.show(id);
    for (let tries = 0; tries < 20; tries += 1) {
      b.now += 5_000;
      await expect(app.housekeeping.tick()).rejects.toThrow('no database');
    }
    gone = false;
    await app.housekeeping.tick();
    expect(must(await app.matches.show(id)).match).toMatchObject({
      status: 'playing',
      deadline: b.now + 25_000,
    });
  });

  it('is not written into every clock by a start', async () => {
    const { b, id } = await late();
    const before = (await b.store.matches.load(id))!.deadline;
    b.standStill(3600_000);
    const again = b.restarted();
    await again.housekeeping.wake();
    expect((await b.store.matches.load(id))!.deadline).toBe(before);
    expect(must(await again.matches.show(id)).match.deadline).toBe(b.now + 25_000);
    // Nor does it get lost with the next start.
    b.standStill(3600_000);
    expect(must(await b.restarted().matches.show(id)).match.deadline).toBe(b.now + 25_000);
  });

  it('opens clocks of before there was a credit', async () => {
    const { b, id } = await late();
    const before = { alive: String(b.now), awake: null };
    await b.store.settings.write('bot', 'clock', new Map(Object.entries(before)));
    b.standStill(600_000);
    const again = b.restarted();
    await again.housekeeping.wake();
    expect(must(await again.matches.show(id)).match.deadline).toBe(b.now + 25_000);
  });

  it('warns of a clock when its time comes, not when the wall says so', async () => {
    const { b, match } = await paired({ clock: '5m' });
    await b.app.housekeeping.tick();
    b.standStill(250_000);
    expect(await warned(b)).toEqual([]);
    b.now += 240_000;
    expect(await warned(b)).toEqual([match.id]);
    expect(await warned(b)).toEqual([]);
  });
});

describe('a board that can be shown nowhere', () => {
  it('stops the clock; shown again, the player to move has the whole time', async () => {
    const { b, match } = await paired({ clock: '5m' });
    b.now += 200_000;
    expect(must(await b.app.matches.pause(match.id)).match).toMatchObject({ paused: true, deadline: null });
    expect(must(await b.app.matches.pause(match.id)).match.length).toBe(match.length + 1);
    b.now += 86_400_000;
    expect(await b.app.housekeeping.tick()).toEqual([]);
    expect(await warned(b)).toEqual([]);
    const again = must(await b.restarted().matches.resume(match.id)).match;
    expect(again).toMatchObject({ paused: false, deadline: b.now + 300_000 });
    expect(must(await b.restarted().matches.show(match.id)).match).toEqual(again);
    expect(must(await b.app.matches.resume(match.id)).match.length).toBe(again.length);
  });

  it('has a clock again with the next move', async () => {
    const { b, match } = await paired({ clock: '5m' });
    must(await b.app.matches.pause(match.id));
    b.now += 86_400_000;
    const live = must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    expect(live.match).toMatchObject({ paused: false, deadline: b.now + 300_000 });
  });

  it('without a clock, or at an end, stays as it is', async () => {
    const { b, match } = await paired();
    expect(must(await b.app.matches.pause(match.id)).match).toMatchObject({ paused: false, length: 1 });
    const timed = await pair(b, { clock: '1d' });
    must(await b.app.matches.resign(timed.match.id, 'ann'));
    expect(must(await b.app.matches.pause(timed.match.id)).match.paused).toBe(false);
  });

  it('is found by its channel, or by its server', async () => {
    const b = await bench();
    const [one, two, over] = [await pair(b), await pair(b), await pair(b)];
    for (const [live, channel] of [
      [one, 'c1'],
      [two, 'c2'],
      [over, 'c1'],
    ] as const)
      await b.app.matches.hang(live.match.id, { channel, message: live.match.id });
    must(await b.app.matches.resign(over.match.id, 'ann'));
    const found = async (guild: string, channel: string | null) =>
      (await b.app.matches.hanging(guild, channel)).map((live) => live.match.id).sort();
    expect(await found('g1', 'c1')).toEqual([one.match.id]);
    expect(await found('g1', null)).toEqual([one.match.id, two.match.id].sort());
    expect(await found('g2', null)).toEqual([]);
  });
});

describe('the player to move, in a game between people', () => {
  it('is called once a move: who is there when they have not moved for 75 seconds, who is away at once', async () => {
    const b = await bench();
    const called = async () =>
      (await calledBy(b)).map(({ live, user, way }) => [live.match.revision, user, way]);
    const { match } = await pair(b);
    b.now += 74_999;
    expect(await called()).toEqual([]);
    b.now += 1;
    expect(await called()).toEqual([[0, 'ann', 'here']]);
    b.now += 99_000;
    expect(await called()).toEqual([]);
    must(await b.app.matches.play(match.id, 'ann', 0, '1:1'));
    must(await b.app.matches.undo(match.id, 'ann', 1));
    await b.app.settings.setPerson('bob', { calls: 'direct' });
    // Bob accepted long ago.
    expect(await called()).toEqual([[1, 'bob', 'direct']]);
    b.now += 5_000;
    must(await b.app.matches.play(match.id, 'bob', 1, '2:1'));
    // Ann has just moved, and is there.
    expect(await called()).toEqual([]);
    await b.app.settings.setPerson('ann', { calls: 'off' });
    b.now += 75_000;
    expect(await called()).toEqual([]);
  });

  it('who just accepted is looking, and is called later; the bot’s opponent never is', async () => {
    const b = await bench();
    await pair(b, { first: 'them' });
    must(await b.app.matches.open(request()));
    b.now += 60_000;
    expect(await calledBy(b)).toEqual([]);
    b.now += 15_000;
    expect((await calledBy(b)).map(({ user }) => user)).toEqual(['bob']);
  });
});

describe('a log', () => {
  it.each<[string, MatchEvent]>([
    ['a move that is not legal', { kind: 'move', at: 1, seat: 0, move: '9:9' }],
    ['more undone than was played', { kind: 'undo', at: 1, seat: 0, count: 1 }],
  ])('that does not fit the rules is told and not guessed at: %s', async (_, event) => {
    const b = await bench();
    const live = must(await b.app.matches.open(request()));
    await b.store.matches.append(live.match.id, 0, [event], { ...indexOf(live), revision: 1 });
    expect(await b.app.matches.show(live.match.id)).toEqual({
      ok: false,
      error: { code: 'cannot-replay', facts: { id: live.match.id } },
    });
    expect(await b.app.matches.openOf('ann')).toEqual([]);
  });

  it('of 200 moves with refused takebacks replays to the same match', async () => {
    const b = await bench();
    let live = await pair(b, { line: 'nim 60 70 80' });
    const { id } = live.match;
    for (let i = 0; i < 200; i += 1) {
      const by = live.turn === 0 ? 'ann' : 'bob';
      if (i % 7 === 6) {
        must(await b.app.matches.undo(id, by === 'ann' ? 'bob' : 'ann', live.match.revision));
        must(await b.app.matches.answerUndo(id, by, live.match.revision, false));
      }
      const heap = live.spot.position.split(' ').findIndex((size) => size !== '0') + 1;
      live = must(await b.app.matches.play(id, by, live.match.revision, `${heap}:1`));
    }
    const loaded = must(await b.restarted().matches.show(id));
    expect(loaded.match).toEqual(live.match);
    expect(loaded.match.moves).toHaveLength(200);
    expect(loaded.spot.line).toBe('nim 0 0 10');
    expect((await b.app.matches.summary(loaded)).marks).toHaveLength(200);
  });
});

describe('settings', () => {
  it('are kept per person and per server, and nothing unknown is believed', async () => {
    const b = await bench();
    const person = { locale: null, level: null, calls: null, boards: null };
    const guild = { locale: null, retention: null, classRetention: null, events: null };
    expect(await b.app.settings.person('ann')).toEqual(person);
    expect(await b.app.settings.setPerson('ann', { locale: 'zh-CN' })).toEqual({
      ...person,
      locale: 'zh-CN',
    });
    expect(await b.app.settings.setPerson('ann', { level: 'club' })).toEqual({
      ...person,
      locale: 'zh-CN',
      level: 'club',
    });
    expect(await b.restarted().settings.setPerson('ann', { locale: null })).toEqual({
      ...person,
      level: 'club',
    });
    expect(await b.app.settings.person('bob')).toEqual(person);
    expect(await b.app.settings.setGuild('g1', { locale: 'en' })).toEqual({ ...guild, locale: 'en' });
    expect((await b.app.settings.setGuild('g1', { classRetention: 90 })).classRetention).toBe(90);
    const unknown = { locale: 'tlh', classRetention: '-5' };
    await b.store.settings.write('guild', 'g1', new Map(Object.entries(unknown)));
    expect(await b.app.settings.guild('g1')).toEqual(guild);
  });
});

describe('an analysis', () => {
  it('is had at once where a theorem reaches', async () => {
    const { app } = await bench();
    const view = must(app.analyses.atOnce('nim 3 4 5', { level: 'why', moves: 5 }));
    expect(view).toMatchObject({
      line: 'nim 3 4 5',
      outcome: 'N',
      grundy: '2',
      exhausted: false,
      winning: { count: '1' },
    });
    expect(structuredClone(view)).toEqual(view);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });

  it('says at once when more could be told, and tells it further', async () => {
    const { app } = await bench();
    const line = 'grundy 22 21 misere';
    const wish = { level: 'answer', moves: 1 } as const;
    const first = must(app.analyses.atOnce(line, wish));
    expect(first).toMatchObject({ outcome: null, exhausted: true });
    expect(await app.analyses.further(first, wish)).toMatchObject({ outcome: 'P', exhausted: false });
  });

  it('refuses what is no line', async () => {
    const { app } = await bench();
    const refused = { ok: false, error: { code: 'bad-line', facts: { refusal: { code: 'unknown-game' } } } };
    expect(app.analyses.atOnce('chess e4', { level: 'answer', moves: 1 })).toMatchObject(refused);
  });
});
