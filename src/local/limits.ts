/** Limits of the loopback Discord, which tests may change, and its clock. */

/** Requests of one bucket in one window. */
export interface Bucket {
  readonly limit: number;
  readonly windowMs: number;
}

export interface Limits {
  /** Time for the first answer to an interaction. */
  readonly answerMs: number;
  /** Life of an interaction's token. */
  readonly tokenMs: number;
  /** All requests with the bot's token; those with an interaction's token are exempt, as on Discord. */
  readonly global: Bucket;
  /** Per channel, counted separately: new messages, and edits. */
  readonly channelMessages: Bucket;
  /** Per interaction token: follow-ups and edits. */
  readonly webhook: Bucket;
  /** Every other route with the same major parameter. */
  readonly other: Bucket;
  readonly heartbeatMs: number;
  /** Time in which a dropped gateway session can be resumed. */
  readonly resumeMs: number;
  /** Events kept for a replay. */
  readonly replayEvents: number;
  readonly attachmentBytes: number;
  /** Connections Discord asks of the bot: one for each 2,500 servers begun. */
  readonly shards: number;
  /** Shards that may identify in one window, one for each number modulo this. */
  readonly maxConcurrency: number;
  /** Length of that window, in milliseconds: 5,000 on Discord; 0 lets a bot start again at once. */
  readonly identifyMs: number;
  /** Servers the bot belongs to, spread over the shards; the page shows the first. */
  readonly servers: number;
  /** User-installed: the bot belongs to no server; it may answer, but do nothing by itself. */
  readonly guest: boolean;
  /** Whether the bot may create events. */
  readonly events: boolean;
}

/** Discord's published numbers; where it publishes none, those that its headers usually have. */
export const DISCORD_LIMITS: Limits = {
  answerMs: 3_000,
  tokenMs: 15 * 60_000,
  global: { limit: 50, windowMs: 1_000 },
  channelMessages: { limit: 5, windowMs: 5_000 },
  webhook: { limit: 5, windowMs: 2_000 },
  other: { limit: 50, windowMs: 1_000 },
  heartbeatMs: 41_250,
  resumeMs: 5 * 60_000,
  replayEvents: 5_000,
  attachmentBytes: 10 * 1024 * 1024,
  shards: 1,
  maxConcurrency: 1,
  identifyMs: 0,
  servers: 1,
  guest: false,
  events: true,
};

export interface LocalClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` after `ms`; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: LocalClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
