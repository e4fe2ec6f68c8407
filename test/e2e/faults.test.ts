/**
 * Discord fails in each of its ways in the middle of a game: nothing is done twice, nothing is lost, the right person is told.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import type { InjectedFault } from '../../src/local/index.ts';
import { must } from '../support/app.ts';
import { onStage } from '../support/on-stage.ts';
import { messageOf, textOf, until } from '../support/scripted.ts';

const { held, ada, anew, movesOf } = onStage({ seed: 'faults' }, { logs: 'anything' });

const error = (status: number, code: number): InjectedFault => ({
  kind: 'answer',
  status,
  code,
  message: 'Fault',
});

/** Everything that can go wrong with a request, and whether Discord did what was asked. */
const FAULTS: readonly (readonly [string, InjectedFault])[] = [
  ['10062 unknown interaction', error(404, 10_062)],
  ['40060 already acknowledged', error(400, 40_060)],
  ['10003 unknown channel', error(404, 10_003)],
  ['10008 unknown message', error(404, 10_008)],
  ['10015 unknown webhook', error(404, 10_015)],
  ['50027 invalid token', error(401, 50_027)],
  ['30046 edited too often', error(400, 30_046)],
  ['50001 missing access', error(403, 50_001)],
  ['50007 cannot send to this person', error(403, 50_007)],
  ['50013 missing permissions', error(403, 50_013)],
  ['50035 invalid form body', error(400, 50_035)],
  ['a server error', { kind: 'answer', status: 500 }],
  ['a connection that is cut', { kind: 'cut' }],
  ['an answer that is lost', { kind: 'lose-answer' }],
];

const start = (): Promise<string> => ada.playBot();

/** Ada types a move; the answer to it meets `fault`. */
const typeInto = async (board: string, fault: InjectedFault, times = 1): Promise<void> => {
  const asked = await ada.modal(board, 'type');
  held.local.faults.next({ path: '/callback' }, fault, times);
  void ada.fill(asked, { move: '1:2' });
};

describe('the answer to a move meets', () => {
  test.each(FAULTS)('%s: one move, and the board comes right', async (_, fault) => {
    const board = await start();
    const id = ada.idOn(board);
    await typeInto(board, fault);
    await until(() => /Move 2/.test(ada.read(board)), 'the board drawn anew');
    expect((await movesOf(id)).filter((move) => move === '1:2')).toHaveLength(1);
    held.local.faults.clear();
    // And the game goes on.
    expect((await ada.press(board, 'hint')).kind).toBe('replied');
  });
});

describe('drawing the board by itself meets', () => {
  const named = (...codes: readonly string[]) =>
    FAULTS.filter(([name]) => codes.some((code) => name.startsWith(code)));
  const edits = (board: string) => ({ method: 'PATCH', path: `/messages/${board}` });
  /** A click on an outdated board, which is then redrawn. */
  const staleClick = async (board: string): Promise<void> => {
    const asked = await ada.modal(board, 'type');
    const live = must(await held.app.matches.show(ada.idOn(board)));
    const [option] = live.spot.options();
    await held.app.matches.play(live.match.id, ada.id, live.match.revision, option!.move);
    expect(ada.read(messageOf(await ada.fill(asked, { move: '1:1' })))).toMatch(/out of date/);
  };

  test.each(named('10008', '30046'))('%s: it is posted anew', async (_, fault) => {
    const board = await start();
    const id = ada.idOn(board);
    held.local.faults.next(edits(board), fault);
    await staleClick(board);
    const anew = await until(async () => {
      const live = await held.app.matches.show(id);
      const message = live.ok ? live.value.match.board?.message : undefined;
      return message === board ? null : message;
    }, 'another board');
    expect(ada.read(anew)).toMatch(/Move 2/);
  });

  const tried = (board: string): number => held.requests('PATCH', `/messages/${board}`).length;

  test.each(named('10003', '50001', '50013'))(
    '%s: the player is told in private, once, and the game is kept',
    async (_, fault) => {
      const board = await start();
      const id = ada.idOn(board);
      const alone = held.person('Ada', 'dm');
      const before = alone.messages().length;
      held.local.faults.next(edits(board), fault, 5);
      await staleClick(board);
      const told = await until(() => alone.messages()[before], 'a word in private');
      expect(textOf(told)).toMatch(/can’t show the board of your Nim game any more/);
      const asked = await ada.press(board, 'hint');
      expect(ada.read(messageOf(asked))).toMatch(/out of date/);
      expect(await movesOf(id)).toHaveLength(2);
      expect(tried(board)).toBe(1);
      expect(ada.read(await ada.run('games'))).toMatch(/Nim/);
      expect(alone.messages()).toHaveLength(before + 1);
    },
  );

  test('50001, with a clock: it is said that the clock stands still', async () => {
    const board = await ada.playBot('nim 3 4 5', { clock: '5m' });
    const alone = held.person('Ada', 'dm');
    const before = alone.messages().length;
    held.local.faults.next(edits(board), error(403, 50_001), 5);
    await staleClick(board);
    const told = await until(() => alone.messages()[before], 'a word in private');
    expect(textOf(told)).toMatch(/Its clock \(5 minutes a move\) is stopped until then/);
  });

  test('50007 as well, where the player takes no messages: it is noted, and the game is kept', async () => {
    const board = await start();
    held.local.faults.next(edits(board), error(403, 50_001), 5);
    held.local.faults.next({ method: 'POST', path: '/users/@me/channels' }, error(403, 50_007));
    await staleClick(board);
    await until(() => held.logged.join().includes('a player could not be told'), 'the note');
    expect(ada.read(await ada.run('games'))).toMatch(/Nim/);
  });

  test.each(named('a server error', 'a connection', 'an answer'))(
    '%s: it is tried again',
    async (_, fault) => {
      const board = await start();
      held.local.faults.next(edits(board), fault);
      await staleClick(board);
      await until(() => /Move 2/.test(ada.read(board)), 'the board as it is');
    },
  );
});

test('requests are held back for a while: the move is played once, after the wait', async () => {
  const board = await start();
  held.local.faults.next(
    { path: '/callback' },
    { kind: 'answer', status: 429, message: 'You are being rate limited.', retryAfter: 1 },
  );
  await until(async () => (await ada.type(board, '1:2')).kind === 'updated', 'an answer');
  expect((await movesOf(ada.idOn(board))).filter((move) => move === '1:2')).toHaveLength(1);
  const heldBack = held.local.faults.requests().filter(({ status }) => status === 429);
  expect(heldBack).toHaveLength(1);
});

test('drawing the board by itself is held back: it comes after the wait, once', async () => {
  const board = await start();
  held.local.faults.next(
    { method: 'PATCH', path: `/messages/${board}` },
    { kind: 'answer', status: 429, message: 'You are being rate limited.', retryAfter: 1 },
  );
  await typeInto(board, error(404, 10_062));
  await until(() => /Move 2/.test(ada.read(board)), 'the board drawn anew');
  expect(held.requests('PATCH', `/messages/${board}`).map(({ status }) => status)).toEqual([429, 200]);
});

describe('no answer comes in time', () => {
  const TIME = 250;
  beforeEach(() => anew({ seed: 'slow', timeoutMs: TIME }));

  test.each([1, 10])('to %i answers to a move: one move, and the board comes right', async (times) => {
    const board = await start();
    await typeInto(board, { kind: 'delay', ms: 2 * TIME }, times);
    await until(() => /Move 2/.test(ada.read(board)), 'the board');
    expect((await movesOf(ada.idOn(board))).filter((move) => move === '1:2')).toHaveLength(1);
    held.local.faults.clear();
    expect((await ada.press(board, 'hint')).kind).toBe('replied');
  });

  test('to a board that is posted anew: it is posted once', async () => {
    const board = await start();
    const id = ada.idOn(board);
    const before = ada.messages().length;
    held.local.faults.next({ method: 'PATCH', path: `/messages/${board}` }, error(404, 10_008));
    held.local.faults.next(
      { method: 'POST', path: /\/channels\/\d+\/messages$/ },
      { kind: 'delay', ms: 2 * TIME },
    );
    await typeInto(board, error(404, 10_062));
    await until(async () => {
      const live = await held.app.matches.show(id);
      return live.ok && live.value.match.board?.message !== board;
    }, 'another board');
    // The first request, which nobody waits for any more, is still served.
    await until(() => held.requests('POST', '/messages').length === 2, 'both requests');
    expect(ada.messages()).toHaveLength(before + 1);
  });
});

test('sessions are forgotten: the bot logs in anew and the game goes on', async () => {
  const board = await start();
  held.local.gateway.forget();
  await until(() => held.local.world.botOnline(), 'the bot');
  await until(async () => (await ada.type(board, '1:2')).kind === 'updated', 'an answer');
  expect(await ada.open(board, 'hint')).toBeDefined();
});
