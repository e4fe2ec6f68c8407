/**
 * Every use case with each of its store calls failing in every way, on SQLite and on a PostgreSQL started here:
 * checks that confirmed changes persist, nothing happens twice, and everybody gets an answer. Cases that read all
 * data have their own store in memory, also in the run on PostgreSQL.
 */
import { Stage, TROUBLES } from '../../test/support/faults/run.ts';
import { USE_CASES } from '../../test/support/faults/use-cases.ts';
import { databaseOn, startPostgres } from '../../test/support/postgres.ts';

const allOn = async (what: string, where: string, names: readonly string[]): Promise<boolean> => {
  const stage = new Stage(where);
  const wrong: string[] = [];
  let runs = 0;
  try {
    for (const name of names) {
      const clean = await stage.run(name, 0, null);
      wrong.push(...clean.wrong);
      for (let n = 1; n <= clean.calls; n += 1)
        for (const trouble of TROUBLES) {
          wrong.push(...(await stage.check(name, n, trouble, clean)));
          runs += 1;
        }
    }
  } finally {
    await stage.close();
  }
  for (const fault of wrong.slice(0, 20)) console.error(fault);
  console.log(`${what}: ${names.length} use cases, ${runs} runs, wrong: ${wrong.length}`);
  return wrong.length === 0;
};

const main = async (): Promise<void> => {
  const names = Object.keys(USE_CASES);
  const good = [await allOn('SQLite', ':memory:', names)];
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  try {
    const shared = names.filter((name) => Stage.shares(name));
    good.push(await allOn('PostgreSQL', await databaseOn(server.address, 'faults'), shared));
  } finally {
    await server.close();
  }
  process.exitCode = good.every(Boolean) ? 0 : 1;
};

await main();
