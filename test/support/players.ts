/** Scripted people who play whole games in the embedded channel, and checks of these games. */

import type { App } from '../../src/app/ports.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { pick } from '../../src/kernel/random.ts';
import type { Limits, Local } from '../../src/local/index.ts';
import type { MoveMark } from '../../src/play/model/answers.ts';
import type { Live } from '../../src/play/model/match.ts';
import { brute } from './brute.ts';
import { messageOf, Scripted } from './scripted.ts';

/** Limits never reached: the bot is measured, not Discord. */
export const NO_LIMITS: Partial<Limits> = {
  global: { limit: 1e9, windowMs: 1_000 },
  channelMessages: { limit: 1e9, windowMs: 1_000 },
  webhook: { limit: 1e9, windowMs: 1_000 },
  other: { limit: 1e9, windowMs: 1_000 },
};

/** Most moves of a game; a longer one is resigned. */
const LONGEST = 60;
/** Longest move typed, in characters. */
const TYPED = 200;

/** Most options of all reachable positions for brute force. */
const SMALL = 3_000;

/** The use cases over the bot's own store, and the bot's server. */
export interface Players {
  readonly app: Pick<App, 'matches'>;
  readonly local: Pick<Local, 'world'>;
}

export interface Played {
  readonly games: number;
  /** Games whose marks were all compared with brute force. */
  readonly judged: number;
  readonly clicks: number;
  /** Faults in words; empty where all is right. */
  readonly wrong: readonly string[];
  /** Milliseconds of every click, in order of their ends. */
  readonly times: readonly number[];
}

/** Whether all that can follow `spot` is small enough for brute force. */
const isSmall = (spot: Spot): boolean => {
  const seen = new Set([spot.line]);
  const queue = [spot];
  let options = 0;
  for (const from of queue)
    for (const { to } of from.options()) {
      options += 1;
      if (options > SMALL) return false;
      if (seen.has(to.line)) continue;
      seen.add(to.line);
      queue.push(to);
    }
  return true;
};

/** The marks of the moves by brute force over the rules. */
const marksOf = ({ history, win }: Live): readonly MoveMark[] => {
  const by = brute();
  const outcome = (spot: Spot) =>
    spot.isLoopy ? by.ruled(spot, win).outcome : by.outcome(spot, win) ? 'N' : 'P';
  return history.map(({ from, option }) => {
    if (outcome(from) !== 'N') return 'none';
    return outcome(option.to) === 'P' ? 'kept' : 'threw';
  });
};

interface Judged {
  readonly fault: string | null;
  readonly byBruteForce: boolean;
}
const wrong = (fault: string): Judged => ({ fault, byBruteForce: false });

/**
 * Compares the log's winner with the rules; and the review's marks with brute force where the game is small, else the last one
 * with the result.
 */
const judge = async (app: Players['app'], live: Live): Promise<Judged> => {
  const { match, win, history, spot } = live;
  if (match.result === null) return wrong(`${match.id} has no result`);
  const { winner, how } = match.result;
  if (how === 'repetition' && !spot.isLoopy) return wrong(`${match.id}: drawn where no position comes again`);
  const bot = match.seats.findIndex((seat) => seat.kind === 'bot');
  if (how === 'resigned' && winner !== bot) return wrong(`${match.id}: who resigned won`);
  if (how === 'last-move') {
    if (!spot.isOver()) return wrong(`${match.id} ended in ${spot.line}, which is not over`);
    const last = history.length % 2 === 0 ? 1 : 0;
    if (winner !== (win === 'normal' ? last : 1 - last)) return wrong(`${match.id}: the wrong one won`);
  }
  const { marks } = await app.matches.summary(live);
  const perfect = match.seats.some((seat) => seat.kind === 'bot' && seat.level === 'perfect');
  const given = perfect ? marks.findIndex((mark, i) => mark === 'threw' && history[i]?.seat === bot) : -1;
  if (given !== -1) return wrong(`${match.id}: perfect gave ${history[given]?.from.line ?? ''} away`);
  // The last move of normal play wins, so it cannot be marked a mistake; that of misère play loses.
  const last = marks.at(-1);
  if (how === 'last-move' && win === 'normal' && (last === 'none' || last === 'threw'))
    return wrong(`${match.id}: the winning move is marked ${last}`);
  const first = history[0]?.from;
  if (first === undefined || !isSmall(first)) return { fault: null, byBruteForce: false };
  const right = marksOf(live);
  const differs = marks.findIndex((mark, i) => mark !== 'unknown' && mark !== right[i]);
  return {
    fault: differs === -1 ? null : `${match.start}: move ${differs + 1} is marked ${marks[differs] ?? ''}`,
    byBruteForce: true,
  };
};

const unjudged = (fault: string | null): Judged => ({ fault, byBruteForce: false });

/** One game of one person against the bot, by typed moves; returns the faults. */
const game = async (
  held: Players,
  person: Scripted,
  number: number,
  random: () => number,
  timed: <T>(click: () => Promise<T>) => Promise<T>,
): Promise<Judged> => {
  const id = gameIds[number % gameIds.length]!;
  const sealed = registry[id];
  const line = random() < 0.3 ? sealed.example : sealed.deal(1 + Math.floor(random() * 2), random).line;
  const level = pick(['beginner', 'casual', 'club', 'perfect', 'sparring'] as const, random);
  const ack = await timed(() =>
    person.slash('play', { line, level, first: random() < 0.5 ? 'me' : 'them', misere: random() < 0.2 }),
  );
  if (ack.kind === 'failed') return wrong(`${line}: no answer to /play`);
  const board = messageOf(ack);
  const match = matchOn(person, board);
  if (match === null) return unjudged(null);
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const live = await held.app.matches.show(match);
    if (!live.ok) return wrong(`${match}: ${live.error.code}`);
    if (live.value.match.status === 'over') return judge(held.app, live.value);
    const options: string[] = [];
    for (const option of live.value.spot.options()) {
      if (option.move.length <= TYPED) options.push(option.move);
      if (options.length >= 40) break;
    }
    if (options.length === 0) break;
    let asked = await timed(() => person.press(board, 'type'));
    // Under load the board may change before the press: press again.
    for (let again = 0; asked.kind !== 'modal' && again < 5; again += 1) {
      const now = await held.app.matches.show(match);
      if (now.ok && now.value.match.status === 'over') return judge(held.app, now.value);
      asked = await timed(() => person.press(board, 'type'));
    }
    if (asked.kind !== 'modal') return wrong(`${match}: no modal: ${JSON.stringify(asked)}`);
    const answer = await timed(() => person.fill(asked, { move: pick(options, random) }));
    if (answer.kind === 'failed') return wrong(`${match}: a move was not answered: ${answer.reason}`);
  }
  const live = await held.app.matches.show(match);
  if (live.ok && live.value.match.status === 'over') return judge(held.app, live.value);
  const resigned = await held.app.matches.resign(match, person.id);
  return resigned.ok ? judge(held.app, resigned.value) : wrong(`${match}: ${resigned.error.code}`);
};

const matchOn = (person: Scripted, board: string): string | null => {
  const ids = JSON.stringify(person.message(board).components).match(/"m~([\w-]+)~/);
  return ids?.[1] ?? null;
};

/** `people` play `games` games in turn; `every` is called after each hundredth. */
export const playGames = async (
  held: Players,
  people: number,
  games: number,
  random: () => number,
  every: (done: number) => void | Promise<void> = () => undefined,
): Promise<Played> => {
  const names = held.local.world.people().map((person) => person.name);
  const times: number[] = [];
  const faults: string[] = [];
  let judged = 0;
  let next = 0;
  let done = 0;
  const timed = async <T>(click: () => Promise<T>): Promise<T> => {
    const from = performance.now();
    try {
      return await click();
    } finally {
      times.push(performance.now() - from);
    }
  };
  const one = async (index: number): Promise<void> => {
    // Direct channels, so that no channel's messages grow without end.
    const person = new Scripted(held.local.world, names[index % names.length]!, 'dm');
    while (next < games) {
      const number = (next += 1) - 1;
      const played = await game(held, person, number, random, timed).catch((error: unknown) =>
        wrong(String(error)),
      );
      if (played.fault !== null) faults.push(played.fault);
      if (played.byBruteForce) judged += 1;
      done += 1;
      if (done % 100 === 0) await every(done);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, index) => one(index)));
  return { games: done, judged, clicks: times.length, wrong: faults, times };
};

/** The quantile of `times` at this share. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
