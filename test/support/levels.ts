/** The bot's levels measured against one fixed opponent. */

import { Solver } from '../../src/engine/solve/solver.ts';
import type { Position } from '../../src/games/line.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import type { BotLevel } from '../../src/play/model/match.ts';
import { chooseMove } from '../../src/play/player.ts';
import { positionOf } from './positions.ts';

/** Whether the player to move wins, as the solver finds. */
export const wins = ({ spot, win }: Position): boolean =>
  new Solver(100_000).outcome(spot, win)?.value === true;

/** Plays right with probability `skill`, else at random. */
const opponent = (position: Position, skill: number, random: () => number) => {
  const options = [...position.spot.options()];
  const right = options.filter((option) => !wins({ spot: option.to, win: position.win }));
  return random() < skill && right.length > 0 ? pick(right, random) : pick(options, random);
};

/**
 * Number of `games` that the bot wins at `level`, from the same starts against the same opponent, each side starting half of
 * them.
 */
export const score = (level: BotLevel, games: number): number => {
  let won = 0;
  for (let i = 0; i < games; i += 1) {
    const chance = seeded(`starts ${i}`);
    const win = 'normal';
    let spot = positionOf(
      `nim ${Array.from({ length: 3 }, () => 1 + Math.floor(chance() * 7)).join(' ')}`,
    ).spot;
    let bot = i % 2 === 0;
    for (let ply = 0; !spot.isOver(); ply += 1) {
      const random = seeded(`${i} ${ply}`);
      const option = bot ? chooseMove({ spot, win }, level, random) : opponent({ spot, win }, 0.6, random);
      spot = option.to;
      bot = !bot;
    }
    if (!bot) won += 1;
  }
  return won;
};
