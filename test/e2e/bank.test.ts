/** A teacher's own positions and a server's own games in the class, through the whole bot. */
import { expect, test } from 'vitest';
import {
  newLiveQuiz,
  newQuiz,
  openQuestion,
  privately,
  replyTo,
  replyToPress,
  shown,
} from '../support/class/seen.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { controlsOf, messageOf, picksIn, textOf, until } from '../support/scripted.ts';

const { held, teacher, ada } = onStage({ seed: 'bank', local: { limits: NO_LIMITS } }, { channel: 'class' });

const fileOf = (text: string | Buffer) => ({
  name: 'week3.csv',
  data: typeof text === 'string' ? Buffer.from(text, 'utf8') : text,
});

const add = async (set: string, options: Readonly<Record<string, string>>, file?: string | Buffer) =>
  teacher.sub('teach', ['bank', 'add'], { set, ...options }, file === undefined ? undefined : fileOf(file));

const attached = async (message: string, name: string): Promise<string> => {
  const file = teacher.message(message).attachments.find((one) => one.filename === name)!;
  return Buffer.from(await (await fetch(file.url)).arrayBuffer()).toString('utf8');
};

test('a CSV file with good, bad and repeated rows; a quiz about exactly the good ones', async () => {
  const csv =
    '\uFEFFtopic;局面\r\nsums;nim 3 5 6\r\n# a remark\r\nthe same;nim 6 3 5\r\nbad;nim 3 x\r\nover;nim 0\r\n"a; b";wythoff 3 5\r\n;bash 7 max=3\r\n';
  const report = await add('Week  3', {}, csv);
  const told = await privately(teacher, report);
  expect(told).toMatch(/Question bank: Week 3[\s\S]*3 positions added, 3 rows not used/);
  expect(told).toMatch(/\*\*Row 4\*\* `nim 6 3 5` — the same as row 2/);
  expect(told).toMatch(/\*\*Row 5\*\* `nim 3 x` — “x”/);
  expect(told).toMatch(/\*\*Row 6\*\* `nim 0` — the game is over/);
  expect(told).toMatch(/`wythoff 3 5` — P-position/);
  expect(await privately(teacher, await add('week 3', { positions: 'nim 5 6 3；nim 1 2' }))).toMatch(
    /1 position added, 1 row not used[\s\S]*nim 5 6 3` — in the set already/,
  );
  expect(await replyTo(teacher, 'teach bank list')).toMatch(/\*\*Week 3\*\* — 4 positions/);

  const set = await teacher.sub('teach', ['bank', 'show'], { set: 'WEEK 3' });
  expect(await privately(teacher, set)).toMatch(/4 positions[\s\S]*1\) `nim 3 5 6`[\s\S]*4\) `nim 1 2`/);
  const file = await attached(messageOf(set), 'positions.csv');
  expect(file.startsWith('\uFEFFline,outcome,difficulty\r\nnim 3 5 6,P,')).toBe(true);
  expect(await privately(teacher, await add('copy', {}, file))).toMatch(/4 positions added\./);

  const panel = await newQuiz(teacher, {
    bank: 'week 3',
    skills: 'P or N, winning-move',
    reading: 0,
    seconds: 600,
  });
  const lobby = await shown(ada, 'invites you to a quiz');
  expect(textOf(lobby)).toMatch(/4 questions[\s\S]*Nim, Wythoff/);
  const quiz = teacher.idOn(panel);
  const questions = await held.store.classes.questions(quiz);
  expect(questions.map(({ line }) => line)).toEqual(['nim 3 5 6', 'wythoff 3 5', 'bash 7 max=3', 'nim 1 2']);
  // Where there is no winning move, the question is who wins.
  expect(questions.slice(0, 2).map(({ kind }) => kind)).toEqual(['outcome', 'outcome']);
  await replyToPress(ada, lobby.id, 'join');
  await teacher.press(panel, 'do-start');
  const board = await openQuestion(ada, 1);
  expect(textOf(board)).toMatch(/nim 3 5 6/);
  expect(await replyToPress(ada, board.id, 'pick')).toMatch(/Recorded/);
});

test('what is wrong is told kindly, with what works', async () => {
  expect(await privately(teacher, await add('w', {}))).toMatch(/no positions[\s\S]*\/teach bank add/);
  expect(await privately(teacher, await add('w', {}, Buffer.from([0xc4, 0xe3, 0xba, 0xc3])))).toMatch(
    /CSV UTF-8/,
  );
  expect(await privately(teacher, await add('w', {}, Buffer.from('\uFEFFnim 1', 'utf16le')))).toMatch(
    /CSV UTF-8/,
  );
  expect(await privately(teacher, await add('w', {}, 'x'.repeat(600_000)))).toMatch(
    /too large[\s\S]*512 KiB/,
  );
  expect(await privately(teacher, await add(' ', { positions: 'nim 1' }))).toMatch(/can’t be the name/);
  expect(await privately(teacher, await add('w', { positions: 'nim x' }))).toMatch(
    /0 positions added, 1 row not used[\s\S]*“x”[\s\S]*Try: nim/,
  );
  expect(await replyTo(teacher, 'teach bank show', { set: 'nothing' })).toMatch(/no set called “nothing”/);
  expect(await replyTo(teacher, 'teach quiz create', { bank: 'nothing' })).toMatch(/no set called “nothing”/);
  await privately(teacher, await add('w', { positions: 'nim 1 1; nim 2 3' }));
  const remove = (options: Readonly<Record<string, string | number>>) =>
    teacher.sub('teach', ['bank', 'remove'], { set: 'w', ...options });
  expect(await privately(teacher, await remove({ number: 9 }))).toMatch(/no position number 9/);
  expect(await privately(teacher, await remove({ number: 1 }))).toMatch(/Taken out of “w”: 1 position/);
  const all = await remove({});
  expect(await privately(teacher, all)).toMatch(/1 position/);
  expect(await attached(messageOf(all), 'positions.csv')).toContain('nim 2 3');
  expect(await replyTo(teacher, 'teach bank list')).toMatch(/no positions of its/);
});

test('a long report goes into a file that a spreadsheet opens, formulas made harmless', async () => {
  const rows = Array.from({ length: 230 }, (_, i) => (i === 3 ? '=1+1' : `bash ${i + 1} max=3`)).join('\n');
  const report = await add('long', {}, rows);
  expect(await privately(teacher, report)).toMatch(
    /199 positions added, 1 row[\s\S]*first 200 rows[\s\S]*skipped 30/,
  );
  const file = await attached(messageOf(report), 'report.csv');
  expect(file.trim().split('\r\n')).toHaveLength(201);
  expect(file).toContain("4,'=1+1,no");
});

test('a quiz about a game that the server named', async () => {
  await teacher.run('define', { name: 'frogs', definition: '1,2:0-2' });
  expect(await privately(teacher, await add('frogs', { positions: 'frogs 9 4; frogs 2; frogs x' }))).toMatch(
    /2 positions added, 1 row[\s\S]*“x”[\s\S]*custom 9 4 rule=1,2:0-2/,
  );
  expect(await replyTo(teacher, 'teach bank show', { set: 'frogs' })).toMatch(/`frogs 9 4`/);
  const panel = await newLiveQuiz(teacher, { games: 'frogs', skills: 'outcome, grundy, why', count: 6 });
  const lobby = await shown(ada, 'invites you to a quiz');
  expect(textOf(lobby)).toMatch(/6 questions[\s\S]*Games: frogs/);
  const quiz = teacher.idOn(panel);
  const questions = await held.store.classes.questions(quiz);
  expect(questions).toHaveLength(6);
  for (const { line, choices } of questions) {
    expect(line).toMatch(/^custom [\d ]+ rule=1,2:0-2$/);
    for (const { counterexample } of choices)
      if (counterexample !== null) expect(counterexample.line).toMatch(/rule=1,2:0-2$/);
  }
  await replyToPress(ada, lobby.id, 'join');
  await teacher.press(panel, 'do-start');
  const board = await openQuestion(ada, 1);
  expect(textOf(board)).toMatch(/\*\*frogs\*\* · `custom /);
  await replyToPress(ada, board.id, 'pick');
  await teacher.press(panel, 'do-close');
  await until(() => teacher.read(panel).includes('The answer is shown'), 'the answer');
  expect(await replyTo(teacher, 'teach results')).toMatch(/ frogs \d\/1/);
  expect(await replyTo(ada, 'class results')).toMatch(/ frogs · \d\/1/);
  await teacher.press(panel, 'do-again');
  await until(async () => (await held.store.classes.questions(quiz)).length === 7, 'one like it');
  expect((await held.store.classes.questions(quiz))[6]!.line).toMatch(/rule=1,2:0-2$/);
});

test('the roster goes out and comes in as a file; past quizzes too', async () => {
  const roster = (text: string) =>
    teacher.sub('teach', ['roster'], {}, { name: 'roster.csv', data: Buffer.from(text, 'utf8') });
  expect(await replyTo(teacher, 'teach roster')).toMatch(/account and name/);
  const read = await roster(
    `姓名,账号\r\n"Lovelace, =Ada",<@${ada.id}>\r\nBen,ben\r\n=Eve,${teacher.id}\r\n`,
  );
  expect(await privately(teacher, read)).toMatch(
    /2 names written, 1 row not used[\s\S]*\*\*Row 3\*\*.*no account/,
  );
  const told = await teacher.sub('teach', ['roster']);
  expect(await privately(teacher, told)).toMatch(/Lovelace, =Ada/);
  const file = await attached(messageOf(told), 'roster.csv');
  expect(file).toContain(`<@${teacher.id}>,'=Eve`);
  expect(await privately(teacher, await roster(file))).toMatch(/2 names written\./);
  expect(await attached(messageOf(await teacher.sub('teach', ['roster'])), 'roster.csv')).toBe(file);

  expect(await replyTo(teacher, 'teach export')).toMatch(/hasn’t been a quiz/);
  for (const games of ['nim', 'wythoff']) {
    const panel = await newQuiz(teacher, { games, skills: 'outcome', count: 1, reading: 0 });
    const lobby = await shown(ada, 'invites you to a quiz');
    await replyToPress(ada, lobby.id, 'join');
    await teacher.press(panel, 'do-start');
    const board = await until(
      () => ada.messages().findLast((message) => picksIn(controlsOf(message)).length > 0),
      'the question',
    );
    await replyToPress(ada, board.id, 'pick');
    await teacher.press(panel, 'do-close');
    await until(() => teacher.read(panel).includes('The answer is shown'), 'the answer');
    await until(() => picksIn(ada.controls(board.id)).length === 0, 'no buttons');
    await teacher.press(panel, 'do-next');
    await until(() => teacher.read(panel).includes('The quiz is over'), 'the end');
  }
  const exported = await teacher.sub('teach', ['export']);
  expect(await privately(teacher, exported)).toMatch(/2 quizzes/);
  for (const name of ['quizzes.csv', 'students.csv', 'answers.csv']) {
    const text = await attached(messageOf(exported), name);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect([name, text.trim().split('\r\n').length]).toEqual([name, 3]);
  }
  const book = (await attached(messageOf(exported), 'gradebook.csv')).trim().split('\r\n');
  expect(book).toHaveLength(1 + 1 + 1);
  const [head, most, row] = book.map((line) => line.split(','));
  const ids = (text: string) =>
    teacher.sub('teach', ['export'], {}, { name: 'ids.csv', data: Buffer.from(text, 'utf8') });
  const graded = await ids(
    `account,email,id number,section\n<@${ada.id}>,ada@school.example,0042,A1\n${teacher.id},t@school.example,,\n`,
  );
  expect(await privately(teacher, graded)).toMatch(/grade files for Moodle and Canvas have 1 student/);
  const cells = async (name: string): Promise<readonly (readonly string[])[]> =>
    (await attached(messageOf(graded), name))
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
  const [titles, points] = [head!.slice(2, -1), row!.slice(3, -1)];
  expect(await cells('moodle-grades.csv')).toEqual([
    ['Email address', 'ID number', ...titles],
    ['ada@school.example', '0042', ...points],
  ]);
  expect(await cells('canvas-grades.csv')).toEqual([
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', ...titles],
    ['    Points Possible', '', '', '', '', ...most!.slice(2, -1)],
    ['"Lovelace', ' =Ada"', '', '0042', 'ada@school.example', 'A1', ...points],
  ]);
  expect(await privately(teacher, await ids('account,email\n'))).toMatch(/names no student/);
  const manages = { user: teacher.id, guild: held.local.world.guild.id, manages: true, roles: [] };
  const past = await held.app.classes.past(manages, 9);
  const [latest, first] = past.ok ? past.value : [];
  expect(latest?.settings.games).toEqual(['wythoff']);
  expect(await replyTo(teacher, 'teach results', { quiz: first!.id })).toMatch(/Results/);
});
