import type { UserId } from '../../people/model/user.ts';

/** One answer of the class that counts: what it shows about a skill. */
export interface Evidence {
  /** Null: of an anonymous quiz. */
  readonly user: UserId | null;
  /** As `Question.skill`. */
  readonly skill: string;
  readonly right: boolean;
  readonly at: number;
}

/** Answers of some time, and how many were right. */
export interface Share {
  readonly answered: number;
  readonly right: number;
}

export const NO_ANSWERS: Share = { answered: 0, right: 0 };

export const shareOf = ({ answered, right }: Share): number => (answered === 0 ? 0 : right / answered);

export const countOf = (evidence: readonly Evidence[]): Share => ({
  answered: evidence.length,
  right: evidence.filter(({ right }) => right).length,
});

/** Where it is kept who lets teachers see how they are doing, and who wants a weekly note. */
export interface ProgressStore {
  consents(guild: string): Promise<ReadonlySet<UserId>>;
  consent(guild: string, user: UserId, given: boolean, now: number): Promise<void>;
  /** When a teacher gets the next note; null: never. */
  note(guild: string, user: UserId): Promise<number | null>;
  /** Null: no more notes. */
  setNote(guild: string, user: UserId, next: number | null): Promise<void>;
  /** Notes that are due; of each the next one is moved to `next` first. */
  takeNotes(now: number, most: number, next: (at: number) => number): Promise<readonly DueNote[]>;
}

export interface DueNote {
  readonly guild: string;
  readonly user: UserId;
}
