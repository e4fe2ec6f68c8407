import type { Spot } from '../../engine/core/spot.ts';
import { shown } from '../../engine/explain/shown.ts';
import type { ShownMove } from '../../engine/explain/step.ts';
import { seeded, shuffled } from '../../kernel/random.ts';
import type { DailyHint, DailyTry } from '../model/daily.ts';
import type { Question } from '../model/question.ts';

/** Left after the first hint, and after the second. */
const HINT_MOVES = [4, 2] as const;

/** Positions after the winning moves. */
const wonBy = ({ key }: Question): ReadonlySet<string> =>
  new Set(key.flatMap((said) => (said.kind === 'move' ? [said.move.to] : [])));

export const winsBy = (question: Question, { to }: ShownMove): boolean => wonBy(question).has(to);

/** One move for each position after it. */
const movesOf = (spot: Spot): readonly ShownMove[] => [
  ...new Map([...spot.options()].map((option) => [option.to.line, shown(option)])).values(),
];

const reached = (spot: Spot, move: string): string | null => {
  const option = spot.play(move);
  return option.ok ? option.value.to.line : null;
};

/** The moves left by the next hint, one of them winning. Null: none to leave out. */
const nextHint = (spot: Spot, question: Question, tries: readonly DailyTry[]): DailyHint | null => {
  const known = new Set(tries.flatMap(({ move }) => (move === null ? [] : [reached(spot, move)])));
  const number = tries.filter(({ move }) => move === null).length;
  const random = seeded(`hint ${question.seed}`);
  const all = shuffled(movesOf(spot), random);
  const losing = all.filter((move) => !winsBy(question, move) && !known.has(move.to));
  const left = Math.min(HINT_MOVES[number] ?? 0, losing.length);
  const winning = all.find((move) => winsBy(question, move));
  if (left < 2 || winning === undefined) return null;
  const kept = new Set([winning, ...losing.slice(0, left - 1)]);
  return { moves: movesOf(spot).filter(({ to }) => [...kept].some((move) => move.to === to)) };
};

/** The latest hint among the tries. */
export const hintTold = (spot: Spot, question: Question, tries: readonly DailyTry[]): DailyHint | null => {
  const at = tries.findLastIndex(({ move }) => move === null);
  return at < 0 ? null : nextHint(spot, question, tries.slice(0, at));
};

/** Whether another hint would exclude a move. */
export const hasHint = (spot: Spot, question: Question, tries: readonly DailyTry[]): boolean =>
  nextHint(spot, question, tries) !== null;
