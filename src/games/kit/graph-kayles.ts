import type { Theory } from '../../engine/core/game.ts';
import { foundOrOutOfWork, spend } from '../../engine/core/work.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { octalKnowing } from '../../engine/maths/octal-book.ts';
import { type OctalCode, parseOctalCode } from '../../engine/maths/octal-code.ts';
import type { Graph } from './graph.ts';
import { remembered } from './memo.ts';
import {
  componentsOf,
  lineOf,
  Neighbourhoods,
  nodesIn,
  type PathOrCycle,
  type PlainGraph,
} from './plain-graph.ts';
import { type Bits, bitsOf, SetSearch } from './set-search.ts';

/** Facts of a position in the two games of Kayles on graphs. */
export interface GraphKaylesFacts {
  /** Path or cycle with its number of vertices; else any graph. */
  readonly shape: 'path' | 'cycle' | 'graph';
  readonly vertices: number;
}

interface Law {
  /** Octal game of a path, whose heap is the number of vertices. */
  readonly code: string;
  /** Vertices that a move takes from a cycle. */
  readonly fromCycle: number;
  /** Vertex sets left by the moves. */
  options(part: Bits, around: Neighbourhoods): Iterable<Bits>;
}

const MAX_SEARCHED_VERTICES = 64;
/** Work units per vertex for finding a graph's shape. */
const WORK_PER_VERTEX = 0.2;
/** Work units per edge compared. */
const WORK_PER_EDGE = 0.5;

const knownLine = remembered((at: PlainGraph): PathOrCycle | null => {
  spend(at.graph.names.length * WORK_PER_VERTEX);
  return lineOf(at);
});

/** Values of Kayles on graphs: paths and cycles by an octal game, other graphs by search over their components. */
export class GraphKayles {
  readonly #law: Law;
  readonly #code: OctalCode;
  /** Keyed by the array of names, which stays the same object through a whole game. */
  readonly #searches = new WeakMap<
    readonly string[],
    { readonly whole: Within; readonly search: SetSearch }
  >();

  constructor(law: Law) {
    this.#law = law;
    this.#code = parseOctalCode(law.code)!;
  }

  /** One path or cycle, by the octal game. */
  lines<M, T extends LinesId>(id: T): GraphTheory<M, T> {
    return theoryOf(
      id,
      'theorem',
      (at) => knownLine(at) !== null,
      (at) => this.#lineValue(knownLine(at)!),
    );
  }

  /** Any other component, by the reachable vertex sets; trees of one shape share their value. */
  search<M, T extends SearchId>(id: T): GraphTheory<M, T> {
    return theoryOf(
      id,
      'search',
      (at) =>
        knownLine(at) === null &&
        componentsOf(at).length === 1 &&
        nodesIn(at).length <= MAX_SEARCHED_VERTICES &&
        this.#searched(at) !== null,
      (at) => foundOrOutOfWork(this.#searched(at)),
    );
  }

  #pathValue(vertices: number): number {
    return octalKnowing(this.#code, BigInt(vertices)).at(BigInt(vertices));
  }

  #lineValue({ kind, nodes: { length } }: PathOrCycle): number {
    return kind === 'path' ? this.#pathValue(length) : mex([this.#pathValue(length - this.#law.fromCycle)]);
  }

  #searched(at: PlainGraph): number | null {
    return this.#searchOf(at).value(bitsOf(nodesIn(at)));
  }

  #searchOf(at: PlainGraph): SetSearch {
    const known = this.#searches.get(at.graph.names);
    // A search knows the edges of its first position, and of all positions reached from it.
    if (known !== undefined && isWithin(at, known.whole)) return known.search;
    const around = new Neighbourhoods(at);
    const search = new SetSearch({
      parts: (bits) => around.parts(bits),
      options: (part) => this.#law.options(part, around),
      name: (part) => around.name(part),
    });
    const whole = { graph: at.graph, edges: edgesOf(at), nodes: new Set(nodesIn(at)) };
    this.#searches.set(at.graph.names, { whole, search });
    return search;
  }
}

const theoryOf = <M, T extends LinesId | SearchId>(
  id: T,
  method: Theory<PlainGraph, M>['method'],
  covers: (at: PlainGraph) => boolean,
  value: (at: PlainGraph) => number,
): GraphTheory<M, T> => ({
  id,
  gives: 'grundy',
  method,
  covers: (at, win) => win === 'normal' && covers(at),
  value: (at) => BigInt(value(at)),
  facts: factsOf,
});

const factsOf = (at: PlainGraph): GraphKaylesFacts => ({
  shape: knownLine(at)?.kind ?? 'graph',
  vertices: nodesIn(at).length,
});

/** Graph that others are compared with. */
interface Within {
  readonly graph: Graph;
  readonly edges: ReadonlySet<string>;
  readonly nodes: ReadonlySet<number>;
}

const edgesOf = ({ graph: { from, to } }: PlainGraph): ReadonlySet<string> =>
  new Set([...from].map((a, e) => `${a} ${to[e]!}`));

/** Whether `at` is an induced subgraph of `whole`. */
const isWithin = (at: PlainGraph, { graph: { from, to }, edges, nodes }: Within): boolean => {
  spend((from.length + at.graph.from.length) * WORK_PER_EDGE);
  const here = new Set(nodesIn(at));
  if ([...here].some((v) => !nodes.has(v))) return false;
  if ([...edgesOf(at)].some((edge) => !edges.has(edge))) return false;
  return from.filter((a, e) => here.has(a) && here.has(to[e]!)).length === at.graph.from.length;
};

type LinesId = 'node-kayles-lines' | 'arc-kayles-lines';
type SearchId = 'node-kayles' | 'arc-kayles';

type GraphTheory<M, T extends LinesId | SearchId> = Theory<PlainGraph, M, T>;
