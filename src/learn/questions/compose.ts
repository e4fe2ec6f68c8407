import type { Outcome } from '../../engine/explain/step.ts';
import { seeded, shuffled } from '../../kernel/random.ts';
import type { QuestionKind } from '../model/facts.ts';
import { type Question, symmetriesOf } from '../model/question.ts';
import { PLAIN_LEVEL } from './difficulty.ts';
import { isBalanced } from './kinds/index.ts';
import type { Making, QuizWish } from './making.ts';
import { wishedWin } from './wished-win.ts';

/** Seeds tried before another kind of question replaces it. */
const MAX_SEEDS = 4;

/** Number of questions of each kind, by largest remainders. */
const apportion = (
  kinds: readonly { readonly kind: QuestionKind; readonly weight: number }[],
  count: number,
): readonly QuestionKind[] => {
  const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const shares = kinds.map(({ kind, weight }) => {
    const exact = (weight / total) * count;
    return { kind, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = count - shares.reduce((sum, { whole }) => sum + whole, 0);
  const more = new Set<QuestionKind>();
  for (const { kind } of shares.toSorted((a, b) => b.rest - a.rest)) if (left-- > 0) more.add(kind);
  return shares.flatMap(({ kind, whole }) =>
    Array.from({ length: whole + (more.has(kind) ? 1 : 0) }, () => kind),
  );
};

/**
 * The questions in their order, but each before those whose answers tell about its position. Answers tell about positions later in
 * a play, so such an order exists; where positions repeat it may not, and what is left keeps its order.
 */
const beforeTold = (
  questions: readonly Question[],
  tells: ReadonlyMap<Question, ReadonlySet<string>>,
): readonly Question[] => {
  const left = [...questions];
  const ordered: Question[] = [];
  while (left.length > 0) {
    const next = left.findIndex(
      (one) => !left.some((other) => other !== one && tells.get(one)?.has(other.symmetry) === true),
    );
    ordered.push(...left.splice(Math.max(0, next), 1));
  }
  return ordered;
};

/**
 * A quiz of new questions: kinds by their weights, balanced kinds half P and half N, no position twice up to symmetry. A kind
 * that no position suits is replaced by another wished kind. No answer tells about a later position.
 */
export const quizOf = (
  wish: QuizWish,
  { suits, generate }: Pick<Making, 'suits' | 'generate'>,
  toldBy: (question: Question) => readonly string[],
): readonly Question[] => {
  const random = seeded(`quiz ${wish.seed}`);
  const isAsked = (kind: QuestionKind): boolean =>
    wish.games.some((game) => suits(kind, game, wishedWin(game)));
  const kinds = (Object.entries(wish.mix) as [QuestionKind, number][])
    .filter(([kind, weight]) => weight > 0 && isAsked(kind))
    .map(([kind, weight]) => ({ kind, weight }));
  if (kinds.length === 0) return [];
  const { among = [] } = wish;
  const avoid = new Set(symmetriesOf(among));
  const told = new Set(among.flatMap(toldBy));
  /** Symmetries of other positions that the answer to each question tells about. */
  const tells = new Map<Question, ReadonlySet<string>>();
  const asked: Record<Outcome, Map<QuestionKind, number>> = { P: new Map(), N: new Map() };
  const wanted = (kind: QuestionKind): Outcome | null => {
    if (!isBalanced(kind)) return null;
    const more = (asked.P.get(kind) ?? 0) - (asked.N.get(kind) ?? 0);
    return more > 0 ? 'N' : more < 0 ? 'P' : random() < 0.5 ? 'P' : 'N';
  };
  const one = (kind: QuestionKind, seed: string): Question | null => {
    const want = wanted(kind);
    let plain: Question | null = null;
    for (let again = 0; again < MAX_SEEDS; again += 1) {
      const question = generate({
        kind,
        games: wish.games,
        difficulty: wish.level,
        seed: `${seed} ${again}`,
        want,
        typed: wish.typed === true,
        avoid,
        told,
      });
      if (question === null) continue;
      plain ??= question;
      if (question.tells.length > 0 && wish.level > PLAIN_LEVEL) continue;
      plain = question;
      break;
    }
    if (plain === null) return null;
    avoid.add(plain.symmetry);
    tells.set(plain, new Set(toldBy(plain)));
    for (const symmetry of tells.get(plain)!) told.add(symmetry);
    if (want !== null) asked[want].set(kind, (asked[want].get(kind) ?? 0) + 1);
    return plain;
  };
  const questions: Question[] = [];
  for (const [i, kind] of shuffled(apportion(kinds, wish.count), random).entries()) {
    const others = shuffled(
      kinds.map((other) => other.kind).filter((other) => other !== kind),
      random,
    );
    for (const tried of [kind, ...others]) {
      const question = one(tried, `${wish.seed} ${i}`);
      if (question === null) continue;
      questions.push(question);
      break;
    }
  }
  return beforeTold(questions, tells);
};

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
