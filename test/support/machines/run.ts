/**
 * People play on several servers while the processes are killed, frozen, restarted and cut off. At the end everything that
 * anybody saw confirmed is stored once, in an order that explains what everybody saw.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore, type Store } from '../../../src/app/open-store.ts';
import { parseId } from '../../../src/kernel/custom-id.ts';
import { type Local, type LocalOptions, type ShownMessage, startLocal } from '../../../src/local/index.ts';
import type { Down } from '../class/room.ts';
import { NO_LIMITS } from '../players.ts';
import { random } from '../random.ts';
import { controlsOf, revisionOn, Scripted, textOf, until } from '../scripted.ts';
import { Course, type CoursePlan } from './course.ts';
import { type Fleet, fleetOf, type Machine } from './fleet.ts';
import { faultsOfMatch, type Press, type StoredMatch } from './history.ts';
import type { Operation } from './linearizable.ts';
import { Player, type Unanswered } from './player.ts';

/** Time for boards to catch up once everything is calm. */
const SETTLE_MS = 60_000;
/** Time in which thousands of games are opened. */
const FILLED_MS = 1_800_000;
/** Time in which another process takes over a lost shard. */
export const TAKEOVER_MS = 15_000;

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface Program {
  /** Path of its `main.js`. */
  readonly main: string;
  remove(): void;
}

/** Builds the program; `built`: a folder with one already. */
export const buildProgram = (built: string | undefined): Program => {
  // Placed where it finds the packages.
  const folder = built ?? join(ROOT, 'node_modules', `.sprague-machines-${process.pid}`);
  if (built === undefined) {
    const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'build.js'), folder], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  }
  return {
    main: join(folder, 'src', 'main.js'),
    remove: () => {
      if (built === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};

export interface World {
  readonly local: Local;
  readonly fleet: Fleet;
  readonly players: readonly Player[];
  /** Resolves when everybody plays as many games at once as they want. */
  filled(): Promise<void>;
  /** Starts the quiz of every class. */
  quizzesBegin(): Promise<void>;
  /** Confirmed answers in quizzes so far. */
  readonly answers: () => number;
  /** Unanswered clicks in quizzes while no process was down. */
  readonly unanswered: () => number;
  /** Marks a process as down, until `to` is set. */
  falls(): Down;
  /** Resolves when everybody has had an answer to a press after `from`; returns the time it took. */
  allHeard(from: number): Promise<number>;
  /** Stops all presses. */
  stop(): Promise<void>;
  /** Checks everything that was confirmed. */
  judge(): Promise<Judged>;
  close(): Promise<void>;
}

export interface Judged {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly presses: number;
  readonly confirmed: number;
  /** Failed clicks, with their times. */
  readonly failed: readonly Unanswered[];
}

export interface RunOptions {
  readonly database: string;
  readonly program: string;
  readonly players: number;
  /** Games that each plays at once; 1 by default. */
  readonly games?: number;
  /** Servers with a class that takes a quiz, and the quiz. */
  readonly quizzes?: { readonly count: number; readonly plan: CoursePlan };
  readonly servers: number;
  readonly shards: number;
  readonly seed: number;
  readonly line?: string;
  readonly pauseMs?: number;
  /** Sends clicks by HTTP, to the processes in turn. */
  readonly byHttp?: boolean;
  readonly limits?: LocalOptions['limits'];
  readonly env?: Readonly<Record<string, string>>;
}

/** Public messages of a channel by id, as they are now. */
type Seen = ReadonlyMap<string, ShownMessage>;

const watched = (local: Local): Seen => {
  const seen = new Map<string, ShownMessage>();
  local.world.subscribe((event) => {
    if (event.kind === 'message-deleted') seen.delete(event.id);
    else if (event.kind === 'message-created' || event.kind === 'message-updated') {
      const { message } = event;
      if (message.ephemeralFor === null) seen.set(message.id, message);
    }
  });
  return seen;
};

/** The boards of every game in their channels. */
const boardsIn = (seen: Seen): ReadonlyMap<string, StoredMatch['boards']> => {
  const boards = new Map<string, StoredMatch['boards'][number][]>();
  for (const message of seen.values()) {
    const ids = controlsOf(message).map(({ id }) => parseId(id));
    const match = ids.find((id) => id?.kind === 'm' || id?.kind === 'r')?.id;
    if (match === undefined) continue;
    const own = boards.get(match) ?? [];
    own.push({ revision: revisionOn(textOf(message)) });
    boards.set(match, own);
  }
  return boards;
};

const storedOf = async (store: Store, match: string, boards: StoredMatch['boards']): Promise<StoredMatch> => {
  const record = await store.matches.load(match);
  if (record === null) return { match: `${match} (not stored)`, moves: [], boards: [] };
  const { seats } = record.opening;
  const moves = record.events.flatMap((event) =>
    event.kind === 'move'
      ? [{ by: seats[event.seat]?.kind === 'bot' ? ('bot' as const) : ('player' as const) }]
      : [],
  );
  return { match, moves: moves.map(({ by }, at) => ({ revision: at + 1, by })), boards };
};

const faultsOf = async (store: Store, players: readonly Player[], seen: Seen): Promise<readonly string[]> => {
  const faults: string[] = [];
  const boards = boardsIn(seen);
  for (const player of players) {
    const presses = new Map<string, Operation<Press>[]>(player.games.map(({ match }) => [match, []]));
    for (const press of player.presses) presses.get(press.did.match)!.push(press);
    for (const [match, own] of presses)
      faults.push(...faultsOfMatch(await storedOf(store, match, boards.get(match) ?? []), own));
    for (const { match, board } of player.games)
      if (!boards.has(match))
        faults.push(`${match}: its message is ${JSON.stringify(seen.get(board) ?? 'gone')}`);
  }
  return faults;
};

/** Starts the people; the caller starts the processes. */
export const begin = async (options: RunOptions): Promise<World> => {
  const { shards, servers, seed, line = 'nim 12 11 10 9 8 7', pauseMs = 20 } = options;
  const local = await startLocal({
    limits: { ...NO_LIMITS, shards, servers, maxConcurrency: shards, identifyMs: 5_000, ...options.limits },
  });
  const { database, program, byHttp = false } = options;
  const env = {
    ...options.env,
    ...(byHttp ? { INTERACTIONS_PORT: '0', DISCORD_PUBLIC_KEY: local.endpoint.publicKey } : {}),
  };
  const fleet = fleetOf({ local, database, program, env });
  const chance = random(seed);
  const seen = watched(local);
  const habits = { line, games: options.games ?? 1, random: chance, seen };
  const players = Array.from({ length: options.players }, (_, at) => {
    const server = at % servers;
    const channel = server === 0 ? 'games' : `games-${server + 1}`;
    // Players read English: every second one of the crowd reads Chinese.
    return new Player(new Scripted(local.world, `Student ${2 * at + 1}`, channel), channel, habits);
  });
  const { quizzes } = options;
  const courses = Array.from(
    { length: quizzes?.count ?? 0 },
    (_, at) => new Course(local, at, quizzes!.plan, chance),
  );
  let stopped = false;
  let playing: Promise<unknown> | null = null;
  let taking: Promise<unknown> | null = null;
  const start = fleet.start;
  const started: Fleet = {
    ...fleet,
    start: async (...what): Promise<Machine> => {
      const machine = await start(...what);
      const spread = (): void => {
        const found = [...fleet.machines].map(({ output }) => /Interactions: (\S+)/.exec(output())?.[1]);
        local.endpoint.use(found.filter((url) => url !== undefined));
      };
      spread();
      void machine.ended.then(spread);
      playing ??= Promise.all(players.map((player) => player.play(() => stopped, pauseMs)));
      return machine;
    },
  };
  return {
    local,
    fleet: started,
    players,
    answers: () => courses.reduce((sum, { confirmed }) => sum + confirmed, 0),
    unanswered: () => courses.reduce((sum, course) => sum + course.unanswered, 0),
    falls: () => {
      const down = { from: Date.now(), gone: Date.now(), to: Number.POSITIVE_INFINITY };
      for (const { room } of courses) room.downs.push(down);
      return down;
    },
    filled: async () => {
      await until(() => players.every(({ isSettled }) => isSettled), 'as many games', FILLED_MS);
    },
    quizzesBegin: async () => {
      for (const course of courses) await course.begin();
      taking = Promise.all(courses.map((course) => course.take()));
    },
    allHeard: async (from) => {
      await until(
        () =>
          players.every(
            ({ presses }) => (presses.findLast((one) => one.answered !== null)?.called ?? 0) > from,
          ),
        'an answer for everybody',
        2 * TAKEOVER_MS,
      );
      return performance.now() - from;
    },
    stop: async () => {
      stopped = true;
      await playing;
      await taking;
    },
    judge: async () => {
      const store = await openStore(database);
      try {
        const found = async (): Promise<readonly string[]> => [
          ...(await faultsOf(store, players, seen)),
          ...(await Promise.all(courses.map((course) => course.faults(store)))).flat(),
        ];
        let faults = await found();
        const settled = performance.now() + SETTLE_MS;
        while (faults.length > 0 && performance.now() < settled) {
          await sleep(1_000);
          faults = await found();
        }
        const presses = players.flatMap((player) => player.presses);
        return {
          faults,
          matches: players.reduce((sum, { games }) => sum + games.length, 0),
          presses: presses.length,
          confirmed: presses.filter(({ did }) => did.saw?.kind === 'moved').length,
          failed: players.flatMap(({ failed }) => failed).toSorted((a, b) => a.at - b.at),
        };
      } finally {
        await store.close();
      }
    },
    close: async () => {
      stopped = true;
      for (const course of courses) course.close();
      await fleet.close();
      await playing;
      await taking;
      await local.close();
    },
  };
};
