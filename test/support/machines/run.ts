/**
 * People play on several servers while the processes that serve them are killed, frozen, restarted and cut off. In the end everything
 * that anybody saw confirmed is there, once, in an order that explains what everybody saw.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, type Store } from '../../../src/app/open-store.ts';
import { parseId } from '../../../src/kernel/custom-id.ts';
import { type Local, type LocalOptions, startLocal } from '../../../src/local/index.ts';
import { NO_LIMITS } from '../players.ts';
import { random } from '../random.ts';
import { controlsOf, Scripted, textOf, until } from '../scripted.ts';
import { type Fleet, fleetOf, type Machine } from './fleet.ts';
import { faultsOfMatch, type StoredMatch } from './history.ts';
import { type Game, Player, revisionOn, type Unanswered } from './player.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** How long boards may take to show how things stand, once everything is calm. */
const SETTLE_MS = 60_000;
/** A shard that its process lost is another’s within this time. */
export const TAKEOVER_MS = 15_000;

const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface Program {
  /** Its `main.js`. */
  readonly main: string;
  remove(): void;
}

/** The built program; `built`: the folder where there is one already. */
export const buildProgram = (built: string | undefined): Program => {
  // Among the packages, which the program asks for.
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
  /** Resolves when everybody has had an answer to something that they pressed after `from`; gives how long that took. */
  allHeard(from: number): Promise<number>;
  /** From then on nobody presses any more, and nothing is done to any process. */
  stop(): Promise<void>;
  /** Looks whether everything is as it was confirmed. */
  judge(): Promise<Judged>;
  close(): Promise<void>;
}

export interface Judged {
  readonly faults: readonly string[];
  readonly matches: number;
  readonly presses: number;
  readonly confirmed: number;
  /** Clicks that failed, and when. */
  readonly failed: readonly Unanswered[];
}

export interface RunOptions {
  readonly database: string;
  readonly program: string;
  readonly players: number;
  readonly servers: number;
  readonly shards: number;
  readonly seed: number;
  readonly line?: string;
  readonly pauseMs?: number;
  /** Clicks come by HTTP, to all processes in turn. */
  readonly byHttp?: boolean;
  readonly limits?: LocalOptions['limits'];
  readonly env?: Readonly<Record<string, string>>;
}

/** A game's boards, as its channel shows them. */
const boardsOf = (player: Player, { match }: Game): StoredMatch['boards'] =>
  player.person.messages().flatMap((message) => {
    const own = controlsOf(message).some(({ id }) => {
      const parts = parseId(id);
      return parts?.id === match && (parts.kind === 'm' || parts.kind === 'r');
    });
    return own && message.ephemeralFor === null ? [{ revision: revisionOn(textOf(message)) }] : [];
  });

const storedOf = async (store: Store, player: Player, game: Game): Promise<StoredMatch> => {
  const record = await store.matches.load(game.match);
  if (record === null) return { match: `${game.match} (not stored)`, moves: [], boards: [] };
  const { seats } = record.opening;
  const moves = record.events.flatMap((event) =>
    event.kind === 'move'
      ? [{ by: seats[event.seat]?.kind === 'bot' ? ('bot' as const) : ('player' as const) }]
      : [],
  );
  return {
    match: game.match,
    moves: moves.map(({ by }, at) => ({ revision: at + 1, by })),
    boards: boardsOf(player, game),
  };
};

const faultsOf = async (store: Store, players: readonly Player[]): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const player of players)
    for (const game of player.games) {
      const presses = player.presses.filter(({ did }) => did.match === game.match);
      faults.push(...faultsOfMatch(await storedOf(store, player, game), presses));
    }
  return faults;
};

/** Starts the people; the processes are whoever calls this to start. */
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
  const players = Array.from({ length: options.players }, (_, at) => {
    const server = at % servers;
    const channel = server === 0 ? 'games' : `games-${server + 1}`;
    // Their boards are read in English: every second one of the crowd reads Chinese.
    return new Player(new Scripted(local.world, `Student ${2 * at + 1}`, channel), line, chance);
  });
  let stopped = false;
  let playing: Promise<unknown> | null = null;
  const start = fleet.start;
  const started: Fleet = {
    ...fleet,
    start: async (name, more): Promise<Machine> => {
      const machine = await start(name, more);
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
    allHeard: async (from) => {
      await until(
        () =>
          players.every(({ presses }) => presses.some((one) => one.called > from && one.answered !== null)),
        'an answer for everybody',
        2 * TAKEOVER_MS,
      );
      return performance.now() - from;
    },
    stop: async () => {
      stopped = true;
      await playing;
    },
    judge: async () => {
      const store = await openStore(database);
      try {
        let faults = await faultsOf(store, players);
        for (let waited = 0; faults.length > 0 && waited < SETTLE_MS; waited += 1_000) {
          await wait(1_000);
          faults = await faultsOf(store, players);
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
      await fleet.close();
      await playing;
      await local.close();
    },
  };
};
