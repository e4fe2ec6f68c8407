/** The end of a game: its marks, a private replay, and a card that its players can share. */
import { expect, test } from 'vitest';
import type { PictureRequest } from '../../src/picture/request.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { linksOf, until, verbOf } from '../support/scripted.ts';

let drawn: PictureRequest[];
const { held, ada, ben } = onStage(
  () => {
    drawn = [];
    return { seed: 'ending', pictures: picturesInto(drawn), local: { limits: NO_LIMITS } };
  },
  { logs: 'anything' },
);

/** Wins `nim 1 1 1` against the bot: one stone a move. */
const won = async (): Promise<string> => {
  const board = await ada.playBot('nim 1 1 1');
  while (ada.controls(board).some((one) => verbOf(one) === 'move')) await ada.press(board, 'move');
  return board;
};

test('the course of the game is told move by move, with what can be done next', async () => {
  const board = await won();
  expect(ada.read(board)).toMatch(/held 2 of 2 winning positions against Sprague \(perfect\)\./);
  expect(ada.read(board)).toContain('Whose win it was, move by move: ■■■ (■ ');
  // The title says who won, so the text does not repeat it.
  expect(ada.read(board)).not.toContain('The game is over');
  expect(ada.verbs(board).slice(0, 4)).toEqual(['rematch', 'open', 'replay', 'share']);
});

test('a win that was given away is the other’s from then on', async () => {
  const board = await ada.playBot('nim 2');
  await ada.press(board, 'move');
  await until(() => ada.read(board).includes('move by move: '), 'the end');
  expect(ada.read(board)).toMatch(/held 0 of 1 winning position against[\s\S]*move by move: □□ \(/);
});

test('a replay has every position, and is private; a shared one everybody sees', async () => {
  const board = await won();
  const replay = await ada.heard(await ada.press(board, 'replay'));
  expect(replay.ephemeralFor).toBe(ada.id);
  await until(() => ada.files(replay.id).some((name) => /^replay-\w+\.gif$/.test(name)), 'the animation');
  const request = drawn.find(({ kind }) => kind === 'replay');
  expect(request?.kind === 'replay' && request.scenes.length).toBe(4);
  const shared = await ada.heard(await ada.press(board, 'share'));
  expect(shared.ephemeralFor).toBeNull();
  expect(ada.read(shared.id)).toMatch(/<@\d+> shares a game[\s\S]*2 of 2 winning positions/);
  // It mentions nobody.
  expect(shared.mentions).toEqual([]);
  expect(linksOf(shared).some((link) => link.endsWith(`/${board}`))).toBe(true);
  expect(await ben.told(await ben.press(board, 'share'))).toContain('This is a game between');
  expect(held.logged).toEqual([]);
});
