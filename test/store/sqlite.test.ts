/**
 * What can happen to an SQLite file: another program’s lock, a full disk, a damaged page, a newer version; and a clean
 * shutdown.
 */
import { copyFileSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { QueryResult, RootOperationNode, UnknownRow } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { StoreTrouble } from '../../src/kernel/store-trouble.ts';
import { classStore } from '../../src/learn/store/class/index.ts';
import { classEventStore } from '../../src/learn/store/events.ts';
import { matchStore } from '../../src/play/store/matches.ts';
import { Kysely, sql } from '../../src/store/kysely.ts';
import { migrate } from '../../src/store/migrations.ts';
import { Refused } from '../../src/store/refused.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { folderOfTests } from '../support/folder.ts';
import { messageOf, textOf } from '../support/scripted.ts';
import { stage } from '../support/stage.ts';
import { index, kindOf, move, opening, stored } from './rows.ts';

const folder = folderOfTests();

/** An SQLite database with the changes of the schema up to the last one or a given one, closed after the test. */
const migratedTo = async (last?: string, file = ':memory:'): Promise<InstanceType<typeof Kysely<Schema>>> => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
  onTestFinished(() => db.destroy());
  await migrate(db, last);
  return db;
};

/** Adds the row of a quiz that is over. */
const addQuiz = (
  db: InstanceType<typeof Kysely<Schema>>,
  id: string,
  over: Readonly<Record<string, string | number | null>> = {},
) => {
  const fixed = { id, guild: '1', channel: '2', settings: '{}', state: 'over', plan: '[]' };
  const row = { ...fixed, current: 0, revision: 0, created_at: 0, updated_at: 0, ...over };
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  return sql`insert into quizzes (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
};

/** Another program that holds the write lock until the returned function is called. */
const writing = (file: string): (() => void) => {
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  return () => {
    other.exec('rollback');
    other.close();
  };
};

test('after a clean end the one file holds everything', async () => {
  const file = join(folder, 'ended.sqlite');
  const store = await openStore(file);
  const matches = Array.from({ length: 50 }, () => opening());
  for (const one of matches) await stored(store, one, {}, [move('1:1')]);
  await store.close();
  expect(existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`).length : 0).toBe(0);
  const copy = join(folder, 'copied.sqlite');
  copyFileSync(file, copy);
  const again = await openStore(copy);
  for (const { id } of matches) expect((await again.matches.load(id))?.events).toHaveLength(1);
  await again.close();
});

test('while another program writes the bot reads, and writes when it is done', async () => {
  const file = join(folder, 'waited.sqlite');
  const store = await openStore(file);
  const o = await stored(store);
  const giveBack = writing(file);
  let written = 0;
  const writes = [
    store.matches.append(o.id, 0, [move('1:1')], index({ revision: 1 })),
    store.settings.write('bot', 'x', new Map([['a', '1']])),
  ].map((one) => one.finally(() => (written += 1)));
  for (let turns = 0; turns < 20; turns += 1) {
    expect((await store.matches.load(o.id))?.events).toEqual([]);
    await sleep(5);
  }
  expect(written).toBe(0);
  giveBack();
  expect(await Promise.all(writes)).toEqual(['appended', undefined]);
  await store.close();
});

test('people are told of a lock that stays, and can do whatever needs no writing', async () => {
  const where = join(folder, 'told.sqlite');
  const held = await stage({ where });
  const ada = held.person('Ada');
  const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
  await expect.poll(async () => (await held.store.matches.load('m1'))?.board?.message).toBeDefined();
  const giveBack = writing(where);
  const asked = await ada.modal(board, 'type');
  const moved = ada.fill(asked, { move: '1:2' });
  const help = await ada.run('help');
  const analysis = await ada.run('analyze', { line: 'nim 3 4 5' });
  await expect.poll(() => ada.read(help)).toMatch(/\/play/);
  await expect.poll(() => ada.read(analysis)).toMatch(/You can win/);
  await moved;
  const troubled = () => ada.messages().filter((message) => /database is busy/.test(textOf(message)));
  await expect.poll(troubled).toHaveLength(1);
  giveBack();
  const once = await ada.modal(board, 'type');
  const played = messageOf(await ada.fill(once, { move: '1:2' }));
  await expect.poll(() => ada.read(played)).toMatch(/Move 2/);
  expect(troubled()).toHaveLength(1);
  await held.close();
});

test('where the place of a board cannot be saved its player has the board and no word of it', async () => {
  let isLocked = true;
  const held = await stage({
    ports: (store) => ({
      ...store,
      matches: {
        ...store.matches,
        hang: (...given) =>
          isLocked
            ? Promise.reject(new StoreTrouble('busy', new Error('locked')))
            : store.matches.hang(...given),
      },
    }),
  });
  const ada = held.person('Ada');
  const board = await ada.run('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
  await expect.poll(() => held.logged.join()).toMatch(/the place of a board could not be saved/);
  isLocked = false;
  expect(ada.messages()).toHaveLength(1);
  // The next drawing finds the message by its buttons.
  await expect.poll(async () => (await held.store.matches.load('m1'))?.board?.message).toBe(board);
  const played = messageOf(await ada.fill(await ada.modal(board, 'type'), { move: '1:2' }));
  await expect.poll(() => ada.read(played)).toMatch(/Move 2/);
  expect(ada.messages()).toHaveLength(1);
  await held.close();
});

test('a full disk is told by its name, loses nothing, and play goes on when there is room', async () => {
  const db = await migratedTo(undefined, join(folder, 'full.sqlite'));
  const matches = matchStore(db);
  const o = await stored({ matches });
  const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]!.page_count;
  await sql`pragma max_page_count = ${sql.raw(String(pages + 2))}`.execute(db);
  let kept = 0;
  let trouble: Error | undefined;
  while (trouble === undefined)
    try {
      await matches.append(o.id, kept, [move('1:1')], index({ revision: kept + 1 }));
      kept += 1;
    } catch (error) {
      trouble = error as Error;
    }
  expect(kindOf(trouble)).toBe('full');
  expect(trouble.message).toMatch(/disk of the database is full: database or disk is full/);
  expect((await matches.load(o.id))?.events).toHaveLength(kept);
  await sql`pragma max_page_count = ${sql.raw(String(pages + 100))}`.execute(db);
  expect(await matches.append(o.id, kept, [move('1:1')], index({ revision: kept + 1 }))).toBe('appended');
});

test('a damaged page is found at the start, wherever it lies', async () => {
  const file = join(folder, 'damaged.sqlite');
  const store = await openStore(file);
  for (let i = 0; i < 200; i += 1) await stored(store, {}, {}, [move('1:1')]);
  await store.close();
  const db = new DatabaseSync(file);
  const leaf = db
    .prepare(
      "select pageno, pgsize from dbstat where name = 'match_events' and pagetype = 'leaf' limit 1 offset 1",
    )
    .get() as { readonly pageno: number; readonly pgsize: number };
  db.close();
  const bytes = openSync(file, 'r+');
  writeSync(bytes, Buffer.alloc(200, 0xff), 0, 200, (leaf.pageno - 1) * leaf.pgsize);
  await expect(openStore(file)).rejects.toThrow(Refused);
  await expect(openStore(file)).rejects.toThrow(/is damaged.*npm run restore/);
});

test('the data of a newer version are refused as such', async () => {
  const file = join(folder, 'newer.sqlite');
  await (await openStore(file)).close();
  const db = new DatabaseSync(file);
  db.exec("insert into kysely_migration values ('0999-contract-future', '2030-01-01')");
  db.close();
  await expect(openStore(file)).rejects.toThrow(/a newer Sprague has written it .*0999-contract-future/);
});

test('a file that is no database is told so', async () => {
  await expect(openStore(import.meta.filename)).rejects.toThrow(/no database/);
});

/** A database from before quiz answers and attempt answers shared one table, with one answer of each and one without a quiz. */
const beforeOneTable = async (file?: string): Promise<InstanceType<typeof Kysely<Schema>>> => {
  const db = await migratedTo('0017-drawn', file);
  await sql`pragma foreign_keys = off`.execute(db);
  for (const id of ['live', 'exam']) await addQuiz(db, id);
  const cells = sql`'ada', 5, '{"kind":"typed","text":"7"}', '[]', 1, null, 1, 40`;
  const columns = sql`user_id, at, answer, said, is_right, misconception, sure, speed`;
  for (const id of ['live', 'gone'])
    await sql`insert into quiz_answers (quiz_id, question, ${columns}) values (${id}, 3, ${cells})`.execute(
      db,
    );
  await sql`insert into paper_answers (quiz_id, attempt, question, ${columns}) values ('exam', 2, 3, ${cells})`.execute(
    db,
  );
  await sql`pragma foreign_keys = on`.execute(db);
  return db;
};

test('what an older version opened again was so since the end of the class, not since its last change', async () => {
  const db = await migratedTo('0040-reopened');
  for (const [id, deadline] of [
    ['dated', 50],
    ['undated', null],
  ] as const) {
    await addQuiz(db, id, { updated_at: 90, deadline });
    await sql`insert into quiz_allowances (quiz_id, user_id, extra_ms, attempts, reopened_until)
      values (${id}, 'ada', 0, 0, 200)`.execute(db);
  }
  await migrate(db);
  const store = classStore(db);
  const since = async (id: string) => (await store.allowances(id)).get('ada')?.reopenedAt;
  expect([await since('dated'), await since('undated')]).toEqual([50, 90]);
});

test('answers of an older version, to a quiz and to an exam, stand in one table', async () => {
  const db = await beforeOneTable();
  await migrate(db);
  const store = classStore(db);
  const row = {
    question: 3,
    user: 'ada',
    at: 5,
    answer: { kind: 'typed', text: '7' },
    said: [],
    right: true,
    misconception: null,
    sure: true,
    speed: 40,
  };
  expect(await store.answers('live')).toEqual([{ ...row, attempt: 0 }]);
  expect(await store.answers('exam')).toEqual([{ ...row, attempt: 2 }]);
});

test('what an older version planned gets an entry in the list of events; what has no time or is over gets none', async () => {
  const db = await migratedTo('0036-shards');
  const add = (id: string, state: string, mode: string, settings: object) =>
    addQuiz(db, id, { settings: JSON.stringify(settings), state, mode, prepared: 1 });
  await add('planned', 'planned', 'exam', { mode: 'exam', startsAt: 5 });
  await add('homework', 'open', 'homework', { mode: 'homework', startsAt: null, closesAt: 9 });
  await add('lobby', 'lobby', 'live', { mode: 'live', startsAt: null });
  await add('older', 'lobby', 'live', { mode: 'live' });
  await add('over', 'over', 'exam', { mode: 'exam', startsAt: 5 });
  await migrate(db);
  const entries = await classEventStore(db).page('', 10);
  expect(entries.map(({ id, channel, event, sent }) => ({ id, channel, event, sent }))).toEqual(
    ['homework', 'planned'].map((id) => ({ id, channel: '2', event: null, sent: null })),
  );
});

test('of two processes that note what became of an event, the second learns that the first one did', async () => {
  const db = await migratedTo();
  await sql`insert into class_events (id, guild, channel) values ('a', '1', '2')`.execute(db);
  const store = classEventStore(db);
  const before = (await store.load('a'))!;
  const sent = { name: 'Quiz', description: '', location: 'x', start: 1_000, end: 2_000 };
  expect(await store.note(before, { event: null, sent })).toBe(true);
  expect(await store.note(before, { event: null, sent })).toBe(false);
  expect(await store.note((await store.load('a'))!, { event: '7', sent })).toBe(true);
  expect(await store.note({ ...before, sent }, { event: '8', sent })).toBe(false);
  expect(await store.load('a')).toEqual({ ...before, event: '7', sent });
});

test('anonymous quizzes that ended under an older version lose what they had of who answered when', async () => {
  const db = await migratedTo('0037-class-events');
  const ended = { plan: '[0,1]', updated_at: 900, mode: 'live', prepared: 1 };
  const quiz = (id: string, state: string, settings: object) =>
    addQuiz(db, id, { ...ended, state, settings: JSON.stringify(settings) });
  await quiz('over', 'over', { anonymous: true });
  await quiz('open', 'open', { anonymous: true });
  await quiz('named', 'over', { anonymous: false, title: '"anonymous":true' });
  const people = Array.from({ length: 6 }, (_, i) => `gone-${i}`);
  for (const id of ['over', 'open', 'named']) {
    for (const [i, user] of people.entries()) {
      await sql`insert into quiz_students (quiz_id, user_id, since, display_name) values (${id}, ${user}, ${i}, ${user})`.execute(
        db,
      );
      for (const question of [0, 1])
        await sql`insert into quiz_answers (quiz_id, user_id, attempt, question, at, answer, said, is_right, mark, took_ms, speed)
          values (${id}, ${user}, 0, ${question}, ${100 + i}, '{}', ${`["${i}"]`}, 1, ${i}, ${i}, ${i})`.execute(
          db,
        );
    }
    await sql`insert into quiz_corrections (quiz_id, number, user_id, at, kind, student) values (${id}, 0, 't', 5, 'points', 'gone-3')`.execute(
      db,
    );
  }
  const all = async (id: string) => ({
    students: await db.selectFrom('quiz_students').selectAll().where('quiz_id', '=', id).execute(),
    answers: await db.selectFrom('quiz_answers').selectAll().where('quiz_id', '=', id).execute(),
    corrections: await db.selectFrom('quiz_corrections').selectAll().where('quiz_id', '=', id).execute(),
  });
  const before = { open: await all('open'), named: await all('named') };
  await migrate(db);
  expect({ open: await all('open'), named: await all('named') }).toEqual(before);
  const { students, answers, corrections } = await all('over');
  expect(students.map(({ since, display_name }) => [since, display_name])).toEqual(
    people.map(() => [0, null]),
  );
  expect(answers.map(({ at, took_ms, speed }) => [at, took_ms, speed])).toEqual(
    [...people, ...people].map(() => [900, null, null]),
  );
  const ids = students.map(({ user_id }) => user_id);
  expect(ids.some((id) => people.includes(id))).toBe(false);
  // Each student still has both answers, and the corrected points.
  const idOf = new Map(answers.map(({ said, user_id }) => [said, user_id]));
  expect(new Set(answers.map(({ said, user_id }) => `${said} ${user_id}`)).size).toBe(6);
  expect([...idOf.values()].sort()).toEqual([...ids].sort());
  expect(corrections.map(({ student }) => student)).toEqual([idOf.get('["3"]')]);
  expect(answers.map(({ mark }) => `["${mark}"]`)).toEqual(answers.map(({ said }) => said));
  // Rows are ordered by their new ids, not by the time of the answers.
  const { rows } = await sql<{ user_id: string }>`select user_id from quiz_answers
    where quiz_id = 'over' order by rowid`.execute(db);
  const order = rows.map(({ user_id }) => user_id);
  expect(order).toEqual(order.toSorted());
});

test('a start that is interrupted while the schema changes leaves a database that starts', async () => {
  let begun = 0;
  for (let stop = 1; ; stop += 1) {
    const file = join(folder, `interrupted-${stop}.sqlite`);
    const db = await beforeOneTable(file);
    let statements = 0;
    const ending = db.withPlugin({
      transformQuery: ({ node }: { readonly node: RootOperationNode }) => {
        statements += 1;
        if (statements === stop) throw new Error('the process ended here');
        return node;
      },
      transformResult: ({ result }: { readonly result: QueryResult<UnknownRow> }) => Promise.resolve(result),
    });
    const stopped = await migrate(ending).then(
      () => false,
      () => true,
    );
    await db.destroy();
    const again = await migratedTo(undefined, file);
    const store = classStore(again);
    expect((await store.answers('live')).length + (await store.answers('exam')).length).toBe(2);
    await again.destroy();
    if (!stopped) break;
    begun += 1;
  }
  // Every statement of the migration was interrupted once.
  expect(begun).toBeGreaterThan(6);
});
