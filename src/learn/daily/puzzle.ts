import type { QuestionSource } from '../class/question-maker.ts';
import { type Day, isoDate, weekdayOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import { firstNear } from '../questions/first-near.ts';
import { difficultyOn, gamesOfWeek } from './calendar.ts';

const CLOSE_DIFFICULTY_GAP = 0.5;

const SUNDAY = 6;
/** Days between a week and the one whose games replace those without a puzzle: far enough that no game returns soon. */
const STAND_IN_DAYS = 21;

/** The first of the games with a position as hard as the day requires, or the closest one. Null: none has any. */
const fitting = (maker: QuestionSource, day: Day, games: readonly string[]): Promise<Question | null> => {
  const difficulty = difficultyOn(day);
  return firstNear(
    games,
    (game) =>
      maker.generate({
        kind: 'winning-move',
        games: [game],
        difficulty,
        seed: `daily ${isoDate(day)} ${game}`,
        typed: true,
      }),
    difficulty,
    CLOSE_DIFFICULTY_GAP,
  );
};

/**
 * The puzzle of a day: find a winning move. The games of its week are assigned from Sunday backwards, so that a game without
 * hard positions falls on an early day. A game that never has three moves is replaced. A function of the day and the
 * catalogue: every machine makes the same one.
 */
export const puzzleOn = async (
  maker: QuestionSource,
  day: Day,
  ids: readonly string[],
): Promise<Question> => {
  let games = gamesOfWeek(day, ids);
  for (let weekday = SUNDAY; ; weekday -= 1) {
    const of = day - weekdayOf(day) + weekday;
    const found =
      (await fitting(maker, of, games)) ?? (await fitting(maker, of, gamesOfWeek(day + STAND_IN_DAYS, ids)));
    if (found === null) throw new Error(`no puzzle for ${isoDate(of)}`);
    if (of === day) return found;
    games = games.filter((game) => game !== found.game);
  }
};
