import type { Win } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { spend } from '../core/work.ts';
import { keyOf } from '../solve/equal-parts.ts';
import type { Solver } from '../solve/solver.ts';
import type { LosingSetBody } from './document.ts';

/** Limits of a certificate that still fits a file. */
const MAX_POSITIONS = 5000;
const MAX_MOVES = 60_000;
const MAX_MOVES_PER_POSITION = 3000;
const MAX_LINE_CHARS = 400;
const MAX_SEARCHED_OPTIONS = 400_000;
/** Options looked at per character of the shortest proof so far. */
const SEARCHED_OPTIONS_PER_CHAR = 10;
/** Lost answers to one move that are compared. */
const MAX_COMPARED_ANSWERS = 12;
const WORK_PER_ANSWER = 0.5;

/** Move from a lost position: where it leads, and the keys of all answers. */
interface LosingMove {
  readonly to: string;
  /** Null: the move ends the game under misère play, so it needs no answer. */
  readonly answers: readonly string[] | null;
}

interface Member {
  readonly spot: Spot;
  readonly replies: readonly LosingMove[];
}

class TooMany extends Error {}

/** Whether a verifier can list all moves of a position; not for a heap of 100,000, for example. */
export const isListable = ({ line }: Spot): boolean => line.length <= MAX_LINE_CHARS && !/ \d{6}/.test(line);

/** Builds a closed set of lost positions from one of them. */
class Closure {
  readonly members = new Map<string, Member>();
  readonly #queue: [string, Spot][] = [];
  readonly #known = new Set<string>();
  readonly #win: Win;
  readonly #solver: Solver;
  #left: number;
  #moves = 0;
  #text: number;

  /** `text`: limit of the positions' total length, in characters. */
  constructor(root: Spot, win: Win, solver: Solver, text: number) {
    this.#text = text;
    this.#left = Math.min(MAX_SEARCHED_OPTIONS, solver.bound, text * SEARCHED_OPTIONS_PER_CHAR);
    this.#win = win;
    this.#solver = solver;
    this.#refuseMany(root);
    this.#admit(keyOf(root), root);
    for (const [key, spot] of this.#queue) this.members.set(key, this.#member(spot));
  }

  /**
   * Throws if a position has too many moves to answer each in a list, or if these have too many answers; runs before any search.
   */
  #refuseMany(root: Spot): void {
    const moves = new Map<string, Spot>();
    let text = this.#text;
    for (const { to } of root.options()) {
      if (moves.size >= MAX_MOVES_PER_POSITION) throw new TooMany();
      const key = keyOf(to);
      if (moves.has(key)) continue;
      moves.set(key, to);
      if ((text -= to.line.length) < 0) throw new TooMany();
    }
    if (moves.size ** 2 <= this.#left) return;
    let looks = moves.size;
    for (const to of moves.values())
      for (const _ of to.options()) {
        spend(WORK_PER_ANSWER);
        if ((looks += 1) > this.#left) throw new TooMany();
      }
  }

  #admit(key: string, spot: Spot): void {
    if (this.#known.size >= MAX_POSITIONS || !isListable(spot)) throw new TooMany();
    this.#write(spot);
    this.#known.add(key);
    this.#queue.push([key, spot]);
  }

  #write({ line }: Spot): void {
    if ((this.#text -= line.length) < 0) throw new TooMany();
  }

  #look(): void {
    spend(WORK_PER_ANSWER);
    if ((this.#left -= 1) < 0) throw new TooMany();
  }

  #member(spot: Spot): Member {
    const seen = new Set<string>();
    const replies: LosingMove[] = [];
    const open: ReadonlyMap<string, Spot>[] = [];
    for (const { to } of spot.options()) {
      this.#look();
      const key = keyOf(to);
      if (seen.has(key)) continue;
      seen.add(key);
      if ((this.#moves += 1) > MAX_MOVES) throw new TooMany();
      this.#write(to);
      if (this.#win === 'misere' && to.isOver()) {
        replies.push({ to: to.line, answers: null });
        continue;
      }
      const answers = this.#answersTo(to);
      replies.push({ to: to.line, answers: [...answers.keys()] });
      if (![...answers.keys()].some((answer) => this.#known.has(answer))) open.push(this.#lostAmong(answers));
    }
    this.#cover(open);
    return { spot, replies };
  }

  #answersTo(to: Spot): ReadonlyMap<string, Spot> {
    const answers = new Map<string, Spot>();
    for (const answer of to.options()) {
      this.#look();
      answers.set(keyOf(answer.to), answer.to);
    }
    return answers;
  }

  #lostAmong(answers: ReadonlyMap<string, Spot>): ReadonlyMap<string, Spot> {
    const lost = new Map<string, Spot>();
    for (const [key, spot] of answers) {
      if (lost.size >= MAX_COMPARED_ANSWERS) break;
      this.#look();
      if (this.#solver.outcome(spot, this.#win)?.value === false) lost.set(key, spot);
    }
    if (lost.size === 0) throw new TooMany();
    return lost;
  }

  /** Admits lost positions until each open move has an answer, starting with those that answer most moves. */
  #cover(open: readonly ReadonlyMap<string, Spot>[]): void {
    let left = open;
    while (left.length > 0) {
      const counts = new Map<string, number>();
      for (const lost of left) for (const key of lost.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
      const [best] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
      this.#admit(best, left.find((lost) => lost.has(best))!.get(best)!);
      left = left.filter((lost) => !lost.has(best));
    }
  }
}

/** Drops members that nothing needs, the last found first; then those that no answer leads to. */
const pruned = (members: ReadonlyMap<string, Member>): ReadonlyMap<string, Member> => {
  const keep = new Map(members);
  const [root] = members.keys();
  for (const key of [...members.keys()].reverse()) {
    if (key === root) continue;
    const member = keep.get(key)!;
    keep.delete(key);
    const needed = [...keep.values()].some(({ replies }) =>
      replies.some(
        ({ answers }) => answers?.includes(key) === true && !answers.some((other) => keep.has(other)),
      ),
    );
    if (needed) keep.set(key, member);
    spend(keep.size * WORK_PER_ANSWER);
  }
  const reached = new Set([root!]);
  const ordered = new Map<string, Member>();
  for (const key of reached) {
    const member = keep.get(key)!;
    ordered.set(key, member);
    for (const { answers } of member.replies)
      if (answers !== null && !answers.some((answer) => reached.has(answer)))
        reached.add(answers.find((answer) => keep.has(answer))!);
  }
  return ordered;
};

/** Length of a set before pruning, in lengths of the known proof. */
const MAX_UNPRUNED_FACTOR = 3;

/** Pruning compares all pairs of positions. */
const MAX_PRUNED_POSITIONS = 600;

/**
 * Closed set of lost positions with `root`: every move from one of them is answered by a move to one of them. Since play ends,
 * all of them are lost. Null if it is so much longer than a proof of `known` characters that even pruning would not make it
 * shorter. Domain: `root` is lost.
 */
export const losingSetBody = (root: Spot, win: Win, solver: Solver, known: number): LosingSetBody | null => {
  try {
    const { members } = new Closure(root, win, solver, known * MAX_UNPRUNED_FACTOR);
    const kept = members.size > MAX_PRUNED_POSITIONS ? members : pruned(members);
    const numbers = new Map([...kept.keys()].map((key, i) => [key, i]));
    return {
      kind: 'losing-set',
      positions: [...kept.values()].map(({ spot, replies }) => ({
        at: spot.line,
        answers: replies.map(({ to, answers }) => [
          to,
          answers === null ? null : numbers.get(answers.find((answer) => numbers.has(answer))!)!,
        ]),
      })),
    };
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
};
