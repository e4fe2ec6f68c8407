import type { UserId } from '../../people/model/user.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { PlacedRacer, Race, RacePhase } from '../model/race.ts';
import type { RaceId, StormRun } from '../model/storm.ts';

export type Joined = 'joined' | 'known' | 'full' | 'closed';

/** Storage of races; their runs are Storm's. Every method is one transaction, committed when it resolves. */
export interface RaceStore {
  /** A race with its opener's run. `exists`: the channel has an open one. */
  open(race: Race, run: StormRun): Promise<'opened' | 'exists'>;
  load(id: RaceId): Promise<Race | null>;
  openRaces(): Promise<readonly Race[]>;
  /** The open race of a channel. */
  inChannel(channel: string): Promise<Race | null>;
  runs(id: RaceId): Promise<readonly StormRun[]>;
  /** Adds a run to its race before the start. `closed`: the race has started or is over. */
  join(run: StormRun, most: number): Promise<Joined>;
  /** Removes a run before the start. */
  leave(id: RaceId, user: UserId): Promise<boolean>;
  /** Starts the race and its runs, once. */
  start(id: RaceId, at: number, clockCredit: number): Promise<boolean>;
  /** After downtime: stores the clock's new credit, and adds the difference to the runs under way at `since`; null: to none. */
  stand(race: Race, clockCredit: number, since: number | null): Promise<void>;
  /** Ends it, once. */
  end(id: RaceId, at: number): Promise<boolean>;
  hang(id: RaceId, board: BoardRef): Promise<void>;
}

/** A race in public. */
export interface RaceView {
  readonly race: Race;
  readonly phase: RacePhase;
  /** By place; before the start in the order of joining. */
  readonly racers: readonly PlacedRacer[];
  /** When the last run ends if nobody makes too many mistakes; null: the race is not under way. */
  readonly deadline: number | null;
  /** Its games. */
  readonly games: readonly string[];
}

export type RaceFaultCode =
  | 'no-such-race'
  | 'race-closed'
  | 'race-full'
  | 'race-not-yours'
  | 'race-too-few'
  | 'race-not-in';

export interface RaceFault {
  readonly code: RaceFaultCode;
}
