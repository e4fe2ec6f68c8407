import type { Refusal } from '../engine/core/refusal.ts';
import type { Level } from '../engine/explain/step.ts';
import { formatLoopy } from '../engine/maths/loopy.ts';
import type { Analysis, Unknown } from '../engine/solve/analyse.ts';
import { explainChecked } from '../games/checked.ts';
import { type Locale, sayRefusal } from '../texts/locale.ts';

/** Reason for a null value, as a stable text. */
const reason = (unknown: Unknown): string => {
  switch (unknown.code) {
    case 'beyond-search':
      return `beyond-search: not within ${unknown.bound} options`;
    case 'too-slow':
      return 'too-slow: more work than one answer may take';
    case 'misere':
      return 'misere: Grundy values do not decide under misère play';
    case 'compound':
      return `compound: ${unknown.compound} has no Grundy value`;
  }
};

/** Steps, and whether they were checked against the rules. */
const checkedSteps = (analysis: Analysis, level: Level) => {
  const { steps, checked, fault } = explainChecked(analysis, level);
  return { steps, checked, ...(fault === null ? {} : { fault }) };
};

/** Number, or `inf(1,3)` with the numbers among the options of an infinite value. */
const grundyText = ({ grundy, loopy }: Analysis): string | null =>
  grundy?.toString() ?? (loopy ? formatLoopy(loopy) : null);

/** Misère play: the genus, its kind and the canonical form, as far as found. */
const misereForm = ({ win, spot, solver }: Analysis) => {
  const found = win === 'misere' ? solver.misereForm(spot) : null;
  return found === null ? {} : { genus: found.genus, misereKind: found.kind, misereForm: found.form };
};

/** JSON object of an analysis; integers that can be large are strings. */
export const analysisJson = (analysis: Analysis, level: Level) => ({
  game: analysis.spot.game,
  position: analysis.spot.position,
  misere: analysis.win === 'misere',
  outcome: analysis.outcome,
  ...(analysis.outcomeReason === null ? {} : { outcomeReason: reason(analysis.outcomeReason) }),
  grundy: grundyText(analysis),
  ...(analysis.grundyReason === null ? {} : { grundyReason: reason(analysis.grundyReason) }),
  ...misereForm(analysis),
  method: analysis.method,
  theorem: analysis.theorem,
  remoteness: analysis.remoteness?.toString() ?? null,
  winning: {
    count: analysis.winning.count?.toString() ?? null,
    complete: analysis.winning.complete,
    moves: analysis.winning.moves.map((option) => ({ move: option.move, to: option.to.position })),
  },
  ...checkedSteps(analysis, level),
});

/** Refusal as the error object of the JSON contract. */
export const errorJson = (refusal: Refusal, locale: Locale) => ({
  error: {
    code: refusal.code,
    message: sayRefusal(locale, refusal),
    hint: refusal.example === undefined ? '' : locale.hint(refusal.example),
  },
});
