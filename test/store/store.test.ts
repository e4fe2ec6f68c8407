import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import { Kysely } from '../../src/store/kysely.ts';
import { ownSkills } from '../../src/store/migrations/0011-own-skills.ts';
import { names } from '../../src/store/migrations/0013-names.ts';
import type { Schema } from '../../src/store/schema.ts';
import { sqliteDialect } from '../../src/store/sqlite.ts';
import { folderOfTests } from '../support/folder.ts';
import { archiveConformance } from './archive.ts';
import { arenaConformance } from './arena.ts';
import { bankConformance } from './bank.ts';
import { classConformance } from './classes.ts';
import { dailyConformance } from './daily.ts';
import { erasingConformance } from './erasing.ts';
import { learnConformance } from './learning.ts';
import { matchConformance } from './matches.ts';
import { paperConformance } from './papers.ts';
import { peopleConformance } from './people.ts';
import { practiceConformance } from './practice.ts';
import { progressConformance } from './progress.ts';
import { raceConformance } from './race.ts';
import { index, move, stored } from './rows.ts';
import { onPostgres } from './server.ts';
import { stormConformance } from './storm.ts';

const folder = folderOfTests();

const CONFORMANCES = [
  matchConformance,
  peopleConformance,
  classConformance,
  paperConformance,
  learnConformance,
  dailyConformance,
  practiceConformance,
  stormConformance,
  raceConformance,
  progressConformance,
  arenaConformance,
  bankConformance,
  archiveConformance,
];
for (const conformance of CONFORMANCES) conformance('SQLite in memory', () => openStore(':memory:'));
bankConformance('an SQLite file', () => openStore(join(folder, 'bank.db')));
classConformance('an SQLite file', () => openStore(join(folder, 'class.db')));
matchConformance('an SQLite file in a folder that is not there yet', () =>
  openStore(join(folder, 'deep', 'a.db')),
);
peopleConformance('an SQLite file', () => openStore(join(folder, 'people.db')));

/** Two handles on one store, as two processes would have. */
const sharedConformance = (name: string, where: string): void => {
  it(`${name} is shared: what one wrote the other reads, and of many writers of a move one wins`, async () => {
    const [a, b] = [await openStore(where), await openStore(where)];
    await a.settings.write('bot', 'shared', new Map([['a', '1']]));
    expect(await b.settings.read('bot', 'shared')).toEqual(new Map([['a', '1']]));
    const o = await stored(a);
    for (let length = 0; length < 20; length += 1) {
      const racing = [a, b, a, b].map((store, i) =>
        store.matches.append(o.id, length, [move(`1:${i + 1}`)], index({ revision: length + 1 })),
      );
      expect((await Promise.all(racing)).toSorted()).toEqual(['appended', 'stale', 'stale', 'stale']);
    }
    const read = await Promise.all([a, b].map((store) => store.matches.load(o.id)));
    expect(read[0]?.events).toHaveLength(20);
    expect(read[0]).toEqual(read[1]);
    await Promise.all([a.close(), b.close()]);
  });
};
sharedConformance('an SQLite file', join(folder, 'shared.db'));

await onPostgres('store', (address) => {
  sharedConformance('a PostgreSQL database', address);
  for (const conformance of CONFORMANCES) conformance('PostgreSQL', () => openStore(address));
  erasingConformance(address);
});

describe('an SQLite file', () => {
  it('of an older version loses the cards of “games of one’s own”, which mixed many games', async () => {
    const file = join(folder, 'older.db');
    const store = await openStore(file);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    const old = ['outcome custom', 'outcome custom misere', 'outcome nim', 'outcome rule=1,2:0-2'];
    for (const skill of old)
      await db
        .insertInto('practice_cards')
        .values({
          user_id: 'ann',
          skill,
          due: 1,
          stability: 1,
          difficulty: 1,
          scheduled_days: 1,
          learning_steps: 1,
          lapses: 0,
          state: 1,
          last_at: 1,
          reviews: 1,
          share: 1,
          level: 1,
        })
        .execute();
    await ownSkills.up(db);
    expect((await store.practice.cards('ann')).map(({ skill }) => skill).toSorted()).toEqual(old.slice(2));
    await db.destroy();
    await store.close();
  });

  it('of an older version has names of before, which count from now on: they do not go at once', async () => {
    const file = join(folder, 'names.db');
    const store = await openStore(file);
    await store.classes.name('g', 'ann', 'Ann', 5);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    await db.schema.alterTable('roster').dropColumn('updated_at').execute();
    const before = Date.now();
    await names.up(db);
    expect(await store.archive.forgetNames('g', before)).toBe(0);
    expect(await store.classes.roster('g')).toEqual(new Map([['ann', 'Ann']]));
    expect(await store.archive.forgetNames('g', Date.now() + 1)).toBe(1);
    await db.destroy();
    await store.close();
  });
});
