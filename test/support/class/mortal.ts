/** A bot in its own process that may be killed and restarted on the same folder; keeps its log. */
import { once } from 'node:events';
import type { Local } from '../../../src/local/index.ts';
import { type Child, child } from '../child.ts';
import { MEMORY_FLAGS, type Memory } from '../memory.ts';
import type { Down } from './room.ts';

/** A process that runs the bot. */
export interface Mortal {
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown>;
  /** Its memory in MiB; null where it is not measured. */
  memory(): Promise<number | null>;
}

/** The bot of a simulated class through its deaths. */
export class Lives {
  readonly memory: number[] = [];
  readonly #downs: Down[];
  readonly #start: () => Promise<Mortal>;
  #bot: Mortal;

  /** `downs`: where its downtimes are noted, as the class needs them. */
  constructor(bot: Mortal, start: () => Promise<Mortal>, downs: Down[]) {
    this.#bot = bot;
    this.#start = start;
    this.#downs = downs;
  }

  async die(): Promise<void> {
    const down = { from: Date.now(), gone: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    this.#downs.push(down);
    await this.#bot.end('SIGKILL');
    down.gone = Date.now();
    this.#bot = await this.#start();
    down.to = Date.now();
  }

  async remember(): Promise<void> {
    const held = await this.#bot.memory();
    if (held !== null) this.memory.push(held);
  }

  async end(): Promise<void> {
    await this.remember();
    await this.#bot.end('SIGTERM');
  }
}

export interface Mortals {
  readonly start: () => Promise<Mortal>;
  /** Log lines of the ended processes. */
  readonly logged: readonly string[];
  /** End of each process's output, for diagnosis. */
  readonly printed: () => readonly string[];
  readonly end: () => Promise<void>;
}

/** `flags`: further flags of Node, beside those that report memory. */
export const mortalsOn = (
  { token, api }: Pick<Local, 'token' | 'api'>,
  folder: string,
  flags: readonly string[] = [],
): Mortals => {
  const logged: string[] = [];
  const bots: Child[] = [];
  return {
    logged,
    printed: () => bots.map((bot) => bot.output().slice(-2000)),
    start: async () => {
      const env = { DISCORD_TOKEN: token, DISCORD_API: api, DATA_DIR: folder, LOG_LEVEL: 'warn' };
      const bot = await child(env, /is on Discord/, [...MEMORY_FLAGS, ...flags]);
      bots.push(bot);
      return {
        end: async (signal) => {
          const code = await bot.end(signal);
          logged.push(
            ...bot
              .output()
              .split('\n')
              .filter((line) => line.startsWith('{')),
          );
          return code;
        },
        memory: async () => {
          const answer = once(bot.process, 'message');
          bot.process.send('memory?');
          return ((await answer)[0] as Memory).resident;
        },
      };
    },
    end: async () => {
      for (const bot of bots) await bot.end('SIGKILL');
    },
  };
};
