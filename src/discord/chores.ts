import type { Timer } from '../kernel/timers.ts';
import type { Bot } from './bot.ts';
import type { DailyPosts } from './live/daily-posts.ts';
import { safeError } from './wire.ts';

/** How often the clocks look whether the process stood still. */
const LOOK_INTERVAL_MS = 1_000;
/** How often challenges and clocks are looked after. */
const TICK_INTERVAL_MS = 5_000;
/** How often answers and pictures are forgotten that nobody wanted since: they are kept for a minute or two after that. */
const REST_INTERVAL_MS = 60_000;
/** How often what servers do not want kept is deleted. */
export const FORGET_INTERVAL_MS = 60 * 60 * 1000;

/** What the bot does without being asked: clocks, boards that are behind, practice, and what is to be forgotten. */
export class Chores {
  readonly #bot: Bot;
  readonly #connected: () => boolean;
  #timers: readonly Timer[] = [];
  #repairing: Promise<void> = Promise.resolve();
  #ticking: Promise<void> | null = null;
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
      timers.every(TICK_INTERVAL_MS, () => {
        this.#ticking ??= this.#tick().finally(() => {
          this.#ticking = null;
        });
      }),
    ];
  }

  /** Begins nothing more; resolves when the tick under way is done. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) timer.cancel();
    await Promise.all([this.#ticking, this.#posting]);
  }

  async #attempt(what: string, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.#bot.log.error({ error: safeError(error) }, what);
    }
  }

  /** Draws the boards that are behind, beside the ticks: where Discord is slow, clocks and clicks go on. */
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
    // Beside the ticks, as repairs are.
    if (this.#connected())
      this.#posting ??= this.#attempt('daily puzzles could not be posted', () => this.#posts.post()).finally(
        () => {
          this.#posting = null;
        },
      );
    // While nobody's clicks arrive nobody practises either.
    if (this.#connected() && this.#isFirst)
      await this.#attempt('practice could not be fed', () => this.#bot.app.practice.settle());
  }

  async #lookAfterClocks(): Promise<void> {
    const { app, boards } = this.#bot;
    // While nobody's clicks arrive nobody's time runs.
    if (!this.#connected()) {
      app.housekeeping.away();
      return;
    }
    for (const live of await app.housekeeping.tick()) boards.redraw(live.match.id);
    await app.housekeeping.warn((live) => boards.notices.warn(live));
    await app.housekeeping.call((due) => boards.notices.call(due));
    await boards.write();
    this.repair();
  }

  /** What is done once, however many processes there are, is done by the one that has the direct messages. */
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
