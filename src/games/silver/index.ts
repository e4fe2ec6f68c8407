import { MAX_DIGITS, parseNumbers } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { chain, illegal, notAMove, notUnderstood, ok } from '../../engine/core/result.ts';
import type { Labelled, Scene } from '../../engine/core/scene.ts';
import { columnsBody } from '../kit/columns-body.ts';
import { between, MAX_HEAPS, numbered } from '../kit/heaps.ts';
import { type Coins, type Push, rules } from './rules.ts';
import { countedOf, tame, silver as theorem } from './theory.ts';

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Push one coin to the left; squares are counted from 0. */
    push: { readonly from: string; readonly to: string };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'ascending-squares': true;
  }
  interface MoveFaultKinds {
    'over-a-coin': true;
  }
}

const move: MoveCodec<Coins, Push> = {
  format: ({ coin, to }, { coins }) => `${coins[coin]!}>${to}`,
  parse: (text, { coins }) => {
    const typed = /^(\d+)(?:\s*[>,:-]\s*|\s+)(\d+)$/.exec(text.normalize('NFKC').trim());
    if (typed === null || typed.slice(1).some((digits) => digits.length > MAX_DIGITS))
      return notAMove(text, 'two-squares');
    const coin = coins.indexOf(BigInt(typed[1]!));
    return coin < 0 ? illegal(typed[1]!, 'no-coin-there') : ok({ coin, to: BigInt(typed[2]!) });
  },
};

const MAX_DRAWN_SQUARES = 40n;
const COIN = '●';

/** Strip with its coins; a long one shows only the squares of its coins. */
const squaresOf = ({ coins }: Coins): readonly Labelled[] => {
  const last = coins.at(-1) ?? 0n;
  if (last >= MAX_DRAWN_SQUARES) return numbered(coins);
  const taken = new Set(coins);
  return numbered(
    Array.from({ length: Number(last) + 1 }, (_, i) => (taken.has(BigInt(i)) ? COIN : '')),
    0,
  );
};

const scene = (at: Coins): Scene => ({ kind: 'row', style: 'track', squares: squaresOf(at) });

/** Sets of `count` squares below `end`, ascending. */
const setsBelow = function* (count: number, end: number): Iterable<readonly bigint[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let last = count - 1; last < end; last += 1)
    for (const rest of setsBelow(count - 1, last)) yield [...rest, BigInt(last)];
};

export const silver: Game<Coins, Push> = {
  id: 'silver',
  example: 'silver 1 3 6 10',
  rules,
  position: {
    parse: (args) =>
      chain(parseNumbers(args, { most: MAX_HEAPS }), (coins) => {
        const wrong = coins.findIndex((square, i) => i > 0 && square <= coins[i - 1]!);
        return wrong < 0 ? ok({ coins }) : notUnderstood(args.rows[0]![wrong]!, 'ascending-squares');
      }),
    format: ({ coins }) => coins.join(' '),
  },
  move,
  theories: [theorem],
  tame,
  whyLost: (at) => columnsBody(countedOf(at)),
  describe: ({ coins }, { coin, to }) => ({ kind: 'push', from: coins[coin]!.toString(), to: to.toString() }),
  scene,
  *small(size) {
    for (const coins of setsBelow(1, 2 + size)) yield { coins };
    for (const coins of setsBelow(2, 3 + size)) yield { coins };
    for (const coins of setsBelow(3, 3 + size)) yield { coins };
    for (const coins of setsBelow(4, 2 + size)) yield { coins };
  },
  deal: (size, random) => {
    let square = -1n;
    const coins = Array.from({ length: between(random, 2, 3 + Math.min(size, 2)) }, () => {
      square += BigInt(1 + between(random, 0, 1 + size));
      return square;
    });
    // Ensures that not all coins are at the end already.
    return { coins: coins.with(-1, coins.at(-1)! + BigInt(between(random, 1, 2))) };
  },
};
