/** A whole quiz with every kind of question, answered from the text of messages only: 100%. */
import { expect, test } from 'vitest';
import { JUDGED_KINDS } from '../../src/learn/questions/kinds/index.ts';
import { faultsLogged, newLiveQuiz, privately, replyTo } from '../support/class/seen.ts';
import { stageOfTest } from '../support/on-stage.ts';
import { NO_LIMITS } from '../support/players.ts';
import { answerFromText } from '../support/reader.ts';
import { controlsOf, textOf, until } from '../support/scripted.ts';

const LONG = 60_000;

test('a student who reads text and types comes to 100%', async () => {
  const held = await stageOfTest({ seed: 'text', local: { limits: NO_LIMITS } });
  const [teacher, ada] = [held.person('Ms Turing', 'class'), held.person('Ada', 'class')];
  const count = JUDGED_KINDS.length;
  const panel = await newLiveQuiz(teacher, {
    games: 'nim, subtraction, fibonacci',
    skills: JUDGED_KINDS.join(', '),
    count,
  });
  await teacher.press(panel, 'do-start');
  for (let place = 1; place <= count; place += 1) {
    const question = await until(
      () =>
        ada
          .messages()
          .find(
            (message) =>
              textOf(message).includes(`Question ${place} of ${count}`) &&
              controlsOf(message).some(({ label }) => label === 'Type the answer'),
          ),
      `question ${place}`,
      LONG,
    );
    const asked = await ada.modal(question.id, 'Type the answer');
    const answer = answerFromText(textOf(question));
    expect(await privately(ada, await ada.fill(asked, { answer }))).toMatch(/Recorded/);
    await teacher.press(panel, 'do-close');
    await teacher.press(panel, 'do-next');
  }
  expect(await replyTo(ada, 'class results')).toContain(`Right: **${count} of ${count}**`);
  const quiz = (await held.store.classes.latest(held.local.world.guild.id, ada.channel))!;
  const kinds = (await held.store.classes.questions(quiz.id)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(JUDGED_KINDS));
  expect(faultsLogged(held.logged)).toEqual([]);
});
