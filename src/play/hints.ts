import { explain } from '../engine/explain/explain.ts';
import type { StepKind } from '../engine/explain/step.ts';
import { analyse } from '../engine/solve/analyse.ts';
import type { Position } from '../games/line.ts';
import { shown } from '../inquire/model/view.ts';
import { seeded } from '../kernel/random.ts';
import type { HintTold } from './model/answers.ts';
import type { HintStep } from './model/match.ts';
import { chooseMove } from './player.ts';

/** Options looked at: tens of milliseconds at worst. */
const BOUND = 5_000;

/** Steps of an explanation that would reveal the move, or prove more than a hint should. */
const TELLS: ReadonlySet<StepKind> = new Set([
  'verdict',
  'works',
  'proof',
  'repair',
  'winning-moves',
  'answers',
  'mistakes',
  'if-they-answer',
  'best-tries',
  'counted-repairs',
  'pairs-reached',
  'loopy-reason',
  'draws',
  'part-sums',
]);

/** Step `step` of the hints: who wins → which part matters → the values → the move. Domain: a position that is not over. */
export const hintAt = ({ spot, win }: Position, step: HintStep, seed: string): HintTold => {
  // Only the third step needs the remoteness.
  const analysis = analyse(spot, win, { bound: BOUND, moves: 1, length: step === 3 });
  const { outcome } = analysis;
  switch (step) {
    case 1:
      return { step, outcome };
    case 2: {
      const repair = explain(analysis, 'why').find((one) => one.kind === 'repair');
      return { step, outcome, part: repair?.part ?? null, parts: spot.parts().length };
    }
    case 3:
      return {
        step,
        outcome,
        steps: explain(analysis, 'why').filter(({ kind }) => !TELLS.has(kind)),
      };
    case 4: {
      const best = analysis.winning.moves[0];
      const kept = analysis.keeping?.[0];
      const move = best ?? kept ?? chooseMove({ spot, win }, 'perfect', seeded(seed));
      return {
        step,
        outcome,
        move: shown(move),
        wins: best !== undefined,
        steps: best === undefined && kept === undefined ? [] : explain(analysis, 'answer'),
      };
    }
  }
};
