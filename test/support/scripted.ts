/** A scripted person of the loopback server: reads messages and clicks, as a person would. */
import { crowdMember } from '../../src/local/people.ts';
import type { Ack, JsonObject, ShownMessage, World } from '../../src/local/types.ts';

const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as JsonObject[]) : [];

/** A value of JSON as text; anything that is none becomes nothing. */
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** Every component of a message, nested ones too. */
export const partsOf = (components: readonly JsonObject[]): readonly JsonObject[] =>
  components.flatMap((part) => [
    part,
    ...partsOf(objects(part['components'])),
    ...partsOf(part['accessory'] === undefined ? [] : [part['accessory'] as JsonObject]),
  ]);

/** All text of a message, as one who reads it has it: no controls, no pictures. */
export const textOf = (message: ShownMessage): string =>
  partsOf(message.components)
    .filter((part) => part['type'] === 10)
    .map((part) => words(part['content']))
    .join('\n')
    // A command that can be pressed, with what stands behind it.
    .replace(/<(\/[a-z ]+):\d+> `/g, '`$1 ')
    .replace(/<(\/[a-z ]+):\d+>/g, '$1')
    .replace(/\\([^0-9A-Za-z\s])/g, '$1');

export interface Control {
  readonly id: string;
  readonly type: number;
  readonly label: string;
  /** Of a select: its values. */
  readonly values: readonly string[];
  readonly disabled: boolean;
}

/** Buttons and selects of a message. */
export const controlsOf = (message: ShownMessage): readonly Control[] =>
  partsOf(message.components)
    .filter((part) => typeof part['custom_id'] === 'string')
    .map((part) => ({
      id: part['custom_id'] as string,
      type: part['type'] as number,
      label: words(part['label'] ?? part['placeholder']),
      values: objects(part['options']).map((option) => words(option['value'])),
      disabled: part['disabled'] === true,
    }));

/** What on a board leads to a move, the last press first. */
const TO_A_MOVE = ['move', 'pick', 'focus'];

/** One press of a board towards a move, often the move itself; null: there is nothing to press any more. */
export const pressOn = (person: Scripted, board: string): Promise<Ack> | null => {
  const shown = person.messages().find(({ id }) => id === board);
  const controls = shown === undefined ? [] : controlsOf(shown).filter(({ disabled }) => !disabled);
  const control = TO_A_MOVE.flatMap((verb) => controls.find((one) => verbOf(one) === verb) ?? [])[0];
  if (control === undefined) return null;
  return person.use(board, control, control.values.length === 0 ? undefined : control.values.slice(0, 1));
};

/** The verb of a control's custom id. */
export const verbOf = (control: Control): string => control.id.split('~')[3] ?? '';

export const linksOf = (message: ShownMessage): readonly string[] =>
  partsOf(message.components).flatMap((part) => (typeof part['url'] === 'string' ? [part['url']] : []));

/** The result of `read` once it is there; fails after ten seconds, or `most` milliseconds. */
export const until = async <T>(
  read: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  what: string,
  most = 300_000,
): Promise<T> => {
  for (let waited = 0; waited < most; waited += 10) {
    const found = await read();
    if (found !== null && found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`never came: ${what}`);
};

export class Scripted {
  readonly world: World;
  readonly id: string;
  readonly channel: string;
  /** Private messages that `heard` gave out, or that answer an act by name: they answer no other one. */
  readonly #heard = new Set<string>();

  /** `name` and `channel` by name; `dm` is the person's own with the bot. */
  constructor(world: World, name: string, channel: string) {
    this.world = world;
    const person = world.people().find((one) => one.name === name || one.id === name) ?? crowdMember(name);
    if (person === undefined) throw new Error(`nobody is called ${name}`);
    this.id = person.id;
    const place = world
      .channels(person.id)
      .find((one) => (channel === 'dm' ? one.kind === 'dm' : one.name === channel));
    if (place === undefined) throw new Error(`no channel ${channel}`);
    this.channel = place.id;
  }

  messages(): readonly ShownMessage[] {
    return this.world.messages(this.id, this.channel);
  }

  /**
   * The message that an act led to, once it says something; on a busy machine the bot says first that it takes longer, and a
   * private message follows.
   */
  async heard(ack: Ack): Promise<ShownMessage> {
    const named = ack.kind === 'deferred' && ack.message === null ? null : messageOf(ack);
    const found = await until(
      () =>
        this.messages().find(
          (message) =>
            (named === null
              ? message.ephemeralFor === this.id && !this.#heard.has(message.id)
              : message.id === named) && textOf(message) !== '',
        ),
      'an answer in private',
      30_000,
    );
    this.#heard.add(found.id);
    return found;
  }

  /** What an act led to, as text. */
  async told(ack: Ack): Promise<string> {
    return textOf(await this.heard(ack));
  }

  /** A message as it is now. */
  message(id: string): ShownMessage {
    const found = this.messages().find((message) => message.id === id);
    if (found === undefined) throw new Error(`no message ${id} for ${this.id}`);
    return found;
  }

  /** What the pictures and files of a message are of: their names without what tells one picture from another. */
  files(id: string): readonly string[] {
    return this.message(id).attachments.map((file) => file.filename.replace(/-\w{10}(?=\.png$)/, ''));
  }

  /** The text of a message as it is now. */
  read(id: string): string {
    return textOf(this.message(id));
  }

  /** Whoever acts twice at once must not take the answer to the one act for that to the other. */
  async #named(acting: Promise<Ack>): Promise<Ack> {
    const ack = await acting;
    if ('message' in ack && ack.message !== null) this.#heard.add(ack.message);
    return ack;
  }

  async slash(name: string, options: Readonly<Record<string, string | number | boolean>> = {}): Promise<Ack> {
    return this.#named(
      this.world.slash(this.id, this.channel, {
        name,
        options: Object.entries(options).map(([key, value]) => ({
          name: key,
          type: typeOf(name, key, this.world),
          value,
        })),
      }),
    );
  }

  /** A subcommand, `path` being the names below the command's own. */
  async sub(
    name: string,
    path: readonly string[],
    options: Readonly<Record<string, string | number | boolean>> = {},
    file?: { readonly name: string; readonly data: Uint8Array },
  ): Promise<Ack> {
    const definition = this.world.commands().find((one) => one['name'] === name);
    const nested = (
      below: readonly JsonObject[],
      [first, ...rest]: readonly string[],
    ): readonly JsonObject[] => {
      if (first === undefined)
        return Object.entries({ ...options, ...(file === undefined ? {} : { file: '0' }) }).map(
          ([key, value]) => ({
            name: key,
            type: below.find((one) => one['name'] === key)?.['type'] ?? 0,
            value,
          }),
        );
      const found = below.find((one) => one['name'] === first);
      return [
        { name: first, type: found?.['type'] ?? 0, options: nested(objects(found?.['options']), rest) },
      ];
    };
    return this.#named(
      this.world.slash(this.id, this.channel, {
        name,
        options: nested(objects(definition?.['options']), path),
        ...(file === undefined ? {} : { attachments: { '0': { contentType: 'text/csv', ...file } } }),
      }),
    );
  }

  /** A command with a text file as its option `file`. */
  async slashFile(
    name: string,
    options: Readonly<Record<string, string | number | boolean>>,
    text: string | Uint8Array,
  ): Promise<Ack> {
    const data = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return this.world.slash(this.id, this.channel, {
      name,
      options: [
        ...Object.entries(options).map(([key, value]) => ({
          name: key,
          type: typeOf(name, key, this.world),
          value,
        })),
        { name: 'file', type: 11, value: '0' },
      ],
      attachments: { 0: { name: 'position.txt', contentType: 'text/plain', data } },
    });
  }

  /** The id of the message that answers a command. */
  async run(
    name: string,
    options: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<string> {
    return messageOf(await this.slash(name, options));
  }

  async complete(
    name: string,
    option: string,
    typed: string,
  ): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
    const ack = await this.world.autocomplete(this.id, this.channel, {
      name,
      options: [{ name: option, type: 3, value: typed, focused: true }],
    });
    if (ack.kind !== 'choices') throw new Error(`no choices: ${JSON.stringify(ack)}`);
    return ack.choices;
  }

  /** Uses a control of a message, found by its verb or its label. */
  async press(message: string, which: string, values?: readonly string[]): Promise<Ack> {
    const found = controlsOf(this.message(message)).find(
      (one) => verbOf(one) === which || one.label === which,
    );
    if (found === undefined) throw new Error(`no control ${which} on ${this.read(message)}`);
    return this.use(message, found, values);
  }

  /** Uses a control seen before, perhaps of an older drawing. */
  async use(message: string, control: Control, values?: readonly string[]): Promise<Ack> {
    return this.#named(
      this.world.click(this.id, this.channel, message, {
        custom_id: control.id,
        component_type: control.type,
        ...(values === undefined ? {} : { values }),
      }),
    );
  }

  /** Whether a message has a control now: time may have taken it away. */
  offers(message: string, control: Control): boolean {
    const shown = this.messages().find(({ id }) => id === message);
    return (
      shown !== undefined && controlsOf(shown).some(({ id, disabled }) => id === control.id && !disabled)
    );
  }

  /** Types a move into the modal of a board. */
  async type(message: string, move: string): Promise<Ack> {
    const asked = await this.press(message, 'type');
    if (asked.kind !== 'modal') return asked;
    return this.fill(asked, { move });
  }

  /** The modal that a button opens; it is pressed again where the bot was too busy to open it in time. */
  async modal(message: string, which: string): Promise<Extract<Ack, { kind: 'modal' }>> {
    return until(
      async () => {
        const ack = await this.press(message, which);
        if (ack.kind === 'modal') return ack;
        // That it is too late is said by a message of its own, which answers nothing that comes after.
        if (ack.kind !== 'failed') await this.heard(ack);
        return null;
      },
      `the modal of ${which}`,
      60_000,
    );
  }

  /** Fills in a modal. */
  async fill(asked: Extract<Ack, { kind: 'modal' }>, fields: Readonly<Record<string, string>>): Promise<Ack> {
    const filled = objects(asked.modal['components']).map((label) => {
      const component = label['component'] as JsonObject;
      return {
        type: 18,
        component: {
          type: 4,
          custom_id: component['custom_id'],
          value: fields[words(component['custom_id'])] ?? '',
        },
      };
    });
    return this.#named(this.world.submitModal(this.id, asked.interactionId, filled));
  }
}

/** The id of the message an act led to. */
export const messageOf = (ack: Ack): string => {
  if ((ack.kind === 'replied' || ack.kind === 'updated' || ack.kind === 'deferred') && ack.message !== null)
    return ack.message;
  throw new Error(`no message: ${JSON.stringify(ack)}`);
};

/** The type of an option as the command was registered. */
const typeOf = (command: string, option: string, world: World): number => {
  const found = world.commands().find((one) => one['name'] === command);
  const definition = objects(found?.['options']).find((one) => one['name'] === option);
  if (definition === undefined) throw new Error(`/${command} has no option ${option}`);
  return definition['type'] as number;
};
