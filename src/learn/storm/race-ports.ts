import type { UserId } from '../../people/model/user.ts';
import type { BoardRef } from '../../play/model/match.ts';
import type { PlacedRacer, Race, RacePhase } from '../model/race.ts';
import type { RaceId, StormRun } from '../model/storm.ts';

export type Joined = 'joined' | 'known' | 'full' | 'closed';

/** Where races are kept; their runs are those of Storm. Every method is one transaction and has happened when it resolves. */
export interface RaceStore {
  /** A race with the run of whoever opens it. `exists`: there is an open one in the channel. */
  open(race: Race, run: StormRun): Promise<'opened' | 'exists'>;
  load(id: RaceId): Promise<Race | null>;
  openRaces(): Promise<readonly Race[]>;
  /** The open race of a channel. */
  inChannel(channel: string): Promise<Race | null>;
  runs(id: RaceId): Promise<readonly StormRun[]>;
  /** Adds a run to the race that it names, before its start. `closed`: the race has started or is over. */
  join(run: StormRun, most: number): Promise<Joined>;
  /** Takes a run out before the start. */
  leave(id: RaceId, user: UserId): Promise<boolean>;
  /** Starts the race and its runs, once. */
  start(id: RaceId, at: number, clockCredit: number): Promise<boolean>;
  /** The bot was away: notes the clock’s new credit, and adds the difference to the runs under way at `since`; null: to none. */
  stand(race: Race, clockCredit: number, since: number | null): Promise<void>;
  /** Ends it, once. */
  end(id: RaceId, at: number): Promise<boolean>;
  hang(id: RaceId, board: BoardRef): Promise<void>;
}

/** A race as everybody sees it. */
export interface RaceView {
  readonly race: Race;
  readonly phase: RacePhase;
  /** In the order of their places; before the start as they joined. */
  readonly racers: readonly PlacedRacer[];
  /** When the last run ends, if nobody makes mistakes; null: it isn’t under way. */
  readonly deadline: number | null;
  /** The games that it asks about. */
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
