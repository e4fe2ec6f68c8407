import type { LoopyOutcome } from '../explain/step.ts';

/** Claim that a certificate proves about its line. */
export interface CertifiedClaim {
  readonly outcome: LoopyOutcome;
  /** Position after a winning move; null if there is none: a lost or drawn position, or the end under misère play. */
  readonly to: string | null;
  /** Grundy value, if the certificate proves it. */
  readonly grundy?: string;
}

/** Lost positions, starting with the line itself or the position after the winning move. */
export interface LosingSetBody {
  readonly kind: 'losing-set';
  readonly positions: readonly {
    readonly at: string;
    /**
     * Every move, as the position it leads to and the index of the answering position; null: the move ends the game (misère
     * play).
     */
    readonly answers: readonly (readonly [to: string, answer: number | null])[];
  }[];
}

/** Values of single heaps 0, 1, 2, … of one game, each the mex of its options; `period`: they repeat from `preperiod` on. */
export interface PeriodTable {
  /** Empty position of that game. */
  readonly of: string;
  readonly by: 'period';
  readonly values: readonly number[];
  readonly preperiod: number | null;
  readonly period: number | null;
}

/** Nim: the value of a heap is its size. */
export interface SizeTable {
  readonly of: string;
  readonly by: 'size';
}

/** Values by the formula of the game's theory, which verifiers have built in. */
interface FormulaTable {
  /** Id of the game. */
  readonly of: string;
  readonly by: 'formula';
}

/** Table of single heaps as a theory gives it, without the game's name. */
export type HeapTable = Omit<PeriodTable, 'of'> | Omit<SizeTable, 'of'>;

/** Positions with their values; the options of each are sums of others. */
export interface RowsTable {
  readonly by: 'rows';
  readonly rows: readonly (readonly [at: string, value: number])[];
}

export type ValueTable = PeriodTable | SizeTable | FormulaTable | RowsTable;

/** Value of the line as the nim-sum of its parts' values, each from one of the tables. */
export interface ValuesBody {
  readonly kind: 'values';
  readonly tables: readonly ValueTable[];
}

/** All reachable positions of a game with repeating positions, each with its outcome and the most moves left. */
export interface LabelsBody {
  readonly kind: 'labels';
  readonly positions: readonly (readonly [at: string, label: LoopyOutcome, counter: number | null])[];
}

/** Wythoff's game: the heaps are losing pair number `n`. */
interface PairBody {
  readonly kind: 'pair';
  readonly n: string;
}

/**
 * One pile with a limit on the next take: the greedy sum of losing starts, largest first; under misère play for one stone fewer.
 */
interface DecompositionBody {
  readonly kind: 'decomposition';
  readonly parts: readonly string[];
}

/**
 * Vertex geography: a matching that avoids the token's node, and a barrier: nodes whose removal leaves so many odd pieces that
 * the matching is maximum.
 */
export interface MatchingBody {
  readonly kind: 'matching';
  readonly pairs: readonly (readonly [string, string])[];
  readonly barrier: readonly string[];
}

/** Equal parts cancel, and parts unchanged by a half turn have value 0; the tables prove the rest to have value 0. */
export interface SymmetryBody {
  readonly kind: 'symmetry';
  readonly tables: readonly ValueTable[];
}

/**
 * Misère quotient: multiplication table of its elements (0 is the identity), and the elements with which the player to move
 * loses.
 */
export interface QuotientBody {
  readonly kind: 'quotient';
  readonly product: readonly (readonly number[])[];
  readonly lost: readonly number[];
  /** Elements of heaps 0, 1, 2, …, with a period as in `PeriodTable`; or of the positions that sums consist of. */
  readonly of:
    | (Pick<PeriodTable, 'by' | 'preperiod' | 'period'> & { readonly elements: readonly number[] })
    | RowsTable;
}

/** Moore's Nim, or Nim on some of the numbers of a position: those numbers, whose binary columns decide. */
interface ColumnsBody {
  readonly kind: 'columns';
  readonly heaps: readonly string[];
}

/** Euclid's game: the quotients of Euclid's algorithm, in order. */
interface QuotientsBody {
  readonly kind: 'quotients';
  readonly quotients: readonly string[];
}

/** Position lost by a formula of its theory, which verifiers have built in. */
interface FormulaBody {
  readonly kind: 'formula';
}

/** Proofs of a lost position that rest on a theory of its game. */
export type LostBody =
  | PairBody
  | DecompositionBody
  | MatchingBody
  | SymmetryBody
  | QuotientBody
  | ColumnsBody
  | QuotientsBody
  | FormulaBody;

/** Compound `any`: a proof for each component that it is lost; under misère play only for components that are not over. */
interface ComponentsBody {
  readonly kind: 'components';
  readonly proofs: readonly CertificateBody[];
}

export type CertificateBody = LosingSetBody | ValuesBody | LabelsBody | LostBody | ComponentsBody;

/** Proof that a program can check without trusting this one: docs/certificates.md. */
export type Certificate = {
  /** Version of the format. */
  readonly certificate: 1;
  readonly line: string;
  readonly rule: 'normal' | 'misere';
  readonly claim: CertifiedClaim;
} & CertificateBody;

export type CertificateKind = CertificateBody['kind'];
