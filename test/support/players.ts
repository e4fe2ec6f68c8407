/** Scripted people who play whole games through the embedded channel, and what is to be said of it afterwards. */

import type { App } from '../../src/app/ports.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import { pick } from '../../src/kernel/random.ts';
import type { Limits, Local } from '../../src/local/index.ts';
import type { MoveMark } from '../../src/play/model/answers.ts';
import type { Live } from '../../src/play/model/match.ts';
import { brute } from './brute.ts';
import { messageOf, Scripted } from './scripted.ts';

/** Limits that never hold anybody back: what is measured is the bot. */
export const NO_LIMITS: Partial<Limits> = {
  global: { limit: 1e9, windowMs: 1_000 },
  channelMessages: { limit: 1e9, windowMs: 1_000 },
  webhook: { limit: 1e9, windowMs: 1_000 },
  other: { limit: 1e9, windowMs: 1_000 },
};

/** Moves of a game at most: a longer one is resigned. */
const LONGEST = 60;
/** The longest move that is typed. */
const TYPED = 200;

/** Positions with more options than that, all theirs counted, are not judged by brute force. */
const SMALL = 3_000;

/** The use cases over the bot's own store, and the server that the bot is on. */
export interface Players {
  readonly app: Pick<App, 'matches'>;
  readonly local: Pick<Local, 'world'>;
}

export interface Played {
  readonly games: number;
  /** Games every mark of which was compared with brute force. */
  readonly judged: number;
  readonly clicks: number;
  /** What was wrong, in words; empty where all is right. */
  readonly wrong: readonly string[];
  /** Milliseconds of every click, in order of their ends. */
  readonly times: readonly number[];
}

/** Whether everything that can come after `spot` is few enough for brute force. */
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

/** The marks that brute force over the rules gives. */
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
 * The winner that the rules and the moves say, against the one the log says; the marks of its review against brute force where
 * the game is small, else the last one against the result.
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
  // Whoever makes the last move wins by it; in misère play it loses, whatever the winner had done before.
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

/** One person plays one game against the bot by typing moves; gives what was wrong. */
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
    // Under load the board may change between looking and pressing: people press again.
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

/** `people` play `games` games, each one after another; `every` hears of each hundredth. */
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
    // Everybody has a direct channel of their own, so that a channel's messages do not grow without end.
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

/** The value that a share of `times` does not exceed. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
