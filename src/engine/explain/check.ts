import type { Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { mex } from '../maths/nimber.ts';
import { Budget, Search } from '../solve/search.ts';
import { COMPOUND_THEOREM } from '../solve/solver.ts';
import type { Answered, ShownMove, Step, StepKind, StepOf } from './step.ts';
import { gameTree } from './tree.ts';

/**
 * What a check may use: the position, the win rule, and brute force over the rules. Never a theory: a step that only its
 * own theory confirms is not confirmed.
 */
export interface CheckContext {
  readonly spot: Spot;
  readonly win: Win;
  /** True = N. */
  outcome(spot: Spot): boolean;
  grundy(spot: Spot): number;
  remoteness(spot: Spot): number;
  suspense(spot: Spot): number;
}

/** Says what is wrong with a step, or null. */
export type Check<K extends StepKind> = (step: StepOf<K>, context: CheckContext) => string | null;
/** One check for every kind of step, by type. */
export type Checks = { readonly [K in StepKind]: Check<K> };

/** A context for positions small enough to search to the end. */
export const checkContext = (spot: Spot, win: Win): CheckContext => {
  const searches = new Map<unknown, Search<never>>();
  const run = <V>(at: Spot, ask: <N>(search: Search<N>, node: N, budget: Budget) => V | null): V => {
    const value = at.field((arena, node) => {
      const known = searches.get(arena) ?? new Search(arena);
      searches.set(arena, known as unknown as Search<never>);
      return ask(known, node, new Budget(50_000_000));
    });
    if (value === null) throw new Error(`too large to check: ${at.line}`);
    return value;
  };
  return {
    spot,
    win,
    outcome: (at) => run(at, (search, node, budget) => search.outcome(node, win, budget)),
    grundy: (at) => run(at, (search, node, budget) => search.grundy(node, budget)),
    remoteness: (at) => run(at, (search, node, budget) => search.remoteness(node, win, budget)),
    suspense: (at) => run(at, (search, node, budget) => search.suspense(node, 'normal', budget)),
  };
};

/** The position a shown move leads to, or what is wrong with it: it must be legal and lead where it says. */
const arrive = (from: Spot, move: ShownMove): Spot | string => {
  const option = from.play(move.move);
  if (!option.ok) return `not legal at ${from.line}: ${move.move}`;
  if (option.value.to.line !== move.to)
    return `${move.move} at ${from.line} leads to ${option.value.to.line}, not ${move.to}`;
  if (JSON.stringify(option.value.phrase) !== JSON.stringify(move.phrase))
    return `said otherwise: ${move.move}`;
  return option.value.to;
};

/** A move said to win: legal, leads where it says, and to a P-position. */
const wins = (from: Spot, move: ShownMove, context: CheckContext): string | null => {
  const to = arrive(from, move);
  if (typeof to === 'string') return to;
  return context.outcome(to) ? `${move.move} at ${from.line} does not win` : null;
};

const first = (...problems: (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

/** The distinct lines of all options. */
const linesReached = (spot: Spot): Set<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) lines.add(option.to.line);
  return lines;
};

const winningLines = (spot: Spot, context: CheckContext): ReadonlySet<string> => {
  const lines = new Set<string>();
  for (const option of spot.options()) if (!context.outcome(option.to)) lines.add(option.to.line);
  return lines;
};

/** Moves said to lose: legal, each with an answer that wins, and counted rightly. */
const answered = (step: Answered, from: Spot, context: CheckContext): string | null => {
  const losing = new Map<string, Set<string>>();
  for (const { to } of from.options()) if (context.outcome(to)) losing.set(to.line, linesReached(to));
  const said = new Set<string>();
  let counted = step.unlisted + step.ends.more;
  for (const { pairs, more } of step.rows) {
    const goal = pairs[0]!.answer.to;
    for (const { move, answer } of pairs) {
      const to = arrive(from, move);
      if (typeof to === 'string') return to;
      if (answer.to !== goal) return `${answer.to} stands with ${goal}`;
      said.add(move.to);
      const problem = wins(to, answer, context);
      if (problem !== null) return problem;
    }
    const alike = [...losing].filter(([line, reached]) => reached.has(goal) && !said.has(line)).length;
    if (more > alike) return `${more} more moves answered to ${goal}`;
    counted += more;
  }
  for (const move of step.ends.moves) {
    const to = arrive(from, move);
    if (typeof to === 'string') return to;
    if (!to.isOver() || !context.outcome(to)) return `${move.move} does not lose at once`;
    said.add(move.to);
  }
  return step.complete && said.size + counted !== losing.size ? 'not all moves' : null;
};

/** Theorems are checked position by position by the conformance suite; a step that cites one must name one that is claimed here. */
const claimed = (step: { readonly theorem: string }, { spot, win }: CheckContext): string | null => {
  if (step.theorem === 'search') return null;
  if (step.theorem === 'beside-zero')
    return win === 'normal' && spot.parts().length > 1 ? null : 'no parts beside one another';
  if (step.theorem === COMPOUND_THEOREM[spot.compound ?? 'sum'])
    return win === 'normal' ? null : 'not under misère play';
  const covering = [
    spot,
    ...spot.parts().map((part) => part.spot),
    ...spot.components.flatMap((c) => c.parts().map((part) => part.spot)),
  ];
  return covering.some((part) => part.claims(win).some((claim) => claim.theorem === step.theorem))
    ? null
    : `no such claim here: ${step.theorem}`;
};

const partOf = (spot: Spot, label: { component: number | null; part: number | null; line: string }) =>
  spot
    .parts()
    .find(
      (part) =>
        part.component === label.component && part.part === label.part && part.spot.line === label.line,
    );

/** The checks of the kinds every game shares; games bring those of their own kinds. */
export const coreChecks = {
  verdict: (step, context) => {
    const { spot } = context;
    const n = context.outcome(spot);
    return first(
      step.outcome !== null && step.outcome !== (n ? 'N' : 'P') ? `verdict ${step.outcome}` : null,
      step.over !== spot.isOver() ? 'over?' : null,
      step.grundy !== null && step.grundy !== String(context.grundy(spot)) ? `grundy ${step.grundy}` : null,
      step.remoteness !== null && step.remoteness !== String(context.remoteness(spot))
        ? `remoteness ${step.remoteness}`
        : null,
      step.winning !== null && step.winning !== String(winningLines(spot, context).size)
        ? `winning ${step.winning}`
        : null,
      step.best === null ? null : wins(spot, step.best, context),
    );
  },
  decides: claimed,
  works: (step, context) =>
    first(
      claimed(step, context),
      step.outcome === (context.outcome(context.spot) ? 'N' : 'P') ? null : 'outcome',
    ),
  proof: claimed,
  'beside-zero': (step, context) => {
    const { spot } = context;
    const [one, parts] = [partOf(spot, step.part), spot.parts()];
    if (one === undefined) return 'no such part';
    const others = parts.filter((part) => part.component !== one.component || part.part !== one.part);
    if (others.length !== parts.length - 1 || step.rows.length + step.more !== others.length) return 'rows';
    for (const row of step.rows) {
      const part = partOf(spot, row.part);
      if (part === undefined || String(context.grundy(part.spot)) !== row.value)
        return `value of ${row.part.line}: ${row.value}`;
    }
    const n = context.outcome(one.spot);
    return first(
      others.reduce((sum, part) => sum ^ context.grundy(part.spot), 0) === 0 ? null : 'not 0',
      step.outcome === (n ? 'N' : 'P') && n === context.outcome(spot) ? null : 'outcome',
      step.open === (n && others.some((part) => !part.spot.isOver())) ? null : 'open',
    );
  },
  'part-values': (step, context) => {
    for (const row of step.rows) {
      const part = partOf(context.spot, row.part);
      if (part === undefined) return `no such part: ${row.part.line}`;
      if (String(context.grundy(part.spot)) !== row.value) return `value of ${row.part.line}: ${row.value}`;
    }
    return step.rows.length + step.more === context.spot.parts().length ? null : 'rows';
  },
  'xor-table': (step, context) => {
    const values = context.spot.parts().map((part) => context.grundy(part.spot));
    for (const row of step.rows) {
      const part = partOf(context.spot, row.part);
      const value = part === undefined ? null : context.grundy(part.spot);
      if (String(value) !== row.value || Number.parseInt(row.bits, 2) !== value)
        return `row ${row.part.line}: ${row.value} ${row.bits}`;
      if (row.bits.length !== step.columns.length) return `width of row ${row.part.line}`;
    }
    if (step.rows.length + step.more !== values.length) return 'rows';
    const sum = values.reduce((a, b) => a ^ b, 0);
    if (String(sum) !== step.sum || Number.parseInt(step.sumBits, 2) !== sum) return `sum ${step.sum}`;
    for (const [c, ones] of step.columns.entries()) {
      const place = step.columns.length - 1 - c;
      if (values.filter((value) => (value >> place) & 1).length !== ones) return `column ${c}`;
    }
    return null;
  },
  lengths: (step, context) => {
    const { components, compound } = context.spot;
    if (compound !== step.how || step.rows.length !== components.length) return 'components';
    const lengths = components.map((spot) =>
      step.how === 'every' ? context.suspense(spot) : context.remoteness(spot),
    );
    const wrong = step.rows.findIndex((row, i) => {
      const lost = row.outcome === 'P';
      return (
        row.length !== String(lengths[i]) ||
        row.line !== components[i]!.line ||
        lost !== !context.outcome(components[i]!)
      );
    });
    if (wrong >= 0) return `component ${wrong + 1}`;
    const extreme = step.how === 'every' ? Math.max(...lengths) : Math.min(...lengths);
    return lengths[step.decisive - 1] === extreme ? null : 'which decides';
  },
  outcomes: (step, context) => {
    const { components } = context.spot;
    const wrong = components.findIndex(
      (spot, i) => step.rows[i]?.outcome !== (context.outcome(spot) ? 'N' : 'P'),
    );
    return wrong >= 0 ? `component ${wrong + 1}` : null;
  },
  'in-part': (step, context) => {
    const part = partOf(context.spot, step.part);
    if (part === undefined) return `no such part: ${step.part.line}`;
    // Claims about a part are made under normal play, in which alone the parts of a sum have values.
    return context.win === 'normal' ? null : 'parts have no values under misère play';
  },
  repair: (step, context) => {
    const part = partOf(context.spot, step.part);
    if (part === undefined) return 'no such part';
    const sum = context.grundy(context.spot);
    const from = context.grundy(part.spot);
    return first(
      step.from === String(from) && step.sum === String(sum) && step.to === String(from ^ sum)
        ? null
        : 'values',
      wins(context.spot, step.move, context),
    );
  },
  'winning-moves': (step, context) => {
    const all = winningLines(context.spot, context);
    const said = new Set(step.moves.map((move) => move.to));
    return first(
      ...step.moves.map((move) => wins(context.spot, move, context)),
      said.size === step.moves.length ? null : 'a position twice',
      step.count !== null && step.count !== String(all.size) ? `count ${step.count}` : null,
      step.complete && said.size !== all.size ? 'not all' : null,
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
    return first(wins(context.spot, step.winning, context), wins(theirs, step.answer, context));
  },
  'best-tries': (step, context) => {
    const longest = new Set<string>();
    let most = -1;
    for (const option of context.spot.options()) {
      const lasts = context.remoteness(option.to);
      if (lasts > most) longest.clear();
      most = Math.max(most, lasts);
      if (lasts === most) longest.add(option.to.line);
    }
    const said = new Set(step.moves.map((move) => move.to));
    return String(most) === step.lasts &&
      said.size === longest.size &&
      [...said].every((line) => longest.has(line))
      ? null
      : `best tries: ${[...said].join(', ')}`;
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
  'parts-alike': (step, { spot }) => (step.count < spot.parts().length ? null : `${step.count} parts`),
  options: (step, context) => {
    for (const { move, value } of step.rows) {
      const to = arrive(context.spot, move);
      if (typeof to === 'string') return to;
      const right = step.measure === 'grundy' ? String(context.grundy(to)) : context.outcome(to) ? 'N' : 'P';
      if (right !== value) return `${move.to}: ${value}, not ${right}`;
    }
    const lines = new Set(step.rows.map((row) => row.move.to));
    return step.complete && lines.size !== linesReached(context.spot).size ? 'not all options' : null;
  },
  mex: (step, context) =>
    first(
      String(mex(step.values.map(Number))) === step.mex ? null : `mex ${step.mex}`,
      String(context.grundy(context.spot)) === step.mex ? null : `value ${step.mex}`,
    ),
  over: (step, context) => (context.spot.isOver() && step.win === context.win ? null : 'not over'),
  'game-tree': (step, context) => {
    const tree = gameTree(context.spot, context.win);
    if (JSON.stringify(tree) !== JSON.stringify(step)) return 'another tree';
    // The outcomes once more, from what the step itself says.
    const won = (options: readonly number[]): boolean =>
      options.length === 0
        ? context.win === 'misere'
        : options.some((i) => step.positions[i]?.outcome === 'P');
    const wrong = step.positions.find(({ options, outcome }) => won(options) !== (outcome === 'N'));
    if (wrong !== undefined) return `${wrong.label} is not ${wrong.outcome}`;
    return context.outcome(context.spot) === (step.positions[0]?.outcome === 'N') ? null : 'the root';
  },
  searched: (step) => (step.positions > 0 ? null : 'nothing searched'),
  'gave-up': (step) => (step.bound > 0 ? null : 'no bound'),
  'misere-note': (_, context) => (context.win === 'misere' ? null : 'not misère'),
} satisfies Partial<{ [K in StepKind]: Check<K> }>;

/** The steps about one part, each in the context of that part alone. */
const checkPart = (step: StepOf<'in-part'>, context: CheckContext, checks: Checks): string | null => {
  const part = partOf(context.spot, step.part);
  if (part === undefined) return 'no such part';
  return first(...step.steps.map((inner) => checkStep(inner, { ...context, spot: part.spot }, checks)));
};

/** The first thing wrong with `step`, or null. */
export const checkStep = (step: Step, context: CheckContext, checks: Checks): string | null => {
  const check = checks[step.kind] as (step: Step, context: CheckContext) => string | null;
  const problem = check(step, context) ?? (step.kind === 'in-part' ? checkPart(step, context, checks) : null);
  return problem === null ? null : `${step.kind} at ${context.spot.line}: ${problem}`;
};
