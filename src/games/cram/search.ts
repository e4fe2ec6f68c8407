import { mex } from '../../engine/maths/nimber.ts';
import { octalKnowing } from '../../engine/maths/octal-book.ts';
import { parseOctalCode } from '../../engine/maths/octal-code.ts';
import { SearchShare } from '../kit/search-share.ts';
import {
  isLine,
  pairsOf,
  type Region,
  regionsOf,
  sizeOf,
  turnedAbout,
  uprightOf,
  withoutTwins,
} from './region.ts';

/** Work units: per option made, per new region, per row of either, per child compared in a round of proving. */
const WORK_PER_OPTION = 2.5;
const WORK_PER_REGION = 5;
const WORK_PER_ROW = 0.25;
const WORK_PER_CHILD = 0.07;
/** Share of the account that one search may take. */
const SEARCH_WORK_SHARE = 0.85;
/** Stands for infinity. */
const NEVER = 1e9;

const DAWSON = parseOctalCode('0.07')!;

/** Value of a path or ring of squares, however it bends: a row of Dawson's Kayles, or the row that a move leaves of it. */
export const lineValue = (squares: number, pairs: number): number => {
  const path = (length: number): number => octalKnowing(DAWSON, BigInt(length)).at(BigInt(length));
  return pairs < squares ? path(squares) : mex([path(squares - 2)]);
};

/** Estimated effort to prove that the player to move wins (`won`) or loses (`lost`); 0: proved. */
interface ProofNumbers {
  won: number;
  lost: number;
}

/** Region with the results so far. */
interface SearchedRegion {
  readonly id: number;
  readonly region: Region;
  readonly size: number;
  readonly pairs: number;
  value: number | null;
  options: readonly (readonly SearchedRegion[])[] | null;
  /** By n: progress for the region beside a heap of n. */
  readonly progress: (ProofNumbers | undefined)[];
}

/** Region beside a heap of n after a move; `parts` holds its regions until the smaller ones have values. */
interface Child {
  parts: readonly SearchedRegion[];
  n: number;
}

const decided = (isLost: boolean): ProofNumbers =>
  isLost ? { won: NEVER, lost: 0 } : { won: 0, lost: NEVER };

/**
 * Values of regions, by asking for n = 0, 1, 2, …: is the region together with a heap of n lost? (J. Lemoine, S. Viennot,
 * “Nimbers are inevitable”, Theoret. Comput. Sci. 462 (2012), 70–79.) Each question is searched where the least is left to prove
 * (df-pn, A. Nagai 2002).
 */
export class CramSearch {
  readonly #upright = new Map<string, SearchedRegion>();
  readonly #known = new Map<string, SearchedRegion>();
  readonly #share = new SearchShare<string>(SEARCH_WORK_SHARE);

  /** Grundy value of a board, or null if the account can't afford the search. */
  value(rows: readonly number[]): number | null {
    return this.#share.attempt(rows.join(), () => this.#sum(this.#partsOf(rows)));
  }

  /** Whether the player to move wins, or null. */
  isWon(rows: readonly number[]): boolean | null {
    return this.#share.attempt(rows.join(), () => {
      const [first, ...others] = this.#partsOf(rows);
      return first !== undefined && !this.#is(first, this.#sum(others));
    });
  }

  #sum(parts: readonly SearchedRegion[]): number {
    return parts.reduce((sum, part) => sum ^ this.#value(part), 0);
  }

  #value(known: SearchedRegion): number {
    for (let n = 0; known.value === null; n += 1) this.#is(known, n);
    return known.value;
  }

  /** Whether the value is n. */
  #is(known: SearchedRegion, n: number): boolean {
    if (known.value === null) this.#prove(known, n, NEVER, NEVER);
    return known.value === n;
  }

  #progress(known: SearchedRegion, n: number): ProofNumbers {
    const old = known.progress[n];
    if (known.value !== null && (old === undefined || (old.won !== 0 && old.lost !== 0)))
      return (known.progress[n] = decided(known.value === n));
    return old ?? (known.progress[n] = { won: 1, lost: known.pairs + n });
  }

  /** Searches until the region beside n is decided, or more effort is left than the given limits. */
  #prove(known: SearchedRegion, n: number, mostWon: number, mostLost: number): void {
    const own = this.#progress(known, n);
    if (own.won === 0 || own.lost === 0) return;
    const children = this.#childrenOf(known, n);
    for (;;) {
      const { best, least, second, sum, bestWon } = this.#compared(children);
      own.won = least;
      own.lost = least === 0 ? NEVER : sum;
      if (sum === 0) {
        known.value = n;
        own.won = NEVER;
        return;
      }
      if (least === 0 || least >= mostWon || sum >= mostLost) return;
      const child = children[best]!;
      if (child.parts.length > 1) {
        const [first, ...others] = child.parts;
        child.n ^= this.#sum(others);
        child.parts = [first!];
      } else
        this.#prove(
          child.parts[0]!,
          child.n,
          mostLost === NEVER ? NEVER : mostLost + bestWon - sum,
          Math.min(mostWon, second + 1),
        );
    }
  }

  /** Child nearest to being lost for the opponent, and the effort that all of them need. */
  #compared(children: readonly Child[]) {
    this.#share.pay(WORK_PER_CHILD * children.length);
    let [best, least, second, sum, bestWon] = [-1, NEVER, NEVER, 0, 0];
    for (let i = 0; i < children.length; i += 1) {
      const { parts, n } = children[i]!;
      let [won, lost] = [1, 0];
      if (parts.length === 1) {
        const one = this.#progress(parts[0]!, n);
        won = one.won;
        lost = one.lost;
      } else for (const part of parts) lost += part.pairs;
      sum = Math.min(NEVER, sum + won);
      if (lost < least) {
        second = least;
        [best, least, bestWon] = [i, lost, won];
      } else if (lost < second) second = lost;
    }
    return { best, least, second, sum, bestWon };
  }

  /** Moves in the region, and those in the heap. */
  #childrenOf(known: SearchedRegion, n: number): Child[] {
    const children: Child[] = [];
    for (let m = 0; m < n; m += 1) children.push({ parts: [known], n: m });
    for (const option of this.#optionsOf(known)) {
      const parts = option.filter(({ value }) => value === null);
      const sum = option.reduce((all, { value }) => all ^ (value ?? 0), n);
      children.push({ parts: parts.length === 0 ? [this.#nothing] : parts, n: sum });
    }
    return children;
  }

  readonly #nothing: SearchedRegion = {
    id: 0,
    region: [],
    size: 0,
    pairs: 0,
    value: 0,
    options: [],
    progress: [],
  };

  /** Regions of a board, with equal ones cancelled, the largest first. */
  #partsOf(rows: readonly number[]): readonly SearchedRegion[] {
    const parts: SearchedRegion[] = [];
    for (const region of regionsOf(rows)) {
      const known = this.#of(region);
      const equal = parts.indexOf(known);
      if (equal < 0) parts.push(known);
      else parts.splice(equal, 1);
    }
    return parts.length < 2 ? parts : parts.sort((a, b) => b.size - a.size || a.id - b.id);
  }

  #of(region: Region): SearchedRegion {
    const name = String.fromCharCode(...region);
    const seen = this.#known.get(name);
    if (seen !== undefined) return seen;
    this.#share.pay(WORK_PER_REGION + WORK_PER_ROW * region.length);
    const upright = uprightOf(withoutTwins(region));
    const key = String.fromCharCode(...upright);
    let known = this.#upright.get(key);
    if (known === undefined) {
      const [size, pairs] = [sizeOf(upright), pairsOf(upright)];
      const turned = turnedAbout(upright);
      known = {
        id: this.#upright.size + 1,
        region: upright,
        size,
        pairs,
        value: isLine(upright) ? lineValue(size, pairs) : turned === 'lost' ? 0 : null,
        options: null,
        progress: turned === 'won' ? [decided(false)] : [],
      };
      this.#upright.set(key, known);
    }
    this.#known.set(name, known);
    return known;
  }

  /** Boards left by dominoes, each once. */
  #optionsOf(known: SearchedRegion): readonly (readonly SearchedRegion[])[] {
    if (known.options !== null) return known.options;
    const { region } = known;
    const found = new Map<string, readonly SearchedRegion[]>();
    const add = (rows: readonly number[]): void => {
      this.#share.pay(WORK_PER_OPTION + WORK_PER_ROW * region.length);
      const parts = this.#partsOf(rows);
      found.set(parts.map(({ id }) => id).join(), parts);
    };
    for (let i = 0; i < region.length; i += 1) {
      const row = region[i]!;
      for (let pairs = row & (row >>> 1); pairs !== 0; pairs &= pairs - 1)
        add(region.with(i, row & ~(3 * (pairs & -pairs))));
      for (let pairs = row & (region[i + 1] ?? 0); pairs !== 0; pairs &= pairs - 1) {
        const bit = pairs & -pairs;
        add(region.map((free, k) => (k === i || k === i + 1 ? free & ~bit : free)));
      }
    }
    known.options = [...found.values()];
    return known.options;
  }
}
