import type { Outcome } from '../engine/explain/step.ts';
import type { TameFacts } from '../engine/explain/theorem.ts';
import type { Catalogue } from './catalogue.ts';
import { type Block, type Inline, note, p, table } from './doc.ts';
import type { FirstReason, Paragraphs, StepTexts } from './locale.ts';
import { lineTold, moveTold, partLabel } from './parts.ts';
import { both } from './writing.ts';

const kindOf = (sized: boolean, whole = false): '' | '-whole' | '-sized' =>
  whole ? '-whole' : sized ? '-sized' : '';

/** The texts of a theorem by which a game's Grundy values decide it under misère play too. */
export const tameTheorem = (
  t: Catalogue,
  text: {
    readonly name: string;
    readonly proof: Paragraphs;
    /** What decides; where absent, the values of the parts. */
    readonly decides?: (facts: TameFacts) => readonly Inline[];
    /** Set where the position is a single part, whose pieces are not heaps of their own. */
    readonly whole?: true;
  },
) => ({
  name: text.name,
  decides:
    text.decides ??
    (({ large, sized, sum }: TameFacts) =>
      t.runs(`theorem-tame-decides${kindOf(sized, text.whole)}`, { large, sum: t.shorten(sum) })),
  works: ({ large }: TameFacts, outcome: Outcome) => t.runs('theorem-tame-works', { large, outcome }),
  reason: ({ large, sized }: TameFacts, { outcome }: FirstReason) =>
    t.runs(`theorem-tame-reason${kindOf(sized, text.whole)}`, { large, outcome }),
  proof: () => text.proof,
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
        ...(s.more > 0 ? [note(t.text('step-values-left-out', { count: s.more }))] : []),
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
