import type { Theory, Win } from '../../engine/core/game.ts';
import { foundOrOutOfWork } from '../../engine/core/work.ts';
import { remembered } from '../kit/memo.ts';
import { bitsOf, placesOf, SetSearch } from '../kit/set-search.ts';
import { componentsIn, greatestOf, leastOf, type PartialOrder, type Poset, type Taken } from './position.ts';

interface PosetFacts {
  readonly elements: number;
  /** Least and greatest element, if they exist. */
  readonly least: string | null;
  readonly greatest: string | null;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'poset-least': PosetFacts;
    'poset-search': PosetFacts;
    'poset-greatest': PosetFacts;
    'poset-misere-least': PosetFacts;
    'poset-misere-greatest': PosetFacts;
  }
}

type PosetTheorem = 'poset-least' | 'poset-greatest' | 'poset-misere-greatest';

/** One search for all sets of an order, cached while the order is in use. */
const searchOf = remembered(
  (order: PartialOrder) =>
    new SetSearch({
      parts: (bits) => componentsIn(order, bits),
      *options(part) {
        for (const v of placesOf(part)) yield part & ~order.up[v]!;
      },
      known: (part) => ((part & (part - 1n)) === 0n ? 1 : null),
    }),
);

/** A remainder of an order uses the search of the whole one. */
const valueOf = ({ order, left }: Poset): number | null => {
  const { from } = order;
  if (from === null) return searchOf(order).value(left);
  return searchOf(from.order).value(bitsOf(placesOf(left).map((v) => from.places[v]!)));
};

const factsOf = (at: Poset): PosetFacts => {
  const name = (element: number): string | null => at.order.names[element] ?? null;
  return {
    elements: placesOf(at.left).length,
    least: name(leastOf(at)),
    greatest: name(greatestOf(at)),
  };
};

/** Theory of positions that are all won. */
const won = <T extends PosetTheorem>(
  id: T,
  covers: (at: Poset, win: Win) => boolean,
): Theory<Poset, Taken, T> => ({
  id,
  gives: 'outcome',
  method: 'theorem',
  covers,
  value: () => 1n,
  facts: factsOf,
});

/** Least element: taking it takes everything. Domain: normal play. */
export const posetLeast = won('poset-least', (at, win) => win === 'normal' && leastOf(at) >= 0);

/** Grundy value by search over up-sets, part by part. Domain: one part, normal play, what the account can afford. */
export const posetSearch: Theory<Poset, Taken, 'poset-search'> = {
  id: 'poset-search',
  gives: 'grundy',
  method: 'search',
  covers: (at, win) =>
    win === 'normal' && componentsIn(at.order, at.left).length === 1 && valueOf(at) !== null,
  value: (at) => BigInt(foundOrOutOfWork(valueOf(at))),
  facts: factsOf,
};

/**
 * Greatest element: every move takes it along, so a winning answer to taking it alone could have been played at once. D. Gale, “A
 * curious Nim-type game”, Amer. Math. Monthly 81 (1974), 876–879, for Chomp. Domain: normal play.
 */
export const posetGreatest = won('poset-greatest', (at, win) => win === 'normal' && greatestOf(at) >= 0);

const withoutLeast = (at: Poset): Poset => ({
  order: at.order,
  left: at.left & ~(1n << BigInt(leastOf(at))),
});

/** Least element: players take it only when they must, so this is the normal game without it. Domain: misère play. */
export const posetMisereLeast: Theory<Poset, Taken, 'poset-misere-least'> = {
  id: 'poset-misere-least',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => win === 'misere' && leastOf(at) >= 0 && valueOf(withoutLeast(at)) !== null,
  value: (at) => (foundOrOutOfWork(valueOf(withoutLeast(at))) === 0 ? 0n : 1n),
  facts: factsOf,
};

/** Strategy stealing, if taking the greatest element leaves something. Domain: misère play, at least two elements. */
export const posetMisereGreatest: Theory<Poset, Taken, 'poset-misere-greatest'> = {
  ...won(
    'poset-misere-greatest',
    (at, win) => win === 'misere' && placesOf(at.left).length >= 2 && greatestOf(at) >= 0,
  ),
  afterSearch: true,
};
