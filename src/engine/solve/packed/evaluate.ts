import { grown } from '../../core/arrays.ts';
import type { Measure, Win } from '../../core/terms.ts';
import { heedClock, spend } from '../../core/work.ts';
import type { Budget } from '../arena.ts';
import { type Fold, foldOf } from '../fold.ts';
import { Memo, OPEN } from './memo.ts';
import { type Packed, Rows } from './packed.ts';

/** Running result over the values of options, held in one number that starts at 0. */
interface Gathering {
  add(gathered: number, value: number): number;
  /** Whether no further option can change the result. */
  isDecided(gathered: number): boolean;
  end(gathered: number): number;
}

/** 1 = N, 0 = P; gathered: bit 0 for an option that is N, bit 1 for one that is P. */
const outcome = (win: Win): Gathering => ({
  add: (gathered, value) => gathered | (2 - value),
  isDecided: (gathered) => gathered >= 2,
  end: (gathered) => (gathered === 0 ? Number(win === 'misere') : gathered >> 1),
});

/**
 * 1 + the least (greatest) length of the options lost for the opponent, else 1 + the greatest (least) of the others, 0 without
 * options. Gathered: that number, negative while no option is lost.
 */
const length = (win: Win, winner: 1 | -1): Gathering => {
  const lostParity = win === 'normal' ? 0 : 1;
  /** Whether a player who hurries (1) or stalls (−1) prefers `value`. */
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

/** Null if one number is not enough. */
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

/** For measures that look the values up once all are known. */
const NOTHING: Gathering = { add: () => 0, isDecided: () => false, end: () => 0 };

const NONE = -1;
/** Numbers per stack frame: the row of the position, the next option to look at, its first option, the gathered result. */
const NUMBERS_PER_FRAME = 4;
/** Options between two charges. */
const OPTIONS_PER_CHARGE = 128;
/** Options of one position between two looks at the clock. */
const OPTIONS_PER_LOOK = 8192;
/** Cost of making an option, as a share of looking at one. */
const MAKING_COST_SHARE = 0.25;

/** Values of packed positions under one measure, by depth-first search on explicit stacks. */
export class PackedSearch<A> {
  readonly memo: Memo;
  readonly #game: Packed<never>;
  readonly #gathering: Gathering;
  /** Null if gathering is enough. */
  readonly #fold: Fold<A> | null;
  /** Options of the positions on the stack. */
  readonly #open = new Rows();
  #frames: Int32Array = new Int32Array(64 * NUMBERS_PER_FRAME);
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

  /** Value of a packed position; null when the budget is used up. */
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
      const stop = Math.min(end, from + OPTIONS_PER_LOOK * words);
      while (next < stop && child === NONE && !gathering.isDecided(gathered)) {
        const at = memo.rowOf(data, next);
        next += words;
        const value = memo.rows[at + words]!;
        if (value === OPEN) child = at;
        else gathered = gathering.add(gathered, value);
      }
      if (!this.#charge((next - from) / words, budget)) return null;
      if (child !== NONE) {
        this.#push(depth * NUMBERS_PER_FRAME, row, next, begin, gathered);
        depth += 1;
        [row, next, begin, gathered] = [child, end, end, 0];
        this.#game.options(memo.rows, row, open);
        this.#uncharged += (MAKING_COST_SHARE * (open.length - end)) / words;
        continue;
      }
      if (next < end && !gathering.isDecided(gathered)) continue;
      const value = fold === null ? gathering.end(gathered) : this.#folded(begin, fold);
      memo.rows[row + words] = value;
      open.length = begin;
      if (depth === 0) return value;
      depth -= 1;
      const frames = this.#frames;
      const frame = depth * NUMBERS_PER_FRAME;
      row = frames[frame]!;
      next = frames[frame + 1]!;
      begin = frames[frame + 2]!;
      gathered = gathering.add(frames[frame + 3]!, value);
    }
  }

  #push(frame: number, row: number, next: number, begin: number, gathered: number): void {
    if (frame + NUMBERS_PER_FRAME > this.#frames.length)
      this.#frames = grown(this.#frames, 2 * this.#frames.length);
    const frames = this.#frames;
    frames[frame] = row;
    frames[frame + 1] = next;
    frames[frame + 2] = begin;
    frames[frame + 3] = gathered;
  }

  /** Value of a position all of whose options, from `begin` on, are known. */
  #folded(begin: number, fold: Fold<A>): number {
    const { words } = this.#game;
    const { data, length: end } = this.#open;
    const acc = fold.start();
    for (let at = begin; at < end; ) {
      if (at > begin) heedClock();
      const stop = Math.min(end, at + OPTIONS_PER_LOOK * words);
      for (; at < stop; at += words)
        if (fold.add(acc, this.memo.rows[this.memo.rowOf(data, at) + words]!)) return fold.end(acc);
    }
    return fold.end(acc);
  }

  #charge(options: number, budget: Budget): boolean {
    this.#uncharged += options;
    if (options > 0 && this.#uncharged < OPTIONS_PER_CHARGE) return true;
    const cost = this.#uncharged * this.#game.perOption;
    this.#uncharged = 0;
    spend(cost);
    return budget.spend(cost / WORK_PER_PLAIN_OPTION);
  }
}

/** In a search over the rules themselves. */
export const WORK_PER_PLAIN_OPTION = 1.6;
