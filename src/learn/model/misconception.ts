/**
 * Sources of wrong choices that say nothing about a student's thinking: any losing move, a number beside the right one. They
 * are never named as the cause of an answer.
 */
const FILLERS = [
  'swapped',
  'off-by-one',
  'copied',
  'all-for-one',
  'any-part',
  'distrusted',
  'wrong-sum',
] as const;
export type Filler = (typeof FILLERS)[number];

/** Whether a wrong answer may be explained by this misconception. */
export const isClaimable = (id: Misconception | Filler): id is Misconception =>
  !FILLERS.some((filler) => filler === id);

/** Known errors: what a student does who gives a wrong answer because of it. */
export const MISCONCEPTIONS = [
  'normal-for-misere',
  'added',
  'subtracted',
  'or-for-xor',
  'forgot-part',
  'largest-part',
  'heap-is-value',
  'value-is-outcome',
  'equal-parts',
  'parity',
  'greedy',
  'counted-moves',
  'counted-parts',
  'largest-plus-one',
  'counted-values',
  'different-values',
  'least-present',
  'ignored-zero',
  'one-move-enough',
  'neighbours',
  'repeated',
  'powers-of-two',
  'counted-preperiod',
  'several-periods',
  'largest-of-set',
] as const;
export type Misconception = (typeof MISCONCEPTIONS)[number];

/** What is wrong with an answer itself, whatever the student thought. */
export const FLAWS = [
  'any-part',
  'stopped-early',
  'distrusted',
  'neighbours',
  'repeated',
  'not-fibonacci',
  'powers-of-two',
  'wrong-sum',
  'n-position',
] as const;
export type Flaw = (typeof FLAWS)[number];
