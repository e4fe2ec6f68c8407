/**
 * A board that the bot can no longer reach: nobody loses because of it, the players are told, and the game continues
 * elsewhere.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { InjectedFault } from '../../src/local/index.ts';
import type { Live } from '../../src/play/model/match.ts';
import { must } from '../support/app.ts';
import { asBot } from '../support/as-bot.ts';
import { onStage } from '../support/on-stage.ts';
import { controlsOf, messageOf, type Scripted, textOf, until, verbOf } from '../support/scripted.ts';
import { SimulatedTime } from '../support/simulated.ts';

const { held, ada, ben, anew, pair } = onStage({ seed: 'reach' }, { logs: 'anything' });
let alone: Scripted;
beforeEach(() => {
  alone = held.person('Ada', 'dm');
});

const error = (status: number, code: number): InjectedFault => ({
  kind: 'answer',
  status,
  code,
  message: 'Fault',
});
const live = async (id: string): Promise<Live> => must(await held.app.matches.show(id));

/** Ada clicks on an outdated board, which is then redrawn. */
const staleClick = async (who: Scripted, board: string): Promise<void> => {
  const id = who.idOn(board);
  const old = who.control(board, 'move');
  await held.app.matches.play(id, ada.id, 0, '1:1');
  if ((await live(id)).match.clock !== 'none') await held.app.matches.pause(id);
  expect((await who.use(board, old)).kind).toBe('replied');
};

describe('with a clock, the channel closed to the bot', () => {
  test.each([
    ['10003 deleted', error(404, 10_003)],
    ['50001 access taken away', error(403, 50_001)],
    ['50013 permission taken away', error(403, 50_013)],
  ])(
    '%s: found at the warning; the clock stands, both are told, and /games brings the board',
    async (_, fault) => {
      const board = await pair({ line: 'nim 3 3', clock: '5m' });
      const id = ada.idOn(board);
      const theirs = held.person('Ben', 'dm');
      held.local.faults.next({ method: 'POST', path: `/channels/${ada.channel}/messages` }, fault, 99);
      held.local.faults.next({ method: 'PATCH', path: `/channels/${ada.channel}/messages` }, fault, 99);
      held.passes(250_000);
      await until(async () => (await live(id)).match.paused, 'the clock stopped');
      for (const who of [alone, theirs])
        await until(
          () =>
            who.messages().filter((one) => /Its clock \(5 minutes a move\) is stopped/.test(textOf(one)))
              .length === 1,
          'a word in private, once',
        );
      // Longer than the clock: nobody loses.
      held.passes(600_000);
      await held.app.housekeeping.tick();
      expect((await live(id)).match).toMatchObject({ status: 'playing', deadline: null });
      held.local.faults.clear();
      const list = await ada.run('games');
      const anew = await ada.open(list, 'here', [id]);
      expect(anew).not.toBe(board);
      expect(ben.message(anew).ephemeralFor).toBeNull();
      expect(ada.read(anew)).toMatch(/this one ends <t:\d+:R>/);
      const running = await until(async () => {
        const { match } = await live(id);
        return match.board?.message === anew ? match : null;
      }, 'the board remembered');
      expect(running.paused).toBe(false);
      expect(running.deadline! - Date.now()).toBeGreaterThan(290_000);
      expect((await ada.type(anew, '1:1')).kind).toBe('updated');
      expect((await ben.type(anew, '2:1')).kind).toBe('updated');
    },
  );

  test('open again: the board is drawn where it was, and the clock runs', async () => {
    const board = await pair({ clock: '1d' });
    const id = ada.idOn(board);
    await staleClick(ada, board);
    await until(async () => !(await live(id)).match.paused, 'the clock running');
    await until(() => /this one ends <t:\d+:R>/.test(ada.read(board)), 'the time on the board');
  });
});

describe('a thread', () => {
  const there = async (): Promise<{ thread: string; board: string; id: string }> => {
    await ada.run('play', { line: 'nim 3 3', opponent: ben.id, first: 'me', place: 'thread' });
    const inside = await until(() => {
      const found = held.local.world.channels(ada.id).find((one) => one.kind === 'thread');
      return found === undefined ? null : new InThread(found.id);
    }, 'the thread');
    const board = await until(() => inside.board('Ben'), 'its board');
    await inside.person('Ben').press(board, 'accept');
    return { thread: inside.id, board, id: inside.person('Ada').idOn(board) };
  };
  class InThread {
    readonly id: string;
    constructor(id: string) {
      this.id = id;
    }
    person(name: string): Scripted {
      return held.person(name, held.local.world.channels(ada.id).find((one) => one.id === this.id)!.name);
    }
    board(name: string): string | null {
      const found = this.person(name)
        .messages()
        .find((one) => controlsOf(one).some((c) => verbOf(c) === 'accept'));
      return found?.id ?? null;
    }
  }
  const boardIn = (who: Scripted) =>
    who.messages().find((one) => controlsOf(one).some((control) => verbOf(control) === 'type'));

  test('that is deleted: its board goes on in the channel, and who is to move is called', async () => {
    const { thread, id } = await there();
    expect((await asBot(held.local, 'DELETE', `/channels/${thread}`)).ok).toBe(true);
    const anew = await until(() => boardIn(ada), 'the board in the channel');
    expect(anew.mentions.map((user) => user['id'])).toEqual([ada.id]);
    expect((await ada.type(anew.id, '1:1')).kind).toBe('updated');
    expect((await live(id)).match.moves).toEqual(['1:1']);
  });

  test('in the archive (50083): a new message opens it again', async () => {
    const { thread, board, id } = await there();
    held.local.faults.next({ method: 'PATCH', path: `/messages/${board}` }, error(400, 50_083));
    await staleClick(new InThread(thread).person('Ada'), board);
    const hangs = await until(async () => {
      const now = (await live(id)).match.board;
      return now?.message === board ? null : now;
    }, 'another board');
    expect(hangs?.channel).toBe(thread);
  });
});

describe('bringing a board along', () => {
  test('a game against the bot: anywhere, and the old board tells the way', async () => {
    const board = await ada.playBot();
    const id = ada.idOn(board);
    const list = await alone.run('games');
    const anew = await alone.open(list, 'here', [id]);
    expect((await alone.type(anew, '1:1')).kind).toBe('updated');
    const told = ada.read(await ada.open(board, 'hint'));
    expect(told).toMatch(/out of date/);
    await until(async () => (await live(id)).match.board?.message === anew, 'the board remembered');
  });

  test('a game against somebody stays where both can see it', async () => {
    const board = await pair();
    const list = await alone.run('games');
    const told = await alone.open(list, 'here', [ada.idOn(board)]);
    expect(alone.read(told)).toMatch(/may not see this place/);
    expect((await live(ada.idOn(board))).match.board?.message).toBe(board);
  });

  test('nobody else’s, none that is over, none that never was', async () => {
    const board = await ada.playBot('nim 1');
    const id = ada.idOn(board);
    await ada.playBot('nim 2 2');
    await ben.playBot('nim 2 2');
    const select = ada.control(await ada.run('games'), 'here');
    expect(select.values).toContain(id);
    const list = await ben.run('games');
    const mine = ben.control(list, 'here');
    // Discord itself refuses a choice that was not offered.
    expect((await ben.use(list, mine, [id])).kind).toBe('failed');
    await ada.type(board, '1:1');
    expect(ada.read(await ada.run('games'))).not.toContain('nim 1`');
  });
});

test('while the connection to Discord is gone nobody’s time runs out', async () => {
  const time = new SimulatedTime(0);
  await anew({ seed: 'gone', timers: time.process().timers });
  const board = await ada.playBot('nim 3 4 5', { clock: '5m' });
  const id = ada.idOn(board);
  await held.local.close();
  held.passes(301_000);
  // Clocks are checked every five seconds.
  for (let second = 0; second < 11; second += 1) {
    time.pass(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await live(id)).match).toMatchObject({ status: 'playing', result: null });
});

test('nobody but oneself is in direct messages with the bot: nobody is challenged there', async () => {
  for (const options of [{ opponent: ben.id }, { anybody: true }]) {
    const told = await alone.run('play', { line: 'nim 3 3', ...options });
    expect(alone.read(told)).toMatch(/Nobody but you can see this place/);
  }
  expect(await held.app.matches.openOf(ada.id)).toEqual([]);
  expect(alone.read(await alone.run('play', { line: 'nim 3 3' }))).toMatch(/to move/);
});

test('a click after the time ran out is told, and the board shows the end', async () => {
  const board = await pair({ line: 'nim 3 3', clock: '5m' });
  const asked = await ada.modal(board, 'type');
  held.passes(301_000);
  const ack = await ada.fill(asked, { move: '1:1' });
  if (ack.kind === 'replied') expect(ada.read(messageOf(ack))).toMatch(/This game is over/);
  await until(() => /ran out/.test(ada.read(board)), 'the end on the board');
});
