/** Runs use cases with one failing store call, and reports what went wrong. */

import type { AppDeps } from '../../../src/app/deps.ts';
import type { App } from '../../../src/app/ports.ts';
import { seeded } from '../../../src/kernel/random.ts';
import type { QuestionMaker } from '../../../src/learn/class/question-maker.ts';
import { type Bench, bench } from '../app.ts';
import { fewForEachPlace } from '../class/maker.ts';
import { type Fault, faulty, StoreFault } from '../faulty.ts';
import { Scene } from './scene.ts';
import { USE_CASES } from './use-cases.ts';

/**
 * Fails before or after it is done; is delayed, before or after, while the same click comes again and another user clicks; is
 * never heard of again, and the bot restarts; or the process stands still in it, longer than any clock allows.
 */
export const TROUBLES = [
  'before',
  'after',
  'delayed before',
  'delayed after',
  'hangs before',
  'hangs after',
  'stands still',
] as const;
export type Trouble = (typeof TROUBLES)[number];

const PORTS = [
  'matches',
  'settings',
  'records',
  'privacy',
  'definitions',
  'classes',
  'learning',
  'practice',
  'feeds',
  'bank',
  'archive',
  'daily',
  'lessonHomework',
  'storm',
  'races',
  'arenas',
] as const;
const portsOf = (deps: AppDeps) =>
  Object.fromEntries(PORTS.map((name) => [name, deps[name]])) as Pick<AppDeps, (typeof PORTS)[number]>;

/** Turns of the event loop after which an unanswered call counts as hung. */
const TURNS = 400;
const HUNG = Symbol('hung');
const STANDS = 600_000;
const TOLD_ON_ONE_STORE = 10;
/** Milliseconds of each turn where the store is a file or a database server, which takes longer. */
const SERVER = 2;
const inTurns = async <T>(what: Promise<T>, wait: number, turns = TURNS): Promise<T | typeof HUNG> => {
  let done = false;
  void what.then(
    () => (done = true),
    () => (done = true),
  );
  for (let turn = 0; turn < turns && !done; turn += 1)
    await new Promise((resolve) => (wait === 0 ? setImmediate(resolve) : setTimeout(resolve, wait)));
  return done ? what : HUNG;
};

const faultOf: Readonly<Record<Trouble, Fault>> = {
  before: 'before',
  after: 'after',
  'delayed before': 'held',
  'delayed after': 'late',
  'hangs before': 'held',
  'hangs after': 'late',
  'stands still': 'late',
};

const isSeeded = (wish: unknown): wish is { readonly seed: string } =>
  typeof wish === 'object' && wish !== null && 'seed' in wish && typeof wish.seed === 'string';

/** Removes the mark of a run from the seeds that a maker gets, so that every run asks for the same questions. */
const withoutMarks = (maker: QuestionMaker): QuestionMaker => {
  const bare = <W>(wish: W): W =>
    (typeof wish === 'string'
      ? wish.replaceAll(/~\d+~/g, '')
      : isSeeded(wish)
        ? { ...wish, seed: bare(wish.seed) }
        : wish) as W;
  return Object.fromEntries(
    Object.entries(maker).map(([name, make]) => [
      name,
      (...asked: readonly unknown[]) => (make as (...all: readonly unknown[]) => unknown)(...asked.map(bare)),
    ]),
  ) as unknown as QuestionMaker;
};

export interface Run {
  /** Store calls of the click. */
  readonly calls: number;
  /** State after it, without names. */
  readonly stands: string;
  readonly wrong: readonly string[];
}

/** Runs scripts on one store, each with its own people, or on its own store where it reads everything. */
export class Stage {
  readonly #where: string;
  #shared: Bench | null = null;
  #told = 0;

  /** `where`: an address for `openStore`. */
  constructor(where: string) {
    this.#where = where;
  }

  async close(): Promise<void> {
    await this.#shared?.store.close();
    this.#shared = null;
  }

  async #bench(alone: boolean): Promise<Bench> {
    const questions = withoutMarks(fewForEachPlace(4));
    if (alone) return bench(':memory:', 'faults', { questions });
    // Use cases read what all earlier runs left: in memory, a new store every few runs keeps that short.
    if (this.#where === ':memory:' && this.#told % TOLD_ON_ONE_STORE === 0) await this.close();
    return (this.#shared ??= await bench(this.#where, 'faults', { questions }));
  }

  /** Whether it can run on this store; its own store is always SQLite in memory. */
  static shares(name: string): boolean {
    return USE_CASES[name]?.alone !== true;
  }

  async run(name: string, n: number, trouble: Trouble | null): Promise<Run> {
    const useCase = USE_CASES[name];
    if (useCase === undefined) throw new Error(`there is no use case ${name}`);
    const { given, click, after, makes = false, alone = false, holds = false } = useCase;
    const b = await this.#bench(alone);
    this.#told += 1;
    const mark = `~${this.#told}~`;
    const random = seeded(name);
    let made = 0;
    const deps: AppDeps = { ...b.deps, ids: { match: () => `m${(made += 1)}${mark}`, random } };
    const scene = new Scene(b, b.started(deps), mark);
    const wrong: string[] = [];
    const wait = alone || this.#where === ':memory:' ? 0 : SERVER;
    try {
      const id = await given(scene);
      const store = faulty(portsOf(deps));
      const app = b.started({ ...deps, ...store.ports });
      // Loads as at a start, before any click.
      await app.housekeeping.wake();
      await app.classes.wake();
      const before = store.calls.length;
      const act = (on: App): Promise<unknown> =>
        click(on, id, scene).then(
          () => 'done',
          (error: unknown) => error,
        );
      /** The next process redraws all open quizzes and outdated boards. */
      const begun = async (): Promise<App> => {
        const next = b.started(deps);
        await next.housekeeping.wake();
        for (const quiz of await next.classes.wake()) scene.drawn.add(quiz);
        for (const match of await next.housekeeping.behind('')) scene.drawn.add(match);
        return next;
      };
      const other = async (): Promise<void> => {
        const theirs = Promise.all([
          app.matches.openOf(scene.who('zoe')),
          holds ? null : app.classes.show('none'),
          app.settings.person(scene.who('zoe')),
        ]);
        if ((await inTurns(theirs, wait, 5 * TURNS)) === HUNG) wrong.push('somebody else waits');
      };
      const clicks: Promise<unknown>[] = [];
      if (trouble !== null)
        store.plan(n, faultOf[trouble], async () => {
          if (trouble.startsWith('hangs')) return new Promise(() => undefined);
          if (trouble === 'stands still') return b.standStill(STANDS);
          await other();
          if (makes) return;
          const second = act(app);
          clicks.push(second);
          await inTurns(second, wait, 50);
        });
      const hangs = trouble?.startsWith('hangs') === true;
      const first = await (hangs ? inTurns(act(app), wait) : act(app));
      const calls = store.calls.length - before;
      if (hangs) {
        await other();
        if (first !== HUNG) wrong.push('nothing hung');
      } else if (first !== 'done' && !(first instanceof StoreFault)) wrong.push(String(first));
      for (const second of clicks)
        if ((await second) !== 'done') wrong.push(`the second click: ${String(await second)}`);
      // A user whose click failed or got no answer clicks again, perhaps on the next process.
      if (first !== 'done') {
        const again = await act(n % 2 === 0 && !hangs ? app : await begun());
        if (again !== 'done') wrong.push(`again: ${String(again)}`);
      }
      const stands = JSON.stringify((await after(scene, id)) ?? null);
      return { calls, stands: stands.replaceAll(id === '' ? mark : id, '').replaceAll(mark, ''), wrong };
    } finally {
      if (alone) await b.store.close();
    }
  }

  /** Runs it with a fault and compares with the clean run. */
  async check(name: string, n: number, trouble: Trouble, clean: Run): Promise<readonly string[]> {
    // Time-driven results differ after a standstill.
    if (trouble === 'stands still' && !Stage.shares(name)) return [];
    const { stands, wrong } = await this.run(name, n, trouble);
    const all = stands === clean.stands ? wrong : [...wrong, `${stands} stands, not ${clean.stands}`];
    return all.map((what) => `${name}, call ${n} ${trouble}: ${what}`);
  }
}
