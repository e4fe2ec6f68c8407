/** Taking-and-breaking game in Guy and Smith's notation: a leading digit 0 or 4, then a digit 0–7 for each number taken. */
export interface OctalCode {
  /** Canonical text: `0.77`, `4.31`; `0.0` and `4.0` if no digit is left. */
  readonly text: string;
  /**
   * `digits[k]` is d_k; the last is not 0 unless it is the only one. Bits: 0, k may be taken as a whole heap; 1, leaving one
   * heap; 2, leaving two.
   */
  readonly digits: readonly number[];
}

/** The same rules by what is left: the numbers taken for which a heap may vanish, stay one heap, or split in two. */
export interface HeapLaw {
  readonly whole: readonly number[];
  readonly one: readonly number[];
  readonly two: readonly number[];
  /** True: the two heaps must differ. */
  readonly unequal: boolean;
  /** Largest number that may be taken: t of the Guy–Smith theorem. */
  readonly most: number;
}

/** After the point. */
export const MAX_OCTAL_DIGITS = 64;

/**
 * Parses `0.77`, `.77`, `4.31`, `4.0`; drops trailing zeros. Null for anything else, including leading digits other than 0 and 4:
 * “take nothing and leave one heap” would never end.
 */
export const parseOctalCode = (text: string): OctalCode | null => {
  const typed = /^([04])?(?:\.([0-7]*))?$/.exec(text);
  if (typed === null || text === '' || text === '.') return null;
  const digits = typed[2] ?? '';
  const last = Math.max(...[...'1234567'].map((digit) => digits.lastIndexOf(digit)));
  if (last >= MAX_OCTAL_DIGITS) return null;
  const tail = digits.slice(0, last + 1);
  return octalCode([Number(typed[1] ?? '0'), ...[...tail].map(Number)]);
};

/** Code with these digits, d_0 first: 0 or 4, then 0 to 7 each; not checked. Drops trailing zeros. */
export const octalCode = (digits: readonly number[]): OctalCode => {
  let length = digits.length;
  while (length > 1 && digits[length - 1] === 0) length -= 1;
  const kept = digits.slice(0, length);
  return { text: `${kept[0]!}.${length === 1 ? '0' : kept.slice(1).join('')}`, digits: kept };
};

const places = (digits: readonly number[], bit: number): readonly number[] =>
  digits.flatMap((digit, k) => (digit & bit ? [k] : []));

/** Rules given by the digits of `code`. */
export const lawOfCode = (code: OctalCode): HeapLaw => ({
  whole: places(code.digits, 1),
  one: places(code.digits, 2),
  two: places(code.digits, 4),
  unequal: false,
  most: code.digits.length - 1,
});

/** Grundy's game: take nothing, leave two heaps that differ. */
export const GRUNDYS_LAW: HeapLaw = { whole: [], one: [], two: [0], unequal: true, most: 0 };
