import { interactive } from '../calls.ts';
import { string } from '../json.ts';
import type { ShownMessage } from '../types.ts';
import type { BoardWire } from './protocol.ts';

/** Boards of messages that are played by touch. They come from outside: this room knows no game. */
export interface Boards {
  /** The board that a message with these controls shows; null: none. */
  of(customIds: readonly string[]): BoardWire | null;
  /** The board as that person may play it now; null: they may not. */
  board(name: string, person: string, language: string): Promise<unknown>;
  /** The control that makes a move; null: it has none. */
  control(name: string, move: string): string | null;
}

/** No board is played by touch. */
export const NO_BOARDS: Boards = { of: () => null, board: () => Promise.resolve(null), control: () => null };

/** The controls of a message, in their order. */
export const controlsOf = ({ components }: ShownMessage): readonly string[] =>
  interactive(components).flatMap((one) => string(one['custom_id']) ?? []);
