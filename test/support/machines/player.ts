/** A person who plays several games against the bot at once, and records each action and what they saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseId } from '../../../src/kernel/custom-id.ts';
import type { Ack, ShownMessage } from '../../../src/local/index.ts';
import { locales } from '../../../src/texts/index.ts';
import { type Control, controlsOf, moveOf, revisionOn, type Scripted, textOf } from '../scripted.ts';
import type { Press } from './history.ts';
import type { Operation } from './linearizable.ts';

const { faults } = locales.en.screens;
const OLD: readonly string[] = [faults.stale, faults['not-playing']];

export interface Game {
  readonly match: string;
  readonly board: string;
}

/** An action without a confirmed effect, and the reason. */
export interface Unanswered {
  /** Time in milliseconds since 1970. */
  readonly at: number;
  /** Name of the channel. */
  readonly place: string;
  readonly what: string;
  readonly reason: string;
}

/** How a person plays. */
export interface Habits {
  readonly line: string;
  /** Games at once. */
  readonly games: number;
  readonly random: () => number;
  /** Public messages by id, as they are now. */
  readonly seen: ReadonlyMap<string, ShownMessage>;
}

export class Player {
  readonly person: Scripted;
  readonly presses: Operation<Press>[] = [];
  readonly games: Game[] = [];
  readonly failed: Unanswered[] = [];
  /** Games that are still open. */
  readonly #open: Game[] = [];
  readonly #habits: Habits;
  readonly #place: string;

  /** `place`: name of their channel. */
  constructor(person: Scripted, place: string, habits: Habits) {
    this.person = person;
    this.#place = place;
    this.#habits = habits;
  }

  /** Whether they have opened as many games as they play at once. */
  get isSettled(): boolean {
    return this.games.length >= this.#habits.games;
  }

  /** Whether that many games are still open. */
  get isBusy(): boolean {
    return this.#open.length >= this.#habits.games;
  }

  /** Opens a game; false where that failed. */
  async open(): Promise<boolean> {
    const at = Date.now();
    const ack = await this.person.slash('play', { line: this.#habits.line, level: 'beginner', first: 'me' });
    if (ack.kind !== 'replied') {
      this.#fails('play', at, ack);
      return false;
    }
    const message = this.person.message(ack.message);
    const ids = controlsOf(message).map(({ id }) => parseId(id));
    const match = ids.find((id) => id?.kind === 'm')?.id;
    if (match === undefined) {
      this.#fails('play', Date.now(), textOf(message));
      return false;
    }
    const game = { match, board: ack.message };
    this.games.push(game);
    this.#open.push(game);
    return true;
  }

  /** One press in some game, sometimes two at once, or a new game; false: without effect. */
  async step(): Promise<boolean> {
    if (!this.isBusy) return this.open();
    const { random, seen } = this.#habits;
    const at = Math.floor(random() * this.#open.length);
    const game = this.#open[at]!;
    const shown = seen.get(game.board);
    const control = shown === undefined ? undefined : moveOf(controlsOf(shown));
    if (control === undefined) {
      this.#open.splice(at, 1);
      return this.open();
    }
    const times = random() < 0.1 ? 2 : 1;
    const done = await Promise.all(Array.from({ length: times }, () => this.#press(game, control)));
    return done.some(Boolean);
  }

  async #press({ match, board }: Game, control: Control): Promise<boolean> {
    const revision = parseId(control.id)?.revision ?? -1;
    const called = performance.now();
    const at = Date.now();
    const ack = await this.person.use(
      board,
      control,
      control.values.length === 0 ? undefined : control.values.slice(0, 1),
    );
    const saw = this.#sawOf(ack, board);
    const answered = ack.kind === 'failed' || saw === null ? null : performance.now();
    if (ack.kind === 'failed') this.#fails('press', at, ack);
    // The first of two presses for a move changes nothing.
    const looked = saw?.kind === 'moved' && saw.revision === revision;
    if (!looked) this.presses.push({ called, answered, did: { match, revision, saw } });
    return ack.kind !== 'failed';
  }

  #sawOf(ack: Ack, board: string): Press['saw'] {
    if (ack.kind === 'updated' && ack.message === board) {
      const drawn = this.#habits.seen.get(board)!;
      const shown = Math.max(
        revisionOn(textOf(drawn)),
        ...controlsOf(drawn).map(({ id }) => parseId(id)?.revision ?? 0),
      );
      return { kind: 'moved', revision: shown };
    }
    if (ack.kind !== 'replied') return null;
    const said = textOf(this.person.message(ack.message));
    this.person.world.dismiss(this.person.id, ack.message);
    return OLD.some((words) => said.includes(words)) ? { kind: 'stale' } : null;
  }

  #fails(what: string, at: number, ack: Ack | string): void {
    const reason = typeof ack === 'string' ? ack : ack.kind === 'failed' ? ack.reason : ack.kind;
    this.failed.push({ at, place: this.#place, what, reason });
  }

  /** Presses until stopped. */
  async play(stopped: () => boolean, pauseMs: number): Promise<void> {
    while (!stopped()) {
      const done = await this.step().catch((error: unknown) => {
        this.#fails('step', Date.now(), String(error));
        return false;
      });
      if (!done) await sleep(20 + pauseMs);
      else if (this.isBusy) await sleep(pauseMs);
    }
  }
}
