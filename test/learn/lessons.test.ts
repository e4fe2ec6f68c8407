/** The lessons: every key by brute force, every game winnable, every word there, every screen within Discord's limits. */

import { describe, expect, test } from 'vitest';
import { cardDrawings } from '../../src/discord/drawing.ts';
import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { Learning, type LessonCard, TURNS } from '../../src/learn/lessons/learning.ts';
import {
  CHAPTERS,
  LESSON_IDS,
  LESSONS,
  type Lesson,
  type LessonId,
  lessonId,
  pathOf,
} from '../../src/learn/model/lessons.ts';
import { questionEngine } from '../../src/learn/questions/index.ts';
import { sayAnswer } from '../../src/learn/questions/phrases.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import type { CardText } from '../../src/texts/lessons.ts';
import type { Locale } from '../../src/texts/locale.ts';
import { xor } from '../support/arithmetic.ts';
import { brute } from '../support/brute.ts';
import { choiceOf } from '../support/choices.ts';
import { positionOf, spotOf } from '../support/positions.ts';
import { catalogue, faultOf } from '../support/questions.ts';

const engine = questionEngine(catalogue);
const learning = new Learning(
  { progress: () => Promise.resolve(new Map([['nim', 99]])), advance: () => Promise.resolve() },
  engine,
  () => Promise.resolve(),
  () => 0,
);
/** Every card with its first exercise and with the fresh one. */
const cardsOf = (lesson: LessonId) =>
  Array.from({ length: learning.length(lesson) }, (_, number) => number).flatMap((number) =>
    (['first', 'again'] as const).map((turn) => learning.card(lesson, number, turn)!),
  );

test('there are at least twenty, as many as Discord offers as choices beside the first game, each with three to six cards', () => {
  expect(LESSON_IDS.length).toBeGreaterThanOrEqual(20);
  expect(LESSON_IDS.length).toBeLessThanOrEqual(24);
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

/** Lengths of lessons that were stored as progress: who finished one has it finished. */
const EARLIER = {
  outcomes: 3,
  bash: 3,
  nim: 5,
  mex: 3,
  sums: 3,
  periods: 3,
  wythoff: 4,
  fibonacci: 3,
  staircase: 4,
  coins: 3,
  hackenbush: 4,
  every: 3,
  chomp: 3,
  patterns: 4,
} as const;

test('a lesson that was finished stays finished', () => {
  for (const [id, cards] of Object.entries(EARLIER))
    expect(learning.length(id as LessonId), id).toBeLessThanOrEqual(cards);
});

test('the path leads from lessons to those that build on them, chapter after chapter', () => {
  for (const [i, id] of LESSON_IDS.entries()) {
    const { needs, chapter }: Lesson = LESSONS[id];
    for (const need of needs) expect(LESSON_IDS.slice(0, i), `${id} needs ${need}`).toContain(need);
    const before = LESSON_IDS.slice(0, i).map((one) => CHAPTERS.indexOf(LESSONS[one].chapter));
    expect(Math.max(0, ...before), id).toBeLessThanOrEqual(CHAPTERS.indexOf(chapter));
  }
  const fresh = pathOf(() => false);
  expect([fresh.get('outcomes'), fresh.get('bash'), fresh.get('nim')]).toEqual(['next', 'later', 'later']);
  const begun = pathOf((id) => id === 'outcomes');
  expect(['outcomes', 'bash', 'graphs', 'nim'].map((id) => begun.get(id as LessonId))).toEqual([
    'done',
    'next',
    'open',
    'later',
  ]);
  expect([...pathOf(() => true).values()]).not.toContain('next');
});

test('a fresh exercise asks the same kind of question in the same way, about another position', () => {
  for (const id of LESSON_IDS)
    for (let number = 0; number < learning.length(id); number += 1) {
      const [first, again] = (['first', 'again'] as const).map(
        (turn) => learning.card(id, number, turn)!.question,
      );
      expect([again!.kind, again!.form], `${id} ${number}`).toEqual([first!.kind, first!.form]);
      expect(again!.symmetry, `${id} ${number}`).not.toBe(first!.symmetry);
    }
});

test('who finished a card goes on with the one after it; a mistake is followed by a fresh exercise', async () => {
  const advanced: unknown[] = [];
  const lessons = new Learning(
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
  const rightTo = (card: LessonCard) => ({
    kind: 'choices' as const,
    choices: [choiceOf(card.question, true)],
  });
  const [first, retry, again] = TURNS.map((turn) => lessons.card('nim', 2, turn)!);
  await lessons.submit('ada', first!, { kind: 'gives-up' });
  await lessons.submit('ada', retry!, { kind: 'gives-up' });
  await lessons.submit('ada', retry!, rightTo(retry!));
  expect(advanced).toEqual([]);
  await lessons.submit('ada', again!, rightTo(again!));
  await lessons.submit('ada', again!, { kind: 'gives-up' });
  await lessons.submit('ben', first!, rightTo(first!));
  expect(advanced).toEqual([
    ['ada', 'nim', 3, 7],
    ['ada', 'nim', 3, 7],
    ['ben', 'nim', 3, 7],
  ]);
});

/** How a language says that a position is something; Chinese and Japanese also without blanks. */
const IS: Readonly<Record<string, string>> = { 'zh-CN': ' 是 ', 'zh-TW': ' 是 ', ja: 'は' };

/** What would answer an exercise if it stood in the text: the answer itself, or the equation that it completes. */
const answersTo = ({ question }: LessonCard, locale: Locale): readonly string[] => {
  const { prompt, key } = question;
  const mark = IS[locale.id] ?? ' is ';
  const place = question.line.split(' ')[1];
  return key.flatMap((said) => {
    if (said.kind === 'numbers') return [said.numbers.join(' + ')];
    if (said.kind === 'outcome') return [`${place}${mark}${said.outcome}`];
    if (said.kind !== 'number') return [sayAnswer(locale, question, said)];
    if (prompt.kind === 'nim-sum') return [`${prompt.numbers.join(' ⊕ ')} = ${said.number}`];
    if (prompt.kind === 'mex') return [`mex {${prompt.numbers.join(', ')}}`];
    return [`${place}${mark}${said.number}`];
  });
};

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
        const { spot, win } = positionOf(card.question.line);
        const by = brute();
        for (const option of spot.options()) {
          const wins = !by.outcome(option.to, win);
          expect(typed(option.move), option.move).toBe(wins ? 'right' : 'wrong');
        }
      }
      expect(typed('?!')).toBe('unread');
    }
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

  test.each(WRITTEN.map((language) => locales[language]))(
    'every exercise has a picture, and the text above it does not answer it, in $id',
    (locale) => {
      const { cards } = locale.learn.lessons[id] as { readonly cards: Readonly<Record<string, CardText>> };
      for (const card of cardsOf(id)) {
        const drawn = cardDrawings(card, locale);
        expect(drawn[0]?.of, card.name).toBe('position');
        if (card.turn === 'first') expect(drawn).toHaveLength(card.card.table === undefined ? 1 : 2);
        for (const { alt } of drawn) expect(alt().length, card.name).toBeGreaterThan(5);
        const { title, text } = cards[card.name]!;
        const above = [title, ...text, ...(card.card.code ?? [])].join('\n');
        for (const answer of answersTo(card, locale)) expect(above, card.name).not.toContain(answer);
      }
    },
  );
});

test('where a card says to take the smallest part of the heap, every exercise offers just that', () => {
  const parts = { 'binary powers': [4, 4], 'fibonacci smallest': [3, 1] };
  for (const [at, smallest] of Object.entries(parts)) {
    const [lesson, name] = at.split(' ');
    const offered = cardsOf(lesson as LessonId)
      .filter((card) => card.name === name)
      .map(({ question }) =>
        question.choices.flatMap(({ says }) => (says.kind === 'move' ? [says.move.move] : [])),
      );
    for (const [i, part] of smallest.entries()) expect(offered[i], at).toContain(`${part}`);
  }
});

/** A way to choose among the positions that one can move to. */
type Habit = (all: readonly Spot[], repliesTo: (spot: Spot) => number) => readonly Spot[];
const withMost =
  (better: (a: number, b: number) => boolean): Habit =>
  (all, of) =>
    all.filter((one) => all.every((other) => !better(of(other), of(one))));
/** Players who know nothing of the lesson, and the highest chance at which they may win its game. */
const HABITS: Readonly<Record<string, readonly [Habit, number]>> = {
  random: [(all) => all, 1 / 6],
  'the first move': [(all) => all.slice(0, 1), 1 / 6],
  'the last move': [(all) => all.slice(-1), 1 / 6],
  'what leaves most': [withMost((a, b) => a > b), 1 / 6],
  // To leave one reply is half of Euclid's game.
  'what leaves least': [withMost((a, b) => a < b), 1 / 2],
};

/**
 * The chance to win from a position, by brute force alone, against a bot that takes every win it is given and else loses as late as it
 * can: both are equally likely where they choose.
 */
const chanceOf = (start: Spot, win: Win, habit: Habit): number => {
  const by = brute();
  const after = (spot: Spot): readonly Spot[] => [...by.options(spot).values()];
  const mean = (all: readonly Spot[], of: (spot: Spot) => number): number =>
    all.reduce((sum, spot) => sum + of(spot), 0) / all.length;
  const known = new Map<string, number>();
  const mine = (spot: Spot): number => {
    const all = after(spot);
    const chance =
      known.get(spot.line) ??
      (all.length === 0
        ? Number(win === 'misere')
        : mean(
            habit(all, (one) => after(one).length),
            bots,
          ));
    known.set(spot.line, chance);
    return chance;
  };
  const bots = (spot: Spot): number => {
    const all = after(spot);
    if (by.outcome(spot, win)) return 0;
    const left = Math.max(...all.map((one) => by.remoteness(one, win)));
    return all.length === 0
      ? 1
      : mean(
          all.filter((one) => by.remoteness(one, win) === left),
          mine,
        );
  };
  return mine(start);
};

const total = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
/** Heaps as the line shows them. */
const heapsIn = (spot: Spot): readonly number[] =>
  spot.components.flatMap(({ position }) =>
    position
      .split(/[\s/]+/)
      .filter((word) => /^\d+$/.test(word))
      .map(Number)
      .filter((heap) => heap > 0),
  );
/** Edges of each figure that stands on the ground. */
const edgesIn = ({ line }: Spot): readonly number[] => {
  const edges = [...line.matchAll(/(\d+)-(\d+)/g)].map(([, a = '', b = '']) => [a, b]);
  const figures = edges.reduce<string[][]>((all, edge) => {
    const points = edge.filter((point) => point !== '0');
    const joined = all.filter((figure) => figure.some((point) => points.includes(point)));
    return [...all.filter((figure) => !joined.includes(figure)), [...joined.flat(), ...points]];
  }, []);
  return figures.map((figure) => edges.filter((edge) => edge.some((point) => figure.includes(point))).length);
};
type By = ReturnType<typeof brute>;
/** Of a position with rows or heaps, what holds for them; of another one nothing. */
const ofHeaps =
  (lost: (heaps: readonly number[], spot: Spot) => boolean) =>
  (spot: Spot): boolean =>
    lost(heapsIn(spot), spot);
/** Known errors, as beliefs about which positions lose. */
const BELIEFS: Readonly<Record<string, (spot: Spot, by: By) => boolean>> = {
  'misère is as normal play': (spot, by) => !by.outcome(spot, 'normal'),
  'what a position shows are Nim heaps': ofHeaps((heaps) => xor(heaps) === 0),
  'an even number of stones loses': ofHeaps((heaps) => total(heaps) % 2 === 0),
  'equal heaps lose': ofHeaps((heaps) => new Set(heaps).size < heaps.length),
  'the first heap can be forgotten': ofHeaps((heaps) => xor(heaps.slice(1)) === 0),
  'the last heap can be forgotten': ofHeaps((heaps) => xor(heaps.slice(0, -1)) === 0),
  'an even number of heaps loses': ofHeaps((heaps) => heaps.length % 2 === 0),
  'an even number of moves loses': (spot, by) => by.options(spot).size % 2 === 0,
  'multiples of the most that can be taken lose': ofHeaps((heaps, { line }) => {
    const most = /max=(\d+)/.exec(line)?.[1] ?? /s=(?:\d+,)*(\d+)/.exec(line)?.[1];
    return most !== undefined && total(heaps) % Number(most) === 0;
  }),
  'a figure is worth its edges': (spot) => spot.line.includes('-') && xor(edgesIn(spot)) === 0,
};
/** In one row the belief makes two equal halves, which is what the lesson teaches: equal rows are answered alike in every game. */
const TAUGHT: readonly string[] = ['patterns: what a position shows are Nim heaps'];

describe.each(LESSON_IDS)('the game at the end of %s', (id) => {
  const { spot, win } = positionOf(LESSONS[id].game);

  test.each(Object.entries(HABITS))('is not won by %s', (_, [habit, most]) => {
    expect(chanceOf(spot, win, habit)).toBeLessThanOrEqual(most);
  });

  test('is not won by a known error', () => {
    const by = brute();
    const reached = new Map([[spot.line, spot]]);
    for (const at of reached.values()) for (const [line, to] of by.options(at)) reached.set(line, to);
    for (const [name, believed] of Object.entries(BELIEFS)) {
      // What is so of every position that can come up is no error here.
      const isSo = [...reached.values()].every((at) => believed(at, by) === !by.outcome(at, win));
      if (isSo || TAUGHT.includes(`${id}: ${name}`)) continue;
      const chance = chanceOf(spot, win, (all) => {
        const lost = all.filter((one) => believed(one, by));
        return lost.length > 0 ? lost : all;
      });
      expect(chance, name).toBeLessThanOrEqual(1 / 2);
    }
  });

  test('is won by whoever always finds a position that loses', () => {
    const by = brute();
    expect(chanceOf(spot, win, (all) => all.filter((one) => !by.outcome(one, win)))).toBe(1);
    expect(analyse(spot, win, { bound: 4000, moves: 1 }).outcome).toBe('N');
  });
});

test('the closing game of the fusion lesson has one winning move, which takes both principles to find', () => {
  const by = brute();
  const closing = spotOf(LESSONS.fusion.game);
  const winning = [...by.options(closing).values()].filter((left) => !by.outcome(left, 'normal'));
  expect(winning.map((left) => left.line)).toEqual([spotOf('hackenbush 0-1 1-2 2-3 3-1 3-4 0-5').line]);
  // Without fusion the figure looks like 1 + (3 ⊕ 1), without the colon principle like 1 + 1 + 1: worth the stalk of 3, so lost.
  expect(by.grundy(spotOf('hackenbush 0-1 1-2 2-3 3-1 3-4'))).toBe(1);
  expect(by.grundy(spotOf('hackenbush 0-5 5-6 6-7'))).toBe(3);
});
