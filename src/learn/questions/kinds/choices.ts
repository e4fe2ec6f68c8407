import { grouped } from '../../../engine/core/maps.ts';
import { shuffled } from '../../../kernel/random.ts';
import { isClaimable, type Misconception } from '../../model/misconception.ts';
import {
  type Choice,
  claimed,
  type QuestionDraft,
  rightChoice,
  type Said,
  sameSaid,
  wrongChoice,
} from '../../model/question.ts';
import type { MisconceptionRule } from '../misconceptions.ts';
import type { Aid } from './kind.ts';

const WRONG_CHOICES = 3;

/**
 * Wrong choices from misconceptions, each under the first rule that gives it. A choice names its misconception only if no
 * other rule gives the same answer; with `definite`, also only if the rule gives no other wrong answer.
 */
export const mistakes = <Of, Answer>(
  rules: readonly MisconceptionRule<Of, Answer>[],
  of: Of,
  say: (answer: Answer) => Said,
  isRight: (answer: Answer) => boolean,
  definite = false,
): readonly Choice[] => {
  const led = rules.map(({ id, answers, all = answers }) => ({
    id,
    to: all(of)
      .filter((answer) => !isRight(answer))
      .map(say),
  }));
  const isOnly = (says: Said): boolean => {
    const leading = led.filter(({ to }) => to.some((one) => sameSaid(one, says)));
    const [one] = leading;
    return (
      leading.length === 1 && one !== undefined && isClaimable(one.id) && !(definite && one.to.length > 1)
    );
  };
  const found: Choice[] = [];
  for (const { id, answers } of rules)
    for (const answer of answers(of)) {
      const says = say(answer);
      if (!isRight(answer) && !found.some((choice) => sameSaid(choice.says, says)))
        found.push(isOnly(says) ? claimed(wrongChoice(says, id)) : wrongChoice(says, id));
    }
  return found;
};

/** Known errors that lead to the right answer. */
export const luckyErrors = <Of, Answer>(
  rules: readonly MisconceptionRule<Of, Answer>[],
  of: Of,
  isRight: (answer: Answer) => boolean,
): readonly Misconception[] =>
  rules.flatMap(({ id, answers, all = answers }) => (isClaimable(id) && all(of).some(isRight) ? [id] : []));

/** Up to `count` wrong choices, of different misconceptions if possible, the most instructive ones more often. */
export const someOf = (
  wrong: readonly Choice[],
  random: () => number,
  count = WRONG_CHOICES,
): readonly Choice[] => {
  const alike = [...grouped(wrong, ({ misconception }) => misconception).values()];
  const firsts = alike.map((choices) => shuffled(choices, random)[0]!);
  const chosen = shuffled(firsts.slice(0, count + 1), random).slice(0, count);
  const rest = shuffled(
    wrong.filter((choice) => !chosen.includes(choice)),
    random,
  );
  return [...chosen, ...rest].slice(0, count);
};

const sayNumber = (number: bigint): Said => ({ kind: 'number', number: number.toString() });

/**
 * A question for the number `right`, with the wrong ones to which the rules lead: choices in ascending order, or the numbers
 * recognised when typed. Null if there are fewer than two wrong choices.
 */
export const numberQuestion = <Of>(
  right: bigint,
  rules: readonly MisconceptionRule<Of, bigint>[],
  of: Of,
  { typed, random }: Pick<Aid, 'typed' | 'random'>,
):
  | (Pick<QuestionDraft, 'form' | 'choices' | 'key'> & { readonly lucky: readonly Misconception[] })
  | null => {
  const isRight = (answer: bigint): boolean => answer === right;
  const wrong = mistakes(rules, of, sayNumber, isRight);
  const key = sayNumber(right);
  const rest = { key: [key], lucky: luckyErrors(rules, of, isRight) };
  if (typed) return { form: 'number', choices: wrong, ...rest };
  const choices = [rightChoice(key), ...someOf(wrong, random)];
  if (choices.length < 3) return null;
  const size = ({ says }: Choice) => (says.kind === 'number' ? BigInt(says.number) : 0n);
  return { form: 'one', choices: choices.toSorted((a, b) => (size(a) < size(b) ? -1 : 1)), ...rest };
};
