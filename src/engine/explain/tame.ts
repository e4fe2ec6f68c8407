import { recall } from '../core/maps.ts';
import type { Spot } from '../core/spot.ts';
import { mex } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import { isLostSize } from '../solve/tame.ts';
import { factsOf, isSized, tameUse, tameUses } from '../solve/tame-wins.ts';
import type { TamePart, TameSum } from '../solve/values.ts';
import { arrive, type Check, first, partOf } from './check-kit.ts';
import { type Argument, inPart, labelOf, partClaims } from './parts.ts';
import { MAX_ROWS, shown } from './shown.ts';
import type { Step } from './step.ts';

/** Parts whose tables are shown. */
const MAX_SHOWN_PARTS = 3;

/** Argument for misère play decided by values: the values, why they decide, and their derivation. */
export const tameArgument = (analysis: Analysis, sum: TameSum): Argument => {
  const { spot, solver } = analysis;
  const use = tameUse(spot, sum);
  const facts = factsOf(sum);
  const isSum = sum.parts.length > 1;
  const values = partClaims(
    sum.parts.map(({ part }) => part),
    solver,
  ).flatMap(([{ claim }]) => (claim === null ? [] : [claim.use()]));
  return {
    decides: [use],
    here: isSum ? [table(analysis, sum), ...tables(sum.parts)] : (sum.parts[0]?.by?.here() ?? []),
    works: [use],
    proof: [...(isSum ? [{ theorem: 'tame' as const, facts }] : []), ...tameUses(sum), ...values],
  };
};

/** Values of the parts and what to change. */
const table = ({ outcome, winning, spot }: Analysis, sum: TameSum): Step => {
  const best = winning.moves[0];
  const moved = best === undefined ? null : winning.firstPart;
  const rows = sum.parts.map(({ part, value, isLarge, claim }) => ({
    part: labelOf(part),
    value: value.toString(),
    large: isLarge,
    via: claim?.theorem ?? ('search' as const),
  }));
  const few = rows.filter((_, i) => i < MAX_ROWS || i === moved);
  return {
    kind: 'tame-parts',
    rows: few,
    more: rows.length - few.length,
    sum: sum.value.toString(),
    large: sum.isLarge,
    sized: isSized(sum),
    over: spot.isOver(),
    changed:
      outcome === 'N' && best !== undefined && moved !== null
        ? { part: rows[moved]!.part, from: rows[moved]!.value, move: shown(best) }
        : null,
  };
};

/** Derivation of the first values; a table that serves several parts is shown once. */
const tables = (parts: readonly TamePart[]): readonly Step[] => {
  const seen = new Set<string>();
  return parts.slice(0, MAX_SHOWN_PARTS).flatMap(({ part, by }) => inPart(part, by?.here() ?? [], seen));
};

/** Checks values by mex, and sizes by comparing both rules: exactly small positions change their winner with the rule. */
export const tamePartsCheck: Check<'tame-parts'> = (step, context) => {
  const { spot, win } = context;
  if (win !== 'misere') return 'not under misère play';
  let sum = 0n;
  for (const { part, value, large } of step.rows) {
    const found = partOf(spot, part)?.spot;
    if (found === undefined) return `no part ${part.line}`;
    if (String(context.grundy(found)) !== value) return `value of ${part.line}: ${value}`;
    const isSmall = context.outcome(found, 'normal') !== context.outcome(found, 'misere');
    if (isSmall === large) return `size of ${part.line}`;
    sum ^= BigInt(value);
  }
  if (step.more === 0) {
    if (sum !== BigInt(step.sum)) return `sum ${step.sum}`;
    if (step.large !== step.rows.some(({ large }) => large)) return 'large?';
    if (!step.sized && step.rows.some(({ large, value }) => large && Number(value) <= 1)) return 'sized?';
  }
  if (step.over !== spot.isOver()) return 'over?';
  const isLost = isLostSize({ value: BigInt(step.sum), isLarge: step.large });
  if (context.outcome(spot) === isLost) return 'outcome';
  const { changed } = step;
  const to = changed === null ? null : arrive(spot, changed.move);
  const isFrom = step.rows.some(
    ({ part, value }) => part.line === changed?.part.line && value === changed.from,
  );
  return first(
    changed === null || isFrom ? null : `not from ${changed.from}`,
    typeof to === 'string' ? to : null,
    to !== null && typeof to !== 'string' && context.outcome(to) ? 'does not win' : null,
  );
};

/** Checks that the position has that size, and that misère Nim on its mex values gives another winner than the rules. */
export const valuesFailCheck: Check<'values-fail'> = (step, context) => {
  const spot = [...context.spot.ofTotal(step.total)].find(({ line }) => line === step.line);
  if (spot === undefined) return `not of size ${step.total}`;
  const values = spot.parts().map((part) => context.grundy(part.spot));
  if (values.join() !== step.values.join()) return `values ${values.join()}`;
  const isWon = context.outcome(spot, 'misere');
  if (isWon !== (step.outcome === 'N')) return 'outcome';
  const sum = values.reduce((a, b) => a ^ b, 0);
  return isWon === (values.every((value) => value < 2) ? sum === 0 : sum !== 0) ? 'no exception' : null;
};

/** Re-derives the genus from the misère values of the position beside heaps of 2, found by trying all moves. */
export const misereFormCheck: Check<'misere-form'> = ({ genus, form }, context) => {
  const [value, digits] = genus.split('^') as [string, string];
  if (String(context.grundy(context.spot)) !== value) return `value ${value}`;
  const misere = (/^\(/.test(digits) ? digits.slice(1, -1).split(',') : [...digits]).map(Number);
  const memo = new Map<string, number>();
  const valueOf = (at: Spot, twos: number): number =>
    recall(memo, `${twos} ${at.line}`, () => {
      context.look();
      const options = [...at.options()].map(({ to }) => valueOf(to, twos));
      if (twos > 0) options.push(valueOf(at, twos - 1), valueOf(at, twos - 1) ^ 1);
      return options.length === 0 ? 1 : mex(options);
    });
  const last = misere.length - 1;
  for (let i = 0; i < misere.length + 4; i += 1) {
    const said = misere[i <= last ? i : last - ((i - last) % 2)];
    if (valueOf(context.spot, i) !== said) return `${genus}: ${i} heaps of 2`;
  }
  return form !== null && /^\d+$/.test(form) && Number(form) !== Number(value) ? `form ${form}` : null;
};
