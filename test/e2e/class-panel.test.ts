/** The teacher's panel, automatic quizzes, several choices, late comers, and what is forged or replayed: through real discord.js. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ack } from '../../src/local/types.ts';
import { NO_LIMITS } from '../support/players.ts';
import {
  type Control,
  controlsOf,
  messageOf,
  type Scripted,
  textOf,
  until,
  verbOf,
} from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

let held: Stage;
let teacher: Scripted;
let ada: Scripted;
let ben: Scripted;
beforeEach(async () => {
  held = await stage({ seed: 'panel', local: { limits: NO_LIMITS } });
  [teacher, ada, ben] = [
    held.person('Ms Turing', 'class'),
    held.person('Ada', 'class'),
    held.person('Ben', 'class'),
  ];
});
afterEach(async () => {
  expect(held.logged).toEqual([]);
  await held.close();
});

const LONG = 40_000;

/** What one person alone was told, once it is there. */
const told = (who: Scripted, ack: Ack): Promise<string> => who.told(ack);

/** The panel of a new quiz. */
const panelOf = async (options: Readonly<Record<string, string | number>>): Promise<string> => {
  const ack = await teacher.sub('teach', ['quiz', 'create'], {
    games: 'nim',
    reading: 0,
    seconds: 600,
    ...options,
  });
  expect(await told(teacher, ack)).toMatch(/Students can join/);
  return messageOf(ack);
};

/** The message for everybody that says so. */
const board = (says: string): Promise<string> =>
  until(() => ada.messages().find((message) => textOf(message).includes(says))?.id, says, LONG);

const picksOn = (message: string): readonly Control[] =>
  controlsOf(ada.message(message)).filter((control) => verbOf(control) === 'pick');

/** The message of a question, once it takes answers. */
const opened = async (place: number): Promise<string> => {
  const message = await board(`Question ${place} of`);
  await until(() => picksOn(message).length > 0, `question ${place} open`);
  return message;
};

/** A button of somebody's making, posted as the bot's; what the person is told who presses it. */
const forged = async (who: Scripted, customId: string): Promise<string> => {
  const answer = await fetch(`${held.local.api}/v10/channels/${who.channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${held.local.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      flags: 32768,
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: customId }] }],
    }),
  });
  const { id } = (await answer.json()) as { readonly id: string };
  return told(who, await who.press(id, 'x'));
};

test('pause, more time, go on, one like it, skip, end; a late comer is asked only what comes then', async () => {
  const panel = await panelOf({ skills: 'outcome', count: 3 });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  expect(ada.read(first)).toMatch(/Answers close <t:\d+:R>/);
  const quiz = picksOn(first)[0]!.id.split('~')[1]!;
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
  // Answers are taken while the clock stands.
  expect(await told(ada, await ada.use(first, picksOn(first)[0]!))).toMatch(/Recorded/);
  await teacher.press(panel, 'do-resume');
  expect(await stand()).toMatchObject({ left: null, phase: 'open' });
  await teacher.press(panel, 'do-close');
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer');

  await teacher.press(panel, 'do-again');
  const second = await opened(2);
  expect(ada.read(second)).toMatch(/Question 2 of 4/);
  expect(await told(ben, await ben.sub('class', ['join']))).toMatch(/earlier questions are not counted/);
  for (const who of [ada, ben]) await told(who, await who.use(second, picksOn(second)[0]!));
  await teacher.press(panel, 'do-close');
  await until(() => ada.read(second).includes('Answer to question 2'), 'the answer');

  await teacher.press(panel, 'do-next');
  const third = await opened(3);
  await told(ada, await ada.use(third, picksOn(third)[0]!));
  await teacher.press(panel, 'do-skip');
  await until(() => ada.read(third).includes('was skipped'), 'skipped');
  await opened(3);
  await teacher.press(panel, 'end-ask');
  expect(teacher.read(panel)).toMatch(/End the quiz now/);
  await teacher.press(panel, 'panel');
  expect(teacher.read(panel)).not.toMatch(/End the quiz now/);
  await teacher.press(panel, 'end-ask');
  await teacher.press(panel, 'do-end');
  await board('The quiz is over');
  // Two questions count: the skipped one and the one that the end cut off do not.
  expect(await told(ada, await ada.sub('class', ['results']))).toMatch(/of 2\*\*/);
  expect(await told(ben, await ben.sub('class', ['results']))).toMatch(/of 1\*\*/);
});

test('an automatic quiz goes on by itself to its end', async () => {
  const panel = await panelOf({ skills: 'nim-sum', count: 1, seconds: 5, mode: 'automatic' });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  expect(await told(ada, await ada.use(first, picksOn(first)[0]!))).toMatch(/Recorded/);
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer', LONG);
  const end = await board('The quiz is over');
  expect(await told(ada, await ada.press(end, 'mine'))).toMatch(/of 1\*\*/);
});

test('several choices in a select, or their letters typed; the last answer counts', async () => {
  const panel = await panelOf({ skills: 'all-winning-moves', count: 1 });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  const [select] = picksOn(first);
  const quiz = select!.id.split('~')[1]!;
  const { choices } = (await held.store.classes.question(quiz, 0))!;
  const right = choices.flatMap(({ misconception }, i) => (misconception === null ? [i] : []));
  expect(
    await told(
      ada,
      await ada.use(
        first,
        select!,
        choices.map((_, i) => `${i}`),
      ),
    ),
  ).toMatch(/Recorded/);
  expect(await told(ada, await ada.use(first, select!, right.map(String)))).toMatch(/Recorded/);
  const asked = await ben.modal(first, 'type');
  const letters = right.map((i) => String.fromCharCode(97 + i)).join(', ');
  expect(await told(ben, await ben.fill(asked, { answer: letters }))).toMatch(/Recorded/);
  const wrong = await ben.modal(first, 'type');
  expect(await told(ben, await ben.fill(wrong, { answer: '???' }))).toMatch(/Choose an answer from the list/);
  const rows = await held.store.classes.answers(quiz);
  expect(rows.map((row) => row.right)).toEqual([true, true]);
});

test('what is forged or replayed changes nothing', async () => {
  const panel = await panelOf({ skills: 'outcome', count: 2 });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  const [pick] = picksOn(first);
  const quiz = pick!.id.split('~')[1]!;
  await told(ada, await ada.use(first, pick!));
  const late = await ada.modal(first, 'type');
  const { revision } = (await held.store.classes.load(quiz))!;
  for (const argument of ['99', '-1', 'x', ''])
    expect(await forged(ada, `q~${quiz}~0~pick~${argument}`)).toMatch(/Choose an answer|no longer|old/i);
  expect(await forged(ada, `q~${quiz}~1~pick~0`)).toMatch(/takes no answers now/);
  expect(await forged(ada, 'q~nothing~0~pick~0')).toMatch(/no such quiz/);
  for (const verb of ['do-close', 'do-skip', 'do-end', 'do-pause', 'panel', 'results', 'end-ask'])
    expect(await forged(ada, `q~${quiz}~${revision}~${verb}~`)).toMatch(/This is for teachers/);
  await teacher.press(panel, 'do-close');
  await until(() => ada.read(first).includes('Answer to question 1'), 'the answer');
  const before = await held.store.classes.answers(quiz);
  expect(await forged(ada, pick!.id)).toMatch(/takes no answers now/);
  expect(await told(ada, await ada.fill(late, { answer: 'b' }))).toMatch(/takes no answers now/);
  // The panel as it was before: a second “close” must not close the next question.
  await teacher.press(panel, 'do-next');
  await opened(2);
  for (const verb of ['do-start', 'do-close', 'do-next', 'do-again', 'do-skip'])
    expect(await forged(teacher, `q~${quiz}~${revision}~${verb}~`)).toMatch(/nothing was done/);
  expect(await held.store.classes.load(quiz)).toMatchObject({ phase: 'open', current: 1 });
  expect(await held.store.classes.answers(quiz)).toEqual(before);
});
