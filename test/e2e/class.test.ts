/** A class takes a quiz through the whole bot, with real discord.js and a real store; the bot is killed once in the middle. */
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { startLocal } from '../../src/local/index.ts';
import { child } from '../support/child.ts';
import {
  faultsLogged,
  forgedButton,
  forgedMessage,
  newQuiz,
  openQuestion,
  picksOn,
  privately,
  quizOf,
  shown,
} from '../support/class/seen.ts';
import { scoreTold } from '../support/class/told.ts';
import { folderOfTest } from '../support/folder.ts';
import { NO_LIMITS } from '../support/players.ts';
import { type Control, controlsOf, messageOf, Scripted, until } from '../support/scripted.ts';
import { type Stage, stage } from '../support/stage.ts';

const choiceOf = (control: Control): number => Number(control.id.split('~')[4]);
const QUIZ = { games: 'nim', skills: 'nim-sum, outcome', count: 3, reading: 0, seconds: 600 } as const;

let held: Stage | null = null;
afterEach(async () => {
  await held?.close();
  held = null;
});

test('thirty students at once, double clicks, a late comer, typed answers; results for each and for the teacher', async () => {
  held = await stage({ seed: 'class', local: { limits: NO_LIMITS } });
  const { local, store } = held;
  const teacher = held.person('Ms Turing', 'class');
  const students = Array.from(
    { length: 30 },
    (_, i) => new Scripted(local.world, `Student ${i + 1}`, 'class'),
  );
  const panel = await newQuiz(teacher, QUIZ);
  const lobby = await shown(students[0]!, 'invites you to a quiz');
  await Promise.all(students.map(async (one) => privately(one, await one.press(lobby.id, 'join'))));
  await until(() => teacher.read(lobby.id).includes('30 have joined'), 'thirty in the lobby');
  expect(await privately(students[0]!, await students[0]!.sub('class', ['join'], { name: '=Ada' }))).toMatch(
    /roster/,
  );

  await teacher.press(panel, 'do-start');
  const questions: { readonly quiz: string; readonly number: number }[] = [];
  /** What was confirmed last, by student and question: choice indices. */
  const confirmed = new Map<string, number>();
  for (let round = 1; round <= 3; round += 1) {
    const board = await openQuestion(students[0]!, round);
    const picks = picksOn(students[0]!, board.id);
    const [quiz, number] = [quizOf(picks[0]!), Number(picks[0]!.id.split('~')[2])];
    questions.push({ quiz, number });
    await Promise.all(
      students.map(async (one, i) => {
        const first = picks[i % picks.length]!;
        const last = picks[(i * 7 + round) % picks.length]!;
        const told = await Promise.all([one.use(board.id, first), one.use(board.id, first)]);
        for (const ack of told) expect(await privately(one, ack)).toMatch(/Recorded|已记录/);
        if (i % 5 === 0) {
          const asked = await one.modal(board.id, 'type');
          const letter = String.fromCharCode(97 + choiceOf(last));
          expect(await privately(one, await one.fill(asked, { answer: letter }))).toMatch(
            /Recorded[\s\S]*change it|已记录[\s\S]*更改/,
          );
        } else expect(await privately(one, await one.use(board.id, last))).toMatch(/Recorded|已记录/);
        confirmed.set(`${one.id} ${number}`, choiceOf(last));
      }),
    );
    expect(teacher.read(board.id)).not.toMatch(/✓|instead of/);
    if (round === 3) {
      const late = new Scripted(local.world, 'Ben', 'class');
      await privately(late, await late.use(board.id, picks[0]!));
      confirmed.set(`${late.id} ${number}`, choiceOf(picks[0]!));
      students.push(late);
    }
    await until(
      () => teacher.read(board.id).includes(`${students.length} of ${students.length} answered`),
      'all',
    );
    await teacher.press(panel, 'do-close');
    await until(() => teacher.read(board.id).includes(`Answer to question ${round}`), 'the answer');
    expect(teacher.read(board.id)).toMatch(/Right answer/);
    // The buttons are gone with the question.
    expect(picksOn(students[1]!, board.id)).toEqual([]);
    await teacher.press(panel, 'do-next');
  }

  const all = await store.classes.questions(questions[0]!.quiz);
  const rightOf = (who: string): number =>
    questions.filter(({ number }) => {
      const choice = confirmed.get(`${who} ${number}`);
      return choice !== undefined && all[number]!.choices[choice]!.misconception === null;
    }).length;
  for (const one of students) {
    const asked = one.id === students.at(-1)!.id ? 1 : 3;
    const text = await privately(one, await one.sub('class', ['results']));
    expect(scoreTold(text)).toEqual({ right: rightOf(one.id), asked });
  }
  const results = await teacher.sub('teach', ['results']);
  expect(await privately(teacher, results)).toMatch(/Hardest questions/);
  const files = teacher.message(messageOf(results)).attachments;
  expect(files.map((file) => file.filename)).toEqual(['answers.csv', 'students.csv', 'items.csv']);
  const texts = await Promise.all(
    files.map(async (file) => Buffer.from(await (await fetch(file.url)).arrayBuffer())),
  );
  for (const bytes of texts) expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows = texts[1]!.toString('utf8').trim().split('\r\n');
  expect(rows).toHaveLength(1 + students.length);
  for (const one of students) {
    const cells = rows.find((row) => row.startsWith(`<@${one.id}>`))!.split(',');
    expect([one.id, Number(cells[4])]).toEqual([one.id, rightOf(one.id)]);
  }
  expect(rows.find((row) => row.startsWith(`<@${students.at(-1)!.id}>`))).toContain(',Ben,');
  expect(rows.some((row) => row.includes(",'=Ada,"))).toBe(true);
  expect(texts[0]!.toString('utf8').trim().split('\r\n')).toHaveLength(1 + 3 * 30 + 1);
  const exported = await teacher.press(messageOf(results), 'questions');
  expect(await privately(teacher, exported)).toMatch(/All 3 questions with their answers/);
  expect(
    teacher
      .messages()
      .flatMap(({ attachments }) => attachments.map((file) => file.filename))
      .filter((name) => name.startsWith('questions.')),
  ).toEqual(['questions.gift.txt', 'questions.xml']);
  expect(faultsLogged(held.logged)).toEqual([]);
});

test('a student neither sees nor changes what is the teacher’s: commands, forged and replayed buttons', async () => {
  held = await stage({ seed: 'forged', local: { limits: NO_LIMITS } });
  const { local } = held;
  const teacher = held.person('Ms Turing', 'class');
  const ada = held.person('Ada', 'class');
  expect((await ada.sub('teach', ['quiz', 'create'], QUIZ)).kind).toBe('failed');
  const panel = await newQuiz(teacher, QUIZ);
  expect(ada.messages().some((message) => message.id === panel)).toBe(false);
  const controls = controlsOf(teacher.message(panel));
  const id = quizOf(controls[0]!);
  const verbs = ['start', 'close', 'next', 'pause', 'resume', 'more', 'again', 'skip', 'end'].map(
    (act) => `do-${act}`,
  );
  for (const verb of [...verbs, 'results', 'panel', 'end-ask']) {
    const message = await forgedMessage(local, ada, [forgedButton(`q~${id}~0~${verb}~`)]);
    expect(await privately(ada, await ada.press(message, 'forged'))).toMatch(/Only teachers can use this/);
  }
  const view = await held.app.classes.show(id);
  expect(view.ok && view.value.quiz).toMatchObject({ phase: 'lobby', revision: 0 });
  expect(held.logged).toEqual([]);
});

test('killed in the middle of a question: what was confirmed stands, the question goes on and is closed', async () => {
  const local = await startLocal({ limits: NO_LIMITS });
  const folder = folderOfTest();
  const start = () =>
    child({ DISCORD_TOKEN: local.token, DISCORD_API: local.api, DATA_DIR: folder }, /is on Discord/);
  let bot = await start();
  try {
    const teacher = new Scripted(local.world, 'Ms Turing', 'class');
    const students = Array.from(
      { length: 30 },
      (_, i) => new Scripted(local.world, `Student ${i + 1}`, 'class'),
    );
    const panel = await newQuiz(teacher, QUIZ);
    await teacher.press(panel, 'do-start');
    const board = await openQuestion(students[0]!, 1);
    const picks = picksOn(students[0]!, board.id);
    const confirmed = new Map<string, number>();
    const answering = students.map(async (one, i) => {
      const pick = picks[i % picks.length]!;
      const ack = await one.use(board.id, pick).catch(() => null);
      if (ack?.kind === 'replied' && /Recorded|已记录/.test(one.read(ack.message)))
        confirmed.set(one.id, choiceOf(pick));
    });
    await until(() => confirmed.size >= 5, 'some answers');
    await bot.end('SIGKILL');
    await Promise.all(answering);
    bot = await start();
    await Promise.all(
      students.map(async (one, i) => {
        if (confirmed.has(one.id)) return;
        const pick = picks[i % picks.length]!;
        await privately(one, await one.use(board.id, pick));
        confirmed.set(one.id, choiceOf(pick));
      }),
    );
    await until(() => teacher.read(board.id).includes('30 of 30 answered'), 'all thirty');
    // The downtime moved only the deadline: the earlier row closes the question, and the earlier panel still works.
    await teacher.press(board.id, 'now-close');
    await until(() => teacher.read(board.id).includes('Answer to question 1'), 'the answer');
    await teacher.press(panel, 'panel');
    await teacher.press(panel, 'do-next');
    await openQuestion(students[0]!, 2);
    await bot.end('SIGTERM');
    const store = await openStore(join(folder, 'sprague.sqlite'));
    const rows = await store.classes.answers(quizOf(picks[0]!), { question: 0 });
    expect(new Map(rows.map(({ user, answer }) => [user, answer]))).toEqual(
      new Map([...confirmed].map(([user, choice]) => [user, { kind: 'chosen', choices: [choice] }])),
    );
    await store.close();
  } finally {
    await bot.end('SIGKILL');
    await local.close();
  }
});
