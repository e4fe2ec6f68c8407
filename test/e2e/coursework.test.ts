/**
 * An exam and homework through the whole bot, with real discord.js.
 */
import { expect, test } from 'vitest';
import { choiceOf } from '../support/choices.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import {
  endByPanel,
  faultsLogged,
  forgedButton,
  forgedMessage,
  newQuiz,
  picksOn,
  privately,
  replyTo,
  replyToPress,
  shown,
  startExam,
} from '../support/class/seen.ts';
import { scoreTold } from '../support/class/told.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import type { Scripted } from '../support/scripted.ts';
import { type Control, idOf, messageOf, textOf, until, verbOf } from '../support/scripted.ts';

const idIn = (control: Control): string => idOf(control).split('-')[0]!;

/** Opens a student's own questions from the board; returns the private message. */
const opened = async (who: Scripted, board: string): Promise<string> => {
  const ack = await who.press(board, 'open');
  expect(await privately(who, ack)).toMatch(/Your question 1 of|你的第 1 题/);
  return messageOf(ack);
};
/** Answers the current page with choice `index`. */
const answer = async (who: Scripted, paper: string, index: number): Promise<void> => {
  await who.use(paper, picksOn(who, paper)[index]!);
  await until(() => /Your answer:|你的答案：/.test(who.read(paper)), 'the answer on the page');
};
const turn = async (who: Scripted, paper: string, page: number): Promise<void> => {
  const next = who
    .controls(paper)
    .find((one) => verbOf(one) === 'page' && one.id.split('~')[2] === `${page}`);
  await who.use(paper, next!);
  const title = new RegExp(`Your question ${page + 1} of|你的第 ${page + 1} 题`);
  await until(() => title.test(who.read(paper)), `page ${page + 1}`);
};

test('an exam of three, with forged clicks and a restart: nothing is told before the end, and one message is left in the channel', async () => {
  const held = await stageOfTest({
    seed: 'exam',
    local: { limits: NO_LIMITS },
    questions: fewForEachPlace(4),
  });
  const [teacher, ann, ben, cy] = ['Ms Turing', 'Ada', 'Ben', 'Student 1'].map((name) =>
    held.person(name, 'class'),
  ) as [Scripted, Scripted, Scripted, Scripted];
  const boards = (): readonly string[] =>
    ann.messages().flatMap((message) => (message.ephemeralFor === null ? [message.id] : []));
  const panel = await newQuiz(teacher, {
    games: 'nim',
    skills: 'nim-sum, outcome',
    count: 2,
    mode: 'exam',
    minutes: 30,
    podium: 'once',
  });
  const lobby = await shown(ann, 'Students get different positions');
  for (const one of [ann, ben])
    expect(await replyToPress(one, lobby.id, 'join')).toMatch(/Once it has started|开始后在本频道/);
  await startExam(teacher, panel);
  const board = await shown(ann, 'The exam is on');
  await until(() => boards().length === 1, 'the lobby gone');
  const [annPaper, benPaper] = [await opened(ann, board.id), await opened(ben, board.id)];
  const asked = (who: Scripted, paper: string): string => who.read(paper).split('\n').slice(1, 4).join();
  expect(asked(ann, annPaper)).not.toBe(asked(ben, benPaper));
  await answer(ann, annPaper, 0);
  await answer(ann, annPaper, 1);
  await answer(ben, benPaper, 1);
  for (const [who, paper] of [
    [ann, annPaper],
    [ben, benPaper],
  ] as const)
    expect(who.read(paper)).not.toMatch(/✓|✗|right answer|misconception|正确答案/i);
  await held.restart();
  // Private pages from before the restart still work.
  await turn(ann, annPaper, 1);
  await answer(ann, annPaper, 0);
  await turn(ann, annPaper, 0);
  // Choice B; a question about P and N names N instead.
  expect(ann.read(annPaper)).toMatch(/(?:Your answer: |你的答案：)\*\*[BN]/);
  // A latecomer.
  const cyPaper = await opened(cy, board.id);
  await answer(cy, cyPaper, 0);

  const id = idIn(picksOn(ann, annPaper)[0]!);
  // Ann's control, used by Ben, acts on Ben's paper.
  const before = asked(ben, benPaper);
  await ben.use(benPaper, picksOn(ann, annPaper)[1]!);
  expect(asked(ben, benPaper)).toBe(before);
  // Her private page does not exist for him.
  expect((await ben.use(annPaper, picksOn(ann, annPaper)[0]!)).kind).toBe('failed');
  const forged = new Set<string>();
  // Another attempt, a nonexistent place, a live quiz's answer, the teacher's buttons.
  for (const [custom, told] of [
    [`e~${id}-2~0~pick~0`, /This attempt is finished/],
    [`e~${id}-1~9~pick~0`, /isn’t taking answers now/],
    [`e~${id}-1~1~sure~`, /isn’t taking answers now/],
    [`e~${id}-1~0~hand-in~`, /can’t do that/],
    [`e~nothing-1~0~pick~0`, /can’t find that quiz/],
    [`e~${id}~0~pick~0`, /This attempt is finished|can’t find that quiz/],
    [`q~${id}~0~pick~0`, /isn’t taking answers now/],
    [`q~${id}~0~type~`, /isn’t taking answers now/],
    [`q~${id}~1~results~`, /You are sitting an exam/],
  ] as const) {
    const message = await forgedMessage(held.local, ben, [forgedButton(custom)]);
    forged.add(message);
    expect([custom, await replyToPress(ben, message, 'forged')]).toEqual([
      custom,
      expect.stringMatching(told),
    ]);
  }
  expect(await replyTo(ben, 'class results')).toMatch(/You are sitting an exam/);

  await endByPanel(teacher, panel);
  await until(() => teacher.read(panel).includes('The exam is over'), 'the end');
  await ann.press(annPaper, 'pick').catch(() => null);
  const final = await shown(ann, /% right \(no answer counts as wrong\)/);
  const tellings = await Promise.all([ann, ben, cy].map(async (who) => replyToPress(who, final.id, 'mine')));
  await until(() => !boards().includes(board.id), 'the board of the exam gone');
  expect(boards().filter((one) => !forged.has(one))).toEqual([final.id]);
  const rows = await held.store.classes.answers(id);
  const said = new Map(rows.map((row) => [`${row.user} ${row.question}`, row.answer]));
  const chosen = (index: number) => ({ kind: 'chosen', choices: [index] });
  expect(said).toEqual(
    new Map([
      [`${ann.id} 0`, chosen(1)],
      [`${ann.id} 1`, chosen(0)],
      [`${ben.id} 0`, chosen(1)],
      [`${cy.id} 0`, chosen(0)],
    ]),
  );
  for (const [i, who] of [ann, ben, cy].entries()) {
    const right = rows.filter((row) => row.user === who.id && row.right).length;
    expect(scoreTold(tellings[i] ?? '')).toEqual({ right, asked: 2 });
  }
  expect(faultsLogged(held.logged)).toEqual([]);
});

test('homework: done, handed in, done again with other positions; the teacher sees what counts', async () => {
  const held = await stageOfTest({
    seed: 'homework',
    local: { limits: NO_LIMITS },
    questions: fewForEachPlace(8),
  });
  const teacher = held.person('Ms Turing', 'class');
  const ada = held.person('Ada', 'class');
  const made = await teacher.sub('teach', ['homework', 'create'], {
    closes: 'tomorrow 20:00',
    games: 'nim',
    skills: 'outcome',
    count: 2,
    title: 'P and *N*',
    retakes: '1',
    scoring: 'confidence',
  });
  expect(await privately(teacher, made)).toMatch(/P and \*N\*[\s\S]*closes <t:\d+:f>/);
  expect((await ada.sub('teach', ['homework', 'close'])).kind).toBe('failed');
  const board = await shown(ada, 'Homework: P and *N*');
  expect(textOf(board)).toMatch(/It closes <t:\d+:f>, <t:\d+:R>/);
  const listed = await ada.sub('class', ['homework']);
  expect(await privately(ada, listed)).toMatch(/P and \*N\*/);
  const id = ada.controls(messageOf(listed))[0]!.values[0]!;
  const paper = await ada.open(messageOf(listed), 'choose', [id]);
  await until(() => /Your question 1 of 2/.test(ada.read(paper)), 'the first question');
  await answer(ada, paper, 0);
  await ada.press(paper, 'sure');
  await until(() => /You are sure/.test(ada.read(paper)), 'sure');
  const first = ada.read(paper).split('\n')[1];
  await ada.press(paper, 'hand-ask');
  await until(() => /1 question is not answered/.test(ada.read(paper)), 'the question whether');
  await ada.press(paper, 'hand-in');
  await until(() => /Your results[\s\S]*Points: /.test(ada.read(paper)), 'the report');
  const report = await ada.open(messageOf(listed), 'choose', [id]);
  await ada.press(report, 'look');
  await until(() => /Question 1 of 2/.test(ada.read(report)), 'the first question with its answer');
  expect(ada.read(report)).toMatch(/You answered: [\s\S]*Right answer/);
  await ada.press(report, 'look');
  await until(() => /Question 2 of 2 · Not answered/.test(ada.read(report)), 'the second question');
  const practice = await ada.open(report, 'missed');
  await until(() => /you missed it/.test(ada.read(practice)), 'practice of what was missed');
  await ada.press(report, 'overview');
  await until(() => /Your results/.test(ada.read(report)), 'the report again');
  await ada.press(paper, 'again');
  await until(() => /Your question 1 of 2[\s\S]*Attempt 2/.test(ada.read(paper)), 'the second attempt');
  expect(ada.read(paper).split('\n')[1]).not.toBe(first);
  const [, second] = await held.store.classes.attempts(id, ada.id);
  const rows = await Promise.all(
    second!.variants.map(async (number, place) => (await held.store.classes.variant(id, place, number))!),
  );
  for (const [place, question] of rows.entries()) {
    if (place > 0) await turn(ada, paper, place);
    await answer(ada, paper, choiceOf(question, true));
    await ada.press(paper, 'sure');
    await until(() => /You are sure/.test(ada.read(paper)), 'sure');
  }
  await ada.press(paper, 'hand-ask');
  await ada.press(paper, 'hand-in');
  await until(() => /Right: \*\*2 of 2\*\*[\s\S]*4 of 4/.test(ada.read(paper)), 'all right, and sure of it');
  expect(ada.verbs(paper)).not.toContain('again');
  await until(() => /1 handed in/.test(ada.read(board.id)), 'the board');
  const chooser = await teacher.sub('teach', ['homework', 'results']);
  expect(await privately(teacher, chooser)).toMatch(/handed in: 1 of 1/);
  const results = await teacher.press(messageOf(chooser), 'homework-results', [id]);
  expect(await privately(teacher, results)).toMatch(/2\/2[\s\S]*Points: 4 of 4[\s\S]*Attempt 2/);
  const closing = await teacher.sub('teach', ['homework', 'close']);
  await privately(teacher, closing);
  await teacher.press(messageOf(closing), 'homework-close', [id]);
  await until(() => /is closed/.test(teacher.read(messageOf(closing))), 'closed');
  expect(held.logged).toEqual([]);
});
