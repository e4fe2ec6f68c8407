import { pick, seeded } from '../../kernel/random.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import { offers, type Question, symmetriesOf } from '../model/question.ts';
import { PLAIN_LEVEL } from './difficulty.ts';
import { shuffled } from './kinds/choices.ts';
import type { ExamPool, ExamPoolWish, Making } from './making.ts';
import {
  type Band,
  bandAround,
  bandBetween,
  DIFFICULTY_TOLERANCE,
  type PositionSearch,
  type StartSearch,
} from './position-search.ts';
import { pickNearest } from './similar.ts';
import { structureKey } from './structure.ts';
import { wishedWin } from './wished-win.ts';

/** Allowed distance of the pool's difficulty below and above the wished level; tried in turn. */
const STAGES = [
  [0.2, 0.2],
  [DIFFICULTY_TOLERANCE, DIFFICULTY_TOLERANCE],
  [DIFFICULTY_TOLERANCE, 1.25],
] as const;
/** A further stage, if the question does not give its answer away: easy ones often do. */
const PLAIN_STAGE = [DIFFICULTY_TOLERANCE, 1.75] as const;
/** Search budget per wanted question and stage, in the work units of `position-search.ts`. */
const WORK_PER_QUESTION = 200;
/** Work between two progress checks. */
const CHECK_INTERVAL_WORK = 2000;
/** Progress checks without hope before a stage is given up. */
const MAX_HOPELESS_CHECKS = 1;
/** Work without a new question after which a search counts as exhausted. */
const MAX_IDLE_WORK = 4000;
/** Enough for a class of usual size: a smaller pool of the right kind is better than another kind of question. */
const USUAL_CLASS_STUDENTS = 60;
/** Share of its number that a structure counts for if its key is 0 or takes everything. */
const EXTREME_KEY_WEIGHT = 0.25;
/** The same if its positions give the answer away, and the question doesn't. */
const GIVEAWAY_WEIGHT = 0.1;
/** Limits of the fallbacks if the question's own game has too few positions. */
const MAX_OTHER_GAMES = 4;
const MAX_OTHER_KINDS = 3;

/** The found questions of one structure that are as hard as `centre`. */
interface Window {
  readonly structure: string;
  readonly centre: number;
  readonly has: number;
  /** `has`, less if the structure is a poor one; at most as many as are wanted. */
  readonly score: number;
}

const NOTHING: Window = { structure: '', centre: Number.NaN, has: 0, score: 0 };

const gameIn = (line: string): string => line.split(' ')[0]!;

const weightOf = (one: Question, hidesAnswer: boolean): number => {
  const { structure, kind, tells } = one;
  const isExtreme =
    structure !== undefined && structure.key !== 'other' && kind !== 'outcome' && kind !== 'why';
  return (isExtreme ? EXTREME_KEY_WEIGHT : 1) * (hidesAnswer && tells.length > 0 ? GIVEAWAY_WEIGHT : 1);
};

type Stage = readonly [below: number, above: number];

/** Where the game has nothing near the wish: as far as the difficulty of the question itself. */
const farStages = (level: number, { difficulty }: Question, [below, above]: Stage): readonly Stage[] =>
  difficulty < level - below || difficulty > level + above
    ? [[Math.max(below, level - difficulty), Math.max(above, difficulty - level)]]
    : [];

const bandOf = (level: number, [below, above]: Stage): Band =>
  bandBetween(level - below - DIFFICULTY_TOLERANCE, level + above + DIFFICULTY_TOLERANCE);

/** Found questions of one structure, counted by difficulty. */
interface Tally {
  readonly weight: number;
  readonly tenths: Map<number, number>;
}

/** The pool gathered around one question. */
class PoolSearch {
  readonly #wish: ExamPoolWish;
  readonly #within: readonly [least: number, most: number];
  /** Whether to avoid questions that give their answer away, as this one does not. */
  readonly #hidesAnswer: boolean;
  readonly #question: Question;
  readonly #search: PositionSearch;
  readonly #tallies = new Map<string, Tally>();
  #counted = 0;
  #window = NOTHING;
  #stage: Stage = STAGES[0];
  /** Whether enough questions near the wish were found. */
  enough = false;
  /** Whether there are enough for a class of usual size. */
  isFair = false;

  constructor(wish: ExamPoolWish, question: Question, search: PositionSearch) {
    this.#wish = wish;
    this.#within = wish.within ?? [0, Number.POSITIVE_INFINITY];
    this.#hidesAnswer = wish.level > PLAIN_LEVEL && question.tells.length === 0;
    this.#question = question;
    this.#search = search;
  }

  /** Searches stage by stage until one has enough; false: there is not one question. */
  run(): boolean {
    const near: readonly Stage[] = this.#hidesAnswer ? [...STAGES, PLAIN_STAGE] : STAGES;
    const far = farStages(this.#wish.level, this.#question, near.at(-1)!);
    for (this.#stage of [...near, ...far]) {
      this.#search.widen(bandOf(this.#wish.level, this.#stage));
      this.#searchStage();
      if (this.#lack() === 0) break;
    }
    const isNear = !far.includes(this.#stage);
    this.enough = isNear && this.#lack() === 0;
    this.isFair = isNear && this.score >= Math.min(USUAL_CLASS_STUDENTS, this.#wish.count);
    return this.#window !== NOTHING;
  }

  get score(): number {
    return this.#window.score;
  }

  /** Missing share of the wanted number. */
  #lack(): number {
    return 1 - this.#window.score / this.#wish.count;
  }

  /** Counts new finds and returns their structures. */
  #tally(): ReadonlySet<string> {
    const changed = new Set<string>();
    for (const one of this.#search.found.slice(this.#counted)) {
      const key = structureKey(one);
      const tally = this.#tallies.get(key) ?? {
        weight: weightOf(one, this.#hidesAnswer),
        tenths: new Map<number, number>(),
      };
      this.#tallies.set(key, tally);
      tally.tenths.set(one.difficulty, (tally.tenths.get(one.difficulty) ?? 0) + 1);
      changed.add(key);
    }
    this.#counted = this.#search.found.length;
    return changed;
  }

  /** The structure's window nearest to the wish with enough questions; failing that, the largest. */
  #windowOf(structure: string): Window {
    const { weight, tenths } = this.#tallies.get(structure)!;
    const [below, above] = this.#stage;
    const [least, most] = this.#within;
    const centres = bandBetween(
      Math.max(least, this.#wish.level - below),
      Math.min(most, this.#wish.level + above),
    );
    let best = NOTHING;
    for (const centre of [...tenths.keys()].toSorted((a, b) => this.#away(a) - this.#away(b))) {
      if (!centres.has(centre)) continue;
      const around = bandAround(centre);
      let has = 0;
      for (const [difficulty, count] of tenths) if (around.has(difficulty)) has += count;
      const score = Math.min(this.#wish.count, has * weight);
      if (score > best.score) best = { structure, centre, has, score };
    }
    return best;
  }

  #away(centre: number): number {
    return Math.abs(centre - this.#wish.level);
  }

  /** Updates structures with new finds; all of them for a new stage. */
  #look(structures: Iterable<string>): void {
    for (const structure of structures) {
      const window = this.#windowOf(structure);
      const isSame = structure === this.#window.structure;
      const isNearer =
        window.score === this.#window.score && this.#away(window.centre) < this.#away(this.#window.centre);
      if (isSame || window.score > this.#window.score || isNearer) this.#window = window;
    }
    this.#search.prefer(this.#window.structure);
  }

  /** Searches one stage until it has enough, or progress is too slow to go on. */
  #searchStage(): void {
    this.#tally();
    this.#window = NOTHING;
    this.#look(this.#tallies.keys());
    let left = WORK_PER_QUESTION * this.#wish.count;
    let before = this.#lack();
    let until = left - CHECK_INTERVAL_WORK;
    let hopelessChecks = 0;
    while (this.#lack() > 0) {
      const { work, hit } = this.#search.step();
      left -= work;
      if (hit !== null) this.#look(this.#tally());
      if (left > until) continue;
      // Extrapolates the work still needed from the progress since the last check.
      const lack = this.#lack();
      const rate = (before - lack) / (until + CHECK_INTERVAL_WORK - left);
      if (rate > 0 && lack / rate <= left) hopelessChecks = 0;
      else if ((hopelessChecks += 1) > MAX_HOPELESS_CHECKS || left <= 0) return;
      before = lack;
      until = left - CHECK_INTERVAL_WORK;
    }
  }

  pool(): ExamPool {
    const { centre, structure } = this.#window;
    const around = bandAround(centre);
    const all = this.#search.found.filter(
      (one) => around.has(one.difficulty) && structureKey(one) === structure,
    );
    const as = all.filter(({ difficulty }) => difficulty === centre);
    // Not the numbers of the search: how many of them it has drawn depends on what is cached, if it gave up.
    const random = seeded(`pool ${this.#wish.seed}`);
    const base = as.find(({ symmetry }) => symmetry === this.#question.symmetry) ?? pick(as, random);
    const others = all.filter((one) => one !== base);
    return {
      questions: [base, ...pickNearest(others, centre, this.#wish.count - 1, random)],
      enough: this.enough,
    };
  }

  /** The pool after more work. */
  filled(): ExamPool {
    let idle = 0;
    while (idle < MAX_IDLE_WORK && this.#window.has < this.#wish.count) {
      const { work, hit } = this.#search.step();
      idle = hit === null || structureKey(hit) !== this.#window.structure ? idle + work : 0;
      if (hit !== null) this.#look(this.#tally());
    }
    return this.pool();
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
 * Finds a pool of similar questions for one slot: of the same kind, form and structure, from the same game if it has enough,
 * else from another game, else of another wanted kind, as near to the wanted difficulty as possible. Reproducible.
 */
export const examPoolOf = (
  startSearch: StartSearch,
  generating: (own: OwnNames | undefined) => Making['generate'],
) => {
  return (wish: ExamPoolWish): ExamPool => {
    const { question, seed, level, own, kinds = [], elsewhere = [] } = wish;
    const avoid = new Set(wish.avoid);
    const games = wish.games.filter((game) => wishedWin(game) === question.win);
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
