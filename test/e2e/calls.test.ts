/** The player to move is called when away: once, by name, in the way they chose, and only as long as the call is valid. */
import { expect, test } from 'vitest';
import type { ShownMessage } from '../../src/local/types.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { linksOf, type Scripted, textOf, until } from '../support/scripted.ts';

const { held, ada, ben, pair } = onStage(
  { seed: 'calls', local: { limits: NO_LIMITS } },
  { logs: 'anything' },
);

const callsTo = (person: Scripted): readonly ShownMessage[] =>
  person.messages().filter((message) => /your turn in Nim/.test(textOf(message)));
/** The only call; with `than`, the one that follows that message. */
const called = (person: Scripted, than?: string): Promise<ShownMessage> =>
  until(() => {
    const [call, ...others] = callsTo(person);
    return call !== undefined && others.length === 0 && call.id !== than && call;
  }, 'a call');

test('who is away is called at once, by name, with the way to the board; the call goes with the move', async () => {
  const board = await pair();
  held.passes(300_000);
  const first = await called(ada);
  expect(first.mentions.map((user) => user['id'])).toEqual([ada.id]);
  expect(linksOf(first).some((link) => link.endsWith(`/${board}`))).toBe(true);
  await ada.type(board, '1:1');
  const second = await called(ben, first.id);
  expect(second.mentions.map((user) => user['id'])).toEqual([ben.id]);
  await ben.type(board, '2:1');
  await until(() => callsTo(ada).length === 0, 'the call is gone');
  expect(held.logged).toEqual([]);
});

test('who has just moved is not; a restart does not forget whom to call, nor which call to take away', async () => {
  const board = await pair();
  await ada.type(board, '1:1');
  await ben.type(board, '2:1');
  held.passes(60_000);
  expect(callsTo(ada)).toEqual([]);
  // Time since the last record counts for nobody.
  await held.restart();
  held.passes(80_000);
  const call = await called(ada);
  await held.restart();
  await ada.type(board, '1:1');
  await until(() => !callsTo(ada).some(({ id }) => id === call.id), 'the call is gone');
});

test('in a direct message, or not at all, as they chose', async () => {
  const panel = await ada.run('settings');
  await ada.press(panel, 'calls', ['direct']);
  const board = await pair();
  held.passes(300_000);
  const own = held.person('Ada', 'dm');
  await called(own);
  expect(callsTo(ada)).toEqual([]);
  await ada.type(board, '1:1');
  await until(() => callsTo(own).length === 0, 'the call is gone');
  await ben.type(board, '1:1');
  await ada.press(panel, 'calls', ['off']);
  held.passes(300_000);
  // Ben moves after that, so whatever was due earlier has been handled.
  await ada.type(board, '1:1');
  await called(ben);
  expect(callsTo(own)).toEqual([]);
});

test('hints are for both where the challenge allows them, and for nobody else', async () => {
  const without = await pair();
  expect(ada.verbs(without)).not.toContain('hint');
  const board = await ada.run('play', { line: 'nim 3 4 5', opponent: ben.id, first: 'me', hints: true });
  expect(ben.read(board)).toContain('Both of you may take hints.');
  await ben.press(board, 'accept');
  expect(await ada.told(await ada.press(board, 'hint'))).toContain('you can win');
  await ada.type(board, '1:3');
  expect(await ben.told(await ben.press(board, 'hint'))).toMatch(/Hint 1/);
  await ben.resign(board);
  await until(() => /took a hint/.test(ada.read(board)), 'the account of hints');
  const again = await ada.open(board, 'rematch');
  expect(ada.read(again)).toContain('Both of you may take hints.');
});

test('a takeback that is refused is told to whoever asked, on the board and beside it', async () => {
  const board = await pair();
  await ada.type(board, '1:1');
  await ada.press(board, 'undo');
  await ben.press(board, 'refuse');
  const no = new RegExp(`<@${ben.id}> said no: the move stands`);
  expect(ada.read(board)).toMatch(no);
  const told = () =>
    ada.messages().filter((one) => one.id !== board && no.test(textOf(one)) && textOf(one).includes(ada.id));
  await until(() => told().length === 1, 'the word beside the board');
  // The next move deletes it, as it deletes a call.
  await ben.type(board, '1:1');
  await until(() => told().length === 0, 'the word is gone');
});
