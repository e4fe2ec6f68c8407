import type { Occupant } from '../classroom/register.ts';
import type { Ack, JsonObject, Person, ShownMessage, World } from '../types.ts';
import { type Boards, controlsOf } from './boards.ts';
import type { PageFiles } from './files.ts';
import type { Ask, BoardWire, FromClient, FromServer, ServerAnswer } from './protocol.ts';

/** Of a channel, newest ones. */
const MAX_SHOWN_MESSAGES = 200;

/** Discord's type of a button. */
const BUTTON_TYPE = 2;

/** The class's channel. */
const CLASS_CHANNEL = 'class';

/** Changes since the windows were last refreshed. */
export interface Changes {
  /** Ids of the people concerned; null: everybody. */
  readonly people: ReadonlySet<string> | null;
  readonly commands: boolean;
}

const EVERYTHING: Changes = { people: null, commands: true };

function answerOf(ack: Ack): ServerAnswer {
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

interface Acting extends WindowData {
  readonly seat: Occupant | null;
}

/** Controls of a message that shows this board; null: it shows another, or that person does not see it. */
function boardOn(
  { world, boards }: WindowData,
  person: string,
  channel: string,
  ask: { readonly message: string; readonly board: string },
): readonly string[] | null {
  const message = world.messages(person, channel, MAX_SHOWN_MESSAGES).find(({ id }) => id === ask.message);
  const controls = message === undefined ? [] : controlsOf(message);
  return boards.of(controls)?.name === ask.board ? controls : null;
}

async function act(acting: Acting, person: string, channel: string, ask: Ask): Promise<ServerAnswer> {
  const { world, files, boards, people, seat } = acting;
  switch (ask.kind) {
    case 'board': {
      if (boardOn(acting, person, channel, ask) === null) return { kind: 'board', board: null };
      const language = people().find(({ id }) => id === person)?.locale ?? '';
      return { kind: 'board', board: await boards.board(ask.board, person, language) };
    }
    case 'touch': {
      const [beside] = boardOn(acting, person, channel, ask) ?? [];
      const control = boards.control(ask.board, ask.move);
      if (beside === undefined || control === null) return { kind: 'failed', reason: 'not-found' };
      const call = { custom_id: control, component_type: BUTTON_TYPE, beside };
      return answerOf(await world.click(person, channel, ask.message, call));
    }
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
      // Students of a class have no chat: they play and answer.
      if (seat?.is === 'student') return { kind: 'failed', reason: 'not-allowed' };
      return world.say(person, channel, ask.content) === null
        ? { kind: 'failed', reason: 'not-found' }
        : { kind: 'done' };
  }
}

/** Safe as a cast: these were parsed from JSON by a schema. */
function json(objects: readonly object[]): readonly JsonObject[] {
  return objects as readonly JsonObject[];
}

/** The data that a window shows. */
export interface WindowData {
  readonly world: World;
  readonly files: PageFiles;
  readonly boards: Boards;
  /** Everybody with the language each chose for the bot; the same list until it changes. */
  readonly people: () => readonly Person[];
}

/**
 * One open window: its person, its channel, and what it has been sent. It acts as the person of its seat; without
 * one, as the first person until it names another.
 */
export class WindowSession {
  readonly #shown: WindowData;
  readonly #seat: Occupant | null;
  readonly #send: (message: FromServer) => void;
  #person = '';
  #channel = '';
  #viewing = false;
  #sentPeople: readonly Person[] | null = null;
  #sentState = '';
  #sentChannels = '';
  #sentOrder: string | null = null;
  #sentMessages = new Map<string, ShownMessage>();

  /** `send` gets only changes since the last time. */
  constructor(shown: WindowData, seat: Occupant | null, send: (message: FromServer) => void) {
    this.#shown = shown;
    this.#seat = seat;
    this.#send = send;
  }

  async heard(message: FromClient): Promise<void> {
    const who = this.#seat?.person ?? message.person;
    if (message.t === 'ask') {
      // A fault in the world fails one action, not the page.
      const acting = { ...this.#shown, seat: this.#seat };
      const answer = await act(acting, who, message.channel, message.ask).catch((error: unknown) => {
        console.error(error);
        return { kind: 'failed', reason: 'error' } as const;
      });
      // Sends the changes before the answer about them.
      this.refresh({ people: new Set([this.#person]), commands: false });
      this.#send({ t: 'answer', id: message.id, answer });
      return;
    }
    this.#viewing = true;
    // In a class everybody has chosen a language.
    if (this.#seat === null && message.language !== undefined) this.#shown.world.speak(message.language);
    if (who !== this.#person || message.channel !== this.#channel) this.#showAnew();
    this.#person = who;
    this.#channel = message.channel;
    this.#sentPeople = null;
    this.#sentChannels = '';
    this.refresh(EVERYTHING);
  }

  /** Sends the changes that concern this window. */
  refresh(changes: Changes): void {
    if (!this.#viewing) return;
    this.#refreshPeople();
    if (changes.people?.has(this.#person) === false) return;
    this.#settle();
    this.#refreshState(changes.commands);
    this.#refreshChannels();
    this.#refreshMessages();
  }

  #showAnew(): void {
    this.#sentOrder = null;
    this.#sentMessages = new Map();
  }

  /** Makes the window look at a channel its person has. */
  #settle(): void {
    const { world } = this.#shown;
    if (this.#seat !== null) this.#person = this.#seat.person;
    else {
      const people = world.people();
      if (!people.some((one) => one.id === this.#person)) this.#person = people[0]?.id ?? '';
    }
    const channels = world.channels(this.#person);
    if (channels.some((one) => one.id === this.#channel)) return;
    const texts = channels.filter((one) => one.kind === 'text');
    const meeting = this.#seat === null ? undefined : texts.find(({ name }) => name === CLASS_CHANNEL);
    this.#channel = (meeting ?? texts[0] ?? channels[0])?.id ?? '';
    this.#showAnew();
  }

  #refreshPeople(): void {
    const people = this.#shown.people();
    if (people === this.#sentPeople) return;
    this.#sentPeople = people;
    this.#send({ t: 'people', people });
  }

  #refreshState(commands: boolean): void {
    const { world } = this.#shown;
    const state = [this.#person, this.#channel, world.botOnline()].join(' ');
    if (state === this.#sentState && !commands) return;
    this.#sentState = state;
    this.#send({
      t: 'state',
      guild: { id: world.guild.id, name: world.guild.name, roles: world.guild.roles },
      bot: { id: world.bot.id, name: world.bot.name },
      person: this.#person,
      channel: this.#channel,
      commands: world.commands(this.#person),
      botOnline: world.botOnline(),
      seat: this.#seat?.is ?? null,
    });
  }

  #refreshChannels(): void {
    const { world } = this.#shown;
    const channels = world
      .channels(this.#person)
      .map((one) => ({ ...one, last: world.messages(this.#person, one.id, 1).at(-1)?.id ?? null }));
    const text = JSON.stringify(channels);
    if (text === this.#sentChannels) return;
    this.#sentChannels = text;
    this.#send({ t: 'channels', channels });
  }

  #refreshMessages(): void {
    const [person, channel] = [this.#person, this.#channel];
    const all = this.#shown.world.messages(person, channel, MAX_SHOWN_MESSAGES + 1);
    const messages = all.slice(-MAX_SHOWN_MESSAGES);
    // A changed message is a new object.
    const changed = messages.filter((one) => one !== this.#sentMessages.get(one.id));
    const order = messages.map((one) => one.id);
    if (changed.length === 0 && order.join(' ') === this.#sentOrder) return;
    for (const one of changed) this.#shown.files.note(one, person);
    this.#sentOrder = order.join(' ');
    this.#sentMessages = new Map(messages.map((one) => [one.id, one]));
    const boards: Record<string, BoardWire> = {};
    for (const one of changed) {
      const board = this.#shown.boards.of(controlsOf(one));
      if (board !== null) boards[one.id] = board;
    }
    const older = all.length > messages.length;
    this.#send({ t: 'messages', person, channel, order, changed, boards, older });
  }
}
