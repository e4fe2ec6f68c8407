/** Compares the packed search with the one over the rules: values and lengths. */
import { compound } from '../../src/engine/core/compound.ts';
import type { Spot } from '../../src/engine/core/spot.ts';
import type { Measure, Win } from '../../src/engine/core/terms.ts';
import { Budget, type Search, type SearchGame } from '../../src/engine/solve/arena.ts';
import { pack } from '../../src/engine/solve/packed/pack.ts';
import { Kinds } from '../../src/engine/solve/packed/parts.ts';
import { PlainSearch } from '../../src/engine/solve/plain.ts';
import { FastSearch } from '../../src/engine/solve/search.ts';
import { type GameId, gameIds, registry } from '../../src/games/registry.ts';
import { random } from './random.ts';

const HOWS = ['sum', 'sum', 'every', 'all', 'any'] as const;
const MEASURES: readonly (readonly [Measure, Win])[] = [
  ['outcome', 'misere'],
  ['remoteness', 'misere'],
  ['outcome', 'normal'],
  ['grundy', 'normal'],
  ['remoteness', 'normal'],
  ['suspense', 'normal'],
];
/** Options looked at for one value; what takes more is left out. */
const BOUND = 2_000;
/** Moves played from a dealt position before it is compared, at most. */
const MAX_PLAYED = 10;
/** Options of a position that are compared, too. */
const MAX_OPTIONS = 8;

export interface Compared {
  readonly positions: number;
  readonly values: number;
  /** Positions drawn per game or compound, and those of them that were packed. */
  readonly drawn: ReadonlyMap<string, { readonly all: number; readonly packed: number }>;
  readonly differences: readonly string[];
}

const games = gameIds.filter((id) => !registry[id].deal(1, random(1)).isLoopy);

const pickOf = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)]!;

/** A dealt position after some moves. */
const draw = (game: GameId, next: () => number, size: number): Spot => {
  let spot = registry[game].deal(size, next);
  for (let played = Math.floor(next() * MAX_PLAYED); played > 0; played -= 1) {
    const options = [...spot.options()];
    if (options.length === 0) break;
    spot = pickOf(options, next).to;
  }
  return spot;
};

/** Each game in turn, and after each a random compound. */
const drawOne = (next: () => number, round: number): Spot => {
  if (round % 2 === 0) return draw(games[(round / 2) % games.length]!, next, 1 + Math.floor(3 * next()));
  const components = Array.from({ length: next() < 0.7 ? 2 : 3 }, () => draw(pickOf(games, next), next, 1));
  return compound(pickOf(HOWS, next), components);
};

const arenaOf = (spot: Spot): unknown => spot.field((arena): unknown => arena);

/**
 * The positions to compare: a dealt one, its successors, and another one with the same rules. Every other time smaller ones
 * first: what was packed for them must not serve larger ones it has no room for.
 */
const compared = (spot: Spot, next: () => number, round: number): readonly Spot[] => {
  const options = [...spot.options()].map(({ to }) => to).slice(0, MAX_OPTIONS);
  const parts = spot.parts().map((part) => part.spot);
  const id = gameIds.find((game) => game === spot.game);
  const other = id === undefined ? [] : [draw(id, next, 1 + Math.floor(3 * next()))];
  const more = [...parts, ...other].filter((one) => arenaOf(one) === arenaOf(spot));
  const all = [spot, ...options, ...more];
  return round % 4 < 2 ? all : all.reverse();
};

/** A search of one kind for a spot and its successors. */
const asker = (spot: Spot, kind: new <N>(arena: SearchGame<N>) => Search<N>) => {
  const search = spot.field((arena): Search<unknown> => new kind(arena) as Search<unknown>);
  return (at: Spot, measure: Measure, win: Win): number | null =>
    at.field((_, node) => search.value(node, measure, win, new Budget(BOUND)));
};

/** Compares the searches on at least `count` positions from a seed. */
export const compareSearches = (seed: number, count: number): Compared => {
  const next = random(seed);
  const drawn = new Map<string, { all: number; packed: number }>();
  const differences: string[] = [];
  let [positions, values] = [0, 0];
  for (let round = 0; positions < count; round += 1) {
    const spot = drawOne(next, round);
    const tally = drawn.get(spot.game) ?? { all: 0, packed: 0 };
    drawn.set(spot.game, tally);
    tally.all += 1;
    if (spot.field((arena, node) => pack(arena, node, new Kinds(), new Budget(BOUND))) !== null)
      tally.packed += 1;
    const [plain, fast] = [asker(spot, PlainSearch), asker(spot, FastSearch)];
    const all = compared(spot, next, round);
    positions += all.length;
    for (const [measure, win] of MEASURES)
      for (const at of all) {
        const expected = plain(at, measure, win);
        if (expected === null) break;
        const found = fast(at, measure, win);
        values += 1;
        if (found !== expected) differences.push(`${at.line} ${win}: ${measure} ${found}, not ${expected}`);
      }
  }
  return { positions, values, drawn, differences };
};
