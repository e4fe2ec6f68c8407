/** A world of a few people without a bot: messages are put there and answers are scripted by the test. */
import type {
  Ack,
  Channel,
  ComponentCall,
  JsonObject,
  MenuCall,
  Person,
  ShownMessage,
  SlashCall,
  Uploads,
  World,
  WorldEvent,
} from '../../src/local/types.ts';

export const BOT = '900000000000000001';
export const GENERAL = '700000000000000001';
export const THREAD = '700000000000000003';

const person = (
  id: string,
  name: string,
  locale: string,
  color: string,
  roles: readonly string[],
): Person => ({
  id,
  name,
  locale,
  color,
  roles,
});

export const TEACHER = person('100000000000000001', 'Ms Noether', 'en-US', '#d55e00', ['Teacher']);
export const ANNA = person('100000000000000002', 'Anna', 'en-US', '#009e73', ['Student']);
export const BEN = person('100000000000000003', 'Ben', 'en-GB', '#56b4e9', ['Student']);
export const LIN = person('100000000000000004', '林晓', 'zh-CN', '#cc79a7', ['Student']);

const EVERYBODY = [TEACHER, ANNA, BEN, LIN].map(({ id }) => id);

const CHANNELS: readonly Channel[] = [
  { id: GENERAL, name: 'general', kind: 'text', parent: null, archived: false },
  { id: THREAD, name: 'Nim 3 4 5: Anna and Sprague', kind: 'thread', parent: GENERAL, archived: false },
  { id: '700000000000000002', name: 'quiz-room', kind: 'text', parent: null, archived: false },
];

export type Act =
  | { readonly is: 'slash' | 'autocomplete'; readonly person: string; readonly call: SlashCall }
  | { readonly is: 'click'; readonly person: string; readonly message: string; readonly call: ComponentCall }
  | { readonly is: 'menu'; readonly person: string; readonly call: MenuCall }
  | {
      readonly is: 'modal';
      readonly person: string;
      readonly interaction: string;
      readonly components: readonly JsonObject[];
      readonly uploads: Uploads;
    };

export interface FakeWorld extends World {
  /** Everything people did, in order. */
  readonly acts: readonly Act[];
  /** What the bot answers; `failed: no-answer` until set. */
  answer: (act: Act) => Ack | Promise<Ack>;
  post(message: Partial<ShownMessage>): ShownMessage;
  edit(id: string, change: Partial<ShownMessage>): void;
  online(on: boolean): void;
}

export const replied: Ack = { kind: 'replied', message: '1' };

export function createFakeWorld(commands: readonly JsonObject[]): FakeWorld {
  const acts: Act[] = [];
  const listeners = new Set<(event: WorldEvent) => void>();
  let messages: ShownMessage[] = [];
  let last = 800_000_000_000_000_000n;
  let on = true;
  const tell = (event: WorldEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const act = async (one: Act): Promise<Ack> => {
    acts.push(one);
    return on ? await world.answer(one) : { kind: 'failed', reason: 'offline' };
  };
  const world: FakeWorld = {
    acts,
    answer: () => ({ kind: 'failed', reason: 'no-answer' }),
    guild: {
      id: '600000000000000001',
      name: 'Games at school',
      roles: [
        { id: '500000000000000001', name: 'Teacher' },
        { id: '500000000000000002', name: 'Student' },
      ],
    },
    bot: { id: BOT, applicationId: BOT, name: 'Sprague' },
    people: () => [TEACHER, ANNA, BEN, LIN],
    channels: (of) => [
      ...CHANNELS,
      { id: `77${of}`, name: 'Sprague', kind: 'dm', parent: null, archived: false },
    ],
    commands: () => commands,
    botOnline: () => on,
    messages: (of, channel) =>
      messages.filter(
        (one) => one.channel_id === channel && (one.ephemeralFor === null || one.ephemeralFor === of),
      ),
    say: (of, channel, content) => {
      const author = world.people().find((one) => one.id === of)!;
      return world.post({ channel_id: channel, content, author: { id: of, username: author.name } });
    },
    slash: (of, _channel, call) => act({ is: 'slash', person: of, call }),
    autocomplete: (of, _channel, call) => act({ is: 'autocomplete', person: of, call }),
    click: (of, _channel, message, call) => act({ is: 'click', person: of, message, call }),
    menu: (of, _channel, call) => act({ is: 'menu', person: of, call }),
    submitModal: (of, interaction, components, uploads = {}) =>
      act({ is: 'modal', person: of, interaction, components, uploads }),
    speak: () => undefined,
    dismiss: (_of, id) => {
      messages = messages.filter((one) => one.id !== id);
      tell({ kind: 'message-deleted', channel: GENERAL, id, audience: EVERYBODY });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    post: (message) => {
      last += 1n;
      const full: ShownMessage = {
        id: String(last),
        channel_id: GENERAL,
        type: 0,
        author: { id: BOT, username: 'Sprague', bot: true },
        content: '',
        components: [],
        embeds: [],
        attachments: [],
        flags: 0,
        timestamp: new Date().toISOString(),
        edited_timestamp: null,
        mentions: [],
        ephemeralFor: null,
        ...message,
      };
      messages = [...messages, full];
      tell({ kind: 'message-created', channel: full.channel_id, message: full, audience: EVERYBODY });
      return full;
    },
    edit: (id, change) => {
      messages = messages.map((one) =>
        one.id === id ? { ...one, edited_timestamp: new Date().toISOString(), ...change } : one,
      );
      const message = messages.find((one) => one.id === id)!;
      tell({ kind: 'message-updated', channel: message.channel_id, message, audience: EVERYBODY });
    },
    online: (to) => {
      on = to;
      tell({ kind: to ? 'bot-online' : 'bot-offline' });
    },
  };
  return world;
}
