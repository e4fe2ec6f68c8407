import type {
  BreakingClause,
  GrowthFacts,
  HeapsLeft,
  NumberRange,
  RulingFacts,
} from '../engine/explain/ruling.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';
import { both, either, listed } from './writing.ts';

/** The complete rules of a move in at most about 25 words, then further sentences that help to understand them. */
export type RulingText = readonly [line: string, ...more: readonly string[]];
export type RulingTexts = {
  readonly [K in keyof RulingFacts]: (facts: RulingFacts[K]) => RulingText;
};

/** “exactly 1”, “1 or 2”, “1 to 5”. */
export const upTo = (t: Catalogue, most: string): string => t.text('ruling-up-to', { most: t.shorten(most) });

/** “1, 3 to 5 or 7”; “2 or more”. */
const amountOf = (t: Catalogue, takes: readonly NumberRange[]): string => {
  const numbers = takes.flatMap(({ from, to }) => {
    if (to === from) return [`${from}`];
    return to === from + 1 ? [`${from}`, `${to}`] : [t.text('ruling-span', { from, to })];
  });
  return t.text('ruling-amount', {
    numbers: either(t, numbers),
    open: takes[0]?.to === null,
    openEnd: takes.at(-1)?.to === null,
  });
};

const heapsOf = (t: Catalogue, leaves: readonly HeapsLeft[]): string =>
  listed(
    leaves.map(({ heaps, sizes }) => t.text('ruling-heaps', { count: heaps, sizes })),
    t.text('ruling-heaps-comma'),
    t.text('ruling-heaps-or'),
  );

/** What may be left of a heap, for the common cases that have messages of their own. */
const COMMON: Readonly<Record<string, string>> = {
  '0': 'whole',
  '1': 'part',
  '01': 'any',
  '2': 'take-and-split',
  '12': 'part-or-split',
  '012': 'any-or-split',
};

/** A move of one clause. The common ones have messages of their own; all others list what may be left. */
const clauseOf = (t: Catalogue, { takes, leaves }: BreakingClause): string => {
  const kinds = leaves.map(({ heaps, sizes }) => (sizes === 'any' ? heaps : sizes)).join('');
  return t.text('ruling-clause', {
    way: takes[0]?.from === 0 ? 'split' : (COMMON[kinds] ?? 'other'),
    amount: amountOf(t, takes),
    left: heapsOf(t, leaves),
    nothing: leaves[0]?.heaps === 0,
    rest: heapsOf(
      t,
      leaves.filter(({ heaps }) => heaps > 0),
    ),
  });
};

const breaking = (t: Catalogue, clauses: readonly BreakingClause[]): string => {
  const said = clauses.map((clause) => clauseOf(t, clause));
  return t.text('ruling-breaking', {
    count: said.length,
    clauses:
      said.length < 2
        ? (said[0] ?? '')
        : said
            .map((clause, i) => t.text('ruling-numbered', { number: i + 1, clause }))
            .join(t.text('ruling-clause-comma')),
  });
};

/** `min(2x,10)` is also “the smaller of 2x and 10”. */
const growth = (t: Catalogue, facts: GrowthFacts): string => {
  if (!('formula' in facts)) return t.text('ruling-times', { times: t.shorten(facts.times) });
  if (!/x|min/.test(facts.formula)) return t.text('ruling-later', { upTo: upTo(t, facts.formula) });
  const least = /^min\((.*)\)$/.exec(facts.formula)?.[1]?.split(',');
  const parts = (least ?? []).map((part) => t.shorten(part));
  return t.text('ruling-formula', {
    count: parts.length,
    parts: both(t, parts),
    formula: least === undefined ? t.shorten(facts.formula, 80) : `min(${parts.join(', ')})`,
  });
};

export const rulings = (t: Catalogue) =>
  ({
    typed: ({ rule }) => [rule],
    breaking: (f) => [breaking(t, f.clauses)],
    limited: (f) => [
      t.text('ruling-limited', {
        upTo: f.limit === null ? null : upTo(t, f.limit),
        growth: growth(t, f.growth),
      }),
    ],
  }) satisfies Partial<RulingTexts>;

/** The rules that all games share. */
export const rules = (t: Catalogue) => ({
  turn: t.record('rules-turn', ['sum', 'every', 'all', 'any']),
  /** Names of compounds in skills. */
  several: t.record('rules-several', ['sum', 'every', 'all', 'any']),
  games: (numbers: readonly number[], more: number, name: string) =>
    t.text('rules-games', {
      total: numbers.length + more,
      numbers: numbers.join(t.text('comma')),
      both: both(t, numbers.map(String)),
      more,
      name,
    }),
  ...t.record('rules', ['cut', 'button', 'title', 'eachQuestion']),
  background: (help: Inline) => t.runs('rules-background', { help }),
});
