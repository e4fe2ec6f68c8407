import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import {
  type Command,
  choicesOf,
  describedBy,
  EVERYWHERE,
  optionsOf,
} from '../src/discord/command/command.ts';
import { openDaily, postDaily } from '../src/discord/handlers/daily.ts';

const { String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ daily }) => daily.command);

export const data: Command['data'] = {
  name: 'daily',
  ...describedBy(({ daily }) => daily.command.description),
  ...EVERYWHERE,
  options: [
    option(Text, 'date', { max_length: 20 }),
    option(Text, 'post', { choices: choicesOf(['here', 'off'], ({ daily }) => daily.post) }),
  ],
};

export const solves = true;

export const execute: Command['execute'] = async (bot, call, options) => {
  const post = options.getString('post');
  if (post !== null) await postDaily(bot, call, post === 'here');
  else await openDaily(bot, call, options.getString('date'));
};
