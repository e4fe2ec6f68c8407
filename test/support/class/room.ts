/** What a class sees of its channel, kept by events: reading it stays cheap with hundreds of students. */
import type { Local, ShownMessage, World, WorldEvent } from '../../../src/local/index.ts';
import { type Control, controlsOf, textOf, verbOf } from '../scripted.ts';
import { countingIn } from './fates.ts';

/** A message for everybody: what it showed last, and when it was drawn, by the clock of this process. */
export interface Board {
  readonly id: string;
  shown: ShownMessage;
  readonly drawn: number[];
}

/** A question as it stands on its board with its answers open. */
export interface Open {
  readonly board: string;
  readonly quiz: string;
  /** The number of the question, as the store has it. */
  readonly number: number;
  readonly controls: readonly Control[];
}

/** A stretch in which the bot was dead, by `Date.now()`. */
export interface Down {
  /** When it began to be killed: from then on it may not answer. */
  readonly from: number;
  /** When it was dead for certain. */
  gone: number;
  to: number;
}

export class Room {
  /** The server, for those who act in it: what they send is counted. */
  readonly world: World;
  readonly sent: () => number;
  readonly boards = new Map<string, Board>();
  readonly downs: Down[] = [];
  readonly #private = new Map<string, ShownMessage>();
  /** Private messages that nobody has read, by person, the oldest first. */
  readonly #unread = new Map<string, string[]>();
  readonly #stop: () => void;

  readonly #channel: string | undefined;

  /** `channel`: the id of the only one that is listened to; all of them where it is not named. */
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

  /** What a private message says now. */
  read(id: string): string {
    const message = this.#private.get(id);
    return message === undefined ? '' : textOf(message);
  }

  /** A private message that answers an act by name: it answers no other one. */
  claim(person: string, id: string): void {
    this.#unread.set(
      person,
      (this.#unread.get(person) ?? []).filter((one) => one !== id),
    );
  }

  /** Takes a private message that was read out of sight. */
  drop(person: string, id: string): void {
    this.claim(person, id);
    this.world.dismiss(person, id);
    this.#private.delete(id);
  }

  /** A private message to somebody which no answer to a click named. */
  unread(person: string): string | null {
    return this.#unread.get(person)?.find((id) => this.read(id) !== '') ?? null;
  }

  /** The question at `place` (from 1), if it takes answers. */
  open(place: number): Open | null {
    for (const { id, shown } of this.boards.values()) {
      const controls = controlsOf(shown).filter((control) => ['pick', 'type'].includes(verbOf(control)));
      const [, quiz, number] = controls[0]?.id.split('~') ?? [];
      if (quiz !== undefined && number !== undefined && textOf(shown).includes(`Question ${place} of`))
        return { board: id, quiz, number: Number(number), controls };
    }
    return null;
  }

  /** The board that says so. */
  saying(text: string): Board | null {
    return [...this.boards.values()].find(({ shown }) => textOf(shown).includes(text)) ?? null;
  }

  /** Whether the bot was dead at some moment between two. */
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
