/** Screens of the class for every kind of question in every language, checked by Discord's rules. */

import { describe, expect, test } from 'vitest';
import type { ClassFaultFacts } from '../../src/learn/class/faults.ts';
import { resultsOf } from '../../src/learn/class/results.ts';
import {
  type AnswerRow,
  type Assignment,
  PHASES,
  type QuizView,
  SCORINGS,
} from '../../src/learn/model/assignment.ts';
import type { Misconception } from '../../src/learn/model/misconception.ts';
import { QUIZ_MODES } from '../../src/learn/model/policy.ts';
import { claimOf } from '../../src/learn/model/question.ts';
import { explain } from '../../src/learn/questions/explaining.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { sayAnswer } from '../../src/learn/questions/phrases.ts';
import { answersChart } from '../../src/learn/screens/answers-chart.ts';
import { rosterScreen } from '../../src/learn/screens/archive.ts';
import { draftScreen } from '../../src/learn/screens/draft.ts';
import { ownResultsScreen } from '../../src/learn/screens/own-results.ts';
import { answerModal } from '../../src/learn/screens/question.ts';
import {
  finalScreen,
  lobbyScreen,
  ownAnswerScreen,
  questionScreen,
  recordedScreen,
  revealScreen,
  rulesOfQuizScreen,
  skillName,
} from '../../src/learn/screens/quiz.ts';
import {
  hardestChart,
  removedScreen,
  removeScreen,
  resultFiles,
  resultsScreen,
} from '../../src/learn/screens/results.ts';
import { rolesScreen } from '../../src/learn/screens/roles.ts';
import { classFaultScreen, panelScreen } from '../../src/learn/screens/teach.ts';
import { chartAlt } from '../../src/picture/alt.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { assignmentOf } from '../support/assignments.ts';
import { catalogue, making } from '../support/questions.ts';
import { ASKED_GAMES, oneOfEachKind } from '../support/remembered.ts';
import { everyFaultTold, modalTaken, shownText, taken } from '../support/screens.ts';

const questions = oneOfEachKind();

const quizOf = (over: Partial<Assignment> = {}): Assignment =>
  assignmentOf(
    { plan: questions.map((_, i) => i), revision: 7, ...over },
    { count: 25, kinds: QUESTION_KINDS, games: ASKED_GAMES },
  );

const answersTo = (number: number): readonly AnswerRow[] =>
  Array.from({ length: 40 }, (_, i): AnswerRow => {
    const { choices, key } = questions[number]!;
    const choice = choices[i % Math.max(1, choices.length)];
    return {
      question: number,
      attempt: 0,
      user: `${1000 + i}`,
      at: i,
      answer: { kind: 'chosen', choices: [0] },
      said: choice === undefined ? key.slice(0, 1) : [choice.says],
      right: choice === undefined || choice.misconception === null,
      misconception: choice === undefined ? null : claimOf(choice),
      sure: i % 3 === 0 ? null : i % 3 === 1,
      speed: null,
    };
  });

const viewOf = (over: Partial<Assignment>, number: number): QuizView => ({
  quiz: quizOf({ current: number, ...over }),
  questions,
  students: 200,
  answers: number < 0 ? [] : answersTo(number),
});

test('there is a question of every kind', () => {
  expect(new Set(questions.map(({ kind }) => kind)).size).toBe(QUESTION_KINDS.length);
});

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];

  test.each(questions.map(({ kind, form }, number) => [kind, form, number] as const))(
    '%s (%s): asked, answered, revealed',
    (_kind, _form, number) => {
      const question = questions[number]!;
      for (const phase of ['reading', 'open'] as const)
        for (const left of [null, 5_000])
          shownText(questionScreen(viewOf({ phase, left }, number), locale, null), locale);
      modalTaken(answerModal('q', 'q1', number, question, locale));
      const view = viewOf({ phase: 'revealed' }, number);
      for (const answers of [view.answers, []]) {
        const explained = explain(catalogue, { what: 'answer', question, locale: locale.id });
        const text = shownText(revealScreen(view, number, answers, locale, null, null, explained), locale);
        expect(text.length).toBeGreaterThan(
          shownText(revealScreen(view, number, answers, locale, null), locale).length + 10,
        );
      }
      for (const until of [null, 30_000]) {
        const row = view.answers[0]!;
        for (const scoring of SCORINGS)
          for (const sure of [null, true, false])
            expect(
              shownText(
                recordedScreen(
                  { question, row: { ...row, sure }, until, scoring, anonymous: false, quiz: 'q1' },
                  locale,
                ),
                locale,
              ),
            ).toMatch(/\S/);
      }
      for (const scoring of SCORINGS)
        for (const row of [null, ...view.answers.slice(0, 6)]) {
          const quiz = quizOf({
            phase: 'revealed',
            settings: { ...quizOf().settings, scoring, speed: true },
          });
          const wrong = explain(catalogue, {
            what: 'wrong',
            question,
            said: row?.said ?? [],
            misconception: (row?.misconception ?? null) as Misconception | null,
            locale: locale.id,
          });
          const text = shownText(ownAnswerScreen({ quiz, question, row }, locale, wrong), locale);
          // Names the misconception of a wrong answer, and only then.
          const thought = row?.misconception ?? null;
          expect(
            thought === null || text.includes(locale.quiz.misconceptions[thought as Misconception].name),
          ).toBe(true);
          expect(text.includes(locale.quiz.answer.right(''))).toBe(
            question.form !== 'text' && row?.right !== true,
          );
        }
    },
  );

  test('before its answers open and while they are, a question tells nothing of its answer', () => {
    for (const [number, question] of questions.entries()) {
      const text = shownText(questionScreen(viewOf({ phase: 'open' }, number), locale, null), locale);
      for (const choice of question.choices) {
        const claim = claimOf(choice);
        if (claim !== null) expect(text).not.toContain(locale.quiz.misconceptions[claim].wrong);
      }
      expect(text).not.toContain('✓');
    }
  });

  test('lobby, panel in every phase, end, rules, roster', () => {
    for (const phase of PHASES) {
      const view = viewOf({ phase, deadline: 1 }, 0);
      taken(lobbyScreen(view, locale), locale);
      for (const options of [{}, { sure: true }, { note: 'x*'.repeat(200) }])
        taken(panelScreen(view, locale, options), locale);
      taken(panelScreen({ ...view, quiz: { ...view.quiz, deadline: null, left: 9 } }, locale), locale);
    }
    taken(lobbyScreen({ ...viewOf({}, -1), quiz: quizOf({ teacher: null }) }, locale), locale);
    const tally = {
      students: 1,
      asked: 0,
      right: 0,
      podium: [],
      teams: [],
      questions: 6,
      tooFew: 0,
      dropped: [],
      accepted: [],
    };
    const changed = taken(
      finalScreen(quizOf(), { ...tally, dropped: [2], accepted: [1, 4] }, locale),
      locale,
    );
    expect(JSON.stringify(changed)).toContain(locale.classroom.correct.recounted);
    // 0 % and 100 % are none and all.
    for (const [right, percent] of [
      [0, '0'],
      [3, '1'],
      [3997, '99'],
      [4000, '100'],
    ] as const) {
      const final = taken(
        finalScreen(quizOf(), { ...tally, students: 200, asked: 4000, right }, locale),
        locale,
      );
      expect(JSON.stringify(final)).toMatch(new RegExp(`\\D${percent}[%％]`));
    }
    taken(finalScreen(quizOf(), { ...tally, students: 0 }, locale), locale);
    for (const mode of QUIZ_MODES)
      for (const scoring of SCORINGS) {
        const quiz = quizOf({ settings: { ...quizOf().settings, mode, scoring, speed: true } });
        taken(rulesOfQuizScreen(quiz, locale), locale);
      }
    taken(rulesOfQuizScreen(null, locale), locale);
    taken(rosterScreen(new Map(), locale), locale);
    taken(rolesScreen([], null, true, locale), locale);
    const roles = Array.from({ length: 20 }, (_, n) => `${10n ** 18n + BigInt(n)}`);
    const told = shownText(rolesScreen(roles, null, false, locale), locale);
    for (const id of roles) expect(told).toContain(`<@&${id}>`);
    // A role deleted on Discord is shown as such, and can still be removed by those who may.
    const known = new Map(roles.slice(1).map((id) => [id, '**@everyone** '.repeat(7)]));
    const screen = rolesScreen(roles, known, true, locale);
    const some = shownText(screen, locale);
    expect(some).toContain(`${locale.classroom.roles.gone} \`${roles[0]}\``);
    expect(some).not.toContain(`<@&${roles[0]}>`);
    expect(some).toContain(`<@&${roles[1]}>`);
    expect(some).not.toMatch(/(?<!\\)\*\*@everyone/);
    const [select] = screen.rows ?? [];
    if (select === undefined || !('choices' in select)) throw new Error('nothing can be taken off');
    expect(select.choices.map(({ value }) => value)).toEqual(roles);
    expect(select.choices[0]?.label).toBe(locale.classroom.roles.gone);
    expect(rolesScreen(roles, known, false, locale).rows).toEqual([]);
    const names = new Map(Array.from({ length: 300 }, (_, i) => [`${i}`, '**@everyone** '.repeat(4)]));
    expect(shownText(rosterScreen(names, locale), locale)).not.toMatch(/(?<!\\)\*\*@everyone/);
  });

  test('results of two hundred, of one, of nobody', async () => {
    const students = Array.from({ length: 200 }, (_, i) => ({ user: `${1000 + i}`, since: i % 3 }));
    const answers = questions.flatMap((_, number) => answersTo(number));
    const names = new Map([['1001', '=SUM(A1)']]);
    const over = quizOf({ phase: 'over', current: questions.length });
    const results = resultsOf(over, questions, students, answers, names);
    let turns = 0;
    const breath = (): Promise<void> => {
      turns += 1;
      return Promise.resolve();
    };
    const all = await resultFiles(results, locale, breath);
    // Yields to the event loop after each student.
    expect(turns).toBe(200);
    const { files } = taken(resultsScreen(results, locale, all), locale);
    // The name of a skill has a colon of its own, as in “P or N: Nim”.
    const colon = locale.writing.colon.trim();
    const skills = questions.map((question) => skillName(question.skill, locale, [question]));
    const [first] = results.students;
    for (const screen of [
      resultsScreen(results, locale, all),
      ownResultsScreen({ ...results, students: [first!] }, locale),
    ])
      for (const skill of skills.filter((name) => name.includes(colon)))
        expect(shownText(screen, locale)).not.toContain(`${skill}${colon}`);
    const chart = hardestChart(results, locale);
    expect(chart!.bars.map(({ right, asked }) => right / asked)).toEqual(
      chart!.bars.map(({ right, asked }) => right / asked).toSorted((a, b) => a - b),
    );
    const picture = { name: 'hardest.png', data: Buffer.alloc(8), alt: chartAlt(chart!, locale) };
    expect(chart!.title).toBe(locale.classroom.results.hardest);
    taken(resultsScreen(results, locale, all, [picture]), locale);
    expect(hardestChart(resultsOf(over, questions, [], [], names), locale)).toBeNull();
    // Deletion asks for confirmation with the files of all that is deleted; a running quiz has no such button.
    const asked = removeScreen(results, locale, all);
    taken(asked, locale);
    expect(asked.files).toBe(all);
    // Who was taken off loses answers, too; without files none are to be saved.
    const [off, ...kept] = results.students;
    const emptied = removeScreen({ ...results, students: kept, removed: [off!] }, locale, []);
    expect(shownText(emptied, locale)).toContain(locale.classroom.remove.text(results.students.length));
    expect(shownText(emptied, locale)).not.toContain(locale.classroom.remove.files);
    expect(JSON.stringify(resultsScreen(results, locale, all).rows)).toContain('~delete-ask~');
    const running = JSON.stringify(
      resultsScreen({ ...results, quiz: { ...over, phase: 'open' } }, locale, []).rows,
    );
    expect(running).toContain('~questions~');
    expect(running).not.toContain('~delete-ask~');
    for (const screen of [
      removeScreen(resultsOf(over, questions, [], [], names), locale, []),
      removedScreen(over, locale),
      removedScreen(null, locale),
    ])
      taken(screen, locale);
    const [rows, people] = files.map(({ data }): string =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode('kept' in data ? undefined : data),
    );
    expect(people).toContain("'=SUM(A1)");
    expect(people!.trim().split('\r\n')).toHaveLength(201);
    expect(rows!.startsWith('\uFEFF')).toBe(true);
    taken(resultsScreen(resultsOf(over, questions, [], [], names), locale, []), locale);
    for (const user of ['1001', '1002', 'nobody']) {
      const own = resultsOf(
        over,
        questions,
        students.filter((one) => one.user === user),
        answers,
        new Map(),
      );
      expect(shownText(ownResultsScreen(own, locale), locale)).not.toMatch(/=SUM/);
    }
  });

  test('every fault is told', () => {
    const long = 'x*'.repeat(1000);
    const faults: ClassFaultFacts = {
      'no-server': {},
      'not-a-teacher': {},
      'not-a-manager': {},
      'role-of-all': {},
      'too-many-roles': { most: 20 },
      'no-such-quiz': {},
      'no-such-lesson': {},
      'moved-on': {},
      'not-now': {},
      'begun-stays': { until: 90_900 },
      closed: {},
      over: {},
      'anonymous-over': {},
      'anonymous-paper': {},
      'team-stays': {},
      'anonymous-alone': {},
      'live-only': {},
      'one-at-a-time': { quiz: 'q1' },
      'no-such-game': { token: long, near: [] },
      'not-a-game': { token: long, refusal: null },
      'no-such-skill': { token: long },
      'no-questions': {},
      'quiz-full': { most: 30 },
      'set-used': { set: 'x'.repeat(40) },
      'no-such-set': { token: long, known: [long] },
      'bad-name': { most: 60 },
      'too-many-corrections': { most: 500 },
      paused: {},
      'no-quiz-file': {},
      'no-such-template': { token: long },
      'bad-template-name': { most: 40 },
      'too-many-templates': { most: 50 },
      'no-own-time': {},
      'until-when': {},
      'no-such-zone': { token: long },
      'no-such-time': { token: long },
      'two-times': { token: long, lines: ['2027-03-04 20:00', '2027-04-03 20:00'] },
      'skipped-time': { token: long, zone: 'Europe/Berlin', instead: '2027-03-28 03:30' },
      'past-time': { token: long },
      'far-time': { days: 400 },
      'no-window': {},
      'not-later': {},
      'not-ready': {},
      making: {},
      'handed-in': {},
      'no-more-attempts': {},
      'not-shown': {},
      'no-sheets': {},
      'too-many-sheets': { most: 300 },
      'no-such-sheet': { token: long },
      'not-yet-on-paper': {},
      unread: { fault: 'no-move', refusal: null },
    };
    everyFaultTold({ ...faults }, classFaultScreen, locale);
  });
});

test('nobody is refused before the moment at which answers are said to close', () => {
  const view = viewOf({ phase: 'open', deadline: 90_900 }, 0);
  expect(shownText(questionScreen(view, locales.en, null), locales.en)).toContain('Answers close <t:90:R>');
  const row = answersTo(0)[0]!;
  const said = {
    question: questions[0]!,
    row,
    until: 90_900,
    scoring: 'accuracy',
    anonymous: false,
    quiz: 'q1',
  } as const;
  // A private message is not redrawn: its time stays true when it has passed.
  expect(shownText(recordedScreen(said, locales.en), locales.en)).toContain('until <t:90:T>');
});

test('the confirmation of an anonymous quiz does not repeat the answer', () => {
  const row = { ...answersTo(0)[0]!, said: [{ kind: 'number', number: '6363' }] } as const;
  const about = { question: questions[0]!, row, until: null, scoring: 'confidence', quiz: 'q1' } as const;
  for (const anonymous of [false, true])
    for (const locale of Object.values(locales))
      expect(shownText(recordedScreen({ ...about, anonymous }, locale), locale).includes('6363')).toBe(
        !anonymous,
      );
});

test('of long answers whole moves are said, and the last one is not joined to the first', () => {
  const question = making.ask({ kind: 'all-winning-moves', line: 'nim 2 3 3', seed: 'long' })!;
  const row = { ...answersTo(0)[0]!, said: question.choices.map(({ says }) => says) };
  const about = { row, until: null, scoring: 'accuracy', anonymous: false, quiz: 'q1' } as const;
  const moves = question.choices.map(({ says }) => sayAnswer(locales.en, question, says));
  expect(moves.join(' · ').length).toBeGreaterThan(120);
  const recorded = shownText(recordedScreen({ ...about, question }, locales.en), locales.en);
  for (const move of moves) expect(recorded).toContain(move);
  const drafted = { ...viewOf({ plan: [0] }, 0), questions: [question], sets: [] };
  expect(question.key).toHaveLength(3);
  expect(shownText(draftScreen(drafted, locales.en), locales.en)).toContain(
    'take 2 from heap 1 (2 → 0) · take 2 from heap 2 (3 → 1) · …',
  );
});

test('the chart of the answers counts every choice, and marks the right one with more than a colour', () => {
  const number = questions.findIndex(({ form, kind }) => form === 'one' && kind === 'winning-move');
  const answers = answersTo(number);
  const chart = answersChart(questions[number]!, answers, 200, locales.en)!;
  expect(chart.bars.reduce((sum, { right }) => sum + right, 0)).toBe(answers.length);
  for (const [index, { label, mark, asked }] of chart.bars.entries()) {
    const right = questions[number]!.choices[index]!.misconception === null;
    expect([label.startsWith(right ? '✓ ' : '✗ '), mark === 'win', asked]).toEqual([true, right, 40]);
  }
  // The description counts too, and does not call a wrong choice right.
  expect(chartAlt(chart, locales.en)).toMatch(/✗ \w\) [^;]*: \d+ of 40/);
  expect(answersChart(questions[number]!, [], 200, locales.en)).toBeNull();
  const typed = questions.findIndex(({ form }) => form === 'number');
  expect(answersChart(questions[typed]!, answersTo(typed), 200, locales.en)).toBeNull();
});

test('the same moves typed in another order are one answer', () => {
  const wish = { kind: 'all-winning-moves', line: 'nim 3 3 3', seed: 'order', typed: true } as const;
  const question = making.ask(wish)!;
  const view = { ...viewOf({ phase: 'revealed', plan: [0] }, 0), questions: [question] };
  const [first, second] = answersTo(0);
  const answers = [
    { ...first!, said: question.key, right: true },
    { ...second!, said: question.key.toReversed(), right: true },
  ];
  expect(shownText(revealScreen(view, 0, answers, locales.en, null), locales.en)).toMatch(
    /✓ \*\*2\*\* — take/,
  );
});
