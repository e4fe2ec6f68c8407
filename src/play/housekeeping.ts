import { ok } from '../engine/core/result.ts';
import type { Clocks, Downtime } from '../kernel/downtime.ts';
import { eachAlone } from '../kernel/each.ts';
import type { OfShards } from '../kernel/shard.ts';
import { callWayOf } from '../people/model/calls.ts';
import type { DueCall } from './api.ts';
import type { MatchTable } from './match-table.ts';
import type { Live, MatchId } from './model/match.ts';
import type { MatchRecord, NoticeKind, PlayDeps } from './ports.ts';

const MATCHES_PER_BATCH = 200;
/** Boards redrawn at a time. */
const BOARDS_PER_BATCH = 20;

/** A board is redrawn from this error in its shown time on. */
const MIN_CLOCK_ERROR_MS = 30_000;

/** Background work on matches. */
export class Housekeeping {
  readonly #deps: Pick<PlayDeps, 'matches' | 'settings' | 'timers'>;
  readonly #table: MatchTable;
  readonly #downtime: Downtime;
  /** Matches changed by time or the bot, or perhaps so, that are not redrawn yet. */
  readonly #undrawn = new Set<MatchId>();
  /** Credit of each shard when it was last asked for outdated boards. */
  readonly #asked = new Map<number, number>();

  constructor(
    deps: Pick<PlayDeps, 'matches' | 'settings' | 'timers'>,
    table: MatchTable,
    downtime: Downtime,
  ) {
    this.#deps = deps;
    this.#table = table;
    this.#downtime = downtime;
  }

  /**
   * Call at the start, for these shards or all of this process: makes the bot's due moves; the time since the last `tick`
   * counts for nobody. Returns the matches that changed.
   */
  async wake(shards?: ReadonlySet<number>): Promise<readonly Live[]> {
    await this.#downtime.beat();
    const { count, credits } = this.#downtime.clocks();
    await this.#settleBots({ count, shards: shards ?? [...credits.keys()] });
    return this.#toDraw();
  }

  /** Whether boards may be outdated: at the start, and after a downtime. True once each time. */
  isBehind(): boolean {
    const { credits } = this.#downtime.clocks();
    const moved = [...credits].filter(
      ([shard, credit]) =>
        Math.abs(credit - (this.#asked.get(shard) ?? Number.POSITIVE_INFINITY)) >= MIN_CLOCK_ERROR_MS,
    );
    for (const [shard, credit] of moved) this.#asked.set(shard, credit);
    for (const shard of this.#asked.keys()) if (!credits.has(shard)) this.#asked.delete(shard);
    return moved.length > 0;
  }

  /** Matches with outdated boards, by id: some of those after `after`; empty at the end. */
  async behind(after: MatchId): Promise<readonly MatchId[]> {
    return this.#deps.matches.behind(await this.#clocks(), MIN_CLOCK_ERROR_MS, after, BOARDS_PER_BATCH);
  }

  async #clocks(): Promise<Clocks> {
    await this.#downtime.ready();
    return this.#downtime.clocks();
  }

  /** Call every second: time without calls counts for nobody (see `downtime.ts`). */
  look(): void {
    this.#downtime.look();
  }

  /** Replaces `tick` while no click can arrive: that time counts for nobody. */
  away(): void {
    this.#downtime.away();
  }

  /** Saves the clock for the next process. */
  flush(): Promise<void> {
    return this.#downtime.flush();
  }

  /**
   * Call every few seconds: ends challenges and clocks that are due; returns those matches, and those a refused click found
   * due.
   */
  async tick(): Promise<readonly Live[]> {
    await this.#downtime.beat();
    await this.#settleDue();
    return this.#toDraw();
  }

  /**
   * Call every few seconds: has `tell` warn players whose clock runs out soon, once per move. Recorded afterwards: after a
   * kill in between `tell` is called again, by the process with the shard.
   */
  warn(tell: (live: Live) => Promise<void>): Promise<void> {
    return this.#notice('warning', tell);
  }

  /** The same for players who have not moved for a while. */
  call(tell: (due: DueCall) => Promise<void>): Promise<void> {
    return this.#notice('call', async (live, at) => {
      const seat = live.turn === null ? undefined : live.match.seats[live.turn];
      if (seat?.kind !== 'person') return;
      const way = callWayOf(await this.#deps.settings.read('person', seat.user)) ?? 'here';
      if (way !== 'off') await tell({ live, user: seat.user, way, at });
    });
  }

  async #notice(which: NoticeKind, tell: (live: Live, at: number) => Promise<void>): Promise<void> {
    const { matches } = this.#deps;
    await eachAlone(
      await matches.dueNotices(which, await this.#clocks(), MATCHES_PER_BATCH),
      async ({ record, at }) => {
        for (const live of await this.#inPlay([record])) await tell(live, at);
        await matches.noticed(record.opening.id, which, at);
      },
    );
  }

  /** Applies the effects of time and the bot's moves to each; returns those that changed. */
  async #settle(records: readonly MatchRecord[]): Promise<readonly Live[]> {
    const changed: Live[] = [];
    for (const { opening, events } of records) {
      // Its move came in time; the others need not wait for the bot's answer.
      if (this.#table.isAnswering(opening.id)) continue;
      // Added first: if the store fails, this match may have changed, and so may earlier ones.
      this.#undrawn.add(opening.id);
      const live = await this.#table.change(opening.id, () => ok([]));
      if (live.ok && live.value.match.length > events.length) changed.push(live.value);
      else this.#undrawn.delete(opening.id);
    }
    return changed;
  }

  /** Those that changed, each once. */
  async #toDraw(): Promise<readonly Live[]> {
    for (const id of this.#table.overtaken()) this.#undrawn.add(id);
    const lives: Live[] = [];
    for (const id of this.#undrawn) {
      const live = await this.#table.load(id);
      if (live.ok) lives.push(live.value);
    }
    this.#undrawn.clear();
    return lives;
  }

  /** All whose time is over, batch by batch. Those that cannot be changed are left out of the next one. */
  async #settleDue(): Promise<void> {
    let stay = 0;
    for (;;) {
      const records = await this.#deps.matches.due(await this.#clocks(), MATCHES_PER_BATCH, stay);
      const some = await this.#settle(records);
      if (records.length < MATCHES_PER_BATCH) return;
      stay += records.length - some.length;
      await this.#deps.timers.breath();
    }
  }

  /** Those of them that are running. */
  async #inPlay(records: readonly MatchRecord[]): Promise<readonly Live[]> {
    return (await this.#table.lives(records)).filter(({ match }) => match.status === 'playing');
  }

  async #settleBots(of: OfShards): Promise<void> {
    for (let after = ''; ; ) {
      const records = await this.#deps.matches.waitingForBot(of, after, MATCHES_PER_BATCH);
      await this.#settle(records);
      const last = records.at(-1);
      if (last === undefined || records.length < MATCHES_PER_BATCH) return;
      after = last.opening.id;
      await this.#deps.timers.breath();
    }
  }
}
