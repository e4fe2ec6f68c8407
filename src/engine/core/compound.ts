import type { MovePhrase } from '../explain/phrase.ts';
import type { SearchGame } from '../solve/arena.ts';
import type { Win } from './game.ts';
import { demand, illegal, notAMove, ok, type Result, refuse } from './result.ts';
import type { Claim, Option, Part, Spot } from './spot.ts';
import type { Compound } from './terms.ts';
import { spend } from './work.ts';

/**
 * Several games at once. In CGT's terms: `sum` is the disjunctive sum (move in one component), `all` the conjunctive sum (move in
 * every component; over as soon as one is over), `every` the continued conjunctive sum (move in every component that is not
 * over), `any` the selective sum (move in any non-empty set of components).
 */
export const compound = (how: Compound, components: readonly Spot[]): Spot =>
  new CompoundSpot(how, components, arenaOf(how, components));

type CompoundNode = readonly unknown[];

const openField = (spot: Spot): { arena: SearchGame<unknown>; node: unknown } =>
  spot.field((arena, node) => ({ arena: arena, node }));

/** Sets of components that a move may touch; `over` tells which components are over. */
const choices = function* (how: Compound, over: readonly boolean[]): Iterable<readonly number[]> {
  const alive = over.flatMap((ended, i) => (ended ? [] : [i]));
  switch (how) {
    case 'sum':
      for (const i of alive) yield [i];
      return;
    case 'every':
      if (alive.length > 0) yield alive;
      return;
    case 'all':
      if (alive.length === over.length && alive.length > 0) yield alive;
      return;
    case 'any':
      yield* subsets(alive);
  }
};

/** Every non-empty subset of `items`, counted up in binary, the first item turning fastest. */
const subsets = function* (items: readonly number[]): Iterable<readonly number[]> {
  const chosen = items.map(() => false);
  for (;;) {
    let i = 0;
    while (i < chosen.length && chosen[i] === true) {
      chosen[i] = false;
      i += 1;
    }
    if (i === chosen.length) return;
    chosen[i] = true;
    yield items.filter((_, k) => chosen[k]);
  }
};

/**
 * One option from each list, in every combination, lazily, the last list turning fastest. Iterative, since there may be thousands
 * of lists.
 */
const product = function* <T>(lists: readonly (() => Iterable<T>)[]): Iterable<readonly T[]> {
  const turning: Iterator<T>[] = [];
  const picked: T[] = [];
  while (true) {
    if (turning.length === lists.length) {
      yield picked.slice(0, lists.length);
    } else {
      turning.push(lists[turning.length]!()[Symbol.iterator]());
    }
    // Advances the last iterator that has a next value; the ones after it start anew.
    for (;;) {
      const last = turning.at(-1);
      if (last === undefined) return;
      const next = last.next();
      if (next.done !== true) {
        picked[turning.length - 1] = next.value;
        break;
      }
      turning.pop();
    }
  }
};

const isEmpty = (items: Iterable<unknown>): boolean => {
  for (const _ of items) return false;
  return true;
};

/** Beyond every search: a larger reach is not multiplied further. */
const MAX_MULTIPLIED_REACH = 1n << 64n;

const WORK_PER_COMPONENT = 0.1;

const arenaOf = (how: Compound, components: readonly Spot[]): SearchGame<CompoundNode> => {
  const arenas = components.map((spot) => openField(spot).arena);
  return {
    key: (node) => {
      const keys = node.map((n, i) => arenas[i]!.key(n));
      return keys.join(' + ');
    },
    *options(node) {
      spend(node.length * WORK_PER_COMPONENT);
      const over = node.map((n, i) => isEmpty(arenas[i]!.options(n)));
      for (const touched of choices(how, over))
        for (const chosen of product(touched.map((i) => () => arenas[i]!.options(node[i])))) {
          spend(node.length * WORK_PER_COMPONENT);
          const next = [...node];
          touched.forEach((i, k) => {
            next[i] = chosen[k];
          });
          yield next;
        }
    },
    packing: {
      kind: 'compound',
      how,
      components: (node) => node.map((n, i) => ({ arena: arenas[i]!, node: n })),
    },
  };
};

class CompoundSpot implements Spot {
  readonly compound: Compound;
  readonly usual = 'normal';
  readonly components: readonly Spot[];
  readonly #arena: SearchGame<CompoundNode>;
  #line: string | undefined;
  #parts: readonly Part[] | undefined;

  constructor(how: Compound, components: readonly Spot[], arena: SearchGame<CompoundNode>) {
    this.compound = how;
    this.components = components;
    this.#arena = arena;
  }

  readonly combine = (chosen: ReadonlyMap<number, Option>): Option => this.#option(chosen);

  get game(): string {
    return this.compound;
  }

  get line(): string {
    return (this.#line ??= this.#written());
  }

  #written(): string {
    const sum = this.components.map((spot) => spot.line).join(' + ');
    return this.compound === 'sum' ? sum : `${this.compound} ${sum}`;
  }

  get position(): string {
    return this.line;
  }

  isOver(): boolean {
    spend(this.components.length * WORK_PER_COMPONENT);
    return isEmpty(
      choices(
        this.compound,
        this.components.map((spot) => spot.isOver()),
      ),
    );
  }

  *options(): Iterable<Option> {
    const over = this.components.map((spot) => spot.isOver());
    for (const touched of choices(this.compound, over))
      for (const chosen of product(touched.map((i) => () => this.components[i]!.options())))
        yield this.#option(new Map(touched.map((i, k) => [i, chosen[k]!])));
  }

  /** Parses `#2 1:3` (component 2), or several: `#1 2 #2 1:3`. `#` and number are optional when one component is left. */
  play(text: string): Result<Option> {
    const over = this.components.map((spot) => spot.isOver());
    const alive = over.flatMap((ended, i) => (ended ? [] : [i]));
    if (this.isOver()) return refuse('game-over', { token: text });
    const pieces = [...text.trim().matchAll(/#\s*(\d+)\s*([^#]*)/g)];
    const typed: (readonly [number, string])[] =
      pieces.length > 0
        ? pieces.map((piece) => [Number(piece[1]) - 1, piece[2]!.trim()])
        : alive.length === 1 && text.trim() !== ''
          ? [[alive[0]!, text.trim()]]
          : [];
    if (typed.length === 0) return notAMove(text, 'component');
    const chosen = new Map<number, Option>();
    for (const [i, move] of typed) {
      const component = this.components[i];
      const token = `#${i + 1}`;
      if (component === undefined) return illegal(token, 'no-such-component');
      if (component.isOver()) return illegal(token, 'component-over');
      if (chosen.has(i)) return illegal(token, 'component-twice');
      if (move === '') return notAMove(token, 'component');
      const option = component.play(move);
      if (!option.ok) return option;
      chosen.set(i, option.value);
    }
    const enough =
      this.compound === 'sum'
        ? chosen.size === 1
        : this.compound === 'any'
          ? true
          : chosen.size === alive.length;
    if (!enough) return illegal(text, this.compound === 'sum' ? 'one-component' : 'component-missing');
    return ok(this.#option(new Map([...chosen].sort(([a], [b]) => a - b))));
  }

  parts(): readonly Part[] {
    return (this.#parts ??= this.#split());
  }

  #split(): readonly Part[] {
    if (this.compound !== 'sum')
      return [
        {
          spot: this,
          component: null,
          part: null,
          kind: 'heap',
          lift: (move) => demand(this.play(move)),
        },
      ];
    return this.components.flatMap((spot, i) =>
      spot.parts().map((part) => ({
        spot: part.spot,
        component: i + 1,
        part: part.part,
        kind: part.kind,
        lift: (move: string) => this.#option(new Map([[i, part.lift(move)]])),
      })),
    );
  }

  claims(): readonly Claim[] {
    return [];
  }

  get merges(): boolean {
    return this.components.some((spot) => spot.merges);
  }

  get isLoopy(): boolean {
    return this.components.some((spot) => spot.isLoopy);
  }

  loopy() {
    return null;
  }

  tame() {
    return null;
  }

  whyLost() {
    return null;
  }

  field<T>(use: <N>(arena: SearchGame<N>, node: N) => T): T {
    return use(
      this.#arena,
      this.components.map((spot) => openField(spot).node),
    );
  }

  /** A few components make the product vast, even if the others have no bound. */
  reach(): bigint | null {
    let product = 1n;
    let isKnown = true;
    for (const spot of this.components) {
      const reach = spot.reach();
      if (reach === null) isKnown = false;
      else product *= reach;
      if (product > MAX_MULTIPLIED_REACH) return product;
    }
    return isKnown ? product : null;
  }

  towards() {
    return undefined;
  }

  ruling() {
    return null;
  }

  scene() {
    return {
      kind: 'components' as const,
      how: this.compound,
      scenes: this.components.map((spot) => spot.scene()),
    };
  }

  /** In the other compounds a component's deciding features decide nothing. */
  explained(win: Win) {
    if (this.compound !== 'sum') return this.scene();
    return { ...this.scene(), scenes: this.components.map((spot) => spot.explained(win)) };
  }

  ofTotal() {
    return [];
  }

  /**
   * Steps of the first component that has some. None where missing values are not the cause: `every` and `all` depend on lengths,
   * and a misère quotient of one game says nothing of another game. (All octal codes are one game; the steps name the code.)
   */
  known(win: Win) {
    const { game } = this.components[0]!;
    const decide =
      win === 'normal'
        ? this.compound === 'sum' || this.compound === 'any'
        : this.compound === 'sum' && this.components.every((spot) => spot.game === game);
    if (!decide) return [];
    for (const spot of this.components) {
      const steps = spot.known(win);
      if (steps.length > 0) return steps;
    }
    return [];
  }

  #option(chosen: ReadonlyMap<number, Option>): Option {
    const { compound: how, components } = this;
    const arena = this.#arena;
    spend(components.length * WORK_PER_COMPONENT);
    let to: Spot | undefined;
    return {
      get move() {
        return Array.from(chosen, ([i, option]) => `#${i + 1} ${option.move}`).join(' ');
      },
      get phrase(): MovePhrase {
        const said = Array.from(chosen, ([i, option]) => ({ component: i + 1, move: option.phrase }));
        const only = said[0]!;
        return how === 'sum' ? { kind: 'component', ...only } : { kind: 'components', moves: said };
      },
      get to() {
        return (to ??= new CompoundSpot(
          how,
          components.map((component, i) => chosen.get(i)?.to ?? component),
          arena,
        ));
      },
    };
  }
}
