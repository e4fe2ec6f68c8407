/** Screens of the daily puzzle for every game in every language: Discord accepts them open, missed, solved, shared and posted. */

import { expect, test } from 'vitest';
import { registry } from '../../src/games/registry.ts';
import type { DailyView } from '../../src/learn/daily/ports.ts';
import { type DailyTry, MAX_TRIES, standingOf } from '../../src/learn/model/daily.ts';
import {
  dailyPostScreen,
  dailyResultScreen,
  dailyScreen,
  POSTED,
  sharedScreen,
} from '../../src/learn/screens/daily.ts';
import { locales } from '../../src/texts/index.ts';
import { plain } from '../../src/texts/plain.ts';
import { screenLocales } from '../support/pseudo.ts';
import { making } from '../support/questions.ts';
import { taken } from '../support/screens.ts';

const DAY = 20_780;
const games = Object.keys(registry).filter((id) => id !== 'custom');
const questions = games.flatMap((game, i) => {
  const wish = {
    kind: 'winning-move',
    games: [game],
    difficulty: 1 + (i % 5),
    seed: `daily ${game}`,
  } as const;
  const made = making.generate({ ...wish, typed: true });
  return made === null ? [] : [made];
});
const PICTURE = { name: 'position-a.png', data: Buffer.from('drawn'), alt: '3 4 5' };

const viewOf = (question: (typeof questions)[number], rights: readonly boolean[]): DailyView => {
  const tries = rights.map(
    (right, number): DailyTry => ({ user: '1', day: DAY, number, move: 'x', right, at: 1, guild: '2' }),
  );
  const [key] = question.key;
  const move = key?.kind === 'move' ? key.move : null;
  return {
    day: DAY,
    today: DAY,
    question,
    tries,
    moves: move === null ? [] : tries.map(() => move),
    standing: standingOf(tries),
    hint: move === null || tries.length === 0 ? null : { moves: [move, move, move, move] },
    canHint: tries.length < MAX_TRIES - 1,
    inTime: false,
    streak: { days: 99, best: 99, today: true },
  };
};

test('nearly every game has a puzzle', () => {
  expect(questions.length).toBeGreaterThan(games.length - 4);
});

test.each(questions.map((question) => [question.game, question] as const))('of %s', (_, question) => {
  for (const locale of screenLocales)
    for (const pictures of [[], [PICTURE]]) {
      for (const rights of [[], [false], [false, false]])
        taken(dailyScreen(viewOf(question, rights), locale, { pictures }), locale);
      for (const rights of [[true], [false, false, false]]) {
        taken(dailyResultScreen(viewOf(question, rights), locale, [], pictures), locale);
        taken(sharedScreen(viewOf(question, rights), '1', locale), locale);
      }
      const post = dailyPostScreen(DAY, question, question, locale, pictures);
      taken(post, locale);
      expect(JSON.stringify(post.rows)).toContain(POSTED);
    }
});

test('no number of winning moves is said where moves that leave the same position count once', () => {
  const textOf = (game: string): string => {
    const question = questions.find((one) => one.game === game)!;
    return plain(dailyResultScreen(viewOf(question, [true]), locales.en, []).doc, () => '');
  };
  expect(textOf('cram')).toContain('A winning move: ');
  expect(textOf('nim')).toMatch(/The winning move: |moves win\. One of them: /);
});
