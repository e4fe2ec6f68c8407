import type { Inline } from './doc.ts';

type Runs = readonly Inline[];

/** Where something was shown to be known or not. */
export type ReviewSource = 'practice' | 'game' | 'review' | 'quiz' | 'lesson';

/** Why a skill is asked now. Times in milliseconds, shares as whole percents. */
export interface WhyFacts {
  /** Never asked before. */
  new: Readonly<Record<never, never>>;
  /** Its time came `since` ago; it would still be known with the probability `recall`. */
  due: { readonly since: number; readonly recall: number };
  /** Not due, but it would be known with this probability only. */
  shaky: { readonly recall: number };
  /** The last answer to it, `ago`, was wrong. `line`: the position it was about. */
  missed: { readonly source: ReviewSource; readonly line: string; readonly ago: number };
  /** Lately more often wrong than it should be: recent answers right, in percent. */
  weak: { readonly share: number };
  /** Always right, but asked so few times. */
  young: { readonly reviews: number };
  /** Asked for by name; nothing else speaks for it. */
  chosen: Readonly<Record<never, never>>;
  /** Nothing is due: to keep it up. */
  steady: Readonly<Record<never, never>>;
  /** The very position in which a win was given away, at this move (from 1) of a game that began with `line`. */
  thrown: { readonly move: number; readonly line: string };
  /** Like such a position. */
  like: { readonly line: string };
}
export type WhyKind = keyof WhyFacts;
export type WhyNow = { [K in WhyKind]: { readonly kind: K } & WhyFacts[K] }[WhyKind];

/** What practice says. */
export interface PracticeTexts {
  /** In Discord's command picker: at most 100 characters each. */
  readonly command: { readonly description: string; readonly skill: string; readonly length: string };
  /** In the list that completes a skill. */
  readonly all: { readonly ofKind: (kind: string) => string; readonly ofGame: (game: string) => string };
  readonly title: (number: number, of: number) => string;
  /** Each is one line. */
  readonly why: { readonly [K in WhyKind]: (facts: WhyFacts[K]) => Runs };
  readonly right: string;
  readonly wrong: string;
  readonly told: string;
  /** With the name of the thought behind it, where it is told below what is wrong with it. */
  readonly yourAnswer: (answer: string, thought: string | null) => Runs;
  /** The one known error that leads to a wrong answer, and what is wrong with it. */
  readonly thought: (name: string, wrong: string) => Runs;
  readonly next: string;
  readonly finish: string;
  readonly tell: string;
  readonly goOn: string;
  readonly again: string;
  readonly whatIsDue: string;
  readonly mastery: string;
  readonly modal: { readonly title: string; readonly label: string; readonly letters: string };
  readonly summary: {
    readonly title: string;
    readonly score: (right: number, of: number) => Runs;
    readonly line: (number: number, right: boolean, skill: string, answer: string) => Runs;
    readonly skills: string;
    /** Where nothing that was asked is due today any more. */
    readonly rest: string;
  };
  /** When a skill comes up again, `left` milliseconds from now; below 0 it is due. */
  readonly due: (left: number) => string;
  /** Below a game: its wins that were given away; null: each player's own. */
  readonly these: (count: number | null) => string;
  readonly faults: {
    readonly title: string;
    readonly 'no-such-skill': (token: string) => string;
    /** A word that names a kind of question and a game. */
    readonly 'which-skill': string;
    readonly 'no-such-session': string;
    readonly 'no-questions': (skill: string) => string;
    readonly answered: string;
    readonly 'no-mistakes': string;
    readonly 'not-yours': string;
  };
  readonly stats: {
    readonly heading: string;
    /** Above the record of games. */
    readonly games: string;
    readonly none: string;
    readonly dueNow: (count: number) => string;
    /** Mastery in percent. */
    readonly row: (skill: string, mastery: number, due: string, reviews: number) => Runs;
    readonly more: (count: number) => string;
    readonly explained: string;
    readonly practise: string;
    /** Above the chart. */
    readonly chart: string;
  };
}
