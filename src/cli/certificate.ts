import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  certify,
  type Uncertified,
} from '../engine/certificate/index.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { coqCertificate } from '../games/coq-certificate.ts';
import { locales, parseFile, parseLine } from '../texts/index.ts';
import type { CliAnswer, CliTask } from './answer.ts';
import { errorJson } from './json.ts';

/** Winning moves for which a proof is searched. */
const MAX_PROVED_MOVES = 100;

/** Result of a question for a certificate. */
export interface AnsweredCertificate extends CliAnswer {
  /** False if the position was valid but nothing proves its answer. */
  readonly proved: boolean;
}

/** Certificate as a JSON object on one line or as a file for Coq, or an error object with the reason. */
export const answerCertificate = ({
  text,
  file,
  locale: id,
  bound,
  late = null,
  kind = null,
  coq = false,
}: CliTask & {
  readonly kind?: CertificateKind | null;
  readonly coq?: boolean;
}): AnsweredCertificate => {
  const locale = locales[id];
  const position = file === undefined ? parseLine(text) : parseFile(text, file);
  if (!position.ok) {
    return { ok: false, proved: false, output: JSON.stringify(errorJson(position.error, locale)) };
  }
  const { spot, win } = position.value;
  const analysis = analyse(spot, win, {
    bound,
    moves: MAX_PROVED_MOVES,
    length: false,
    work: workOf(bound, late),
  });
  const none = (code: Uncertified | 'not-in-coq' | 'not-of-kind'): AnsweredCertificate => {
    const error = { code, message: locale.inquiries.certificate.none(code), hint: '' };
    return { ok: true, proved: false, output: JSON.stringify({ error }) };
  };
  const kinds = kind === null ? CERTIFICATE_KINDS : [kind];
  const certificate = certify(analysis, coq ? ['losing-set'] : kinds);
  if (certificate === 'too-large' && kind !== null) return none('not-of-kind');
  if (typeof certificate === 'string') return none(certificate);
  const output = coq ? coqCertificate(certificate) : JSON.stringify(certificate);
  return output === null ? none('not-in-coq') : { ok: true, proved: true, output };
};
