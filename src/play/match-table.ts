import { ok, type Result } from '../engine/core/result.ts';
import type { ParseLine } from '../games/line.ts';
import type { Downtime, Moment } from '../kernel/downtime.ts';
import { type Decision, dueEvent } from './decide.ts';
import { advance, indexOf, replay } from './log.ts';
import { type Fault, refuse } from './model/faults.ts';
import type { Live, MatchEvent, MatchId } from './model/match.ts';
import type { MatchRecord, MatchStore } from './ports.ts';
import type { Thinker } from './thinking.ts';

/** Tries of a change that others overtake. */
const MAX_CHANGE_TRIES = 5;

/** Changes matches: load, decide, append; repeated after a concurrent write. */
export class MatchTable {
  readonly store: MatchStore;
  readonly parse: ParseLine;
  readonly thinker: Thinker;
  readonly #downtime: Downtime;
  readonly #overtaken = new Set<MatchId>();
  /** Matches in which the bot is computing its answer. */
  readonly #answering = new Map<MatchId, Promise<unknown>>();

  constructor(store: MatchStore, parse: ParseLine, downtime: Downtime, thinker: Thinker) {
    this.thinker = thinker;
    this.#downtime = downtime;
    this.store = store;
    this.parse = parse;
  }

  async load(id: MatchId): Promise<Result<Live, Fault>> {
    const read = await this.#read(id);
    return read.ok ? ok(read.value.live) : read;
  }

  /** A match at the present time, which is read after it: no downtime comes between that and a decision. */
  async #read(id: MatchId): Promise<Result<{ readonly live: Live; readonly moment: Moment }, Fault>> {
    const record = await this.store.load(id);
    if (record === null) return refuse('no-such-match', { id });
    const moment = await this.now(record.opening.guild);
    const live = this.#at(record, moment);
    return live === null ? refuse('cannot-replay', { id }) : ok({ live, moment });
  }

  /** Those that can be replayed, in order. */
  async lives(records: readonly MatchRecord[]): Promise<readonly Live[]> {
    const lives: Live[] = [];
    for (const record of records) {
      const live = this.#at(record, await this.now(record.opening.guild));
      if (live !== null) lives.push(live);
    }
    return lives;
  }

  /** The time, and a server's credit. */
  async now(guild: string | null): Promise<Moment> {
    await this.#downtime.ready(guild);
    return this.#downtime.moment(guild);
  }

  #at(record: MatchRecord, { credit }: Moment): Live | null {
    return replay(record, this.parse, credit);
  }

  /**
   * Applies one click. First the effects of time (an expired challenge cannot be accepted, even if nobody noticed yet), then
   * the decision, then the bot's answer, all in one transaction: no crash can come between a move and its answer.
   */
  async change(id: MatchId, decide: Decision): Promise<Result<Live, Fault>> {
    let last: Live | null = null;
    for (let attempt = 0; attempt < MAX_CHANGE_TRIES; attempt += 1) {
      // Waits for the bot's answer: the clock must not overtake a move made in time.
      await this.#answering.get(id);
      const read = await this.#read(id);
      if (!read.ok) return read;
      const { live: before, moment } = read.value;
      const now = moment.at;
      last = before;
      const due = dueEvent(before, now);
      const timed = due === null ? { live: before, events: [] } : follow(before, [due]);
      const decision = decide(timed.live, now);
      const decided = decision.ok ? follow(timed.live, decision.value) : { live: timed.live, events: [] };
      const answered = await this.#answered(decided.live, now);
      const events = [...timed.events, ...decided.events, ...answered.events];
      const written =
        events.length === 0 ? 'appended' : await this.#append(before, answered.live, events, moment);
      // A refused click redraws nothing; remember that time changed this match so that the next tick redraws it.
      if (written === 'appended' && !decision.ok && events.length > 0) this.#overtaken.add(id);
      if (written === 'appended') return decision.ok ? ok(answered.live) : decision;
    }
    return last === null ? refuse('no-such-match', { id }) : refuse('stale', { live: last });
  }

  /** Whether the bot is computing its answer, which will change the match. */
  isAnswering(id: MatchId): boolean {
    return this.#answering.has(id);
  }

  async #answered(live: Live, at: number): Promise<FollowedMatch> {
    const { id } = live.match;
    const answer = withAnswer(live, at, this.thinker);
    const ended = answer.catch(() => undefined);
    this.#answering.set(id, ended);
    try {
      return await answer;
    } finally {
      if (this.#answering.get(id) === ended) this.#answering.delete(id);
    }
  }

  /** Matches changed by time in a refused click since the last call. */
  overtaken(): readonly MatchId[] {
    const ids = [...this.#overtaken];
    this.#overtaken.clear();
    return ids;
  }

  #append(
    before: Live,
    after: Live,
    events: readonly MatchEvent[],
    { credit }: Moment,
  ): Promise<'appended' | 'stale'> {
    return this.store.append(before.match.id, before.match.length, events, indexOf(after, credit));
  }
}

interface FollowedMatch {
  readonly live: Live;
  readonly events: readonly MatchEvent[];
}

/** `live` after `events` made by the use cases; throws an Error where one does not fit, which is a bug. */
export const follow = (live: Live, events: readonly MatchEvent[]): FollowedMatch => {
  let after = live;
  for (const event of events) {
    const next = advance(after, event);
    if (next === null)
      throw new Error(`${live.match.id}: an event was decided that does not fit: ${event.kind}`);
    after = next;
  }
  return { live: after, events };
};

/** Adds the bot's move, where it is its turn: the same one for the same match and revision. */
export const withAnswer = async (live: Live, at: number, thinker: Thinker): Promise<FollowedMatch> => {
  const { match, turn } = live;
  const seat = turn === null ? undefined : match.seats[turn];
  if (turn === null || seat?.kind !== 'bot') return { live, events: [] };
  const seed = `${match.id}:${match.revision}`;
  const move = await thinker.think('move', live, { level: seat.level, seed });
  return follow(live, [{ kind: 'move', at, seat: turn, move }]);
};
