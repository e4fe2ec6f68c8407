/** The lessons: every key by brute force, every game winnable, every word there, every screen within Discord's limits. */

import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { learningOf } from '../../src/learn/lessons/learning.ts';
import { LESSON_IDS, LESSONS, type LessonId, lessonId } from '../../src/learn/model/lessons.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import type { CardText } from '../../src/texts/lessons.ts';
import { brute } from '../support/brute.ts';
import { catalogue, faultOf } from '../support/questions.ts';

const engine = questionEngine(catalogue);
const learning = learningOf(
  { progress: () => Promise.resolve(new Map([['nim', 99]])), advance: () => Promise.resolve() },
  engine,
  () => Promise.resolve(),
  () => 0,
);
const cardsOf = (lesson: LessonId) =>
  Array.from({ length: learning.length(lesson) }, (_, number) => learning.card(lesson, number)!);

test('there are at least ten, each with three to six cards', () => {
  expect(LESSON_IDS.length).toBeGreaterThanOrEqual(10);
  for (const id of LESSON_IDS) {
    expect(learning.length(id), id).toBeGreaterThanOrEqual(3);
    expect(learning.length(id), id).toBeLessThanOrEqual(6);
    expect(learning.card(id, learning.length(id))).toBeNull();
    expect(lessonId(id)).toBe(id);
  }
  expect(lessonId('toString')).toBeNull();
});

test('progress is never beyond the last card, and 0 where there is none', async () => {
  const progress = await learning.progress('ada');
  expect(progress.nim).toBe(5);
  expect(progress.bash).toBe(0);
});

test('who finished a card goes on with the one after it', async () => {
  const advanced: unknown[] = [];
  const lessons = learningOf(
    {
      progress: () => Promise.resolve(new Map()),
      advance: (...to) => {
        advanced.push(to);
        return Promise.resolve();
      },
    },
    engine,
    () => Promise.resolve(),
    () => 7,
  );
  await lessons.submit('ada', lessons.card('nim', 2)!, { kind: 'gives-up' });
  expect(advanced).toEqual([['ada', 'nim', 3, 7]]);
});

describe.each(LESSON_IDS)('%s', (id) => {
  test('the key of every exercise holds by brute force', () => {
    for (const { question } of cardsOf(id)) expect(faultOf(question), question.line).toBeNull();
  });

  test('right answers are taken and wrong ones refused', () => {
    for (const card of cardsOf(id)) {
      const { choices, form, key } = card.question;
      const typed = (text: string) => engine.judge(card.question, { kind: 'typed', text }).verdict;
      if (form === 'one') {
        const verdicts = choices.map(
          (_, i) => engine.judge(card.question, { kind: 'chosen', choices: [i] }).verdict,
        );
        expect(verdicts).toEqual(
          choices.map(({ misconception }) => (misconception === null ? 'right' : 'wrong')),
        );
        expect(engine.judge(card.question, { kind: 'chosen', choices: [choices.length] }).verdict).toBe(
          'unread',
        );
        continue;
      }
      for (const said of key) {
        if (said.kind === 'number') {
          expect(typed(said.number)).toBe('right');
          expect(typed(`${Number(said.number) + 1}`)).toBe('wrong');
        } else if (said.kind === 'numbers') {
          expect(typed(said.numbers.join(' + '))).toBe('right');
          expect(typed([...said.numbers, '1'].join(' + '))).toBe('wrong');
        } else if (said.kind === 'move') {
          expect(typed(said.move.move)).toBe('right');
        } else throw new Error(said.kind);
      }
      if (form === 'move') {
        const position = parseLine(card.question.line);
        if (!position.ok) throw new Error(card.question.line);
        const by = brute();
        for (const option of position.value.spot.options()) {
          const wins = !by.outcome(option.to, position.value.win);
          expect(typed(option.move), option.move).toBe(wins ? 'right' : 'wrong');
        }
      }
      expect(typed('?!')).toBe('unread');
    }
  });

  test('the game at the end can be won by whoever learns', () => {
    const position = parseLine(LESSONS[id].game);
    if (!position.ok) throw new Error(LESSONS[id].game);
    const { spot, win } = position.value;
    expect(brute().outcome(spot, win)).toBe(true);
    expect(analyse(spot, win, { bound: 4000, moves: 1 }).outcome).toBe('N');
  });

  test.each(WRITTEN.map((language) => locales[language]))('every card has its words in $id', (locale) => {
    const { cards, title, game } = locale.learn.lessons[id];
    expect([...title].length).toBeLessThanOrEqual(100);
    expect(game).not.toBe('');
    expect(Object.keys(cards)).toEqual(Object.keys(LESSONS[id].cards));
    for (const card of Object.values<CardText>(cards)) {
      expect(card.title).not.toBe('');
      expect(card.text.length).toBeGreaterThan(0);
      expect(card.text.every((paragraph) => paragraph.length >= 5)).toBe(true);
    }
    for (const card of cardsOf(id)) expect(learning.explain(card, locale).length).toBeGreaterThan(0);
  });
});

test('the closing game of Hackenbush has one winning move, which takes both principles to find', () => {
  const spotOf = (line: string) => {
    const position = parseLine(line);
    if (!position.ok) throw new Error(line);
    return position.value.spot;
  };
  const by = brute();
  const closing = spotOf(LESSONS.hackenbush.game);
  const winning = [...by.options(closing).values()].filter((left) => !by.outcome(left, 'normal'));
  expect(winning.map((left) => left.line)).toEqual([spotOf('hackenbush 0-1 1-2 2-3 3-1 3-4 0-5').line]);
  // Without fusion the figure looks like 1 + (3 ⊕ 1), without the colon principle like 1 + 1 + 1: worth the stalk of 3, so lost.
  expect(by.grundy(spotOf('hackenbush 0-1 1-2 2-3 3-1 3-4'))).toBe(1);
  expect(by.grundy(spotOf('hackenbush 0-5 5-6 6-7'))).toBe(3);
});
