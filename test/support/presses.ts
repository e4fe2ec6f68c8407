/** Presses that each move takes on a board, by its buttons. */
import type { Spot } from '../../src/engine/core/spot.ts';
import { parseId } from '../../src/kernel/custom-id.ts';
import type { ControlRow } from '../../src/kernel/screen.ts';
import { type MoveFocus, moveRows, parseFocus, WHOLE } from '../../src/play/screens/moves.ts';
import { locales } from '../../src/texts/index.ts';

/** Buttons that play a move, and buttons that open others. */
const pressed = (rows: readonly ControlRow[]): { readonly moves: string[]; readonly opens: string[] } => {
  const found = { moves: [] as string[], opens: [] as string[] };
  for (const row of rows) {
    if ('kind' in row) {
      const to = parseId(row.id)?.verb === 'pick' ? found.moves : found.opens;
      to.push(...row.choices.map(({ value }) => value));
      continue;
    }
    for (const control of row) {
      if (control.kind === 'link' || control.disabled === true) continue;
      const { verb, argument } = parseId(control.id)!;
      if (verb === 'move') found.moves.push(argument);
      if (verb === 'focus') found.opens.push(argument);
    }
  }
  return found;
};

export interface Presses {
  /** By move. */
  readonly presses: ReadonlyMap<string, number>;
  /** Legal moves that have to be typed. */
  readonly unreached: number;
  /** Legal moves. */
  readonly count: number;
}

/** The canonical form of a button's move. */
const canonical = (spot: Spot, typed: string): string => {
  const played = spot.play(typed);
  if (!played.ok) throw new Error(`${spot.line}: ${typed} is no move`);
  return played.value.move;
};

export const pressesOf = (spot: Spot): Presses => {
  const controls = (focus: MoveFocus) => {
    const { moves, opens } = pressed(
      moveRows(spot, { kind: 'm', id: 'x', revision: 0, focus, others: 11, hasPicture: true }, locales.en)
        .rows,
    );
    return { moves: moves.map((move) => (known.has(move) ? move : canonical(spot, move))), opens };
  };
  const legal = [...spot.options()].map(({ move }) => move);
  const known = new Set(legal);
  const presses = new Map<string, number>();
  const first = controls(WHOLE);
  for (const move of first.moves) presses.set(move, 1);
  for (const value of first.opens)
    for (const move of controls(parseFocus(value)).moves) if (!presses.has(move)) presses.set(move, 2);
  return { presses, count: legal.length, unreached: legal.filter((move) => !presses.has(move)).length };
};

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
