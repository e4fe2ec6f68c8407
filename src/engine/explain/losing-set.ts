import type { Win } from '../core/game.ts';
import type { Option, Spot } from '../core/spot.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import { arrive, type Check, first } from './check-kit.ts';
import { MAX_LINE_CHARS } from './shown.ts';

/** As many as a reader still follows. */
const MAX_POSITIONS = 30;
const MAX_SEARCHED_OPTIONS = 8000;

/**
 * Lost positions, `root` first, such that every move from one of them is answered by a move to one of them: this alone proves
 * that all are lost. Lists positions equal up to order once. Null if there are too many. Domain: `root` is lost.
 */
export const losingSet = (root: Spot, win: Win, solver: Solver): readonly Spot[] | null => {
  const found = new Map([[keyOf(root), root]]);
  let looked = 0;
  for (const spot of found.values())
    for (const { to } of spot.options()) {
      if ((looked += 1) > MAX_SEARCHED_OPTIONS || to.line.length > MAX_LINE_CHARS) return null;
      if (win === 'misere' && to.isOver()) continue;
      let lost: Option | null = null;
      let back = false;
      for (const answer of to.options()) {
        if ((looked += 1) > MAX_SEARCHED_OPTIONS) return null;
        back = found.has(keyOf(answer.to));
        if (back) break;
        if (lost === null && solver.outcome(answer.to, win)?.value === false) lost = answer;
      }
      if (back) continue;
      if (lost === null || found.size >= MAX_POSITIONS) return null;
      found.set(keyOf(lost.to), lost.to);
    }
  return [...found.values()];
};

/** Positions of the set by line, found by moves and answers from the first. */
const membersOf = (root: Spot, lines: ReadonlySet<string>): ReadonlyMap<string, Spot> => {
  const members = new Map([[root.line, root]]);
  for (const member of members.values())
    for (const { to } of member.options())
      for (const answer of to.options())
        if (lines.has(answer.to.line)) members.set(answer.to.line, answer.to);
  return members;
};

const unanswered = (member: Spot, keys: ReadonlySet<string>, win: Win): string | null => {
  if (win === 'misere' && member.isOver()) return `${member.line} is won`;
  for (const { to } of member.options()) {
    if (win === 'misere' && to.isOver()) continue;
    if (![...to.options()].some((answer) => keys.has(keyOf(answer.to)))) return `no answer to ${to.line}`;
  }
  return null;
};

/** Checks that the set is closed: every move from it has an answer back into it. Uses no search. */
export const losingSetCheck: Check<'losing-set'> = (step, { spot, win }) => {
  const root = step.after === null ? spot : arrive(spot, step.after);
  if (typeof root === 'string') return root;
  if (step.win !== win) return 'another rule';
  if (step.positions[0] !== root.line) return 'begins elsewhere';
  const lines = new Set(step.positions);
  const members = membersOf(root, lines);
  if (members.size !== step.positions.length || lines.size !== members.size) return 'positions';
  const keys = new Set([...members.values()].map(keyOf));
  return first(...[...members.values()].map((member) => unanswered(member, keys, win)));
};
