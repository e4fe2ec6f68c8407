/** Choosing a move by touching pieces. Plain data: a board travels from a server to a page. */

/** A position to be played by touch. */
export interface TouchBoard {
  /** The picture, with an element for each piece whose `data-piece` is its name. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** A description of the picture. */
  readonly alt: string;
  readonly moves: readonly TouchMove[];
  /** The words for each piece with which some move begins or continues. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Whether some moves cannot be made by touch and have to be typed. */
  readonly more: boolean;
  readonly words: TouchWords;
}

/** The texts of a board. */
export interface TouchWords {
  /** Before the first touch. */
  readonly start: string;
  /** What was touched, with a slot for its name, and that the move is not complete. */
  readonly next: string;
  /** The same where touching the last piece again is one way to continue. */
  readonly again: string;
  readonly which: string;
  readonly play: string;
  readonly back: string;
  /** A piece with which several moves begin, with slots for its name and their number. */
  readonly several: string;
}

export interface TouchMove {
  /** The move as typed. */
  readonly move: string;
  readonly says: string;
  /** Independent strands; each has stages in order, and the pieces of a stage may be touched in any order. */
  readonly strands: readonly (readonly (readonly string[])[])[];
  /** Every piece that the move takes or changes. */
  readonly takes: readonly string[];
}

/** A move that begins with what was touched. */
interface BegunMove {
  readonly move: TouchMove;
  /** Pieces to touch next; none: the move is complete. */
  readonly next: readonly string[];
}

const without = (pieces: readonly string[], piece: string): readonly string[] =>
  pieces.toSpliced(pieces.indexOf(piece), 1);

/** What remains of a move's strands after a touch; null where the piece does not belong to it. */
const afterTouch = (strands: TouchMove['strands'], piece: string): TouchMove['strands'] | null => {
  const at = strands.findIndex(([stage]) => stage?.includes(piece) === true);
  if (at < 0) return null;
  const [stage, ...later] = strands[at]!;
  const left = without(stage!, piece);
  return strands.with(at, left.length === 0 ? later : [left, ...later]);
};

/** The moves that begin with the touched pieces. */
const begun = (board: TouchBoard, touched: readonly string[]): readonly BegunMove[] =>
  board.moves.flatMap((move): readonly BegunMove[] => {
    let strands: TouchMove['strands'] | null = move.strands;
    for (const piece of touched) strands = strands === null ? null : afterTouch(strands, piece);
    if (strands === null) return [];
    return [{ move, next: strands.flatMap(([stage]) => stage ?? []) }];
  });

/** The moves without duplicates of the same typed form. */
const distinct = (moves: readonly BegunMove[]): readonly TouchMove[] => [
  ...new Map(moves.map(({ move }) => [move.move, move])).values(),
];

/** What one more touch would lead to. */
export interface NextTouch {
  /** The only move that continues so; null where there are several. */
  readonly only: TouchMove | null;
}

/** For each piece that may be touched now, what it leads to. */
export const reachedBy = (board: TouchBoard, touched: readonly string[]): ReadonlyMap<string, NextTouch> => {
  const reached = new Map<string, NextTouch>();
  for (const { move, next } of begun(board, touched))
    for (const piece of next) {
      const known = reached.get(piece);
      if (known === undefined) reached.set(piece, { only: move });
      else if (known.only?.move !== move.move) reached.set(piece, { only: null });
    }
  return reached;
};

/** The state after a touch. */
export interface TouchState {
  readonly touched: readonly string[];
  /** Pieces that may be touched now. */
  readonly next: ReadonlySet<string>;
  /** Moves that are complete: one while others continue, or several that look alike. */
  readonly made: readonly TouchMove[];
  /** The move to play, where nothing else is possible. */
  readonly play: TouchMove | null;
}

export const chosenBy = (board: TouchBoard, touched: readonly string[]): TouchState => {
  const open = begun(board, touched);
  const next = new Set(open.flatMap((one) => one.next));
  const made = touched.length === 0 ? [] : distinct(open.filter((one) => one.next.length === 0));
  const [only, ...others] = distinct(open);
  const play = touched.length > 0 && others.length === 0 ? (only ?? null) : null;
  return { touched, next, made, play };
};

/** Adds a touch: it continues the move, completes it, or begins another move. */
export const touch = (
  board: TouchBoard,
  { touched }: Pick<TouchState, 'touched'>,
  piece: string,
): TouchState => {
  const on = chosenBy(board, [...touched, piece]);
  if (on.next.size > 0 || on.made.length > 0) return on;
  if (touched.at(-1) === piece) {
    // The last piece was touched again: the move is complete.
    const { made } = chosenBy(board, touched);
    return made.length === 1 ? { ...chosenBy(board, touched), play: made[0]! } : chosenBy(board, []);
  }
  const anew = chosenBy(board, [piece]);
  return anew.next.size > 0 || anew.made.length > 0 ? anew : chosenBy(board, touched);
};
