import { ok, type Result } from '../engine/core/result.ts';
import { analyse } from '../engine/solve/analyse.ts';
import { workOf } from '../engine/solve/solver.ts';
import { formatLine, type Position } from '../games/line.ts';
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

/** Analyses of typed lines (see `Analyses`). */
export const analysesOf = (
  solver: DeepSolver,
  parse: (line: string) => Result<Position>,
  report: (fault: { readonly line: string; readonly fault: string }) => void = () => undefined,
  patience: Patience | null = null,
): Analyses => {
  /** Reports a step that the rules contradict to the operator, with the line. */
  const told = (view: AnalysisView): AnalysisView => {
    if (view.fault !== null) report({ line: view.line.slice(0, MAX_CACHED_LINE_CHARS), fault: view.fault });
    return view;
  };
  /** Answers within the small bound and the thread's patience. */
  const soon = ({ spot, win }: Position, { moves, level }: AnalysisWish): AnalysisView => {
    const work = workOf(QUICK_SEARCH_OPTIONS, patience?.() ?? null);
    return told(
      viewOf(
        analyse(spot, win, { bound: QUICK_SEARCH_OPTIONS, moves, length: lengthFor(level), work }),
        level,
      ),
    );
  };
  const quick = new Recent<AnalysisView>(CACHE_BYTES, bytesOf);
  const deep = new Recent<AnalysisView>(CACHE_BYTES, bytesOf);
  const keyOf = (line: string, { level, moves, certificate = false }: AnalysisWish): string =>
    `${level} ${moves} ${certificate} ${line}`;
  return {
    atOnce: (typed, wish) => {
      // Most lines are typed in canonical form.
      const asTyped = quick.get(keyOf(typed, wish));
      if (asTyped !== undefined) return ok(asTyped);
      const position = parse(typed);
      if (!position.ok) return refuse('bad-line', { refusal: position.error });
      const line = formatLine(position.value);
      const known = quick.get(keyOf(line, wish));
      if (known !== undefined) return ok(known);
      const view = soon(position.value, wish);
      if (line.length <= MAX_CACHED_LINE_CHARS && !view.late) quick.set(keyOf(line, wish), view);
      return ok(view);
    },
    further: async (first, wish, signal) => {
      const { line } = first;
      const known = deep.get(keyOf(line, wish));
      if (known !== undefined) return known;
      const deeper = await solver.analyse(line, wish, signal);
      // Where the worker took too long, the first answer stands.
      const view = deeper === null ? { ...first, late: true } : told(deeper);
      // An answer cut off by the clock is not cached.
      if (line.length <= MAX_CACHED_LINE_CHARS && !view.late) deep.set(keyOf(line, wish), view);
      return view;
    },
    ofFile: async (head, text, wish, signal) => {
      const view = await solver.analyseFile(head, text, wish, signal);
      if (view === null) return refuse('too-slow', {});
      return view.ok ? ok(told(view.value)) : refuse('bad-line', { refusal: view.error });
    },
    rest: () => {
      quick.rest();
      deep.rest();
    },
  };
};

export interface Analyses {
  /** Answers at once, within a small bound: `exhausted` tells that `further` may find more. */
  atOnce(line: string, wish: AnalysisWish): Result<AnalysisView, Fault>;
  /** Deepens a first answer in a worker, within a large bound. Rejects when aborted, with an `AbortError`. */
  further(first: AnalysisView, wish: AnalysisWish, signal?: AbortSignal): Promise<AnalysisView>;
  /** Answers for the text of a file, in a worker; `head` was typed beside it. Long lines come back shortened, with `…`. */
  ofFile(
    head: string,
    text: string,
    wish: AnalysisWish,
    signal?: AbortSignal,
  ): Promise<Result<AnalysisView, Fault>>;
  /** Drops cached answers not used since the last call. */
  readonly rest: () => void;
}
