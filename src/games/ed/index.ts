import type { Game, MoveCodec } from '../../engine/core/game.ts';
import { badOption, chain, illegal, notAMove, ok, type Result } from '../../engine/core/result.ts';
import { between } from '../kit/heaps.ts';
import {
  comparePairs,
  formatPairs,
  type Pair,
  pairsOfTotal,
  parsePairs,
  parseSplit,
  smallPairs,
  textPair,
} from '../kit/pairs.ts';
import { type EdMove, type EdPosition, type EdRule, formatEdMove, restOf, rules } from './rules.ts';
import { edBoth, edSplit } from './theory.ts';

declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    ed: { readonly rule: EdRule };
  }
}

declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /** Split a pair into two pairs; `pair` (from 1) is null if there is only one. */
    'pair-split': {
      readonly pair: number | null;
      readonly from: readonly [string, string];
      readonly into: readonly [readonly [string, string], readonly [string, string]];
    };
  }
}

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'ed-rule': true;
    'pair-split': true;
  }
}

const parseRule = (text: string | undefined): Result<{ rule: EdRule; typed: boolean }> => {
  if (text === undefined) return ok({ rule: 'split', typed: false });
  const rule = text.toLowerCase();
  return rule === 'split' || rule === 'both' ? ok({ rule, typed: true }) : badOption('rule', text, 'ed-rule');
};

/** `PAIR.PILE:A,B`, or with rule=both `PAIR:X,Y`; the pair is optional if there is only one, the pile if A + B determines it. */
const move: MoveCodec<EdPosition, EdMove> = {
  format: formatEdMove,
  parse: (text, at) => {
    const expected = at.rule === 'split' ? 'box-split' : 'pair-split';
    const typed = parseSplit(text);
    if (typed === null) return notAMove(text, expected);
    return chain(typed, ({ pair, place, into }): Result<EdMove> => {
      if (at.rule === 'both') {
        const index = (place ?? 1) - 1;
        const piles = at.pairs[index];
        if (pair !== null || (place === null && at.pairs.length > 1)) return notAMove(text, expected);
        if (piles === undefined) return illegal(text, 'no-such-pair');
        const rest = restOf(piles, into);
        return ok({ kind: 'both', pair: index, first: comparePairs(into, rest) <= 0 ? into : rest });
      }
      if (pair === null && at.pairs.length > 1) return notAMove(text, expected);
      const index = (pair ?? 1) - 1;
      const piles = at.pairs[index];
      const total = into[0] + into[1];
      const pile = place === null ? (total === piles?.[1] && total !== piles[0] ? 1 : 0) : place - 1;
      if (piles === undefined || (pile !== 0 && pile !== 1)) return illegal(text, 'no-such-pair');
      return ok({ kind: 'split', pair: index, pile, into });
    });
  },
};

/** E&D: pairs of piles; throw one pile of a pair away and split the other (or, rule=both, split a pair in two). */
export const ed: Game<EdPosition, EdMove> = {
  id: 'ed',
  example: 'ed 3 5 / 2 2',
  merges: true,
  rules,
  position: {
    options: ['rule'],
    parse: (args) =>
      chain(parsePairs(args, 1n), (pairs) =>
        chain(parseRule(args.options.get('rule')), (rule) => ok({ pairs, ...rule })),
      ),
    format: ({ pairs, rule, typed }) =>
      `${formatPairs(pairs)}${typed || rule === 'both' ? ` rule=${rule}` : ''}`,
  },
  move,
  partsAre: 'pair',
  theories: [edSplit.values, edSplit.length, edBoth],
  describe: (at, m) => {
    const piles = at.pairs[m.pair]!;
    const pair = at.pairs.length === 1 ? null : m.pair + 1;
    return m.kind === 'split'
      ? {
          kind: 'box-split',
          pair,
          place: m.pile + 1,
          split: piles[m.pile].toString(),
          into: textPair(m.into),
        }
      : {
          kind: 'pair-split',
          pair,
          from: textPair(piles),
          into: [textPair(m.first), textPair(restOf(piles, m.first))],
        };
  },
  ruling: ({ rule }) => ({ kind: 'ed', rule }),
  scene: (at) => ({ kind: 'boxes', motif: 'nuts', pairs: at.pairs.map(textPair) }),
  *ofTotal(at, total) {
    for (const pairs of pairsOfTotal(1, total)) yield { ...at, pairs };
  },
  *small(size) {
    for (const pair of smallPairs(1, size + 3)) yield { pairs: [pair], rule: 'split', typed: false };
    for (const pair of smallPairs(1, size + 2)) yield { pairs: [pair], rule: 'both', typed: true };
    const twos: readonly Pair[] = [...smallPairs(1, Math.min(4, 1 + Math.ceil(size / 2)))];
    for (const first of twos)
      for (const second of twos)
        for (const rule of ['split', 'both'] as const)
          yield { pairs: [first, second], rule, typed: rule === 'both' };
  },
  deal: (size, random) => ({
    pairs: Array.from({ length: between(random, 1, 1 + Math.ceil(size / 2)) }, () => [
      BigInt(between(random, 2, 2 + 2 * size)),
      BigInt(between(random, 2, 3 + 2 * size)),
    ]),
    rule: 'split',
    typed: false,
  }),
};
