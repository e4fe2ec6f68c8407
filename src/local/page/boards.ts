import { interactive } from '../calls.ts';
import { string } from '../json.ts';
import type { ShownMessage } from '../types.ts';
import type { BoardWire } from './protocol.ts';

/** Boards that people play by touch. Injected: this room knows no game. */
export interface Boards {
  /** The board of a message with these controls; null: none. */
  of(customIds: readonly string[]): BoardWire | null;
  /** The board as that person may play it now; null: they may not. */
  board(name: string, person: string, language: string): Promise<unknown>;
  /** The control that makes a move; null: none does. */
  control(name: string, move: string): string | null;
}

export const NO_BOARDS: Boards = { of: () => null, board: () => Promise.resolve(null), control: () => null };

/** The custom ids of the controls of a message, in order. */
export const controlsOf = ({ components }: ShownMessage): readonly string[] =>
  interactive(components).flatMap((one) => string(one['custom_id']) ?? []);
