/** A scripted person of the loopback server, who reads messages and clicks. */
import { crowdMember } from '../../src/local/people.ts';
import type { Ack, JsonObject, ShownMessage, World } from '../../src/local/types.ts';

const objects = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? (value as JsonObject[]) : [];

/** A JSON value as text; empty for anything else. */
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** All components of a message, including nested ones. */
export const partsOf = (components: readonly JsonObject[]): readonly JsonObject[] =>
  components.flatMap((part) => [
    part,
    ...partsOf(objects(part['components'])),
    ...partsOf(part['accessory'] === undefined ? [] : [part['accessory'] as JsonObject]),
  ]);

/** All text of a message, without controls and pictures. */
export const textOf = (message: ShownMessage): string =>
  partsOf(message.components)
    .filter((part) => part['type'] === 10)
    .map((part) => words(part['content']))
    .join('\n')
    // A command mention with its arguments.
    .replace(/<(\/[a-z ]+):\d+> `/g, '`$1 ')
    .replace(/<(\/[a-z ]+):\d+>/g, '$1')
    .replace(/\\([^0-9A-Za-z\s])/g, '$1');

export interface Control {
  readonly id: string;
  readonly type: number;
  readonly label: string;
  /** Values of a select. */
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

/** Verbs of a board that lead to a move, the last press first. */
const TO_A_MOVE = ['move', 'pick', 'focus'];

/** One press on a board towards a move; null: nothing to press. */
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

/** The result of `read` once there is one; fails after about `most` milliseconds. */
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
  /** Private messages already returned by `heard` or matched to an action, which answer no other. */
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

  /** The message after an action, once it has content; on a busy machine a notice comes first, and a private message follows. */
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

  /** The text after an action. */
  async told(ack: Ack): Promise<string> {
    return textOf(await this.heard(ack));
  }

  /** A message as it is now. */
  message(id: string): ShownMessage {
    const found = this.messages().find((message) => message.id === id);
    if (found === undefined) throw new Error(`no message ${id} for ${this.id}`);
    return found;
  }

  /** Names of a message's pictures and files, without the code that tells one picture from another. */
  files(id: string): readonly string[] {
    return this.message(id).attachments.map((file) => file.filename.replace(/-\w{10}(?=\.png$)/, ''));
  }

  /** A message's text as it is now. */
  read(id: string): string {
    return textOf(this.message(id));
  }

  /** Keeps answers of simultaneous actions apart. */
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

  /** A subcommand; `path`: the names below the command's. */
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

  /** Uses a control of a message, found by verb or label. */
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

  /** Whether a message still has a control. */
  offers(message: string, control: Control): boolean {
    const shown = this.messages().find(({ id }) => id === message);
    return (
      shown !== undefined && controlsOf(shown).some(({ id, disabled }) => id === control.id && !disabled)
    );
  }

  /** Types a move into a board's modal. */
  async type(message: string, move: string): Promise<Ack> {
    const asked = await this.press(message, 'type');
    if (asked.kind !== 'modal') return asked;
    return this.fill(asked, { move });
  }

  /** The modal of a button; presses again where a busy bot was too late. */
  async modal(message: string, which: string): Promise<Extract<Ack, { kind: 'modal' }>> {
    return until(
      async () => {
        const ack = await this.press(message, which);
        if (ack.kind === 'modal') return ack;
        // The notice that it was too late answers no later action.
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

/** The id of the message after an action. */
export const messageOf = (ack: Ack): string => {
  if ((ack.kind === 'replied' || ack.kind === 'updated' || ack.kind === 'deferred') && ack.message !== null)
    return ack.message;
  throw new Error(`no message: ${JSON.stringify(ack)}`);
};

/** The registered type of an option. */
const typeOf = (command: string, option: string, world: World): number => {
  const found = world.commands().find((one) => one['name'] === command);
  const definition = objects(found?.['options']).find((one) => one['name'] === option);
  if (definition === undefined) throw new Error(`/${command} has no option ${option}`);
  return definition['type'] as number;
};
