/** A past quiz kept as a template, removed, brought back by its file and given again, through real discord.js. */
import { expect, test } from 'vitest';
import { GUILD_ID } from '../../src/local/seed.ts';
import { endByPanel, newQuiz, privately } from '../support/class/seen.ts';
import { inClass } from '../support/on-stage.ts';
import { messageOf, until } from '../support/scripted.ts';

const { held, teacher } = inClass({ seed: 'templates' });

test('save, remove, add by file, use, copy', async () => {
  const options = { games: 'nim', skills: 'nim-sum', count: 2, title: 'Sums', reading: 0 };
  const panel = await newQuiz(teacher, options);
  await teacher.press(panel, 'do-start');
  await endByPanel(teacher, panel);
  await until(() => teacher.read(panel).includes('The quiz is over'), 'the end');
  const guild = held.store.classes;
  const sub = async (
    path: readonly string[],
    given: Readonly<Record<string, string>> = {},
    file?: { name: string; data: Uint8Array },
  ) => {
    const ack = await teacher.sub('teach', path, given, file);
    return { text: await privately(teacher, ack), ack };
  };
  const quiz = (await guild.latest(GUILD_ID, teacher.channel))!;
  const saved = await sub(['template', 'save'], { template: 'Nim', quiz: quiz.id });
  expect(saved.text).toMatch(/Template kept[^]*Nim[^]*2 questions/);
  expect(teacher.files(messageOf(saved.ack))).toEqual(['quiz.json']);
  const [{ body } = { body: '' }] = await guild.templates(GUILD_ID);
  expect((await sub(['template', 'remove'], { template: 'nim' })).text).toMatch(/Template removed/);
  expect((await sub(['template', 'list'])).text).toMatch(/no template yet/);
  const data = new TextEncoder().encode(body);
  const added = await sub(['template', 'add'], { template: 'Back' }, { name: 'quiz.json', data });
  expect(added.text).toMatch(/2 questions\. I worked out all answers again/);
  const bad = await sub(['template', 'add'], { template: 'Bad' }, { name: 'x.json', data: data.slice(3) });
  expect(bad.text).toMatch(/no quiz that I can read/);
  expect((await sub(['template', 'use'], { template: 'back' })).text).toMatch(/Students can join/);
  expect((await sub(['quiz', 'copy'], { quiz: quiz.id, title: 'Once more' })).text).toMatch(
    /Students can join/,
  );
  const last = (await guild.latest(GUILD_ID, teacher.channel))!;
  expect(last.settings.title).toBe('Once more');
  expect(await guild.questions(last.id)).toEqual(await guild.questions(quiz.id));
});
