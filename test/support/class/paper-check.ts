/**
 * Whether two papers of an exam are equal, by the text of their questions alone: reads sizes from it, and gets outcomes,
 * values and the answers of known errors from the referee. Shares no code with the maker of questions.
 */

import { laws } from '../../referee/laws/index.ts';
import { type Component, type Line, options, readLine, writeLine } from '../../referee/line.ts';
import { solver } from '../../referee/solver.ts';
import { mex, xor, zeckendorf } from '../arithmetic.ts';
import { lettersInTable } from '../lettered-table.ts';

const MOST = 60_000;
const MAX_REMEMBERED_POSITIONS = 200_000;

/** Measures of a question; equal papers have equal ones, question by question. */
export type Measures = Readonly<
  Record<'asked' | 'rules' | 'heaps' | 'bits' | 'outcome' | 'key' | 'lucky' | 'list', string>
>;

const bitsOf = (n: number): number => n.toString(2).replace(/^0$/, '').length;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const without = <T>(all: readonly T[], i: number): readonly T[] => all.filter((_, j) => j !== i);

let brute = solver(MOST);
const partsOf = ({ game, position }: Component): readonly Component[] =>
  (laws[game]!.parts?.(position) ?? [position]).map((part) => ({ game, position: part }));
const allParts = (line: Line): readonly Component[] => line.components.flatMap(partsOf);
/** Bouton's theorem on the odd steps: stairs are no sum of parts, and too large for search. */
const valueOfStairs = (position: string): number =>
  xor(position.split(' ').flatMap((step, i) => (i % 2 === 0 ? [Number(step)] : [])));
const valueOfPart = (part: Component): number => {
  if (part.game === 'staircase') return valueOfStairs(part.position);
  if (brute.size() > MAX_REMEMBERED_POSITIONS) brute = solver(MOST);
  return brute.verdict({ how: 'sum', components: [part] }).grundy;
};
const isOver = (part: Component): boolean => options({ how: 'sum', components: [part] }).length === 0;
const valueOf = (line: Line): number => xor(allParts(line).map(valueOfPart));

/** Games whose numbers are positions in a row, where fewer numbers do not mean fewer heaps. */
const ROWS: ReadonlySet<string> = new Set(['nimble', 'silver', 'endnim']);
const isRow = ({ components }: Line): boolean => components.every(({ game }) => ROWS.has(game));

/** Names of the errors that lead to the right answer. */
const lucky = (errors: Readonly<Record<string, boolean>>): string =>
  Object.keys(errors)
    .filter((name) => errors[name])
    .sort()
    .join(' ');

const ofNumbers = (
  asked: string,
  numbers: readonly number[],
  right: number,
  errors: Record<string, readonly number[]>,
): Measures => ({
  asked,
  rules: '',
  heaps: String(numbers.length),
  bits: String(Math.max(...numbers.map(bitsOf))),
  outcome: '',
  key: right === 0 ? 'zero' : 'other',
  lucky: lucky(Object.fromEntries(Object.entries(errors).map(([name, all]) => [name, all.includes(right)]))),
  list: '',
});

const sumErrors = (values: readonly number[]): Record<string, readonly number[]> => ({
  added: [sum(values)],
  or: [values.reduce((a, b) => a | b, 0)],
  forgot: values.length < 2 ? [] : values.map((_, i) => xor(without(values, i))),
  subtracted: [2 * Math.max(...values) - sum(values)],
  largest: [Math.max(...values)],
});

/** The line's numbers that are heaps, as written. */
const heapsOf = (line: Line): readonly number[] =>
  line.components.flatMap(({ position }) =>
    position
      .split(/\s+/)
      .filter((word) => /^\d+$/.test(word) && !word.includes('='))
      .map(Number)
      .filter((n) => n > 0),
  );

const movesOf = (line: Line): readonly Line[] => [
  ...new Map(options(line).map((to) => [writeLine(to), to])).values(),
];

/** Kinds in which no known error leads to the right answer. */
const WITHOUT_LUCK: ReadonlySet<string> = new Set([
  'why',
  'losing-positions',
  'spot-error',
  'proof-order',
  'justify-step',
  'own-words',
]);

/** Positions listed below the line, and the lost ones among them, as in `16/4`. */
const listMeasure = (line: string, text: string): string => {
  const [game, ...rest] = line.split(' ');
  const rules = rest.filter((word) => word.includes('=') && !word.startsWith('limit='));
  const inRow = [...text.matchAll(/(?<=^|\s)[A-Z]\) (.+?)(?=\s+[A-Z]\)|\s*$)/gm)].map(([, name]) => name);
  const inTable = lettersInTable(text).map(([, name]) => name);
  const listed = [...inRow, ...inTable].map((name) => readLine([game, name, ...rules].join(' ')));
  const lost = listed.filter((one) => valueOf(one) === 0).length;
  return `${listed.length}/${lost}`;
};

const ofPosition = (asked: string, text: string, list: string): Measures => {
  const line = readLine(text);
  const parts = allParts(line);
  const values = parts.length > 1 ? parts.map(valueOfPart) : [];
  const value = valueOf(line);
  const won = value !== 0;
  const heaps = heapsOf(line);
  const base = {
    asked,
    rules: (text.match(/\S+=\S+/g) ?? []).join(' '),
    heaps: String(heaps.length),
    bits: String(Math.max(0, ...heaps.map(bitsOf))),
    outcome: won ? 'N' : 'P',
    key: 'other',
    lucky: '',
    list,
  };
  if (WITHOUT_LUCK.has(asked)) return base;
  const most = values.indexOf(Math.max(...values));
  if (asked === 'which-part')
    return { ...base, lucky: lucky({ 'largest-part': (values[most]! ^ value) < values[most]! }) };
  const moves = movesOf(line);
  const left = moves.map((to) => Math.min(100, movesOf(to).length));
  const greedy = moves.filter((_, i) => left[i] === Math.min(...left));
  const wins = (to: Line): boolean => valueOf(to) === 0;
  const tells = (says: readonly boolean[]): boolean => says.includes(won);
  if (asked === 'outcome')
    return {
      ...base,
      lucky: lucky({
        'equal-parts': new Set(values).size < values.length && !won,
        parity: values.length > 0 && tells([sum(values) % 2 !== 0]),
        added: values.length > 0 && tells([sum(values) !== 0]),
        forgot: tells(values.map((_, i) => xor(without(values, i)) !== 0)) && values.length > 1,
        greedy: tells(greedy.map(wins)),
        'counted-moves': tells([moves.length % 2 !== 0]),
      }),
    };
  if (asked === 'grundy') {
    const to = moves.map(valueOf);
    const single = parts.map(({ position }) => /^\d+(?= [^\d\s]|$)/.exec(position)?.[0]);
    return {
      ...base,
      key: value === 0 ? 'zero' : 'other',
      lucky: lucky({
        added: values.length > 0 && sum(values) === value,
        'heap-is-value': single.every((one) => one !== undefined) && xor(single.map(Number)) === value,
        forgot: values.some((_, i) => xor(without(values, i)) === value),
        'value-is-outcome': (won ? 1 : 0) === value,
        'counted-moves': moves.length === value,
        'largest-plus-one': Math.max(0, ...to) + 1 === value,
        'largest-part': values.length > 0 && Math.max(...values) === value,
      }),
    };
  }
  const alike = (to: Line): boolean => {
    const alive = allParts(to)
      .filter((part) => !isOver(part))
      .map(({ position }) => position);
    return new Set(alive).size < alive.length;
  };
  const inLargest = (to: Line): boolean => {
    // Only parts that are single words of the line are asked about here.
    const [before, after] = [line, to].map((one) => one.components[0]!.position.split(' '));
    return before!.slice(0, most).every((word, i) => word === after![i]) && before![most] !== after![most];
  };
  const winning = moves.filter(wins);
  return {
    ...base,
    key: winning.some((to) => movesOf(to).length === 0 || (!isRow(line) && heapsOf(to).length < heaps.length))
      ? 'everything'
      : 'other',
    lucky: lucky({
      'equal-parts': new Set(values).size === values.length && winning.some(alike),
      greedy: greedy.some(wins),
      'largest-part': values.length > 1 && winning.some(inLargest),
    }),
  };
};

/** Kinds of questions, recognised by their wording. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/Mark the \d+ P-positions/, 'losing-positions'],
  [/In which \w+ is there a winning move/, 'which-part'],
  [/One of these statements is false/, 'spot-error'],
  [/These lines prove who wins/, 'proof-order'],
  [/A step of the proof:/, 'justify-step'],
  [/Explain why, in your own words/, 'own-words'],
  [/P-position or N-position\?/, 'outcome'],
  [/\bWhy(\?| is)/, 'why'],
  [/Grundy value/, 'grundy'],
  [/Find a winning move/, 'winning-move'],
  [/Find all winning moves/, 'all-winning-moves'],
];

/** The measures of a question, from its English text. */
export const measuresOf = (text: string): Measures => {
  const added = /What is ([\d ⊕]+)\?/.exec(text)?.[1];
  if (added !== undefined) {
    const numbers = added.split('⊕').map(Number);
    return ofNumbers('nim-sum', numbers, xor(numbers), sumErrors(numbers));
  }
  const set = /What is \W*mex \{([\d, ]+)\}/.exec(text)?.[1];
  if (set !== undefined) {
    const numbers = set.split(',').map(Number);
    return ofNumbers('mex', numbers, mex(numbers), {
      'largest-plus-one': [Math.max(...numbers) + 1],
      counted: [numbers.length],
      'ignored-zero': [mex(numbers, 1)],
      'least-present': [Math.min(...numbers)],
    });
  }
  const most = /Grundy values of the sizes 0, 1, 2, …, (\d+) under/.exec(text)?.[1];
  if (most !== undefined) return ofNumbers('value-table', [Number(most)], Number(most), {});
  const written = /Write (\d+) as a sum of different Fibonacci/.exec(text)?.[1];
  if (written !== undefined) {
    const measures = ofNumbers('zeckendorf', [Number(written)], 1, {});
    return { ...measures, heaps: String(zeckendorf(Number(written)).length) };
  }
  const taken = /any number in \{([\d, ]+)\} from a heap/.exec(text)?.[1];
  if (taken !== undefined) return ofNumbers('period', taken.split(',').map(Number), 1, {});
  const asked = ASKED.find(([words]) => words.test(text))?.[1];
  const line = text.split('\n').find((one) => laws[one.split(' ')[0] ?? ''] !== undefined);
  if (asked === undefined || line === undefined) throw new Error(`not understood: ${text}`);
  return ofPosition(asked, line.trim(), asked === 'losing-positions' ? listMeasure(line.trim(), text) : '');
};

/** Measures in which the papers differ, by question; empty where all are equal. `papers`: the texts of their questions. */
export const inequalities = (papers: readonly (readonly string[])[]): readonly string[] => {
  const known = new Map<string, Measures>();
  const of = (text: string): Measures => {
    const measures = known.get(text) ?? measuresOf(text);
    known.set(text, measures);
    return measures;
  };
  return (papers[0] ?? []).flatMap((first, slot) => {
    const like = of(first);
    return papers.flatMap((paper, i) => {
      const measures = of(paper[slot] ?? '');
      return (Object.keys(like) as (keyof Measures)[]).flatMap((name) =>
        like[name] === measures[name]
          ? []
          : [
              `paper ${i + 1}, question ${slot + 1}: ${name} is ${measures[name]}, not ${like[name]}\n${first}\n${paper[slot]}`,
            ],
      );
    });
  });
};
