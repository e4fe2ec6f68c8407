/** Answers that have no explanation, or none yet: the class and practice continue. */
import { expect, test } from 'vitest';
import { type Explainer, explain } from '../../src/learn/questions/explaining.ts';
import { parseLine } from '../../src/texts/index.ts';
import { choiceOf } from '../support/choices.ts';
import {
  choose,
  closeQuestion,
  newLiveQuiz,
  openQuestion,
  picksOn,
  replyToPress,
} from '../support/class/seen.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { idOf, type Scripted, until } from '../support/scripted.ts';
import type { Stage } from '../support/stage.ts';

const LONG = 40_000;
let held: Stage;

const begin = async (explainer: Explainer): Promise<readonly [teacher: Scripted, ada: Scripted]> => {
  held = await stageOfTest({ seed: 'unexplained', local: { limits: NO_LIMITS }, explainer });
  return [held.person('Ms Turing', 'class'), held.person('Ada', 'class')];
};

test('what cannot be explained is shown without its proof, and the next question comes', async () => {
  const [teacher, ada] = await begin(() => Promise.reject(new Error('the thread died')));
  const panel = await newLiveQuiz(teacher, { skills: 'outcome', count: 2 });
  await teacher.press(panel, 'do-start');
  const first = (await openQuestion(ada, 1, LONG)).id;
  const question = (await held.store.classes.question(idOf(picksOn(ada, first)[0]!), 0))!;
  await choose(ada, first, choiceOf(question, false));
  await closeQuestion(teacher, panel, first, 1);
  expect(await replyToPress(ada, first, 'own')).toMatch(/Not this time[\s\S]*Right answer: /);
  await teacher.press(panel, 'do-next');
  await openQuestion(ada, 2, LONG);
  const message = await ada.run('practice', { skill: 'outcome nim', length: 2 });
  const choice = ada.control(message, 'pick');
  await ada.use(message, choice);
  await until(() => /Your answer: /.test(ada.read(message)), 'whether it was right');
  await ada.press(message, 'Next');
  await until(() => /Practice 2\/2/.test(ada.read(message)), 'the next question');
  expect(held.logged.length).toBeGreaterThan(0);
  expect(held.logged.every((line) => line.includes('could not be explained'))).toBe(true);
});

test('what is not explained yet is shown without its proof, which follows', async () => {
  let explained: () => void = () => undefined;
  const [teacher, ada] = await begin(
    (wish) =>
      new Promise((resolve) => {
        explained = () => resolve(explain({ parse: parseLine }, wish));
      }),
  );
  const panel = await newLiveQuiz(teacher, { skills: 'nim-sum' });
  await teacher.press(panel, 'do-start');
  const first = (await openQuestion(ada, 1, LONG)).id;
  await closeQuestion(teacher, panel, first, 1);
  expect(ada.read(first)).not.toMatch(/column/);
  explained();
  await until(() => /column/.test(ada.read(first)), 'its proof', LONG);
  expect(held.logged).toEqual([]);
});
