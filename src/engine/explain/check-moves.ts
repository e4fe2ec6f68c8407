import type { Spot } from '../core/spot.ts';
import type { Win } from '../core/terms.ts';
import { mex } from '../maths/nimber.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { CheckContext } from './check-context.ts';
import { arrive, type Checks, first, linesReached, winningLines, wins } from './check-kit.ts';
import type { Answered } from './step.ts';

/** Checks that a step's positions are under the win rule of the game. */
const underRule = ({ win }: { readonly win: Win }, context: CheckContext): string | null =>
  win === context.win ? null : `under ${win}`;

/** Losing move: its position up to the order of interchangeable pieces, and the positions in one move from there. */
interface Losing {
  readonly key: string;
  readonly reached: ReadonlySet<string>;
}

/** Checks moves said to lose: each is legal and has a winning answer, and the counts are right. */
const answered = (step: Answered, from: Spot, context: CheckContext): string | null => {
  const losing = new Map<string, Losing>();
  for (const { to } of from.options())
    if (context.outcome(to))
      losing.set(to.line, { key: keyOf(to), reached: new Set([...to.options()].map(({ to }) => keyOf(to))) });
  const said = new Set<string>();
  const counts = [step.unlisted, step.ends.more, ...step.rows.map(({ more }) => more)];
  // Counts cover all moves, or are absent.
  if (step.complete === counts.includes(null)) return 'counted, or not?';
  let counted = (step.unlisted ?? 0) + (step.ends.more ?? 0);
  for (const { pairs, more } of step.rows) {
    const goal = pairs[0]!.answer.to;
    let goalKey = '';
    for (const { move, answer, alike } of pairs) {
      const to = arrive(from, move);
      if (typeof to === 'string') return to;
      if (answer.to !== goal) return `${answer.to} stands with ${goal}`;
      said.add(move.to);
      const answered = arrive(to, answer);
      const problem = wins(to, answer, context);
      if (problem !== null || typeof answered === 'string') return problem;
      goalKey = keyOf(answered);
      const twins = [...losing.values()].filter(({ key }) => key === keyOf(to)).length - 1;
      if (step.complete ? alike !== twins : alike > twins) return `${alike} moves like ${move.to}`;
      counted += alike;
    }
    const others = [...losing].filter(
      ([line, { reached }]) => reached.has(goalKey) && !said.has(line),
    ).length;
    if (more !== null && more > others) return `${more} more moves answered to ${goal}`;
    counted += more ?? 0;
  }
  for (const move of step.ends.moves) {
    const to = arrive(from, move);
    if (typeof to === 'string') return to;
    if (!to.isOver() || !context.outcome(to)) return `${move.move} does not lose at once`;
    said.add(move.to);
  }
  return first(
    step.complete && said.size + counted !== losing.size ? 'not all moves' : null,
    underRule(step, context),
  );
};

/** Checks of move lists: winning moves, losing ones with their answers, options with their values. */
export const moveChecks = {
  'winning-moves': (step, context) => {
    const all = winningLines(context.spot, context);
    const said = new Set(step.moves.map((move) => move.to));
    return first(
      ...step.moves.map((move) => wins(context.spot, move, context)),
      said.size === step.moves.length ? null : 'a position twice',
      step.count !== null && step.count !== String(all.size) ? `count ${step.count}` : null,
      step.complete && said.size !== all.size ? 'not all' : null,
      underRule(step, context),
    );
  },
  answers: (step, context) => {
    const from = step.after === null ? context.spot : arrive(context.spot, step.after);
    if (typeof from === 'string') return from;
    return context.outcome(from) ? `${from.line} is not lost` : answered(step, from, context);
  },
  mistakes: (step, context) =>
    context.outcome(context.spot) ? answered(step, context.spot, context) : 'nothing to be mistaken in',
  'if-they-answer': (step, context) => {
    const mine = arrive(context.spot, step.winning);
    if (typeof mine === 'string') return mine;
    const theirs = arrive(mine, step.reply);
    if (typeof theirs === 'string') return theirs;
    return first(
      wins(context.spot, step.winning, context),
      wins(theirs, step.answer, context),
      underRule(step, context),
    );
  },
  'best-tries': (step, context) => {
    const longest = new Set<string>();
    let most = -1;
    let all = 0;
    for (const option of context.spot.options()) {
      all += 1;
      const lasts = context.remoteness(option.to);
      if (lasts > most) longest.clear();
      most = Math.max(most, lasts);
      if (lasts === most) longest.add(option.to.line);
    }
    const said = new Set(step.moves.map((move) => move.to));
    return first(
      String(most) !== step.lasts || said.size !== longest.size ? 'best tries' : null,
      ...[...said].map((line) => (longest.has(line) ? null : `best try ${line}`)),
      ...step.moves.map((move) => {
        const to = arrive(context.spot, move);
        return typeof to === 'string' ? to : null;
      }),
      step.moves.length + step.others === all ? null : `${step.others} other moves`,
    );
  },
  'grouped-options': (step, context) => {
    const lines = new Map<string, Set<string>>();
    for (const option of context.spot.options()) {
      const value = String(context.grundy(option.to));
      lines.set(value, (lines.get(value) ?? new Set()).add(option.to.line));
    }
    for (const { value, moves, more } of step.rows) {
      for (const move of moves) {
        const to = arrive(context.spot, move);
        if (typeof to === 'string') return to;
        if (lines.get(value)?.has(move.to) !== true) return `${move.to}: not ${value}`;
      }
      if (moves.length + more !== lines.get(value)?.size) return `moves to ${value}`;
    }
    return first(
      step.rows.length + step.higher === lines.size ? null : 'values',
      step.mex === String(context.grundy(context.spot)) ? null : `mex ${step.mex}`,
    );
  },
  options: (step, context) => {
    for (const { move, value } of step.rows) {
      const to = arrive(context.spot, move);
      if (typeof to === 'string') return to;
      const right =
        step.measure === 'grundy'
          ? String(context.grundy(to))
          : to.isLoopy
            ? context.ruled(to).outcome
            : context.outcome(to)
              ? 'N'
              : 'P';
      if (right !== value) return `${move.to}: ${value}, not ${right}`;
    }
    const lines = new Set(step.rows.map((row) => row.move.to));
    return first(
      step.complete && lines.size !== linesReached(context.spot).size ? 'not all options' : null,
      underRule(step, context),
    );
  },
  mex: (step, context) =>
    first(
      String(mex(step.values.map(Number))) === step.mex ? null : `mex ${step.mex}`,
      String(context.grundy(context.spot)) === step.mex ? null : `value ${step.mex}`,
    ),
} satisfies Partial<Checks>;
