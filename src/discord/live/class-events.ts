import { type Timer, type Timers, within } from '../../kernel/timers.ts';
import type { ClassEvents as Entries } from '../../learn/class/events.ts';
import { type ClassEvent, eventSpan, type SentEvent, type Span } from '../../learn/model/class-event.ts';
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
export class ClassEvents {
  readonly #options: Options;
  readonly #timers: Timers;
  /** By server, or by entry. */
  readonly #pauses = new Map<string, Pause>();
  /** One thing after the other: of two who look for an event that may be there both would make it. */
  #queue: Promise<unknown> = Promise.resolve();
  #timer: Timer | null = null;
  #looking = false;

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
    const { entries } = this.#options;
    for (const [key, { until }] of this.#pauses) if (until <= this.#timers.steady()) this.#pauses.delete(key);
    let page = await entries.page('', PAGE);
    while (page.length > 0) {
      for (const entry of page) await this.#keep(entry, requests);
      page = page.length < PAGE ? [] : await entries.page(page.at(-1)!.id, PAGE);
    }
  }

  /** Does for an entry what is to be done; what Discord refuses is tried again later. */
  async #keep(entry: ClassEvent, requests: EventRequests): Promise<Listing> {
    const { entries, settings, clock, context } = this.#options;
    const span = eventSpan(entry.about);
    const isOver = span === null || span.end <= clock();
    const isOff = (await settings.guild(entry.guild)).events === 'off';
    if (entry.sent === null && (isOver || isOff)) {
      if (isOver) await entries.drop(entry.id);
      return 'none';
    }
    for (const key of [entry.guild, entry.id]) {
      const pause = this.#pauses.get(key);
      if (pause !== undefined && pause.until > this.#timers.steady() && !isOver) return pause.why;
    }
    try {
      if (!isOver && !isOff) return await this.#list(entry, span, requests);
      await this.#unlist(entry, requests);
      if (isOver) await entries.drop(entry.id);
      else await entries.note(entry.id, { event: null, sent: null });
      return 'none';
    } catch (error) {
      const code = codeOf(error);
      const why: Listing = NO_EVENTS.has(code) ? 'refused' : code === EVENTS_FULL ? 'full' : 'none';
      this.#pauses.set(entry.guild, {
        why,
        until: this.#timers.steady() + (why === 'none' ? FAILED_MS : REFUSED_MS),
      });
      if (why === 'none')
        context.log.warn({ id: entry.id, error: safeError(error) }, 'an event of a server could not be kept');
      return why;
    }
  }

  async #locale({ guild, about }: ClassEvent): Promise<Locale> {
    const teacher = about?.kind === 'quiz' ? about.quiz.teacher : null;
    return this.#options.context.languages.forGuild(guild, null, teacher ?? '');
  }

  async #list(entry: ClassEvent, span: Span, requests: EventRequests): Promise<Listing> {
    const { entries } = this.#options;
    const { id, guild, about, sent } = entry;
    const wished = sentEventOf(entry, about!, span, await this.#locale(entry));
    const event = entry.event ?? (await this.#found(entry, requests));
    if (event === null || sent === null) return this.#make(entry, wished, requests);
    if (entry.event === null) await entries.note(id, { event, sent });
    // Discord takes no other beginning for what has begun.
    if (isSame(sent, wished) || this.#begins(wished)) return 'listed';
    if (this.#begins(sent)) {
      await this.#unlist({ ...entry, event }, requests);
      return this.#make(entry, wished, requests);
    }
    try {
      await requests.edit(guild, event, wished);
    } catch (error) {
      if (codeOf(error) !== EVENT_GONE) throw error;
      // Somebody deleted it: it stays away.
      await entries.drop(id);
      return 'none';
    }
    await entries.note(id, { event, sent: wished });
    return 'listed';
  }

  async #make(entry: ClassEvent, wished: SentEvent, requests: EventRequests): Promise<Listing> {
    const { entries } = this.#options;
    const { id, guild } = entry;
    const isHidden = !this.#begins(wished) && !(await this.#isPublic(entry, requests));
    if (isHidden) this.#pauses.set(id, { why: 'hidden', until: this.#timers.steady() + REFUSED_MS });
    if (isHidden || this.#begins(wished)) {
      await entries.note(id, { event: null, sent: null });
      return isHidden ? 'hidden' : 'none';
    }
    // Noted first: whoever finds it without an id looks whether it arrived.
    await entries.note(id, { event: null, sent: wished });
    await entries.note(id, { event: await requests.create(guild, wished), sent: wished });
    return 'listed';
  }

  /** Whether Discord takes an event as one that has begun. */
  #begins({ start }: Span): boolean {
    return start - this.#options.clock() < LEAD_MS;
  }

  async #isPublic({ guild, channel }: ClassEvent, requests: EventRequests): Promise<boolean> {
    try {
      return await requests.isPublic(guild, channel);
    } catch (error) {
      if (UNREACHABLE.has(codeOf(error))) return false;
      throw error;
    }
  }

  /** Takes an event off the list; one that somebody else took off is no matter. */
  async #unlist(entry: ClassEvent, requests: EventRequests): Promise<void> {
    const event = entry.event ?? (await this.#found(entry, requests));
    if (event === null || entry.sent === null || entry.sent.end <= this.#options.clock()) return;
    await (this.#begins(entry.sent)
      ? requests.remove(entry.guild, event)
      : requests.cancel(entry.guild, event)
    ).catch((error: unknown) => {
      if (codeOf(error) !== EVENT_GONE) throw error;
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
