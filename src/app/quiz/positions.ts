import { compound } from '../../engine/core/compound.ts';
import type { Win } from '../../engine/core/game.ts';
import type { Result } from '../../engine/core/result.ts';
import type { SealedGame, Spot } from '../../engine/core/spot.ts';
import type { Position } from '../../games/line.ts';
import { definitionIn, ownGame } from '../definitions.ts';
import { pick } from '../random.ts';
import { Recent } from '../recent.ts';
import { examine, type SolvedPosition } from './solved-position.ts';

/** The games there are, and how a line is read. */
export interface Catalogue {
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly parse: (line: string) => Result<Position>;
}

/** Positions of one size that are kept; peers of a game. */
const MOST_KEPT = 3000;
const MOST_PEERS = 48;
/** Games of servers' own that are remembered. */
const MOST_OWNED = 200;
/** Pools and peers that are kept: all of the catalogue's, and some of servers' own games. */
const MOST_POOLS = 400;
/** The size of the small positions among which are most that are easy. */
const SWEPT_SIZE = 10;
/** The size of the small positions that stand for a game. */
const PEER_SIZE = 3;
const MOST_SIZE = 5;

/** Where positions come from: small ones, deals, and neighbours of a given one. */
export interface Positions {
  /** A position of about `size` (1 to 5), small or dealt. */
  draw(game: string, size: number, random: () => number): Spot;
  /** Like `like`: the same games, and the same options of them where its numbers can be changed a little. */
  drawLike(like: Spot, size: number, random: () => number): Spot;
  /** Any position of the same games as `like`, of about `size`. */
  drawOf(like: Spot, size: number, random: () => number): Spot;
  /** Small positions of the same game as `like`, each once; none of several games together. */
  smallOf(like: Spot): readonly Spot[];
  /** Small positions that stand for a game under a win rule, examined; not over. */
  peers(game: string, win: Win): readonly SolvedPosition[];
  /** The same for the game of a component. */
  peersLike(spot: Spot, win: Win): readonly SolvedPosition[];
}

/** A game, and what it is told apart by: its id, or its definition. */
interface Source {
  readonly key: string;
  readonly game: SealedGame;
}

/** Small positions and deals over a catalogue; pools are kept, the catalogue's all and some of servers' own games. */
export const positionsOf = ({ games, parse }: Catalogue): Positions => {
  const owned = new Recent<Source | null>(MOST_OWNED);
  /** The game of a component: the one its line defines, else by its id. */
  const sourceOf = ({ line, game: id }: Spot): Source => {
    const definition = definitionIn(line);
    const known = definition === null ? undefined : owned.get(definition);
    if (known !== undefined) return known ?? { key: id, game: games[id]! };
    const game = definition === null ? null : ownGame(definition, parse);
    const source = game === null ? null : { key: definition!, game };
    if (definition !== null) owned.set(definition, source);
    return source ?? { key: id, game: games[id]! };
  };
  const pools = new Recent<readonly Spot[]>(MOST_POOLS);
  const poolOf = ({ key: of, game }: Source, size: number): readonly Spot[] => {
    const key = `${of} ${size}`;
    const known = pools.get(key);
    if (known !== undefined) return known;
    const pool: Spot[] = [];
    for (const spot of game.small(size)) if (pool.push(spot) >= MOST_KEPT) break;
    pools.set(key, pool);
    return pool;
  };
  const drawFrom = (source: Source, size: number, random: () => number): Spot => {
    const whole = Math.min(MOST_SIZE, Math.max(1, Math.round(size)));
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
  const known = new Recent<readonly SolvedPosition[]>(MOST_POOLS);
  const peersOf = (source: Source, win: Win): readonly SolvedPosition[] => {
    const key = `${source.key} ${win}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const pool = poolOf(source, PEER_SIZE);
    const step = Math.max(1, Math.floor(pool.length / MOST_PEERS));
    const peers = pool
      .filter((_, i) => i % step === 0)
      .slice(0, MOST_PEERS)
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
    smallOf: (spot) => (spot.compound === null ? poolOf(sourceOf(spot), SWEPT_SIZE) : []),
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
