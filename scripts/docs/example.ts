import type { Win } from '../../src/engine/core/game.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import { explain } from '../../src/engine/explain/explain.ts';
import type { Step } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { type GameId, registry } from '../../src/games/registry.ts';
import { parseLine } from '../../src/texts/index.ts';

interface Worked {
  readonly spot: Spot;
  readonly win: Win;
  readonly steps: readonly Step[];
}

const worked = new Map<string, Worked>();

/** A line with its proof; cached. */
export const workedLine = (line: string): Worked => {
  let known = worked.get(line);
  if (known === undefined) {
    const position = parseLine(line);
    if (!position.ok) throw new Error(`a line of the documents is not understood: ${line}`);
    const { spot, win } = position.value;
    known = { spot, win, steps: explain(analyse(spot, win, { bound: 300_000, moves: 100 }), 'proof') };
    worked.set(line, known);
  }
  return known;
};

export const workedExample = (id: GameId): Worked => workedLine(registry[id].example);
