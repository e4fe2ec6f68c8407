/** Answers within milliseconds where that is enough; else from a thread that reports its progress. */
import { explain } from '../../src/engine/explain/explain.ts';
import type { Level, Step } from '../../src/engine/explain/step.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import { formatLine, type Position } from '../../src/games/line.ts';
import type { SolverAsk, SolverSays } from './worker-protocol.ts';

/** Options looked at on the page's own thread: about 30 ms of an ordinary processor. */
const QUICK_SEARCH_OPTIONS = 2_000;
/** Options looked at in the first longer search: some seconds. */
export const DEEP_SEARCH_OPTIONS = 400_000;
const MAX_MOVES = 200;

export interface Answer {
  readonly steps: readonly Step[];
  /** Whether a longer search may tell more. */
  readonly isOpen: boolean;
}

export const quickAnswer = ({ spot, win }: Position, level: Level): Answer => {
  const analysis = analyse(spot, win, {
    bound: QUICK_SEARCH_OPTIONS,
    moves: MAX_MOVES,
    work: workOf(QUICK_SEARCH_OPTIONS),
  });
  const steps = explain(analysis, level);
  return { steps, isOpen: analysis.solver.exhausted };
};

interface Search {
  readonly answer: Promise<Answer | null>;
  readonly cancel: () => void;
}

let thread: Worker | null = null;
let asked = 0;

const ended = (): void => {
  thread?.terminate();
  thread = null;
};

/** A longer search in a thread. Null: it was cancelled, or the thread failed. */
export const search = (
  position: Position,
  level: Level,
  language: string,
  bound: number,
  onProgress: (share: number) => void,
): Search => {
  asked += 1;
  const id = asked;
  thread ??= new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  const own = thread;
  let settle: (answer: Answer | null) => void = () => undefined;
  const answer = new Promise<Answer | null>((resolve) => {
    settle = resolve;
  });
  const heard = ({ data }: MessageEvent<SolverSays>): void => {
    if (data.id !== id) return;
    if (data.kind === 'progress') return onProgress(data.share);
    own.removeEventListener('message', heard);
    settle(data.kind === 'found' ? data : null);
  };
  own.addEventListener('message', heard);
  own.addEventListener('error', () => {
    if (thread === own) ended();
    settle(null);
  });
  const ask: SolverAsk = { id, line: formatLine(position), language, level, bound };
  own.postMessage(ask);
  return {
    answer,
    cancel: () => {
      // It never pauses: only terminating it stops it.
      if (thread === own) ended();
      settle(null);
    },
  };
};
