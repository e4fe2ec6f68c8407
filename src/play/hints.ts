import type { Option, Part, Spot } from '../engine/core/spot.ts';
import { explain } from '../engine/explain/explain.ts';
import { labelOf } from '../engine/explain/parts.ts';
import { shown } from '../engine/explain/shown.ts';
import type { Step, StepKind } from '../engine/explain/step.ts';
import { analyse } from '../engine/solve/analyse.ts';
import type { Position } from '../games/line.ts';
import { seeded } from '../kernel/random.ts';
import type { HintTold } from './model/answers.ts';
import type { HintStep } from './model/match.ts';
import { chooseMove } from './player.ts';

/** Tens of milliseconds at worst. */
const HINT_SEARCH_OPTIONS = 5_000;

/** Steps of an explanation that would reveal the move, or prove more than a hint should. */
const TELLS: ReadonlySet<StepKind> = new Set([
  'verdict',
  'works',
  'proof',
  'repair',
  'found-move',
  'winning-moves',
  'answers',
  'mistakes',
  'if-they-answer',
  'best-tries',
  'counted-repairs',
  'pairs-reached',
  'misere-form',
  'loopy-reason',
  'draws',
  'part-sums',
]);

/** The part of a sum that is gone after a move. Null where the sum has one part, or where no part or several are gone. */
const partOf = (spot: Spot, { to }: Option): Part | null => {
  const parts = spot.parts();
  if (parts.length < 2) return null;
  const left = new Map<string, number>();
  for (const part of to.parts()) left.set(part.spot.line, (left.get(part.spot.line) ?? 0) + 1);
  const gone = new Map<string, Part>();
  // Of equal parts the first one is gone, as in the first of their moves.
  for (const part of parts.toReversed()) {
    const { line } = part.spot;
    const count = left.get(line) ?? 0;
    if (count === 0) gone.set(line, part);
    else left.set(line, count - 1);
  }
  const [only, ...others] = gone.values();
  return only === undefined || others.length > 0 ? null : only;
};

/** A part's position without the options that all parts of its component share. */
const positionIn = ({ components }: Spot, { spot, component, part }: Part): string => {
  if (part === null) return spot.position;
  const whole = new Set(components[(component ?? 1) - 1]!.position.split(' '));
  return spot.position
    .split(' ')
    .filter((token) => !token.includes('=') || !whole.has(token))
    .join(' ');
};

/** Step `step` of the hints: who wins → which part matters → the values → the move. Domain: a position that is not over. */
export const hintAt = ({ spot, win }: Position, step: HintStep, seed: string): HintTold => {
  // Only the third step needs the remoteness.
  const analysis = analyse(spot, win, { bound: HINT_SEARCH_OPTIONS, moves: 1, length: step === 3 });
  const { outcome, winning, keeping } = analysis;
  // A move that wins, or keeps a draw.
  const good = winning.moves[0] ?? keeping?.[0];
  switch (step) {
    case 1:
      return { step, outcome };
    case 2: {
      const parts = spot.parts();
      const known = winning.firstPart === null || parts.length < 2 ? undefined : parts[winning.firstPart];
      const part = known ?? (good === undefined ? null : partOf(spot, good));
      return {
        step,
        outcome,
        part: part === null ? null : labelOf(part),
        position: part === null ? '' : positionIn(spot, part),
        parts: parts.length,
      };
    }
    case 3:
      return {
        step,
        outcome,
        steps: explain(analysis, 'why').flatMap((one): readonly Step[] => {
          if (TELLS.has(one.kind)) return [];
          return one.kind === 'tame-parts' ? [{ ...one, changed: null }] : [one];
        }),
      };
    case 4:
      return {
        step,
        outcome,
        move: shown(good ?? chooseMove({ spot, win }, 'perfect', seeded(seed))),
        wins: winning.moves.length > 0,
        steps: good === undefined ? [] : explain(analysis, 'answer'),
      };
  }
};
