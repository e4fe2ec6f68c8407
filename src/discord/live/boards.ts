import type { Logger } from 'pino';
import type { Live, MatchId } from '../../app/match.ts';
import type { Drawn, Matches } from '../../app/ports.ts';
import type { Timers } from '../../app/timers.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Pictures } from '../../picture/pictures.ts';
import { BOARD_WAIT_MS, boardSketch } from '../drawing.ts';
import type { LanguageResolver } from '../language-resolver.ts';
import { parseId } from '../message/custom-id.ts';
import { clip } from '../message/present.ts';
import type { Screen } from '../message/screen.ts';
import { boardScreen } from '../screens/board.ts';
import type { Focus } from '../screens/moves.ts';
import { codeOf, type Delivery, safeError, type Wire } from '../wire.ts';
import { publicDelivery } from './delivery.ts';
import { CHANNEL_GONE, POST_ANEW, UNREACHABLE } from './discord-error-codes.ts';
import { Notices } from './notices.ts';
import { Paced } from './paced.ts';
import type { PictureFollowup } from './picture-followup.ts';

/** A board that nobody waits for waits for its picture, in milliseconds. */
const PICTURE_WAIT = 5_000;
/** Waits before trying again after a failure that may pass, in milliseconds. */
const AGAIN = [2_000, 8_000, 30_000];

/** The longest name of a thread (Discord), in characters. */
const MOST_NAME = 100;

/** The kind of the controls of boards (see `custom-id.ts`). */
const BOARD = 'm';

/** Boards written down in one go. */
const WRITTEN = 200;

/** Two requests for one and the same board of a match, posted at that place of its log. */
const onceOf = ({ match: { id, length, board } }: Live): string =>
  `board ${id} ${length} ${board?.message ?? ''}`;

/** Whether a control is one on the board of a match. */
const isOn =
  (match: MatchId) =>
  (control: string): boolean => {
    const id = parseId(control);
    return id?.kind === BOARD && id.id === match;
  };

/** Who is to move, where it is a person. */
const toMove = ({ match, turn }: Live): readonly string[] => {
  const seat = turn === null ? undefined : match.seats[turn];
  return seat?.kind === 'person' ? [seat.user] : [];
};

/** A board; `late`: its picture is still being drawn, and should follow. */
export interface DrawnBoard {
  readonly screen: Screen;
  readonly late: boolean;
}

export interface BoardWish {
  readonly focus?: Focus;
  /** The bot is no member of this place (see `Facts.member`). */
  readonly guest?: boolean;
  /** How long the picture is waited for, in milliseconds. */
  readonly wait?: number;
}

export interface BoardsDeps {
  readonly wire: Wire;
  readonly matches: Matches;
  readonly tongues: LanguageResolver;
  readonly log: Logger;
  readonly pictures: Pictures | null;
  readonly followup: PictureFollowup;
  /** Whether the bot is a member of a server, as far as it knows. */
  readonly belongs: (guild: string) => boolean;
  readonly timers: Timers;
}

/**
 * Draws boards where no click can: after a restart, a clock, a resignation in private, or an answer that may not have arrived.
 * What it draws is always how the match stands then, so that drawing twice does no harm.
 */
export class Boards {
  /** What players are told beside their boards. */
  readonly notices: Notices;
  readonly #wire: Wire;
  readonly #matches: Matches;
  readonly #tongues: LanguageResolver;
  readonly #log: Logger;
  readonly #pictures: Pictures | null;
  readonly #followup: PictureFollowup;
  readonly #paced: Paced<MatchId>;
  readonly #posting = new Map<MatchId, Promise<void>>();
  /** What boards show, as far as it is not written down. */
  readonly #seen = new Map<MatchId, Drawn>();
  #closed = false;

  constructor(deps: BoardsDeps) {
    this.#wire = deps.wire;
    this.#matches = deps.matches;
    this.#tongues = deps.tongues;
    this.#log = deps.log;
    this.#pictures = deps.pictures;
    this.#followup = deps.followup;
    this.#paced = new Paced(deps.timers, (id, tries) => this.#draw(id, tries));
    this.notices = new Notices(deps, (id) => {
      this.redraw(id);
    });
  }

  /** The screen of a match with its picture and with what its end tells. A click does not wait long for the picture. */
  async screen(live: Live, locale: Locale, options: BoardWish = {}): Promise<DrawnBoard> {
    const { focus, guest = false, wait = BOARD_WAIT_MS } = options;
    const { picture, late } = await boardSketch(this.#pictures, live, locale, wait);
    const summary = live.match.status === 'over' ? await this.#matches.summary(live) : null;
    const screen = boardScreen(live, locale, {
      summary,
      picture,
      guest,
      ...(focus === undefined ? {} : { focus }),
    });
    return { screen, late };
  }

  /** Draws the board soon. */
  redraw(id: MatchId): void {
    this.#paced.redraw(id);
  }

  /** A channel or a thread was deleted, or with `channel` null a server left: the boards there need another place. */
  async gone(guild: string, channel: string | null): Promise<void> {
    for (const live of await this.#matches.hanging(guild, channel)) this.redraw(live.match.id);
  }

  /** Remembers that the board was drawn by an answer, and where it hangs. */
  async hangs(live: Live, channel: string, message: string): Promise<void> {
    const { board, id } = live.match;
    this.notices.reached(id);
    if (board?.channel !== channel || board.message !== message)
      await this.#matches.hang(id, { channel, message });
    this.#shows(live);
  }

  /** Writes down what boards show since it was called last: in one go, since it is of use to the next start alone. */
  async write(): Promise<void> {
    const boards = [...this.#seen.values()];
    this.#seen.clear();
    for (let from = 0; from < boards.length; from += WRITTEN)
      await this.#matches.drawn(boards.slice(from, from + WRITTEN)).catch((error: unknown) => {
        for (const one of boards) if (!this.#seen.has(one.id)) this.#seen.set(one.id, one);
        throw error;
      });
  }

  /** Draws all boards that are behind, page by page; clicks are served in between. */
  async repair(behind: (after: MatchId) => Promise<readonly MatchId[]>): Promise<void> {
    for (let ids = await behind(''); ids.length > 0 && !this.#closed; ids = await behind(ids.at(-1) ?? '')) {
      await this.#paced.settled(ids);
    }
  }

  #shows({ match: { id, length, deadline } }: Live): void {
    this.#seen.set(id, { id, length, deadline });
  }

  /** Runs `show`, which posts the board of a match, unless it is being posted already: two clicks at once make one board. */
  async posting(id: MatchId, show: () => Promise<void>): Promise<void> {
    const before = this.#posting.get(id);
    if (before !== undefined) {
      await before.catch(() => undefined);
      return;
    }
    const run = show().finally(() => this.#posting.delete(id));
    this.#posting.set(id, run);
    await run;
  }

  /**
   * Posts the board of a new match in a thread of its own, or in the channel where the bot may not open one. `rings`: who is
   * to hear of it.
   */
  async thread(
    live: Live,
    rings: readonly string[],
  ): Promise<{ readonly live: Live; readonly inThread: boolean }> {
    const { match } = live;
    const delivery = await this.#delivery(live, rings);
    let channel = match.channel;
    try {
      channel = await this.#wire.thread(match.channel, clip(match.start, MOST_NAME));
      await this.#matches.hang(match.id, { channel, message: null });
    } catch (error) {
      if (codeOf(error) === null) throw error;
      this.#log.warn({ match: match.id, error: safeError(error) }, 'no thread could be opened');
    }
    const message = await this.#wire.post(channel, delivery, onceOf(live));
    const board = { channel, message };
    await this.#matches.hang(match.id, board);
    this.#shows(live);
    return { live: { ...live, match: { ...match, board } }, inThread: channel !== match.channel };
  }

  /** Draws nothing more; resolves when what had begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#paced.close();
  }

  /** After how many milliseconds to try again; null: it is done, or given up. */
  async #draw(id: MatchId, tries: number): Promise<number | null> {
    try {
      const live = await this.#matches.show(id);
      if (live.ok) await this.#deliver(live.value);
      return null;
    } catch (error) {
      const code = codeOf(error);
      this.#log.warn({ match: id, tries, error: safeError(error) }, 'a board could not be drawn');
      if (UNREACHABLE.has(code)) {
        await this.#unreachable(id);
        return null;
      }
      return AGAIN[tries] ?? null;
    }
  }

  async #deliver(live: Live): Promise<void> {
    const { match } = live;
    const delivery = await this.#delivery(live);
    // A click may have changed the match while the picture was drawn: its own answer is newer than this one.
    const moved = async (): Promise<boolean> => {
      const now = await this.#matches.show(match.id);
      const changed = now.ok && now.value.match.length !== match.length;
      if (changed) this.redraw(match.id);
      return changed;
    };
    if (match.board === null && (await moved())) return;
    let channel = match.board?.channel ?? match.thread ?? match.channel;
    let rings: readonly string[] = [];
    if (match.board !== null)
      try {
        const { channel: where, message: board } = match.board;
        // In its turn: an answer to a click that is on its way to the same message is not overtaken by what it replaces.
        const drawn = await this.#followup.edit(board, async () => {
          if (await moved()) return false;
          await this.#wire.edit(where, board, delivery);
          return true;
        });
        if (drawn) await this.#shown(live);
        return;
      } catch (error) {
        const code = codeOf(error);
        // A thread that was deleted leaves the channel it was in.
        const threadGone = code === CHANNEL_GONE && match.board.channel !== match.channel;
        if (threadGone) {
          channel = match.channel;
          rings = toMove(live);
        } else if (!POST_ANEW.has(code)) throw error;
      }
    // Whoever was killed between posting it and writing down where left one behind.
    const after = match.board?.message ?? new Date(match.createdAt);
    const there = await this.#wire.find(channel, after, (controls) => controls.some(isOn(match.id)));
    if (there !== null) {
      await this.#matches.hang(match.id, { channel, message: there });
      this.redraw(match.id);
      return;
    }
    const message = await this.#wire.post(channel, { ...delivery, rings }, onceOf(live));
    await this.#matches.hang(match.id, { channel, message });
    await this.#shown(live);
  }

  /** The board can be seen: a clock that stood still because it could not runs again. */
  async #shown(live: Live): Promise<void> {
    const { match } = live;
    this.#shows(live);
    this.notices.reached(match.id);
    if (!match.paused) return;
    await this.#matches.resume(match.id);
    this.redraw(match.id);
  }

  /** Stops the clock of a match whose board can be shown nowhere, and tells the players. */
  async #unreachable(id: MatchId): Promise<void> {
    const live = await this.#matches.pause(id).catch((error: unknown) => {
      this.#log.warn({ match: id, error: safeError(error) }, 'a clock could not be stopped');
      return null;
    });
    // A start need not try again what cannot be drawn: the next change does, or a click.
    if (live?.ok === true) this.#shows(live.value);
    if (live?.ok === true) await this.notices.unreachable(live.value);
  }

  async #delivery(live: Live, rings: readonly string[] = []): Promise<Delivery> {
    const locale = await this.#tongues.board(live.match);
    const { screen } = await this.screen(live, locale, { wait: PICTURE_WAIT });
    return publicDelivery(screen, locale, rings);
  }
}
