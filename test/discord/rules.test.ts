/** Wherever a position is asked about, its rules are shown with it. */

import { describe, expect, test } from 'vitest';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { Learning } from '../../src/learn/lessons/learning.ts';
import type { Assignment } from '../../src/learn/model/assignment.ts';
import { LESSON_IDS } from '../../src/learn/model/lessons.ts';
import type { Question } from '../../src/learn/model/question.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { cardScreen, lessonGameScreen, toldScreen } from '../../src/learn/screens/learn.ts';
import { asked } from '../../src/learn/screens/question.ts';
import { rulesOfQuizScreen } from '../../src/learn/screens/quiz.ts';
import { definedMove } from '../../src/play/screens/rules.ts';
import type { Doc } from '../../src/texts/doc.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Locale, sayRuling } from '../../src/texts/locale.ts';
import { plain } from '../../src/texts/plain.ts';
import { amount } from '../support/amount.ts';
import { positionOf } from '../support/positions.ts';
import { catalogue } from '../support/questions.ts';

const engine = questionEngine(catalogue);

/** Every rule that belongs to the line: of its games, of a turn, and of winning. */
const rulesOf = (line: string, locale: Locale): readonly string[] => {
  const { spot, win } = positionOf(line);
  return [
    ...spot.components.map((component) => sayRuling(locale, component.ruling()!)[0]),
    ...(spot.compound === null ? [] : [locale.rules.turn[spot.compound]]),
    locale.screens.rule[win],
  ];
};

const has = (doc: Doc, line: string, locale: Locale): void => {
  const text = plain(doc);
  for (const rule of rulesOf(line, locale)) expect(text, line).toContain(rule);
};

const MADE = new Map<GameId, readonly Question[]>();
/** Made once: the same in every language. */
const questionsAbout = (game: GameId): readonly Question[] => {
  const made =
    MADE.get(game) ??
    (['normal', 'misere'] as const).flatMap((win) => {
      const questions = engine.makeQuiz({
        count: amount(2, 4),
        mix: { outcome: 1, 'winning-move': 1 },
        games: [win === 'misere' ? `${game} misere` : game],
        level: 2,
        seed: `rules ${game} ${win}`,
      });
      return questions;
    });
  MADE.set(game, made);
  return made;
};

describe.each(WRITTEN.map((language) => locales[language]))('$id', (locale) => {
  // Quizzes ask about no game whose positions may repeat.
  const asks = (game: GameId): boolean => {
    const position = parseLine(registry[game].example);
    return position.ok && !position.value.spot.isLoopy;
  };

  test.each(gameIds.filter(asks))('questions about %s', (game) => {
    const shown = questionsAbout(game).filter((one) => one.shown);
    for (const question of shown) has(asked(question, locale, false), question.line, locale);
    expect(shown.length).toBeGreaterThan(amount(1, 2));
  });

  test('a sum, a compound, a game of a server’s own under its name', () => {
    const questions = engine.makeQuiz({
      count: 1,
      mix: { outcome: 1 },
      games: ['nim'],
      level: 2,
      seed: 'one',
    });
    for (const line of [
      'wythoff 1 3 a=3',
      'nim 3 + wythoff 2 1 a=2 + wythoff 2 1 misere',
      'every bash 5 max=3 + bash 5 max=2',
      'all coins HTH rule=mock + dynamic 9 k=3 limit=4',
      'any ed 3 5 rule=both + euclid 3 5 / 2 2',
      'custom 9 rule=1,2:0-2',
    ]) {
      const question: Question = { ...questions[0]!, line, shown: true };
      has(asked(question, locale, true), line, locale);
    }
    const own: Question = { ...questions[0]!, line: 'custom 9 rule=1,2:0-2', shown: true };
    expect(plain(asked(own, locale, true, { 'rule=1,2:0-2': 'frogs' }))).toMatch(/frogs(?:: |：)/);
  });

  const learning = new Learning(
    { progress: () => Promise.resolve(new Map()), advance: () => Promise.resolve() },
    engine,
    () => Promise.resolve(),
    () => 0,
  );
  test.each(LESSON_IDS)('lesson %s: cards, answers, the game at the end', (lesson) => {
    for (let number = 0; number < learning.length(lesson); number += 1) {
      const card = learning.card(lesson, number)!;
      if (!card.question.shown) continue;
      has(cardScreen(card, locale, []).doc, card.question.line, locale);
      has(toldScreen(card, [], true, locale, []).doc, card.question.line, locale);
    }
    const line = learning.game(lesson);
    has(lessonGameScreen(lesson, learning.length(lesson), line, locale, null).doc, line, locale);
  });

  test('the rules of a quiz describe its games', () => {
    const settings = {
      mode: 'live',
      scoring: 'accuracy',
      speed: false,
      kinds: ['outcome'],
      teams: 'none',
      anonymous: false,
      games: ['nim', 'wythoff', 'rule=1,3', 'edges=a>b', 'every'],
      own: { 'rule=1,3': 'frogs' },
    };
    const text = plain(rulesOfQuizScreen({ plan: [0], settings } as unknown as Assignment, locale).doc);
    for (const id of ['nim', 'wythoff'] as const) expect(text).toContain(locale.games[id].summary);
    expect(text).toContain('frogs');
    for (const definition of ['rule=1,3', 'edges=a>b'])
      expect(text).toContain(definedMove(definition, locale));
    expect(text).toContain(locale.rules.turn.every);
    expect(text).toContain(locale.rules.eachQuestion);
  });
});
