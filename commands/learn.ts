import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, describedBy, EVERYWHERE, named, optionsOf } from '../src/discord/command/command.ts';
import { lessonScreen } from '../src/discord/handlers/learn.ts';
import { startGuided } from '../src/discord/handlers/start.ts';
import { LESSON_IDS, lessonId } from '../src/learn/model/lessons.ts';

const { String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ learn }) => learn.command);

/** Choice of the guided first game. */
const FIRST_GAME = 'first';

export const data: Command['data'] = {
  name: 'learn',
  ...describedBy(({ learn }) => learn.command.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'lesson', {
      choices: [
        { ...named(({ screens }) => screens.guide.choice), value: FIRST_GAME },
        ...LESSON_IDS.map((id) => ({ ...named(({ learn }) => learn.lessons[id].title), value: id })),
      ],
    }),
  ],
};

export const solves = true;

/** The guided first game, or a lesson where the user stopped; without a choice, the list. */
export const execute: Command['execute'] = async (bot, call, options) => {
  if (options.getString('lesson') === FIRST_GAME) return startGuided(bot, call);
  call.setAudience('private');
  const lesson = lessonId(options.getString('lesson') ?? '');
  await call.replyDrawn(await lessonScreen(bot, call, lesson), 'private');
};
