import type { UserId } from '../../people/model/user.ts';
import type { QuizId } from './assignment.ts';
import { type Said, sameSaid } from './question.ts';

/** What a teacher sets right after the fact. `question`: its number in the quiz; every act has one that takes it back. */
export type Correction =
  | { readonly kind: 'drop' | 'count'; readonly question: number }
  | {
      readonly kind: 'accept' | 'reject';
      readonly question: number;
      /** The position asked about: in exams others have other ones. */
      readonly line: string;
      readonly said: readonly Said[];
    }
  | { readonly kind: 'remove' | 'restore'; readonly student: UserId };

export interface CorrectionEntry {
  readonly correction: Correction;
  /** Null: their data were deleted. */
  readonly by: UserId | null;
  readonly at: number;
}

/** What holds after all entries of the record. */
export interface Corrected {
  readonly log: readonly CorrectionEntry[];
  readonly dropped: ReadonlySet<number>;
  readonly removed: ReadonlySet<UserId>;
  readonly accepted: readonly Extract<Correction, { kind: 'accept' | 'reject' }>[];
}

const sameAnswer = (a: readonly Said[], b: readonly Said[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => sameSaid(one, other)));

type Accepting = Corrected['accepted'][number];

const sameCase = (a: Omit<Accepting, 'kind'>, b: Omit<Accepting, 'kind'>): boolean =>
  a.question === b.question && a.line === b.line && sameAnswer(a.said, b.said);

export const correctedBy = (log: readonly CorrectionEntry[]): Corrected => {
  const dropped = new Set<number>();
  const removed = new Set<UserId>();
  let accepted: readonly Accepting[] = [];
  for (const { correction: one } of log)
    if ('student' in one) {
      if (one.kind === 'remove') removed.add(one.student);
      else removed.delete(one.student);
    } else if ('said' in one) {
      accepted = accepted.filter((other) => !sameCase(other, one));
      if (one.kind === 'accept') accepted = [...accepted, one];
    } else if (one.kind === 'drop') dropped.add(one.question);
    else dropped.delete(one.question);
  return { log, dropped, removed, accepted };
};

/** Whether an answer to the question about this line was accepted as right. */
export const isAccepted = (
  { accepted }: Pick<Corrected, 'accepted'>,
  question: number,
  line: string,
  said: readonly Said[],
): boolean => accepted.some((one) => sameCase(one, { question, line, said }));

/** Whether a correction would change what holds. */
export const changesAnything = (corrected: Corrected, correction: Correction): boolean => {
  const after = correctedBy([...corrected.log, { correction, by: null, at: 0 }]);
  return (
    after.dropped.size !== corrected.dropped.size ||
    after.removed.size !== corrected.removed.size ||
    after.accepted.length !== corrected.accepted.length
  );
};

/** Where corrections are kept. */
export interface CorrectionStore {
  /** In the order in which they were made. */
  corrections(id: QuizId): Promise<readonly CorrectionEntry[]>;
  /** Adds to the record, unless it would change nothing (`idle`) or the record is `full`. */
  correct(id: QuizId, entry: CorrectionEntry): Promise<'recorded' | 'idle' | 'full'>;
}

/** Entries that the record of one quiz takes. */
export const MAX_CORRECTIONS = 500;
