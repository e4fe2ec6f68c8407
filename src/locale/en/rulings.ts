import type { BreakingClause, GrowthFacts, HeapsLeft, Span } from '../../engine/explain/ruling.ts';
import type { RulesTexts, RulingTexts } from '../locale.ts';
import { shorten } from './shorten.ts';

const n = shorten;

const listed = (items: readonly string[], last: string): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

/** “1, 2 or 3”. */
export const either = (items: readonly string[]): string => listed(items, 'or');
/** “1, 2 and 3”. */
export const both = (items: readonly string[]): string => listed(items, 'and');

/** “exactly 1”, “1 or 2”, “1 to 5”. */
export const upTo = (most: string): string =>
  most === '1' ? 'exactly 1' : most === '2' ? '1 or 2' : `1 to ${n(most)}`;

/** “1, 3 to 5 or 7”; “2 or more”. */
const numbers = (takes: readonly Span[]): string =>
  either(
    takes.flatMap(({ from, to }) => {
      if (to === null) return [`${from} or more`];
      return to === from ? [`${from}`] : to === from + 1 ? [`${from}`, `${to}`] : [`${from} to ${to}`];
    }),
  );

const COUNT = ['nothing', 'one heap', 'two heaps', 'three heaps'];
const SIZES = { equal: 'of the same size', unequal: 'of different sizes' };
const heaps = ({ heaps: count, sizes }: HeapsLeft): string =>
  sizes === 'any' ? COUNT[count]! : `${COUNT[count]} ${SIZES[sizes]}`;

/** What may be left, in words of its own where that is common. */
const COMMON: Readonly<Record<string, (amount: string) => string>> = {
  '0': (amount) => `take a whole heap of ${amount}`,
  '1': (amount) => `take ${amount}, but not the whole heap`,
  '01': (amount) => `take ${amount}`,
  '2': (amount) => `take ${amount} and split what is left into two heaps`,
  '12': (amount) => `take ${amount}, but not the whole heap; you may split what is left into two heaps`,
  '012': (amount) => `take ${amount}; you may split what is left into two heaps`,
};

/** What a move of one clause is. The commonest ones have words of their own; all others tell what may be left. */
const clause = ({ takes, leaves }: BreakingClause): string => {
  const left = either(leaves.map(heaps));
  if (takes[0]!.from === 0) return `split it into ${left}, taking nothing`;
  const amount = numbers(takes);
  const common = COMMON[leaves.map(({ heaps: count, sizes }) => (sizes === 'any' ? count : sizes)).join('')];
  return common === undefined ? `take ${amount} and leave ${left}` : common(amount);
};

const breaking = (clauses: readonly BreakingClause[]): string => {
  if (clauses.length === 0) return 'No move is possible.';
  if (clauses.length === 1) return `From one heap, ${clause(clauses[0]!)}.`;
  return `From one heap, do one of these: ${clauses.map((one, i) => `(${i + 1}) ${clause(one)}`).join('; ')}.`;
};

/** `min(2x,10)` as “the smaller of 2x and 10”. */
const formula = (text: string): string => {
  const parts = /^min\((.*)\)$/.exec(text)?.[1]?.split(',');
  return parts === undefined
    ? n(text, 80)
    : `the ${parts.length === 2 ? 'smaller' : 'smallest'} of ${both(parts.map((part) => n(part)))}`;
};

const growth = (f: GrowthFacts): string => {
  if ('formula' in f)
    return /x|min/.test(f.formula)
      ? `After a take of x, take at least 1 and at most ${formula(f.formula)}.`
      : `Each later take is ${upTo(f.formula)}.`;
  const times =
    f.times === '1'
      ? 'as many as were taken last'
      : f.times === '2'
        ? 'twice what was taken last'
        : `${n(f.times)} times what was taken last`;
  return `After that, take at least 1 and at most ${times}.`;
};

export const rulings = {
  breaking: (f) => [breaking(f.clauses)],
  limited: (f) => [
    `${f.limit === null ? 'Take at least 1, but not the whole pile.' : `Take ${upTo(f.limit)} now.`} ${growth(f.growth)}`,
  ],
} satisfies Partial<RulingTexts>;

export const rules: RulesTexts = {
  turn: {
    sum: 'Several games at once: each turn, move in exactly one of them.',
    every:
      'Several games at once: each turn, move in every game that still has a move. Play ends when none has one.',
    all: 'Several games at once: each turn, move in all of them. Play ends as soon as one of them has no move.',
    any: 'Several games at once: each turn, move in one or more of them. Play ends when none has a move.',
  },
  games: (numbers, more, name) =>
    `${numbers.length + more === 1 ? 'Game' : 'Games'} ${more > 0 ? `${numbers.join(', ')} and ${more} more` : both(numbers.map(String))} (${name})`,
  more: (count) => `… and ${count} more ${count === 1 ? 'kind' : 'kinds'} of game: press “Rules”.`,
  cut: ' … (press “Rules” for the rest)',
  button: 'Rules',
  title: 'Rules',
  eachQuestion: 'Each question states the exact rules of its position.',
  background: (help) => ['More about it: ', help],
};
