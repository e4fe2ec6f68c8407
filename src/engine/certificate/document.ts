import type { LoopyOutcome } from '../explain/step.ts';

/** What a certificate proves of its line. */
export interface CertifiedClaim {
  readonly outcome: LoopyOutcome;
  /** The position that a winning move leads to; null where there is none: a lost or drawn position, or misère play that is over. */
  readonly to: string | null;
  /** The Grundy value, where the certificate proves it. */
  readonly grundy?: string;
}

/** Lost positions, the first of them the line itself or what the winning move leaves. */
export interface LosingSetBody {
  readonly kind: 'losing-set';
  readonly positions: readonly {
    readonly at: string;
    /** Every move by the position that it leads to, and the number of the position that answers it; null: play is over, misère. */
    readonly answers: readonly (readonly [to: string, answer: number | null])[];
  }[];
}

/** Values of single heaps 0, 1, 2, … of one game, each the mex of its options; `period`: they repeat from `preperiod` on. */
export interface PeriodTable {
  /** A position of that game with nothing left. */
  readonly of: string;
  readonly by: 'period';
  readonly values: readonly number[];
  readonly preperiod: number | null;
  readonly period: number | null;
}

/** In Nim a heap is worth its size. */
export interface SizeTable {
  readonly of: string;
  readonly by: 'size';
}

/** The values of a game by the formula of its theory, which a verifier has by itself. */
interface FormulaTable {
  /** The name of the game. */
  readonly of: string;
  readonly by: 'formula';
}

/** What a theory knows of single heaps, without the game's name. */
export type HeapTable = Omit<PeriodTable, 'of'> | Omit<SizeTable, 'of'>;

/** Positions with their values: the options of each are sums of others. */
export interface RowsTable {
  readonly by: 'rows';
  readonly rows: readonly (readonly [at: string, value: number])[];
}

export type ValueTable = PeriodTable | SizeTable | FormulaTable | RowsTable;

/** The value of the line is the nim-sum of the values of its parts, each from one of the tables. */
export interface ValuesBody {
  readonly kind: 'values';
  readonly tables: readonly ValueTable[];
}

/** Every position that can be reached where positions may come again, each with who wins and how many moves are left at most. */
export interface LabelsBody {
  readonly kind: 'labels';
  readonly positions: readonly (readonly [at: string, label: LoopyOutcome, counter: number | null])[];
}

/** Wythoff's game: the heaps are the losing pair with the number `n`. */
interface PairBody {
  readonly kind: 'pair';
  readonly n: string;
}

/** One pile with a limit on the next take: the greedy sum of losing starts, largest first; under misère play of one stone fewer. */
interface DecompositionBody {
  readonly kind: 'decomposition';
  readonly parts: readonly string[];
}

/** Vertex geography: a matching that leaves the token's node alone, and nodes without which so many odd pieces are left that it is maximum. */
export interface MatchingBody {
  readonly kind: 'matching';
  readonly pairs: readonly (readonly [string, string])[];
  readonly barrier: readonly string[];
}

/** Equal parts cancel, and so does a part that a half turn does not change; the rest is worth 0 by the tables. */
export interface SymmetryBody {
  readonly kind: 'symmetry';
  readonly tables: readonly ValueTable[];
}

/** A misère quotient: a multiplication table of elements, 0 the one of nothing, and those with which the player to move loses. */
export interface QuotientBody {
  readonly kind: 'quotient';
  readonly product: readonly (readonly number[])[];
  readonly lost: readonly number[];
  /** Elements of heaps 0, 1, 2, …, with a period as in `PeriodTable`; or of the positions that sums are made of. */
  readonly of:
    | (Pick<PeriodTable, 'by' | 'preperiod' | 'period'> & { readonly elements: readonly number[] })
    | RowsTable;
}

/** Moore's Nim, and Nim on some of the numbers of a position: those numbers, whose binary columns decide. */
interface ColumnsBody {
  readonly kind: 'columns';
  readonly heaps: readonly string[];
}

/** Euclid's game: the quotients of Euclid's algorithm, the first one first. */
interface QuotientsBody {
  readonly kind: 'quotients';
  readonly quotients: readonly string[];
}

/** A position that a formula of its theory says is lost, which a verifier has by itself. */
interface FormulaBody {
  readonly kind: 'formula';
}

/** What proves that a position is lost, of the kinds that rest on a theory of its game. */
export type LostBody =
  | PairBody
  | DecompositionBody
  | MatchingBody
  | SymmetryBody
  | QuotientBody
  | ColumnsBody
  | QuotientsBody
  | FormulaBody;

/** Of games of which any number may be moved in: what proves each of them lost, under misère play of those that are not over. */
interface ComponentsBody {
  readonly kind: 'components';
  readonly proofs: readonly CertificateBody[];
}

export type CertificateBody = LosingSetBody | ValuesBody | LabelsBody | LostBody | ComponentsBody;

/** A proof that a program can check without trust in this one: docs/certificates.md. */
export type Certificate = {
  /** The version of the format. */
  readonly certificate: 1;
  readonly line: string;
  readonly rule: 'normal' | 'misere';
  readonly claim: CertifiedClaim;
} & CertificateBody;

export type CertificateKind = CertificateBody['kind'];
