import type { Spot } from '../core/spot.ts';
import { Work } from '../core/work.ts';
import { type Analysis, analyse } from '../solve/analyse.ts';
import { tameSum } from '../solve/tame.ts';
import type { Certificate, CertificateBody, CertificateKind, CertifiedClaim } from './document.ts';
import { labelsBody } from './labels.ts';
import { isListable, losingSetBody } from './losing-set.ts';
import { tameQuotient } from './quotient.ts';
import { symmetryBody } from './symmetry.ts';
import { valuesBody } from './values.ts';

/** Why there is no certificate: nothing to prove, or what would prove it is too large or takes too much work. */
export type Uncertified = 'unknown' | 'too-large';

/** Winning moves whose proofs are compared. */
const COMPARED = 3;

interface Proved {
  readonly claim: CertifiedClaim;
  readonly body: CertificateBody;
}

/** Characters that a proof from the rules alone may have more than a formula, which a reader has to trust. */
const WORTH_A_FORMULA = 3000;

/** Whether it trusts a formula, or that misère play of a game other than Nim is like that of Nim. */
const restsOnFormula = (body: CertificateBody, isValued: boolean): boolean =>
  body.kind === 'formula' ||
  ('tables' in body && body.tables.some(({ by }) => by === 'formula')) ||
  (body.kind === 'values' && !isValued && body.tables.some(({ by }) => by !== 'size')) ||
  (body.kind === 'components' && body.proofs.some((proof) => restsOnFormula(proof, true)));
const sizeOf = (proved: Proved): number =>
  JSON.stringify(proved.body).length +
  (restsOnFormula(proved.body, proved.claim.grundy !== undefined) ? WORTH_A_FORMULA : 0);
const shortestOf = (proved: readonly Proved[]): Proved | null =>
  proved.reduce<Proved | null>((a, b) => (a === null || sizeOf(b) < sizeOf(a) ? b : a), null);

/** The shortest of proofs that the position is lost, or that what one of its first winning moves leaves is. */
const ofLost = (
  { spot, outcome, winning }: Analysis,
  proof: (lost: Spot) => CertificateBody | null,
): Proved | null => {
  const lost = outcome === 'P' ? [spot] : winning.moves.slice(0, COMPARED).map(({ to }) => to);
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

const isSum = ({ compound }: Spot): boolean => compound === null || compound === 'sum';

/**
 * Tables of values: of a sum of games that end, under normal play; under misère play where values decide. `formulas`: of games that have
 * one, in place of a table.
 */
const byValues =
  (formulas: boolean) =>
  ({ spot, win, solver, outcome, grundy, winning }: Analysis, known: number): Proved | null => {
    const to = outcome === 'N' ? winning.moves[0] : null;
    if (spot.isLoopy || !isSum(spot) || to === undefined || outcome === null) return null;
    // What a search found to be tame no verifier knows.
    if (win === 'normal' ? grundy === null : tameSum(spot, solver, false) === null) return null;
    const body = valuesBody(spot.parts(), solver, known, formulas);
    // Of games like Nim under misère play a verifier knows the formulas only.
    if (body === null || (win === 'misere' && body.tables.some(({ by }) => by === 'rows'))) return null;
    const claim = { outcome, to: to?.to.line ?? null };
    return { claim: grundy === null ? claim : { ...claim, grundy: grundy.toString() }, body };
  };

/** Where positions may come again: labels of all that can be reached. */
const byLabels = ({ spot, win, solver, outcome, winning }: Analysis): Proved | null => {
  if (!spot.isLoopy || outcome === null) return null;
  const to = outcome === 'N' ? (winning.moves[0]?.to.line ?? null) : null;
  if (outcome === 'N' && to === null && !spot.isOver()) return null;
  const body = labelsBody(spot, win, solver);
  return body === null ? null : { claim: { outcome, to }, body };
};

/** What a theory of the game says of a lost position, or that it is one by its symmetry or by values under misère play. */
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

/** Games of which any number may be moved in are lost where each of them is; under misère play by itself if one is left. */
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
/** What proves, and the kinds of certificates that it makes; first what is found at once. */
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

/** The shortest proof of those kinds. */
const shortest = (analysis: Analysis, kinds: readonly CertificateKind[]): Proved | null => {
  const { work } = analysis.solver;
  work.release();
  const proofs = PROOFS.filter(([, makes]) => makes.some((kind) => kinds.includes(kind)));
  const proved: Proved[] = [];
  for (const [i, [prove]] of proofs.entries()) {
    // Each has a part of what is left, so that one that gives up leaves something to the next; what a theory needs is mostly paid.
    const share = prove === byTheory ? work : new Work(work.left / (proofs.length - i));
    const least = Math.min(...proved.map(sizeOf));
    const found = work.attempt(() => share.attempt(() => prove(analysis, least), null), null);
    if (found !== null && kinds.includes(found.body.kind)) proved.push(found);
  }
  // Symmetry says who wins, tables the value as well.
  const valued = proved.some(({ body }) => body.kind === 'values');
  return shortestOf(valued ? proved.filter(({ body }) => body.kind !== 'symmetry') : proved);
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
