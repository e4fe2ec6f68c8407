import type { Option } from '../core/spot.ts';
import type { Analysis } from '../solve/analyse.ts';
import { answersAt, reply } from './answers.ts';
import { firstOf, MAX_LINE_CHARS, MAX_PREVIEW_ROWS, MAX_ROWS, shown } from './shown.ts';
import type { ShownMove, Step } from './step.ts';

/** Longest complete list of the loser's moves. */
const MAX_LISTED_MOVES = 400;

/** How many of the loser's moves are listed with their answers. */
export type Replies = 'all' | 'some' | 'none';

/**
 * What to do: all winning moves with answers to the replies, or the losing player's moves with their answers. After a winning
 * move one reply is enough if a theorem gives the answers.
 */
export const whatToDo = (analysis: Analysis, replies: Replies): readonly Step[] => {
  const { spot, win, solver, winning, outcome, method } = analysis;
  const all = replies === 'all';
  const listed = winningStep(analysis, all ? MAX_LISTED_MOVES : MAX_ROWS);
  if (spot.line.length > MAX_LINE_CHARS) return listed;
  if (outcome === 'P') {
    const answers =
      replies === 'none' ? null : answersAt(spot, win, solver, all ? MAX_LISTED_MOVES : MAX_ROWS);
    return [
      ...(answers === null ? [] : [{ kind: 'answers' as const, after: null, ...answers }]),
      ...bestTries(analysis),
    ];
  }
  const first = winning.moves[0];
  if (first === undefined) return [];
  const answers =
    (all || (replies === 'some' && method === 'search')) &&
    first.to.line.length <= MAX_LINE_CHARS &&
    !first.to.isOver()
      ? answersAt(first.to, win, solver, all ? MAX_LISTED_MOVES : MAX_PREVIEW_ROWS)
      : null;
  return [
    ...listed,
    ...(answers === null
      ? ifTheyAnswer(analysis, first)
      : [{ kind: 'answers' as const, after: shown(first), ...answers }]),
    ...(all ? mistakes(analysis) : []),
  ];
};

/** Other moves with their refutations, if all winning moves are known. */
const mistakes = ({ spot, win, solver, winning }: Analysis): readonly Step[] => {
  if (!winning.complete) return [];
  const wins = new Set(winning.moves.map(({ to }) => to.line));
  const others = answersAt(spot, win, solver, MAX_LISTED_MOVES, wins);
  return others === null ? [] : [{ kind: 'mistakes', ...others }];
};

const winningStep = ({ spot, winning, win }: Analysis, most: number): readonly Step[] => {
  const fits = winning.complete && winning.moves.length <= most;
  const moves = winning.moves
    .slice(0, fits ? most : Math.max(MAX_PREVIEW_ROWS, most - MAX_ROWS))
    .filter((option) => option.to.line.length <= MAX_LINE_CHARS);
  return moves.length === 0
    ? []
    : [
        {
          kind: 'winning-moves',
          moves: moves.map(shown),
          count: winning.count?.toString() ?? null,
          complete: winning.complete && moves.length === winning.moves.length,
          ...(spot.merges ? { alike: true } : {}),
          win,
        },
      ];
};

/** Moves that last longest, if the remoteness is known. */
export const bestTries = (analysis: Analysis): readonly Step[] =>
  analysis.remoteness === null
    ? []
    : analysis.solver.work.attempt(() => longestTries(analysis, analysis.remoteness!), []);

const longestTries = ({ spot, win, solver }: Analysis, remoteness: bigint): readonly Step[] => {
  const longest: ShownMove[] = [];
  let others = 0;
  for (const option of firstOf(spot.options(), 2 * MAX_ROWS + 1)) {
    const left = solver.remoteness(option.to, win);
    if (left === null) return [];
    if (left + 1n === remoteness) longest.push(shown(option));
    else others += 1;
    if (longest.length + others > 2 * MAX_ROWS) return [];
  }
  return longest.length === 0 || others === 0
    ? []
    : [{ kind: 'best-tries', moves: longest, lasts: (remoteness - 1n).toString(), others }];
};

/** Example of a reply and its answer: the reply that lasts longest if known, else the first. */
const ifTheyAnswer = (analysis: Analysis, winning: Option): readonly Step[] =>
  analysis.solver.work.attempt(() => oneReply(analysis, winning), []);

const oneReply = ({ win, solver, remoteness }: Analysis, winning: Option): readonly Step[] => {
  let chosen: Option | null = null;
  let lasts = -1n;
  for (const option of firstOf(winning.to.options(), MAX_ROWS)) {
    if (option.to.line.length > MAX_LINE_CHARS) return [];
    const left = remoteness === null ? null : solver.remoteness(option.to, win);
    if (chosen === null || (left !== null && left > lasts)) {
      chosen = option;
      lasts = left ?? lasts;
    }
    if (left === null) break;
  }
  if (chosen === null) return [];
  const answer = reply(chosen.to, win, solver);
  return answer === null
    ? []
    : [{ kind: 'if-they-answer', winning: shown(winning), reply: shown(chosen), answer: shown(answer), win }];
};
