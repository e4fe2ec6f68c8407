import { seeded } from '../../kernel/random.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import { offers, type Question, symmetriesOf } from '../model/question.ts';
import { shuffled } from './kinds/choices.ts';
import type { ExamPool, ExamPoolWish, Making } from './making.ts';
import {
  bandAround,
  bandBetween,
  DIFFICULTY_TOLERANCE,
  type Side,
  type StartSearch,
  sidesOf,
} from './position-search.ts';
import { pickBalanced } from './similar.ts';

/** Allowed distance of the pool's difficulty below and above the wished level; tried in turn. */
const STAGES = [
  [0.2, 0.2],
  [DIFFICULTY_TOLERANCE, DIFFICULTY_TOLERANCE],
  [DIFFICULTY_TOLERANCE, 1.25],
] as const;
/** Once a window has enough: how much farther from the wish a window with a better P/N balance may be. */
const BALANCE_DETOUR = 0.2;
/** Search budget per wanted question and stage, in the work units of `position-search.ts`. */
const WORK_PER_QUESTION = 200;
/** Work between two progress checks. */
const CHECK_INTERVAL_WORK = 3000;
/** Progress checks without hope before a stage is given up. */
const MAX_HOPELESS_CHECKS = 2;
/** Work without a new question after which a side counts as exhausted. */
const MAX_IDLE_WORK = 6000;
/** Pool size at first if one outcome is rare; more are made as the class grows. */
const UNBALANCED_POOL_SIZE = 60;
/** Enough for a class of usual size: a smaller pool of the right kind is better than another kind of question. */
const USUAL_CLASS_SIZE = 60;
/** Limits of the fallbacks if the question's own game has too few positions. */
const MAX_OTHER_GAMES = 4;
const MAX_OTHER_KINDS = 3;

/** Counts of the found questions that are as hard as `centre`. */
interface Window {
  readonly centre: number;
  readonly has: Readonly<Record<Side, number>>;
  readonly score: number;
}

/** Minimum counts: of the rarer outcome, and in all. */
interface Aim {
  readonly rarer: number;
  readonly total: number;
}

/** The pool gathered around one question. */
interface Gathered {
  readonly score: number;
  readonly enough: boolean;
  /** Whether there are enough for a class of usual size. */
  readonly fair: boolean;
  pool(maxQuestions?: number): ExamPool;
  /** The pool after more work, filled up with either outcome. */
  filled(): ExamPool;
}

const NOTHING: Window = { centre: Number.NaN, has: { P: 0, N: 0, any: 0 }, score: 0 };

const gameIn = (line: string): string => line.split(' ')[0]!;

/** Share of its minimum that each side still lacks. */
const missing = ({ has }: Window, sides: readonly Side[], aim: Aim): ReadonlyMap<Side, number> => {
  const [first, second] = sides.toSorted((a, b) => has[a] - has[b]);
  const share = (side: Side, wanted: number): [Side, number] => [
    side,
    wanted <= 0 ? 0 : Math.max(0, 1 - has[side] / wanted),
  ];
  return new Map(
    second === undefined
      ? [share(first!, aim.total)]
      : // The more frequent outcome makes up for what the rarer one lacks.
        [share(first!, aim.rarer), share(second, Math.max(aim.rarer, aim.total - has[first!]))],
  );
};

const isMet = (window: Window, sides: readonly Side[], aim: Aim): boolean =>
  [...missing(window, sides, aim).values()].every((share) => share === 0);

/**
 * Finds a pool of similar questions for one slot: of the same kind and form, from the same game if it has enough, else from
 * another game, else of another wished kind. The difficulty is as near to the wish as possible. The same wish gives the same pool.
 */
export const examPoolOf = (
  startSearch: StartSearch,
  generating: (own: OwnNames | undefined) => Making['generate'],
) => {
  const gather = (
    { count, level, seed }: ExamPoolWish,
    question: Question,
    avoid: ReadonlySet<string>,
    hints: readonly string[],
  ): Gathered | null => {
    const sides = sidesOf(question.kind);
    const half = Math.ceil(count / 2);
    const third = Math.ceil(count / 3);
    const best: Aim = { rarer: half, total: count };
    const least: Aim = { rarer: third, total: count };
    // If the game has nothing near the wish, fall back to the difficulty of the question itself.
    const far: readonly (readonly [number, number])[] =
      question.difficulty < level - DIFFICULTY_TOLERANCE || question.difficulty > level + STAGES.at(-1)![1]
        ? [
            [
              Math.max(DIFFICULTY_TOLERANCE, level - question.difficulty),
              Math.max(1.25, question.difficulty - level),
            ],
          ]
        : [];
    const band = ([below, above]: readonly [number, number]) =>
      bandBetween(level - below - DIFFICULTY_TOLERANCE, level + above + DIFFICULTY_TOLERANCE);
    const search = startSearch({
      question,
      seed,
      band: band(STAGES[0]),
      avoid,
      includeItself: true,
      hints,
    });
    if (search === null) return null;
    const { found } = search;

    /** The window nearest to the wish that has enough questions; if none has, the one with most. */
    const bestWindow = ([below, above]: readonly [number, number]): Window => {
      const tenths = new Map<number, Record<Side, number>>();
      for (const side of sides)
        for (const { difficulty } of found[side]) {
          const counts = tenths.get(difficulty) ?? { P: 0, N: 0, any: 0 };
          counts[side] += 1;
          tenths.set(difficulty, counts);
        }
      const centres = bandBetween(level - below, level + above);
      const away = (centre: number): number => Math.abs(centre - level);
      let bestYet = NOTHING;
      let farthest = Number.POSITIVE_INFINITY;
      for (const centre of [...tenths.keys()].toSorted((a, b) => away(a) - away(b))) {
        if (!centres.has(centre)) continue;
        if (away(centre) > farthest) break;
        const around = bandAround(centre);
        const has = { P: 0, N: 0, any: 0 };
        for (const [difficulty, counts] of tenths)
          if (around.has(difficulty)) for (const side of sides) has[side] += counts[side];
        const total = sides.reduce((sum, side) => sum + has[side], 0);
        const score = Math.min(count, total) + Math.min(half, ...sides.map((side) => has[side]));
        const window = { centre, has, score };
        const enough = isMet(window, sides, least);
        const isFirst = enough && farthest === Number.POSITIVE_INFINITY;
        if (isFirst) farthest = away(centre) + BALANCE_DETOUR;
        if (isFirst || ((enough || farthest === Number.POSITIVE_INFINITY) && score > bestYet.score))
          bestYet = window;
      }
      return bestYet;
    };

    /** Searches one stage until it has enough, or progress is too slow to go on. Returns its best window. */
    const searchStage = (stage: readonly [number, number]): Window => {
      let window = bestWindow(stage);
      let aim = best;
      let left = WORK_PER_QUESTION * count;
      let before = window;
      let until = left - CHECK_INTERVAL_WORK;
      let hopelessChecks = 0;
      while (!isMet(window, sides, aim)) {
        const lacking = missing(window, sides, aim);
        const side = sides.reduce((a, b) => (lacking.get(b)! > lacking.get(a)! ? b : a));
        const { work, hit } = search.step(side);
        left -= work;
        if (hit) window = bestWindow(stage);
        if (left > until) continue;
        // Extrapolates the work still needed from the progress since the last check.
        const lack = [...missing(window, sides, aim).values()].reduce((sum, share) => sum + share, 0);
        const had = [...missing(before, sides, aim).values()].reduce((sum, share) => sum + share, 0);
        const rate = (had - lack) / (until + CHECK_INTERVAL_WORK - left);
        if (rate > 0 && lack / rate <= left) hopelessChecks = 0;
        else if ((hopelessChecks += 1) > MAX_HOPELESS_CHECKS || left <= 0 || isMet(window, sides, least))
          break;
        else aim = least;
        before = window;
        until = left - CHECK_INTERVAL_WORK;
      }
      return window;
    };

    let window = NOTHING;
    let stage: readonly [number, number] = STAGES[0];
    for (stage of [...STAGES, ...far]) {
      search.widen(band(stage));
      window = searchStage(stage);
      if (isMet(window, sides, least)) break;
    }
    if (window === NOTHING) return null;

    const usual = Math.min(USUAL_CLASS_SIZE, count);
    const isNear = !far.includes(stage);
    const enough = isNear && isMet(window, sides, least);
    const fair = isNear && isMet(window, sides, { rarer: Math.ceil(usual / 3), total: usual });
    const pool = (maxQuestions = count): ExamPool => {
      const around = bandAround(window.centre);
      const within = (side: Side): readonly Question[] =>
        found[side].filter(({ difficulty }) => around.has(difficulty));
      const as = sides.flatMap(within).filter(({ difficulty }) => difficulty === window.centre);
      const base = as.find((one) => one === question) ?? as[Math.floor(search.random() * as.length)]!;
      const others = (side: Side): readonly Question[] => within(side).filter((one) => one !== base);
      const rest = { P: others('P'), N: others('N'), any: others('any') };
      return {
        questions: [
          base,
          ...pickBalanced(question.kind, rest, window.centre, maxQuestions - 1, search.random),
        ],
        enough,
      };
    };
    /** If one outcome is rare, many of the other would make the answer guessable, and other slots may need them. */
    const total = (): number =>
      sides.length === 1
        ? count
        : Math.min(
            count,
            Math.max(UNBALANCED_POOL_SIZE, 4 * Math.min(...sides.map((side) => window.has[side]))),
          );
    const filled = (): ExamPool => {
      for (const side of sides.toSorted((a, b) => window.has[a] - window.has[b])) {
        let idle = 0;
        while (idle < MAX_IDLE_WORK && !isMet(window, sides, { rarer: 0, total: total() })) {
          const { work, hit } = search.step(side);
          idle = hit ? 0 : idle + work;
          if (hit) window = bestWindow(stage);
        }
      }
      return pool(total());
    };
    return { score: window.score, enough, fair, pool, filled };
  };

  return (wish: ExamPoolWish): ExamPool => {
    const { question, seed, level, games, own, kinds = [], avoid = new Set(), elsewhere = [] } = wish;
    const tried: Gathered[] = [];
    /** A pool that shares no position with another slot; failing that, one that may. */
    const enoughLike = (like: Question): ExamPool | null => {
      const wholly = new Set([...avoid, ...symmetriesOf(elsewhere)]);
      const hints = elsewhere.flatMap(({ kind, line }) =>
        kind === like.kind && (!like.shown || gameIn(line) === gameIn(like.line)) ? [line] : [],
      );
      const alone = () => gather(wish, like, wholly, []);
      const shared = () => (elsewhere.length === 0 ? null : gather(wish, like, avoid, hints));
      for (const search of [alone, shared]) {
        const found = search();
        if (found?.enough === true) return found.pool();
        if (found !== null) tried.push(found);
      }
      return null;
    };
    const whole = enoughLike(question);
    if (whole !== null) return whole;
    const generate = generating(own);
    const { kind, win } = question;
    const random = seeded(`rich ${seed}`);
    const otherGames = shuffled(
      games.filter((game) => game !== question.game),
      random,
    );
    const otherKinds = shuffled(
      kinds.filter((other) => other !== kind),
      random,
    );
    const another = (of: QuestionKind, among: readonly string[]): ExamPool | null => {
      const like = generate({
        kind: of,
        games: among,
        difficulty: level,
        seed: `${seed} ${among.join(' ')}`,
        win,
        typed: !offers(question),
        avoid,
      });
      return like === null ? null : enoughLike(like);
    };
    for (const game of otherGames.slice(0, MAX_OTHER_GAMES)) {
      const found = another(kind, [game]);
      if (found !== null) return found;
    }
    const [most] = tried.toSorted((a, b) => b.score - a.score);
    if (most?.fair === true) return most.filled();
    for (const other of otherKinds.slice(0, MAX_OTHER_KINDS)) {
      const found = another(other, games);
      if (found !== null) return found;
    }
    return most?.filled() ?? { questions: [question], enough: false };
  };
};
