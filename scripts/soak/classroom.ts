/**
 * A class without accounts: so many windows of students on the built bot (200), a quiz of 5 questions, and in each question all
 * answer within 5 seconds (STUDENTS, QUESTIONS, SEED as arguments). Every answer is confirmed, every student sees the own
 * number of right answers, and nobody sees another’s. The time from a press to its answer is reported: 300 ms in 99 of 100.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownMessage } from '../../src/local/types.ts';
import { child } from '../../test/support/child.ts';
import { percentile } from '../../test/support/players.ts';
import { random } from '../../test/support/random.ts';
import { controlsOf, textOf, until } from '../../test/support/scripted.ts';
import { Window } from '../../test/support/window.ts';

const [students = 200, questions = 5, seed = 1] = process.argv.slice(2).map(Number);
const ANSWERING_MS = 5_000;
const WAIT_MS = 60_000;

const post = async (page: string, path: string, body: object): Promise<string> => {
  const answer = await fetch(`${page}${path}`, {
    method: 'POST',
    headers: { origin: page, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

/** The newest message with a control that is called so, and that control. */
const offering = (window: Window, name: RegExp): readonly [ShownMessage, string] | null => {
  for (const message of window.messages().toReversed()) {
    const control = controlsOf(message).find(({ label, disabled }) => name.test(label) && !disabled);
    if (control !== undefined) return [message, control.id];
  }
  return null;
};
const pressing = async (window: Window, name: RegExp): Promise<void> => {
  const [message, id] = await until(() => offering(window, name), String(name), WAIT_MS);
  await window.press(message.id, id);
};

const folder = mkdtempSync(join(tmpdir(), 'sprague-classroom-'));
const bot = await child(
  { DATA_DIR: folder, CLASSROOM: 'local', LOCAL_PORT: '0', LOG_LEVEL: 'warn' },
  /code \w{3} \w{3}/,
  [],
  'scripts/start.js',
);
try {
  const output = bot.output();
  const page = /Teacher: (http:\/\/[^/]+)\//.exec(output)![1]!;
  const secret = /#teach=(\S+)/.exec(output)![1]!;
  const code = /code (\w{3} \w{3})/.exec(output)![1]!;
  const teacher = await Window.open(page, await post(page, '/door/enter', { secret }));
  const pupils: Window[] = [];
  const joining = performance.now();
  for (let n = 1; n <= students; n += 1) {
    const cookie = await post(page, '/door/join', {
      code,
      name: `Student ${n}`,
      locale: n % 2 === 0 ? 'zh-CN' : 'en',
    });
    pupils.push(await Window.open(page, cookie));
  }
  console.log(`${students} students came in ${((performance.now() - joining) / 1000).toFixed(1)} s`);
  const option = (name: string, value: number | string, type: number) => ({ name, type, value });
  await teacher.ask({
    kind: 'slash',
    name: 'teach',
    files: [],
    options: [
      {
        name: 'quiz',
        type: 2,
        options: [
          {
            name: 'create',
            type: 1,
            options: [
              option('count', questions, 4),
              option('seconds', 600, 4),
              option('reading', 0, 4),
              option('skills', 'outcome', 3),
            ],
          },
        ],
      },
    ],
  });
  await Promise.all(pupils.map((one) => pressing(one, /^(?:Join|加入)$/)));
  await pressing(teacher, /^Start$/);
  const draw = random(seed);
  const times: number[] = [];
  let wrong = 0;
  for (let place = 1; place <= questions; place += 1) {
    await Promise.all(
      pupils.map(async (one) => {
        const isAsked = (): readonly [ShownMessage, readonly string[]] | null => {
          const message = one
            .messages()
            .findLast((shown) => textOf(shown).includes(`Question ${place} of ${questions}`));
          const choices =
            message === undefined ? [] : controlsOf(message).filter(({ id }) => id.includes('~pick~'));
          return message === undefined || choices.length === 0
            ? null
            : [message, choices.map(({ id }) => id)];
        };
        const [message, choices] = await until(isAsked, `question ${place}`, WAIT_MS);
        await sleep(draw() * ANSWERING_MS);
        const pressed = performance.now();
        const answer = await one.press(message.id, choices[Math.floor(draw() * choices.length)]!);
        times.push(performance.now() - pressed);
        if (answer.kind !== 'done') wrong += 1;
      }),
    );
    await pressing(teacher, /^Close/);
    await pressing(teacher, /^(?:Next|End)/);
  }
  const ms = (share: number): string => percentile(times, share).toFixed(0);
  console.log(
    `${times.length} answers, ${wrong} refused: ${ms(0.5)} ms (median), ${ms(0.99)} ms (p99), ${ms(1)} ms at most`,
  );
  // What is private to one is seen by nobody else.
  const own = pupils.map((one) => one.messages().filter(({ ephemeralFor }) => ephemeralFor !== null));
  const people = own.map((all) => new Set(all.map(({ ephemeralFor }) => ephemeralFor)));
  const mixed = people.filter((all) => all.size > 1).length;
  const shared = students - new Set(people.flatMap((all) => [...all])).size;
  console.log(`${mixed} saw what was private to another, ${shared} had nothing of their own`);
  if (wrong + mixed + shared > 0) process.exitCode = 1;
  for (const one of [teacher, ...pupils]) one.close();
} finally {
  await bot.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
