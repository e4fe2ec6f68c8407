import { type Coded, refusing } from '../../engine/core/result.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { UserId } from '../../people/model/user.ts';
import type { OwnRows, RowsReport } from '../questions/rows.ts';

/** A verified position of a set. Its key is always computed when a question is made from it. */
export interface BankPosition {
  /** From 1, in the order of addition; never reused while the set has a later one. */
  readonly number: number;
  readonly line: string;
  /** Equal for positions that differ only by symmetry: a set has each once. */
  readonly symmetry: string;
  readonly outcome: LoopyOutcome;
  readonly difficulty: number;
  /** The user who added it; null: their data were erased. */
  readonly by: UserId | null;
  readonly at: number;
}

/** A named set of positions of a server. */
export interface BankSet {
  /** As first typed; names equal up to case are one. */
  readonly name: string;
  readonly count: number;
}

export interface BankContents {
  readonly name: string;
  readonly positions: readonly BankPosition[];
}

export interface BankLimits {
  readonly sets: number;
  readonly positions: number;
}

/** Reads and judges a teacher's positions off the main thread (see `verifyOwn`). */
export interface RowVerifier {
  verify(own: OwnRows): Promise<RowsReport>;
}

/** Storage of the sets. Every method is one transaction. Names ignore case. */
export interface BankStore {
  /** By name; without empty sets. */
  sets(guild: string): Promise<readonly BankSet[]>;
  /** By number; null where there is no such set. */
  contents(guild: string, name: string): Promise<BankContents | null>;
  /** Adds new positions, all or nothing. Returns the symmetries added; `too-many-sets`, `set-full`: none were. */
  add(
    guild: string,
    name: string,
    positions: readonly Omit<BankPosition, 'number'>[],
    most: BankLimits,
  ): Promise<ReadonlySet<string> | 'too-many-sets' | 'set-full'>;
  /** Removes one position, or all (null), and returns them. */
  remove(guild: string, name: string, number: number | null): Promise<readonly BankPosition[]>;
}

/** The outcome of a teacher's rows; `good` ones are in the set. */
export interface BankReport extends RowsReport {
  readonly set: string;
  /** Positions in the set now. */
  readonly total: number;
}

/** Why an action on the bank failed. */
export interface BankFaultFacts {
  'no-server': Readonly<Record<never, never>>;
  'not-a-teacher': Readonly<Record<never, never>>;
  'bad-set-name': { readonly token: string; readonly most: number };
  /** Neither typed nor in a file. */
  'no-positions': Readonly<Record<never, never>>;
  'text-too-long': { readonly most: number };
  'no-such-set': { readonly token: string; readonly known: readonly string[] };
  'no-such-number': { readonly set: string; readonly number: number };
  'too-many-sets': { readonly most: number };
  'set-full': { readonly set: string; readonly most: number };
}
export type BankFault = Coded<BankFaultFacts>;

export const refuse = refusing<BankFaultFacts>();
