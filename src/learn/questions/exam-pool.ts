import { recall } from '../../engine/core/maps.ts';
import { pick, seeded, shuffled } from '../../kernel/random.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import { offers, type Question, symmetriesOf } from '../model/question.ts';
import { PLAIN_LEVEL } from './difficulty.ts';
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
interface DifficultyWindow {
  readonly structure: string;
  readonly centre: number;
  readonly has: number;
  /** `has`, less if the structure is a poor one; at most as many as are wanted. */
  readonly score: number;
}

const NOTHING: DifficultyWindow = { structure: '', centre: Number.NaN, has: 0, score: 0 };

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
interface StructureTally {
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
  readonly #tallies = new Map<string, StructureTally>();
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
      const tally = recall(this.#tallies, key, () => ({
        weight: weightOf(one, this.#hidesAnswer),
        tenths: new Map<number, number>(),
      }));
      tally.tenths.set(one.difficulty, (tally.tenths.get(one.difficulty) ?? 0) + 1);
      changed.add(key);
    }
    this.#counted = this.#search.found.length;
    return changed;
  }

  /** The structure's window nearest to the wish with enough questions; failing that, the largest. */
  #windowOf(structure: string): DifficultyWindow {
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

/**
 * Finds a pool of similar questions for one slot: of the same kind, form and structure, from the same game if it has enough,
 * else from another game, else of another wanted kind, as near to the wanted difficulty as possible. Reproducible.
 */
class SlotSearch {
  readonly #startSearch: StartSearch;
  readonly #wish: ExamPoolWish;
  readonly #avoid: ReadonlySet<string>;
  /** Pools with too few questions. */
  readonly #tried: PoolSearch[] = [];

  constructor(startSearch: StartSearch, wish: ExamPoolWish) {
    this.#startSearch = startSearch;
    this.#wish = wish;
    this.#avoid = new Set(wish.avoid);
  }

  /** `generating`: starts a maker that knows these names of own games. */
  find(generating: (own: OwnNames | undefined) => Making['generate']): ExamPool {
    const { question, seed, own, kinds = [] } = this.#wish;
    const whole = this.#enoughLike(question);
    if (whole !== null) return whole;
    const games = this.#wish.games.filter((game) => wishedWin(game) === question.win);
    const generate = generating(own);
    const random = seeded(`rich ${seed}`);
    const otherGames = shuffled(
      games.filter((game) => game !== question.game),
      random,
    );
    const otherKinds = shuffled(
      kinds.filter((other) => other !== question.kind),
      random,
    );
    for (const game of otherGames.slice(0, MAX_OTHER_GAMES)) {
      const found = this.#another(generate, question.kind, [game]);
      if (found !== null) return found;
    }
    const [most] = this.#tried.toSorted((a, b) => b.score - a.score);
    if (most?.isFair === true) return most.filled();
    for (const other of otherKinds.slice(0, MAX_OTHER_KINDS)) {
      const found = this.#another(generate, other, games);
      if (found !== null) return found;
    }
    return most?.filled() ?? { questions: [question], enough: false };
  }

  /** A pool that is large enough and shares no position with another slot; failing that, one that may. */
  #enoughLike(like: Question): ExamPool | null {
    const { elsewhere = [] } = this.#wish;
    const wholly = new Set([...this.#avoid, ...symmetriesOf(elsewhere)]);
    const alone = this.#gather(like, wholly, []);
    if (alone !== null || elsewhere.length === 0) return alone;
    const hints = elsewhere.flatMap(({ kind, line }) =>
      kind === like.kind && (!like.shown || gameIn(line) === gameIn(like.line)) ? [line] : [],
    );
    return this.#gather(like, this.#avoid, hints);
  }

  /** Gathers a pool around a question; null: it isn't large enough. */
  #gather(question: Question, avoid: ReadonlySet<string>, hints: readonly string[]): ExamPool | null {
    const { level, seed } = this.#wish;
    const band = bandOf(level, STAGES[0]);
    const search = this.#startSearch({ question, seed, band, avoid, includeItself: true, hints });
    const pool = search === null ? null : new PoolSearch(this.#wish, question, search);
    if (pool?.run() !== true) return null;
    if (pool.enough) return pool.pool();
    this.#tried.push(pool);
    return null;
  }

  /** A large enough pool around a new question of a kind. */
  #another(generate: Making['generate'], kind: QuestionKind, games: readonly string[]): ExamPool | null {
    const { question, level, seed } = this.#wish;
    const like = generate({
      kind,
      games,
      difficulty: level,
      seed: `${seed} ${games.join(' ')}`,
      win: question.win,
      typed: !offers(question),
      avoid: this.#avoid,
    });
    return like === null ? null : this.#enoughLike(like);
  }
}

/** See `Making.examPool`. */
export const examPoolOf =
  (startSearch: StartSearch, generating: (own: OwnNames | undefined) => Making['generate']) =>
  (wish: ExamPoolWish): ExamPool =>
    new SlotSearch(startSearch, wish).find(generating);
