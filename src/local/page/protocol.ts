/**
 * Messages between the page's server and client: one JSON text each over the web socket. The client imports types
 * only.
 */

import { z } from 'zod';
import { LANGUAGES } from '../../texts/languages.ts';
import type { Channel, ClassView, FailReason, OptionChoice, Person } from '../types.ts';

export type { ClassView, OptionChoice, Person };

export interface ChannelWire extends Channel {
  /** Newest message this person can see there, to tell what is unread. */
  readonly last: string | null;
}

export interface NamedWire {
  readonly id: string;
  readonly name: string;
}

const id = z.string().max(40);
const name = z.string().max(100);

/** In Discord's form: a subcommand or group has `options`, a leaf `value`. */
const option = z.strictObject({
  name,
  type: z.int().min(1).max(11),
  value: z.union([z.string().max(6000), z.number(), z.boolean()]).exactOptional(),
  focused: z.literal(true).exactOptional(),
  get options() {
    return options.exactOptional();
  },
});

const options = z.array(option).max(25).readonly();
/** Ids of files sent by `POST /upload`; each is a value in the options. */
const files = z.array(id).max(50).readonly();

/** A person's action. Each gets exactly one answer. */
const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slash'), name, options, files }),
  z.strictObject({ kind: z.literal('autocomplete'), name, options }),
  z.strictObject({
    kind: z.literal('click'),
    message: id,
    customId: z.string().max(100),
    type: z.int(),
    values: z.array(z.string().max(100)).max(25).readonly().nullable(),
  }),
  z.strictObject({
    kind: z.literal('modal'),
    interaction: id,
    /** In Discord's form. */
    components: z.array(z.record(z.string(), z.unknown())).max(40).readonly(),
    files,
  }),
  z.strictObject({ kind: z.literal('menu'), name, target: id }),
  z.strictObject({ kind: z.literal('dismiss'), message: id }),
  /** A message's board, to play by touch. */
  z.strictObject({ kind: z.literal('board'), message: id, board: name }),
  z.strictObject({ kind: z.literal('touch'), message: id, board: name, move: z.string().max(100) }),
  z.strictObject({ kind: z.literal('say'), content: z.string().max(6000) }),
]);

const fromClient = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('view'),
    person: id,
    channel: id,
    /** The browser's. */
    language: z.enum(LANGUAGES).exactOptional(),
  }),
  z.strictObject({ t: z.literal('ask'), id: z.int(), person: id, channel: id, ask }),
]);

export type OptionWire = z.infer<typeof option>;
export type Ask = z.infer<typeof ask>;
export type FromClient = z.infer<typeof fromClient>;

/** One message of a client; null for anything else. */
export function readMessage(text: string): FromClient | null {
  try {
    const read = fromClient.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export type ServerAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'modal'; readonly modal: unknown; readonly interaction: string }
  | { readonly kind: 'choices'; readonly choices: readonly OptionChoice[] }
  /** Null: that person may not play it now. */
  | { readonly kind: 'board'; readonly board: unknown }
  | { readonly kind: 'failed'; readonly reason: FailReason };

/** Name of a message's board, and the controls that would draw it a second time. */
export interface BoardWire {
  readonly name: string;
  readonly covers: readonly string[];
}

export type FromServer =
  | {
      readonly t: 'state';
      readonly guild: NamedWire & { readonly roles: readonly NamedWire[] };
      readonly bot: NamedWire;
      readonly person: string;
      readonly channel: string;
      readonly commands: readonly unknown[];
      readonly botOnline: boolean;
      /** The role of the window in a class without accounts; null: it may act as anybody. */
      readonly seat: 'teacher' | 'student' | null;
    }
  /** Everybody: before a window's first state, and after each change of people or languages. */
  | { readonly t: 'people'; readonly people: readonly Person[] }
  /** The channels of the person in the last state. */
  | { readonly t: 'channels'; readonly channels: readonly ChannelWire[] }
  /** Messages of the viewed channel: `order` has all ids, oldest first; `changed` the new and edited messages. */
  | {
      readonly t: 'messages';
      readonly person: string;
      readonly channel: string;
      readonly order: readonly string[];
      readonly changed: readonly unknown[];
      /** Boards of changed messages, by message id. */
      readonly boards: Readonly<Record<string, BoardWire>>;
      /** Whether older messages exist that are not sent. */
      readonly older: boolean;
    }
  | { readonly t: 'answer'; readonly id: number; readonly answer: ServerAnswer };

/** A starter for an empty channel (`GET /samples`): a game, or the puzzle of the day. */
export interface SampleWire {
  /** Letters, digits and hyphens: part of an address. */
  readonly name: string;
  readonly command: 'play' | 'daily';
  /** The line a person could type instead. */
  readonly line: string;
  /** Title by language. */
  readonly title: Readonly<Record<string, string>>;
  /** Alt text by language. */
  readonly alt: Readonly<Record<string, string>>;
}
