/** A small sample of scripts/soak/classroom.ts, without its times: what was answered at once is confirmed and counted. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { systemTimers } from '../../src/kernel/timers.ts';
import { openClassroom, teacherCalled } from '../../src/local/classroom/index.ts';
import { startPage } from '../../src/local/page/page.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { takeInWindows } from '../support/class/windows.ts';
import { random } from '../support/random.ts';
import { stage } from '../support/stage.ts';

test('twenty windows join by the code and answer a live quiz at once; nobody sees what is another’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sprague-windows-'));
  const teacher = teacherCalled('Ms Turing');
  const held = await stage({
    seed: 'windows',
    local: { cast: [teacher] },
    questions: fewForEachPlace(4),
    // Its pace is no business of this test.
    answerWithin: 120_000,
  });
  const classroom = openClassroom({
    door: held.local.door,
    teacher,
    folder,
    host: '127.0.0.1',
    publicUrl: null,
    clock: Date.now,
    every: (ms, act) => systemTimers.every(ms, act),
    exportOf: () => Promise.resolve('{}'),
    erase: () => Promise.resolve(),
    eraseServer: () => Promise.resolve(),
  });
  const page = await startPage({
    world: held.local.world,
    port: 0,
    classroom,
    chosenLanguage: async (person) => (await held.app.settings.person(person)).locale,
  });
  try {
    const taken = await takeInWindows(
      { page: page.url, secret: classroom.secret, code: classroom.register.view().code },
      { students: 20, questions: 2, withinMs: 0, random: random(5) },
    );
    expect(taken).toMatchObject({ refused: 0, mixed: 0, missing: 0, counted: [20, 20] });
    expect(taken.answerMs).toHaveLength(40);
    const [quiz] = await held.store.classes.recent(held.local.world.guild.id, 0, 1);
    expect(await held.store.classes.answers(quiz!.id)).toHaveLength(40);
  } finally {
    await page.close();
    await classroom.close();
    await held.close();
    rmSync(folder, { recursive: true });
  }
});
