import type { Refusal } from '../../engine/core/refusal.ts';
import type { Misconception } from './misconception.ts';
import type { Said } from './question.ts';

/** A student's answer: indices of choices, or typed text. */
export type Answer =
  | { readonly kind: 'chosen'; readonly choices: readonly number[] }
  | { readonly kind: 'typed'; readonly text: string };

export type Judgement =
  | { readonly verdict: 'right'; readonly said: readonly Said[] }
  | {
      readonly verdict: 'wrong';
      readonly said: readonly Said[];
      /** The only misconception that leads to this answer; null: none, or several. */
      readonly misconception: Misconception | null;
    }
  /** Own words, which a teacher marks. */
  | { readonly verdict: 'unmarked'; readonly said: readonly Said[] }
  /** Unreadable, or no legal move: counts as not answered. */
  | { readonly verdict: 'unread'; readonly fault: AnswerFault; readonly refusal: Refusal | null };

/** Why an answer could not be read; it counts as not given. */
export const ANSWER_FAULTS = [
  'no-choice',
  'not-a-number',
  'not-numbers',
  'no-move',
  'not-an-order',
  'not-a-list',
  'no-words',
] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];
