/** The class: who may do what, phase by phase, and what a quiz comes to. */

import { describe, expect, test } from 'vitest';
import type { QuizRequest } from '../../src/learn/class/create-quiz.ts';
import { atOnce } from '../../src/learn/class/question-maker.ts';
import {
  type Edit,
  EXCHANGES,
  type QuizView,
  questionOf,
  stageOf,
  type TeacherAct,
} from '../../src/learn/model/assignment.ts';
import { gameWish } from '../../src/learn/model/game-wish.ts';
import type { QuizWish } from '../../src/learn/questions/making.ts';
import { draftQuestionScreen, draftScreen } from '../../src/learn/screens/draft.ts';
import { locales } from '../../src/texts/index.ts';
import { choiceOf } from '../support/choices.ts';
import { actOn, actor, benchEach, codeOf, goOn, must, quizRequest, TEACHER } from '../support/classroom.ts';
import { sharedEngine } from '../support/remembered.ts';

const held = benchEach();

const request = (over: Partial<QuizRequest> = {}): QuizRequest =>
  quizRequest({ count: 3, kinds: 'nim-sum, outcome', readingSeconds: 5, ...over });
const created = async (over: Partial<QuizRequest> = {}): Promise<QuizView> =>
  must(await held.app.classes.create(request(over)));

const act = (id: string, what: TeacherAct) => actOn(held, id, what);
const phaseNow = async (id: string): Promise<string> => {
  const { quiz } = must(await held.app.classes.show(id));
  return `${quiz.phase} ${quiz.current}`;
};

describe('who may teach', () => {
  test('who manages the server, and who has one of the roles set by such a person', async () => {
    const { classes } = held.app;
    const helper = actor('helper', { roles: ['r7'] });
    expect(codeOf(await classes.create(request({ by: helper })))).toBe('not-a-teacher');
    expect(codeOf(await classes.teacherRoles(helper))).toBe('not-a-teacher');
    expect(codeOf(await classes.teacherRoles(helper, { add: 'r7' }))).toBe('not-a-manager');
    expect(codeOf(await classes.teacherRoles(TEACHER, { add: 'g1' }))).toBe('role-of-all');
    must(await classes.teacherRoles(TEACHER, { add: 'r7' }));
    expect(await classes.mayTeach(helper)).toBe(true);
    expect(await classes.mayTeach({ ...helper, guild: 'g2' })).toBe(false);
    expect(codeOf(await classes.teacherRoles(helper, { add: 'r8' }))).toBe('not-a-manager');
    const other = actor('other', { roles: ['r1', 'r8'] });
    expect(await classes.mayTeach(other)).toBe(false);
    expect(must(await classes.teacherRoles(TEACHER, { add: 'r8' }))).toEqual(['r7', 'r8']);
    expect(must(await classes.teacherRoles(TEACHER, { add: 'r8' }))).toEqual(['r7', 'r8']);
    for (const by of [helper, other]) expect(await classes.mayTeach(by)).toBe(true);
    expect(must(await classes.teacherRoles(other))).toEqual(['r7', 'r8']);
    // A part of an id is no id.
    expect(await classes.mayTeach(actor('part', { roles: ['r', '7', 'r7 r8', ''] }))).toBe(false);
    must(await classes.teacherRoles(TEACHER, { remove: 'r7' }));
    expect(await classes.mayTeach(helper)).toBe(false);
    expect(await classes.mayTeach(other)).toBe(true);
    expect(must(await classes.teacherRoles(TEACHER, { remove: 'r8' }))).toEqual([]);
    expect(await classes.mayTeach(other)).toBe(false);
    for (let n = 0; n < 20; n += 1) must(await classes.teacherRoles(TEACHER, { add: `many${n}` }));
    expect(codeOf(await classes.teacherRoles(TEACHER, { add: 'many20' }))).toBe('too-many-roles');
    // Deleted on Discord: its place is free again, here and in no other server.
    await classes.roleGone('g2', 'many3');
    await classes.roleGone('g1', 'many');
    expect(must(await classes.teacherRoles(TEACHER))).toHaveLength(20);
    await classes.roleGone('g1', 'many3');
    expect(must(await classes.teacherRoles(TEACHER))).not.toContain('many3');
    expect(await classes.mayTeach(actor('late', { roles: ['many3'] }))).toBe(false);
    expect(must(await classes.teacherRoles(TEACHER, { add: 'many20' }))).toHaveLength(20);
  });

  test('two managers who change the roles at once', async () => {
    const { classes } = held.app;
    must(await classes.teacherRoles(TEACHER, { add: 'old' }));
    const both = [classes.teacherRoles(TEACHER, { add: 'r1' }), classes.teacherRoles(TEACHER, { add: 'r2' })];
    for (const one of [...both, classes.roleGone('g1', 'old')]) await one;
    expect(must(await classes.teacherRoles(TEACHER)).toSorted()).toEqual(['r1', 'r2']);
  });

  test('a name in the roster is for the teacher alone', async () => {
    const { classes } = held.app;
    const { quiz } = await created();
    expect(codeOf(await classes.nameFrom(actor('ann'), 'ann,Ann'))).toBe('not-a-teacher');
    must(await classes.setName(actor('ann'), 'Ann Secret'));
    must(await classes.join(quiz.id, actor('bob')));
    expect(JSON.stringify(must(await classes.own(quiz.id, actor('bob'))))).not.toContain('Secret');
    expect(must(await classes.roster(TEACHER))).toEqual(new Map([['ann', 'Ann Secret']]));
  });
});

describe('creating', () => {
  test.each([
    [{ kinds: 'nim-sum, juggling' }, 'no-such-skill'],
    [{ games: 'nim, chess' }, 'no-such-game'],
    [{ games: 'nim + chess' }, 'no-such-game'],
    [{ games: 'nim 3 4 5' }, 'not-a-game'],
    [{ games: 'every nim' }, 'not-a-game'],
    [{ games: 'wythoff a=0' }, 'not-a-game'],
    [{ games: 'wythoff b=2' }, 'not-a-game'],
    [{ kinds: 'period', games: 'nim' }, 'no-questions'],
    [{ by: { ...TEACHER, guild: null } }, 'no-server'],
  ] as const)('%j is refused: %s', async (over, code) => {
    expect(codeOf(await held.app.classes.create(request(over)))).toBe(code);
  });

  test('skills and games by any of their names; a lobby nobody joined gives way, another one or a running quiz does not', async () => {
    const first = await created({ kinds: 'Nim Sum，OUTCOME', games: '尼姆, wythoff' });
    expect(first.quiz.settings).toMatchObject({ kinds: ['nim-sum', 'outcome'], games: ['nim', 'wythoff'] });
    held.now += 1;
    const second = await created();
    expect(await phaseNow(first.quiz.id)).toMatch(/^over/);
    must(await held.app.classes.join(second.quiz.id, actor('bob')));
    expect(codeOf(await held.app.classes.create(request()))).toBe('one-at-a-time');
    expect(await phaseNow(second.quiz.id)).toMatch(/^lobby/);
    must(await act(second.quiz.id, 'start'));
    expect(codeOf(await held.app.classes.create(request()))).toBe('one-at-a-time');
    await created({ channel: 'c2' });
  });

  test('a lobby that is edited while the next quiz is made gives way, one that is joined then does not', async () => {
    const createWhile = async (during: () => Promise<unknown>) => {
      const makeQuiz = async (wish: QuizWish) => {
        await during();
        return sharedEngine.makeQuiz(wish);
      };
      const app = held.started({ ...held.deps, questions: { ...atOnce(sharedEngine), makeQuiz } });
      return app.classes.create(request());
    };
    const first = await created();
    const { classes } = held.app;
    const second = must(
      await createWhile(() => classes.edit(first.quiz.id, TEACHER, 'later', { place: 0, number: 0 })),
    );
    expect(await phaseNow(first.quiz.id)).toMatch(/^over/);
    const third = await createWhile(() => classes.join(second.quiz.id, actor('bob')));
    expect(codeOf(third)).toBe('one-at-a-time');
    expect(await phaseNow(second.quiz.id)).toMatch(/^lobby/);
  });
});

describe('games that are more than a name', () => {
  test.each([
    ['nim misere', ['nim misere']],
    ['Nim，反常 尼姆', ['nim', 'nim misere']],
    ['nim+wythoff', ['nim + wythoff']],
    ['every nim + kayles misere', ['every nim + kayles misere']],
    ['wythoff a=2, subtraction s=1,3,4', ['wythoff a=2', 'subtraction s=1,3,4']],
    ['any nim + subtraction s={1, 2}', ['any nim + subtraction s={1,2}']],
  ])('%s', async (games, wishes) => {
    const { quiz, questions } = await created({ games, kinds: 'outcome', count: 6 });
    expect(quiz.settings.games).toEqual(wishes);
    expect(questions).toHaveLength(6);
    const fits = (line: string): boolean =>
      wishes.some((wish) => {
        const { how, components, win } = gameWish(wish);
        const made = gameWish(line);
        return (
          made.how === how &&
          made.win === win &&
          made.components.length === components.length &&
          components.every(({ game, options }, i) => {
            const of = made.components[i]!;
            const plain = options.map((option) => option.replace(/[{}]/g, ''));
            return of.game === game && plain.every((option) => of.options.includes(option));
          })
        );
      });
    for (const { line } of questions) expect(fits(line), line).toBe(true);
  });

  test('an exam’s papers and one more question keep the sum, the rule and the parameters', async () => {
    const { making } = await import('../support/questions.ts');
    for (const games of ['wythoff a=3 misere', 'nim + kayles', 'all nim + bash']) {
      const questions = making.makeQuiz({
        count: 1,
        mix: { outcome: 1 },
        games: [games],
        level: 3,
        seed: games,
      });
      const pool = making.examPool({
        question: questions[0]!,
        games: [games],
        level: 3,
        count: 12,
        seed: games,
      });
      const more = making.variant(pool.questions[0], 'more');
      const { how, components, win } = gameWish(games);
      for (const { line } of [...pool.questions, ...(more === null ? [] : [more])]) {
        const made = gameWish(line);
        expect([made.how, made.win, made.components.map(({ game }) => game)], line).toEqual([
          how,
          win,
          components.map(({ game }) => game),
        ]);
        for (const option of components.flatMap(({ options }) => options)) expect(line).toContain(option);
      }
      expect(pool.questions.length).toBeGreaterThan(8);
    }
  });
});

describe('before it begins', () => {
  test('its teacher sees the questions, exchanges, moves and removes them, and adds one of the bank', async () => {
    const { classes } = held.app;
    const { quiz } = await created({ kinds: 'outcome', count: 3 });
    const at = async () => must(await classes.drafted(quiz.id, TEACHER));
    const acted = async (what: Edit, place: number) => {
      const { quiz: now } = await at();
      return must(await classes.edit(quiz.id, TEACHER, what, { place, number: now.plan[place]! }));
    };
    const difficulty = (draft: QuizView, place: number) =>
      draft.questions[draft.quiz.plan[place]!]!.difficulty;
    const first = await at();
    expect(first.quiz.plan).toEqual([0, 1, 2]);
    expect((await acted('later', 0)).quiz.plan).toEqual([1, 0, 2]);
    expect((await acted('earlier', 2)).quiz.plan).toEqual([1, 2, 0]);
    const other = await acted('another', 0);
    expect(other.quiz.plan).toEqual([3, 2, 0]);
    expect(new Set(other.questions.map(({ symmetry }) => symmetry)).size).toBe(4);
    const harder = await acted('harder', 0);
    expect(difficulty(harder, 0)).toBeGreaterThan(difficulty(other, 0));
    const easier = await acted('easier', 0);
    expect(difficulty(easier, 0)).toBeLessThan(difficulty(harder, 0));
    expect((await acted('remove', 1)).quiz.plan).toEqual([5, 0]);
    expect((await held.app.bank.add(TEACHER, 'mine', ['kayles 3 2', 'kayles 5 3'])).ok).toBe(true);
    expect((await at()).sets).toEqual(['mine']);
    const numbers = async () =>
      must(await classes.bankChoice(quiz.id, TEACHER, 'mine')).positions.map(({ number }) => number);
    expect(await numbers()).toEqual([1, 2]);
    const of = (number: number) => ({ number, added: null });
    // Taken out meanwhile, and its number given to another one: what was chosen is not there any more.
    const chosen = must(await classes.bankChoice(quiz.id, TEACHER, 'mine')).positions[1]!;
    must(await held.app.bank.remove(TEACHER, 'mine', 2));
    held.now += 1;
    must(await held.app.bank.add(TEACHER, 'mine', ['kayles 7 3']));
    const late = { number: 2, added: chosen.at };
    expect(codeOf(await classes.addFromBank(quiz.id, TEACHER, 'mine', late))).toBe('moved-on');
    must(await held.app.bank.remove(TEACHER, 'mine', 2));
    must(await held.app.bank.add(TEACHER, 'mine', ['kayles 5 3']));
    const added = must(await classes.addFromBank(quiz.id, TEACHER, 'mine', of(2)));
    expect(added.questions[added.quiz.plan.at(-1)!]?.line).toBe('kayles 5 3');
    // What is asked about is not offered again.
    expect(await numbers()).toEqual([1]);
    expect(codeOf(await classes.addFromBank(quiz.id, TEACHER, 'mine', of(2)))).toBe('moved-on');
    must(await classes.addFromBank(quiz.id, TEACHER, 'mine', of(1)));
    expect(codeOf(await classes.bankChoice(quiz.id, TEACHER, 'mine'))).toBe('set-used');
    // What stands there is not what was seen.
    expect(codeOf(await classes.edit(quiz.id, TEACHER, 'remove', { place: 0, number: 0 }))).toBe('moved-on');
    // The plan is what is asked.
    must(await act(quiz.id, 'start'));
    expect(questionOf(must(await classes.show(quiz.id)).quiz)).toBe(5);
    expect(codeOf(await classes.drafted(quiz.id, TEACHER))).toBe('not-now');
  });

  test('a full quiz takes no more of the bank', async () => {
    const { classes, bank } = held.app;
    const { quiz } = await created({ kinds: 'outcome', count: 30 });
    must(await bank.add(TEACHER, 'mine', ['kayles 3 2']));
    const refused = await classes.addFromBank(quiz.id, TEACHER, 'mine', { number: 1, added: null });
    expect(refused).toMatchObject({ error: { code: 'quiz-full', facts: { most: 30 } } });
    expect(must(await classes.drafted(quiz.id, TEACHER)).quiz.plan).toHaveLength(30);
  });

  test.each(['exam', 'homework'] as const)(
    'of an %s its teacher sees one paper, and can exchange a question',
    async (mode) => {
      const { classes } = held.app;
      const { quiz } = await created({ mode, channel: 'c9', count: 2, closes: 'in 5 hours' });
      // A question may be replaced while the positions of all are made.
      expect(codeOf(await classes.drafted(quiz.id, TEACHER))).toBe('not-ready');
      await classes.prepare();
      const draft = must(await classes.drafted(quiz.id, TEACHER));
      expect(draft.questions).toEqual(await held.store.classes.questions(quiz.id));
      expect(draft.supplies?.length).toBe(2);
      const screens = [draftScreen(draft, locales.en), draftQuestionScreen(draft, 1, locales.en)!];
      const acts = screens.map(({ rows = [] }) =>
        rows.flat().flatMap((one) => ('id' in one ? (/~(edit-\w+|draft-add)/.exec(one.id)?.[1] ?? []) : [])),
      );
      expect(acts).toEqual([[], EXCHANGES.map((what) => `edit-${what}`)]);
      expect(JSON.stringify(screens[1])).toContain('The same on every paper');
      for (const what of ['earlier', 'later', 'remove'] as const)
        expect(codeOf(await classes.edit(quiz.id, TEACHER, what, { place: 0, number: 0 }))).toBe('not-now');
      expect(codeOf(await classes.drafted(quiz.id, actor('ann')))).toBe('not-a-teacher');
      must(await classes.act(quiz.id, TEACHER, 'end', 0));
      expect(codeOf(await classes.drafted(quiz.id, TEACHER))).toBe('not-now');
    },
  );
});

describe('phase by phase', () => {
  test('a live quiz: the teacher’s pace, and time closes what is open', async () => {
    const { quiz } = await created();
    const { classes } = held.app;
    must(await act(quiz.id, 'start'));
    expect(await phaseNow(quiz.id)).toBe('reading 0');
    held.now += 5_000;
    expect(await classes.tick()).toEqual([quiz.id]);
    expect(await phaseNow(quiz.id)).toBe('open 0');
    held.now += 29_999;
    expect(await classes.tick()).toEqual([]);
    held.now += 1;
    expect(await phaseNow(quiz.id)).toBe('revealed 0');
    // Whoever looked was first: it is told once, so that it is drawn.
    expect(await classes.tick()).toEqual([quiz.id]);
    held.now += 1_000_000;
    expect(await classes.tick()).toEqual([]);
    must(await act(quiz.id, 'next'));
    held.now += 5_000;
    expect(await phaseNow(quiz.id)).toBe('open 1');
    await goOn(held, quiz.id);
    must(await act(quiz.id, 'end'));
    expect(await phaseNow(quiz.id)).toBe('over 2');
    expect(codeOf(await act(quiz.id, 'more'))).toBe('over');
  });

  test('an automatic one goes on by itself, even where nobody looked for an hour', async () => {
    const { quiz } = await created({ mode: 'automatic', readingSeconds: 0 });
    must(await act(quiz.id, 'start'));
    const seen = new Set<string>();
    for (let second = 0; second < 200; second += 1) {
      held.now += 1_000;
      await held.app.classes.tick();
      seen.add(await phaseNow(quiz.id));
    }
    expect([...seen]).toEqual([
      'open 0',
      'revealed 0',
      'open 1',
      'revealed 1',
      'open 2',
      'revealed 2',
      'over 3',
    ]);
  });

  test('pause holds the clock, +15 s adds to it, in either order', async () => {
    const { quiz } = await created({ readingSeconds: 0 });
    const deadline = async () => must(await held.app.classes.show(quiz.id)).quiz.deadline;
    must(await act(quiz.id, 'start'));
    expect(await deadline()).toBe(held.now + 30_000);
    held.now += 10_000;
    must(await act(quiz.id, 'pause'));
    expect(codeOf(await act(quiz.id, 'pause'))).toBe('not-now');
    held.now += 3_600_000;
    expect(await held.app.classes.tick()).toEqual([]);
    must(await act(quiz.id, 'more'));
    must(await act(quiz.id, 'resume'));
    expect(await deadline()).toBe(held.now + 35_000);
    must(await act(quiz.id, 'more'));
    expect(await deadline()).toBe(held.now + 50_000);
    expect(codeOf(await act(quiz.id, 'resume'))).toBe('not-now');
  });

  test('a second click on what meant this question does not do it to the next', async () => {
    const { quiz } = await created({ readingSeconds: 0 });
    const { classes } = held.app;
    const both = async (what: TeacherAct): Promise<readonly string[]> => {
      const seen = stageOf(must(await classes.show(quiz.id)).quiz);
      const done = await Promise.all([1, 2].map(() => classes.act(quiz.id, TEACHER, what, seen)));
      return done.map(codeOf).sort();
    };
    for (const what of ['start', 'skip', 'close', 'again', 'close', 'next'] as const)
      expect([what, await both(what)]).toEqual([what, ['done', what === 'close' ? 'done' : 'moved-on']]);
    // Of three one was skipped and one asked again with another position.
    const view = must(await classes.show(quiz.id));
    expect(view.quiz.plan).toEqual([1, 3, 2]);
    expect(view.questions[3]!.skill).toBe(view.questions[1]!.skill);
    expect(view.questions[3]!.symmetry).not.toBe(view.questions[1]!.symmetry);
    expect(await phaseNow(quiz.id)).toBe('open 2');
  });
});

describe('answers', () => {
  test('count only while the question is open; the last one before the close is the answer', async () => {
    const view = await created();
    const { quiz } = view;
    const { classes } = held.app;
    const ann = actor('ann');
    const say = (number: number, right: boolean) =>
      classes.choose(quiz.id, ann, number, [choiceOf(view.questions[number]!, right)]);
    expect(codeOf(await say(0, true))).toBe('closed');
    must(await act(quiz.id, 'start'));
    expect(codeOf(await say(0, true))).toBe('closed');
    held.now += 5_000;
    const first = must(await say(0, false));
    expect(first.until).toBe(held.now + 30_000);
    must(await say(0, true));
    must(await say(0, true));
    expect(codeOf(await say(1, true))).toBe('closed');
    expect(must(await classes.show(quiz.id)).answers).toHaveLength(1);
    held.now += 30_000;
    expect(codeOf(await say(0, false))).toBe('closed');
    expect(must(await classes.own(quiz.id, ann)).students).toMatchObject([
      { asked: 1, answered: 1, right: 1 },
    ]);
    expect(codeOf(await classes.choose(quiz.id, { ...ann, guild: 'g2' }, 0, [0]))).toBe('no-such-quiz');
  });

  test('by letters as by buttons; what cannot be read is no answer', async () => {
    const view = await created({ readingSeconds: 0 });
    const { classes } = held.app;
    must(await act(view.quiz.id, 'start'));
    const letter = String.fromCharCode(65 + choiceOf(view.questions[0]!, true)).toLowerCase();
    expect(must(await classes.type(view.quiz.id, actor('ann'), 0, ` ${letter} `)).row.right).toBe(true);
    for (const text of ['', 'Z', '?', 'a b'])
      expect([text, codeOf(await classes.type(view.quiz.id, actor('bob'), 0, text))]).toEqual([
        text,
        'unread',
      ]);
    expect(must(await classes.show(view.quiz.id)).answers).toHaveLength(1);
  });

  test('nothing of a question that is open is told: one’s own results end with the last reveal', async () => {
    const view = await created({ readingSeconds: 0 });
    const { classes } = held.app;
    must(await act(view.quiz.id, 'start'));
    must(await classes.choose(view.quiz.id, actor('ann'), 0, [choiceOf(view.questions[0]!, true)]));
    const own = must(await classes.own(view.quiz.id, actor('ann')));
    expect(own.questions).toEqual([]);
    expect(own.students).toMatchObject([{ asked: 0, answered: 0, right: 0 }]);
  });
});

test('the same answer again keeps the time of the first; another one has its own', async () => {
  const { quiz } = await created({ readingSeconds: 0 });
  must(await act(quiz.id, 'start'));
  const times: (number | undefined)[] = [];
  for (const choice of [0, 0, 1]) {
    held.now += 3_000;
    must(await held.app.classes.choose(quiz.id, actor('ann'), 0, [choice]));
    times.push((await held.store.classes.answers(quiz.id))[0]!.tookMs);
  }
  expect(times).toEqual([3_000, 3_000, 9_000]);
});

test('totals: late comers, questions not answered, misconceptions, names for the teacher alone', async () => {
  const view = await created({ readingSeconds: 0 });
  const { quiz } = view;
  const { classes } = held.app;
  const answer = (user: string, number: number, right: boolean) =>
    classes.choose(quiz.id, actor(user), number, [choiceOf(view.questions[number]!, right)]);
  must(await classes.setName(actor('bob'), '  Bob   B. '));
  must(await classes.join(quiz.id, actor('bob')));
  must(await classes.join(quiz.id, actor('gone')));
  must(await classes.leaveLatest(actor('gone'), 'c1'));
  must(await act(quiz.id, 'start'));
  must(await answer('ann', 0, true));
  must(await act(quiz.id, 'close'));
  must(await classes.joinable(actor('late'), 'c1'));
  must(await act(quiz.id, 'next'));
  must(await answer('ann', 1, false));
  must(await answer('late', 1, true));
  must(await act(quiz.id, 'close'));
  must(await act(quiz.id, 'end'));
  const results = must(await classes.results(quiz.id, TEACHER));
  expect(
    results.students.map(({ user, name, asked, answered, right }) => [user, name, asked, answered, right]),
  ).toEqual([
    ['late', null, 1, 1, 1],
    ['ann', null, 2, 2, 1],
    ['bob', 'Bob B.', 2, 0, 0],
  ]);
  expect(results.questions.map(({ asked, answered, right }) => [asked, answered, right])).toEqual([
    [2, 1, 1],
    [3, 2, 1],
  ]);
  // One answer is chance, whatever error it fits.
  expect(results.misconceptions).toEqual([]);
  expect(codeOf(await classes.join(quiz.id, actor('x')))).toBe('over');
  expect(codeOf(await classes.setName(actor('ann'), 'x'.repeat(61)))).toBe('bad-name');
});

test('a downtime is added to the deadline, and only once; what was just done counts as a sign of life', async () => {
  const { quiz } = await created({ readingSeconds: 0 });
  must(await act(quiz.id, 'start'));
  const opened = held.now;
  held.now += 10_000;
  await held.app.classes.tick();
  held.now += 600_000;
  const app = held.restarted();
  expect(await app.classes.wake()).toEqual([quiz.id]);
  expect(await app.classes.wake()).toEqual([quiz.id]);
  expect(must(await app.classes.show(quiz.id)).quiz).toMatchObject({
    phase: 'open',
    deadline: opened + 30_000 + 600_000,
  });
  held.now += 20_000;
  expect(await app.classes.tick()).toEqual([quiz.id]);
});

test.each([
  ['the clock looks', () => held.app.classes.tick()],
  ['a student answers', (id: string) => held.app.classes.choose(id, actor('ann'), 0, [0])],
  ['somebody looks', (id: string) => held.app.classes.show(id)],
  ['the teacher asks for more time', (id: string) => act(id, 'more')],
])('a process that stood still costs nobody a question, whatever comes first: %s', async (_, first) => {
  const { quiz } = await created({ readingSeconds: 0 });
  must(await held.app.classes.join(quiz.id, actor('ann')));
  must(await act(quiz.id, 'start'));
  held.now += 10_000;
  await held.app.classes.tick();
  held.standStill(40_000);
  await first(quiz.id);
  must(await held.app.classes.choose(quiz.id, actor('ann'), 0, [0]));
  held.now += 19_000;
  await held.app.classes.tick();
  expect(await phaseNow(quiz.id)).toMatch(/^open/);
  held.now += 16_000;
  await held.app.classes.tick();
  expect(await phaseNow(quiz.id)).toMatch(/^revealed/);
});

test.each([
  ['is open still', 10_000],
  ['ended just now', 30_000],
])('who closes a question just when the process stood still closes that question: it %s', async (_, open) => {
  const { quiz } = await created({ readingSeconds: 0 });
  const { classes } = held.app;
  const seen = stageOf(must(await act(quiz.id, 'start')).quiz);
  held.now += open;
  held.standStill(40_000);
  const closed = must(await classes.act(quiz.id, TEACHER, 'close', seen));
  expect([closed.quiz.phase, closed.quiz.current]).toEqual(['revealed', 0]);
  // Another click on the same button does nothing to what comes after.
  must(await act(quiz.id, 'next'));
  expect(codeOf(await classes.act(quiz.id, TEACHER, 'close', seen))).toBe('moved-on');
});

test.each([3600_000, -3600_000])(
  'a clock that is set by %s ms neither closes a question nor keeps it open',
  async (by) => {
    const { quiz } = await created({ readingSeconds: 0 });
    must(await act(quiz.id, 'start'));
    held.now += 10_000;
    await held.app.classes.tick();
    held.setClock(by);
    // Drawn anew, since it shows until when there is time.
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    expect(must(await held.app.classes.show(quiz.id)).quiz.deadline).toBe(held.now + 20_000);
    held.now += 20_000;
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    expect(await phaseNow(quiz.id)).toMatch(/^revealed/);
  },
);
