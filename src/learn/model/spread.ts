import { listSize, type Question, type Structure } from './question.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Differences between an exam's papers in one slot. */
export interface SlotSpread {
  /** From 1. */
  readonly slot: number;
  readonly papers: number;
  readonly positions: number;
  readonly difficulty: Range;
  readonly heaps: Range;
  readonly nodes: Range;
  readonly bits: Range;
  /** All values among the papers. */
  readonly rules: readonly string[];
  readonly outcome: readonly string[];
  readonly key: readonly string[];
  readonly lucky: readonly string[];
  /** Number of right positions among those listed. */
  readonly lists: readonly string[];
  /** Whether all papers have the same structure here. */
  readonly equal: boolean;
}

const rangeOf = (numbers: readonly number[]): Range => ({
  least: Math.min(...numbers),
  most: Math.max(...numbers),
});

const different = (all: readonly string[]): readonly string[] => [...new Set(all)].sort();

/** The spread of a slot over the papers; null with questions of an older version. */
export const spreadOf = (slot: number, questions: readonly Question[]): SlotSpread | null => {
  const all = questions.flatMap(({ structure }): readonly Structure[] =>
    structure === undefined ? [] : [structure],
  );
  if (all.length === 0 || all.length < questions.length) return null;
  const sizes = {
    heaps: rangeOf(all.map(({ heaps }) => heaps)),
    nodes: rangeOf(all.map(({ nodes }) => nodes)),
    bits: rangeOf(all.map(({ bits }) => bits)),
  };
  const values = {
    rules: different(all.map(({ rules }) => rules)),
    outcome: different(all.map(({ outcome }) => outcome ?? '')),
    key: different(all.map(({ key }) => key)),
    lucky: different(all.map(({ lucky }) => [...lucky].sort().join(' '))),
    lists: different(questions.map(listSize)),
  };
  return {
    slot,
    papers: questions.length,
    positions: new Set(questions.map(({ symmetry }) => symmetry)).size,
    difficulty: rangeOf(questions.map(({ difficulty }) => difficulty)),
    ...sizes,
    ...values,
    equal:
      Object.values(sizes).every(({ least, most }) => least === most) &&
      Object.values(values).every(({ length }) => length === 1),
  };
};
