/**
 * Random source in [0, 1) determined by `seed`, so that the bot's moves can be reproduced from the log. FNV-1a into mulberry32
 * (T. Ettinger, public domain); good enough to vary moves, not for secrets.
 */
export const seeded = (seed: string): (() => number) => {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** Random item of a non-empty list. */
export const pick = <T>(items: readonly T[], random: () => number): T =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))]!;

/** All orders are equally likely (Fisher and Yates, 1938; Durstenfeld, 1964); `random` gives numbers in [0, 1). */
export const shuffled = <T>(items: readonly T[], random: () => number): readonly T[] => {
  const left = [...items];
  for (let i = left.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left;
};
