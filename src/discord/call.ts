import type { Logger } from 'pino';
import type { Screen, TextModal } from '../kernel/screen.ts';
import { failureScreen, lateScreen } from '../kernel/screens.ts';
import type { Timer, Timers } from '../kernel/timers.ts';
import type { Locale } from '../texts/locale.ts';
import { MESSAGE_GONE } from './live/discord-error-codes.ts';
import {
  type DrawOrder,
  type IllustratedScreen,
  NO_ATTACHMENTS,
  type PictureFollowup,
} from './live/picture-followup.ts';
import { present, presentModal } from './message/present.ts';
import {
  type Audience,
  bodyOf,
  type CallbackType,
  type Credentials,
  codeOf,
  type Delivery,
  hasUploads,
  logged,
  perhapsDelivered,
  type SentMessage,
  safeError,
  type Wire,
  withoutSentFiles,
} from './wire.ts';

/** Data of an interaction, whatever its type. */
export interface Facts extends Credentials {
  readonly user: string;
  /** Null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** Message that holds the component, or whose component opened this modal. */
  readonly message: string | null;
  /** True for a component, or a modal that a component opened: the message can be updated. */
  readonly fromMessage: boolean;
  /**
   * Whether the bot is a member here. Otherwise a user installed it for their account, and it can only answer clicks, each for
   * 15 minutes.
   */
  readonly botIsMember: boolean;
  readonly manages: boolean;
  /** Ids of the user's roles in the server. */
  readonly roles: readonly string[];
  /** The nickname in the server, else the display name, else the username. */
  readonly displayName: string;
  /** Attachment ids by name of the message that holds the component. */
  readonly pictures: () => ReadonlyMap<string, string>;
  readonly values: readonly string[];
  /** Text typed into a modal, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Whether only this user sees the channel: their direct messages with the bot. */
export const alone = ({ guild, botIsMember }: Facts): boolean => guild === null && botIsMember;

interface ReplyOptions {
  /** The only users it notifies. */
  readonly mentions?: readonly string[];
  /** Whether Discord reports a private message's id, too. */
  readonly told?: boolean;
}

/** Discord waits 3 s for the first answer; after this many milliseconds a call defers automatically. */
const DEFER_AFTER_MS = 1_500;

/** After a click took this long, other clicks are served before its answer is drawn. */
const YIELD_AFTER_MS = 20;

type ReplyState = 'open' | 'deferred' | 'updating' | 'answered';

/**
 * One interaction and its answer. Handlers say what to show; this class picks the request, depending on what was sent before.
 * Never resends an answer that may have arrived: `lost` marks such a call.
 */
export class Call {
  readonly facts: Facts;
  /** The user's language, for what only they see. */
  readonly own: Locale;
  /** The server's language, for what everyone sees. */
  readonly house: Locale;
  /** True when an answer may not have arrived. */
  lost = false;
  readonly #wire: Wire;
  readonly #followup: PictureFollowup;
  readonly #log: Logger;
  #state: ReplyState = 'open';
  #audience: Audience = 'private';
  /** Audience of the “thinking” state. */
  #deferredAudience: Audience = 'private';
  #deferring: Promise<void> | null = null;
  /** Waits until this answer may be drawn. */
  readonly #waitForTurn: () => Promise<void>;
  readonly #patience: Timer;
  readonly #timers: Timers;
  readonly #began: number;
  #firstMs: number | null = null;
  /** Whether anything but a “thinking” state was sent. */
  #hasSentAnswer = false;

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
    this.#waitForTurn = turn;
    this.#timers = timers;
    this.#began = timers.steady();
    this.facts = facts;
    this.own = own;
    this.house = house;
    this.#wire = wire;
    this.#followup = followup;
    this.#log = log;
    this.#patience = timers.after(DEFER_AFTER_MS, () => {
      this.think(this.#audience).catch(
        logged(this.#log, 'warn', 'it could not be said that it takes longer', { user: facts.user }),
      );
    });
  }

  get answered(): boolean {
    return this.#state !== 'open' || this.#deferring !== null;
  }

  /** Milliseconds from arrival to the first answer; null before that. */
  get firstMs(): number | null {
    return this.#firstMs;
  }

  get ageMs(): number {
    return this.#timers.steady() - this.#began;
  }

  /** Whether the user still sees nothing, or only that the bot is thinking. */
  get waits(): boolean {
    return this.#state === 'open' || this.#state === 'deferred';
  }

  /**
   * Tells the user that the answer is far too late; otherwise they would see the bot think for 15 minutes. No-op after an answer.
   * A later answer becomes a separate message.
   */
  async tellLate(): Promise<void> {
    await this.#settled();
    if (!this.#hasSentAnswer) await this.tell(lateScreen(this.own));
  }

  /** The first value chosen in a select; empty for other controls. */
  get chosen(): string {
    return this.facts.values[0] ?? '';
  }

  /** The language of a message for these readers. */
  localeFor(audience: Audience): Locale {
    return audience === 'private' ? this.own : this.house;
  }

  /** Sets who will see the answer if the call has to defer. */
  setAudience(audience: Audience): void {
    this.#audience = audience;
  }

  /** Sends a new message. Returns its id if Discord reports it: for public messages, and if `told` is set. */
  async reply(screen: Screen, audience: Audience, options: ReplyOptions = {}): Promise<string | null> {
    return (await this.#reply(screen, audience, options))?.id ?? null;
  }

  async #reply(screen: Screen, audience: Audience, options: ReplyOptions): Promise<SentMessage | null> {
    await this.#settled();
    const message = this.#delivery(screen, audience, options.mentions);
    const told = options.told ?? audience === 'public';
    if (this.#state === 'open') return this.#send('answered', () => this.#callback('reply', message, told));
    if (this.#state === 'deferred') {
      if (audience === 'private' && this.#deferredAudience === 'public') return this.#replyAside(message);
      return this.#send('answered', () => this.#wire.editAnswer(this.facts, message));
    }
    return this.#send(this.#state, () => this.#wire.followUp(this.facts, message));
  }

  /** Sends a new message that only the user sees. */
  async tell(screen: Screen): Promise<void> {
    await this.reply(screen, 'private');
  }

  /** Redraws the message that holds the control, or sends a new one that only the user sees. */
  show(screen: Screen, inPlace: boolean): Promise<void> {
    return inPlace ? this.update(screen) : this.tell(screen);
  }

  /** As `show`, with pictures. */
  showDrawn(draft: IllustratedScreen, inPlace: boolean): Promise<void> {
    return inPlace ? this.updateDrawn(draft) : this.replyDrawn(draft, 'private');
  }

  /**
   * Everyone sees that the bot is thinking, but the answer is private (for example a refusal). A message's audience cannot
   * change, so this deletes the waiting one and sends a follow-up.
   */
  async #replyAside(message: Delivery): Promise<SentMessage | null> {
    await this.#wire
      .withdraw(this.facts)
      .catch(
        logged(this.#log, 'warn', 'a waiting answer could not be taken away', { user: this.facts.user }),
      );
    return this.#send('answered', () => this.#wire.followUp(this.facts, message));
  }

  /** Sends a message and returns a function that redraws it, which works as long as Discord accepts edits of an answer. */
  async replyLive(screen: Screen, audience: Audience): Promise<(next: Screen) => Promise<void>> {
    await this.#settled();
    const first = this.waits;
    const message = await this.reply(screen, audience, { told: true });
    const which = first ? undefined : (message ?? undefined);
    return async (next) => {
      await this.#wire.editAnswer(this.facts, this.#delivery(next, audience), which);
    };
  }

  /**
   * Sends the text first, then the pictures by an edit. In a rush, cached pictures come with the text, which saves a request.
   */
  async replyDrawn(draft: IllustratedScreen, audience: Audience): Promise<void> {
    await this.#settled();
    await this.#inTurnAfterLong();
    const turn = this.#followup.now();
    const first = this.waits;
    if (this.#followup.isShedding) {
      const locale = this.localeFor(audience);
      await this.reply(this.#followup.screen(draft, [], draft.drawings(), locale), audience);
      return;
    }
    const drawings = this.#followup.isRushed ? draft.drawings() : null;
    const there = drawings === null ? [] : this.#followup.atHand(drawings, NO_ATTACHMENTS);
    if (drawings !== null && there.length === drawings.length) {
      await this.reply(draft.screen(there), audience);
      return;
    }
    const sent = await this.#reply(draft.screen([]), audience, { told: this.#followup.draws });
    if (sent === null || !this.#followup.draws) return;
    const following = drawings === null ? draft : { ...draft, drawings: () => drawings };
    this.#followup.follow(sent.id, turn, following, NO_ATTACHMENTS, (screen) => {
      const message = withoutSentFiles(this.#delivery(screen, audience), sent);
      return this.#wire.editAnswer(this.facts, message, first ? undefined : sent.id);
    });
  }

  /**
   * Results of threads arrive at any time, so they queue for their turn to be drawn. So do results that took long on this thread;
   * otherwise computing and drawing would block it in one piece.
   */
  async #inTurnAfterLong(): Promise<void> {
    if (this.#state !== 'open' || this.ageMs > YIELD_AFTER_MS) await this.#waitForTurn();
  }

  /**
   * Redraws the message that holds the control. `gone`, if that message was just deleted: `show` sends the screen to the user;
   * `throw` lets the caller post the message again.
   */
  async update(screen: Screen, gone: 'show' | 'throw' = 'show'): Promise<void> {
    await this.#inTurn(() => this.#update(screen, gone));
  }

  /** Redraws the message; keeps attached pictures that are still needed and adds the others later. */
  async updateDrawn(draft: IllustratedScreen): Promise<void> {
    if (!this.#followup.draws) return this.update(draft.screen([]));
    await this.#inTurnAfterLong();
    const drawings = draft.drawings();
    const had = this.facts.pictures();
    const there = this.#followup.atHand(drawings, had);
    const { turn, kept, which, sent } = await this.#inTurn(async (mine) => {
      try {
        const update = await this.#update(this.#followup.screen(draft, there, drawings, this.own));
        return { turn: mine, kept: had, ...update };
      } catch (error) {
        // Discord may have lost the pictures: send them again.
        if (there.length === 0 || codeOf(error) === null) throw error;
        const update = await this.#update(this.#followup.screen(draft, [], drawings, this.own));
        return { turn: mine, kept: NO_ATTACHMENTS, ...update };
      }
    });
    const { message } = this.facts;
    // All pictures came along, unless Discord had lost the earlier ones.
    if (message === null || (kept === had && there.length === drawings.length)) return;
    this.#followup.follow(message, turn, { ...draft, drawings: () => drawings }, kept, (screen) =>
      this.#wire.editAnswer(this.facts, withoutSentFiles(this.#delivery(screen, 'public'), sent), which),
    );
  }

  async #inTurn<T>(show: (turn: DrawOrder) => Promise<T>): Promise<T> {
    const { message } = this.facts;
    return message === null ? show(this.#followup.now()) : this.#followup.redraw(message, show);
  }

  /** `which`: id of the message that replaces it; undefined: the answer to the click itself. */
  async #update(
    screen: Screen,
    gone: 'show' | 'throw' = 'show',
  ): Promise<{ readonly which: string | undefined; readonly sent: SentMessage | null }> {
    await this.#settled();
    if (this.#state === 'open' && !this.facts.fromMessage)
      return { which: undefined, sent: await this.#reply(screen, this.#audience, {}) };
    // An ephemeral panel stays ephemeral; `public` only omits the flag.
    const message = this.#delivery(screen, 'public');
    const isFirst = this.#state === 'open';
    try {
      const sent = isFirst
        ? await this.#send('answered', () => this.#callback('update', message, hasUploads(message)))
        : await this.#send(this.#state, () => this.#wire.editAnswer(this.facts, message));
      return { which: undefined, sent };
    } catch (error) {
      if (gone === 'throw' || codeOf(error) !== MESSAGE_GONE) throw error;
      const sent = await this.#reply(screen, 'private', {});
      return { which: isFirst ? undefined : sent?.id, sent };
    }
  }

  /** Defers: a component keeps its message, a command shows that the bot is thinking. */
  async think(audience: Audience): Promise<void> {
    if (this.answered) return this.#settled();
    this.#deferring = this.#defer(audience).finally(() => {
      this.#deferring = null;
    });
    return this.#deferring;
  }

  /** Opens a modal. Must be the first answer. */
  async ask(modal: TextModal): Promise<void> {
    await this.#settled();
    if (this.#state !== 'open') {
      this.#log.warn({ user: this.facts.user }, 'too late for a modal');
      return this.tell(failureScreen(this.own));
    }
    await this.#send('answered', () => this.#wire.callback(this.facts, 'modal', presentModal(modal)));
  }

  end(): void {
    this.#patience.cancel();
  }

  async #defer(audience: Audience): Promise<void> {
    const updating = this.facts.fromMessage;
    this.#deferredAudience = audience;
    const type: CallbackType = updating ? 'deferUpdate' : 'defer';
    await this.#request(updating ? 'updating' : 'deferred', () =>
      this.#wire.callback(this.facts, type, updating || audience === 'public' ? undefined : { flags: 64 }),
    );
  }

  async #callback(type: CallbackType, message: Delivery, wait: boolean): Promise<SentMessage | null> {
    return this.#wire.callback(this.facts, type, bodyOf(message), message.files, wait);
  }

  #delivery(screen: Screen, audience: Audience, mentions?: readonly string[]): Delivery {
    return {
      ...present(screen, this.localeFor(audience).screens),
      audience,
      ...(mentions === undefined ? {} : { mentions }),
    };
  }

  /** Sends an answer, as `#request` does. */
  async #send(next: ReplyState, request: () => Promise<SentMessage | null>): Promise<SentMessage | null> {
    this.#hasSentAnswer = true;
    return this.#request(next, request);
  }

  /**
   * Sends a request that leads to state `next`. An answer that may have arrived is logged and counts as sent; any other failure
   * restores the state and rethrows.
   */
  async #request(next: ReplyState, request: () => Promise<SentMessage | null>): Promise<SentMessage | null> {
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
      // Another process may have answered the same click: a follow-up leaves its answer alone. Otherwise Discord replaces
      // “thinking” with the follow-up.
      if (next === 'deferred') this.#state = 'answered';
      this.#log.warn({ user: this.facts.user, error: safeError(error) }, 'perhaps delivered');
      return null;
    }
  }

  async #settled(): Promise<void> {
    // If deferring failed, the state is restored and the answer itself is sent.
    await this.#deferring?.catch(() => undefined);
  }
}
