import { gameIds } from '../../src/games/registry.ts';

type Id = (typeof gameIds)[number];

const named = process.env['TEST_GAMES']?.split(',');

/** The games that this run is about: all, or those that `npm run test -- nim` and `npm run test:quick` name in `TEST_GAMES`. */
export const chosenGames: readonly Id[] =
  named === undefined ? gameIds : gameIds.filter((id) => named.includes(id));
