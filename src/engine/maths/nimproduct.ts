/** Table of products of nimbers below 2^(2·`half`), from the table of those below 2^`half`. */
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

/** Products of nimbers below 256, computed once. */
const smallProducts = (): Uint8Array => (small ??= [1, 2, 4].reduce(doubled, Uint8Array.of(0, 0, 0, 1)));

/**
 * a ⊗ b for integers 0 ≤ a, b < 65,536 (not checked), by a table of the products below 256. With F = 2^(2^k), F ⊗ x = F·x for x <
 * F and F ⊗ F = F ⊕ F/2 (J. H. Conway, On Numbers and Games (1976), ch. 6).
 */
export const nimProduct16 = (a: number, b: number): number => {
  const table = smallProducts();
  const [aHigh, aLow] = [a >> 8, a & 255];
  const [bHigh, bLow] = [b >> 8, b & 255];
  const high = table[aHigh * 256 + bHigh]!;
  const low = table[aLow * 256 + bLow]!;
  const cross = table[(aHigh ^ aLow) * 256 + (bHigh ^ bLow)]!;
  return ((cross ^ low) << 8) ^ low ^ table[high * 256 + 128]!;
};

/** Cached inverses; 0: not computed yet. */
let inverses: Uint16Array | undefined;

/**
 * The x with a ⊗ x = 1, for 0 < a < 65,536 (throws a RangeError otherwise): a to the power 2^16 − 2, since these nimbers are a
 * field of 2^16 (J. H. Conway, On Numbers and Games (1976), ch. 6).
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

/*
 * Nimbers below 2^(16n) for n = 1, 2, 4, … are a field (J. H. Conway, On Numbers and Games (1976), ch. 6). A nimber is n limbs of
 * 16 bits in `from[at …]`, the lowest first. With F = 2^(8n) it is split into h·F ⊕ l, where h·F = h ⊗ F, and F ⊗ F = F ⊕ F/2.
 * Results go to `out[to …]`, which no argument may overlap.
 */
type Limbs = Uint16Array;

/** Buffers for intermediate results, one per power of two: calls of one size never nest. */
const roomsOf = (): ((n: number) => Limbs) => {
  const rooms: Limbs[] = [];
  return (n) => (rooms[31 - Math.clz32(n)] ??= new Uint16Array(4 * n));
};

const roomOfTop = roomsOf();
/** a ⊗ 2^(16n − 1): (h·F ⊕ l) ⊗ F ⊗ F/2 = (h ⊕ l) ⊗ F/2 · F ⊕ h ⊗ F/2 ⊗ F/2. */
const timesTop = (n: number, a: Limbs, at: number, out: Limbs, to: number): void => {
  if (n === 1) {
    out[to] = nimProduct16(a[at]!, 32768);
    return;
  }
  const half = n / 2;
  const room = roomOfTop(n);
  for (let i = 0; i < half; i += 1) room[i] = a[at + i]! ^ a[at + half + i]!;
  timesTop(half, room, 0, out, to + half);
  timesTop(half, a, at + half, room, half);
  timesTop(half, room, half, out, to);
};

const roomOfProduct = roomsOf();
const product = (n: number, a: Limbs, aAt: number, b: Limbs, bAt: number, out: Limbs, to: number): void => {
  if (n === 1) {
    out[to] = nimProduct16(a[aAt]!, b[bAt]!);
    return;
  }
  const half = n / 2;
  const room = roomOfProduct(n);
  for (let i = 0; i < half; i += 1) {
    room[i] = a[aAt + i]! ^ a[aAt + half + i]!;
    room[half + i] = b[bAt + i]! ^ b[bAt + half + i]!;
  }
  product(half, room, 0, room, half, out, to + half);
  product(half, a, aAt + half, b, bAt + half, room, n);
  timesTop(half, room, n, out, to);
  product(half, a, aAt, b, bAt, room, n);
  for (let i = 0; i < half; i += 1) {
    out[to + i]! ^= room[n + i]!;
    out[to + half + i]! ^= room[n + i]!;
  }
};

const roomOfSquare = roomsOf();
/** a ⊗ a = h² · F ⊕ h² ⊗ F/2 ⊕ l²: the cross products cancel. */
const square = (n: number, a: Limbs, at: number, out: Limbs, to: number): void => {
  if (n === 1) {
    out[to] = nimProduct16(a[at]!, a[at]!);
    return;
  }
  const half = n / 2;
  const room = roomOfSquare(n);
  square(half, a, at + half, out, to + half);
  timesTop(half, out, to + half, room, 0);
  square(half, a, at, out, to);
  for (let i = 0; i < half; i += 1) out[to + i]! ^= room[i]!;
};

/** The x with x ⊗ x = a: by halves, h = x_h² and l = x_l² ⊕ h ⊗ F/2. */
const root = (n: number, a: Limbs, at: number, out: Limbs, to: number): void => {
  if (n === 1) {
    let power = a[at]!;
    for (let i = 1; i < 16; i += 1) power = nimProduct16(power, power);
    out[to] = power;
    return;
  }
  const half = n / 2;
  const low = new Uint16Array(half);
  timesTop(half, a, at + half, low, 0);
  for (let i = 0; i < half; i += 1) low[i]! ^= a[at + i]!;
  root(half, a, at + half, out, to + half);
  root(half, low, 0, out, to);
};

/** The x with a ⊗ x = 1, a ≠ 0: (h·F ⊕ l) ⊗ (h·F ⊕ h ⊕ l) = h² ⊗ F/2 ⊕ l ⊗ (h ⊕ l), which is below F. */
const inverse = (n: number, a: Limbs, at: number, out: Limbs, to: number): void => {
  if (n === 1) {
    out[to] = nimInverse16(a[at]!);
    return;
  }
  const half = n / 2;
  const sum = new Uint16Array(half);
  const norm = new Uint16Array(half);
  const other = new Uint16Array(half);
  for (let i = 0; i < half; i += 1) sum[i] = a[at + i]! ^ a[at + half + i]!;
  square(half, a, at + half, other, 0);
  timesTop(half, other, 0, norm, 0);
  product(half, a, at, sum, 0, other, 0);
  for (let i = 0; i < half; i += 1) norm[i]! ^= other[i]!;
  inverse(half, norm, 0, other, 0);
  product(half, a, at + half, other, 0, out, to + half);
  product(half, sum, 0, other, 0, out, to);
};

const LIMB_BITS = 16;
const bitsOf = (n: bigint): number => (n === 0n ? 1 : n.toString(16).length * 4);

/** Number of limbs in the least field that holds these nimbers. */
export const limbsFor = (...nimbers: readonly bigint[]): number => {
  const limbs = Math.ceil(Math.max(...nimbers.map(bitsOf)) / LIMB_BITS);
  return 2 ** Math.ceil(Math.log2(limbs));
};

const split = (value: bigint, n: number): Limbs => {
  const digits = value.toString(16).padStart(4 * n, '0');
  return Uint16Array.from({ length: n }, (_, i) =>
    Number.parseInt(digits.slice(digits.length - 4 * (i + 1), digits.length - 4 * i), 16),
  );
};

const join = (limbs: Limbs): bigint =>
  BigInt(
    `0x${[...limbs]
      .map((limb) => limb.toString(16).padStart(4, '0'))
      .reverse()
      .join('')}`,
  );

const unary =
  (run: (n: number, a: Limbs, at: number, out: Limbs, to: number) => void) =>
  (a: bigint): bigint => {
    const n = limbsFor(a);
    const out = new Uint16Array(n);
    run(n, split(a, n), 0, out, 0);
    return join(out);
  };

/** Exact nim-product a ⊗ b for a, b ≥ 0. */
export const nimProduct = (a: bigint, b: bigint): bigint => {
  const n = limbsFor(a, b);
  if (n === 1) return BigInt(nimProduct16(Number(a), Number(b)));
  const out = new Uint16Array(n);
  product(n, split(a, n), 0, split(b, n), 0, out, 0);
  return join(out);
};

/** a ⊗ a for a ≥ 0, faster than the product. */
export const nimSquare = unary(square);

/** The only x with x ⊗ x = a, for a ≥ 0. */
export const nimRoot = unary(root);

const inverted = unary(inverse);
/** The x with a ⊗ x = 1, for a > 0 (throws a RangeError for 0). */
export const nimInverse = (a: bigint): bigint => {
  if (a <= 0n) throw new RangeError(`no inverse: ${a}`);
  return inverted(a);
};
