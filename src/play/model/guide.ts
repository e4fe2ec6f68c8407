/** The guide's lessons before a move. */
export const GUIDE_STEPS = ['equal', 'copy', 'again', 'last'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];
