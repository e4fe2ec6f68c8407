/** How far the making of an exam is, for its teacher; ended, nothing more is made. */
import { expect, test } from 'vitest';
import { panelScreen } from '../../../src/learn/screens/teach.ts';
import { locales } from '../../../src/texts/index.ts';
import { fewForEachPlace } from '../../support/class/maker.ts';
import { actOn, benchEach, must, quizRequest } from '../../support/classroom.ts';
import { shownText, taken } from '../../support/screens.ts';

/** Called when the positions of a question are asked for. */
let whenAsked: (asked: number) => Promise<void> = () => Promise.resolve();
let asked = 0;
const few = fewForEachPlace(4);
const held = benchEach(':memory:', 'making', {
  questions: {
    ...few,
    examPool: async (wish) => {
      asked += 1;
      await whenAsked(asked);
      return few.examPool(wish);
    },
  },
});

const exam = async (): Promise<string> => {
  asked = 0;
  const request = quizRequest({ mode: 'exam', kinds: 'nim-sum, mex', count: 4, minutes: 20 });
  return must(await held.app.classes.create(request)).quiz.id;
};

test('the share grows question by question, and the panel shows it as a bar', async () => {
  const id = await exam();
  const { attempts } = held.app.classes;
  const seen: (number | null)[] = [];
  whenAsked = async () => {
    seen.push(await attempts.madeShare(id));
  };
  await held.app.classes.prepare();
  expect(seen).toEqual([0, 0.25, 0.5, 0.75]);
  expect(await attempts.madeShare(id)).toBeNull();
  const view = must(await held.app.classes.show(id));
  for (const locale of Object.values(locales)) {
    const screen = panelScreen(view, locale, { unready: { drawing: 0, making: 2, share: 0.52 } });
    taken(screen, locale);
    expect(shownText(screen, locale)).toMatch(/█{8}░{8}.*50/s);
    expect(shownText(panelScreen(view, locale), locale)).not.toContain('█');
  }
});

test('ended while its positions are made: the rest is not', async () => {
  const id = await exam();
  whenAsked = async (count) => {
    if (count === 2) must(await actOn(held, id, 'end'));
  };
  expect(await held.app.classes.prepare()).toEqual([]);
  expect(asked).toBe(2);
  whenAsked = () => Promise.resolve();
  await held.app.classes.prepare();
  expect(asked).toBe(2);
});
