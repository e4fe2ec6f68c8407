/**
 * Use cases in which each call of the store goes wrong in turn: it fails, is delayed, is never answered, or the process stops
 * in it. What was confirmed stays, nothing is done twice, everybody else is answered, and the same click, repeated, has the
 * effect it would have had at once. On PostgreSQL: test/store/faults.test.ts; all of it: `npm run soak faults`.
 */
import { afterAll, expect, test } from 'vitest';
import { seeded } from '../../src/kernel/random.ts';
import { Stage, TROUBLES } from '../support/faults/run.ts';
import { USE_CASES } from '../support/faults/use-cases.ts';

const NAMES = Object.keys(USE_CASES);
const stage = new Stage(':memory:');
afterAll(() => stage.close());

test.each(NAMES)('%s: any call of the store may fail, be delayed or hang', async (name) => {
  const clean = await stage.run(name, 0, null);
  expect([clean.wrong, clean.calls > 0]).toEqual([[], true]);
  // The answer is lost at every call, and the other faults happen at some of them: at fewer where a script makes exams, which
  // takes long.
  const random = seeded(name);
  const share = Stage.shares(name) ? 0.12 : 0.03;
  for (let n = 1; n <= clean.calls; n += 1)
    for (const trouble of TROUBLES) {
      if (trouble === 'after' || random() < share)
        expect(await stage.check(name, n, trouble, clean)).toEqual([]);
    }
});
