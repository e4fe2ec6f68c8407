import { ok, type Result } from '../engine/core/result.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { formatLine, type ParseLine, type Position } from '../games/line.ts';
import type { Patience } from '../kernel/quickly.ts';
import { bytesOf, Recent } from '../kernel/recent.ts';
import { type Fault, refuse } from '../play/model/faults.ts';
import type { AnalysisView, AnalysisWish } from './model/analysis.ts';
import { lengthFor, viewOf } from './model/view.ts';
import type { DeepSolver } from './ports.ts';

/**
 * Options looked at in one search on the main thread. The account that goes with it (`workOf`) limits the answer and its
 * explanation to about 50 ms together.
 */
const QUICK_SEARCH_OPTIONS = 5_000;

/** Size of each cache, and the longest line cached: repeated questions are short. */
const CACHE_BYTES = 4 * 2 ** 20;
const MAX_CACHED_LINE_CHARS = 200;

/** Analyses of typed lines: a first answer at once, a deeper one in a worker, with a cache of each. */
export class Analyses {
  readonly #solver: DeepSolver;
  readonly #parse: ParseLine;
  readonly #report: (fault: { readonly line: string; readonly fault: string }) => void;
  readonly #patience: Patience | null;
  readonly #quick = new Recent<AnalysisView>(CACHE_BYTES, bytesOf);
  readonly #deep = new Recent<AnalysisView>(CACHE_BYTES, bytesOf);

  /** `report` gets the steps that the rules contradict, with the line. */
  constructor(
    solver: DeepSolver,
    parse: ParseLine,
    report: (fault: { readonly line: string; readonly fault: string }) => void = () => undefined,
    patience: Patience | null = null,
  ) {
    this.#solver = solver;
    this.#parse = parse;
    this.#report = report;
    this.#patience = patience;
  }

  /** Answers at once, within a small bound: `exhausted` tells that `further` may find more. */
  atOnce(typed: string, wish: AnalysisWish): Result<AnalysisView, Fault> {
    // Most lines are typed in canonical form.
    const asTyped = this.#quick.get(keyOf(typed, wish));
    if (asTyped !== undefined) return ok(asTyped);
    const position = this.#parse(typed);
    if (!position.ok) return refuse('bad-line', { refusal: position.error });
    const key = keyOf(formatLine(position.value), wish);
    const known = this.#quick.get(key);
    if (known !== undefined) return ok(known);
    const view = this.#soon(position.value, wish);
    keep(this.#quick, key, view);
    return ok(view);
  }

  /** Deepens a first answer in a worker, within a large bound. */
  async further(first: AnalysisView, wish: AnalysisWish): Promise<AnalysisView> {
    const key = keyOf(first.line, wish);
    const known = this.#deep.get(key);
    if (known !== undefined) return known;
    const deeper = await this.#solver.analyse(first.line, wish);
    // Where the worker took too long, the first answer stands.
    const view = deeper === null ? { ...first, late: true } : this.#told(deeper);
    keep(this.#deep, key, view);
    return view;
  }

  /** Answers for the text of a file, in a worker; `head` was typed beside it. Long lines come back shortened, with `…`. */
  async ofFile(head: string, text: string, wish: AnalysisWish): Promise<Result<AnalysisView, Fault>> {
    const view = await this.#solver.analyseFile(head, text, wish);
    if (view === null) return refuse('too-slow', {});
    return view.ok ? ok(this.#told(view.value)) : refuse('bad-line', { refusal: view.error });
  }

  /** Drops cached answers not used since the last call. */
  rest(): void {
    this.#quick.rest();
    this.#deep.rest();
  }

  /** Answers within the small bound and the thread's patience. */
  #soon({ spot, win }: Position, { moves, level }: AnalysisWish): AnalysisView {
    const bound = QUICK_SEARCH_OPTIONS;
    const work = workOf(bound, this.#patience?.() ?? null);
    return this.#told(viewOf(analyse(spot, win, { bound, moves, length: lengthFor(level), work }), level));
  }

  /** Reports a step that the rules contradict to the operator. */
  #told(view: AnalysisView): AnalysisView {
    if (view.fault !== null)
      this.#report({ line: view.line.slice(0, MAX_CACHED_LINE_CHARS), fault: view.fault });
    return view;
  }
}

const keyOf = (line: string, { level, moves, certificate = false }: AnalysisWish): string =>
  `${level} ${moves} ${certificate} ${line}`;

/** Caches an answer, unless the clock cut it off. */
const keep = (cache: Recent<AnalysisView>, key: string, view: AnalysisView): void => {
  if (view.line.length <= MAX_CACHED_LINE_CHARS && !view.late) cache.set(key, view);
};
