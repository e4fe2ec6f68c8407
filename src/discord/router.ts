import { type Asker, Overloaded, TookTooLong, TooManyJobs } from '../kernel/asker.ts';
import type { CustomId } from '../kernel/custom-id.ts';
import type { Ending, Monitor } from '../kernel/monitor.ts';
import { Recent } from '../kernel/recent.ts';
import { failureScreen, oldControlScreen, refusalScreen } from '../kernel/screens.ts';
import { within } from '../kernel/timers.ts';
import { locales } from '../texts/index.ts';
import { languageOf } from '../texts/languages.ts';
import type { Locale } from '../texts/locale.ts';
import type { Bot } from './bot.ts';
import { Call } from './call.ts';
import type { Command } from './command/command.ts';
import { unfitOption } from './command/fits.ts';
import type { Options } from './command/options.ts';
import type { Control, Controls } from './control.ts';
import { refuseControlDuringExam, refuseDuringExam, type Solves } from './exam-guard.ts';
import { FairGate, type Pace, TooManyWaiting } from './fair-gate.ts';
import { analysisControl } from './handlers/analysis.ts';
import { arenaControl } from './handlers/arena.ts';
import { attemptControl } from './handlers/attempt.ts';
import { courseworkControl } from './handlers/coursework.ts';
import { dailyControl } from './handlers/daily.ts';
import { jobControl } from './handlers/jobs.ts';
import { learnControl } from './handlers/learn.ts';
import { matchControl, matchSolves } from './handlers/match.ts';
import { challengeControl, menus } from './handlers/menus.ts';
import { helpControl, settingsControl } from './handlers/panels.ts';
import { practiceControl } from './handlers/practice.ts';
import { printControl } from './handlers/print.ts';
import { privacyControl } from './handlers/privacy.ts';
import { progressControl } from './handlers/progress.ts';
import { quizControl } from './handlers/quiz.ts';
import { reviewControl } from './handlers/review.ts';
import { startControl } from './handlers/start.ts';
import { statsControl } from './handlers/stats.ts';
import { stormControl } from './handlers/storm.ts';
import { teachingControl } from './handlers/teaching.ts';
import { enterControl } from './handlers/type-in.ts';
import { type Act, controlOf, type Interaction, nameOf } from './interaction.ts';
import { type CallLimits, costs, opensGame } from './limits.ts';
import type { PictureFollowup } from './live/picture-followup.ts';
import type { Load } from './load.ts';
import { logged, safeError, type Wire } from './wire.ts';

type Completion = Extract<Act, { readonly kind: 'completion' }>;

/** A control's handler, and whether it could solve a position of an exam. */
interface ServedControl {
  readonly serve: Control;
  readonly solves: (id: CustomId) => Solves;
}

const harmless = (serve: Control): ServedControl => ({ serve, solves: () => 'never' });
const solving = (serve: Control): ServedControl => ({ serve, solves: () => 'always' });
/** A handler of which only some verbs could solve a position. */
const solvingBy = (serve: Control, verbs: RegExp): ServedControl => ({
  serve,
  solves: ({ verb }) => (verbs.test(verb) ? 'always' : 'never'),
});

/** Verbs that show a quiz's answers, or make it show them: a user taking an exam here may be the teacher of a quiz elsewhere. */
const QUIZ_SOLVES =
  /^(?:own|mine|look|overview|missed|results|start-now|(?:do|now)-(?:start|close|next|again)|(?:draft|edit-).*)$/;

/** All verbs but those that leave or cancel a race, or show others' scores. */
const STORM_SOLVES = /^(?!race-(?:leave|cancel|top)$)/;

/**
 * Handlers by kind of control. No collectors: a control's id contains all that is needed, whichever process drew it and whenever.
 */
export const served: Readonly<Record<string, ServedControl>> = {
  a: solving(analysisControl),
  b: solvingBy(stormControl, STORM_SOLVES),
  c: solving(challengeControl),
  d: solving(practiceControl),
  // Students write on a paper during an exam; results, which show the right answers, have their own check.
  e: harmless(attemptControl),
  // Sheets contain questions and answers of other quizzes.
  f: solving((bot, call, id) => (id.verb.startsWith('enter') ? enterControl : printControl)(bot, call, id)),
  g: solving(startControl),
  h: harmless(helpControl),
  j: harmless(jobControl),
  // Correcting, marking and exporting show right answers and proofs, and the teacher may be taking an exam elsewhere.
  k: solvingBy(teachingControl, /^(?:correct|mark|questions|items)/),
  l: solving(learnControl),
  m: { serve: matchControl, solves: matchSolves },
  n: solvingBy(arenaControl, /^(?:join|again)$/),
  p: harmless(privacyControl),
  q: solvingBy(quizControl, QUIZ_SOLVES),
  r: solving(reviewControl),
  s: harmless(settingsControl),
  t: harmless(statsControl),
  u: harmless(progressControl),
  w: solvingBy(courseworkControl, /^homework-(?:list|results)$/),
  y: solving(dailyControl),
};

/** The handlers, refused during an exam if they could help with it. */
export const controls: Controls = Object.fromEntries(
  Object.entries(served).map(([kind, { serve, solves }]) => [
    kind,
    async (bot: Bot, call: Call, id: CustomId) => {
      if (!(await refuseControlDuringExam(bot, call, id, solves(id)))) await serve(bot, call, id);
    },
  ]),
);

/** Runs a command, unless it is refused during the user's exam. */
export const runCommand = async (command: Command, bot: Bot, call: Call, options: Options): Promise<void> => {
  const { solves } = command;
  const closes = typeof solves === 'boolean' ? solves : solves(options);
  if (!closes || !(await refuseDuringExam(bot, call))) await command.execute(bot, call, options);
};

/** To recognise repeats: Discord keeps what a connection missed for minutes. */
const MAX_REMEMBERED_INTERACTIONS = 20_000;

export interface RouterOptions {
  readonly limits: CallLimits;
  /** Runs a user's act in a context that identifies them. */
  readonly asking: <T>(asker: Asker, act: () => T) => T;
  /** After this time without an answer, the user is told that it takes too long. */
  readonly answerWithinMs: number;
  readonly monitor: Monitor;
  readonly load: Load;
}

/** Seconds that a user with too many waiting clicks is told to wait. */
const PAUSE_S = 5;

/** A later first answer is logged: Discord waits for 3 seconds. */
const SLOW_ANSWER_MS = 2_000;

/** Longest wait for a user's settings; then defaults apply. */
const SETTINGS_WAIT_MS = 700;

/** Serves interactions; `serve` never rejects, and every interaction gets an answer. */
export class Router {
  readonly #bot: Bot;
  readonly #commands: ReadonlyMap<string, Command>;
  readonly #wire: Wire;
  readonly #followup: PictureFollowup;
  readonly #running = new Set<Promise<void>>();
  readonly #calls = new Set<Call>();
  readonly #options: RouterOptions;
  /** Started interactions: Discord may deliver one twice, for example after a RESUME. */
  readonly #begun = new Recent<true>(MAX_REMEMBERED_INTERACTIONS);
  readonly #gate: FairGate;
  #stopped = false;

  constructor(
    bot: Bot,
    commands: ReadonlyMap<string, Command>,
    wire: Wire,
    followup: PictureFollowup,
    options: RouterOptions,
  ) {
    this.#options = options;
    this.#bot = bot;
    this.#gate = new FairGate(bot.timers);
    this.#commands = commands;
    this.#wire = wire;
    this.#followup = followup;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Serves one interaction, once. */
  serve(interaction: Interaction): Promise<void> {
    const { facts, asker, act } = interaction;
    if (this.#stopped || this.#begun.get(facts.interaction) === true) return Promise.resolve();
    this.#begun.set(facts.interaction, true);
    const run = this.#options
      .asking(asker, () =>
        act.kind === 'completion' ? this.#complete(interaction, act) : this.#answer(interaction),
      )
      .catch(logged(this.#bot.log, 'error', 'an interaction was not answered'))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
    return run;
  }

  waiting(pace: Pace): number {
    return this.#gate.waiting(pace);
  }

  /** Resolves once all started interactions are answered. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  /**
   * Tells waiting users at shutdown that no answer will come; otherwise they would see the bot think for 15 minutes. Their saved
   * changes remain.
   */
  async dismiss(): Promise<void> {
    const waiting = [...this.#calls].filter((call) => call.waits);
    const told = await Promise.allSettled(waiting.map((call) => call.tell(failureScreen(call.own))));
    for (const one of told)
      if (one.status === 'rejected')
        this.#bot.log.warn(
          { error: safeError(one.reason) },
          'somebody waits for an answer that will not come',
        );
  }

  async #answer(interaction: Interaction): Promise<void> {
    const { facts, act } = interaction;
    const arrived = this.#bot.timers.steady();
    const [own, house] = await this.#languages(interaction);
    const { log, timers } = this.#bot;
    const costly = costs(act);
    const pace = costly ? 'slow' : 'quick';
    const call = new Call(facts, own, house, this.#wire, this.#followup, log, timers, () =>
      this.#gate.resume(facts, pace),
    );
    this.#calls.add(call);
    // A call to the store may hang; its late effect is as harmless as a late click's.
    const late = timers.after(this.#options.answerWithinMs, () => {
      call
        .tellLate()
        .catch(
          logged(log, 'warn', 'it could not be said that an answer takes too long', { user: facts.user }),
        );
    });
    let outcome: Ending | 'elsewhere' = 'answered';
    try {
      if (!(await this.#bot.processes.claim(facts.interaction))) {
        outcome = 'elsewhere';
        return;
      }
      await this.#gate.enter(facts, pace);
      this.#options.load.handled(facts.user, arrived);
      if (opensGame(act) && this.#options.load.sheds('games')) throw new Overloaded('games');
      const wait = costly ? await this.#options.limits.command(facts.user) : null;
      if (wait === null) await this.#dispatch(interaction, call);
      else {
        outcome = 'refused';
        await call.tell(refusalScreen(own.screens.faults['too-fast'](wait), own));
      }
      if (!call.answered) throw new Error('the handler gave no answer');
    } catch (error) {
      const refusal = refusalOf(error, own);
      outcome = refusal === null ? 'failed' : 'refused';
      // Awaited, since `finally` ends the call.
      if (refusal !== null) return await call.tell(refusalScreen(refusal, own));
      const untold = await call.tell(failureScreen(own, error)).then(() => null, safeError);
      log.error(
        {
          interaction: facts.interaction,
          user: facts.user,
          what: nameOf(interaction),
          firstMs: call.firstMs,
          totalMs: call.ageMs,
          error: safeError(error),
          ...(untold === null ? {} : { untold }),
        },
        'an interaction failed',
      );
    } finally {
      late.cancel();
      this.#calls.delete(call);
      call.end();
      if (outcome !== 'elsewhere') this.#report(call, nameOf(interaction), outcome);
    }
  }

  #report({ facts, firstMs, ageMs: totalMs }: Call, what: string, outcome: Ending): void {
    this.#options.monitor.served({ what, outcome, firstMs });
    // A failure has a line of its own.
    if (outcome === 'failed' || (firstMs ?? totalMs) <= SLOW_ANSWER_MS) return;
    this.#bot.log.warn(
      { interaction: facts.interaction, user: facts.user, what, outcome, firstMs, totalMs },
      'an interaction was slow',
    );
  }

  async #dispatch(interaction: Interaction, call: Call): Promise<void> {
    const { act } = interaction;
    if (act.kind === 'command') {
      const command = this.#commands.get(act.name);
      if (command === undefined) await call.tell(oldControlScreen(call.own));
      else if (unfitOption(command.data.options ?? [], act.options.given) !== null)
        await call.tell(refusalScreen(call.own.screens.faults['unfit-option'], call.own));
      else await runCommand(command, this.#bot, call, act.options);
      return;
    }
    if (act.kind === 'menu') {
      const menu = menus.get(act.name);
      if (menu === undefined) await call.tell(oldControlScreen(call.own));
      else if (!menu.solves || !(await refuseDuringExam(this.#bot, call)))
        await menu.execute(this.#bot, call, act.target);
      return;
    }
    const id = controlOf(act);
    const control = id !== null && Object.hasOwn(controls, id.kind) ? controls[id.kind] : undefined;
    if (id === null || control === undefined) await call.tell(oldControlScreen(call.own));
    else await control(this.#bot, call, id);
  }

  async #complete(interaction: Interaction, { name, option, typed }: Completion): Promise<void> {
    const to = interaction.facts;
    let choices: readonly unknown[] = [];
    try {
      const locale = (await this.#languages(interaction))[0];
      await this.#gate.enter(to, 'slow');
      const command = this.#commands.get(name);
      const own = await this.#bot.app.definitions.recent(to.guild);
      const few = await this.#options.limits.completion(to.user);
      choices =
        (few &&
          (await command?.autocomplete?.(typed, locale, own, {
            option,
            by: { user: to.user, guild: to.guild, manages: to.manages, roles: to.roles },
            app: this.#bot.app,
          }))) ||
        [];
    } catch (error) {
      // The next keystroke asks again.
      if (!(error instanceof TooManyWaiting))
        this.#bot.log.error(
          { user: to.user, what: nameOf(interaction), error: safeError(error) },
          'a completion failed',
        );
    }
    await this.#wire.callback(to, 'choices', { choices });
  }

  /** Languages of the user and the server; Discord's codes if the settings take too long. */
  async #languages({ asker, locale, guildLocale }: Interaction): Promise<readonly [Locale, Locale]> {
    const { user, guild } = asker;
    const { languages, log, timers } = this.#bot;
    const known = languages.atHand(asker, locale, guildLocale);
    if (known !== null) return known;
    const fallback = [locales[languageOf(locale)], locales[languageOf(guildLocale ?? locale)]] as const;
    const read = async (): Promise<readonly [Locale, Locale]> => {
      const own = await languages.forUser(user, locale);
      return [own, await languages.forGuild(guild, guildLocale, user)];
    };
    try {
      return await within(timers, SETTINGS_WAIT_MS, read(), fallback);
    } catch (error) {
      log.error({ user, error: safeError(error) }, 'settings could not be read');
      return fallback;
    }
  }
}

/** Message to a user who exceeds a limit; null for other errors. */
const refusalOf = (error: unknown, { screens: { faults, busy } }: Locale): string | null => {
  if (error instanceof Overloaded) return busy[error.what];
  if (error instanceof TooManyJobs) return faults['too-many-jobs'];
  if (error instanceof TookTooLong) return faults['too-slow'];
  return error instanceof TooManyWaiting ? faults['too-fast'](PAUSE_S) : null;
};
