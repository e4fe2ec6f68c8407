import { Ticker, type Timers, within } from '../../kernel/timers.ts';
import type { ClassEventStore } from '../../learn/class/ports.ts';
import {
  type ClassEvent,
  type EventTimes,
  eventSpan,
  type SentEvent,
} from '../../learn/model/class-event.ts';
import type { Listing } from '../../learn/screens/coursework.ts';
import { sentEventOf } from '../../learn/screens/events.ts';
import type { Settings } from '../../people/settings.ts';
import type { Locale } from '../../texts/locale.ts';
import type { EventRequests } from '../event-requests.ts';
import { codeOf, safeError } from '../wire.ts';
import { EVENT_GONE, EVENTS_FULL, NO_EVENTS, UNREACHABLE } from './discord-error-codes.ts';
import type { LiveContext } from './live-message.ts';

/** Interval of comparing the lists with what is planned. */
const LOOK_INTERVAL_MS = 60_000;
const PAGE_ENTRIES = 200;
/** Pauses before retrying in a server: after a refusal, and after no answer. */
const REFUSED_PAUSE_MS = 60 * 60_000;
const FAILED_PAUSE_MS = 5 * 60_000;
/** Longest wait of a teacher for the result. */
const WAIT_MS = 3_000;
/** After this time, check again that everyone sees the channel of a listed event. */
const PUBLIC_FOR_MS = 15 * 60_000;
/** Per run: a teacher may be waiting. */
const MAX_CHANNEL_CHECKS = 50;
/** Discord rejects events that have started. */
const MIN_LEAD_MS = 30_000;

interface ClassEventsOptions {
  readonly context: Pick<LiveContext, 'languages' | 'log' | 'timers' | 'processes'>;
  readonly entries: ClassEventStore;
  readonly settings: Pick<Settings, 'guild'>;
  /** Null: scheduled events are off. */
  readonly requests: EventRequests | null;
  readonly clock: () => number;
  /** Whether clicks arrive. */
  readonly connected: () => boolean;
}

interface Pause {
  readonly why: Listing;
  /** Steady-clock time. */
  readonly until: number;
}

const isSame = (a: SentEvent, b: SentEvent): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.location === b.location &&
  a.start === b.start &&
  a.end === b.end;

/** Keeps planned quizzes and homework in the servers' lists of scheduled events, if the bot may. */
export class EventLists {
  readonly #options: ClassEventsOptions;
  readonly #timers: Timers;
  /** By server, or by entry. */
  readonly #pauses = new Map<string, Pause>();
  /** By entry: steady-clock time until which its channel counts as public. */
  readonly #open = new Map<string, number>();
  #asks = MAX_CHANNEL_CHECKS;
  /** Serialises changes: two concurrent searches for a missing event would both create it. */
  #queue: Promise<unknown> = Promise.resolve();
  #ticker: Ticker | null = null;
  #closed = false;

  constructor(options: ClassEventsOptions) {
    this.#options = options;
    this.#timers = options.context.timers;
  }

  start(): void {
    const { requests } = this.#options;
    if (requests === null) return;
    void this.#look(requests);
    this.#ticker = new Ticker(this.#timers, LOOK_INTERVAL_MS, () => this.#look(requests));
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#ticker?.stop();
    await this.#queue;
  }

  /** Updates the event of what was just planned, moved or cancelled; returns its new state. */
  async settle(id: string): Promise<Listing> {
    const { requests, entries, context } = this.#options;
    if (requests === null) return 'none';
    const settled = this.#inTurn(async (): Promise<Listing> => {
      const entry = await entries.load(id);
      // The process that has the server's shard maintains its list.
      if (entry === null || !context.processes.isMine(entry.guild)) return 'none';
      for (const key of [entry.guild, id]) this.#pauses.delete(key);
      this.#open.delete(id);
      this.#asks = MAX_CHANNEL_CHECKS;
      return this.#keep(entry, requests);
    });
    return within(this.#timers, WAIT_MS, settled, 'none');
  }

  async #look(requests: EventRequests): Promise<void> {
    if (this.#options.connected()) await this.#inTurn(() => this.#pass(requests));
  }

  async #inTurn<T>(act: () => Promise<T>): Promise<T | 'none'> {
    const done = this.#queue.then(act).catch((error: unknown) => {
      this.#options.context.log.warn({ error: safeError(error) }, 'events of servers could not be kept');
      return 'none' as const;
    });
    this.#queue = done;
    return done;
  }

  async #pass(requests: EventRequests): Promise<void> {
    const { entries, context } = this.#options;
    this.#asks = MAX_CHANNEL_CHECKS;
    const now = this.#timers.steady();
    for (const [key, { until }] of this.#pauses) if (until <= now) this.#pauses.delete(key);
    for (const [id, until] of this.#open) if (until <= now) this.#open.delete(id);
    let page = await entries.page('', PAGE_ENTRIES);
    while (page.length > 0) {
      for (const entry of page) {
        if (this.#closed) return;
        // By now another process may have the shard.
        if (context.processes.isMine(entry.guild)) await this.#keep(entry, requests);
      }
      page = page.length < PAGE_ENTRIES ? [] : await entries.page(page.at(-1)!.id, PAGE_ENTRIES);
    }
  }

  /** Creates, updates or removes an entry's event as needed; retries later what Discord refuses. */
  async #keep(entry: ClassEvent, requests: EventRequests): Promise<Listing> {
    const { entries, settings, clock, context } = this.#options;
    const { id, guild, about, sent } = entry;
    const span = eventSpan(about);
    const isPast = span === null || span.end <= clock();
    const isOff = (await settings.guild(guild)).events === 'off';
    const wanted = isPast || isOff ? null : span;
    const isListed = sent !== null && sent.end > clock();
    const pause = wanted !== null || isListed ? this.#pauseOf(entry) : undefined;
    // Removing an event from a full list makes room.
    if (pause !== undefined && (wanted !== null || pause.why !== 'full')) return pause.why;
    try {
      if (wanted !== null) return await this.#list(entry, wanted, requests);
      if (isListed) await this.#unlist(entry, requests);
      // A quiz that is not over may be rescheduled.
      if (span === null || (isPast && about?.kind === 'lesson')) await entries.drop(id);
      else if (sent !== null) await entries.note(entry, { event: null, sent: null });
      return 'none';
    } catch (error) {
      const code = codeOf(error);
      const why: Listing = NO_EVENTS.has(code) ? 'refused' : code === EVENTS_FULL ? 'full' : 'none';
      // An error about one event does not concern the others.
      const isAlone = why === 'none' && code !== null;
      this.#pauses.set(isAlone ? id : guild, {
        why,
        until: this.#timers.steady() + (code === null ? FAILED_PAUSE_MS : REFUSED_PAUSE_MS),
      });
      if (why === 'none')
        context.log.warn({ id: entry.id, error: safeError(error) }, 'an event of a server could not be kept');
      return why;
    }
  }

  #pauseOf({ id, guild }: ClassEvent): Pause | undefined {
    const now = this.#timers.steady();
    return [guild, id].map((key) => this.#pauses.get(key)).find((pause) => (pause?.until ?? now) > now);
  }

  async #locale({ guild, about }: ClassEvent): Promise<Locale> {
    const teacher = about?.kind === 'quiz' ? about.quiz.teacher : null;
    return this.#options.context.languages.forGuild(guild, null, teacher ?? '');
  }

  async #list(entry: ClassEvent, span: EventTimes, requests: EventRequests): Promise<Listing> {
    const { entries } = this.#options;
    const { id, guild, about, sent } = entry;
    const wished = sentEventOf(entry, about!, span, await this.#locale(entry));
    const event = entry.event ?? (await this.#found(entry, requests));
    if (event === null || sent === null) return this.#make(entry, wished, requests);
    if (entry.event === null) await entries.note(entry, { event, sent });
    const known = { ...entry, event };
    if (this.#asks > 0 && !(await this.#isPublic(entry, requests))) {
      await this.#unlist(known, requests);
      return this.#hide(known);
    }
    // An event that has started stays as it is.
    if (isSame(sent, wished) || (this.#begins(wished) && wished.start === sent.start)) return 'listed';
    // Discord does not change the start of an event that has started, nor accept a past one.
    if (this.#begins(sent) || this.#begins(wished)) {
      await this.#unlist(known, requests);
      return this.#make(known, wished, requests);
    }
    try {
      await requests.edit(guild, event, wished);
    } catch (error) {
      if (!EVENT_GONE.has(codeOf(error))) throw error;
      // A user deleted or ended it: don't create it again.
      await entries.drop(id);
      return 'none';
    }
    await entries.note(known, { event, sent: wished });
    return 'listed';
  }

  async #make(entry: ClassEvent, wished: SentEvent, requests: EventRequests): Promise<Listing> {
    const { entries } = this.#options;
    const { id, guild } = entry;
    if (this.#begins(wished)) {
      await entries.note(entry, { event: null, sent: null });
      return 'none';
    }
    if (!(await this.#isPublic(entry, requests))) return this.#hide(entry);
    // Stored before the request: after a kill, an entry without an id is looked up in the server.
    const sent = { event: null, sent: wished };
    // Only one of two processes creates it.
    if (!(await entries.note(entry, sent))) return 'none';
    await entries.note({ id, ...sent }, { event: await requests.create(guild, wished), sent: wished });
    return 'listed';
  }

  /** Whether Discord treats an event as started. */
  #begins({ start }: EventTimes): boolean {
    return start - this.#options.clock() < MIN_LEAD_MS;
  }

  async #isPublic({ id, guild, channel }: ClassEvent, requests: EventRequests): Promise<boolean> {
    if (this.#open.has(id)) return true;
    this.#asks -= 1;
    try {
      const isOpen = await requests.isPublic(guild, channel);
      if (isOpen) this.#open.set(id, this.#timers.steady() + PUBLIC_FOR_MS);
      return isOpen;
    } catch (error) {
      if (UNREACHABLE.has(codeOf(error))) return false;
      throw error;
    }
  }

  /** Marks an entry as hidden, since not everyone sees its channel; checked again after `REFUSED_PAUSE_MS`. */
  async #hide(entry: ClassEvent): Promise<Listing> {
    this.#pauses.set(entry.id, { why: 'hidden', until: this.#timers.steady() + REFUSED_PAUSE_MS });
    await this.#options.entries.note(entry, { event: null, sent: null });
    return 'hidden';
  }

  /** Removes an event from the list. No error if a user did so before. */
  async #unlist(entry: ClassEvent, requests: EventRequests): Promise<void> {
    if (entry.sent === null || entry.sent.end <= this.#options.clock()) return;
    const event = entry.event ?? (await this.#found(entry, requests));
    if (event === null) return;
    await (this.#begins(entry.sent)
      ? requests.remove(entry.guild, event)
      : requests.cancel(entry.guild, event)
    ).catch((error: unknown) => {
      if (!EVENT_GONE.has(codeOf(error))) throw error;
    });
  }

  /** Searches for an event whose creation got no answer; null: it did not arrive. */
  async #found({ guild, sent }: ClassEvent, requests: EventRequests): Promise<string | null> {
    if (sent === null) return null;
    const mine = (await requests.list(guild)).filter((one) => isSame(one, sent));
    for (const { id } of mine) if (!(await this.#options.entries.isKnown(id))) return id;
    return null;
  }
}
