/**
 * Drawing of a position as data: games choose the kind of scene, and surfaces (picture, text) render it. Numbers are decimal
 * strings of up to a thousand digits. `mark` names a meaning, not a colour; `gone`: taken by the last move.
 */
export type Mark = 'none' | 'focus' | 'win' | 'danger' | 'dead' | 'changed' | 'gone';

export interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly mark?: Mark;
  /** With a `win` mark: how many of `value` the winning move takes, if not all. With `changed`: how many the last move added. */
  readonly take?: string;
}

/** Look of the pieces of a heap. Every game has its own motif, so pictures need not know the game. */
export type Motif =
  | 'stones'
  | 'matches'
  | 'chips'
  | 'nuts'
  | 'beans'
  | 'tiles'
  | 'bricks'
  | 'logs'
  | 'pins'
  | 'skittles'
  | 'pawns'
  | 'crosses'
  | 'officers'
  | 'beads'
  | 'counters'
  | 'eggs';

/** Heap with its recent changes. Numbers of pieces, in decimal. */
export interface Heap extends Labelled {
  /** With `take`: heaps that the winning move leaves, in order; the pieces it takes lie behind the first. */
  readonly into?: readonly string[];
  /** Lies in one line with the heap before it: the two were one heap. */
  readonly joined?: true;
  /** Pieces taken by the last move, from behind the heap. */
  readonly gone?: string;
  /** Pieces taken by earlier moves; they lay behind `gone`. */
  readonly fallen?: string;
  /** As `gone` and `fallen`, for pieces in front of the heap. */
  readonly ahead?: { readonly gone?: string; readonly fallen?: string };
}

/** State of a square; `dead`: free but unplayable. */
export type SquareFace = 'free' | 'taken' | 'dead';
export type SquarePlace = readonly [board: number, row: number, column: number];

/** Pair to play in, from 0, and the pairs that replace it (none, one or several). */
export interface PairChange {
  readonly pair: number;
  readonly to: readonly (readonly [string, string])[];
}

/** Pair changed by the last move: `from` became the `count` pairs from index `pair` on. */
export interface PairChanged {
  readonly pair: number;
  readonly count: number;
  readonly from: readonly [string, string];
}

/** Column or row of a coin, from 1; a decimal string where it is no safe integer. */
export type Coordinate = number | string;
export type CoinPlace = readonly [Coordinate, Coordinate];

/** Scenes whose parts cannot carry marks show the winning move by `take`, `turn` or `change`; absent: no move is shown. */
export type Scene =
  /**
   * Heaps of pieces; `limit`: the most that may be taken now, if the rules have a limit. `row`: a row of pieces that stay in
   * place, so neighbours matter.
   */
  | {
      readonly kind: 'heaps';
      readonly heaps: readonly Heap[];
      readonly motif: Motif;
      readonly row?: true;
      readonly limit?: string;
    }
  /** Steps of a staircase, the dead floor first. */
  | { readonly kind: 'stairs'; readonly steps: readonly Heap[] }
  /** Queen on a board whose corner (0, 0) is the end. `first`: her start; `was`: her square before the last move. */
  | {
      readonly kind: 'queen';
      readonly at: readonly [number, number];
      readonly first?: readonly [number, number];
      readonly was?: readonly [number, number];
      readonly go?: readonly [number, number];
    }
  /** Matrix of numbers, row 1 first; row and column labels count from 1. */
  | {
      readonly kind: 'grid';
      readonly rows: readonly (readonly Labelled[])[];
      readonly style: 'bowls' | 'cards';
    }
  /**
   * Chomp's bar, row lengths from the bottom; cell (1,1) is poisoned. `take`: the square to take, from 1. `was`: the rows before
   * the last move; `first`: at the start of the game.
   */
  | {
      readonly kind: 'bar';
      readonly rows: readonly number[];
      readonly was?: readonly number[];
      readonly first?: readonly number[];
      readonly take?: readonly [column: number, row: number];
    }
  /**
   * Row of coins or squares: `value` is H or T, or a number of tokens (coins on a strip, stones in cups); `track`: one coin or
   * none.
   */
  | {
      readonly kind: 'row';
      readonly squares: readonly Labelled[];
      readonly style: 'coins' | 'strip' | 'cups' | 'track' | 'barrels' | 'jars';
    }
  /** Heads on a board of coins, (x, y) from 1; `turn`: coins to turn; `turned`: coins turned by the last move. */
  | {
      readonly kind: 'board';
      readonly width: Coordinate;
      readonly height: Coordinate;
      readonly heads: readonly CoinPlace[];
      readonly turn?: readonly CoinPlace[];
      readonly turned?: readonly CoinPlace[];
    }
  /**
   * Boards of squares, rows from the top, covered by dominoes, or by crosses (three in a row end a board). `put`: squares to
   * take; `laid`: squares the last move took; each as board, row and column from 1 as drawn. `corner`: where row 1 and column 1
   * lie on the original board, from 0; `frame`: extra rows above and columns to the left that are drawn.
   */
  | {
      readonly kind: 'squares';
      readonly style: 'dominoes' | 'crosses';
      readonly boards: readonly (readonly (readonly SquareFace[])[])[];
      readonly put?: readonly SquarePlace[];
      readonly laid?: readonly SquarePlace[];
      readonly corner?: readonly [row: number, column: number];
      readonly frame?: readonly [rows: number, columns: number];
    }
  /** Pair of numbers as a rectangle; `cut`: divided into the squares of Euclid's algorithm, whose counts solve the game. */
  | {
      readonly kind: 'rectangle';
      readonly pairs: readonly (readonly [string, string])[];
      readonly cut?: true;
      readonly change?: PairChange;
      readonly was?: PairChanged;
    }
  | {
      readonly kind: 'boxes';
      /** Contents of the boxes. */
      readonly motif: Motif;
      readonly pairs: readonly (readonly [string, string])[];
      readonly change?: PairChange;
      readonly was?: PairChanged;
    }
  /**
   * Length; `limit`: the most that may be taken; `take`: how much to take; `gone`: taken by the last move. `parts`, largest
   * first: its decomposition (Zeckendorf and others), which reveals the winning move; empty during play.
   */
  | {
      readonly kind: 'ruler';
      readonly total: string;
      readonly parts: readonly string[];
      readonly limit: string;
      readonly take?: string;
      readonly gone?: string;
    }
  /** Set of numbers; `take`: the number to choose; `gone`: numbers taken by the last move. */
  | {
      readonly kind: 'set';
      readonly numbers: readonly string[];
      readonly take?: string;
      readonly gone?: readonly string[];
    }
  /** Graph; `tokens` on nodes; `ground` nodes are drawn as ground; `layout` is a hint. */
  | {
      readonly kind: 'graph';
      readonly directed: boolean;
      readonly layout: 'layers' | 'rooted' | 'free' | 'tree';
      /** Look of games that take nodes (pins) or edges (rods); `tower`: parts cut off from below fall. */
      readonly pieces?: 'pins' | 'rods' | 'tower';
      readonly nodes: readonly {
        readonly id: string;
        readonly label: string;
        readonly tokens?: string;
        readonly ground?: boolean;
        readonly mark?: Mark;
        readonly note?: string;
        /** Index, from 0, of the group of nodes that are fused into one; the note names it. */
        readonly group?: number;
      }[];
      /** `note`: a word or number on the edge. */
      readonly edges: readonly {
        readonly from: string;
        readonly to: string;
        readonly mark?: Mark;
        readonly note?: string;
      }[];
      /** How many edges between these nodes are left out. */
      readonly moreEdges?: number;
    }
  /** Scenes of a compound's components. `how` names the compound; `moved`: the components, from 1, in which the shown move plays. */
  | {
      readonly kind: 'components';
      readonly moved?: readonly number[];
      readonly how: 'sum' | 'every' | 'all' | 'any';
      readonly scenes: readonly Scene[];
    };

export type SceneOf<K extends Scene['kind']> = Extract<Scene, { readonly kind: K }>;

export type GraphScene = SceneOf<'graph'>;
export type SquaresScene = SceneOf<'squares'>;

/** Splits off the node `…`, whose label `+n` says how many nodes are left out. */
export const nodesOf = ({
  nodes,
}: Pick<GraphScene, 'nodes'>): { readonly nodes: GraphScene['nodes']; readonly left: number } => {
  const out = (node: GraphScene['nodes'][number]): number =>
    node.id === '…' ? Number(/^\+(\d+)$/.exec(node.label)?.[1] ?? 0) : 0;
  return {
    nodes: nodes.filter((node) => out(node) === 0),
    left: nodes.reduce((sum, node) => sum + out(node), 0),
  };
};
