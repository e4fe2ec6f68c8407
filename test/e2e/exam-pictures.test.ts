/** An exam begins only when everybody's pictures are drawn. */

import { afterEach, expect, test } from 'vitest';
import type { Drawn } from '../../src/picture/pictures.ts';
import { fewForEachPlace } from '../support/class/maker.ts';
import { newQuiz } from '../support/class/seen.ts';
import { DRAWN, picturesBy } from '../support/fake-pictures.ts';
import { NO_LIMITS } from '../support/players.ts';
import { messageOf, until } from '../support/scripted.ts';
import { slowly } from '../support/slowly.ts';
import { type Stage, stage } from '../support/stage.ts';

let held: Stage;
let release: () => void;
afterEach(async () => {
  release();
  await held.close();
});

test('Start waits for pictures, and says so; what was drawn is not asked for again', async () => {
  let open = false;
  let asked = 0;
  const waiting: (() => void)[] = [];
  release = () => {
    open = true;
    for (const go of waiting.splice(0)) go();
  };
  const pictures = picturesBy((_, wait) =>
    slowly(
      new Promise<Drawn>((resolve) => {
        asked += 1;
        const go = (): void => {
          resolve(DRAWN);
        };
        if (open) go();
        else waiting.push(go);
      }),
      wait,
    ),
  );
  held = await stage({
    seed: 'exam pictures',
    local: { limits: NO_LIMITS },
    questions: fewForEachPlace(6),
    pictures,
  });
  const teacher = held.person('Ms Turing', 'class');
  const [ada, ben] = [held.person('Ada', 'class'), held.person('Ben', 'class')];
  const panel = await newQuiz(teacher, { mode: 'exam', games: 'nim', skills: 'outcome', count: 2 });
  for (const who of [ada, ben]) await who.sub('class', ['join']);
  await until(() => waiting.length === 1, 'the first picture asked for');
  await teacher.press(panel, 'do-start');
  await until(
    () => /Pictures for 2 students are still being drawn/.test(teacher.read(panel)),
    'why it waits',
  );
  expect(teacher.read(panel)).toContain('Students can join');
  const started = await teacher.sub('teach', ['quiz', 'start']);
  await until(() => /Pictures for 2 students/.test(teacher.read(messageOf(started))), 'the same by command');
  release();
  await until(() => asked === 4, 'two pictures for each of two');
  // Everybody's first page comes before anybody's second.
  const papers = await held.store.classes.attempts((await held.store.classes.growing(1))[0]!);
  expect(papers).toHaveLength(2);
  await until(async () => {
    await teacher.press(panel, 'panel');
    return !teacher.read(panel).includes('still being drawn');
  }, 'all drawn');
  await teacher.press(panel, 'do-start');
  await until(() => teacher.read(panel).includes('Answers are open'), 'begun');
  expect(asked).toBe(4);
  expect(held.logged).toEqual([]);
});
