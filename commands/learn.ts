import { ApplicationCommandOptionType } from 'discord.js';
import { LESSON_IDS, lessonId } from '../src/app/learn/lessons.ts';
import { type Command, EVERYWHERE } from '../src/discord/command/command.ts';
import { lessonScreen } from '../src/discord/handlers/learn.ts';
import { locales } from '../src/locale/index.ts';
import type { LearnTexts } from '../src/locale/lessons.ts';

const described = (text: (learn: LearnTexts) => string) => ({
  description: text(locales.en.learn),
  description_localizations: { 'zh-CN': text(locales['zh-CN'].learn) },
});

export const data: Command['data'] = {
  name: 'learn',
  ...described((learn) => learn.command.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'lesson',
      ...described((learn) => learn.command.lesson),
      choices: LESSON_IDS.map((id) => ({
        name: locales.en.learn.lessons[id].title,
        name_localizations: { 'zh-CN': locales['zh-CN'].learn.lessons[id].title },
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
