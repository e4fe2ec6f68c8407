import type { REST } from '@discordjs/rest';
import {
  type APIGuildScheduledEvent,
  type APIOverwrite,
  ChannelType,
  GuildScheduledEventEntityType,
  GuildScheduledEventPrivacyLevel,
  GuildScheduledEventStatus,
  Routes,
} from 'discord-api-types/v10';
import type { SentEvent } from '../learn/model/class-event.ts';
import { everybodySees, type Servers } from './gateway/servers.ts';
import { REQUEST_TIMEOUT_MS, restClient } from './wire.ts';

/** Scheduled events of servers on Discord. Calls reject with Discord's error (`codeOf`) or a timeout. */
export interface EventRequests {
  /** Returns the id. Never retries: without an answer, the request may still have arrived. */
  create(guild: string, event: SentEvent): Promise<string>;
  edit(guild: string, id: string, event: SentEvent): Promise<void>;
  /** Cancels an event that has not started. */
  cancel(guild: string, id: string): Promise<void>;
  remove(guild: string, id: string): Promise<void>;
  /** All events that are scheduled or active. */
  list(guild: string): Promise<readonly (SentEvent & { readonly id: string })[]>;
  /** Whether everyone in the server may see a channel, or a thread's parent channel. */
  isPublic(guild: string, channel: string): Promise<boolean>;
}

const bodyOf = ({ name, description, location, start, end }: SentEvent) => ({
  entity_type: GuildScheduledEventEntityType.External,
  privacy_level: GuildScheduledEventPrivacyLevel.GuildOnly,
  entity_metadata: { location },
  name,
  description,
  scheduled_start_time: new Date(start).toISOString(),
  scheduled_end_time: new Date(end).toISOString(),
});

const sentOf = (event: APIGuildScheduledEvent): SentEvent & { readonly id: string } => ({
  id: event.id,
  name: event.name,
  description: event.description ?? '',
  location: event.entity_metadata?.location ?? '',
  start: Date.parse(event.scheduled_start_time),
  end: Date.parse(event.scheduled_end_time ?? event.scheduled_start_time),
});

/** Fields of a channel that decide who sees it. */
interface Visibility {
  readonly type: ChannelType;
  readonly parent_id?: string | null;
  readonly permission_overwrites?: readonly Pick<APIOverwrite, 'id' | 'allow' | 'deny'>[];
}

const isPublic = async (
  rest: Pick<REST, 'get'>,
  servers: Pick<Servers, 'of'>,
  guild: string,
  channel: string,
): Promise<boolean> => {
  const server = await servers.of(guild);
  if (server === null) return false;
  const found = (await rest.get(Routes.channel(channel))) as Visibility;
  if (found.type === ChannelType.PrivateThread) return false;
  // Any other thread is as public as its channel.
  const isThread = found.type === ChannelType.PublicThread || found.type === ChannelType.AnnouncementThread;
  if (isThread && typeof found.parent_id === 'string') return isPublic(rest, servers, guild, found.parent_id);
  // The id of the @everyone role equals the server's.
  return everybodySees(guild, server, found.permission_overwrites?.find(({ id }) => id === guild) ?? null);
};

/** `gateway`: its REST client authenticates as the bot and retries failed requests. */
export const eventRequests = (
  gateway: { readonly rest: REST; readonly servers: Pick<Servers, 'of'> },
  token: string,
  api: string | null,
  timeoutMs = REQUEST_TIMEOUT_MS,
): EventRequests => {
  const { rest, servers } = gateway;
  // No retries: if the first request did arrive, a second one would create a second event.
  const unrepeated = { retries: 0, handlerSweepInterval: 0, hashSweepInterval: 0 };
  const once = restClient(api, timeoutMs, unrepeated).setToken(token);
  const change = async (guild: string, id: string, body: unknown): Promise<void> => {
    await rest.patch(Routes.guildScheduledEvent(guild, id), { body });
  };
  return {
    create: async (guild, event) => {
      const made = await once.post(Routes.guildScheduledEvents(guild), { body: bodyOf(event) });
      return (made as APIGuildScheduledEvent).id;
    },
    edit: (guild, id, event) => change(guild, id, bodyOf(event)),
    cancel: (guild, id) => change(guild, id, { status: GuildScheduledEventStatus.Canceled }),
    remove: async (guild, id) => {
      await rest.delete(Routes.guildScheduledEvent(guild, id));
    },
    list: async (guild) =>
      ((await rest.get(Routes.guildScheduledEvents(guild))) as readonly APIGuildScheduledEvent[]).map(sentOf),
    isPublic: (guild, channel) => isPublic(rest, servers, guild, channel),
  };
};
