import type { UserId } from '../../people/model/user.ts';

/** A counted answer of a student, as evidence of a skill. */
export interface SkillEvidence {
  /** Null in an anonymous quiz. */
  readonly user: UserId | null;
  /** As `Question.skill`. */
  readonly skill: string;
  readonly right: boolean;
  readonly at: number;
}

/** The answers of a period, and how many were right. */
export interface Share {
  readonly answered: number;
  readonly right: number;
}

export const shareOf = ({ answered, right }: Share): number => (answered === 0 ? 0 : right / answered);

export const countOf = (evidence: readonly SkillEvidence[]): Share => ({
  answered: evidence.length,
  right: evidence.filter(({ right }) => right).length,
});

/** A note of how a class is doing, for one of its teachers. `at`: when it was due. */
export interface DueNote {
  readonly guild: string;
  readonly user: UserId;
  readonly at: number;
}
