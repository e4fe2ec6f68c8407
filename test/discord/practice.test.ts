/**
 * Screens of practice in every language: Discord accepts them, every reason has its text, and they can be used from the text
 * alone.
 */

import { describe, expect, test } from 'vitest';
import { completeSkill } from '../../src/discord/command/complete-skill.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { WhyNow } from '../../src/learn/model/practice.ts';
import type { Question } from '../../src/learn/model/question.ts';
import type {
  PracticeAnswer,
  PracticeFault,
  PracticeSession,
  PracticeStats,
  SessionQuestion,
  SessionView,
  SkillWish,
} from '../../src/learn/practice/ports.ts';
import {
  CURRICULUM,
  NUMBER_GAMES,
  readWish,
  skillNames,
  skillParts,
} from '../../src/learn/practice/skills.ts';
import { explain } from '../../src/learn/questions/explaining.ts';
import { judgeBy } from '../../src/learn/questions/judge.ts';
import {
  masteryChart,
  masteryDoc,
  practiceFaultScreen,
  practiceScreen,
  practisedScreen,
  summaryScreen,
} from '../../src/learn/screens/practice.ts';
import { answerModal } from '../../src/learn/screens/question.ts';
import { statsScreen } from '../../src/people/screens/stats.ts';
import { lexicon, locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { plain } from '../../src/texts/plain.ts';
import { choiceOf } from '../support/choices.ts';
import { catalogue, making } from '../support/questions.ts';
import { choicesTaken, modalTaken, shownText, taken } from '../support/screens.ts';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const questions = CURRICULUM.flatMap((skill): readonly Question[] => {
  const { kind, game, win } = skillParts(skill)!;
  const games = game === null ? NUMBER_GAMES : [game];
  return [false, true].map(
    (typed) => making.generate({ kind, games, win, difficulty: 2.5, seed: `screen ${typed}`, typed })!,
  );
});

const WHYS: readonly WhyNow[] = [
  { kind: 'new' },
  ...[0, 5 * MINUTE, 3 * 60 * MINUTE, 40 * DAY].map((since) => ({ kind: 'due', since, recall: 62 }) as const),
  { kind: 'shaky', recall: 62 },
  ...(['practice', 'game', 'review', 'quiz', 'lesson'] as const).map(
    (source) => ({ kind: 'missed', source, line: 'nim 3 4 5', ago: DAY }) as const,
  ),
  { kind: 'missed', source: 'game', line: 'nim 3 4 5', ago: 0 },
  { kind: 'weak', share: 33 },
  { kind: 'young', reviews: 1 },
  { kind: 'young', reviews: 2 },
  { kind: 'chosen' },
  { kind: 'steady' },
  { kind: 'thrown', move: 7, line: 'nim 3 4 5' },
  { kind: 'like', line: 'nim 3 4 5' },
];

/** Meanings of a word that names a question kind and a game. */
const BOTH: readonly SkillWish[] = [
  { kind: 'grundy', game: null, win: 'normal' },
  { kind: null, game: 'grundy', win: 'normal' },
];
const wishOf = (text: string) =>
  readWish(
    text,
    skillNames(() => WRITTEN.map((language) => locales[language]), lexicon),
    lexicon.words,
  );

const session: PracticeSession = {
  id: 'abcdefghijkl',
  user: 'ada',
  wish: { kind: null, game: null, win: 'normal' },
  length: 30,
  thrown: [],
  start: null,
  createdAt: NOW,
};

const wrongly = (question: Question): PracticeAnswer => {
  const judge = judgeBy(catalogue);
  const index = choiceOf(question, false);
  const answer = { kind: 'chosen', choices: [Math.max(0, index)] } as const;
  const judged = judge(question, answer);
  return {
    answer,
    said: judged.verdict === 'unread' ? [] : judged.said,
    right: false,
    misconception: judged.verdict === 'wrong' ? judged.misconception : null,
    at: NOW,
  };
};

const asked: readonly SessionQuestion[] = questions.slice(0, 30).map((question, number) => ({
  number,
  question,
  why: WHYS[number % WHYS.length]!,
  at: NOW,
  given: number % 3 === 0 ? { ...wrongly(question), right: true, misconception: null } : wrongly(question),
}));

const skills = [...new Set(questions.map(({ skill }) => skill))].map((skill, i) => ({
  skill,
  mastery: i / 30,
  recall: 0.9,
  due: NOW + (i - 3) * DAY,
  reviews: i + 1,
}));
const view: SessionView = { session, asked, done: true, now: NOW, skills };

const stats: PracticeStats = {
  now: NOW,
  skills,
  courses: skills.map(({ skill }, i) => ({
    skill,
    points: Array.from({ length: 5 }, (_, j) => ({ at: NOW - (5 - j) * DAY, mastery: (i + j) / 40 })),
  })),
};

describe.each(WRITTEN)('in %s', (id) => {
  const locale = locales[id];

  test('every kind of question: asked, refused, answered right, wrong and given up', () => {
    for (const question of questions) {
      const one: SessionQuestion = { number: 2, question, why: { kind: 'new' }, at: NOW, given: null };
      const text = shownText(practiceScreen(view, one, locale, null), locale);
      expect(text).toContain('3/30');
      expect(text).toContain(locale.quiz.forms[question.form]);
      if (question.shown) expect(text).toContain(question.line);
      modalTaken(answerModal('d', session.id, one.number, one.question, locale));
      const unread: PracticeFault = { code: 'unread', fault: 'no-move', refusal: null, view };
      if (unread.code === 'unread')
        expect(shownText(practiceScreen(view, one, locale, null, unread), locale)).toContain(
          locale.quiz.faults['no-move'],
        );
      const given = wrongly(question);
      const explained = explain(catalogue, { what: 'answer', question, locale: id });
      const told = shownText(practisedScreen(view, { ...one, given }, locale, null, explained), locale);
      expect(told).toContain(locale.practice.wrong);
      if (given.misconception !== null)
        expect(told).toContain(locale.quiz.misconceptions[given.misconception].name);
      for (const other of [
        { ...given, right: true, misconception: null },
        { ...given, answer: null, said: [], misconception: null },
      ])
        taken(practisedScreen(view, { ...one, given: other }, locale, null, explained), locale);
    }
  });

  test('every reason why now is one line with its facts', () => {
    for (const why of WHYS) {
      const one: SessionQuestion = { number: 0, question: questions[0]!, why, at: NOW, given: null };
      const text = shownText(practiceScreen(view, one, locale, null), locale);
      const [line] = text.split('\n').filter((row) => /^Why now|^出题原因|^この問題の理由/.test(row));
      expect(line, why.kind).toBeDefined();
      if ('line' in why) expect(line).toContain(why.line);
      if ('recall' in why) expect(line?.normalize('NFKC')).toContain('62%');
    }
  });

  test('the last question leads to the summary, which names every question', () => {
    const last = asked.at(-1)!;
    const rows = practisedScreen(
      { ...view, session: { ...session, length: 30 } },
      last,
      locale,
      null,
      [],
    ).rows;
    expect(JSON.stringify(rows)).toContain('~summary~');
    const text = shownText(summaryScreen(view, locale), locale);
    expect(text).toMatch(/30\)|30）/);
    expect(text).toContain('✗');
    for (const wish of [session.wish, { kind: 'mex', game: null, win: 'normal' } as const])
      taken(summaryScreen({ ...view, session: { ...session, wish } }, locale), locale);
  });

  test('every fault is told, with a way on', () => {
    const faults: readonly PracticeFault[] = [
      { code: 'no-such-skill', token: '<@1> **chess** @everyone' },
      { code: 'which-skill', either: BOTH, length: 7 },
      { code: 'no-such-session' },
      { code: 'no-questions', wish: { kind: 'zeckendorf', game: 'nim', win: 'misere' } },
      { code: 'no-questions', wish: { kind: null, game: 'nim', win: 'normal' } },
      { code: 'no-questions', wish: { kind: null, game: null, win: 'normal' } },
      { code: 'answered', view },
      { code: 'unread', fault: 'no-move', refusal: null, view },
      { code: 'no-mistakes' },
      { code: 'not-yours' },
      { code: 'match', fault: { code: 'no-such-match', facts: { id: 'm1' } } },
    ];
    for (const fault of faults) expect(shownText(practiceFaultScreen(fault, locale), locale)).not.toBe('');
    const shown = taken(practiceFaultScreen(faults[0]!, locale), locale);
    expect(JSON.stringify(shown.components)).not.toMatch(/[^\\]<@1>|[^\\]\*\*chess/);
  });

  test('a word that is a kind of question and a game: both are offered, and each button means one of them', () => {
    const screen = practiceFaultScreen({ code: 'which-skill', either: BOTH, length: 7 }, locale);
    const buttons = (screen.rows ?? [])
      .flat()
      .flatMap((control) => ('id' in control ? [parseId(control.id)!] : []));
    expect(buttons.map(({ verb, revision }) => [verb, revision])).toEqual([
      ['skill', 7],
      ['skill', 7],
    ]);
    expect(buttons.map(({ argument }) => wishOf(argument))).toEqual(BOTH.map((wish) => ({ ok: true, wish })));
    const found = completeSkill('grundy', locale).map(({ value }) => wishOf(value));
    for (const wish of BOTH) expect(found).toContainEqual({ ok: true, wish });
  });

  test('every skill that is offered means one thing', () => {
    const words = [
      '',
      ...Object.values(locale.games).map(({ name }) => name),
      ...Object.values(locale.quiz.kinds),
    ];
    for (const word of words)
      for (const { value } of completeSkill(word, locale))
        expect(wishOf(value), value).toHaveProperty('ok', true);
  });

  test('mastery: the same facts in the text, in the chart and in its description', () => {
    const none = { now: NOW, skills: [], courses: [] };
    expect(masteryChart(none, locale)).toBeNull();
    expect(plain(masteryDoc(none, locale))).toContain(locale.practice.stats.none);
    const chart = masteryChart(stats, locale)!;
    expect(chart.series.length).toBeLessThanOrEqual(6);
    const record = {
      user: '42',
      results: [],
      ratings: [],
      practice: stats,
      streak: { days: 3, best: 5, today: false, spare: true, anew: false },
      progress: null,
      own: {},
      listed: true,
      boards: ['nim'],
    };
    const text = shownText(statsScreen(record, locale), locale);
    expect(text).toContain(locale.practice.stats.dueNow(4));
  });

  test('skills complete in the language of whoever types', () => {
    const { name } = locale.games.wythoff;
    for (const typed of ['', 'nim', name, locale.quiz.kinds.outcome, 'x'.repeat(200), '🙂'])
      choicesTaken(completeSkill(typed, locale));
    const found = completeSkill(`${locale.quiz.kinds.outcome} ${name}`, locale);
    expect(found.map(({ value }) => value)).toContain('outcome wythoff');
    expect(completeSkill(name, locale)[0]?.value).toBe('wythoff');
  });
});
