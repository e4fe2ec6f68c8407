import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, describedBy, EVERYWHERE, named } from '../src/discord/command/command.ts';
import { lessonScreen } from '../src/discord/handlers/learn.ts';
import { LESSON_IDS, lessonId } from '../src/learn/model/lessons.ts';

export const data: Command['data'] = {
  name: 'learn',
  ...describedBy(({ learn }) => learn.command.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'lesson',
      ...describedBy(({ learn }) => learn.command.lesson),
      choices: LESSON_IDS.map((id) => ({
        ...named(({ learn }) => learn.lessons[id].title),
        value: id,
      })),
    },
  ],
};

export const solves = true;

/** A lesson where the person stopped; without one, the list. */
export const execute: Command['execute'] = async (bot, call, options) => {
  call.expect('private');
  const lesson = lessonId(options.getString('lesson') ?? '');
  await call.replyDrawn(await lessonScreen(bot, call, lesson), 'private');
};
