import { compound } from '../../engine/core/compound.ts';
import type { Win } from '../../engine/core/game.ts';
import type { Result } from '../../engine/core/result.ts';
import type { SealedGame, Spot } from '../../engine/core/spot.ts';
import type { Position } from '../../games/line.ts';
import { pick } from '../../kernel/random.ts';
import { Recent } from '../../kernel/recent.ts';
import { definitionIn, ownGame } from '../../play/definitions.ts';
import { examine, type SolvedPosition } from './solved-position.ts';

/** The games there are, and how a line is read. */
export interface Catalogue {
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly parse: (line: string) => Result<Position>;
}

/** Cache limits: positions of one pool, peers of a game, servers' own games, pools. */
const MAX_POOL_POSITIONS = 3000;
/** Limit of all pools together: some 20 MB. */
const MAX_KEPT_POSITIONS = 40_000;
const MAX_PEERS = 48;
const MAX_OWN_GAMES = 200;
/** Holds the whole catalogue and some of the servers' own games. */
const MAX_POOLS = 400;
/** Size for `smallOf`: includes nearly all easy positions. */
const SMALL_SIZE = 10;
const PEER_SIZE = 3;
const MAX_SIZE = 5;

/** Sources of positions: small ones, deals, and variations of a given one. */
export interface Positions {
  /** A position of about `size` (1 to 5), small or dealt. */
  draw(game: string, size: number, random: () => number): Spot;
  /** A variation of `like`: its numbers changed a little, or another position of the same games. */
  drawLike(like: Spot, size: number, random: () => number): Spot;
  /** Any position of the same games as `like`, of about `size`. */
  drawOf(like: Spot, size: number, random: () => number): Spot;
  /** Small positions of the game of `like`, each once; empty for compounds. */
  smallOf(like: Spot): readonly Spot[];
  /** A sample of small solved positions of a game that are not over. */
  peers(game: string, win: Win): readonly SolvedPosition[];
  /** The same for the game of a component. */
  peersLike(spot: Spot, win: Win): readonly SolvedPosition[];
}

/** A game with its cache key: its id, or its definition. */
interface Source {
  readonly key: string;
  readonly game: SealedGame;
}

/** Positions over a catalogue, with cached pools. */
export const positionsOf = ({ games, parse }: Catalogue): Positions => {
  const owned = new Recent<Source | null>(MAX_OWN_GAMES);
  /** The game of a component: by its definition if the line has one, else by its id. */
  const sourceOf = ({ line, game: id }: Spot): Source => {
    const definition = definitionIn(line);
    const known = definition === null ? undefined : owned.get(definition);
    if (known !== undefined) return known ?? { key: id, game: games[id]! };
    const game = definition === null ? null : ownGame(definition, parse);
    const source = game === null ? null : { key: definition!, game };
    if (definition !== null) owned.set(definition, source);
    return source ?? { key: id, game: games[id]! };
  };
  const pools = new Recent<readonly Spot[]>(MAX_KEPT_POSITIONS, (pool) => pool.length + 1);
  const poolOf = ({ key: of, game }: Source, size: number): readonly Spot[] => {
    const key = `${of} ${size}`;
    const known = pools.get(key);
    if (known !== undefined) return known;
    const pool: Spot[] = [];
    for (const spot of game.small(size)) if (pool.push(spot) >= MAX_POOL_POSITIONS) break;
    pools.set(key, pool);
    return pool;
  };
  const drawFrom = (source: Source, size: number, random: () => number): Spot => {
    const whole = Math.min(MAX_SIZE, Math.max(1, Math.round(size)));
    const dealt = random() < 0.5;
    const pool = dealt ? [] : poolOf(source, whole);
    return pool.length === 0 ? source.game.deal(whole, random) : pick(pool, random);
  };
  const drawSpot = (spot: Spot, size: number, random: () => number): Spot =>
    spot.compound === null
      ? drawFrom(sourceOf(spot), size, random)
      : compound(
          spot.compound,
          spot.components.map((component) => drawSpot(component, size, random)),
        );
  const known = new Recent<readonly SolvedPosition[]>(MAX_POOLS);
  const peersOf = (source: Source, win: Win): readonly SolvedPosition[] => {
    const key = `${source.key} ${win}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const pool = poolOf(source, PEER_SIZE);
    const step = Math.max(1, Math.floor(pool.length / MAX_PEERS));
    const peers = pool
      .filter((_, i) => i % step === 0)
      .slice(0, MAX_PEERS)
      .flatMap((spot) => {
        const peer = examine({ spot, win });
        return typeof peer === 'string' ? [] : [peer];
      });
    known.set(key, peers);
    return peers;
  };
  return {
    draw: (game, size, random) => drawFrom({ key: game, game: games[game]! }, size, random),
    drawLike: (spot, size, random) => {
      const nudged = random() < 0.7 ? parse(nudge(spot.line, random)) : null;
      if (nudged?.ok === true && nudged.value.win === 'normal') return nudged.value.spot;
      return drawSpot(spot, size, random);
    },
    drawOf: drawSpot,
    smallOf: (spot) => (spot.compound === null ? poolOf(sourceOf(spot), SMALL_SIZE) : []),
    peers: (game, win) => peersOf({ key: game, game: games[game]! }, win),
    peersLike: (spot, win) => peersOf(sourceOf(spot), win),
  };
};

/** The line with each of its plain numbers changed by up to about a third. */
const nudge = (line: string, random: () => number): string =>
  line
    .split(' ')
    .map((token, i) => {
      if (i === 0 || !/^\d{1,6}$/.test(token)) return token;
      const number = Number(token);
      const reach = Math.max(2, Math.round(number / 3));
      return `${Math.max(0, number - reach + Math.floor(random() * (2 * reach + 1)))}`;
    })
    .join(' ');
