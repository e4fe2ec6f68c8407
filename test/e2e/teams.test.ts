/** Teams, the podium and a quiz without names in the channel, through real discord.js. */
import { expect, test } from 'vitest';
import { choiceOf } from '../support/choices.ts';
import {
  closeQuestion,
  newLiveQuiz,
  openQuestion,
  picksOn,
  privately,
  replyTo,
  replyToPress,
  shown,
} from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { idOf, messageOf, type Scripted, until } from '../support/scripted.ts';

const { held, teacher, ada, ben } = inClass({ seed: 'teams' });

const LONG = 40_000;

/** Clicks the right choice of the question, or a wrong one; returns what the student reads. */
const answer = async (who: Scripted, right: boolean): Promise<string> => {
  const { id } = await openQuestion(who, 1, LONG);
  const picks = picksOn(who, id);
  const { choices } = (await held.store.classes.question(idOf(picks[0]!), 0))!;
  const at = choiceOf({ choices }, right);
  return privately(who, await who.use(id, picks[at]!));
};

test('students choose teams, the teacher moves one, the podium is told in one message', async () => {
  const panel = await newLiveQuiz(teacher, {
    skills: 'nim-sum',
    teams: 2,
    teaming: 'choose',
    podium: 'places',
  });
  const lobby = await shown(ada, /🔴 Red 0 · 🔵 Blue 0/, LONG);
  expect(await replyToPress(ada, lobby.id, '🔴 Red')).toMatch(/You’re in team 🔴 Red.*change teams/s);
  await replyToPress(ben, lobby.id, '🔴 Red');
  await until(() => /🔴 Red 2 · 🔵 Blue 0/.test(ada.read(lobby.id)), 'both in one team');
  await teacher.press(panel, 'teams');
  expect(teacher.read(panel)).toMatch(/🔴 Red.* · 2: Ada, Ben/);
  await teacher.press(panel, '🔵 Blue');
  await teacher.press(panel, 'teams-put', [ben.id]);
  expect(teacher.read(panel)).toMatch(/🔴 Red.* · 1: Ada/);
  await until(() => /🔴 Red 1 · 🔵 Blue 1/.test(ada.read(lobby.id)), 'one in each');
  const quiz = ada.idOn(lobby.id);
  await teacher.press(panel, 'Panel');
  await teacher.press(panel, 'do-start');
  await answer(ada, false);
  await answer(ben, true);
  const question = await openQuestion(ada, 1, LONG);
  await closeQuestion(teacher, panel, question.id, 1);
  expect(ada.read(question.id)).not.toMatch(/Teams so far/);
  await teacher.press(panel, 'To the podium');
  const podium = await shown(ada, 'Who is on the podium?', LONG);
  expect(ada.read(podium.id)).toMatch(/1\) ….*2\) …/s);
  await teacher.press(podium.id, 'Show place 2');
  await until(() => /1\) ….*2\) 🔴 Red — \*\*0%\*\*/s.test(ada.read(podium.id)), 'the second place');
  await teacher.press(podium.id, 'Show place 1');
  await until(() => /1\) 🔵 Blue — \*\*100%\*\*/.test(ada.read(podium.id)), 'the first place', LONG);
  expect(ada.read(podium.id)).toMatch(/The quiz is over/);
  const board = async () => (await held.store.classes.load(quiz))!.board;
  await expect.poll(board, { timeout: LONG }).toMatchObject({ message: podium.id, shows: -2 });
  const results = await teacher.press(panel, 'results');
  expect(await privately(teacher, results)).toMatch(/Teams.*1\) 🔵 Blue/s);
  expect(teacher.files(messageOf(results))).toContain('students.csv');
});

test('without names: told before, nobody named afterwards, to themselves neither', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'nim-sum', anonymous: true });
  const lobby = await shown(ada, /Anonymous: your answers are kept without your name/, LONG);
  expect(await replyToPress(ada, lobby.id, 'join')).toMatch(/kept without your name/);
  await teacher.press(panel, 'do-start');
  expect(await answer(ada, true)).toMatch(/is recorded.*anonymous/);
  await answer(ben, false);
  const { id } = await openQuestion(ada, 1, LONG);
  await teacher.press(panel, 'do-close');
  await until(() => /Fewer than 3 answered/.test(ada.read(id)), 'too few');
  expect(ada.read(id)).not.toMatch(/1 right out of 2/);
  expect(await replyToPress(ada, id, 'own')).toMatch(/Yes, right/);
  await teacher.press(panel, 'do-next');
  const final = await shown(ada, 'The quiz is over', LONG);
  expect(ada.read(final.id)).toMatch(/results are for the class as a whole/);
  expect(await replyTo(ada, 'class results')).toMatch(/nobody can tell whose/);
  expect(await replyToPress(ada, id, 'own')).toMatch(/nobody can tell whose/);
  const told = await replyToPress(teacher, panel, 'results');
  expect(told).toMatch(/Fewer than 3 answered/);
  expect(told).not.toContain(ada.id);
});
