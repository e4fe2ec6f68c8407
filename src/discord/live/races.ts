import { recall } from '../../engine/core/maps.ts';
import type { RaceId } from '../../learn/model/storm.ts';
import { raceScreen } from '../../learn/screens/race.ts';
import { KIND } from '../../learn/screens/storm.ts';
import type { RaceView } from '../../learn/storm/ports.ts';
import type { Storm } from '../../learn/storm/storm.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Facts } from '../call.ts';
import { codeOf, safeError } from '../wire.ts';
import { LiveContests, type LiveContestsOptions } from './contests.ts';
import { NOT_EDITABLE } from './discord-error-codes.ts';
import { privateDelivery } from './live-message.ts';
import { NO_ATTACHMENTS } from './picture-followup.ts';
import { type Storms, stormDraft } from './storms.ts';

/** Interval of checking races. */
const TICK_MS = 1_000;

export interface RacesOptions extends LiveContestsOptions {
  readonly storm: Storm;
  readonly storms: Storms;
}

/** A racer's private message; its token is used to show their first question. */
export interface RaceSeat {
  readonly facts: Facts;
  readonly locale: Locale;
  readonly message: string;
}

/** Key of what a race's message shows, to tell whether it is up to date. */
const lookOf = ({ race, phase, deadline, racers }: RaceView): string =>
  JSON.stringify([
    phase,
    deadline,
    race.stood,
    racers.map(({ place, run, finished }) => [run.user, place, run.score, run.mistakes, finished]),
  ]);

/** Keeps the messages of races up to date, and shows racers their first question. */
export class Races extends LiveContests<RaceView> {
  readonly #options: RacesOptions;
  readonly #seats = new Map<RaceId, Map<UserId, RaceSeat>>();

  constructor(options: RacesOptions) {
    const { storm } = options;
    super(options, {
      name: 'race',
      everyMs: TICK_MS,
      controls: KIND,
      open: () => storm.openRaces(),
      see: (id) => this.#see(id),
      view: (id) => storm.raceView(id),
      contestOf: ({ race }) => race,
      lookOf,
      screen: raceScreen,
      save: (id, at) => storm.hangRace(id, at),
    });
    this.#options = options;
  }

  /** Registers the private message of a racer who joined. */
  seated(id: RaceId, seat: RaceSeat): void {
    recall(this.#seats, id, () => new Map<UserId, RaceSeat>()).set(seat.facts.user, seat);
  }

  /** The race has started: shows all racers their first question, including those of other processes. */
  async begin(id: RaceId): Promise<void> {
    this.#options.context.processes.tell({ kind: 'race-begins', id });
    await this.deal(id);
  }

  /** Shows the first question to racers who joined through this process. */
  async deal(id: RaceId): Promise<void> {
    const seats = [...(this.#seats.get(id)?.values() ?? [])];
    this.#seats.delete(id);
    await Promise.all(seats.map((seat) => this.#deal(id, seat)));
  }

  async #deal(id: RaceId, { facts, locale, message }: RaceSeat): Promise<void> {
    const { context, storm, storms, followup } = this.#options;
    const { wire, log } = context;
    try {
      const run = await storm.raceRun(facts.user, id);
      const shown = run.ok ? await storm.show(facts.user, run.value.id) : null;
      if (shown?.ok !== true) return;
      const view = shown.value;
      storms.shown(view, facts, locale, message);
      const draft = stormDraft(view, locale);
      const drawings = draft.drawings();
      const pictures = followup.atHand(drawings, NO_ATTACHMENTS);
      const edit = (screen: ReturnType<typeof draft.screen>) =>
        wire.editAnswer(facts, privateDelivery(screen, locale), message);
      const turn = followup.now();
      await edit(followup.screen(draft, pictures, drawings, locale));
      if (pictures.length === 0) followup.follow(message, turn, draft, NO_ATTACHMENTS, edit);
    } catch (error) {
      const level = NOT_EDITABLE.has(codeOf(error)) ? 'info' : 'warn';
      log[level]({ race: id, error: safeError(error) }, 'the first question of a race could not be shown');
    }
  }

  async #see(id: RaceId) {
    const view = await this.#options.storm.raceView(id);
    if (view === null || view.race.endedAt !== null) this.#seats.delete(id);
    return { view };
  }
}
