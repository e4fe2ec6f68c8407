/** Half the bits of the smallest field of nimbers that holds n ≥ 2: 1, 2, 4, 8, … */
const halfBits = (n: bigint): bigint => {
  let half = 1n;
  while (n >> (2n * half) > 0n) half *= 2n;
  return half;
};

/**
 * The nim-product a ⊗ b for a, b ≥ 0, exactly. With F = 2^(2^k), F ⊗ x = F·x for x < F and F ⊗ F = F ⊕ F/2.
 * J. H. Conway, On Numbers and Games (1976), ch. 6. The cost grows with the square of the number of bits.
 */
export const nimProduct = (a: bigint, b: bigint): bigint => {
  if (a < 2n || b < 2n) return a * b;
  const half = halfBits(a > b ? a : b);
  const mask = (1n << half) - 1n;
  const [aHigh, aLow] = [a >> half, a & mask];
  const [bHigh, bLow] = [b >> half, b & mask];
  const high = nimProduct(aHigh, bHigh);
  const low = nimProduct(aLow, bLow);
  const cross = nimProduct(aHigh ^ aLow, bHigh ^ bLow);
  return ((cross ^ low) << half) ^ low ^ nimProduct(high, 1n << (half - 1n));
};

/** Products of nimbers below 2^(2·`half`), out of the table of those below 2^`half`. */
const doubled = (table: Uint8Array, half: number): Uint8Array => {
  const [row, size] = [1 << half, 1 << (2 * half)];
  const made = new Uint8Array(size * size);
  for (let a = 0; a < size; a += 1)
    for (let b = 0; b < size; b += 1) {
      const [aHigh, aLow] = [a >> half, a & (row - 1)];
      const [bHigh, bLow] = [b >> half, b & (row - 1)];
      const high = table[aHigh * row + bHigh]!;
      const low = table[aLow * row + bLow]!;
      const cross = table[(aHigh ^ aLow) * row + (bHigh ^ bLow)]!;
      made[a * size + b] = ((cross ^ low) << half) ^ low ^ table[high * row + (row >> 1)]!;
    }
  return made;
};

let small: Uint8Array | undefined;

/** Products of nimbers below 256, made once. */
const smallProducts = (): Uint8Array => (small ??= [1, 2, 4].reduce(doubled, Uint8Array.of(0, 0, 0, 1)));

/** a ⊗ b for whole numbers 0 ≤ a, b < 65,536 (not checked), by a table of the products below 256. */
export const nimProduct16 = (a: number, b: number): number => {
  const table = smallProducts();
  const [aHigh, aLow] = [a >> 8, a & 255];
  const [bHigh, bLow] = [b >> 8, b & 255];
  const high = table[aHigh * 256 + bHigh]!;
  const low = table[aLow * 256 + bLow]!;
  const cross = table[(aHigh ^ aLow) * 256 + (bHigh ^ bLow)]!;
  return ((cross ^ low) << 8) ^ low ^ table[high * 256 + 128]!;
};

/** Inverses found so far; 0 = not asked for yet. */
let inverses: Uint16Array | undefined;

/**
 * The x with a ⊗ x = 1, for 0 < a < 65,536 (a RangeError beyond): a to the power 2^16 − 2, since these nimbers are a field
 * of 2^16 (J. H. Conway, On Numbers and Games (1976), ch. 6).
 */
export const nimInverse16 = (a: number): number => {
  if (a <= 0 || a >= 65536) throw new RangeError(`no inverse here: ${a}`);
  inverses ??= new Uint16Array(65536);
  const known = inverses[a]!;
  if (known !== 0) return known;
  let power = a;
  let inverse = 1;
  for (let i = 1; i < 16; i += 1) {
    power = nimProduct16(power, power);
    inverse = nimProduct16(inverse, power);
  }
  inverses[a] = inverse;
  return inverse;
};
