/** Questions as files for Moodle, read back by readers of the documented formats that know nothing of how they were written. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/learn/questions/explaining.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import {
  type PlatformQuestion,
  platformQuestions,
  questionsScreen,
} from '../../src/learn/screens/question-files.ts';
import { locales } from '../../src/texts/index.ts';
import { readGift } from '../support/moodle/gift.ts';
import { readMoodleXml } from '../support/moodle/xml.ts';
import { catalogue } from '../support/questions.ts';
import { sharedEngine as making } from '../support/remembered.ts';

const explainer = (wish: Parameters<typeof explain>[1]) => Promise.resolve(explain(catalogue, wish));

const made = (typed: boolean) =>
  making.makeQuiz({
    count: 3 * QUESTION_KINDS.length,
    mix: Object.fromEntries(QUESTION_KINDS.map((kind) => [kind, 1])),
    games: ['nim', 'wythoff', 'subtraction', 'kayles', 'hackenbush'],
    level: 2,
    seed: `files ${typed}`,
    typed,
  });

const exported = (typed: boolean, locale: 'en' | 'zh-CN') =>
  platformQuestions(
    { quiz: { settings: { own: {} } }, questions: made(typed).map((question) => ({ question })) },
    explainer,
    locales[locale],
  );

const filesOf = (questions: readonly PlatformQuestion[]): readonly string[] =>
  (questionsScreen(questions, locales.en).files ?? []).map(({ data }) => data.toString('utf8'));

/** GIFT has no arrow of two signs in an answer. */
const withArrows = (question: PlatformQuestion): PlatformQuestion =>
  JSON.parse(JSON.stringify(question).replaceAll('->', '→')) as PlatformQuestion;

describe.each([
  ['en', false],
  ['en', true],
  ['zh-CN', false],
  ['zh-CN', true],
] as const)('%s, typed: %s', (locale, typed) => {
  test('both files say what was exported', async () => {
    const questions = await exported(typed, locale);
    expect(questions).toHaveLength(3 * QUESTION_KINDS.length);
    const [gift, xml] = filesOf(questions);
    expect(readGift(gift!)).toEqual(questions.map(withArrows));
    expect(readMoodleXml(xml!)).toEqual(questions);
  });

  test('right answers get the whole mark, wrong ones nothing, and each question its proof', async () => {
    for (const { type, single, answers, feedback } of await exported(typed, locale)) {
      expect(feedback).not.toBe('');
      const marks = answers.map(({ fraction }) => fraction);
      const right = marks.filter((mark) => mark > 0);
      if (type === 'essay') expect(answers).toEqual([]);
      else if (type === 'multichoice' && !single) {
        expect(right.reduce((sum, mark) => sum + mark, 0)).toBeCloseTo(100, 3);
        expect(marks.every((mark) => mark > 0 || mark === -100)).toBe(true);
      } else {
        expect(new Set(right)).toEqual(new Set([100]));
        expect(marks.every((mark) => mark === 100 || mark === 0)).toBe(true);
      }
      if (type === 'multichoice' && single) expect(right).toHaveLength(1);
    }
  });
});

test('every kind of platform question occurs, and wrong answers are refuted', async () => {
  const all = [...(await exported(false, 'en')), ...(await exported(true, 'en'))];
  expect(new Set(all.map(({ type }) => type))).toEqual(
    new Set(['multichoice', 'numerical', 'shortanswer', 'essay']),
  );
  const wrong = all.flatMap(({ answers }) => answers.filter(({ fraction }) => fraction <= 0));
  expect(wrong.filter(({ feedback }) => feedback !== '').length).toBeGreaterThan(wrong.length / 2);
});

const HOSTILE = '{~=#:} \\n \\\\ %50% ::x:: //y\n\n// z ####[html]<b>&amp;</b> ]]> "\'';

test.each(['multichoice', 'shortanswer', 'essay'] as const)(
  '%s with text that means something in a file',
  (type) => {
    const answers = [
      { text: `a ${HOSTILE}`, fraction: 100, feedback: HOSTILE },
      { text: `b ${HOSTILE}`, fraction: 0, feedback: `-${HOSTILE}` },
    ];
    const question: PlatformQuestion = {
      name: `n ${HOSTILE}`,
      text: `t ${HOSTILE}`,
      type,
      single: type === 'multichoice',
      answers: type === 'essay' ? [] : answers,
      feedback: `f ${HOSTILE}`,
    };
    const [gift, xml] = filesOf([question, question]);
    expect(readGift(gift!)).toEqual([question, question]);
    expect(readMoodleXml(xml!)).toEqual([question, question]);
  },
);

test('characters that XML cannot have are left out', () => {
  const question: PlatformQuestion = {
    name: 'a\u0000\u000bb\ud800',
    text: 't',
    type: 'essay',
    single: false,
    answers: [],
    feedback: 'f',
  };
  expect(readMoodleXml(filesOf([question])[1]!)).toEqual([{ ...question, name: 'ab\ufffd' }]);
});
