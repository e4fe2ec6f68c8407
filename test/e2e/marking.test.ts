/** A student explains in their own words, the teacher marks it beside the proof: through real discord.js. */
import { expect, test } from 'vitest';
import { newLiveQuiz, privately, replyTo, replyToPress, shown } from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { until, verbOf } from '../support/scripted.ts';

const { teacher, ada } = inClass({ seed: 'marking' });

const LONG = 40_000;
const WORDS = 'Every move leaves an odd column.\n**Then** I make it even: <@123> @everyone';

test('typed in a form of paragraphs, marked without a name, told to the student alone', async () => {
  const panel = await newLiveQuiz(teacher, { skills: 'own-words' });
  await replyTo(ada, 'class join');
  await teacher.press(panel, 'do-start');
  const { id } = await shown(ada, /in your own words/, LONG);
  await until(() => ada.controls(id).some((one) => verbOf(one) === 'type'), 'the answers are open');
  const modal = await ada.modal(id, 'type');
  expect(JSON.stringify(modal.modal)).toMatch(/"style":2/);
  expect(await privately(ada, await ada.fill(modal, { answer: WORDS }))).toMatch(/Recorded.*odd column/s);
  await teacher.press(panel, 'do-close');
  await until(() => /Your teacher marks these answers/.test(ada.read(id)), 'closed');
  expect(ada.read(id)).toMatch(/A proof:/);
  expect(ada.read(id)).not.toContain('odd column');
  expect(await replyToPress(ada, id, 'own')).toMatch(/hasn’t marked this yet/);
  await teacher.press(panel, 'do-next');
  const results = await teacher.open(panel, 'results');
  await until(() => /1 answer still waits for your mark/.test(teacher.read(results)), 'the results', LONG);
  await teacher.press(results, 'mark');
  await until(() => /Answer 1 of 1/.test(teacher.read(results)), 'the answer', LONG);
  const seen = teacher.read(results);
  expect(seen).toMatch(/Every move leaves an odd column.*A proof:/s);
  const raw = JSON.stringify(teacher.message(results).components);
  expect(raw).toContain(String.raw`\\*\\*Then\\*\\*`);
  expect(raw).not.toContain('<@123>');
  expect(seen).not.toMatch(/Ada/);
  await teacher.press(results, '0.5 points');
  await until(() => /You have marked every answer/.test(teacher.read(results)), 'marked', LONG);
  expect(await replyToPress(ada, id, 'own')).toMatch(/0\.5 of 1/);
  expect(await replyTo(ada, 'class results')).toMatch(/0\.5 points/);
});
