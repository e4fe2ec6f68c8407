/** How an interaction ended for the user. */
export type Ending = 'answered' | 'refused' | 'failed';

/** An interaction that has ended. Times in milliseconds since it arrived. */
export interface ServedInteraction {
  /** A command's name or a control's kind and verb: never what was typed. */
  readonly what: string;
  readonly outcome: Ending;
  /** When Discord had the first answer; null: it got none. */
  readonly firstMs: number | null;
  readonly totalMs: number;
}

/** What an operator watches. Every method is cheap and throws nothing. */
export interface Monitor {
  readonly served: (interaction: ServedInteraction) => void;
  /** Discord answered a request of the bot's; the HTTP status. */
  readonly requested: (status: number) => void;
  /** discord.js holds a request back until Discord allows it. */
  readonly rateLimited: () => void;
}

/** Nobody watches. */
export const UNWATCHED: Monitor = {
  served: () => undefined,
  requested: () => undefined,
  rateLimited: () => undefined,
};

/** What waits for a pool of threads, and what it has done. */
export interface PoolLoad {
  readonly threads: number;
  readonly waiting: number;
  readonly done: number;
}
