/** How a move is chosen by touching pieces. Pure data: a board crosses from a server to a page. */

/** A position to be played by touch. */
export interface TouchBoard {
  /** With an element for each piece, `data-piece` being its name. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, in words. */
  readonly alt: string;
  readonly moves: readonly TouchMove[];
  /** What a piece is called, by its name: of those that moves begin with or go on with. */
  readonly pieces: Readonly<Record<string, string>>;
  /** There are moves that nothing stands for: they have to be typed. */
  readonly more: boolean;
  readonly words: TouchWords;
}

/** What a board says itself. */
export interface TouchWords {
  /** Where nothing is touched yet. */
  readonly start: string;
  /** What was touched, with a slot for its name, and that something is missing. */
  readonly next: string;
  readonly which: string;
  readonly play: string;
  readonly back: string;
  /** A piece with which several moves begin, with slots for its name and their number. */
  readonly several: string;
}

export interface TouchMove {
  /** As it is typed. */
  readonly move: string;
  readonly says: string;
  /** Strands side by side, each stage after stage, the pieces of a stage in any order. */
  readonly strands: readonly (readonly (readonly string[])[])[];
  /** Every piece that it takes or changes. */
  readonly takes: readonly string[];
}

/** A move as far as it was touched. */
interface Begun {
  readonly move: TouchMove;
  /** Pieces to be touched now; none: it is made. */
  readonly next: readonly string[];
}

const without = (pieces: readonly string[], piece: string): readonly string[] =>
  pieces.toSpliced(pieces.indexOf(piece), 1);

/** What is left of a move's strands after a touch; null: it is none of its pieces. */
const afterTouch = (strands: TouchMove['strands'], piece: string): TouchMove['strands'] | null => {
  const at = strands.findIndex(([stage]) => stage?.includes(piece) === true);
  if (at < 0) return null;
  const [stage, ...later] = strands[at]!;
  const left = without(stage!, piece);
  return strands.with(at, left.length === 0 ? later : [left, ...later]);
};

/** The moves that begin with the touched pieces. */
const begun = (board: TouchBoard, touched: readonly string[]): readonly Begun[] =>
  board.moves.flatMap((move): readonly Begun[] => {
    let strands: TouchMove['strands'] | null = move.strands;
    for (const piece of touched) strands = strands === null ? null : afterTouch(strands, piece);
    if (strands === null) return [];
    return [{ move, next: strands.flatMap(([stage]) => stage ?? []) }];
  });

/** Moves, those that are typed alike once. */
const distinct = (moves: readonly Begun[]): readonly TouchMove[] => [
  ...new Map(moves.map(({ move }) => [move.move, move])).values(),
];

/** What a further touch leads to. */
export interface NextTouch {
  /** The only move that goes on so; null: there are several. */
  readonly only: TouchMove | null;
}

/** What each piece that may be touched now leads to. */
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

/** What stands after a touch. */
export interface TouchState {
  readonly touched: readonly string[];
  /** Pieces that may be touched now. */
  readonly next: ReadonlySet<string>;
  /** Moves that are made by what was touched: one among others that go on, or several that look alike. */
  readonly made: readonly TouchMove[];
  /** Nothing else is missing: this move is played. */
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

/** A touch: it goes on, or ends what it ends, or begins anew. */
export const touch = (
  board: TouchBoard,
  { touched }: Pick<TouchState, 'touched'>,
  piece: string,
): TouchState => {
  const on = chosenBy(board, [...touched, piece]);
  if (on.next.size > 0 || on.made.length > 0) return on;
  if (touched.at(-1) === piece) {
    // Touched once more: that is all.
    const { made } = chosenBy(board, touched);
    return made.length === 1 ? { ...chosenBy(board, touched), play: made[0]! } : chosenBy(board, []);
  }
  const anew = chosenBy(board, [piece]);
  return anew.next.size > 0 || anew.made.length > 0 ? anew : chosenBy(board, touched);
};
