import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { type Command, described, EVERYWHERE, optionsOf } from '../src/discord/command/command.ts';
import { completeTopic } from '../src/discord/command/complete.ts';
import { commandNamed, helpScreen, noTopicScreen, topicNamed } from '../src/people/screens/panels.ts';
import { ownGameScreen } from '../src/play/screens/definitions.ts';

const { String: Text } = ApplicationCommandOptionType;
const option = optionsOf(({ commands }) => commands.help.options);

export const data: Command['data'] = {
  name: 'help',
  ...described((texts) => texts.help.description),
  ...EVERYWHERE,
  options: [option(Text, 'topic', { autocomplete: true })],
};

export const solves = false;

/** A topic, a game's rules (the server's own included), or a command's purpose. */
export const execute: Command['execute'] = async (bot, call, options) => {
  const topic = options.getString('topic') ?? 'start';
  const known = topicNamed(topic, call.own);
  if (known !== null) return call.tell(helpScreen(known, call.own, bot.links));
  const name = topic.trim().toLowerCase();
  const own = (await bot.app.definitions.list(call.facts.guild)).find((game) => game.name === name);
  const command = commandNamed(topic, call.own);
  await call.tell(
    own !== undefined
      ? ownGameScreen(own, call.own)
      : command !== null
        ? helpScreen(command, call.own)
        : noTopicScreen(topic, call.own),
  );
};

/** Topics, commands, and games with rules. */
export const autocomplete: NonNullable<Command['autocomplete']> = completeTopic;
