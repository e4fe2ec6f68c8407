/** Teachers' panels that redraw themselves: requests to Discord, for how long, and by which click's token. */

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Follower, Panels } from '../../src/discord/live/panels.ts';
import type { Wire } from '../../src/discord/wire.ts';
import type { Screen } from '../../src/kernel/screen.ts';
import { systemTimers } from '../../src/kernel/timers.ts';
import type { QuizView } from '../../src/learn/model/assignment.ts';
import { p } from '../../src/texts/doc.ts';
import { locales } from '../../src/texts/index.ts';

type Phase = QuizView['quiz']['phase'];

/** The part of a quiz that panels use. */
const viewOf = (answers: number, phase: Phase = 'open', mode = 'live'): QuizView =>
  ({
    quiz: { id: 'q', phase, prepared: phase !== 'lobby', settings: { mode } },
    answers: Array(answers).fill(0),
  }) as never;
const screenOf = (view: QuizView): Screen => ({
  meaning: 'info',
  title: ['Panel'],
  doc: [p(`${view.answers.length} answered`)],
});

let sent: string[];
let edit: (token: string) => Promise<void>;
let panels: Panels;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  edit = () => Promise.resolve();
  const wire = {
    editAnswer: async ({ token }: { readonly token: string }, message: unknown) => {
      await edit(token);
      sent.push(`${token}: ${/(\d+) answered/.exec(JSON.stringify(message))?.[1]}`);
      return null;
    },
  } as unknown as Wire;
  panels = new Panels(wire, pino({ level: 'silent' }), systemTimers);
});
afterEach(() => vi.useRealTimers());

const follower = (user: string, token: string, shown: QuizView): Follower => ({
  user,
  by: { interaction: token, application: 'a', token },
  locale: locales.en,
  screen: screenOf(shown),
  draw: (view) => Promise.resolve(screenOf(view)),
});
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1);

test('each teacher has the panel of their last click; what is there already is not sent', async () => {
  panels.follow(viewOf(0), follower('ann', 'one', viewOf(0)));
  panels.follow(viewOf(0), follower('bob', 'two', viewOf(0)));
  panels.redraw(viewOf(0));
  await settled();
  expect(sent).toEqual([]);
  panels.redraw(viewOf(1));
  await settled();
  expect(sent).toEqual(['one: 1', 'two: 1']);
  panels.follow(viewOf(1), follower('ann', 'three', viewOf(1)));
  panels.redraw(viewOf(2));
  await settled();
  expect(sent.slice(2)).toEqual(['three: 2', 'two: 2']);
});

test('while an edit is on its way only the last state waits, and a click waits for the edit', async () => {
  panels.follow(viewOf(0), follower('ann', 'one', viewOf(0)));
  let arrive: () => void = () => undefined;
  edit = () => new Promise((resolve) => (arrive = resolve));
  for (const answers of [1, 2, 3]) {
    panels.redraw(viewOf(answers));
    await settled();
  }
  arrive();
  await settled();
  let left = false;
  const leaving = panels.leave('q', 'ann').then(() => (left = true));
  await settled();
  expect(left).toBe(false);
  arrive();
  await leaving;
  expect(sent).toEqual(['one: 1', 'one: 3']);
  panels.redraw(viewOf(4));
  await settled();
  expect(sent).toHaveLength(2);
});

test('it ends with the quiz, with the time for edits, and where Discord takes none', async () => {
  panels.follow(viewOf(0), follower('ann', 'one', viewOf(0)));
  panels.redraw(viewOf(1, 'over'));
  await settled();
  panels.redraw(viewOf(2));
  await settled();
  expect(sent).toEqual(['one: 1']);

  panels.follow(viewOf(0), follower('ann', 'two', viewOf(0)));
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  panels.redraw(viewOf(3));
  await settled();
  expect(sent).toHaveLength(1);

  panels.follow(viewOf(0), follower('ann', 'three', viewOf(0)));
  let tries = 0;
  edit = () => {
    tries += 1;
    return Promise.reject(new Error('dismissed'));
  };
  for (const answers of [1, 2]) {
    panels.redraw(viewOf(answers));
    await settled();
  }
  expect(tries).toBe(1);
});

test('an exam whose lobby is open is looked at again and again', () => {
  panels.follow(viewOf(0, 'lobby', 'live'), follower('ann', 'one', viewOf(0)));
  expect(panels.waiting()).toEqual([]);
  panels.follow(viewOf(0, 'lobby', 'exam'), follower('ann', 'two', viewOf(0)));
  expect(panels.waiting()).toEqual(['q']);
  panels.redraw(viewOf(0, 'open', 'exam'));
  expect(panels.waiting()).toEqual([]);
});
