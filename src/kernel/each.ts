/** Calls `act` on the items one after another; a failure doesn't stop the rest. Rejects at the end with the first error. */
export const eachAlone = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
};
