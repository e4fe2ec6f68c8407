/** A teacher corrects results afterwards, through real discord.js; students and forged clicks cannot. */
import { expect, test } from 'vitest';
import { choiceOf } from '../support/choices.ts';
import {
  closeQuestion,
  newLiveQuiz,
  openQuestion,
  picksOn,
  privately,
  replyTo,
  shown,
} from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { idOf, messageOf, until } from '../support/scripted.ts';

const { held, teacher, ada, ben } = inClass({ seed: 'corrections' });

const LONG = 40_000;

test('drop a question, accept an answer, take the teacher off: the message of the results follows', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'nim-sum', count: 2 });
  for (const who of [teacher, ada, ben]) await replyTo(who, 'class join');
  await teacher.press(panel, 'do-start');
  let quiz = '';
  for (const place of [1, 2]) {
    const { id } = await openQuestion(ada, place, LONG);
    const picks = picksOn(ada, id);
    quiz = idOf(picks[0]!);
    const { choices } = (await held.store.classes.question(quiz, place - 1))!;
    const at = (right: boolean) => choiceOf({ choices }, right);
    await privately(ada, await ada.use(id, picks[at(true)]!));
    await privately(ben, await ben.use(id, picks[at(false)]!));
    await closeQuestion(teacher, panel, id, place);
    await teacher.press(panel, 'do-next');
  }
  const final = await shown(ada, 'The quiz is over', LONG);
  expect(ada.read(final.id)).toMatch(/3 students, 2 questions; 33%/);

  const results = await teacher.press(panel, 'results');
  await privately(teacher, results);
  const at = messageOf(results);
  await teacher.press(at, 'correct');
  expect(teacher.read(at)).toMatch(/Corrections/);
  // Twice, as in a double click: the request names the wanted state.
  const off = teacher.press(at, 'correct-student', [`-${teacher.id}`]);
  await Promise.all([off, teacher.press(at, 'correct-student', [`-${teacher.id}`])]);
  await until(() => /2 students, 2 questions; 50%/.test(ada.read(final.id)), 'the teacher is off');
  await teacher.press(at, 'correct-question', ['0']);
  await teacher.press(at, 'correct-drop');
  await until(() => /Question 1 was dropped/.test(ada.read(final.id)), 'told to all');
  expect(ada.read(final.id)).toMatch(/2 students, 1 question; 50%.*I recounted all points/s);
  expect(ada.read(final.id)).not.toMatch(new RegExp(`${teacher.id}.*(?:off|excluded)`));
  await teacher.press(at, 'Back');
  await teacher.press(at, 'correct-question', ['1']);
  const { said } = (await held.store.classes.answers(quiz, { question: 1, user: ben.id }))[0]!;
  const select = teacher.message(at).components;
  const [value] = /"value":"(\+[a-z0-9]+-[a-z0-9]+-[a-z0-9]+)"/.exec(JSON.stringify(select))?.slice(1) ?? [];
  for (let presses = 0; presses < 2; presses += 1) await teacher.press(at, 'correct-answer', [value!]);
  await until(() => /another answer as right/.test(ada.read(final.id)), 'the other answer');
  expect(ada.read(final.id)).toMatch(/100%/);
  const own = await replyTo(ben, 'class results');
  expect(own).toMatch(/\*\*1 of 1\*\*/);
  expect(own).toMatch(/your teacher accepted this answer/);
  expect(said).toHaveLength(1);
  await teacher.press(at, 'Back');
  await teacher.press(at, 'correct-back');
  expect(teacher.read(at)).toMatch(/Corrections/);
  expect(teacher.files(at)).toContain('changes.csv');
  expect((await held.store.classes.corrections(quiz)).map(({ correction }) => correction.kind)).toEqual([
    'remove',
    'drop',
    'accept',
  ]);
});
