import { seeded } from '../../kernel/random.ts';
import { type Day, startOf, weekdayOf } from '../model/day.ts';

/** Day of puzzle no. 1: Monday, 19 October 2026. */
export const FIRST_DAY: Day = 20_745;

export const numberOf = (day: Day): number => day - FIRST_DAY + 1;
export const dayNumbered = (number: number): Day => number + FIRST_DAY - 1;

/** End of the day's puzzle. */
export const endOf = (day: Day): number => startOf(day + 1);

/** Wanted difficulty from Monday to Sunday. */
const DIFFICULTIES = [1.6, 2, 2.4, 2.9, 3.4, 4, 4.6] as const;

export const difficultyOn = (day: Day): number => DIFFICULTIES[weekdayOf(day)]!;

/** Seed of the order of games: changing it changes all days to come. */
const ORDER_SEED = 'sprague daily';

const shuffled = (ids: readonly string[]): readonly string[] => {
  const random = seeded(ORDER_SEED);
  const left = [...ids].sort();
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
};

const remainder = (n: number, by: number): number => ((n % by) + by) % by;

/**
 * The games of a week in order. A cycle has every game once; the next cycle begins one place later, so that weeks mix
 * differently and a game returns after all others but at most one. Domain: a Monday counted from `FIRST_DAY`.
 */
const gamesFrom = (start: number, ids: readonly string[]): readonly string[] => {
  const order = shuffled(ids);
  return Array.from({ length: DIFFICULTIES.length }, (_, i) => {
    const place = start + i;
    const cycle = Math.floor(place / order.length);
    return order[remainder(place + cycle, order.length)]!;
  });
};

/** The games of the week of `day`, in the order of the cycle. Every machine gives the same for the same `ids`. */
export const gamesOfWeek = (day: Day, ids: readonly string[]): readonly string[] =>
  gamesFrom(day - weekdayOf(day) - FIRST_DAY, ids);
