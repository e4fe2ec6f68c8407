/** Practice as people see it: a session, too many and late clicks, a restart; and from a game to its thrown wins. */

import { describe, expect, test } from 'vitest';
import { claimOf } from '../../src/learn/model/question.ts';
import type { SessionQuestion } from '../../src/learn/practice/ports.ts';
import type { PictureRequest } from '../../src/picture/request.ts';
import { locales } from '../../src/texts/index.ts';
import { must } from '../support/app.ts';
import { botProcess } from '../support/bot-process.ts';
import { choiceOf } from '../support/choices.ts';
import { forgedButton, forgedMessage } from '../support/class/seen.ts';
import { picturesInto } from '../support/fake-pictures.ts';
import { onStage, stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import type { Scripted } from '../support/scripted.ts';
import { messageOf, picksIn, until } from '../support/scripted.ts';

describe('in one process', () => {
  const { held, ada, ben, ming, pair, playOut } = onStage({ seed: 'practice' });

  /** The session whose message this is, and its last question. */
  const waiting = async (
    message: string,
  ): Promise<{ readonly id: string; readonly one: SessionQuestion }> => {
    const id = ada.idOn(message);
    const view = must(await held.app.practice.show(ada.id, id));
    return { id, one: view.asked.at(-1)! };
  };

  const indexOf = ({ question }: SessionQuestion, right: boolean): number => choiceOf(question, right);

  const reviews = () => held.store.practice.reviews(ada.id);

  test('a session with right, wrong, typed, given up, a double click and a stale one, to its summary and once more', async () => {
    const message = await ada.run('practice', { skill: 'outcome nim', length: 4 });
    expect(ada.message(message).ephemeralFor).toBe(ada.id);
    expect(ada.read(message)).toMatch(/Practice 1\/4 · P or N: Nim[\s\S]*Why now: \*\*new\*\* to you/);
    // A right and a wrong answer at the same moment: one counts, and the other gets a kind reply with a way on.
    const first = await waiting(message);
    const both = await Promise.all(
      [true, false].map((right) => ada.use(message, ada.pick(message, indexOf(first.one, right)))),
    );
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['replied', 'updated']);
    const told = messageOf(both.find(({ kind }) => kind === 'replied')!);
    expect(ada.read(told)).toMatch(/your first answer counts/);
    expect(ada.read(message)).toMatch(/ight · Practice 1\/4[\s\S]*Your answer: [\s\S]*Right answer: /);
    expect(await reviews()).toHaveLength(1);
    const right = (await reviews())[0]!.right ? 1 : 0;
    await ada.press(message, 'Next');
    expect(ada.read(message)).toMatch(/Practice 2\/4/);
    await ada.press(told, 'Go on');
    expect(ada.read(told)).toMatch(/Practice 2\/4/);
    // The same wrong answer on both messages at once: both show the result, and it counts once.
    const second = await waiting(message);
    const wrong = indexOf(second.one, false);
    await Promise.all([ada.use(message, ada.pick(message, wrong)), ada.use(told, ada.pick(told, wrong))]);
    const claim = claimOf(second.one.question.choices[wrong]!);
    const thought = claim === null ? '' : locales.en.quiz.misconceptions[claim].name;
    for (const one of [message, told]) {
      expect(ada.read(one)).toMatch(/Not right · Practice 2\/4[\s\S]*Right answer: /);
      expect(ada.read(one)).toContain(thought);
    }
    expect(await reviews()).toHaveLength(2);
    await ada.press(message, 'Next');
    expect(ada.read(message)).toMatch(/Why now: \*\*you missed it in practice\*\* just now/);
    // Typed as a letter; anything else does not count.
    const asked = await ada.modal(message, 'type');
    await ada.fill(asked, { answer: 'perhaps' });
    expect(ada.read(message)).toMatch(/Practice 3\/4[\s\S]*Choose an answer from the list/);
    const third = await waiting(message);
    const again = await ada.modal(message, 'type');
    await ada.fill(again, { answer: 'abc'[indexOf(third.one, true)]! });
    expect(ada.read(message)).toMatch(/Right · Practice 3\/4/);
    await ada.press(message, 'Next');
    await ada.press(message, 'Tell me');
    expect(ada.read(message)).toMatch(/The answer · Practice 4\/4/);
    await ada.press(message, 'Summary');
    expect(ada.read(message)).toMatch(/[✓✗] 1\)[\s\S]*✗ 2\)[\s\S]*✓ 3\)[\s\S]*✗ 4\)[\s\S]*asked 4 times/);
    expect(ada.read(message)).toContain(`${1 + right} of 4 right`);
    // A stale button of an outdated message shows the current state of the practice.
    await ada.press(told, 'Next');
    expect(ada.read(told)).toContain(`${1 + right} of 4 right`);
    expect(await reviews()).toHaveLength(4);
    await ada.press(message, 'Once more');
    expect(ada.read(message)).toMatch(/Practice 1\/4 · P or N: Nim/);
  });

  test('an unknown skill is told kindly; skills complete in one’s own language', async () => {
    expect(ada.read(await ada.run('practice', { skill: 'chess' }))).toMatch(
      /a skill or a game called “chess”[\s\S]*nim/,
    );
    const choices = await ada.complete('practice', 'skill', 'wythoff');
    expect(choices.map(({ value }) => value)).toContain('outcome wythoff');
    const found = await ming.complete('practice', 'skill', '威佐夫');
    expect(found[0]?.name).toMatch(/所有技能/);
    expect(ming.read(await ming.run('practice', { skill: found[0]!.value }))).toMatch(
      /练习 1\/10[\s\S]*新技能/,
    );
  });

  test('a game with wins given away: its end card, then the very positions, then fresh ones, then mastery', async () => {
    const board = await pair();
    await playOut(board, ['1:3', '2:4', '3:4', '3:1']);
    const message = await ada.open(board, 'Practise my mistakes');
    expect(ada.message(message).ephemeralFor).toBe(ada.id);
    expect(ada.read(message)).toMatch(
      /Practice 1\/4 · Find a winning move: Nim[\s\S]*`nim 3 4 5`[\s\S]*you gave this win away\*\* with move 1/,
    );
    for (let number = 0; number < 4; number += 1) {
      const { one } = await waiting(message);
      expect(one.number).toBe(number);
      if (number === 1) expect(one.question.line).toBe('nim 0 0 5');
      if (number > 1) expect(['nim 3 4 5', 'nim 0 0 5']).not.toContain(one.question.line);
      await ada.use(message, ada.pick(message, indexOf(one, true)));
      await ada.press(message, number < 3 ? 'Next' : 'Summary');
    }
    expect(ada.read(message)).toMatch(/4 of 4 right/);
    await ada.press(message, 'My mastery');
    expect(ada.read(message)).toMatch(
      /Mastery[\s\S]*%\*\* · Find a winning move: Nim · due [^\n]* · asked 6 times/,
    );
    expect(ming.read(await ming.open(board, 'these'))).toMatch(/不是你下的/);
    expect((await held.store.practice.reviews(ben.id)).map(({ right }) => right)).toEqual([false]);
    // A puzzle of the review: the first try counts, the second does not.
    const review = await ada.open(board, 'open');
    expect(ada.controls(review).map(({ label }) => label)).toContain('Practise these 2');
    await ada.press(review, 'Your mistakes (2)');
    await ada.type(review, '1:1');
    await ada.type(review, '1:2');
    await ada.press(review, 'Next mistake');
    await ada.press(review, 'tell');
    const fed = (await reviews()).filter(({ source }) => source === 'review');
    expect(fed.map(({ right }) => right)).toEqual([false, false]);
  });

  test('against the bot the button says how many; without a mistake there is none', async () => {
    const lost = await ada.playBot();
    await ada.type(lost, '1:1');
    await ada.resign(lost);
    await until(() => ada.controls(lost).some(({ label }) => label === 'Practise this one'), 'the end card');
    const won = await ada.playBot('nim 1');
    await ada.type(won, '1:1');
    expect(ada.verbs(won)).not.toContain('these');
  });

  test('a lesson feeds practice, and /stats tells of it to its owner alone', async () => {
    const lesson = await ada.run('learn', { lesson: 'bash' });
    const { choices } = held.app.learning.card('bash', 0)!.question;
    const right = choiceOf({ choices }, true);
    await ada.use(lesson, ada.controls(lesson).find(({ id }) => id === `l~bash~0~pick~${right}`)!);
    const stats = await ada.run('stats');
    expect(ada.read(stats)).toMatch(
      /Mastery[\s\S]*56%\*\* · P or N: Bash[^\n]* · due in 10 minutes · asked once/,
    );
    await ada.press(stats, 'list');
    expect(ben.read(await ben.run('stats', { user: ada.id }))).not.toMatch(/Mastery/);
    await ada.press(stats, 'Practise');
    const panel = await ada.run('privacy');
    const copy = ada.message(await ada.open(panel, 'export'));
    expect(copy.attachments.map(({ filename }) => filename)).toContain('practice-reviews.csv');
  });
});

test('what is forged or replayed shows nothing of another’s practice and changes nothing', async () => {
  const held = await stageOfTest({ seed: 'forged', local: { limits: NO_LIMITS } });
  const { local } = held;
  const [ada, ben] = [held.person('Ada'), held.person('Ben')];
  const reviews = () => held.store.practice.reviews(ada.id);
  const forged = async (who: Scripted, customId: string): Promise<string> => {
    const id = await forgedMessage(local, who, [forgedButton(customId)]);
    const ack = await who.press(id, 'forged');
    if (ack.kind === 'modal') return 'a modal';
    return ack.kind === 'updated' ? who.read(id) : who.read(messageOf(ack));
  };
  const message = await ada.run('practice', { skill: 'outcome nim', length: 2 });
  const pick = ada.control(message, 'pick');
  const id = pick.id.split('~')[1]!;
  const late = await ada.press(message, 'type');
  const verbs = ['pick', 'type', 'tell', 'next', 'show', 'again', 'summary'];
  for (const verb of verbs)
    expect(await forged(ben, `d~${id}~0~${verb}~0`)).toMatch(/This practice is somebody else’s/);
  expect(await forged(ben, `d~${id}~0~typed~`)).toMatch(/This practice is somebody else’s/);
  expect(await forged(ben, 'd~nothing~0~pick~0')).toMatch(/This practice is somebody else’s/);
  expect(await forged(ben, 'd~nothing~0~these~')).not.toMatch(/Practice 1/);
  for (const argument of ['9', '-1', 'x', ''])
    expect(await forged(ada, `d~${id}~0~pick~${argument}`)).toMatch(/Choose an answer from the list/);
  expect(await forged(ada, `d~${id}~1~pick~0`)).toMatch(/This practice is somebody else’s, or was deleted/);
  expect(await forged(ada, `d~${id}~0~toString~`)).not.toMatch(/Practice/);
  expect(await reviews()).toEqual([]);
  await ada.use(message, pick);
  // Replays: the button with another answer, the form opened earlier, and an answered question.
  const before = await reviews();
  const other = pick.id.endsWith('~0') ? '1' : '0';
  expect(await forged(ada, `d~${id}~0~pick~${other}`)).toMatch(/your first answer counts/);
  expect(await forged(ada, `d~${id}~0~tell~`)).toMatch(/your first answer counts/);
  if (late.kind !== 'modal') throw new Error(late.kind);
  const filled = await ada.fill(late, { answer: 'b' });
  if (filled.kind === 'replied') expect(ada.read(filled.message)).toMatch(/your first answer counts/);
  expect(await reviews()).toEqual(before);
  expect(before).toHaveLength(1);
  expect(await held.store.practice.reviews(ben.id)).toEqual([]);
  // In a lesson only the index of an offered choice is an answer.
  for (const argument of ['x', '1x', '9'])
    expect(await forged(ada, `l~bash~0~choose~${argument}`)).toMatch(/Choose an answer from the list/);
  expect((await held.app.learning.progress(ada.id)).bash).toBe(0);
  expect(held.logged).toEqual([]);
});

test('mastery is drawn, with the same facts in its description', async () => {
  const asked: PictureRequest[] = [];
  const held = await stageOfTest({ seed: 'drawn', pictures: picturesInto(asked) });
  const ada = held.person('Ada');
  const card = held.app.learning.card('nim', 0)!;
  const right = choiceOf(card.question, true);
  await held.app.learning.submit(ada.id, card, { kind: 'choices', choices: [right] });
  const stats = await ada.run('stats');
  await until(() => ada.message(stats).attachments.length > 0, 'the chart');
  const chart = asked.find((request) => request.kind === 'chart');
  expect(chart).toMatchObject({ chart: { kind: 'lines', series: [{ name: 'P or N: Nim' }] } });
  const described = JSON.stringify(ada.message(stats).components);
  expect(described).toMatch(/P or N: Nim: from [^"]*56%|P or N: Nim[^"]*56%/);
});

test('a session goes on after a start with the same message, and a game that ended before is fed', async () => {
  const { person, start } = await botProcess();
  const running = await start();
  const ada = person('Ada');
  const board = await ada.playBot();
  await ada.type(board, '1:1');
  await ada.resign(board);
  const message = await ada.run('practice', { skill: 'outcome nim', length: 2 });
  // The first question of a new thread takes a moment.
  const control = await until(() => picksIn(ada.controls(message))[0], 'the question');
  await ada.use(message, control);
  await running.end('SIGKILL');
  await start();
  await ada.press(message, 'Next');
  await until(() => ada.read(message).includes('Practice 2/2'), 'the second question');
  await ada.press(message, 'Tell me');
  await ada.press(message, 'Summary');
  expect(ada.read(message)).toMatch(/of 2 right/);
  const stats = await ada.run('stats');
  expect(ada.read(stats)).toMatch(/Find a winning move: Nim · due [^\n]* · asked once/);
  expect(ada.read(stats)).toMatch(/P or N: Nim · due [^\n]* · asked 2 times/);
});
