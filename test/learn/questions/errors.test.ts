/**
 * Errors are claimed only where exactly one leads to an answer: each known error is computed here anew, from the numbers of the
 * question or from the rules by brute force, and held against what the question claims.
 */
import { expect, test } from 'vitest';
import type { Spot } from '../../../src/engine/core/spot.ts';
import type { Misconception } from '../../../src/learn/model/misconception.ts';
import { type Choice, claimOf, type Question } from '../../../src/learn/model/question.ts';
import { QUESTION_KINDS } from '../../../src/learn/questions/kinds/index.ts';
import { amount, some } from '../../support/amount.ts';
import { must } from '../../support/app.ts';
import { fibonacciTo, mex, xor } from '../../support/arithmetic.ts';
import { type Brute, brute } from '../../support/brute.ts';
import { catalogue, making } from '../../support/questions.ts';

type Errors = Readonly<Record<string, readonly string[]>>;
const text = (numbers: readonly number[]): readonly string[] => numbers.filter((n) => n >= 0).map(String);
const add = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const beside = (n: number): readonly number[] => [n - 1, n + 1];
const allButOne = (values: readonly number[]): readonly number[] =>
  values.map((_, i) => xor(values.filter((__, j) => j !== i)));

const sumErrors = (values: readonly number[]): Errors => ({
  added: text([add(values)]),
  'or-for-xor': text([values.reduce((a, b) => a | b, 0)]),
  'forgot-part': text(allButOne(values)),
  copied: text(values.length === 2 ? values : []),
  subtracted: text([Math.max(...values) - (add(values) - Math.max(...values))]),
  'largest-part': text([Math.max(...values)]),
  slip: text(beside(xor(values))),
});
const mexErrors = (values: readonly number[]): Errors => ({
  'largest-plus-one': text([Math.max(...values) + 1]),
  'counted-values': text([values.length]),
  'ignored-zero': text([mex(values, 1)]),
  'least-present': text([Math.min(...values)]),
  slip: text(beside(mex(values))),
});
const periodErrors = (set: string, values: readonly number[], period: number): Errors => {
  let from = values.length - period;
  while (from > 0 && values[from - 1] === values[from - 1 + period]) from -= 1;
  return {
    'largest-of-set': text([Math.max(...set.split(',').map(Number)) + 1]),
    'counted-preperiod': text(from > 0 ? [from + period] : []),
    'several-periods': text([2 * period, ...(period % 2 === 0 && period > 2 ? [period / 2] : [])]),
    'different-values': text([new Set(values).size]),
    slip: text(beside(period)),
  };
};
const partsOf = (spot: Spot): readonly Spot[] => {
  const parts = spot.parts();
  return parts.length > 1 ? parts.map((part) => part.spot) : [];
};
const grundyErrors = (spot: Spot, by: Brute): Errors => {
  const parts = partsOf(spot);
  const values = parts.map((part) => by.grundy(part));
  const options = [...by.options(spot).values()];
  const sizes = (parts.length > 0 ? parts : [spot]).map(({ position }) =>
    /^\d+$/.test(
      position
        .split(' ')
        .filter((token) => !token.includes('='))
        .join(' '),
    )
      ? Number(/^\d+/.exec(position)?.[0])
      : null,
  );
  const value = by.grundy(spot);
  const { slip: _, ...ofSum } = values.length > 0 ? sumErrors(values) : {};
  const { slip: __, ...ofMex } =
    options.length > 0 ? mexErrors([...new Set(options.map((option) => by.grundy(option)))]) : {};
  return {
    ...ofSum,
    ...ofMex,
    'heap-is-value': text(sizes.every((size) => size !== null) ? [xor(sizes.map(Number))] : []),
    'value-is-outcome': text([value > 0 ? 1 : 0]),
    'counted-moves': text(spot.merges ? [] : [options.length]),
    slip: text(beside(value)),
  };
};
const fibonacci = fibonacciTo(100_000);
const plus = (numbers: readonly number[]): string => numbers.toSorted((a, b) => b - a).join('+');
const zeckendorfErrors = (parts: readonly number[]): Errors => {
  const n = add(parts);
  const split = parts.flatMap((part, i) => {
    const at = fibonacci.indexOf(part);
    const pieces = [fibonacci[at - 1], fibonacci[at - 2]].filter((one) => one !== undefined);
    return pieces.length < 2 || pieces.some((one) => parts.includes(one))
      ? []
      : [plus([...parts.filter((_, j) => j !== i), ...pieces])];
  });
  const halves = parts.flatMap((part, i) =>
    part % 2 === 0 ? [plus([...parts.filter((_, j) => j !== i), part / 2, part / 2])] : [],
  );
  return {
    neighbours: split,
    'powers-of-two': [plus([...Array(20).keys()].map((bit) => 2 ** bit).filter((bit) => (n & bit) !== 0))],
    repeated: halves,
    slip: [plus(parts.length > 1 ? parts.slice(0, -1) : [...parts, 1])],
  };
};

const valueOf = ({ says }: Choice): string =>
  says.kind === 'number'
    ? says.number
    : says.kind === 'numbers'
      ? plus(says.numbers.map(Number))
      : says.kind === 'move'
        ? says.move.to
        : says.kind === 'reason' && says.reason.kind === 'nim-sum'
          ? says.reason.sum
          : '';

/** Moves that each error leads to, of those that lose. */
const moveErrors = (spot: Spot, misere: boolean, by: Brute): Errors => {
  const options = [...by.options(spot).values()];
  const loses = (to: Spot): boolean => by.outcome(to, misere ? 'misere' : 'normal');
  const lines = (all: readonly Spot[]): readonly string[] => all.filter(loses).map(({ line }) => line);
  const left = options.map((to) => Math.min(100, [...to.options()].length));
  const parts = misere ? [] : spot.parts().length > 1 ? spot.parts() : [];
  const values = parts.map((part) => by.grundy(part.spot));
  const most = parts[values.indexOf(Math.max(...values))];
  const twins = (at: Spot): boolean => {
    const alive = at.parts().filter((part) => !part.spot.isOver());
    return new Set(alive.map((part) => part.spot.line)).size < alive.length;
  };
  return {
    'normal-for-misere': misere ? lines(options.filter((to) => !by.outcome(to, 'normal'))) : [],
    'equal-parts':
      parts.length === 0 || new Set(values).size < values.length ? [] : lines(options.filter(twins)),
    greedy: spot.merges ? [] : lines(options.filter((_, i) => left[i] === Math.min(...left))),
    'largest-part':
      most === undefined ? [] : lines([...most.spot.options()].map((option) => most.lift(option.move).to)),
  };
};

const errorsOf = (question: Question, by: Brute): Errors | null => {
  const { prompt, key, kind } = question;
  const [right] = key;
  if (prompt.kind === 'nim-sum') return sumErrors(prompt.numbers.map(Number));
  if (prompt.kind === 'mex') return mexErrors(prompt.numbers.map(Number));
  if (prompt.kind === 'period' && right?.kind === 'number')
    return periodErrors(prompt.set, prompt.values, Number(right.number));
  if (prompt.kind === 'zeckendorf' && right?.kind === 'numbers')
    return zeckendorfErrors(right.numbers.map(Number));
  const { spot, win } = must(catalogue.parse(question.line));
  if (kind === 'grundy') return grundyErrors(spot, by);
  if (kind === 'winning-move' || kind === 'all-winning-moves') return moveErrors(spot, win === 'misere', by);
  return null;
};

/** What is claimed of reasons and parts, where no number tells it. */
const standsAlone = (question: Question, { says }: Choice, claim: Misconception, by: Brute): boolean => {
  const read = catalogue.parse(question.line);
  if (!read.ok) return false;
  const parts = partsOf(read.value.spot);
  const values = parts.map((part) => by.grundy(part));
  if (says.kind === 'part') {
    const alive = parts.filter((part) => !part.isOver());
    const mine = parts[Number(says.part.part ?? says.part.component) - 1];
    const most = Math.max(...values);
    return (
      claim === 'largest-part' &&
      alive.length > 2 &&
      values.filter((value) => value === most).length === 1 &&
      mine !== undefined &&
      by.grundy(mine) === most
    );
  }
  if (says.kind !== 'reason') return false;
  const { reason } = says;
  if (reason.kind === 'nim-sum') {
    const errors = Object.entries(sumErrors(reason.values.map(Number)));
    const leading = errors.filter(([, answers]) => answers.includes(reason.sum));
    return leading.length === 1 && leading[0]![0] === claim;
  }
  const meant = {
    total: 'parity',
    moves: 'counted-moves',
    parts: 'counted-parts',
    'leads-to-n': 'one-move-enough',
    'some-reply': 'one-move-enough',
    replies: 'counted-moves',
    'move-count': 'counted-moves',
    largest: 'largest-plus-one',
  };
  return Object.hasOwn(meant, reason.kind) && meant[reason.kind as keyof typeof meant] === claim;
};

/** Answers that rival the known errors and are none themselves. */
const IDLE: ReadonlySet<string> = new Set(['copied', 'slip']);
const MISERE: ReadonlySet<string> = new Set(['winning-move', 'all-winning-moves', 'outcome']);
const NUMBERS: ReadonlySet<string> = new Set(['nim-sum', 'mex', 'period', 'zeckendorf']);
const GAMES = ['nim', 'kayles', 'bash', 'lasker', 'subtraction', 'fibonacci'];

test('what is claimed of a choice is what exactly one known error leads to, and nothing else is claimed', () => {
  const by = brute();
  const claims = new Map<string, number>();
  const wrong: string[] = [];
  let choices = 0;
  const judge = (question: Question): void => {
    const errors = errorsOf(question, by);
    for (const choice of question.choices) {
      if (choice.misconception === null) continue;
      choices += 1;
      const claim = claimOf(choice);
      if (claim !== null) claims.set(claim, (claims.get(claim) ?? 0) + 1);
      const leading = Object.entries(errors ?? {}).filter(([, to]) => to.includes(valueOf(choice)));
      const [only] = leading;
      // Of moves an error that leads to several says too little of the one that was made.
      const vague = choice.says.kind === 'move' && (only?.[1].length ?? 0) > 1;
      const nobody = only === undefined || leading.length > 1 || vague || IDLE.has(only[0]);
      const fits =
        errors === null
          ? claim === null || standsAlone(question, choice, claim, by)
          : claim === (nobody ? null : only[0]) || (choice.says.kind === 'move' && claim === null);
      if (!fits) wrong.push(`${question.kind} ${question.line} ${valueOf(choice)}: ${claim}`);
    }
  };
  for (const kind of QUESTION_KINDS)
    for (const game of GAMES)
      for (const win of MISERE.has(kind) ? (['normal', 'misere'] as const) : (['normal'] as const))
        for (const difficulty of some(NUMBERS.has(kind) ? [1, 2, 3, 4, 5] : [1, 1.5, 2], 2))
          for (const typed of [false, true]) {
            const seed = `e${difficulty}`;
            const question = making.generate({ kind, games: [game], difficulty, seed, win, typed });
            if (question !== null) judge(question);
          }
  expect(wrong.slice(0, 12)).toEqual([]);
  // Nearly all that a language names are met here.
  expect(claims.size).toBeGreaterThan(17);
  expect(choices).toBeGreaterThan(amount(300, 500));
});

test('of two choices nothing is claimed, nor of an answer of several', () => {
  for (const line of ['nim 4 4', 'nim 3 4 5', 'nim 2 2 misere', 'kayles 3 4']) {
    const question = making.ask({ kind: 'outcome', line, seed: 's' })!;
    expect(question.choices.map(claimOf)).toEqual([null, null]);
  }
});
