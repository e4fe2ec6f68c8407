import { readFileSync } from 'node:fs';

/** Tables of `reference-tables.json` that brute force can reach. */
export interface Tables {
  readonly dynamic_nim_losing_first_player_may_not_take_all: Readonly<Record<string, readonly number[]>>;
  readonly wythoff_sg_rows_0_to_12: readonly (readonly number[])[];
  readonly 'euclid_sg_to_zero_1..12': readonly (readonly number[])[];
  readonly 'lasker_nim_0..60': readonly number[];
  readonly 'divisor_subtract_1..40': readonly number[];
  readonly 'proper_divisor_replace_1..40 (=Omega(n) A001222)': readonly number[];
  readonly take_a_square_A014586: readonly number[];
  readonly take_a_fibonacci_A014588: readonly number[];
  readonly 'coin_mock_turtles(<=3 coins)_0-based odious A000069': readonly number[];
  readonly 'coin_ruler(consecutive run) A006519': readonly number[];
  readonly 'coin_turn_at_most_5 A054016 (1-based)': readonly number[];
  readonly nim_product_16x16: readonly (readonly number[])[];
  readonly misere_single_heap_P: Readonly<Record<string, readonly number[]>>;
  readonly 'chomp_winning_openings_(row,col)_1-based_poison_at_(1,1)': Readonly<
    Record<string, { readonly openings: readonly (readonly [number, number])[]; readonly remoteness: number }>
  >;
}

export const tables = JSON.parse(
  readFileSync(new URL('../data/reference-tables.json', import.meta.url), 'utf8'),
) as Tables;
