import type { CourseworkTexts } from './coursework.ts';
import type { Inline } from './doc.ts';

type Runs = readonly Inline[];

/** How a quiz goes on; the same names as the use cases have. */
export type QuizPace = 'live' | 'automatic';
/** What a teacher does to a quiz; the same names as the use cases have. */
export type QuizAct = 'start' | 'close' | 'next' | 'pause' | 'resume' | 'more' | 'again' | 'skip' | 'end';
/** How far a quiz is; the same names as the use cases have. */
export type QuizPhase = 'planned' | 'lobby' | 'reading' | 'open' | 'revealed' | 'over';

/** What the class is told. People stand in it as runs, for the surface to name. */
export interface ClassroomTexts {
  readonly work: CourseworkTexts;
  readonly lobby: {
    readonly title: string;
    readonly invites: (who: Inline | null) => Runs;
    readonly about: (count: number, seconds: number, pace: QuizPace) => string;
    /** Several things after what they are. */
    readonly listed: (heading: string, items: readonly string[]) => string;
    readonly skills: string;
    readonly games: string;
    readonly joined: (count: number) => string;
    readonly join: string;
    readonly rules: string;
    readonly closed: string;
  };
  readonly rules: { readonly title: string; readonly text: readonly string[] };
  readonly question: {
    readonly title: (number: number, of: number) => string;
    /** `opens`, `closes`: a moment; null where the clock does not run. */
    readonly reading: (opens: Inline | null) => Runs;
    readonly open: (closes: Inline | null) => Runs;
    readonly paused: string;
    readonly answered: (count: number, of: number) => string;
    readonly type: string;
    readonly choose: string;
    readonly chooseOne: string;
    /** How to answer without buttons. */
    /** `several`: more than one answer may be right. */
    readonly byLetter: (several: boolean) => string;
    readonly skipped: string;
  };
  readonly modal: { readonly title: string; readonly label: string; readonly letters: string };
  readonly recorded: (answer: string) => Runs;
  /** `closes`: a moment; null where the clock does not run. */
  readonly changeable: (closes: Inline | null) => Runs;
  readonly recordedTitle: string;
  readonly reveal: {
    readonly title: (number: number) => string;
    readonly tally: (right: number, answered: number, of: number) => string;
    readonly nobody: string;
    /** One choice or answer, how many gave it, and the thought behind it; null where it is right. */
    readonly count: (answer: string, count: number, right: boolean, thought: string | null) => Runs;
    readonly others: (count: number) => string;
    /** Tells whoever presses it, alone, how their own answer was. */
    readonly mine: string;
    readonly right: string;
    readonly wrong: string;
    readonly unanswered: string;
    readonly given: (answer: string) => Runs;
  };
  readonly final: {
    readonly title: string;
    readonly summary: (students: number, questions: number, percent: number) => string;
    readonly none: string;
    /** There were questions, and nobody to answer them. */
    readonly nobody: string;
    readonly mine: string;
  };
  readonly own: {
    readonly title: string;
    /** Above what was right of each skill. */
    readonly bySkill: string;
    readonly score: (right: number, asked: number) => Runs;
    readonly none: string;
    /** `sure`: how sure one said to be of the answer; null where it was not asked. */
    readonly line: (
      number: number,
      right: boolean | null,
      answer: string,
      correct: string,
      sure: string | null,
    ) => Runs;
    readonly private: string;
  };
  readonly joined: { readonly title: string; readonly text: string; readonly late: string };
  readonly left: string;
  readonly named: (name: string | null) => string;
  readonly panel: {
    readonly title: string;
    readonly phase: Readonly<Record<QuizPhase, string>>;
    readonly place: (number: number, of: number) => string;
    readonly paused: string;
    readonly movedOn: string;
    /** Its channel is gone, or the bot may not write there. */
    readonly unseen: string;
    readonly acts: Readonly<Record<QuizAct, string>>;
    readonly finish: string;
    readonly refresh: string;
    readonly results: string;
    readonly sure: string;
    readonly endNow: string;
    readonly goOn: string;
    readonly missing: (count: number) => string;
  };
  readonly results: {
    readonly title: string;
    readonly none: string;
    readonly students: string;
    readonly hardest: string;
    readonly question: (number: number, kind: string, right: number, asked: number) => Runs;
    readonly misconceptions: string;
    readonly misconception: (name: string, count: number) => string;
    readonly files: string;
    readonly more: (count: number) => string;
  };
  readonly roster: { readonly title: string; readonly none: string };
  /** Analyses are shut for who sits an exam. */
  readonly sitting: {
    readonly title: string;
    /** `until`, `date`: when it ends, shown by Discord; null: its clock is stopped. */
    readonly text: (until: Inline | null, date: Inline | null) => readonly Inline[];
    readonly what: string;
    /** Among the rules of an exam. */
    readonly rule: string;
  };
  /** A quiz is deleted for good. */
  readonly remove: {
    readonly ask: string;
    readonly title: string;
    readonly text: (students: number, answers: number) => string;
    readonly files: string;
    readonly stays: string;
    readonly yes: string;
    readonly no: string;
    readonly kept: string;
    readonly done: string;
  };
  /** Who may teach beside those who manage the server. */
  readonly roles: Readonly<
    Record<'title' | 'none' | 'howTo' | 'some' | 'shown' | 'gone' | 'goneMeans' | 'takeOff', string>
  >;
  readonly faults: {
    readonly 'no-server': string;
    readonly 'not-a-teacher': string;
    readonly 'not-a-manager': string;
    readonly 'role-of-all': string;
    readonly 'too-many-roles': (most: number) => string;
    readonly 'no-such-quiz': string;
    readonly 'moved-on': string;
    readonly 'not-now': string;
    readonly closed: string;
    readonly over: string;
    readonly 'one-at-a-time': string;
    readonly 'no-such-game': (token: string) => string;
    readonly 'no-such-skill': (token: string) => string;
    readonly 'no-questions': string;
    readonly 'bad-name': (most: number) => string;
    /** Before an example that works. */
    readonly works: string;
  };
}
