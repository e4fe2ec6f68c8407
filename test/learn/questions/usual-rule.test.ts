/** A game that is usually played misère is asked about misère, unless the asker names the rule. */
import { describe, expect, test } from 'vitest';
import { completeSkill } from '../../../src/discord/command/complete-skill.ts';
import { gameIds, registry } from '../../../src/games/registry.ts';
import { readWish, skillNames } from '../../../src/learn/practice/skills.ts';
import { saySkill } from '../../../src/learn/questions/phrases.ts';
import { wishedWin } from '../../../src/learn/questions/wished-win.ts';
import { lexicon, locales } from '../../../src/texts/index.ts';
import { brute } from '../../support/brute.ts';
import { faultOf, making, UNCHECKED } from '../../support/questions.ts';

const MISERE = gameIds.filter((game) => registry[game].usual === 'misere');
const names = skillNames(() => [locales.en, locales['zh-CN']], lexicon);
const read = (text: string) => readWish(text, names, lexicon.words);

test('there is such a game', () => {
  expect(MISERE).toContain('notakto');
});

test.each([
  ['nim', 'normal'],
  ['nim misere', 'misere'],
  ['notakto', 'misere'],
  ['notakto + nim', 'normal'],
  ['every notakto + notakto', 'normal'],
  ['no such game', 'normal'],
])('%s is asked under the %s rule', (wish, win) => {
  expect(wishedWin(wish)).toBe(win);
});

describe.each(MISERE)('%s', (game) => {
  test.each(['outcome', 'winning-move'] as const)(
    '%s: the question says so, and its key is right',
    (kind) => {
      let checked = 0;
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const question = making.generate({ kind, games: [game], difficulty: 2, seed })!;
        expect(question).toMatchObject({ win: 'misere', prompt: { win: 'misere' }, game });
        expect(question.line).toMatch(/ misere$/);
        const fault = faultOf(question, brute());
        if (fault === UNCHECKED) continue;
        checked += 1;
        expect(fault).toBeNull();
      }
      expect(checked).toBeGreaterThan(0);
    },
  );

  test('quizzes and exams: every question, and every other one of its slot', () => {
    const wish = { mix: { outcome: 1, 'winning-move': 1 }, games: [game], level: 2, seed: 'usual' };
    const questions = making.makeQuiz({ ...wish, count: 4 });
    expect(questions.map(({ win }) => win)).toEqual(['misere', 'misere', 'misere', 'misere']);
    const pool = making.examPool({
      question: questions[0]!,
      games: ['nim', game],
      level: 2,
      count: 3,
      seed: 'usual',
    });
    expect(pool.questions.length).toBe(3);
    for (const question of pool.questions) expect(question).toMatchObject({ win: 'misere', game });
  });

  test('practice: typed, named with a kind, and chosen from the list', () => {
    expect(read(game)).toMatchObject({ wish: { game, win: 'misere' } });
    expect(read(`outcome ${game}`)).toMatchObject({ wish: { kind: 'outcome', game, win: 'misere' } });
    const offered = completeSkill(`outcome ${game}`, locales.en).map(({ value }) => value);
    expect(offered).toContain(`outcome ${game} misere`);
    for (const value of offered) expect(read(value)).toMatchObject({ wish: { game, win: 'misere' } });
  });
});

test('a skill names the rule that is not the usual one of its game', () => {
  expect(
    ['outcome notakto', 'outcome notakto misere', 'outcome nim', 'outcome nim misere'].map((skill) =>
      saySkill(locales.en, skill),
    ),
  ).toEqual([
    'P or N: Notakto, normal play',
    'P or N: Notakto, misère',
    'P or N: Nim',
    'P or N: Nim, misère',
  ]);
});

test('other games as before', () => {
  expect(read('nim')).toMatchObject({ wish: { game: 'nim', win: 'normal' } });
  expect(read('outcome nim misere')).toMatchObject({ wish: { game: 'nim', win: 'misere' } });
  expect(making.generate({ kind: 'outcome', games: ['nim'], difficulty: 2, seed: 'a' })!.win).toBe('normal');
});
