import type { Option, SealedGame, Spot } from '../engine/core/spot.ts';
import type { Win } from '../engine/core/terms.ts';
import type { Analysis as Found } from '../engine/solve/analyse.ts';
import { formatLine, type Lexicon, type Position as Line } from '../games/line.ts';
import type { Analysis, Game, Move, Names, Position } from './types.ts';

/** Position that the library returns; its public type hides the inside. */
export class Held implements Position, Line {
  readonly spot: Spot;
  readonly win: Win;
  constructor({ spot, win }: Line) {
    this.spot = spot;
    this.win = win;
  }
  get line(): string {
    return formatLine(this);
  }
  get game(): string {
    return this.spot.game;
  }
  get misere(): boolean {
    return this.win === 'misere';
  }
  get over(): boolean {
    return this.spot.isOver();
  }
}

/** Move that the library returns. */
export class HeldMove implements Move {
  readonly option: Option;
  readonly #win: Win;
  constructor(option: Option, win: Win) {
    this.option = option;
    this.#win = win;
  }
  get move(): string {
    return this.option.move;
  }
  get to(): Position {
    return new Held({ spot: this.option.to, win: this.#win });
  }
}

/** Analysis that the library returns. */
export class HeldAnalysis implements Analysis {
  readonly found: Found;
  readonly winning: Analysis['winning'];
  constructor(found: Found) {
    const { count, complete, moves } = found.winning;
    this.found = found;
    this.winning = { count, complete, moves: moves.map((option) => new HeldMove(option, found.win)) };
  }
  get position(): Position {
    return new Held(this.found);
  }
  get outcome(): Analysis['outcome'] {
    const { outcome } = this.found;
    return outcome === 'D' ? 'draw' : outcome;
  }
  get grundy(): bigint | null {
    return this.found.grundy;
  }
  get remoteness(): bigint | null {
    return this.found.remoteness;
  }
  get theorem(): string {
    return this.found.theorem;
  }
}

/**
 * Internal form of an object that the library returned. Throws for objects from elsewhere, such as a copy from another thread.
 */
const inside =
  <H>(type: abstract new (...given: never[]) => H, what: string) =>
  (given: unknown): H => {
    if (given instanceof type) return given;
    throw new TypeError(`This is no ${what} of the library: read its line again.`);
  };
export const heldPosition = inside(Held, 'position');
export const heldMove = inside(HeldMove, 'move');
export const heldAnalysis = inside(HeldAnalysis, 'analysis');

/** Internal form of a game. */
export const sealedOf = (game: Game): SealedGame => {
  if ('parse' in game && 'deal' in game) return game as SealedGame;
  throw new TypeError('This is no game of the library.');
};

/** Names with their internal lexicon. */
export interface HeldNames extends Names {
  readonly lexicon: Lexicon;
}

/** Lexicon inside names of the library. */
export const namesWithin = (names: Names): Lexicon => {
  if ('lexicon' in names) return (names as HeldNames).lexicon;
  throw new TypeError('These are no names of a speaker of the library.');
};
