/** Exams, homework, planned quizzes, points: who may do what and when, and what it comes to. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { atOnce, type QuestionMaker } from '../../src/app/class/context.ts';
import { variantsOf } from '../../src/app/class/paper.ts';
import type { Actor, Classed, Created, QuizRequest } from '../../src/app/class/ports.ts';
import type { AnswerRow, QuizView, TeacherAct } from '../../src/app/class/quiz.ts';
import { mostPoints, pointsOf, SURE_ABOVE } from '../../src/app/class/scoring.ts';
import { judgeBy } from '../../src/app/quiz/judge.ts';
import { EQUALLY } from '../../src/app/quiz/make.ts';
import { QUESTION_KINDS, type Question } from '../../src/app/quiz/question.ts';
import { catalogue, making } from '../support/questions.ts';
import { type Bench, bench } from './support.ts';

const actor = (user: string, over: Partial<Actor> = {}): Actor => ({
  user,
  guild: 'g1',
  manages: false,
  roles: [],
  ...over,
});
const TEACHER = actor('turing', { manages: true });
const [ANN, BOB] = [actor('ann'), actor('bob')];
const judge = judgeBy(catalogue);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let held: Bench;
/** Fewer for each place than a class would have, so that the tests are quick. */
const FEW = 10;
const questions: QuestionMaker = {
  ...atOnce(making),
  variants: (question, seed) => Promise.resolve(making.variants(question, seed, FEW)),
};
beforeEach(async () => {
  held = await bench(':memory:', 'bench', { questions });
});
afterEach(() => held.store.close());

const must = <T>(done: Classed<T>): T => {
  if (!done.ok) throw new Error(`refused: ${done.error.code}`);
  return done.value;
};
const codeOf = <T>(done: Classed<T>): string => (done.ok ? 'done' : done.error.code);

const request = (over: Partial<QuizRequest> = {}): QuizRequest => ({
  by: TEACHER,
  channel: 'c1',
  mode: 'exam',
  count: 3,
  kinds: 'nim-sum, outcome',
  games: 'nim',
  level: 2,
  readingSeconds: 0,
  answerSeconds: 30,
  typed: false,
  minutes: 20,
  ...over,
});
const created = async (over: Partial<QuizRequest> = {}): Promise<Created> =>
  must(await held.app.classes.create(request(over)));
const prepared = async (over: Partial<QuizRequest> = {}): Promise<string> => {
  const { quiz } = await created(over);
  if (over.mode === undefined || over.mode === 'exam' || over.mode === 'homework')
    expect(await held.app.classes.prepare()).toEqual([quiz.id]);
  await held.app.classes.tick();
  return quiz.id;
};
const act = async (id: string, what: TeacherAct, by = TEACHER): Promise<Classed<QuizView>> => {
  const { quiz } = must(await held.app.classes.show(id));
  return held.app.classes.act(id, by, what, quiz.revision);
};
const started = async (over: Partial<QuizRequest> = {}): Promise<string> => {
  const id = await prepared(over);
  must(await act(id, 'start'));
  return id;
};
const phaseNow = async (id: string): Promise<string> => must(await held.app.classes.show(id)).quiz.phase;
const papers = () => held.app.classes.papers;
const choiceOf = ({ choices }: Question, right: boolean): number =>
  choices.findIndex(({ misconception }) => (misconception === null) === right);
/** Answers place by place, rightly or not. */
const answer = async (id: string, by: Actor, rights: readonly boolean[]): Promise<number> => {
  let attempt = 0;
  for (const [place, right] of rights.entries()) {
    const { question, paper } = must(await papers().open(id, by, place));
    attempt = paper.attempt;
    must(await papers().choose(id, by, { attempt, place }, [choiceOf(question, right)]));
  }
  return attempt;
};

describe('questions that are equally hard', () => {
  const kinds = QUESTION_KINDS.filter((kind) => kind !== 'period');
  test.each(kinds)('%s: other positions, the same skill, as hard, each with a key of its own', (kind) => {
    const games = ['nim', 'wythoff', 'kayles', 'fibonacci', 'subtraction'];
    const like = making.generate({ kind, games, difficulty: 2, seed: 'like', typed: false });
    if (like === null) throw new Error(`no question of ${kind}`);
    const all = making.variants(like, 'seed', 12);
    expect(all[0]).toBe(like);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all.map(({ symmetry }) => symmetry)).size).toBe(all.length);
    for (const one of all) {
      expect([one.kind, one.skill, one.form, one.win]).toEqual([like.kind, like.skill, like.form, like.win]);
      expect(Math.abs(one.difficulty - like.difficulty)).toBeLessThanOrEqual(EQUALLY);
      // What is chosen as right is what the solver says of this very line.
      const again = making.ask({ kind, line: one.line, seed: 'check' });
      if (one.shown && kind !== 'spot-error' && kind !== 'why') expect(again?.key).toEqual(one.key);
      const right = one.choices[choiceOf(one, true)]!;
      expect(judge(one, { kind: 'chosen', choices: [one.choices.indexOf(right)] }).verdict).toBe(
        one.form === 'several' && one.key.length > 1 ? 'wrong' : 'right',
      );
    }
    expect(making.variants(like, 'seed', 12)).toEqual(all);
  });

  test('seats have different ones as far as they go round, and two who share one do not share them all', () => {
    for (const counts of [
      [5, 7, 60],
      [9, 9, 9],
      [15, 15],
      [8, 8, 2, 8],
    ]) {
      const paper = variantsOf('q1', counts);
      const seats = Array.from({ length: 60 }, (_, seat) => paper(seat));
      for (const [place, count] of counts.entries()) {
        for (let from = 0; from + count <= 60; from += count)
          expect(new Set(seats.slice(from, from + count).map((one) => one[place])).size).toBe(count);
        for (const [seat, one] of seats.slice(1).entries()) expect(one[place]).not.toBe(seats[seat]![place]);
      }
      expect(new Set(seats.map((one) => one.join())).size).toBe(60);
      expect(paper(3)).toEqual(variantsOf('q1', counts)(3));
    }
    expect(variantsOf('q2', [5, 7, 60])(0)).not.toEqual(variantsOf('q1', [5, 7, 60])(0));
  });
});

describe('an exam', () => {
  test('waits until everybody’s questions are made; then each has other ones, at their own pace', async () => {
    const { quiz } = await created();
    must(await held.app.classes.join(quiz.id, ANN));
    expect(codeOf(await act(quiz.id, 'start'))).toBe('not-ready');
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-ready');
    expect(await held.app.classes.prepare()).toEqual([quiz.id]);
    expect(await held.app.classes.prepare()).toEqual([]);
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-now');
    must(await act(quiz.id, 'start'));
    for (const place of [0, 1, 2]) {
      const [ann, bob] = [
        must(await papers().open(quiz.id, ANN, place)),
        must(await papers().open(quiz.id, BOB, place)),
      ];
      expect(ann.question.symmetry).not.toBe(bob.question.symmetry);
      expect(ann.question.skill).toBe(bob.question.skill);
      expect(must(await papers().open(quiz.id, ANN, place)).question).toEqual(ann.question);
    }
    expect(must(await papers().open(quiz.id, ANN, 99)).place).toBe(2);
    // Not one word of the paper that is stored names a key.
    const [paper] = await held.store.classes.papers(quiz.id, 'ann');
    expect(Object.keys(paper!).sort()).toEqual([
      'attempt',
      'endedAt',
      'seat',
      'startedAt',
      'user',
      'variants',
    ]);
  });

  test('answers may be changed until the end, and nothing is told before it', async () => {
    const id = await started();
    await answer(id, ANN, [false, false, true]);
    await answer(id, ANN, [true, false]);
    expect(await papers().progress(id)).toEqual({ joined: 1, begun: 1, finished: 1, fewest: FEW });
    const during = must(await papers().report(id, ANN)).results;
    expect(during.students).toMatchObject([{ asked: 0, answered: 0, right: 0, answers: [] }]);
    expect(must(await held.app.classes.own(id, ANN)).students[0]?.items).toEqual([]);
    expect(must(await held.app.classes.results(id, TEACHER)).students[0]?.asked).toBe(0);
    const exported = await held.store.privacy.export('ann');
    for (const row of exported.get('paper_answers') ?? [])
      expect([row['is_right'], row['misconception']]).toEqual([null, null]);
    expect(codeOf(await papers().handIn(id, ANN, 1))).toBe('not-now');
    expect(codeOf(await papers().again(id, ANN))).toBe('done');
    expect((await held.store.classes.papers(id, 'ann')).length).toBe(1);
    held.now += 20 * MINUTE;
    expect(await held.app.classes.tick()).toEqual([id]);
    expect(must(await papers().report(id, ANN)).results.students).toMatchObject([
      { asked: 3, answered: 3, right: 2, attempt: 1 },
    ]);
    const [row] = (await held.store.privacy.export('ann')).get('paper_answers') ?? [];
    expect(row?.['is_right']).toBe(1);
  });

  test('late comers have what is left of the time; after the end nothing is taken', async () => {
    const id = await started();
    held.now += 19 * MINUTE;
    await answer(id, BOB, [true]);
    const { question } = must(await papers().open(id, BOB, 1));
    held.now += MINUTE;
    const choose = () => papers().choose(id, BOB, { attempt: 1, place: 1 }, [choiceOf(question, true)]);
    expect(codeOf(await choose())).toBe('over');
    expect(codeOf(await papers().open(id, actor('later'), null))).toBe('over');
    expect(codeOf(await papers().sure(id, BOB, { attempt: 1, place: 0 }, true))).toBe('over');
    // What reaches the store after the close is not taken there, either.
    const [given] = await held.store.classes.paperAnswers(id, 'bob');
    expect(await held.store.classes.answerPaper(id, { ...given!, at: held.now - 1, question: 1 })).toBe(
      'closed',
    );
    expect(must(await held.app.classes.results(id, TEACHER)).students).toMatchObject([
      { user: 'bob', asked: 3, answered: 1, right: 1 },
    ]);
  });

  test('a standstill is added to its time; a pause holds it', async () => {
    const id = await started();
    await answer(id, ANN, [true]);
    await held.app.classes.tick();
    held.now += 45 * MINUTE;
    const app = held.restarted();
    // A click that comes before the clock goes on finds it open, too.
    expect(must(await app.classes.papers.open(id, ANN, 0)).answers.size).toBe(1);
    expect(await app.classes.wake()).toEqual([id]);
    expect(await phaseNow(id)).toBe('open');
    must(await act(id, 'pause'));
    held.now += DAY;
    await answer(id, ANN, [true, true]);
    must(await act(id, 'resume'));
    held.now += 20 * MINUTE;
    await held.app.classes.tick();
    expect(must(await papers().report(id, ANN)).results.students[0]).toMatchObject({ right: 2 });
  });

  test('nobody reaches another’s paper, another server’s exam, or a live quiz through a paper', async () => {
    const id = await started();
    const ann = must(await papers().open(id, ANN, 0));
    expect(codeOf(await papers().open(id, { ...BOB, guild: 'g2' }, 0))).toBe('no-such-quiz');
    expect(codeOf(await papers().open('nothing', BOB, 0))).toBe('no-such-quiz');
    // Ann's control in Bob's hands is about Bob's own paper, and he has none yet.
    expect(
      codeOf(await papers().choose(id, BOB, { attempt: 1, place: 0 }, [choiceOf(ann.question, true)])),
    ).toBe('no-such-quiz');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 2, place: 0 }, [0]))).toBe('handed-in');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 1, place: 77 }, [0]))).toBe('closed');
    expect(codeOf(await papers().choose(id, ANN, { attempt: 1, place: 0 }, [99]))).toBe('unread');
    expect(codeOf(await papers().type(id, ANN, { attempt: 1, place: 0 }, '?'))).toBe('unread');
    expect(codeOf(await papers().sure(id, ANN, { attempt: 1, place: 0 }, true))).toBe('closed');
    // Neither does a control of a live quiz reach an exam.
    expect(codeOf(await held.app.classes.choose(id, ANN, 0, [0]))).toBe('closed');
    expect(await held.store.classes.paperAnswers(id)).toEqual([]);
    for (const what of ['start', 'close', 'skip', 'again', 'next', 'more', 'end'] as const)
      expect(codeOf(await act(id, what, ANN))).toBe('not-a-teacher');
    for (const what of ['start', 'close', 'skip', 'again', 'next'] as const)
      expect(codeOf(await act(id, what))).toBe('not-now');
    const live = must(await held.app.classes.create(request({ mode: 'live', channel: 'c2' }))).quiz.id;
    must(await act(live, 'start'));
    expect(codeOf(await papers().open(live, ANN, 0))).toBe('no-such-quiz');
  });

  test('before the start, the questions of those who joined are told for drawing, each seat once', async () => {
    const id = await prepared();
    must(await held.app.classes.join(id, ANN));
    const first = await papers().ahead(id, 0, 100);
    expect(first.questions).toHaveLength(3);
    must(await held.app.classes.join(id, BOB));
    const second = await papers().ahead(id, first.next, 100);
    expect(second.questions.map(({ user }) => user)).toEqual(['bob', 'bob', 'bob']);
    expect((await papers().ahead(id, second.next, 100)).questions).toEqual([]);
    const live = (await created({ mode: 'live', channel: 'c2' })).quiz.id;
    must(await held.app.classes.join(live, ANN));
    expect((await papers().ahead(live, 0, 100)).questions).toEqual([]);
    expect(await held.store.classes.papers(live)).toEqual([]);
    must(await act(id, 'start'));
    expect(must(await papers().open(id, ANN, 1)).question).toEqual(first.questions[1]!.question);
  });

  test('a hundred take their papers at once: a hundred seats', async () => {
    const id = await started();
    const people = Array.from({ length: 100 }, (_, i) => actor(`s${i}`));
    await Promise.all(people.map((by) => papers().open(id, by, null)));
    const all = await held.store.classes.papers(id);
    expect(new Set(all.map(({ seat }) => seat)).size).toBe(100);
    expect(must(await held.app.classes.show(id)).students).toBe(100);
  });
});

describe('homework', () => {
  const homework = (over: Partial<QuizRequest> = {}): Promise<string> =>
    prepared({ mode: 'homework', title: 'Sums', closes: 'tomorrow 20:00', ...over });

  test('opens and closes at its times; it may be handed in once', async () => {
    const { quiz } = await created({ mode: 'homework', starts: 'tomorrow 8:00', closes: 'tomorrow 20:00' });
    expect(quiz.phase).toBe('planned');
    await held.app.classes.prepare();
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('not-now');
    expect(must(await papers().mine(ANN))).toEqual([]);
    held.now = quiz.settings.startsAt!;
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 0, open: false, left: 1 }]);
    await answer(quiz.id, ANN, [true, false]);
    const report = must(await papers().handIn(quiz.id, ANN, 1));
    expect(report.results.students).toMatchObject([{ asked: 3, answered: 2, right: 1, attempt: 1 }]);
    expect(codeOf(await papers().handIn(quiz.id, ANN, 1))).toBe('handed-in');
    expect(codeOf(await papers().open(quiz.id, ANN, null))).toBe('handed-in');
    expect(codeOf(await papers().choose(quiz.id, ANN, { attempt: 1, place: 0 }, [0]))).toBe('handed-in');
    expect(codeOf(await papers().again(quiz.id, ANN))).toBe('no-more-attempts');
    // Who never hands in is counted as it stands at the close.
    await answer(quiz.id, BOB, [true, true]);
    held.now = quiz.settings.closesAt!;
    expect(await held.app.classes.tick()).toEqual([quiz.id]);
    const results = must(await held.app.classes.results(quiz.id, TEACHER));
    expect(results.students.map(({ user, right, attempt }) => [user, right, attempt])).toEqual([
      ['bob', 2, 1],
      ['ann', 1, 1],
    ]);
  });

  test.each([
    ['best', 3],
    ['last', 1],
  ] as const)('done again with other positions, the %s counts', async (counts, right) => {
    const id = await homework({ retakes: 2, counts });
    const first: string[] = [];
    for (const rights of [[false], [true, true, true], [true]]) {
      const attempt = await answer(id, ANN, rights);
      first.push(must(await papers().open(id, ANN, 0)).question.symmetry);
      must(await papers().handIn(id, ANN, attempt));
      if (attempt < 3) must(await papers().again(id, ANN));
    }
    expect(new Set(first).size).toBe(3);
    // What one has just done is shown, whatever counts.
    const report = must(await papers().report(id, ANN));
    expect(report.results.students).toMatchObject([{ attempt: 3, right: 1 }]);
    expect(report.homework?.result).toMatchObject({ right });
    expect(codeOf(await papers().again(id, ANN))).toBe('no-more-attempts');
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 3, left: 0, result: { right } }]);
    expect(must(await held.app.classes.results(id, TEACHER)).students).toMatchObject([
      { user: 'ann', right, attempts: 3 },
    ]);
  });

  test('without a limit there is always another; a second click begins no second one', async () => {
    const id = await homework({ retakes: null });
    await answer(id, ANN, [true]);
    must(await papers().handIn(id, ANN, 1));
    const twice = await Promise.all([papers().again(id, ANN), papers().again(id, ANN)]);
    expect(twice.map((one) => must(one).paper.attempt)).toEqual([2, 2]);
    expect(must(await papers().mine(ANN))).toMatchObject([{ attempts: 2, left: null, open: true }]);
  });

  test('the channel is reminded once, a day before; a short one after three quarters', async () => {
    held.now = Date.parse('2026-11-20T10:00:00Z');
    const long = await homework({ closes: '2026-11-30 10:00' });
    const short = (await created({ mode: 'homework', closes: '2026-11-20 14:00', channel: 'c2' })).quiz.id;
    await held.app.classes.prepare();
    await held.app.classes.tick();
    const reminded = async () => (await held.app.classes.reminders()).map(({ id }) => id);
    held.now = Date.parse('2026-11-20T12:59:59Z');
    expect(await reminded()).toEqual([]);
    held.now = Date.parse('2026-11-20T13:00:00Z');
    expect(await reminded()).toEqual([short]);
    expect(await reminded()).toEqual([]);
    held.now = Date.parse('2026-11-29T10:00:00Z');
    await held.app.classes.tick();
    expect(await reminded()).toEqual([long]);
    expect(await held.restarted().classes.reminders()).toEqual([]);
  });

  test('a standstill moves its last day only where it took it away', async () => {
    const id = await homework();
    const closes = async () => must(await held.app.classes.show(id)).quiz.deadline!;
    const before = await closes();
    await held.app.classes.tick();
    held.now += 60 * MINUTE;
    await held.restarted().classes.wake();
    expect(await closes()).toBe(before);
    await held.app.classes.tick();
    const alive = held.now;
    held.now = before + 60 * MINUTE;
    const store = await held.store.classes.load(id);
    expect(store?.phase).toBe('open');
    await held.restarted().classes.wake();
    expect(await phaseNow(id)).toBe('open');
    expect(await closes()).toBe(before + (held.now - alive));
  });

  test.each([
    [{ closes: 'yesterday 12:00' }, 'no-such-time'],
    [{}, 'no-window'],
    [{ starts: 'tomorrow 12:00', closes: 'tomorrow 12:00' }, 'no-window'],
    [{ by: ANN, closes: 'tomorrow 12:00' }, 'not-a-teacher'],
  ] as const)('%j is refused: %s', async (over, code) => {
    expect(codeOf(await held.app.classes.create(request({ mode: 'homework', ...over })))).toBe(code);
  });

  test('it does not keep its channel, and is not what “the quiz of this channel” means', async () => {
    await homework();
    const live = await created({ mode: 'live' });
    expect(must(await held.app.classes.inChannel(TEACHER, 'c1')).quiz.id).toBe(live.quiz.id);
    expect(must(await held.app.classes.homework(TEACHER))).toHaveLength(1);
    expect(codeOf(await held.app.classes.homework(ANN))).toBe('not-a-teacher');
    expect(codeOf(await held.app.classes.planned(ANN))).toBe('not-a-teacher');
  });
});

describe('a planned quiz', () => {
  const AT = Date.parse('2026-11-21T08:00:00Z');
  const planned = async (over: Partial<QuizRequest> = {}): Promise<string> => {
    held.now = Date.parse('2026-11-20T14:00:00Z');
    must(await held.app.classes.setZone(TEACHER, 'europe/berlin'));
    const made = await created({ mode: 'automatic', starts: 'tomorrow 9:00', lobbyMinutes: 5, ...over });
    expect([made.zone, made.quiz.settings.startsAt]).toEqual(['Europe/Berlin', AT]);
    return made.quiz.id;
  };
  const tick = async (now: number): Promise<readonly string[]> => {
    held.now = now;
    return held.app.classes.tick();
  };

  test('opens its lobby some minutes before, begins by itself, goes on by itself', async () => {
    const id = await planned();
    expect(must(await held.app.classes.planned(TEACHER)).map((quiz) => quiz.id)).toEqual([id]);
    expect(codeOf(await held.app.classes.inChannel(TEACHER, 'c1'))).toBe('no-such-quiz');
    expect(await tick(AT - 5 * MINUTE - 1)).toEqual([]);
    expect(await tick(AT - 5 * MINUTE)).toEqual([id]);
    expect(await phaseNow(id)).toBe('lobby');
    expect(must(await held.app.classes.planned(TEACHER))).toEqual([]);
    must(await held.app.classes.joinable(ANN, 'c1'));
    expect(codeOf(await held.app.classes.create(request({ mode: 'live' })))).toBe('one-at-a-time');
    expect(await tick(AT - 1)).toEqual([]);
    expect(await tick(AT)).toEqual([id]);
    expect(await phaseNow(id)).toBe('open');
    expect(await tick(AT + 30_000)).toEqual([id]);
  });

  test('or waits in its lobby for the teacher', async () => {
    const id = await planned({ byItself: false, mode: 'live' });
    await tick(AT - 5 * MINUTE);
    await tick(AT + 60 * MINUTE);
    expect(await phaseNow(id)).toBe('lobby');
    must(await act(id, 'start'));
  });

  test('an exam begins by itself when its questions are made', async () => {
    const id = await planned({ mode: 'exam' });
    await tick(AT - 5 * MINUTE);
    expect(await tick(AT)).toEqual([]);
    await held.app.classes.prepare();
    expect(await tick(AT + 1_000)).toEqual([id]);
    expect(must(await held.app.classes.show(id)).quiz).toMatchObject({
      phase: 'open',
      deadline: AT + 1_000 + 20 * MINUTE,
    });
  });

  test('after a standstill it begins late, with a minute to join; too late, it is missed and told', async () => {
    const late = await planned();
    held.now = AT + 10 * MINUTE;
    const app = held.restarted();
    await app.classes.wake();
    expect(await app.classes.tick()).toEqual([late]);
    expect(must(await app.classes.show(late)).quiz).toMatchObject({
      phase: 'lobby',
      deadline: AT + 11 * MINUTE,
    });
    expect(await tick(AT + 11 * MINUTE)).toEqual([late]);
    expect(await phaseNow(late)).toBe('open');
    must(await act(late, 'end'));
    const missed = (await created({ mode: 'automatic', starts: '2026-11-22 9:00' })).quiz.id;
    held.now = AT + DAY + 15 * MINUTE + 1;
    expect(await held.restarted().classes.tick()).toEqual([missed]);
    expect(must(await held.app.classes.show(missed)).quiz).toMatchObject({ phase: 'over', ending: 'missed' });
  });

  test('the bot away between lobby and beginning: the same', async () => {
    const id = await planned();
    await tick(AT - 5 * MINUTE);
    held.now = AT + 14 * MINUTE;
    const app = held.restarted();
    await app.classes.wake();
    await app.classes.tick();
    expect(await phaseNow(id)).toBe('open');
    must(await act(id, 'end'));
    const other = (await created({ mode: 'automatic', starts: '2026-11-22 9:00' })).quiz.id;
    await tick(AT + DAY - 5 * MINUTE);
    await tick(AT + DAY + 16 * MINUTE);
    expect(must(await held.app.classes.show(other)).quiz).toMatchObject({ phase: 'over', ending: 'missed' });
  });

  test('it waits for another quiz in its channel to end', async () => {
    const id = await planned();
    const live = (await created({ mode: 'live' })).quiz.id;
    must(await act(live, 'start'));
    await tick(AT - 5 * MINUTE);
    expect(await phaseNow(id)).toBe('planned');
    must(await act(live, 'end'));
    await tick(AT + MINUTE);
    expect(await phaseNow(id)).toBe('lobby');
  });

  test.each([
    ['quiz', { mode: 'live' }, 'lobby'],
    ['exam', { mode: 'exam' }, 'lobby'],
    ['homework', { mode: 'homework', closes: '2026-11-22 9:00' }, 'open'],
  ] as const)(
    '%s of somebody who may teach no more does not begin, and it is known why',
    async (_, over, begins) => {
      const { classes } = held.app;
      must(await classes.teacherRoles(TEACHER, { add: 'r7' }));
      const helper = actor('helper', { roles: ['r7'] });
      held.now = AT - DAY / 2;
      const made = async (channel: string) => {
        const { quiz } = must(
          await classes.create(request({ ...over, by: helper, channel, starts: '2026-11-21 8:00' })),
        );
        return quiz.id;
      };
      const [kept, demoted, left] = [await made('c1'), await made('c2'), await made('c3')];
      await classes.prepare();
      held.now = AT - (begins === 'lobby' ? 5 * MINUTE : 0);
      // Nothing begins while nobody can tell, neither by time nor by a click.
      expect(await classes.tick(() => Promise.resolve('unknown'))).toEqual([]);
      expect(await phaseNow(kept)).toBe('planned');
      const asked: string[] = [];
      const changed = await classes.tick((guild, user) => {
        asked.push(`${guild} ${user}`);
        const place = asked.length - 1;
        return Promise.resolve(place === 0 ? helper : place === 1 ? { ...helper, roles: ['r1'] } : 'gone');
      });
      expect([...changed].sort()).toEqual([kept, demoted, left].sort());
      expect(asked).toEqual(Array.from({ length: 3 }, () => 'g1 helper'));
      const now = await Promise.all([kept, demoted, left].map(phaseNow));
      expect(now.toSorted()).toEqual([begins, 'over', 'over'].toSorted());
      for (const id of [kept, demoted, left])
        if ((await phaseNow(id)) === 'over')
          expect(must(await classes.show(id)).quiz).toMatchObject({
            ending: 'unwarranted',
            plan: [],
            remindAt: null,
          });
      expect(must(await held.app.archive.past(TEACHER, 9)).map(({ id }) => id)).not.toContain(demoted);
    },
  );

  test('the same between lobby and beginning; a teacher may start what waits', async () => {
    const id = await planned({ mode: 'live' });
    const still = () => Promise.resolve(TEACHER);
    held.now = AT - 5 * MINUTE;
    expect(await held.app.classes.tick(still)).toEqual([id]);
    held.now = AT;
    // A click at that moment begins nothing, either.
    must(await held.app.classes.join(id, ANN));
    expect(await phaseNow(id)).toBe('lobby');
    expect(await held.app.classes.tick(() => Promise.resolve('unknown'))).toEqual([]);
    must(await act(id, 'start', actor('other', { manages: true })));
    expect(await phaseNow(id)).toBe('open');
    // What goes on goes on: nobody is asked about it.
    held.now = AT + 30_000;
    expect(await held.app.classes.tick(() => Promise.resolve('gone'))).toEqual([id]);
    expect(await phaseNow(id)).toBe('revealed');
  });

  test('cancelled, by a teacher alone', async () => {
    const id = await planned();
    expect(codeOf(await act(id, 'end', ANN))).toBe('not-a-teacher');
    must(await act(id, 'end'));
    expect(must(await held.app.classes.show(id)).quiz).toMatchObject({ phase: 'over', ending: 'cancelled' });
    expect(must(await held.app.classes.planned(TEACHER))).toEqual([]);
    expect(await tick(AT)).toEqual([]);
  });

  test('the zone is set by a teacher, and is a zone', async () => {
    const { classes } = held.app;
    expect(await classes.zone('g1')).toBe('UTC');
    expect(codeOf(await classes.setZone(ANN, 'Europe/Berlin'))).toBe('not-a-teacher');
    expect(codeOf(await classes.setZone(TEACHER, 'Moon/Crater'))).toBe('no-such-zone');
    expect(must(await classes.setZone(TEACHER, 'asia/shanghai'))).toBe('Asia/Shanghai');
    expect(await classes.zone('g2')).toBe('UTC');
  });
});

describe('points', () => {
  const row = (right: boolean, sure: boolean | null, speed: number | null = null) => ({ right, sure, speed });
  const plain = { scoring: 'accuracy', speed: false } as const;
  const confident = { scoring: 'confidence', speed: false } as const;

  test.each([
    [plain, row(true, null), 1],
    [plain, row(true, true, 100), 1],
    [plain, row(false, true), 0],
    [plain, null, 0],
    [confident, row(true, true), 2],
    [confident, row(false, true), -2],
    [confident, row(true, false), 1],
    [confident, row(true, null), 1],
    [confident, row(false, false), 0],
    [confident, null, 0],
    [{ ...plain, speed: true }, row(true, null, 100), 1.5],
    [{ ...plain, speed: true }, row(true, null, 50), 1.25],
    [{ ...plain, speed: true }, row(false, null, 100), 0],
    [{ ...confident, speed: true }, row(true, true, 0), 2],
  ])('%j %j: %d', (rule, answered, points) => {
    expect(pointsOf(answered, rule)).toBe(points);
    expect(points).toBeLessThanOrEqual(mostPoints(rule));
  });

  test('the rule is proper: for every belief, saying what one thinks earns most', () => {
    for (let percent = 0; percent <= 100; percent += 1) {
      const p = percent / 100;
      const expected = (sure: boolean): number =>
        p * pointsOf(row(true, sure), confident) + (1 - p) * pointsOf(row(false, sure), confident);
      if (p > SURE_ABOVE) expect(expected(true)).toBeGreaterThan(expected(false));
      else expect(expected(false)).toBeGreaterThanOrEqual(expected(true));
    }
  });

  const taken = async (over: Partial<QuizRequest>): Promise<Record<string, number>> => {
    const { quiz, questions } = await created({ mode: 'live', count: 1, podium: true, ...over });
    must(await act(quiz.id, 'start'));
    const choose = (by: Actor, right: boolean) =>
      held.app.classes.choose(quiz.id, by, 0, [choiceOf(questions[0]!, right)]);
    must(await choose(ANN, true));
    must(await held.app.classes.sure(quiz.id, ANN, 0, true));
    held.now += 15_000;
    must(await choose(BOB, true));
    must(await choose(actor('eve'), false));
    expect(codeOf(await held.app.classes.sure(quiz.id, actor('mallory'), 0, true))).toBe('closed');
    must(await act(quiz.id, 'close'));
    expect(codeOf(await held.app.classes.sure(quiz.id, BOB, 0, true))).toBe('closed');
    must(await act(quiz.id, 'end'));
    const results = must(await held.app.classes.results(quiz.id, TEACHER));
    expect((await held.app.classes.totals(quiz.id)).podium.map(({ user }) => user)).toEqual(['ann', 'bob']);
    return Object.fromEntries(results.students.map(({ user, points }) => [user, points]));
  };

  test('speed counts only where the teacher wants it', async () => {
    expect(await taken({})).toEqual({ ann: 1, bob: 1, eve: 0 });
    const rows: readonly AnswerRow[] = await held.store.classes.answers(
      must(await held.app.classes.inChannel(TEACHER, 'c1')).quiz.id,
    );
    expect(rows.map(({ speed }) => speed)).toEqual([null, null, null]);
    expect(await taken({ speed: true, channel: 'c2' })).toEqual({ ann: 1.5, bob: 1.25, eve: 0 });
  });

  test('confidence: what was said before the close; another answer asks anew', async () => {
    expect(await taken({ scoring: 'confidence' })).toEqual({ ann: 2, bob: 1, eve: 0 });
    const id = await started({ scoring: 'confidence', channel: 'c3' });
    await answer(id, ANN, [true, false, true]);
    must(await papers().sure(id, ANN, { attempt: 1, place: 0 }, true));
    must(await papers().sure(id, ANN, { attempt: 1, place: 1 }, true));
    must(await papers().sure(id, ANN, { attempt: 1, place: 2 }, true));
    const { question } = must(await papers().open(id, ANN, 2));
    const changed = must(
      await papers().choose(id, ANN, { attempt: 1, place: 2 }, [choiceOf(question, true)]),
    );
    expect(changed.answers.get(2)?.sure).toBeNull();
    must(await act(id, 'end'));
    expect(must(await papers().report(id, ANN)).results.students[0]?.points).toBe(2 - 2 + 1);
  });

  test('no podium where none is wanted; equal points share a place', async () => {
    const id = await started({ podium: true });
    for (const user of ['a', 'b', 'c']) await answer(id, actor(user), [true, true, true]);
    await answer(id, actor('d'), [true, true, false]);
    await answer(id, actor('e'), [false, false, false]);
    must(await act(id, 'end'));
    expect((await held.app.classes.totals(id)).podium.map(({ place, user }) => [place, user])).toEqual([
      [1, 'a'],
      [1, 'b'],
      [1, 'c'],
    ]);
    const without = await started({ channel: 'c2' });
    await answer(without, ANN, [true, true, true]);
    must(await act(without, 'end'));
    expect((await held.app.classes.totals(without)).podium).toEqual([]);
  });
});
