import type { AchievementId } from '../people/model/achievements.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

const season = (t: Catalogue) => ({
  ...t.record('progress-season', ['off', 'none', 'past', 'turn-on', 'turn-off', 'not-allowed']),
  title: (month: string) => t.text('progress-season-title', { month }),
  rule: (win: number, draw: number, most: number, racers: number, races: number) =>
    t.text('progress-season-rule', { win, draw, most, racers, races }),
  ends: (when: Inline) => t.runs('progress-season-ends', { when }),
  place: (place: number, who: Inline, points: number) =>
    t.runs('progress-season-place', { place, who, points }),
  listed: t.runs('progress-season-listed'),
});

/** The texts of `/stats` about progress and seasons. */
export const progressTexts = (t: Catalogue) => ({
  week: (parts: string | null) => t.runs('progress-week', { parts: parts ?? t.text('progress-week-none') }),
  games: (played: number, won: number) => t.text('progress-games', { played, won }),
  dailies: (count: number) => t.text('progress-dailies', { count }),
  practised: (count: number) => t.text('progress-practised', { count }),
  favourite: (game: string) => t.runs('progress-favourite', { game }),
  trend: (change: string, days: number) => t.text('progress-trend', { change, days }),
  ...t.record('progress', ['achievements', 'achievementsTitle', 'achievementsNone', 'next', 'explained']),
  row: (said: string) => t.text('progress-row', { said }),
  rowNext: (said: string, count: number) => t.text('progress-row-next', { said, count }),
  /** `game`: for achievements that every game has. */
  said: {
    held: (goal, game) => t.text('progress-held', { goal, game }),
    'held-games': (goal) => t.text('progress-held-games', { goal }),
    streak: (goal) => t.text('progress-streak', { goal }),
    'first-tries': (goal) => t.text('progress-first-tries', { goal }),
    storm: (goal) => t.text('progress-storm', { goal }),
    races: (goal) => t.text('progress-races', { goal }),
    arenas: (goal) => t.text('progress-arenas', { goal }),
    practised: (goal) => t.text('progress-practised-right', { goal }),
  } satisfies Readonly<Record<AchievementId, (goal: number, game: string) => string>>,
  seasonButton: t.text('progress-season'),
  season: season(t),
});
