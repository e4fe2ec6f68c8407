/** Somebody who plays one game after another against the bot and writes down what they did and what came of it. */
import { parseId } from '../../../src/kernel/custom-id.ts';
import type { Ack } from '../../../src/local/index.ts';
import { locales } from '../../../src/texts/index.ts';
import { type Control, controlsOf, type Scripted, textOf, verbOf } from '../scripted.ts';
import type { Press } from './history.ts';
import type { Operation } from './linearizable.ts';

const { faults } = locales.en.screens;
const OLD: readonly string[] = [faults.stale, faults['not-playing']];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The revision that a board shows. */
export const revisionOn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/Move (\d+)/g)].map((match) => Number(match[1])));

/** A control that makes a move at once, of those that a board offers. */
const moveOf = (controls: readonly Control[]): Control | undefined =>
  ['move', 'pick', 'focus'].flatMap(
    (verb) => controls.find((one) => !one.disabled && verbOf(one) === verb) ?? [],
  )[0];

export interface Game {
  readonly match: string;
  readonly channel: string;
  readonly board: string;
}

/** What was done in vain, by why: nothing that anybody confirmed. */
export interface Unanswered {
  /** When it was done, in milliseconds since 1970. */
  readonly at: number;
  readonly what: string;
  readonly reason: string;
}

export class Player {
  readonly person: Scripted;
  readonly presses: Operation<Press>[] = [];
  readonly games: Game[] = [];
  readonly failed: Unanswered[] = [];
  readonly #line: string;
  readonly #random: () => number;

  constructor(person: Scripted, line: string, random: () => number) {
    this.person = person;
    this.#line = line;
    this.#random = random;
  }

  /** Opens a game; false: it could not be. */
  async open(): Promise<boolean> {
    const at = Date.now();
    const ack = await this.person.slash('play', { line: this.#line, level: 'beginner', first: 'me' });
    if (ack.kind !== 'replied') {
      this.#fails('play', at, ack);
      return false;
    }
    const message = this.person.message(ack.message);
    const ids = controlsOf(message).map(({ id }) => parseId(id));
    const match = ids.find((id) => id?.kind === 'm')?.id;
    if (match === undefined) {
      this.failed.push({ at: Date.now(), what: 'play', reason: textOf(message) });
      return false;
    }
    this.games.push({ match, channel: this.person.channel, board: ack.message });
    return true;
  }

  /** One press in the current game, now and then twice at once; false: there is nothing to press, or nothing came of it. */
  async step(): Promise<boolean> {
    const game = this.games.at(-1);
    if (game === undefined) return this.open();
    const shown = this.person.messages().find(({ id }) => id === game.board);
    const control = shown === undefined ? undefined : moveOf(controlsOf(shown));
    if (control === undefined) return this.open();
    const times = this.#random() < 0.1 ? 2 : 1;
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
    // The first of two presses that make a move together, say: it changes nothing.
    const looked = saw?.kind === 'moved' && saw.revision === revision;
    if (!looked) this.presses.push({ called, answered, did: { match, revision, saw } });
    return ack.kind !== 'failed';
  }

  #sawOf(ack: Ack, board: string): Press['saw'] {
    if (ack.kind === 'updated' && ack.message === board) {
      const text = textOf(this.person.message(board));
      const shown = Math.max(
        revisionOn(text),
        ...controlsOf(this.person.message(board)).map(({ id }) => parseId(id)?.revision ?? 0),
      );
      return { kind: 'moved', revision: shown };
    }
    if (ack.kind !== 'replied') return null;
    const said = textOf(this.person.message(ack.message));
    this.person.world.dismiss(this.person.id, ack.message);
    return OLD.some((words) => said.includes(words)) ? { kind: 'stale' } : null;
  }

  #fails(what: string, at: number, ack: Ack): void {
    this.failed.push({ at, what, reason: ack.kind === 'failed' ? ack.reason : ack.kind });
  }

  /** Presses until it is told to stop. */
  async play(stopped: () => boolean, pauseMs: number): Promise<void> {
    while (!stopped()) {
      const done = await this.step().catch((error: unknown) => {
        this.failed.push({ at: Date.now(), what: 'step', reason: String(error) });
        return false;
      });
      await wait(done ? pauseMs : 20 + pauseMs);
    }
  }
}
