import type { Logger } from 'pino';
import type { Screen, TextModal } from '../kernel/screen.ts';
import { failureScreen, lateScreen } from '../kernel/screens.ts';
import type { Timer, Timers } from '../kernel/timers.ts';
import type { Locale } from '../texts/locale.ts';
import { MESSAGE_GONE } from './live/discord-error-codes.ts';
import type { DrawOrder, IllustratedScreen, PictureFollowup } from './live/picture-followup.ts';
import { present, presentModal } from './message/present.ts';
import {
  type Audience,
  bodyOf,
  type CallbackType,
  type Credentials,
  codeOf,
  type Delivery,
  logged,
  perhapsDelivered,
  safeError,
  type Wire,
} from './wire.ts';

/** What is known of an interaction, whatever its type. */
export interface Facts extends Credentials {
  readonly user: string;
  /** Null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** The message a component or a modal of it hangs on. */
  readonly message: string | null;
  /** True for a component, or a modal that a component opened: the message can be updated. */
  readonly fromMessage: boolean;
  /**
   * Whether the bot was let in here itself: elsewhere a person brought it along, and it can do nothing but answer clicks, each
   * for 15 minutes.
   */
  readonly member: boolean;
  /** Whether the person may manage the server. */
  readonly manages: boolean;
  /** The roles that the person has in the server, by id. */
  readonly roles: readonly string[];
  /** The nickname in the server, else the display name, else the username. */
  readonly displayName: string;
  /** The pictures of the message a component hangs on: ids of its attachments by name. */
  readonly pictures: () => ReadonlyMap<string, string>;
  /** What was chosen in a select. */
  readonly values: readonly string[];
  /** What was typed into a modal, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether nobody else can see the place: somebody’s direct messages with the bot. */
export const alone = ({ guild, member }: Facts): boolean => guild === null && member;

/** Discord waits 3 s for the first answer; after this many milliseconds a call defers by itself. */
const PATIENCE = 1_500;

/** If a click took longer than this, other clicks are served before its answer is drawn. Milliseconds. */
const LONG_MS = 20;

const NOTHING: ReadonlyMap<string, string> = new Map();

type State = 'open' | 'deferred' | 'updating' | 'answered';

/**
 * One interaction and its answer. Whoever serves it says what to show; this decides how, by what was answered before. An answer
 * that may have arrived is never sent twice: `lost` says that nobody knows.
 */
export class Call {
  readonly facts: Facts;
  /** The person's language: for what they alone see. */
  readonly own: Locale;
  /** The server's language: for what everybody sees. */
  readonly house: Locale;
  /** True when an answer may not have arrived. */
  lost = false;
  readonly #wire: Wire;
  readonly #followup: PictureFollowup;
  readonly #log: Logger;
  #state: State = 'open';
  #audience: Audience = 'private';
  /** Who sees that the bot is thinking. */
  #seen: Audience = 'private';
  #deferring: Promise<void> | null = null;
  /** Waits until this answer may be drawn. */
  readonly #turn: () => Promise<void>;
  readonly #patience: Timer;
  readonly #timers: Timers;
  readonly #began: number;
  #firstMs: number | null = null;
  /** Whether anything was sent but that it takes longer. */
  #told = false;

  constructor(
    facts: Facts,
    own: Locale,
    house: Locale,
    wire: Wire,
    followup: PictureFollowup,
    log: Logger,
    timers: Timers,
    turn: () => Promise<void>,
  ) {
    this.#turn = turn;
    this.#timers = timers;
    this.#began = timers.steady();
    this.facts = facts;
    this.own = own;
    this.house = house;
    this.#wire = wire;
    this.#followup = followup;
    this.#log = log;
    this.#patience = timers.after(PATIENCE, () => {
      this.think(this.#audience).catch(
        logged(this.#log, 'warn', 'it could not be said that it takes longer', { user: facts.user }),
      );
    });
  }

  /** Whether any answer was sent. */
  get answered(): boolean {
    return this.#state !== 'open' || this.#deferring !== null;
  }

  /** Milliseconds from its arrival until Discord had the first answer; null: it has none yet. */
  get firstMs(): number | null {
    return this.#firstMs;
  }

  /** Milliseconds since its arrival. */
  get ageMs(): number {
    return this.#timers.steady() - this.#began;
  }

  /** Whether whoever clicked still has nothing, or only sees that the bot is thinking. */
  get waits(): boolean {
    return this.#state === 'open' || this.#state === 'deferred';
  }

  /**
   * The answer is far too late: tells the user, who would otherwise see the bot think for a quarter of an hour. Does nothing
   * where an answer was sent. The answer may still come after it, as a message of its own.
   */
  async tellLate(): Promise<void> {
    await this.#settled();
    if (!this.#told) await this.tell(lateScreen(this.own));
  }

  /** Says beforehand who will see the answer, should it have to wait. */
  expect(audience: Audience): void {
    this.#audience = audience;
  }

  /** A new message. Gives its id where Discord tells it: with `told`, and where everybody sees it. */
  async reply(
    screen: Screen,
    audience: Audience,
    options: { readonly rings?: readonly string[]; readonly told?: boolean } = {},
  ): Promise<string | null> {
    await this.#settled();
    const message = this.#delivery(screen, audience, options.rings);
    const told = options.told ?? audience === 'public';
    if (this.#state === 'open') return this.#send('answered', () => this.#callback('reply', message, told));
    if (this.#state === 'deferred') {
      if (audience === 'private' && this.#seen === 'public') return this.#replyAside(message);
      return this.#send('answered', () => this.#wire.editAnswer(this.facts, message));
    }
    return this.#send(this.#state, () => this.#wire.followUp(this.facts, message));
  }

  /** A new message for the user alone. */
  async tell(screen: Screen): Promise<void> {
    await this.reply(screen, 'private');
  }

  /**
   * Everybody sees that the bot is thinking, and the answer turned out to be for one alone (a refusal, say): the one is taken
   * away, since who sees a message cannot be changed, and the other is a message of its own.
   */
  async #replyAside(message: Delivery): Promise<string | null> {
    await this.#wire
      .withdraw(this.facts)
      .catch(
        logged(this.#log, 'warn', 'a waiting answer could not be taken away', { user: this.facts.user }),
      );
    return this.#send('answered', () => this.#wire.followUp(this.facts, message));
  }

  /** A new message that goes on: gives how to draw it anew, for as long as Discord takes edits of an answer. */
  async replyLive(screen: Screen, audience: Audience): Promise<(next: Screen) => Promise<void>> {
    await this.#settled();
    const first = this.#state === 'open' || this.#state === 'deferred';
    const message = await this.reply(screen, audience, { told: true });
    const which = first ? undefined : (message ?? undefined);
    return async (next) => {
      await this.#wire.editAnswer(this.facts, this.#delivery(next, audience), which);
    };
  }

  /**
   * A new message. Its text is sent first, and an edit brings the pictures. In a rush, pictures that are at hand come with the text,
   * which saves a request.
   */
  async replyDrawn(draft: IllustratedScreen, audience: Audience): Promise<void> {
    await this.#settled();
    await this.#inTurnAfterLong();
    const turn = this.#followup.now();
    const first = this.#state === 'open' || this.#state === 'deferred';
    if (this.#followup.isShedding) {
      const locale = audience === 'private' ? this.own : this.house;
      await this.reply(this.#followup.screen(draft, [], draft.drawings(), locale), audience);
      return;
    }
    const drawings = this.#followup.isRushed ? draft.drawings() : null;
    const there = drawings === null ? [] : this.#followup.atHand(drawings, NOTHING);
    if (drawings !== null && there.length === drawings.length) {
      await this.reply(draft.screen(there), audience);
      return;
    }
    const message = await this.reply(draft.screen([]), audience, { told: this.#followup.draws });
    if (message === null || !this.#followup.draws) return;
    const following = drawings === null ? draft : { ...draft, drawings: () => drawings };
    this.#followup.follow(message, turn, following, NOTHING, (screen) =>
      this.#wire.editAnswer(this.facts, this.#delivery(screen, audience), first ? undefined : message),
    );
  }

  /**
   * What came from a thread comes whenever it likes: it is drawn in turn with what others do. So is what was thought about for
   * long here, lest it be thought about, said and drawn in one piece.
   */
  async #inTurnAfterLong(): Promise<void> {
    if (this.#state !== 'open' || this.ageMs > LONG_MS) await this.#turn();
  }

  /**
   * Draws the message anew that the control hangs on. `gone`: what to do where somebody has just deleted it: show the screen to whoever
   * pressed, or throw, since the message is to be posted anew.
   */
  async update(screen: Screen, gone: 'show' | 'throw' = 'show'): Promise<void> {
    await this.#inTurn(() => this.#update(screen, gone));
  }

  /** Draws the message anew; pictures that it has and needs stay, the others follow. */
  async updateDrawn(draft: IllustratedScreen): Promise<void> {
    if (!this.#followup.draws) return this.update(draft.screen([]));
    await this.#inTurnAfterLong();
    const drawings = draft.drawings();
    const had = this.facts.pictures();
    const there = this.#followup.atHand(drawings, had);
    const { turn, kept, which } = await this.#inTurn(async (mine) => {
      try {
        const aside = await this.#update(this.#followup.screen(draft, there, drawings, this.own));
        return { turn: mine, kept: had, which: aside };
      } catch (error) {
        // Should Discord not have the pictures any more, they are sent anew.
        if (there.length === 0 || codeOf(error) === null) throw error;
        const aside = await this.#update(this.#followup.screen(draft, [], drawings, this.own));
        return { turn: mine, kept: NOTHING, which: aside };
      }
    });
    const { message } = this.facts;
    // All of them came along, unless Discord did not have those that were there before.
    if (message === null || (kept === had && there.length === drawings.length)) return;
    this.#followup.follow(message, turn, { ...draft, drawings: () => drawings }, kept, (screen) =>
      this.#wire.editAnswer(this.facts, this.#delivery(screen, 'public'), which),
    );
  }

  async #inTurn<T>(show: (turn: DrawOrder) => Promise<T>): Promise<T> {
    const { message } = this.facts;
    return message === null ? show(this.#followup.now()) : this.#followup.redraw(message, show);
  }

  /** Gives the id of the message that stands for it now; undefined: the answer to the click itself. */
  async #update(screen: Screen, gone: 'show' | 'throw' = 'show'): Promise<string | undefined> {
    await this.#settled();
    if (this.#state === 'open' && !this.facts.fromMessage) {
      await this.reply(screen, this.#audience);
      return undefined;
    }
    // A panel stays as private as it is; `public` only leaves the flag out.
    const message = this.#delivery(screen, 'public');
    try {
      if (this.#state === 'open')
        await this.#send('answered', () => this.#callback('update', message, false));
      else await this.#send(this.#state, () => this.#wire.editAnswer(this.facts, message));
    } catch (error) {
      if (gone === 'throw' || codeOf(error) !== MESSAGE_GONE) throw error;
      const isFirst = this.#state === 'open';
      const message = await this.reply(screen, 'private');
      return isFirst ? undefined : (message ?? undefined);
    }
    return undefined;
  }

  /** Tells Discord that the answer takes longer: a component keeps its message, a command shows that it is thinking. */
  async think(audience: Audience): Promise<void> {
    if (this.answered) return this.#settled();
    this.#deferring = this.#defer(audience).finally(() => {
      this.#deferring = null;
    });
    return this.#deferring;
  }

  /** Asks for a line. Must be the first answer. */
  async ask(modal: TextModal): Promise<void> {
    await this.#settled();
    if (this.#state !== 'open') {
      this.#log.warn({ user: this.facts.user }, 'too late for a modal');
      return this.tell(failureScreen(this.own));
    }
    await this.#send('answered', () => this.#wire.callback(this.facts, 'modal', presentModal(modal)));
  }

  /** No more answers will be sent by itself. */
  end(): void {
    this.#patience.cancel();
  }

  async #defer(audience: Audience): Promise<void> {
    const updating = this.facts.fromMessage;
    this.#seen = audience;
    const type: CallbackType = updating ? 'deferUpdate' : 'defer';
    await this.#request(updating ? 'updating' : 'deferred', () =>
      this.#wire.callback(this.facts, type, updating || audience === 'public' ? undefined : { flags: 64 }),
    );
  }

  async #callback(type: CallbackType, message: Delivery, wait: boolean): Promise<string | null> {
    return this.#wire.callback(this.facts, type, bodyOf(message), message.files, wait);
  }

  #delivery(screen: Screen, audience: Audience, rings?: readonly string[]): Delivery {
    const words = (audience === 'private' ? this.own : this.house).screens;
    const shown = present(screen, { cut: words.cut, file: words.cutFile });
    return { ...shown, audience, ...(rings === undefined ? {} : { rings }) };
  }

  /** Sends an answer, as `#request` does. */
  async #send(next: State, request: () => Promise<string | null>): Promise<string | null> {
    this.#told = true;
    return this.#request(next, request);
  }

  /**
   * Sends what leads to state `next`. An answer that may have arrived is logged and counted as sent; after any other failure
   * the state is what it was, and the caller hears of it.
   */
  async #request(next: State, request: () => Promise<string | null>): Promise<string | null> {
    this.end();
    const before = this.#state;
    this.#state = next;
    try {
      const message = await request();
      this.#firstMs ??= this.ageMs;
      return message;
    } catch (error) {
      if (!perhapsDelivered(error)) {
        this.#state = before;
        throw error;
      }
      this.lost = true;
      // Another process may have had the same click and answered it: a follow-up leaves its answer alone. If nobody has, Discord
      // puts the follow-up in the place of “thinking”.
      if (next === 'deferred') this.#state = 'answered';
      this.#log.warn({ user: this.facts.user, error: safeError(error) }, 'perhaps delivered');
      return null;
    }
  }

  async #settled(): Promise<void> {
    // Where that failed the state is what it was, and the answer itself is tried.
    await this.#deferring?.catch(() => undefined);
  }
}
