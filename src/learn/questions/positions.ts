import { compound } from '../../engine/core/compound.ts';
import type { Win } from '../../engine/core/game.ts';
import { recall } from '../../engine/core/maps.ts';
import { collect, ok, type Result } from '../../engine/core/result.ts';
import type { SealedGame, Spot } from '../../engine/core/spot.ts';
import type { ParseLine } from '../../games/line.ts';
import { firstOf } from '../../kernel/lists.ts';
import { pick } from '../../kernel/random.ts';
import { Recent } from '../../kernel/recent.ts';
import { definitionIn, ownGame } from '../../play/definitions.ts';
import { type GameWish, gameWish } from '../model/game-wish.ts';
import { examine, type SolvedPosition } from './solved-position.ts';

/** The games, and the parser of lines. */
export interface GameCatalogue {
  readonly games: Readonly<Record<string, SealedGame>>;
  readonly parse: ParseLine;
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

/** Options that say where things are, or what was taken last: all others state rules. */
const PLACES: ReadonlySet<string> = new Set(['at', 'gone', 'limit', 'root', 'stones']);
const isRule = (token: string): boolean => token.includes('=') && !PLACES.has(token.split('=')[0]!);

/** The position under these rules in place of its own; null where it isn't one. */
const ruledBy = (parse: GameCatalogue['parse'], { line }: Spot, rules: readonly string[]): Spot | null => {
  const position = parse([...line.split(' ').filter((token) => !isRule(token)), ...rules].join(' '));
  return position.ok ? position.value.spot : null;
};

/** A game with its cache key: its id, or its definition. */
interface GameSource {
  readonly key: string;
  readonly game: SealedGame;
}

/** Sources of positions of a catalogue: small ones, deals, and variations of a given one. */
export class Positions {
  readonly #games: GameCatalogue['games'];
  readonly #parse: GameCatalogue['parse'];
  /** Games of components by their definitions. */
  readonly #sources = new Recent<GameSource>(MAX_OWN_GAMES);
  readonly #pools = new Recent<readonly Spot[]>(MAX_CACHED_POSITIONS, (pool) => pool.length + 1);
  readonly #peers = new Recent<readonly SolvedPosition[]>(MAX_PEER_LISTS);

  constructor({ games, parse }: GameCatalogue) {
    this.#games = games;
    this.#parse = parse;
  }

  /** A position of about `size` (1 to 5), small or dealt, of a `GameWish`; an Error where its parameters suit none. */
  draw(wish: string, size: number, random: () => number): Result<Spot> {
    const { how, components } = gameWish(wish);
    const each = Math.max(1, size - SIZE_LOSS_PER_COMPONENT * (components.length - 1));
    const spots = collect(components.map((component) => this.#drawComponent(component, each, random)));
    if (!spots.ok) return spots;
    return ok(spots.value.length === 1 ? spots.value[0]! : compound(how, spots.value));
  }

  /** A variation of `like`: its numbers changed a little, or another position as of `drawOf`. */
  drawLike(like: Spot, size: number, random: () => number, wish?: string): Spot {
    const nudged = random() < 0.7 ? this.#parse(nudge(like.line, random)) : null;
    if (nudged?.ok === true && nudged.value.win === 'normal') return nudged.value.spot;
    return this.drawOf(like, size, random, wish);
  }

  /** Any position of about `size` of the wish, or of the same games as `like`. */
  drawOf(like: Spot, size: number, random: () => number, wish?: string): Spot {
    const drawn = wish === undefined ? null : this.draw(wish, size, random);
    return drawn?.ok === true ? drawn.value : this.#drawSpot(like, size, random);
  }

  /** Small positions of the game of `like`, each once; empty for compounds. */
  smallOf(like: Spot): readonly Spot[] {
    return like.compound === null ? this.#poolOf(this.#sourceOf(like), SMALL_SIZE) : [];
  }

  /** A sample of small solved positions of a game that are not over. */
  peers(game: string, win: Win): readonly SolvedPosition[] {
    return this.#peersOf({ key: game, game: this.#games[game]! }, win, null);
  }

  /** The same of the game of a component, with the rules that its line states. */
  peersLike(spot: Spot, win: Win): readonly SolvedPosition[] {
    return this.#peersOf(this.#sourceOf(spot), win, spot.line.split(' ').filter(isRule));
  }

  /** The game of a component: by its definition if the line has one, else by its id. */
  #sourceOf({ line, game: id }: Spot): GameSource {
    const byId = { key: id, game: this.#games[id]! };
    const definition = definitionIn(line);
    if (definition === null) return byId;
    return recall(this.#sources, definition, () => {
      const game = ownGame(definition, this.#parse);
      return game === null ? byId : { key: definition, game };
    });
  }

  #poolOf({ key: of, game }: GameSource, size: number): readonly Spot[] {
    return recall(this.#pools, `${of} ${size}`, () => firstOf(game.small(size), MAX_POOL_POSITIONS));
  }

  #drawFrom(source: GameSource, size: number, random: () => number): Spot {
    const whole = Math.min(MAX_POSITION_SIZE, Math.max(1, Math.round(size)));
    const dealt = random() < 0.5;
    const pool = dealt ? [] : this.#poolOf(source, whole);
    return pool.length === 0 ? source.game.deal(whole, random) : pick(pool, random);
  }

  #drawComponent(
    { game, options }: GameWish['components'][number],
    size: number,
    random: () => number,
  ): Result<Spot> {
    const source = { key: game, game: this.#games[game]! };
    const once = () => this.#withOptions(this.#drawFrom(source, size, random), options);
    let drawn = once();
    for (let draws = 1; !drawn.ok && draws < MAX_DRAWS; draws += 1) drawn = once();
    return drawn;
  }

  /** The position with its parameters replaced. */
  #withOptions(spot: Spot, options: readonly string[]): Result<Spot> {
    if (options.length === 0) return ok(spot);
    const keys = options.map((option) => option.slice(0, option.indexOf('=') + 1));
    const kept = spot.line.split(' ').filter((token) => !keys.some((key) => token.startsWith(key)));
    const position = this.#parse([...kept, ...options].join(' '));
    return position.ok ? ok(position.value.spot) : position;
  }

  #drawSpot(spot: Spot, size: number, random: () => number): Spot {
    if (spot.compound === null) return this.#drawFrom(this.#sourceOf(spot), size, random);
    return compound(
      spot.compound,
      spot.components.map((component) => this.#drawSpot(component, size, random)),
    );
  }

  /** `rules`: the options that stand in place of their own. */
  #peersOf(source: GameSource, win: Win, rules: readonly string[] | null): readonly SolvedPosition[] {
    const key = `${source.key} ${win} ${rules?.join(' ') ?? 'any'}`;
    return recall(this.#peers, key, () => {
      const pool = this.#poolOf(source, PEER_SIZE);
      const step = Math.max(1, Math.floor(pool.length / MAX_PEERS));
      const spots = pool
        .filter((_, i) => i % step === 0)
        .slice(0, MAX_PEERS)
        .flatMap((spot) => (rules === null ? spot : (ruledBy(this.#parse, spot, rules) ?? [])));
      return [...new Map(spots.map((spot) => [spot.line, spot])).values()].flatMap((spot) => {
        const peer = examine({ spot, win });
        return typeof peer === 'string' ? [] : [peer];
      });
    });
  }
}

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
