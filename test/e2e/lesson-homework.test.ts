/** A lesson as homework: a teacher sets it, a student does it, and the class list shows who has finished. */
import { expect, test } from 'vitest';
import { GUILD_ID } from '../../src/local/seed.ts';
import { onStage } from '../support/on-stage.ts';
import { messageOf, type Scripted } from '../support/scripted.ts';

const { held, teacher, ada, ben } = onStage({ seed: 'lesson homework' });

/** Goes through all cards and asks for every answer. */
const finish = async (student: Scripted, message: string, cards: number) => {
  for (let card = 0; card < cards; card += 1) {
    await student.press(message, 'tell');
    await student.press(message, 'Try another');
    await student.press(message, 'tell');
    await student.press(message, 'Next');
  }
};

test('an unknown lesson is named as one', async () => {
  const told = await teacher.told(
    await teacher.sub('teach', ['homework', 'lesson'], {
      lesson: 'nothing of the kind',
      closes: 'in 2 hours',
    }),
  );
  expect(told).toMatch(/can’t find that lesson/);
});

test('set, begun, finished, and listed for the teacher alone', async () => {
  const set = messageOf(
    await teacher.sub('teach', ['homework', 'lesson'], { lesson: 'bash', closes: 'in 2 hours' }),
  );
  expect(ada.read(set)).toMatch(/Homework[\s\S]*Bash: one heap/);
  const lesson = await ada.open(set, 'begin');
  expect(ada.message(lesson).ephemeralFor).toBe(ada.id);
  expect(ada.read(lesson)).toMatch(/1 of 3/);
  await finish(ada, lesson, 3);
  expect(ada.read(lesson)).toMatch(/A game to win/);
  // Ben begins it too and does one card; what else he does is not shown.
  const begun = await ben.open(set, 'begin');
  await finish(ben, begun, 1);
  const list = messageOf(await teacher.sub('teach', ['homework', 'lessons']));
  expect(teacher.message(list).ephemeralFor).toBe(teacher.id);
  expect(teacher.read(list)).toMatch(/Bash[^\n]*finished: 1 of 2/);
  const [homework] = await held.store.lessonHomework.of(GUILD_ID, 5);
  const shown = await teacher.open(list, 'lesson-results', [homework!.id]);
  expect(teacher.read(shown)).toMatch(/✓ finished[\s\S]*1 of 3 cards done/);
  const own = ada.read(messageOf(await ada.sub('class', ['homework'])));
  expect(own).toMatch(/Bash[^\n]*✓ finished/);
  expect(own).not.toContain('There is no homework');
});
