import type { Win } from '../core/game.ts';
import type { Option, Spot } from '../core/spot.ts';
import type { Analysis } from '../solve/analyse.ts';
import type { Solver } from '../solve/solver.ts';
import { firstOf, LONG, ROWS, SOME, shown } from './shown.ts';
import type { ShownMove, Step } from './step.ts';

/** What to do: all winning moves and an answer to a reply, or every move of the loser with its answer. */
export const whatToDo = (analysis: Analysis): readonly Step[] => {
  const { spot, winning, outcome } = analysis;
  if (spot.line.length > LONG) return winningStep(analysis);
  if (outcome === 'P') return [...answers(analysis), ...bestTries(analysis)];
  const first = winning.moves[0];
  return [...winningStep(analysis), ...(first === undefined ? [] : ifTheyAnswer(analysis, first))];
};

const winningStep = ({ winning }: Analysis): readonly Step[] => {
  const fits = winning.complete && winning.moves.length <= ROWS;
  const moves = winning.moves.slice(0, fits ? ROWS : SOME).filter((option) => option.to.line.length <= LONG);
  return moves.length === 0
    ? []
    : [
        {
          kind: 'winning-moves',
          moves: moves.map(shown),
          count: winning.count?.toString() ?? null,
          complete: winning.complete && moves.length === winning.moves.length,
        },
      ];
};

/** A winning reply at `spot`, by a solver with a small bound of its own; null where none is found at once. */
const reply = (spot: Spot, win: Win, solver: Solver): Option | null => {
  const claim = solver.claim(spot, win, 'grundy') ?? solver.claim(spot, win, 'outcome');
  for (const option of claim?.reaching(0n) ?? []) return option;
  if (win === 'normal' && spot.parts().length > 1) {
    const parts = spot.parts();
    const values = parts.map((part) => solver.grundy(part.spot));
    if (values.every((value) => value !== null)) {
      const sum = values.reduce((acc, value) => acc ^ value.value, 0n);
      for (const [i, part] of parts.entries()) {
        const target = values[i]!.value ^ sum;
        const listed = values[i]!.claim?.reaching(target);
        if (listed !== null && listed !== undefined) {
          for (const option of listed) return part.lift(option.move);
          continue;
        }
        for (const option of firstOf(part.spot.options(), solver.bound))
          if (solver.grundy(option.to)?.value === target) return part.lift(option.move);
      }
      return null;
    }
  }
  for (const option of firstOf(spot.options(), 2000))
    if (solver.outcome(option.to, win)?.value === false) return option;
  return null;
};

/** The loser's moves in groups with one winning answer each. Cut, and said so, where they are too many. */
const answers = ({ spot, win, solver }: Analysis): readonly Step[] => {
  const groups = new Map<string, { moves: ShownMove[]; answer: ShownMove }>();
  let complete = true;
  let looked = 0;
  for (const option of spot.options()) {
    if ((looked += 1) > 2 * ROWS) {
      complete = false;
      break;
    }
    const answer = reply(option.to, win, solver);
    if (answer === null) {
      complete = complete && option.to.isOver();
      continue;
    }
    const key = answer.to.line;
    const group = groups.get(key);
    const said = shown(answer);
    // One row serves several moves only where the very same move, said in the same words, answers them.
    if (group !== undefined && JSON.stringify(group.answer) === JSON.stringify(said))
      group.moves.push(shown(option));
    else
      groups.set(group === undefined ? key : `${key}\n${answer.move}\n${option.move}`, {
        moves: [shown(option)],
        answer: said,
      });
  }
  const rows = [...groups.values()].slice(0, complete ? groups.size : SOME);
  return rows.length === 0 ? [] : [{ kind: 'answers', rows, complete }];
};

/** Where remoteness is known: the moves that last longest. */
const bestTries = ({ spot, win, solver, remoteness }: Analysis): readonly Step[] => {
  if (remoteness === null) return [];
  const longest: ShownMove[] = [];
  let others = 0;
  for (const option of firstOf(spot.options(), 2 * ROWS + 1)) {
    const left = solver.remoteness(option.to, win);
    if (left === null) return [];
    if (left + 1n === remoteness) longest.push(shown(option));
    else others += 1;
    if (longest.length + others > 2 * ROWS) return [];
  }
  return longest.length === 0 || others === 0
    ? []
    : [{ kind: 'best-tries', moves: longest, lasts: (remoteness - 1n).toString(), others }];
};

/** “If they answer so, you play that”: the reply that lasts longest where known, else the first. */
const ifTheyAnswer = ({ win, solver }: Analysis, winning: Option): readonly Step[] => {
  let chosen: Option | null = null;
  let lasts = -1n;
  for (const option of firstOf(winning.to.options(), ROWS)) {
    if (option.to.line.length > LONG) return [];
    const left = solver.bound > 0 ? solver.remoteness(option.to, win) : null;
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
    : [{ kind: 'if-they-answer', winning: shown(winning), reply: shown(chosen), answer: shown(answer) }];
};
