import { formatLine } from '../../games/line.ts';
import { type CustomId, shortId } from '../../kernel/custom-id.ts';
import { seatOf } from '../../play/log.ts';
import type { Puzzle, Solution, TriedMove } from '../../play/model/answers.ts';
import type { Live } from '../../play/model/match.ts';
import { type MoveFocus, WHOLE } from '../../play/screens/moves.ts';
import { typedMove } from '../../play/screens/resign.ts';
import {
  puzzleScreen,
  reviewListScreen,
  reviewScreen,
  shownMove,
  solutionScreen,
} from '../../play/screens/review.ts';
import type { Bot } from '../bot.ts';
import type { Call } from '../call.ts';
import { byVerb, type Controls } from '../control.ts';
import { puzzleDrawings, reviewDrawings } from '../drawing.ts';
import type { IllustratedScreen } from '../live/picture-followup.ts';
import { answerAnalysis } from './analysis.ts';
import { tellMatchFault } from './match.ts';
import { moveControls } from './moves.ts';

/** Shows the overview of a match in a new private message, or in place of the clicked one. */
const overview = async (
  bot: Bot,
  call: Call,
  match: string,
  page: number,
  inPlace: boolean,
  others: readonly Live[] = [],
): Promise<void> => {
  const found = await bot.app.reviews.review(match);
  if (!found.ok) return tellMatchFault(call, found.error);
  await call.showDrawn(
    {
      drawings: () => reviewDrawings(found.value, call.own),
      screen: ([picture]) =>
        reviewScreen(found.value, page, call.facts.user, call.own, { picture: picture ?? null, others }),
    },
    inPlace,
  );
};

const withPuzzle = async (
  bot: Bot,
  call: Call,
  id: CustomId,
  show: (puzzle: Puzzle) => Promise<void>,
): Promise<void> => {
  const found = await bot.app.reviews.puzzle(id.id, id.revision);
  if (found.ok) await show(found.value);
  else await tellMatchFault(call, found.error);
};

const ask = (bot: Bot, call: Call, id: CustomId, focus: MoveFocus): Promise<void> =>
  withPuzzle(bot, call, id, (puzzle) => call.updateDrawn(puzzleDraft(call, puzzle, { focus })));

const puzzleDraft = (
  call: Call,
  puzzle: Puzzle,
  options: { readonly attempt?: TriedMove; readonly focus?: MoveFocus },
): IllustratedScreen => ({
  drawings: () => puzzleDrawings(puzzle, call.own),
  screen: (pictures) => puzzleScreen(puzzle, call.own, { ...options, pictures }),
});

const solutionDraft = (call: Call, solution: Solution, attempt: TriedMove | null): IllustratedScreen => ({
  drawings: () => puzzleDrawings(solution.puzzle, call.own, shownMove(solution, attempt)),
  screen: (pictures) => solutionScreen(solution, call.own, attempt, pictures),
});

/** Serves a tried move: shows the solution if it wins, otherwise asks again. */
const attempt = async (bot: Bot, call: Call, id: CustomId, move: string): Promise<void> => {
  const tried = await bot.app.reviews.attempt(id.id, id.revision, move);
  if (!tried.ok) return tellMatchFault(call, tried.error);
  const { puzzle, wins } = tried.value;
  if (wins !== null) await bot.app.practice.puzzle(call.facts.user, puzzle, wins);
  if (wins !== true) return call.updateDrawn(puzzleDraft(call, puzzle, { attempt: tried.value }));
  const solution = await bot.app.reviews.solution(id.id, id.revision);
  if (!solution.ok) return tellMatchFault(call, solution.error);
  return call.updateDrawn(solutionDraft(call, solution.value, tried.value));
};

const controls: Controls = {
  open: (bot, call, id) => overview(bot, call, id.id, 0, false),
  list: (bot, call) => overview(bot, call, call.chosen, 0, true),
  page: (bot, call, id) => overview(bot, call, id.id, Number(id.argument) || 0, true),
  ask: (bot, call, id) => ask(bot, call, id, WHOLE),
  ...moveControls(ask, attempt),
  type: (bot, call, id) =>
    withPuzzle(bot, call, id, (puzzle) =>
      call.ask(typedMove(shortId('r', id.id, id.revision, 'typed'), puzzle.played.from, call.own)),
    ),
  tell: async (bot, call, id) => {
    const solution = await bot.app.reviews.solution(id.id, id.revision);
    if (!solution.ok) return tellMatchFault(call, solution.error);
    const { puzzle } = solution.value;
    // Counts as missed for the player whose mistake it was; others may just look.
    if (seatOf(puzzle.live.match, call.facts.user) === puzzle.played.seat)
      await bot.app.practice.puzzle(call.facts.user, puzzle, false);
    await call.updateDrawn(solutionDraft(call, solution.value, null));
  },
  why: (bot, call, id) =>
    withPuzzle(bot, call, id, ({ live, played }) =>
      answerAnalysis(bot, call, { line: formatLine({ spot: played.from, win: live.win }) }),
    ),
};

/** Controls of a review: pages, puzzles and their answers. */
export const reviewControl = byVerb(controls);

/** Opens the `number`th of the user's last games, by default the latest, with a list of the others. */
export const openReview = async (bot: Bot, call: Call, number: number | null): Promise<void> => {
  const lives = await bot.app.matches.finishedOf(call.facts.user);
  const words = call.own.screens.review;
  const live = lives[(number ?? 1) - 1];
  if (live !== undefined) return overview(bot, call, live.match.id, 0, false, lives);
  const told = number === null || lives.length === 0 ? null : words.noSuchGame;
  await call.tell(reviewListScreen(lives, call.facts.user, call.own, told));
};
