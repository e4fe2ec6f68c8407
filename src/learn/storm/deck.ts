import { recall } from '../../engine/core/maps.ts';
import { pick, seeded, shuffled } from '../../kernel/random.ts';
import { Recent } from '../../kernel/recent.ts';
import { CUSTOM } from '../../play/model/own-names.ts';
import type { QuestionSource } from '../class/question-maker.ts';
import type { Question } from '../model/question.ts';
import { levelAt } from '../model/storm.ts';
import { firstNear } from '../questions/first-near.ts';

/** Games of a run: few enough to remember their rules. */
const RUN_GAMES = 6;
/** In every run, since everybody knows it. */
const EVERY_RUN_GAME = 'nim';
const CLOSE_DIFFICULTY_GAP = 0.8;
const MAX_TRIED_GAMES = 3;
export const QUESTIONS_AHEAD = 4;
/** Questions cached: of some hundred runs. */
const MAX_CACHED_QUESTIONS = 1_000;

/** The games of a run, determined by the seed. Never a server's own. */
export const gamesOf = (seed: string, ids: readonly string[]): readonly string[] => {
  const random = seeded(`storm games ${seed}`);
  const others = ids.filter((id) => id !== CUSTOM && id !== EVERY_RUN_GAME);
  return [EVERY_RUN_GAME, ...shuffled(others, random).slice(0, RUN_GAMES - 1)];
};

/** The games in the order tried for a question. */
const turnsOf = (seed: string, number: number, ids: readonly string[]): readonly string[] => {
  const games = gamesOf(seed, ids);
  const round = shuffled(games, seeded(`storm round ${seed} ${Math.floor(number / games.length)}`));
  const turn = number % games.length;
  return [...round.slice(turn), ...round.slice(0, turn)];
};

/** Question `number` of a seed: about one of the run's games, at the difficulty of its number. */
export const questionAt = async (
  maker: QuestionSource,
  seed: string,
  number: number,
  ids: readonly string[],
): Promise<Question> => {
  const random = seeded(`storm question ${seed} ${number}`);
  const kind = random() < 0.5 ? 'outcome' : 'winning-move';
  const want = kind === 'outcome' ? pick(['P', 'N'] as const, random) : null;
  const difficulty = levelAt(number);
  const found = await firstNear(
    turnsOf(seed, number, ids),
    (game) =>
      maker.generate({ kind, games: [game], difficulty, seed: `storm ${seed} ${number} ${game}`, want }),
    difficulty,
    CLOSE_DIFFICULTY_GAP,
    MAX_TRIED_GAMES,
  );
  if (found === null) throw new Error(`no game has question ${number} of ${seed}`);
  return found;
};

/** Makes questions of runs under way ahead; a question not cached is made again, identically. */
export class Deck {
  readonly #maker: QuestionSource;
  readonly #games: readonly string[];
  readonly #kept = new Recent<Promise<Question>>(MAX_CACHED_QUESTIONS);

  /** `games`: ids of the games to ask about. */
  constructor(maker: QuestionSource, games: readonly string[]) {
    this.#maker = maker;
    this.#games = games;
  }

  gamesOf(seed: string): readonly string[] {
    return gamesOf(seed, this.#games);
  }

  /** Question `number`; then makes those after it. */
  async at(seed: string, number: number): Promise<Question> {
    const found = this.#one(seed, number);
    void found.then(() => this.#ahead(seed, number + 1, QUESTIONS_AHEAD)).catch(() => undefined);
    return found;
  }

  /** One after another, so that runs share the thread fairly. */
  async #ahead(seed: string, number: number, count: number): Promise<void> {
    for (let i = 0; i < count; i += 1) await this.#one(seed, number + i);
  }

  #one(seed: string, number: number): Promise<Question> {
    const key = `${seed} ${number}`;
    return recall(this.#kept, key, () => {
      const made = questionAt(this.#maker, seed, number, this.#games);
      // A failure is retried when the question is needed.
      made.catch(() => this.#kept.delete(key));
      return made;
    });
  }
}
