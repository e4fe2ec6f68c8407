/**
 * What goes wrong in a real class: deleted boards, a channel that the bot cannot use, a second quiz, an explanation requested
 * too early.
 */
import { expect, test } from 'vitest';
import { asBot } from '../support/as-bot.ts';
import { choiceOf } from '../support/choices.ts';
import { choose, closeQuestion, newQuiz, openQuestion, picksOn } from '../support/class/seen.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { idOf, messageOf, textOf, until } from '../support/scripted.ts';

const { held, teacher, ada, ben } = onStage(
  { seed: 'troubles', local: { limits: NO_LIMITS } },
  { channel: 'class', logs: 'anything' },
);

const LONG = 40_000;
const QUIZ = { games: 'nim', skills: 'winning-move', count: 2, reading: 0, seconds: 600 } as const;

const panelOf = (options: Readonly<Record<string, string>> = {}): Promise<string> =>
  newQuiz(teacher, { ...QUIZ, ...options });
/** The newest message with this text. */
const board = (says: string, not = ''): Promise<string> =>
  until(
    () => ada.messages().findLast((message) => message.id !== not && textOf(message).includes(says))?.id,
    says,
    LONG,
  );
const opened = async (place: number, not = ''): Promise<string> => {
  const message = await board(`Question ${place} of`, not);
  await until(() => picksOn(ada, message).length > 0, `question ${place} open`);
  return message;
};
const deleted = async (message: string): Promise<void> => {
  const answer = await asBot(held.local, 'DELETE', `/channels/${ada.channel}/messages/${message}`);
  expect(answer.status).toBe(204);
};

test('each is told in private whether their own answer was right, and why not; never before everybody is', async () => {
  const panel = await panelOf({ scoring: 'confidence' });
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  const [pick] = picksOn(ada, first);
  const quiz = idOf(pick!);
  const { choices } = (await held.store.classes.question(quiz, 0))!;
  const right = choiceOf({ choices }, true);
  const wrong = choiceOf({ choices }, false);
  const recorded = await ada.use(first, picksOn(ada, first)[right]!);
  expect(await ada.told(recorded)).toMatch(/You can change it until <t:\d+:T>/);
  await ada.press(messageOf(recorded), 'sure');
  await choose(ben, first, wrong);
  const early = await held.app.classes.answered(
    quiz,
    { user: ada.id, guild: held.local.world.guild.id, manages: false, roles: [] },
    0,
  );
  expect(early).toMatchObject({ ok: false, error: { code: 'not-now' } });
  await closeQuestion(teacher, panel, first, 1);
  expect(await ada.told(await ada.press(first, 'own'))).toMatch(/Yes, right[\s\S]*You are sure[\s\S]*2 of 2/);
  expect(await ben.told(await ben.press(first, 'own'))).toMatch(
    /Not this time[\s\S]*You answered: [\s\S]*they answer “.+” and win[\s\S]*Right answer: [\s\S]*0 of 2/,
  );
  expect(await teacher.told(await teacher.press(first, 'own'))).toMatch(/You didn’t answer/);
  // The next question is open, and the message of the first still explains.
  await teacher.press(panel, 'do-next');
  await opened(2);
  expect(await ben.told(await ben.press(first, 'own'))).toMatch(/Not this time/);
  expect(held.logged).toEqual([]);
});

test('a board that somebody deletes is posted anew, with what was answered', async () => {
  const panel = await panelOf();
  await teacher.press(panel, 'do-start');
  const first = await opened(1);
  await choose(ada, first);
  await deleted(first);
  await teacher.press(panel, 'do-more');
  const second = await opened(1, first);
  expect(ada.read(second)).toMatch(/1 of 1 answered/);
  await choose(ben, second);
  await teacher.press(panel, 'do-close');
  await until(() => ada.read(second).includes('of 2 answers'), 'the answer');
  await deleted(second);
  await teacher.press(panel, 'do-next');
  await opened(2);
  expect(held.logged).toEqual([]);
});

test('where the bot may not write, the teacher is told at once; once it may, the quiz is there', async () => {
  const refused = { kind: 'answer', status: 403, code: 50_013, message: 'Missing Permissions' } as const;
  held.local.faults.next({ method: 'POST', path: `/channels/${ada.channel}/messages` }, refused, 99);
  const ack = await teacher.sub('teach', ['quiz', 'create'], QUIZ);
  expect(await teacher.told(ack)).toMatch(/nobody sees it/);
  expect(ada.messages().map(textOf)).toEqual([]);
  held.local.faults.clear();
  await board('invites you to a quiz');
  const panel = messageOf(ack);
  await until(async () => {
    await teacher.press(panel, 'panel');
    return !teacher.read(panel).includes('nobody sees it');
  }, 'the panel without the warning');
  expect(held.logged.every((line) => line.includes('could not be drawn'))).toBe(true);
});

test('a lobby that another quiz replaced is closed where it stands', async () => {
  await panelOf();
  const old = await board('invites you to a quiz');
  await panelOf({ title: 'The second' });
  const lobby = await board('The second');
  expect(lobby).not.toBe(old);
  await until(() => ada.read(old).includes('The quiz is over'), 'the lobby closed');
  expect(ada.verbs(old)).toEqual(['rules']);
  // No summary of an empty quiz is posted.
  expect(ada.messages().filter((message) => textOf(message).includes('The quiz is over'))).toHaveLength(1);
  expect(held.logged).toEqual([]);
});

test('while a quiz goes on, another one has to wait, and its teacher is told', async () => {
  const panel = await panelOf();
  await teacher.press(panel, 'do-start');
  await opened(1);
  const second = await teacher.sub('teach', ['quiz', 'create'], QUIZ);
  const told = await teacher.heard(second);
  expect(textOf(told)).toMatch(/This channel has a quiz already/);
  // A teacher gets a way to its panel.
  expect(await teacher.told(await teacher.press(told.id, 'now-panel'))).toMatch(/Question 1 of/);
  expect(held.logged).toEqual([]);
});

test('a quiz in a thread: asked and answered there; deleted in the middle it ends, and its results are there elsewhere', async () => {
  const wish = { name: 'quiz-thread', type: 11 };
  const made = await asBot(held.local, 'POST', `/channels/${ada.channel}/threads`, wish);
  const thread = ((await made.json()) as { readonly id: string }).id;
  const lecturer = held.person('Ms Turing', 'quiz-thread');
  const pupil = held.person('Ada', 'quiz-thread');
  const panel = await newQuiz(lecturer, QUIZ);
  await lecturer.press(panel, 'do-start');
  const first = (await openQuestion(pupil, 1)).id;
  const pick = picksOn(pupil, first)[0]!;
  expect(await pupil.told(await pupil.use(first, pick))).toMatch(/Recorded/);
  await lecturer.press(panel, 'do-close');
  await until(() => pupil.read(first).includes('Answer to question 1'), 'the answer in the thread');
  await lecturer.press(panel, 'do-next');
  await openQuestion(pupil, 2);
  expect(ada.messages().some((message) => textOf(message).includes('Question 1 of'))).toBe(false);
  const quiz = idOf(pick);
  await asBot(held.local, 'DELETE', `/channels/${thread}`);
  await until(async () => (await held.store.classes.load(quiz))?.phase === 'over', 'its end');
  const results = await teacher.sub('teach', ['results'], { quiz });
  expect(await teacher.told(results)).toMatch(/Results/);
  expect((await held.store.classes.load(quiz))?.plan).toEqual([0]);
  expect(held.logged).toEqual([]);
});
