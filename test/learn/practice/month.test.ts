/** Weeks of practice with days left out: what is due comes first, the reasons are true, and the statistics are the cards’. */
import { expect, test } from 'vitest';
import { seeded } from '../../../src/kernel/random.ts';
import { isDue, recallOf } from '../../../src/learn/practice/memory.ts';
import { practisedSkill } from '../../../src/learn/practice/skills.ts';
import { benchEach } from '../../support/classroom.ts';
import { answer, lastOf, must } from './people.ts';

const DAY = 24 * 60 * 60 * 1000;
const held = benchEach();

test('three weeks of Ada: due skills first, no more than three new ones a session, and every reason is true', async () => {
  const random = seeded('ada');
  const logged = new Map<string, boolean[]>();
  const whys = new Set<string>();
  for (const [session, pause] of [1, 1, 1, 3, 1, 1, 5, 1, 9].entries()) {
    let view = must(await held.app.practice.start('ada', '', 5));
    const asked: string[] = [];
    for (;;) {
      const { question, why } = lastOf(view);
      const skill = practisedSkill(question);
      const cards = await held.store.practice.cards('ada');
      const card = cards.find((one) => one.skill === skill);
      const due = cards.filter((one) => isDue(one, held.now) && one.skill !== asked.at(-1));
      const what = `session ${session}: ${skill}, ${why.kind}`;
      // Nothing comes before what is due, and of that the least known first.
      if (due.length > 0)
        expect(recallOf(card!, held.now), what).toBeCloseTo(
          Math.min(...due.map((one) => recallOf(one, held.now))),
          9,
        );
      const rights = logged.get(skill) ?? [];
      expect(why.kind === 'new', what).toBe(rights.length === 0);
      expect(why.kind === 'missed', what).toBe(rights.at(-1) === false);
      if (why.kind === 'due') expect(why.since, what).toBe(held.now - card!.memory.due);
      if (why.kind === 'young')
        expect([why.reviews, rights.every(Boolean)], what).toEqual([rights.length, true]);
      if (why.kind === 'weak') expect(rights, what).toContain(false);
      whys.add(why.kind);
      asked.push(skill);
      const right = random() < 0.8;
      logged.set(skill, [...rights, right]);
      held.now += 20_000;
      view = await answer(held, view, right);
      if (view.done) break;
      view = must(await held.app.practice.next('ada', view.session.id, view.asked.length));
    }
    expect(view.asked.filter(({ why }) => why.kind === 'new').length).toBeLessThanOrEqual(3);
    held.now += pause * DAY;
  }
  for (const kind of ['new', 'due', 'missed']) expect(whys).toContain(kind);
  const { skills, courses } = await held.app.practice.stats('ada');
  expect(new Map(skills.map(({ skill, reviews }) => [skill, reviews]))).toEqual(
    new Map([...logged].map(([skill, rights]) => [skill, rights.length])),
  );
  const masteries = skills.map(({ mastery }) => mastery);
  expect(masteries).toEqual(masteries.toSorted((a, b) => a - b));
  const cards = await held.store.practice.cards('ada');
  for (const [i, state] of skills.entries()) {
    const card = cards.find(({ skill }) => skill === state.skill)!;
    expect(state.due).toBe(card.memory.due);
    // The picture ends where the text stands.
    expect(courses[i]?.skill).toBe(state.skill);
    expect(courses[i]?.points.at(-1)?.mastery).toBeCloseTo(state.mastery, 9);
  }
});
