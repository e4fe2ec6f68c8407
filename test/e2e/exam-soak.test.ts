/**
 * A small sample of scripts/soak/exam.ts: everybody gets different positions, and nothing that was confirmed is lost when the
 * bot is killed during an exam.
 */
import { expect, test } from 'vitest';
import { startLocal } from '../../src/local/index.ts';
import { sitExam } from '../support/class/exam.ts';
import { mortalsOn } from '../support/class/mortal.ts';
import { folderOfTest } from '../support/folder.ts';
import { random } from '../support/random.ts';

test('six students take an exam of two questions, one comes late; the bot is killed in the middle', async () => {
  const folder = folderOfTest();
  const local = await startLocal();
  const mortals = mortalsOn(local, folder);
  try {
    const sat = await sitExam(
      local,
      folder,
      {
        students: 6,
        late: 1,
        questions: 2,
        games: 'subtraction',
        skills: 'outcome, grundy',
        pause: 300,
        kills: 1,
        random: random(5),
      },
      mortals.start,
    );
    expect(sat.wrong).toEqual([]);
    expect(mortals.logged).toEqual([]);
    expect(sat.rows).toBe(12);
    expect(sat.downs).toHaveLength(1);
    for (const { different, made } of sat.places) expect(different).toBe(Math.min(6, made));
  } finally {
    await mortals.end();
    await local.close();
  }
});
