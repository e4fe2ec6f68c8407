import type { Level, Step } from '../../src/engine/explain/step.ts';

/** A request to the thread: positions cross as lines. */
export interface SolverAsk {
  readonly id: number;
  readonly line: string;
  readonly language: string;
  readonly level: Level;
  /** Options looked at in one search. */
  readonly bound: number;
}

export type SolverSays =
  | { readonly id: number; readonly kind: 'progress'; readonly share: number }
  | { readonly id: number; readonly kind: 'found'; readonly steps: readonly Step[]; readonly isOpen: boolean }
  | { readonly id: number; readonly kind: 'failed' };
