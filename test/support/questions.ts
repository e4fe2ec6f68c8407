/**
 * Questions held against brute force over the rules alone: the key is right, every wrong choice is wrong, and nothing is
 * said twice or left unsaid in any language.
 */

import type { Spot } from '../../src/engine/core/spot.ts';
import type { Position } from '../../src/games/line.ts';
import { registry } from '../../src/games/registry.ts';
import type { QuestionKind, Reason, Statement } from '../../src/learn/model/facts.ts';
import { claimOf, type Question, type Said, sameSaid } from '../../src/learn/model/question.ts';
import { judgeBy } from '../../src/learn/questions/judge.ts';
import { makingOf } from '../../src/learn/questions/make.ts';
import { explainAnswer, sayAnswer, sayPrompt } from '../../src/learn/questions/phrases.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { type Brute, brute } from './brute.ts';

export const catalogue = { games: registry, parse: parseLine };
export const making = makingOf(catalogue);
const judge = judgeBy(catalogue);

/** Positions searched by brute force for one question. */
const MOST = 2500;

/** Whether everything below the spot can be visited. */
const isSmall = (spot: Spot, by: Brute): boolean => {
  const seen = new Set<string>([spot.line]);
  const left = [spot];
  for (let at = left.pop(); at !== undefined; at = left.pop())
    for (const [line, option] of by.options(at)) {
      if (seen.has(line)) continue;
      if (seen.add(line).size > MOST) return false;
      left.push(option);
    }
  return true;
};

/** Who wins and what it is worth, by brute force of the whole, or of its parts where the whole is too large. */
interface Truth {
  won(spot: Spot): boolean;
  grundy(spot: Spot): number;
}

const truthOf = ({ spot, win }: Position, by: Brute): Truth | null => {
  if (isSmall(spot, by)) return { won: (at) => by.outcome(at, win), grundy: (at) => by.grundy(at) };
  const parts = win === 'normal' ? spot.parts() : [];
  if (parts.length < 2 || !parts.every((part) => isSmall(part.spot, by))) return null;
  // An option has the same parts but one, and what that one became lies below it.
  const grundy = (at: Spot): number => at.parts().reduce((sum, part) => sum ^ by.grundy(part.spot), 0);
  return { won: (at) => grundy(at) !== 0, grundy };
};

const xor = (values: readonly string[]): number => values.reduce((sum, value) => sum ^ Number(value), 0);

const mexOf = (values: readonly (string | number)[]): number => {
  const seen = new Set(values.map(Number));
  let least = 0;
  while (seen.has(least)) least += 1;
  return least;
};

const arrive = (spot: Spot, move: { readonly move: string; readonly to: string }): Spot => {
  const option = spot.play(move.move);
  if (!option.ok || option.value.to.line !== move.to) throw new Error(`${spot.line}: ${move.move}`);
  return option.value.to;
};

const partOf = (spot: Spot, label: { readonly component: number | null; readonly part: number | null }) =>
  spot.parts().find(({ component, part }) => component === label.component && part === label.part)!;

const isTrue = (statement: Statement, spot: Spot, truth: Truth): boolean => {
  switch (statement.kind) {
    case 'part-value':
      return truth.grundy(partOf(spot, statement.part).spot) === Number(statement.value);
    case 'nim-sum':
      return xor(statement.values) === Number(statement.sum);
    case 'repair':
      return (
        truth.grundy(partOf(spot, statement.part).spot) === Number(statement.from) &&
        (truth.grundy(spot) ^ Number(statement.from) ^ Number(statement.to)) === 0
      );
    case 'option-value':
      return truth.grundy(arrive(spot, statement.move)) === Number(statement.value);
    case 'option-outcome':
      return truth.won(arrive(spot, statement.move)) === (statement.outcome === 'N');
    case 'mex':
      return mexOf(statement.values) === Number(statement.mex);
    case 'value':
      return truth.grundy(spot) === Number(statement.value);
    case 'outcome':
      return truth.won(spot) === (statement.outcome === 'N');
  }
};

/** Whether what the reason says is true of the position. */
const isSo = (reason: Reason, spot: Spot, truth: Truth): boolean => {
  const options = [...new Map([...spot.options()].map(({ to }) => [to.line, to])).values()];
  const alive = spot.parts().filter((part) => !part.spot.isOver());
  const even = (count: number) => (count % 2 === 0 ? 'even' : 'odd');
  switch (reason.kind) {
    case 'nim-sum':
      return xor(reason.values) === Number(reason.sum) && truth.grundy(spot) === Number(reason.sum);
    case 'leads-to-p':
      return !truth.won(arrive(spot, reason.move));
    case 'leads-to-n':
      return truth.won(arrive(spot, reason.move));
    case 'every-move':
      return options.every((option) => truth.won(option) === (reason.to === 'N'));
    case 'total': {
      const total = spot.parts().reduce((sum, part) => sum + truth.grundy(part.spot), 0);
      return total === Number(reason.total) && even(total) === reason.parity;
    }
    case 'moves':
      return options.length === reason.count && even(options.length) === reason.parity;
    case 'parts':
      return alive.length === reason.count && even(alive.length) === reason.parity;
  }
};

/** The sign by which a reason without force speaks of another position. */
const sharesSign = (reason: Reason, spot: Spot, truth: Truth): boolean => {
  const options = new Set([...spot.options()].map(({ to }) => to.line)).size;
  const count = {
    total: () => spot.parts().reduce((sum, part) => sum + truth.grundy(part.spot), 0),
    moves: () => options,
    parts: () => spot.parts().filter((part) => !part.spot.isOver()).length,
  };
  if (reason.kind === 'leads-to-n') return [...spot.options()].some(({ to }) => truth.won(to));
  if (reason.kind !== 'total' && reason.kind !== 'moves' && reason.kind !== 'parts') return false;
  return (count[reason.kind]() % 2 === 0) === (reason.parity === 'even');
};

const isZeckendorf = (n: number, numbers: readonly string[]): boolean => {
  const fibonacci = [1, 2];
  while (fibonacci.at(-1)! < n) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
  const places = numbers.map((number) => fibonacci.indexOf(Number(number))).sort((a, b) => a - b);
  return (
    numbers.reduce((sum, number) => sum + Number(number), 0) === n &&
    places.every((place, i) => place >= 0 && (i === 0 || place - places[i - 1]! > 1))
  );
};

/** The least period of a subtraction game by its recurrence, far beyond what is shown; and its first values. */
const takingValues = (
  set: readonly number[],
): { readonly values: readonly number[]; readonly period: number } => {
  const values: number[] = [];
  for (let n = 0; n < 2000; n += 1)
    values.push(mexOf(set.filter((take) => take <= n).map((take) => values[n - take]!)));
  for (let period = 1; ; period += 1)
    if (values.slice(500).every((value, i, tail) => i < period || value === tail[i - period]!))
      return { values, period };
};

type NumberCheck<P> = (prompt: P, number: number, spot: Spot, truth: Truth) => boolean;

/** Whether a number is the right answer, by brute force; null: such questions are not answered by a number. */
const NUMBERS: {
  readonly [K in QuestionKind]: NumberCheck<Extract<Question['prompt'], { readonly kind: K }>> | null;
} = {
  mex: ({ numbers }, number, spot, truth) => mexOf(numbers) === number && truth.grundy(spot) === number,
  'nim-sum': ({ numbers }, number, spot, truth) => xor(numbers) === number && truth.grundy(spot) === number,
  grundy: (_, number, spot, truth) => truth.grundy(spot) === number,
  period: (prompt, number) => {
    const { values, period } = takingValues(prompt.set.split(',').map(Number));
    return prompt.values.every((value, n) => values[n] === value) && period === number;
  },
  outcome: null,
  'winning-move': null,
  'all-winning-moves': null,
  'which-part': null,
  zeckendorf: null,
  'spot-error': null,
  why: null,
};

/** Whether the answer is right, by brute force. */
const isRight = (question: Question, said: Said, spot: Spot, truth: Truth): boolean => {
  const { prompt } = question;
  switch (said.kind) {
    case 'outcome':
      return truth.won(spot) === (said.outcome === 'N');
    case 'move':
      return !truth.won(arrive(spot, said.move));
    case 'number': {
      const check = NUMBERS[prompt.kind] as NumberCheck<Question['prompt']> | null;
      return check?.(prompt, Number(said.number), spot, truth) === true;
    }
    case 'numbers':
      return prompt.kind === 'zeckendorf' && isZeckendorf(Number(prompt.n), said.numbers);
    case 'part': {
      const part = partOf(spot, said.part);
      return [...part.spot.options()].some(({ move }) => !truth.won(part.lift(move).to));
    }
    case 'statement':
      return prompt.kind === 'spot-error' && !isTrue(prompt.statements[said.number - 1]!, spot, truth);
    case 'reason': {
      // A false reason, or one that is no reason, is not right; which of both it is, is looked at apart.
      const { reason } = said;
      if (!isSo(reason, spot, truth)) return false;
      if (reason.kind === 'nim-sum' || reason.kind === 'leads-to-p') return true;
      return reason.kind === 'every-move' && reason.to === 'N';
    }
  }
};

/** What is wrong with the words of a question, in any language. */
const faultOfWords = (question: Question): string | null => {
  for (const locale of WRITTEN.map((language) => locales[language])) {
    const choices = question.choices.map(({ says }) => sayAnswer(locale, question, says));
    if (new Set(choices).size < choices.length)
      return `${locale.id}: two choices read alike: ${choices.join(' | ')}`;
    const said = JSON.stringify([
      sayPrompt(locale, question),
      choices,
      explainAnswer(catalogue, question, locale),
    ]);
    if (/undefined|NaN|\[object/.test(said)) return `${locale.id}: ${said}`;
  }
  return null;
};

/** What is wrong with how answers are judged. */
const faultOfJudging = (question: Question): string | null => {
  const { choices, form, key } = question;
  if (form === 'one') {
    const odd = choices.findIndex((choice, i) => {
      const judged = judge(question, { kind: 'chosen', choices: [i] });
      return choice.misconception === null
        ? judged.verdict !== 'right'
        : judged.verdict !== 'wrong' || judged.misconception !== claimOf(choice);
    });
    return odd < 0 ? null : `choice ${odd} is judged wrongly`;
  }
  if (form === 'several') {
    const right = choices.flatMap((choice, i) => (choice.misconception === null ? [i] : []));
    const all = judge(question, { kind: 'chosen', choices: right });
    return all.verdict === 'right' ? null : 'the right set is not accepted';
  }
  const texts = key.map((said) =>
    said.kind === 'move'
      ? said.move.move
      : said.kind === 'numbers'
        ? said.numbers.join(' + ')
        : keyText(said),
  );
  const typed = form === 'moves' ? [texts.join(' ; ')] : texts;
  const refused = typed.find((text) => judge(question, { kind: 'typed', text }).verdict !== 'right');
  return refused === undefined ? null : `not accepted: ${refused}`;
};

const keyText = (said: Said): string => (said.kind === 'number' ? said.number : '');

/** Said of a question that is too large for brute force. */
export const UNCHECKED = 'unchecked';

/** What is wrong with the question, or null. */
export const faultOf = (question: Question, by: Brute = brute()): string | null => {
  const position = parseLine(question.line);
  if (!position.ok) return 'the line is not read';
  const { spot } = position.value;
  const { choices, form, key } = question;
  const words = faultOfWords(question) ?? faultOfJudging(question);
  if (words !== null) return words;
  const rightOnes = choices.filter(({ misconception }) => misconception === null);
  if (form === 'one' && (rightOnes.length !== 1 || choices.length < 2)) return 'not exactly one right choice';
  if (form === 'several' && rightOnes.length !== key.length) return 'the key is not the right choices';
  if (choices.some((a, i) => choices.some((b, j) => i < j && sameSaid(a.says, b.says))))
    return 'a choice twice';
  const truth = truthOf(position.value, by);
  if (truth === null) return UNCHECKED;
  if (!key.every((said) => isRight(question, said, spot, truth))) return 'a wrong key';
  for (const { says, misconception, counterexample } of choices) {
    if (isRight(question, says, spot, truth) !== (misconception === null))
      return `${JSON.stringify(says)} is ${misconception === null ? 'wrong' : 'right'}`;
    if (misconception === null && !key.some((said) => sameSaid(said, says)))
      return 'right, but not in the key';
    if (says.kind !== 'reason' || misconception === null || !isSo(says.reason, spot, truth)) continue;
    // True, yet no reason: the same is true of a position with the other outcome.
    const other = counterexample === null ? null : parseLine(counterexample.line);
    const elsewhere = other?.ok === true ? truthOf(other.value, by) : null;
    if (other?.ok !== true || elsewhere === null) return `no counterexample to ${JSON.stringify(says)}`;
    const { spot: there } = other.value;
    if (elsewhere.won(there) === truth.won(spot) || !sharesSign(says.reason, there, elsewhere))
      return `${counterexample!.line} is no counterexample to ${JSON.stringify(says)}`;
  }
  if (question.prompt.kind === 'winning-move' || question.prompt.kind === 'all-winning-moves') {
    const winning = new Set([...by.options(spot)].filter(([, to]) => !truth.won(to)).map(([line]) => line));
    if (winning.size !== key.length) return 'not all winning moves are in the key';
  }
  if (question.error !== null && !isTrue(question.error.was, spot, truth))
    return 'the true statement is false';
  return null;
};
