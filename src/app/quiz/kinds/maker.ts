import type { Filler, Misconception } from '../../../locale/quiz.ts';
import { isClaimable, type MisconceptionRule } from '../misconceptions.ts';
import {
  type Choice,
  claimed,
  type Draft,
  rightChoice,
  type Said,
  sameSaid,
  wrongChoice,
} from '../question.ts';
import type { SolvedPosition } from '../solved-position.ts';

/** What a maker may use beside the position. */
export interface Aid {
  readonly random: () => number;
  /** The answer is typed where the kind knows such an answer. */
  readonly typed: boolean;
  /** Small positions of the same game under the same win rule. */
  peers(): readonly SolvedPosition[];
}

/** The question of one kind about a position, or null where the position does not suit it. */
export type Maker = (known: SolvedPosition, aid: Aid) => Draft | null;

/** Wrong choices offered beside the right one. */
const WRONG = 3;

/** All orders are equally likely (Fisher and Yates, 1938; Durstenfeld, 1964); `random` gives numbers in [0, 1). */
export const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] => {
  const left = [...items];
  for (let i = left.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
};

/**
 * What the beliefs answer, each answer once under the first belief that gives it, without those that are right. It is claimed
 * where no other belief gives it; with `definite` also only where that belief gives no other wrong answer.
 */
export const mistakes = <Of, Answer>(
  beliefs: readonly MisconceptionRule<Of, Answer>[],
  of: Of,
  say: (answer: Answer) => Said,
  isRight: (answer: Answer) => boolean,
  definite = false,
): readonly Choice[] => {
  const led = beliefs.map(({ id, answers, all = answers }) => ({
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
  for (const { id, answers } of beliefs)
    for (const answer of answers(of)) {
      const says = say(answer);
      if (!isRight(answer) && !found.some((choice) => sameSaid(choice.says, says)))
        found.push(isOnly(says) ? claimed(wrongChoice(says, id)) : wrongChoice(says, id));
    }
  return found;
};

/** Up to `count` of the wrong choices: of different misconceptions as far as there are, the telling ones more often. */
export const someOf = (wrong: readonly Choice[], random: () => number, count = WRONG): readonly Choice[] => {
  const byThought = new Map<Misconception | Filler | null, Choice[]>();
  for (const choice of wrong) {
    const alike = byThought.get(choice.misconception);
    if (alike === undefined) byThought.set(choice.misconception, [choice]);
    else alike.push(choice);
  }
  const firsts = [...byThought.values()].map((alike) => shuffled(alike, random)[0]!);
  const chosen = shuffled(firsts.slice(0, count + 1), random).slice(0, count);
  const rest = shuffled(
    wrong.filter((choice) => !chosen.includes(choice)),
    random,
  );
  return [...chosen, ...rest].slice(0, count);
};

/** Numbers as choices in rising order, or as what is recognised among typed numbers. Null with fewer than two wrong ones. */
export const numberChoices = (
  right: bigint,
  wrong: readonly Choice[],
  aid: Aid,
): {
  readonly form: 'one' | 'number';
  readonly choices: readonly Choice[];
  readonly key: readonly Said[];
} | null => {
  const key: Said = { kind: 'number', number: right.toString() };
  if (aid.typed) return { form: 'number', choices: wrong, key: [key] };
  const choices = [rightChoice(key), ...someOf(wrong, aid.random)];
  if (choices.length < 3) return null;
  const size = ({ says }: Choice) => (says.kind === 'number' ? BigInt(says.number) : 0n);
  return { form: 'one', choices: choices.toSorted((a, b) => (size(a) < size(b) ? -1 : 1)), key: [key] };
};
