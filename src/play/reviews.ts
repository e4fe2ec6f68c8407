import { ok, type Result } from '../engine/core/result.ts';
import type { Reviews } from './api.ts';
import { someMoves } from './decide.ts';
import type { MatchTable } from './match-table.ts';
import type { Puzzle, Summary } from './model/answers.ts';
import { type Fault, refuse } from './model/faults.ts';
import type { Live, MatchId, SeatIndex } from './model/match.ts';
import type { Summaries } from './summaries.ts';
import type { Thinker } from './thinking.ts';

/** Of a game, in practice. */
export const MAX_MISTAKES_ASKED = 10;

/** The moves by which `seat` gave a win away, as indices into the history. */
export const mistakesOf = ({ marks }: Summary, seat: SeatIndex): readonly number[] =>
  marks.flatMap((mark, i) => (mark === 'threw' && i % 2 === seat ? [i] : []));

const puzzleOf = async (live: Live, ply: number, summaries: Summaries): Promise<Result<Puzzle, Fault>> => {
  const played = live.history[ply];
  if (played === undefined) return refuse('no-such-match', { id: live.match.id });
  return ok({ live, ply, played, mistakes: mistakesOf(await summaries.of(live), played.seat) });
};

/** Reviews of finished matches (see `Reviews`). Writes nothing: everybody who sees a board may review it. */
export const reviewsOf = (table: MatchTable, summaries: Summaries, thinker: Thinker): Reviews => {
  const ended = async (id: MatchId): Promise<Result<Live, Fault>> => {
    const live = await table.load(id);
    if (!live.ok || live.value.match.status === 'over') return live;
    return refuse('not-over', { live: live.value });
  };
  const puzzle = async (id: MatchId, ply: number): Promise<Result<Puzzle, Fault>> => {
    const live = await ended(id);
    return live.ok ? puzzleOf(live.value, ply, summaries) : live;
  };
  return {
    review: async (id) => {
      const live = await ended(id);
      if (!live.ok) return live;
      const summary = await summaries.of(live.value);
      return ok({ live: live.value, summary, lengths: await thinker.think('lengths', live.value) });
    },
    puzzle,
    attempt: async (id, ply, text) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const option = played.from.play(text);
      if (!option.ok) return refuse('bad-move', { refusal: option.error, ...someMoves(played.from) });
      const at = { spot: played.from, win: live.win };
      const tried = await thinker.think('attempt', at, { move: option.value.move });
      return ok({ puzzle: asked.value, ...tried });
    },
    solution: async (id, ply) => {
      const asked = await puzzle(id, ply);
      if (!asked.ok) return asked;
      const { played, live } = asked.value;
      const at = { spot: played.from, win: live.win };
      const told = await thinker.think('solution', at, { move: played.option.move });
      return ok({ puzzle: asked.value, ...told });
    },
  };
};
