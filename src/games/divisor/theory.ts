import type { Theory } from '../../engine/core/game.ts';
import type { Checks } from '../../engine/explain/check.ts';
import { type DivisorBoard, type Erasure, erased, groups } from './position.ts';
import { attemptFor, MAX_SEARCHED_NUMBERS, valueWithin } from './search.ts';

interface StealingFacts {
  readonly least: number;
  readonly numbers: number;
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** `least`: the number that divides all others on the board, if there is one; `numbers`: their count. */
    'divisor-search': { readonly least: number | null; readonly numbers: number };
    'divisor-stealing': StealingFacts;
    'divisor-misere-stealing': StealingFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Numbers that each number erases: itself and its divisors on the board. */
    'divisor-erases': {
      readonly rows: readonly { readonly number: number; readonly erases: readonly number[] }[];
      readonly more: number;
    };
  }
}

const MAX_ROWS = 16;

/** Number that divides all others on the board, or null. */
const leastOf = ({ numbers }: DivisorBoard): number | null => {
  const [least] = numbers;
  return least !== undefined && numbers.every((n) => n % least === 0) ? least : null;
};

const isOneGroup = ({ numbers }: DivisorBoard): boolean => groups(numbers).length === 1;

const here: Theory<DivisorBoard, Erasure>['here'] = ({ numbers }) => {
  const largest = numbers.toReversed();
  return [
    {
      kind: 'divisor-erases',
      rows: largest
        .slice(0, MAX_ROWS)
        .map((number) => ({ number, erases: numbers.filter((n) => number % n === 0) })),
      more: Math.max(0, numbers.length - MAX_ROWS),
    },
  ];
};

const valueOf = (numbers: readonly number[]): number => valueWithin(attemptFor(numbers).search, numbers);

/**
 * Grundy value by search: boards split into connected groups under divisibility, and like primes may be exchanged, so that few
 * groups are left to solve. Domain: one group, normal play, at most `MAX_SEARCH_OPTIONS` options: 1 … n to about 72.
 */
export const divisorSearch: Theory<DivisorBoard, Erasure, 'divisor-search'> = {
  id: 'divisor-search',
  gives: 'grundy',
  method: 'search',
  covers: (at, win) =>
    win === 'normal' &&
    at.numbers.length <= MAX_SEARCHED_NUMBERS &&
    isOneGroup(at) &&
    attemptFor(at.numbers).cost !== null,
  // An option here takes a third of the time of one in a plain search.
  cost: (at) => (attemptFor(at.numbers).cost ?? 0) / 3,
  value: (at) => BigInt(valueOf(at.numbers)),
  *reaching({ numbers }, target) {
    const { search } = attemptFor(numbers);
    for (const number of numbers) {
      const left = erased(numbers, number);
      if (BigInt(valueWithin(search, left)) === target) yield { number };
    }
  },
  facts: (at) => ({ least: leastOf(at), numbers: at.numbers.length }),
  here,
};

/**
 * A board on which one number divides all others (1, on 1 … n): N. Every move also erases that number, so if erasing it alone
 * does not win, the answer to it does, as a first move. The theorem finds no move. Domain: normal play.
 */
export const divisorStealing: Theory<DivisorBoard, Erasure, 'divisor-stealing'> = {
  id: 'divisor-stealing',
  gives: 'outcome',
  method: 'theorem',
  covers: (at, win) => win === 'normal' && leastOf(at) !== null,
  value: () => 1n,
  facts: (at) => ({ least: leastOf(at) ?? 1, numbers: at.numbers.length }),
  here,
};

/**
 * Such a board under misère play: N by the argument of `divisorStealing`, if erasing that number alone leaves them a move; without
 * one they would have won. So a single number is lost. Domain: misère play, at least two numbers.
 */
export const divisorMisereStealing: Theory<DivisorBoard, Erasure, 'divisor-misere-stealing'> = {
  id: 'divisor-misere-stealing',
  gives: 'outcome',
  method: 'theorem',
  afterSearch: true,
  covers: (at, win) => win === 'misere' && at.numbers.length >= 2 && leastOf(at) !== null,
  value: () => 1n,
  facts: divisorStealing.facts,
  here,
};

export const checks = {
  'divisor-erases': (step, { spot }) => {
    for (const { number, erases } of step.rows) {
      const option = spot.play(String(number));
      // In a sum of groups the board of the step is a part of the whole, and its numbers are on the whole board too.
      if (!option.ok) return spot.compound === null ? `no move ${number}` : null;
      const before = spot.position.match(/\d+/g) ?? [];
      const after = new Set(option.value.to.position.match(/\d+/g) ?? []);
      const gone = before.filter((n) => !after.has(n));
      if (gone.join() !== erases.join()) return `${number} erases ${gone.join()}, not ${erases.join()}`;
    }
    return null;
  },
} satisfies Partial<Checks>;
