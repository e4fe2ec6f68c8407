import { failed, ok, type Result } from '../../engine/core/result.ts';
import type { UserId } from '../../people/model/user.ts';
import { newContest, openInChannel } from '../../play/contests.ts';
import type { BoardRef } from '../../play/model/match.ts';
import {
  LOBBY_MS,
  MAX_RACERS,
  MAX_STANDSTILL_MS,
  MIN_RACERS,
  MIN_STANDSTILL_MS,
  phaseOfRace,
  placesOf,
  type Race,
} from '../model/race.ts';
import { deadlineOf, NO_TALLY, phaseOf, type RaceId, type StormRun } from '../model/storm.ts';
import type { RaceFault, RaceView, StormRoom } from './ports.ts';

type RaceReply<T = RaceView> = Promise<Result<T, RaceFault>>;

const fault = (code: RaceFault['code']) => failed<RaceFault>({ code });

const viewOf = async ({ races, clock, deck }: StormRoom, race: Race): Promise<RaceView> => {
  const runs = await races.runs(race.id);
  const phase = phaseOfRace(race);
  const joined = runs.toSorted((a, b) => a.createdAt - b.createdAt);
  return {
    race,
    phase,
    racers: placesOf(joined, clock()),
    deadline: phase === 'running' ? Math.max(0, ...runs.map((run) => deadlineOf(run) ?? 0)) : null,
    games: deck.gamesOf(race.id),
  };
};

/** Applies the effects of time to a race: downtime, its end. Returns its present state. */
export const settled = async (room: StormRoom, id: RaceId): Promise<Race | null> => {
  const { races, downtime } = room;
  const race = await races.load(id);
  if (race === null || race.endedAt !== null) return race;
  await downtime.ready(race.guild);
  const { at, credit } = downtime.moment(race.guild);
  const end = async () => {
    await races.end(id, at);
    return races.load(id);
  };
  const stood = credit - race.clockCredit;
  if (race.startedAt === null) return at - stood < race.createdAt + LOBBY_MS ? race : end();
  const tooLong = stood > MAX_STANDSTILL_MS;
  if (Math.abs(stood) >= MIN_STANDSTILL_MS) await races.stand(race, credit, tooLong ? null : at - stood);
  const runs = await races.runs(id);
  return tooLong || runs.every((run) => phaseOf(run, at) === 'over') ? end() : races.load(id);
};

const raceView = async (room: StormRoom, id: RaceId): Promise<RaceView | null> => {
  const race = await settled(room, id);
  return race === null ? null : viewOf(room, race);
};

/** Who may start a race: its opener while they take part, else the first who joined. */
export const hostOf = ({ race, racers }: Pick<RaceView, 'race' | 'racers'>): UserId | null =>
  racers.some(({ run }) => run.user === race.host) ? race.host : (racers[0]?.run.user ?? null);

/** A run before its start: of a race, with shared questions, or alone. */
export const newRun = (
  { ids, clock }: StormRoom,
  user: UserId,
  guild: string | null,
  race: RaceId | null,
): StormRun => {
  const id = ids.match();
  const run = { id, user, guild, seed: race ?? id, createdAt: clock(), race };
  return { ...NO_TALLY, ...run, startedAt: null, credit: 0 };
};

/** A new race in a channel with its opener; or the open one there. */
const openRace = async (
  room: StormRoom,
  user: UserId,
  guild: string,
  channel: string,
): Promise<{ readonly view: RaceView; readonly isNew: boolean }> => {
  const { races, deck, downtime } = room;
  await downtime.ready(guild);
  const opened = async (): Promise<Race | null> => {
    const clockCredit = downtime.moment(guild).credit;
    const race = { ...newContest(room, guild, channel, user), startedAt: null, clockCredit, stood: 0 };
    const run = newRun(room, user, guild, race.id);
    return (await races.open(race, run)) === 'opened' ? race : null;
  };
  const { contest, isNew } = await openInChannel(races, channel, (id) => settled(room, id), opened);
  if (isNew) await deck.at(contest.id, 0);
  return { view: await viewOf(room, contest), isNew };
};

/** Takes a seat; repeating it does nothing. */
const joinRace = async (room: StormRoom, user: UserId, id: RaceId): RaceReply => {
  const race = await settled(room, id);
  if (race === null) return fault('no-such-race');
  const joined = await room.races.join(newRun(room, user, race.guild, id), MAX_RACERS);
  if (joined === 'closed') return fault('race-closed');
  return joined === 'full' ? fault('race-full') : ok(await viewOf(room, race));
};

const leaveRace = async (room: StormRoom, user: UserId, id: RaceId): RaceReply => {
  const race = await settled(room, id);
  if (race === null) return fault('no-such-race');
  if (phaseOfRace(race) !== 'lobby') return fault('race-closed');
  if (!(await room.races.leave(id, user))) return fault('race-not-in');
  const view = await viewOf(room, race);
  if (view.racers.length > 0) return ok(view);
  await room.races.end(id, room.clock());
  return ok({ ...view, phase: 'cancelled' });
};

/** A race in its lobby that this user may start or cancel. `manages`: whether they manage the server. */
const lobbyOf = async (room: StormRoom, user: UserId, manages: boolean, id: RaceId): RaceReply => {
  const view = await raceView(room, id);
  if (view === null) return fault('no-such-race');
  if (view.phase !== 'lobby') return fault('race-closed');
  return hostOf(view) === user || manages ? ok(view) : fault('race-not-yours');
};

const startRace = async (room: StormRoom, user: UserId, manages: boolean, id: RaceId): RaceReply => {
  const lobby = await lobbyOf(room, user, manages, id);
  if (!lobby.ok) return lobby;
  if (lobby.value.racers.length < MIN_RACERS) return fault('race-too-few');
  await room.deck.at(id, 0);
  const { at, credit } = room.downtime.moment(lobby.value.race.guild);
  await room.races.start(id, at, credit);
  const view = await raceView(room, id);
  return view === null ? fault('no-such-race') : ok(view);
};

const cancelRace = async (room: StormRoom, user: UserId, manages: boolean, id: RaceId): RaceReply => {
  const lobby = await lobbyOf(room, user, manages, id);
  if (!lobby.ok) return lobby;
  await room.races.end(id, room.clock());
  return ok({ ...lobby.value, phase: 'cancelled' });
};

/** A user's run in a race. */
const raceRun = async (room: StormRoom, user: UserId, id: RaceId): RaceReply<StormRun> => {
  if ((await settled(room, id)) === null) return fault('no-such-race');
  const run = (await room.races.runs(id)).find((one) => one.user === user);
  return run === undefined ? fault('race-not-in') : ok(run);
};

const openRaces = ({ races }: StormRoom): Promise<readonly Race[]> => races.allOpen();

const hangRace = ({ races }: StormRoom, id: RaceId, board: BoardRef): Promise<void> => races.hang(id, board);

export const raceFunctions = {
  raceView,
  openRace,
  joinRace,
  leaveRace,
  startRace,
  cancelRace,
  raceRun,
  openRaces,
  hangRace,
};
