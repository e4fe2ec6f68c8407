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
