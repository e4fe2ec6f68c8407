import type { MovePhrase } from '../explain/phrase.ts';
import type { Ruling } from '../explain/ruling.ts';
import type { TheoremUse } from '../explain/step.ts';
import type { NodePacking, SearchGame } from '../solve/arena.ts';
import type { Args } from './args.ts';
import type { Game, Measure, Theory, Win } from './game.ts';
import { chain, demand, illegal, ok, type Result, refuse } from './result.ts';
import type { Claim, Option, Part, SealedGame, Spot, SpotLoopy, SpotTame } from './spot.ts';
import { spend } from './work.ts';

/** Hides the position and move types of a game behind `SealedGame`; inside, search runs on the game's own positions. */
export const seal = <P, M>(game: Game<P, M>): SealedGame => {
  const arena: SearchGame<P> = {
    key: game.rules.normal
      ? (at) => charged(game.position.format(game.rules.normal!(at)))
      : (at) => charged(game.position.format(at)),
    *options(at) {
      for (const move of game.rules.moves(at)) yield follow(game, at, move);
    },
    packing: packingOf(game),
  };
  const spotOf = (at: P): Spot => new GameSpot(game, arena, at);
  const { options = [] } = game.position;
  return {
    id: game.id,
    example: game.example,
    usual: game.usual ?? 'normal',
    options,
    theorems: [
      ...new Set([...game.theories.map((theory) => theory.id), ...(game.tame ? [game.tame.theorem] : [])]),
      ...(game.loopy === undefined ? [] : (['retrograde', game.loopy.theorem] as const)),
    ],
    parse: (args: Args) => {
      const unknown = [...args.options.keys()].find((name) => !options.includes(name));
      if (unknown !== undefined)
        return refuse('unknown-option', {
          token: `${unknown}=${args.options.get(unknown)!}`,
          known: options,
        });
      return chain(game.position.parse(args), (at) => ok(spotOf(at)));
    },
    file: (text, options) =>
      game.position.file === undefined
        ? null
        : chain(game.position.file(text, options), (at) => ok(spotOf(at))),
    *small(size) {
      for (const at of game.small(size)) yield spotOf(at);
    },
    deal: (size, random) => spotOf(game.deal(size, random)),
  };
};

/** Cost of a move made, of asking a theory whether it covers a position, of splitting off a summand, and of printing. */
const WORK_PER_MOVE = 1;
const WORK_PER_THEORY = 1;
const WORK_PER_SUMMAND = 0.5;
const WORK_PER_CHAR = 1 / 40;

/** Charges for making and printing a position, by its length. */
const charged = (text: string): string => {
  spend(WORK_PER_MOVE + text.length * WORK_PER_CHAR);
  return text;
};

/** Plays a move that the rules listed; a refusal means that the rules contradict themselves. */
const follow = <P, M>(game: Game<P, M>, at: P, move: M): P => {
  const next = game.rules.play(at, move);
  if (next.ok) return next.value;
  throw new Error(`${game.id}: the rules list a move and refuse it: ${JSON.stringify(next.error)}`);
};

/** Packing of the rules, with summands and moves as positions. */
const packingOf = <P, M>(game: Game<P, M>): NodePacking<P> | undefined => {
  const { rules } = game;
  const { packing } = rules;
  if (packing?.kind === 'parts') {
    const partsOf = (at: P): readonly P[] => {
      const summands = rules.parts?.(at) ?? [];
      return summands.length === 0 ? [at] : summands.map((summand) => summand.at);
    };
    return { parts: partsOf, ...packing };
  }
  if (packing?.kind === 'places')
    return {
      ...packing,
      *moves(at) {
        for (const move of packing.moves?.(at) ?? rules.moves(at))
          yield { needs: packing.needs?.(move, at) ?? [], to: follow(game, at, move) };
      },
    };
  return packing;
};

/** Order in which claims are tried: the most informative first. */
const RANK = { grundy: 0, outcome: 1, remoteness: 2, suspense: 3 } as const;

class GameSpot<P, M> implements Spot {
  readonly #game: Game<P, M>;
  readonly #arena: SearchGame<P>;
  readonly #at: P;
  #line: string | undefined;
  #over: boolean | undefined;
  #parts: readonly Part[] | undefined;

  constructor(game: Game<P, M>, arena: SearchGame<P>, at: P) {
    this.#game = game;
    this.#arena = arena;
    this.#at = at;
  }

  readonly compound = null;
  readonly combine = null;

  get game(): string {
    return this.#game.id;
  }

  get usual(): Win {
    return this.#game.usual ?? 'normal';
  }

  get components(): readonly Spot[] {
    return [this];
  }

  get line(): string {
    return (this.#line ??= `${this.#game.id} ${this.position}`);
  }

  get position(): string {
    return charged(this.#game.position.format(this.#at));
  }

  isOver(): boolean {
    return (this.#over ??= this.#hasNoMove());
  }

  *options(): Iterable<Option> {
    for (const move of this.#game.rules.moves(this.#at)) {
      spend(WORK_PER_MOVE);
      yield this.#option(move);
    }
  }

  play(text: string): Result<Option> {
    // `、` is a comma here as in a line.
    const played = chain(this.#game.move.parse(text.replaceAll('、', ','), this.#at), (move) =>
      chain(this.#game.rules.play(this.#at, move), () => ok(this.#option(move))),
    );
    // Rules know the move and not how it was typed.
    return played.ok || played.error.code !== 'illegal-move'
      ? played
      : illegal(text.trim(), played.error.facts.reason);
  }

  parts(): readonly Part[] {
    return (this.#parts ??= this.#split());
  }

  claims(win: Win, gives?: Measure, searching = true): readonly Claim[] {
    spend(this.#game.theories.length * WORK_PER_THEORY);
    return this.#game.theories
      .filter((theory) => gives === undefined || theory.gives === gives)
      .filter((theory) => (searching || theory.method !== 'search') && theory.covers(this.#at, win))
      .sort((a, b) => RANK[a.gives] - RANK[b.gives])
      .map((theory) => this.#claim(theory));
  }

  get merges(): boolean {
    return this.#game.merges === true;
  }

  get isLoopy(): boolean {
    return this.#game.loopy !== undefined;
  }

  loopy(): SpotLoopy | null {
    const { loopy } = this.#game;
    if (loopy === undefined) return null;
    const at = this.#at;
    return {
      theorem: loopy.theorem,
      value: () => loopy.value(at),
      rank: () => loopy.rank(at),
      direct: (win) => loopy.direct(at, win),
      here: (win) => loopy.here(at, win),
    };
  }

  tame(): SpotTame | null {
    const { tame } = this.#game;
    const at = this.#at;
    if (tame === undefined || tame.covers?.(at) === false) return null;
    const { theorem } = tame;
    return {
      theorem,
      isSmall: tame.isSmall?.(at) ?? null,
      use: (facts) => ({ theorem, facts: { ...facts, ...tame.about?.(at) } }) as TheoremUse,
      here: () => tame.here?.(at) ?? [],
    };
  }

  whyLost() {
    return this.#game.whyLost?.(this.#at) ?? null;
  }

  field<T>(use: <N>(arena: SearchGame<N>, node: N) => T): T {
    return use(this.#arena, this.#at);
  }

  reach(): bigint | null {
    return this.#game.rules.reach?.(this.#at) ?? null;
  }

  towards(goal: Spot): Option | null | undefined {
    if (!(goal instanceof GameSpot) || goal.#game !== this.#game) return null;
    const move = this.#game.rules.towards?.(this.#at, goal.#at as P);
    if (move === undefined) return undefined;
    return move === null ? null : this.#option(move);
  }

  ruling() {
    return this.#game.ruling?.(this.#at) ?? ({ kind: this.#game.id } as Ruling);
  }

  scene() {
    return this.#game.scene(this.#at);
  }

  explained(win: Win) {
    return this.#game.explained?.(this.#at, win) ?? this.scene();
  }

  *ofTotal(total: number): Iterable<Spot> {
    for (const at of this.#game.ofTotal?.(this.#at, total) ?? [])
      yield new GameSpot(this.#game, this.#arena, at);
  }

  known(win: Win) {
    return this.#game.known?.(this.#at, win) ?? [];
  }

  #hasNoMove(): boolean {
    for (const _ of this.#game.rules.moves(this.#at)) return false;
    return true;
  }

  #option(move: M): Option {
    return new GameOption(this.#game, this.#arena, this.#at, move);
  }

  #split(): readonly Part[] {
    const summands = this.#game.rules.parts?.(this.#at) ?? [];
    const kind = summands.length === 0 ? 'group' : (this.#game.partsAre ?? 'heap');
    spend(summands.length * WORK_PER_SUMMAND);
    if (summands.length <= 1)
      return [{ spot: this, component: null, part: null, kind, lift: (move) => demand(this.play(move)) }];
    return summands.map((summand, i) => ({
      spot: new GameSpot(this.#game, this.#arena, summand.at),
      component: null,
      part: i + 1,
      kind,
      lift: (text) => {
        const move = this.#game.move.parse(text, summand.at);
        return this.#option(summand.lift(demand(move)));
      },
    }));
  }

  #claim(theory: Theory<P, M>): Claim {
    const at = this.#at;
    return {
      theorem: theory.id,
      gives: theory.gives,
      method: theory.method,
      cost: theory.cost?.(at) ?? 0,
      afterSearch: theory.afterSearch === true,
      value: () => theory.value(at),
      reaching: (target) => {
        const moves = theory.reaching?.(at, target);
        return moves === undefined ? null : this.#optionsOf(moves);
      },
      some: (target) => {
        const moves = theory.some?.(at, target);
        return moves === undefined ? null : this.#optionsOf(moves);
      },
      named: () => {
        const move = theory.named?.(at) ?? null;
        return move === null ? null : this.#option(move);
      },
      count: (target) => theory.count?.(at, target) ?? null,
      use: () => ({ theorem: theory.id, facts: theory.facts(at) }) as TheoremUse,
      here: () => theory.here?.(at) ?? [],
      whyLost: () => theory.whyLost?.(at) ?? null,
      evidence: () => {
        const evidence = theory.evidence?.(at) ?? null;
        if (evidence === null) return null;
        if (evidence === 'formula') return { of: this.#game.id, by: 'formula' };
        return { of: `${this.#game.id} ${this.#game.position.format(evidence.of)}`, ...evidence.table };
      },
    };
  }

  *#optionsOf(moves: Iterable<M>): Iterable<Option> {
    for (const move of moves) {
      spend(WORK_PER_MOVE);
      yield this.#option(move);
    }
  }
}

/** Move of a game; computes its text and next position on demand. */
class GameOption<P, M> implements Option {
  readonly #game: Game<P, M>;
  readonly #arena: SearchGame<P>;
  readonly #from: P;
  readonly #move: M;
  #to: Spot | undefined;

  constructor(game: Game<P, M>, arena: SearchGame<P>, from: P, move: M) {
    this.#game = game;
    this.#arena = arena;
    this.#from = from;
    this.#move = move;
  }

  get move(): string {
    return this.#game.move.format(this.#move, this.#from);
  }

  get phrase(): MovePhrase {
    return this.#game.describe(this.#from, this.#move);
  }

  get to(): Spot {
    return (this.#to ??= new GameSpot(this.#game, this.#arena, follow(this.#game, this.#from, this.#move)));
  }
}
