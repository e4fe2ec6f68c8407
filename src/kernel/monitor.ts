/** Result of an interaction for the user. */
export type Ending = 'answered' | 'refused' | 'failed';

/** Finished interaction. */
export interface ServedInteraction {
  /** Command name, or kind and verb of a control: never typed text. */
  readonly what: string;
  readonly outcome: Ending;
  /** Time from its arrival until Discord had the first answer; null: none. */
  readonly firstMs: number | null;
}

/** Hooks for operators' metrics. Every method is cheap and never throws. */
export interface Monitor {
  served(interaction: ServedInteraction): void;
  /** Called with the HTTP status when Discord answers a request of the bot. */
  requested(status: number): void;
  /** Called when discord.js delays a request because of a rate limit. */
  rateLimited(): void;
}

/** Monitor that records nothing. */
export const UNWATCHED: Monitor = {
  served: () => undefined,
  requested: () => undefined,
  rateLimited: () => undefined,
};

/** Load of a thread pool. */
export interface PoolLoad {
  readonly threads: number;
  readonly waiting: number;
  readonly done: number;
}
