import { Recent } from '../../kernel/recent.ts';
import type { Screen } from '../../kernel/screen.ts';
import type { DueCall, Matches } from '../../play/api.ts';
import type { Live, Match, MatchId } from '../../play/model/match.ts';
import { callScreen, refusedScreen, warningScreen } from '../../play/screens/board.ts';
import { unreachableScreen } from '../../play/screens/faults.ts';
import { person } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { codeOf, type Delivery, logged, safeError } from '../wire.ts';
import { NO_DIRECT_MESSAGES, UNREACHABLE } from './discord-error-codes.ts';
import { type LiveContext, postDirect, publicDelivery } from './live-message.ts';

/** Beyond this, some players may be told again. */
const MAX_TOLD_MATCHES = 10_000;

/** A due call, or one for another reason. */
type AnyCall = Omit<DueCall, 'at'> & Partial<DueCall>;

export interface NoticesOptions {
  readonly context: LiveContext;
  readonly matches: Pick<Matches, 'called'>;
  /** Whether the bot is known to be a member of a server. */
  readonly belongs: (guild: string) => Promise<boolean>;
  /** Called for a match in whose channel nothing can be posted. */
  readonly closed: (id: MatchId) => void;
}

/** Sends players messages besides their boards. Failures are logged; the game continues. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #context: LiveContext;
  /** Matches whose players were told that their board can't be shown. */
  readonly #told = new Recent<true, MatchId>(MAX_TOLD_MATCHES);

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#context = options.context;
  }

  /** Warns the player to move, beside the board, that the clock runs out soon. */
  async warn(live: Live): Promise<void> {
    const { wire, languages, log } = this.#context;
    const { match, turn } = live;
    const seat = turn === null ? undefined : match.seats[turn];
    if (seat?.kind !== 'person' || match.clock === 'none' || match.clock === '1m') return;
    try {
      const locale = await languages.board(match);
      const screen = warningScreen(live, person(seat.user), match.clock, locale);
      const there = match.board?.channel ?? match.channel;
      const once = `warning ${match.id} ${match.length}`;
      await wire.post(there, publicDelivery(screen, locale, [seat.user]), once);
    } catch (error) {
      log.warn({ match: match.id, error: safeError(error) }, 'nobody could be warned of the clock');
      // The board can't be shown there either: move it to another channel, or stop its clock.
      if (UNREACHABLE.has(codeOf(error))) this.#options.closed(match.id);
    }
  }

  /**
   * Notifies the player to move, replacing the previous call: in a direct message, or beside the board if they prefer that or
   * accept none. (Boards are edited, and edits notify nobody.) No-op where the bot isn't a member, since it can't post there.
   */
  async call(
    { live, user, way, at }: AnyCall,
    screen: (locale: Locale) => Screen = (locale) => callScreen(live, person(user), locale),
  ): Promise<void> {
    const { wire, languages, log } = this.#context;
    const { match } = live;
    if (match.guild === null) return;
    const written = (locale: Locale): Delivery => publicDelivery(screen(locale), locale, [user]);
    try {
      if (!(await this.#options.belongs(match.guild))) return;
      await this.#withdraw(match);
      const post = async (channel: string, locale: Locale): Promise<void> => {
        // Only due calls can be sent twice, so only they get a key; a refused take-back is not due.
        const once = at === undefined ? undefined : `call ${match.id} ${match.length} ${user}`;
        const message = await wire.post(channel, written(locale), once);
        await this.#options.matches.called(match.id, { channel, message, revision: match.revision }, at);
      };
      if (way === 'direct')
        try {
          await post(await wire.direct(user), await languages.forUser(user));
          return;
        } catch (error) {
          if (codeOf(error) !== NO_DIRECT_MESSAGES) throw error;
        }
      await post(match.board?.channel ?? match.channel, await languages.board(match));
    } catch (error) {
      log.warn({ match: match.id, error: safeError(error) }, 'nobody could be called to move');
    }
  }

  /** Tells a player that the opponent refused to take back their move, in the way they chose for calls. */
  refused(live: Live, user: string, way: DueCall['way']): Promise<void> {
    return this.call({ live, user, way }, (locale) => refusedScreen(live, person(user), locale));
  }

  /** Deletes a call once its player has moved or the game is over. */
  async settle({ match }: Live): Promise<void> {
    const { called, revision, status } = match;
    if (called === null || (called.revision === revision && status === 'playing')) return;
    await this.#withdraw(match);
    await this.#options.matches.called(match.id, null);
  }

  async #withdraw({ id, called }: Match): Promise<void> {
    if (called === null) return;
    await this.#context.wire
      .remove(called.channel, called.message)
      .catch(logged(this.#context.log, 'warn', 'a call to move could not be taken away', { match: id }));
  }

  /**
   * Tells the players privately, once, that their board can't be shown. Players who accept no messages find it with /games. No-op
   * where the bot may never have been a member: only clicks could draw there.
   */
  async unreachable(live: Live): Promise<void> {
    const { id, status, clock, guild, seats } = live.match;
    if (status !== 'playing' || this.#told.get(id) === true) return;
    if (clock === 'none' && (guild === null || !(await this.#options.belongs(guild)))) return;
    this.#told.set(id, true);
    for (const seat of seats) {
      if (seat.kind !== 'person') continue;
      try {
        await postDirect(this.#context, seat.user, (locale) => unreachableScreen(live, locale));
      } catch (error) {
        this.#context.log.warn({ match: id, error: safeError(error) }, 'a player could not be told');
      }
    }
  }

  /** Records that the board can be shown again. */
  reached(id: MatchId): void {
    this.#told.delete(id);
  }
}
