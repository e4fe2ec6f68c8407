/** The successive reports of a use case. */
export const toldBy = async <T>(
  act: (tell: (one: T) => Promise<void>) => Promise<void>,
): Promise<readonly T[]> => {
  const all: T[] = [];
  await act((one) => {
    all.push(one);
    return Promise.resolve();
  });
  return all;
};
