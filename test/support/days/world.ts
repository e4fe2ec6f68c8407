/**
 * Days of a bot without Discord, from a seed: six people play and sit quizzes while it is killed, stands still and loses its
 * store.
 */

import { createApp } from '../../../src/app/app.ts';
import type { AppDeps } from '../../../src/app/deps.ts';
import type { Store } from '../../../src/app/open-store.ts';
import type { App } from '../../../src/app/ports.ts';
import { registry } from '../../../src/games/registry.ts';
import { pick, seeded } from '../../../src/kernel/random.ts';
import type { Actor } from '../../../src/learn/class/actor.ts';
import { lexicon } from '../../../src/texts/index.ts';
import { fewForEachPlace } from '../class/maker.ts';
import { faulty, StoreFault } from '../faulty.ts';
import { memoryStore } from '../memory-store.ts';
import { SimulatedTime } from '../simulated.ts';
import { History } from './history.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Intervals at which a process looks at its clocks, and does what is due while people are active. */
const LOOK = 4 * SECOND;
const TICK = 5 * SECOND;
/** The same while nobody is active, to be fast. */
const IDLE_TICK = 5 * MINUTE;
/** Ticks between two updates of practice, for the same reason. */
const SETTLED = 12;

/** The process is gone and cannot reach the store any more. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

interface Process {
  readonly app: App;
  readonly store: ReturnType<typeof faulty>;
  dead: boolean;
  readonly end: () => void;
}

export const PEOPLE = ['ann', 'bob', 'cem', 'dai', 'eve', 'fay'] as const;
export const actor = (user: string): Actor => ({ user, guild: 'g1', manages: user === 'ann', roles: [] });

export class World {
  readonly random: () => number;
  readonly history: History;
  readonly counted = { events: 0, kills: 0, standstills: 0, outages: 0, jumps: 0, faults: 0 };
  /** Whether a teacher is closing a question. */
  closing = false;
  readonly #time = new SimulatedTime(Date.UTC(2027, 0, 1));
  readonly #store: Store;
  #process: Process | null = null;
  #away = false;
  /** Time in which the bot could be reached. */
  #heard = 0;
  #sinceTick = 0;
  #ticks = 0;
  #made = 0;

  private constructor(store: Store, seed: string) {
    this.#store = store;
    this.random = seeded(seed);
    this.history = new History(() => this.#heard);
  }

  static async begin(seed: string): Promise<World> {
    return new World(await memoryStore(), seed);
  }

  /** The adapters, which report accepted writes of games and quizzes to the history. */
  #witnessed(): Omit<AppDeps, 'clock' | 'timers' | 'ids' | 'solver' | 'games' | 'lexicon'> {
    const { history } = this;
    const { matches, classes, ...others } = this.#store;
    return {
      ...others,
      matches: {
        ...matches,
        create: async (opening, events, index) => {
          const done = await matches.create(opening, events, index);
          if (done === 'created') history.created(opening, events);
          return done;
        },
        append: async (id, length, events, index) => {
          const done = await matches.append(id, length, events, index);
          if (done === 'appended') history.appended(id, length, events);
          return done;
        },
      },
      classes: {
        ...classes,
        create: async (quiz, questions) => {
          await classes.create(quiz, questions);
          history.quizCreated(quiz);
        },
        change: async (id, revision, change, ...rest) => {
          const done = await classes.change(id, revision, change, ...rest);
          if (done === 'changed') history.quizChanged(id, revision, change, !this.closing, this.#time.wall);
          return done;
        },
        credit: async (credit, now) => {
          const moved = await classes.credit(credit, now);
          for (const id of moved) history.quizMoved(id);
          return moved;
        },
      },
    };
  }

  #start(): Process {
    const { timers, end } = this.#time.process();
    const guard = (): void => {
      if (started.dead) throw new Killed();
      if (this.#away) throw new StoreFault('the store is away');
    };
    const store = faulty(this.#witnessed(), guard);
    const app = createApp({
      ...store.ports,
      clock: () => this.#time.wall,
      timers,
      ids: { match: () => `m${(this.#made += 1)}`, random: this.random },
      solver: {
        analyse: () => Promise.reject(new Error('nobody analyses')),
        analyseFile: () => Promise.reject(new Error('nobody analyses')),
      },
      questions: fewForEachPlace(2),
      games: registry,
      lexicon,
    });
    timers.every(LOOK, () => {
      app.housekeeping.look();
    });
    const started: Process = { app, store, dead: false, end };
    return started;
  }

  /** The running process; after a kill a new one, on the same store. */
  async up(): Promise<Process> {
    while (this.#process === null || this.#process.dead) {
      this.#process?.end();
      if (this.#process !== null) this.#time.stand(this.#between(SECOND, 2 * HOUR));
      this.#process = this.#start();
      const { app } = this.#process;
      await this.#survived(async () => {
        await app.housekeeping.wake();
        await app.classes.wake();
      });
    }
    return this.#process;
  }

  /** Result of a click; null: it failed or had no answer. */
  async click<T>(act: (app: App) => Promise<T>): Promise<T | null> {
    const { app } = await this.up();
    this.counted.events += 1;
    return this.#survived(() => act(app));
  }

  async #survived<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof StoreFault) && !(error instanceof Killed))
        this.history.wrong.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return null;
    }
  }

  async #tick(): Promise<void> {
    const { app } = await this.up();
    this.#sinceTick = 0;
    await this.#survived(async () => {
      await app.housekeeping.tick();
      await app.housekeeping.warn(() => Promise.resolve());
      await app.housekeeping.call(() => Promise.resolve());
    });
    await this.#survived(() => app.classes.tick());
    // Background work beside the ticks.
    await this.#survived(() => app.classes.prepare());
    if ((this.#ticks += 1) % SETTLED === 0) await this.#survived(() => app.practice.settle());
    // A new process looks after games on the clock if the old one was killed here.
    await this.up();
  }

  /** Lets time pass. */
  async pass(ms: number, busy = true): Promise<void> {
    const every = busy ? TICK : IDLE_TICK;
    for (let left = ms; left > 0; ) {
      const step = Math.min(left, Math.max(1, every - this.#sinceTick));
      this.#time.pass(step);
      if (!this.#away) this.#heard += step;
      left -= step;
      this.#sinceTick += step;
      if (this.#sinceTick >= every) await this.#tick();
    }
  }

  #between(least: number, most: number): number {
    // Logarithmic: short ones are as likely as long ones.
    return Math.round(least * (most / least) ** this.random());
  }

  /** Starts a fault: in a store call, the process, the whole store, or the wall clock. */
  async trouble(): Promise<void> {
    const { counted } = this;
    const running = await this.up();
    const n = 1 + Math.floor(this.random() * 6);
    const stand = (): Promise<void> => {
      counted.standstills += 1;
      this.#time.stand(this.#between(6 * SECOND, 12 * HOUR));
      return Promise.resolve();
    };
    const kill = (): Promise<void> => {
      counted.kills += 1;
      running.dead = true;
      return Promise.reject(new Killed());
    };
    const inCall = pick(['held', 'late'] as const, this.random);
    switch (
      pick(
        ['fault', 'kill', 'kill', 'kill between', 'stand', 'stand', 'outage', 'jump'] as const,
        this.random,
      )
    ) {
      case 'fault':
        counted.faults += 1;
        running.store.plan(n, pick(['before', 'after'] as const, this.random));
        return;
      case 'kill':
        running.store.plan(n, inCall, kill);
        return;
      case 'kill between':
        counted.kills += 1;
        running.dead = true;
        return;
      case 'stand':
        if (this.random() < 0.5) await stand();
        else running.store.plan(n, inCall, stand);
        return;
      case 'outage':
        counted.outages += 1;
        // The next tick notices it.
        this.#away = true;
        await this.pass(this.#between(2 * TICK, 6 * HOUR));
        this.#away = false;
        return;
      case 'jump':
        counted.jumps += 1;
        this.#time.wall += Math.round((this.random() - 0.5) * 6 * 24 * HOUR);
    }
  }

  /** Compares the store with the history, once all is quiet. */
  async finish(): Promise<void> {
    const { app, store } = await this.up();
    store.plan(0, 'before');
    await this.pass(26 * HOUR, false);
    for (const [id, { opening, state }] of this.history.games) {
      const record = await this.#store.matches.load(id);
      const shown = await app.matches.show(id);
      if (record === null || !shown.ok) {
        this.history.wrong.push(`${id} is lost`);
        continue;
      }
      const { result, revision } = shown.value.match;
      this.history.stored(id, record.events, result?.winner ?? null, revision);
      if (state === 'challenge' || (state === 'playing' && opening.clock !== 'none'))
        this.history.wrong.push(`${id} stands as ${state} after its time`);
    }
  }

  /** The store itself, without the use cases. */
  get store(): Store {
    return this.#store;
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}
