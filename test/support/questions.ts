/**
 * Checks questions by brute force over the rules alone: the key is right, every wrong choice is wrong, and no text is repeated
 * or missing in any language.
 */

import type { Spot } from '../../src/engine/core/spot.ts';
import type { Position } from '../../src/games/line.ts';
import { registry } from '../../src/games/registry.ts';
import type { ProofLine, QuestionKind, Reason, Statement } from '../../src/learn/model/facts.ts';
import { claimOf, type Question, type Said, sameSaid } from '../../src/learn/model/question.ts';
import { judgeBy } from '../../src/learn/questions/judge.ts';
import { makingOf } from '../../src/learn/questions/make.ts';
import { explainAnswer, sayAnswer, sayPrompt } from '../../src/learn/questions/phrases.ts';
import { locales, parseLine } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { fibonacciTo, mex, xor } from './arithmetic.ts';
import { type Brute, brute } from './brute.ts';
import { takingPeriod } from './plain-search.ts';

export const catalogue = { games: registry, parse: parseLine };
export const making = makingOf(catalogue);
const judge = judgeBy(catalogue);

/** Positions searched by brute force for one question. */
const MOST = 2500;

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

/** Outcome and value by brute force of the whole, or of its parts where the whole is too large. */
interface Truth {
  /** D: a draw, where positions may repeat. */
  outcome(spot: Spot): 'N' | 'P' | 'D';
  won(spot: Spot): boolean;
  grundy(spot: Spot): number;
}

const truthOf = ({ spot, win }: Position, by: Brute): Truth | null => {
  if (spot.isLoopy) {
    const outcome = (at: Spot) => by.ruled(at, win).outcome;
    const grundy = (): number => {
      throw new Error('no values where positions may come again');
    };
    return isSmall(spot, by) ? { outcome, won: (at) => outcome(at) === 'N', grundy } : null;
  }
  const decided = (won: (at: Spot) => boolean): Pick<Truth, 'outcome' | 'won'> => ({
    won,
    outcome: (at) => (won(at) ? 'N' : 'P'),
  });
  if (isSmall(spot, by)) return { ...decided((at) => by.outcome(at, win)), grundy: (at) => by.grundy(at) };
  const parts = win === 'normal' ? spot.parts() : [];
  if (parts.length < 2 || !parts.every((part) => isSmall(part.spot, by))) return null;
  // An option has the same parts but one, whose replacement lies below it.
  const grundy = (at: Spot): number => at.parts().reduce((sum, part) => sum ^ by.grundy(part.spot), 0);
  return { ...decided((at) => grundy(at) !== 0), grundy };
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
      return mex(statement.values) === Number(statement.mex);
    case 'value':
      return truth.grundy(spot) === Number(statement.value);
    case 'outcome':
      return truth.won(spot) === (statement.outcome === 'N');
  }
};

const optionsOf = (spot: Spot): readonly Spot[] => [
  ...new Map([...spot.options()].map(({ to }) => [to.line, to])).values(),
];

/** Whether a line of a proof is true, and covers all it claims to. */
const lineHolds = (line: ProofLine, all: readonly ProofLine[], spot: Spot, truth: Truth): boolean => {
  const options = optionsOf(spot);
  const values = spot.parts().flatMap((part) => (part.spot.isOver() ? [] : [truth.grundy(part.spot)]));
  const covered = (kind: 'option' | 'reply'): ReadonlySet<string> =>
    new Set(
      all.flatMap((one) =>
        one.kind !== kind ? [] : one.kind === 'reply' ? [one.reply.to] : 'move' in one ? [one.move.to] : [],
      ),
    );
  switch (line.kind) {
    case 'values':
      return values.join() === line.values.join();
    case 'sum':
      return values.join() === line.values.join() && xor(line.values) === Number(line.sum);
    case 'target':
      return (
        truth.grundy(partOf(spot, line.part).spot) === Number(line.from) &&
        truth.grundy(spot) === Number(line.sum) &&
        (Number(line.from) ^ Number(line.sum)) === Number(line.to)
      );
    case 'change': {
      // The nim-sum after it is 0, and it moves in that part.
      const target = all.find((one) => one.kind === 'target');
      const part = target === undefined ? undefined : partOf(spot, target.part);
      return (
        truth.grundy(arrive(spot, line.move)) === 0 &&
        [...(part?.spot.options() ?? [])].some(({ move }) => part!.lift(move).to.line === line.move.to)
      );
    }
    case 'leaves-zero':
    case 'some-p':
      return truth.won(spot);
    case 'one-changes':
      return options.every((to) => truth.grundy(to) !== truth.grundy(spot));
    case 'never-zero':
      return truth.grundy(spot) === 0 && options.every((to) => truth.grundy(to) !== 0);
    case 'all-n':
      return options.every((to) => truth.won(to));
    case 'so-p':
      return !truth.won(spot);
    case 'option':
      return truth.grundy(arrive(spot, line.move)) === Number(line.value);
    case 'smallest':
      return (
        covered('option').size === options.length &&
        mex(options.map((to) => truth.grundy(to))) === Number(line.mex)
      );
    case 'so-value':
      return truth.grundy(spot) === Number(line.value);
    case 'so-outcome':
      return truth.grundy(spot) === Number(line.value) && truth.won(spot) === (line.outcome === 'N');
    case 'reply':
      return truth.won(arrive(arrive(spot, line.move), line.reply));
    case 'all-replies': {
      const after = arrive(spot, line.move);
      return covered('reply').size === optionsOf(after).length && !truth.won(after);
    }
  }
};

/** Orders of lines that form a proof, as kinds of lines; a star: any number. */
const PROOFS: readonly RegExp[] = [
  /^values sum target change leaves-zero some-p$/,
  /^values (sum one-changes|one-changes sum) never-zero all-n so-p$/,
  /^(option )+smallest so-value so-outcome$/,
  /^(reply )+all-replies some-p$/,
];

const permutations = (numbers: readonly number[]): readonly (readonly number[])[] =>
  numbers.length === 0
    ? [[]]
    : numbers.flatMap((first, i) => permutations(numbers.toSpliced(i, 1)).map((rest) => [first, ...rest]));

/** Whether exactly the valid orders are accepted. */
const ordersJudged = (question: Question): boolean => {
  const { prompt } = question;
  if (prompt.kind !== 'proof-order') return true;
  return permutations(prompt.lines.map((_, i) => i)).every((order) => {
    const kinds = order.map((i) => prompt.lines[i]!.kind).join(' ');
    const text = order.map((i) => 'ABCDEFGH'[i]).join(' ');
    const isProof = PROOFS.some((proof) => proof.test(kinds));
    return (judge(question, { kind: 'typed', text }).verdict === 'right') === isProof;
  });
};

/** Whether a reason is true of the position; of a move, of the position `after` it. */
const isSo = (reason: Reason, spot: Spot, truth: Truth, after: Spot | null = null): boolean => {
  const replies = after === null ? [] : optionsOf(after);
  const reached = (): readonly number[] => options.map((to) => truth.grundy(to));
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
    case 'every-reply':
      return replies.every((to) => truth.won(to) === (reason.to === 'N'));
    case 'some-reply':
      return replies.some((to) => truth.won(to));
    case 'replies':
      return replies.length === reason.count && even(replies.length) === reason.parity;
    case 'fewest-replies':
      return options.every((to) => to.line === after?.line || optionsOf(to).length > replies.length);
    case 'no-reply':
      return replies.length === 0;
    case 'left-sum': {
      const values = (after?.parts() ?? []).map((part) => truth.grundy(part.spot)).filter((one) => one > 0);
      return values.join() === reason.values.join() && xor(reason.values) === Number(reason.sum);
    }
    case 'mex-of': {
      const values = [...new Set(reached())].sort((a, b) => a - b);
      return values.join() === reason.values.join() && mex(values) === Number(reason.mex);
    }
    case 'none-equal':
      return !reached().includes(Number(reason.value));
    case 'all-below':
      return Array.from({ length: Number(reason.value) }, (_, n) => n).every((n) => reached().includes(n));
    case 'move-count':
      return options.length === reason.count;
    case 'largest':
      return Math.max(...reached()) === Number(reason.value);
  }
};

/** The position after the move that a question about a step is about. */
const afterStep = ({ prompt }: Question, spot: Spot): Spot | null =>
  prompt.kind === 'justify-step' && prompt.step.kind === 'option-outcome'
    ? arrive(spot, prompt.step.move)
    : null;

/** Whether the reason is true of the other position, and the step is not. */
const countersStep = ({ prompt }: Question, reason: Reason, there: Spot, truth: Truth): boolean => {
  if (prompt.kind !== 'justify-step') return false;
  const { step } = prompt;
  if (step.kind === 'value') return isSo(reason, there, truth) && truth.grundy(there) !== Number(step.value);
  const same =
    reason.kind === 'replies'
      ? (optionsOf(there).length - reason.count) % 2 === 0
      : isSo(reason, there, truth, there);
  return same && truth.won(there);
};

/** Whether what an invalid reason names (a parity, a move to an N-position) also holds in another position. */
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
  const fibonacci = fibonacciTo(n);
  const places = numbers.map((number) => fibonacci.indexOf(Number(number))).sort((a, b) => a - b);
  return (
    numbers.reduce((sum, number) => sum + Number(number), 0) === n &&
    places.every((place, i) => place >= 0 && (i === 0 || place - places[i - 1]! > 1))
  );
};

type NumberCheck<P> = (prompt: P, number: number, spot: Spot, truth: Truth) => boolean;

/** Whether a number is the right answer, by brute force; null: not answered by a number. */
const NUMBERS: {
  readonly [K in QuestionKind]: NumberCheck<Extract<Question['prompt'], { readonly kind: K }>> | null;
} = {
  mex: ({ numbers }, number, spot, truth) => mex(numbers) === number && truth.grundy(spot) === number,
  'nim-sum': ({ numbers }, number, spot, truth) => xor(numbers) === number && truth.grundy(spot) === number,
  grundy: (_, number, spot, truth) => truth.grundy(spot) === number,
  period: (prompt, number) => {
    const { values, period } = takingPeriod(prompt.set.split(',').map(Number));
    return prompt.values.every((value, n) => values[n] === value) && period === number;
  },
  outcome: null,
  'winning-move': null,
  'all-winning-moves': null,
  'which-part': null,
  zeckendorf: null,
  'spot-error': null,
  why: null,
  'proof-order': null,
  'justify-step': null,
  'value-table': null,
  'losing-positions': null,
  'own-words': null,
};

/** The line of a position shown by its name alone, with the rules of the question. */
const asShown = (name: string, { game, position }: Spot): string => {
  const named = new Set(name.split(' ').map((token) => token.split('=')[0]));
  const rules = position.split(' ').filter((token) => token.includes('=') && !named.has(token.split('=')[0]));
  return [game, name, ...rules].join(' ');
};

/** Whether the answer is right, by brute force. */
const isRight = (question: Question, said: Said, spot: Spot, truth: Truth): boolean => {
  const { prompt } = question;
  switch (said.kind) {
    case 'outcome':
      return truth.outcome(spot) === said.outcome;
    case 'move':
      return truth.outcome(arrive(spot, said.move)) === 'P';
    case 'number': {
      const check = NUMBERS[prompt.kind] as NumberCheck<Question['prompt']> | null;
      return check?.(prompt, Number(said.number), spot, truth) === true;
    }
    case 'text':
      return false;
    case 'numbers':
      return prompt.kind === 'zeckendorf' && isZeckendorf(Number(prompt.n), said.numbers);
    case 'part': {
      const part = partOf(spot, said.part);
      return [...part.spot.options()].some(({ move }) => !truth.won(part.lift(move).to));
    }
    case 'order':
      return prompt.kind === 'proof-order' && ordersJudged(question);
    case 'values': {
      const [, game, rules] = /^(\S+) \d+(.*)$/.exec(question.line) ?? [];
      const by = brute();
      return said.values.every((value, heap) => {
        const position = parseLine(`${game} ${heap}${rules}`);
        return position.ok && by.grundy(position.value.spot) === Number(value);
      });
    }
    case 'position': {
      const position = parseLine(asShown(said.name, spot));
      return position.ok && position.value.spot.line === said.line && !truth.won(position.value.spot);
    }
    case 'statement':
      if (prompt.kind === 'proof-order')
        return lineHolds(prompt.lines[said.number - 1]!, prompt.lines, spot, truth);
      return prompt.kind === 'spot-error' && !isTrue(prompt.statements[said.number - 1]!, spot, truth);
    case 'reason': {
      // A false or irrelevant reason is wrong; which of both is checked separately.
      const { reason } = said;
      if (!isSo(reason, spot, truth, afterStep(question, spot))) return false;
      if (prompt.kind === 'justify-step')
        return reason.kind === 'every-reply'
          ? reason.to === 'N'
          : ['left-sum', 'mex-of'].includes(reason.kind);
      if (reason.kind === 'nim-sum' || reason.kind === 'leads-to-p') return true;
      return reason.kind === 'every-move' && reason.to === 'N';
    }
  }
};

/** The fault in a question's wording, in any language. */
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

/** The fault in the judging of answers. */
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
  const texts = key.map(keyText);
  const typed = form === 'moves' ? [texts.join(' ; ')] : texts;
  const refused = typed.find((text) => judge(question, { kind: 'typed', text }).verdict !== 'right');
  return refused === undefined ? null : `not accepted: ${refused}`;
};

/** A right answer as typed; empty where it is chosen. */
export const keyText = (said: Said): string => {
  if (said.kind === 'order') return said.lines.map((line) => 'ABCDEFGH'[line - 1]).join('');
  if (said.kind === 'values') return said.values.join(' ');
  if (said.kind === 'move') return said.move.move;
  if (said.kind === 'numbers') return said.numbers.join(' + ');
  return said.kind === 'number' ? said.number : '';
};

/** For a question too large for brute force. */
export const UNCHECKED = 'unchecked';

/** Reasons that count moves, which is ambiguous where several leave the same position. */
const COUNTS_MOVES: ReadonlySet<string> = new Set(['moves', 'replies', 'fewest-replies', 'move-count']);

/** The rules that a line states, such as `max=3`. */
const rulesOf = ({ line }: Spot): string =>
  (line.match(/\b(?:a|code|f|k|max|rule|run|s)=\S+/g) ?? []).join(' ');

/** The fault of a question, or null. */
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
    if (form === 'order') continue;
    if (misconception === null && !key.some((said) => sameSaid(said, says)))
      return 'right, but not in the key';
    if (says.kind !== 'reason' || misconception === null) continue;
    if (spot.merges && COUNTS_MOVES.has(says.reason.kind)) return 'counts moves that may count as one';
    if (!isSo(says.reason, spot, truth, afterStep(question, spot))) continue;
    // A true but irrelevant reason: also true of a position with the other outcome.
    const other = counterexample === null ? null : parseLine(counterexample.line);
    const elsewhere = other?.ok === true ? truthOf(other.value, by) : null;
    if (other?.ok !== true || elsewhere === null) return `no counterexample to ${JSON.stringify(says)}`;
    const { spot: there } = other.value;
    if (rulesOf(there) !== rulesOf(spot)) return `${there.line} has other rules than ${spot.line}`;
    if (question.kind === 'justify-step') {
      if (countersStep(question, says.reason, there, elsewhere)) continue;
      return `${counterexample!.line} does not counter ${JSON.stringify(says)}`;
    }
    if (elsewhere.won(there) === truth.won(spot) || !sharesSign(says.reason, there, elsewhere))
      return `${counterexample!.line} is no counterexample to ${JSON.stringify(says)}`;
  }
  if (question.prompt.kind === 'winning-move' || question.prompt.kind === 'all-winning-moves') {
    const winning = new Set(
      [...by.options(spot)].filter(([, to]) => truth.outcome(to) === 'P').map(([line]) => line),
    );
    if (winning.size !== key.length) return 'not all winning moves are in the key';
  }
  if (question.prompt.kind === 'own-words' && question.prompt.outcome !== truth.outcome(spot))
    return 'the prompt says who wins, wrongly';
  if (question.error !== null && !isTrue(question.error.was, spot, truth))
    return 'the true statement is false';
  return null;
};
