/** Use cases with a call of the store going wrong (see test/app/store-faults.test.ts), on PostgreSQL: a sample by a seed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pick, seeded } from '../../src/kernel/random.ts';
import { Stage, TROUBLES } from '../support/faults/run.ts';
import { USE_CASES } from '../support/faults/use-cases.ts';
import { onPostgres } from './server.ts';

const SAMPLE = 24;

await onPostgres('faults', (address) => {
  let stage: Stage;
  beforeAll(() => {
    stage = new Stage(address);
  });
  afterAll(() => stage.close());

  test('what was confirmed stands, nothing is done twice, everybody is answered', async () => {
    const random = seeded('faults');
    const names = Object.keys(USE_CASES).filter((name) => Stage.shares(name));
    for (let i = 0; i < SAMPLE; i += 1) {
      const name = pick(names, random);
      const clean = await stage.run(name, 0, null);
      const n = 1 + Math.floor(random() * clean.calls);
      expect(await stage.check(name, n, pick(TROUBLES, random), clean)).toEqual([]);
    }
  });
});
