/** A small sample of scripts/soak/play.ts: people play at once, every result is right and every click is answered. */
import { expect, test } from 'vitest';
import { gameIds } from '../../src/games/registry.ts';
import { NO_LIMITS, playGames } from '../support/players.ts';
import { random } from '../support/random.ts';
import { stage } from '../support/stage.ts';

test('five people play a game of every kind at once', async () => {
  const held = await stage({ local: { limits: NO_LIMITS }, seed: 'soak' });
  try {
    const played = await playGames(held, 5, gameIds.length, random(7));
    expect(played.wrong).toEqual([]);
    expect(played.games).toBe(gameIds.length);
    expect(played.clicks).toBeGreaterThan(gameIds.length);
    expect(held.logged).toEqual([]);
  } finally {
    await held.close();
  }
});
