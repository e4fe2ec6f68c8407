import type { Doc, Inline } from './doc.ts';

type Runs = readonly Inline[];

/** What a named game is made of. */
export type DefinedBy = 'heaps' | 'graph';

/** What is said of the games that a server names. People stand in it as runs. */
export interface DefineTexts {
  readonly title: string;
  readonly none: string;
  /** One game of the list. */
  readonly entry: (name: string, definition: string, by: Inline | null) => Runs;
  /** How a game is named, with lines that work. */
  readonly howTo: Doc;
  readonly added: (name: string, who: Inline) => Runs;
  readonly removed: (name: string, who: Inline) => Runs;
  /** Matches keep the definition they were begun with. */
  readonly keeps: string;
  readonly by: Readonly<Record<DefinedBy, (definition: string) => Runs>>;
  /** What a move is, and how it is typed. */
  readonly move: Readonly<Record<DefinedBy, Runs>>;
  readonly tryIt: string;
  readonly moreInHelp: Runs;
  readonly faults: {
    readonly 'no-server': string;
    readonly 'no-name': string;
    readonly 'no-definition': (name: string) => string;
    readonly 'bad-name': (token: string, most: number) => string;
    readonly 'name-reserved': (token: string) => string;
    readonly 'name-taken': (name: string, definition: string) => Runs;
    readonly 'definition-too-long': (token: string, most: number) => string;
    readonly 'no-moves': (definition: string) => string;
    readonly 'too-many-names': (most: number) => string;
    readonly 'no-such-name': (token: string, known: readonly string[]) => string;
    readonly 'not-its-maker': (name: string, who: Inline | null) => Runs;
    /** Before a line that works. */
    readonly works: string;
  };
}
