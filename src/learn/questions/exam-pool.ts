import { seeded } from '../../kernel/random.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import { offers, type Question, symmetriesOf } from '../model/question.ts';
import { shuffled } from './kinds/choices.ts';
import type { ExamPool, ExamPoolWish, Making } from './making.ts';
import {
  type Band,
  bandAround,
  bandBetween,
  DIFFICULTY_TOLERANCE,
  type PositionSearch,
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

type Stage = readonly [below: number, above: number];

/** Where the game has nothing near the wish: as far as the difficulty of the question itself. */
const farStages = (level: number, { difficulty }: Question): readonly Stage[] =>
  difficulty < level - DIFFICULTY_TOLERANCE || difficulty > level + STAGES.at(-1)![1]
    ? [[Math.max(DIFFICULTY_TOLERANCE, level - difficulty), Math.max(1.25, difficulty - level)]]
    : [];

const bandOf = (level: number, [below, above]: Stage): Band =>
  bandBetween(level - below - DIFFICULTY_TOLERANCE, level + above + DIFFICULTY_TOLERANCE);

/** The pool gathered around one question. */
class PoolSearch {
  readonly #count: number;
  readonly #level: number;
  readonly #question: Question;
  readonly #search: PositionSearch;
  readonly #sides: readonly Side[];
  readonly #best: Aim;
  readonly #least: Aim;
  #window = NOTHING;
  #stage: Stage = STAGES[0];
  /** Whether the search has as many near the wish as are wanted at least. */
  enough = false;
  /** Whether there are enough for a class of usual size. */
  isFair = false;

  constructor({ count, level }: ExamPoolWish, question: Question, search: PositionSearch) {
    this.#count = count;
    this.#level = level;
    this.#question = question;
    this.#search = search;
    this.#sides = sidesOf(question.kind);
    this.#best = { rarer: Math.ceil(count / 2), total: count };
    this.#least = { rarer: Math.ceil(count / 3), total: count };
  }

  /** Searches stage by stage until one has enough; false: there is not one question. */
  run(): boolean {
    const far = farStages(this.#level, this.#question);
    for (this.#stage of [...STAGES, ...far]) {
      this.#search.widen(bandOf(this.#level, this.#stage));
      this.#window = this.#searchStage(this.#stage);
      if (isMet(this.#window, this.#sides, this.#least)) break;
    }
    const usual = Math.min(USUAL_CLASS_SIZE, this.#count);
    const isNear = !far.includes(this.#stage);
    this.enough = isNear && isMet(this.#window, this.#sides, this.#least);
    this.isFair = isNear && isMet(this.#window, this.#sides, { rarer: Math.ceil(usual / 3), total: usual });
    return this.#window !== NOTHING;
  }

  get score(): number {
    return this.#window.score;
  }

  /** The window nearest to the wish that has enough questions; if none has, the one with most. */
  #bestWindow([below, above]: Stage): Window {
    const tenths = new Map<number, Record<Side, number>>();
    for (const side of this.#sides)
      for (const { difficulty } of this.#search.found[side]) {
        const counts = tenths.get(difficulty) ?? { P: 0, N: 0, any: 0 };
        counts[side] += 1;
        tenths.set(difficulty, counts);
      }
    const centres = bandBetween(this.#level - below, this.#level + above);
    const away = (centre: number): number => Math.abs(centre - this.#level);
    let bestYet = NOTHING;
    let farthest = Number.POSITIVE_INFINITY;
    for (const centre of [...tenths.keys()].toSorted((a, b) => away(a) - away(b))) {
      if (!centres.has(centre)) continue;
      if (away(centre) > farthest) break;
      const around = bandAround(centre);
      const has = { P: 0, N: 0, any: 0 };
      for (const [difficulty, counts] of tenths)
        if (around.has(difficulty)) for (const side of this.#sides) has[side] += counts[side];
      const total = this.#sides.reduce((sum, side) => sum + has[side], 0);
      const score =
        Math.min(this.#count, total) + Math.min(this.#best.rarer, ...this.#sides.map((side) => has[side]));
      const window = { centre, has, score };
      const enough = isMet(window, this.#sides, this.#least);
      const isFirst = enough && farthest === Number.POSITIVE_INFINITY;
      if (isFirst) farthest = away(centre) + BALANCE_DETOUR;
      if (isFirst || ((enough || farthest === Number.POSITIVE_INFINITY) && score > bestYet.score))
        bestYet = window;
    }
    return bestYet;
  }

  /** Searches one stage until it has enough, or progress is too slow to go on. Returns its best window. */
  #searchStage(stage: Stage): Window {
    let window = this.#bestWindow(stage);
    let aim = this.#best;
    let left = WORK_PER_QUESTION * this.#count;
    let before = window;
    let until = left - CHECK_INTERVAL_WORK;
    let hopelessChecks = 0;
    while (!isMet(window, this.#sides, aim)) {
      const lacking = missing(window, this.#sides, aim);
      const side = this.#sides.reduce((a, b) => (lacking.get(b)! > lacking.get(a)! ? b : a));
      const { work, hit } = this.#search.step(side);
      left -= work;
      if (hit) window = this.#bestWindow(stage);
      if (left > until) continue;
      // Extrapolates the work still needed from the progress since the last check.
      const lack = [...missing(window, this.#sides, aim).values()].reduce((sum, share) => sum + share, 0);
      const had = [...missing(before, this.#sides, aim).values()].reduce((sum, share) => sum + share, 0);
      const rate = (had - lack) / (until + CHECK_INTERVAL_WORK - left);
      if (rate > 0 && lack / rate <= left) hopelessChecks = 0;
      else if (
        (hopelessChecks += 1) > MAX_HOPELESS_CHECKS ||
        left <= 0 ||
        isMet(window, this.#sides, this.#least)
      )
        break;
      else aim = this.#least;
      before = window;
      until = left - CHECK_INTERVAL_WORK;
    }
    return window;
  }

  /** At most so many of them. */
  pool(maxQuestions = this.#count): ExamPool {
    const around = bandAround(this.#window.centre);
    const within = (side: Side): readonly Question[] =>
      this.#search.found[side].filter(({ difficulty }) => around.has(difficulty));
    const as = this.#sides.flatMap(within).filter(({ difficulty }) => difficulty === this.#window.centre);
    const base =
      as.find((one) => one === this.#question) ?? as[Math.floor(this.#search.random() * as.length)]!;
    const others = (side: Side): readonly Question[] => within(side).filter((one) => one !== base);
    const rest = { P: others('P'), N: others('N'), any: others('any') };
    return {
      questions: [
        base,
        ...pickBalanced(
          this.#question.kind,
          rest,
          this.#window.centre,
          maxQuestions - 1,
          this.#search.random,
        ),
      ],
      enough: this.enough,
    };
  }

  /** If one outcome is rare, many of the other would make the answer guessable, and other slots may need them. */
  #total(): number {
    return this.#sides.length === 1
      ? this.#count
      : Math.min(
          this.#count,
          Math.max(UNBALANCED_POOL_SIZE, 4 * Math.min(...this.#sides.map((side) => this.#window.has[side]))),
        );
  }

  /** The pool after more work, filled up with either outcome. */
  filled(): ExamPool {
    for (const side of this.#sides.toSorted((a, b) => this.#window.has[a] - this.#window.has[b])) {
      let idle = 0;
      while (idle < MAX_IDLE_WORK && !isMet(this.#window, this.#sides, { rarer: 0, total: this.#total() })) {
        const { work, hit } = this.#search.step(side);
        idle = hit ? 0 : idle + work;
        if (hit) this.#window = this.#bestWindow(this.#stage);
      }
    }
    return this.pool(this.#total());
  }
}

/** Gathers a pool around a question; null: there is none. */
const gather = (
  startSearch: StartSearch,
  wish: ExamPoolWish,
  question: Question,
  avoid: ReadonlySet<string>,
  hints: readonly string[],
): PoolSearch | null => {
  const band = bandOf(wish.level, STAGES[0]);
  const search = startSearch({ question, seed: wish.seed, band, avoid, includeItself: true, hints });
  const pool = search === null ? null : new PoolSearch(wish, question, search);
  return pool?.run() === true ? pool : null;
};

/**
 * Finds a pool of similar questions for one slot: of the same kind and form, from the same game if it has enough, else from
 * another game, else of another wished kind. The difficulty is as near to the wish as possible. The same wish gives the same pool.
 */
export const examPoolOf = (
  startSearch: StartSearch,
  generating: (own: OwnNames | undefined) => Making['generate'],
) => {
  return (wish: ExamPoolWish): ExamPool => {
    const { question, seed, level, games, own, kinds = [], avoid = new Set(), elsewhere = [] } = wish;
    const tried: PoolSearch[] = [];
    /** A pool that shares no position with another slot; failing that, one that may. */
    const enoughLike = (like: Question): ExamPool | null => {
      const wholly = new Set([...avoid, ...symmetriesOf(elsewhere)]);
      const hints = elsewhere.flatMap(({ kind, line }) =>
        kind === like.kind && (!like.shown || gameIn(line) === gameIn(like.line)) ? [line] : [],
      );
      const alone = () => gather(startSearch, wish, like, wholly, []);
      const shared = () => (elsewhere.length === 0 ? null : gather(startSearch, wish, like, avoid, hints));
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
    if (most?.isFair === true) return most.filled();
    for (const other of otherKinds.slice(0, MAX_OTHER_KINDS)) {
      const found = another(other, games);
      if (found !== null) return found;
    }
    return most?.filled() ?? { questions: [question], enough: false };
  };
};
