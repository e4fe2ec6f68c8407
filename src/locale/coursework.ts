import type { Inline } from './doc.ts';

type Runs = readonly Inline[];

/** What is counted; the same names as the use cases have. */
export type ScoringRule = 'accuracy' | 'confidence';
/** Which attempt counts; the same names as the use cases have. */
export type AttemptRule = 'best' | 'last';

/** What is said of exams, homework, plans and points. Moments stand in it as runs, for the surface to show. */
export interface CourseworkTexts {
  readonly by: (who: Inline) => Runs;
  readonly exam: {
    readonly title: string;
    readonly about: (count: number, minutes: number) => string;
    /** Everybody has other questions, nothing is told before the end. */
    readonly how: string;
    readonly ends: (at: Inline, date: Inline) => Runs;
    readonly paused: string;
    readonly progress: (joined: number, begun: number, finished: number) => string;
    readonly start: string;
    readonly begin: string;
    readonly late: string;
    readonly over: string;
    /** Asked before it is ended early. */
    readonly sure: string;
    /** A button: more time. */
    readonly more: string;
    readonly rules: readonly string[];
  };
  readonly homework: {
    readonly title: string;
    readonly about: (count: number, retakes: number | null, counts: AttemptRule) => string;
    readonly opens: (at: Inline) => Runs;
    readonly closes: (date: Inline, at: Inline) => Runs;
    /** The same in a list, where no sentence stands. */
    readonly until: (date: Inline, at: Inline) => Runs;
    readonly progress: (begun: number, finished: number) => string;
    readonly start: string;
    readonly reminder: string;
    readonly mine: string;
    readonly none: string;
    readonly open: string;
    readonly again: string;
    readonly done: string;
    readonly result: (points: string, most: string, attempts: number) => string;
    readonly attempts: (left: number | null) => string;
    readonly choose: string;
    readonly over: string;
    readonly ended: string;
    /** Which points count, of the attempts so far. */
    readonly so: (points: string, most: string) => string;
    readonly named: (name: string) => string;
  };
  readonly paper: {
    readonly title: (number: number, of: number) => string;
    /** How many have an answer, and the numbers of those that have none. */
    readonly answered: (count: number, of: number, missing: string) => string;
    readonly all: string;
    readonly yours: (answer: string) => Runs;
    readonly none: string;
    readonly until: (at: Inline) => Runs;
    readonly anytime: string;
    readonly before: string;
    readonly next: string;
    readonly handIn: string;
    readonly ask: (missing: number) => string;
    readonly yes: string;
    readonly no: string;
    readonly again: string;
    readonly attempt: (number: number) => string;
    readonly waits: string;
    /** In place of the results of an exam that goes on. */
    readonly secret: string;
  };
  readonly scoring: {
    readonly rule: (rule: ScoringRule, speed: boolean) => string;
    readonly names: Readonly<Record<ScoringRule, string>>;
    /** What “sure” and “not sure” are worth. */
    readonly how: string;
    readonly sure: string;
    readonly unsure: string;
    readonly said: (sure: boolean | null) => string;
    readonly points: (points: string, most: string) => Runs;
  };
  readonly podium: {
    readonly title: string;
    readonly line: (place: number, who: Inline, points: string) => Runs;
  };
  readonly plan: {
    readonly title: string;
    readonly made: (date: Inline, at: Inline, zone: string) => Runs;
    readonly lobby: (minutes: number) => string;
    readonly begins: Readonly<Record<'itself' | 'teacher', string>>;
    readonly window: (opens: Inline | null, closes: Inline, zone: string) => Runs;
    readonly twice: string;
    readonly usualZone: string;
    readonly none: string;
    readonly line: (name: string, date: Inline, at: Inline, channel: Inline) => Runs;
    readonly cancel: string;
    readonly cancelled: string;
    readonly missed: (date: Inline) => Runs;
    /** Whoever planned it may not teach any more. */
    readonly unwarranted: (date: Inline) => Runs;
    readonly late: string;
    readonly starts: (at: Inline) => Runs;
    readonly preparing: string;
    /** An exam waits for the pictures of so many students. */
    readonly drawing: (students: number) => string;
    /** It waits for positions for so many students. */
    readonly making: (students: number) => string;
    /** A question, and how many positions there are for it. */
    readonly scarce: (question: number, positions: number) => string;
    /** `named`: what `scarce` says of some questions; of so many `others` the same is true. */
    readonly few: (named: readonly string[], others: number, students: number) => string;
  };
  /** What a teacher's panel of an exam or homework says where that of a quiz says “quiz”. */
  readonly panel: Readonly<
    Record<'exam' | 'homework', Readonly<Record<'end' | 'over' | 'movedOn' | 'unseen', string>>>
  >;
  readonly homeworks: {
    readonly title: string;
    readonly none: string;
    readonly line: (name: string, state: string, closes: Inline, finished: number, joined: number) => Runs;
    readonly states: Readonly<Record<'planned' | 'open' | 'over', string>>;
    readonly choose: Readonly<Record<'list' | 'close' | 'results', string>>;
    readonly closed: (name: string) => string;
  };
  readonly zone: { readonly title: string; readonly set: (zone: string, now: string) => string };
  readonly faults: {
    readonly 'no-such-zone': (token: string) => string;
    readonly 'no-such-time': (token: string) => string;
    /** Two times that were typed alike. */
    readonly 'two-times': (token: string) => string;
    readonly 'skipped-time': (token: string, zone: string, instead: string) => string;
    readonly 'past-time': (token: string) => string;
    readonly 'far-time': (days: number) => string;
    readonly 'no-window': string;
    /** `until`, `date`: when the exam ends, shown by Discord; null: its clock is stopped. */
    readonly 'begun-stays': (until: Inline | null, date: Inline | null) => Runs;
    readonly 'not-ready': string;
    readonly making: string;
    readonly 'handed-in': string;
    readonly 'no-more-attempts': string;
  };
}
