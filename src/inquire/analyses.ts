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
 * Options looked at in one search while everybody waits. The account that goes with it (`workOf`) holds the answer and its
 * explanation to about 50 ms together.
 */
const AT_ONCE = 5_000;

/** Bytes of answers of each kind that are kept, and the longest line of which they are: what people ask again is short. */
const KEPT = 4 * 2 ** 20;
const LONGEST_KEPT = 200;

/** Analyses of typed lines (see `Analyses`). */
export const analysesOf = (
  solver: DeepSolver,
  parse: (line: string) => Result<Position>,
  report: (fault: { readonly line: string; readonly fault: string }) => void = () => undefined,
  patience: Patience | null = null,
): Analyses => {
  /** A step that the rules do not bear out is told to the operator, with the line. */
  const told = (view: AnalysisView): AnalysisView => {
    if (view.fault !== null) report({ line: view.line.slice(0, LONGEST_KEPT), fault: view.fault });
    return view;
  };
  /** Within the small bound, and as long as nobody notices. */
  const soon = ({ spot, win }: Position, { moves, level }: AnalysisWish): AnalysisView => {
    const work = workOf(AT_ONCE, patience?.() ?? null);
    return told(viewOf(analyse(spot, win, { bound: AT_ONCE, moves, length: lengthFor(level), work }), level));
  };
  const quick = new Recent<AnalysisView>(KEPT, bytesOf);
  const deep = new Recent<AnalysisView>(KEPT, bytesOf);
  const keyOf = (line: string, { level, moves, certificate = false }: AnalysisWish): string =>
    `${level} ${moves} ${certificate} ${line}`;
  return {
    atOnce: (typed, wish) => {
      // Most lines are typed as they are written.
      const asTyped = quick.get(keyOf(typed, wish));
      if (asTyped !== undefined) return ok(asTyped);
      const position = parse(typed);
      if (!position.ok) return refuse('bad-line', { refusal: position.error });
      const line = formatLine(position.value);
      const known = quick.get(keyOf(line, wish));
      if (known !== undefined) return ok(known);
      const view = soon(position.value, wish);
      if (line.length <= LONGEST_KEPT && !view.late) quick.set(keyOf(line, wish), view);
      return ok(view);
    },
    further: async (first, wish, signal) => {
      const { line } = first;
      const known = deep.get(keyOf(line, wish));
      if (known !== undefined) return known;
      const deeper = await solver.analyse(line, wish, signal);
      // Where the thread was given up: what is known without it.
      const view = deeper === null ? { ...first, late: true } : told(deeper);
      // What the clock ended is no answer for the next who asks.
      if (line.length <= LONGEST_KEPT && !view.late) deep.set(keyOf(line, wish), view);
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
  /** At once, within a small bound: `exhausted` says that `further` could tell more. */
  atOnce(line: string, wish: AnalysisWish): Result<AnalysisView, Fault>;
  /** In a worker, within a large bound, what was answered at once. Rejects when aborted, with an `AbortError`. */
  further(first: AnalysisView, wish: AnalysisWish, signal?: AbortSignal): Promise<AnalysisView>;
  /** In a worker, of the text of a file; `head` was typed beside it. Long lines come back shortened, with `…`. */
  ofFile(
    head: string,
    text: string,
    wish: AnalysisWish,
    signal?: AbortSignal,
  ): Promise<Result<AnalysisView, Fault>>;
  /** Forgets answers that nobody has asked for since the last time this was called. */
  readonly rest: () => void;
}
