import { failed, ok, type Result } from '../../engine/core/result.ts';
import { type Bound, bound } from '../../kernel/bound.ts';
import type { Downtime } from '../../kernel/downtime.ts';
import type { UserId } from '../../people/model/user.ts';
import type { Matches } from '../api.ts';
import { newContest, openInChannel } from '../contests.ts';
import { gameAlone } from '../deal.ts';
import { type Definitions, withOwnExample } from '../definitions.ts';
import type { MatchTable } from '../match-table.ts';
import {
  type Arena,
  DEFAULT_ARENA_MINUTES,
  LOBBY_MS,
  MAX_ARENA_MINUTES,
  MAX_ARENA_PLAYERS,
  MIN_ARENA_MINUTES,
  minutesOf,
  type Pairing,
  pairsOf,
  phaseOfArena,
  standingsOf,
} from '../model/arena.ts';
import type { ArenaId, BoardRef, Live } from '../model/match.ts';
import { AlreadyPaired, type PlayDeps } from '../ports.ts';
import type { ArenaFault, ArenaFaultCode, ArenaRequest, ArenaStore, ArenaView } from './ports.ts';

const MINUTE_MS = 60_000;

export interface ArenaDeps extends PlayDeps {
  readonly arenas: ArenaStore;
  readonly open: Matches['open'];
  readonly table: MatchTable;
  readonly definitions: Definitions;
  readonly downtime: Downtime;
  /** Whether a user is sitting an exam: then they get no games. */
  readonly sits: (user: UserId, guild: string) => Promise<boolean>;
}

type ArenaReply<T = ArenaView> = Promise<Result<T, ArenaFault>>;

const fault = (code: ArenaFaultCode) => failed<ArenaFault>({ code });

/** Ends an arena whose time is over. Returns its present state. */
const settled = async ({ arenas, downtime }: ArenaDeps, id: ArenaId): Promise<Arena | null> => {
  const arena = await arenas.load(id);
  if (arena === null || arena.endedAt !== null) return arena;
  await downtime.ready(arena.guild);
  const { at, credit } = downtime.moment(arena.guild);
  const until = arena.endsAt === null ? arena.createdAt + LOBBY_MS : arena.endsAt + credit;
  if (at < until) return arena;
  // Games that end after the arena's end don't count.
  await arenas.end(id, until);
  return arenas.load(id);
};

const viewOf = async ({ arenas, downtime }: ArenaDeps, arena: Arena): Promise<ArenaView> => {
  const [players, games] = [await arenas.players(arena.id), await arenas.games(arena.id)];
  await downtime.ready(arena.guild);
  const { at, credit } = downtime.moment(arena.guild);
  const phase = phaseOfArena(arena);
  return {
    arena,
    phase,
    rows: standingsOf(players, games, arena.endedAt ?? at),
    deadline: phase === 'running' && arena.endsAt !== null ? arena.endsAt + credit : null,
  };
};

const view = async (deps: ArenaDeps, id: ArenaId): Promise<ArenaView | null> => {
  const arena = await settled(deps, id);
  return arena === null ? null : viewOf(deps, arena);
};

/** The error of a line that does not name a game whose positions can be dealt; null: it does. */
const playable = async (deps: ArenaDeps, guild: string, line: string): Promise<ArenaFault | null> => {
  const read = await deps.definitions.read(guild, line);
  const { parse, thinker } = deps.table;
  const alone = gameAlone({ ...deps, parse }, read.line);
  if (alone === null) {
    const typed = withOwnExample(parse(read.line), read);
    return typed.ok
      ? { code: 'name-a-game', token: line }
      : { code: 'bad-line', fault: { code: 'bad-line', facts: { refusal: typed.error } } };
  }
  const wish = {
    line: read.line,
    win: alone.misere ? 'misere' : alone.game.usual,
    size: 2,
    want: null,
  } as const;
  const position = await thinker.deal(wish, () => deps.ids.random());
  return position === null ? { code: 'name-a-game', token: line } : null;
};

/** A new arena in a channel with its opener; or the open one there. */
const open = async (
  deps: ArenaDeps,
  { by, guild, channel, line, time }: ArenaRequest,
): ArenaReply<{ readonly view: ArenaView; readonly isNew: boolean }> => {
  const minutes = time === null ? DEFAULT_ARENA_MINUTES : minutesOf(time);
  if (minutes === null || minutes < MIN_ARENA_MINUTES || minutes > MAX_ARENA_MINUTES)
    return failed({ code: 'bad-time', token: time ?? '' });
  const wrong = await playable(deps, guild, line);
  if (wrong !== null) return failed(wrong);
  const opened = async (): Promise<Arena | null> => {
    const arena = { ...newContest(deps, guild, channel, by), line, minutes, endsAt: null, thread: null };
    return (await deps.arenas.open(arena, by)) === 'opened' ? arena : null;
  };
  const { contest, isNew } = await openInChannel(deps.arenas, channel, (id) => settled(deps, id), opened);
  return ok({ view: await viewOf(deps, contest), isNew });
};

/** Adds or readmits a user; the second one starts the time. */
const join = async (deps: ArenaDeps, id: ArenaId, by: UserId): ArenaReply => {
  const arena = await settled(deps, id);
  if (arena === null) return fault('no-such-arena');
  const joined = await deps.arenas.join(id, by, deps.clock(), MAX_ARENA_PLAYERS);
  if (joined === 'closed') return fault('arena-closed');
  if (joined === 'full') return fault('arena-full');
  const players = await deps.arenas.players(id);
  const { at, credit } = deps.downtime.moment(arena.guild);
  if (arena.endsAt === null && players.filter(({ here }) => here).length > 1)
    await deps.arenas.start(id, at - credit + arena.minutes * MINUTE_MS);
  return ok((await view(deps, id)) ?? (await viewOf(deps, arena)));
};

/** Gives them no more games; the present one continues. */
const leave = async (deps: ArenaDeps, id: ArenaId, by: UserId): ArenaReply => {
  const arena = await settled(deps, id);
  if (arena === null) return fault('no-such-arena');
  if (arena.endedAt !== null) return fault('arena-closed');
  return (await deps.arenas.leave(id, by)) ? ok(await viewOf(deps, arena)) : fault('arena-not-in');
};

/** Ends it early. */
const end = async (deps: ArenaDeps, id: ArenaId, by: UserId, manages: boolean): ArenaReply => {
  const arena = await settled(deps, id);
  if (arena === null) return fault('no-such-arena');
  if (arena.endedAt !== null) return fault('arena-closed');
  if (arena.host !== by && !manages) return fault('arena-not-yours');
  await deps.arenas.end(id, deps.clock());
  return ok((await view(deps, id)) ?? (await viewOf(deps, arena)));
};

const match = async (
  deps: ArenaDeps,
  { id, guild, channel, line }: Arena,
  [first, second]: Pairing,
): Promise<void> => {
  for (const user of [first, second])
    if (await deps.sits(user, guild)) {
      await deps.arenas.leave(id, user);
      return;
    }
  try {
    const opened = await deps.open({
      by: first,
      guild,
      channel,
      line,
      opponent: { kind: 'person', user: second },
      first: 'me',
      clock: '1m',
      arena: id,
    });
    // The server has removed its own game: nobody can be paired any more.
    if (!opened.ok) await deps.arenas.end(id, deps.clock());
  } catch (error) {
    // Another call of `tick` paired one of them meanwhile.
    if (!(error instanceof AlreadyPaired)) throw error;
  }
};

/** Call every few seconds: ends it when its time is over, and pairs free players. Returns the matches without a board. */
const tick = async (
  deps: ArenaDeps,
  id: ArenaId,
): Promise<{ readonly view: ArenaView | null; readonly unposted: readonly Live[] }> => {
  const before = await view(deps, id);
  if (before?.phase !== 'running') return { view: before, unposted: [] };
  const { arenas, table } = deps;
  const pairs = pairsOf(before.rows, await arenas.players(id), await arenas.games(id), deps.clock());
  for (const pair of pairs) await match(deps, before.arena, pair);
  // Includes those of an interrupted call: their players' clocks are running.
  const unposted: Live[] = [];
  for (const game of await arenas.games(id)) {
    const live = game.open && !game.hung ? await table.load(game.id) : null;
    if (live?.ok === true) unposted.push(live.value);
  }
  return { view: pairs.length === 0 ? before : await view(deps, id), unposted };
};

const openArenas = ({ arenas }: ArenaDeps) => arenas.allOpen();
const thread = ({ arenas }: ArenaDeps, id: ArenaId, there: string) => arenas.thread(id, there);
const hang = ({ arenas }: ArenaDeps, id: ArenaId, board: BoardRef) => arenas.hang(id, board);

const functions = { open, view, join, leave, end, openArenas, tick, thread, hang };

export type Arenas = Bound<typeof functions>;

/** Arenas over their store and the bot's matches. */
export const arenasOf = (deps: ArenaDeps): Arenas => bound(deps, functions);
