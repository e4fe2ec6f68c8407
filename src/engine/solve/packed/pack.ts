import type { Budget, NodePacking, SearchComponent, SearchGame } from '../arena.ts';
import { PackedCompound } from './compound.ts';
import { Numbers } from './numbers.ts';
import type { Packed } from './packed.ts';
import { CountedParts, type Kinds, MAX_KINDS, MAX_WORDS, type PackedPart } from './parts.ts';
import { placesOf } from './places.ts';

/** Larger compounds are not packed. */
const MAX_COMPONENTS = 200;

/** Packs the positions that `node` leads to; null if they can't be packed, or the budget is too small to find out. */
export const pack = <N>(arena: SearchGame<N>, node: N, kinds: Kinds, budget: Budget): Packed<N> | null => {
  const { packing } = arena;
  switch (packing?.kind) {
    case undefined:
      return null;
    case 'parts':
      return CountedParts.of(node, (at) => partsOf(arena, at), kinds, budget);
    case 'numbers':
      return Numbers.of(arena, packing, node, budget);
    case 'places':
      return placesOf(arena, packing, node, budget);
    case 'compound':
      return packTogether(packing, node, kinds, budget);
  }
};

/** Summands of a position; null if it is not known as a sum, or has too many kinds. */
const partsOf = <N>(arena: SearchGame<N>, node: N): readonly PackedPart[] | null => {
  const { packing } = arena;
  if (packing?.kind === 'parts') {
    const partOf = (at: N): PackedPart => ({
      owner: arena,
      key: arena.key(at),
      *options() {
        for (const option of arena.options(at)) yield packing.parts(option).map(partOf);
      },
    });
    return packing.kinds(node) > MAX_KINDS ? null : packing.parts(node).map(partOf);
  }
  return packing?.kind === 'compound' && packing.how === 'sum' ? partsOfAll(packing.components(node)) : null;
};

const partsOfAll = (components: readonly SearchComponent[]): readonly PackedPart[] | null => {
  const parts: PackedPart[] = [];
  for (const { arena, node } of components) {
    const own = partsOf(arena, node);
    if (own === null) return null;
    for (const part of own) parts.push(part);
  }
  return parts;
};

type CompoundPacking<N> = Extract<NodePacking<N>, { readonly kind: 'compound' }>;

const packTogether = <N>(
  packing: CompoundPacking<N>,
  node: N,
  kinds: Kinds,
  budget: Budget,
): Packed<N> | null => {
  const all = packing.components(node);
  if (all.length > MAX_COMPONENTS) return null;
  // Components of a sum that are sums themselves are merged, so that equal parts of several share one count.
  const isSum = all.map((one) => packing.how === 'sum' && partsOf(one.arena, one.node) !== null);
  const componentsOf = (at: N, wanted: boolean): readonly SearchComponent[] =>
    packing.components(at).filter((_, i) => isSum[i] === wanted);
  const games: Packed<unknown>[] = [];
  if (isSum.includes(true)) {
    const sum = CountedParts.of(node, (at: N) => partsOfAll(componentsOf(at, true)), kinds, budget);
    if (sum === null || !isSum.includes(false)) return sum;
    games.push(sum);
  }
  for (const one of componentsOf(node, false)) {
    const game = games.length < MAX_WORDS ? pack(one.arena, one.node, kinds, budget) : null;
    if (game === null) return null;
    games.push(game);
  }
  const sums = (at: N): readonly unknown[] => (isSum.includes(true) ? [at] : []);
  return new PackedCompound<N>(packing.how, games, (at) => [
    ...sums(at),
    ...componentsOf(at, false).map((one) => one.node),
  ]);
};
