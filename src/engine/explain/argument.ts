import { recall } from '../core/maps.ts';
import type { Spot } from '../core/spot.ts';
import { Work } from '../core/work.ts';
import type { Analysis } from '../solve/analyse.ts';
import { type BesideZero, besideZero } from '../solve/beside-zero.ts';
import { COMPOUND_THEOREM } from '../solve/solver.ts';
import { equalPartsArgument } from './equal-parts.ts';
import { type Argument, decidedPart, labelOf, partClaims, partTables, xorTable } from './parts.ts';
import { MAX_PREVIEW_ROWS, MAX_ROWS, shown } from './shown.ts';
import type { Outcome, Step, TheoremUse } from './step.ts';
import { tameArgument } from './tame.ts';

/** Argument by a theorem of the whole, by one of the compound and its parts, or by search. */
export const argumentOf = (analysis: Analysis): Argument => {
  const { spot, win, solver } = analysis;
  const whole = solver.decisive(spot, win);
  if (whole !== null) {
    const use = [whole.use()];
    return { decides: use, here: [...whole.here(), ...sumTables(analysis)], works: use, proof: use };
  }
  const tame = win === 'misere' ? solver.tame(spot) : null;
  if (tame !== null) return tameArgument(analysis, tame);
  if (spot.compound !== null && spot.compound !== 'sum') {
    const use = [{ theorem: COMPOUND_THEOREM[win][spot.compound], facts: factsOf(spot) }];
    return { decides: use, here: compoundTable(analysis), works: use, proof: use };
  }
  const searched: TheoremUse[] = [{ theorem: 'search', facts: { by: 'induction' } }];
  const unvalued = analysis.grundy === null || solver.grundy(spot) === null || spot.parts().length <= 1;
  if (win !== 'normal' || (analysis.theorem === 'search' && unvalued))
    return { decides: searched, here: sumTables(analysis), works: searched, proof: searched };
  const compound: TheoremUse[] = [
    { theorem: COMPOUND_THEOREM.normal.sum, facts: { parts: spot.parts().length } },
  ];
  if (analysis.theorem === 'equal-parts') return equalPartsArgument(analysis);
  const one = analysis.theorem === 'beside-zero' ? besideZero(spot, solver) : null;
  if (one !== null) return besideZeroArgument(analysis, one);
  const used = partClaims(spot.parts(), solver);
  return {
    decides: compound,
    here: [...partTables(analysis, used), ...sumTables(analysis)],
    works: compound,
    proof: [...compound, ...used.flatMap(([{ claim }]) => (claim === null ? [] : [claim.use()]))],
  };
};

/** Argument for a sum decided by one part, since the others have nim-sum 0. */
const besideZeroArgument = ({ spot, solver }: Analysis, { part, index, alone }: BesideZero): Argument => {
  const others = spot.parts().filter((_, i) => i !== index);
  const { outcome, claim, steps } = decidedPart(part, solver);
  const use: readonly TheoremUse[] = [{ theorem: 'beside-zero', facts: {} }];
  return {
    decides: use,
    here: [
      {
        kind: 'beside-zero',
        part: labelOf(part),
        outcome,
        rows: others.slice(0, MAX_ROWS).map((other) => ({
          part: labelOf(other),
          value: solver.grundy(other.spot)!.value.toString(),
        })),
        more: Math.max(0, others.length - MAX_ROWS),
        open: outcome === 'N' && !alone,
      },
      ...steps,
    ],
    works: use,
    proof: [...use, ...(claim === null ? [] : [claim.use()])],
  };
};

const factsOf = ({ components }: Spot) => ({
  parts: components.length,
  going: components.filter((component) => !component.isOver()).length,
});

/** First few components, and the decisive one. */
const fewOf = (asked: readonly number[], decisive: number | undefined): readonly number[] =>
  asked.filter((i, row) => row < MAX_ROWS || i === decisive);

/** Outcome of each component: under misère play for a component that is the only one left, else under normal play. */
const outcomeTable = ({ spot, win, solver }: Analysis): Step => {
  const { components, compound } = spot;
  const isAlone = (compound === 'any' ? factsOf(spot).going : components.length) === 1;
  const by = win === 'misere' && isAlone ? 'misere' : 'normal';
  const outcomeOf = (i: number): Outcome | null => {
    // Half of the remaining work, so that enough is left for the others.
    const share = new Work(Math.max(0, solver.work.left) / 2);
    const found = share.attempt(() => solver.outcome(components[i]!, by), null);
    return found === null ? null : found.value ? 'N' : 'P';
  };
  const known = new Map<number, Outcome | null>();
  const rowOf = (i: number): Outcome | null => recall(known, i, () => outcomeOf(i));
  const asked = [...components.keys()].filter((i) => by === 'normal' || !components[i]!.isOver());
  const few = fewOf(
    asked,
    asked.find((i) => rowOf(i) === 'N'),
  );
  return {
    kind: 'outcomes',
    win: by,
    rows: few.map((i) => ({
      component: i + 1,
      line: components[i]!.line,
      outcome: rowOf(i),
    })),
    more: asked.length - few.length,
  };
};

/** Length, or outcome, of each component. */
const compoundTable = (analysis: Analysis): readonly Step[] => {
  const { spot, win, solver } = analysis;
  const { components, compound: how } = spot;
  if ((how !== 'every' && how !== 'all') || components.length === 1) return [outcomeTable(analysis)];
  const lengths = solver.lengths(spot, how === 'every' ? 'suspense' : 'remoteness', win);
  if (lengths === null) return [];
  const { values, decisive } = lengths;
  const asked = [...components.keys()];
  const few = fewOf(asked, decisive);
  const together = asked.filter((i) => values[i] === values[decisive]).map((i) => i + 1);
  return [
    {
      kind: 'lengths',
      win,
      how,
      rows: few.map((i) => ({
        component: i + 1,
        line: components[i]!.line,
        length: values[i]!.toString(),
        outcome: (values[i]! % 2n === 1n) === (win === 'normal') ? 'N' : 'P',
      })),
      more: asked.length - few.length,
      decisive: decisive + 1,
      together: together.slice(0, MAX_PREVIEW_ROWS),
      moreTogether: Math.max(0, together.length - MAX_PREVIEW_ROWS),
    },
  ];
};

/** Values of the parts, the XOR table, and the repair, if the position is a sum of valued parts. */
const sumTables = (analysis: Analysis): readonly Step[] => {
  const { spot, win, solver, grundy, winning } = analysis;
  if (win !== 'normal' || grundy === null) return [];
  const parts = spot.parts();
  if (parts.length <= 1) return [];
  const values = parts.map((part) => solver.grundy(part.spot));
  const found = values.filter((value) => value !== null);
  // The whole may be known to be lost, with value 0, while the parts are unknown.
  if (found.length < parts.length) return [];
  const rows = parts.map((part, i) => ({
    part: labelOf(part),
    value: found[i]!.value,
    via: found[i]!.claim?.theorem ?? ('search' as const),
  }));
  const best = winning.moves[0];
  const moved = best === undefined ? null : winning.firstPart;
  // Always shows the part to move in, wherever it is.
  const few = rows.filter((_, i) => i < MAX_ROWS || i === moved);
  // If the value of every part is its heap size, the table below is enough.
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
    xorTable(rows, few),
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
