import { parseNumbers } from '../../engine/core/args.ts';
import type { Game, Win } from '../../engine/core/game.ts';
import { badOption, chain, ok, type Result, refuse } from '../../engine/core/result.ts';
import type { Motif } from '../../engine/core/scene.ts';
import { seal } from '../../engine/core/seal.ts';
import type { SealedGame } from '../../engine/core/spot.ts';
import type { MovePhrase } from '../../engine/explain/phrase.ts';
import { type BreakingClause, clausesOf } from '../../engine/explain/ruling.ts';
import { type OctalCode, parseOctalCode } from '../../engine/maths/octal-code.ts';
import {
  type Break,
  breakCodec,
  describeBreak,
  formatBreak,
  rowParts,
  smallBreaking,
  takenBy,
} from '../kit/breaking.ts';
import {
  between,
  dealHeaps,
  formatHeaps,
  heapsOfTotal,
  MAX_HEAPS,
  numbersCodec,
  rowScene,
  tuples,
} from '../kit/heaps.ts';
import { misereQuotient } from './misere.ts';
import { type OctalPosition, rules } from './rules.ts';
import { openHeaps, octal as theory } from './theory.ts';

declare module '../../engine/core/refusal.ts' {
  interface ExpectedKinds {
    'octal-code': true;
    'row-and-parts': true;
  }
}
declare module '../../engine/explain/phrase.ts' {
  interface MoveFacts {
    /**
     * Move in a row of fixed places: its first and last piece, from 1, as they are counted; `row` null: the only one. `touched`:
     * the same as they lie in the row. `left`: what stays on either side. `turned`: the same move from the other end, as typed.
     */
    'from-row': {
      readonly piece: RowPiece;
      readonly row: number | null;
      readonly first: string;
      readonly last: string;
      readonly touched: readonly [string, string];
      readonly left: readonly [string, string];
      readonly turned: string;
    };
  }
}
declare module '../../engine/explain/ruling.ts' {
  interface RulingFacts {
    /** Named game that is played with rows of pieces. */
    row: { readonly piece: Exclude<RowPiece, 'bead'> };
  }
}

/** Pieces of a row. */
export type RowPiece = 'pin' | 'skittle' | 'pawn' | 'cross' | 'officer' | 'bead';

/** Heaps allowed after taking 0, 1, 2, …, as clauses for a locale. */
const octalClauses = ({ digits }: OctalCode): readonly BreakingClause[] =>
  clausesOf(
    digits.map((digit) =>
      [1, 2, 4].flatMap((bit, heaps) => (digit & bit ? [{ heaps, sizes: 'any' as const }] : [])),
    ),
  );

/**
 * Pieces that a move names: all that go; for three squares the middle one with the cross, not counting the dark square at the
 * edge; for a pawn and its neighbours the pawn.
 */
const piecesOf = (
  piece: RowPiece,
  [first, last]: readonly [bigint, bigint],
): { readonly counted: readonly [bigint, bigint]; readonly touched: readonly [bigint, bigint] } => {
  if (piece === 'cross') return { counted: [first, first], touched: [first + 1n, first + 1n] };
  if (piece !== 'pawn') return { counted: [first, last], touched: [first, last] };
  // At an end the pawn has one neighbour.
  const pawn = last - first === 2n ? first + 1n : first === 1n ? first : last;
  return { counted: [pawn, pawn], touched: [pawn, pawn] };
};

/** Phrase of a move in words of the game; a row that is only split uses those of all heaps. */
const describeRow =
  (piece: RowPiece) =>
  (at: OctalPosition, move: Break): MovePhrase => {
    const { heap, into } = move;
    const taken = takenBy(at, move);
    const [before = 0n, after = 0n] = into.length === 1 ? [0n, ...into] : into;
    const turned = formatBreak({ heap, into: rowParts([after, before]) });
    if (taken === 0n) {
      const split = describeBreak(at, move);
      return split.kind === 'split' ? { ...split, turned } : split;
    }
    const { counted, touched } = piecesOf(piece, [before + 1n, before + taken]);
    return {
      kind: 'from-row',
      piece,
      row: at.heaps.length === 1 ? null : heap + 1,
      first: `${counted[0]}`,
      last: `${counted[1]}`,
      touched: [`${touched[0]}`, `${touched[1]}`],
      left: [`${before}`, `${after}`],
      turned,
    };
  };

/** Common part of all octal games. */
const shared = {
  rules,
  move: breakCodec<OctalPosition>('row-and-parts', 'no-such-row', rowParts),
  theories: [theory, misereQuotient],
  partsAre: 'row' as const,
  merges: true as const,
  ofTotal: heapsOfTotal,
  ruling: ({ code }: OctalPosition) => ({ kind: 'breaking' as const, clauses: octalClauses(code) }),
  known: (at: OctalPosition, win: Win) => openHeaps(at, win),
};

/** Parses the octal code of an option. */
export const parseCodeOption = (text: string): Result<OctalCode> => {
  const code = parseOctalCode(text);
  return code === null ? badOption('code', text, 'octal-code') : ok(code);
};

/** Codes that small positions are drawn from: every kind of digit, splitting without taking, subtraction in disguise. */
const SAMPLE = ['0.77', '4.31', '0.6', '0.137', '0.3331', '0.52', '4.0', '0.07', '0.156', '4.1'];
/** Codes that games are dealt from. */
const DEALT = ['0.77', '0.6', '0.137', '0.156', '4.7'];

/** Any octal game: the code is an option. */
const octal: Game<OctalPosition, Break> = {
  ...shared,
  scene: rowScene('beads'),
  describe: describeRow('bead'),
  id: 'octal',
  example: 'octal 9 4 code=0.77',
  position: {
    options: ['code'],
    parse: (args) =>
      chain(parseNumbers(args, { most: MAX_HEAPS }), (heaps) => {
        const typed = args.options.get('code');
        if (typed === undefined) return refuse('missing-option', { token: 'code' });
        return chain(parseCodeOption(typed), (code) => ok({ heaps, code }));
      }),
    format: (at) => `${formatHeaps(at.heaps)} code=${at.code.text}`,
  },
  *small(size) {
    for (const text of SAMPLE) {
      const code = parseOctalCode(text)!;
      for (const heaps of tuples(1, size + 3)) yield { heaps, code };
      for (const heaps of tuples(2, Math.min(size, 4))) yield { heaps, code };
    }
  },
  deal(size, random) {
    const code = parseOctalCode(DEALT[between(random, 0, DEALT.length - 1)]!)!;
    return { heaps: dealHeaps(size, random).map((heap) => heap + 2n), code };
  },
};

/** Octal codes of the named games. */
export const NAMED_CODES = {
  kayles: '0.77',
  dawson: '0.07',
  dawsonchess: '0.137',
  treblecross: '0.007',
  officers: '0.6',
} as const;

/** Named game: an octal code that is never typed. `least`: the smallest heap of a deal. */
const named = (
  id: keyof typeof NAMED_CODES,
  least: bigint,
  motif: Motif,
  piece: Exclude<RowPiece, 'bead'>,
): Game<OctalPosition, Break> => {
  const code = parseOctalCode(NAMED_CODES[id])!;
  return {
    ...shared,
    scene: rowScene(motif),
    describe: describeRow(piece),
    ruling: () => ({ kind: 'row', piece }),
    id,
    example: `${id} 9 4`,
    position: numbersCodec(
      MAX_HEAPS,
      (heaps) => ({ heaps, code }),
      ({ heaps }) => heaps,
    ),
    *small(size) {
      for (const heaps of smallBreaking(size, 3)) yield { heaps, code };
    },
    deal: (size, random) => ({ heaps: dealHeaps(size, random).map((heap) => heap + least), code }),
  };
};

/** Octal games: all of them by code, and the named ones, one line each. */
export const octalGames = {
  octal: seal(octal),
  kayles: seal(named('kayles', 1n, 'pins', 'pin')),
  dawson: seal(named('dawson', 2n, 'skittles', 'skittle')),
  dawsonchess: seal(named('dawsonchess', 1n, 'pawns', 'pawn')),
  treblecross: seal(named('treblecross', 3n, 'crosses', 'cross')),
  officers: seal(named('officers', 2n, 'officers', 'officer')),
} satisfies Readonly<Record<string, SealedGame>>;
