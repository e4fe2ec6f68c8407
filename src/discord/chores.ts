import { Ticker, type Timer } from '../kernel/timers.ts';
import type { Bot } from './bot.ts';
import type { DailyPosts } from './live/daily-posts.ts';
import { safeError } from './wire.ts';

/** Interval of the check whether the process was suspended. */
const LOOK_INTERVAL_MS = 1_000;
/** Interval of the check of challenges and clocks. */
const TICK_INTERVAL_MS = 5_000;
/** Interval at which unused answers and pictures are dropped, so they live a minute or two after their last use. */
const REST_INTERVAL_MS = 60_000;
/** Interval at which data past their server's retention time are deleted. */
export const FORGET_INTERVAL_MS = 60 * 60 * 1000;

/** Periodic jobs: clocks, boards that are behind, practice reviews, daily posts and deletion of old data. */
export class Chores {
  readonly #bot: Bot;
  readonly #connected: () => boolean;
  #timers: readonly Timer[] = [];
  #repairing: Promise<void> = Promise.resolve();
  #ticker: Ticker | null = null;
  #posting: Promise<void> | null = null;
  readonly #posts: DailyPosts;

  /** `connected`: whether clicks arrive. */
  constructor(bot: Bot, connected: () => boolean, posts: DailyPosts) {
    this.#bot = bot;
    this.#posts = posts;
    this.#connected = connected;
  }

  start(): void {
    const { app, pictures, timers } = this.#bot;
    this.repair();
    void this.#forget();
    this.#timers = [
      timers.every(FORGET_INTERVAL_MS, () => void this.#forget()),
      timers.every(REST_INTERVAL_MS, () => {
        app.analyses.rest();
        app.inquiries.rest();
        pictures?.rest?.();
      }),
      timers.every(LOOK_INTERVAL_MS, () => {
        app.housekeeping.look();
      }),
    ];
    this.#ticker = new Ticker(timers, TICK_INTERVAL_MS, () => this.#tick());
  }

  /** Starts nothing more; resolves once the running tick has ended. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    await Promise.all([this.#ticker?.stop(), this.#posting]);
  }

  async #attempt(what: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#bot.log.error({ error: safeError(error) }, what);
    }
  }

  /** Redraws boards that are behind, outside the ticks: a slow Discord must not delay clocks and clicks. */
  repair(): void {
    const { app, boards } = this.#bot;
    if (!app.housekeeping.isBehind()) return;
    this.#repairing = this.#repairing.then(() =>
      this.#attempt('boards that are behind could not be looked for', () =>
        boards.repair((after) => app.housekeeping.behind(after)),
      ),
    );
  }

  async #tick(): Promise<void> {
    await this.#attempt('clocks could not be looked after', () => this.#lookAfterClocks());
    // Outside the ticks, like repairs.
    if (this.#connected())
      this.#posting ??= this.#attempt('daily puzzles could not be posted', () => this.#posts.post()).finally(
        () => {
          this.#posting = null;
        },
      );
    // Without incoming clicks there is no practice either.
    if (this.#connected() && this.#isFirst)
      await this.#attempt('practice could not be fed', () => this.#bot.app.practice.settle());
  }

  async #lookAfterClocks(): Promise<void> {
    const { app, boards } = this.#bot;
    // Without incoming clicks no clock runs.
    if (!this.#connected()) {
      app.housekeeping.away();
      return;
    }
    for (const live of await app.housekeeping.tick()) boards.redraw(live.match.id);
    await boards.write();
    this.repair();
    await app.housekeeping.warn((live) => boards.notices.warn(live));
    await app.housekeeping.call((due) => boards.notices.call(due));
  }

  /** Jobs that only one process may do belong to the one that handles direct messages. */
  get #isFirst(): boolean {
    return this.#bot.processes.isMine(null);
  }

  async #forget(): Promise<void> {
    const { app, log } = this.#bot;
    if (!this.#isFirst) return;
    await this.#attempt('what is past its time could not be forgotten', async () => {
      const gone = await app.retention.forget();
      if (Object.values(gone).some((count) => count > 0))
        log.info(gone, 'what is past its time was forgotten');
      await app.storm.forget();
      await this.#bot.processes.rest();
      await app.progress.close();
      const sessions = await app.practice.forget();
      if (sessions > 0) log.info({ sessions }, 'old sessions of practice were forgotten');
    });
  }
}
