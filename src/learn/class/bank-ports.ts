import { type Coded, type Result, refusing } from '../../engine/core/result.ts';
import type { LoopyOutcome } from '../../engine/explain/step.ts';
import type { UserId } from '../../people/model/user.ts';
import type { OwnRows } from '../questions/own-rows.ts';
import type { RowsReport } from '../questions/rows.ts';
import type { Actor } from './actor.ts';

/** A position of a set, as it was verified. Its key is what the solver says when a question is made of it, never this. */
export interface BankPosition {
  /** From 1, in the order added; a number is never given again while the set has a later one. */
  readonly number: number;
  readonly line: string;
  /** The same for positions that differ by symmetry alone: a set has each once. */
  readonly symmetry: string;
  readonly outcome: LoopyOutcome;
  readonly difficulty: number;
  /** Who added it; null: their data were deleted. */
  readonly by: UserId | null;
  readonly at: number;
}

/** A named set of positions of a server. */
export interface BankSet {
  /** As it was first typed; two names that differ by case alone are one. */
  readonly name: string;
  readonly count: number;
}

export interface BankContents {
  readonly name: string;
  readonly positions: readonly BankPosition[];
}

export interface BankLimits {
  /** Sets of a server. */
  readonly sets: number;
  /** Positions of a set. */
  readonly positions: number;
}

/** Reads and judges a teacher's own positions away from the thread that answers clicks (see `verifyOwn`). */
export interface RowVerifier {
  verify(own: OwnRows): Promise<RowsReport>;
}

/** Where the sets are kept. Every method is one transaction. Sets are found whatever the case of their name. */
export interface BankStore {
  /** By name; sets without positions are none. */
  sets(guild: string): Promise<readonly BankSet[]>;
  /** In the order of their numbers; null where there is no such set. */
  contents(guild: string, name: string): Promise<BankContents | null>;
  /**
   * Adds what the set does not have, all or nothing. Gives the symmetries that were added; `too-many-sets`, `set-full`:
   * nothing was.
   */
  add(
    guild: string,
    name: string,
    positions: readonly Omit<BankPosition, 'number'>[],
    most: BankLimits,
  ): Promise<ReadonlySet<string> | 'too-many-sets' | 'set-full'>;
  /** Takes one position out, or all of them (null), and gives what was taken. */
  remove(guild: string, name: string, number: number | null): Promise<readonly BankPosition[]>;
}

/** How the rows of a teacher fared. Rows whose fate is `good` are in the set now. */
export interface BankReport extends RowsReport {
  readonly set: string;
  /** Positions that the set has now. */
  readonly total: number;
}

/** Why something of the bank was not done. */
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

/** A server's own positions, in named sets; for its teachers alone. */
export interface Bank {
  /** Verifies row by row and keeps what is good. `texts`: one position a row, or CSV; rows are counted through all of them. */
  add(by: Actor, set: string, texts: readonly string[]): Promise<Result<BankReport, BankFault>>;
  list(by: Actor): Promise<Result<readonly BankSet[], BankFault>>;
  show(by: Actor, set: string): Promise<Result<BankContents, BankFault>>;
  /** Takes one position away by its number, or the whole set (null); gives what went. */
  remove(by: Actor, set: string, number: number | null): Promise<Result<BankContents, BankFault>>;
  /** Names of sets, for completion; none for who is no teacher. */
  names(by: Actor): Promise<readonly string[]>;
}
