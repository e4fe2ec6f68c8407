/** Misère canonical forms and genera: published sequences, the 22 forms of day 4, sums beside every small form. */
import { describe, expect, test } from 'vitest';
import { formatGenus, MisereForms, tameGenus } from '../../src/engine/maths/misere-form.ts';
import { Solver } from '../../src/engine/solve/solver.ts';
import { heapMoves } from '../support/misere-play.ts';
import { spotOf } from '../support/positions.ts';
import { random } from '../support/random.ts';

type Leavings = (heap: number) => readonly (readonly number[])[];

const octal =
  (digits: readonly number[]): Leavings =>
  (heap) =>
    heapMoves(digits, heap);

const grundy: Leavings = (heap) =>
  Array.from({ length: Math.max(0, (heap - 1) >> 1) }, (_, i) => [i + 1, heap - i - 1]);

/** Forms of heaps 0 … n. */
const heapsOf = (forms: MisereForms, leavings: Leavings, n: number): readonly number[] => {
  const heaps = [0];
  for (let heap = 1; heap <= n; heap += 1)
    heaps.push(
      forms.of(leavings(heap).map((row) => row.reduce((sum, part) => forms.plus(sum, heaps[part]!), 0))),
    );
  return heaps;
};

/** Tame genera as they are shortened in print: `2` a Nim heap, `2^2` its genus of another form. */
const full = (printed: string): string => {
  const [value = '', digits] = printed.split('^');
  if (digits !== undefined && digits.length > 1) return printed;
  return tameGenus(BigInt(value), digits === undefined ? Number(value) > 1 : digits === value);
};

describe('misère canonical forms', () => {
  // Winning Ways, vol. 2, ch. 13; the heaps of 0 to 20 as CGSuite 2.1 prints them.
  test.each([
    [
      'Kayles',
      octal([0, 7, 7]),
      '0 1 2 3 1 4^146 3 2^2 1^1 4^046 2^2 6^46 4^046 1^1 2^2 7^57 1^13 4^64 3^31 2^20 1^031',
    ],
    [
      'Dawson’s Kayles',
      octal([0, 0, 7]),
      '0 0 1 1 2 0 3 1 1 0 3^1431 3 2^0520 2 4^146 0 5^057 2^0520 2 3^1431 3',
    ],
    ['Grundy’s game', grundy, '0 0 0 1 0 2 1 0 2 1 0 2 1 3^1431 2 1 3^1431 2 4^0564 3^1431 0^20'],
  ] as const)('genera of %s', (_, leavings, printed) => {
    const forms = new MisereForms();
    const genera = heapsOf(forms, leavings, 20).map((form) => formatGenus(forms.genus(form)));
    expect(genera).toEqual(printed.split(' ').map(full));
  });

  /** Every form of at most so many days. */
  const born = (forms: MisereForms, days: number): readonly number[] => {
    let all: readonly number[] = [0];
    for (let day = 0; day < days; day += 1) {
      const next = new Set<number>();
      for (let set = 0; set < 2 ** all.length; set += 1)
        next.add(forms.of(all.filter((__, i) => (set >> i) & 1)));
      all = [...next];
    }
    return all;
  };

  test('1, 2, 3, 5 and 22 forms by day 0, 1, 2, 3 and 4 (Conway 1976); 2_+ and the like by name', () => {
    const forms = new MisereForms();
    expect([0, 1, 2, 3, 4].map((days) => born(forms, days).length)).toEqual([1, 2, 3, 5, 22]);
    const two = forms.of([0, forms.of([0])]);
    const plus = forms.of([two]);
    expect([forms.format(plus, 20), forms.format(forms.of([plus]), 20)]).toEqual(['2_+', '2_+_+']);
    expect([forms.kind(plus), formatGenus(forms.genus(plus))]).toEqual(['tame', '0^02']);
    expect(forms.kind(forms.of([0, plus]))).toBe('restive');
    expect(forms.kind(forms.of([forms.of([0]), plus]))).toBe('restless');
  });

  test('a set of options is equal to its form beside every position of day 4', () => {
    const forms = new MisereForms();
    const all = born(forms, 4);
    const next = random(0x3f0);
    // Who wins a sum, by all moves; options as sets that were not simplified.
    const memo = new Map<string, boolean>();
    const lost = (options: readonly number[] | null, a: number, b: number): boolean => {
      const key = `${options?.join() ?? ''} ${a} ${b}`;
      const known = memo.get(key);
      if (known !== undefined) return known;
      const after = [
        ...(options ?? []).map((option) => lost(null, option, b)),
        ...(options === null ? forms.options(a).map((option) => lost(null, option, b)) : []),
        ...forms.options(b).map((option) => lost(options, a, option)),
      ];
      const found = after.length > 0 && !after.includes(true);
      memo.set(key, found);
      return found;
    };
    for (let i = 0; i < 60; i += 1) {
      const options = all.filter(() => next() < 0.25);
      const form = forms.of(options);
      for (const other of all)
        expect(lost(options, 0, other), `${options.join()} beside ${other}`).toBe(lost(null, form, other));
    }
  });

  test('answers: genus and form of a sum; of large tame positions by their values', () => {
    const of = (line: string) => new Solver(20_000).misereForm(spotOf(line));
    expect(of('kayles 5 misere')).toMatchObject({ genus: '4^146', kind: 'restless' });
    expect(of('nim 2 2 misere')).toEqual({ genus: '0^02', kind: 'tame', form: '{3,2}' });
    expect(of('nim 10^40 misere')).toEqual({
      genus: `${10n ** 40n}^(${10n ** 40n},${(10n ** 40n) ^ 2n})`,
      kind: 'tame',
      form: null,
    });
    expect(of('bash 10^40 max=3 misere')).toEqual({ genus: '0^120', kind: 'tame', form: null });
    expect(of('chomp 12x12 misere')).toBeNull();
  });
});
