/** The thread of longer searches; terminated to cancel them. */
import { explain } from '../../src/engine/explain/explain.ts';
import { analyse } from '../../src/engine/solve/analyse.ts';
import { workOf } from '../../src/engine/solve/solver.ts';
import type { SolverAsk, SolverSays } from './worker-protocol.ts';
import { type OpenWorld, openWorld } from './world.ts';

const MAX_MOVES = 200;
/** Milliseconds between progress reports. */
const TELL_MS = 100;

let opened: Promise<OpenWorld> | null = null;

const say = (message: SolverSays): void => {
  globalThis.postMessage(message);
};

const answer = async ({ id, line, language, level, bound }: SolverAsk): Promise<void> => {
  opened ??= openWorld(language);
  const position = await (await opened).read(line);
  if (!position.ok) return say({ id, kind: 'failed' });
  let told = performance.now();
  const tell = (): boolean => {
    const now = performance.now();
    if (now - told < TELL_MS) return false;
    told = now;
    say({ id, kind: 'progress', share: Math.min(1, Math.max(0, 1 - work.left / whole)) });
    return false;
  };
  const work = workOf(bound, tell);
  const whole = work.left;
  const { spot, win } = position.value;
  const analysis = analyse(spot, win, { bound, moves: MAX_MOVES, work });
  const steps = explain(analysis, level);
  return say({ id, kind: 'found', steps, isOpen: analysis.solver.exhausted });
};

globalThis.onmessage = ({ data }: MessageEvent<SolverAsk>): void => {
  answer(data).catch(() => say({ id: data.id, kind: 'failed' }));
};
