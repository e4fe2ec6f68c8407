import type { Logger } from 'pino';
import type { MemberLookup } from '../../app/class/actor.ts';
import type { PaperView } from '../../app/class/attempt.ts';
import type { Classes } from '../../app/class/classes.ts';
import { atOwnPace } from '../../app/class/policy.ts';
import {
  FINAL,
  LOBBY,
  OWN,
  type QuizBoard,
  type QuizId,
  type QuizRecord,
  type QuizView,
  questionOf,
} from '../../app/class/quiz.ts';
import { type Timer, type Timers, within } from '../../app/timers.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Pictures } from '../../picture/pictures.ts';
import type { LanguageResolver } from '../language-resolver.ts';
import { parseId } from '../message/custom-id.ts';
import { controlsOf, type Screen } from '../message/screen.ts';
import { reminderScreen } from '../screens/coursework.ts';
import { codeOf, safeError, type Wire } from '../wire.ts';
import { publicDelivery } from './delivery.ts';
import { CHANNEL_GONE, NO_PERMISSION, POST_ANEW, UNREACHABLE } from './discord-error-codes.ts';
import { Paced } from './paced.ts';
import { Panels } from './panels.ts';
import { Prerender, type Unready } from './prerender.ts';
import { QuizScreens } from './quiz-screens.ts';

/** Waits before another try after a failure that may pass. */
const RETRY_MS = [2_000, 8_000];
const RETRY_LAST_MS = 30_000;
/** A class waits for its board: tries go on for some ten minutes. */
const MAX_TRIES = 20;
/** Interval at which deadlines are checked. */
const TICK_MS = 1_000;
/** How long a teacher waits to hear whether the channel is closed. */
const FIRST_WAIT_MS = 3_000;

const showsOf = (quiz: QuizRecord): number => {
  if (quiz.phase === 'over') return FINAL;
  if (atOwnPace(quiz) && quiz.phase === 'open') return OWN;
  return questionOf(quiz) ?? LOBBY;
};

export interface QuizzesDeps {
  readonly wire: Wire;
  readonly classes: Classes;
  readonly tongues: LanguageResolver;
  readonly log: Logger;
  readonly pictures: Pictures | null;
  readonly standing: MemberLookup;
  /** Whether clicks can arrive. */
  readonly connected: () => boolean;
  readonly timers: Timers;
}

/** The channel's side of quizzes: lobby, questions and answers, each question a message of its own; and their clock. */
export class Quizzes {
  /** Teachers' panels, which follow it. */
  readonly panels: Panels;
  readonly #wire: Wire;
  readonly #classes: Classes;
  readonly #tongues: LanguageResolver;
  readonly #log: Logger;
  readonly #standing: MemberLookup;
  readonly #connected: () => boolean;
  readonly #screens: QuizScreens;
  readonly #paced: Paced<QuizId>;
  /** Those that Discord last refused to show in their channel. */
  readonly #unseen = new Set<QuizId>();
  /** Those of which a message may have been posted that nobody wrote down: by the process before, or by a request without an answer. */
  readonly #unsure = new Set<QuizId>();
  /** Those that were refused with a picture: it may be files alone that the bot may not send there. */
  readonly #pictureless = new Set<QuizId>();
  readonly #timers: Timers;
  #timer: Timer | null = null;
  #ticking: Promise<void> | null = null;
  /** What goes on beside the ticks, by what is logged where it fails. */
  readonly #jobs = new Map<string, Promise<void>>();
  readonly #prerender: Prerender | null;

  constructor(deps: QuizzesDeps) {
    const { wire, classes, tongues, log, pictures, timers } = deps;
    this.panels = new Panels(wire, log, timers);
    this.#connected = deps.connected;
    this.#standing = deps.standing;
    this.#wire = wire;
    this.#classes = classes;
    this.#tongues = tongues;
    this.#log = log;
    this.#timers = timers;
    this.#prerender = pictures === null ? null : new Prerender(classes.papers, tongues, pictures);
    this.#paced = new Paced(timers, (id, tries) => this.#draw(id, tries));
    this.#screens = new QuizScreens({ classes, log, pictures, timers }, (id) => {
      this.redraw(id);
    });
  }

  /** Draws what was going on before the start, and from now on lets time do what it has to. */
  async start(): Promise<void> {
    for (const id of await this.#classes.wake()) {
      this.#unsure.add(id);
      // The process before this one may have drawn a moment ago.
      this.#paced.drawn(id);
      this.redraw(id);
    }
    this.#timer = this.#timers.every(TICK_MS, () => {
      this.#ticking ??= this.#tick().finally(() => {
        this.#ticking = null;
      });
    });
  }

  /** Draws soon how the quiz stands then. */
  redraw(id: QuizId): void {
    this.#paced.redraw(id);
  }

  /** Draws it now where it was not drawn a moment ago, and waits for that: whether it can be seen in its channel. */
  async first(id: QuizId): Promise<void> {
    await within(this.#timers, FIRST_WAIT_MS, this.#paced.settled([id]), undefined);
  }

  /** Whether its channel is gone or closed to the bot, so that nobody sees how it stands. It is tried again. */
  unseen(id: QuizId): boolean {
    return this.#unseen.has(id);
  }

  /** Draws nothing more; resolves when what had begun is done. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#prerender?.close();
    await Promise.allSettled([
      this.#paced.close(),
      this.#ticking,
      ...this.#jobs.values(),
      this.panels.close(),
    ]);
  }

  readonly #failed = (id: QuizId, error: unknown): void => {
    this.#log.error({ quiz: id, error: safeError(error) }, 'a quiz could not be looked after');
  };

  async #tick(): Promise<void> {
    try {
      // While nobody's clicks arrive nobody's time runs.
      if (!this.#connected()) {
        this.#classes.asleep();
        return;
      }
      for (const id of await this.#classes.tick(this.#standing, this.#failed)) this.redraw(id);
      // Making everybody's questions takes longer than a tick, and so may Discord.
      this.#beside('channels could not be reminded', async () => {
        for (const quiz of await this.#classes.reminders()) await this.#remind(quiz);
      });
      this.#beside('questions could not be prepared', async () => {
        for (const id of await this.#classes.prepare(this.#failed)) this.joined(id);
        await this.#prerender?.run();
      });
      this.#beside('panels could not be drawn', async () => {
        for (const id of this.panels.waiting()) await this.#panel(id);
      });
      this.#beside('more positions could not be made', async () => {
        for (const id of await this.#classes.grow()) this.joined(id);
      });
    } catch (error) {
      this.#log.error({ error: safeError(error) }, 'quizzes could not be looked after');
    }
  }

  /** Begins a job that no tick waits for, unless it is still at it; `failure` names it in the log. */
  #beside(failure: string, job: () => Promise<void>): void {
    if (this.#jobs.has(failure)) return;
    const run = job()
      .catch((error: unknown) => {
        this.#log.error({ error: safeError(error) }, failure);
      })
      .finally(() => this.#jobs.delete(failure));
    this.#jobs.set(failure, run);
  }

  /** For how many of those who joined an exam positions and pictures are still made; none once it began. They come next. */
  async unready(id: QuizId): Promise<Unready> {
    if (this.#prerender !== null) return this.#prerender.unready(id);
    const ahead = await this.#classes.papers.ahead(id);
    return { drawing: 0, making: ahead?.unseated ?? 0 };
  }

  /** Somebody joined: before an exam starts, their questions are drawn. */
  joined(id: QuizId): void {
    this.redraw(id);
    this.#prerender?.request(id);
  }

  /** Somebody reads a page of their own paper: how far everybody is is drawn soon, and the page that follows ahead. */
  read(view: PaperView, locale: Locale): void {
    this.redraw(view.quiz.id);
    this.#prerender?.drawNext(view, locale).catch((error: unknown) => {
      this.#log.warn({ quiz: view.quiz.id, error: safeError(error) }, 'a page could not be drawn ahead');
    });
  }

  async #remind(quiz: QuizRecord): Promise<void> {
    try {
      const locale = await this.#tongues.house(quiz.guild, null, quiz.teacher ?? '');
      const screen = reminderScreen(quiz, await this.#classes.papers.progress(quiz.id), locale);
      await this.#wire.post(quiz.channel, publicDelivery(screen, locale));
    } catch (error) {
      this.#log.warn({ quiz: quiz.id, error: safeError(error) }, 'a channel was not reminded of homework');
    }
  }

  /** After how many milliseconds to try again; null: it is done, or given up. */
  async #draw(id: QuizId, tries: number): Promise<number | null> {
    try {
      const view = await this.#classes.show(id);
      if (view.ok) {
        await this.#deliver(view.value);
        this.#unseen.delete(id);
        this.panels.redraw(view.value);
      }
      if (!view.ok || view.value.quiz.phase === 'over') this.#forget(id);
      return null;
    } catch (error) {
      if (codeOf(error) === NO_PERMISSION && !this.#pictureless.has(id)) {
        this.#pictureless.add(id);
        return this.#draw(id, tries);
      }
      if (codeOf(error) === NO_PERMISSION) this.#pictureless.delete(id);
      this.#log.warn({ quiz: id, tries, error: safeError(error) }, 'a quiz could not be drawn');
      const gone = codeOf(error) === CHANNEL_GONE;
      if (UNREACHABLE.has(codeOf(error))) await this.#hidden(id, gone);
      if (!gone && tries < MAX_TRIES) return RETRY_MS[tries] ?? RETRY_LAST_MS;
      this.#prerender?.forget(id);
      return null;
    }
  }

  /** A teacher's panel of it, as it stands. */
  async #panel(id: QuizId): Promise<void> {
    const view = await this.#classes.show(id);
    if (view.ok) this.panels.redraw(view.value);
  }

  /** Nobody can see it: its clock stands, or it ends. */
  async #hidden(id: QuizId, gone: boolean): Promise<void> {
    this.#unseen.add(id);
    try {
      const view = gone ? await this.#classes.show(id) : null;
      if (view?.ok === true) await this.gone(view.value.quiz.guild, view.value.quiz.channel);
      else if (!gone) await this.#classes.hidden(id);
      await this.#panel(id);
    } catch (error) {
      this.#log.error({ quiz: id, error: safeError(error) }, 'the clock of a quiz could not be stopped');
    }
  }

  /** A channel or thread was deleted: what went on there ends, and its results stay. */
  async gone(guild: string, channel: string): Promise<void> {
    const id = await this.#classes.gone(guild, channel);
    if (id !== null) this.#forget(id);
  }

  /** Nothing of it is drawn any more. */
  #forget(id: QuizId): void {
    this.#unsure.delete(id);
    this.#unseen.delete(id);
    this.#pictureless.delete(id);
    this.#prerender?.forget(id);
  }

  async #deliver(view: QuizView): Promise<void> {
    const { quiz } = view;
    const { board } = quiz;
    // What is only planned, or was cancelled before anybody saw it, is the teacher's.
    if (quiz.phase === 'planned' || (quiz.ending === 'cancelled' && board === null)) return;
    const locale = await this.#tongues.house(quiz.guild, null, quiz.teacher ?? '');
    const pictures = !this.#pictureless.has(quiz.id);
    // Of what ended in its lobby there is nothing to sum up.
    const shows = quiz.plan.length === 0 && board?.shows === LOBBY ? LOBBY : showsOf(quiz);
    if (board !== null && board.shows !== shows) {
      // The message before gets its last state first: nobody should press a dead button.
      const old = await this.#screens.draw(view, board.shows, locale, { past: true, pictures });
      await this.#edit(board.channel, board.message, old, locale);
    }
    const screen = await this.#screens.draw(view, shows, locale, { past: false, pictures });
    if (
      board !== null &&
      board.shows === shows &&
      (await this.#edit(board.channel, board.message, screen, locale))
    )
      return;
    const delivery = publicDelivery(screen, locale);
    const there = await this.#posted(quiz, shows, screen);
    if (there !== null) await this.#wire.edit(quiz.channel, there, delivery);
    this.#unsure.add(quiz.id);
    const once = `quiz ${quiz.id} ${shows} ${quiz.revision} ${board?.message ?? ''}`;
    const message = there ?? (await this.#wire.post(quiz.channel, delivery, once));
    await this.#classes.hang(quiz.id, { channel: quiz.channel, message, shows });
    this.#unsure.delete(quiz.id);
    // What an exam or homework showed before says nothing more; the questions of a live quiz stay to be read.
    if (board !== null && board.shows !== shows && atOwnPace(quiz)) await this.#remove(quiz, board);
  }

  /** Where Discord refuses, the message stays as it is: without controls that are over. */
  async #remove({ id }: QuizRecord, { channel, message }: QuizBoard): Promise<void> {
    try {
      await this.#wire.remove(channel, message);
    } catch (error) {
      if (!POST_ANEW.has(codeOf(error)))
        this.#log.warn({ quiz: id, error: safeError(error) }, 'an old board was not removed');
    }
  }

  /** The message of a question or with these very controls, where one may have been posted that was not written down. */
  async #posted(
    { id, channel, board, createdAt }: QuizRecord,
    shows: number,
    screen: Screen,
  ): Promise<string | null> {
    if (!this.#unsure.has(id)) return null;
    const controls = new Set(controlsOf(screen));
    const after = board?.channel === channel ? board.message : new Date(createdAt);
    return this.#wire.find(channel, after, (theirs) =>
      theirs.some((one) => {
        const own = parseId(one);
        return controls.has(one) || (shows >= 0 && own?.id === id && own.revision === shows);
      }),
    );
  }

  /** False where the message is gone. */
  async #edit(channel: string, message: string, screen: Screen, locale: Locale): Promise<boolean> {
    try {
      await this.#wire.edit(channel, message, publicDelivery(screen, locale));
      return true;
    } catch (error) {
      if (POST_ANEW.has(codeOf(error))) return false;
      throw error;
    }
  }
}
