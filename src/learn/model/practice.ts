/** Activities in which a skill is shown to be known or not. */
export const REVIEW_SOURCES = ['practice', 'game', 'review', 'quiz', 'lesson'] as const;
export type ReviewSource = (typeof REVIEW_SOURCES)[number];

/** Why a skill is asked now. Times in milliseconds, shares as whole percents. */
export interface WhyFacts {
  /** Never asked before. */
  new: Readonly<Record<never, never>>;
  /** It became due `since` ago; the probability that the student still knows it is `recall`. */
  due: { readonly since: number; readonly recall: number };
  /** Not due, but the probability that the student knows it has fallen to `recall`. */
  shaky: { readonly recall: number };
  /** The last answer to it, `ago`, was wrong. `line`: the position it was about. */
  missed: { readonly source: ReviewSource; readonly line: string; readonly ago: number };
  /** Recent answers were wrong more often than they should be: `share` is the percentage right. */
  weak: { readonly share: number };
  /** Always right so far, but asked only a few times. */
  young: { readonly reviews: number };
  /** Asked for by name, without any other reason. */
  chosen: Readonly<Record<never, never>>;
  /** Nothing is due: to keep it up. */
  steady: Readonly<Record<never, never>>;
  /** The position in which a win was given away, at this move (from 1) of a game that began with `line`. */
  thrown: { readonly move: number; readonly line: string };
  /** A position similar to such a one. */
  like: { readonly line: string };
}

export type WhyKind = keyof WhyFacts;

export type WhyNow = { [K in WhyKind]: { readonly kind: K } & WhyFacts[K] }[WhyKind];
