/** What lessons say to an answer: with ideas told so far alone, and with numbers that the rules bear out. */

import { describe, expect, test } from 'vitest';
import { LESSON_IDS, LESSONS, type LessonCards } from '../../src/learn/model/lessons.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type CardText, replyOf } from '../../src/texts/lessons.ts';
import { brute } from '../support/brute.ts';

type CardId = { [L in keyof LessonCards]: `${L} ${LessonCards[L]}` }[keyof LessonCards];
const ALL = LESSON_IDS.flatMap((lesson) =>
  Object.keys(LESSONS[lesson].cards).map((name) => ({ lesson, name })),
);
const ORDER = ALL.map(({ lesson, name }) => `${lesson} ${name}`);

/** The card that introduces an idea, and its words in both languages: no card before it may use them. */
const IDEAS: readonly (readonly [CardId, RegExp])[] = [
  ['outcomes back', /\b(?:every|some) move leads to\b/i],
  ['bash mirror', /multiple|倍数/],
  ['nim pairs', /cop(?:y|ies)|照抄|照样/],
  ['nim sum', /⊕|nim-sum|XOR|binary|cancel|异或|二进制|抵消/i],
  ['nim repair', /Bouton/],
  ['nim broken', /column|row changes|列/],
  ['mex missing', /mex|Grundy|\bworth\b|SG|的值|值是/],
  ['sums together', /\bsum of (?:games|values)/],
  ['periods values', /subtraction game|减法游戏/],
  ['periods period', /period|周期|循环/],
  ['wythoff queen', /queen|皇后/],
  ['wythoff pairs', /losing pair|必败数对/],
  ['wythoff golden', /golden|φ|取整/],
  ['fibonacci sum', /Fibonacci|Zeckendorf|斐波那契|齐肯多夫/],
  ['staircase moore', /modulo|模 \d/],
  ['coins turtles', /\bheads?\b|枚/],
  ['hackenbush stalk', /stalk|\bedge|杆|条边/],
  ['hackenbush colon', /colon|v \+ 1|冒号/i],
  ['hackenbush fusion', /fuse|fusion|loop|融合|自环/i],
  ['every longest', /lasts? longer|ends last|最后结束/],
  ['chomp steal', /\bbite|poison|咬|有毒/],
];

describe.each(WRITTEN.map((language) => locales[language]))('$id', ({ learn }) => {
  const told = ALL.map(({ lesson, name }) => {
    const { title, text } = (learn.lessons[lesson].cards as Readonly<Record<string, CardText>>)[name]!;
    const { right, wrong } = replyOf(learn, { lesson, name });
    return { id: `${lesson} ${name}`, card: [title, ...text].join(' '), right, wrong };
  });

  test('no card answers with an idea of a later one, and each idea is told where it is said to be', () => {
    const early = IDEAS.flatMap(([first, words]) =>
      told
        .slice(0, ORDER.indexOf(first))
        .filter(({ right, wrong }) => words.test(right) || words.test(wrong))
        .map(({ id }) => `${id}: ${words.source}`),
    );
    expect(early).toEqual([]);
    for (const [first] of IDEAS) expect(ORDER).toContain(first);
  });

  test('a reply is short, and a wrong answer is not told the right one', () => {
    for (const { id, right, wrong } of told) {
      expect(right.split(' ').length, id).toBeLessThanOrEqual(45);
      expect(wrong.split(' ').length, id).toBeLessThanOrEqual(35);
      expect([id, right === wrong, wrong === '']).toEqual([id, false, false]);
    }
  });

  test('every equation is true, whichever text it stands in', () => {
    let counted = 0;
    for (const { id, card, right, wrong } of told)
      for (const text of [card, right, wrong])
        for (const [whole, left = '', value = ''] of text.matchAll(
          /(?<![\d·+−⊕.…] ?)(\d+(?: [⊕+−·] \d+)+) = (\d+)(?![.…]?\d|\.\d| [⊕+−·])/g,
        )) {
          expect([id, whole, valueOf(left)]).toEqual([id, whole, Number(value)]);
          counted += 1;
        }
    for (const { id, right, wrong, card } of told)
      for (const text of [card, right, wrong]) {
        for (const [whole, set = '', value = ''] of text.matchAll(/mex \{([\d, ]*)\} = (\d+)/g)) {
          const numbers = set.split(',').map(Number);
          let least = 0;
          while (set !== '' && numbers.includes(least)) least += 1;
          expect([id, whole, least]).toEqual([id, whole, Number(value)]);
          counted += 1;
        }
        for (const [whole, value = '', sum = ''] of text.matchAll(
          /(?<![⊕+−·] )\b(\d+) = (\d+(?: [+·] \d+)+)/g,
        )) {
          expect([id, whole, valueOf(sum.replace(/(\d+) · (\d+)/, (_, a, b) => `${a * b}`))]).toEqual([
            id,
            whole,
            Number(value),
          ]);
          counted += 1;
        }
      }
    expect(counted).toBeGreaterThan(60);
  });
});

/** From the left to the right, with one kind of sign, or + and −; a product first. */
const valueOf = (expression: string): number => {
  const tokens = expression
    .replace(
      /(\d+) · (\d+)(?: · (\d+) · (\d+))?/g,
      (_, ...all) =>
        `${all
          .slice(0, 4)
          .filter((one) => one !== undefined)
          .map(Number)
          .reduce((a: number, b: number) => a * b, 1)}`,
    )
    .split(' ');
  return tokens.reduce((sum, token, i) => {
    const number = Number(token);
    if (i % 2 === 1) return sum;
    if (i === 0) return number;
    const sign = tokens[i - 1];
    return sign === '⊕' ? sum ^ number : sign === '−' ? sum - number : sum + number;
  }, 0);
};

test('both languages say the same numbers', () => {
  const digits = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
  for (const { lesson, name } of ALL) {
    const [en, zh] = [locales.en, locales['zh-CN']].map(({ learn }) => replyOf(learn, { lesson, name }));
    expect([name, digits(zh!.right)]).toEqual([name, digits(en!.right)]);
    expect([name, digits(zh!.wrong)]).toEqual([name, digits(en!.wrong)]);
  }
});

/** What the replies say of positions: who wins there (P, N), or what it is worth. */
const FACTS: Readonly<Partial<Record<CardId, Readonly<Record<string, 'P' | 'N' | number>>>>> = {
  'outcomes end': { 'bash 1 max=2': 'N', 'bash 2 max=2': 'N', 'bash 3 max=2': 'P' },
  'outcomes back': { 'bash 5 max=2': 'N', 'bash 4 max=2': 'N', 'bash 3 max=2': 'P', 'bash 6 max=2': 'P' },
  'outcomes zermelo': { 'bash 4 max=3': 'P', 'bash 3 max=3': 'N', 'bash 8 max=3': 'P' },
  'bash mirror': { 'bash 12 max=3': 'P', 'bash 8 max=3': 'P', 'bash 4 max=3': 'P' },
  'bash remainder': { 'bash 8 max=3': 'P' },
  'bash rule': { 'bash 20 max=4': 'P' },
  'nim pairs': { 'nim 4 4': 'P' },
  'nim sum': { 'nim 3 4 5': 2 },
  'nim repair': { 'nim 1 3 2': 'P', 'nim 1 3 6': 4 },
  'nim broken': { 'nim 1 2 3': 'P' },
  'nim mended': { 'nim 1 4 5': 'P' },
  'mex missing': { 'bash 4 max=3': 0, 'bash 3 max=3': 3, 'bash 2 max=3': 2, 'bash 5 max=3': 1 },
  'mex value': {
    'subtraction 4 s=1,3,4': 2,
    'subtraction 2 s=1,3,4': 0,
    'subtraction 1 s=1,3,4': 1,
    'subtraction 5 s=1,3,4': 3,
  },
  'mex zero': {
    'subtraction 6 s=1,3,4': 2,
    'subtraction 4 s=1,3,4': 2,
    'subtraction 3 s=1,3,4': 1,
    'subtraction 7 s=1,3,4': 0,
  },
  'sums together': { 'bash 5 max=3': 1, 'bash 5 max=3 + nim 2': 3 },
  'sums where': { 'bash 5 max=3 + nim 1': 0, 'bash 4 max=3': 0, 'bash 3 max=3': 3, 'bash 2 max=3': 2 },
  'sums move': { 'bash 5 max=3 + nim 1': 0, 'bash 2 max=3 + nim 2': 0 },
  'periods values': { 'subtraction 5 s=1,3,4': 3, 'subtraction 3 s=1,3,4': 1, 'subtraction 2 s=1,3,4': 0 },
  'periods far': { 'subtraction 100 s=1,3,4': 0, 'subtraction 2 s=1,3,4': 0 },
  'wythoff queen': { 'wythoff 0 2': 'N', 'wythoff 1 1': 'N', 'wythoff 1 0': 'N', 'wythoff 0 1': 'N' },
  'wythoff pairs': { 'wythoff 1 2': 'P' },
  'wythoff golden': { 'wythoff 6 10': 'P' },
  'wythoff move': { 'wythoff 4 7': 'P' },
  'fibonacci smallest': { 'fibonacci 18 limit=4': 'P' },
  'fibonacci lost': { 'fibonacci 13': 'P' },
  'staircase even': { 'staircase 0 4 0': 'P' },
  'staircase odd': { 'staircase 1 4 1': 'P', 'staircase 3 0 3': 'P' },
  'staircase moore': { 'moore 1 2 3 k=2': 'N' },
  'staircase columns': { 'moore 2 2 2 k=2': 'P' },
  'coins turtles': { 'coins HTTHH rule=turtles': 'P' },
  'coins mock': { 'coins H rule=mock': 1, 'coins TTH rule=mock': 4, 'coins HTH rule=mock': 5 },
  'coins ruler': { 'coins TH rule=ruler': 2, 'coins TTH rule=ruler': 1, 'coins THHT rule=ruler': 3 },
  'hackenbush stalk': { 'hackenbush 0-1': 1, 'hackenbush 0-1 1-2': 2 },
  'hackenbush colon': { 'hackenbush 0-1 1-2 1-3': 1 },
  'hackenbush fusion': { 'hackenbush 0-1 1-2 2-0': 1 },
  'hackenbush cut': {
    'hackenbush 0-1 2-3 3-1 3-4': 'N',
    'hackenbush 0-1 1-2 3-1 3-4': 'N',
    'hackenbush 0-1 1-2 2-3 3-1': 'N',
  },
  'every longest': { 'every bash 4 max=3': 'P', 'every nim 0 + bash 4 max=3': 'P' },
  'every rounds': { 'every bash 4 max=3 + bash 8 max=3': 'P' },
  'every hurry': { 'every bash 0 max=3 + bash 4 max=3': 'P', 'every bash 2 max=3 + bash 4 max=3': 'P' },
  'chomp steal': { 'chomp 2x3': 'N' },
  'chomp rows': { 'chomp 3 2': 'P', 'chomp 2 1': 'P', 'chomp 1': 'P' },
  'chomp square': { 'chomp 4 1 1 1': 'P' },
  'patterns table': { 'subtraction 8 s=1,4': 1, 'subtraction 5 s=1,4': 0, 'subtraction 9 s=1,4': 2 },
  'patterns proof': {
    'subtraction 17 s=1,4': 'P',
    'subtraction 16 s=1,4': 'N',
    'subtraction 13 s=1,4': 'N',
    'subtraction 15 s=1,4': 'P',
    'subtraction 12 s=1,4': 'P',
  },
  'patterns symmetry': { 'kayles 2 2': 'P' },
};

test('what a reply says of positions is so, by the rules alone', () => {
  const by = brute();
  for (const [id, facts] of Object.entries(FACTS))
    for (const [line, said] of Object.entries(facts)) {
      const read = parseLine(line);
      if (!read.ok) throw new Error(`${id}: ${line}`);
      const { spot, win } = read.value;
      const is = typeof said === 'number' ? by.grundy(spot) : by.outcome(spot, win) ? 'N' : 'P';
      expect([id, line, is]).toEqual([id, line, said]);
    }
  // Numbers alone stand in the others, and are reckoned above.
  const left = ORDER.filter((id) => !Object.hasOwn(FACTS, id));
  expect(left).toEqual(['periods period', 'fibonacci sum', 'patterns period']);
});
