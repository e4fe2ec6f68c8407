/** What a teacher sets right afterwards, with everybody’s points counted anew by hand from who chose what. */
import { describe, expect, test } from 'vitest';
import { wrongAnswersTo } from '../../src/learn/class/corrections.ts';
import type { Correction } from '../../src/learn/model/correction.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { recordDoc } from '../../src/learn/screens/corrections.ts';
import { answersFile, studentsFile } from '../../src/learn/screens/csv.ts';
import { ownResultsScreen } from '../../src/learn/screens/own-results.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, actor, benchEach, codeOf, goOn, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { recordsOf } from '../support/records.ts';
import { shownText } from '../support/screens.ts';

const held = benchEach(':memory:', 'corrections');

/** A live quiz of three: ann is right everywhere, bob in the first, cid nowhere; the teacher joined by mistake. */
const played = async () => {
  const { classes } = held.app;
  const request = quizRequest({ count: 3, kinds: 'nim-sum', podium: true, answerSeconds: 600 });
  const { quiz, questions } = must(await classes.create(request));
  for (const who of [TEACHER, actor('cid')]) must(await classes.join(quiz.id, who));
  must(await actOn(held, quiz.id, 'start'));
  for (const [number, question] of questions.entries()) {
    const [right, wrong] = [choiceOf(question, true), choiceOf(question, false)];
    must(await classes.choose(quiz.id, actor('ann'), number, [right]));
    must(await classes.choose(quiz.id, actor('bob'), number, [number === 0 ? right : wrong]));
    must(await classes.choose(quiz.id, actor('cid'), number, [wrong]));
    await goOn(held, quiz.id);
  }
  return { id: quiz.id, questions };
};

const correct = async (id: string, correction: Correction) =>
  must(await held.app.classes.correct(id, TEACHER, correction));
const scores = async (id: string) => {
  const { students } = must(await held.app.classes.results(id, TEACHER));
  return Object.fromEntries(students.map(({ user, points, asked }) => [user, `${points}/${asked}`]));
};

test('of a long record it is said how many changes more there are', async () => {
  const { id } = await played();
  for (let i = 0; i < 6; i += 1)
    for (const kind of ['drop', 'count'] as const) await correct(id, { kind, question: 0 });
  const results = must(await held.app.classes.results(id, TEACHER));
  expect(plain(recordDoc(results, locales.en))).toMatch(/and 2 more changes, in the file/);
});

describe('a live quiz', () => {
  test('a dropped question counts for nobody, and counts again when that is taken back', async () => {
    const { id } = await played();
    expect(await scores(id)).toEqual({ ann: '3/3', bob: '1/3', cid: '0/3', turing: '0/3' });
    await correct(id, { kind: 'drop', question: 0 });
    expect(await scores(id)).toEqual({ ann: '2/2', bob: '0/2', cid: '0/2', turing: '0/2' });
    const totals = await held.app.classes.totals(id);
    expect(totals).toMatchObject({ asked: 8, right: 2, questions: 2, dropped: [1], accepted: [] });
    expect(totals.podium.map(({ user, points }) => [user, points])).toEqual([['ann', 2]]);
    // Questions keep the numbers that the class saw.
    const { questions } = must(await held.app.classes.results(id, TEACHER));
    expect(questions.map(({ slot }) => slot)).toEqual([2, 3]);
    const own = must(await held.app.classes.own(id, actor('bob'))).students[0]!;
    expect([own.items.map(({ slot }) => slot), own.dropped.map(({ slot }) => slot)]).toEqual([[2, 3], [1]]);
    await correct(id, { kind: 'count', question: 0 });
    expect(await scores(id)).toEqual({ ann: '3/3', bob: '1/3', cid: '0/3', turing: '0/3' });
  });

  test('an accepted answer is right for all who gave it, in points, statistics and their own view', async () => {
    const { id, questions } = await played();
    const before = must(await held.app.classes.results(id, TEACHER));
    const [given] = wrongAnswersTo(before, 1);
    expect(given).toMatchObject({ count: 2, accepted: false });
    const about = { question: 1, line: questions[1]!.line, said: given!.said };
    await correct(id, { kind: 'accept', ...about });
    expect(await scores(id)).toEqual({ ann: '3/3', bob: '2/3', cid: '1/3', turing: '0/3' });
    expect((await held.app.classes.totals(id)).accepted).toEqual([2]);
    expect(must(await held.app.classes.answered(id, actor('cid'), 1)).row?.right).toBe(true);
    expect((await held.app.classes.answersTo(id, 1)).every(({ right }) => right)).toBe(true);
    expect(wrongAnswersTo(must(await held.app.classes.results(id, TEACHER)), 1)).toEqual([
      { ...given, accepted: true },
    ]);
    await correct(id, { kind: 'reject', ...about });
    expect(await scores(id)).toEqual({ ann: '3/3', bob: '1/3', cid: '0/3', turing: '0/3' });
  });

  test('whoever is taken off counts nowhere; put back, they do again; a restart forgets nothing', async () => {
    const { id } = await played();
    must(await held.app.classes.toggleStudent(id, TEACHER, 'turing'));
    const told = shownText(
      ownResultsScreen(must(await held.app.classes.own(id, TEACHER)), locales.en),
      locales.en,
    );
    expect(told).toContain(locales.en.classroom.own.excluded);
    expect(await scores(id)).toEqual({ ann: '3/3', bob: '1/3', cid: '0/3' });
    expect(await held.app.classes.totals(id)).toMatchObject({ students: 3, asked: 9, right: 4 });
    const { classes } = held.restarted();
    const results = must(await classes.results(id, TEACHER));
    expect(results.removed.map(({ user }) => user)).toEqual(['turing']);
    expect(results.corrected.log).toEqual([
      { correction: { kind: 'remove', student: 'turing' }, by: 'turing', at: held.now },
    ]);
    must(await held.app.classes.toggleStudent(id, TEACHER, 'turing'));
    expect(Object.keys(await scores(id))).toContain('turing');
  });

  test('files: each row says what was done, and the points of a student are the sum of their rows', async () => {
    const { id, questions } = await played();
    const [given] = wrongAnswersTo(must(await held.app.classes.results(id, TEACHER)), 1);
    await correct(id, { kind: 'drop', question: 0 });
    await correct(id, { kind: 'accept', question: 1, line: questions[1]!.line, said: given!.said });
    await correct(id, { kind: 'remove', student: 'turing' });
    const results = must(await held.app.classes.results(id, TEACHER));
    const [answers, students] = [
      await answersFile(results, locales.en, () => Promise.resolve()),
      studentsFile(results),
    ].map(({ data }) => recordsOf(data));
    const rows = answers!.map((row) => [row['account'], row['question'], row['set right'], row['points']]);
    expect(rows.toSorted()).toEqual(
      [
        ...['ann', 'bob', 'cid'].map((user) => [user, '1', 'dropped', '0']),
        ['ann', '2', '', '1'],
        ['bob', '2', 'accepted', '1'],
        ['cid', '2', 'accepted', '1'],
        ['ann', '3', '', '1'],
        ['bob', '3', '', '0'],
        ['cid', '3', '', '0'],
        ...['1', '2', '3'].map((slot) => ['turing', slot, 'removed', '0']),
      ].toSorted(),
    );
    for (const { account, points } of students!) {
      const mine = answers!.filter((row) => row['account'] === account);
      expect(mine.reduce((sum, row) => sum + Number(row['points']), 0)).toBe(Number(points));
    }
  });
});

test('homework: an answer is accepted for its position alone, and another attempt may count then', async () => {
  const { classes } = held.app;
  const request = quizRequest({
    mode: 'homework',
    count: 2,
    kinds: 'nim-sum',
    retakes: 1,
    closes: 'in 2 hours',
  });
  const { quiz } = must(await classes.create(request));
  await classes.prepare();
  await classes.tick();
  const { attempts } = classes;
  const sit = async (user: string, again: boolean, rights: number): Promise<readonly Question[]> => {
    const by = actor(user);
    let page = must(await (again ? attempts.again(quiz.id, by) : attempts.open(quiz.id, by, 0)));
    const seen: Question[] = [];
    for (let slot = 0; slot < 2; slot += 1) {
      page = must(await attempts.open(quiz.id, by, slot));
      seen.push(page.question);
      const choice = choiceOf(page.question, slot < rights);
      must(await attempts.choose(quiz.id, by, { attempt: page.attempt.number, slot }, [choice]));
    }
    must(await attempts.handIn(quiz.id, by, page.attempt.number));
    return seen;
  };
  await sit('ann', false, 1);
  const second = await sit('ann', true, 0);
  await sit('bob', false, 0);
  expect(await scores(quiz.id)).toEqual({ ann: '1/2', bob: '0/2' });
  // Of the second attempt both answers are accepted: it is the better one now.
  for (const [number, question] of second.entries()) {
    const said = [question.choices[choiceOf(question, false)]!.says];
    const refused = await classes.correct(quiz.id, TEACHER, {
      kind: 'accept',
      question: number,
      line: 'nim 1 1',
      said,
    });
    expect(codeOf(refused)).toBe('not-now');
  }
  const { students } = must(await classes.results(quiz.id, TEACHER));
  const [bob] = students.filter(({ user }) => user === 'bob');
  const [item] = bob!.items;
  await correct(quiz.id, { kind: 'accept', question: 0, line: item!.question.line, said: item!.row!.said });
  expect(await scores(quiz.id)).toEqual({ ann: '1/2', bob: '1/2' });
  const [mine] = must(await attempts.mine(actor('bob')));
  expect(mine!.result).toMatchObject({ points: 1, asked: 2 });
  await correct(quiz.id, { kind: 'drop', question: 1 });
  expect(must(await attempts.mine(actor('bob')))[0]!.result).toMatchObject({ points: 1, asked: 1 });
});

test('only a teacher of this server, and only what is there', async () => {
  const { id, questions } = await played();
  const { classes } = held.app;
  const drop = { kind: 'drop', question: 0 } as const;
  expect(codeOf(await classes.correct(id, actor('ann'), drop))).toBe('not-a-teacher');
  expect(codeOf(await classes.correct(id, { ...TEACHER, guild: 'g2' }, drop))).toBe('no-such-quiz');
  expect(codeOf(await classes.toggleStudent(id, actor('ann'), 'bob'))).toBe('not-a-teacher');
  expect(codeOf(await classes.toggleStudent(id, TEACHER, 'nobody'))).toBe('not-now');
  expect(codeOf(await classes.correct(id, TEACHER, { kind: 'drop', question: 3 }))).toBe('not-now');
  const said = [{ kind: 'number', number: '999999' }] as const;
  const made = { kind: 'accept', question: 0, line: questions[0]!.line, said } as const;
  expect(codeOf(await classes.correct(id, TEACHER, made))).toBe('not-now');
  expect(must(await classes.results(id, TEACHER)).corrected.log).toEqual([]);
  const { quiz } = must(await classes.create(quizRequest({ channel: 'c9' })));
  expect(codeOf(await classes.correct(quiz.id, TEACHER, drop))).toBe('not-now');
});
