import type { Claim, Part } from '../core/spot.ts';
import { bits } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import { COMPOUND_THEOREM } from '../solve/solver.ts';
import { ROWS, shown } from './shown.ts';
import type { PartLabel, Step, TheoremUse } from './step.ts';

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
  if (win !== 'normal' || analysis.theorem === 'search')
    return { decides: searched, here: sumTables(analysis), works: searched, proof: [] };
  const compound: TheoremUse[] = [
    { theorem: COMPOUND_THEOREM[spot.compound ?? 'sum'], facts: { parts: spot.parts().length } },
  ];
  if (spot.compound !== null && spot.compound !== 'sum') {
    const facts = { parts: spot.components.length };
    const use: TheoremUse[] = [{ theorem: COMPOUND_THEOREM[spot.compound], facts }];
    return { decides: use, here: compoundTable(analysis), works: use, proof: use };
  }
  const used = partClaims(analysis);
  return {
    decides: compound,
    here: [...used.flatMap(({ parts }) => inParts(parts.slice(0, SHOWN))), ...sumTables(analysis)],
    works: compound,
    proof: [...compound, ...used.map(({ parts }) => parts[0]!.claim.use())],
  };
};

interface PartClaim {
  readonly part: Part;
  readonly claim: Claim;
}

/** What decides a part (said once) and its tables; a table that serves several parts is shown once. */
const inParts = (claims: readonly PartClaim[]): readonly Step[] => {
  const seen = new Set<string>();
  return claims.flatMap(({ part, claim }): readonly Step[] => {
    const own: readonly Step[] = [{ kind: 'decides', ...claim.use() }, ...claim.here()];
    const steps = own.filter((step, i) => {
      const text = i === 0 ? 'decides' : JSON.stringify(step);
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

/** The theorems the values of the parts rest on, each with the parts it was used for. */
const partClaims = ({ spot, solver }: Analysis): readonly { readonly parts: readonly PartClaim[] }[] => {
  const used = new Map<string, PartClaim[]>();
  for (const part of spot.parts()) {
    const claim = solver.grundy(part.spot)?.claim;
    if (!claim) continue;
    const known = used.get(claim.theorem);
    if (known === undefined) used.set(claim.theorem, [{ part, claim }]);
    else known.push({ part, claim });
  }
  return [...used.values()].map((parts) => ({ parts }));
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
  const found = parts.map((part) => solver.grundy(part.spot)!);
  const width = found.reduce((most, { value }) => Math.max(most, value.toString(2).length), 1);
  const rows = parts.map((part, i) => ({
    part: labelOf(part),
    value: found[i]!.value,
    via: found[i]!.claim?.theorem ?? ('search' as const),
  }));
  const few = rows.slice(0, ROWS);
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
  const best = winning.moves[0];
  const i = winning.firstPart;
  if (best !== undefined && i !== null)
    steps.push({
      kind: 'repair',
      part: rows[i]!.part,
      from: rows[i]!.value.toString(),
      sum: grundy.toString(),
      to: (rows[i]!.value ^ grundy).toString(),
      move: shown(best),
    });
  return steps;
};
