import type { BoardColumns } from './schema.ts';

/** Where a message stands; null: there is none. */
export const boardOfRow = ({ board_channel: channel, board_message: message }: BoardColumns) =>
  channel === null || message === null ? null : { channel, message };

/** `message` null: so far only a channel for it. */
export const boardCells = (
  board: { readonly channel: string; readonly message: string | null } | null,
): BoardColumns => ({ board_channel: board?.channel ?? null, board_message: board?.message ?? null });
