/** Connected free squares: each row as the bits of a number, without empty rows and columns at the rim. */
export type Region = readonly number[];

/** A row is the bits of a number. */
export const MAX_REGION_COLUMNS = 16;

export const countOf = (row: number): number => {
  let ones = 0;
  for (let rest = row; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
};

export const sizeOf = (rows: Region): number => rows.reduce((sum, row) => sum + countOf(row), 0);

export const widthOf = (rows: Region): number => 32 - Math.clz32(rows.reduce((all, row) => all | row, 0));

/** Number of pairs of neighbouring squares, where a domino fits. */
export const pairsOf = (rows: Region): number =>
  rows.reduce((sum, row, i) => sum + countOf(row & (row >>> 1)) + countOf(row & (rows[i + 1] ?? 0)), 0);

/** Rows without empty columns at the left. */
const cropped = (rows: readonly number[]): Region => {
  let all = 0;
  for (const row of rows) all |= row;
  const empty = 31 - Math.clz32(all & -all);
  return empty === 0 ? rows : rows.map((row) => row >>> empty);
};

/** Bits of a row in reverse order. */
const reversed = (row: number, width: number): number => {
  let bits = ((row >>> 1) & 0x55555555) | ((row & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return ((bits >>> 16) | (bits << 16)) >>> (32 - width);
};

const mirrored = (rows: Region, width: number): Region => rows.map((row) => reversed(row, width));

const transposed = (rows: Region, width: number): Region => {
  const columns = new Array<number>(width).fill(0);
  for (let i = 0; i < rows.length; i += 1)
    for (let row = rows[i]!; row !== 0; row &= row - 1) columns[31 - Math.clz32(row & -row)]! |= 1 << i;
  return columns;
};

const isBefore = (a: Region, b: Region): boolean => {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
};

/** Representative of the eight turns and mirror images of a region; no wider than high. */
export const uprightOf = (rows: Region): Region => {
  const width = widthOf(rows);
  let best: Region | null = null;
  const consider = (one: Region): void => {
    const turns = [one, mirrored(one, Math.min(width, rows.length))];
    for (const turn of [...turns, turns[0]!.toReversed(), turns[1]!.toReversed()])
      if (best === null || isBefore(turn, best)) best = turn;
  };
  if (width <= rows.length) consider(rows);
  if (width >= rows.length) consider(transposed(rows, width));
  return best!;
};

/** Squares of `rows` connected with `start`, a square of row `first`. */
const reachedFrom = (rows: readonly number[], first: number, start: number): number[] => {
  const region = new Array<number>(rows.length).fill(0);
  region[first] = start;
  // Sweeps up and down until nothing is added.
  for (let grew = true, from = first, step = 1; grew; step = -step) {
    grew = false;
    for (let i = from; i >= 0 && i < rows.length; i += step) {
      const free = rows[i]!;
      const old = region[i]!;
      let row = old | (((region[i - 1] ?? 0) | (region[i + 1] ?? 0)) & free);
      for (let next = row; ; row = next) {
        next = row | (((row << 1) | (row >>> 1)) & free);
        if (next === row) break;
      }
      if (row === old && i !== first) continue;
      region[i] = row;
      grew ||= row !== old;
    }
    from = step > 0 ? rows.length - 1 : 0;
    // Always sweeps back as well: one direction alone may find nothing that the other would.
    grew ||= step > 0 && from > 0;
  }
  return region;
};

/** Regions of more than one square; single squares are dead. Domain: at most `MAX_REGION_COLUMNS` wide. */
export const regionsOf = (rows: readonly number[]): readonly Region[] => {
  const left = [...rows];
  const found: Region[] = [];
  for (let first = 0; first < left.length; first += 1)
    while (left[first] !== 0) {
      const region = reachedFrom(left, first, left[first]! & -left[first]!);
      let end = first;
      for (let i = first; i < left.length && region[i] !== 0; i += 1) {
        left[i]! &= ~region[i]!;
        end = i + 1;
      }
      if (end > first + 1 || countOf(region[first]!) > 1) found.push(cropped(region.slice(first, end)));
    }
  return found;
};

interface RegionBorders {
  readonly low: number;
  readonly high: number;
  readonly above: number;
  readonly below: number;
}

/** Squares of a row that have a neighbour, by side. */
const aroundOf = (rows: Region, i: number): RegionBorders => {
  const row = rows[i]!;
  return {
    low: (row << 1) & row,
    high: (row >>> 1) & row,
    above: (rows[i - 1] ?? 0) & row,
    below: (rows[i + 1] ?? 0) & row,
  };
};

/** Whether no square has more than two neighbours: a path or a ring, however it bends. */
export const isLine = (rows: Region): boolean =>
  rows.every((_, i) => {
    const { low, high, above, below } = aroundOf(rows, i);
    return ((low & high & (above | below)) | (above & below & (low | high))) === 0;
  });

/** Squares with one neighbour. */
const endsOf = (rows: Region): readonly number[] =>
  rows.map((_, i) => {
    const { low, high, above, below } = aroundOf(rows, i);
    return (
      (low ^ high ^ above ^ below) & ~((low & high) | (above & below) | ((low | high) & (above | below)))
    );
  });

/**
 * Region with only one of the squares that share the same square as their only neighbour: a domino on any of them leaves the
 * same.
 */
export const withoutTwins = (rows: Region): Region => {
  const ends = endsOf(rows);
  const left = [...rows];
  rows.forEach((row, i) => {
    let had = (ends[i - 1] ?? 0) & row;
    const below = (ends[i + 1] ?? 0) & row;
    const low = (ends[i]! << 1) & row;
    const high = (ends[i]! >>> 1) & row;
    if ((below & had) !== 0) left[i + 1]! &= ~(below & had);
    had |= below;
    left[i]! &= ~((low & had) >>> 1);
    had |= low;
    left[i]! &= ~((high & had) << 1);
  });
  if (left.every((row, i) => row === rows[i])) return rows;
  return cropped(
    left.slice(
      left.findIndex((row) => row !== 0),
      left.findLastIndex((row) => row !== 0) + 1,
    ),
  );
};

/**
 * Outcome of a region unchanged by a half turn: `lost` if no domino meets its image, `won` if only the middle one does; null for
 * any other.
 */
export const turnedAbout = (rows: Region): 'lost' | 'won' | null => {
  const [width, height] = [widthOf(rows), rows.length];
  if (!mirrored(rows, width).every((row, i) => row === rows[height - 1 - i])) return null;
  if (width % 2 === 0 && height % 2 === 0) return 'lost';
  const middle = (rows[height >>> 1]! >>> (width >>> 1)) & 1;
  if (middle === 0) return 'lost';
  return width % 2 === 1 && height % 2 === 1 ? null : 'won';
};
