/** More time and a pause for one student of an exam, through real discord.js. */
import { expect, test } from 'vitest';
import { inClass } from '../support/class/in-class.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { newQuiz, privately, shown } from '../support/class/seen.ts';
import { controlsOf, type Scripted, textOf, until, verbOf } from '../support/scripted.ts';

let teacher: Scripted;
let ada: Scripted;
inClass({ seed: 'allow', questions: fewForEachPlace(4) }, (room) => {
  ({ teacher, ada } = room);
});

const LONG = 60_000;

test('/teach allow: remembered for the class, in this exam, a pause', async () => {
  const allow = async (options: Readonly<Record<string, string | number | boolean>>) =>
    privately(teacher, await teacher.sub('teach', ['allow'], options));
  expect(await allow({})).toMatch(/Nobody has extra time/);
  expect(await allow({ student: ada.id, extra: 50 })).toMatch(/50% extra time in every exam/);
  expect(await allow({})).toContain(`<@${ada.id}>`);
  expect(await allow({ student: ada.id, pause: true })).toMatch(/Choose an exam or homework/);

  const panel = await newQuiz(teacher, {
    games: 'nim',
    skills: 'nim-sum',
    mode: 'exam',
    count: 1,
    minutes: 10,
    students: 3,
  });
  await privately(ada, await ada.sub('class', ['join']));
  await until(
    async () => {
      const starts = controlsOf(teacher.message(panel)).find((control) => verbOf(control) === 'do-start');
      if (starts !== undefined) await teacher.use(panel, starts);
      return ada.messages().some((message) => textOf(message).includes('The exam is on'));
    },
    'the exam',
    LONG,
  );
  const board = await shown(ada, 'The exam is on', LONG);
  const paper = await ada.press(board.id, 'open');
  const text = await privately(ada, paper);
  const end = Number(/<t:(\d+):R>/.exec(ada.read(board.id))![1]);
  // Half of ten minutes more on their own paper; the board says when it ends for the class.
  expect(Number(/<t:(\d+):R>/.exec(text)![1])).toBe(end + 300);
  expect(await allow({ student: ada.id, pause: true })).toMatch(/Their clock is stopped/);
  expect(await privately(ada, await ada.press(board.id, 'open'))).toMatch(/stopped your clock/);
  expect(await allow({ student: ada.id, pause: false })).toMatch(/more/);
  expect(await privately(ada, await ada.press(board.id, 'open'))).toMatch(/0 of 1 answered/);
  await until(() => /Somebody has longer/.test(teacher.read(panel)), 'the last end, on the panel');
  expect(ada.read(board.id)).not.toMatch(/Somebody has longer/);
});
