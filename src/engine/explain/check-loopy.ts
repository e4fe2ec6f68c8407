import { bySize } from '../maths/integers.ts';
import type { CheckContext } from './check-context.ts';
import { arrive, type Checks, first, partOf, wins } from './check-kit.ts';
import type { LoopyOutcome } from './step.ts';

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
    const sum = one === undefined ? String(known) : `inf(${among.sort(bySize).join()})`;
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
