import { isSum, type Spot } from '../core/spot.ts';
import { Work } from '../core/work.ts';
import { type Analysis, analyse } from '../solve/analyse.ts';
import { tameSum } from '../solve/tame.ts';
import type { Certificate, CertificateBody, CertificateKind, CertifiedClaim } from './document.ts';
import { labelsBody } from './labels.ts';
import { isListable, losingSetBody } from './losing-set.ts';
import { tameQuotient } from './quotient.ts';
import { symmetryBody } from './symmetry.ts';
import { valuesBody } from './values.ts';

/** Reason for a missing certificate: an unknown outcome, or a proof too large or too much work. */
export type Uncertified = 'unknown' | 'too-large';

/** Winning moves whose proofs are compared. */
const MAX_COMPARED_MOVES = 3;

interface Proved {
  readonly claim: CertifiedClaim;
  readonly body: CertificateBody;
}

/** Extra length that a proof from the rules alone is worth over a formula that the reader must trust. */
const FORMULA_PENALTY_CHARS = 3000;

/** Whether the proof trusts a formula, or the claim that misère play of a game other than Nim is like that of Nim. */
const restsOnFormula = (body: CertificateBody, isValued: boolean): boolean =>
  body.kind === 'formula' ||
  ('tables' in body && body.tables.some(({ by }) => by === 'formula')) ||
  (body.kind === 'values' && !isValued && body.tables.some(({ by }) => by !== 'size')) ||
  (body.kind === 'components' && body.proofs.some((proof) => restsOnFormula(proof, true)));
const sizeOf = (proved: Proved): number =>
  JSON.stringify(proved.body).length +
  (restsOnFormula(proved.body, proved.claim.grundy !== undefined) ? FORMULA_PENALTY_CHARS : 0);
const shortestOf = (proved: readonly Proved[]): Proved | null =>
  proved.reduce<Proved | null>((a, b) => (a === null || sizeOf(b) < sizeOf(a) ? b : a), null);

/** Shortest proof that the position is lost, or that one of its first winning moves leaves a lost one. */
const ofLost = (
  { spot, outcome, winning }: Analysis,
  proof: (lost: Spot) => CertificateBody | null,
): Proved | null => {
  const lost = outcome === 'P' ? [spot] : winning.moves.slice(0, MAX_COMPARED_MOVES).map(({ to }) => to);
  const proved = lost.flatMap((one): readonly Proved[] => {
    const body = proof(one);
    const to = outcome === 'P' ? null : one.line;
    return body === null ? [] : [{ claim: { outcome: outcome!, to }, body }];
  });
  return shortestOf(proved);
};

const byLosingSet = (analysis: Analysis, known: number): Proved | null => {
  const { spot, win, solver } = analysis;
  if (spot.isLoopy) return null;
  if (win === 'misere' && spot.isOver())
    return isListable(spot)
      ? { claim: { outcome: 'N', to: null }, body: { kind: 'losing-set', positions: [] } }
      : null;
  return ofLost(analysis, (lost) => losingSetBody(lost, win, solver, known));
};

/**
 * Tables of values: for a sum of games that end, under normal play or, if values decide, misère play. `formulas`: use a game's
 * formula, if it has one, instead of a table.
 */
const byValues =
  (formulas: boolean) =>
  ({ spot, win, solver, outcome, grundy, winning }: Analysis, known: number): Proved | null => {
    const to = outcome === 'N' ? winning.moves[0] : null;
    if (spot.isLoopy || !isSum(spot) || to === undefined || outcome === null) return null;
    // Verifiers can't check games that only a search found to be tame.
    if (win === 'normal' ? grundy === null : tameSum(spot, solver, false) === null) return null;
    const body = valuesBody(spot.parts(), solver, known, formulas);
    // For misère play like Nim, verifiers know only the formulas.
    if (body === null || (win === 'misere' && body.tables.some(({ by }) => by === 'rows'))) return null;
    const claim = { outcome, to: to?.to.line ?? null };
    return { claim: grundy === null ? claim : { ...claim, grundy: grundy.toString() }, body };
  };

/** Repeating positions: labels of all reachable positions. */
const byLabels = ({ spot, win, solver, outcome, winning }: Analysis): Proved | null => {
  if (!spot.isLoopy || outcome === null) return null;
  const to = outcome === 'N' ? (winning.moves[0]?.to.line ?? null) : null;
  if (outcome === 'N' && to === null && !spot.isOver()) return null;
  const body = labelsBody(spot, win, solver);
  return body === null ? null : { claim: { outcome, to }, body };
};

/** Proof of a lost position by a theory, by symmetry, or by values under misère play. */
const byTheory = (analysis: Analysis): Proved | null => {
  const { spot, win, solver } = analysis;
  if (spot.isLoopy || !isSum(spot)) return null;
  return ofLost(analysis, (lost) => {
    const whyLost = lost.whyLost();
    if (whyLost !== null) return whyLost;
    for (const gives of ['outcome', 'grundy'] as const) {
      const body = solver.claim(lost, win, gives)?.whyLost() ?? null;
      if (body !== null) return body;
    }
    if (win === 'normal') return symmetryBody(lost, solver);
    const values = lost.compound === null && lost.tame() !== null ? valuesBody(lost.parts(), solver) : null;
    return values && tameQuotient(values);
  });
};

/** Under `any`, a position is lost if each component is; under misère play, the last remaining component decides. */
const byComponents = (analysis: Analysis): Proved | null => {
  const { spot, win, solver } = analysis;
  const { bound, work } = solver;
  if (spot.compound !== 'any') return null;
  return ofLost(analysis, (lost) => {
    const isMisere = win === 'misere';
    if (isMisere && !isListable(lost)) return null;
    const going = lost.components.filter((one) => !isMisere || !one.isOver());
    const by = isMisere && going.length === 1 ? win : 'normal';
    const proofs: CertificateBody[] = [];
    for (const component of going) {
      const found = analyse(component, by, { bound, moves: 1, length: false, work });
      const proved = found.outcome === 'P' ? shortest(found, CERTIFICATE_KINDS) : null;
      if (proved === null) return null;
      proofs.push(proved.body);
    }
    return { kind: 'components', proofs };
  });
};

const THEORIES = [
  'pair',
  'decomposition',
  'matching',
  'symmetry',
  'quotient',
  'columns',
  'quotients',
  'formula',
] as const;
/** Provers, with the kinds of certificate that each makes; the fastest first. */
const PROOFS = [
  [byTheory, THEORIES],
  [byComponents, ['components']],
  [byValues(true), ['values']],
  [byValues(false), ['values']],
  [byLabels, ['labels']],
  [byLosingSet, ['losing-set']],
] as const;
export const CERTIFICATE_KINDS: readonly CertificateKind[] = [
  ...new Set(PROOFS.flatMap(([, kinds]) => kinds)),
];

/** Shortest proof of those kinds. */
const shortest = (analysis: Analysis, kinds: readonly CertificateKind[]): Proved | null => {
  const { work } = analysis.solver;
  work.release();
  const proofs = PROOFS.filter(([, makes]) => makes.some((kind) => kinds.includes(kind)));
  const proved: Proved[] = [];
  for (const [i, [prove]] of proofs.entries()) {
    // Each prover gets a share of the rest, so that one that gives up leaves something to the next; theories have mostly paid
    // already.
    const share = prove === byTheory ? work : new Work(work.left / (proofs.length - i));
    const least = Math.min(...proved.map(sizeOf));
    const found = work.attempt(() => share.attempt(() => prove(analysis, least), null), null);
    if (found !== null && kinds.includes(found.body.kind)) proved.push(found);
  }
  // Symmetry proves only the outcome, tables the value as well.
  const valued = proved.some(({ body }) => body.kind === 'values');
  return shortestOf(valued ? proved.filter(({ body }) => body.kind !== 'symmetry') : proved);
};

/** Shortest document of `kinds` that proves an answer to readers who don't trust this program; or why there is none. */
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
