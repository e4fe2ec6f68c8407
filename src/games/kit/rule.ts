import { spend } from '../../engine/core/work.ts';
import { type BreakingClause, clausesOf, type HeapsLeft } from '../../engine/explain/ruling.ts';
import { MAX_OCTAL_DIGITS, type OctalCode, octalCode } from '../../engine/maths/octal-code.ts';

/**
 * Take-and-break rule as typed: clauses `TAKES:LEAVES` with `|` between them.
 *
 *     rule   = clause *( "|" clause )              at most 12
 *     clause = takes [ ":" leaves ]                without leaves: 0,1
 *     takes  = take *( "," take )                  take  = n | n "-" m | n "+"
 *     leaves = leave *( "," leave )                leave = p [ "equal" | "unequal" ] | p "-" q
 *
 * Numbers taken go to 1,000, `n+` means n or more; p is the number of heaps left of the heap, 0 to 3. `1,2:0-2` is Kayles,
 * `1+|0:2` Lasker's Nim, `0:2unequal` Grundy's game. It is data from end to end: parsed, bounded, never evaluated.
 */
export interface Rule {
  /** Canonical text. */
  readonly text: string;
  /** Heaps allowed after taking 0, 1, …; the last entry is for more than every number named. */
  readonly leaves: readonly Leaves[];
  /** Whether a heap may split. */
  readonly breaks: boolean;
  /** Equivalent octal code; null if there is none. */
  readonly code: OctalCode | null;
}

/** Allowed kinds for 0, 1, 2 and 3 heaps left, each a sum of `EQUAL`, `UNEQUAL`, `MIXED`; 0: none. */
export type Leaves = readonly [number, number, number, number];

/** All heaps left are equal; all differ; anything else. One heap or none counts as equal. */
const EQUAL = 1;
const UNEQUAL = 2;
const MIXED = 4;
const ANY = EQUAL | UNEQUAL | MIXED;

const MAX_CLAUSES = 12;
const MAX_LIST_ITEMS = 40;
export const MAX_TAKEN_STONES = 1000;
const MAX_PARTS = 3;
export const MAX_RULE_CHARS = 300;

interface TakeRange {
  readonly from: number;
  /** Null: unbounded. */
  readonly to: number | null;
}
interface Leave {
  readonly parts: number;
  readonly kind: number;
}
interface Clause {
  readonly takes: readonly TakeRange[];
  readonly leaves: readonly Leave[];
}

const parseTake = (text: string): readonly TakeRange[] | null => {
  const typed = /^(\d{1,4})(?:(\+)|-(\d{1,4}))?$/.exec(text);
  if (typed === null) return null;
  const from = Number(typed[1]);
  const to = typed[2] === '+' ? null : Number(typed[3] ?? typed[1]);
  return from > MAX_TAKEN_STONES || (to !== null && (to > MAX_TAKEN_STONES || to < from))
    ? null
    : [{ from, to }];
};

const parseLeave = (text: string): readonly Leave[] | null => {
  const typed = /^([0-3])(?:(equal|unequal)|-([0-3]))?$/.exec(text);
  if (typed === null) return null;
  const from = Number(typed[1]);
  if (typed[3] === undefined) {
    if (typed[2] !== undefined && from < 2) return null;
    return [{ parts: from, kind: typed[2] === 'equal' ? EQUAL : typed[2] === 'unequal' ? UNEQUAL : ANY }];
  }
  const to = Number(typed[3]);
  return to < from ? null : Array.from({ length: to - from + 1 }, (_, i) => ({ parts: from + i, kind: ANY }));
};

const parseList = <T>(text: string, item: (text: string) => readonly T[] | null): readonly T[] | null => {
  const words = text.split(',');
  if (words.length > MAX_LIST_ITEMS) return null;
  const all: T[] = [];
  for (const word of words) {
    const parsed = item(word);
    if (parsed === null) return null;
    all.push(...parsed);
  }
  return all;
};

const parseClause = (text: string): Clause | null => {
  const [takes, leaves, ...rest] = text.split(':');
  if (takes === undefined || rest.length > 0) return null;
  const taken = parseList(takes, parseTake);
  const left = parseList(leaves ?? '0,1', parseLeave);
  if (taken === null || left === null) return null;
  // Taking nothing must break the heap, or the game would never end.
  return taken.some(({ from }) => from === 0) && left.some(({ parts }) => parts < 2)
    ? null
    : { takes: taken, leaves: left };
};

/** Takes as text, sorted and joined where they touch. */
const formatTakes = (takes: readonly TakeRange[]): string => {
  const joined: { from: number; to: number | null }[] = [];
  for (const { from, to } of takes.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && (last.to === null || from <= last.to + 1))
      last.to = last.to === null || to === null ? null : Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined
    .flatMap(({ from, to }) =>
      to === null
        ? [`${from}+`]
        : to === from
          ? [String(from)]
          : to === from + 1
            ? [String(from), String(to)]
            : [`${from}-${to}`],
    )
    .join(',');
};

const isAny = (parts: number, kinds: number): boolean =>
  parts < 2
    ? kinds > 0
    : (kinds & (parts === 2 ? EQUAL | UNEQUAL : ANY)) === (parts === 2 ? EQUAL | UNEQUAL : ANY);

/** Normal form of the kinds allowed for so many heaps. */
const whole = (parts: number, kinds: number): number => (isAny(parts, kinds) ? ANY : kinds);

/** Kinds by number of heaps. */
const kindsOf = (leaves: readonly Leave[]): Leaves =>
  [0, 1, 2, 3].map((parts) =>
    whole(
      parts,
      leaves.filter((leave) => leave.parts === parts).reduce((kinds, leave) => kinds | leave.kind, 0),
    ),
  ) as unknown as Leaves;

const formatLeaves = (kinds: Leaves): string => {
  const words: string[] = [];
  for (let parts = 0; parts <= MAX_PARTS; parts += 1) {
    if (isAny(parts, kinds[parts]!)) {
      let to = parts;
      while (to < MAX_PARTS && isAny(to + 1, kinds[to + 1]!)) to += 1;
      words.push(to > parts + 1 ? `${parts}-${to}` : to > parts ? `${parts},${to}` : String(parts));
      parts = to;
      continue;
    }
    if (kinds[parts]! & EQUAL) words.push(`${parts}equal`);
    if (kinds[parts]! & UNEQUAL) words.push(`${parts}unequal`);
  }
  return words.join(',');
};

const formatClause = ({ takes, leaves }: Clause): string => {
  const left = formatLeaves(kindsOf(leaves));
  return left === '0,1' ? formatTakes(takes) : `${formatTakes(takes)}:${left}`;
};

/** Octal code of a rule with bounded takes that leaves at most two heaps, of any sizes. */
const codeOf = (leaves: readonly Leaves[]): OctalCode | null => {
  const last = leaves.at(-1)!;
  if (last.some((kinds) => kinds > 0) || leaves.length - 2 > MAX_OCTAL_DIGITS) return null;
  const digits: number[] = [];
  for (const kinds of leaves.slice(0, -1)) {
    if (kinds[3] > 0 || (kinds[2] > 0 && !isAny(2, kinds[2]))) return null;
    digits.push((kinds[0] > 0 ? 1 : 0) + (kinds[1] > 0 ? 2 : 0) + (kinds[2] > 0 ? 4 : 0));
  }
  return octalCode(digits);
};

/** Rule of `text`, or null if it is none. */
export const parseRule = (text: string): Rule | null => {
  if (text.length > MAX_RULE_CHARS) return null;
  const words = text.toLowerCase().split('|');
  if (words.length > MAX_CLAUSES) return null;
  const merged = new Map<string, Clause>();
  for (const word of words) {
    const clause = parseClause(word);
    if (clause === null) return null;
    // Merges clauses that leave the same.
    const left = formatLeaves(kindsOf(clause.leaves));
    const takes = [...(merged.get(left)?.takes ?? []), ...clause.takes];
    merged.set(left, { takes, leaves: clause.leaves });
  }
  const clauses = [...merged.values()];
  const named = Math.max(...clauses.flatMap(({ takes }) => takes.map(({ from, to }) => to ?? from)));
  const leaves = Array.from({ length: named + 2 }, (_, taken) =>
    kindsOf(
      clauses.flatMap((clause) =>
        clause.takes.some(({ from, to }) => taken >= from && (to === null || taken <= to))
          ? clause.leaves
          : [],
      ),
    ),
  );
  return {
    text: clauses.map(formatClause).join('|'),
    leaves,
    breaks: leaves.some((kinds) => kinds[2] > 0 || kinds[3] > 0),
    code: codeOf(leaves),
  };
};

/** Heaps allowed after taking so many. */
export const leavesAfter = (rule: Rule, taken: bigint): Leaves =>
  rule.leaves[taken >= BigInt(rule.leaves.length) ? rule.leaves.length - 1 : Number(taken)]!;

/** Kind of an ascending row of heaps. */
export const kindOf = (into: readonly bigint[]): number => {
  if (into.every((part) => part === into[0])) return EQUAL;
  return into.every((part, i) => i === 0 || part !== into[i - 1]) ? UNEQUAL : MIXED;
};

/** Whether any number of stones above the named ones may be taken. */
export const isOpen = (rule: Rule): boolean => rule.leaves.at(-1)!.some((kinds) => kinds > 0);

/** `kinds` as data for a locale. */
const heapsLeft = (kinds: Leaves): readonly HeapsLeft[] =>
  kinds.flatMap((kind, heaps): readonly HeapsLeft[] => {
    if (isAny(heaps, kind)) return [{ heaps, sizes: 'any' }];
    return [
      ...(kind & EQUAL ? [{ heaps, sizes: 'equal' } as const] : []),
      ...(kind & UNEQUAL ? [{ heaps, sizes: 'unequal' } as const] : []),
    ];
  });

/** Rule as clauses for a locale. */
export const clausesOfRule = (rule: Rule): readonly BreakingClause[] =>
  clausesOf(rule.leaves.map(heapsLeft), isOpen(rule));

/** Every way to break one heap, each once, lazily, by the number taken and then by the number of heaps left. */
export const waysOf = function* (
  rule: Rule,
  size: bigint,
): Iterable<{ readonly take: bigint; readonly into: readonly bigint[] }> {
  const named = BigInt(rule.leaves.length - 2);
  const most = isOpen(rule) || named > size ? size : named;
  for (let take = 0n; take <= most; take += 1n) {
    spend(0.1);
    const kinds = leavesAfter(rule, take);
    // Beyond the named numbers the rule is constant: if it takes only whole heaps, skip to the size.
    if (take > named && kinds[1] === 0 && kinds[2] === 0 && kinds[3] === 0) take = size;
    const left = size - take;
    if (left === 0n && kinds[0] > 0) yield { take, into: [] };
    if (left > 0n && kinds[1] > 0) yield { take, into: [left] };
    if (kinds[2] > 0)
      for (let a = 1n; 2n * a <= left; a += 1n) {
        spend(0.1);
        if (kinds[2] & (2n * a === left ? EQUAL : UNEQUAL)) yield { take, into: [a, left - a] };
      }
    if (kinds[3] > 0)
      for (let a = 1n; 3n * a <= left; a += 1n)
        for (let b = a; a + 2n * b <= left; b += 1n) {
          spend(0.2);
          const into = [a, b, left - a - b];
          if (kinds[3] & kindOf(into)) yield { take, into };
        }
  }
};
