/** Positions whose text did not come before. */
export const eachOnce = function* <P>(positions: Iterable<P>, textOf: (at: P) => string): Iterable<P> {
  const seen = new Set<string>();
  for (const at of positions) {
    const text = textOf(at);
    if (seen.has(text)) continue;
    seen.add(text);
    yield at;
  }
};
