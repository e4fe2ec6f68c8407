import { divisorsOf, primeFactors } from '../../engine/maths/factor.ts';

/** Rows of numbers from 1 to 10^12. */
export interface Matrix {
  readonly rows: readonly (readonly bigint[])[];
}

/** Replaces the numbers at these places (from 0, ascending) of row `row` (from 0) by proper divisors. */
export interface Division {
  readonly row: number;
  readonly changes: readonly (readonly [place: number, to: bigint])[];
}

/** `2:1=3,4=1`: in row 2 the first number becomes 3 and the fourth 1, all counted from 1. */
export const formatDivision = ({ row, changes }: Division): string =>
  `${row + 1}:${changes.map(([place, to]) => `${place + 1}=${to}`).join(',')}`;

/** Move from row `from` to row `to`, place by place. */
export const divisionTo = (row: number, from: readonly bigint[], to: readonly bigint[]): Division => ({
  row,
  changes: to.flatMap((n, place) => (n === from[place] ? [] : [[place, n] as const])),
});

/** Every row of divisors of `numbers`, the row itself included, the last place turning fastest. */
export const rowsOfDivisors = function* (numbers: readonly bigint[]): Iterable<readonly bigint[]> {
  const choices = numbers.map((n) => divisorsOf(primeFactors(n)));
  const at = choices.map(() => 0);
  for (;;) {
    yield at.map((chosen, place) => choices[place]![chosen]!);
    let place = at.length - 1;
    while (place >= 0 && at[place] === choices[place]!.length - 1) {
      at[place] = 0;
      place -= 1;
    }
    if (place < 0) return;
    at[place]! += 1;
  }
};
