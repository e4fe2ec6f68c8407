import { isSum, type Spot } from '../core/spot.ts';
import { COMPOUND_THEOREM } from '../solve/solver.ts';
import type { CheckContext } from './check-context.ts';
import { arrive, type Checks, first, linesReached, partOf, winningLines, wins } from './check-kit.ts';
import { loopyChecks } from './check-loopy.ts';
import { moveChecks } from './check-moves.ts';
import { sumChecks } from './check-sums.ts';
import { losingSetCheck } from './losing-set.ts';
import type { Faced, Step, StepOf } from './step.ts';
import { misereFormCheck, tamePartsCheck, valuesFailCheck } from './tame.ts';
import { gameTree } from './tree.ts';

export { CheckContext, TooLargeToCheck } from './check-context.ts';
export type { Checks } from './check-kit.ts';

/** The conformance suite checks theorems position by position; a cited theorem must be claimed for this position. */
const claimed = (step: { readonly theorem: string }, { spot, win }: CheckContext): string | null => {
  if (step.theorem === 'retrograde' || step.theorem === 'loopy-values')
    return spot.isLoopy ? null : 'its positions never come again';
  if (step.theorem === 'search') return null;
  if (step.theorem === 'beside-zero' || step.theorem === 'equal-parts')
    return win === 'normal' && spot.parts().length > 1 ? null : 'no parts beside one another';
  if (step.theorem === 'tame') return win === 'misere' ? null : 'not under misère play';
  if (step.theorem === COMPOUND_THEOREM[win][spot.compound ?? 'sum']) return null;
  const covering = [
    spot,
    ...spot.parts().map((part) => part.spot),
    ...spot.components.flatMap((c) => c.parts().map((part) => part.spot)),
  ];
  // Values under normal play decide games that are played like Nim under misère rules.
  const tame = win === 'misere' && covering.some((part) => part.tame() !== null);
  const claims = (part: Spot): readonly string[] => [
    ...[...part.claims(win), ...(tame ? part.claims('normal') : [])].map(({ theorem }) => theorem),
    ...(tame ? [part.tame()?.theorem ?? ''] : []),
  ];
  return covering.some((part) => claims(part).includes(step.theorem))
    ? null
    : `no such claim here: ${step.theorem}`;
};

/** Checks for the kinds of step that all games share; games add those for their own. */
export const coreChecks = {
  verdict: (step, context) => {
    const { spot } = context;
    const grundy = step.grundy === null || spot.isLoopy ? null : String(context.grundy(spot));
    const outcome = spot.isLoopy ? context.ruled(spot).outcome : context.outcome(spot) ? 'N' : 'P';
    return first(
      step.outcome !== null && step.outcome !== outcome ? `verdict ${step.outcome}` : null,
      step.over !== spot.isOver() ? 'over?' : null,
      grundy !== null && step.grundy !== grundy ? `grundy ${step.grundy}` : null,
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
  reason: (step, context) =>
    first(
      claimed(step.use, context),
      step.outcome === (context.outcome(context.spot) ? 'N' : 'P') ? null : 'outcome',
      step.win === context.win ? null : 'win rule',
      step.grundy === null || step.grundy === String(context.grundy(context.spot))
        ? null
        : `grundy ${step.grundy}`,
      step.best === null ? null : wins(context.spot, step.best, context),
      step.ends === endsGame(context.spot, step.best) ? null : 'ends?',
      step.via === null ? null : claimed(step.via, context),
      step.faced === null ? null : wrongFaced(step, step.faced, context),
    ),
  works: (step, context) =>
    first(
      claimed(step, context),
      step.outcome === (context.outcome(context.spot) ? 'N' : 'P') ? null : 'outcome',
    ),
  proof: claimed,
  over: (step, context) => (context.spot.isOver() && step.win === context.win ? null : 'not over'),
  'game-tree': (step, context) => {
    const tree = gameTree(context.spot, context.win);
    if (JSON.stringify(tree) !== JSON.stringify(step)) return 'another tree';
    // Re-derives the outcomes from the step's own data.
    const won = (options: readonly number[]): boolean =>
      options.length === 0
        ? context.win === 'misere'
        : options.some((i) => step.positions[i]?.outcome === 'P');
    const wrong = step.positions.find(({ options, outcome }) => won(options) !== (outcome === 'N'));
    if (wrong !== undefined) return `${wrong.label} is not ${wrong.outcome}`;
    return context.outcome(context.spot) === (step.positions[0]?.outcome === 'N') ? null : 'the root';
  },
  'losing-set': losingSetCheck,
  'tame-parts': tamePartsCheck,
  'values-fail': valuesFailCheck,
  'misere-form': misereFormCheck,
  'found-move': (step, context) => wins(context.spot, step.move, context),
  'no-move-known': (_, context) => (context.outcome(context.spot) ? null : 'no move wins'),
  // Steps without a claim.
  'gave-up': () => null,
  certificate: () => null,
  withheld: () => null,
  'too-slow': (step) => (step.missing === 'outcome' || step.missing === 'rest' ? null : 'what is missing?'),
  'misere-note': (_, context) => (context.win === 'misere' ? null : 'not misère'),
  ...sumChecks,
  ...moveChecks,
  ...loopyChecks,
} satisfies Partial<Checks>;

const endsGame = (spot: Spot, best: StepOf<'reason'>['best']): boolean => {
  const played = best === null ? null : spot.play(best.move);
  return played?.ok === true && played.value.to.isOver();
};

/** Error in the position that the loser faces after the move. */
const wrongFaced = (
  { outcome, best }: StepOf<'reason'>,
  faced: Faced,
  context: CheckContext,
): string | null => {
  const { spot, win } = context;
  const at = outcome === 'P' || best === null ? spot : arrive(spot, best);
  if (typeof at === 'string') return at;
  const lines = linesReached(at);
  if (faced.moves !== null && faced.moves !== lines.size) return `moves ${faced.moves}`;
  if (faced.last && [...at.options()].some(({ to }) => !to.isOver())) return 'not the last move';
  if (faced.example !== null) {
    const to = arrive(at, faced.example.move);
    const wrong = typeof to === 'string' ? to : wins(to, faced.example.answer, context);
    if (wrong !== null) return wrong;
  }
  if (faced.parts === 0) return faced.twins ? 'twins' : null;
  if (win !== 'normal' || !isSum(at)) return 'no sum';
  const parts = at.parts().filter((part) => [...part.spot.options()].length > 0);
  if (parts.length !== faced.parts || parts.some(({ kind }) => faced.kind !== null && kind !== faced.kind))
    return `parts ${faced.parts}`;
  const sorted = parts.map((part) => part.spot.line).sort();
  const paired = sorted.every((line, i) => line === sorted[i ^ 1]);
  if (faced.twins !== paired) return 'twins';
  return faced.value === null || faced.value === String(context.grundy(parts[0]!.spot))
    ? null
    : `value ${faced.value}`;
};

/** Checks the steps about one part, in the context of that part alone. */
const checkPart = (step: StepOf<'in-part'>, context: CheckContext, checks: Checks): string | null => {
  const part = partOf(context.spot, step.part);
  if (part === undefined) return 'no such part';
  return first(...step.steps.map((inner) => checkStep(inner, context.ofPart(part.spot), checks)));
};

/** Checks the steps inside a step. */
const checkWithin = (step: Step, context: CheckContext, checks: Checks): string | null => {
  if (step.kind === 'in-part') return checkPart(step, context, checks);
  return step.kind === 'reason'
    ? first(...step.here.map((inner) => checkStep(inner, context, checks)))
    : null;
};

/** First error in `step`, or null. */
export const checkStep = (step: Step, context: CheckContext, checks: Checks): string | null => {
  const check = checks[step.kind] as (step: Step, context: CheckContext) => string | null;
  const problem = check(step, context) ?? checkWithin(step, context, checks);
  return problem === null ? null : `${step.kind} at ${context.spot.line}: ${problem}`;
};
