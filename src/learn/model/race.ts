import type { UserId } from '../../people/model/user.ts';
import type { BoardRef } from '../../play/model/match.ts';
import { phaseOf, type RaceId, type StormRun } from './storm.ts';

/** The least and the largest number of racers. */
export const MIN_RACERS = 2;
export const MAX_RACERS = 20;
/** An unstarted race ends after this time; its private messages remain editable for longer than this and a run together. */
export const LOBBY_MS = 10 * 60_000;
/** Downtime shorter than the first goes unnoticed; longer than the second, nobody is there any more, and the race ends. */
export const MIN_STANDSTILL_MS = 2_000;
export const MAX_STANDSTILL_MS = 10 * 60_000;

/** Runs of several users over the same positions, started together. */
export interface Race {
  readonly id: RaceId;
  readonly guild: string;
  readonly channel: string;
  /** The user who opened it; null: their data were erased. */
  readonly host: UserId | null;
  readonly createdAt: number;
  /** Null: not started. */
  readonly startedAt: number | null;
  /** Null: not over. */
  readonly endedAt: number | null;
  /** Credit of the games' clock (see `downtime.ts`) at the opening; from the start on, the part already in the runs. */
  readonly clockCredit: number;
  /** Downtime in milliseconds. */
  readonly stood: number;
  /** Its message in the channel. */
  readonly board: BoardRef | null;
}

export type RacePhase = 'lobby' | 'running' | 'over' | 'cancelled';

export const phaseOfRace = ({ startedAt, endedAt }: Race): RacePhase => {
  if (endedAt !== null) return startedAt === null ? 'cancelled' : 'over';
  return startedAt === null ? 'lobby' : 'running';
};

/** A racer with their place, from 1; ties share it. */
export interface PlacedRacer {
  readonly place: number;
  readonly run: StormRun;
  /** Whether the run is over. */
  readonly finished: boolean;
}

/** More right answers first, then whoever reached them earlier by the server's clock. */
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
