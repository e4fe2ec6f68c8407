/** A scripted person of the loopback server, who reads messages and clicks. */
import { setTimeout as sleep } from 'node:timers/promises';
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

/** A control that makes a move, else one that makes the first press of a move. */
export const moveOf = (controls: readonly Control[]): Control | undefined =>
  ['move', 'pick', 'focus'].flatMap(
    (verb) => controls.find((one) => !one.disabled && verbOf(one) === verb) ?? [],
  )[0];

/** One press on a board towards a move; null: nothing to press. */
export const pressOn = (person: Scripted, board: string): Promise<Ack> | null => {
  const shown = person.messages().find(({ id }) => id === board);
  const control = moveOf(shown === undefined ? [] : controlsOf(shown));
  if (control === undefined) return null;
  return person.use(board, control, control.values.length === 0 ? undefined : control.values.slice(0, 1));
};

/** The number of the last move that a board shows. */
export const revisionOn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/Move (\d+)/g)].map((match) => Number(match[1])));

/** The verb of a control's custom id. */
export const verbOf = (control: Control): string => control.id.split('~')[3] ?? '';

/** The choices of a question among these controls. */
export const picksIn = (controls: readonly Control[]): readonly Control[] =>
  controls.filter((one) => verbOf(one) === 'pick');

/** The id of the match, quiz or run that a control is about; on a paper, followed by its attempt. */
export const idOf = (control: Control): string => control.id.split('~')[1]!;

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
    await sleep(10);
  }
  throw new Error(`never came: ${what}`);
};

type Options = Readonly<Record<string, string | number | boolean>>;

/** A command or option by its name. */
const optionIn = (all: readonly JsonObject[], name: string): JsonObject => {
  const found = all.find((one) => one['name'] === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
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

  /** Controls of a message as it is now. */
  controls(message: string): readonly Control[] {
    return controlsOf(this.message(message));
  }

  /** Verbs of its controls. */
  verbs(message: string): readonly string[] {
    return this.controls(message).map(verbOf);
  }

  /** One of its controls, found by verb or label. */
  control(message: string, which: string): Control {
    const found = this.controls(message).find((one) => verbOf(one) === which || one.label === which);
    if (found === undefined) throw new Error(`no control ${which} on ${this.read(message)}`);
    return found;
  }

  /** The button of a choice of its question. */
  pick(message: string, index: number): Control {
    const found = picksIn(this.controls(message)).find((one) => one.id.endsWith(`~${index}`));
    if (found === undefined) throw new Error(`no choice ${index} on ${this.read(message)}`);
    return found;
  }

  /** The id of the match, quiz or run that its first control is about. */
  idOn(message: string): string {
    return idOf(this.controls(message)[0]!);
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

  slash(name: string, options: Options = {}): Promise<Ack> {
    return this.sub(name, [], options);
  }

  /** A subcommand; `path`: the names below the command's. `file`: its option of that name, by default a CSV file. */
  async sub(
    name: string,
    path: readonly string[],
    options: Options = {},
    file?: { readonly name: string; readonly data: Uint8Array; readonly contentType?: string },
  ): Promise<Ack> {
    const given = Object.entries({ ...options, ...(file === undefined ? {} : { file: '0' }) });
    const nested = (
      below: readonly JsonObject[],
      [first, ...rest]: readonly string[],
    ): readonly JsonObject[] => {
      if (first === undefined)
        return given.map(([key, value]) => ({ name: key, type: optionIn(below, key)['type'], value }));
      const found = optionIn(below, first);
      return [{ name: first, type: found['type'], options: nested(objects(found['options']), rest) }];
    };
    const definition = optionIn(this.world.commands(), name);
    return this.#named(
      this.world.slash(this.id, this.channel, {
        name,
        options: nested(objects(definition['options']), path),
        ...(file === undefined ? {} : { attachments: { '0': { contentType: 'text/csv', ...file } } }),
      }),
    );
  }

  /** A command with a text file as its option `file`. */
  slashFile(name: string, options: Options, text: string | Uint8Array): Promise<Ack> {
    const data = typeof text === 'string' ? new TextEncoder().encode(text) : text;
    return this.sub(name, [], options, { name: 'position.txt', contentType: 'text/plain', data });
  }

  /** The id of the message that answers a command. */
  async run(name: string, options: Options = {}): Promise<string> {
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
    return this.use(message, this.control(message, which), values);
  }

  /** The id of the message that answers a press. */
  async open(message: string, which: string, values?: readonly string[]): Promise<string> {
    return messageOf(await this.press(message, which, values));
  }

  /** The board of a new game against the perfect bot, in which this person moves first. */
  playBot(line = 'nim 3 4 5', options: Options = {}): Promise<string> {
    return this.run('play', { line, level: 'perfect', first: 'me', ...options });
  }

  /** Resigns, and confirms it. */
  async resign(board: string): Promise<void> {
    await this.press(await this.open(board, 'resign'), 'resign-yes');
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
