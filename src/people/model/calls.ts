/** How a person is called whose turn it is: beside the board, in a direct message, or not at all. */
export const CALLS = ['here', 'direct', 'off'] as const;

export type CallChoice = (typeof CALLS)[number];

/** The way a person chose, by the named values that are kept of them; null: none. */
export const callWayOf = (values: ReadonlyMap<string, string>): CallChoice | null =>
  CALLS.find((one) => one === values.get('calls')) ?? null;
