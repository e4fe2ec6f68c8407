/**
 * Touchable piece of a position, named by its location there, so a picture that also shows removed pieces uses the same names.
 * Numbers are decimal strings; `label` is the label of a place in its scene.
 */
export type Piece =
  | { readonly kind: 'heap'; readonly heap: string }
  /** Counted from 1, from the bottom or the left. */
  | { readonly kind: 'stone'; readonly heap: string; readonly nth: string }
  /** Gap behind the first `after` stones of a heap. */
  | { readonly kind: 'cut'; readonly heap: string; readonly after: string }
  /** `board`: counted from 1; 0 if there is only one. */
  | { readonly kind: 'square'; readonly board: number; readonly row: number; readonly column: number }
  | { readonly kind: 'place'; readonly label: string }
  | { readonly kind: 'box'; readonly pair: number; readonly side: 1 | 2 }
  | { readonly kind: 'boxed'; readonly pair: number; readonly side: 1 | 2; readonly nth: string }
  | { readonly kind: 'pair'; readonly pair: number }
  /** Square of Euclid's algorithm in a rectangle, counted from the last one cut off. */
  | { readonly kind: 'block'; readonly pair: number; readonly nth: string }
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'edge'; readonly from: string; readonly to: string }
  | { readonly kind: 'number'; readonly number: string }
  /** Piece of one component of a compound, counted from 1. */
  | { readonly kind: 'of'; readonly component: number; readonly piece: Piece };

type PieceIds = { readonly [K in Piece['kind']]: (piece: Extract<Piece, { readonly kind: K }>) => string };

const ids: PieceIds = {
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

/** Text id of a piece, unique within a position. */
export const pieceId = (piece: Piece): string => (ids[piece.kind] as (piece: Piece) => string)(piece);

/** Larger piece that represents one not drawn by itself; null: none. */
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
