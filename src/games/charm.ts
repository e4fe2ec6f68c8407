import { type GameId, gameIds } from './registry.ts';

/** Games offered to newcomers first: quick to learn, good to look at. */
const FIRST = [
  'nim',
  'chomp',
  'kayles',
  'hackenbush',
  'wythoff',
  'euclid',
  'fibonacci',
  'coins',
  'bash',
  'treblecross',
  'dawsonchess',
  'geography',
  'nimble',
  'grundy',
  'staircase',
] as const satisfies readonly GameId[];

/** Contest exercises, and games that the player has to define: after all others. */
const LAST = [
  'addsub',
  'funny',
  'box',
  'ed',
  'division',
  'restnim',
  'custom',
] as const satisfies readonly GameId[];

const isIn = (some: readonly GameId[], id: GameId): boolean => some.includes(id);

/** All games in the order of every list that users choose from. */
export const GAMES_BY_CHARM: readonly GameId[] = [
  ...FIRST,
  ...gameIds.filter((id) => !isIn(FIRST, id) && !isIn(LAST, id)),
  ...LAST,
];
