import { ChannelType } from 'discord-api-types/v10';
import { welcomeScreen } from '../play/screens/start.ts';
import type { Bot } from './bot.ts';
import type { JoinedServer } from './gateway/gateway.ts';
import { publicDelivery } from './live/live-message.ts';
import { codeOf, type Delivery, type Wire } from './wire.ts';

/** A server joined longer ago only comes back after an outage. */
const JUST_JOINED_MS = 10 * 60_000;
/** Channels tried until the bot may write in one. */
const MAX_CHANNEL_TRIES = 8;

/** Channels to greet in: the one for system messages, then the others from the top. */
const channelsOf = ({ system_channel_id: system, channels }: JoinedServer): readonly string[] => {
  const texts = channels
    .flatMap((channel) => (channel.type === ChannelType.GuildText ? [channel] : []))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
  return [...new Set([...(system === null ? [] : [system]), ...texts])].slice(0, MAX_CHANNEL_TRIES);
};

/** Posts in the first of the channels in which the bot may write, if any. */
const post = async (
  wire: Wire,
  channels: readonly string[],
  greeting: Delivery,
  once: string,
): Promise<void> => {
  for (const channel of channels) {
    try {
      await wire.post(channel, greeting, once);
      return;
    } catch (error) {
      // Try the next channel: the bot may not write here.
      if (codeOf(error) === null) throw error;
    }
  }
};

/** Greets a server once, when the bot joins it, with a message that has buttons. */
export const greet = async (
  { app, languages, clock }: Bot,
  wire: Wire,
  server: JoinedServer,
): Promise<void> => {
  const { id, preferred_locale: code, joined_at: joined } = server;
  if (clock() - Date.parse(joined) > JUST_JOINED_MS || (await app.settings.isGreeted(id))) return;
  const locale = await languages.forGuild(id, code, '');
  const greeting = publicDelivery(welcomeScreen(locale), locale);
  // Saved after sending: after a kill in between it is sent again, and Discord recognises the nonce.
  await post(wire, channelsOf(server), greeting, `greeting ${id}`);
  await app.settings.greeted(id);
};
