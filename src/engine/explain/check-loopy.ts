import type { Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { arrive, type CheckContext, type Checks, first, partOf, wins } from './check-kit.ts';
import type { LoopyOutcome } from './step.ts';

/** Outcome and moves left; null for a draw. */
export interface Ruled {
  readonly outcome: LoopyOutcome;
  readonly left: number | null;
}

/**
 * Decides all reachable positions in rounds from the definition: round k finds those whose end is k moves away. Calls `look`
 * before it looks at an option.
 */
export const ruleAll = (root: Spot, win: Win, look: () => void): ReadonlyMap<string, Ruled> => {
  const options = new Map<string, readonly string[]>();
  const open: Spot[] = [root];
  for (const spot of open) {
    if (options.has(spot.line)) continue;
    const lines: string[] = [];
    for (const { to } of spot.options()) {
      look();
      lines.push(to.line);
      if (!options.has(to.line)) open.push(to);
    }
    options.set(spot.line, lines);
  }
  const ruled = new Map<string, Ruled>();
  for (let round = 0, before = -1; ruled.size !== before; round += 1) {
    before = ruled.size;
    const now: [string, Ruled][] = [];
    for (const [line, lines] of options) {
      if (ruled.has(line)) continue;
      const lost = lines.some((to) => ruled.get(to)?.outcome === 'P');
      const won = lines.every((to) => ruled.get(to)?.outcome === 'N');
      if (lines.length === 0) now.push([line, { outcome: win === 'normal' ? 'P' : 'N', left: 0 }]);
      else if (lost || won) now.push([line, { outcome: lost ? 'N' : 'P', left: round }]);
    }
    for (const [line, found] of now) ruled.set(line, found);
  }
  return new Map([...options.keys()].map((line) => [line, ruled.get(line) ?? { outcome: 'D', left: null }]));
};

const numberOf = (value: string): bigint | null => (value.startsWith('inf') ? null : BigInt(value));
const amongOf = (value: string): readonly bigint[] =>
  value
    .slice(4, -1)
    .split(',')
    .filter((one) => one !== '')
    .map(BigInt);

/** Outcome of a sum with this value. */
const saysOf = (value: string): LoopyOutcome => {
  const number = numberOf(value);
  if (number !== null) return number === 0n ? 'P' : 'N';
  return amongOf(value).includes(0n) ? 'N' : 'D';
};

const keeps = (context: CheckContext, move: Parameters<typeof arrive>[1]): string | null => {
  const to = arrive(context.spot, move);
  if (typeof to === 'string') return to;
  return context.ruled(to).outcome === 'D' ? null : `${move.move} does not keep the draw`;
};

export const loopyChecks = {
  'loopy-reason': (step, context) => {
    const { spot, win } = context;
    if (step.win !== win || context.ruled(spot).outcome !== step.outcome) return 'outcome';
    if (step.best === null) return step.outcome === 'P' ? null : 'no move';
    const slips = [...spot.options()].some(({ to }) => context.ruled(to).outcome === 'N');
    if (step.outcome === 'D') return step.slips === slips ? keeps(context, step.best) : 'slips';
    const to = arrive(spot, step.best);
    if (typeof to === 'string') return to;
    return step.ends === to.isOver() ? wins(spot, step.best, context) : 'ends?';
  },
  'loopy-values': (step, context) => {
    const infinite = step.rows.filter(({ value }) => numberOf(value) === null);
    const known = step.rows.reduce((sum, { value }) => sum ^ (numberOf(value) ?? 0n), 0n);
    if (step.rows.some(({ part }) => partOf(context.spot, part) === undefined)) return 'no such part';
    const [one, two] = infinite;
    const among = one === undefined || two !== undefined ? [] : amongOf(one.value).map((n) => n ^ known);
    const sorted = [...among].sort((a, b) => (a < b ? -1 : 1));
    const sum = one === undefined ? String(known) : `inf(${sorted.join()})`;
    if (step.more === 0 && sum !== step.sum) return `sum ${step.sum}`;
    return context.ruled(context.spot).outcome === saysOf(step.sum) ? null : `${step.sum} says otherwise`;
  },
  draws: (step, context) => {
    const { spot } = context;
    if (step.win !== context.win || context.ruled(spot).outcome !== 'D') return 'no draw';
    const lines = new Set([...spot.options()].map(({ to }) => to.line));
    const said = new Set(step.rows.map(({ move }) => move.to));
    if (said.size + step.more !== lines.size) return 'not every move';
    const losing = new Set(
      [...spot.options()].flatMap(({ to }) => (context.ruled(to).outcome === 'N' ? [to.line] : [])),
    );
    if (losing.size !== step.losing) return `${step.losing} moves lose`;
    return first(
      keeps(context, step.keep),
      ...step.rows.map(({ move, keeps: kept, answer }) => {
        if (kept) return keeps(context, move);
        const to = arrive(spot, move);
        if (typeof to === 'string') return to;
        if (answer !== null) return wins(to, answer, context);
        return to.isOver() && losing.has(to.line) ? null : `no answer to ${move.move}`;
      }),
    );
  },
} satisfies Partial<Checks>;
