/** An exam begins only when everybody's pictures are drawn. */

import { expect, onTestFinished, test } from 'vitest';
import { fewForEachPlace } from '../support/class/maker.ts';
import { newQuiz } from '../support/class/seen.ts';
import { gatedPictures } from '../support/fake-pictures.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { messageOf, until } from '../support/scripted.ts';

test('Start waits for pictures, and says so; what was drawn is not asked for again', async () => {
  const gate = gatedPictures();
  const held = await stageOfTest({
    seed: 'exam pictures',
    local: { limits: NO_LIMITS },
    questions: fewForEachPlace(6),
    pictures: gate.pictures,
  });
  onTestFinished(gate.open);
  const teacher = held.person('Ms Turing', 'class');
  const [ada, ben] = [held.person('Ada', 'class'), held.person('Ben', 'class')];
  const panel = await newQuiz(teacher, { mode: 'exam', games: 'nim', skills: 'outcome', count: 2 });
  for (const who of [ada, ben]) await who.sub('class', ['join']);
  await until(() => gate.asked === 1, 'the first picture asked for');
  await teacher.press(panel, 'do-start');
  await until(
    () => /Pictures for 2 students are still being drawn/.test(teacher.read(panel)),
    'why it waits',
  );
  expect(teacher.read(panel)).toContain('Students can join');
  const started = await teacher.sub('teach', ['quiz', 'start']);
  await until(() => /Pictures for 2 students/.test(teacher.read(messageOf(started))), 'the same by command');
  gate.open();
  await until(() => gate.asked === 4, 'two pictures for each of two');
  // Everybody's first page comes before anybody's second.
  const papers = await held.store.classes.attempts((await held.store.classes.growing(1))[0]!);
  expect(papers).toHaveLength(2);
  await until(async () => {
    await teacher.press(panel, 'panel');
    return !teacher.read(panel).includes('still being drawn');
  }, 'all drawn');
  await teacher.press(panel, 'do-start');
  await until(() => teacher.read(panel).includes('Answers are open'), 'begun');
  expect(gate.asked).toBe(4);
  expect(held.logged).toEqual([]);
});
