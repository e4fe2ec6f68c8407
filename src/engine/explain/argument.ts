import type { Claim, Part, Spot } from '../core/spot.ts';
import { bits } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import { type BesideZero, besideZero } from '../solve/beside-zero.ts';
import { COMPOUND_THEOREM, type Solver } from '../solve/solver.ts';
import { LONG, ROWS, shown } from './shown.ts';
import type { PartLabel, ShownMove, Step, TheoremUse } from './step.ts';

/** What an answer rests on: the theorems, and the tables with these very numbers. */
interface Argument {
  readonly decides: readonly TheoremUse[];
  readonly here: readonly Step[];
  readonly works: readonly TheoremUse[];
  readonly proof: readonly TheoremUse[];
}

/** Parts of one kind whose tables are shown. */
const SHOWN = 3;

/** A theorem of the whole; or of the compound and of its parts; or search. */
export const argumentOf = (analysis: Analysis): Argument => {
  const { spot, win, solver } = analysis;
  const whole = solver.claim(spot, win, 'grundy') ?? solver.claim(spot, win, 'outcome');
  if (whole !== null) {
    const use = [whole.use()];
    return { decides: use, here: [...whole.here(), ...sumTables(analysis)], works: use, proof: use };
  }
  const searched: TheoremUse[] = [{ theorem: 'search', facts: {} }];
  const unvalued = analysis.grundy === null || solver.grundy(spot) === null || spot.parts().length <= 1;
  if (win !== 'normal' || (analysis.theorem === 'search' && unvalued))
    return { decides: searched, here: sumTables(analysis), works: searched, proof: searched };
  const compound: TheoremUse[] = [
    { theorem: COMPOUND_THEOREM[spot.compound ?? 'sum'], facts: { parts: spot.parts().length } },
  ];
  if (spot.compound !== null && spot.compound !== 'sum') {
    const facts = { parts: spot.components.length };
    const use: TheoremUse[] = [{ theorem: COMPOUND_THEOREM[spot.compound], facts }];
    return { decides: use, here: compoundTable(analysis), works: use, proof: use };
  }
  const one = analysis.theorem === 'beside-zero' ? besideZero(spot, solver) : null;
  if (one !== null) return besideZeroArgument(analysis, one);
  const used = partClaims(analysis);
  return {
    decides: compound,
    here: [...partTables(analysis, used), ...sumTables(analysis)],
    works: compound,
    proof: [...compound, ...used.flatMap(([{ claim }]) => (claim === null ? [] : [claim.use()]))],
  };
};

/** Of a sum that one part decides, since the others are worth 0 together. */
const besideZeroArgument = ({ spot, solver }: Analysis, { part, index, alone }: BesideZero): Argument => {
  const others = spot.parts().filter((_, i) => i !== index);
  const outcome = solver.outcome(part.spot, 'normal');
  const claim = outcome?.claim ?? null;
  const won = outcome?.value === true;
  const side = won ? ('N' as const) : ('P' as const);
  const here: readonly Step[] =
    claim === null
      ? []
      : [
          { kind: 'decides', ...claim.use() },
          ...claim.here(),
          { kind: 'works', ...claim.use(), outcome: side },
        ];
  const use: readonly TheoremUse[] = [{ theorem: 'beside-zero', facts: {} }];
  return {
    decides: use,
    here: [
      {
        kind: 'beside-zero',
        part: labelOf(part),
        outcome: side,
        rows: others.slice(0, ROWS).map((other) => ({
          part: labelOf(other),
          value: solver.grundy(other.spot)!.value.toString(),
        })),
        more: Math.max(0, others.length - ROWS),
        open: won && !alone,
      },
      ...(here.length === 0 ? [] : [{ kind: 'in-part' as const, part: labelOf(part), steps: here }]),
    ],
    works: use,
    proof: [...use, ...(claim === null ? [] : [claim.use()])],
  };
};

/** A part of a sum, and the claim its value rests on; null where it was searched. */
interface PartClaim {
  readonly part: Part;
  readonly claim: Claim | null;
}
type Alike = readonly [PartClaim, ...PartClaim[]];

/** How the values of the parts come about: the first few of each kind, and the part to move in. */
const partTables = (analysis: Analysis, used: readonly Alike[]): readonly Step[] => {
  const moved = movedPart(analysis);
  const shownParts = used.map((alike) =>
    alike.filter(({ part }, i) => i < SHOWN || part === moved).slice(0, SHOWN + 1),
  );
  const count = used.reduce((sum, { length }, i) => sum + length - shownParts[i]!.length, 0);
  return [
    ...shownParts.flatMap((parts) => inParts(parts, analysis.solver)),
    ...(count > 0 ? [{ kind: 'parts-alike' as const, count }] : []),
  ];
};

/** The part that the first winning move is in. */
const movedPart = ({ spot, winning }: Analysis): Part | null =>
  winning.firstPart === null ? null : (spot.parts()[winning.firstPart] ?? null);

/** What decides a part (said once) and its tables; a table that serves several parts is shown once. */
const inParts = (claims: readonly PartClaim[], solver: Solver): readonly Step[] => {
  const seen = new Set<string>();
  return claims.flatMap(({ part, claim }): readonly Step[] => {
    const own: readonly Step[] =
      claim === null
        ? groupedOptions(part.spot, solver)
        : [{ kind: 'decides', ...claim.use() }, ...claim.here()];
    const steps = own.filter((step) => {
      const text = step.kind === 'decides' ? 'decides' : JSON.stringify(step);
      return !seen.has(text) && seen.add(text);
    });
    return steps.length === 0 ? [] : [{ kind: 'in-part', part: labelOf(part), steps }];
  });
};

/** How long each component lasts, or who wins it. */
const compoundTable = ({ spot, solver }: Analysis): readonly Step[] => {
  const rows = spot.components.map((component, i) => ({
    component: i + 1,
    line: component.line,
    outcome: solver.outcome(component, 'normal')?.value === true ? ('N' as const) : ('P' as const),
  }));
  if (spot.compound === 'any') return [{ kind: 'outcomes', rows }];
  const how = spot.compound === 'every' ? 'every' : 'all';
  const lengths = solver.lengths(spot, how === 'every' ? 'suspense' : 'remoteness');
  return lengths === null
    ? []
    : [
        {
          kind: 'lengths',
          how,
          rows: rows.map((row, i) => ({
            ...row,
            length: lengths.values[i]!.toString(),
            outcome: lengths.values[i]! % 2n === 1n ? 'N' : 'P',
          })),
          decisive: lengths.decisive + 1,
        },
      ];
};

/** The parts by the theorem their values rest on, or by search, in order of first use. */
const partClaims = ({ spot, solver }: Analysis): readonly Alike[] => {
  const used = new Map<string, [PartClaim, ...PartClaim[]]>();
  for (const part of spot.parts()) {
    const claim = solver.grundy(part.spot)?.claim ?? null;
    const kind = claim?.theorem ?? 'search';
    const known = used.get(kind);
    if (known === undefined) used.set(kind, [{ part, claim }]);
    else known.push({ part, claim });
  }
  return [...used.values()];
};

/** Options looked at in one part; values and moves to a value that are listed. */
const OPTIONS = 5000;
const VALUES = 16;
const MOVES = 4;

/** The options of a part that was searched, by value, and their mex; nothing where they are too many. */
const groupedOptions = (spot: Spot, solver: Solver): readonly Step[] => {
  const groups = new Map<bigint, ShownMove[]>();
  const seen = new Set<string>();
  for (const option of spot.options()) {
    if (seen.size >= OPTIONS || option.to.line.length > LONG) return [];
    if (seen.has(option.to.line)) continue;
    seen.add(option.to.line);
    const value = solver.grundy(option.to)?.value ?? null;
    if (value === null) return [];
    const known = groups.get(value);
    if (known === undefined) groups.set(value, [shown(option)]);
    else known.push(shown(option));
  }
  const values = [...groups.keys()].sort((a, b) => (a < b ? -1 : 1));
  let mex = 0n;
  while (groups.has(mex)) mex += 1n;
  return [
    {
      kind: 'grouped-options',
      rows: values.slice(0, VALUES).map((value) => {
        const moves = groups.get(value)!;
        return {
          value: value.toString(),
          moves: moves.slice(0, MOVES),
          more: Math.max(0, moves.length - MOVES),
        };
      }),
      higher: Math.max(0, values.length - VALUES),
      mex: mex.toString(),
    },
  ];
};

const labelOf = (part: Part): PartLabel => ({
  component: part.component,
  part: part.part,
  kind: part.kind,
  line: part.spot.line,
});

/** Values of the parts, the XOR table, and what to repair: wherever the position is a sum of valued parts. */
const sumTables = (analysis: Analysis): readonly Step[] => {
  const { spot, win, solver, grundy, winning } = analysis;
  if (win !== 'normal' || grundy === null) return [];
  const parts = spot.parts();
  if (parts.length <= 1) return [];
  const values = parts.map((part) => solver.grundy(part.spot));
  const found = values.filter((value) => value !== null);
  // The whole may be known to be lost, and so worth 0, where the parts are not known.
  if (found.length < parts.length) return [];
  const width = found.reduce((most, { value }) => Math.max(most, value.toString(2).length), 1);
  const rows = parts.map((part, i) => ({
    part: labelOf(part),
    value: found[i]!.value,
    via: found[i]!.claim?.theorem ?? ('search' as const),
  }));
  const best = winning.moves[0];
  const moved = best === undefined ? null : winning.firstPart;
  // The part to move in is shown wherever it stands.
  const few = rows.filter((_, i) => i < ROWS || i === moved);
  const columns = Array.from(
    { length: width },
    (_, column) => found.filter(({ value }) => (value >> BigInt(width - 1 - column)) & 1n).length,
  );
  // Where every part is a heap worth its own size, the table below says it all.
  const plain =
    spot.compound === null && parts.every((part, i) => part.spot.position === found[i]!.value.toString());
  const steps: Step[] = [
    ...(plain
      ? []
      : [
          {
            kind: 'part-values' as const,
            rows: few.map(({ part, value, via }) => ({ part, value: value.toString(), via })),
            more: rows.length - few.length,
          },
        ]),
    {
      kind: 'xor-table',
      rows: few.map(({ part, value }) => ({ part, value: value.toString(), bits: bits(value, width) })),
      more: rows.length - few.length,
      columns,
      sum: grundy.toString(),
      sumBits: bits(grundy, width),
    },
  ];
  if (best !== undefined && moved !== null)
    steps.push({
      kind: 'repair',
      part: rows[moved]!.part,
      from: rows[moved]!.value.toString(),
      sum: grundy.toString(),
      to: (rows[moved]!.value ^ grundy).toString(),
      move: shown(best),
    });
  return steps;
};
