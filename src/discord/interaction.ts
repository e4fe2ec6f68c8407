import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIInteraction,
  type APIModalSubmitInteraction,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ComponentType,
  InteractionContextType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Asker } from '../kernel/asker.ts';
import { type CustomId, parseId } from '../kernel/custom-id.ts';
import type { Facts } from './call.ts';
import { type GivenUser, Options } from './command/options.ts';
import { permitManaging } from './gateway/servers.ts';
import { attachmentsIn } from './message/attachments.ts';

/** The message or user that a menu was opened on. */
export type MenuTarget =
  | { readonly kind: 'message'; readonly content: string; readonly components: readonly unknown[] }
  | { readonly kind: 'user'; readonly user: GivenUser };

export type Act =
  | { readonly kind: 'command'; readonly name: string; readonly options: Options }
  | { readonly kind: 'menu'; readonly name: string; readonly target: MenuTarget }
  | { readonly kind: 'component' | 'modal'; readonly customId: string }
  /** An option being typed. */
  | { readonly kind: 'completion'; readonly name: string; readonly option: string; readonly typed: string }
  | { readonly kind: 'unknown' };

/** An interaction, whether from the gateway or by HTTP. */
export interface Interaction {
  readonly facts: Facts;
  readonly asker: Asker;
  /** Discord's codes of the user's language and of the server's. */
  readonly locale: string;
  readonly guildLocale: string | null;
  readonly act: Act;
}

/** Text typed into a modal, by field. */
const fieldsOf = ({ data }: APIModalSubmitInteraction): Readonly<Record<string, string>> => {
  const fields = data.components.flatMap((part) =>
    part.type === ComponentType.ActionRow
      ? part.components
      : part.type === ComponentType.Label
        ? [part.component]
        : [],
  );
  return Object.fromEntries(
    fields.map((field) => [field.custom_id, 'value' in field ? String(field.value ?? '') : '']),
  );
};

const factsOf = (raw: Exclude<APIInteraction, { type: InteractionType.Ping }>): Facts => {
  const { member, guild_id: guild = null } = raw;
  const user = member?.user ?? raw.user;
  if (user === undefined) throw new TypeError('an interaction of nobody');
  const component = raw.type === InteractionType.MessageComponent ? raw : null;
  const message =
    raw.type === InteractionType.ModalSubmit ? (raw.message ?? null) : (component?.message ?? null);
  const choice = component?.data.component_type === ComponentType.StringSelect ? component.data.values : [];
  return {
    interaction: raw.id,
    application: raw.application_id,
    token: raw.token,
    user: user.id,
    guild,
    channel: raw.channel?.id ?? raw.channel_id ?? '',
    message: message?.id ?? null,
    fromMessage: message !== null,
    botIsMember:
      raw.context === InteractionContextType.BotDM ||
      raw.authorizing_integration_owners[ApplicationIntegrationType.GuildInstall] !== undefined,
    manages: member !== undefined && permitManaging(member.permissions),
    // The id of @everyone, the role that all members have, equals the server's.
    roles: member === undefined || guild === null ? [] : [guild, ...member.roles],
    displayName: member?.nick ?? user.global_name ?? user.username,
    pictures: () => (component === null ? new Map() : attachmentsIn(component.message.components)),
    values: choice,
    fields: raw.type === InteractionType.ModalSubmit ? fieldsOf(raw) : {},
  };
};

const targetOf = (data: APIApplicationCommandInteraction['data']): MenuTarget | null => {
  if (data.type === ApplicationCommandType.Message) {
    const { content, components = [] } = data.resolved.messages[data.target_id]!;
    return { kind: 'message', content, components };
  }
  if (data.type !== ApplicationCommandType.User) return null;
  const { id, bot = false } = data.resolved.users[data.target_id]!;
  return { kind: 'user', user: { id, bot } };
};

const commandOf = ({ data }: APIApplicationCommandInteraction): Act => {
  const { name } = data;
  if (data.type === ApplicationCommandType.ChatInput)
    return { kind: 'command', name, options: new Options(data.options, data.resolved) };
  const target = targetOf(data);
  return target === null ? { kind: 'unknown' } : { kind: 'menu', name, target };
};

const completionOf = ({ data }: APIApplicationCommandAutocompleteInteraction): Act => {
  const focused = new Options(data.options).focused();
  return focused === null
    ? { kind: 'unknown' }
    : { kind: 'completion', name: data.name, option: focused.name, typed: focused.value };
};

const actOf = (raw: APIInteraction): Act => {
  switch (raw.type) {
    case InteractionType.ApplicationCommand:
      return commandOf(raw);
    case InteractionType.ApplicationCommandAutocomplete:
      return completionOf(raw);
    case InteractionType.MessageComponent:
      return { kind: 'component', customId: raw.data.custom_id };
    case InteractionType.ModalSubmit:
      return { kind: 'modal', customId: raw.data.custom_id };
    case InteractionType.Ping:
      return { kind: 'unknown' };
  }
};

/**
 * Parses an interaction of Discord's.
 *
 * @throws TypeError if a field is missing
 */
export const interactionOf = (raw: APIInteraction): Interaction => {
  if (raw.type === InteractionType.Ping) throw new TypeError('a ping is no interaction of anybody');
  const facts = factsOf(raw);
  return {
    facts,
    asker: { user: facts.user, guild: facts.guild },
    locale: raw.locale,
    guildLocale: raw.guild_locale ?? null,
    act: actOf(raw),
  };
};

/** The id of the control that was used; null: none, or none of this project. */
export const controlOf = (act: Act): CustomId | null =>
  act.kind === 'component' || act.kind === 'modal' ? parseId(act.customId) : null;

/** Name for the log: a command's name or a control's verb, never what was typed. */
export const nameOf = ({ act }: Interaction): string => {
  switch (act.kind) {
    case 'command':
    case 'menu':
    case 'completion':
      return `/${act.name}`;
    case 'component':
    case 'modal': {
      const id = controlOf(act);
      return id === null ? 'unknown control' : `${id.kind} ${id.verb}`;
    }
    case 'unknown':
      return 'unknown';
  }
};
