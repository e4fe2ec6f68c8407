import type { Done, Puzzle, Review } from './answers.ts';
import type { Reviews } from './api.ts';
import { someMoves } from './decide.ts';
import { done, fault } from './done.ts';
import type { Live, MatchId, SeatIndex } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { Summaries } from './summaries.ts';
import type { Thinker } from './thinking.ts';

const puzzleOf = async (live: Live, ply: number, summaries: Summaries): Promise<Done<Puzzle>> => {
  const played = live.history[ply];
  if (played === undefined) return fault('no-such-match', { id: live.match.id });
  const { marks } = await summaries.of(live);
  const mistakes = marks.flatMap((mark, i) => (mark === 'threw' && i % 2 === played.seat ? [i] : []));
  return done({ live, ply, played, mistakes, mark: marks[ply] ?? 'unknown' });
};

/** The moves by which `seat` gave a win away, as indices into the history. */
export const mistakesOf = (review: Review, seat: SeatIndex): readonly number[] =>
  review.summary.marks.flatMap((mark, i) => (mark === 'threw' && i % 2 === seat ? [i] : []));

/** Looking back at matches that ended (see `Reviews`). Nothing is written: whoever may see a board may look back at it. */
export const reviewsOf = (table: MatchTable, summaries: Summaries, thinker: Thinker): Reviews => {
  const ended = async (id: MatchId): Promise<Done<Live>> => {
    const live = await table.load(id);
    if (!live.ok || live.value.match.status === 'over') return live;
    return fault('not-over', { live: live.value });
  };
  const puzzle = async (id: MatchId, ply: number): Promise<Done<Puzzle>> => {
    const live = await ended(id);
    return live.ok ? puzzleOf(live.value, ply, summaries) : live;
  };
  return {
    review: async (id) => {
      const live = await ended(id);
      if (!live.ok) return live;
      const summary = await summaries.of(live.value);
      return done({ live: live.value, summary, lengths: await thinker.think('lengths', live.value) });
    },
    puzzle,
    attempt: async (id, ply, text) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const option = played.from.play(text);
      if (!option.ok) return fault('bad-move', { refusal: option.error, ...someMoves(played.from) });
      const at = { spot: played.from, win: live.win };
      const tried = await thinker.think('attempt', at, { move: option.value.move });
      return done({ puzzle: asked.value, ...tried });
    },
    solution: async (id, ply) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const at = { spot: played.from, win: live.win };
      const told = await thinker.think('solution', at, { move: played.option.move });
      return done({ puzzle: asked.value, ...told });
    },
  };
};
