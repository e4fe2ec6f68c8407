import type { UserId } from '../../people/model/user.ts';
import type { BoardRef } from '../../play/model/match.ts';
import { phaseOf, type RaceId, type StormRun } from './storm.ts';

/** How many race at once. */
export const MIN_RACERS = 2;
export const MAX_RACERS = 20;
/** A race that nobody starts ends by itself; its private messages can be edited for longer than this and a run together. */
export const LOBBY_MS = 10 * 60_000;
/** A shorter standstill isn’t noticed; after a longer one nobody is there any more, and the race ends as it stood. */
export const MIN_STANDSTILL_MS = 2_000;
export const MAX_STANDSTILL_MS = 10 * 60_000;

/** Runs of several users over the same positions, started together. */
export interface Race {
  readonly id: RaceId;
  readonly guild: string;
  readonly channel: string;
  /** Who opened it; null: their data are deleted. */
  readonly host: UserId | null;
  readonly createdAt: number;
  /** Null: it waits for its start. */
  readonly startedAt: number | null;
  /** Null: it goes on. */
  readonly endedAt: number | null;
  /** Credit of the games’ clock (see `downtime.ts`) when it was opened; from the start on, what is in the runs already. */
  readonly clockCredit: number;
  /** Milliseconds in which the bot was away. */
  readonly stood: number;
  /** Its message in the channel. */
  readonly board: BoardRef | null;
}

export type RacePhase = 'lobby' | 'running' | 'over' | 'cancelled';

export const phaseOfRace = ({ startedAt, endedAt }: Race): RacePhase => {
  if (endedAt !== null) return startedAt === null ? 'cancelled' : 'over';
  return startedAt === null ? 'lobby' : 'running';
};

/** A racer with their place, from 1; equals share it. */
export interface PlacedRacer {
  readonly place: number;
  readonly run: StormRun;
  /** Whether the run is over. */
  readonly finished: boolean;
}

/** More right answers first, then whoever had them earlier by the server’s clock. */
const order = (a: StormRun, b: StormRun): number =>
  b.score - a.score || (a.reachedAt ?? 0) - (b.reachedAt ?? 0);

export const placesOf = (runs: readonly StormRun[], now: number): readonly PlacedRacer[] => {
  const sorted = runs.toSorted(order);
  return sorted.map((run) => ({
    place: sorted.findIndex((other) => order(other, run) === 0) + 1,
    run,
    finished: phaseOf(run, now) === 'over',
  }));
};
