/** A guided first game: it explains one thing at each move, refuses moves that lose, and ends with a win. */
import { expect, test } from 'vitest';
import { locales } from '../../src/texts/index.ts';
import type { LocaleId } from '../../src/texts/languages.ts';
import { plainInline } from '../../src/texts/plain.ts';
import { onStage } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { type Scripted, verbOf } from '../support/scripted.ts';

const { held, ben, ada } = onStage({ local: { limits: NO_LIMITS } }, { logs: 'anything' });

const moves = (person: Scripted, board: string) =>
  person.controls(board).filter((control) => verbOf(control) === 'move');

const move = async (person: Scripted, board: string, text: string): Promise<void> => {
  const found = moves(person, board).find(({ id }) => id.endsWith(`~${text}`));
  await person.use(board, found!);
};

/** The last sentence of a step, as it stands on the board. */
const said = (locale: LocaleId, step: 'equal' | 'copy' | 'again' | 'last'): string =>
  plainInline(locales[locale].screens.guide.steps[step].at(-1) ?? []);

const read = (person: Scripted, board: string): string => person.read(board).replaceAll('**', '');

test.each([
  ['Ada', 'en'],
  ['小明', 'zh-CN'],
] as const)('%s is led to a win in %s', async (name, locale) => {
  const learner = held.person(name);
  const help = await learner.heard(await learner.slash('help'));
  const board = await learner.open(help.id, 'show');
  expect(read(learner, board)).toContain(said(locale, 'equal'));
  // No notation, no technical term, and nothing that a newcomer does not need.
  expect(read(learner, board)).not.toMatch(/[PN]-position|Grundy|nim-sum|SG|1:1/);
  await move(learner, board, '2:5');
  const { slip } = locales[locale].screens.guide;
  expect(read(learner, board)).toContain(slip('|', '|').split('|')[0]);
  expect(read(learner, board)).toContain(said(locale, 'equal'));
  expect(moves(learner, board)).toHaveLength(8);
  await move(learner, board, '2:2');
  expect(read(learner, board)).toContain(said(locale, 'copy'));
  // Taken back, and played again.
  await learner.press(board, 'undo');
  expect(moves(learner, board)).toHaveLength(8);
  await move(learner, board, '2:2');
  const seen = new Set<string>();
  for (let left = moves(learner, board); left.length > 0; left = moves(learner, board)) {
    for (const step of ['copy', 'again', 'last'] as const)
      if (read(learner, board).includes(said(locale, step))) seen.add(step);
    const heap = (which: number): number => left.filter(({ id }) => id.includes(`~move~${which}:`)).length;
    const larger = heap(1) > heap(2) ? 1 : 2;
    await move(learner, board, `${larger}:${Math.abs(heap(1) - heap(2))}`);
  }
  expect(seen).toContain('last');
  expect(read(learner, board)).toContain(plainInline(locales[locale].screens.guide.won[0]!));
  expect(learner.verbs(board)).toEqual(['play', 'play', 'today', 'lesson']);
  expect(held.logged).toEqual([]);
});

test('after a restart it goes on; asked for again, it is brought along', async () => {
  const board = await ada.run('learn', { lesson: 'first' });
  await move(ada, board, '2:2');
  await held.restart();
  const again = await ada.run('learn', { lesson: 'first' });
  expect(again).not.toBe(board);
  expect(read(ada, again)).toContain(said('en', 'copy'));
  await move(ada, again, '1:1');
  expect(read(ada, again)).toContain('take 1 from heap 1');
});

test('it counts for nothing, and others only look on', async () => {
  const board = await ada.run('learn', { lesson: 'first' });
  expect(await ben.told(await ben.use(board, moves(ben, board)[0]!))).toContain('This is a game between');
  expect(await ada.told(await ada.slash('stats'))).not.toContain('perfect');
});
