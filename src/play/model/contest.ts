import type { UserId } from '../../people/model/user.ts';
import type { BoardRef } from './match.ts';

/** A race or an arena: it stands in a channel, which has one of its kind at a time. */
export interface Contest {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** The user who opened it; null: their data were erased. */
  readonly host: UserId | null;
  readonly createdAt: number;
  /** Null: not over. */
  readonly endedAt: number | null;
  /** Its message in the channel. */
  readonly board: BoardRef | null;
}

export type ContestPhase = 'lobby' | 'running' | 'over' | 'cancelled';

/** `started`: whether it has left its lobby. */
export const contestPhase = (started: boolean, { endedAt }: Contest): ContestPhase => {
  if (endedAt !== null) return started ? 'over' : 'cancelled';
  return started ? 'running' : 'lobby';
};

/** Sorts by `order`, and gives each item its place, from 1; ties share it. */
export const ranked = <T>(
  items: readonly T[],
  order: (a: T, b: T) => number,
): readonly { readonly place: number; readonly item: T }[] => {
  const sorted = items.toSorted(order);
  return sorted.map((item) => ({ place: sorted.findIndex((other) => order(other, item) === 0) + 1, item }));
};
