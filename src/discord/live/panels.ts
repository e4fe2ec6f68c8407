import type { Logger } from 'pino';
import { atOwnPace } from '../../app/class/policy.ts';
import { type QuizId, type QuizView } from '../../app/class/quiz.ts';
import type { Timers } from '../../app/timers.ts';
import type { Locale } from '../../locale/locale.ts';
import { present } from '../message/present.ts';
import type { Screen } from '../message/screen.ts';
import { type Credentials, safeError, type Wire } from '../wire.ts';

/** Discord takes edits by a click for 15 minutes; in milliseconds, with time to spare. */
const LIFE = 14 * 60_000;

/** Whose panel it is, and what draws it. */
export interface Follower {
  readonly user: string;
  /** Of the click or command that was answered with the panel. */
  readonly by: Credentials;
  readonly locale: Locale;
  /** What was shown. */
  readonly screen: Screen;
  readonly draw: (view: QuizView) => Promise<Screen>;
}

interface Followed extends Follower {
  /** By the steady clock. */
  readonly until: number;
  /** As JSON: what is there already is not sent again. */
  shown: string;
  /** How it stands, where that is not drawn yet. */
  next: QuizView | null;
  running: Promise<void> | null;
  /** Positions and pictures are made while nothing else happens: it is looked at again and again. */
  waits: boolean;
}

/**
 * Teachers' panels go on by themselves: answers that open, come in and close, and what an exam still waits for. One panel of a
 * quiz for each teacher, the last one, for as long as Discord takes edits by the click that drew it.
 */
export class Panels {
  readonly #wire: Wire;
  readonly #log: Logger;
  readonly #timers: Timers;
  readonly #open = new Map<QuizId, Map<string, Followed>>();

  constructor(wire: Wire, log: Logger, timers: Timers) {
    this.#wire = wire;
    this.#log = log;
    this.#timers = timers;
  }

  /** From now on the panel that was just shown is drawn by itself. */
  follow(view: QuizView, follower: Follower): void {
    this.#forgetOld();
    const { id } = view.quiz;
    const of = this.#open.get(id) ?? new Map<string, Followed>();
    of.set(follower.user, {
      ...follower,
      until: this.#timers.steady() + LIFE,
      shown: JSON.stringify(follower.screen),
      next: null,
      running: null,
      waits: waits(view),
    });
    this.#open.set(id, of);
  }

  /** Something else is to be shown there; resolves when an edit that is on its way has arrived. */
  async leave(id: QuizId, user: string): Promise<void> {
    const followed = this.#open.get(id)?.get(user);
    if (followed === undefined) return;
    this.#drop(id, followed);
    await followed.running;
  }

  /** Draws the panels of a quiz as it stands. */
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

  /** Quizzes with a panel that says what an exam waits for. */
  waiting(): readonly QuizId[] {
    this.#forgetOld();
    return [...this.#open].flatMap(([id, of]) => ([...of.values()].some((one) => one.waits) ? [id] : []));
  }

  /** Draws nothing more; resolves when what had begun is done. */
  async close(): Promise<void> {
    const running = [...this.#open.values()].flatMap((of) =>
      [...of.values()].flatMap((one) => (one.running === null ? [] : [one.running])),
    );
    this.#open.clear();
    await Promise.allSettled(running);
  }

  async #run(id: QuizId, followed: Followed): Promise<void> {
    try {
      for (let view = followed.next; view !== null && this.#has(id, followed); view = followed.next) {
        followed.next = null;
        const screen = await followed.draw(view);
        const shown = JSON.stringify(screen);
        if (shown !== followed.shown && this.#has(id, followed)) {
          const { cut, cutFile } = followed.locale.screens;
          const message = present(screen, { cut, file: cutFile });
          await this.#wire.editAnswer(followed.by, { ...message, audience: 'private' });
          followed.shown = shown;
        }
        if (view.quiz.phase === 'over') this.#drop(id, followed);
      }
    } catch (error) {
      // Dismissed, or too old: the teacher has it anew by a command.
      this.#drop(id, followed);
      this.#log.info({ quiz: id, error: safeError(error) }, 'a panel is not drawn by itself any more');
    }
  }

  #has(id: QuizId, followed: Followed): boolean {
    return this.#open.get(id)?.get(followed.user) === followed;
  }

  #drop(id: QuizId, followed: Followed): void {
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

const waits = ({ quiz }: QuizView): boolean => quiz.phase === 'lobby' && atOwnPace(quiz);
