import { parseId } from '../../kernel/custom-id.ts';
import { controlsOf, type Screen } from '../../kernel/screen.ts';
import { type Timer, within } from '../../kernel/timers.ts';
import type { MemberLookup } from '../../learn/class/actor.ts';
import type { Classes } from '../../learn/class/classes.ts';
import type { WeeklyNote } from '../../learn/class/scheduler.ts';
import type { Telling } from '../../learn/model/allowance.ts';
import {
  type Assignment,
  FINAL,
  LOBBY,
  OWN,
  PODIUM,
  type QuizBoard,
  type QuizId,
  type QuizView,
  questionOf,
} from '../../learn/model/assignment.ts';
import type { AttemptPage } from '../../learn/model/attempt.ts';
import { atOwnPace } from '../../learn/model/policy.ts';
import { openAgainScreen } from '../../learn/screens/allow.ts';
import { reminderScreen } from '../../learn/screens/coursework.ts';
import { noteScreen } from '../../learn/screens/progress.ts';
import type { Unready } from '../../learn/screens/teach.ts';
import type { Locale } from '../../texts/locale.ts';
import { codeOf, logged, safeError } from '../wire.ts';
import { NO_DIRECT_MESSAGES, NO_PERMISSION, NO_USER, POST_ANEW } from './discord-error-codes.ts';
import { type LiveContext, LiveMessages, postDirect, publicDelivery } from './live-message.ts';
import { Panels } from './panels.ts';
import { Prerender } from './prerender.ts';
import { QuizScreens } from './quiz-screens.ts';

/** Retries after a failure, over some ten minutes: a class waits for its board. */
const MAX_TRIES = 20;
/** Interval at which deadlines are checked. */
const TICK_MS = 1_000;
/** Longest wait of a teacher to learn whether the channel is closed to the bot. */
const FIRST_WAIT_MS = 3_000;

const showsOf = ({ quiz }: QuizView): number => {
  // A quiz that ended in its lobby has no results to show.
  if (quiz.plan.length === 0 && quiz.board?.shows === LOBBY) return LOBBY;
  if (quiz.phase === 'over') return FINAL;
  if (quiz.phase === 'podium') return PODIUM;
  if (atOwnPace(quiz) && quiz.phase === 'open') return OWN;
  return questionOf(quiz) ?? LOBBY;
};

/** Whether the new state is shown in the same message as the old one. */
const goesOn = (shown: number, shows: number): boolean =>
  shown === shows || (shown === PODIUM && shows === FINAL);

/** Recognises controls of a question, or of exactly this screen. */
const ownsOf = (id: QuizId, shows: number, screen: Screen): ((control: string) => boolean) => {
  const controls = new Set(controlsOf(screen));
  return (control) => {
    const own = parseId(control);
    return controls.has(control) || (shows >= 0 && own?.id === id && own.revision === shows);
  };
};

export interface QuizzesOptions {
  readonly context: LiveContext;
  readonly classes: Classes;
  readonly members: MemberLookup;
  /** Whether clicks can arrive. */
  readonly connected: () => boolean;
}

/** Shows quizzes in their channels, each question in its own message, and acts on their deadlines. */
export class Quizzes {
  /** Teachers' panels, redrawn with their quiz. */
  readonly panels: Panels;
  readonly #options: QuizzesOptions;
  readonly #context: LiveContext;
  readonly #classes: Classes;
  readonly #screens: QuizScreens;
  readonly #messages: LiveMessages<QuizId>;
  readonly #prerender: Prerender;
  /** Quizzes that Discord refused to show at the last try. */
  readonly #unreachableIds = new Set<QuizId>();
  /** Quizzes with a message that may not be saved: from the previous process, or from a request without an answer. */
  readonly #unsure = new Set<QuizId>();
  /** Quizzes whose pictures were refused: the bot may lack only the permission for files. */
  readonly #pictureless = new Set<QuizId>();
  /** Running jobs, by what is logged if they fail. */
  readonly #jobs = new Map<string, Promise<void>>();
  #timer: Timer | null = null;

  constructor(options: QuizzesOptions) {
    const { context, classes } = options;
    const { wire, languages, log, pictures, timers } = context;
    this.#options = options;
    this.#context = context;
    this.#classes = classes;
    this.panels = new Panels(wire, log, timers);
    this.#prerender = new Prerender(classes.attempts, languages, pictures);
    this.#screens = new QuizScreens({ classes, log, pictures, timers }, (id) => {
      this.redraw(id);
    });
    this.#messages = new LiveMessages(context, {
      name: 'quiz',
      maxTries: MAX_TRIES,
      unsure: this.#unsure,
      draw: (id) => this.#draw(id),
      unreachable: (id, gone) => this.#unreachable(id, gone),
      givenUp: (id) => {
        this.#prerender.forget(id);
      },
    });
  }

  /** Draws the running quizzes of these shards, or of all of this process's, that a previous process left. */
  async wake(shards?: ReadonlySet<number>): Promise<void> {
    for (const id of await this.#classes.wake(shards)) {
      this.#unsure.add(id);
      // The previous process may have drawn it a moment ago.
      this.#messages.drawn(id);
      this.redraw(id);
    }
  }

  start(): void {
    this.#timer = this.#context.timers.every(TICK_MS, () => {
      this.#start('quizzes could not be looked after', () => this.#tick());
    });
  }

  redraw(id: QuizId): void {
    this.#messages.redraw(id);
  }

  /** Draws the quiz now unless it was drawn a moment ago, and waits for the result, which `isUnreachable` reports. */
  async first(id: QuizId): Promise<void> {
    await within(this.#context.timers, FIRST_WAIT_MS, this.#messages.settled([id]), undefined);
  }

  /** Whether the channel is gone or closed to the bot, so that nobody sees the quiz. Drawing is retried. */
  isUnreachable(id: QuizId): boolean {
    return this.#unreachableIds.has(id);
  }

  /** Starts nothing more; resolves once running work has ended. */
  async close(): Promise<void> {
    this.#timer?.cancel();
    this.#prerender.close();
    await Promise.allSettled([this.#messages.close(), ...this.#jobs.values(), this.panels.close()]);
  }

  /** Counts the students of an exam in its lobby whose positions or pictures are missing, and requests those. */
  unready(id: QuizId): Promise<Unready> {
    return this.#prerender.unready(id);
  }

  /** A student joined: draws the questions of their exam before it starts. */
  joined(id: QuizId): void {
    this.redraw(id);
    this.#prerender.request(id);
  }

  /** A teacher changed the questions: drops pictures that were drawn ahead. */
  edited(id: QuizId): void {
    this.#prerender.forget(id);
    this.joined(id);
  }

  /** A student opened a page: redraws the class's progress, and draws the next page ahead. */
  read(view: AttemptPage, locale: Locale): void {
    const { id, isReopened } = view.quiz;
    // A student's acts after the end change nothing that the class sees.
    if (isReopened !== true) this.redraw(id);
    this.#prerender.drawNext(view, locale).catch((error: unknown) => {
      this.#warn(id, error, 'a page could not be drawn ahead');
    });
  }

  /** A channel or thread was deleted: ends the quiz there, with its results so far. */
  async gone(guild: string, channel: string): Promise<void> {
    const id = await this.#classes.gone(guild, channel);
    if (id !== null) this.#forget(id);
  }

  readonly #failed = (id: QuizId, error: unknown): void => {
    this.#context.log.error({ quiz: id, error: safeError(error) }, 'a quiz could not be looked after');
  };

  #warn(id: QuizId, error: unknown, what: string): void {
    this.#context.log.warn({ quiz: id, error: safeError(error) }, what);
  }

  async #tick(): Promise<void> {
    const { members, connected } = this.#options;
    // Clocks stop while no clicks arrive.
    if (!connected()) {
      this.#classes.asleep();
      return;
    }
    for (const id of await this.#classes.tick(members, this.#failed)) this.redraw(id);
    // Making everyone's questions takes longer than a tick, and so may Discord.
    this.#start('channels could not be reminded', async () => {
      await this.#classes.reminders((quiz) => this.#remind(quiz));
    });
    this.#start('students could not be told that something is open again', async () => {
      await this.#classes.tellings((quiz, telling) => this.#openAgain(quiz, telling));
    });
    this.#start('notes of the week could not be sent', async () => {
      await this.#classes.notes(members, (due) => this.#note(due));
    });
    this.#start('questions could not be prepared', async () => {
      for (const id of await this.#classes.prepare(this.#failed)) this.joined(id);
      await this.#prerender.run();
    });
    this.#start('panels could not be drawn', async () => {
      for (const id of this.panels.waiting()) await this.#panel(id);
    });
    this.#start('more positions could not be made', async () => {
      for (const id of await this.#classes.grow()) this.joined(id);
    });
  }

  /** Starts a job, unless it is still running. `failure` names it in the log. */
  #start(failure: string, job: () => Promise<void>): void {
    if (this.#jobs.has(failure)) return;
    const run = job()
      .catch(logged(this.#context.log, 'error', failure))
      .finally(() => this.#jobs.delete(failure));
    this.#jobs.set(failure, run);
  }

  async #remind(quiz: Assignment): Promise<void> {
    try {
      const locale = await this.#locale(quiz);
      const screen = reminderScreen(quiz, await this.#classes.attempts.progress(quiz.id), locale);
      const once = `reminder ${quiz.id} ${quiz.remindAt ?? ''}`;
      await this.#context.wire.post(quiz.channel, publicDelivery(screen, locale), once);
    } catch (error) {
      this.#warn(quiz.id, error, 'a channel was not reminded of homework');
    }
  }

  /**
   * Tells a student that an exam or homework was reopened for them; a student who accepts no messages finds it with /class
   * homework.
   */
  async #openAgain(quiz: Assignment, { user, at }: Telling): Promise<void> {
    try {
      const once = `open again ${quiz.id} ${user} ${at}`;
      await postDirect(this.#context, user, (locale) => openAgainScreen(quiz, locale), once);
    } catch (error) {
      if (!NO_USER.has(codeOf(error))) throw error;
      this.#warn(quiz.id, error, 'a student was not told that something is open again');
    }
  }

  /** Another process drew the quiz: redraws its panels here. */
  async drawnElsewhere(id: QuizId): Promise<void> {
    if (this.panels.has(id)) await this.#panel(id);
  }

  async #note({ guild, user, at, progress }: WeeklyNote): Promise<void> {
    try {
      const once = `note ${guild} ${user} ${at}`;
      await postDirect(this.#context, user, (locale) => noteScreen(progress, locale), once);
    } catch (error) {
      this.#context.log.warn({ guild, error: safeError(error) }, 'a note of the week was not sent');
      if (codeOf(error) === NO_DIRECT_MESSAGES) await this.#classes.unnoted(guild, user);
    }
  }

  async #panel(id: QuizId): Promise<void> {
    const view = await this.#classes.show(id);
    if (view.ok) this.panels.redraw(view.value);
  }

  /** Stops the clock of a quiz that nobody can see, or ends it if its channel was deleted. Returns whether to try again. */
  async #unreachable(id: QuizId, gone: boolean): Promise<boolean> {
    this.#unreachableIds.add(id);
    try {
      const view = gone ? await this.#classes.show(id) : null;
      if (view?.ok === true) await this.gone(view.value.quiz.guild, view.value.quiz.channel);
      else if (!gone) await this.#classes.hidden(id);
      await this.#panel(id);
    } catch (error) {
      this.#context.log.error(
        { quiz: id, error: safeError(error) },
        'the clock of a quiz could not be stopped',
      );
    }
    return !gone;
  }

  /** Drops the state of a quiz that is no longer drawn. */
  #forget(id: QuizId): void {
    for (const ids of [this.#unsure, this.#unreachableIds, this.#pictureless]) ids.delete(id);
    this.#prerender.forget(id);
  }

  #locale({ guild, teacher }: Assignment): Promise<Locale> {
    return this.#context.languages.forGuild(guild, null, teacher ?? '');
  }

  async #draw(id: QuizId): Promise<void> {
    const view = await this.#classes.show(id);
    if (view.ok) {
      try {
        await this.#deliver(view.value);
      } catch (error) {
        if (codeOf(error) !== NO_PERMISSION || this.#pictureless.delete(id)) throw error;
        this.#pictureless.add(id);
        return this.#draw(id);
      }
      this.#unreachableIds.delete(id);
      this.panels.redraw(view.value);
      this.#context.processes.tell({ kind: 'panel', id });
    }
    if (!view.ok || view.value.quiz.phase === 'over') this.#forget(id);
  }

  async #deliver(view: QuizView): Promise<void> {
    const { id, phase, ending, board, channel, createdAt, revision } = view.quiz;
    // Only the teacher sees a quiz that is planned, or was cancelled before it was shown.
    if (phase === 'planned' || (ending === 'cancelled' && board === null)) return;
    if (this.#messages.elsewhere(id, view.quiz.guild)) return;
    const locale = await this.#locale(view.quiz);
    const pictures = !this.#pictureless.has(id);
    const shows = showsOf(view);
    const old = board === null || goesOn(board.shows, shows) ? null : board;
    let hung = board;
    if (old !== null) {
      // The old message gets its last state first, without buttons that no longer work.
      const last = await this.#screens.draw(view, old.shows, locale, { past: true, pictures });
      await this.#messages.edit(old, publicDelivery(last, locale));
    }
    const screen = await this.#screens.draw(view, shows, locale, { past: false, pictures });
    await this.#messages.show(id, {
      delivery: publicDelivery(screen, locale),
      at: old === null ? board : null,
      channel,
      once: `quiz ${id} ${shows} ${revision} ${board?.message ?? ''}`,
      unsaved: {
        after: board?.channel === channel ? board.message : new Date(createdAt),
        owns: ownsOf(id, shows, screen),
      },
      save: (at) => {
        hung = { ...at, shows };
        return this.#classes.hang(id, hung);
      },
    });
    if (hung !== null && hung.shows !== shows) await this.#classes.hang(id, { ...hung, shows });
    // The old message of an exam or homework is useless; the questions of a live quiz stay readable.
    if (old !== null && atOwnPace(view.quiz)) await this.#remove(id, old);
  }

  /** Deletes a message. If Discord refuses, it stays in its last state. */
  async #remove(id: QuizId, { channel, message }: QuizBoard): Promise<void> {
    await this.#context.wire.remove(channel, message).catch((error: unknown) => {
      if (!POST_ANEW.has(codeOf(error))) this.#warn(id, error, 'an old board was not removed');
    });
  }
}
