import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, describedBy, EVERYWHERE, named } from '../src/discord/command/command.ts';
import { openDaily, postDaily } from '../src/discord/handlers/daily.ts';

export const data: Command['data'] = {
  name: 'daily',
  ...describedBy(({ daily }) => daily.command.description),
  ...EVERYWHERE,
  options: [
    {
      type: ApplicationCommandOptionType.String,
      name: 'date',
      ...describedBy(({ daily }) => daily.command.date),
      max_length: 20,
    },
    {
      type: ApplicationCommandOptionType.String,
      name: 'post',
      ...describedBy(({ daily }) => daily.command.post),
      choices: [
        { ...named(({ daily }) => daily.post.here), value: 'here' },
        { ...named(({ daily }) => daily.post.off), value: 'off' },
      ],
    },
  ],
};

export const solves = true;

export const execute: Command['execute'] = async (bot, call, options) => {
  const post = options.getString('post');
  if (post !== null) await postDaily(bot, call, post === 'here');
  else await openDaily(bot, call, options.getString('date'));
};
