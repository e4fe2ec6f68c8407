/** A seeded run of the referee over many lines. */
import { gameIds } from '../../src/games/registry.ts';
import { random } from '../support/random.ts';
import { type Comparison, referee, valueReferee } from './compare.ts';
import { drawing } from './draw.ts';
import { generate, generateLarge, generators } from './generate.ts';
import { readLine } from './line.ts';

export interface Run {
  /** Lines compared. */
  readonly judged: number;
  /** Lines beyond brute force, drawn and put back. */
  readonly large: number;
  readonly byGame: ReadonlyMap<string, number>;
  /** `line: what differs`. */
  readonly differences: readonly string[];
}

/** Games of the catalogue that the product does not know. */
export const missing = Object.keys(generators).filter((id) => !(gameIds as readonly string[]).includes(id));

/** Compares `count` lines that `draw` gives, those too large for brute force put back. */
const compareLines = (count: number, draw: () => string, compare: (line: string) => Comparison): Run => {
  const byGame = new Map<string, number>();
  const differences: string[] = [];
  let judged = 0;
  let large = 0;
  while (judged < count) {
    const line = draw();
    const compared = compare(line);
    if (compared.kind === 'large') {
      large += 1;
      continue;
    }
    judged += 1;
    const { how, components } = readLine(line);
    const name = components.length === 1 ? components[0]!.game : how;
    byGame.set(name, (byGame.get(name) ?? 0) + 1);
    if (compared.differences.length > 0) differences.push(`${line}: ${compared.differences.join('; ')}`);
  }
  return { judged, large, byGame, differences };
};

/** Compares `count` small lines drawn with `seed`, of all games both know or of those named. */
export const run = (
  seed: number,
  count: number,
  games: readonly string[] = Object.keys(generators).filter((id) => !missing.includes(id)),
): Run => {
  const draw = drawing(random(seed));
  return compareLines(count, () => generate(draw, games), referee());
};

/** Compares `count` lines of larger heaps and rows drawn with `seed`, by the values of their parts. */
export const runLarge = (seed: number, count: number): Run => {
  const draw = drawing(random(seed));
  return compareLines(count, () => generateLarge(draw), valueReferee());
};
