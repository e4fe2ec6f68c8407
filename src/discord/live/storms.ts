import type { Clock } from '../../kernel/ports.ts';
import { Ticker } from '../../kernel/timers.ts';
import type { Question } from '../../learn/model/question.ts';
import type { StormId } from '../../learn/model/storm.ts';
import {
  stormIntroScreen,
  stormOverScreen,
  stormScreen,
  stormWaitScreen,
} from '../../learn/screens/storm.ts';
import type { StormView } from '../../learn/storm/ports.ts';
import type { Storm } from '../../learn/storm/storm.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Facts } from '../call.ts';
import { questionDrawings } from '../drawing.ts';
import { codeOf, logged, safeError } from '../wire.ts';
import { NOT_EDITABLE } from './discord-error-codes.ts';
import { type LiveContext, privateDelivery } from './live-message.ts';
import { type IllustratedScreen, type PictureFollowup, undrawn } from './picture-followup.ts';

/** Interval of checking deadlines. */
const TICK_MS = 1_000;

export interface StormsOptions {
  readonly context: LiveContext;
  readonly storm: Storm;
  readonly followup: PictureFollowup;
  readonly clock: Clock;
}

/** A running game of Storm: its deadline and the last click, whose token edits its message. */
interface Watched {
  readonly deadline: number;
  readonly facts: Facts;
  readonly locale: Locale;
  /** The message, if it isn't the one that holds the clicked control. */
  readonly message: string | null;
}

/** A run's current screen, with the picture of its question. */
export const stormDraft = (view: StormView, locale: Locale): IllustratedScreen => {
  const { question, phase } = view;
  if (question !== null)
    return {
      drawings: () => questionDrawings(question, locale),
      screen: ([picture]) => stormScreen(view, question, locale, picture ?? null),
    };
  const screenOf = { waiting: stormIntroScreen, running: stormWaitScreen, over: stormOverScreen }[phase];
  return undrawn(screenOf(view, locale));
};

/** Ends runs after their deadline without a click, and draws the pictures of their questions ahead. */
export class Storms {
  readonly #options: StormsOptions;
  readonly #watched = new Map<StormId, Watched>();
  #ticker: Ticker | null = null;

  constructor(options: StormsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#ticker = new Ticker(this.#options.context.timers, TICK_MS, () => this.#tick());
  }

  /** Starts nothing more; resolves once running edits are sent. */
  async close(): Promise<void> {
    await this.#ticker?.stop();
  }

  /** Records the result of a click. */
  shown(view: StormView, facts: Facts, locale: Locale, message: string | null = null): void {
    const { run, phase, deadline } = view;
    if (phase !== 'running' || deadline === null) {
      this.#watched.delete(run.id);
      return;
    }
    this.#watched.set(run.id, { deadline, facts, locale, message });
    this.#options.storm
      .upcoming(view)
      .then((question) => this.draw(question, locale))
      .catch(logged(this.#options.context.log, 'warn', 'a question of a storm could not be made ahead'));
  }

  /** Draws the picture of a question, so that it can be sent with its text. */
  async draw(question: Question, locale: Locale): Promise<void> {
    const [drawing] = questionDrawings(question, locale);
    const { context, followup } = this.#options;
    if (drawing !== undefined && !followup.isShedding) await context.pictures?.png(drawing.request);
  }

  async #tick(): Promise<void> {
    const now = this.#options.clock();
    const due = [...this.#watched].filter(([, { deadline }]) => deadline <= now);
    await Promise.all(due.map(([id, watched]) => this.#end(id, watched)));
  }

  /** Shows the result by the token of the last click, which is valid longer than a run lasts. */
  async #end(id: StormId, { facts, locale, message }: Watched): Promise<void> {
    const { context, storm, followup } = this.#options;
    const { wire, log } = context;
    try {
      const result = await storm.show(facts.user, id);
      if (result.ok && result.value.phase === 'running') {
        this.shown(result.value, facts, locale, message);
        return;
      }
      this.#watched.delete(id);
      if (!result.ok) return;
      const delivery = privateDelivery(stormOverScreen(result.value, locale), locale);
      await followup.edit(message ?? facts.message ?? id, () =>
        wire.editAnswer(facts, delivery, message ?? undefined),
      );
    } catch (error) {
      const level = NOT_EDITABLE.has(codeOf(error)) ? 'info' : 'warn';
      log[level]({ run: id, error: safeError(error) }, 'the end of a storm could not be shown');
    }
  }
}
