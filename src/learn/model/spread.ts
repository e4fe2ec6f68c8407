import { listSize, type Question, type Structure } from './question.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

const MEASURES = ['heaps', 'nodes', 'bits'] as const;
const PROPERTIES = ['rules', 'outcome', 'key'] as const;

/** How far the papers of an exam differ in one slot. */
export interface SlotSpread extends Readonly<Record<(typeof MEASURES)[number], Range>> {
  /** From 1. */
  readonly slot: number;
  readonly papers: number;
  readonly positions: number;
  readonly difficulty: Range;
  /** Every value there is among the papers. */
  readonly rules: readonly string[];
  readonly outcome: readonly string[];
  readonly key: readonly string[];
  readonly lucky: readonly string[];
  /** How many of the listed positions are right. */
  readonly lists: readonly string[];
  /** Whether all papers have the same structure here. */
  readonly equal: boolean;
}

const rangeOf = (numbers: readonly number[]): Range => ({
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});

const different = (all: readonly string[]): readonly string[] => [...new Set(all)].sort();

/** The spread of one slot over the papers; null if questions of an older version are among them. */
export const spreadOf = (slot: number, questions: readonly Question[]): SlotSpread | null => {
  const all = questions.flatMap(({ structure }): readonly Structure[] =>
    structure === undefined ? [] : [structure],
  );
  if (all.length === 0 || all.length < questions.length) return null;
  const [heaps, nodes, bits] = MEASURES.map((name) => rangeOf(all.map((one) => one[name])));
  const [rules, outcome, key] = PROPERTIES.map((name) => different(all.map((one) => one[name] ?? '')));
  const lucky = different(all.map((one) => [...one.lucky].sort().join(' ')));
  const lists = different(questions.map(listSize));
  return {
    slot,
    papers: questions.length,
    positions: new Set(questions.map(({ symmetry }) => symmetry)).size,
    difficulty: rangeOf(questions.map(({ difficulty }) => difficulty)),
    heaps: heaps!,
    nodes: nodes!,
    bits: bits!,
    rules: rules!,
    outcome: outcome!,
    key: key!,
    lucky,
    lists,
    equal:
      [heaps!, nodes!, bits!].every(({ least, most }) => least === most) &&
      [rules!, outcome!, key!, lucky, lists].every(({ length }) => length === 1),
  };
};
