import { parseId } from '../../kernel/custom-id.ts';
import type { RaceId } from '../../learn/model/storm.ts';
import { raceScreen } from '../../learn/screens/race.ts';
import { KIND } from '../../learn/screens/storm.ts';
import type { RaceView } from '../../learn/storm/race-ports.ts';
import type { Storm } from '../../learn/storm/storm.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Facts } from '../call.ts';
import { codeOf, safeError } from '../wire.ts';
import { NOT_EDITABLE } from './discord-error-codes.ts';
import { type LiveContext, LiveMessages, privateDelivery, publicDelivery } from './live-message.ts';
import type { PictureFollowup } from './picture-followup.ts';
import { type Storms, stormDraft } from './storms.ts';
import { type Seen, Watched } from './watched.ts';

/** How often races are looked at. */
const TICK_MS = 1_000;
const MAX_TRIES = 3;
/** A message without attachments. */
const NO_PICTURES: ReadonlyMap<string, string> = new Map();

export interface RacesOptions {
  readonly context: LiveContext;
  readonly storm: Storm;
  readonly storms: Storms;
  readonly followup: PictureFollowup;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
}

/** The private message of a racer, by whose token their first question is shown. */
export interface RaceSeat {
  readonly facts: Facts;
  readonly locale: Locale;
  readonly message: string;
}

/** What everybody sees of a race, to tell whether its message is up to date. */
const lookOf = ({ race, phase, deadline, racers }: RaceView): string =>
  JSON.stringify([
    phase,
    deadline,
    race.stood,
    racers.map(({ place, run, finished }) => [run.user, place, run.score, run.mistakes, finished]),
  ]);

/** Keeps the messages of races up to date, and shows racers their first question. */
export class Races {
  readonly #options: RacesOptions;
  readonly #messages: LiveMessages<RaceId>;
  readonly #seats = new Map<RaceId, Map<UserId, RaceSeat>>();
  readonly #watched: Watched<RaceId>;

  constructor(options: RacesOptions) {
    this.#options = options;
    this.#messages = new LiveMessages(options.context, {
      name: 'race',
      maxTries: MAX_TRIES,
      unsure: null,
      draw: (id) => this.#draw(id),
      // Racers have their questions in private; the result waits for them there.
      unreachable: () => Promise.resolve(false),
      inTurn: (message, edit) => options.followup.edit(message, edit),
    });
    this.#watched = new Watched(options.context, {
      name: 'race',
      everyMs: TICK_MS,
      see: (id) => this.#see(id),
      redraw: (id) => this.#messages.redraw(id),
    });
  }

  /** Takes up the races of this process's shards that were open before it had them. */
  async wake(): Promise<void> {
    const { storm, belongs, context } = this.#options;
    for (const { id, guild } of await storm.openRaces())
      if (context.processes.isMine(guild) && (await belongs(guild))) this.watch(id, guild, false);
  }

  start(): void {
    this.#watched.start();
  }

  /** Starts nothing more; resolves when the edits under way are sent. */
  async close(): Promise<void> {
    await this.#watched.close();
    await this.#messages.close();
  }

  /** Looks after a race until it is over. `changed`: its message is to be drawn anew. */
  watch(id: RaceId, guild: string, changed: boolean): void {
    if (this.#messages.elsewhere(id, guild)) return;
    this.#watched.add(id);
    if (changed) this.#messages.redraw(id);
  }

  /** A racer was told that they are in. */
  seated(id: RaceId, seat: RaceSeat): void {
    const seats = this.#seats.get(id) ?? new Map<UserId, RaceSeat>();
    this.#seats.set(id, seats.set(seat.facts.user, seat));
  }

  /** The race has started: shows all racers their first question, those of other processes too. */
  async begin(id: RaceId): Promise<void> {
    this.#options.context.processes.tell({ kind: 'race-begins', id });
    await this.deal(id);
  }

  /** The same, for those who joined by this process. */
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
      const pictures = followup.atHand(drawings, NO_PICTURES);
      const edit = (screen: ReturnType<typeof draft.screen>) =>
        wire.editAnswer(facts, privateDelivery(screen, locale), message);
      const turn = followup.now();
      await edit(followup.screen(draft, pictures, drawings, locale));
      if (pictures.length === 0) followup.follow(message, turn, draft, NO_PICTURES, edit);
    } catch (error) {
      const level = NOT_EDITABLE.has(codeOf(error)) ? 'info' : 'warn';
      log[level]({ race: id, error: safeError(error) }, 'the first question of a race could not be shown');
    }
  }

  async #see(id: RaceId): Promise<Seen | null> {
    const view = await this.#options.storm.raceView(id);
    const over = view === null || view.race.endedAt !== null;
    if (over) this.#seats.delete(id);
    if (view === null || this.#messages.elsewhere(id, view.race.guild)) return null;
    return { look: lookOf(view), over };
  }

  async #draw(id: RaceId): Promise<void> {
    const { context, storm } = this.#options;
    const view = await storm.raceView(id);
    if (view === null) return;
    const { race } = view;
    if (this.#messages.elsewhere(id, race.guild)) return;
    const locale = await context.languages.forGuild(race.guild, null, '');
    await this.#messages.show(id, {
      delivery: publicDelivery(raceScreen(view, locale), locale),
      at: race.board,
      channel: race.board?.channel ?? race.channel,
      once: `race ${id} ${race.board?.message ?? ''}`,
      unsaved: {
        after: new Date(race.createdAt),
        owns: (control) => {
          const own = parseId(control);
          return own?.kind === KIND && own.id === id;
        },
      },
      save: (at) => storm.hangRace(id, at),
    });
    this.#watched.shown(id, lookOf(view));
  }
}
