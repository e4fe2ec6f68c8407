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
import type { CliAnswer, CliQuestion } from './answer.ts';
import { errorJson } from './json.ts';

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
  moves,
  late = null,
  kind = null,
  coq = false,
}: Omit<CliQuestion, 'level'> & {
  readonly kind?: CertificateKind | null;
  readonly coq?: boolean;
}): AnsweredCertificate => {
  const locale = locales[id];
  const position = file === undefined ? parseLine(text) : parseFile(text, file);
  if (!position.ok) {
    return { ok: false, proved: false, output: JSON.stringify(errorJson(position.error, locale)) };
  }
  const { spot, win } = position.value;
  const analysis = analyse(spot, win, { bound, moves, length: false, work: workOf(bound, late) });
  const none = (code: Uncertified | 'not-in-coq'): AnsweredCertificate => {
    const error = { code, message: locale.inquiries.certificate.none(code), hint: '' };
    return { ok: true, proved: false, output: JSON.stringify({ error }) };
  };
  const kinds = kind === null ? CERTIFICATE_KINDS : [kind];
  const certificate = certify(analysis, coq ? ['losing-set'] : kinds);
  if (typeof certificate === 'string') return none(certificate);
  const output = coq ? coqCertificate(certificate) : JSON.stringify(certificate);
  return output === null ? none('not-in-coq') : { ok: true, proved: true, output };
};
