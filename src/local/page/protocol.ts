/**
 * What the page's server and its client say to each other over the web socket: JSON texts, one message each. Pure types,
 * so that the client, which knows no Node, can import them.
 */

import type { Channel, Choice, FailReason, Person } from '../types.ts';

export type { Choice, Person };

export interface ChannelWire extends Channel {
  /** Id of the newest message this person can see there: what "unread" is reckoned from. */
  readonly last: string | null;
}

/** An option as Discord writes it in an interaction: a subcommand (group) carries `options`, a leaf carries `value`. */
export interface OptionWire {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly OptionWire[];
}

/** A submitted component of a modal, as Discord sends it to the bot. */
export type SubmittedWire = Readonly<Record<string, unknown>>;

export interface NamedWire {
  readonly id: string;
  readonly name: string;
}

/** What a person does. Every ask gets exactly one answer. */
export type Ask =
  | {
      readonly kind: 'slash';
      readonly name: string;
      readonly options: readonly OptionWire[];
      /** Ids of files sent by `POST /upload`; each stands as a value in the options. */
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
  /** The board of a message, to be played by touch. */
  | { readonly kind: 'board'; readonly message: string; readonly board: string }
  | { readonly kind: 'touch'; readonly message: string; readonly board: string; readonly move: string }
  | { readonly kind: 'say'; readonly content: string };

export type Answer =
  | { readonly kind: 'done' }
  | { readonly kind: 'modal'; readonly modal: unknown; readonly interaction: string }
  | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
  /** Null: that person may not play it now. */
  | { readonly kind: 'board'; readonly board: unknown }
  | { readonly kind: 'failed'; readonly reason: FailReason };

/** The board of a message: its name, and the controls that it makes needless where they drew it. */
export interface BoardWire {
  readonly name: string;
  readonly covers: readonly string[];
}

export type FromClient =
  | {
      readonly t: 'view';
      readonly person: string;
      readonly channel: string;
      /** What the browser speaks. */
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
      /** In a class without accounts a window acts as one person alone; null: as whoever is chosen. */
      readonly seat: 'teacher' | 'student' | null;
    }
  /** Everybody, before the first state of a window and whenever somebody comes, goes or chooses a language. */
  | { readonly t: 'people'; readonly people: readonly Person[] }
  /** The channels of the person of the state before. */
  | { readonly t: 'channels'; readonly channels: readonly ChannelWire[] }
  /** The messages of the viewed channel: `order` names them all, oldest first; `changed` brings the new and the edited. */
  | {
      readonly t: 'messages';
      readonly person: string;
      readonly channel: string;
      readonly order: readonly string[];
      readonly changed: readonly unknown[];
      /** Boards of those that changed, by the id of their message. */
      readonly boards: Readonly<Record<string, BoardWire>>;
      /** The channel has older ones, which are not sent. */
      readonly older: boolean;
    }
  | { readonly t: 'answer'; readonly id: number; readonly answer: Answer };

/** What to begin in a channel in which nothing was said yet (`GET /samples`): a game, or the puzzle of the day. */
export interface SampleWire {
  /** Letters, digits and hyphens: part of an address. */
  readonly name: string;
  readonly command: 'play' | 'daily';
  /** What a person types to get there. */
  readonly line: string;
  /** What the game is called, by language. */
  readonly title: Readonly<Record<string, string>>;
  /** The picture in words, by language. */
  readonly alt: Readonly<Record<string, string>>;
}
