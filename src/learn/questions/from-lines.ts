import { seeded } from '../../kernel/random.ts';
import type { QuestionKind } from '../model/facts.ts';
import type { Question } from '../model/question.ts';
import { shuffled } from './kinds/choices.ts';
import type { Making, QuizWish } from './making.ts';

/** A random selection of `count` lines, in their order. */
const sample = (lines: readonly string[], count: number, random: () => number): readonly string[] => {
  if (lines.length <= count) return lines;
  const chosen = new Set(shuffled([...lines.keys()], random).slice(0, count));
  return lines.filter((_, i) => chosen.has(i));
};

/**
 * A quiz about exactly these positions, one question each. Each position gets the kind that suits it and was used least so
 * far; a position that suits no kind is left out.
 */
export const quizFromLines = (
  wish: QuizWish,
  lines: readonly string[],
  ask: Making['ask'],
): readonly Question[] => {
  const random = seeded(`lines ${wish.seed}`);
  const used = new Map<QuestionKind, number>();
  for (const [kind, weight] of Object.entries(wish.mix) as [QuestionKind, number][])
    if (weight > 0) used.set(kind, 0);
  const seen = new Set<string>();
  return sample(lines, wish.count, random).flatMap((line, i): readonly Question[] => {
    const kinds = shuffled([...used.keys()], random).toSorted((a, b) => used.get(a)! - used.get(b)!);
    for (const kind of kinds) {
      const question = ask({ kind, line, seed: `${wish.seed} ${i}`, typed: wish.typed === true });
      // Two positions may lead to the same number question.
      if (question === null || seen.has(question.symmetry)) continue;
      seen.add(question.symmetry);
      used.set(kind, used.get(kind)! + 1);
      return [question];
    }
    return [];
  });
};
