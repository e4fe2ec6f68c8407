import type { Win } from '../core/game.ts';
import type { Claim, Option, Part, Spot } from '../core/spot.ts';
import { bits } from '../maths/nimber.ts';
import type { Analysis } from '../solve/analyse.ts';
import { COMPOUND_THEOREM, type Solver } from '../solve/solver.ts';
import type { Level, PartLabel, ShownMove, Step, TheoremUse } from './step.ts';

/** Rows of a table that a person still reads. */
const ROWS = 32;
/** Lines longer than this are not repeated move by move. */
const LONG = 2000;

/**
 * The explanation of an analysis, as data, in the order of a good proof: verdict · what decides · here, with these very
 * numbers · why it works · what to do next. Higher levels contain the lower ones, but `table` is verdict and options.
 */
export const explain = (analysis: Analysis, level: Level): readonly Step[] => {
  const { spot, win } = analysis;
  const verdict = verdictOf(analysis);
  if (level === 'verdict') return [verdict];
  if (spot.isOver()) return [verdict, { kind: 'over', win }];
  if (analysis.outcome === null)
    return [
      verdict,
      ...spot.known(win),
      { kind: 'gave-up', bound: analysis.solver.bound, measure: 'outcome' },
    ];
  if (level === 'table') return [verdict, ...optionTable(analysis)];
  const argument = argumentOf(analysis);
  return [
    verdict,
    ...(win === 'misere' ? [{ kind: 'misere-note' as const, method: analysis.method }] : []),
    ...argument.decides.map((use): Step => ({ kind: 'decides', ...use })),
    ...argument.here,
    // A theory may search by itself, and then tells of it in its own steps.
    ...(analysis.method === 'search' && analysis.solver.positions > 0
      ? [{ kind: 'searched' as const, positions: analysis.solver.positions, measure: 'outcome' as const }]
      : []),
    ...argument.works.map((use): Step => ({ kind: 'works', ...use, outcome: analysis.outcome! })),
    ...(level === 'proof' ? argument.proof.map((use): Step => ({ kind: 'proof', ...use })) : []),
    ...next(analysis),
  ];
};

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
const argumentOf = (analysis: Analysis): Argument => {
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

const shown = (option: Option): ShownMove => ({
  move: option.move,
  phrase: option.phrase,
  to: option.to.line,
});

const verdictOf = (analysis: Analysis): Step => {
  const { spot, win, outcome, grundy, winning, remoteness } = analysis;
  const best = winning.moves[0];
  return {
    kind: 'verdict',
    outcome,
    win,
    over: spot.isOver(),
    grundy: grundy?.toString() ?? null,
    best: best === undefined ? null : shown(best),
    winning: winning.count?.toString() ?? null,
    remoteness: remoteness?.toString() ?? null,
  };
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

/** What to do: all winning moves and an answer to a reply, or every move of the loser with its answer. */
const next = (analysis: Analysis): readonly Step[] => {
  const { spot, winning, outcome } = analysis;
  if (spot.line.length > LONG) return winningStep(analysis);
  if (outcome === 'P') return [...answers(analysis), ...bestTries(analysis)];
  const first = winning.moves[0];
  return [...winningStep(analysis), ...(first === undefined ? [] : ifTheyAnswer(analysis, first))];
};

const winningStep = ({ winning }: Analysis): readonly Step[] =>
  winning.moves.length === 0
    ? []
    : [
        {
          kind: 'winning-moves',
          moves: winning.moves
            .filter((option) => option.to.line.length <= LONG)
            .slice(0, ROWS)
            .map(shown),
          count: winning.count?.toString() ?? null,
          complete: winning.complete && winning.moves.length <= ROWS,
        },
      ];

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

const firstOf = function* <T>(items: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const item of items) {
    if ((taken += 1) > most) return;
    yield item;
  }
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
  const rows = [...groups.values()];
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

/** Options with their values; under normal play with the mex that is the value of the position. */
const optionTable = ({ spot, win, solver, grundy }: Analysis): readonly Step[] => {
  const measure = win === 'normal' && grundy !== null ? ('grundy' as const) : ('outcome' as const);
  const rows: { move: ShownMove; value: string }[] = [];
  const values = new Set<bigint>();
  let complete = true;
  for (const option of spot.options()) {
    if (rows.length >= 2 * ROWS || option.to.line.length > LONG) {
      complete = false;
      break;
    }
    const value =
      measure === 'grundy' ? (solver.grundy(option.to)?.value ?? null) : solver.outcome(option.to, win);
    if (value === null) {
      complete = false;
      continue;
    }
    const said = typeof value === 'bigint' ? value.toString() : value.value ? 'N' : 'P';
    if (typeof value === 'bigint') values.add(value);
    rows.push({ move: shown(option), value: said });
  }
  const steps: Step[] = [{ kind: 'options', rows, measure, complete }];
  if (measure === 'grundy' && complete)
    steps.push({
      kind: 'mex',
      values: [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String),
      mex: grundy!.toString(),
    });
  return steps;
};
