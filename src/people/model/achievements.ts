export interface Deeds {
  /**
   * Games won or drawn against the perfect level from positions that the bot dealt, without a hint, by game. The perfect level
   * never loses a won position.
   */
  readonly held: ReadonlyMap<string, number>;
  /** The longest run of active days. */
  readonly streak: number;
  /** Daily puzzles solved on their day at the first try. */
  readonly firstTries: number;
  readonly storm: number;
  readonly races: number;
  readonly arenas: number;
  readonly practised: number;
}

export const ACHIEVEMENT_IDS = [
  'held',
  'held-games',
  'streak',
  'first-tries',
  'storm',
  'races',
  'arenas',
  'practised',
] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/** A goal of an achievement, reached or next. */
export interface Achieved {
  readonly id: AchievementId;
  /** The game, for `held`. */
  readonly game: string | null;
  readonly goal: number;
  readonly count: number;
}

/** Goals of an achievement, ascending, and a user's progress; `of` returns one entry per game where goals are per game. */
interface Achievement {
  readonly goals: readonly number[];
  readonly of: (deeds: Deeds) => readonly (readonly [game: string | null, count: number])[];
}

const one =
  (count: (deeds: Deeds) => number): Achievement['of'] =>
  (deeds) => [[null, count(deeds)]];

/** All achievements. They are computed from the store, so none can be awarded twice or lost by a restart. */
const ACHIEVEMENTS: Readonly<Record<AchievementId, Achievement>> = {
  held: { goals: [10, 50], of: ({ held }) => [...held] },
  'held-games': { goals: [5, 15, 30], of: one(({ held }) => held.size) },
  streak: { goals: [7, 30, 100], of: one(({ streak }) => streak) },
  'first-tries': { goals: [10, 50], of: one(({ firstTries }) => firstTries) },
  storm: { goals: [10, 20, 30], of: one(({ storm }) => storm) },
  races: { goals: [1, 10], of: one(({ races }) => races) },
  arenas: { goals: [10, 100], of: one(({ arenas }) => arenas) },
  practised: { goals: [100, 1_000], of: one(({ practised }) => practised) },
};

export interface Achievements {
  /** The highest reached goal of each. */
  readonly reached: readonly Achieved[];
  /** The next goals with some progress, the nearest first. */
  readonly next: readonly Achieved[];
}

export const achievementsOf = (deeds: Deeds): Achievements => {
  const reached: Achieved[] = [];
  const next: Achieved[] = [];
  for (const id of ACHIEVEMENT_IDS)
    for (const [game, count] of ACHIEVEMENTS[id].of(deeds)) {
      const { goals } = ACHIEVEMENTS[id];
      const last = goals.findLast((goal) => goal <= count);
      const goal = goals.find((one) => one > count);
      if (last !== undefined) reached.push({ id, game, goal: last, count });
      if (goal !== undefined && count > 0) next.push({ id, game, goal, count });
    }
  return { reached, next: next.toSorted((a, b) => b.count / b.goal - a.count / a.goal) };
};
