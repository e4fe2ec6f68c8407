/** Records, leaderboards and one's own data, as people see them. */
import { expect, test } from 'vitest';
import { onStage } from '../support/on-stage.ts';
import { until } from '../support/scripted.ts';

let later = 0;
const { ada, ben, teacher, pair } = onStage(() => {
  later = 0;
  return { seed: 'records', clock: () => Date.now() + later };
});

test('a record fills with games; a leaderboard shows those who want to be seen', async () => {
  expect(ada.read(await ada.run('stats'))).toMatch(/hasn’t finished a game/);
  const typed = await ada.playBot('nim 1');
  await ada.type(typed, '1:1');
  expect(ada.read(typed)).toMatch(/Unrated: /);
  const winnable = await ada.run('play', { line: 'nim', level: 'perfect', first: 'winnable' });
  await ada.resign(winnable);
  await until(() => /resigned/.test(ada.read(winnable)), 'the end');
  expect(ada.read(winnable)).toMatch(/Unrated: .*can win/);
  const dealt = await ada.playBot('nim');
  await ada.resign(dealt);
  await until(() => /resigned/.test(ada.read(dealt)), 'the end');
  expect(ada.read(dealt)).not.toMatch(/Unrated: /);
  const stats = await ada.run('stats');
  expect(ada.message(stats).ephemeralFor).toBe(ada.id);
  expect(ada.read(stats)).toMatch(
    /\*\*Nim\*\* · rating 1196 after 1 game · ▼ −4 in 30 days · perfect: 1 won, 2 lost/,
  );
  expect(ben.read(await ben.run('stats', { user: ada.id }))).toMatch(/doesn’t show/);
  await ada.press(stats, 'list');
  expect(ada.read(stats)).toMatch(/You’re on the leaderboards/);
  const theirs = await ben.run('stats', { user: ada.id });
  expect(ben.read(theirs)).toMatch(/rating 1196/);
  await ben.press(theirs, 'board', ['nim']);
  expect(ben.read(theirs)).toMatch(/Leaderboard: Nim[\s\S]*1\) .*1196\*\*, 1 game/);
  await ada.press(stats, 'unlist');
  await ben.press(theirs, 'board', ['nim']);
  expect(ben.read(theirs)).toMatch(/Nobody is listed/);
});

test('a game whose other side is gone: /games and Resign offer to end it without a result, asked twice', async () => {
  const boards: string[] = [];
  for (const line of ['nim 3 4 5', 'wythoff 3 5']) {
    boards.push(await pair({ line, first: 'them' }));
  }
  expect(ada.verbs(await ada.run('games'))).not.toContain('left');
  later = 8 * 24 * 60 * 60 * 1000;
  expect(ben.verbs(await ben.run('games'))).not.toContain('left');
  const list = await ada.run('games');
  const [id] = ada.control(list, 'left').values;
  const asked = await ada.open(list, 'left', [id!]);
  expect(ada.read(asked)).toMatch(/without a result/);
  await ada.press(asked, 'resign-no');
  expect(ada.read(asked)).toMatch(/You didn’t resign/);
  const again = await ada.open(list, 'left', [id!]);
  await ada.press(again, 'abandon-yes');
  expect(ada.read(again)).toMatch(/Nobody wins/);
  expect(ada.read(await ada.open(list, 'left', [id!]))).toMatch(/This game is over/);
  const ended = () => boards.filter((board) => /ended without a result/.test(ben.read(board)));
  await until(() => ended().length === 1, 'the board of the game that ended');
  const board = boards.find((one) => !ended().includes(one))!;
  const resigning = await ada.open(board, 'resign');
  await ada.press(resigning, 'abandon-yes');
  await until(() => ended().length === 2, 'the board of the other one');
  expect(ada.read(await ada.run('games'))).toMatch(/no game going/);
  expect(ada.read(await ada.run('stats'))).toMatch(/hasn’t finished a game/);
});

test('several games at once have a record of their own; who resigned unmoved is not told of wins', async () => {
  const board = await ada.run('play', { line: 'nim 3 4 + wythoff 3 5', level: 'beginner', first: 'me' });
  await ada.resign(board);
  await until(() => /resigned/.test(ada.read(board)), 'the end');
  expect(ada.read(board)).not.toMatch(/a win to keep|had the win/);
  expect(ada.read(await ada.run('stats'))).toMatch(/Sums of games[\s\S]*beginner: 0 won, 1 lost/);
});

test('a copy of one’s data; deleting them is asked twice and redraws what others see', async () => {
  const board = await pair();
  const panel = await ada.run('privacy');
  const copy = ada.message(await ada.open(panel, 'export'));
  expect(copy.ephemeralFor).toBe(ada.id);
  expect(copy.attachments.map((file) => file.filename)).toContain('everything.json');
  const got = await fetch(copy.attachments.find((file) => file.filename === 'matches.csv')!.url);
  expect(await got.text()).toContain('nim 3 4 5');
  const asked = await ada.open(panel, 'erase');
  await ada.press(asked, 'erase-no');
  expect(ada.read(asked)).toMatch(/Nothing was deleted/);
  const again = await ada.open(panel, 'erase');
  await ada.press(again, 'erase-yes');
  expect(ada.read(again)).toMatch(/Deleted: \d+ rows?/);
  await until(() => /Former player resigned/.test(ben.read(board)), 'the board without the name');
  expect(ben.read(board)).not.toContain(ada.id);
  expect(ada.read(await ada.open(panel, 'export'))).toMatch(/nothing about you/);
});

test('who manages the server sets how long its games are kept', async () => {
  const panel = await teacher.run('settings');
  await teacher.press(panel, 'retention', ['30']);
  expect(teacher.read(panel)).toMatch(/30 days after their end/);
  expect(ada.controls(await ada.run('settings')).map((one) => one.id)).not.toContain('s~~0~retention~');
});
