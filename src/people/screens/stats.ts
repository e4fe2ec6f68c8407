import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import {
  type Button,
  type ControlRow,
  MAX_SELECT_CHOICES,
  type Picture,
  type Screen,
} from '../../kernel/screen.ts';
import type { Streak } from '../../learn/model/streak.ts';
import type { PracticeStats } from '../../learn/practice/ports.ts';
import { streakDoc, todayButton } from '../../learn/screens/daily.ts';
import { dueButton, masteryDoc } from '../../learn/screens/practice.ts';
import { BOT_LEVELS, type BotLevel } from '../../play/model/match.ts';
import type { OwnNames } from '../../play/model/own-names.ts';
import { type Inline, note, p, person, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { labelled } from '../../texts/plain.ts';
import type { PersonProgress } from '../progress.ts';
import type { RatingRow, ResultRow } from '../records.ts';
import { nameOf } from './names.ts';
import { progressButtons, progressDoc, trendOf } from './progress.ts';

export interface StatsView {
  readonly user: string;
  readonly results: readonly ResultRow[];
  readonly ratings: readonly RatingRow[];
  /** Whether the reader is listed on this server; null outside servers, or for another user's record. */
  readonly listed: boolean | null;
  /** Practice results, only for the user themselves; null for another user's record. */
  readonly practice: PracticeStats | null;
  /** Days in a row with a daily puzzle or practice, only for the user themselves. */
  readonly streak: Streak | null;
  /** This week, achievements and trends, only for the user themselves. */
  readonly progress: PersonProgress | null;
  /** Names of this server's own games. */
  readonly own: OwnNames;
  /** Games that have a leaderboard on this server. */
  readonly boards: readonly string[];
}

const order = (against: BotLevel | 'person'): number =>
  against === 'person' ? BOT_LEVELS.length : BOT_LEVELS.indexOf(against);

const boardSelect = (
  games: readonly string[],
  chosen: string | null,
  locale: Locale,
): readonly ControlRow[] =>
  chunksOf(games, MAX_SELECT_CHOICES).flatMap((some, i) =>
    selectRows(
      shortId('t', '', 0, 'board', `+${i}`),
      locale.screens.stats.chooseBoard,
      some.map((game) => ({ label: nameOf(game, locale), value: game, chosen: game === chosen })),
    ),
  );

/**
 * A user's record: for each game the rating, and wins and losses against each level and against users; for themselves also their
 * practice results.
 */
export const statsScreen = (view: StatsView, locale: Locale, picture: Picture | null = null): Screen => {
  const words = locale.screens.stats;
  const titleOf = ({ own, game }: ResultRow): string => own ?? nameOf(game, locale);
  const games = [...new Map(view.results.map((row) => [JSON.stringify([row.game, row.own]), row])).values()];
  games.sort((a, b) => titleOf(a).localeCompare(titleOf(b), locale.id));
  const items = games.map((one): readonly Inline[] => {
    const rating = one.own === null ? view.ratings.find(({ game }) => game === one.game) : undefined;
    const scores = view.results
      .filter(({ game, own }) => game === one.game && own === one.own)
      .sort((a, b) => order(a.against) - order(b.against))
      .map(({ against, won, drawn, lost }) => {
        const level = against === 'person' ? null : locale.screens.strengths[against].name;
        return `${labelled(words.against(level))}${words.score(won, drawn, lost)}`;
      });
    const trend =
      rating === undefined || view.progress === null ? null : trendOf(view.progress, one.game, locale);
    return [
      strong(titleOf(one)),
      ' · ',
      ...(rating === undefined ? [] : [words.rating(Math.round(rating.rating), rating.games), ' · ']),
      ...(trend === null ? [] : [trend, ' · ']),
      scores.join(' · '),
    ];
  });
  const { listed } = view;
  const toggle: readonly Button[] =
    listed === null
      ? []
      : [button(shortId('t', '', 0, listed ? 'unlist' : 'list'), listed ? words.unlist : words.list)];
  return {
    meaning: 'info',
    title: words.title(person(view.user)),
    doc: [
      ...(view.streak === null ? [] : streakDoc(view.streak, locale)),
      ...(view.progress === null ? [] : progressDoc(view.progress, locale)),
      ...(view.practice === null
        ? []
        : [
            ...masteryDoc(view.practice, locale, view.own),
            { kind: 'heading', text: locale.practice.stats.games } as const,
          ]),
      ...(items.length === 0
        ? [p(...words.none(person(view.user)))]
        : [{ kind: 'list', items } as const, note(words.explained)]),
      ...(listed === null ? [] : [note(listed ? words.listed : words.unlisted)]),
    ],
    pictures: picture === null ? [] : [picture],
    rows: [
      ...boardSelect(view.boards, null, locale),
      [
        ...(view.practice === null ? [] : [dueButton(locale.practice.stats.practise, 'main')]),
        ...(view.streak === null || view.streak.today ? [] : [todayButton(locale)]),
        ...(view.progress === null ? [] : progressButtons(listed !== null, locale)),
        ...toggle,
      ],
    ],
  };
};

/** The best listed players of a game on this server. */
export const leadersScreen = (
  game: string,
  leaders: readonly RatingRow[],
  boards: readonly string[],
  locale: Locale,
): Screen => {
  const words = locale.screens.stats;
  const ratings = leaders.map(({ rating }) => Math.round(rating));
  return {
    meaning: 'info',
    title: [words.boardTitle(nameOf(game, locale))],
    doc: [
      ...(leaders.length === 0
        ? [p(words.boardEmpty)]
        : leaders.map(({ user, games }, i) => {
            // Equals share a place.
            const place = ratings.indexOf(ratings[i]!) + 1;
            return p(...words.place(place, person(user), ratings[i]!, games));
          })),
      note(words.explained),
    ],
    rows: boardSelect(boards, game, locale),
  };
};
