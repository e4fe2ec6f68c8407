/** A student in a simulated exam: goes through their paper page by page, and remembers what was confirmed. */

import { setTimeout as sleep } from 'node:timers/promises';
import { pick } from '../../../src/kernel/random.ts';
import type { Ack, ShownMessage, World } from '../../../src/local/index.ts';
import { locales } from '../../../src/texts/index.ts';
import { WRITTEN } from '../../../src/texts/languages.ts';
import { type Control, controlsOf, picksIn, Scripted, textOf, verbOf } from '../scripted.ts';
import type { Down } from './room.ts';

/** Timeout for a deferred answer, in milliseconds. */
const PATIENCE = 60_000;
const LOOK = 5;
/** Unanswered clicks after which a student gives up, though the bot was up. */
const MAX_WRONG = 5;

/** Purpose of a click. `first`: opening one's questions for the first time. */
export type Aim = 'join' | 'first' | 'answer' | 'page' | 'results';

/** The public messages of a channel, kept by events, and the bot's downtime. */
export class Hall {
  readonly world: World;
  readonly downs: Down[] = [];
  readonly #shown = new Map<string, ShownMessage>();
  /** Latest private message by person. */
  readonly #latest = new Map<string, string>();
  readonly #stop: () => void;

  constructor(world: World) {
    this.world = world;
    this.#stop = world.subscribe((event) => {
      if (event.kind !== 'message-created' && event.kind !== 'message-updated') return;
      const { message } = event;
      this.#shown.set(message.id, message);
      if (message.ephemeralFor !== null) this.#latest.set(message.ephemeralFor, message.id);
    });
  }

  close(): void {
    this.#stop();
  }

  /** A message as it is now. */
  shown(id: string): ShownMessage | null {
    return this.#shown.get(id) ?? null;
  }

  /** The latest private message of a person. */
  latest(person: string): ShownMessage | null {
    const id = this.#latest.get(person);
    return id === undefined ? null : this.shown(id);
  }

  /** The public message with this control. */
  board(verb: string): ShownMessage | null {
    return (
      [...this.#shown.values()].findLast(
        (message) => message.ephemeralFor === null && controlsOf(message).some((one) => verbOf(one) === verb),
      ) ?? null
    );
  }

  wasDown(from: number): boolean {
    return this.downs.some((down) => down.to >= from);
  }
}

/** Index of the page shown; null: not a page. */
const placeOf = (message: ShownMessage): number | null => {
  const control = controlsOf(message).find((one) => ['pick', 'type'].includes(verbOf(one)));
  return control === undefined ? null : Number(control.id.split('~')[2]);
};
const isAnswered = (message: ShownMessage): boolean =>
  !WRITTEN.map((language) => locales[language]).some(({ classroom }) =>
    textOf(message).includes(classroom.work.paper.none),
  );

export class Sitter {
  readonly person: Scripted;
  /** Confirmed choices by slot. */
  readonly confirmed = new Map<number, readonly number[]>();
  readonly times: { readonly aim: Aim; readonly took: number }[] = [];
  readonly wrong: string[] = [];
  /** Clicks left unanswered because the bot was dead. */
  lost = 0;
  readonly #hall: Hall;
  readonly #random: () => number;

  constructor(hall: Hall, name: string, random: () => number) {
    this.#hall = hall;
    this.#random = random;
    this.person = new Scripted(hall.world, name, 'class');
  }

  /** Clicks until the private message appears; repeats a click that the bot's death swallowed. */
  async #until(
    aim: Aim,
    act: () => Promise<Ack>,
    isDone: (message: ShownMessage, old: ShownMessage | null) => boolean,
  ): Promise<ShownMessage> {
    for (;;) {
      const [from, start] = [Date.now(), performance.now()];
      const old = this.#hall.latest(this.person.id);
      const ack = await act();
      for (let waited = 0; ack.kind !== 'failed' && waited < PATIENCE; waited += LOOK) {
        const now = this.#hall.latest(this.person.id);
        if (now !== null && now !== old && isDone(now, old)) {
          this.times.push({ aim, took: performance.now() - start });
          return now;
        }
        if (this.#hall.wasDown(from)) break;
        await sleep(LOOK);
      }
      if (!this.#hall.wasDown(from)) {
        const now = this.#hall.latest(this.person.id);
        this.wrong.push(
          `${this.person.id}, ${aim}: ${ack.kind}, and shown was ${now === null ? 'nothing' : textOf(now).slice(0, 200)}`,
        );
        if (this.wrong.length > MAX_WRONG) throw new Error(this.wrong.at(-1));
        continue;
      }
      this.lost += 1;
      await sleep(100);
    }
  }

  join(): Promise<unknown> {
    const lobby = this.#hall.board('join')!;
    return this.#until(
      'join',
      () => this.person.press(lobby.id, 'join'),
      (message) => textOf(message) !== '',
    );
  }

  /** Opens one's questions; presses again if asked to. */
  async open(): Promise<ShownMessage> {
    const board = this.#hall.board('open')!;
    const said = (message: ShownMessage): boolean =>
      WRITTEN.map((language) => locales[language]).some(({ classroom }) =>
        textOf(message).includes(classroom.work.faults.making),
      );
    for (;;) {
      const shown = await this.#until(
        'first',
        () => this.person.press(board.id, 'open'),
        (message) => placeOf(message) !== null || said(message),
      );
      if (!said(shown)) return shown;
    }
  }

  async #answer(page: ShownMessage, place: number): Promise<ShownMessage> {
    const picks = picksIn(controlsOf(page));
    const { choices, control } = this.#choice(picks);
    const shown = await this.#until(
      'answer',
      () => this.person.use(page.id, control, control.type === 3 ? choices.map(String) : undefined),
      (message) => placeOf(message) === place && isAnswered(message),
    );
    this.confirmed.set(place, choices);
    return shown;
  }

  #choice(picks: readonly Control[]): { readonly choices: readonly number[]; readonly control: Control } {
    const [first] = picks;
    if (first === undefined) throw new Error('a page without choices');
    if (first.type !== 3) {
      const control = pick(picks, this.#random);
      return { choices: [Number(control.id.split('~')[4])], control };
    }
    return { choices: [Number(pick(first.values, this.#random))], control: first };
  }

  /** Works through the paper: an answer on each page, some of them changed, with pauses of about `pause` milliseconds. */
  async sit(pages: number, pause: number): Promise<void> {
    let page = await this.open();
    for (let place = 0; place < pages; place += 1) {
      await sleep(2 * pause * this.#random());
      page = await this.#answer(page, place);
      if (this.#random() < 0.1) page = await this.#answer(page, place);
      const next = controlsOf(page).find(
        (one) => verbOf(one) === 'page' && one.id.split('~')[2] === `${place + 1}`,
      );
      if (next === undefined) continue;
      const { id } = page;
      page = await this.#until(
        'page',
        () => this.person.use(id, next),
        (message) => placeOf(message) === place + 1,
      );
    }
  }

  /** The final message to the student. */
  async told(): Promise<string> {
    const shown = await this.#until(
      'results',
      () => this.person.sub('class', ['results']),
      (message) => textOf(message) !== '',
    );
    return textOf(shown);
  }
}
