/**
 * Computations for games and their reviews: at once where that is quick, otherwise in a worker thread, so that nobody waits
 * for somebody else's game. A result depends only on its request, so it is the same in either place.
 */

import type { LoopyOutcome } from '../engine/explain/step.ts';
import { formatLine, type Lexicon, type ParseLine, type Position } from '../games/line.ts';
import { LATE, type Patience, quickly } from '../kernel/quickly.ts';
import { seeded } from '../kernel/random.ts';
import { type DealWish, dealAlone, quickOutcome } from './deal.ts';
import { hintAt } from './hints.ts';
import { attemptAt, lengthsOf, solutionAt } from './looking-back.ts';
import type { HintTold, SolutionTold, Summary, Tried } from './model/answers.ts';
import type { BotLevel, HintStep, PlayedMove } from './model/match.ts';
import { chooseMove } from './player.ts';
import { summaryOf } from './summary.ts';

/** A position, and the moves that led to it where they matter. */
export interface Played extends Position {
  readonly history?: readonly Pick<PlayedMove, 'from' | 'option'>[];
}

const THOUGHTS = {
  /** The move that the bot plays. */
  move: (at: Played, { level, seed }: { readonly level: BotLevel; readonly seed: string }): string =>
    chooseMove(at, level, seeded(seed)).move,
  outcome: (at: Played): LoopyOutcome | null => quickOutcome(at),
  hint: (at: Played, { step, seed }: { readonly step: HintStep; readonly seed: string }): HintTold =>
    hintAt(at, step, seed),
  summary: ({ win, history = [] }: Played): Summary => summaryOf({ win, history }),
  lengths: ({ spot, win, history = [] }: Played): readonly (string | null)[] =>
    lengthsOf({ spot, win, history }),
  attempt: (at: Played, { move }: { readonly move: string }): Tried => attemptAt(at, move),
  solution: (at: Played, { move }: { readonly move: string }): SolutionTold => solutionAt(at, move),
};
type Thoughts = typeof THOUGHTS;
export type ThoughtKind = keyof Thoughts;
type ThoughtWish<K extends ThoughtKind> = Parameters<Thoughts[K]>[1] & object;
type Thought<K extends ThoughtKind> = ReturnType<Thoughts[K]>;

/** A computation in the form that crosses to a worker: positions as lines. */
export interface ThoughtJob {
  readonly thought: ThoughtKind;
  /** The first position, followed by `moves` from there. */
  readonly line: string;
  readonly moves: readonly string[];
  readonly wish: object;
}

/** Computations and deals outside the thread that answers clicks. */
export interface DeepThinker {
  readonly think: (job: ThoughtJob) => Promise<unknown>;
  /** The line of a position to play. */
  readonly deal: (wish: DealWish, seed: string) => Promise<string | null>;
}

export interface Thinker {
  think<K extends ThoughtKind>(
    thought: K,
    at: Played,
    ...wish: Thoughts[K] extends (at: Played) => unknown ? [] : [ThoughtWish<K>]
  ): Promise<Thought<K>>;
  /** A position of the game that the line names (see `deal`); null where none was found. */
  deal(wish: DealWish, random: () => number): Promise<Position | null>;
}

const thoughtOf = (thought: ThoughtKind, at: Played, wish: object): unknown =>
  (THOUGHTS[thought] as (at: Played, wish: object) => unknown)(at, wish);

const jobOf = (thought: ThoughtKind, { spot, win, history = [] }: Played, wish: object): ThoughtJob => ({
  thought,
  line: formatLine({ spot: history[0]?.from ?? spot, win }),
  moves: history.map(({ option }) => option.move),
  wish,
});

/** Runs a job that was handed over. Domain: a line that parses, and legal moves. */
export const thinkBy = ({ thought, line, moves, wish }: ThoughtJob, parse: ParseLine): unknown => {
  const start = parse(line);
  if (!start.ok) throw new Error(`a thought about a line that does not parse: ${start.error.code}`);
  let { spot } = start.value;
  const history: Pick<PlayedMove, 'from' | 'option'>[] = [];
  for (const move of moves) {
    const option = spot.play(move);
    if (!option.ok) throw new Error(`a thought about a move that is not legal: ${option.error.code}`);
    history.push({ from: spot, option: option.value });
    spot = option.value.to;
  }
  return thoughtOf(thought, { spot, win: start.value.win, history }, wish);
};

/** `patience`, `deep`: null where everything is computed at once. If a worker dies, this thread computes the result. */
export const thinkerOf = (
  games: Parameters<typeof dealAlone>[0]['games'],
  lexicon: Lexicon,
  parse: ParseLine,
  patience: Patience | null,
  deep: DeepThinker | null,
): Thinker => {
  const either = async <T>(here: () => T, there: (deep: DeepThinker) => Promise<T>): Promise<T> => {
    if (deep === null) return here();
    const found = quickly(patience, here);
    return found === LATE ? there(deep).catch(here) : found;
  };
  return {
    think: <K extends ThoughtKind>(thought: K, at: Played, wish: object = {}): Promise<Thought<K>> =>
      either<unknown>(
        () => thoughtOf(thought, at, wish),
        ({ think }) => think(jobOf(thought, at, wish)),
      ) as Promise<Thought<K>>,
    deal: (wish, random) =>
      either(
        () => dealAlone({ games, lexicon, parse }, wish, random),
        async ({ deal }) => {
          const line = await deal(wish, `${random()}`);
          const dealt = line === null ? null : parse(line);
          return dealt?.ok === true ? dealt.value : null;
        },
      ),
  };
};
