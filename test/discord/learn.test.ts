/** Screens of the lessons in every language: Discord accepts them, and they can be used from the text alone. */

import { describe, expect, test } from 'vitest';
import { Learning, TURNS } from '../../src/learn/lessons/learning.ts';
import { LESSON_IDS } from '../../src/learn/model/lessons.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import {
  cardModal,
  cardScreen,
  lessonGameScreen,
  lessonsScreen,
  toldScreen,
} from '../../src/learn/screens/learn.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { choiceOf } from '../support/choices.ts';
import { catalogue } from '../support/questions.ts';
import { modalTaken, shownText, taken } from '../support/screens.ts';

const engine = questionEngine(catalogue);
const learning = new Learning(
  { progress: () => Promise.resolve(new Map([['nim', 5]])), advance: () => Promise.resolve() },
  engine,
  () => Promise.resolve(),
  () => 0,
);

describe.each(WRITTEN)('in %s', (id) => {
  const locale = locales[id];

  test('the list names every lesson', async () => {
    const screen = lessonsScreen(await learning.progress('ada'), (one) => learning.length(one), locale);
    const text = shownText(screen, locale);
    for (const lesson of LESSON_IDS) expect(text).toContain(locale.learn.lessons[lesson].title);
    expect(text).toContain(locale.learn.finished);
  });

  test.each(LESSON_IDS)('%s', (lesson) => {
    const cards = Array.from({ length: learning.length(lesson) }, (_, number) =>
      TURNS.map((turn) => learning.card(lesson, number, turn)!),
    ).flat();
    for (const card of cards) {
      const { form, line, shown } = card.question;
      const screen = cardScreen(card, locale, []);
      const text = shownText(screen, locale);
      if (shown) expect(text).toContain(line);
      expect(screen.doc).not.toEqual([]);
      if (form === 'one') {
        const wrong = choiceOf(card.question, false);
        const judged = engine.judge(card.question, { kind: 'chosen', choices: [wrong] });
        const said = judged.verdict === 'wrong' ? judged.said : [];
        expect(shownText(cardScreen(card, locale, [], { said }), locale)).toContain(locale.learn.notYet);
      } else {
        modalTaken(cardModal(card, locale));
        const judged = engine.judge(card.question, { kind: 'typed', text: '?!' });
        if (judged.verdict !== 'unread') throw new Error('read');
        expect(shownText(cardScreen(card, locale, [], judged), locale)).toContain(
          locale.quiz.faults[judged.fault],
        );
      }
      for (const right of [true, false])
        taken(toldScreen(card, learning.explain(card, locale), right, locale, []), locale);
    }
    const line = learning.game(lesson);
    const text = shownText(lessonGameScreen(lesson, learning.length(lesson), line, locale, null), locale);
    expect(text).toContain(line);
  });
});
