import type { Question } from '../model/question.ts';
import { difficultyGap } from './position-search.ts';

/**
 * Asks about one game after the other until a question is within `maxGap` of the wanted difficulty; else the nearest one. Null:
 * none of the games has any. `maxGames`: after so many games any question will do.
 */
export const firstNear = async (
  games: readonly string[],
  ask: (game: string) => Promise<Question | null>,
  difficulty: number,
  maxGap: number,
  maxGames = games.length,
): Promise<Question | null> => {
  let best: Question | null = null;
  for (const [tried, game] of games.entries()) {
    if (best !== null && tried >= maxGames) break;
    const found = await ask(game);
    if (found === null) continue;
    if (best === null || difficultyGap(found, difficulty) < difficultyGap(best, difficulty)) best = found;
    if (difficultyGap(best, difficulty) <= maxGap) break;
  }
  return best;
};
