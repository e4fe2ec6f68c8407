/** Scripted people who play whole games through the embedded channel, and what is to be said of it afterwards. */
import type { Live } from '../../src/app/match.ts';
import { pick } from '../../src/app/random.ts';
import { Solver } from '../../src/engine/solve/solver.ts';
import { gameIds, registry } from '../../src/games/registry.ts';
import type { Limits } from '../../src/local/index.ts';
import { messageOf, Scripted } from './scripted.ts';
import type { Stage } from './stage.ts';

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

export interface Played {
  readonly games: number;
  readonly clicks: number;
  /** What was wrong, in words; empty where all is right. */
  readonly wrong: readonly string[];
  /** Milliseconds of every click, in order of their ends. */
  readonly times: readonly number[];
}

/** The winner that the rules and the moves say, against the one the log says. */
const judge = (live: Live): string | null => {
  const { match, win, history, spot } = live;
  if (match.result === null) return `${match.id} has no result`;
  if (match.result.how !== 'last-move') return null;
  if (!spot.isOver()) return `${match.id} ended in ${spot.line}, which is not over`;
  const last = history.length % 2 === 0 ? 1 : 0;
  const winner = win === 'normal' ? last : last === 0 ? 1 : 0;
  if (winner !== match.result.winner) return `${match.id}: the wrong one won`;
  // A winner against perfect play must have begun from a win, by the solver.
  const solver = new Solver(50_000);
  const bot = match.seats.findIndex((seat) => seat.kind === 'bot');
  const perfect = match.seats.some((seat) => seat.kind === 'bot' && seat.level === 'perfect');
  if (!perfect || winner === bot) return null;
  for (const { seat, from } of history) {
    const won = solver.outcome(from, win)?.value;
    if (seat === bot && won === true) return `${match.id}: perfect gave ${from.line} away`;
  }
  return null;
};

/** One person plays one game against the bot by typing moves; gives what was wrong. */
const game = async (
  held: Pick<Stage, 'app'>,
  person: Scripted,
  number: number,
  random: () => number,
  timed: <T>(click: () => Promise<T>) => Promise<T>,
): Promise<string | null> => {
  const id = gameIds[number % gameIds.length]!;
  const sealed = registry[id];
  const line = random() < 0.3 ? sealed.example : sealed.deal(1 + Math.floor(random() * 2), random).line;
  const level = pick(['beginner', 'casual', 'club', 'perfect', 'sparring'] as const, random);
  const ack = await timed(() =>
    person.slash('play', { line, level, first: random() < 0.5 ? 'me' : 'them', misere: random() < 0.2 }),
  );
  if (ack.kind === 'failed') return `${line}: no answer to /play`;
  const board = messageOf(ack);
  const match = matchOn(person, board);
  if (match === null) return null;
  for (let turn = 0; turn < LONGEST; turn += 1) {
    const live = await held.app.matches.show(match);
    if (!live.ok) return `${match}: ${live.error.code}`;
    if (live.value.match.status === 'over') return judge(live.value);
    const options: string[] = [];
    for (const option of live.value.spot.options()) {
      if (option.move.length <= TYPED) options.push(option.move);
      if (options.length >= 40) break;
    }
    if (options.length === 0) break;
    const asked = await timed(() => person.press(board, 'type'));
    if (asked.kind !== 'modal') return `${match}: no modal: ${JSON.stringify(asked)}`;
    const answer = await timed(() => person.fill(asked, { move: pick(options, random) }));
    if (answer.kind === 'failed') return `${match}: a move was not answered: ${answer.reason}`;
  }
  const live = await held.app.matches.show(match);
  if (live.ok && live.value.match.status === 'over') return judge(live.value);
  const resigned = await held.app.matches.resign(match, person.id);
  return resigned.ok ? null : `${match}: ${resigned.error.code}`;
};

const matchOn = (person: Scripted, board: string): string | null => {
  const ids = JSON.stringify(person.message(board).components).match(/"m~([\w-]+)~/);
  return ids?.[1] ?? null;
};

/** `people` play `games` games, each one after another; `every` hears of each hundredth. */
export const playGames = async (
  held: Pick<Stage, 'app' | 'local'>,
  people: number,
  games: number,
  random: () => number,
  every: (done: number) => void = () => undefined,
): Promise<Played> => {
  const names = held.local.world.people().map((person) => person.name);
  const times: number[] = [];
  const wrong: string[] = [];
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
      const fault = await game(held, person, number, random, timed).catch((error: unknown) => String(error));
      if (fault !== null) wrong.push(fault);
      done += 1;
      if (done % 100 === 0) every(done);
    }
  };
  await Promise.all(Array.from({ length: people }, (_, index) => one(index)));
  return { games: done, clicks: times.length, wrong, times };
};

/** The value that a share of `times` does not exceed. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
