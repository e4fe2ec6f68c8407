import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { failureScreen, plainScreen, progressBar } from '../../kernel/screens.ts';
import { type Timer, type Timers, within } from '../../kernel/timers.ts';
import { note, p } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Call } from '../call.ts';
import { logged, safeError } from '../wire.ts';

/** Faster work is answered without a progress bar. */
const QUIET_MS = 1_000;
/** Minimum time between two edits of a bar. */
const PACE_MS = 2_000;
/** Discord accepts edits of an answer for 15 minutes; the result must fit in as well. */
const MAX_JOB_MS = 12 * 60_000;

/** Interface of running work. */
export interface Job {
  /** Aborted when the user cancels, the bot ends or the time is up. */
  readonly signal: AbortSignal;
  /** Reports progress; throws once the job is cancelled. */
  readonly progress: (done: number, of: number) => void;
}

type Screens = readonly [first: Screen, ...more: readonly Screen[]];

interface RunningJob {
  readonly user: string;
  readonly locale: Locale;
  readonly title: string;
  readonly abort: AbortController;
  /** From 0 to 1. */
  share: number;
  /** Whether the message already says that the job was cancelled. */
  told: boolean;
}

const barScreen = (id: string, { locale, title, share }: RunningJob): Screen => {
  const { doing, cancel } = locale.screens.job;
  const said = doing(progressBar(share), Math.floor(100 * share));
  return plainScreen('wait', title, [p(said)], [[button(shortId('j', id, 0, 'cancel'), cancel)]]);
};

export const cancelledScreen = (locale: Locale): Screen =>
  plainScreen('over', locale.screens.job.cancelled, [p(locale.screens.job.cancelledText)]);

const endedScreen = (title: string, locale: Locale): Screen =>
  plainScreen('failed', title, [note(locale.screens.job.ended)]);

/**
 * Long work, one job per user: after a second its message shows a progress bar and a button that stops it. Only this process
 * knows the job; a Cancel click that reaches another process is passed on.
 */
export class Jobs {
  readonly #timers: Timers;
  readonly #log: Logger;
  readonly #running = new Map<string, RunningJob>();
  readonly #following = new Set<Promise<void>>();

  constructor(timers: Timers, log: Logger) {
    this.#timers = timers;
    this.#log = log;
  }

  /**
   * Does the work and answers with its result, privately; the answer replaces a bar once one is shown. Several screens become
   * several messages, for files that don't fit into one.
   */
  async run(call: Call, title: string, work: (job: Job) => Promise<Screen | Screens>): Promise<void> {
    const { user } = call.facts;
    if ([...this.#running.values()].some((one) => one.user === user)) {
      return call.tell(plainScreen('refused', title, [p(call.own.screens.job.busy)]));
    }
    const id = randomBytes(6).toString('hex');
    const job: RunningJob = {
      user,
      locale: call.own,
      title,
      abort: new AbortController(),
      share: 0,
      told: false,
    };
    this.#running.set(id, job);
    const limit = this.#timers.after(MAX_JOB_MS, () => {
      job.abort.abort();
    });
    const done = this.#done(id, job, limit, work);
    const soon = await within(this.#timers, QUIET_MS, done, null);
    if (soon !== null) {
      for (const screen of soon) await call.tell(screen);
      return;
    }
    const redraw = await call.replyLive(barScreen(id, job), 'private');
    const following = this.#follow(id, job, done, redraw)
      .then(async (more) => {
        for (const screen of more) await call.tell(screen);
      })
      .catch(logged(this.#log, 'warn', 'how far work is could not be shown', { user }))
      .finally(() => this.#following.delete(following));
    this.#following.add(following);
  }

  /** Returns whether it was cancelled now: false if it is over, or not this user's. */
  cancel(id: string, user: string): boolean {
    const job = this.#running.get(id);
    if (job?.user !== user || job.abort.signal.aborted) return false;
    job.told = true;
    job.abort.abort();
    return true;
  }

  /** Stops all work; the messages say so. */
  async close(): Promise<void> {
    for (const { abort } of this.#running.values()) abort.abort();
    await Promise.allSettled(this.#following);
  }

  /** The final screens of the work, even if it fails or is cancelled. */
  async #done(
    id: string,
    job: RunningJob,
    limit: Timer,
    work: (job: Job) => Promise<Screen | Screens>,
  ): Promise<Screens> {
    const { signal } = job.abort;
    const progress = (done: number, of: number): void => {
      signal.throwIfAborted();
      job.share = of === 0 ? 0 : Math.min(1, done / of);
    };
    try {
      const made = await work({ signal, progress });
      if (signal.aborted) return [endedScreen(job.title, job.locale)];
      return 'doc' in made ? [made] : made;
    } catch (error) {
      if (signal.aborted) return [endedScreen(job.title, job.locale)];
      this.#log.error({ user: job.user, error: safeError(error) }, 'work that was asked for failed');
      return [failureScreen(job.locale, error)];
    } finally {
      limit.cancel();
      this.#running.delete(id);
    }
  }

  /** Updates the bar, then replaces it with the first screen; returns the others. */
  async #follow(
    id: string,
    job: RunningJob,
    done: Promise<Screens>,
    redraw: (screen: Screen) => Promise<void>,
  ): Promise<readonly Screen[]> {
    let shown = job.share;
    for (;;) {
      const screens = await within(this.#timers, PACE_MS, done, null);
      if (screens !== null) {
        const [first, ...more] = screens;
        // The Cancel click was answered already, but an edit in progress may have overwritten that answer.
        await redraw(job.told ? cancelledScreen(job.locale) : first);
        return job.told ? [] : more;
      }
      if (job.told || job.share === shown) continue;
      shown = job.share;
      await redraw(barScreen(id, job)).catch(
        logged(this.#log, 'warn', 'a bar could not be moved', { user: job.user }),
      );
    }
  }
}
