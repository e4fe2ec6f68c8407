import { bySize, gcd } from './integers.ts';

/** Largest number that is factored here. */
export const MAX_FACTORED_NUMBER = 10n ** 12n;

/** Limit of trial division; the rest of a number ≤ 10^12 is then 1, a prime, or a product of two primes. */
const MAX_TRIAL_DIVISOR = 10_000;

let primes: readonly number[] | undefined;

/** Primes up to 10,000. */
const smallPrimes = (): readonly number[] => {
  if (primes === undefined) {
    const composite = new Uint8Array(MAX_TRIAL_DIVISOR + 1);
    const found: number[] = [];
    for (let n = 2; n <= MAX_TRIAL_DIVISOR; n += 1) {
      if (composite[n]) continue;
      found.push(n);
      for (let multiple = n * n; multiple <= MAX_TRIAL_DIVISOR; multiple += n) composite[multiple] = 1;
    }
    primes = found;
  }
  return primes;
};

const powerMod = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

/**
 * Whether n is prime, for odd n with 10,000 < n < 3.4·10^14: strong probable prime to the bases 2, 3, 5, 7, 11, 13, 17 (Jaeschke,
 * Math. Comp. 61 (1993)).
 */
const isPrime = (n: bigint): boolean => {
  let [odd, twos] = [n - 1n, 0];
  while (odd % 2n === 0n) {
    odd /= 2n;
    twos += 1;
  }
  return [2n, 3n, 5n, 7n, 11n, 13n, 17n].every((base) => {
    let x = powerMod(base, odd, n);
    if (x === 1n || x === n - 1n) return true;
    for (let i = 1; i < twos; i += 1) {
      x = (x * x) % n;
      if (x === n - 1n) return true;
    }
    return false;
  });
};

/** Proper factor of a composite n, by Pollard's rho in Brent's form (BIT 20 (1980)), one constant after another. */
const properFactor = (n: bigint): bigint => {
  for (let c = 1n; ; c += 1n) {
    let [slow, fast, power, lambda, factor] = [2n, 2n, 1, 0, 1n];
    while (factor === 1n) {
      if (power === lambda) {
        slow = fast;
        power *= 2;
        lambda = 0;
      }
      fast = (fast * fast + c) % n;
      lambda += 1;
      factor = gcd(slow > fast ? slow - fast : fast - slow, n);
    }
    if (factor !== n) return factor;
  }
};

/** Cached factorisations: the numbers of one position are factored again and again. */
const kept = new Map<bigint, readonly bigint[]>();
const MAX_CACHED_NUMBERS = 20_000;

/** Prime factors of n with multiplicity, ascending; none of 1. Domain: 1 ≤ n ≤ 10^12; throws a RangeError otherwise. */
export const primeFactors = (n: bigint): readonly bigint[] => {
  if (n < 1n || n > MAX_FACTORED_NUMBER) throw new RangeError(`not factored here: ${n}`);
  const known = kept.get(n);
  if (known !== undefined) return known;
  if (kept.size >= MAX_CACHED_NUMBERS) kept.clear();
  const factors = factor(n);
  kept.set(n, factors);
  return factors;
};

const factor = (n: bigint): readonly bigint[] => {
  const factors: bigint[] = [];
  let rest = Number(n);
  for (const prime of smallPrimes()) {
    if (prime * prime > rest) break;
    while (rest % prime === 0) {
      factors.push(BigInt(prime));
      rest /= prime;
    }
  }
  if (rest === 1) return factors;
  const left = BigInt(rest);
  if (rest <= MAX_TRIAL_DIVISOR * MAX_TRIAL_DIVISOR || isPrime(left)) return [...factors, left];
  const first = properFactor(left);
  const second = left / first;
  return [...factors, ...(first < second ? [first, second] : [second, first])];
};

/** All divisors, 1 and the number itself included, ascending, from the result of `primeFactors`. */
export const divisorsOf = (factors: readonly bigint[]): readonly bigint[] => {
  let divisors: bigint[] = [1n];
  for (let i = 0; i < factors.length; ) {
    const prime = factors[i]!;
    let next = divisors;
    let power = 1n;
    for (; factors[i] === prime; i += 1) {
      power *= prime;
      const times = power;
      next = [...next, ...divisors.map((divisor) => divisor * times)];
    }
    divisors = next;
  }
  return divisors.sort(bySize);
};
