import type { UserId } from '../../people/model/user.ts';
import { type Contest, type ContestPhase, contestPhase, ranked } from './contest.ts';
import type { MatchId, SeatIndex } from './match.ts';

export const MIN_ARENA_MINUTES = 5;
export const MAX_ARENA_MINUTES = 180;
export const DEFAULT_ARENA_MINUTES = 20;
export const MAX_ARENA_PLAYERS = 100;
/** An arena without two players ends then. */
export const LOBBY_MS = 30 * 60_000;
export const WIN_POINTS = 2;
export const DRAW_POINTS = WIN_POINTS / 2;
/** Wins in a row after which the next ones earn more. */
export const STREAK_WINS = 2;
export const STREAK_POINTS = 3;
/** Two who just played each other wait this long for other opponents. */
const REPEAT_WAIT_MS = 20_000;

export interface Arena extends Contest {
  /** The game, as typed; each match gets its own position. */
  readonly line: string;
  readonly minutes: number;
  /** On the games' clock, without credit (see `downtime.ts`); null: waits for its second player. */
  readonly endsAt: number | null;
  /** Thread of the boards; null: in the channel. */
  readonly thread: string | null;
}

export const phaseOfArena = (arena: Arena): ContestPhase => contestPhase(arena.endsAt !== null, arena);

export interface ArenaPlayer {
  readonly user: UserId;
  /** When they joined, or rejoined. */
  readonly joinedAt: number;
  /** False: they left. */
  readonly here: boolean;
}

/** The parts of a match that matter to its arena. */
export interface ArenaGame {
  readonly id: MatchId;
  /** By seat; null: their data were erased. */
  readonly users: readonly [UserId | null, UserId | null];
  readonly open: boolean;
  /** Whether it has a board. */
  readonly hung: boolean;
  /** The winner; null: open, or without a countable result. */
  readonly result: SeatIndex | 'draw' | null;
  readonly updatedAt: number;
  /** Who lost on time; null: nobody. */
  readonly timedOut: UserId | null;
}

/** `playing`: in a match; `free`: to be paired; `away`: lost on time and not back yet; `left`: gone. */
export type ArenaState = 'playing' | 'free' | 'away' | 'left';

export interface ArenaRow {
  /** From 1; ties share it. */
  readonly place: number;
  readonly user: UserId;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Wins in a row. */
  readonly streak: number;
  readonly state: ArenaState;
}

const gamesOf = (user: UserId, games: readonly ArenaGame[]): readonly ArenaGame[] =>
  games.filter(({ users }) => users.includes(user));

const stateOf = (player: ArenaPlayer, games: readonly ArenaGame[]): ArenaState => {
  const mine = gamesOf(player.user, games);
  if (mine.some(({ open }) => open)) return 'playing';
  if (!player.here) return 'left';
  const isAway = mine.some(
    ({ timedOut, updatedAt }) => timedOut === player.user && updatedAt > player.joinedAt,
  );
  return isAway ? 'away' : 'free';
};

const scoreOf = (user: UserId, finished: readonly ArenaGame[]) => {
  let [points, won, drawn, lost, streak] = [0, 0, 0, 0, 0];
  for (const { users, result } of finished) {
    const isDraw = result === 'draw';
    const isWin = result !== null && !isDraw && users[result] === user;
    if (isWin) points += streak >= STREAK_WINS ? STREAK_POINTS : WIN_POINTS;
    else if (isDraw) points += DRAW_POINTS;
    won += isWin ? 1 : 0;
    drawn += isDraw ? 1 : 0;
    lost += isWin || isDraw ? 0 : 1;
    streak = isWin ? streak + 1 : 0;
  }
  return { points, won, drawn, lost, streak };
};

/** Standings after the games that ended by `until`, in order of their ends: by points, then by fewer games. */
export const standingsOf = (
  players: readonly ArenaPlayer[],
  games: readonly ArenaGame[],
  until: number,
): readonly ArenaRow[] => {
  const finished = games
    .filter(({ open, result, updatedAt }) => !open && result !== null && updatedAt <= until)
    .toSorted((a, b) => a.updatedAt - b.updatedAt || (a.id < b.id ? -1 : 1));
  const order = (a: Omit<ArenaRow, 'place'>, b: Omit<ArenaRow, 'place'>): number =>
    b.points - a.points || a.won + a.drawn + a.lost - (b.won + b.drawn + b.lost);
  const rows = players.map((player) => ({
    user: player.user,
    ...scoreOf(player.user, gamesOf(player.user, finished)),
    state: stateOf(player, games),
  }));
  return ranked(rows, order).map(({ place, item }) => ({ place, ...item }));
};

/** The first one moves first. */
export type Pairing = readonly [UserId, UserId];

/**
 * Pairs free players. The longest waiting player comes first and gets the opponent met least, among these the longest waiting.
 * Two who just played each other are paired again only after waiting for others, or if nobody else plays.
 */
export const pairsOf = (
  rows: readonly ArenaRow[],
  players: readonly ArenaPlayer[],
  games: readonly ArenaGame[],
  now: number,
): readonly Pairing[] => {
  const joined = new Map(players.map(({ user, joinedAt }) => [user, joinedAt]));
  const lastOf = (user: UserId) =>
    gamesOf(user, games).reduce<ArenaGame | null>(
      (last, game) => (last === null || game.updatedAt > last.updatedAt ? game : last),
      null,
    );
  const sinceOf = (user: UserId): number => Math.max(joined.get(user) ?? 0, lastOf(user)?.updatedAt ?? 0);
  const met = (a: UserId, b: UserId): number =>
    gamesOf(a, games).filter(({ users }) => users.includes(b)).length;
  const firsts = (user: UserId): number => games.filter(({ users }) => users[0] === user).length;
  const isRepeat = (a: UserId, b: UserId): boolean =>
    lastOf(a)?.users.includes(b) === true && lastOf(b)?.users.includes(a) === true;
  const othersPlay = rows.some(({ state }) => state === 'playing');
  const waiting = rows
    .filter(({ state }) => state === 'free')
    .map(({ user }) => user)
    .toSorted((a, b) => sinceOf(a) - sinceOf(b) || (a < b ? -1 : 1));
  const pairs: Pairing[] = [];
  while (waiting.length > 1) {
    const one = waiting.shift()!;
    const fresh = waiting.filter((other) => !isRepeat(one, other));
    const hasWaited = (other: UserId): boolean =>
      Math.min(now - sinceOf(one), now - sinceOf(other)) >= REPEAT_WAIT_MS;
    const others = fresh.length > 0 ? fresh : waiting.filter((other) => !othersPlay || hasWaited(other));
    // Stable: among equals the longest waiting.
    const [other] = others.toSorted((a, b) => met(one, a) - met(one, b));
    if (other === undefined) continue;
    waiting.splice(waiting.indexOf(other), 1);
    pairs.push(firsts(one) <= firsts(other) ? [one, other] : [other, one]);
  }
  return pairs;
};

/** Typed minutes: “20”, “20m”, “1h”, “1h30”, “20 分钟”; null: not a time. */
export const minutesOf = (text: string): number | null => {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  const hours =
    /^(\d{1,2}) *(?:h|hours?|小时|小時|時間) *(?:(\d{1,2}) *(?:m|min|minutes?|分钟|分鐘|分)?)?$/.exec(typed);
  if (hours !== null) return Number(hours[1]) * 60 + Number(hours[2] ?? 0);
  const minutes = /^(\d{1,4}) *(?:m|min|mins|minutes?|分钟|分鐘|分)?$/.exec(typed);
  return minutes === null ? null : Number(minutes[1]);
};

/** A line followed by a time, as in `/arena nim 20m`; a number without a unit belongs to the position. */
export const timedLine = (typed: string): { readonly line: string; readonly time: string | null } => {
  const [, line, time] = /^(.*\S)\s+(\d+\D+)$/.exec(typed.trim()) ?? [];
  return line === undefined || time === undefined || minutesOf(time) === null
    ? { line: typed, time: null }
    : { line, time };
};
