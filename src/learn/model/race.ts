import { type Contest, type ContestPhase, contestPhase, ranked } from '../../play/model/contest.ts';
import { phaseOf, type StormRun } from './storm.ts';

/** The least and the largest number of racers. */
export const MIN_RACERS = 2;
export const MAX_RACERS = 20;
/** An unstarted race ends after this time; its private messages remain editable for longer than this and a run together. */
export const LOBBY_MS = 10 * 60_000;
/** Downtime shorter than the first goes unnoticed; longer than the second, nobody is there any more, and the race ends. */
export const MIN_STANDSTILL_MS = 2_000;
export const MAX_STANDSTILL_MS = 10 * 60_000;

/** Runs of several users over the same positions, started together. */
export interface Race extends Contest {
  /** Null: not started. */
  readonly startedAt: number | null;
  /** Credit of the games' clock (see `downtime.ts`) at the opening; from the start on, the part already in the runs. */
  readonly clockCredit: number;
  /** Downtime in milliseconds. */
  readonly stood: number;
}

export const phaseOfRace = (race: Race): ContestPhase => contestPhase(race.startedAt !== null, race);

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

export const placesOf = (runs: readonly StormRun[], now: number): readonly PlacedRacer[] =>
  ranked(runs, order).map(({ place, item: run }) => ({ place, run, finished: phaseOf(run, now) === 'over' }));
