/**
 * Preloaded into the bot's process: reports on demand how long the event loop was blocked, how much of that the main thread
 * worked or waited for a processor, and memory after a collection (`--expose-gc`). With the file name `GAUGE_PROFILE` it
 * writes the functions that ran while the loop was blocked.
 */
import { writeFileSync } from 'node:fs';
import { mainThreadTime, type ThreadTime } from '../../../src/worker/thread-time.ts';
import { heaviestCalls, startProfile } from './profile.ts';

/** A time for which the event loop was blocked, in milliseconds; null where the system does not tell. */
export interface Stall {
  readonly ms: number;
  /** Processor time of the main thread. */
  readonly busy: number | null;
  /** Time the main thread waited for a processor. */
  readonly starved: number | null;
}

export interface Gauged {
  /** Stalls of `STALL_MS` or more since the last request, longest first. */
  readonly stalls: readonly Stall[];
  /** Longest delay of the event loop since then, in milliseconds. */
  readonly longest: number;
  /** Processor seconds of all threads so far. */
  readonly processor: number;
  /** Processor milliseconds of the main thread so far; null where the system does not tell. */
  readonly main: number | null;
  /** MiB of JavaScript objects of the main thread, of their external memory, and of the whole process, now and at peak. */
  readonly heap: number;
  readonly external: number;
  readonly resident: number;
  readonly peak: number;
}

const MIB = 2 ** 20;
/** Milliseconds between looks at the clock. */
const RESOLUTION = 5;
/** Least length of a stall, in milliseconds. */
const STALL_MS = 50;

const profile = process.env['GAUGE_PROFILE'];
const stopProfile = profile === undefined ? null : startProfile();

interface Stretch extends Stall {
  /** Monotonic clock, in microseconds. */
  readonly from: number;
  readonly to: number;
}

const all: Stretch[] = [];
let told = 0;
let longest = 0;
let at = process.hrtime.bigint();
const threadTime = (): ThreadTime | null => mainThreadTime?.() ?? null;
let times = threadTime();
/** Measures the delay since the last look, and the thread's work in it. */
const look = (): void => {
  const now = process.hrtime.bigint();
  const ms = Number(now - at) / 1e6 - RESOLUTION;
  const before = times;
  times = threadTime();
  longest = Math.max(longest, ms);
  if (ms >= STALL_MS)
    all.push({
      ms,
      busy: before === null || times === null ? null : times.worked - before.worked,
      starved: before === null || times === null ? null : times.starved - before.starved,
      from: Number(at / 1000n),
      to: Number(now / 1000n),
    });
  at = now;
};
setInterval(look, RESOLUTION).unref();

process.on('message', (what) => {
  look();
  const stalls = all
    .slice(told)
    .map(({ ms, busy, starved }) => ({ ms, busy, starved }))
    .toSorted((a, b) => b.ms - a.ms);
  told = all.length;
  const most = longest;
  longest = 0;
  if (what === 'collect') globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauged: Gauged = {
    stalls,
    longest: most,
    processor: (user + system) / 1e6,
    main: threadTime()?.worked ?? null,
    heap: heapUsed / MIB,
    external: external / MIB,
    resident: rss / MIB,
    peak: process.resourceUsage().maxRSS / 1024,
  };
  process.send?.(gauged);
  // A collection on demand is not the bot's delay.
  at = process.hrtime.bigint();
  times = threadTime();
});
// The channel to the parent alone keeps no process alive.
process.channel?.unref();

process.once('exit', () => {
  const recorded = stopProfile?.();
  if (profile === undefined || recorded === undefined) return;
  const lines = all
    .toSorted((a, b) => (b.busy ?? b.ms) - (a.busy ?? a.ms))
    .map(
      (one) =>
        `${one.ms.toFixed(0)} ms, processor ${one.busy?.toFixed(0)}, starved ${one.starved?.toFixed(0)}\n${heaviestCalls(recorded, one.from, one.to)}\n`,
    );
  writeFileSync(profile, lines.join('\n'));
});
