/** What the guide explains before a move: one thing each. */
export const GUIDE_STEPS = ['equal', 'copy', 'again', 'last'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];
