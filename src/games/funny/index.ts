import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { notAMove, ok } from '../../engine/core/result.ts';
import { between, numbered, numbersCodec, tuples } from '../kit/heaps.ts';
import { nimLike } from '../kit/nim-like.ts';
import { formatSpread, rules, type StoneRow, type StoneSpread } from './rules.ts';
import { funnyStones, isAlmostOver } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** A stone from place i becomes two, on places j and k; places from 0. */
    spread: { readonly i: number; readonly j: number; readonly k: number };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'three-places': true;
  }
  interface MoveFaultKinds {
    'no-such-spot': true;
    'places-not-rising': true;
    'no-stone-there': true;
  }
}

const MAX_PLACES = 100;

/** `I,J,K`, places from 0. */
const move: MoveCodec<StoneRow, StoneSpread> = {
  format: formatSpread,
  parse: (text) => {
    const typed = /^\s*(\d{1,4})[\s,:]+(\d{1,4})[\s,]+(\d{1,4})\s*$/.exec(text.normalize('NFKC'));
    if (typed === null) return notAMove(text, 'three-places');
    const [i, j, k] = typed.slice(1).map(Number) as [number, number, number];
    return ok({ i, j: Math.min(j, k), k: Math.max(j, k) });
  },
};

/** A Funny Stone Game (UVa 1378): one stone becomes two, farther right. */
export const funny: Game<StoneRow, StoneSpread> = {
  id: 'funny',
  example: 'funny 1 0 1 2',
  rules,
  position: numbersCodec(
    MAX_PLACES,
    (stones) => ({ stones }),
    ({ stones }) => stones,
  ),
  move,
  theories: [funnyStones],
  tame: { ...nimLike('stone', isAlmostOver), here: funnyStones.here },
  describe: (_, { i, j, k }) => ({ kind: 'spread', i, j, k }),
  scene: ({ stones }) => ({ kind: 'row', style: 'cups', squares: numbered(stones, 0) }),
  *small(size) {
    for (const stones of tuples(2, Math.min(size + 1, 4))) yield { stones };
    for (const stones of tuples(3, Math.min(size, 3))) yield { stones };
    if (size >= 2) for (const stones of tuples(4, 1)) yield { stones };
    if (size >= 4) for (const stones of tuples(4, 1)) yield { stones: [...stones, 1n] };
    if (size >= 5) for (const stones of tuples(3, 1)) yield { stones: [2n, ...stones] };
  },
  deal: (size, random) => {
    const places = between(random, 3, 3 + Math.ceil(size / 2));
    const stones = Array.from({ length: places }, () => BigInt(between(random, 0, 1 + Math.floor(size / 3))));
    return { stones: stones.with(0, 1n) };
  },
};
