/** A class's view of its channel, kept up to date by events: cheap to read with hundreds of students. */
import type { Local, ShownMessage, World, WorldEvent } from '../../../src/local/index.ts';
import { type Control, controlsOf, textOf, verbOf } from '../scripted.ts';
import { countingIn } from './fates.ts';

/** A public message: its latest content, and the time of its redraws by this process's clock. */
export interface Board {
  readonly id: string;
  shown: ShownMessage;
  readonly drawn: number[];
}

/** A question on its board while it takes answers. */
export interface Open {
  readonly board: string;
  readonly quiz: string;
  /** The stored number of the question. */
  readonly number: number;
  readonly controls: readonly Control[];
}

/** Downtime of the bot, by `Date.now()`. */
export interface Down {
  /** Start of the kill: from then on it may not answer. */
  readonly from: number;
  /** Time by which it was certainly dead. */
  gone: number;
  to: number;
}

export class Room {
  /** The server, which counts what people send. */
  readonly world: World;
  readonly sent: () => number;
  readonly boards = new Map<string, Board>();
  readonly downs: Down[] = [];
  readonly #private = new Map<string, ShownMessage>();
  /** Unread private messages by person, oldest first. */
  readonly #unread = new Map<string, string[]>();
  readonly #stop: () => void;

  readonly #channel: string | undefined;

  /** `channel`: id of the only channel to follow; all by default. */
  constructor(local: Pick<Local, 'world'>, channel?: string) {
    this.#channel = channel;
    const { world, sent } = countingIn(local.world);
    this.world = world;
    this.sent = sent;
    this.#stop = world.subscribe((event) => {
      this.#hear(event);
    });
  }

  close(): void {
    this.#stop();
  }

  /** Text of a private message now. */
  read(id: string): string {
    const message = this.#private.get(id);
    return message === undefined ? '' : textOf(message);
  }

  /** Assigns a private message to the action it answers, so that it answers no other. */
  claim(person: string, id: string): void {
    this.#unread.set(
      person,
      (this.#unread.get(person) ?? []).filter((one) => one !== id),
    );
  }

  /** Dismisses a private message. */
  drop(person: string, id: string): void {
    this.claim(person, id);
    this.world.dismiss(person, id);
    this.#private.delete(id);
  }

  /** An unread private message to a person that no answer to a click has named. */
  unread(person: string): string | null {
    return this.#unread.get(person)?.find((id) => this.read(id) !== '') ?? null;
  }

  /** Question `place` (from 1), if it takes answers. */
  open(place: number): Open | null {
    for (const { id, shown } of this.boards.values()) {
      const controls = controlsOf(shown).filter((control) => ['pick', 'type'].includes(verbOf(control)));
      const [, quiz, number] = controls[0]?.id.split('~') ?? [];
      if (quiz !== undefined && number !== undefined && textOf(shown).includes(`Question ${place} of`))
        return { board: id, quiz, number: Number(number), controls };
    }
    return null;
  }

  /** The board with this text. */
  saying(text: string): Board | null {
    return [...this.boards.values()].find(({ shown }) => textOf(shown).includes(text)) ?? null;
  }

  /** Whether the bot was down at some moment between two. */
  wasDown(from: number, to: number): boolean {
    return this.downs.some((down) => down.from <= to && from <= down.to);
  }

  #hear(event: WorldEvent): void {
    if (event.kind !== 'message-created' && event.kind !== 'message-updated') return;
    const { message } = event;
    if (this.#channel !== undefined && message.channel_id !== this.#channel) return;
    const person = message.ephemeralFor;
    if (person === null) {
      const board = this.boards.get(message.id) ?? { id: message.id, shown: message, drawn: [] };
      board.shown = message;
      board.drawn.push(Date.now());
      this.boards.set(message.id, board);
      return;
    }
    if (!this.#private.has(message.id)) {
      const unread = this.#unread.get(person) ?? [];
      unread.push(message.id);
      this.#unread.set(person, unread);
    }
    this.#private.set(message.id, message);
  }
}
