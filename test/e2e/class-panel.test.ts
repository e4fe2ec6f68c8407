/**
 * The teacher's panel, automatic quizzes, questions with several right choices, latecomers, and forged or replayed clicks:
 * through real discord.js.
 */
import { expect, test } from 'vitest';
import {
  choose,
  closeQuestion,
  endByPanel,
  forgedButton,
  forgedMessage,
  newLiveQuiz,
  openQuestion,
  picksOn,
  privately,
  replyTo,
  replyToPress,
  shown,
  startExam,
} from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { idOf, messageOf, type Scripted, until, verbOf } from '../support/scripted.ts';

const { held, teacher, ada, ben } = inClass({ seed: 'panel' });

const LONG = 40_000;

/** The message of a question, once it takes answers. */
const opened = async (place: number): Promise<string> => (await openQuestion(ada, place, LONG)).id;

/** Posts a forged button as the bot's; returns what the person who presses it reads. */
const forged = async (who: Scripted, customId: string): Promise<string> => {
  const message = await forgedMessage(held.local, who, [forgedButton(customId)]);
  return who.told(await who.press(message, 'forged'));
};

test('pause, more time, go on, one like it, skip, end; a late comer is asked only what comes then', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'outcome', count: 3 });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  expect(ada.read(first)).toMatch(/Answers close <t:\d+:R>/);
  const quiz = idOf(picksOn(ada, first)[0]!);
  const stand = async () => (await held.store.classes.load(quiz))!;
  const { deadline } = await stand();
  await teacher.press(panel, 'do-more');
  expect((await stand()).deadline).toBe(deadline! + 15_000);
  await teacher.press(panel, 'do-pause');
  expect(teacher.read(panel)).toMatch(/The clock is stopped/);
  await until(() => ada.read(first).includes('The clock is stopped'), 'the clock stopped for all');
  const { left } = await stand();
  await teacher.press(panel, 'do-more');
  expect(await stand()).toMatchObject({ left: left! + 15_000, deadline: null });
  // Answers are accepted while the clock is paused.
  expect(await choose(ada, first)).toMatch(/Recorded/);
  await teacher.press(panel, 'do-resume');
  expect(await stand()).toMatchObject({ left: null, phase: 'open' });
  await closeQuestion(teacher, panel, first, 1);

  await teacher.press(panel, 'do-again');
  const second = await opened(2);
  expect(ada.read(second)).toMatch(/Question 2 of 4/);
  expect(await replyTo(ben, 'class join')).toMatch(/Earlier questions don’t count/);
  for (const who of [ada, ben]) await choose(who, second);
  await closeQuestion(teacher, panel, second, 2);

  await teacher.press(panel, 'do-next');
  const third = await opened(3);
  await choose(ada, third);
  await teacher.press(panel, 'do-skip');
  await until(() => ada.read(third).includes('was skipped'), 'skipped');
  await opened(3);
  await teacher.press(panel, 'end-ask');
  expect(teacher.read(panel)).toMatch(/End the quiz now/);
  await teacher.press(panel, 'panel');
  expect(teacher.read(panel)).not.toMatch(/End the quiz now/);
  await endByPanel(teacher, panel);
  await shown(ada, 'The quiz is over', LONG);
  // Two questions count: not the skipped one, nor the one that the end cut off.
  expect(await replyTo(ada, 'class results')).toMatch(/of 2\*\*/);
  expect(await replyTo(ben, 'class results')).toMatch(/of 1\*\*/);
});

test('the panel goes on by itself: answers open, come in and close; what it asks stays until it is answered', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'outcome', count: 2, reading: 2 });
  await ada.sub('class', ['join']);
  await until(() => teacher.read(panel).includes('1 has joined'), 'who joined, on the panel');
  await teacher.press(panel, 'do-start');
  expect(teacher.read(panel)).toMatch(/Reading time/);
  const first = await opened(1);
  await until(() => teacher.read(panel).includes('0 of 1 answered'), 'open answers, on the panel');
  await choose(ada, first);
  await until(() => teacher.read(panel).includes('1 of 1 answered'), 'the answer, on the panel');
  await teacher.press(panel, 'end-ask');
  await replyTo(ben, 'class join');
  await until(() => ada.read(first).includes('1 of 2 answered'), 'the late comer');
  expect(teacher.read(panel)).toMatch(/End the quiz now/);
  // The second panel takes over; the first updates when it is pressed again.
  const other = messageOf(await teacher.sub('teach', ['quiz', 'panel']));
  await until(() => /1 of 2 answered/.test(teacher.read(other)), 'the panel, shown again');
  await choose(ben, first);
  await until(() => /2 of 2 answered/.test(teacher.read(other)), 'the second answer');
  expect(teacher.read(panel)).toMatch(/End the quiz now/);
  await teacher.press(panel, 'panel');
  await teacher.press(other, 'do-close');
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer');
});

test('a teacher leads the whole quiz from the newest message, one press a step; students are refused', async () => {
  await newLiveQuiz(teacher, { skills: 'outcome' });
  const lobby = (await shown(ada, 'joined')).id;
  const at = (message: string) =>
    ada.controls(message).flatMap((one) => (verbOf(one)?.startsWith('now-') === true ? [verbOf(one)] : []));
  expect(at(lobby)).toEqual(['now-start', 'now-panel']);
  expect(await replyToPress(ada, lobby, 'now-start')).toMatch(/Only teachers can use this/);
  expect(await replyToPress(ada, lobby, 'now-panel')).toMatch(/Only teachers can use this/);
  await teacher.press(lobby, 'now-start');
  const first = await opened(1);
  await until(() => at(lobby).length === 0, 'the old row is gone');
  expect(at(first)).toEqual(['now-close', 'now-pause', 'now-more', 'now-skip', 'now-panel']);
  const close = ada.control(first, 'now-close');
  await teacher.press(first, 'now-pause');
  await until(() => at(first).includes('now-resume'), 'the clock stopped');
  await teacher.press(first, 'now-resume');
  await until(() => at(first).includes('now-pause'), 'the clock goes on');
  expect(await replyToPress(ben, first, 'now-close')).toMatch(/Only teachers can use this/);
  await teacher.press(first, 'now-close');
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer');
  expect(at(first)).toEqual(['now-next', 'now-again', 'now-panel']);
  await teacher.press(first, 'now-again');
  const second = await opened(2);
  await until(() => at(first).length === 0, 'the old row is gone');
  // A button of a message that was redrawn meanwhile.
  expect(await forged(teacher, close.id)).toMatch(/out of date/);
  const panel = await teacher.open(second, 'now-panel');
  expect(teacher.message(panel).ephemeralFor).toBe(teacher.id);
  expect(teacher.read(panel)).toMatch(/Question 2 of 2/);
  // A lesson is longer than the fifteen minutes that a click can be answered in: the row still works.
  await teacher.press(second, 'now-pause');
  await until(() => at(second).includes('now-resume'), 'the clock stopped');
  held.passes(16 * 60_000);
  await teacher.press(second, 'now-resume');
  await until(() => at(second).includes('now-pause'), 'the clock goes on');
  await teacher.press(second, 'now-close');
  await until(() => at(second).includes('now-next'), 'the answer');
  await teacher.press(second, 'now-next');
  await shown(ada, 'The quiz is over', LONG);
  await until(() => at(second).length === 0, 'the old row is gone');
});

test('before the start the teacher looks at the questions with their answers, in private, and exchanges one', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'outcome', count: 2 });
  await teacher.press(panel, 'draft');
  expect(teacher.message(panel).ephemeralFor).toBe(teacher.id);
  expect(teacher.read(panel)).toMatch(/1\).*→/s);
  await teacher.press(panel, 'draft-see', ['0']);
  expect(teacher.read(panel)).toMatch(/Question 1 of 2/);
  expect(teacher.read(panel)).toMatch(/Right answer/);
  const before = teacher.read(panel);
  await teacher.press(panel, 'edit-another');
  await until(() => teacher.read(panel) !== before, 'another question');
  expect(teacher.read(panel)).toMatch(/Question 1 of 2/);
  await teacher.press(panel, 'edit-remove');
  await until(() => !/2\)/.test(teacher.read(panel)) && /1\)/.test(teacher.read(panel)), 'one is left');
  await teacher.press(panel, 'panel');
  await teacher.press(panel, 'do-start');
  expect(ada.read(await opened(1))).toMatch(/Question 1 of 1/);
});

test('before an exam starts the teacher exchanges a question for everybody, and moves or removes none', async () => {
  const panel = await newLiveQuiz(teacher, { mode: 'exam', skills: 'nim-sum', count: 2 });
  const lobby = await shown(ada, 'Students get different positions');
  await replyToPress(ada, lobby.id, 'join');
  await until(async () => {
    await teacher.press(panel, 'draft');
    return teacher.read(panel).includes('one sample paper');
  }, 'positions for all');
  await teacher.press(panel, 'draft-see', ['1']);
  const before = teacher.read(panel);
  const edits = () => teacher.verbs(panel).filter((verb) => verb.startsWith('edit-'));
  expect(edits()).toEqual(['edit-another', 'edit-easier', 'edit-harder']);
  await teacher.press(panel, 'edit-harder');
  await until(() => teacher.read(panel) !== before, 'a harder question');
  expect(teacher.read(panel)).toMatch(/Question 2 of 2/);
  await teacher.press(panel, 'draft');
  await teacher.press(panel, 'panel');
  await startExam(teacher, panel);
  await endByPanel(teacher, panel);
});

test('an automatic quiz goes on by itself to its end', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'nim-sum', seconds: 5, mode: 'automatic' });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  expect(await choose(ada, first)).toMatch(/Recorded/);
  held.passes(6_000);
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer', LONG);
  held.passes(30_000);
  const end = (await shown(ada, 'The quiz is over', LONG)).id;
  expect(await replyToPress(ada, end, 'mine')).toMatch(/of 1\*\*/);
});

test('several choices in a select, or their letters typed; the last answer counts', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'all-winning-moves' });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  const [select] = picksOn(ada, first);
  const quiz = idOf(select!);
  const { choices } = (await held.store.classes.question(quiz, 0))!;
  const right = choices.flatMap(({ misconception }, i) => (misconception === null ? [i] : []));
  expect(
    await privately(
      ada,
      await ada.use(
        first,
        select!,
        choices.map((_, i) => `${i}`),
      ),
    ),
  ).toMatch(/Recorded/);
  expect(await privately(ada, await ada.use(first, select!, right.map(String)))).toMatch(/Recorded/);
  const asked = await ben.modal(first, 'type');
  const letters = right.map((i) => String.fromCharCode(97 + i)).join(', ');
  expect(await privately(ben, await ben.fill(asked, { answer: letters }))).toMatch(/Recorded/);
  const wrong = await ben.modal(first, 'type');
  expect(await privately(ben, await ben.fill(wrong, { answer: '???' }))).toMatch(
    /Choose an answer from the list/,
  );
  const rows = await held.store.classes.answers(quiz);
  expect(rows.map((row) => row.right)).toEqual([true, true]);
});

test('what is forged or replayed changes nothing', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'outcome', count: 2 });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  const [pick] = picksOn(ada, first);
  const quiz = idOf(pick!);
  await privately(ada, await ada.use(first, pick!));
  const late = await ada.modal(first, 'type');
  const { revision } = (await held.store.classes.load(quiz))!;
  for (const argument of ['99', '-1', 'x', ''])
    expect(await forged(ada, `q~${quiz}~0~pick~${argument}`)).toMatch(/Choose an answer|no longer|old/i);
  expect(await forged(ada, `q~${quiz}~1~pick~0`)).toMatch(/isn’t taking answers now/);
  expect(await forged(ada, 'q~nothing~0~pick~0')).toMatch(/can’t find that quiz/);
  expect(await forged(ada, `q~${quiz}~${revision}~do-close~`)).toMatch(/Only teachers can use this/);
  await closeQuestion(teacher, panel, first, 1);
  const before = await held.store.classes.answers(quiz);
  expect(await forged(ada, pick!.id)).toMatch(/isn’t taking answers now/);
  expect(await privately(ada, await ada.fill(late, { answer: 'b' }))).toMatch(/isn’t taking answers now/);
  // The earlier panel: a second “close” must not close the next question.
  await teacher.press(panel, 'do-next');
  await opened(2);
  for (const verb of ['do-start', 'do-close', 'do-next', 'do-again', 'do-skip'])
    expect(await forged(teacher, `q~${quiz}~${revision}~${verb}~`)).toMatch(/out of date/);
  expect(await held.store.classes.load(quiz)).toMatchObject({ phase: 'open', current: 1 });
  expect(await held.store.classes.answers(quiz)).toEqual(before);
});
