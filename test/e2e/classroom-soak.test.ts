/** A small sample of scripts/soak/classroom.ts, without its times: simultaneous answers are confirmed and counted. */
import { expect, test } from 'vitest';
import { systemTimers } from '../../src/kernel/timers.ts';
import { LocalClassroom, teacherCalled } from '../../src/local/classroom/index.ts';
import { startPage } from '../../src/local/page/page.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { command, pressing, takeInWindows } from '../support/class/windows.ts';
import { folderOfTest } from '../support/folder.ts';
import { random } from '../support/random.ts';
import { textOf } from '../support/scripted.ts';
import { stage } from '../support/stage.ts';

test('thirty windows: a live quiz with a restart in its middle, homework and games; nobody sees what is another’s', async () => {
  const STUDENTS = 30;
  const folder = folderOfTest();
  const teacher = teacherCalled('Ms Turing');
  const held = await stage({
    seed: 'windows',
    local: { cast: [teacher] },
    questions: fewForEachPlace(4),
    // How fast it answers is not tested here.
    answerWithinMs: 120_000,
  });
  const classroom = new LocalClassroom({
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
  let restarts = 0;
  try {
    const taken = await takeInWindows(
      { page: page.url, secret: classroom.secret, code: classroom.register.view().code },
      {
        students: STUDENTS,
        questions: 2,
        withinMs: 0,
        random: random(5),
        // Everybody has answered, and the question is still open.
        at: async (what) => {
          if (what === 'asked' && restarts++ === 0) await held.restart();
        },
        then: async (teacher, pupils) => {
          await command(teacher, ['teach', 'homework', 'create'], {
            closes: 'in 48 hours',
            count: 1,
            skills: 'outcome',
          });
          for (const verb of ['open', 'pick', 'hand-ask', 'hand-in'])
            await Promise.all(pupils.map((one) => pressing(one, verb)));
          // Every tenth student plays the bot.
          const players = pupils.filter((_, i) => i % 10 === 0);
          // One after another, so that the newest board is their own.
          for (const one of players) {
            await command(one, ['play'], { line: 'nim 1', level: 'perfect', first: 'me' });
            await pressing(one, 'move');
          }
          const won = () => teacher.messages().filter((message) => /✓ .* wins/.test(textOf(message))).length;
          await teacher.when(() => (won() >= players.length ? true : null), 'games that are won');
        },
      },
    );
    expect(taken).toMatchObject({ refused: 0, mixed: 0, missing: 0, counted: [STUDENTS, STUDENTS] });
    expect(restarts).toBe(2);
    expect(taken.answerMs).toHaveLength(2 * STUDENTS);
    const { classes } = held.store;
    const guild = held.local.world.guild.id;
    const [quiz] = (await classes.recent(guild, 0, 9)).filter(({ settings }) => settings.mode === 'live');
    expect(await classes.answers(quiz!.id)).toHaveLength(2 * STUDENTS);
    const [homework] = await classes.homework(guild);
    const attempts = await classes.attempts(homework!.id);
    expect(attempts.filter(({ endedAt }) => endedAt !== null)).toHaveLength(STUDENTS);
    expect(new Set((await classes.answers(homework!.id)).map(({ user }) => user)).size).toBe(STUDENTS);
  } finally {
    await page.close();
    await classroom.close();
    await held.close();
  }
});
