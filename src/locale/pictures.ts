import type { Mark, Scene } from '../engine/core/scene.ts';
import type { Compound } from '../engine/core/spot.ts';
import type { PartLabel } from '../engine/explain/step.ts';

type SceneOf<K extends Scene['kind']> = Extract<Scene, { readonly kind: K }>;

/** Whose turn it is, as far as the picture's reader is to know it. */
export type Turn =
  | { readonly kind: 'first' }
  | { readonly kind: 'second' }
  | { readonly kind: 'you' }
  | { readonly kind: 'bot' }
  /** Somebody by name. */
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'over' };

/** Help for a description that must stay short: numbers and lists, cut where they must be. */
export interface AltTools {
  /** A number, its middle left out where it is too long. */
  readonly n: (digits: string) => string;
  /** Items in a row, and how many more there are. */
  readonly list: (items: readonly string[]) => string;
  /** Letters in a row, and how many more there are. */
  readonly run: (letters: string) => string;
  /** A scene within the scene. */
  readonly scene: (scene: Scene) => string;
}

/** What a language says in pictures and about them. */
export interface PictureTexts {
  /** Words that stand in the picture itself: few and short. */
  readonly drawn: {
    readonly atMost: (limit: string) => string;
    /** The winning move takes so many. */
    readonly take: (count: string) => string;
    readonly more: (count: string) => string;
    /** Head of a histogram of heaps by size. */
    readonly heapsBySize: (count: number) => string;
    readonly digits: (from: number, to: number) => string;
    readonly floor: string;
    readonly heads: (heads: number, width: number, height: number) => string;
    readonly nodes: (nodes: number, edges: number) => string;
    /** Above the components of a compound; the sum has its plus signs. */
    readonly how: Readonly<Record<Compound, string>>;
    readonly nimSum: string;
    /** A game looked back at: who is ahead above and below the line, what the height of a bar is, what the sign means. */
    readonly review: {
      readonly ahead: readonly [above: string, below: string];
      readonly height: string;
      readonly turned: string;
    };
    readonly ones: string;
    /** Charts: so many of so many; nothing to be seen yet. */
    readonly charts: { readonly of: (right: number, asked: number) => string; readonly none: string };
    readonly tooWide: (places: number) => string;
    /** A row of an XOR table: part of the position. */
    readonly part: (part: PartLabel) => string;
  };
  /** What a picture shows, in words, for those who do not see it: the whole position. */
  readonly alt: { readonly [K in Scene['kind']]: (scene: SceneOf<K>, tools: AltTools) => string };
  readonly comma: string;
  readonly andMore: (count: number) => string;
  /** What a mark means, beside the thing marked. */
  readonly marked: Readonly<Record<Mark, string>>;
  /** The winning move of a scene that has no marks on its parts. */
  readonly pointing: {
    readonly take: (what: string) => string;
    readonly turn: (coins: string) => string;
    readonly change: (pair: number, to: string) => string;
  };
  /** The name of the game, then what is to be seen, then the turn. */
  readonly altWhole: (game: string, position: string, turn: string) => string;
  readonly turn: (turn: Turn) => string;
  readonly altMisere: string;
  /** Between two sentences. */
  readonly space: string;
  readonly altCut: string;
  /** A game looked back at: who would have won before the moves of each stretch, and which moves gave a win away. */
  readonly altReview: (
    stretches: readonly { readonly from: number; readonly to: number; readonly ahead: 0 | 1 | null }[],
    turns: readonly number[],
    tools: AltTools,
  ) => string;
  /** A chart, in words: its kinds of lines, and the whole. `share` is null where nobody was asked. */
  readonly charts: {
    readonly bar: (label: string, share: string | null, right: number, asked: number) => string;
    readonly line: (
      name: string,
      first: { readonly share: string; readonly date: string },
      last: { readonly share: string; readonly date: string },
      points: number,
    ) => string;
    readonly alt: (title: string, lines: readonly string[], tools: AltTools) => string;
  };
  /** What a picture of all positions of a game is called. */
  readonly wholeGame: (game: string) => string;
  /** An XOR table, in words. */
  readonly altXor: (
    rows: readonly { readonly label: string; readonly value: string }[],
    sum: string,
    tools: AltTools,
  ) => string;
}
