import type { Outcome } from '../engine/explain/step.ts';
import type { TameFacts } from '../engine/explain/theorem.ts';
import type { Catalogue } from './catalogue.ts';
import { type Block, note, p, table } from './doc.ts';
import type { FirstReason, StepTexts } from './locale.ts';
import { leftOut, lineTold, moveTold, partLabel } from './parts.ts';
import { both } from './writing.ts';

const kindOf = (sized: boolean, whole: boolean): '' | '-whole' | '-sized' =>
  whole ? '-whole' : sized ? '-sized' : '';

/**
 * What decides by a theorem that a game's Grundy values decide it under misère play too, and why. `whole` where the position
 * is a single part, whose pieces are not heaps of their own.
 */
export const tame = (t: Catalogue, { whole = false } = {}) => ({
  decides: ({ large, sized, sum }: TameFacts) =>
    t.runs(`theorem-tame-decides${kindOf(sized, whole)}`, { large, sum: t.shorten(sum) }),
  works: ({ large }: TameFacts, outcome: Outcome) => t.runs('theorem-tame-works', { large, outcome }),
  reason: ({ large, sized }: TameFacts, { outcome }: FirstReason) =>
    t.runs(`theorem-tame-reason${kindOf(sized, whole)}`, { large, outcome }),
});

/** The values of the parts under misère play, and which to change. */
export const tameSteps = (t: Catalogue) =>
  ({
    'tame-parts': (s, l): readonly Block[] => {
      const size = (large: boolean): readonly string[] =>
        s.sized ? [t.text('step-tame-size', { large })] : [];
      return [
        table(
          s.rows.map(({ part, value, large }) => [
            partLabel(t, part),
            t.shorten(part.line, 48),
            t.shorten(value),
            ...size(large),
          ]),
          {
            head: [
              t.text('step-head-part'),
              t.text('step-head-position'),
              t.text('step-head-value'),
              ...(s.sized ? [''] : []),
            ],
            align: ['left', 'left', 'right', ...(s.sized ? ['left' as const] : [])],
          },
        ),
        ...leftOut(t, 'step-values-left-out', s.more),
        p(...t.runs('step-tame-sum', { large: s.large, sized: s.sized, sum: t.shorten(s.sum) })),
        ...(s.changed === null
          ? []
          : [
              p(
                ...t.runs('step-tame-change', {
                  part: partLabel(t, s.changed.part),
                  value: t.shorten(s.changed.from),
                  move: moveTold(l, s.changed.move),
                }),
              ),
            ]),
      ];
    },
    'misere-form': (s) => [
      note(...t.runs('step-misere-form', { genus: t.shorten(s.genus, 40), sort: s.sort, form: s.form })),
    ],
    'values-fail': (s) => [
      note(
        ...t.runs('step-values-fail', {
          line: lineTold(t, s.line, 'misere', 80),
          several: s.values.length > 1,
          values: both(t, s.values),
          outcome: s.outcome,
        }),
      ),
    ],
  }) satisfies Partial<StepTexts>;
