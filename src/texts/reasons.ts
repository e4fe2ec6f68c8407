import type { Outcome, StepOf } from '../engine/explain/step.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import type { FirstReason } from './locale.ts';
import { both } from './writing.ts';

/** Values and pairs that a sentence lists; more values are counted. */
const MAX_LISTED_ITEMS = 4;

/** Parts that form equal pairs: a move in one is copied in its twin. Null where they do not. */
export const twinsReason = (t: Catalogue, { outcome, faced }: FirstReason): readonly Inline[] | null =>
  faced?.twins === true ? t.runs('reason-twins', { outcome, kind: faced.kind, count: faced.parts }) : null;

/** The rows of a table that leaves none out. */
export const allRows = <R>(
  table: { readonly rows: readonly R[]; readonly more: number } | undefined,
): readonly R[] | null => (table === undefined || table.more > 0 ? null : table.rows);

/**
 * Values that count as Nim heaps, in the words of a game, and whether their nim-sum is 0. Zeros are not listed, and `left`
 * says whether there are any; `none` is said where all are. Null where not all values are known.
 */
export const balanceReason = (
  t: Catalogue,
  outcome: Outcome,
  all: readonly string[] | null,
  said: {
    none(): readonly Inline[] | null;
    some(facts: { readonly list: string | null; readonly left: boolean }): readonly Inline[];
  },
): readonly Inline[] | null => {
  if (all === null) return null;
  const values = all.filter((value) => value !== '0');
  if (values.length === 0) return said.none();
  const shown = values.map((value) => t.shorten(value, 24));
  return [
    ...said.some({
      list: values.length > MAX_LISTED_ITEMS ? null : both(t, shown),
      left: values.length < all.length,
    }),
    t.text('space'),
    ...t.runs('reason-balance', { outcome, count: values.length }),
  ];
};

/** A heap or row that splits: into twins, into two parts of one value, into one of value 0; or that cannot. */
export const brokenReason = (t: Catalogue, reason: FirstReason): readonly Inline[] | null => {
  const { outcome, faced } = reason;
  if (faced === null) return null;
  if (outcome === 'P') return t.runs('reason-none', { moves: faced.moves });
  if (faced.twins) return twinsReason(t, reason);
  if (faced.value === null || (faced.parts !== 1 && faced.parts !== 2)) return null;
  return t.runs('reason-left', {
    parts: faced.parts,
    kind: faced.kind,
    value: t.shorten(faced.value),
  });
};

/** A maximum matching of nodes, from the point of view of a walk. */
type MatchingStep = StepOf<'matching'> | StepOf<'leftovers'>;

/** The matched pairs, and which node stays unmatched or which partner to go to. */
export const pairingReason = (
  t: Catalogue,
  game: 'geography' | 'treewalk',
  pairing: MatchingStep | undefined,
  { outcome, best }: FirstReason,
): readonly Inline[] | null => {
  if (pairing === undefined) return null;
  const { start, partner, pairs, morePairs, lone } = pairing;
  const phrase = best?.phrase;
  const to = phrase?.kind === 'walk' ? phrase.to : phrase?.kind === 'choose-start' ? phrase.node : null;
  if (outcome === 'N' && to === null) return null;
  const fits = outcome === 'P' || (start === null ? lone.includes(to!) : partner === to);
  const listed = fits && morePairs === 0 && pairs.length <= MAX_LISTED_ITEMS && pairs.length > 0;
  return t.runs('reason-pairing', {
    game,
    outcome,
    placed: start !== null,
    pairs: listed ? pairs.map(([a, b]) => `${a}–${b}`).join(t.text('comma')) : null,
    start,
    to,
  });
};
