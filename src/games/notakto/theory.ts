import { quotientBody } from '../../engine/certificate/quotient.ts';
import type { Theory } from '../../engine/core/game.ts';
import { spend } from '../../engine/core/work.ts';
import { mex } from '../../engine/maths/nimber.ts';
import { productsOfOthers } from '../../engine/maths/quotient-check.ts';
import { countListed } from '../kit/count.ts';
import {
  type CrossMove,
  DEAD,
  formatSheet,
  freeOn,
  isDead,
  LIVING,
  markAt,
  type NotaktoPosition,
  type NotaktoSheet,
  optionsOf,
  uprightOf,
} from './position.ts';
import { quotient } from './quotient.ts';

interface ProductFacts {
  /** Product of the boards' elements, and the elements with which the player to move loses. */
  readonly product: string;
  readonly losing: readonly string[];
}

declare module '../../engine/explain/theorem.ts' {
  interface TheoremFacts {
    /** Number of X on the board, and its value. */
    notakto: { readonly crosses: number; readonly value: string };
    'notakto-misere': ProductFacts;
  }
}

declare module '../../engine/explain/step.ts' {
  interface StepFacts {
    /** Element of each living board, and their product. */
    'notakto-elements': ProductFacts & {
      readonly rows: readonly { readonly board: number; readonly sheet: string; readonly element: string }[];
      readonly more: number;
    };
  }
}

const MAX_ROWS = 24;
const WORK_PER_BOARD = 0.1;

/** Values of living boards up to turns and mirror images, each after those that it leads to. */
const VALUES: ReadonlyMap<NotaktoSheet, number> = LIVING.reduce(
  (values, sheet) => values.set(sheet, mex(optionsOf(sheet).map((option) => values.get(option)!))),
  new Map<NotaktoSheet, number>([[DEAD, 0]]),
);

const valueOf = (sheet: NotaktoSheet): number => VALUES.get(uprightOf(sheet))!;

/**
 * One board: the least number that no move leads to, board by board (S. Cantelon, V. Harpaz, MathOverflow 24693, 2010, for the
 * game). Domain: one board, normal play.
 */
export const notaktoValues: Theory<NotaktoPosition, CrossMove, 'notakto'> = {
  id: 'notakto',
  gives: 'grundy',
  method: 'theorem',
  covers: ({ sheets }, win) => win === 'normal' && sheets.length === 1,
  value: ({ sheets }) => BigInt(valueOf(sheets[0]!)),
  *reaching({ sheets: [sheet] }, target) {
    for (const square of freeOn(sheet!))
      if (BigInt(valueOf(sheet! | (1 << square))) === target) yield markAt(1, square);
  },
  facts: ({ sheets: [sheet] }) => ({
    crosses: [...sheet!.toString(2)].filter((bit) => bit === '1').length,
    value: String(valueOf(sheet!)),
  }),
};

const productOf = ({ sheets }: NotaktoPosition): number => {
  const { product, elementOf } = quotient();
  spend(sheets.length * WORK_PER_BOARD);
  return sheets.reduce((all, sheet) => product[all]![elementOf(sheet)]!, 0);
};

/** Moves after which the product is lost for the opponent. */
const losingMoves = function* ({ sheets }: NotaktoPosition): Iterable<CrossMove> {
  const { product, elementOf, lost } = quotient();
  const rests = productsOfOthers(product, sheets.map(elementOf));
  for (const [i, sheet] of sheets.entries()) {
    spend(WORK_PER_BOARD);
    for (const square of freeOn(sheet))
      if (lost[product[rests[i]!]![elementOf(sheet | (1 << square))]!]) yield markAt(i + 1, square);
  }
};

const facts = (at: NotaktoPosition): ProductFacts => {
  const { names, lost } = quotient();
  return { product: names[productOf(at)]!, losing: names.filter((_, i) => lost[i]) };
};

/**
 * Product of the boards' elements in the misère quotient. T. Plambeck, G. Whitehead, “The secrets of Notakto: winning at X-only
 * tic-tac-toe” (2013); found and proved independently by `quotient`. Domain: misère play.
 */
export const notaktoMisere: Theory<NotaktoPosition, CrossMove, 'notakto-misere'> = {
  id: 'notakto-misere',
  gives: 'outcome',
  method: 'theorem',
  covers: (_, win) => win === 'misere',
  value: (at) => (quotient().lost[productOf(at)] === true ? 0n : 1n),
  reaching: losingMoves,
  count: countListed,
  whyLost: () =>
    quotientBody(quotient(), {
      by: 'rows',
      rows: LIVING.map((sheet) => [`notakto ${formatSheet(sheet)}`, quotient().elementOf(sheet)] as const),
    }),
  facts,
  here: (at) => {
    const { names, elementOf } = quotient();
    const living = at.sheets.flatMap((sheet, i) => (isDead(sheet) ? [] : [{ sheet, board: i + 1 }]));
    return [
      {
        kind: 'notakto-elements',
        rows: living.slice(0, MAX_ROWS).map(({ sheet, board }) => ({
          board,
          sheet: formatSheet(sheet),
          element: names[elementOf(sheet)]!,
        })),
        more: Math.max(0, living.length - MAX_ROWS),
        ...facts(at),
      },
    ];
  },
};
