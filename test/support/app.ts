import { createApp } from '../../src/app/app.ts';
import type { AppDeps } from '../../src/app/deps.ts';
import { openStore, type Store } from '../../src/app/open-store.ts';
import type { App } from '../../src/app/ports.ts';
import { ok, type Result } from '../../src/engine/core/result.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { registry } from '../../src/games/registry.ts';
import { viewOf } from '../../src/inquire/model/view.ts';
import { seeded } from '../../src/kernel/random.ts';
import type { OpenRequest } from '../../src/play/api.ts';
import type { Fault } from '../../src/play/model/faults.ts';
import type { Live } from '../../src/play/model/match.ts';
import { lexicon, parseFile } from '../../src/texts/index.ts';
import { memoryStore } from './memory-store.ts';
import { positionOf } from './positions.ts';
import { sharedEngine } from './remembered.ts';
import { SimulatedTime } from './simulated.ts';

/** Interval at which an app of the bench looks at its clocks, in milliseconds of its own time. */
const LOOK = 4_000;

/** An app with its own store, and with a clock and random source that the test controls. */
export interface Bench {
  readonly app: App;
  readonly store: Store;
  readonly deps: AppDeps;
  /** Setting it forward lets that time pass for every app. */
  now: number;
  /** Lets time pass while no app runs. */
  standStill(ms: number): void;
  /** Moves the wall clock without letting time pass. */
  setClock(ms: number): void;
  /** An app on these adapters, which looks at its clocks. */
  started(over: AppDeps): App;
  /** A restarted app: only the store remains. */
  restarted(): App;
}

/** Start of a bench's time, in milliseconds since 1970. */
const BEGINNING = 1_700_000_000_000;

/** `where`: address of a store, or an open one. `from`: start of its time. */
export const bench = async (
  where: string | Store = ':memory:',
  seed = 'bench',
  over: Partial<AppDeps> = {},
  from = BEGINNING,
): Promise<Bench> => {
  const store = await (where === ':memory:'
    ? memoryStore()
    : typeof where === 'string'
      ? openStore(where)
      : where);
  const random = seeded(seed);
  let made = 0;
  const time = new SimulatedTime(from);
  const { timers } = time.process();
  const started = (over: AppDeps): App => {
    const app = createApp(over);
    timers.every(LOOK, () => {
      app.housekeeping.look();
    });
    return app;
  };
  const deps: AppDeps = {
    ...store,
    clock: () => time.wall,
    timers,
    ids: { match: () => `${seed}${(made += 1)}`, random },
    solver: {
      analyseFile: (head, text, { level, moves }) => {
        const position = parseFile(head, text);
        return Promise.resolve(
          position.ok
            ? ok(viewOf(analyse(position.value.spot, position.value.win, { bound: 1_000, moves }), level))
            : position,
        );
      },
      analyse: (line, { level, moves }) => {
        const { spot, win } = positionOf(line);
        return Promise.resolve(viewOf(analyse(spot, win, { bound: 100_000, moves }), level));
      },
    },
    games: registry,
    lexicon,
    engine: sharedEngine,
    ...over,
  };
  const held: Bench = {
    app: started(deps),
    store,
    deps,
    get now() {
      return time.wall;
    },
    set now(wall) {
      if (wall < time.wall) throw new Error('time does not go back: setClock');
      time.pass(wall - time.wall);
    },
    standStill: (ms) => {
      time.stand(ms);
    },
    setClock: (ms) => {
      time.wall += ms;
    },
    started,
    restarted: () => started(deps),
  };
  return held;
};

export const request = (over: Partial<OpenRequest> = {}): OpenRequest => ({
  by: 'ann',
  guild: 'g1',
  channel: 'c1',
  line: 'nim 3 4 5',
  opponent: { kind: 'bot', level: 'perfect' },
  first: 'me',
  clock: 'none',
  ...over,
});

/** The value of a result that the test expects to succeed. */
export const must = <T>(
  done:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly code: string } },
): T => {
  if (!done.ok) throw new Error(`refused: ${done.error.code}`);
  return done.value;
};

export const faultOf = <T>(result: Result<T, Fault>): Fault['code'] | 'done' =>
  result.ok ? 'done' : result.error.code;

/** A match that Ann opens, by default against the bot. */
export const openOn = async ({ app }: Pick<Bench, 'app'>, over: Partial<OpenRequest> = {}): Promise<Live> =>
  must(await app.matches.open(request(over)));

/** A game of Ann against Bob, accepted. */
export const pair = async (b: Pick<Bench, 'app'>, over: Partial<OpenRequest> = {}): Promise<Live> => {
  const challenge = await openOn(b, { opponent: { kind: 'person', user: 'bob' }, ...over });
  return must(await b.app.matches.accept(challenge.match.id, 'bob'));
};

/** The game that a pair has just begun, after these moves of Ann and Bob in turn. */
export const playInTurn = async (
  { app }: Pick<Bench, 'app'>,
  begun: Live,
  moves: readonly string[],
): Promise<Live> => {
  let live = begun;
  for (const [i, move] of moves.entries())
    live = must(await app.matches.play(live.match.id, i % 2 === 0 ? 'ann' : 'bob', i, move));
  return live;
};

/** The same on its own bench. */
export const paired = async (over: Partial<OpenRequest> = {}) => {
  const b = await bench();
  return { b, ...(await pair(b, over)) };
};

/** A match of Ann, by default against the bot, on its own bench. */
export const opened = async (over: Partial<OpenRequest> = {}) => {
  const b = await bench();
  return { b, app: b.app, ...(await openOn(b, over)) };
};

/** What `retention.forget` counts where nothing was old enough. */
export const NOTHING_FORGOTTEN = {
  matches: 0,
  tries: 0,
  storms: 0,
  arenas: 0,
  quizzes: 0,
  lessons: 0,
  names: 0,
};
