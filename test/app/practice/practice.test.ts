/** Sessions, and what games, quizzes, reviews and lessons feed: each thing once, whoever is killed in between. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/app/class/ports.ts';
import type { Live } from '../../../src/app/match.ts';
import { reviewed, type SkillCard } from '../../../src/app/practice/memory.ts';
import type {
  Asked,
  PracticeFault,
  Practised,
  ReviewRow,
  SessionView,
} from '../../../src/app/practice/ports.ts';
import { MOST_NEW } from '../../../src/app/practice/schedule.ts';
import { type Bench, bench, must as mustMatch, pair } from '../support.ts';

const DAY = 24 * 60 * 60 * 1000;

let held: Bench;
beforeEach(async () => {
  held = await bench();
});
afterEach(() => held.store.close());

const must = <T>(done: Practised<T>): T => {
  if (!done.ok) throw new Error(`refused: ${done.error.code}`);
  return done.value;
};
const codeOf = <T>(done: Practised<T>): PracticeFault['code'] | 'done' =>
  done.ok ? 'done' : done.error.code;

const lastOf = (view: SessionView): Asked => view.asked.at(-1)!;

/** Answers the question that waits. */
const answer = async (view: SessionView, right: boolean): Promise<SessionView> => {
  const { practice } = held.app;
  const { user, id } = view.session;
  const { number, question } = lastOf(view);
  if (question.form === 'one' || question.form === 'several') {
    const good = question.choices.flatMap(({ misconception }, i) => (misconception === null ? [i] : []));
    const bad = question.choices.findIndex(({ misconception }) => misconception !== null);
    return must(await practice.choose(user, id, number, right ? good : [bad]));
  }
  if (!right) return must(await practice.tell(user, id, number));
  const texts = question.key.map((said) =>
    said.kind === 'move'
      ? said.move.move
      : said.kind === 'numbers'
        ? said.numbers.join('+')
        : said.kind === 'number'
          ? said.number
          : '',
  );
  return must(await practice.type(user, id, number, question.form === 'moves' ? texts.join(';') : texts[0]!));
};

/** A whole session, answered as `rightly` says; gives its end. */
const wholeSession = async (
  user: string,
  rightly: (number: number) => boolean,
  skill = '',
  length = 6,
): Promise<SessionView> => {
  let view = must(await held.app.practice.start(user, skill, length));
  for (;;) {
    held.now += 20_000;
    view = await answer(view, rightly(lastOf(view).number));
    if (view.done) return view;
    view = must(await held.app.practice.next(user, view.session.id, view.asked.length));
  }
};

const reviewsOf = (user: string): Promise<readonly ReviewRow[]> => held.store.practice.reviews(user);

/** Every card is what its log says. */
const expectCardsAsLogged = async (user: string): Promise<void> => {
  const rows = await reviewsOf(user);
  const cards = new Map<string, SkillCard>();
  for (const row of rows) cards.set(row.skill, reviewed(cards.get(row.skill) ?? null, row, row));
  const kept = await held.store.practice.cards(user);
  expect(kept).toEqual([...cards.values()].toSorted((a, b) => (a.skill < b.skill ? -1 : 1)));
};

describe('a session', () => {
  test('somebody new: the first skills, each row of the log there, the summary at the end', async () => {
    const view = await wholeSession('ada', (number) => number % 3 !== 0);
    expect(view.asked.slice(0, MOST_NEW).map(({ question }) => question.skill)).toEqual([
      'outcome bash',
      'winning-move bash',
      'outcome nim',
    ]);
    expect(view.asked.filter(({ why }) => why.kind === 'new')).toHaveLength(MOST_NEW);
    expect(view.asked.map(({ given }) => given?.right)).toEqual([false, true, true, false, true, true]);
    expect(await reviewsOf('ada')).toHaveLength(6);
    await expectCardsAsLogged('ada');
    for (const [i, { question }] of view.asked.entries())
      expect(view.asked[i - 1]?.question.skill).not.toBe(question.skill);
    expect(view.skills.every(({ mastery }) => mastery > 0 && mastery < 1)).toBe(true);
  });

  test('what is due comes first, with since when; what was missed says where', async () => {
    await wholeSession('ada', () => true, '', 3);
    await wholeSession('ada', () => false, 'mex', 1);
    held.now += 30 * DAY;
    const view = must(await held.app.practice.start('ada', '', 5));
    const due = (await held.store.practice.cards('ada')).map(({ skill }) => skill);
    expect(due).toContain(lastOf(view).question.skill);
    const seen: Asked[] = [lastOf(view)];
    let now = view;
    while (!now.done) {
      now = await answer(now, true);
      if (now.done) break;
      now = must(await held.app.practice.next('ada', now.session.id, now.asked.length));
      seen.push(lastOf(now));
    }
    const first = seen.slice(0, due.length);
    expect(new Set(first.map(({ question }) => question.skill))).toEqual(new Set(due));
    const mex = first.find(({ question }) => question.skill === 'mex')!;
    expect(mex.why).toMatchObject({ kind: 'missed', source: 'practice' });
    for (const { why, question } of first)
      if (question.skill !== 'mex')
        expect(why).toMatchObject({ kind: 'due', since: expect.any(Number) as number });
  });

  test('never a position seen lately, and hardly one twice, in sixty questions of one skill', async () => {
    const seen: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const view = await wholeSession('ada', (number) => number % 5 !== 0, 'outcome nim', 10);
      seen.push(...view.asked.map(({ question }) => question.symmetry));
      expect(view.asked.every(({ question }) => question.skill === 'outcome nim')).toBe(true);
    }
    for (const [i, symmetry] of seen.entries())
      expect(seen.slice(Math.max(0, i - 12), i)).not.toContain(symmetry);
    expect(new Set(seen).size).toBeGreaterThan(55);
  });

  test('the difficulty follows: who is always right gets harder ones, who never is easier ones', async () => {
    const difficulties = async (user: string, right: boolean): Promise<readonly number[]> => {
      const views = [
        await wholeSession(user, () => right, 'outcome nim', 12),
        await wholeSession(user, () => right, 'outcome nim', 12),
      ];
      return views.flatMap(({ asked }) => asked.map(({ question }) => question.difficulty));
    };
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    const [good, bad] = [await difficulties('ada', true), await difficulties('ben', false)];
    expect(mean(good.slice(-6))).toBeGreaterThan(mean(good.slice(0, 6)) + 1);
    expect(mean(bad.slice(-6))).toBeLessThan(mean(good.slice(-6)) - 1);
  });

  test('double clicks, late clicks and other people’s clicks count for nothing', async () => {
    const { practice } = held.app;
    const view = must(await practice.start('ada', 'outcome nim', 3));
    const { id } = view.session;
    const clicks = await Promise.all(
      Array.from({ length: 6 }, (_, i) => practice.choose('ada', id, 0, [i % 2])),
    );
    expect(clicks.filter(({ ok }) => ok)).toHaveLength(1);
    expect(clicks.filter((one) => codeOf(one) === 'answered')).toHaveLength(5);
    expect(await reviewsOf('ada')).toHaveLength(1);
    const nexts = await Promise.all(Array.from({ length: 4 }, () => practice.next('ada', id, 1)));
    expect(new Set(nexts.map((one) => lastOf(must(one)).question.line)).size).toBe(1);
    expect((await held.store.practice.load(id))?.asked).toHaveLength(2);
    expect(codeOf(await practice.choose('ada', id, 0, [1]))).toBe('answered');
    expect(codeOf(await practice.choose('ada', id, 7, [1]))).toBe('no-such-session');
    for (const done of [
      practice.show('ben', id),
      practice.choose('ben', id, 1, [0]),
      practice.next('ben', id, 1),
      practice.tell('ben', id, 1),
      practice.again('ben', id),
    ])
      expect(codeOf(await done)).toBe('no-such-session');
    // Not before the one that waits is answered, and not further than the end.
    expect(must(await practice.next('ada', id, 2)).asked).toHaveLength(2);
    expect(await reviewsOf('ada')).toHaveLength(1);
  });

  test('two sessions of one skill, answered at once: both count', async () => {
    const views = [
      must(await held.app.practice.start('ada', 'outcome nim', 1)),
      must(await held.app.practice.start('ada', 'outcome nim', 1)),
    ];
    await Promise.all(views.map((view) => answer(view, true)));
    expect(await reviewsOf('ada')).toHaveLength(2);
    await expectCardsAsLogged('ada');
  });

  test('what cannot be read counts as not given; giving up counts as wrong', async () => {
    const { practice } = held.app;
    const { session } = must(await practice.start('ada', 'outcome nim', 2));
    expect(codeOf(await practice.type('ada', session.id, 0, '?!'))).toBe('unread');
    expect(codeOf(await practice.choose('ada', session.id, 0, [9]))).toBe('unread');
    expect(codeOf(await practice.choose('ada', session.id, 0, [Number.NaN]))).toBe('unread');
    expect(await reviewsOf('ada')).toEqual([]);
    const view = must(await practice.tell('ada', session.id, 0));
    expect(view.asked[0]?.given).toMatchObject({ right: false, answer: null });
    expect(await reviewsOf('ada')).toHaveLength(1);
  });

  test('it goes on after a restart where it was; once more starts with fresh positions', async () => {
    const first = must(await held.app.practice.start('ada', 'outcome nim', 2));
    await answer(first, true);
    const { practice } = held.restarted();
    const shown = must(await practice.show('ada', first.session.id));
    expect(shown.asked[0]?.given?.right).toBe(true);
    const next = must(await practice.next('ada', first.session.id, 1));
    expect(next.asked).toHaveLength(2);
    const again = must(await practice.again('ada', first.session.id));
    expect(again.session).toMatchObject({ wish: first.session.wish, length: 2 });
    expect(next.asked.map(({ question }) => question.symmetry)).not.toContain(
      lastOf(again).question.symmetry,
    );
  });

  test('skills by any name; what is none is told', async () => {
    const { practice } = held.app;
    expect(lastOf(must(await practice.start('ada', '尼姆', 3))).question.game).toBe('nim');
    expect(lastOf(must(await practice.start('ada', 'outcome nim misere', 3))).question.skill).toBe(
      'outcome nim misere',
    );
    expect(codeOf(await practice.start('ada', 'chess', 3))).toBe('no-such-skill');
    expect(codeOf(await practice.start('ada', 'period', 3))).toBe('done');
    expect(codeOf(await practice.start('ada', 'which-part wythoff', 3))).toBe('no-questions');
    expect(must(await practice.start('ada', '', 1e9)).session.length).toBe(30);
  });
});

/** Ann plays these moves against Bob, who plays every second one. */
const played = async (line: string, moves: readonly string[]): Promise<Live> => {
  let live = await pair(held, { line });
  for (const [i, move] of moves.entries())
    live = mustMatch(
      await held.app.matches.play(live.match.id, i % 2 === 0 ? 'ann' : 'bob', live.match.revision, move),
    );
  return live;
};

describe('games', () => {
  test('a win thrown away is wrong, a win kept is right, where there was none there is nothing', async () => {
    // ✗ ✗ | ✗ ✓ by turns; the last move is the only one there is.
    const live = await played('nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']);
    expect(live.match.status).toBe('over');
    await held.app.practice.settle();
    const ann = await reviewsOf('ann');
    expect(ann.map(({ right, line, source }) => [right, line, source])).toEqual([
      [false, 'nim 3 4 5', 'game'],
      [false, 'nim 0 0 5', 'game'],
    ]);
    expect(new Set(ann.map(({ skill }) => skill))).toEqual(new Set(['winning-move nim']));
    const bob = await reviewsOf('bob');
    expect(bob.map(({ right, line }) => [right, line])).toEqual([[false, 'nim 0 4 5']]);
    await expectCardsAsLogged('ann');
  });

  test('each once: however often, in two processes at once, after a restart', async () => {
    await played('nim 3 4 5', ['1:3', '2:4', '3:5']);
    const other = held.restarted();
    await Promise.all([held.app.practice.settle(), other.practice.settle(), held.app.practice.settle()]);
    await held.restarted().practice.settle();
    held.now += 5 * 60_000;
    await held.restarted().practice.settle();
    expect((await reviewsOf('ann')).map(({ right }) => right)).toEqual([false, true]);
    expect((await reviewsOf('bob')).map(({ right }) => right)).toEqual([false]);
    await expectCardsAsLogged('ann');
  });

  test('killed in between: what was not fed is fed by the next', async () => {
    const { practice } = held.store;
    let fails = 2;
    const broken: Bench['deps'] = {
      ...held.deps,
      practice: {
        ...practice,
        record: (rows, card) => {
          if ((fails -= 1) === 0) throw new Error('killed');
          return practice.record(rows, card);
        },
      },
    };
    const { createApp } = await import('../../../src/app/app.ts');
    await played('nim 3 4 5', ['1:3', '2:4', '3:5']);
    await expect(createApp(broken).practice.settle()).rejects.toThrow('killed');
    await held.restarted().practice.settle();
    expect(await reviewsOf('ann')).toHaveLength(2);
    expect(await reviewsOf('bob')).toHaveLength(1);
  });

  test('what a hint or an undo helped to keep is no proof; the bot learns nothing', async () => {
    const { matches, practice } = held.app;
    const open = async () =>
      mustMatch(
        await matches.open({
          by: 'ann',
          guild: null,
          channel: 'c',
          line: 'nim 3 4 5',
          opponent: { kind: 'bot', level: 'perfect' },
          first: 'me',
          clock: 'none',
        }),
      ).match;
    const hinted = await open();
    mustMatch(await matches.hint(hinted.id, 'ann', 0, 4));
    mustMatch(await matches.play(hinted.id, 'ann', 0, '1:2'));
    mustMatch(await matches.resign(hinted.id, 'ann'));
    const undone = await open();
    mustMatch(await matches.play(undone.id, 'ann', 0, '1:1'));
    mustMatch(await matches.undo(undone.id, 'ann', 2));
    mustMatch(await matches.play(undone.id, 'ann', 3, '1:2'));
    mustMatch(await matches.resign(undone.id, 'ann'));
    await practice.settle();
    expect(await reviewsOf('ann')).toEqual([]);
    const own = await open();
    mustMatch(await matches.play(own.id, 'ann', 0, '1:2'));
    mustMatch(await matches.resign(own.id, 'ann'));
    await practice.settle();
    expect((await reviewsOf('ann')).map(({ right }) => right)).toEqual([true]);
  });

  test('“practise these”: the very positions, then others like them; nobody else’s', async () => {
    const live = await played('nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']);
    const { practice } = held.app;
    const view = must(await practice.startFrom('ann', live.match.id));
    expect(view.session).toMatchObject({
      length: 4,
      thrown: [
        { line: 'nim 3 4 5', move: 1 },
        { line: 'nim 0 0 5', move: 3 },
      ],
    });
    expect(lastOf(view)).toMatchObject({
      question: { line: 'nim 3 4 5', kind: 'winning-move', skill: 'winning-move nim' },
      why: { kind: 'thrown', move: 1, line: 'nim 3 4 5' },
    });
    let now = view;
    for (let number = 1; number < 4; number += 1) {
      now = await answer(now, true);
      now = must(await practice.next('ann', view.session.id, number));
    }
    expect(now.asked[1]?.question.line).toBe('nim 0 0 5');
    for (const one of now.asked.slice(2)) {
      expect(one.question.skill).toBe('winning-move nim');
      expect(one.why.kind).toBe('like');
      expect(['nim 3 4 5', 'nim 0 0 5']).not.toContain(one.question.line);
    }
    expect(codeOf(await practice.startFrom('eve', live.match.id))).toBe('not-yours');
    expect(codeOf(await practice.startFrom('ann', 'nothing'))).toBe('match');
    const clean = await played('nim 1', ['1:1']);
    expect(codeOf(await practice.startFrom('ann', clean.match.id))).toBe('no-mistakes');
  });

  test('a puzzle of a review: the first try alone', async () => {
    const live = await played('nim 3 4 5', ['1:3', '2:4', '3:5']);
    const asked = mustMatch(await held.app.reviews.puzzle(live.match.id, 0));
    await held.app.practice.puzzle('ann', asked, false);
    await held.app.practice.puzzle('ann', asked, true);
    const rows = await reviewsOf('ann');
    expect(rows.filter(({ source }) => source === 'review').map(({ right }) => right)).toEqual([false]);
  });
});

describe('quizzes and lessons', () => {
  const TEACHER: Actor = { user: 'turing', guild: 'g1', manages: true, roles: [] };
  const student = (user: string): Actor => ({ user, guild: 'g1', manages: false, roles: [] });

  test('an answer counts when its question is revealed, and not before', async () => {
    const { classes, practice } = held.app;
    const made = await classes.create({
      by: TEACHER,
      channel: 'c1',
      mode: 'live',
      count: 2,
      kinds: 'outcome',
      games: 'nim',
      level: 2,
      readingSeconds: 0,
      answerSeconds: 30,
      typed: false,
    });
    if (!made.ok) throw new Error(made.error.code);
    const { id } = made.value.quiz;
    const act = async (what: 'start' | 'close' | 'next' | 'end'): Promise<void> => {
      const view = await classes.show(id);
      if (!view.ok) throw new Error(view.error.code);
      held.now += 1_000;
      const done = await classes.act(id, TEACHER, what, view.value.quiz.revision);
      if (!done.ok) throw new Error(done.error.code);
    };
    await act('start');
    const right = made.value.questions[0]!.choices.findIndex(({ misconception }) => misconception === null);
    for (const [user, index] of [
      ['ada', right],
      ['ben', 1 - right],
    ] as const)
      expect((await classes.choose(id, student(user), 0, [index])).ok).toBe(true);
    await practice.settle();
    expect(await reviewsOf('ada')).toEqual([]);
    await act('close');
    await practice.settle();
    await practice.settle();
    expect(await reviewsOf('ada')).toMatchObject([
      { source: 'quiz', right: true, skill: 'outcome nim', difficulty: made.value.questions[0]!.difficulty },
    ]);
    expect(await reviewsOf('ben')).toMatchObject([{ source: 'quiz', right: false }]);
    await act('next');
    expect((await classes.choose(id, student('ada'), 1, [0])).ok).toBe(true);
    await practice.settle();
    expect(await reviewsOf('ada')).toHaveLength(1);
    await act('close');
    await act('end');
    await held.restarted().practice.settle();
    expect(await reviewsOf('ada')).toHaveLength(2);
    // Who was deleted stays deleted.
    await held.app.privacy.erase('ada');
    await held.restarted().practice.settle();
    expect(await reviewsOf('ada')).toEqual([]);
    await expectCardsAsLogged('ben');
  });

  test('an exam counts at its end, each student’s own questions, and not before', async () => {
    const { classes, practice } = held.app;
    const made = await classes.create({
      by: TEACHER,
      channel: 'c1',
      mode: 'exam',
      count: 2,
      kinds: 'outcome',
      games: 'nim',
      level: 2,
      readingSeconds: 0,
      answerSeconds: 30,
      typed: false,
      minutes: 20,
    });
    if (!made.ok) throw new Error(made.error.code);
    const { id } = made.value.quiz;
    await classes.prepare();
    const act = async (what: 'start' | 'end'): Promise<void> => {
      const view = await classes.show(id);
      if (!view.ok) throw new Error(view.error.code);
      held.now += 1_000;
      const done = await classes.act(id, TEACHER, what, view.value.quiz.revision);
      if (!done.ok) throw new Error(done.error.code);
    };
    await act('start');
    const lines: string[] = [];
    for (const [user, right] of [
      ['ada', true],
      ['ben', false],
    ] as const) {
      const paper = await classes.papers.open(id, student(user), 0);
      if (!paper.ok) throw new Error(paper.error.code);
      const { question } = paper.value;
      lines.push(question.line);
      const index = question.choices.findIndex(({ misconception }) => (misconception === null) === right);
      const { attempt } = paper.value.paper;
      expect((await classes.papers.choose(id, student(user), { attempt, place: 0 }, [index])).ok).toBe(true);
    }
    await practice.settle();
    expect(await reviewsOf('ada')).toEqual([]);
    await act('end');
    await practice.settle();
    await held.restarted().practice.settle();
    expect(await reviewsOf('ada')).toMatchObject([{ source: 'quiz', right: true, line: lines[0] }]);
    expect(await reviewsOf('ben')).toMatchObject([{ source: 'quiz', right: false, line: lines[1] }]);
  });

  test('the first answer to a card of a lesson counts', async () => {
    const card = held.app.learning.card('nim', 0)!;
    await held.app.practice.lesson('ada', card, true);
    await held.app.practice.lesson('ada', card, false);
    expect(await reviewsOf('ada')).toMatchObject([{ source: 'lesson', right: true, ref: 'nim:pairs' }]);
  });
});

test('mastery over time comes from the log, and the numbers at its end are those of the cards', async () => {
  await wholeSession('ada', (number) => number % 2 === 0, '', 8);
  held.now += 10 * DAY;
  const stats = await held.app.practice.stats('ada');
  expect(stats.skills.length).toBeGreaterThan(2);
  for (const [i, { skill, mastery, reviews }] of stats.skills.entries()) {
    const course = stats.courses[i]!;
    expect(course.skill).toBe(skill);
    expect(course.points.at(-1)?.mastery).toBeCloseTo(mastery, 9);
    expect(reviews).toBeGreaterThan(0);
  }
  const masteries = stats.skills.map(({ mastery }) => mastery);
  expect(masteries).toEqual(masteries.toSorted((a, b) => a - b));
  expect((await held.app.practice.stats('nobody')).skills).toEqual([]);
});
