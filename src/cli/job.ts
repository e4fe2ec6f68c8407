import type { CertificateKind } from '../engine/certificate/index.ts';
import type { TableWish } from '../inquire/tables/table.ts';
import {
  answer,
  answerJson,
  answerNimber,
  type CliAnswer,
  type CliQuestion,
  type CliTask,
} from './answer.ts';
import type { AnswerManner } from './inquire.ts';

/** One question of the command line, as data for a thread. */
export type CliJob = {
  /** Seconds after which it ends with the results so far; null: only counted work limits it. */
  readonly limit: number | null;
} & (
  | { readonly kind: 'analysis'; readonly json: boolean; readonly asked: CliQuestion }
  | {
      readonly kind: 'certificate';
      readonly asked: CliTask;
      readonly proof: CertificateKind | null;
      readonly coq: boolean;
    }
  | { readonly kind: 'nimber'; readonly json: boolean; readonly asked: CliTask }
  | { readonly kind: 'table'; readonly wish: TableWish; readonly manner: AnswerManner }
  | {
      readonly kind: 'claim';
      readonly typed: string;
      readonly size: number | null;
      readonly manner: AnswerManner;
    }
);

/** Output and exit code. */
export interface CliResult {
  readonly output: string;
  readonly code: number;
}

/** Exit code for an invalid position, option or file. */
const NOT_UNDERSTOOD_CODE = 2;
/** Exit code after Ctrl+C, as in shells. */
export const INTERRUPTED_CODE = 130;

export const codeOf = (ok: boolean): number => (ok ? 0 : NOT_UNDERSTOOD_CODE);

const resultOf = ({ ok, output }: CliAnswer): CliResult => ({ output, code: codeOf(ok) });

/** Checks whether this many seconds have passed since the call; null: no limit. */
export const after = (seconds: number | null): (() => boolean) | null => {
  if (seconds === null) return null;
  const end = Date.now() + 1000 * seconds;
  return () => Date.now() >= end;
};

/** Answers in this thread. `late`: whether to end with the results so far. */
export const doJob = async (job: CliJob, late = after(job.limit)): Promise<CliResult> => {
  switch (job.kind) {
    case 'analysis':
      return resultOf(job.json ? answerJson({ ...job.asked, late }) : answer({ ...job.asked, late }));
    case 'nimber':
      return resultOf(answerNimber({ ...job.asked, late }, job.json));
    case 'certificate': {
      const { answerCertificate } = await import('./certificate.ts');
      const { ok, proved, output } = answerCertificate({ ...job.asked, late, kind: job.proof, coq: job.coq });
      return { output, code: ok && !proved ? 1 : codeOf(ok) };
    }
    case 'table': {
      const { answerTable } = await import('./inquire.ts');
      return resultOf(answerTable(job.wish, { ...job.manner, late }));
    }
    case 'claim': {
      const { answerClaim } = await import('./inquire.ts');
      return resultOf(answerClaim(job.typed, job.size, { ...job.manner, late }));
    }
  }
};
