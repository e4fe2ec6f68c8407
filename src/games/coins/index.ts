import { type Args, oneRow, parseNumberOption } from '../../engine/core/args.ts';
import type { Game, MoveCodec } from '../../engine/core/game.ts';
import {
  badOption,
  chain,
  notAMove,
  notUnderstood,
  ok,
  type Result,
  refuse,
} from '../../engine/core/result.ts';
import { bySize } from '../../engine/maths/integers.ts';
import { between, numbered } from '../kit/heaps.ts';
import { tame } from './misere.ts';
import {
  type CoinRow,
  type CoinRule,
  formatCoinRule,
  formatPlaces,
  NAMED,
  type NamedRule,
  runOf,
  type Turning,
} from './position.ts';
import { rules } from './rules.ts';
import { coinTurning } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** Rule by name, or at most `most` coins, adjacent (`run`) or not (`max`). */
    coins: { readonly rule: NamedRule } | { readonly rule: 'max' | 'run'; readonly most: string };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Turn these coins, places ascending. `run`: phrased by the first and the last. */
    turn: { readonly places: readonly number[]; readonly run: boolean };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    coins: true;
    'coin-rule': true;
    places: true;
  }
  interface MoveFaultKinds {
    'no-such-coin': true;
    'not-by-the-coin-rule': true;
    'rightmost-is-tails': true;
  }
}

const MAX_COINS = 1000;

const parseRule = (args: Args): Result<CoinRule> => {
  const { options } = args;
  const given = ['rule', 'max', 'run'].filter((name) => options.has(name));
  const [first, second] = given;
  if (first === undefined) return refuse('missing-option', { token: 'rule' });
  if (second !== undefined)
    return refuse('options-exclude-each-other', {
      token: `${first}=${options.get(first)!}`,
      other: `${second}=${options.get(second)!}`,
    });
  if (first === 'rule') {
    const text = options.get('rule')!;
    const kind = NAMED.find((name) => name === text.toLowerCase());
    return kind === undefined ? badOption('rule', text, 'coin-rule') : ok({ kind });
  }
  const kind = first === 'max' ? 'max' : 'run';
  return chain(parseNumberOption(args, kind), (most) => ok({ kind, most }));
};

const parseCoins = (args: Args): Result<string> =>
  chain(oneRow(args), (tokens) => {
    const wrong = tokens.find((token) => !/^[HT]+$/i.test(token));
    if (wrong !== undefined) return notUnderstood(wrong, 'coins');
    const coins = tokens.join('').toUpperCase();
    return coins.length > MAX_COINS
      ? refuse('too-many-numbers', { token: coins.slice(MAX_COINS), most: MAX_COINS })
      : ok(coins);
  });

/** `2,5` turns places 2 and 5; `2-5` a run. */
const move: MoveCodec<CoinRow, Turning> = {
  format: ({ places }, { rule }) => formatPlaces(places, rule),
  parse: (text) => {
    const plain = text.normalize('NFKC').trim();
    const run = /^(\d{1,4})\s*-\s*(\d{1,4})$/.exec(plain);
    if (run !== null) {
      const [first, last] = [Number(run[1]), Number(run[2])].sort((a, b) => a - b);
      return ok({ places: runOf(BigInt(first!), BigInt(Math.min(last!, first! + MAX_COINS))) });
    }
    if (!/^\d{1,4}(?:[\s,]+\d{1,4})*$/.test(plain)) return notAMove(text, 'places');
    return ok({
      places: plain
        .split(/[\s,]+/)
        .map(BigInt)
        .sort(bySize),
    });
  },
};

/** Rules of small positions, each with the longest row for a size. */
const SMALL: readonly (readonly [CoinRule, number])[] = [
  [{ kind: 'turtles' }, 3],
  [{ kind: 'mock' }, 4],
  [{ kind: 'twins' }, 3],
  [{ kind: 'triplets' }, 4],
  [{ kind: 'ruler' }, 4],
  [{ kind: 'grunt' }, 5],
  [{ kind: 'max', most: 1n }, 2],
  [{ kind: 'max', most: 4n }, 5],
  [{ kind: 'max', most: 9n }, 3],
  [{ kind: 'run', most: 2n }, 4],
  [{ kind: 'run', most: 3n }, 4],
];

/** All rows of `length` coins. */
const rowsOf = function* (length: number): Iterable<string> {
  for (let set = 0; set < 2 ** length; set += 1)
    yield set.toString(2).padStart(length, '0').replaceAll('0', 'T').replaceAll('1', 'H');
};

/** Coin turning: turn coins as the rule allows, the rightmost of them from heads to tails. */
export const coins: Game<CoinRow, Turning> = {
  id: 'coins',
  example: 'coins HTTHH rule=turtles',
  rules,
  position: {
    options: ['rule', 'max', 'run'],
    parse: (args) =>
      chain(parseCoins(args), (row) => chain(parseRule(args), (rule) => ok({ coins: row, rule }))),
    format: (at) => `${at.coins} ${'most' in at.rule ? '' : 'rule='}${formatCoinRule(at.rule)}`,
  },
  move,
  theories: [coinTurning],
  tame,
  describe: ({ rule: { kind } }, { places }) => {
    const run = places.length > 2 && (kind === 'ruler' || kind === 'run');
    const said = run ? [places[0]!, places.at(-1)!] : places;
    return { kind: 'turn', places: said.map(Number), run };
  },
  ruling: ({ rule }) =>
    rule.kind === 'max' || rule.kind === 'run'
      ? { kind: 'coins', rule: rule.kind, most: rule.most.toString() }
      : { kind: 'coins', rule: rule.kind },
  scene: (at) => ({ kind: 'row', style: 'coins', squares: numbered([...at.coins]) }),
  *small(size) {
    for (const [rule, longest] of SMALL) {
      const length = Math.min(longest, size + 2);
      const step = size === 1 ? 3 : size === 2 ? 2 : 1;
      let i = 0;
      for (const row of rowsOf(length)) {
        if (i % step === 0) yield { coins: row, rule };
        i += 1;
      }
    }
    // A few longer rows with a single head, whose value the theorem gives.
    for (const rule of [{ kind: 'mock' }, { kind: 'ruler' }, { kind: 'grunt' }] as const)
      for (let length = 6; length < 6 + Math.min(size, 3); length += 1)
        yield { coins: `${'T'.repeat(length - 1)}H`, rule };
  },
  deal: (size, random) => {
    const length = between(random, 3 + size, 4 + 2 * size);
    const kinds: readonly CoinRule[] = [{ kind: 'turtles' }, { kind: 'mock' }, { kind: 'ruler' }];
    const row = Array.from({ length: length - 1 }, () => (random() < 0.5 ? 'H' : 'T')).join('');
    return { coins: `${row}H`, rule: kinds[between(random, 0, kinds.length - 1)]! };
  },
};
