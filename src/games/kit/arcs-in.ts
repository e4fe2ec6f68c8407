/** Successors by name, parsed independently from a line, for checks. */
export const arcsIn = (position: string): ReadonlyMap<string, readonly string[]> => {
  const map = new Map<string, string[]>();
  for (const token of position.split(' ')) {
    if (token.includes('=')) continue;
    const [from, to] = token.split('>') as [string, string | undefined];
    for (const node of [from, to]) if (node !== undefined && !map.has(node)) map.set(node, []);
    if (to !== undefined) map.get(from)!.push(to);
  }
  return map;
};
