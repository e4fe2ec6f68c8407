import type { QuestionMaker } from '../class/question-maker.ts';
import { type Day, isoDate, weekdayOf } from '../model/day.ts';
import type { Question } from '../model/question.ts';
import { difficultyOn, gamesOfWeek } from './calendar.ts';

/** Distance from the wanted difficulty that is close enough. */
const CLOSE_DIFFICULTY_GAP = 0.5;

const SUNDAY = 6;
/** Days between a week and the one whose games replace those without a puzzle: far enough that no game returns soon. */
const STAND_IN_DAYS = 21;

type Maker = Pick<QuestionMaker, 'generate'>;

interface Candidate {
  readonly game: string;
  readonly question: Question;
}

/** The first of the games with a position as hard as the day requires, or the closest one. Null: none has any. */
const fitting = async (maker: Maker, day: Day, games: readonly string[]): Promise<Candidate | null> => {
  const difficulty = difficultyOn(day);
  const gapOf = ({ question }: Candidate): number => Math.abs(question.difficulty - difficulty);
  let best: Candidate | null = null;
  for (const game of games) {
    const seed = `daily ${isoDate(day)} ${game}`;
    const question = await maker.generate({
      kind: 'winning-move',
      games: [game],
      difficulty,
      seed,
      typed: true,
    });
    if (question === null) continue;
    const one = { game, question };
    if (gapOf(one) <= CLOSE_DIFFICULTY_GAP) return one;
    if (best === null || gapOf(one) < gapOf(best)) best = one;
  }
  return best;
};

/**
 * The puzzle of a day: find a winning move. The games of its week are assigned from Sunday backwards, so that a game without
 * hard positions falls on an early day. A game that never has three moves is replaced. A function of the day and the
 * catalogue: every machine makes the same one.
 */
export const puzzleOn = async (maker: Maker, day: Day, ids: readonly string[]): Promise<Question> => {
  let games = gamesOfWeek(day, ids);
  for (let weekday = SUNDAY; ; weekday -= 1) {
    const of = day - weekdayOf(day) + weekday;
    const found =
      (await fitting(maker, of, games)) ?? (await fitting(maker, of, gamesOfWeek(day + STAND_IN_DAYS, ids)));
    if (found === null) throw new Error(`no puzzle for ${isoDate(of)}`);
    if (of === day) return found.question;
    games = games.filter((game) => game !== found.game);
  }
};
