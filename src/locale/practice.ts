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

/** Why something of practice was not done. */
export interface PracticeFaultTexts {
  readonly 'no-such-skill': (token: string) => string;
  readonly 'no-such-session': string;
  readonly 'no-questions': (skill: string) => string;
  readonly answered: string;
  readonly 'no-mistakes': string;
  readonly 'not-yours': string;
  /** Before an example that works. */
  readonly works: string;
}

/** What practice says. */
export interface PracticeTexts {
  /** In Discord's command picker: at most 100 characters each. */
  readonly command: { readonly description: string; readonly skill: string; readonly length: string };
  readonly suggest: { readonly kind: (kind: string) => string; readonly game: (game: string) => string };
  readonly title: (number: number, of: number) => string;
  /** What the whole practice is about; null: whatever is due. */
  readonly about: (skill: string | null) => string;
  readonly why: { readonly [K in WhyKind]: (facts: WhyFacts[K]) => string };
  readonly sources: Readonly<Record<ReviewSource, string>>;
  readonly right: string;
  readonly wrong: string;
  readonly told: string;
  readonly unread: string;
  readonly yourAnswer: (answer: string) => Runs;
  /** The thought behind a wrong answer, and what is wrong with it. */
  readonly thought: (name: string, wrong: string) => Runs;
  readonly next: string;
  readonly summaryButton: string;
  readonly tell: string;
  readonly goOn: string;
  readonly again: string;
  readonly stats: string;
  readonly nextDue: (time: number) => string;
  readonly modal: { readonly title: string; readonly label: string; readonly letters: string };
  readonly summary: {
    readonly title: string;
    readonly score: (right: number, of: number) => Runs;
    readonly line: (number: number, right: boolean, skill: string, answer: string) => Runs;
    readonly skills: string;
    readonly skill: (skill: string, mastery: number, due: string) => Runs;
    readonly rest: string;
  };
  /** Below a game: its wins that were given away. `count` null: each player's own. */
  readonly these: (count: number | null) => string;
  readonly faultTitle: string;
  readonly faults: PracticeFaultTexts;
  readonly mastery: {
    readonly title: string;
    readonly none: string;
    readonly due: (count: number) => string;
    readonly row: (skill: string, mastery: number, due: string, reviews: number) => Runs;
    readonly more: (count: number) => string;
    readonly explained: string;
    readonly practise: string;
    /** Of the chart. */
    readonly chart: { readonly title: string; readonly x: string; readonly y: string };
  };
}
