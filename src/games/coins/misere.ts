import type { Tame } from '../../engine/core/game.ts';
import type { CoinRow } from './position.ts';
import { coinTurning } from './theory.ts';
import { anySet } from './values.ts';

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    'coins-misere': TameFacts & { readonly shape: RowShape };
  }
}

/**
 * Small rows (see `src/engine/solve/tame.ts`): `single`: all, since only one coin is turned at a time; `number`: heads on place 1
 * alone, since any set may be turned, as a binary number is lowered; `even`: no heads on even places; `turtles`, `twins`: heads
 * in pairs of neighbours, except on the first places; `sum`: all of value 0 or 1.
 */
type RowShape = 'single' | 'number' | 'even' | 'turtles' | 'twins' | 'sum';

/** Null: unknown for that rule. */
const shapeOf = ({ coins, rule }: CoinRow): RowShape | null => {
  switch (rule.kind) {
    case 'turtles':
    case 'twins':
      return rule.kind;
    case 'mock':
    case 'triplets':
      return 'sum';
    case 'ruler':
      return 'even';
    case 'run':
      if (rule.most === 1n) return 'single';
      return rule.most % 2n === 0n || rule.most >= BigInt(coins.length) ? 'even' : null;
    case 'max':
      if (rule.most === 1n) return 'single';
      if (anySet(rule, coins.length)) return 'number';
      return rule.most === 2n ? 'turtles' : rule.most === 3n ? 'sum' : null;
    case 'grunt':
      return null;
  }
};

const isHead = (coins: string, place: number): boolean => coins[place - 1] === 'H';

/** Whether each pair of places (`first`, `first` + 1), (`first` + 2, `first` + 3), … has two heads or none. */
const isPaired = (coins: string, first: number): boolean => {
  for (let place = first; place <= coins.length; place += 2)
    if (isHead(coins, place) !== isHead(coins, place + 1)) return false;
  return true;
};

const isSmall = (at: CoinRow): boolean => {
  const { coins } = at;
  switch (shapeOf(at)!) {
    case 'single':
      return true;
    case 'number':
      return !coins.includes('H', 1);
    case 'even':
      return [...coins].every((coin, i) => coin === 'T' || i % 2 === 0);
    case 'turtles':
      return isPaired(coins, 2);
    case 'twins':
      return isPaired(coins, 3);
    case 'sum':
      return coinTurning.value(at) <= 1n;
  }
};

/** Misère play by values, for rules for which it is known. Domain: see `shapeOf`. */
export const tame: Tame<CoinRow> = {
  theorem: 'coins-misere',
  covers: (at) => shapeOf(at) !== null,
  isSmall,
  about: (at) => ({ shape: shapeOf(at) }),
  here: coinTurning.here,
};
