import type { Logger } from 'pino';
import { recall } from '../../engine/core/maps.ts';
import type { Screen } from '../../kernel/screen.ts';
import type { Timers } from '../../kernel/timers.ts';
import type { QuizId, QuizView } from '../../learn/model/assignment.ts';
import { atOwnPace } from '../../learn/model/policy.ts';
import type { Locale } from '../../texts/locale.ts';
import { type Credentials, safeError, type Wire } from '../wire.ts';
import { privateDelivery } from './live-message.ts';

/** How long a panel is redrawn: a little less than the 15 minutes in which Discord accepts edits by a click's token. */
const LIFETIME_MS = 14 * 60_000;

/** A panel to redraw: its teacher, and how to draw it. */
export interface Follower {
  readonly user: string;
  /** Credentials of the click or command that opened the panel. */
  readonly by: Credentials;
  readonly locale: Locale;
  /** The screen shown at first. */
  readonly screen: Screen;
  readonly draw: (view: QuizView) => Promise<Screen>;
}

interface FollowedPanel extends Follower {
  /** Steady-clock time. */
  readonly until: number;
  /** The screen shown now, as JSON, to skip equal ones. */
  shown: string;
  /** A newer state of the quiz, not drawn yet. */
  next: QuizView | null;
  running: Promise<void> | null;
  /** The panel says what an exam waits for, so it is redrawn while positions and pictures are made. */
  waits: boolean;
}

/**
 * Redraws teachers' panels as answers come in and exams get ready: each teacher's last panel of a quiz, as long as Discord
 * accepts edits by the click that drew it.
 */
export class Panels {
  readonly #wire: Wire;
  readonly #log: Logger;
  readonly #timers: Timers;
  readonly #open = new Map<QuizId, Map<string, FollowedPanel>>();

  constructor(wire: Wire, log: Logger, timers: Timers) {
    this.#wire = wire;
    this.#log = log;
    this.#timers = timers;
  }

  /** Starts redrawing a panel that was just shown. */
  follow(view: QuizView, follower: Follower): void {
    this.#forgetOld();
    const { id } = view.quiz;
    recall(this.#open, id, () => new Map<string, FollowedPanel>()).set(follower.user, {
      ...follower,
      until: this.#timers.steady() + LIFETIME_MS,
      shown: JSON.stringify(follower.screen),
      next: null,
      running: null,
      waits: waits(view),
    });
  }

  /** Stops redrawing a panel, since its message will show something else; resolves once a running edit has arrived. */
  async leave(id: QuizId, user: string): Promise<void> {
    const followed = this.#open.get(id)?.get(user);
    if (followed === undefined) return;
    this.#drop(id, followed);
    await followed.running;
  }

  has(id: QuizId): boolean {
    return this.#open.has(id);
  }

  redraw(view: QuizView): void {
    this.#forgetOld();
    for (const followed of this.#open.get(view.quiz.id)?.values() ?? []) {
      followed.next = view;
      followed.waits = waits(view);
      followed.running ??= this.#run(view.quiz.id, followed).finally(() => {
        followed.running = null;
      });
    }
  }

  /** Quizzes with a panel that says what their exam waits for. */
  waiting(): readonly QuizId[] {
    this.#forgetOld();
    return [...this.#open].flatMap(([id, of]) => ([...of.values()].some((one) => one.waits) ? [id] : []));
  }

  /** Starts nothing more; resolves once running drawings have ended. */
  async close(): Promise<void> {
    const running = [...this.#open.values()].flatMap((of) =>
      [...of.values()].flatMap((one) => (one.running === null ? [] : [one.running])),
    );
    this.#open.clear();
    await Promise.allSettled(running);
  }

  async #run(id: QuizId, followed: FollowedPanel): Promise<void> {
    try {
      for (let view = followed.next; view !== null && this.#has(id, followed); view = followed.next) {
        followed.next = null;
        const screen = await followed.draw(view);
        const shown = JSON.stringify(screen);
        if (shown !== followed.shown && this.#has(id, followed)) {
          await this.#wire.editAnswer(followed.by, privateDelivery(screen, followed.locale));
          followed.shown = shown;
        }
        if (view.quiz.phase === 'over') this.#drop(id, followed);
      }
    } catch (error) {
      // Dismissed or too old: the teacher opens a new one by a command.
      this.#drop(id, followed);
      this.#log.info({ quiz: id, error: safeError(error) }, 'a panel is not drawn by itself any more');
    }
  }

  #has(id: QuizId, followed: FollowedPanel): boolean {
    return this.#open.get(id)?.get(followed.user) === followed;
  }

  #drop(id: QuizId, followed: FollowedPanel): void {
    if (!this.#has(id, followed)) return;
    const of = this.#open.get(id);
    of?.delete(followed.user);
    if (of?.size === 0) this.#open.delete(id);
  }

  #forgetOld(): void {
    const now = this.#timers.steady();
    for (const [id, of] of this.#open)
      for (const followed of of.values()) if (followed.until < now) this.#drop(id, followed);
  }
}

const waits = ({ quiz }: QuizView): boolean =>
  atOwnPace(quiz) && quiz.phase !== 'over' && (quiz.phase === 'lobby' || !quiz.prepared);
