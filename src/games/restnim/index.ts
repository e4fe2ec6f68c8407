import { parseInteger } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, collect, notAMove, ok } from '../../engine/core/result.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { dealHeaps, type Heaps, heapScene, numbersCodec, stonesIn, tuples } from '../kit/heaps.ts';
import { nimLike, onesAlone } from '../kit/nim-like.ts';
import { formatMove, type RestMove, rules } from './rules.ts';
import { restnim as theorem } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'heap-amount-and-rest': true;
  }
  interface MoveFaultKinds {
    'empty-heap': true;
    'rest-does-not-add-up': true;
  }
}

/** Most heaps in a line: splitting makes many. */
const MAX_HEAPS = 100_000;

/** `1:2>3,4` takes 2 from heap 1 and leaves 3 and 4; `1:2` leaves the rest as one heap; `1>3,4` states only what is left. */
const move: MoveCodec<Heaps, RestMove> = {
  format: formatMove,
  parse: (text, at) => {
    const typed = /^(?:(\d{1,6})(?=[:>]))?(?::?(\d+(?:\^\d+)?))?(?:>([\d^,]+))?$/.exec(
      text.normalize('NFKC').replace(/\s+/g, ''),
    );
    const bad = notAMove(text, 'heap-amount-and-rest');
    if (typed === null || (typed[2] === undefined && typed[3] === undefined)) return bad;
    if (typed[1] === undefined && at.heaps.length > 1) return bad;
    const heap = Number(typed[1] ?? 1) - 1;
    const size = at.heaps[heap] ?? 0n;
    const parts = collect((typed[3]?.split(',') ?? []).map(parseInteger));
    return chain(parts, (into) => {
      const sorted = into.toSorted(bySize);
      if (typed[2] === undefined) return ok({ heap, take: size - stonesIn(into), into: sorted });
      return chain(parseInteger(typed[2]), (take) =>
        ok({ heap, take, into: typed[3] !== undefined ? sorted : take < size ? [size - take] : [] }),
      );
    });
  },
};

export const restnim: Game<Heaps, RestMove> = {
  id: 'restnim',
  example: 'restnim 5 3',
  rules,
  position: numbersCodec(
    MAX_HEAPS,
    (heaps) => ({ heaps }),
    ({ heaps }) => heaps,
  ),
  move,
  theories: [theorem],
  tame: nimLike('heap', onesAlone),
  describe: (at, { heap, take, into }) => ({
    kind: 'split',
    heap: heap + 1,
    amount: take.toString(),
    from: at.heaps[heap]!.toString(),
    into: into.map(String),
  }),
  scene: heapScene('beans'),
  *small(size) {
    for (const heaps of tuples(1, Math.min(8, 3 + size))) yield { heaps };
    for (const heaps of tuples(2, Math.min(5, 1 + size))) yield { heaps };
    if (size > 1) for (const heaps of tuples(3, size > 4 ? 3 : 2)) yield { heaps };
  },
  deal: (size, random) => ({ heaps: dealHeaps(Math.min(size, 3), random) }),
};
