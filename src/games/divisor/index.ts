import { type Args, oneRow, parseBetween } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import {
  chain,
  collect,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import { MAX_FACTORED_NUMBER } from '../../engine/maths/factor.ts';
import { between } from '../kit/heaps.ts';
import { type DivisorBoard, type Erasure, erased } from './position.ts';
import { rules } from './rules.ts';
import { divisorMisereStealing, divisorSearch, divisorStealing } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Erase a number and its divisors on the board. */
    erase: { readonly number: string };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'number-on-the-board': true;
  }
  interface MoveFaultKinds {
    'not-on-the-board': true;
  }
  interface RefusalFacts {
    'repeated-number': { readonly token: string };
  }
}

const MAX_NUMBERS = 1000;

/** Parses `10` for 1 … 10, or a set in braces; `{}` is the empty board. */
const parseBoard = (args: Args): Result<DivisorBoard> =>
  chain(oneRow(args), (tokens) => {
    const [first] = tokens;
    if (tokens.length > 1) return notUnderstood(tokens[1]!, 'rest-of-line');
    const set = /^\{(.*)\}$/.exec(first);
    if (set === null)
      return chain(parseBetween(first, 1n, BigInt(MAX_NUMBERS)), (n) =>
        ok({ numbers: Array.from({ length: Number(n) }, (_, i) => i + 1) }),
      );
    if (set[1] === '') return ok({ numbers: [] });
    const members = set[1]!.split(',');
    if (members.length > MAX_NUMBERS)
      return refuse('too-many-numbers', { token: members[MAX_NUMBERS]!, most: MAX_NUMBERS });
    return chain(collect(members.map((member) => parseBetween(member, 1n, MAX_FACTORED_NUMBER))), (typed) => {
      const numbers = typed.map(Number);
      const repeated = numbers.findIndex((n, i) => numbers.indexOf(n) !== i);
      return repeated >= 0
        ? refuse('repeated-number', { token: members[repeated]! })
        : ok({ numbers: numbers.sort((a, b) => a - b) });
    });
  });

const move: MoveCodec<DivisorBoard, Erasure> = {
  format: ({ number }) => String(number),
  parse: (text) => {
    const typed = /^\s*(\d{1,13})\s*$/.exec(text.normalize('NFKC'));
    return typed === null ? notAMove(text, 'number-on-the-board') : ok({ number: Number(typed[1]) });
  },
};

/** Sets with various groups, for the small positions. */
const SETS: readonly (readonly number[])[] = [
  [],
  [2, 3, 6],
  [2, 3],
  [2, 4, 8],
  [4, 6, 9],
  [2, 3, 4, 6, 12],
  [6, 10, 15],
  [2, 3, 5, 30],
  [2, 6, 10, 14],
  [9, 16],
  [1, 11, 14, 17],
];

/** Divisor game: erase a number and all its divisors on the board; the player who erases the last number wins. */
export const divisor: Game<DivisorBoard, Erasure> = {
  id: 'divisor',
  example: 'divisor 10',
  partsAre: 'group',
  rules,
  position: { parse: parseBoard, format: ({ numbers }) => `{${numbers.join()}}` },
  move,
  theories: [divisorSearch, divisorStealing, divisorMisereStealing],
  describe: (_, { number }) => ({ kind: 'erase', number: String(number) }),
  scene: ({ numbers }) => ({ kind: 'set', numbers: numbers.map(String) }),
  *small(size) {
    yield* SETS.map((numbers) => ({ numbers }));
    // 1 … n, and the boards after one or two moves on it, each board once.
    const seen = new Set(SETS.map((numbers) => numbers.join()));
    for (let n = 1; n <= Math.min(2 + 2 * size, 12); n += 1) {
      const start = Array.from({ length: n }, (_, i) => i + 1);
      const after = size < 2 ? [] : start.map((chosen) => erased(start, chosen));
      const later = size < 4 ? [] : after.flatMap((left) => left.map((chosen) => erased(left, chosen)));
      for (const numbers of [start, ...after, ...later]) {
        if (seen.has(numbers.join())) continue;
        seen.add(numbers.join());
        yield { numbers };
      }
    }
  },
  deal: (size, random) => {
    const n = between(random, 4 + size, 6 + 3 * size);
    return { numbers: Array.from({ length: n }, (_, i) => i + 1) };
  },
};
