import type { Ack, JsonObject, World } from '../types.ts';
import type { Files } from './files.ts';
import type { Answer, Ask, FromClient, FromServer } from './protocol.ts';

/** The page shows this many messages of a channel, the newest. */
const SHOWN_MESSAGES = 200;

/** One open window: whom it acts as, what it looks at, and what it has been sent already. */
export interface Session {
  heard(message: FromClient): Promise<void>;
  /** Sends what has changed since the last time. */
  refresh(): void;
}

function answerOf(ack: Ack): Answer {
  switch (ack.kind) {
    case 'replied':
    case 'deferred':
    case 'updated':
      return { kind: 'done' };
    case 'modal':
      return { kind: 'modal', modal: ack.modal, interaction: ack.interactionId };
    case 'choices':
      return { kind: 'choices', choices: ack.choices };
    case 'failed':
      return { kind: 'failed', reason: ack.reason };
  }
}

async function act(world: World, files: Files, person: string, channel: string, ask: Ask): Promise<Answer> {
  switch (ask.kind) {
    case 'slash': {
      const attachments = files.take(ask.files);
      return answerOf(
        await world.slash(person, channel, { name: ask.name, options: json(ask.options), attachments }),
      );
    }
    case 'autocomplete':
      return answerOf(
        await world.autocomplete(person, channel, { name: ask.name, options: json(ask.options) }),
      );
    case 'click': {
      const call = { custom_id: ask.customId, component_type: ask.type };
      const values = ask.values === null ? {} : { values: ask.values };
      return answerOf(await world.click(person, channel, ask.message, { ...call, ...values }));
    }
    case 'modal':
      return answerOf(
        await world.submitModal(person, ask.interaction, json(ask.components), files.take(ask.files)),
      );
    case 'menu':
      return answerOf(await world.menu(person, channel, { name: ask.name, target: ask.target }));
    case 'dismiss':
      world.dismiss(person, ask.message);
      return { kind: 'done' };
    case 'say':
      return world.say(person, channel, ask.content) === null
        ? { kind: 'failed', reason: 'not-found' }
        : { kind: 'done' };
  }
}

/** What has come as JSON and was read by its schema is JSON. */
function json(objects: readonly object[]): readonly JsonObject[] {
  return objects as readonly JsonObject[];
}

/** A window that acts as the first person until it says as whom. `languages`: those that people chose for the bot. `send` gets only what changed since the last time. */
export function createSession(
  world: World,
  files: Files,
  languages: ReadonlyMap<string, string | null>,
  send: (message: FromServer) => void,
): Session {
  let person = '';
  let channel = '';
  let viewing = false;
  let sentState = '';
  let sentOrder: string | null = null;
  let sentMessages = new Map<string, string>();

  const settle = (): void => {
    person = world.people().some((one) => one.id === person) ? person : (world.people()[0]?.id ?? '');
    const channels = world.channels(person);
    const home = channels.find((one) => one.kind === 'text') ?? channels[0];
    if (channels.some((one) => one.id === channel)) return;
    channel = home?.id ?? '';
    sentOrder = null;
    sentMessages = new Map();
  };

  const refreshState = (): void => {
    const message: FromServer = {
      t: 'state',
      guild: { id: world.guild.id, name: world.guild.name, roles: world.guild.roles },
      bot: { id: world.bot.id, name: world.bot.name },
      people: world.people().map((one) => ({ ...one, locale: languages.get(one.id) ?? one.locale })),
      person,
      channel,
      channels: world
        .channels(person)
        .map((one) => ({ ...one, last: world.messages(person, one.id).at(-1)?.id ?? null })),
      commands: world.commands(person),
      botOnline: world.botOnline(),
    };
    const text = JSON.stringify(message);
    if (text === sentState) return;
    sentState = text;
    send(message);
  };

  const refreshMessages = (): void => {
    const all = world.messages(person, channel);
    const messages = all.slice(-SHOWN_MESSAGES);
    const texts = new Map(messages.map((one) => [one.id, JSON.stringify(one)]));
    const changed = messages.filter((one) => texts.get(one.id) !== sentMessages.get(one.id));
    const order = messages.map((one) => one.id);
    if (changed.length === 0 && order.join(' ') === sentOrder) return;
    for (const one of changed) files.note(one);
    sentOrder = order.join(' ');
    sentMessages = texts;
    send({ t: 'messages', person, channel, order, changed, older: all.length > messages.length });
  };

  const refresh = (): void => {
    if (!viewing) return;
    settle();
    refreshState();
    refreshMessages();
  };

  return {
    refresh,
    async heard(message) {
      if (message.t === 'ask') {
        // A fault in the world is one failed act, not the end of the page.
        const answer = await act(world, files, message.person, message.channel, message.ask).catch(
          (error: unknown) => {
            console.error(error);
            return { kind: 'failed', reason: 'error' } as const;
          },
        );
        // What the answer is about is on the page before the answer is.
        refresh();
        send({ t: 'answer', id: message.id, answer });
        return;
      }
      viewing = true;
      if (message.person !== person || message.channel !== channel) {
        sentOrder = null;
        sentMessages = new Map();
      }
      ({ person, channel } = message);
      sentState = '';
      refresh();
    },
  };
}
