/** Does `act` for each, one after another: one that fails holds up no other. Rejects in the end with the first error. */
export const eachAlone = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items) await act(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
};
