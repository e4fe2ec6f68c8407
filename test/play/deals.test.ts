/** What is dealt, in every game: it is known who wins it, a person can have the winning side, and the strongest bot keeps it. */
import { describe, expect, it } from 'vitest';
import { gameIds, registry } from '../../src/games/registry.ts';
import { pick, seeded } from '../../src/kernel/random.ts';
import { deal, quickOutcome } from '../../src/play/deal.ts';
import { chooseMove } from '../../src/play/player.ts';
import { some } from '../support/amount.ts';

const SIZES = [1, 2, 3, 4, 5];
const GAMES = gameIds.map((id, i) => [id, i] as const);
/** Moves that the opponent chooses among. */
const CHOICE = 200;

describe.each(GAMES)('%s', (id, i) => {
  it.each(['normal', 'misere'] as const)('under %s play', (win) => {
    for (const size of some(SIZES, 2, i)) {
      const random = seeded(`${id} ${win} ${size}`);
      const plain = deal(registry[id], win, size, random, null);
      expect(plain === null ? null : quickOutcome(plain), `dealt at size ${size}`).not.toBeNull();
      const winnable = deal(registry[id], win, size, random, 'N');
      expect(winnable, `one to win at size ${size}`).not.toBeNull();
      let spot = winnable!.spot;
      const start = spot.line;
      let bot = true;
      for (; !spot.isOver(); bot = !bot) {
        const replies = [...spot.options()].slice(0, CHOICE);
        spot = (bot ? chooseMove({ spot, win }, 'perfect', random) : pick(replies, random)).to;
      }
      expect(win === 'normal' ? !bot : bot, `perfect wins ${start}`).toBe(true);
    }
  });
});
