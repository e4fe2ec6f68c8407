/** Screens of Storm in every language: Discord accepts them, with the longest answers and in every state. */

import { describe, expect, test } from 'vitest';
import { registry } from '../../src/games/registry.ts';
import { controlsOf } from '../../src/kernel/screen.ts';
import { MAX_MISTAKES, NO_TALLY, type StormRun } from '../../src/learn/model/storm.ts';
import {
  stormFaultScreen,
  stormIntroScreen,
  stormOverScreen,
  stormScreen,
  stormWaitScreen,
} from '../../src/learn/screens/storm.ts';
import { gamesOf } from '../../src/learn/storm/deck.ts';
import type { StormView } from '../../src/learn/storm/ports.ts';
import { locales } from '../../src/texts/index.ts';
import { screenLocales } from '../support/pseudo.ts';
import { making } from '../support/questions.ts';
import { shownText, taken } from '../support/screens.ts';

const NOW = 1_700_000_000_000;
const games = Object.keys(registry).filter((id) => id !== 'custom');
const questions = games.flatMap((game, i) =>
  (['outcome', 'winning-move'] as const).flatMap(
    (kind) => making.generate({ kind, games: [game], difficulty: 1 + (i % 5), seed: `screen ${game}` }) ?? [],
  ),
);

const run: StormRun = {
  ...NO_TALLY,
  id: 'abcdefgh12',
  user: '1',
  guild: '2',
  seed: 's',
  createdAt: NOW,
  startedAt: NOW,
  credit: 0,
  race: null,
  answered: 99,
  score: 96,
  mistakes: 2,
  bestStreak: 90,
};
const view: StormView = {
  run,
  phase: 'running',
  question: null,
  last: { question: null },
  deadline: NOW + 180_000,
  games: gamesOf('s', games),
  bests: null,
  missed: [],
  standing: null,
};
const PICTURE = { name: 'position-a.png', data: Buffer.from('drawn'), alt: '3 4 5' };

describe('Discord takes', () => {
  test('every question of every game, after a right answer and a wrong one, with a picture and without', () => {
    expect(questions.length).toBeGreaterThan(games.length);
    for (const [i, question] of questions.entries()) {
      const missed = questions[(i + 1) % questions.length]!;
      for (const locale of screenLocales)
        for (const last of [null, { right: true, question: null }, { right: false, question: missed }])
          for (const picture of [null, PICTURE])
            for (const standing of [null, { place: 20, of: 20, over: false }])
              taken(stormScreen({ ...view, question, last, standing }, question, locale, picture), locale);
    }
  });

  test('the rule, the wait, the end and a fault', () => {
    const missed = questions
      .toSorted((a, b) => b.line.length - a.line.length)
      .slice(0, MAX_MISTAKES)
      .map((question, i) => ({ number: 97 + i, choice: 0, right: false, at: NOW, question }));
    const bests = [
      { today: null, ever: null, server: null },
      { today: null, ever: 12, server: null },
      { today: 9, ever: 96, server: { user: '3', score: 100 } },
    ];
    for (const locale of screenLocales) {
      for (const one of bests) {
        taken(stormIntroScreen({ ...view, phase: 'waiting', bests: one }, locale), locale);
        for (const mistakes of [0, MAX_MISTAKES])
          taken(
            stormOverScreen(
              {
                ...view,
                run: { ...run, mistakes },
                phase: 'over',
                bests: one,
                missed: missed.slice(0, mistakes),
              },
              locale,
            ),
            locale,
          );
      }
      taken(stormWaitScreen(view, locale), locale);
      taken(stormFaultScreen({ code: 'no-such-run' }, locale), locale);
    }
  });
});

test('the question alone says what is asked; nothing on it says the answer', () => {
  for (const question of questions) {
    const screen = stormScreen({ ...view, question, last: null }, question, locales.en, null);
    const text = shownText(screen, locales.en);
    expect(text).toMatch(question.kind === 'outcome' ? /Who wins\?/ : /Find a winning move/);
    expect(text).toContain(question.line);
    expect(controlsOf(screen)).toHaveLength(question.choices.length);
    for (const { misconception } of question.choices)
      if (misconception !== null) expect(JSON.stringify(screen)).not.toContain(misconception);
  }
});
