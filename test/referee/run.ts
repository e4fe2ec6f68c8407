/** A seeded run of the referee over many lines. */
import { gameIds } from '../../src/games/registry.ts';
import { random } from '../support/random.ts';
import { referee } from './compare.ts';
import { drawing } from './draw.ts';
import { generate, generators } from './generate.ts';

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

/** Compares `count` lines drawn with `seed`, of all games both know or of those named. */
export const run = (
  seed: number,
  count: number,
  games: readonly string[] = Object.keys(generators).filter((id) => !missing.includes(id)),
): Run => {
  const draw = drawing(random(seed));
  const compare = referee();
  const byGame = new Map<string, number>();
  const differences: string[] = [];
  let judged = 0;
  let large = 0;
  while (judged < count) {
    const line = generate(draw, games);
    const compared = compare(line);
    if (compared.kind === 'large') {
      large += 1;
      continue;
    }
    judged += 1;
    const words = line.split(' ');
    const name = line.includes(' + ') ? (generators[words[0]!] === undefined ? words[0]! : 'sum') : words[0]!;
    byGame.set(name, (byGame.get(name) ?? 0) + 1);
    if (compared.differences.length > 0) differences.push(`${line}: ${compared.differences.join('; ')}`);
  }
  return { judged, large, byGame, differences };
};
