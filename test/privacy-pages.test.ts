/** The promises of PRIVACY.md and TERMS.md with numbers match the code, in every language. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import { FORGET_INTERVAL_MS } from '../src/discord/chores.ts';
import { STATE_LASTS_S } from '../src/discord/linked-role/state.ts';
import { environmentOf } from '../src/environment.ts';
import { MIN_ANONYMOUS_ANSWERS } from '../src/learn/model/assignment.ts';
import { SESSION_KEPT_MS } from '../src/learn/practice/practice.ts';
import { DEFAULT_DAYS, MAX_DAYS, SEAT_LASTS_MS } from '../src/local/classroom/register.ts';
import { CLASS_RETENTION_DAYS, RETENTION_DAYS } from '../src/people/screens/panels.ts';
import { Kysely } from '../src/store/kysely.ts';
import { migrate } from '../src/store/migrations.ts';
import type { Schema } from '../src/store/schema.ts';
import { dialectOver } from '../src/store/sqlite.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const DAY_MS = 86_400_000;
const choices = (days: readonly string[]): string =>
  `${days.slice(0, -1).join(', ')} or ${days.at(-1) ?? ''} days`;

/** Every phrase with a number in a page, with the number from the code. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'PRIVACY.md': [
    `a practice session goes after ${SESSION_KEPT_MS / DAY_MS} days`,
    `games ${choices(RETENTION_DAYS)}, quizzes ${choices(CLASS_RETENTION_DAYS)}`,
    `is deleted within ${FORGET_INTERVAL_MS / 3_600_000} hour.`,
    `a question that fewer than ${MIN_ANONYMOUS_ANSWERS} people answered`,
    `one cookie for ${STATE_LASTS_S / 60} minutes`,
    `deleted ${DEFAULT_DAYS} days after the start`,
    `at most ${MAX_DAYS} days ahead`,
    `nobody uses for ${SEAT_LASTS_MS / DAY_MS} days ends`,
  ],
  'TERMS.md': [`at most ${environmentOf({}).commandsPerMinute ?? 0} commands that cost work in 1 minute`],
};

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g) ?? [];
const translations = (page: string): readonly string[] =>
  ['zh', 'ja'].map((language) => `docs/${language}/${page.toLowerCase()}`);

describe.each(Object.entries(PROMISES))('%s', (page, promises) => {
  test('says no number that the code does not have', () => {
    let text = read(page).replaceAll(/\s+/g, ' ');
    for (const promise of promises) {
      expect(text).toContain(promise);
      text = text.replace(promise, '');
    }
    expect(numbersIn(text)).toEqual([]);
  });

  test.each(translations(page))('%s has the same numbers, parts and commands', (translated) => {
    const parts = (text: string) => ({
      numbers: numbersIn(text).toSorted(),
      heads: (text.match(/^#+ /gm) ?? []).length,
      items: (text.match(/^(?:- |\|)/gm) ?? []).length,
      // “/privacy”, “DATA_DIR”: commands and settings are the same in every language.
      code: [...new Set(text.match(/`[^`]+`/g) ?? [])].toSorted(),
    });
    expect(parts(read(translated))).toEqual(parts(read(page)));
  });

  test.each([page, ...translations(page)])('%s leads only to pages that there are', (file) => {
    const paths = [...read(file).matchAll(/\]\((?!https:)([^)#]+)/g)].map((found) => found[1]!);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(existsSync(join(ROOT, dirname(file), path)), path).toBe(true);
  });
});

/** The tables behind each row of the list of stored data, by how the row begins. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'games: players': ['matches', 'match_seats', 'match_events'],
  'ratings, places': ['ratings', 'rating_changes', 'season_places'],
  'practice, lessons, daily puzzles': [
    'practice_cards',
    'practice_reviews',
    'practice_sessions',
    'practice_questions',
    'learn_progress',
    'daily_tries',
  ],
  'Storm, arenas': ['storm_races', 'storm_runs', 'storm_answers', 'arenas', 'arena_players'],
  'quizzes, exams, homework': [
    'quizzes',
    'quiz_questions',
    'quiz_students',
    'quiz_answers',
    'quiz_variants',
    'quiz_papers',
    'quiz_corrections',
    'quiz_allowances',
    'lesson_homework',
    'lesson_homework_students',
  ],
  'extra time': ['accommodations'],
  'the name on your class’s list': ['roster'],
  'games you named': ['definitions', 'bank_sets', 'bank_positions', 'quiz_templates'],
  'settings: language': ['settings', 'progress_consents', 'progress_notes'],
  'about a server': ['settings'],
};
/** Tables without personal data, or that the page covers elsewhere. */
const UNLISTED: Readonly<Record<string, string>> = {
  octal_records: 'values of games',
  daily_puzzles: 'the puzzle of a day',
  interaction_claims: 'numbers of clicks, so that none is answered twice',
  exam_locks: 'digests, told below the heading “Your copy, and deleting”',
  class_events: 'what the servers’ own lists of events have, by quiz or lesson',
  processes: 'which processes run',
  workers: 'which processes do long jobs',
  jobs: 'long jobs that are being done: gone with their answer, and whose they are as a digest',
  shards: 'which process has which servers',
  shard_identifies: 'when Discord was last asked for a connection',
};

test('every table of the database is behind a row of PRIVACY.md, and every row has its tables', async () => {
  const database = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: dialectOver(database) });
  await migrate(db);
  const tables = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .all() as { readonly name: string }[];
  await db.destroy();
  const there = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  expect(there.length).toBeGreaterThan(30);
  const told = new Set([...Object.values(KEPT).flat(), ...Object.keys(UNLISTED)]);
  expect(there.toSorted()).toEqual([...told].toSorted());
  const rows = [...read('PRIVACY.md').matchAll(/^\| (?!what \||-)(.+?) \|/gm)].map((found) => found[1]!);
  expect(rows).toHaveLength(Object.keys(KEPT).length);
  for (const [i, begin] of Object.keys(KEPT).entries()) expect(rows[i]!.startsWith(begin), begin).toBe(true);
});
