import type { Win } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Outcome } from '../../engine/explain/step.ts';
import { bound } from '../../kernel/bound.ts';
import { pick, seeded } from '../../kernel/random.ts';
import { Recent } from '../../kernel/recent.ts';
import { ownGame } from '../../play/definitions.ts';
import { NO_NAMES, type OwnNames } from '../../play/model/own-names.ts';
import type { QuestionKind } from '../model/facts.ts';
import { gameWish, isMoreThanGame } from '../model/game-wish.ts';
import { offers, type Question } from '../model/question.ts';
import { quizFromLines, quizOf } from './compose.ts';
import { difficultyOf, giveawaysOf, rounded } from './difficulty.ts';
import { examPoolOf } from './exam-pool.ts';
import { hasFinished } from './heaps.ts';
import { isBalanced, isNumbersAlone, KINDS } from './kinds/index.ts';
import type { Aid } from './kinds/kind.ts';
import type { AskWish, Avoided, Making, QuestionWish } from './making.ts';
import { answerSteps } from './phrases.ts';
import { DIFFICULTY_TOLERANCE, difficultyGap, ofWish, searchOver } from './position-search.ts';
import { type GameCatalogue, MAX_POSITION_SIZE, Positions } from './positions.ts';
import { similarOf } from './similar.ts';
import {
  examine,
  Inspection,
  isDecided,
  leftBy,
  type NotAskable,
  type SolvedPosition,
  symmetryOf,
} from './solved-position.ts';
import { structureOf } from './structure.ts';
import { wishedWin } from './wished-win.ts';

/** Limits for making one question; of those found, the nearest in difficulty is taken. */
interface Effort {
  /** Whether questions that don't give their answer away come first; else only the difficulty counts. */
  readonly hidden: boolean;
  readonly maxDraws: number;
  readonly maxQuestions: number;
}
const FOR_NEW_QUESTION: Effort = { hidden: true, maxDraws: 60, maxQuestions: 8 };
/** Compounds take longer to solve. */
const FOR_NEW_COMPOUND: Effort = { hidden: true, maxDraws: 20, maxQuestions: 3 };
const FOR_VARIANT: Effort = { hidden: false, maxDraws: 120, maxQuestions: 40 };
/** Penalty in difficulty for a question that gives its answer away. Very easy ones have few alternatives. */
const giveawayPenalty = (difficulty: number): number => (difficulty < 2 ? 0.75 : 1) * difficulty;
/** The same for a winning move that takes everything. */
const TAKES_ALL_PENALTY = MAX_POSITION_SIZE;
/** Penalty in difficulty for a question that the answer to another one of the quiz tells, or the other way round. */
const TOLD_PENALTY = 1;
/** At most as far from the wanted difficulty, a question is taken at once. */
const CLOSE_DIFFICULTY_GAP = 0.25;
/** Deals tried before a game counts as unsuitable for a kind of question. */
const MAX_DEALS = 12;

const skillOf = (kind: QuestionKind, shown: boolean, { position: { spot, win } }: SolvedPosition): string =>
  shown ? `${kind} ${spot.game}${win === 'misere' ? ' misere' : ''}` : kind;

/** A drawn position, and the wish whose parameters it has. */
type PositionDraw = SolvedPosition['position'] & { readonly wish?: string };

/** Sources of questions: games, their positions, and the kinds that suit each game as far as known. */
interface Shop {
  readonly catalogue: GameCatalogue;
  readonly positions: Positions;
  readonly suiting: Map<string, boolean>;
  /** Solved positions; similar requests draw the same ones. */
  readonly solved: Recent<SolvedPosition | NotAskable>;
}

/** Options of all cached positions: some 15 MB. */
const MAX_CACHED_OPTIONS = 6_000;

/**
 * Symmetries of other positions that the answer to a question tells about: those that a move in it leaves, and listed
 * P-positions; of numbers alone, the position that has them.
 */
const toldBy = ({ catalogue }: Shop, question: Question): readonly string[] => {
  const { shown, line, win, prompt, choices, key } = question;
  if (!shown) {
    const position = catalogue.parse(line);
    return position.ok ? [symmetryOf(position.value)] : [];
  }
  const lines = new Set<string>();
  JSON.stringify([prompt, choices, key, answerSteps(catalogue, question)], (name, value: unknown) => {
    if (name === 'to' && typeof value === 'string') lines.add(value);
    return value;
  });
  if (prompt.kind === 'losing-positions')
    for (const said of key) if (said.kind === 'position') lines.add(said.line);
  return [...lines].flatMap((to) => {
    const position = catalogue.parse(to);
    return position.ok ? [symmetryOf({ spot: position.value.spot, win })] : [];
  });
};

const variant = (
  shop: Shop,
  question: Question,
  seed: string,
  avoid: Avoided = [],
  among: readonly Question[] = [],
): Question | null => {
  const draw = drawing(shop, question);
  if (draw === null) return null;
  const { kind, difficulty } = question;
  const random = seeded(`variant ${seed}`);
  const wish = {
    kind,
    difficulty,
    seed,
    typed: !offers(question),
    avoid: new Set([...avoid, question.symmetry]),
  };
  const told = new Set(among.flatMap((other) => toldBy(shop, other)));
  const want: Outcome = random() < 0.5 ? 'P' : 'N';
  for (const apart of among.length > 0 ? [{ told }, {}] : [{}])
    for (const outcome of isBalanced(kind) ? [want, null] : [null]) {
      const found = nearest(shop, { ...wish, ...apart, want: outcome }, draw, FOR_VARIANT);
      if (found !== null && difficultyGap(found, difficulty) <= DIFFICULTY_TOLERANCE) return found;
    }
  return null;
};

const make = (
  shop: Shop,
  kind: QuestionKind,
  known: SolvedPosition,
  seed: string,
  random: () => number,
  typed: boolean,
  like?: Question,
): Question | null => {
  const { game, compound } = known.position.spot;
  const { win } = known.position;
  const aid: Aid = {
    random,
    typed,
    ...(like === undefined ? {} : { like }),
    parse: shop.catalogue.parse,
    peers: () =>
      compound === null ? shop.positions.peersLike(known.position.spot, win).filter(isDecided) : [],
  };
  const record = KINDS[kind];
  const draft = record.draws ? record.make(known, aid) : isDecided(known) ? record.make(known, aid) : null;
  if (draft === null) return null;
  const shown = !isNumbersAlone(kind);
  const tells = shown ? giveawaysOf(known) : [];
  const {
    harder,
    measured,
    symmetry = known.symmetry,
    error = null,
    tells: more = [],
    lucky: _,
    ...rest
  } = draft;
  return {
    kind,
    skill: skillOf(kind, shown, known),
    line: known.line,
    game,
    win,
    shown,
    ...rest,
    error,
    difficulty: measured === undefined ? difficultyOf(known, tells, harder) : rounded(measured),
    tells: [...tells, ...more],
    structure: structureOf(draft, known),
    symmetry,
    seed,
  };
};

const isKnown = ({ catalogue }: Shop, wish: string): boolean =>
  gameWish(wish).components.every(({ game }) => Object.hasOwn(catalogue.games, game));

/** Why a wish has no positions: the fault in its parameters; null if it has. */
const refusal = (shop: Shop, wish: string): Refusal | null => {
  const drawn = shop.positions.draw(wish, 2, seeded(wish));
  return drawn.ok ? null : drawn.error;
};

const suits = (shop: Shop, kind: QuestionKind, game: string, win: Win): boolean => {
  const wish = gameWish(game);
  if (wish.win !== null && wish.win !== win) return false;
  const key = `${kind} ${game} ${win}`;
  return recall(shop.suiting, key, () => {
    const random = seeded(key);
    const fits = (position: SolvedPosition | NotAskable): boolean =>
      typeof position !== 'string' && make(shop, kind, position, key, seeded(key), false) !== null;
    // Small positions of some games have too few moves to choose from; dealt ones have more.
    const plain = shop.catalogue.games[game] !== undefined;
    return (
      isKnown(shop, game) &&
      ((plain && shop.positions.peers(game, win).some(fits)) ||
        ((!plain || KINDS[kind].outcomes === 'winning') &&
          Array.from({ length: MAX_DEALS }, (_, i) => shop.positions.draw(game, 2 + (i % 2), random)).some(
            (drawn) => drawn.ok && fits(examineDrawn(shop, { spot: drawn.value, win })),
          )))
    );
  });
};

const takesAll = ({ kind, tells }: Question): boolean =>
  KINDS[kind].outcomes === 'winning' && (tells.includes('ends-at-once') || tells.includes('whole-part'));

/** Distance of a question from the wish: the easier the wish, the less a giveaway matters. */
const distance = (question: Question, difficulty: number): number =>
  difficultyGap(question, difficulty) +
  (question.tells.length > 0 ? (takesAll(question) ? TAKES_ALL_PENALTY : giveawayPenalty(difficulty)) : 0);

/** Whether the answer to another question of the quiz tells about this position, or the other way round. */
const isTold = (known: SolvedPosition, { kind, told, avoid }: Omit<QuestionWish, 'games'>): boolean =>
  told !== undefined &&
  (told.has(known.symmetry) ||
    (isNumbersAlone(kind) ? [known.symmetry] : leftBy(known)).some((one) => avoid?.has(one) === true));

/** The question nearest to the wanted difficulty among drawn positions. */
const nearest = (
  shop: Shop,
  wish: Omit<QuestionWish, 'games'>,
  draw: (size: number, random: () => number) => PositionDraw | null,
  effort: Effort,
): Question | null => {
  const { kind, difficulty, seed } = wish;
  const random = seeded(`${kind} ${seed}`);
  const want = KINDS[kind].outcomes === 'winning' ? 'N' : (wish.want ?? null);
  let best: Question | null = null;
  let bestAway = Number.POSITIVE_INFINITY;
  let found = 0;
  /** Whether a question is closer than any with a giveaway could be: such positions need not be solved. */
  const isNearer = (): boolean => effort.hidden && bestAway <= giveawayPenalty(difficulty);
  const isPlain = (): boolean => effort.hidden && best !== null && best.tells.length > 0;
  const far = effort.hidden ? distance : difficultyGap;
  for (
    let drawn = 0;
    drawn < effort.maxDraws * (isPlain() ? 2 : 1) && found < effort.maxQuestions;
    drawn += 1
  ) {
    // Where all easy positions give themselves away, larger ones are tried.
    const size = difficulty + 2 * random() - 1 + (drawn >= effort.maxDraws ? 1 : 0);
    const position = draw(size, random);
    if (position !== null && isNearer() && hasFinished(position.spot)) continue;
    const known =
      position === null ? null : solvedWithOutcome(shop, position, want, random, isBalanced(kind));
    if (known !== null && !isNumbersAlone(kind) && isNearer() && giveawaysOf(known).length > 0) continue;
    const made = known === null ? null : make(shop, kind, known, seed, random, wish.typed === true);
    if (known === null || made === null) continue;
    const question = ofWish(made, position?.wish);
    if (wish.avoid?.has(question.symmetry) === true) continue;
    if (!effort.hidden || question.tells.length === 0) found += 1;
    const away = far(question, difficulty) + (isTold(known, wish) ? TOLD_PENALTY : 0);
    if (away < bestAway) [best, bestAway] = [question, away];
    if (bestAway <= CLOSE_DIFFICULTY_GAP) break;
  }
  return best;
};

const generate = (shop: Shop, wish: QuestionWish): Question | null => {
  const winOf = (game: string): Win => wish.win ?? wishedWin(game);
  const games = wish.games.filter((game) => suits(shop, wish.kind, game, winOf(game)));
  if (games.length === 0) return null;
  const draw = (size: number, random: () => number): PositionDraw | null => {
    const game = pick(games, random);
    const drawn = shop.positions.draw(game, size, random);
    if (!drawn.ok) return null;
    const kept = isMoreThanGame(gameWish(game)) ? { wish: game } : {};
    return { spot: drawn.value, win: winOf(game), ...kept };
  };
  const isCompound = games.some((game) => gameWish(game).components.length > 1);
  return nearest(shop, wish, draw, isCompound ? FOR_NEW_COMPOUND : FOR_NEW_QUESTION);
};

const ask = (shop: Shop, { kind, line, seed, typed = false }: AskWish): Question | null => {
  const position = shop.catalogue.parse(line);
  const known = position.ok ? examine(position.value) : 'unknown';
  return typeof known === 'string' ? null : make(shop, kind, known, seed, seeded(`${kind} ${seed}`), typed);
};

/** Draws positions similar to a question's; null if its line cannot be parsed. */
const drawing = (
  shop: Shop,
  { line, win, shown, wish }: Question,
): ((size: number, chance: () => number) => PositionDraw) | null => {
  const like = shop.catalogue.parse(line);
  if (!like.ok) return null;
  // Number questions may use any game.
  const all = shown ? [] : Object.keys(shop.catalogue.games);
  return (size, chance) => {
    const other =
      all.length > 0 && chance() < 0.5 ? shop.positions.draw(pick(all, chance), size, chance) : null;
    const spot =
      other?.ok === true ? other.value : shop.positions.drawLike(like.value.spot, size, chance, wish);
    return { spot, win, ...(wish === undefined ? {} : { wish }) };
  };
};

/** This maker with a server's own games added; null if it has none. */
const withOwn = (shop: Shop, names: OwnNames = NO_NAMES): Making | null => {
  const own = Object.entries(names).flatMap(([definition, name]) => {
    const game = ownGame(definition, shop.catalogue.parse);
    return game === null ? [] : [[name, game] as const];
  });
  if (own.length === 0) return null;
  return makingOf({ ...shop.catalogue, games: { ...shop.catalogue.games, ...Object.fromEntries(own) } });
};

/** Makes questions over a catalogue. Pure: the same seeds give the same questions. */
export const makingOf = (catalogue: GameCatalogue): Making => {
  const shop: Shop = {
    catalogue,
    positions: new Positions(catalogue),
    suiting: new Map(),
    solved: new Recent(MAX_CACHED_OPTIONS, (known) => (typeof known === 'string' ? 1 : known.options.length)),
  };
  const startSearch = searchOver(catalogue, shop.positions, (...wish) => make(shop, ...wish));
  const more = similarOf(startSearch);
  const made = bound(shop, { suits, generate, ask, variant, refusal });
  const knowing = (own?: OwnNames) => withOwn(shop, own) ?? made;
  return {
    ...made,
    more,
    examPool: examPoolOf(startSearch, (own) => {
      const whole = knowing(own);
      return (wish) => whole.generate(wish);
    }),
    variants: (question, seed, count, avoid) => [question, ...more(question, seed, count - 1, avoid)],
    refusal: (wish, own) => knowing(own).refusal(wish),
    makeQuiz: (wish) =>
      wish.lines === undefined
        ? quizOf(wish, knowing(wish.own), (question) => toldBy(shop, question))
        : quizFromLines(wish, wish.lines, made.ask),
  };
};

/** Compounds are searched less: their positions multiply, and smaller ones exist. */
const MAX_SEARCHED_COMPOUND_POSITIONS = 1000;

const examineDrawn = (
  { solved }: Shop,
  { spot, win }: SolvedPosition['position'],
): SolvedPosition | NotAskable =>
  recall(solved, `${win} ${spot.line}`, () =>
    spot.compound === null
      ? examine({ spot, win })
      : new Inspection({ spot, win }, undefined, MAX_SEARCHED_COMPOUND_POSITIONS).solved(),
  );

/** How often a draw replaces the wanted outcome, in questions with three answers: a probability. */
const DRAW_SHARE = 0.5;

/**
 * Solves the position, or one a move later, whichever has the wanted outcome; null if neither has. `want` null: either.
 * `draws`: a draw is allowed as well.
 */
const solvedWithOutcome = (
  shop: Shop,
  position: SolvedPosition['position'],
  want: Outcome | null,
  random: () => number,
  draws: boolean,
): SolvedPosition | null => {
  const known = examineDrawn(shop, position);
  if (typeof known === 'string') return null;
  if (want === null || known.outcome === want) return known;
  if (draws && known.outcome === 'D' && random() < DRAW_SHARE) return known;
  const options = known.options.filter((option) => option.outcome === want);
  if (options.length === 0) return null;
  const later = examineDrawn(shop, { spot: pick(options, random).spot, win: position.win });
  return typeof later === 'string' ? null : later;
};
