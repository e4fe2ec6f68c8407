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
import type { Manner } from './inquire.ts';

/** One question of the command line, as data that a thread can be given. */
export type CliJob = {
  /** Seconds after which it ends with what is known by then; null: counted work alone decides. */
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
  | { readonly kind: 'table'; readonly wish: TableWish; readonly manner: Manner }
  | {
      readonly kind: 'claim';
      readonly typed: string;
      readonly size: number | null;
      readonly manner: Manner;
    }
);

/** What was found, and the exit code. */
export interface Done {
  readonly output: string;
  readonly code: number;
}

/** The exit code of a question that was not understood: a position, an option or a file. */
const NOT_UNDERSTOOD = 2;
/** The exit code of an answer that was ended by Ctrl+C, as shells have it. */
export const INTERRUPTED = 130;

export const codeOf = (ok: boolean): number => (ok ? 0 : NOT_UNDERSTOOD);

const done = ({ ok, output }: CliAnswer): Done => ({ output, code: codeOf(ok) });

/** Whether so many seconds have passed from now on; null: no time is set. */
export const after = (seconds: number | null): (() => boolean) | null => {
  if (seconds === null) return null;
  const end = Date.now() + 1000 * seconds;
  return () => Date.now() >= end;
};

/** Answers in this thread. `late`: whether to end with what is known. */
export const doJob = async (job: CliJob, late = after(job.limit)): Promise<Done> => {
  switch (job.kind) {
    case 'analysis':
      return done(job.json ? answerJson({ ...job.asked, late }) : answer({ ...job.asked, late }));
    case 'nimber':
      return done(answerNimber({ ...job.asked, late }, job.json));
    case 'certificate': {
      const { answerCertificate } = await import('./certificate.ts');
      const { ok, proved, output } = answerCertificate({ ...job.asked, late, kind: job.proof, coq: job.coq });
      return { output, code: ok && !proved ? 1 : codeOf(ok) };
    }
    case 'table': {
      const { answerTable } = await import('./inquire.ts');
      return done(answerTable(job.wish, { ...job.manner, late }));
    }
    case 'claim': {
      const { answerClaim } = await import('./inquire.ts');
      return done(answerClaim(job.typed, job.size, { ...job.manner, late }));
    }
  }
};
