import type { QuestionKind } from '../../locale/quiz.ts';
import type { OwnNames } from '../own-names.ts';
import { seeded } from '../random.ts';
import { shuffled } from './kinds/maker.ts';
import type { ExamPool, ExamPoolWish, Making } from './making.ts';
import {
  bandAround,
  bandBetween,
  DIFFICULTY_TOLERANCE,
  type Side,
  type StartSearch,
  sidesOf,
} from './position-search.ts';
import { offers, type Question, symmetriesOf } from './question.ts';
import { pickBalanced } from './similar.ts';

/** How far below and above the wish the difficulty of the question may be that the others are as hard as: tried in turn. */
const STAGES = [
  [0.2, 0.2],
  [DIFFICULTY_TOLERANCE, DIFFICULTY_TOLERANCE],
  [DIFFICULTY_TOLERANCE, 1.25],
] as const;
/** Where there are enough: how much farther from the wish a better balance of P and N may be. */
const STEP = 0.2;
/** Work (see `position-search.ts`) for each that is wanted, in one stage; between two looks at what came of it. */
const EACH = 200;
const LOOK = 3000;
/** Looks at which it seems vain, before it is given up. */
const PATIENCE = 2;
/** Work without anything new after which there is taken to be no more. */
const STALE = 6000;
/** As many are taken at first where hardly any have the other outcome; more are made as a class grows. */
const UNEVEN = 60;
/** As many are enough for a class as most are: rather fewer than were wanted than another kind of question. */
const FAIR = 60;
/** Where a question's own game has too few: other games that are tried for its kind, then other kinds of the quiz. */
const OTHER_GAMES = 4;
const OTHER_KINDS = 3;

/** Questions around one difficulty: how many of them, by P and N where that is asked. */
interface Window {
  readonly centre: number;
  readonly has: Readonly<Record<Side, number>>;
  readonly score: number;
}

/** How many are wanted at least: of the rarer outcome, and in all. */
interface Aim {
  readonly rarer: number;
  readonly total: number;
}

/** What came of one question; `filled`: after more work, without regard to which outcome is rarer. */
interface Gathered {
  readonly score: number;
  readonly enough: boolean;
  /** Whether there are enough for a class as most are. */
  readonly fair: boolean;
  rich(most?: number): ExamPool;
  filled(): ExamPool;
}

const NOTHING: Window = { centre: Number.NaN, has: { P: 0, N: 0, any: 0 }, score: 0 };

const gameIn = (line: string): string => line.split(' ')[0]!;

/** What is missing of each side, as a share of what it should have. */
const missing = ({ has }: Window, sides: readonly Side[], aim: Aim): ReadonlyMap<Side, number> => {
  const [first, second] = sides.toSorted((a, b) => has[a] - has[b]);
  const share = (side: Side, wanted: number): [Side, number] => [
    side,
    wanted <= 0 ? 0 : Math.max(0, 1 - has[side] / wanted),
  ];
  return new Map(
    second === undefined
      ? [share(first!, aim.total)]
      : // What one of them has not, the other makes up for.
        [share(first!, aim.rarer), share(second, Math.max(aim.rarer, aim.total - has[first!]))],
  );
};

const isMet = (window: Window, sides: readonly Side[], aim: Aim): boolean =>
  [...missing(window, sides, aim).values()].every((share) => share === 0);

/**
 * Finds questions like one of a quiz that are many: of the same kind and form, of the same game as long as that has enough,
 * else of another game, else of another kind that is wished; of a difficulty as near to the wish as there are. The same wish gives the same.
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
    // Where the game has none near the wish: those like the question itself.
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

    /** Where among difficulties from one to the other there are enough, as near to the wish as can be; else where there are most. */
    const richest = ([below, above]: readonly [number, number]): Window => {
      const tenths = new Map<number, Record<Side, number>>();
      for (const side of sides)
        for (const { difficulty } of found[side]) {
          const counts = tenths.get(difficulty) ?? { P: 0, N: 0, any: 0 };
          counts[side] += 1;
          tenths.set(difficulty, counts);
        }
      const centres = bandBetween(level - below, level + above);
      const away = (centre: number): number => Math.abs(centre - level);
      let richestYet = NOTHING;
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
        if (isFirst) farthest = away(centre) + STEP;
        if (isFirst || ((enough || farthest === Number.POSITIVE_INFINITY) && score > richestYet.score))
          richestYet = window;
      }
      return richestYet;
    };

    /** The richest window of a stage, after as much work as looks worth it. */
    const searched = (stage: readonly [number, number]): Window => {
      let window = richest(stage);
      let aim = best;
      let left = EACH * count;
      let before = window;
      let until = left - LOOK;
      let vain = 0;
      while (!isMet(window, sides, aim)) {
        const lacking = missing(window, sides, aim);
        const side = sides.reduce((a, b) => (lacking.get(b)! > lacking.get(a)! ? b : a));
        const { work, hit } = search.step(side);
        left -= work;
        if (hit) window = richest(stage);
        if (left > until) continue;
        // As it went lately, what is missing would take so much more work.
        const lack = [...missing(window, sides, aim).values()].reduce((sum, share) => sum + share, 0);
        const had = [...missing(before, sides, aim).values()].reduce((sum, share) => sum + share, 0);
        const rate = (had - lack) / (until + LOOK - left);
        if (rate > 0 && lack / rate <= left) vain = 0;
        else if ((vain += 1) > PATIENCE || left <= 0 || isMet(window, sides, least)) break;
        else aim = least;
        before = window;
        until = left - LOOK;
      }
      return window;
    };

    let window = NOTHING;
    let stage: readonly [number, number] = STAGES[0];
    for (stage of [...STAGES, ...far]) {
      search.widen(band(stage));
      window = searched(stage);
      if (isMet(window, sides, least)) break;
    }
    if (window === NOTHING) return null;

    const usual = Math.min(FAIR, count);
    const isNear = !far.includes(stage);
    const enough = isNear && isMet(window, sides, least);
    const fair = isNear && isMet(window, sides, { rarer: Math.ceil(usual / 3), total: usual });
    const rich = (most = count): ExamPool => {
      const around = bandAround(window.centre);
      const within = (side: Side): readonly Question[] =>
        found[side].filter(({ difficulty }) => around.has(difficulty));
      const as = sides.flatMap(within).filter(({ difficulty }) => difficulty === window.centre);
      const base = as.find((one) => one === question) ?? as[Math.floor(search.random() * as.length)]!;
      const others = (side: Side): readonly Question[] => within(side).filter((one) => one !== base);
      const rest = { P: others('P'), N: others('N'), any: others('any') };
      return {
        questions: [base, ...pickBalanced(question.kind, rest, window.centre, most - 1, search.random)],
        enough,
      };
    };
    /** Where one outcome is rare, more of the other would only make it plainer, and other places may need them. */
    const total = (): number =>
      sides.length === 1
        ? count
        : Math.min(count, Math.max(UNEVEN, 4 * Math.min(...sides.map((side) => window.has[side]))));
    const filled = (): ExamPool => {
      for (const side of sides.toSorted((a, b) => window.has[a] - window.has[b])) {
        let idle = 0;
        while (idle < STALE && !isMet(window, sides, { rarer: 0, total: total() })) {
          const { work, hit } = search.step(side);
          idle = hit ? 0 : idle + work;
          if (hit) window = richest(stage);
        }
      }
      return rich(total());
    };
    return { score: window.score, enough, fair, rich, filled };
  };

  return (wish: ExamPoolWish): ExamPool => {
    const { question, seed, level, games, own, kinds = [], avoid = new Set(), elsewhere = [] } = wish;
    const tried: Gathered[] = [];
    /** Enough like a question that are at no other place, or else enough of which others are, too. */
    const enoughLike = (like: Question): ExamPool | null => {
      const wholly = new Set([...avoid, ...symmetriesOf(elsewhere)]);
      const hints = elsewhere.flatMap(({ kind, line }) =>
        kind === like.kind && (!like.shown || gameIn(line) === gameIn(like.line)) ? [line] : [],
      );
      const alone = () => gather(wish, like, wholly, []);
      const shared = () => (elsewhere.length === 0 ? null : gather(wish, like, avoid, hints));
      for (const search of [alone, shared]) {
        const found = search();
        if (found?.enough === true) return found.rich();
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
    for (const game of otherGames.slice(0, OTHER_GAMES)) {
      const found = another(kind, [game]);
      if (found !== null) return found;
    }
    const [most] = tried.toSorted((a, b) => b.score - a.score);
    if (most?.fair === true) return most.filled();
    for (const other of otherKinds.slice(0, OTHER_KINDS)) {
      const found = another(other, games);
      if (found !== null) return found;
    }
    return most?.filled() ?? { questions: [question], enough: false };
  };
};
