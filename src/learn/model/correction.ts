import type { UserId } from '../../people/model/user.ts';
import { type Said, sameSaid } from './question.ts';

/** A later correction by a teacher. `question`: its number in the quiz. Every kind has one that undoes it. */
export type Correction =
  | { readonly kind: 'drop' | 'count'; readonly question: number }
  | {
      readonly kind: 'accept' | 'reject';
      readonly question: number;
      /** The position asked about: exams have other variants. */
      readonly line: string;
      readonly said: readonly Said[];
    }
  | { readonly kind: 'remove' | 'restore'; readonly student: UserId };

export interface CorrectionEntry {
  readonly correction: Correction;
  /** Null: their data were erased. */
  readonly by: UserId | null;
  readonly at: number;
}

/** The state after all entries of the record. */
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

/** Whether an answer to the question about this line was accepted. */
export const isAccepted = (
  { accepted }: Pick<Corrected, 'accepted'>,
  question: number,
  line: string,
  said: readonly Said[],
): boolean => accepted.some((one) => sameCase(one, { question, line, said }));

/** Whether a correction changes the state. */
export const changesAnything = (corrected: Corrected, correction: Correction): boolean => {
  const after = correctedBy([...corrected.log, { correction, by: null, at: 0 }]);
  return (
    after.dropped.size !== corrected.dropped.size ||
    after.removed.size !== corrected.removed.size ||
    after.accepted.length !== corrected.accepted.length
  );
};

/** In the record of one quiz. */
export const MAX_CORRECTIONS = 500;
