import { Work } from '../core/work.ts';
import type { Analysis } from '../solve/analyse.ts';
import type { Certificate, CertificateBody, CertificateKind, CertifiedClaim } from './document.ts';
import { labelsBody } from './labels.ts';
import { losingSetBody } from './losing-set.ts';
import { valuesBody } from './values.ts';

/** Why there is no certificate: nothing to prove, or what would prove it is too large or takes too much work. */
export type Uncertified = 'unknown' | 'too-large';

/** Winning moves whose proofs are compared. */
const COMPARED = 3;

interface Proved {
  readonly claim: CertifiedClaim;
  readonly body: CertificateBody;
}

/** The shortest losing set: of the position itself, or of what one of its first winning moves leaves. */
const byLosingSet = ({ spot, win, solver, outcome, winning }: Analysis): Proved | null => {
  if (spot.isLoopy) return null;
  if (outcome === 'P') {
    const body = losingSetBody(spot, win, solver);
    return body === null ? null : { claim: { outcome, to: null }, body };
  }
  if (win === 'misere' && spot.isOver())
    return { claim: { outcome: 'N', to: null }, body: { kind: 'losing-set', positions: [] } };
  let best: Proved | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { to } of winning.moves.slice(0, COMPARED)) {
    const body = losingSetBody(to, win, solver);
    if (body === null || body.positions.length >= least) continue;
    least = body.positions.length;
    best = { claim: { outcome: 'N', to: to.line }, body };
  }
  return best;
};

/** Tables of values: of a sum of games that end, under normal play. */
const byValues = ({ spot, win, solver, outcome, grundy, winning }: Analysis): Proved | null => {
  const isSum = spot.compound === null || spot.compound === 'sum';
  const to = outcome === 'N' ? winning.moves[0] : null;
  if (win === 'misere' || spot.isLoopy || !isSum || grundy === null || to === undefined || outcome === null)
    return null;
  const body = valuesBody(spot, solver);
  const claim = { outcome, to: to?.to.line ?? null, grundy: grundy.toString() };
  return body === null ? null : { claim, body };
};

/** Where positions may come again: labels of all that can be reached. */
const byLabels = ({ spot, win, solver, outcome, winning }: Analysis): Proved | null => {
  if (!spot.isLoopy || outcome === null) return null;
  const to = outcome === 'N' ? (winning.moves[0]?.to.line ?? null) : null;
  if (outcome === 'N' && to === null && !spot.isOver()) return null;
  const body = labelsBody(spot, win, solver);
  return body === null ? null : { claim: { outcome, to }, body };
};

const PROOFS = { values: byValues, labels: byLabels, 'losing-set': byLosingSet } as const;
export const CERTIFICATE_KINDS = Object.keys(PROOFS) as readonly CertificateKind[];

/** The shortest proof of those kinds. */
const shortest = (analysis: Analysis, kinds: readonly CertificateKind[]): Proved | null => {
  const { work } = analysis.solver;
  work.release();
  // Each has a part of what is left, so that one that gives up leaves something to the next.
  const proved = kinds.flatMap((kind, i) => {
    const share = new Work(work.left / (kinds.length - i));
    return work.attempt(() => share.attempt(() => PROOFS[kind](analysis), null), null) ?? [];
  });
  const size = ({ body }: Proved): number => JSON.stringify(body).length;
  return proved.length === 0 ? null : proved.reduce((a, b) => (size(b) < size(a) ? b : a));
};

/** A document that proves an answer to whoever does not trust this program, the shortest of `kinds`; or why there is none. */
export const certify = (
  analysis: Analysis,
  kinds: readonly CertificateKind[] = CERTIFICATE_KINDS,
): Certificate | Uncertified => {
  if (analysis.outcome === null) return 'unknown';
  const { spot, win } = analysis;
  const proved = shortest(analysis, kinds);
  if (proved === null) return 'too-large';
  const line = win === 'misere' ? `${spot.line} misere` : spot.line;
  return { certificate: 1, line, rule: win, claim: proved.claim, ...proved.body };
};
