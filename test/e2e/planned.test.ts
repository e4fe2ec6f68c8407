/** Planned quizzes through the whole bot: they start on time, in the name of a teacher who is still one. */
import { expect, test } from 'vitest';
import { fewForEachPlace } from '../support/class/maker.ts';
import { picksOn, privately, replyTo, replyToPress, shown } from '../support/class/seen.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { messageOf, type Scripted, textOf, until } from '../support/scripted.ts';

const NOON = Date.parse('2027-03-27T12:00:00Z');

/** A class at noon; `ahead` puts its clock forward. */
const begin = async (seed: string) => {
  const ahead = { ms: 0 };
  const real = Date.now();
  const held = await stageOfTest({
    seed,
    local: { limits: NO_LIMITS },
    questions: fewForEachPlace(8),
    clock: () => NOON + ahead.ms + (Date.now() - real),
  });
  return { held, ahead, teacher: held.person('Ms Turing', 'class'), ada: held.person('Ada', 'class') };
};

test('a planned quiz: the class’s time, its lobby, its beginning and its questions come by themselves', async () => {
  const { held, teacher, ada, ahead } = await begin('planned');
  const found = await held.local.world.autocomplete(teacher.id, teacher.channel, {
    name: 'teach',
    options: [{ name: 'zone', type: 1, options: [{ name: 'zone', type: 3, value: 'berl', focused: true }] }],
  });
  expect(found).toMatchObject({ kind: 'choices', choices: [{ value: 'Europe/Berlin' }] });
  expect(await replyTo(teacher, 'teach zone', { zone: 'Europe/Berlin' })).toMatch(/Europe\/Berlin/);
  const plan = (when: string) =>
    teacher.sub('teach', ['quiz', 'schedule'], {
      when,
      games: 'nim',
      skills: 'outcome',
      count: 1,
      mode: 'automatic',
      reading: 0,
      seconds: 60,
      title: 'Monday',
    });
  // Clocks are put forward that night.
  expect(await privately(teacher, await plan('tomorrow 2:30'))).toMatch(
    /“tomorrow 2:30” doesn’t exist[\s\S]*2027-03-28 03:30/,
  );
  expect(await privately(teacher, await plan('soon'))).toMatch(/tomorrow 9:00/);
  const at = Date.parse('2027-03-28T07:00:00Z');
  expect(await privately(teacher, await plan('tomorrow 9:00'))).toContain(`<t:${at / 1000}:f>`);
  const list = await teacher.sub('teach', ['quiz', 'planned']);
  expect(await privately(teacher, list)).toContain(`**Monday**: <t:${at / 1000}:f>`);
  expect(ada.messages().some((message) => textOf(message).includes('Monday'))).toBe(false);
  // A name without a quiz to join.
  expect(await replyTo(ada, 'class join', { name: 'Ada' })).toMatch(
    /^\W*Roster[\s\S]*On the roster you are: Ada/,
  );
  const wait = at - 5 * 60_000 - NOON;
  ahead.ms = wait;
  const lobby = await shown(ada, /Monday[\s\S]*It starts <t:\d+:R>/);
  expect(await replyToPress(ada, lobby.id, 'join')).toMatch(/You’re in/);
  ahead.ms = wait + 5 * 60_000;
  const board = await shown(ada, 'Question 1 of 1');
  await ada.use(board.id, picksOn(ada, board.id)[0]!);
  await until(() => ada.read(board.id).includes('1 of 1 answered'), 'the answer counted');
  held.passes(2 * 60_000);
  await shown(ada, 'Answer to question 1');
  held.passes(2 * 60_000);
  await shown(ada, 'The quiz is over');
  // Another one, cancelled before anybody saw it.
  await privately(teacher, await plan('tomorrow 9:00'));
  const again = await teacher.sub('teach', ['quiz', 'planned']);
  await privately(teacher, again);
  const [select] = teacher.controls(messageOf(again));
  await teacher.press(messageOf(again), 'cancel', [select!.values[0]!]);
  await until(() => /Cancelled[\s\S]*Nothing is planned/.test(teacher.read(messageOf(again))), 'cancelled');
  expect(held.logged).toEqual([]);
});

test('a plan of somebody who may teach no more does not begin: the channel is told, and a teacher’s does', async () => {
  const { held, teacher, ada, ahead } = await begin('demoted');
  const { classes } = held.app;
  const { guild } = held.local.world;
  const student = guild.roles.find(({ name }) => name === 'Student')!.id;
  const role = (options: Readonly<Record<string, string>>) => teacher.sub('teach', ['role'], options);
  expect(await privately(teacher, await role({ role: student }))).toContain(`<@&${student}>`);
  expect(await privately(teacher, await role({ role: guild.id }))).toMatch(/Everybody has this role/);
  const planned = async (who: Scripted, title: string, starts: string) => {
    const done = await classes.create({
      by: { user: who.id, guild: guild.id, manages: false, roles: [student] },
      channel: ada.channel,
      title,
      starts,
      mode: 'live',
      count: 1,
      kinds: 'outcome',
      games: 'nim',
      level: 2,
      readingSeconds: 0,
      answerSeconds: 60,
      typed: false,
    });
    expect(done.ok).toBe(true);
  };
  await planned(ada, 'By a student', '13:00');
  await planned(teacher, 'By the teacher', '13:01');
  expect(await privately(teacher, await role({ remove: student }))).toMatch(
    /Only people who manage the server/,
  );
  ahead.ms = 56 * 60_000;
  const told = await shown(ada, 'By a student');
  expect(ada.read(told.id)).toMatch(/didn’t start: the person who planned it is no longer a teacher here/);
  expect(await shown(ada, /By the teacher[\s\S]*It starts <t:\d+:R>/)).toBeDefined();
  expect(held.logged).toEqual([]);
});
