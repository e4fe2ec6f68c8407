import { parseId } from '../../kernel/custom-id.ts';
import type { Screen } from '../../kernel/screen.ts';
import { withNote } from '../../kernel/screens.ts';
import type { Matches } from '../../play/api.ts';
import type { FaultFacts } from '../../play/model/faults.ts';
import type { BoardRef, Live, Match, MatchId } from '../../play/model/match.ts';
import type { ShownBoard } from '../../play/ports.ts';
import { boardScreen, buttonsShow } from '../../play/screens/board.ts';
import type { MoveFocus } from '../../play/screens/moves.ts';
import type { Locale } from '../../texts/locale.ts';
import { BOARD_WAIT_MS, boardSketch, hasPicture, NO_PICTURE } from '../drawing.ts';
import { codeOf, type Delivery, safeError } from '../wire.ts';
import { CHANNEL_GONE } from './discord-error-codes.ts';
import { type LiveContext, type LiveMessage, LiveMessages, publicDelivery } from './live-message.ts';
import { Notices } from './notices.ts';
import type { PictureFollowup } from './picture-followup.ts';

/** Longest wait for a picture when no click waits for the board. */
const PICTURE_WAIT_MS = 5_000;
const MAX_TRIES = 3;
/** The kind of the controls of boards (see `custom-id.ts`). */
const BOARD = 'm';
/** Boards saved at once. */
const BATCH_BOARDS = 200;

/** Key of a board at one length of its log. */
const onceOf = ({ id, length, board }: Match): string => `board ${id} ${length} ${board?.message ?? ''}`;

/** The player to move, unless that is the bot. */
const toMove = ({ match, turn }: Live): readonly string[] => {
  const seat = turn === null ? undefined : match.seats[turn];
  return seat?.kind === 'person' ? [seat.user] : [];
};

/** A board. `late`: its picture is still being drawn, and should follow. */
export interface DrawnBoard {
  readonly screen: Screen;
  readonly late: boolean;
}

export interface BoardWish {
  readonly focus?: MoveFocus;
  /** The bot isn't a member here (see `Facts.botIsMember`). */
  readonly guest?: boolean;
  /** A move of a guided game that would have lost. */
  readonly slip?: FaultFacts['slip'];
  readonly wait?: number;
}

export interface BoardsOptions {
  readonly context: LiveContext;
  readonly matches: Matches;
  readonly followup: PictureFollowup;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
}

/**
 * Draws boards without a click: after a restart, a timeout, a private resignation, or an answer that may not have arrived. Always
 * draws the current state, so drawing twice does no harm.
 */
export class LiveBoards {
  /** Messages to players besides their boards. */
  readonly notices: Notices;
  readonly #context: LiveContext;
  readonly #matches: Matches;
  readonly #followup: PictureFollowup;
  readonly #messages: LiveMessages<MatchId>;
  readonly #posting = new Map<MatchId, Promise<void>>();
  /** Shown states of boards, until they are saved. */
  readonly #seen = new Map<MatchId, ShownBoard>();
  #closed = false;

  constructor({ context, matches, followup, belongs }: BoardsOptions) {
    this.#context = context;
    this.#matches = matches;
    this.#followup = followup;
    this.#messages = new LiveMessages(context, {
      name: 'match',
      maxTries: MAX_TRIES,
      unsure: null,
      draw: (id) => this.#draw(id),
      unreachable: (id) => this.#unreachable(id),
      inTurn: (message, edit) => followup.edit(message, edit),
    });
    this.notices = new Notices({ context, matches, belongs, closed: (id) => this.redraw(id) });
  }

  /** The screen of a match, with its picture and its summary once it is over. */
  async screen(live: Live, locale: Locale, options: BoardWish = {}): Promise<DrawnBoard> {
    const { wait = BOARD_WAIT_MS, ...wish } = options;
    const look = await this.#context.languages.look(live.match.seats);
    const isText = look === 'text' || buttonsShow(live, locale, { ...wish, look });
    const isShed = !isText && this.#followup.isShedding && hasPicture(live);
    const drawn =
      isText || isShed ? NO_PICTURE : await boardSketch(this.#context.pictures, live, locale, wait);
    const summary = live.match.status === 'over' ? await this.#matches.summary(live) : null;
    const { picture, late } = drawn;
    const screen = boardScreen(live, locale, { summary, picture, look, ...wish });
    return { screen: isShed ? withNote(screen, locale.screens.busy.pictures) : screen, late };
  }

  redraw(id: MatchId): void {
    this.#messages.redraw(id);
  }

  /** A channel or thread was deleted, or the bot left a server (`channel` null): moves the boards of that place. */
  async gone(guild: string, channel: string | null): Promise<void> {
    for (const live of await this.#matches.hanging(guild, channel)) this.redraw(live.match.id);
  }

  /** Saves where an answer has drawn the board. */
  async saveMessage(live: Live, channel: string, message: string): Promise<void> {
    const { board, id } = live.match;
    this.notices.reached(id);
    if (board?.channel !== channel || board.message !== message)
      await this.#matches.hang(id, { channel, message });
    this.#shows(live);
    await this.notices.settle(live);
    // Another process may have drawn a newer state before this one arrived.
    if (this.#context.processes.areMany) await this.#isOutdated(live.match);
  }

  /** Saves what boards show, in batches; only the next start needs it. */
  async write(): Promise<void> {
    const boards = [...this.#seen.values()];
    for (let from = 0; from < boards.length; from += BATCH_BOARDS) {
      const batch = boards.slice(from, from + BATCH_BOARDS);
      await this.#matches.drawn(batch);
      for (const one of batch) if (this.#seen.get(one.id) === one) this.#seen.delete(one.id);
    }
  }

  /** Draws all outdated boards, page by page; clicks are served in between. */
  async repair(behind: (after: MatchId) => Promise<readonly MatchId[]>): Promise<void> {
    for (let ids = await behind(''); ids.length > 0 && !this.#closed; ids = await behind(ids.at(-1) ?? ''))
      await this.#messages.settled(ids);
  }

  /** Runs `show`, which posts the board of a match, unless it is running already: two clicks at once make one board. */
  async posting(id: MatchId, show: () => Promise<void>): Promise<void> {
    const before = this.#posting.get(id);
    if (before !== undefined) return before.catch(() => undefined);
    const run = show().finally(() => this.#posting.delete(id));
    this.#posting.set(id, run);
    await run;
  }

  /** Posts the board of a new match in a thread, or in the channel if the bot may not open one. `mentions`: users to notify. */
  async thread(
    live: Live,
    mentions: readonly string[],
  ): Promise<{ readonly live: Live; readonly inThread: boolean }> {
    const { match } = live;
    const { wire, log } = this.#context;
    const delivery = await this.#delivery(live, mentions);
    let channel = match.channel;
    try {
      channel = await wire.thread(match.channel, match.start);
      await this.#matches.hang(match.id, { channel, message: null });
    } catch (error) {
      if (codeOf(error) === null) throw error;
      log.warn({ match: match.id, error: safeError(error) }, 'no thread could be opened');
    }
    const board = await this.#post(live, channel, delivery);
    return { live: { ...live, match: { ...match, board } }, inThread: channel !== match.channel };
  }

  /** Posts the board of a new match in a channel or thread. `mentions`: users to notify. */
  async post(live: Live, channel: string, mentions: readonly string[]): Promise<void> {
    if (channel !== live.match.channel) await this.#matches.hang(live.match.id, { channel, message: null });
    await this.#post(live, channel, await this.#delivery(live, mentions));
  }

  async #post(live: Live, channel: string, delivery: Delivery): Promise<BoardRef> {
    const message = await this.#context.wire.post(channel, delivery, onceOf(live.match));
    const board = { channel, message };
    await this.#matches.hang(live.match.id, board);
    this.#shows(live);
    return board;
  }

  /** Starts nothing more; resolves once running drawings have ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#messages.close();
  }

  #shows({ match: { id, length, deadline } }: Live): void {
    this.#seen.set(id, { id, length, deadline });
  }

  async #draw(id: MatchId): Promise<void> {
    const shown = await this.#matches.show(id);
    if (!shown.ok) return;
    const live = shown.value;
    const { match } = live;
    if (this.#messages.elsewhere(id, match.guild)) return;
    const message: LiveMessage = {
      delivery: await this.#delivery(live),
      at: match.board,
      channel: match.board?.channel ?? match.thread ?? match.channel,
      once: onceOf(match),
      unsaved: {
        after: match.board?.message ?? new Date(match.createdAt),
        owns: (control) => {
          const own = parseId(control);
          return own?.kind === BOARD && own.id === id;
        },
      },
      save: (at) => this.#matches.hang(id, at),
      isOutdated: () => this.#isOutdated(match),
    };
    const drawn = await this.#messages.show(id, message).catch((error: unknown) => {
      // The thread was deleted: a new board in its channel notifies the player to move.
      if (codeOf(error) !== CHANNEL_GONE || message.channel === match.channel) throw error;
      const delivery = { ...message.delivery, mentions: toMove(live) };
      return this.#messages.show(id, { ...message, delivery, at: null, channel: match.channel });
    });
    if (drawn) await this.#shown(live);
  }

  /** Whether the match changed while the picture was drawn; the click's own answer is newer then. If so, redraws it. */
  async #isOutdated({ id, length }: Match): Promise<boolean> {
    const now = await this.#matches.show(id);
    const isOutdated = now.ok && now.value.match.length !== length;
    if (isOutdated) this.redraw(id);
    return isOutdated;
  }

  /** Restarts the clock of a match that was stopped because its board couldn't be shown. */
  async #shown(live: Live): Promise<void> {
    const { match } = live;
    this.#shows(live);
    this.notices.reached(match.id);
    await this.notices.settle(live);
    if (!match.paused) return;
    await this.#matches.resume(match.id);
    this.redraw(match.id);
  }

  /** Stops the clock of a match whose board can't be shown, and tells the players. The next change tries again. */
  async #unreachable(id: MatchId): Promise<boolean> {
    const live = await this.#matches.pause(id).catch((error: unknown) => {
      this.#context.log.warn({ match: id, error: safeError(error) }, 'a clock could not be stopped');
      return null;
    });
    if (live?.ok !== true) return false;
    // The next start should not try what can't be drawn.
    this.#shows(live.value);
    await this.notices.unreachable(live.value);
    return false;
  }

  async #delivery(live: Live, mentions: readonly string[] = []): Promise<Delivery> {
    const locale = await this.#context.languages.board(live.match);
    const { screen } = await this.screen(live, locale, { wait: PICTURE_WAIT_MS });
    return publicDelivery(screen, locale, mentions);
  }
}
