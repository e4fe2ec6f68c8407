import { pushTo } from '../core/maps.ts';
import type { Claim, Part, Spot } from '../core/spot.ts';
import { foundOrOutOfWork } from '../core/work.ts';
import { bySize } from '../maths/integers.ts';
import { bits, nimSum } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import type { Solver } from '../solve/solver.ts';
import { MAX_LINE_CHARS, shown } from './shown.ts';
import type { Outcome, PartLabel, ShownMove, Step, StepOf, TheoremUse } from './step.ts';

/** Basis of an answer: theorems, and tables with the numbers of this position. */
export interface Argument {
  readonly decides: readonly TheoremUse[];
  readonly here: readonly Step[];
  readonly works: readonly TheoremUse[];
  readonly proof: readonly TheoremUse[];
}

/** Parts of one kind whose tables are shown. */
const MAX_SHOWN_PARTS = 3;

/** Part of a sum with the claim behind its value; null: found by search. */
export interface PartClaim {
  readonly part: Part;
  readonly claim: Claim | null;
}
export type Alike = readonly [PartClaim, ...PartClaim[]];

/** Derivation of the parts' values: for the first few of each kind, and the part to move in. */
export const partTables = (analysis: Analysis, used: readonly Alike[]): readonly Step[] => {
  const moved = movedPart(analysis);
  const shownParts = used.map((alike) =>
    alike.filter(({ part }, i) => i < MAX_SHOWN_PARTS || part === moved).slice(0, MAX_SHOWN_PARTS + 1),
  );
  const count = used.reduce((sum, { length }, i) => sum + length - shownParts[i]!.length, 0);
  return [
    ...shownParts.flatMap((parts) => inParts(parts, analysis.solver)),
    ...(count > 0 ? [{ kind: 'parts-alike' as const, count }] : []),
  ];
};

/** Part of the first winning move. */
const movedPart = ({ spot, winning }: Analysis): Part | null =>
  winning.firstPart === null ? null : (spot.parts()[winning.firstPart] ?? null);

/** Steps about one part, without those in `seen`; each deciding step and each table is shown once. */
export const inPart = (part: Part, steps: readonly Step[], seen: Set<string>): readonly Step[] => {
  const added = steps.filter((step) => {
    const text = step.kind === 'decides' ? 'decides' : JSON.stringify(step);
    return !seen.has(text) && seen.add(text);
  });
  return added.length === 0 ? [] : [{ kind: 'in-part', part: labelOf(part), steps: added }];
};

/** Deciding theorem of a part (shown once) and its tables; a table that serves several parts is shown once. */
const inParts = (claims: readonly PartClaim[], solver: Solver): readonly Step[] => {
  const seen = new Set<string>();
  return claims.flatMap(({ part, claim }): readonly Step[] => {
    const own: readonly Step[] =
      claim === null
        ? groupedOptions(part.spot, solver)
        : [{ kind: 'decides', ...claim.use() }, ...claim.here()];
    return inPart(part, own, seen);
  });
};

/** Parts grouped by the theorem behind their values, or by search, in order of first use. */
export const partClaims = (parts: readonly Part[], solver: Solver): readonly Alike[] => {
  const used = new Map<string, [PartClaim, ...PartClaim[]]>();
  for (const part of parts) {
    const claim = solver.grundy(part.spot)?.claim ?? null;
    const kind = claim?.theorem ?? 'search';
    const known = used.get(kind);
    if (known === undefined) used.set(kind, [{ part, claim }]);
    else known.push({ part, claim });
  }
  return [...used.values()];
};

/** Part in a table, with its value. */
interface ValuedPart {
  readonly part: PartLabel;
  readonly value: bigint;
}

/** XOR table of all `parts`, with rows for those `listed`; `cancelled`: how many equal parts beside them cancel. */
export const xorTable = (
  parts: readonly ValuedPart[],
  listed: readonly ValuedPart[],
  cancelled?: number,
): StepOf<'xor-table'> => {
  const width = parts.reduce((most, { value }) => Math.max(most, value.toString(2).length), 1);
  const sum = nimSum(parts.map(({ value }) => value));
  return {
    kind: 'xor-table',
    rows: listed.map(({ part, value }) => ({ part, value: value.toString(), bits: bits(value, width) })),
    more: parts.length - listed.length,
    ...(cancelled === undefined ? {} : { cancelled }),
    columns: Array.from(
      { length: width },
      (_, column) => parts.filter(({ value }) => (value >> BigInt(width - 1 - column)) & 1n).length,
    ),
    sum: sum.toString(),
    sumBits: bits(sum, width),
  };
};

/** Limits for one part. */
const MAX_SEARCHED_OPTIONS = 5000;
const MAX_LISTED_VALUES = 16;
const MAX_MOVES_PER_VALUE = 4;

/** Options of a searched part by value, and their mex; nothing if there are too many. */
export const groupedOptions = (spot: Spot, solver: Solver): readonly Step[] => {
  const groups = new Map<bigint, ShownMove[]>();
  const seen = new Set<string>();
  for (const option of spot.options()) {
    if (seen.size >= MAX_SEARCHED_OPTIONS || option.to.line.length > MAX_LINE_CHARS) return [];
    if (seen.has(option.to.line)) continue;
    seen.add(option.to.line);
    const value = solver.grundy(option.to)?.value ?? null;
    if (value === null) return [];
    pushTo(groups, value, shown(option));
  }
  const values = [...groups.keys()].sort(bySize);
  let mex = 0n;
  while (groups.has(mex)) mex += 1n;
  return [
    {
      kind: 'grouped-options',
      rows: values.slice(0, MAX_LISTED_VALUES).map((value) => {
        const moves = groups.get(value)!;
        return {
          value: value.toString(),
          moves: moves.slice(0, MAX_MOVES_PER_VALUE),
          more: Math.max(0, moves.length - MAX_MOVES_PER_VALUE),
        };
      }),
      higher: Math.max(0, values.length - MAX_LISTED_VALUES),
      mex: mex.toString(),
    },
  ];
};

/** Label of a part in tables and sentences. */
export const labelOf = (part: Part): PartLabel => ({
  component: part.component,
  part: part.part,
  kind: part.kind,
  line: part.spot.line,
});

/** Reason why one part is won or lost, if a theorem gives one. Domain: parts whose outcome was found already. */
export const decidedPart = (
  part: Part,
  solver: Solver,
): { readonly outcome: Outcome; readonly claim: Claim | null; readonly steps: readonly Step[] } => {
  const { value, claim } = foundOrOutOfWork(solver.outcome(part.spot, 'normal'));
  const outcome = value ? ('N' as const) : ('P' as const);
  if (claim === null) return { outcome, claim, steps: [] };
  const steps: readonly Step[] = [
    { kind: 'decides', ...claim.use() },
    ...claim.here(),
    { kind: 'works', ...claim.use(), outcome },
  ];
  return { outcome, claim, steps: [{ kind: 'in-part', part: labelOf(part), steps }] };
};
