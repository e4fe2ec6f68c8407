/**
 * What to draw, as data. Surfaces render it (picture, text); games choose the kind that fits and never draw.
 * Numbers are decimal strings, since they may have a thousand digits. `mark` names a meaning, not a colour; `gone`: the
 * last move took it.
 */
export type Mark = 'none' | 'focus' | 'win' | 'danger' | 'dead' | 'changed' | 'gone';

export interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly mark?: Mark;
  /**
   * Beside a `win` mark: how many of `value` the winning move takes, where it is not all of them. Beside `changed`: how many the
   * last move brought.
   */
  readonly take?: string;
}

/** What the pieces of a heap look like. Every game has a motif of its own; a picture never asks which game it is. */
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

/** A heap, and what happened to it. Numbers of pieces, in decimal. */
export interface Heap extends Labelled {
  /** Beside `take`: what the winning move leaves of the heap, in order; what goes lies behind the first of these. */
  readonly into?: readonly string[];
  /** It lies in one line with the heap before it: they were one. */
  readonly joined?: true;
  /** Pieces that the last move took; they lay behind the heap. */
  readonly gone?: string;
  /** Pieces that earlier moves took; they lay behind those. */
  readonly fallen?: string;
  /** The same of pieces that lay in front of the heap. */
  readonly ahead?: { readonly gone?: string; readonly fallen?: string };
}

/** What a square of a board shows; `dead`: free, but nobody can play there. */
export type SquareFace = 'free' | 'taken' | 'dead';
export type SquarePlace = readonly [board: number, row: number, column: number];

/** The pair to play in, from 0, and what it becomes: a pair, several, or nothing. */
export interface PairChange {
  readonly pair: number;
  readonly to: readonly (readonly [string, string])[];
}

/** What the last move played in: it was a pair, and became those from `pair` on, `count` of them. */
export interface PairChanged {
  readonly pair: number;
  readonly count: number;
  readonly from: readonly [string, string];
}

/**
 * Scenes whose parts cannot carry marks show the winning move by `take`, `turn` or `change`. Absent = no move is shown.
 */
export type Scene =
  /**
   * Heaps of pieces; `limit` = the most that may be taken now, if the rules have one. `row`: each is a row of pieces that keep
   * their places, so that neighbours matter.
   */
  | {
      readonly kind: 'heaps';
      readonly heaps: readonly Heap[];
      readonly motif: Motif;
      readonly row?: true;
      readonly limit?: string;
    }
  /** Steps of a stair, the floor (dead) first. */
  | { readonly kind: 'stairs'; readonly steps: readonly Heap[] }
  /** A queen on a board whose corner is (0, 0): the end. `first`: where it began; `was`: where the last move found it. */
  | {
      readonly kind: 'queen';
      readonly at: readonly [number, number];
      readonly first?: readonly [number, number];
      readonly was?: readonly [number, number];
      readonly go?: readonly [number, number];
    }
  /** A matrix of numbers, row 1 first; `row`/`column` labels are 1-based. */
  | {
      readonly kind: 'grid';
      readonly rows: readonly (readonly Labelled[])[];
      readonly style: 'bowls' | 'cards';
    }
  /**
   * Chomp's bar, row lengths bottom up; the cell (1,1) is poisoned. `take`: the square to take, column and row from 1. `was`: the
   * rows before the last move; `first`: at the start of the game.
   */
  | {
      readonly kind: 'bar';
      readonly rows: readonly number[];
      readonly was?: readonly number[];
      readonly first?: readonly number[];
      readonly take?: readonly [column: number, row: number];
    }
  /** A row of coins or squares: `face` H or T, or a count of tokens: coins on a strip, or stones in cups; `track`: one coin or none. */
  | {
      readonly kind: 'row';
      readonly squares: readonly Labelled[];
      readonly style: 'coins' | 'strip' | 'cups' | 'track' | 'barrels' | 'jars';
    }
  /** Heads on a board of coins, (x, y) from 1; `turn`: the coins to turn; `turned`: those that the last move turned. */
  | {
      readonly kind: 'board';
      readonly width: number;
      readonly height: number;
      readonly heads: readonly (readonly [number, number])[];
      readonly turn?: readonly (readonly [number, number])[];
      readonly turned?: readonly (readonly [number, number])[];
    }
  /**
   * Boards of squares, rows from the top: taken by dominoes, or by crosses that end a board in which three stand in a row. `put`: the
   * squares to take, `laid`: those that the last move took, each as board, row and column from 1 as they are drawn. `corner`: where row 1 and
   * column 1 lie on the board that the game began with, from 0; `frame`: rows above and columns left of them that are drawn, too.
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
  /** A pair of numbers as a rectangle; `cut`: divided into the squares of Euclid's algorithm, whose counts solve the game. */
  | {
      readonly kind: 'rectangle';
      readonly pairs: readonly (readonly [string, string])[];
      readonly cut?: true;
      readonly change?: PairChange;
      readonly was?: PairChanged;
    }
  /** Pairs of boxes. */
  | {
      readonly kind: 'boxes';
      /** What lies in them. */
      readonly motif: Motif;
      readonly pairs: readonly (readonly [string, string])[];
      readonly change?: PairChange;
      readonly was?: PairChanged;
    }
  /**
   * A length; `limit` = the most that may be taken; `take`: what to take; `gone`: what the last move took. `parts`, largest first: how it is cut (Zeckendorf and
   * its kin), which gives the winning move away; empty during play.
   */
  | {
      readonly kind: 'ruler';
      readonly total: string;
      readonly parts: readonly string[];
      readonly limit: string;
      readonly take?: string;
      readonly gone?: string;
    }
  /** A set of numbers; `take`: the one to choose; `gone`: those that the last move took. */
  | {
      readonly kind: 'set';
      readonly numbers: readonly string[];
      readonly take?: string;
      readonly gone?: readonly string[];
    }
  /** A graph; `tokens` on nodes; `ground` nodes drawn as such; `layout` a hint. */
  | {
      readonly kind: 'graph';
      readonly directed: boolean;
      readonly layout: 'layers' | 'rooted' | 'free' | 'tree';
      /** What is played with where nodes or edges are taken: nodes as pins, edges as rods; or a tower, of which what stands above falls. */
      readonly pieces?: 'pins' | 'rods' | 'tower';
      readonly nodes: readonly {
        readonly id: string;
        readonly label: string;
        readonly tokens?: string;
        readonly ground?: boolean;
        readonly mark?: Mark;
        readonly note?: string;
        /** Nodes that are one: the number of their group, from 0. The note names it. */
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
  /** Several scenes, as the components of a sum. `how` names the compound; `moved`: those in which the move that is shown plays, from 1. */
  | {
      readonly kind: 'components';
      readonly moved?: readonly number[];
      readonly how: 'sum' | 'every' | 'all' | 'any';
      readonly scenes: readonly Scene[];
    };

type GraphScene = Extract<Scene, { readonly kind: 'graph' }>;

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
