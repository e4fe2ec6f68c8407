/**
 * A piece of a position: what can be touched. It is named by where it is in the position, so that a picture that also shows what was taken
 * names the same. Numbers are decimal strings; `label` is a place's label in its scene.
 */
export type Piece =
  | { readonly kind: 'heap'; readonly heap: string }
  /** Counted from 1, the first ones at the foot or on the left. */
  | { readonly kind: 'stone'; readonly heap: string; readonly nth: string }
  /** The gap behind so many stones of a heap. */
  | { readonly kind: 'cut'; readonly heap: string; readonly after: string }
  /** `board`: counted from 1; 0 where there is only one. */
  | { readonly kind: 'square'; readonly board: number; readonly row: number; readonly column: number }
  | { readonly kind: 'place'; readonly label: string }
  | { readonly kind: 'box'; readonly pair: number; readonly side: 1 | 2 }
  | { readonly kind: 'boxed'; readonly pair: number; readonly side: 1 | 2; readonly nth: string }
  | { readonly kind: 'pair'; readonly pair: number }
  /** Of the squares that a rectangle is cut into, counted from the one that is cut off last. */
  | { readonly kind: 'block'; readonly pair: number; readonly nth: string }
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'edge'; readonly from: string; readonly to: string }
  | { readonly kind: 'number'; readonly number: string }
  /** A piece of one of several games, counted from 1. */
  | { readonly kind: 'of'; readonly component: number; readonly piece: Piece };

type Ids = { readonly [K in Piece['kind']]: (piece: Extract<Piece, { readonly kind: K }>) => string };

const ids: Ids = {
  heap: ({ heap }) => `h${heap}`,
  stone: ({ heap, nth }) => `h${heap}.${nth}`,
  cut: ({ heap, after }) => `h${heap}|${after}`,
  square: ({ board, row, column }) => `s${board}:${row},${column}`,
  place: ({ label }) => `p${label}`,
  box: ({ pair, side }) => `b${pair}-${side}`,
  boxed: ({ pair, side, nth }) => `b${pair}-${side}.${nth}`,
  pair: ({ pair }) => `r${pair}`,
  block: ({ pair, nth }) => `r${pair}.${nth}`,
  node: ({ id }) => `n${id}`,
  edge: ({ from, to }) => `e${from < to ? `${from}~${to}` : `${to}~${from}`}`,
  number: ({ number }) => `#${number}`,
  of: ({ component, piece }) => `${component}/${pieceId(piece)}`,
};

/** The name of a piece as text: equal for equal pieces of a position. */
export const pieceId = (piece: Piece): string => (ids[piece.kind] as (piece: Piece) => string)(piece);

/** What stands for a piece where it is not drawn by itself; null: nothing. */
export const wholeOf = (piece: Piece): Piece | null => {
  switch (piece.kind) {
    case 'stone':
    case 'cut':
      return { kind: 'heap', heap: piece.heap };
    case 'boxed':
      return { kind: 'box', pair: piece.pair, side: piece.side };
    case 'block':
      return { kind: 'pair', pair: piece.pair };
    case 'of': {
      const whole = wholeOf(piece.piece);
      return whole === null ? null : { ...piece, piece: whole };
    }
    case 'box':
    case 'edge':
    case 'heap':
    case 'node':
    case 'number':
    case 'pair':
    case 'place':
    case 'square':
      return null;
  }
};
