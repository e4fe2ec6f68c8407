import { type Timer, type Timers, within } from '../../kernel/timers.ts';
import type { ClassEvents as Entries } from '../../learn/class/events.ts';
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

/** How often the lists are held against what is planned. */
const LOOK_MS = 60_000;
/** Entries that are read in one go. */
const PAGE = 200;
/** How long nothing is tried in a server that refused it, and in one that did not answer. */
const REFUSED_MS = 60 * 60_000;
const FAILED_MS = 5 * 60_000;
/** How long a teacher waits to hear what became of it. */
const WAIT_MS = 3_000;
/** How often it is asked whether everybody still sees the channel of what is listed. */
const ASK_MS = 15 * 60_000;
/** Channels that are asked about in one look: a teacher may be waiting. */
const MOST_ASKED = 50;
/** Discord takes no event that has begun. */
const LEAD_MS = 30_000;

interface Options {
  readonly context: Pick<LiveContext, 'languages' | 'log' | 'timers' | 'processes'>;
  readonly entries: Entries;
  readonly settings: Pick<Settings, 'guild'>;
  /** Null: nobody looks at events here. */
  readonly requests: EventRequests | null;
  readonly clock: () => number;
  /** Whether clicks arrive. */
  readonly connected: () => boolean;
}

interface Pause {
  readonly why: Listing;
  /** Time of the steady clock. */
  readonly until: number;
}

const isSame = (a: SentEvent, b: SentEvent): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.location === b.location &&
  a.start === b.start &&
  a.end === b.end;

/** Keeps what is planned in the lists of servers' events (Discord's “scheduled events”), where the bot may. */
export class EventLists {
  readonly #options: Options;
  readonly #timers: Timers;
  /** By server, or by entry. */
  readonly #pauses = new Map<string, Pause>();
  /** By entry: until when its channel was found open to all, by the steady clock. */
  readonly #open = new Map<string, number>();
  #asks = MOST_ASKED;
  /** One thing after the other: of two who look for an event that may be there both would make it. */
  #queue: Promise<unknown> = Promise.resolve();
  #timer: Timer | null = null;
  #looking = false;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.#timers = options.context.timers;
  }

  start(): void {
    if (this.#options.requests === null) return;
    this.#look();
    this.#timer = this.#timers.every(LOOK_MS, () => this.#look());
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#timer?.cancel();
    await this.#queue;
  }

  /** What was just planned, moved or cancelled; gives what became of its entry. */
  async settle(id: string): Promise<Listing> {
    const { requests, entries, context } = this.#options;
    if (requests === null) return 'none';
    const settled = this.#inTurn(async (): Promise<Listing> => {
      const entry = await entries.load(id);
      // Of a server whose shard another process has, that one keeps the list.
      if (entry === null || !context.processes.isMine(entry.guild)) return 'none';
      for (const key of [entry.guild, id]) this.#pauses.delete(key);
      this.#open.delete(id);
      this.#asks = MOST_ASKED;
      return this.#keep(entry, requests);
    });
    return within(this.#timers, WAIT_MS, settled, 'none');
  }

  #look(): void {
    const { requests, connected } = this.#options;
    if (requests === null || this.#looking || !connected()) return;
    this.#looking = true;
    void this.#inTurn(() => this.#pass(requests)).finally(() => {
      this.#looking = false;
    });
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
    this.#asks = MOST_ASKED;
    const now = this.#timers.steady();
    for (const [key, { until }] of this.#pauses) if (until <= now) this.#pauses.delete(key);
    for (const [id, until] of this.#open) if (until <= now) this.#open.delete(id);
    let page = await entries.page('', PAGE);
    while (page.length > 0) {
      for (const entry of page) {
        if (this.#closed) return;
        // The shard may have gone to another process since.
        if (context.processes.isMine(entry.guild)) await this.#keep(entry, requests);
      }
      page = page.length < PAGE ? [] : await entries.page(page.at(-1)!.id, PAGE);
    }
  }

  /** Does for an entry what is to be done; what Discord refuses is tried again later. */
  async #keep(entry: ClassEvent, requests: EventRequests): Promise<Listing> {
    const { entries, settings, clock, context } = this.#options;
    const { id, guild, about, sent } = entry;
    const span = eventSpan(about);
    const isPast = span === null || span.end <= clock();
    const isOff = (await settings.guild(guild)).events === 'off';
    const wanted = isPast || isOff ? null : span;
    const isListed = sent !== null && sent.end > clock();
    const pause = wanted !== null || isListed ? this.#pauseOf(entry) : undefined;
    // What is taken off a full list makes room.
    if (pause !== undefined && (wanted !== null || pause.why !== 'full')) return pause.why;
    try {
      if (wanted !== null) return await this.#list(entry, wanted, requests);
      if (isListed) await this.#unlist(entry, requests);
      // A quiz that is not over may get another time.
      if (span === null || (isPast && about?.kind === 'lesson')) await entries.drop(id);
      else if (sent !== null) await entries.note(entry, { event: null, sent: null });
      return 'none';
    } catch (error) {
      const code = codeOf(error);
      const why: Listing = NO_EVENTS.has(code) ? 'refused' : code === EVENTS_FULL ? 'full' : 'none';
      // What Discord says of one event says nothing of the others.
      const isAlone = why === 'none' && code !== null;
      this.#pauses.set(isAlone ? id : guild, {
        why,
        until: this.#timers.steady() + (code === null ? FAILED_MS : REFUSED_MS),
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
    // What has begun stays as it is.
    if (isSame(sent, wished) || (this.#begins(wished) && wished.start === sent.start)) return 'listed';
    // Discord takes no other beginning for what has begun, and none that is past.
    if (this.#begins(sent) || this.#begins(wished)) {
      await this.#unlist(known, requests);
      return this.#make(known, wished, requests);
    }
    try {
      await requests.edit(guild, event, wished);
    } catch (error) {
      if (!EVENT_GONE.has(codeOf(error))) throw error;
      // Somebody deleted or ended it, so it isn’t made again.
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
    // Of two processes one makes it.
    if (!(await entries.note(entry, sent))) return 'none';
    await entries.note({ id, ...sent }, { event: await requests.create(guild, wished), sent: wished });
    return 'listed';
  }

  /** Whether Discord takes an event as one that has begun. */
  #begins({ start }: EventTimes): boolean {
    return start - this.#options.clock() < LEAD_MS;
  }

  async #isPublic({ id, guild, channel }: ClassEvent, requests: EventRequests): Promise<boolean> {
    if (this.#open.has(id)) return true;
    this.#asks -= 1;
    try {
      const isOpen = await requests.isPublic(guild, channel);
      if (isOpen) this.#open.set(id, this.#timers.steady() + ASK_MS);
      return isOpen;
    } catch (error) {
      if (UNREACHABLE.has(codeOf(error))) return false;
      throw error;
    }
  }

  /** Not everybody sees its channel: it has no event, until that is asked again. */
  async #hide(entry: ClassEvent): Promise<Listing> {
    this.#pauses.set(entry.id, { why: 'hidden', until: this.#timers.steady() + REFUSED_MS });
    await this.#options.entries.note(entry, { event: null, sent: null });
    return 'hidden';
  }

  /** Takes an event off the list. That somebody else did so before is no error. */
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

  /** An event that was sent and whose answer never came; null: it did not arrive. */
  async #found({ guild, sent }: ClassEvent, requests: EventRequests): Promise<string | null> {
    if (sent === null) return null;
    const mine = (await requests.list(guild)).filter((one) => isSame(one, sent));
    for (const { id } of mine) if (!(await this.#options.entries.isKnown(id))) return id;
    return null;
  }
}
