/** A lesson from its first card to the game at the end, as a student takes it. */
import { expect, test } from 'vitest';
import type { LessonTurn } from '../../src/learn/lessons/learning.ts';
import { choiceOf } from '../support/choices.ts';
import { onStage } from '../support/on-stage.ts';
import { linksOf, messageOf } from '../support/scripted.ts';

const { held, ada } = onStage({ seed: 'learn' });

/** Clicks a choice that is right, or one that is wrong, by the solver. */
const choose = async (lesson: string, number: number, right: boolean, turn: LessonTurn = 'first') => {
  const { choices } = held.app.learning.card('bash', number, turn)!.question;
  const index = choiceOf({ choices }, right);
  const place = turn === 'first' ? 'bash' : `bash-${turn}`;
  const control = ada.controls(lesson).find((one) => one.id === `l~${place}~${number}~pick~${index}`)!;
  await ada.use(lesson, control);
};

const typeAnswer = async (lesson: string, answer: string) => {
  const asked = await ada.modal(lesson, 'type');
  await ada.fill(asked, { answer });
};

test('Bash: wrong, right, told, typed; resumed in between; then the game, and it is won', async () => {
  const lesson = await ada.run('learn', { lesson: 'bash' });
  expect(ada.message(lesson).ephemeralFor).toBe(ada.id);
  expect(ada.read(lesson)).toMatch(/1 of 3[\s\S]*`bash 12 max=3`[\s\S]*P: the player to move loses/);
  await choose(lesson, 0, false);
  expect(ada.read(lesson)).toMatch(/Not yet[\s\S]*1 of 3|1 of 3[\s\S]*Not yet/);
  await choose(lesson, 0, true, 'retry');
  expect(ada.read(lesson)).toMatch(/Right · [\s\S]*Right answer: P/);
  // After a mistake the same idea is asked again with another heap.
  await ada.press(lesson, 'Try another');
  expect(ada.read(lesson)).toMatch(/The same idea once more[\s\S]*`bash 14 max=3`/);
  await choose(lesson, 0, true, 'again');
  expect(ada.read(lesson)).toMatch(/Right · [\s\S]*Right answer: N/);
  await ada.press(lesson, 'Next');
  expect(ada.read(lesson)).toMatch(/2 of 3/);
  // Opened again, it continues where the student stopped; so does the list.
  const again = await ada.run('learn', { lesson: 'bash' });
  expect(ada.read(again)).toMatch(/2 of 3/);
  const list = await ada.run('learn');
  expect(ada.read(list)).toMatch(/Bash[^\n]* — 1 of 3 cards done/);
  await ada.press(list, 'open', ['bash']);
  expect(ada.read(list)).toMatch(/2 of 3/);
  await ada.press(list, 'tell');
  expect(ada.read(list)).toMatch(/This is why[\s\S]*Right answer/);
  await ada.press(list, 'Try another');
  await ada.press(list, 'tell');
  await ada.press(list, 'Next');
  expect(ada.read(list)).toMatch(/3 of 3/);
  await typeAnswer(list, 'all of it');
  expect(ada.read(list)).toMatch(/Not yet/);
  await typeAnswer(list, '1:2');
  expect(ada.read(list)).toMatch(/Not yet/);
  await typeAnswer(list, '1:1');
  expect(ada.read(list)).toMatch(/Right · /);
  await ada.press(list, 'Try another');
  await typeAnswer(list, '1:5');
  await ada.press(list, 'Next');
  expect(ada.read(list)).toMatch(/A game to win[\s\S]*`bash 22 max=3`/);
  const board = await ada.open(list, 'game');
  expect(board).not.toBe(list);
  // As the lesson teaches: always leave a multiple of 4.
  for (let turn = 0; turn < 10 && (await held.app.matches.openOf(ada.id)).length > 0; turn += 1) {
    const left = Number(/bash (\d+) max=3/.exec(ada.read(board))?.[1]);
    await ada.type(board, `1:${left % 4}`);
  }
  const [game] = await held.app.matches.finishedOf(ada.id);
  expect(game?.match.seats).toMatchObject([{ user: ada.id }, { kind: 'bot', level: 'perfect' }]);
  expect(game?.match.result?.winner).toBe(0);
  expect(ada.read(await ada.run('learn'))).toMatch(/Bash[^\n]* — ✓ all cards done/);
});

test('the same card on two messages, both answered at once: one step forward', async () => {
  const messages = [await ada.run('learn', { lesson: 'bash' }), await ada.run('learn', { lesson: 'bash' })];
  await Promise.all(messages.map((message) => choose(message, 0, true)));
  for (const message of messages) expect(ada.read(message)).toMatch(/Right · /);
  expect((await held.app.learning.progress(ada.id)).bash).toBe(1);
});

test('“Play” pressed twice opens one game, and leads to it while it goes on', async () => {
  const lesson = await ada.run('learn', { lesson: 'bash' });
  for (let number = 0; number < 3; number += 1) {
    await ada.press(lesson, 'tell');
    await ada.press(lesson, 'Try another');
    await ada.press(lesson, 'tell');
    await ada.press(lesson, 'Next');
  }
  const acks = await Promise.all([ada.press(lesson, 'game'), ada.press(lesson, 'game')]);
  const told = acks.map((ack) => ada.read(messageOf(ack)));
  expect(told.filter((text) => text.includes('You are playing this game already'))).toHaveLength(1);
  expect(await held.app.matches.openOf(ada.id)).toHaveLength(1);
  const [live] = await held.app.matches.openOf(ada.id);
  const later = await ada.open(lesson, 'game');
  expect(linksOf(ada.message(later))).toHaveLength(1);
  await held.app.matches.resign(live!.match.id, ada.id);
  await ada.press(lesson, 'game');
  expect((await held.app.matches.openOf(ada.id)).map(({ match }) => match.id)).not.toContain(live!.match.id);
});
