/**
 * What makes a wrong choice without saying anything about a student: any losing move, a number beside the right one. Never named as
 * the cause of an answer.
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

/** A known error: what somebody does who gives a wrong answer by it. */
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

/** What is wrong with an answer as it stands, whatever led to it. */
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
