import { gameIds } from '../../src/games/registry.ts';

type Id = (typeof gameIds)[number];

const named = process.env['TEST_GAMES']?.split(',');

/** The games of this run: all, or those that `npm run test -- nim` and `npm run test:quick` put into `TEST_GAMES`. */
export const chosenGames: readonly Id[] =
  named === undefined ? gameIds : gameIds.filter((id) => named.includes(id));
