import type { Theory } from '../../engine/core/game.ts';
import type { TheoremId } from '../../engine/explain/theorem.ts';

/** `theory` for positions that `to` turns into positions of it with the same moves. Domain: `isMapped`, and as `theory`. */
export const onto = <P, Q, M, T extends TheoremId>(
  theory: Theory<Q, M, T>,
  to: (at: P) => Q,
  isMapped: (at: P) => boolean,
): Theory<P, M, T> => ({
  id: theory.id,
  gives: theory.gives,
  method: theory.method,
  covers: (at, win) => isMapped(at) && theory.covers(to(at), win),
  cost: (at) => theory.cost?.(to(at)) ?? 0,
  value: (at) => theory.value(to(at)),
  reaching: (at, target) => theory.reaching!(to(at), target),
  count: (at, target) => theory.count!(to(at), target),
  facts: (at) => theory.facts(to(at)),
  here: (at) => theory.here!(to(at)),
});
