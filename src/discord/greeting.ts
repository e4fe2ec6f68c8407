import { ChannelType, type Client, Events, type Guild } from 'discord.js';
import { welcomeScreen } from '../play/screens/start.ts';
import type { Bot } from './bot.ts';
import { publicDelivery } from './live/live-message.ts';
import { codeOf, safeError, type Wire } from './wire.ts';

/** Joined longer ago than this, a server only comes back after an outage. */
const FRESH_MS = 10 * 60_000;
/** Channels that are tried where the bot may not write in the first. */
const MAX_TRIES = 8;

/** Where to greet: the channel for system messages, then the others from the top. */
const channelsOf = ({ systemChannelId, channels }: Guild): readonly string[] => {
  const texts = [...channels.cache.values()]
    .filter((channel) => channel.type === ChannelType.GuildText)
    .sort((a, b) => a.rawPosition - b.rawPosition)
    .map(({ id }) => id);
  const first = systemChannelId === null ? [] : [systemChannelId];
  return [...new Set([...first, ...texts])].slice(0, MAX_TRIES);
};

const greet = async ({ app, languages }: Bot, wire: Wire, guild: Guild): Promise<void> => {
  if (!(await app.settings.takeGreeting(guild.id))) return;
  const locale = await languages.forGuild(guild.id, guild.preferredLocale, '');
  const greeting = publicDelivery(welcomeScreen(locale), locale);
  for (const channel of channelsOf(guild)) {
    try {
      await wire.post(channel, greeting, `greeting ${guild.id}`);
      return;
    } catch (error) {
      // The bot may not write there.
      if (codeOf(error) === null) throw error;
    }
  }
};

/** Greets each server once, when the bot joins it: one message with something to press. */
export const greetServers = (client: Client, bot: Bot, wire: Wire): void => {
  client.on(Events.GuildCreate, (guild) => {
    if (bot.clock() - guild.joinedTimestamp > FRESH_MS) return;
    greet(bot, wire, guild).catch((error: unknown) => {
      bot.log.warn({ guild: guild.id, error: safeError(error) }, 'a server could not be greeted');
    });
  });
};
