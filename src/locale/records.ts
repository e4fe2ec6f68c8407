import type { Inline } from './doc.ts';

type Runs = readonly Inline[];

/** How a move is judged; the same names as the use cases have. */
export type Judgement = 'kept' | 'threw' | 'none' | 'unknown';

/** What is said when a game is looked back at. */
export interface ReviewTexts {
  readonly title: (game: string) => string;
  /** What the marks mean, one line. */
  readonly legend: string;
  /** One move: its number, who, what, as runs. */
  readonly move: (number: number, mark: string, who: Inline, move: string) => Runs;
  /** How the position before a move stood: `moves` to the end, rightly played; null = not known. */
  readonly stood: (mark: Judgement, moves: string | null) => string;
  readonly turned: (moves: string) => string;
  readonly neverTurned: string;
  readonly page: (page: number, pages: number) => string;
  readonly previous: string;
  readonly next: string;
  /** Buttons. */
  readonly mistakes: (count: number) => string;
  readonly theirMistakes: (count: number) => string;
  readonly overview: string;
  readonly tell: string;
  readonly nextMistake: string;
  readonly again: string;
  readonly choose: string;
  readonly none: string;
  readonly noSuchGame: (count: number) => string;
  readonly entry: (game: string, won: boolean, moves: number) => string;
  readonly listTitle: string;
  readonly puzzle: {
    readonly title: (number: number, count: number) => string;
    readonly text: (who: Inline, move: number) => Runs;
    readonly right: (move: string) => string;
    readonly wrong: (move: string) => string;
    readonly answer: (move: string) => string;
    readonly unknown: (move: string) => string;
    readonly tryAgain: string;
  };
  readonly solution: {
    readonly title: (number: number, count: number) => string;
    readonly before: (value: string) => string;
    readonly played: (who: Inline, move: string, value: string) => Runs;
    readonly winning: (count: string | null, listed: number) => string;
    readonly move: (move: string, value: string) => Runs;
    /** “P-position, Grundy value 0, ends in 4 moves”. */
    readonly value: (outcome: 'N' | 'P' | null, grundy: string | null, moves: string | null) => string;
    readonly explain: string;
  };
}

/** Records, ratings and leaderboards. */
export interface StatsTexts {
  readonly title: (who: Inline) => Runs;
  /** Several games played at once, by how they are put together: they have one record and one rating. */
  readonly compounds: Readonly<Record<'sum' | 'every' | 'all' | 'any', string>>;
  readonly none: (who: Inline) => Runs;
  readonly against: (level: string | null) => string;
  readonly score: (won: number, lost: number) => string;
  readonly rating: (rating: number, games: number) => string;
  /** How ratings come about, and what is not counted. */
  readonly explained: string;
  readonly listed: string;
  readonly unlisted: string;
  readonly list: string;
  readonly unlist: string;
  readonly chooseBoard: string;
  readonly boardTitle: (game: string) => string;
  readonly boardEmpty: string;
  readonly place: (place: number, who: Inline, rating: number, games: number) => Runs;
  readonly hidden: (who: Inline) => Runs;
  readonly serverOnly: string;
}

/** One's own data: a copy, or its end. */
export interface PrivacyTexts {
  readonly title: string;
  readonly text: readonly string[];
  readonly export: string;
  readonly erase: string;
  readonly exported: (rows: number) => string;
  /** Where the files need several messages. */
  readonly part: (number: number, count: number) => string;
  readonly nothing: string;
  readonly sure: { readonly title: string; readonly text: string; readonly yes: string; readonly no: string };
  readonly erased: (rows: number) => string;
  readonly kept: string;
  /** The choices of how long a server keeps its games. */
  readonly retention: string;
  readonly days: (days: number | null) => string;
  /** The choices of how long it keeps its quizzes, with papers and answers. */
  readonly classRetention: string;
  readonly classDays: (days: number | null) => string;
  /** How long the names on a server's roster are kept. */
  readonly names: (days: number | null) => string;
  /** Of the server where one asks. */
  readonly here: (games: string, classes: string, names: string) => string;
  /** Asked a second time where quizzes would go at once. */
  readonly forgets: {
    readonly title: string;
    readonly text: (quizzes: number, days: number) => string;
    readonly files: string;
    readonly yes: string;
    readonly no: string;
  };
}
