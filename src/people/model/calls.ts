/** Ways to notify a user whose turn it is: beside the board, in a direct message, or not at all. */
export const CALLS = ['here', 'direct', 'off'] as const;

export type CallChoice = (typeof CALLS)[number];

/** The way the user chose, from their settings; null: none. */
export const callWayOf = (values: ReadonlyMap<string, string>): CallChoice | null =>
  CALLS.find((one) => one === values.get('calls')) ?? null;
