/** More time and a pause for one student of an exam, through real discord.js. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { choiceOf } from '../support/choices.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import {
  endByPanel,
  newQuiz,
  picksOn,
  privately,
  replyTo,
  replyToPress,
  shown,
  startExam,
} from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { idOf, messageOf, textOf, until } from '../support/scripted.ts';

const { held, teacher, ada } = inClass({ seed: 'allow', questions: fewForEachPlace(4) });

const LONG = 60_000;

test('/teach allow: remembered for the class, in this exam, a pause', async () => {
  const allow = async (options: Readonly<Record<string, string | number | boolean>>) =>
    replyTo(teacher, 'teach allow', options);
  expect(await allow({})).toMatch(/Nobody has extra time/);
  expect(await allow({ student: ada.id, extra: 50 })).toMatch(/50% extra time in every exam/);
  expect(await allow({})).toContain(`<@${ada.id}>`);
  expect(await allow({ student: ada.id, pause: true })).toMatch(/Choose an exam or homework/);

  const wish = { games: 'nim', skills: 'nim-sum', mode: 'exam', count: 1, minutes: 10, students: 3 };
  const panel = await newQuiz(teacher, wish);
  await replyTo(ada, 'class join');
  await startExam(teacher, panel);
  const board = await shown(ada, 'The exam is on', LONG);
  const paper = await ada.press(board.id, 'open');
  const text = await privately(ada, paper);
  const end = Number(/<t:(\d+):R>/.exec(ada.read(board.id))![1]);
  // Half of ten minutes more on the student's own paper; the board shows when the exam ends for the class.
  expect(Number(/<t:(\d+):R>/.exec(text)![1])).toBe(end + 300);
  expect(await allow({ student: ada.id, pause: true })).toMatch(/Their clock is stopped/);
  expect(await replyToPress(ada, board.id, 'open')).toMatch(/stopped your clock/);
  expect(await allow({ student: ada.id, pause: false })).toMatch(/more/);
  expect(await replyToPress(ada, board.id, 'open')).toMatch(/0 of 1 answered/);
  await until(() => /Somebody has longer/.test(teacher.read(panel)), 'the last end, on the panel');
  expect(ada.read(board.id)).not.toMatch(/Somebody has longer/);
});

test('opened again for one student: the channel doesn’t tell how many of their answers are right', async () => {
  const panel = await newQuiz(teacher, { games: 'nim', skills: 'nim-sum', mode: 'exam', count: 2 });
  const lobby = await shown(ada, 'Students get different positions');
  await replyToPress(ada, lobby.id, 'join');
  await startExam(teacher, panel);
  const board = await shown(ada, 'The exam is on', LONG);
  const paper = await ada.open(board.id, 'open');
  const quiz = idOf(picksOn(ada, paper)[0]!).replace(/-\d+$/, '');
  await endByPanel(teacher, panel);
  const final = await shown(ada, /% right \(no answer counts as wrong\)/, LONG);
  const told = ada.read(final.id);

  const ack = await teacher.sub('teach', ['allow'], { student: ada.id, quiz, minutes: 30 });
  expect(await privately(teacher, ack)).toMatch(/1 attempt left to begin\n.*open again for them/);
  const own = held.person('Ada', 'dm');
  const message = await until(
    () => own.messages().find((one) => textOf(one).includes('Open again')),
    'a notice',
  );
  expect(textOf(message)).toMatch(
    new RegExp(`It closes <t:.*Type /class homework in <#${ada.channel}>`, 's'),
  );
  const list = await ada.sub('class', ['homework']);
  await privately(ada, list);
  const again = await ada.open(messageOf(list), 'choose', [quiz]);
  for (const slot of [0, 1]) {
    const attempt = (await held.store.classes.attempts(quiz, ada.id)).at(-1)!;
    const question = (await held.store.classes.variant(quiz, slot, attempt.variants[slot]!))!;
    const right = choiceOf(question, true);
    await ada.use(again, picksOn(ada, again)[right]!);
    await until(() => /1 of 2 answered|answered everything/.test(ada.read(again)), 'the answer');
    const next = ada.controls(again).find((one) => one.id.endsWith('~1~page~'));
    if (slot === 0) await ada.use(again, next!);
  }
  await sleep(1_000);
  expect(ada.read(final.id)).toBe(told);
  expect(own.messages().filter((one) => textOf(one).includes('Open again'))).toHaveLength(1);
});
