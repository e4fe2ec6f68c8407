/** Cards, the difficulty that follows the person, what comes next and why. */

import { describe, expect, test } from 'vitest';
import { gameIds, registry } from '../../../src/games/registry.ts';
import { seeded } from '../../../src/kernel/random.ts';
import { coursesOf } from '../../../src/learn/practice/courses.ts';
import {
  isDue,
  levelAfter,
  levelOf,
  masteryOf,
  recallOf,
  reviewed,
  type SkillCard,
} from '../../../src/learn/practice/memory.ts';
import type { ReviewRow } from '../../../src/learn/practice/ports.ts';
import { MAX_NEW_SKILLS, queueOf, whyNow } from '../../../src/learn/practice/schedule.ts';
import {
  ANY,
  CURRICULUM,
  meets,
  NUMBER_GAMES,
  readWish,
  skillId,
  skillNames,
  skillParts,
} from '../../../src/learn/practice/skills.ts';
import { lexicon, locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { making } from '../../support/questions.ts';

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 5, 12);

/** A card after these answers, each so long after the one before. */
const cardAfter = (
  answers: readonly (readonly [right: boolean, after: number])[],
  skill = 'outcome nim',
): SkillCard => {
  let card: SkillCard | null = null;
  let at = START;
  for (const [right, after] of answers) {
    at += after;
    card = reviewed(card, { user: 'ada', skill }, { right, at, difficulty: levelOf(card) });
  }
  if (card === null) throw new Error('no answer');
  return card;
};

describe('a card', () => {
  test('right: minutes, then days, then weeks; wrong: at once', () => {
    const once = cardAfter([[true, 0]]);
    expect(once.memory.due - START).toBe(10 * MINUTE);
    const twice = cardAfter([
      [true, 0],
      [true, 11 * MINUTE],
    ]);
    expect(twice.memory.due - twice.memory.last).toBe(2 * DAY);
    const thrice = cardAfter([
      [true, 0],
      [true, 11 * MINUTE],
      [true, 2 * DAY],
    ]);
    expect(thrice.memory.due - thrice.memory.last).toBeGreaterThan(5 * DAY);
    const lapsed = reviewed(thrice, thrice, { right: false, at: thrice.memory.due, difficulty: 2 });
    expect(lapsed.memory.due - lapsed.memory.last).toBeLessThanOrEqual(10 * MINUTE);
    expect(lapsed.memory.lapses).toBe(1);
  });

  test('the same log gives the same card: nothing is left to chance', () => {
    const answers = Array.from({ length: 30 }, (_, i) => [i % 4 !== 0, (i % 5) * DAY] as const);
    expect(cardAfter(answers)).toEqual(cardAfter(answers));
  });

  test('what comes late counts from the last review on', () => {
    const card = cardAfter([[true, 0]]);
    const late = reviewed(card, card, { right: true, at: START - 5 * DAY, difficulty: null });
    expect(late.memory.last).toBe(START);
    expect(late.reviews).toBe(2);
  });

  test('recall falls with time, to nine tenths where the stability says', () => {
    const card = cardAfter([
      [true, 0],
      [true, 11 * MINUTE],
    ]);
    expect(recallOf(card, card.memory.last)).toBeCloseTo(1, 6);
    expect(recallOf(card, card.memory.last + card.memory.stability * DAY)).toBeCloseTo(0.9, 3);
    expect(recallOf(card, card.memory.last + 300 * DAY)).toBeLessThan(0.7);
    expect(isDue(card, card.memory.due - 1)).toBe(false);
    expect(isDue(card, card.memory.due)).toBe(true);
  });

  test.each([
    [[true], 0.556],
    [[false], 0],
    [[true, true], 0.738],
    [[true, true, true, true, true], 0.911],
    [Array.from({ length: 20 }, () => true), 0.998],
    [[...Array.from({ length: 20 }, () => true), false], 0.798],
  ])('mastery after %j is the share of right answers, recent ones weighing more: %f', (answers, share) => {
    const card = cardAfter(answers.map((right) => [right, 0]));
    expect(masteryOf(card, card.memory.last)).toBeCloseTo(share, 2);
    // The same, from the definition: each older answer weighs 0.8 of the next, and before them all stands a wrong one.
    const weights = answers.map((_, i) => 0.8 ** (answers.length - 1 - i));
    const total = weights.reduce((sum, weight) => sum + weight, 0) + 0.8 ** answers.length;
    const right = weights.reduce((sum, weight, i) => sum + (answers[i] === true ? weight : 0), 0);
    expect(card.share).toBeCloseTo(right / total, 9);
  });
});

describe('the level', () => {
  test('four right answers and a wrong one leave it where it was', () => {
    let level = 2;
    for (const right of [true, true, true, true, false])
      level = levelAfter(level, { right, at: 0, difficulty: level });
    expect(level).toBe(2);
  });

  test('what says nothing moves nothing, and it stays within bounds', () => {
    expect(levelAfter(3, { right: true, at: 0, difficulty: 1.5 })).toBe(3);
    expect(levelAfter(3, { right: false, at: 0, difficulty: 4.5 })).toBe(3);
    expect(levelAfter(3, { right: false, at: 0, difficulty: null })).toBe(3);
    expect(levelAfter(0.6, { right: false, at: 0, difficulty: 0.6 })).toBe(0.5);
    expect(levelAfter(5.5, { right: true, at: 0, difficulty: 5.5 })).toBe(5.5);
  });

  test.each([1.5, 2.5, 3.5])('somebody of ability %f is right about four times in five', (ability) => {
    const random = seeded(`ability ${ability}`);
    let level = 1.5;
    let right = 0;
    for (let i = 0; i < 2200; i += 1) {
      // A logistic curve, as item response theory has it.
      const wins = random() < 1 / (1 + Math.exp(3 * (level - ability - 0.3)));
      if (i >= 200 && wins) right += 1;
      level = levelAfter(level, { right: wins, at: 0, difficulty: level });
    }
    expect(right / 2000).toBeGreaterThan(0.75);
    expect(right / 2000).toBeLessThan(0.85);
  });
});

describe('the queue', () => {
  const known = (skill: string, answers: readonly (readonly [boolean, number])[]): SkillCard =>
    cardAfter(answers, skill);
  const strong = [true, true, true, true].map((right, i) => [right, i * 3 * DAY] as const);
  const none = { skills: [], fresh: 0 };

  test('somebody new meets the curriculum in its order', () => {
    const queue = queueOf([], CURRICULUM, ANY, none, START);
    expect(queue.slice(0, 3)).toEqual(CURRICULUM.slice(0, 3));
  });

  test('due ones first, the least known of them first; then new ones, then weak ones', () => {
    const cards = [
      known('outcome nim', [[true, 0]]),
      known('mex', [[true, 0]]),
      known('nim-sum', strong),
      known('why nim', [
        [true, 0],
        [false, MINUTE],
        [true, MINUTE],
      ]),
    ];
    const soon = queueOf(cards, CURRICULUM, ANY, none, START + 2 * MINUTE);
    expect(soon.slice(0, MAX_NEW_SKILLS)).toEqual(['outcome bash', 'winning-move bash', 'winning-move nim']);
    const later = queueOf(cards, CURRICULUM, ANY, none, START + 400 * DAY);
    const due = later.slice(0, 4);
    expect(new Set(due)).toEqual(new Set(cards.map(({ skill }) => skill)));
    const recalls = due.map((skill) =>
      recallOf(cards.find((card) => card.skill === skill)!, START + 400 * DAY),
    );
    expect(recalls).toEqual(recalls.toSorted((a, b) => a - b));
  });

  test('no more than a few new ones a session; the one just asked comes last', () => {
    const cards = [known('outcome nim', [[true, 0]]), known('mex', [[false, 0]])];
    const past = { skills: ['mex', 'outcome nim'], fresh: MAX_NEW_SKILLS };
    const queue = queueOf(cards, CURRICULUM, ANY, past, START);
    expect(queue[0]).toBe('mex');
    expect(queue.at(-1)).toBe('outcome nim');
  });

  test('a wish leaves the others out', () => {
    const cards = [known('outcome nim', strong), known('mex', strong), known('outcome nim misere', strong)];
    expect(
      queueOf(cards, ['why nim', 'mex'], { kind: null, game: 'nim', win: 'normal' }, none, START),
    ).toEqual(['why nim', 'outcome nim']);
    expect(meets('outcome nim misere', { kind: 'outcome', game: 'nim', win: 'misere' })).toBe(true);
    expect(meets('nonsense', { kind: null, game: 'nim', win: 'normal' })).toBe(false);
  });
});

describe('why now', () => {
  const row = (right: boolean, at: number): ReviewRow => ({
    user: 'ada',
    skill: 'outcome nim',
    source: 'game',
    ref: 'm:1',
    number: 1,
    right,
    at,
    difficulty: null,
    line: 'nim 3 4 5',
    symmetry: null,
  });
  const strong = cardAfter([true, true, true, true].map((right, i) => [right, i * 3 * DAY]));

  test.each([
    ['new', null, null, false, START, { kind: 'new' }],
    [
      'missed',
      strong,
      row(false, START),
      false,
      START + DAY,
      { kind: 'missed', source: 'game', line: 'nim 3 4 5', ago: DAY },
    ],
    [
      'due',
      strong,
      row(true, START),
      false,
      strong.memory.due + DAY,
      { kind: 'due', since: DAY, recall: 90 },
    ],
    ['named', strong, row(true, START), true, strong.memory.last, { kind: 'chosen' }],
    ['steady', strong, row(true, START), false, strong.memory.last, { kind: 'steady' }],
    [
      'right, but once',
      cardAfter([[true, 0]]),
      row(true, START),
      false,
      START,
      { kind: 'young', reviews: 1 },
    ],
    [
      'weak',
      cardAfter([
        [false, 0],
        [true, 0],
      ]),
      row(true, START),
      false,
      START,
      { kind: 'weak', share: 41 },
    ],
  ] as const)('%s', (_, card, last, named, now, why) => {
    const told = whyNow(card, last, named, now);
    if (told.kind !== 'due') expect(told).toEqual(why);
    else expect({ ...told, recall: Math.round(told.recall / 10) * 10 }).toEqual(why);
  });

  test('shaky: not due, yet half forgotten', () => {
    const card = { ...strong, memory: { ...strong.memory, due: START + 4000 * DAY } };
    expect(whyNow(card, row(true, START), false, START + 300 * DAY)).toMatchObject({ kind: 'shaky' });
  });
});

describe('courses', () => {
  test('come from the log alone, and end with the card as it stands', () => {
    const answers = Array.from({ length: 40 }, (_, i) => ({
      right: i % 3 !== 0,
      at: START + i * 5 * MINUTE * i,
    }));
    let card: SkillCard | null = null;
    const rows = answers.map(({ right, at }, i): ReviewRow => {
      card = reviewed(card, { user: 'ada', skill: 'mex' }, { right, at, difficulty: 2 });
      return {
        user: 'ada',
        skill: 'mex',
        source: 'practice',
        ref: `s:${i}`,
        number: i + 1,
        right,
        at,
        difficulty: 2,
        line: 'nim 1',
        symmetry: null,
      };
    });
    const now = answers.at(-1)!.at + 9 * DAY;
    const { points } = coursesOf('mex', rows, now);
    expect(points.at(-1)?.at).toBeCloseTo(now, -1);
    expect(points.at(-1)?.mastery).toBeCloseTo(masteryOf(card!, now), 6);
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(points.every(({ mastery }) => mastery >= 0 && mastery <= 1)).toBe(true);
    expect(points.length).toBeLessThanOrEqual(97);
    expect(coursesOf('mex', [], now).points).toEqual([]);
  });
});

describe('skills', () => {
  const names = skillNames(() => WRITTEN.map((language) => locales[language]), lexicon);
  const read = (text: string) => readWish(text, names, lexicon.words);

  test.each(CURRICULUM)('%s can be asked', (skill) => {
    const parts = skillParts(skill)!;
    expect(skillId(parts)).toBe(skill);
    const games = parts.game === null ? NUMBER_GAMES : [parts.game];
    const question = making.generate({ kind: parts.kind, games, difficulty: 1.5, seed: 'a', win: parts.win });
    expect(question?.skill).toBe(skill);
  });

  test.each([
    ['', { kind: null, game: null, win: 'normal' }],
    ['nim', { kind: null, game: 'nim', win: 'normal' }],
    ['nim misere', { kind: null, game: 'nim', win: 'misere' }],
    ['尼姆', { kind: null, game: 'nim', win: 'normal' }],
    ['outcome nim', { kind: 'outcome', game: 'nim', win: 'normal' }],
    ['Outcome  NIM misère', { kind: 'outcome', game: 'nim', win: 'misere' }],
    ['P or N: Nim', { kind: 'outcome', game: 'nim', win: 'normal' }],
    ['Find a winning move: Wythoff, misère', { kind: 'winning-move', game: 'wythoff', win: 'misere' }],
    ['mex', { kind: 'mex', game: null, win: 'normal' }],
    ['nim-sum nim', { kind: 'nim-sum', game: null, win: 'normal' }],
    ['winning-move', { kind: 'winning-move', game: null, win: 'normal' }],
    ['subtraction s={1, 3}', { kind: null, game: 'subtraction s={1,3}', win: 'normal' }],
    ['outcome subtraction s=1, 3, 4', { kind: 'outcome', game: 'subtraction s=1,3,4', win: 'normal' }],
    ['winning-move nim + kayles', { kind: 'winning-move', game: 'nim + kayles', win: 'normal' }],
    ['every nim + kayles', { kind: null, game: 'every nim + kayles', win: 'normal' }],
    ['all nim + kayles', { kind: null, game: 'all nim + kayles', win: 'normal' }],
    ['any nim + wythoff', { kind: null, game: 'any nim + wythoff', win: 'normal' }],
    ['wythoff a=2, misère', { kind: null, game: 'wythoff a=2', win: 'misere' }],
  ])('“%s” is understood', (text, wish) => {
    expect(read(text)).toEqual({ ok: true, wish });
  });

  test('a word that is a kind of question and a game is not guessed at; what says which is', () => {
    const [ofKind, ofGame] = [
      { kind: 'grundy', game: null, win: 'normal' },
      { kind: null, game: 'grundy', win: 'normal' },
    ];
    for (const text of ['grundy', ' Grundy '])
      expect(read(text)).toEqual({ ok: false, either: [ofKind, ofGame] });
    for (const text of ['Grundy value', 'SG 值']) expect(read(text)).toEqual({ ok: true, wish: ofKind });
    for (const text of ['Grundy’s game', '格伦迪', 'grundys-game'])
      expect(read(text)).toEqual({ ok: true, wish: ofGame });
    expect(read('grundy misere')).toEqual({ ok: true, wish: { ...ofGame, win: 'misere' } });
    expect(read('grundy grundy')).toEqual({ ok: true, wish: { ...ofKind, game: 'grundy' } });
  });

  test.each(WRITTEN.map((language) => locales[language]))(
    'every skill as it reads in $id is understood',
    (locale) => {
      for (const game of gameIds)
        for (const [kind, word] of Object.entries(locale.quiz.kinds)) {
          const parts = { ok: true, wish: { kind, game, win: registry[game].usual } };
          const said = locale.quiz.skill(word, locale.games[game].name, 'normal');
          // Numbers alone are of no game; what a teacher marks is not practised.
          if (!['mex', 'nim-sum', 'zeckendorf', 'period', 'own-words'].includes(kind))
            expect(read(said), said).toEqual(parts);
        }
    },
  );

  test('what is no skill is named', () => {
    expect(read('chess')).toEqual({ ok: false, token: 'chess' });
    expect(read('outcome of chess')).toEqual({ ok: false, token: 'of chess' });
    for (const odd of ['toString', '__proto__', 'outcome __proto__', '🙂', '<@1>'])
      expect(read(odd).ok, odd).toBe(false);
  });
});
