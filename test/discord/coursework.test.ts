/** Screens of exams, homework and plans in every language, checked by Discord's rules. */

import { describe, expect, test } from 'vitest';
import { attemptResultsOf, type OwnHomework, podiumOf } from '../../src/learn/class/results.ts';
import {
  type AnswerRow,
  type Assignment,
  COUNTS,
  PHASES,
  type QuizSettings,
  SCORINGS,
} from '../../src/learn/model/assignment.ts';
import type { Attempt, AttemptPage, Progress } from '../../src/learn/model/attempt.ts';
import { atOwnPace, QUIZ_MODES } from '../../src/learn/model/policy.ts';
import { claimOf } from '../../src/learn/model/question.ts';
import { QUESTION_KINDS } from '../../src/learn/questions/kinds/index.ts';
import {
  attemptId,
  attemptScreen,
  ownHomeworkScreen,
  reportScreen,
} from '../../src/learn/screens/attempt.ts';
import {
  courseworkScreen,
  homeworksScreen,
  madeScreen,
  missedScreen,
  plannedScreen,
  reminderScreen,
  zoneScreen,
} from '../../src/learn/screens/coursework.ts';
import { answerModal } from '../../src/learn/screens/question.ts';
import { finalScreen, lobbyScreen } from '../../src/learn/screens/quiz.ts';
import { resultFiles, resultsScreen } from '../../src/learn/screens/results.ts';
import { classFaultScreen, panelScreen } from '../../src/learn/screens/teach.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { some } from '../support/amount.ts';
import { assignmentOf } from '../support/assignments.ts';
import { ASKED_GAMES, oneOfEachKind } from '../support/remembered.ts';
import { modalTaken, shownText, taken } from '../support/screens.ts';

const questions = oneOfEachKind();
const variants = new Map(questions.map((question, place) => [place, [question]]));
const NASTY = '**@everyone** <@1> [x](http://x) '.repeat(2);

const quizOf = (over: Partial<Assignment> = {}, wishes: Partial<QuizSettings> = {}): Assignment =>
  assignmentOf(
    {
      id: 'q1w2e3r4t5y6',
      phase: 'open',
      plan: questions.map((_, i) => i),
      deadline: 1_800_000_000_000,
      revision: 7,
      ...over,
    },
    { mode: 'exam', count: 40, kinds: QUESTION_KINDS, games: ASKED_GAMES, ...wishes },
  );
const paper = (user: string, over: Partial<Attempt> = {}): Attempt => ({
  user,
  number: 1,
  seat: 0,
  variants: questions.map(() => 0),
  startedAt: 1,
  endedAt: null,
  ...over,
});
const answerOf = (user: string, place: number, sure: boolean | null): AnswerRow => {
  const { choices, key } = questions[place]!;
  const choice = choices[Number(user) % Math.max(1, choices.length)];
  return {
    question: place,
    user,
    at: place,
    answer: { kind: 'chosen', choices: [0] },
    said: choice === undefined ? key.slice(0, 1) : [choice.says],
    right: choice === undefined || choice.misconception === null,
    misconception: choice === undefined ? null : claimOf(choice),
    sure,
    speed: null,
    attempt: 1,
  };
};
const pageOf = (slot: number, quiz: Assignment, answered: number, sure: boolean | null): AttemptPage => ({
  quiz,
  attempt: paper('1000', { number: 2 }),
  slot,
  question: questions[slot]!,
  answers: new Map(Array.from({ length: answered }, (_, i) => [i, answerOf('1000', i, sure)])),
});
const scarce = Array.from({ length: 40 }, (_, i) => ({ slot: i + 1, positions: 41 + ((i * 7) % 40) }));
const progress: Progress = { joined: 200, begun: 150, finished: 12, scarce };
const students = Array.from({ length: 200 }, (_, i) => ({ user: `${1000 + i}`, since: 0 }));
const resultsIn = (quiz: Assignment, users = students) =>
  attemptResultsOf(
    quiz,
    questions,
    variants,
    users,
    users.map(({ user }) => paper(user, { endedAt: 9 })),
    users.flatMap(({ user }) => questions.map((_, place) => answerOf(user, place, place % 2 === 0))),
    new Map([['1001', '=SUM(A1)']]),
  );

/** All variants of a paper's page. */
const PAGES = (['exam', 'homework'] as const).flatMap((mode) =>
  SCORINGS.flatMap((scoring) =>
    (
      [
        [0, null],
        [questions.length, null],
        [questions.length, true],
        [questions.length, false],
      ] as const
    ).flatMap(([answered, sure]) =>
      [false, true].map((handing) => ({ mode, scoring, answered, sure, handing })),
    ),
  ),
);
/** All settings that a board mentions, in every phase. */
const BOARDS = QUIZ_MODES.flatMap((mode) =>
  PHASES.flatMap((phase) =>
    ['', NASTY].flatMap((title) =>
      [0, 1, 2, 7, null].flatMap((retakes) =>
        COUNTS.map((counts) => ({ mode, phase, title, retakes, counts })),
      ),
    ),
  ),
);

test('a paper’s controls fit into Discord’s ids, with the longest quiz id and many attempts', () => {
  const view = pageOf(0, quizOf({}, { mode: 'homework' }), 3, null);
  taken(attemptScreen({ ...view, attempt: paper('1', { number: 99_999 }) }, locales.en), locales.en);
});

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];
  /** Distributes the cases over the languages: each case in one of them. */
  const shareOf = <T>(cases: readonly T[], from = 0): readonly T[] =>
    some(cases, WRITTEN.length, from + WRITTEN.indexOf(id));
  const read = (screen: Parameters<typeof shownText>[0]): string => {
    const text = shownText(screen, locale);
    expect(text).not.toMatch(/(?<!\\)\*\*@everyone/);
    return text;
  };

  test.each(questions.map(({ kind, form }, place) => [kind, form, place] as const))(
    'a page: %s (%s), and nothing on it of what is right',
    (_kind, _form, place) => {
      for (const { mode, scoring, answered, sure, handing } of shareOf(PAGES, place)) {
        const view = pageOf(place, quizOf({}, { mode, scoring }), answered, sure);
        const text = read(attemptScreen(view, locale, [], handing));
        const claims = questions[place]!.choices.flatMap((choice) => claimOf(choice) ?? []);
        const told = claims.flatMap((claim) => {
          const { wrong, name } = locale.quiz.misconceptions[claim];
          return [wrong, name];
        });
        expect(['✓', ...told].filter((secret) => text.includes(secret))).toEqual([]);
        modalTaken(answerModal('e', attemptId(view.quiz.id, 2), view.slot, view.question, locale));
      }
    },
  );

  test('what a page looks like does not depend on whether the answers on it are right', () => {
    for (const place of questions.keys()) {
      const view = pageOf(place, quizOf({}, { scoring: 'confidence' }), questions.length, true);
      const turned = new Map(
        [...view.answers].map(([at, row]) => [at, { ...row, right: !row.right, misconception: null }]),
      );
      expect(attemptScreen({ ...view, answers: turned }, locale)).toEqual(attemptScreen(view, locale));
    }
  });

  test('boards of every mode and phase', () => {
    for (const { mode, phase, title, retakes, counts } of shareOf(BOARDS)) {
      const quiz = quizOf({ phase }, { mode, title, retakes, counts, closesAt: 9, startsAt: 5 });
      const view = { quiz, questions, students: 200, answers: [] };
      for (const more of [null, progress]) {
        read(courseworkScreen(view, more, null, locale));
        read(courseworkScreen({ ...view, quiz: { ...quiz, deadline: null, left: 5 } }, more, -1, locale));
      }
      read(reminderScreen(quiz, progress, locale));
    }
    for (const phase of PHASES) {
      const quiz = quizOf({ phase, prepared: false, teacher: null }, { startsAt: 5 });
      const view = { quiz, questions, students: 1, answers: [] };
      read(panelScreen(view, locale, { progress }));
      read(courseworkScreen(view, null, null, locale));
      read(
        lobbyScreen(
          { ...view, quiz: { ...quiz, settings: { ...quiz.settings, mode: 'live', startsAt: 5 } } },
          locale,
        ),
      );
    }
  });

  test('the panel of an exam or homework calls it so, not a quiz', () => {
    const { panel, work } = locale.classroom;
    for (const mode of ['exam', 'homework'] as const)
      for (const phase of PHASES) {
        const quiz = quizOf({ phase }, { mode });
        const screen = panelScreen({ quiz, questions, students: 3, answers: [] }, locale, {
          progress,
          unseen: true,
        });
        const text = `${read(screen)} ${JSON.stringify(screen.rows)}`;
        if (phase === 'open' && mode === 'homework')
          expect(text).toContain(work.homework.progress(progress.begun, progress.finished));
        const end = phase === 'lobby' && mode === 'exam' ? work.plan['cancel-exam'] : work.panel[mode].end;
        expect(text).toContain(phase === 'over' ? work.panel[mode].over : end);
        expect(text).not.toContain(panel.acts.end);
        expect(text).toContain('⚠');
        expect(read(screen)).not.toMatch(/\bquiz\b|测验/);
      }
  });

  test('whoever has begun an exam is told why they cannot leave it, and until when', () => {
    const told = (until: number | null) =>
      read(classFaultScreen({ code: 'begun-stays', facts: { until } }, locale));
    expect(told(90_000)).toMatch(/<t:90(?::f)?>.*<t:90:R>/);
    expect(told(null)).not.toMatch(/<t:/);
    expect(told(null)).toMatch(/its clock is stopped|计时已暂停|時計は止まっています/);
  });

  test('the panel says for whom positions and pictures are still to come', () => {
    const view = { quiz: quizOf({ phase: 'lobby' }), questions, students: 200, answers: [] };
    const { plan } = locale.classroom.work;
    for (const [drawing, making] of [
      [1, 0],
      [200, 0],
      [0, 1],
      [17, 120],
    ] as const) {
      const text = read(panelScreen(view, locale, { progress, unready: { drawing, making, share: 0.5 } }));
      expect(text.includes(plan.drawing(drawing))).toBe(drawing > 0);
      expect(text.includes(plan.making(making))).toBe(making > 0);
    }
  });

  test('panel and lobby say of which questions some share a position, the fewest first, and nothing where none do', () => {
    const view = { quiz: quizOf({ phase: 'lobby' }), questions, students: 200, answers: [] };
    const { plan } = locale.classroom.work;
    const few = {
      ...progress,
      scarce: [
        { slot: 3, positions: 41 },
        { slot: 7, positions: 12 },
      ],
    };
    const screens = (one: Progress) => [
      panelScreen(view, locale, { progress: one }),
      courseworkScreen(view, one, null, locale),
    ];
    for (const screen of screens(few)) {
      const text = read(screen);
      expect(text).toContain(plan.few([plan.scarce(7, 12), plan.scarce(3, 41)], 0, 200));
    }
    for (const screen of screens(progress)) expect(read(screen)).toContain('35');
    for (const screen of screens({ ...progress, scarce: [] }))
      expect(read(screen)).not.toContain(plan.few([], 0, 200).slice(-12));
    // Homework has the same positions for every class.
    const homework = { ...view, quiz: quizOf({}, { mode: 'homework' }) };
    expect(read(courseworkScreen(homework, few, null, locale))).not.toContain(plan.scarce(3, 41));
  });

  test('a message that another one follows has nothing to press but the rules', () => {
    const view = { quiz: quizOf(), questions, students: 3, answers: [] };
    const { rows } = courseworkScreen(view, null, -1, locale);
    expect(JSON.stringify(rows)).not.toMatch(/open|join/);
  });

  test('only kinds that are asked are said, since the games may have none of another', () => {
    const only = questions.filter(({ kind }) => kind === 'outcome').slice(0, 1);
    for (const mode of QUIZ_MODES) {
      const quiz = quizOf({ plan: [0] }, { mode, kinds: ['value-table', 'outcome'] });
      const view = { quiz, questions: only, students: 0, answers: [] };
      const screen = atOwnPace(quiz) ? courseworkScreen(view, null, null, locale) : lobbyScreen(view, locale);
      const { kinds } = locale.quiz;
      expect(read(screen)).toContain(kinds.outcome);
      expect(read(screen)).not.toContain(kinds['value-table']);
    }
  });

  test('plans: made, listed, missed', () => {
    for (const mode of QUIZ_MODES)
      for (const byItself of [true, false])
        for (const zone of ['UTC', 'America/Argentina/ComodRivadavia']) {
          const quiz = quizOf(
            { phase: 'planned' },
            { mode, byItself, startsAt: 1_800_000_000_000, closesAt: 1_800_000_100_000, title: NASTY },
          );
          const made = { quiz, questions, students: 0, answers: [], zone, twice: true };
          expect(read(madeScreen(made, locale))).toContain('<t:1800000000:f>');
          read(
            madeScreen(
              { ...made, quiz: { ...quiz, settings: { ...quiz.settings, startsAt: null } } },
              locale,
            ),
          );
          const ends = (['missed', 'unwarranted'] as const).map((ending) =>
            read(missedScreen({ ...quiz, phase: 'over', ending }, locale)),
          );
          for (const end of ends) expect(end).toContain('<t:1800000000:f>');
          expect(new Set(ends).size).toBe(2);
        }
    const many = Array.from({ length: 60 }, (_, i) => quizOf({ id: `q${i}` }, { title: `${i} ${NASTY}` }));
    for (const list of [[], many.slice(0, 1), many]) {
      read(plannedScreen(list, locale));
      read(plannedScreen(list, locale, locale.classroom.work.plan.cancelled));
      for (const act of ['list', 'close', 'results'] as const)
        read(
          homeworksScreen(
            list.map((quiz) => ({ quiz, progress })),
            act,
            locale,
            NASTY,
          ),
        );
    }
    read(zoneScreen('Europe/Berlin', '2027-03-28 03:30', locale));
  });

  test('homework whose positions are being made: a bar, and none once they are there', () => {
    const quiz = quizOf({ phase: 'planned' }, { mode: 'homework', closesAt: 1_800_000_100_000 });
    const made = { quiz, questions, students: 0, answers: [], zone: 'UTC', twice: false };
    const { preparing } = locale.classroom.work.plan;
    for (const share of [0.42, null]) {
      const screens = [
        madeScreen(made, locale, 'none', share),
        homeworksScreen([{ quiz, progress, made: share }], 'list', locale),
      ];
      for (const text of screens.map((screen) => read(screen)))
        expect([/40\s*[%％]/u.test(text), text.includes(preparing)]).toEqual([
          share !== null,
          share !== null,
        ]);
    }
  });

  test('one’s homework, and reports of it', () => {
    const one = (
      over: Partial<OwnHomework>,
      quiz = quizOf({}, { mode: 'homework', closesAt: 9 }),
    ): OwnHomework => ({
      quiz,
      attempts: 1,
      open: false,
      left: 1,
      result: resultsIn(quiz, students.slice(0, 1)).students[0] ?? null,
      ...over,
    });
    const all = [
      one({}),
      one({ attempts: 0, left: 1, result: null }),
      one({ left: 0 }),
      one({ left: null, attempts: 4 }),
      one({ open: true }),
      one({}, quizOf({ phase: 'over' }, { mode: 'homework', scoring: 'confidence' })),
    ].map((homework, i) => ({ ...homework, quiz: { ...homework.quiz, id: `h${i}` } }));
    read(ownHomeworkScreen([], locale));
    read(ownHomeworkScreen(all, locale));
    // Handing in late is told, except to a student who has longer anyway.
    for (const [deadline, told] of [
      [1_800_000_000_000, true],
      [1_800_000_200_000, false],
    ] as const) {
      const late = { until: 1_800_000_100_000, off: 20 };
      const quiz = quizOf({ deadline }, { mode: 'homework', closesAt: 1_800_000_000_000, late });
      expect(read(ownHomeworkScreen([one({}, quiz)], locale)).includes('<t:1800000100:f>')).toBe(told);
    }
    for (const homework of all)
      for (const scoring of SCORINGS) {
        const quiz = { ...homework.quiz, settings: { ...homework.quiz.settings, scoring } };
        const results = resultsIn(quiz, students.slice(0, 1));
        read(reportScreen({ results, homework: { ...homework, quiz } }, locale));
      }
  });

  test('an exam that goes on tells nothing; over, it tells points by its rule', async () => {
    const going = quizOf({}, { scoring: 'confidence' });
    const during = read(
      reportScreen({ results: resultsIn(going, students.slice(0, 1)), homework: null }, locale),
    );
    expect(during).toContain(locale.classroom.work.paper.secret);
    const over = quizOf({ phase: 'over' }, { scoring: 'confidence', podium: true });
    const results = resultsIn(over);
    const shown = resultsScreen(results, locale, await resultFiles(results, locale, () => Promise.resolve()));
    const { files } = taken(shown, locale);
    expect(read(shown)).toMatch(/-?\d+/);
    const { data } = files[1]!;
    if (!Buffer.isBuffer(data)) throw new Error('the file has no content');
    const people = data.toString('utf8').trim().split('\r\n');
    expect(people).toHaveLength(201);
    expect(people[0]).toContain('points,most points,attempt,attempts');
    expect(people.find((line) => line.includes('<@1001>'))).toContain("'=SUM(A1)");
    const podium = podiumOf(results);
    expect(podium.length).toBeGreaterThan(0);
    const told = {
      students: 200,
      asked: 400,
      right: 200,
      podium,
      teams: [],
      questions: 2,
      tooFew: 0,
      dropped: [3],
      accepted: [],
    };
    read(finalScreen(over, told, locale));
    read(reportScreen({ results: resultsIn(over, students.slice(3, 4)), homework: null }, locale));
  });
});
