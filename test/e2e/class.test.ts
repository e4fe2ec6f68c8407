/** A class takes a quiz through the whole bot, with real discord.js. */
import { expect, test } from 'vitest';
import {
  closeQuestion,
  faultsLogged,
  newLiveQuiz,
  openQuestion,
  picksOn,
  privately,
  replyTo,
  replyToPress,
  shown,
} from '../support/class/seen.ts';
import { scoreTold } from '../support/class/told.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { recordsOf } from '../support/records.ts';
import { type Control, idOf, messageOf, type Scripted, until } from '../support/scripted.ts';

const choiceOf = (control: Control): number => Number(control.id.split('~')[4]);

test('thirty students at once, double clicks, a late comer, typed answers; results for each and for the teacher', async () => {
  const held = await stageOfTest({ seed: 'class', local: { limits: NO_LIMITS } });
  const { store } = held;
  const teacher = held.person('Ms Turing', 'class');
  const students = Array.from({ length: 30 }, (_, i) => held.person(`Student ${i + 1}`, 'class'));
  const panel = await newLiveQuiz(teacher, { skills: 'nim-sum, outcome', count: 3 });
  const lobby = await shown(students[0]!, 'invites you to a quiz');
  await Promise.all(students.map(async (one) => replyToPress(one, lobby.id, 'join')));
  await until(() => teacher.read(lobby.id).includes('30 have joined'), 'thirty in the lobby');
  expect(await replyTo(students[0]!, 'class join', { name: '=Ada' })).toMatch(/roster/);

  await teacher.press(panel, 'do-start');
  const questions: { readonly quiz: string; readonly number: number }[] = [];
  /** What was confirmed last, by student and question: choice indices. */
  const confirmed = new Map<string, number>();
  for (let round = 1; round <= 3; round += 1) {
    const board = await openQuestion(students[0]!, round);
    const picks = picksOn(students[0]!, board.id);
    const [quiz, number] = [idOf(picks[0]!), Number(picks[0]!.id.split('~')[2])];
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
      const late = held.person('Ben', 'class');
      await privately(late, await late.use(board.id, picks[0]!));
      confirmed.set(`${late.id} ${number}`, choiceOf(picks[0]!));
      students.push(late);
    }
    await until(
      () => teacher.read(board.id).includes(`${students.length} of ${students.length} answered`),
      'all',
    );
    await closeQuestion(teacher, panel, board.id, round);
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
    const text = await replyTo(one, 'class results');
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
  const rows = recordsOf(texts[1]!);
  expect(rows).toHaveLength(students.length);
  const rowOf = ({ id }: Scripted) => rows.find(({ account }) => account === `<@${id}>`)!;
  for (const one of students) expect([one.id, rowOf(one)['right']]).toEqual([one.id, `${rightOf(one.id)}`]);
  expect(rowOf(students.at(-1)!)['name']).toBe('Ben');
  expect(rows.map(({ name }) => name)).toContain("'=Ada");
  expect(recordsOf(texts[0]!)).toHaveLength(3 * 30 + 1);
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
