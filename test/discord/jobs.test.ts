/** Long work: its progress bar, its pace, and Cancel. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Job, Jobs } from '../../src/discord/live/jobs.ts';
import { handleMessage } from '../../src/discord/process-messages.ts';
import { ONE_PROCESS, type ProcessMessage } from '../../src/discord/processes.ts';
import { controls } from '../../src/discord/router.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { Screen } from '../../src/kernel/screen.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { locales } from '../../src/texts/index.ts';
import { ADA, BEN, clicksEach, type Who } from '../support/clicks.ts';

const { job: words } = locales.en.screens;
const DONE: Screen = { meaning: 'info', title: ['It is done'], doc: [] };

const on = clicksEach();

const lasting =
  (ms: number, steps = 20) =>
  async ({ progress }: Job): Promise<Screen> => {
    for (let step = 0; step < steps; step += 1) {
      await sleep(ms / steps);
      progress(step + 1, steps);
    }
    return DONE;
  };
const run = (work: (job: Job) => Promise<Screen>): Promise<string> =>
  on.said((call) => on.bot.jobs.run(call, 'Printing', work), ADA);
/** The custom id below a bar. */
const cancelOf = (said: string): string => /"custom_id":"(j~[^"]+)"/.exec(said)?.[1] ?? '';
const press = (id: string, who = ADA): Promise<string> => {
  const parsed = parseId(id)!;
  return on.said((call) => controls[parsed.kind]!(on.bot, call, parsed), who);
};

test('what is soon done has no bar', async () => {
  const said = await run(lasting(50));
  expect(said).toContain('It is done');
  expect(on.sent).toHaveLength(1);
});

test('a bar moves, no more often than every two seconds, and becomes the answer', async () => {
  expect(await run(lasting(5_000))).toContain('░');
  const { sent } = on;
  await expect.poll(() => sent.at(-1)).toContain('It is done');
  const shares = sent.flatMap((text) => /(\d+)%/.exec(text)?.[1] ?? []).map(Number);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares.length).toBeLessThanOrEqual(3);
  expect(shares).toEqual([...new Set(shares)].sort((a, b) => a - b));
});

test('Cancel stops the work and says so; nobody else can press it', async () => {
  let steps = 0;
  const id = cancelOf(
    await run(async ({ progress }) => {
      for (;;) {
        await sleep(50);
        progress((steps += 1), 1_000);
      }
    }),
  );
  expect(await press(id, BEN)).toContain(words.gone);
  expect(await run(lasting(10))).toContain(words.busy);
  expect(await press(id)).toContain(words.cancelledText);
  await sleep(200);
  const stopped = steps;
  await sleep(300);
  expect(steps).toBe(stopped);
  expect(await press(id)).toContain(words.gone);
  expect(await run(lasting(10))).toContain('It is done');
});

test('Cancel reaches a job of another process, and is answered where no process has it', async () => {
  let cancelled = false;
  const id = cancelOf(
    await run(async ({ signal }) => {
      await new Promise((resolve) => void signal.addEventListener('abort', resolve));
      cancelled = true;
      return DONE;
    }),
  );
  const { jobs, log } = on.bot;
  const other = {
    ...on.bot,
    jobs: new Jobs(systemTimers, log),
    processes: {
      ...ONE_PROCESS,
      areMany: true,
      tell: (word: ProcessMessage) => {
        handleMessage(on.bot, word);
      },
    },
  };
  const pressThere = (what: string, who: Who): Promise<string> =>
    on.said((call) => controls['j']!(other, call, parseId(what)!), who);
  expect(await pressThere(id, BEN)).toContain(words.gone);
  expect(cancelled).toBe(false);
  // The process that has the job redraws its message.
  expect(await pressThere(id, ADA)).toContain(words.gone);
  await expect.poll(() => cancelled).toBe(true);
  await jobs.close();
  expect(await pressThere(id, ADA)).toContain(words.gone);
});

test('work that fails says so, and so does the end of the bot', async () => {
  expect(await run(() => Promise.reject(new Error('broken')))).toContain(locales.en.screens.failed.title);
  await run(lasting(60_000, 600));
  const { sent } = on;
  await on.bot.jobs.close();
  expect(sent.at(-1)).toContain(words.ended);
});
