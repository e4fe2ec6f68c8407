import type { MoveMark } from '../model/answers.ts';

/** A sign for the effect of a move: it kept the win, threw it away, or there was none to keep. */
export const MARK_SIGNS: Readonly<Record<MoveMark, string>> = {
  kept: '✓',
  threw: '✗',
  none: '○',
  unknown: '?',
};
