/**
 * A quiz whose channel is closed or deleted, and one in which the connection drops: nobody loses time that they could not use.
 */

import { DiscordAPIError } from '@discordjs/rest';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageResolver } from '../../src/discord/language-resolver.ts';
import { Quizzes } from '../../src/discord/live/quizzes.ts';
import { ONE_PROCESS } from '../../src/discord/processes.ts';
import type { Wire } from '../../src/discord/wire.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import { type Bench, bench } from '../support/app.ts';
import { actOn, actor, codeOf, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { PATIENT } from '../support/patient.ts';

const log = pino({ level: 'silent' });
const error = (code: number): Error =>
  new DiscordAPIError({ code, message: 'no' }, code, 403, 'POST', 'https://discord.invalid', {});

let held: Bench;
let refused: number | null;
/** A channel for which Discord does not answer. */
let silent: string | null;
let answers: () => void;
let connected: boolean;
let posted: number;
/** Posts that Discord did not answer. */
let unanswered: number;
let sent: number;
let quizzes: Quizzes;
beforeEach(async () => {
  held = await bench();
  [refused, silent, connected, posted, unanswered, sent] = [null, null, true, 0, 0, 0];
  const answered = new Promise<string>((resolve) => {
    answers = () => resolve('late');
  });
  const send = (channel: string): Promise<string> => {
    sent += 1;
    if (channel === silent) {
      unanswered += 1;
      return answered;
    }
    if (refused !== null) return Promise.reject(error(refused));
    posted += 1;
    return Promise.resolve(`m${posted}`);
  };
  const direct = () => Promise.resolve('d1');
  const wire = { direct, post: send, edit: send, find: () => Promise.resolve(null) } as unknown as Wire;
  const languages = new LanguageResolver(held.app.settings, () => Promise.resolve('en-GB'), systemTimers);
  const members = () => Promise.resolve('unknown' as const);
  quizzes = new Quizzes({
    context: { wire, languages, log, pictures: null, timers: systemTimers, processes: ONE_PROCESS },
    classes: held.app.classes,
    members,
    connected: () => connected,
  });
});
afterEach(async () => {
  answers();
  await quizzes.close();
  await held.store.close();
});

const now = async (id: string) => (await held.store.classes.load(id))!;
const running = async (over: Parameters<typeof quizRequest>[0] = {}): Promise<string> => {
  const { quiz } = must(await held.app.classes.create(quizRequest({ mode: 'automatic', ...over })));
  must(await actOn(held, quiz.id, 'start'));
  return quiz.id;
};

test.each([50_001, 50_013, 50_083])(
  'closed to the bot (%i): the clock stands until the teacher goes on, and answers are taken meanwhile',
  async (code) => {
    const id = await running();
    refused = code;
    await quizzes.first(id);
    await vi.waitFor(
      async () => expect(await now(id)).toMatchObject({ deadline: null, left: 30_000 }),
      PATIENT,
    );
    expect(quizzes.isUnreachable(id)).toBe(true);
    held.now += 3_600_000;
    expect(await held.app.classes.tick()).toEqual([]);
    must(await held.app.classes.choose(id, actor('ann'), 0, [0]));
    refused = null;
    must(await actOn(held, id, 'resume'));
    quizzes.redraw(id);
    await vi.waitFor(() => expect(quizzes.isUnreachable(id)).toBe(false), PATIENT);
    expect((await now(id)).deadline).toBe(held.now + 30_000);
  },
);

test('a channel that is gone ends its quiz: what was shown counts, what was open does not, the results stay', async () => {
  const id = await running({ count: 3, mode: 'live' });
  for (const [number, acts] of [['close', 'next'], []].entries()) {
    must(await held.app.classes.choose(id, actor('ann'), number, [0]));
    for (const act of acts) must(await actOn(held, id, act as 'close'));
  }
  refused = 10_003;
  await quizzes.first(id);
  await vi.waitFor(async () => expect(await now(id)).toMatchObject({ phase: 'over', plan: [0] }), PATIENT);
  expect(quizzes.isUnreachable(id)).toBe(false);
  const { students } = must(await held.app.classes.results(id, TEACHER));
  expect(students.map(({ asked, answered }) => [asked, answered])).toEqual([[1, 1]]);
  // Likewise if Discord reports it before anything is drawn; a quiz elsewhere continues.
  const [told, other] = [await running({ channel: 'c2' }), await running({ channel: 'c3' })];
  await quizzes.gone('g1', 'c2');
  expect([(await now(told)).phase, (await now(other)).phase]).toEqual(['over', 'open']);
  await quizzes.gone('g1', 'c2');
  expect(codeOf(await held.app.classes.join(told, actor('bob')))).toBe('over');
});

test('what a teacher presses is drawn without waiting for the try that follows a refusal', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const id = await running({ mode: 'live' });
    refused = 50_001;
    quizzes.redraw(id);
    const refusals = async (count: number): Promise<void> => {
      await vi.waitFor(() => expect(sent).toBe(count), PATIENT);
      // The next try is 2 s, 8 s, and then 30 s later.
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), PATIENT);
    };
    await vi.advanceTimersByTimeAsync(0);
    await refusals(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await refusals(2);
    await vi.advanceTimersByTimeAsync(8_000);
    await refusals(3);
    refused = null;
    quizzes.redraw(id);
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(posted).toBe(1), PATIENT);
    // Nothing is left of the try that it replaced.
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, posted]).toEqual([4, 1]);
  } finally {
    vi.useRealTimers();
  }
});

test('homework goes on without its channel', async () => {
  const { quiz } = must(
    await held.app.classes.create(quizRequest({ mode: 'homework', count: 1, closes: 'tomorrow 20:00' })),
  );
  await held.app.classes.prepare();
  await held.app.classes.tick();
  for (const code of [50_001, 10_003]) {
    refused = code;
    await quizzes.first(quiz.id);
  }
  await quizzes.gone('g1', 'c1');
  expect(await now(quiz.id)).toMatchObject({ phase: 'open', left: null, deadline: quiz.settings.closesAt });
  must(await held.app.classes.attempts.open(quiz.id, actor('ann'), null));
});

test('while the connection is gone no question closes; the time is added when clicks arrive again', async () => {
  const id = await running();
  const { deadline } = await now(id);
  await quizzes.wake();
  quizzes.start();
  await vi.waitFor(() => expect(posted).toBeGreaterThan(0), PATIENT);
  connected = false;
  const asleep = vi.spyOn(held.app.classes, 'asleep');
  await vi.waitFor(() => expect(asleep).toHaveBeenCalled(), PATIENT);
  held.now += 600_000;
  // The first click after the outage closes nothing.
  must(await held.app.classes.choose(id, actor('ann'), 0, [0]));
  expect((await now(id)).deadline).toBe(deadline! + 600_000);
  held.now += 600_000;
  connected = true;
  await vi.waitFor(async () => expect((await now(id)).deadline).toBe(deadline! + 1_200_000), PATIENT);
  expect((await now(id)).phase).toBe('open');
});

test('while Discord does not answer to a reminder the questions of other classes close in time', async () => {
  silent = 'c9';
  const { quiz } = must(
    await held.app.classes.create(
      quizRequest({ mode: 'homework', count: 1, channel: 'c9', closes: 'tomorrow 20:00' }),
    ),
  );
  await held.app.classes.prepare();
  await held.app.classes.tick();
  const { remindAt } = await now(quiz.id);
  held.now = remindAt!;
  const id = await running();
  await quizzes.wake();
  quizzes.start();
  await vi.waitFor(() => expect(unanswered).toBeGreaterThan(0), PATIENT);
  await vi.waitFor(() => expect(posted).toBe(1), PATIENT);
  held.now += 30_000;
  await vi.waitFor(async () => expect((await now(id)).phase).toBe('revealed'), PATIENT);
  // It stays due until it has been sent.
  expect((await now(quiz.id)).remindAt).toBe(remindAt);
});

test.each([
  [500, 1],
  [50_007, 0],
  [50_278, 0],
  [10_013, 0],
])('Discord fails with %i: who has something open again is still due: %i', async (code, due) => {
  const { quiz } = must(await held.app.classes.create(quizRequest({ mode: 'exam' })));
  await held.app.classes.prepare();
  await held.app.classes.tick();
  for (const act of ['start', 'end'] as const) must(await actOn(held, quiz.id, act));
  const wish = { student: 'ann', channel: 'c1', quiz: quiz.id, minutes: 30 };
  must(await held.app.classes.allow(TEACHER, wish));
  refused = code;
  quizzes.start();
  await vi.waitFor(() => expect(sent).toBeGreaterThan(0), PATIENT);
  await quizzes.close();
  expect(await held.store.classes.dueTellings(held.now, 10)).toHaveLength(due);
});

test('a question that a late click closed is drawn so, though time had nothing left to do', async () => {
  const id = await running({ mode: 'live' });
  await quizzes.wake();
  quizzes.start();
  await vi.waitFor(() => expect(sent).toBe(1), PATIENT);
  held.now += 30_000;
  expect(codeOf(await held.app.classes.choose(id, actor('ann'), 0, [0]))).toBe('closed');
  expect((await now(id)).phase).toBe('revealed');
  await vi.waitFor(() => expect(sent).toBe(2), PATIENT);
});
