import type { Win } from '../engine/core/game.ts';
import type { Level, Outcome, PartLabel } from '../engine/explain/step.ts';
import type { DefineTexts } from './define.ts';
import type { Doc, Inline } from './doc.ts';
import type { PrivacyTexts, ReviewTexts, StatsTexts } from './records.ts';

type Runs = readonly Inline[];

/** How strong the bot plays; the same names as the use cases have. */
export type Strength = 'beginner' | 'casual' | 'club' | 'perfect' | 'sparring';
/** Time for each move. */
export type TimeControl = 'none' | '5m' | '1d';
/** How a match ended. */
export type Ending = 'last-move' | 'resigned' | 'out-of-time';
/** How a challenge ended without a game. */
export type Unplayed = 'declined' | 'cancelled' | 'expired';

export interface Topic {
  readonly name: string;
  readonly text: Doc;
}
export type TopicId = 'start' | 'lines' | 'moves' | 'words' | 'levels' | 'practice' | 'bank' | 'commands';

/** A choice with what it means. */
export interface Explained {
  readonly name: string;
  readonly means: string;
}

/** What the screens say. People stand in it as runs, for the surface to name; *you* is whoever reads it alone. */
export interface ScreenTexts {
  /** Below a text that was cut, and the name of the file with the whole (ASCII, `.txt`). */
  readonly cut: string;
  readonly cutFile: string;
  readonly strengths: Readonly<Record<Strength, Explained>>;
  readonly clocks: Readonly<Record<TimeControl, string>>;
  readonly rule: Readonly<Record<Win, string>>;
  readonly bot: (strength: Strength) => string;
  readonly anybody: string;
  readonly gone: string;
  /** A part of a position, as a choice: “heap 1: 3”. */
  readonly part: (label: PartLabel, position: string) => string;
  readonly board: {
    readonly toMove: (game: string, who: Inline) => Runs;
    readonly won: (game: string, winner: Inline) => Runs;
    readonly ended: Readonly<Record<Ending, (winner: Inline, loser: Inline) => Runs>>;
    readonly players: (first: Inline, second: Inline) => Runs;
    readonly lastMove: (who: Inline, move: string, number: number) => Runs;
    readonly kept: (who: Inline, kept: number, had: number) => Runs;
    readonly neverHad: (who: Inline) => Runs;
    readonly hints: (who: Inline, count: number) => Runs;
    readonly practice: string;
    /** The position was not dealt, or the game is somebody's own: why the rating stays. */
    readonly unrated: string;
    /** `example` as it is typed, `said` what it does. */
    readonly howToType: (example: string, said: string) => Runs;
    readonly choosePart: string;
    readonly chooseMove: string;
    readonly chooseRange: string;
    readonly back: string;
    readonly range: (from: number, to: number, first: string) => string;
    readonly moreByTyping: string;
    readonly type: string;
    readonly hint: string;
    readonly undo: string;
    /** “Ada would like to take back move 3: …”; it needs the other one’s leave. */
    readonly asks: (who: Inline, number: number, move: string) => Runs;
    /** The answer to it was no; `who` was asked. */
    readonly refused: (who: Inline) => Runs;
    readonly allow: string;
    readonly refuse: string;
    /** The clock of the match, and when the time of the player to move runs out; null = it stands still. */
    readonly clock: (clock: string, until: Inline | null) => Runs;
    /** Told to the player to move, who has not moved for a while. */
    readonly yourTurn: string;
    readonly call: (who: Inline, game: string) => Runs;
    /** Told to the player to move when the time is nearly over. */
    readonly clockWarning: (who: Inline, game: string, left: string) => Runs;
    readonly left: Readonly<Record<Exclude<TimeControl, 'none'>, string>>;
    readonly resign: string;
    /** The title and the text of a game that ended without a result. */
    readonly abandoned: (game: string) => string;
    readonly abandonedText: string;
    readonly rematch: string;
    readonly review: string;
    readonly why: string;
    readonly goTo: string;
    readonly rematchThere: string;
    /** Sent to the players where the bot can no longer reach the board. */
    readonly unreachable: (game: string) => string;
    /** Beside it, where the match has a clock. */
    readonly clockStands: (clock: string) => string;
    readonly inThread: string;
    readonly noThread: string;
  };
  /** What the message menu and the user menu say. */
  readonly menus: {
    readonly noLine: string;
    /** Above a choice of the other positions in the message. */
    readonly others: (count: number) => string;
    readonly chooseLine: string;
    readonly challengeTitle: string;
    readonly challengeLabel: string;
    readonly challengeText: string;
  };
  readonly typing: {
    readonly title: string;
    readonly label: string;
    readonly description: string;
  };
  readonly resign: {
    readonly title: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
    readonly doneTitle: string;
    readonly done: string;
    readonly keptTitle: string;
    readonly kept: string;
    /** Where the other side has left, the game may also end without a result. */
    readonly left: string;
    readonly abandon: string;
    readonly abandonTitle: string;
    readonly abandoned: string;
  };
  readonly challenge: {
    readonly title: (from: Inline, to: Inline, game: string) => Runs;
    readonly begins: (who: Inline) => Runs;
    /** Whoever challenges asked for a position to win. */
    readonly winnable: (who: Inline) => Runs;
    readonly clock: (clock: string) => Runs;
    /** When it expires. */
    readonly until: (moment: Inline) => Runs;
    /** The bot is no member of this place, and can only answer clicks. */
    readonly guest: string;
    readonly accept: string;
    readonly decline: string;
    readonly cancel: string;
    readonly ended: Readonly<
      Record<Unplayed, { readonly title: string; readonly text: (who: Inline) => Runs }>
    >;
  };
  readonly hint: {
    readonly title: (step: number) => string;
    readonly outcome: Readonly<Record<Outcome | 'unknown', string>>;
    readonly inPart: (part: string) => string;
    readonly onePart: string;
    readonly noPart: string;
    readonly noValues: string;
    readonly wins: (move: string) => string;
    readonly resists: (move: string) => string;
    readonly next: string;
  };
  /** Why a click or a line was not accepted. */
  readonly faults: {
    readonly title: string;
    readonly legal: (moves: string, more: boolean) => string;
    readonly 'too-long-to-play': (most: number) => string;
    readonly 'nothing-to-play': (line: string) => string;
    readonly 'too-slow': string;
    readonly 'winner-unknown': (line: string) => string;
    readonly 'challenge-yourself': string;
    /** Pressed Accept on one's own challenge. */
    readonly 'own-challenge': (to: Inline) => Runs;
    readonly 'no-such-match': string;
    readonly 'cannot-replay': string;
    readonly stale: string;
    readonly 'not-your-game': (a: Inline, b: Inline) => Runs;
    readonly 'not-your-turn': (who: Inline) => Runs;
    readonly 'not-playing': string;
    readonly 'not-a-challenge': string;
    readonly 'not-challenged': (who: Inline) => Runs;
    readonly 'not-the-challenger': (who: Inline) => Runs;
    readonly 'nothing-asked': string;
    readonly 'nothing-to-undo': string;
    readonly 'not-left': string;
    readonly 'no-hints': string;
    readonly 'not-over': string;
    /** A challenge in somebody's direct messages with the bot, where nobody else is. */
    readonly 'nobody-here': string;
    readonly 'no-bots': string;
    /** A clock or a thread was asked for where the bot is no member. */
    readonly guest: string;
    readonly 'file-too-large': (most: string) => string;
    readonly 'file-not-text': string;
    readonly 'files-busy': string;
    readonly 'too-many-jobs': string;
    readonly 'too-fast': (seconds: number) => string;
    readonly 'unfit-option': string;
    readonly 'file-unreachable': string;
  };
  readonly review: ReviewTexts;
  readonly stats: StatsTexts;
  readonly privacy: PrivacyTexts;
  readonly define: DefineTexts;
  readonly analysis: {
    /** Under an explanation whose every step was re-derived from the rules. */
    readonly checked: string;
    readonly levels: Readonly<Record<Level, string>>;
    readonly share: string;
    readonly shared: string;
    readonly sharedBy: (who: Inline) => Runs;
    readonly thinking: string;
    readonly levelsByCommand: string;
    readonly whyHere: Runs;
    readonly whyStart: Runs;
    readonly afterGame: (move: number) => Runs;
  };
  readonly games: {
    readonly title: string;
    readonly none: string;
    readonly yourTurn: string;
    readonly theirTurn: string;
    readonly challenged: string;
    readonly waiting: string;
    readonly against: (who: Inline) => Runs;
    readonly open: (number: number) => string;
    /** Of a list of games: the board of one is posted anew in this place. */
    readonly here: string;
    /** Of a list of games whose other side has left. */
    readonly left: string;
    /** The game is with somebody who may not see this place. */
    readonly elsewhere: string;
    /** It has a clock, and the bot is no member of this place. */
    readonly noClockHere: string;
  };
  readonly settings: {
    readonly title: string;
    /** For whom the settings hold; `server`: those of the server are among them. */
    readonly scope: (server: boolean) => string;
    readonly language: string;
    readonly asDiscord: string;
    readonly level: string;
    readonly defaultLevel: string;
    /** How they are called when it is their turn, in games against people. */
    readonly calls: string;
    readonly callChoices: Readonly<Record<'here' | 'direct' | 'off', string>>;
    readonly server: string;
    readonly saved: string;
    readonly notAllowed: string;
  };
  readonly help: {
    readonly title: string;
    readonly choose: string;
    readonly chooseGame: string;
    readonly topics: Readonly<Record<TopicId, Topic>>;
    readonly typed: string;
    readonly tryIt: string;
    /** Nothing goes by the name that was asked for. */
    readonly unknown: (token: string) => string;
  };
  readonly failed: {
    readonly title: string;
    readonly text: string;
    /** What was asked for needed the database, and why that could not do it. */
    readonly store: Readonly<Record<'away' | 'busy' | 'full' | 'broken', string>>;
    /** The answer is not there after many seconds; it may still come. */
    readonly late: { readonly title: string; readonly text: string };
    readonly old: string;
  };
}
