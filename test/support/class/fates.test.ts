/** The checks of a simulated class must fail where they should. */

import { expect, test } from 'vitest';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { type Ended, type Fate, fateOf, fateOfFailure, faultsOf, sayTally, tallyOf } from './fates.ts';

const ended = (...fates: readonly Fate[]): readonly Ended[] =>
  fates.map((fate) => ({ fate, said: `said at ${fate}` }));

test('fates are counted by name, and their sum is what was sent', () => {
  const all = ended('closed', 'recorded', 'recorded', 'lost');
  expect([...tallyOf(all)]).toEqual([
    ['recorded', 2],
    ['closed', 1],
    ['lost', 1],
  ]);
  expect(faultsOf(all, 4)).toEqual([]);
  expect(sayTally(tallyOf(all))).toBe(
    '4 interactions: 2 recorded, 1 told that the question is closed, 1 lost in flight at a kill',
  );
});

test.each([3, 5])('four fates of %i interactions are a fault', (sent) => {
  expect(faultsOf(ended('recorded', 'recorded', 'shown', 'away'), sent)).toEqual([
    `${sent} interactions were sent, the fates of 4 are known`,
  ]);
});

test.each(['failed', 'unanswered', 'unknown'] as const)('%s is a fault, with an example', (fate) => {
  const [fault, ...more] = faultsOf(ended('recorded', fate), 2);
  expect(fault).toContain(`said at ${fate}`);
  expect(more).toEqual([]);
});

test('silence is excused only while the bot is down, and only as Discord has it then', () => {
  const failed = (reason: 'no-answer' | 'offline' | 'error' | 'not-found', wasDown: boolean): Fate =>
    fateOfFailure({ kind: 'failed', reason }, wasDown);
  expect([failed('no-answer', true), failed('offline', true)]).toEqual(['lost', 'away']);
  for (const reason of ['no-answer', 'offline', 'error', 'not-found'] as const)
    expect(failed(reason, false)).toBe('unanswered');
  for (const reason of ['error', 'not-found'] as const) expect(failed(reason, true)).toBe('unanswered');
});

test('a click that Discord cannot place is excused only where its control is gone', () => {
  const clicked = (reason: 'no-answer' | 'offline' | 'error' | 'not-found', offered: boolean): Fate =>
    fateOfFailure({ kind: 'failed', reason }, false, offered);
  expect(clicked('not-found', false)).toBe('gone');
  expect(clicked('not-found', true)).toBe('unanswered');
  for (const reason of ['no-answer', 'offline', 'error'] as const)
    expect(clicked(reason, false)).toBe('unanswered');
});

test.each(WRITTEN.map((language) => locales[language]))(
  '$id: messages are told apart by their words',
  (locale) => {
    const { classroom, screens } = locale;
    expect(fateOf(`${classroom.recordedTitle}\nP`)).toBe('recorded');
    expect(fateOf(classroom.faults.closed)).toBe('closed');
    expect(fateOf(`${classroom.joined.title}\n${classroom.joined.text}`)).toBe('joined');
    expect(fateOf(`${classroom.own.title}\n${classroom.own.none}`)).toBe('shown');
    expect(fateOf(`${screens.failed.title}\n${screens.failed.text}`)).toBe('failed');
    expect(fateOf(classroom.faults.over)).toBe('unknown');
  },
);
