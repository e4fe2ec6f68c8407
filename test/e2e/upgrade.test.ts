/**
 * A data folder written by version 0.1: games, a quiz and the buttons of its messages still work. How it was made:
 * test/data/folder-0.1/README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { choose, openQuestion, replyToPress } from '../support/class/seen.ts';
import { folderOfTests } from '../support/folder.ts';
import { until } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

/** Messages that existed when it was closed. */
const ALONE = '1575450628400873472';
const DUEL = '1575450629508169728';
const WON = '1575450630066012160';

const folder = folderOfTests();
for (const name of ['sprague.sqlite', 'channel.sqlite'])
  writeFileSync(
    join(folder, name),
    gunzipSync(readFileSync(join(import.meta.dirname, '..', 'data', 'folder-0.1', `${name}.gz`))),
  );
let held: Stage | null = null;
afterEach(() => held?.close());

test('a folder of 0.1 opens: games are played on, old buttons answer, the quiz takes answers', async () => {
  held = await stage({
    where: join(folder, 'sprague.sqlite'),
    local: { file: join(folder, 'channel.sqlite') },
  });
  const [ada, ben] = [held.person('Ada'), held.person('Ben')];

  // A game against the bot, two moves old.
  await until(() => ada.read(ALONE).includes('`nim 2 4 3`'), 'the board as it was left');
  expect((await ada.type(ALONE, '2:1')).kind).toBe('updated');
  await until(() => !ada.read(ALONE).includes('`nim 2 4 3`'), 'the move of today');

  // A game between two people who have not moved yet.
  expect((await ada.type(DUEL, '1>8')).kind).toBe('updated');
  await until(() => ben.read(DUEL).includes('`kayles 8 4`'), 'a board for both');

  // A finished game: its message was not redrawn, so it has the buttons of that time.
  expect(await replyToPress(ben, WON, 'Review')).toContain('kept the win');
  expect(await replyToPress(ben, WON, 'Why?')).toContain('You can win: take 1.');
  const again = await ben.open(WON, 'Rematch');
  // The bot has the first move now, and takes the stone.
  expect(ben.read(again)).toContain('Sprague (beginner) wins');

  // A quiz with an open question, which one of two students has answered.
  const [student, teacher] = [held.person('Ben', 'class'), held.person('Ms Turing', 'class')];
  const board = await openQuestion(student, 1);
  const told = await choose(student, board.id);
  expect(told).toMatch(/Recorded/);
  expect(teacher.read(board.id)).toContain('nim 3 1 2');

  // All data of a person from that time is still available.
  const { rows } = await held.app.privacy.export(ada.id);
  expect(rows).toBeGreaterThan(5);
  expect(held.logged).toEqual([]);
});
