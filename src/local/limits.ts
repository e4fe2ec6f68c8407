/** The numbers of the loopback Discord, all of which a test may change, and its clock. */

/** How many requests of one bucket fit in one window. */
export interface Bucket {
  readonly limit: number;
  readonly windowMs: number;
}

export interface Limits {
  /** The first answer to an interaction must come within this time. */
  readonly answerMs: number;
  /** An interaction's token can be used for this long. */
  readonly tokenMs: number;
  /** All requests with the bot's token together; those by an interaction's token are exempt, as on Discord. */
  readonly global: Bucket;
  /** Per channel: new messages, and edits, each. */
  readonly channelMessages: Bucket;
  /** Per interaction token: follow-ups and edits. */
  readonly webhook: Bucket;
  /** Every other route with the same major parameter. */
  readonly other: Bucket;
  readonly heartbeatMs: number;
  /** A dropped gateway session can be resumed for this long. */
  readonly resumeMs: number;
  /** Events kept for a replay. */
  readonly replayEvents: number;
  readonly attachmentBytes: number;
  /** How many connections Discord asks the bot for: one for each 2,500 servers begun. */
  readonly shards: number;
  /** Shards that may identify in one window, one of each number modulo this. */
  readonly maxConcurrency: number;
  /** The window, in milliseconds: 5,000 on Discord; 0, so that a bot can start again at once: nobody looks at it. */
  readonly identifyMs: number;
  /** How many servers the bot is a member of, from one shard to the next; the page shows the first. */
  readonly servers: number;
  /** The bot was brought along by a person and is a member of nothing: it may answer, and do nothing of its own accord. */
  readonly guest: boolean;
  /** Whether the bot has the permission to make events. */
  readonly events: boolean;
}

/** Discord's published numbers, or where it publishes none, what its headers usually say. */
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

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Run later; returns the function that calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
