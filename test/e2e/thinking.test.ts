/** Answers that take longer than a click allows: Discord shows that the bot is thinking, and then the answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { AnalysisView } from '../../src/inquire/model/analysis.ts';
import type { DeepSolver } from '../../src/inquire/ports.ts';
import { TooManyJobs } from '../../src/kernel/asker.ts';
import { locales } from '../../src/texts/index.ts';
import { must } from '../support/app.ts';
import { type Faulty, faulty } from '../support/faulty.ts';
import { onStage } from '../support/on-stage.ts';
import { controlsOf, messageOf, type Scripted, textOf, until } from '../support/scripted.ts';
import type { Stage } from '../support/stage.ts';

const { held, ada, ben, anew } = onStage({}, { logs: 'anything' });

/** A position whose search is too long for the first answer. */
const LONG = 'cram 3x9';

test('a long analysis defers, and the worker answers', async () => {
  const ack = await ada.slash('analyze', { line: LONG });
  expect(ack.kind).toBe('deferred');
  const card = await until(() => ada.messages().at(-1)?.id, 'the message');
  await until(() => ada.read(card).length > 20, 'the answer');
  expect(ada.message(card).ephemeralFor).toBe(ada.id);
  expect(held.logged).toEqual([]);
});

describe('a proof that is known at once, and too long to check while everybody waits', () => {
  const CHECKED = 'Checked against the rules';

  test('is checked by the worker; a first answer does not wait for that', async () => {
    const card = await ada.run('analyze', { line: 'kayles 9 4' });
    expect(ada.read(card)).not.toContain(CHECKED);
    await ada.press(card, 'proof');
    await until(() => ada.read(card).includes(CHECKED), 'the check');
    expect(held.logged).toEqual([]);
  });

  test('is shown without the check where the worker has no time for whoever asks', async () => {
    const busy: DeepSolver = {
      analyseFile: () => Promise.reject(new Error('no file was attached')),
      analyse: () => Promise.reject(new TooManyJobs('two are not done')),
    };
    await anew({ solver: busy });
    const card = await ada.run('analyze', { line: 'kayles 9 4', explain: 'proof' });
    await until(() => ada.read(card).includes('Proof —'), 'the proof');
    expect(ada.read(card)).not.toContain(CHECKED);
    expect(held.logged).toEqual([]);
  });
});

test.each(['why', 'proof', 'moves'])('the pages of %s are turned there and back', async (level) => {
  const card = await ada.run('analyze', { line: 'chomp 8 4 + lasker 19', explain: level });
  const more = () => ada.controls(card).some(({ label }) => label === 'More');
  const first = ada.read(card);
  expect(more()).toBe(true);
  for (let page = 2; more(); page += 1) {
    await ada.press(card, 'More');
    await until(() => ada.read(card).includes(`Page ${page} of `), `page ${page}`);
  }
  const last = ada.read(card);
  await ada.press(card, 'Earlier');
  await until(() => ada.read(card) !== last, 'the page before');
  expect(first).toContain('Page 1 of ');
  expect(held.logged).toEqual([]);
});

test('two people go on playing while a third one’s analysis runs', async () => {
  let release: (view: AnalysisView) => void = () => undefined;
  const slow: DeepSolver = {
    analyseFile: () => Promise.reject(new Error('no file was attached')),
    analyse: () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  };
  await anew({ solver: slow });
  expect((await ada.slash('analyze', { line: LONG })).kind).toBe('deferred');
  const board = await ben.playBot('nim 1 1');
  expect(messageOf(await ben.type(board, '1:1'))).toBe(board);
  expect(ben.read(board)).toMatch(/wins/);
  const view = must(held.app.analyses.atOnce('nim 3 4 5', { level: 'answer', moves: 1 }));
  release(view);
  const card = ada.messages().find((message) => message.ephemeralFor === ada.id)!.id;
  await until(() => /N-position/.test(ada.read(card)), 'the answer');
});

/** Holds back calls of a use case until the returned function is called. */
const slowly = (name: 'open' | 'openOf'): (() => void) => {
  const { matches } = held.app;
  const act = matches[name].bind(matches) as (...args: readonly unknown[]) => unknown;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  Object.assign(matches, {
    [name]: async (...args: readonly unknown[]) => {
      await released;
      return act(...args);
    },
  });
  return release;
};

test('a store that is slow defers by itself; the answer comes, private as it was to be', async () => {
  const release = slowly('openOf');
  const ack = await ada.slash('games');
  expect(ack.kind).toBe('deferred');
  release();
  const message = await until(() => ada.messages().at(-1)?.id, 'the message');
  await until(() => /Your games/.test(ada.read(message)), 'the answer');
  expect(ada.message(message).ephemeralFor).toBe(ada.id);
});

test('where it cannot be said that it takes longer, the answer comes all the same', async () => {
  const release = slowly('openOf');
  const fault = { kind: 'answer', status: 403, code: 50_013, message: 'Fault' } as const;
  held.local.faults.next({ path: '/callback' }, fault);
  const told = ada.run('games');
  await until(() => held.logged.length === 1, 'the note that it could not be said');
  release();
  expect(ada.read(await told)).toMatch(/Your games/);
  expect(held.logged).toHaveLength(1);
  expect(held.logged[0]).toContain('takes longer');
});

test('a refusal that took long is for its reader alone, though everybody saw the bot think', async () => {
  const release = slowly('open');
  expect((await ada.slash('play', { line: 'nimm 3' })).kind).toBe('deferred');
  release();
  const told = await until(
    () => ada.messages().find((message) => /know a game called/.test(textOf(message))),
    'the refusal',
  );
  expect(told.ephemeralFor).toBe(ada.id);
  expect(ben.messages()).toEqual([]);
  const again = slowly('open');
  expect((await ada.slash('play', { line: 'nim 3 4' })).kind).toBe('deferred');
  again();
  await until(() => ben.messages().some((message) => /to move/.test(textOf(message))), 'the board');
});

test('a use case that fails is told kindly, logged, and without any token', async () => {
  Object.assign(held.app.matches, { openOf: () => Promise.reject(new Error('the disk is full')) });
  expect(ada.read(await ada.run('games'))).toMatch(/went wrong/);
  await expect.poll(() => held.logged.join('\n')).toContain('the disk is full');
});

describe('a call of the store that hangs', () => {
  const LATE = locales.en.screens.failed.late.title;
  let wrapped: Faulty<Pick<Stage['store'], 'matches'>>;
  let release: () => void = () => undefined;
  /** Makes the next call of the store hang until `release`. */
  const hang = (how: 'held' | 'late', n = 1): void => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    wrapped.plan(n, how, () => released);
  };
  const begin = (answerWithinMs: number) =>
    anew({
      answerWithinMs,
      ports: (store) => {
        wrapped = faulty({ matches: store.matches });
        return { ...store, ...wrapped.ports };
      },
    });
  const told = (who: Scripted, pattern: string | RegExp) =>
    until(() => who.messages().find((message) => textOf(message).match(pattern) !== null), String(pattern));
  const games = async (who: Scripted) => (await held.store.matches.ofPerson(who.id, 'open', 10)).length;

  test.each([
    ['held', 100],
    ['held', 1_800],
    ['late', 100],
    ['late', 1_800],
  ] as const)('%s, a new game: told within %i ms, the board comes later, once', async (how, within) => {
    await begin(within);
    hang(how);
    const ack = ada.slash('play', { line: 'nim 3 4 5', level: 'perfect', first: 'me' });
    expect((await told(ada, LATE)).ephemeralFor).toBe(ada.id);
    expect(await games(ada)).toBe(how === 'held' ? 0 : 1);
    // Others are served meanwhile.
    const bens = await ben.playBot('nim 1 1');
    release();
    await ack;
    const board = await until(
      () => ada.messages().find((message) => message.id !== bens && controlsOf(message).length > 0)?.id,
      'a board with buttons',
    );
    expect(await games(ada)).toBe(1);
    expect(messageOf(await ada.type(board, '1:2'))).toBe(board);
    expect(held.logged).toEqual([]);
  });

  test.each(['held', 'late'] as const)('%s, a move: the board shows it once it is done', async (how) => {
    await begin(1_800);
    const board = await ada.playBot();
    const asked = await ada.modal(board, 'type');
    hang(how);
    void ada.fill(asked, { move: '1:2' });
    expect((await told(ada, LATE)).ephemeralFor).toBe(ada.id);
    release();
    await until(() => /Move 2/.test(ada.read(board)), 'the board drawn anew');
    expect(ada.messages().filter((message) => textOf(message).includes(LATE))).toHaveLength(1);
  });

  test('who has their answer hears nothing of what takes longer behind it', async () => {
    await begin(300);
    hang('held', 2);
    const board = await ada.playBot();
    await sleep(600);
    expect(ada.messages().map(({ id }) => id)).toEqual([board]);
    release();
  });
});
