import { compound } from '../../engine/core/compound.ts';
import type { Win } from '../../engine/core/game.ts';
import { collect, ok, type Result } from '../../engine/core/result.ts';
import type { SealedGame, Spot } from '../../engine/core/spot.ts';
import type { Position } from '../../games/line.ts';
import { pick } from '../../kernel/random.ts';
import { Recent } from '../../kernel/recent.ts';
import { definitionIn, ownGame } from '../../play/definitions.ts';
import { type GameWish, gameWish } from '../model/game-wish.ts';
import { examine, type SolvedPosition } from './solved-position.ts';

/** The games, and the parser of lines. */
export interface GameCatalogue {
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly parse: (line: string) => Result<Position>;
}

/** Cache limits. */
const MAX_POOL_POSITIONS = 3000;
/** Limit of all pools together: some 20 MB. */
const MAX_CACHED_POSITIONS = 40_000;
const MAX_PEERS = 48;
const MAX_OWN_GAMES = 200;
/** Holds the whole catalogue and some of the servers' own games. */
const MAX_PEER_LISTS = 400;
/** Size for `smallOf`: includes nearly all easy positions. */
const SMALL_SIZE = 10;
const PEER_SIZE = 3;
/** Positions drawn until one fits the wanted parameters. */
const MAX_DRAWS = 8;
/** Decrease in size for each further component of a sum. */
const SIZE_LOSS_PER_COMPONENT = 1;
export const MAX_POSITION_SIZE = 5;

/** Sources of positions: small ones, deals, and variations of a given one. */
export interface Positions {
  /** A position of about `size` (1 to 5), small or dealt, of a `GameWish`; an Error where its parameters suit none. */
  draw(wish: string, size: number, random: () => number): Result<Spot>;
  /** A variation of `like`: its numbers changed a little, or another position as of `drawOf`. */
  drawLike(like: Spot, size: number, random: () => number, wish?: string): Spot;
  /** Any position of about `size` of the wish, or of the same games as `like`. */
  drawOf(like: Spot, size: number, random: () => number, wish?: string): Spot;
  /** Small positions of the game of `like`, each once; empty for compounds. */
  smallOf(like: Spot): readonly Spot[];
  /** A sample of small solved positions of a game that are not over. */
  peers(game: string, win: Win): readonly SolvedPosition[];
  /** The same of the game of a component, with the rules that its line states. */
  peersLike(spot: Spot, win: Win): readonly SolvedPosition[];
}

/** Options that say where things are, or what was taken last: all others state rules. */
const PLACES: ReadonlySet<string> = new Set(['at', 'gone', 'limit', 'root', 'stones']);
const isRule = (token: string): boolean => token.includes('=') && !PLACES.has(token.split('=')[0]!);

/** The position under these rules in place of its own; null where it isn't one. */
const ruledBy = (parse: GameCatalogue['parse'], { line }: Spot, rules: readonly string[]): Spot | null => {
  const position = parse([...line.split(' ').filter((token) => !isRule(token)), ...rules].join(' '));
  return position.ok ? position.value.spot : null;
};

/** A game with its cache key: its id, or its definition. */
interface Source {
  readonly key: string;
  readonly game: SealedGame;
}

/** Positions over a catalogue, with cached pools. */
export const positionsOf = ({ games, parse }: GameCatalogue): Positions => {
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
  const pools = new Recent<readonly Spot[]>(MAX_CACHED_POSITIONS, (pool) => pool.length + 1);
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
    const whole = Math.min(MAX_POSITION_SIZE, Math.max(1, Math.round(size)));
    const dealt = random() < 0.5;
    const pool = dealt ? [] : poolOf(source, whole);
    return pool.length === 0 ? source.game.deal(whole, random) : pick(pool, random);
  };
  /** The position with its parameters replaced. */
  const withOptions = (spot: Spot, options: readonly string[]): Result<Spot> => {
    if (options.length === 0) return ok(spot);
    const keys = options.map((option) => option.slice(0, option.indexOf('=') + 1));
    const kept = spot.line.split(' ').filter((token) => !keys.some((key) => token.startsWith(key)));
    const position = parse([...kept, ...options].join(' '));
    return position.ok ? ok(position.value.spot) : position;
  };
  const drawComponent = (
    { game, options }: GameWish['components'][number],
    size: number,
    random: () => number,
  ): Result<Spot> => {
    const once = () => withOptions(drawFrom({ key: game, game: games[game]! }, size, random), options);
    let drawn = once();
    for (let draws = 1; !drawn.ok && draws < MAX_DRAWS; draws += 1) drawn = once();
    return drawn;
  };
  const draw = (wish: string, size: number, random: () => number): Result<Spot> => {
    const { how, components } = gameWish(wish);
    const each = Math.max(1, size - SIZE_LOSS_PER_COMPONENT * (components.length - 1));
    const spots = collect(components.map((component) => drawComponent(component, each, random)));
    if (!spots.ok) return spots;
    return ok(spots.value.length === 1 ? spots.value[0]! : compound(how, spots.value));
  };
  const drawSpot = (spot: Spot, size: number, random: () => number): Spot =>
    spot.compound === null
      ? drawFrom(sourceOf(spot), size, random)
      : compound(
          spot.compound,
          spot.components.map((component) => drawSpot(component, size, random)),
        );
  const drawOf: Positions['drawOf'] = (spot, size, random, wish) => {
    const drawn = wish === undefined ? null : draw(wish, size, random);
    return drawn?.ok === true ? drawn.value : drawSpot(spot, size, random);
  };
  const known = new Recent<readonly SolvedPosition[]>(MAX_PEER_LISTS);
  /** `rules`: the options that stand in place of their own. */
  const peersOf = (source: Source, win: Win, rules: readonly string[] | null): readonly SolvedPosition[] => {
    const key = `${source.key} ${win} ${rules?.join(' ') ?? 'any'}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const pool = poolOf(source, PEER_SIZE);
    const step = Math.max(1, Math.floor(pool.length / MAX_PEERS));
    const spots = pool
      .filter((_, i) => i % step === 0)
      .slice(0, MAX_PEERS)
      .flatMap((spot) => (rules === null ? spot : (ruledBy(parse, spot, rules) ?? [])));
    const peers = [...new Map(spots.map((spot) => [spot.line, spot])).values()].flatMap((spot) => {
      const peer = examine({ spot, win });
      return typeof peer === 'string' ? [] : [peer];
    });
    known.set(key, peers);
    return peers;
  };
  return {
    draw,
    drawLike: (spot, size, random, wish) => {
      const nudged = random() < 0.7 ? parse(nudge(spot.line, random)) : null;
      if (nudged?.ok === true && nudged.value.win === 'normal') return nudged.value.spot;
      return drawOf(spot, size, random, wish);
    },
    drawOf,
    smallOf: (spot) => (spot.compound === null ? poolOf(sourceOf(spot), SMALL_SIZE) : []),
    peers: (game, win) => peersOf({ key: game, game: games[game]! }, win, null),
    peersLike: (spot, win) => peersOf(sourceOf(spot), win, spot.line.split(' ').filter(isRule)),
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
