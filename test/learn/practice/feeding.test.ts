/** What games, quizzes, reviews and lessons feed: each thing once, whoever is killed in between. */
import { describe, expect, test } from 'vitest';
import { createApp } from '../../../src/app/app.ts';
import type { TeacherAct } from '../../../src/learn/model/assignment.ts';
import type { Live } from '../../../src/play/model/match.ts';
import { type Bench, openOn, pair, playInTurn } from '../../support/app.ts';
import { choiceOf } from '../../support/choices.ts';
import { fewForEachPlace } from '../../support/class/maker.ts';
import { actOn, actor, benchEach, quizRequest } from '../../support/classroom.ts';
import { answer, codeOf, expectCardsAsLogged, lastOf, must, reviewsOf } from './people.ts';

const held = benchEach(':memory:', 'bench', { questions: fewForEachPlace(3) });

/** Ann plays these moves against Bob, who plays every second one. */
const played = async (line: string, moves: readonly string[]): Promise<Live> =>
  playInTurn(held, await pair(held, { line }), moves);

describe('games', () => {
  test('a win thrown away is wrong, a win kept is right, where there was none there is nothing', async () => {
    // ✗ ✗ | ✗ ✓ by turns; the last move is the only one there is.
    const live = await played('nim 3 4 5', ['1:3', '2:4', '3:4', '3:1']);
    expect(live.match.status).toBe('over');
    await held.app.practice.settle();
    const ann = await reviewsOf(held, 'ann');
    expect(ann.map(({ right, line, source }) => [right, line, source])).toEqual([
      [false, 'nim 3 4 5', 'game'],
      [false, 'nim 0 0 5', 'game'],
    ]);
    expect(new Set(ann.map(({ skill }) => skill))).toEqual(new Set(['winning-move nim']));
    const bob = await reviewsOf(held, 'bob');
    expect(bob.map(({ right, line }) => [right, line])).toEqual([[false, 'nim 0 4 5']]);
    await expectCardsAsLogged(held, 'ann');
  });

  test('games of servers’ own are told apart by their rules, and practised as they were met', async () => {
    expect(codeOf(await held.app.practice.start('ann', 'custom', 5))).toBe('no-questions');
    for (const rule of ['rule=1,2:0-2', 'rule=1-3']) {
      const live = await played(`custom 4 5 ${rule}`, ['1:1', '1:1', '1:1']);
      must(await held.app.matches.resign(live.match.id, 'bob'));
    }
    await held.app.practice.settle();
    const skills = new Set((await reviewsOf(held, 'ann')).map(({ skill }) => skill));
    expect(skills).toEqual(new Set(['winning-move rule=1,2:0-2', 'winning-move rule=1-3']));
    await expectCardsAsLogged(held, 'ann');
    held.now += 24 * 3600_000;
    const session = must(await held.app.practice.start('ann', 'custom', 2));
    const { line, skill } = session.asked[0]!.question;
    const [rule] = /rule=\S+/.exec(line)!;
    expect(skill).toBe('winning-move custom');
    const after = must(await held.app.practice.submit('ann', session.session.id, 0, { kind: 'gives-up' }));
    expect(after.skills.map((state) => state.skill)).toEqual([`winning-move ${rule}`]);
    await expectCardsAsLogged(held, 'ann');
    const next = must(await held.app.practice.next('ann', session.session.id, 1));
    expect(next.asked[1]!.question.line).not.toContain(rule);
  });

  test('each once: however often, in two processes at once, after a restart', async () => {
    await played('nim 3 4 5', ['1:3', '2:4', '3:5']);
    const other = held.restarted();
    await Promise.all([held.app.practice.settle(), other.practice.settle(), held.app.practice.settle()]);
    await held.restarted().practice.settle();
    held.now += 5 * 60_000;
    await held.restarted().practice.settle();
    expect((await reviewsOf(held, 'ann')).map(({ right }) => right)).toEqual([false, true]);
    expect((await reviewsOf(held, 'bob')).map(({ right }) => right)).toEqual([false]);
    await expectCardsAsLogged(held, 'ann');
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
    await played('nim 3 4 5', ['1:3', '2:4', '3:5']);
    await expect(createApp(broken).practice.settle()).rejects.toThrow('killed');
    await held.restarted().practice.settle();
    expect(await reviewsOf(held, 'ann')).toHaveLength(2);
    expect(await reviewsOf(held, 'bob')).toHaveLength(1);
  });

  test('many at once: a look feeds some and the next one goes on; those whose marks are known cost nothing', async () => {
    const count = 53;
    for (let i = 0; i < count; i += 1) await played('nim 1 1', ['1:1', '2:1']);
    held.now += 1000;
    const thrown = await played('nim 3 4', ['1:3', '2:4']);
    const after = held.restarted();
    await after.practice.settle();
    expect(await reviewsOf(held, 'ann')).toEqual([]);
    await after.practice.settle();
    expect(await reviewsOf(held, 'ann')).toHaveLength(1);
    expect((await held.store.settings.read('bot', 'practice-clock')).get('seen')).toBe(String(held.now));
    // Whoever was shown the end card of each paid for its marks there.
    held.now += 60 * 60_000;
    for (let i = 0; i < count; i += 1) await after.matches.summary(await played('nim 1 1', ['1:1', '2:1']));
    held.now += 1000;
    const last = await played('nim 3 4', ['1:3', '2:4']);
    expect(await after.matches.summary(last)).toEqual(await after.matches.summary(thrown));
    await after.practice.settle();
    expect(await reviewsOf(held, 'ann')).toHaveLength(2);
    await expectCardsAsLogged(held, 'ann');
  });

  test('what a hint or an undo helped to keep is no proof; the bot learns nothing', async () => {
    const { matches, practice } = held.app;
    const open = async () => (await openOn(held, { guild: null })).match;
    const hinted = await open();
    must(await matches.hint(hinted.id, 'ann', 0, 4));
    must(await matches.play(hinted.id, 'ann', 0, '1:2'));
    must(await matches.resign(hinted.id, 'ann'));
    const undone = await open();
    must(await matches.play(undone.id, 'ann', 0, '1:1'));
    must(await matches.undo(undone.id, 'ann', 2));
    must(await matches.play(undone.id, 'ann', 3, '1:2'));
    must(await matches.resign(undone.id, 'ann'));
    await practice.settle();
    expect(await reviewsOf(held, 'ann')).toEqual([]);
    const own = await open();
    must(await matches.play(own.id, 'ann', 0, '1:2'));
    must(await matches.resign(own.id, 'ann'));
    await practice.settle();
    expect((await reviewsOf(held, 'ann')).map(({ right }) => right)).toEqual([true]);
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
      now = await answer(held, now, true);
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
    const asked = must(await held.app.reviews.puzzle(live.match.id, 0));
    await held.app.practice.puzzle('ann', asked, false);
    await held.app.practice.puzzle('ann', asked, true);
    const rows = await reviewsOf(held, 'ann');
    expect(rows.filter(({ source }) => source === 'review').map(({ right }) => right)).toEqual([false]);
  });
});

describe('quizzes and lessons', () => {
  /** What the teacher does, each thing a second after the one before. */
  const act = async (id: string, what: TeacherAct): Promise<void> => {
    held.now += 1_000;
    must(await actOn(held, id, what));
  };

  test('an answer counts when its question is revealed, and not before', async () => {
    const { classes, practice } = held.app;
    const { quiz, questions } = must(await classes.create(quizRequest()));
    const { id } = quiz;
    await act(id, 'start');
    const right = choiceOf(questions[0]!, true);
    for (const [user, index] of [
      ['ada', right],
      ['ben', 1 - right],
    ] as const)
      expect((await classes.choose(id, actor(user), 0, [index])).ok).toBe(true);
    await practice.settle();
    expect(await reviewsOf(held, 'ada')).toEqual([]);
    await act(id, 'close');
    await practice.settle();
    await practice.settle();
    expect(await reviewsOf(held, 'ada')).toMatchObject([
      { source: 'quiz', right: true, skill: 'outcome nim', difficulty: questions[0]!.difficulty },
    ]);
    expect(await reviewsOf(held, 'ben')).toMatchObject([{ source: 'quiz', right: false }]);
    await act(id, 'next');
    expect((await classes.choose(id, actor('ada'), 1, [0])).ok).toBe(true);
    await practice.settle();
    expect(await reviewsOf(held, 'ada')).toHaveLength(1);
    await act(id, 'close');
    await act(id, 'end');
    await held.restarted().practice.settle();
    expect(await reviewsOf(held, 'ada')).toHaveLength(2);
    // Who was deleted stays deleted.
    await held.app.privacy.erase('ada');
    await held.restarted().practice.settle();
    expect(await reviewsOf(held, 'ada')).toEqual([]);
    await expectCardsAsLogged(held, 'ben');
  });

  test('an exam counts at its end, each student’s own questions, and not before', async () => {
    const { classes, practice } = held.app;
    const { quiz } = must(await classes.create(quizRequest({ mode: 'exam', minutes: 20 })));
    const { id } = quiz;
    await classes.prepare();
    await act(id, 'start');
    const lines: string[] = [];
    for (const [user, right] of [
      ['ada', true],
      ['ben', false],
    ] as const) {
      const { question, attempt } = must(await classes.attempts.open(id, actor(user), 0));
      lines.push(question.line);
      const index = choiceOf(question, right);
      expect(
        (await classes.attempts.choose(id, actor(user), { attempt: attempt.number, slot: 0 }, [index])).ok,
      ).toBe(true);
    }
    await practice.settle();
    expect(await reviewsOf(held, 'ada')).toEqual([]);
    await act(id, 'end');
    await practice.settle();
    await held.restarted().practice.settle();
    expect(await reviewsOf(held, 'ada')).toMatchObject([{ source: 'quiz', right: true, line: lines[0] }]);
    expect(await reviewsOf(held, 'ben')).toMatchObject([{ source: 'quiz', right: false, line: lines[1] }]);
  });

  test('the first answer to a card of a lesson counts', async () => {
    const card = held.app.learning.card('nim', 0)!;
    const right = choiceOf(card.question, true);
    for (const choice of [right, right === 0 ? 1 : 0])
      await held.app.learning.submit('ada', card, { kind: 'choices', choices: [choice] });
    expect(await reviewsOf(held, 'ada')).toMatchObject([{ source: 'lesson', right: true, ref: 'nim:pairs' }]);
  });
});
