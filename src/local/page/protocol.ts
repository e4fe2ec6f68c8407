/**
 * Messages between the page's server and client: one JSON text each over the web socket. Types only, so that the
 * client can import them without Node's.
 */

import type { Channel, FailReason, OptionChoice, Person } from '../types.ts';

export type { OptionChoice, Person };

export interface ChannelWire extends Channel {
  /** Newest message this person can see there, to tell what is unread. */
  readonly last: string | null;
}

/** An option in Discord's form: a subcommand or group has `options`, a leaf `value`. */
export interface OptionWire {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly OptionWire[];
}

/** A submitted component of a modal, in Discord's form. */
export type SubmittedWire = Readonly<Record<string, unknown>>;

export interface NamedWire {
  readonly id: string;
  readonly name: string;
}

/** A person's action. Each gets exactly one answer. */
export type Ask =
  | {
      readonly kind: 'slash';
      readonly name: string;
      readonly options: readonly OptionWire[];
      /** Ids of files sent by `POST /upload`; each is a value in the options. */
      readonly files: readonly string[];
    }
  | { readonly kind: 'autocomplete'; readonly name: string; readonly options: readonly OptionWire[] }
  | {
      readonly kind: 'click';
      readonly message: string;
      readonly customId: string;
      readonly type: number;
      readonly values: readonly string[] | null;
    }
  | {
      readonly kind: 'modal';
      readonly interaction: string;
      readonly components: readonly SubmittedWire[];
      readonly files: readonly string[];
    }
  | { readonly kind: 'menu'; readonly name: string; readonly target: string }
  | { readonly kind: 'dismiss'; readonly message: string }
  /** A message's board, to play by touch. */
  | { readonly kind: 'board'; readonly message: string; readonly board: string }
  | { readonly kind: 'touch'; readonly message: string; readonly board: string; readonly move: string }
  | { readonly kind: 'say'; readonly content: string };

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

export type FromClient =
  | {
      readonly t: 'view';
      readonly person: string;
      readonly channel: string;
      /** The browser's language. */
      readonly language?: string;
    }
  | {
      readonly t: 'ask';
      readonly id: number;
      readonly person: string;
      readonly channel: string;
      readonly ask: Ask;
    };

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
