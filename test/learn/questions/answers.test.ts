/** Answers judged, explained; a teacher's own positions. */

import { describe, expect, test } from 'vitest';
import { answerTyped } from '../../../src/learn/class/typed-answer.ts';
import type { QuestionKind } from '../../../src/learn/model/facts.ts';
import { answerMove, letterOf, type Question } from '../../../src/learn/model/question.ts';
import { questionEngine } from '../../../src/learn/questions/index.ts';
import { explainAnswer, explainWrong, sayAnswer, saySkill } from '../../../src/learn/questions/phrases.ts';
import { rowsOf, verifyAll } from '../../../src/learn/questions/rows.ts';
import { asked, keyOf } from '../../../src/learn/screens/question.ts';
import { wholeKey } from '../../../src/learn/screens/sheets.ts';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { sayMove } from '../../../src/texts/locale.ts';
import { plain } from '../../../src/texts/plain.ts';
import { must } from '../../support/app.ts';
import { brute } from '../../support/brute.ts';
import { choiceOf } from '../../support/choices.ts';
import { catalogue } from '../../support/questions.ts';

const engine = questionEngine(catalogue);
const ask = (kind: QuestionKind, line: string, typed = true): Question => {
  const question = engine.ask({ kind, line, seed: 'a', typed });
  if (question === null) throw new Error(`${kind} ${line}`);
  return question;
};
const typed = (question: Question, text: string) => {
  const judged = engine.judge(question, { kind: 'typed', text });
  if (judged.verdict === 'unread') return judged.refusal?.code ?? judged.fault;
  return judged.verdict === 'wrong' ? judged.misconception : judged.verdict;
};

test.each(WRITTEN)(
  'in %s, P and N have no letter: not in the question, not in its key on screen and paper',
  (id) => {
    const locale = locales[id];
    for (const line of ['nim 3 4 5', 'nim 1 2 3', 'nim 1 1 1 misere']) {
      const question = ask('outcome', line, false);
      const [, key] = /[:：](.*)/.exec(keyOf(question, locale))!;
      expect(key!.trim()).toBe(wholeKey(question, locale));
      const told = [...asked(question, locale, true), ...explainAnswer(catalogue, question, locale)];
      expect(`${plain(told)}${key}`).not.toMatch(/[AB]\) /);
    }
    const why = ask('why', 'nim 3 4 5', false);
    expect(wholeKey(why, locale)).toMatch(/^[A-Z]\) /);
  },
);

describe('typed answers', () => {
  /** What each answer is taken for, by what it is taken for. */
  const expectTyped = (question: Question, expected: Readonly<Record<string, readonly string[]>>): void => {
    for (const [verdict, texts] of Object.entries(expected))
      for (const text of texts) expect([text, String(typed(question, text))]).toEqual([text, verdict]);
  };

  test('a number', () => {
    expectTyped(ask('nim-sum', 'nim 3 4 5'), {
      right: ['2', ' ２ ', '*2', '02'],
      added: ['12'],
      'forgot-part': ['6'],
      // OR, or without the 5; without the 3, or a slip.
      null: ['7', '1', '99'],
      'not-a-number': ['two', ''],
    });
  });

  test('a mex', () => {
    // The options of kayles 4 are worth 0, 2 and 3. 0 is the least there is, or one less than the mex: nobody knows.
    const expected = { right: ['1'], 'largest-plus-one': ['4'], 'counted-values': ['3'], null: ['0'] };
    expectTyped(ask('mex', 'kayles 4'), expected);
  });

  test('a size is taken for a value only where there is one size', () => {
    const thought = (line: string, text: string) => typed(ask('grundy', line), text);
    expect(thought('bash 7 max=3', '7')).toBe('heap-is-value');
    expect(thought('bash 7 5 max=3', '2')).toBe('right');
    expect(thought('bash 6 1 max=3', '7')).toBe('heap-is-value');
    // One of two heaps of one game, a row of many, a coordinate: no size.
    expect(thought('wythoff 7 1', '7')).not.toBe('heap-is-value');
    expect(thought('chomp 3 2', '3')).not.toBe('heap-is-value');
  });

  test('a period: how many values there are is no mex here', () => {
    expectTyped(ask('period', 'subtraction 9 s=1,3,4'), {
      right: ['7'],
      'largest-of-set': ['5'],
      'several-periods': ['14'],
      'different-values': ['4'],
    });
    const { wrong } = locales.en.quiz.misconceptions['different-values'];
    expect(wrong).not.toContain('mex');
  });

  test('any winning move, in any notation of the game', () => {
    expectTyped(ask('winning-move', 'nim 3 4 6'), {
      right: ['1:1', '1 1'],
      'illegal-move': ['2>5', '9:1'],
      'not-a-move': ['zzz'],
    });
    expectTyped(ask('winning-move', 'nim 3 3 3'), { right: ['1:3', '2:3', '3:3'], null: ['1:2'] });
  });

  test('misère: a move that several errors lead to is put down to none', () => {
    expectTyped(ask('winning-move', 'nim 1 1 5 misere'), { right: ['3:4'], null: ['3:5'] });
  });

  test('all winning moves, as a set', () => {
    expectTyped(ask('all-winning-moves', 'nim 3 3 3'), {
      right: ['1:3; 2:3; 3:3', '3:3\n1:3\n2:3', '3:3, 2:3, 1:3', '3:3；2:3；1:3'],
      null: ['1:3; 2:3', '1:3; 2:3; 3:3; 1:2'],
      'not-a-move': ['1:3; zz'],
    });
  });

  test('a number of any length is an answer, right or wrong', () => {
    const long = '9'.repeat(120);
    expect(typed(ask('nim-sum', 'nim 3 4 5'), long)).not.toBe('not-a-number');
    expect(typed(ask('nim-sum', 'nim 3 4 5'), `${'0'.repeat(60)}2`)).toBe('right');
    expect(typed(ask('zeckendorf', 'fibonacci 100'), `${long} + 1`)).toBeNull();
  });

  test('a Zeckendorf sum in any order', () => {
    expectTyped(ask('zeckendorf', 'fibonacci 100'), {
      right: ['89+8+3', '3 + 8 + 89', '89 8 3'],
      neighbours: ['55+34+8+3'],
      'powers-of-two': ['64+32+4'],
      null: ['89+8', '50+50', '60+40'],
      'not-numbers': ['x'],
    });
  });

  test('a choice where a choice is asked for', () => {
    const question = ask('outcome', 'nim 3 4 5', false);
    expect(typed(question, 'N')).toBe('no-choice');
    const chosen = (choices: readonly number[]) =>
      engine.judge(question, { kind: 'chosen', choices }).verdict;
    expect([chosen([1]), chosen([0]), chosen([0, 1]), chosen([]), chosen([7])]).toEqual([
      'right',
      'wrong',
      'unread',
      'unread',
      'unread',
    ]);
  });
});

test('a skill has a name in both languages', () => {
  const skills = ['outcome nim misere', 'mex', 'grundy sum', 'why custom'];
  expect(skills.map((skill) => saySkill(locales.en, skill)).slice(0, 2)).toEqual([
    'P or N: Nim, misère',
    'mex',
  ]);
  for (const locale of WRITTEN.map((language) => locales[language]))
    for (const skill of skills) expect(saySkill(locale, skill)).not.toMatch(/undefined/);
});

test('what suits no question is none', () => {
  expect(engine.ask({ kind: 'outcome', line: 'nim 0', seed: 's' })).toBeNull();
  expect(engine.ask({ kind: 'winning-move', line: 'nim 2 2', seed: 's' })).toBeNull();
  expect(engine.ask({ kind: 'which-part', line: 'nim 3 3 3', seed: 's' })).toBeNull();
  expect(engine.ask({ kind: 'zeckendorf', line: 'nim 3 4 5', seed: 's' })).toBeNull();
  // Of two heaps of Nim the larger one is always right.
  expect(engine.ask({ kind: 'which-part', line: 'nim 3 5', seed: 's' })).toBeNull();
  expect(engine.ask({ kind: 'which-part', line: 'nim 3 5 0', seed: 's' })).toBeNull();
  expect(engine.ask({ kind: 'which-part', line: 'nim 3 5 1', seed: 's' })).not.toBeNull();
  expect(engine.ask({ kind: 'outcome', line: 'nonsense', seed: 's' })).toBeNull();
});

describe('explanations', () => {
  const said = (question: Question, id: 'en' | 'zh-CN' = 'en') =>
    plain(explainAnswer(catalogue, question, locales[id]));

  test('the proof, and why the others are wrong', () => {
    const text = said(ask('nim-sum', 'nim 3 4 5', false));
    expect(text).toContain('Right answer: 2');
    expect(text).toMatch(/nim-sum +2 +0 +1 +0/);
    expect(said(ask('nim-sum', 'nim 3 4 5', false), 'zh-CN')).toContain('正确答案：2');
  });

  test('of a nim-sum only the heaps that were asked are shown', () => {
    const text = said(ask('nim-sum', 'nim 0 2 2', false));
    expect(text).toContain('heap 2');
    expect(text).not.toContain('heap 1');
  });

  test('of choices the right one alone is shown, although other moves win too', () => {
    const question = ask('winning-move', 'nim 3 3 3', false);
    expect(question.key).toHaveLength(3);
    const right = choiceOf(question, true);
    const { says } = question.choices[right]!;
    const move = sayAnswer(locales.en, question, says);
    expect(wholeKey(question, locales.en)).toBe(`${letterOf(right)}) ${move}`);
    expect(keyOf(question, locales.en)).toBe(`Right answer: ${letterOf(right)}) ${move}`);
    expect(said(question).split('\n')[0]).toBe(`Right answer: ${move}`);
    // Typed, any of them is right, and all are told.
    expect(said(ask('winning-move', 'nim 3 3 3'))).toMatch(/^Right answers:\n\n(- .*\n){3}\n/);
  });

  test('the altered statement is put right', () => {
    const question = ask('spot-error', 'nim 3 4 5', false);
    const wrong = choiceOf(question, true);
    expect(said(question)).toContain(`Statement ${letterOf(wrong)} is false`);
    // A choice has its letter; no second number stands beside it.
    expect(said(question)).not.toMatch(/[A-Z]\) \d\) /);
  });
});

describe('typed in place of a button', () => {
  const verdict = (kind: QuestionKind, line: string, text: string) => {
    const question = ask(kind, line, false);
    return engine.judge(question, answerTyped(question, text)).verdict;
  };
  test('a letter, however it is set; the number, the sum, the move, P or N', () => {
    const letter = (kind: QuestionKind, line: string): string =>
      letterOf(choiceOf(ask(kind, line, false), true));
    const b = letter('nim-sum', 'nim 3 4 5');
    for (const text of [
      b,
      `${b})`,
      ` (${b.toLowerCase()}) `,
      `${b}）`,
      `${b}。`,
      '2',
      '２',
      '02',
      '*2',
      '2.',
    ])
      expect([text, verdict('nim-sum', 'nim 3 4 5', text)]).toEqual([text, 'right']);
    for (const text of ['N', 'n', 'Ｎ', 'N-position', 'n position', 'N 态', '必胜态'])
      expect([text, verdict('outcome', 'nim 3 4 5', text)]).toEqual([text, 'right']);
    for (const text of ['P', 'P-position', '必败态'])
      expect([text, verdict('outcome', 'nim 3 4 5', text)]).toEqual([text, 'wrong']);
    for (const text of ['8+3+1', '1 + 3 + 8', '８＋３＋１'])
      expect([text, verdict('zeckendorf', 'fibonacci 12', text)]).toEqual([text, 'right']);
    expect(verdict('winning-move', 'nim 3 4 5', '1:2')).toBe('right');
  });

  test('what is none of the choices is not taken for one', () => {
    for (const text of ['0', '-2', '2.0', 'win', '', 'Z', '22', '()'])
      expect([text, verdict('nim-sum', 'nim 3 4 5', text)]).toEqual([text, 'unread']);
  });
});

describe('why this very answer is wrong', () => {
  const by = brute();
  const spotOf = (line: string) => must(catalogue.parse(line));
  /** What is said of the choice with that letter. */
  const about = (question: Question, index: number, id: 'en' | 'zh-CN' = 'en'): string =>
    plain(explainAnswer(catalogue, question, locales[id]))
      .split('\n')
      .find((line) => line.startsWith('- ') && line.includes(`${letterOf(index)}) `)) ?? '';

  test.each([
    'nim 1 2 4',
    'nim 2 3 misere',
    'kayles 4 6',
    'wythoff 2 3',
    'bash 3 max=3 misere',
    'lasker 2 4 misere',
  ])('a move that loses is answered by one that wins: %s', (line) => {
    const question = ask('all-winning-moves', line, false);
    const { spot, win } = spotOf(line);
    let answered = 0;
    for (const [index, { says, misconception }] of question.choices.entries()) {
      if (misconception === null || says.kind !== 'move') continue;
      const text = about(question, index);
      const left = [...spot.options()].find(({ to }) => to.line === says.move.to)!.to;
      expect(about(question, index, 'zh-CN')).toMatch(/必胜态|不能走/);
      if (left.isOver()) {
        expect(text).toContain('Then they can’t move, and under misère play that wins');
        continue;
      }
      const reply = /they answer “(.+)” and win/.exec(text)?.[1];
      const after = [...left.options()].find((option) => sayMove(locales.en, option.phrase) === reply);
      expect([text, after === undefined ? null : by.outcome(after.to, win)]).toEqual([text, false]);
      answered += 1;
    }
    expect(answered + Number(line.startsWith('bash'))).toBeGreaterThan(0);
  });

  test('of a reason that is false the truth is told; of one that is idle, where it fails', () => {
    let [truths, elsewhere] = [0, 0];
    for (const line of ['nim 3 5', 'kayles 3 4', 'nim 3 5 misere', 'nim 1 2 3', 'bash 8 max=3'])
      for (let seed = 0; seed < 6; seed += 1) {
        const question = engine.ask({ kind: 'why', line, seed: `${seed}` });
        for (const [index, { says, misconception, counterexample }] of (question?.choices ?? []).entries()) {
          if (misconception === null || says.kind !== 'reason') continue;
          const text = about(question!, index);
          if (counterexample === null) {
            expect(text).toMatch(/In fact: |they answer “.+” and win/);
            truths += 1;
          } else {
            const { line: there, outcome } = counterexample;
            expect(text).toMatch(new RegExp(`${there} .+ too, yet it’s an? ${outcome}-position`));
            elsewhere += 1;
          }
        }
      }
    expect([truths > 10, elsewhere > 5]).toEqual([true, true]);
  });

  test('a number is in the set, or missing after the mex', () => {
    const question = ask('mex', 'nim 3 5', false);
    const { prompt, key } = question;
    if (prompt.kind !== 'mex' || key[0]?.kind !== 'number') throw new Error('no mex');
    for (const [index, { says, misconception }] of question.choices.entries())
      if (misconception !== null && says.kind === 'number')
        expect(about(question, index)).toContain(
          prompt.numbers.includes(says.number)
            ? `${says.number} is among them`
            : `but ${key[0].number} is missing before it`,
        );
  });

  test('a typed answer is told the same', () => {
    const question = ask('winning-move', 'nim 3 4 5');
    const judged = engine.judge(question, { kind: 'typed', text: '1:1' });
    if (judged.verdict !== 'wrong') throw new Error('not wrong');
    const text = plain(explainWrong(catalogue, question, judged.said, judged.misconception, locales.en));
    expect(text).toMatch(/they answer “.+” and win/);
  });
});

describe('a teacher’s own positions', () => {
  const verifyRows = (text: string) => verifyAll(catalogue, rowsOf(text));
  const fates = (text: string) =>
    verifyRows(text).rows.map((row) => (row.fate === 'refused' ? row.refusal.code : row.fate));

  test('lines', () => {
    const text =
      '\uFEFFnim 3 4 5\r\n\r\n# a remark\nnim 5 3 4\nnim 0\nnim x\nsubtraction 12 s=2,5,6\nnim 9999 7\nnim 3 4 5 misere';
    expect(fates(text)).toEqual(['good', 'repeated', 'over', 'not-a-number', 'good', 'too-large', 'good']);
    const [first, second] = verifyRows(text).rows;
    expect(first).toMatchObject({ row: 1, line: 'nim 3 4 5', outcome: 'N' });
    expect(second).toMatchObject({ row: 4, earlier: 1 });
  });

  test('CSV with and without a head', () => {
    expect(fates('topic,position\nNim,"nim 3 4 5"\nsets,"subtraction 12 s={2,5,6}"\nnone,')).toEqual([
      'good',
      'good',
      'empty-line',
    ]);
    expect(fates('"nim 1 2 3",easy\nwythoff 3 5;hard\nnim 7 7\tpairs')).toEqual(['good', 'good', 'good']);
    expect(fates('局面\nnim 1 2')).toEqual(['good']);
  });

  test('full-width separators between cells, with and without a head, and in lines', () => {
    const lines = (text: string) =>
      verifyRows(text).rows.map((row) => (row.fate === 'good' ? row.line : row.fate));
    const three = ['nim 3 4 5', 'wythoff 3 5'];
    expect(lines('nim 3 4 5；简单\nwythoff 3 5，难')).toEqual(three);
    expect(lines('题型，局面\nNim，nim 3 4 5\nWythoff，wythoff 3 5')).toEqual(three);
    expect(lines('局面；备注\nnim 3 4 5；一\nwythoff 3 5；二')).toEqual(three);
    expect(lines('备注,局面\n一，nim 3 4 5\n二,wythoff 3 5')).toEqual(three);
    expect(lines('局面,备注\nnim 3 4 5；一\nwythoff 3 5,二')).toEqual(three);
    expect(lines('局面\nsubtraction 12 s=2，5，6')).toEqual(lines('局面\n"subtraction 12 s=2,5,6"'));
    expect(lines('subtraction 12 s=2，5，6')).toEqual(lines('subtraction 12 s=2,5,6'));
  });

  test('several positions in a row are all read, or it is said why not; notes, numbers and games beside one are not', () => {
    const said = (text: string) =>
      verifyRows(text).rows.map((row) => [row.row, row.text, row.fate === 'good' ? row.line : row.fate]);
    for (const mark of ['；', '; ', '，', ', ', '\t'])
      expect(said(`# ${mark}\nnim 3 4 5${mark}nim 1 2${mark}简单${mark}Wythoff 3 5\nnim 6 9`)).toEqual([
        [2, 'nim 3 4 5', 'nim 3 4 5'],
        [2, 'nim 1 2', 'nim 1 2'],
        [2, 'Wythoff 3 5', 'wythoff 3 5'],
        [3, 'nim 6 9', 'nim 6 9'],
      ]);
    expect(said('局面\nnim 3 4 5；nim 1 2')).toEqual([
      [2, 'nim 3 4 5', 'nim 3 4 5'],
      [2, 'nim 1 2', 'nim 1 2'],
    ]);
    // A column of notes stays one; behind it there may be more.
    expect(said('局面，备注\nnim 3 4 5；nim 1 2\nnim 6 9；nim 1 2；nim 1 3')).toEqual([
      [2, 'nim 3 4 5；nim 1 2', 'nim 3 4 5'],
      [3, 'nim 6 9', 'nim 6 9'],
      [3, 'nim 1 3', 'nim 1 3'],
    ]);
    expect(said('nim 3 4 5；nim x；nimm 1 2；nim 5 4 3')).toEqual([
      [1, 'nim 3 4 5', 'nim 3 4 5'],
      [1, 'nim x', 'refused'],
      [1, 'nimm 1 2', 'refused'],
      [1, 'nim 5 4 3', 'repeated'],
    ]);
    for (const note of ['2', 'Nim', 'week 3', 'hard', '第 3 课', 'nimble?'])
      expect(said(`nim 3 4 5；${note}`)).toEqual([[1, `nim 3 4 5；${note}`, 'nim 3 4 5']]);
    // Commas between heaps are no cells.
    expect(said('nim 3,4,5\nnim 3，4')).toEqual([
      [1, 'nim 3,4,5', 'refused'],
      [2, 'nim 3，4', 'refused'],
    ]);
  });

  test('positions beyond the most are counted, in whatever rows they are', () => {
    const row = Array.from({ length: 90 }, (_, i) => `bash ${i + 1} max=3`).join('；');
    const report = verifyRows(`${row}\n${row}\n${row}\nnim 1 2`);
    expect([report.rows.length, report.cut]).toEqual([200, 71]);
  });

  test('numbers of rows as in the text; cells of several lines; quotation marks that are never closed', () => {
    const rowsIn = (text: string) => verifyRows(text).rows.map(({ row, fate }) => `${row} ${fate}`);
    expect(
      rowsIn('note;line\r\n"two\r\nlines";nim 1 2\r\n\r\n# remark\r\nx;"nim\r\n3 4"\r\nlast;nim x'),
    ).toEqual(['2 good', '6 good', '8 refused']);
    expect(rowsIn('line\n"nim 1 2\nnim 3 4\n')).toEqual(['2 refused', '3 good']);
    expect(rowsIn('"nim 1 2\nnim 3 4\rnim 5 6')).toEqual(['1 refused', '2 good', '3 good']);
    expect(rowsIn('subtraction 9 s=1,3,4\ncustom 9 rule=1,2:0-2; remark\n\tnim 2 2 , x')).toEqual([
      '1 good',
      '2 good',
      '3 good',
    ]);
    expect(rowsIn('')).toEqual([]);
    expect(rowsIn('line')).toEqual([]);
  });

  test('the first 200 rows are read', () => {
    const report = verifyRows(Array.from({ length: 203 }, (_, i) => `bash ${i + 1} max=3`).join('\n'));
    expect([report.rows.length, report.cut]).toEqual([200, 3]);
  });
});

test('the winning move that an answer shows', () => {
  expect(answerMove(ask('winning-move', 'nim 3 4 5'))).toBe('1:2');
  expect(answerMove(ask('all-winning-moves', 'nim 3 4 5'))).toBe('1:2');
  expect(answerMove(ask('all-winning-moves', 'nim 3 3 3'))).toBeNull();
  expect(answerMove(ask('nim-sum', 'nim 3 4 5'))).toBeNull();
  const offered = ask('winning-move', 'nim 3 3 3', false);
  const move = answerMove(offered);
  expect(offered.choices.some(({ says }) => says.kind === 'move' && says.move.move === move)).toBe(true);
});

describe('what an answer says of one, and of what a beginner was not asked', () => {
  const explained = (question: Question): string => plain(explainAnswer(catalogue, question, locales.en));

  test('a Fibonacci number is its own sum: nothing in it is a neighbour', () => {
    expect(explained(ask('zeckendorf', 'fibonacci 21'))).toContain('21 is a Fibonacci number');
    expect(explained(ask('zeckendorf', 'fibonacci 33'))).toContain('No two of them are neighbours');
  });

  test('no genus in a quiz', () => {
    const said = explained(ask('outcome', 'nim 1 1 1 misere', false));
    expect(said).toContain('P-position');
    expect(said).not.toContain('genus');
  });

  test('no set of numbers is said to be the only one whose period is its largest number plus one', () => {
    // {1, 4} has period 5, too.
    const { wrong } = locales.en.quiz.misconceptions['largest-of-set'];
    expect(wrong).not.toMatch(/only/);
  });
});
