import type { Measure, Win } from '../../core/terms.ts';
import { heedClock, spend } from '../../core/work.ts';
import type { Budget } from '../arena.ts';
import { type Fold, foldOf } from '../fold.ts';
import { Memo, OPEN } from './memo.ts';
import { grown, type Packed, Rows } from './packed.ts';

/** What the values of options come to, gathered in one number that begins at 0. */
interface Gathering {
  add(gathered: number, value: number): number;
  /** Whether no further option can change the result. */
  isDecided(gathered: number): boolean;
  end(gathered: number): number;
}

/** 1 = N, 0 = P; gathered: 1 an option that is N, 2 one that is P. */
const outcome = (win: Win): Gathering => ({
  add: (gathered, value) => gathered | (2 - value),
  isDecided: (gathered) => gathered >= 2,
  end: (gathered) => (gathered === 0 ? Number(win === 'misere') : gathered >> 1),
});

/**
 * 1 + the least (greatest) length of the options that are lost for the other player, else 1 + the greatest (least) of the others,
 * 0 without options. Gathered: that number, negative as long as no option is lost.
 */
const length = (win: Win, winner: 1 | -1): Gathering => {
  const lostParity = win === 'normal' ? 0 : 1;
  /** Whether `value` is preferred by a player who hurries (1) or stalls (−1). */
  const isBetter = (value: number, than: number, player: number): boolean => player * (than - value) > 0;
  return {
    add: (gathered, value) => {
      if (value % 2 === lostParity)
        return gathered <= 0 || isBetter(value + 1, gathered, winner) ? value + 1 : gathered;
      return gathered === 0 || (gathered < 0 && isBetter(value + 1, -gathered, -winner))
        ? -(value + 1)
        : gathered;
    },
    isDecided: () => false,
    end: Math.abs,
  };
};

/** Null where one number is not enough. */
const gatheringOf = (measure: Measure, win: Win): Gathering | null => {
  switch (measure) {
    case 'outcome':
      return outcome(win);
    case 'grundy':
      return null;
    case 'remoteness':
      return length(win, 1);
    case 'suspense':
      return length(win, -1);
  }
};

/** Values are looked up once they are all known. */
const NOTHING: Gathering = { add: () => 0, isDecided: () => false, end: () => 0 };

const NONE = -1;
/** Numbers of a position on the way: its row, the option to look at next, its first option, what was gathered. */
const FRAME = 4;
/** Options between two charges, and where there are hundreds of thousands between two looks at the clock. */
const CHARGE = 128;
const MOST_AT_ONCE = 8192;
/** An option that is made costs this share of one that is looked at. */
const MADE = 0.25;

/** Values of packed positions under one measure, by depth-first search on explicit stacks. */
export class PackedSearch<A> {
  readonly memo: Memo;
  readonly #game: Packed<never>;
  readonly #gathering: Gathering;
  /** Null where gathering is enough. */
  readonly #fold: Fold<A> | null;
  /** Options of the positions on the way. */
  readonly #open = new Rows();
  #frames: Int32Array = new Int32Array(64 * FRAME);
  #uncharged = 0;

  private constructor(game: Packed<never>, gathering: Gathering, fold: Fold<A> | null) {
    this.#game = game;
    this.memo = new Memo(game.words);
    this.#gathering = gathering;
    this.#fold = fold;
  }

  static measuring(game: Packed<never>, measure: Measure, win: Win): PackedSearch<unknown> {
    const gathering = gatheringOf(measure, win);
    return new PackedSearch(game, gathering ?? NOTHING, gathering === null ? foldOf(measure, win) : null);
  }

  static folding<A>(game: Packed<never>, fold: Fold<A>): PackedSearch<A> {
    return new PackedSearch(game, NOTHING, fold);
  }

  /** The value of a packed position; null where the budget is used up. */
  value(position: Int32Array, budget: Budget): number | null {
    const row = this.memo.rowOf(position, 0);
    const known = this.memo.rows[row + this.#game.words]!;
    if (known !== OPEN) return known;
    try {
      const value = this.#search(row, budget);
      return this.#charge(0, budget) ? value : null;
    } finally {
      this.#open.clear();
    }
  }

  #search(root: number, budget: Budget): number | null {
    const { words } = this.#game;
    const { memo } = this;
    const gathering = this.#gathering;
    const fold = this.#fold;
    const open = this.#open;
    this.#game.options(memo.rows, root, open);
    let [row, next, begin, gathered] = [root, 0, 0, 0];
    for (let depth = 0; ; ) {
      const { data, length: end } = open;
      const from = next;
      let child = NONE;
      const stop = Math.min(end, from + MOST_AT_ONCE * words);
      while (next < stop && child === NONE && !gathering.isDecided(gathered)) {
        const at = memo.rowOf(data, next);
        next += words;
        const value = memo.rows[at + words]!;
        if (value === OPEN) child = at;
        else gathered = gathering.add(gathered, value);
      }
      if (!this.#charge((next - from) / words, budget)) return null;
      if (child !== NONE) {
        this.#push(depth * FRAME, row, next, begin, gathered);
        depth += 1;
        [row, next, begin, gathered] = [child, end, end, 0];
        this.#game.options(memo.rows, row, open);
        this.#uncharged += (MADE * (open.length - end)) / words;
        continue;
      }
      if (next < end && !gathering.isDecided(gathered)) continue;
      const value = fold === null ? gathering.end(gathered) : this.#folded(begin, fold);
      memo.rows[row + words] = value;
      open.length = begin;
      if (depth === 0) return value;
      depth -= 1;
      const frames = this.#frames;
      const frame = depth * FRAME;
      row = frames[frame]!;
      next = frames[frame + 1]!;
      begin = frames[frame + 2]!;
      gathered = gathering.add(frames[frame + 3]!, value);
    }
  }

  #push(frame: number, row: number, next: number, begin: number, gathered: number): void {
    if (frame + FRAME > this.#frames.length) this.#frames = grown(this.#frames, 2 * this.#frames.length);
    const frames = this.#frames;
    frames[frame] = row;
    frames[frame + 1] = next;
    frames[frame + 2] = begin;
    frames[frame + 3] = gathered;
  }

  /** The value of a position whose options from `begin` on are known. */
  #folded(begin: number, fold: Fold<A>): number {
    const { words } = this.#game;
    const { data, length: end } = this.#open;
    const acc = fold.start();
    for (let at = begin; at < end; ) {
      if (at > begin) heedClock();
      const stop = Math.min(end, at + MOST_AT_ONCE * words);
      for (; at < stop; at += words)
        if (fold.add(acc, this.memo.rows[this.memo.rowOf(data, at) + words]!)) return fold.end(acc);
    }
    return fold.end(acc);
  }

  #charge(options: number, budget: Budget): boolean {
    this.#uncharged += options;
    if (options > 0 && this.#uncharged < CHARGE) return true;
    const cost = this.#uncharged * this.#game.perOption;
    this.#uncharged = 0;
    spend(cost);
    return budget.spend(cost / PLAIN);
  }
}

/** Units of work for an option in a search over the rules themselves. */
export const PLAIN = 1.6;
