/** Values of octal games in a real SQLite file: stored with their certificate, checked when loaded, dropped where damaged. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type { OctalRecord } from '../../src/engine/maths/octal-book.ts';
import { OctalCache } from '../../src/worker/octal-cache.ts';
import { WorkerPool } from '../../src/worker/pool.ts';
import { folderOfTests } from '../support/folder.ts';

const folder = folderOfTests();
const file = join(folder, 'kept.db');

/** A game whose period (142, from heap 7315 on) needs 14,917 values: late, and quickly checked. */
const CODE = '0.356';
const LINE = `octal 10^60 code=${CODE}`;

/** Its Grundy value as first computed. */
let value: string | null = null;

/** Asks about one heap as a new process would; returns its value, and the records stored and dropped. */
const ask = async (): Promise<{ grundy: string | null; proved: OctalRecord[]; dropped: string[] }> => {
  const store = await openStore(file);
  const dropped: string[] = [];
  const failed: unknown[] = [];
  const octal = await OctalCache.load(store.octal, {
    dropped: (code) => dropped.push(code),
    failed: (error) => failed.push(error),
  });
  const proved: OctalRecord[] = [];
  const pool = new WorkerPool({
    octal: {
      records: octal.records,
      refused: (code) => octal.refused(code),
      proved: (record) => {
        proved.push(record);
        octal.proved(record);
      },
    },
  });
  const view = await pool.analyse(LINE, { level: 'answer', moves: 1 });
  // A result is not handed back a second time.
  await pool.analyse(LINE, { level: 'answer', moves: 1 });
  await pool.close();
  await octal.written();
  await store.close();
  expect(failed).toEqual([]);
  return { grundy: view?.grundy ?? null, proved, dropped };
};

const rows = (sql: string): unknown[] => {
  const db = new DatabaseSync(file);
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
};
const change = (sql: string): void => {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
};

test('a late game is proved once, kept, and taken from the store by the next process', async () => {
  const first = await ask();
  expect(first.proved.map(({ code, period }) => [code, period])).toEqual([[CODE, 142]]);
  expect(first.dropped).toEqual([]);
  expect(first.grundy).toMatch(/^\d+$/);
  const again = await ask();
  expect(again).toEqual({ grundy: first.grundy, proved: [], dropped: [] });
  value = first.grundy;
});

test.each([
  [
    'a byte of the values',
    `update octal_records set record = replace(record, substr(record, 40, 4), 'AAAA')`,
  ],
  ['the checksum', `update octal_records set checksum = 'x'`],
  ['the version', 'update octal_records set version = 999'],
  ['the preperiod', `update octal_records set record = '1' || record`],
])('a row with %s changed is dropped, told, and computed anew', async (_, sql) => {
  change(sql);
  const after = await ask();
  expect(after.dropped).toEqual([CODE]);
  expect(after.proved.map(({ code }) => code)).toEqual([CODE]);
  expect(after.grundy).toBe(value);
});

test('a forged row, sound as bytes and wrong as mathematics, is found out by the thread', async () => {
  const store = await openStore(file);
  const [record] = (await store.octal.load()).records;
  await store.octal.save({
    ...record!,
    values: record!.values.map((value, heap) => value ^ Number(heap > 7000)),
  });
  await store.close();
  const after = await ask();
  expect(after.dropped).toEqual([CODE]);
  expect(after.grundy).toBe(value);
  expect(rows('select code from octal_records')).toEqual([{ code: CODE }]);
  expect((await ask()).dropped).toEqual([]);
});
