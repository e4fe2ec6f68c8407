/** What lessons say to an answer: with ideas told so far alone, and with numbers that the rules bear out. */

import { describe, expect, test } from 'vitest';
import { LESSON_IDS, LESSONS, type LessonCards } from '../../src/learn/model/lessons.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type CardText, replyOf } from '../../src/texts/lessons.ts';
import { mex } from '../support/arithmetic.ts';
import { brute } from '../support/brute.ts';
import { positionOf } from '../support/positions.ts';

type CardId = { [L in keyof LessonCards]: `${L} ${LessonCards[L]}` }[keyof LessonCards];
const ALL = LESSON_IDS.flatMap((lesson) =>
  Object.keys(LESSONS[lesson].cards).map((name) => ({ lesson, name })),
);
const ORDER = ALL.map(({ lesson, name }) => `${lesson} ${name}`);

/** The card that introduces an idea, and its words in both languages: no card before it may use them. */
const IDEAS: readonly (readonly [CardId, RegExp])[] = [
  ['outcomes back', /\b(?:every|some) move leads to\b/i],
  ['bash remainder', /remainder|multiple|倍数|余数/],
  ['graphs label', /arrow|出边/],
  ['binary powers', /powers? of two|2 的幂/],
  ['binary digits', /binary|二进制/],
  ['binary cancel', /⊕|nim-sum|XOR|cancel|异或|抵消/i],
  ['nim pairs', /cop(?:y|ies)|模仿/],
  ['nim repair', /Bouton/],
  ['nim broken', /column|row changes|列会|某列/],
  ['misere ones', /misère|反常/i],
  ['staircase moore', /modulo|模 \d/],
  ['mex missing', /mex|Grundy|\bworth\b|SG|的值|值是/],
  ['periods values', /subtraction game|减法游戏/],
  ['periods period', /period|周期|循环/],
  ['splitting code', /octal|八进制/],
  ['wythoff queen', /queen|皇后/],
  ['wythoff pairs', /losing pair|必败数对/],
  ['beatty golden', /golden|φ|取整/],
  ['fibonacci sum', /Fibonacci|Zeckendorf|斐波那契|齐肯多夫/],
  ['euclid count', /quotient|商/],
  ['coins turtles', /\bheads?\b|枚/],
  ['hackenbush stalk', /stalk|\bedge|杆|条边/],
  ['hackenbush colon', /colon|v \+ 1|冒号/i],
  ['fusion fuse', /fuse|fusion|loop|融合|自环/i],
  ['matching left', /maximum matching|最大匹配/],
  ['every longest', /lasts? longer|ends last|最后结束/],
  ['tame tame', /tame|驯良/],
  ['chomp rows', /\bbite at|咬第/],
];

describe.each(WRITTEN.map((language) => locales[language]))('$id', ({ learn }) => {
  const told = ALL.map(({ lesson, name }) => {
    const { title, text } = (learn.lessons[lesson].cards as Readonly<Record<string, CardText>>)[name]!;
    const { right, wrong, again } = replyOf(learn, { lesson, name });
    return { id: `${lesson} ${name}`, card: [title, ...text].join(' '), replies: [right, wrong, again] };
  });

  test('no card answers with an idea of a later one, and each idea is told where it is said to be', () => {
    const early = IDEAS.flatMap(([first, words]) =>
      told
        .slice(0, ORDER.indexOf(first))
        .filter(({ replies }) => replies.some((reply) => words.test(reply)))
        .map(({ id }) => `${id}: ${words.source}`),
    );
    expect(early).toEqual([]);
    for (const [first] of IDEAS) expect(ORDER).toContain(first);
  });

  test('a reply is short, and a wrong answer is not told the right one', () => {
    for (const { id, replies } of told) {
      const [right = '', wrong = '', again = ''] = replies;
      expect(right.split(' ').length, id).toBeLessThanOrEqual(50);
      expect(again.split(' ').length, id).toBeLessThanOrEqual(50);
      expect(wrong.split(' ').length, id).toBeLessThanOrEqual(35);
      expect([id, new Set([...replies, '']).size]).toEqual([id, 4]);
    }
  });

  test('every equation is true, whichever text it stands in', () => {
    let counted = 0;
    for (const { id, card, replies } of told)
      for (const text of [card, ...replies])
        for (const [whole, left = '', value = ''] of text.matchAll(
          /(?<![\d·+−⊕.…] ?)(\d+(?: [⊕+−·] \d+)+) = (\d+)(?![.…]?\d|\.\d| [⊕+−·])/g,
        )) {
          expect([id, whole, valueOf(left)]).toEqual([id, whole, Number(value)]);
          counted += 1;
        }
    for (const { id, card, replies } of told)
      for (const text of [card, ...replies]) {
        for (const [whole, set = '', value = ''] of text.matchAll(/mex \{([\d, ]*)\} = (\d+)/g)) {
          const least = set === '' ? 0 : mex(set.split(',').map(Number));
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
    expect(counted).toBeGreaterThan(120);
  });
});

/** From the left to the right, with one kind of sign, or + and −; a product first. */
const valueOf = (expression: string): number => {
  const tokens = expression
    .replace(
      /\d+(?: · \d+)+/g,
      (product) => `${product.split(' · ').reduce((all, factor) => all * Number(factor), 1)}`,
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
  // “Powers of two” and “ones” have no digit in English.
  const digits = (text: string) => [...new Set(text.replaceAll(/2 的幂|个 1/g, '').match(/\d+/g))].toSorted();
  for (const { lesson, name } of ALL) {
    const [en, zh] = [locales.en, locales['zh-CN']].map(({ learn }) => replyOf(learn, { lesson, name }));
    expect([name, digits(zh!.right)]).toEqual([name, digits(en!.right)]);
    expect([name, digits(zh!.wrong)]).toEqual([name, digits(en!.wrong)]);
    expect([name, digits(zh!.again)]).toEqual([name, digits(en!.again)]);
  }
});

/** What cards and replies say of positions: who wins there (P, N), or what it is worth. */
const FACTS: Readonly<Partial<Record<CardId, string>>> = {
  'outcomes end': 'bash 1 max=2: N; bash 2 max=2: N; bash 3 max=2: P; bash 4 max=2: N',
  'outcomes back':
    'bash 3 max=2: P; bash 4 max=2: N; bash 5 max=2: N; bash 0 max=2: P; bash 1 max=2: N; bash 2 max=2: N',
  'outcomes zermelo':
    'bash 1 max=3: N; bash 2 max=3: N; bash 3 max=3: N; bash 4 max=3: P; bash 4 max=4: N; bash 5 max=4: P',
  'bash mirror': 'bash 12 max=3: P; bash 8 max=3: P; bash 4 max=3: P; bash 14 max=3: N',
  'bash remainder': 'bash 8 max=3: P; bash 12 max=3: P',
  'bash rule': 'bash 20 max=4: P; bash 21 max=6: P',
  'graphs label':
    'dag a>b a>c b>d c>b c>d at=d: P; dag a>b a>c b>d c>b c>d at=b: N; dag a>b a>c b>d c>b c>d at=c: N; dag a>b a>c b>d c>b c>e d>e at=e: P; dag a>b a>c b>d c>b c>e d>e at=d: N; dag a>b a>c b>d c>b c>e d>e at=b: P',
  'graphs count':
    'dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=g: P; dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=e: N; dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=f: P; dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=c: P; dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=b: N; dag a>b a>c a>d b>e b>f c>e d>f e>g f>e at=d: N; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=g: P; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=f: N; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=e: P; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=c: N; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=d: N; dag a>b a>c a>d b>c b>f c>e d>c d>e e>f f>g at=b: P',
  'graphs heaps':
    'subtraction 0 s=1,3,4: P; subtraction 1 s=1,3,4: N; subtraction 2 s=1,3,4: P; subtraction 3 s=1,3,4: N; subtraction 4 s=1,3,4: N; subtraction 5 s=1,3,4: N; subtraction 6 s=1,3,4: N; subtraction 7 s=1,3,4: P',
  'binary powers': 'dynamic 16 k=1 limit=4: P; dynamic 8 k=1 limit=4: P',
  'binary digits': 'dynamic 16 k=1: P; dynamic 16 k=1 limit=8: P',
  'nim pairs': 'nim 4 4: P; nim 3 3: P',
  'nim sum': 'nim 3 4 5: 2; nim 2 5 6: 1',
  'nim repair': 'nim 1 3 2: P; nim 1 3 6: 4; nim 2 4 6: P; nim 2 4 7: 1',
  'nim broken': 'nim 1 2 3: P; nim 2 4 6: P',
  'nim mended': 'nim 1 4 5: P; nim 1 6 7: P; nim 3 4 7: P; nim 3 6 5: P',
  'misere ones': 'nim 1 1 1 misere: P; nim 1 1 1 1 misere: N',
  'misere last': 'nim 1 1 1 misere: P; nim 1 1 misere: N; nim 1 misere: P',
  'misere same': 'nim 2 3 1 misere: P; nim 2 4 6 misere: P',
  'staircase even': 'staircase 0 4 0: P; staircase 0 3 0: P',
  'staircase odd': 'staircase 1 4 1: P; staircase 3 0 3: P; staircase 2 6 2: P; staircase 5 0 5: P',
  'staircase moore': 'moore 1 2 3 k=2: N; moore 1 2 3 3 k=2: P',
  'staircase columns': 'moore 2 2 2 k=2: P; moore 4 4 4 k=2: P',
  'mex missing':
    'bash 4 max=3: 0; bash 3 max=3: 3; bash 2 max=3: 2; bash 5 max=3: 1; subtraction 6 s=1,3,4: 2',
  'mex value':
    'subtraction 0 s=1,3,4: 0; subtraction 1 s=1,3,4: 1; subtraction 2 s=1,3,4: 0; subtraction 3 s=1,3,4: 1; subtraction 4 s=1,3,4: 2; subtraction 5 s=1,3,4: 3; subtraction 6 s=1,3,4: 2',
  'mex zero':
    'subtraction 0 s=1,3,4: 0; subtraction 1 s=1,3,4: 1; subtraction 2 s=1,3,4: 0; subtraction 3 s=1,3,4: 1; subtraction 4 s=1,3,4: 2; subtraction 5 s=1,3,4: 3; subtraction 6 s=1,3,4: 2; subtraction 7 s=1,3,4: 0; subtraction 8 s=1,3,4: 1',
  'theorem beside': 'subtraction 5 s=1,3,4 + nim 3: P; subtraction 4 s=1,3,4 + nim 2: P',
  'theorem back':
    'subtraction 6 s=1,3,4: 2; subtraction 5 s=1,3,4: 3; subtraction 3 s=1,3,4 + nim 1: P; subtraction 1 s=1,3,4 + nim 1: P',
  'theorem replace':
    'subtraction 0 s=1,3,4: 0; subtraction 1 s=1,3,4: 1; subtraction 2 s=1,3,4: 0; subtraction 3 s=1,3,4: 1; subtraction 4 s=1,3,4: 2; subtraction 5 s=1,3,4: 3; subtraction 6 s=1,3,4: 2; subtraction 7 s=1,3,4: 0; subtraction 8 s=1,3,4: 1; subtraction 5 4 s=1,3,4: 1; subtraction 6 8 s=1,3,4: 3',
  'sums together': 'bash 6 max=3: 2; bash 7 max=3: 3; bash 6 max=3 + nim 5: 7; bash 7 max=3 + nim 6: 5',
  'sums where':
    'bash 5 max=3 + nim 1: 0; bash 4 max=3: 0; bash 3 max=3: 3; bash 2 max=3: 2; bash 7 max=4: 2; bash 6 max=4 + nim 1: 0',
  'sums move':
    'bash 5 max=3 + nim 1: 0; bash 2 max=3 + nim 2: 0; bash 6 max=3 + nim 2: 0; bash 3 max=3 + nim 3: 0',
  'periods values':
    'subtraction 0 s=2,3: 0; subtraction 1 s=2,3: 0; subtraction 2 s=2,3: 1; subtraction 3 s=2,3: 1; subtraction 4 s=2,3: 2; subtraction 5 s=2,3: 0; subtraction 6 s=2,3: 0; subtraction 7 s=2,3: 1; subtraction 8 s=2,3: 1',
  'periods far': 'subtraction 100 s=2,3: 0; subtraction 98 s=2,3: 1; subtraction 3 s=2,3: 1',
  'splitting split': 'kayles 0: 0; kayles 1: 1; kayles 2: 2; kayles 3: 3; kayles 4: 1; kayles 2 1: 3',
  'splitting code':
    'octal 1 code=0.6: 0; octal 2 code=0.6: 1; octal 3 code=0.6: 2; octal 1 1 code=0.6: 0; octal 4 code=0.6: 0; octal 2 1 code=0.6: 1',
  'splitting lasker':
    'lasker 1: 1; lasker 2: 2; lasker 1 1: 0; lasker 3: 4; lasker 4: 3; lasker 1 3: 5; lasker 2 2: 0',
  'splitting rows':
    'kayles 0: 0; kayles 1: 1; kayles 2: 2; kayles 3: 3; kayles 4: 1; kayles 5: 4; kayles 4 1: P; kayles 2 2: P; kayles 3 3: P; kayles 1 2 3: P',
  'wythoff queen':
    'wythoff 0 2: N; wythoff 1 1: N; wythoff 1 0: N; wythoff 0 1: N; wythoff 1 2: P; wythoff 1 3: N',
  'wythoff pairs': 'wythoff 1 2: P; wythoff 3 5: P',
  'wythoff every': 'wythoff 3 5: P; wythoff 4 7: P',
  'wythoff move': 'wythoff 6 10: P; wythoff 4 7: P; wythoff 8 13: P',
  'beatty golden': 'wythoff 6 10: P; wythoff 9 14: N; wythoff 8 13: P',
  'beatty share': 'wythoff 14 23: P; wythoff 16 26: P',
  'beatty root': 'wythoff 4 10 a=2: P; wythoff 5 11 a=2: N',
  'fibonacci smallest': 'fibonacci 29 limit=6: P; fibonacci 26 limit=2: P; fibonacci 21 limit=12: P',
  'fibonacci lost': 'fibonacci 21: P; fibonacci 21 limit=2: P',
  'euclid forced': 'euclid 3 2: P; euclid 5 3: N; euclid 2 3: P',
  'euclid choice': 'euclid 7 3: N; euclid 10 7: P; euclid 5 4: P; euclid 1 4: N',
  'euclid count': 'euclid 47 30: P; euclid 50 29: N',
  'coins turtles': 'coins HTTHH rule=turtles: P; coins HHHTT rule=turtles: P',
  'coins mock':
    'coins H rule=mock: 1; coins TTH rule=mock: 4; coins HTH rule=mock: 5; coins TTTH rule=mock: 7; coins HTTH rule=mock: 6; coins TH rule=mock: 2',
  'coins ruler':
    'coins TH rule=ruler: 2; coins TTH rule=ruler: 1; coins THHT rule=ruler: 3; coins TTTH rule=ruler: 4; coins HTTH rule=ruler: 5',
  'hackenbush stalk': 'hackenbush 0-1 0-4: P; hackenbush 0-1 1-2 0-5 5-6: P',
  'hackenbush colon': 'hackenbush 0-1 1-2 2-3 1-4: 4; hackenbush 0-1 1-2 1-3 1-4: 2',
  'hackenbush copy':
    'hackenbush 0-1 1-2 1-3: 1; hackenbush 0-1 1-2 1-3 0-4: P; hackenbush 0-1 1-2 1-3 3-4: 4',
  'hackenbush tree':
    'hackenbush 0-1 1-2 1-3 1-4 4-5: 3; hackenbush 0-1 1-2 1-3: 1; hackenbush 0-1 1-2 2-3 2-4: 2; hackenbush 0-1 0-5: P',
  'fusion cycle':
    'hackenbush 0-1 1-2 2-3 3-0: 0; hackenbush 0-1 1-2 2-3 3-4 4-0: 1; hackenbush 0-1 1-2 2-3 3-4 4-5 5-0: 0',
  'fusion fuse': 'hackenbush 0-1 1-2 2-3 3-1: 2; hackenbush 0-1 1-2 2-3 3-4 4-1: 1',
  'fusion cut':
    'hackenbush 0-1 2-3 3-1 3-4: N; hackenbush 0-1 1-2 3-1 3-4: N; hackenbush 0-1 1-2 2-3 3-1: N; hackenbush 0-1 1-2 2-0: 1; hackenbush 0-1 1-2 2-0 0-3: P; hackenbush 1-2 2-0 0-3 3-4: P; hackenbush 0-1 1-2 0-3 3-4: P',
  'matching partner':
    'geography a-b b-c b-d b-f c-d c-f e-f at=c: N; geography a-b b-f c-d d-e d-f e-f at=f: N',
  'matching left': 'geography a-b b-c c-d d-e at=a: P; geography a-b b-c c-d d-e at=b: N',
  'matching swap': 'geography a-b a-c b-c c-d d-e at=a: P; geography a-b b-c c-d d-a d-e at=b: N',
  'every longest': 'every bash 4 max=3: P; every nim 0 + bash 4 max=3: P; every nim 2 + bash 8 max=3: P',
  'every rounds': 'every bash 4 max=3 + bash 8 max=3: P; every bash 4 max=3 + bash 5 max=3: N',
  'every hurry':
    'every bash 0 max=3 + bash 4 max=3: P; every bash 2 max=3 + bash 4 max=3: P; every bash 1 max=3 + bash 4 max=3: P',
  'tame tame':
    'bash 5 4 max=3 misere: P; bash 2 6 max=3 misere: P; bash 9 4 max=3 misere: P; bash 7 7 max=3 misere: P',
  'tame rule': 'bash 5 5 9 max=3 misere: P; bash 5 9 max=3 misere: N',
  'tame wild':
    'kayles 5 misere: N; kayles 4 1 misere: N; kayles 3 1 1 misere: N; kayles 2 2 1 misere: N; kayles 3 1 misere: N; kayles 2 1 1 misere: N; kayles 5 1 misere: P; kayles 5 2 misere: N',
  'chomp steal': 'divisor 6: N; chomp 2 1: P; chomp 2: N; chomp 1 1: N',
  'chomp rows': 'chomp 4 3: P',
  'chomp square': 'chomp 4 1 1 1: P; chomp 3 1 1: P',
  'patterns table':
    'subtraction 8 s=1,4: 1; subtraction 5 s=1,4: 0; subtraction 9 s=1,4: 2; subtraction 6 s=1,4: 1; subtraction 10 s=1,4: 0',
  'patterns proof':
    'subtraction 17 s=1,4: P; subtraction 16 s=1,4: N; subtraction 13 s=1,4: N; subtraction 15 s=1,4: P; subtraction 12 s=1,4: P; subtraction 23 s=1,4: N; subtraction 22 s=1,4: P',
  'patterns symmetry': 'kayles 3 3: P; kayles 4 4: P',
};

test('what a reply says of positions is so, by the rules alone', () => {
  const by = brute();
  for (const [id, facts] of Object.entries(FACTS))
    for (const fact of facts.split('; ')) {
      const [line = '', said = ''] = fact.split(': ');
      const { spot, win } = positionOf(line);
      const is = /^\d/.test(said) ? String(by.grundy(spot)) : by.outcome(spot, win) ? 'N' : 'P';
      expect([id, line, is]).toEqual([id, line, said]);
    }
  // Numbers alone stand in the others, and are reckoned above.
  const left = ORDER.filter((id) => !Object.hasOwn(FACTS, id));
  expect(left).toEqual(['binary cancel', 'periods period', 'fibonacci sum', 'patterns period']);
});
