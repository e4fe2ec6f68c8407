import { parseId } from '../../kernel/custom-id.ts';
import type { DailyChannel } from '../../learn/daily/ports.ts';
import { type Day, startOf } from '../../learn/model/day.ts';
import { dailyPostScreen, POSTED, positionOfDaily } from '../../learn/screens/daily.ts';
import type { Bot } from '../bot.ts';
import { nameOf, positionDrawing, sketch } from '../drawing.ts';
import { codeOf, safeError, type Wire } from '../wire.ts';
import { UNREACHABLE } from './discord-error-codes.ts';
import { publicDelivery } from './live-message.ts';

/** Longest wait for the picture, and pause before retrying in a server. */
const PICTURE_WAIT_MS = 5_000;
const RETRY_MS = 60_000;

/** Posts each day's puzzle where servers want it: once a day, late if the process was down. */
export class DailyPosts {
  readonly #bot: Bot;
  readonly #wire: Wire;
  readonly #belongs: (guild: string) => Promise<boolean>;
  /** Steady-clock time of the next try, by server. */
  readonly #retry = new Map<string, number>();

  constructor(bot: Bot, wire: Wire, belongs: (guild: string) => Promise<boolean>) {
    this.#bot = bot;
    this.#wire = wire;
    this.#belongs = belongs;
  }

  async post(): Promise<void> {
    const { app, timers, processes } = this.#bot;
    const today = app.daily.today();
    for (const one of await app.daily.channels()) {
      const late = (this.#retry.get(one.guild) ?? Number.NEGATIVE_INFINITY) > timers.steady();
      if (late || (one.posted ?? -1) >= today || !processes.isMine(one.guild)) continue;
      try {
        if (!(await this.#belongs(one.guild))) continue;
        await this.#postTo(one, today);
        this.#retry.delete(one.guild);
      } catch (error) {
        await this.#failed(one, error);
      }
    }
  }

  async #postTo({ guild, channel }: DailyChannel, today: Day): Promise<void> {
    const { app, languages, pictures } = this.#bot;
    // A process may have posted it and ended before saving that.
    const there = await this.#wire.find(channel, new Date(startOf(today)), (controls) =>
      controls.some((text) => {
        const id = parseId(text);
        return id?.kind === 'y' && id.id === String(today) && id.argument === POSTED;
      }),
    );
    if (there === null) {
      const [question, before] = [await app.daily.puzzle(today), await app.daily.puzzle(today - 1)];
      const locale = await languages.forGuild(guild, null, '');
      const drawing = positionDrawing(positionOfDaily(question), locale);
      const { picture } = await sketch(pictures, drawing, nameOf(drawing), PICTURE_WAIT_MS);
      const screen = dailyPostScreen(today, question, before, locale, picture === null ? [] : [picture]);
      await this.#wire.post(channel, publicDelivery(screen, locale), `daily ${guild} ${today}`);
    }
    await app.daily.posted(guild, today);
  }

  /** Turns off posts to a deleted or closed channel; other failures may pass. */
  async #failed({ guild, channel }: DailyChannel, error: unknown): Promise<void> {
    const { app, log, timers } = this.#bot;
    const closed = UNREACHABLE.has(codeOf(error));
    const told = closed
      ? 'the daily puzzle is turned off: its channel is closed'
      : 'a daily puzzle was not posted';
    log.warn({ guild, channel, error: safeError(error) }, told);
    if (closed) await app.daily.setChannel(guild, null);
    else this.#retry.set(guild, timers.steady() + RETRY_MS);
  }
}
