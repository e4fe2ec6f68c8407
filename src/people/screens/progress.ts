import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, ControlRow, Screen } from '../../kernel/screen.ts';
import { type Block, type Doc, moment, note, p, person } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import { type Achieved, type Achievements } from '../model/achievements.ts';
import {
  DRAW_POINTS,
  isoMonth,
  MAX_GAMES_PER_DAY,
  MAX_RACES_PER_DAY,
  MIN_COUNTED_RACERS,
  startOfMonth,
  WIN_POINTS,
} from '../model/season.ts';
import { type PersonProgress, type Season, TREND_DAYS } from '../progress.ts';
import { nameOf } from './names.ts';

const MAX_NEXT_ACHIEVEMENTS = 3;
const MAX_LISTED_PLACES = 20;

const control = (verb: string, label: string, style: Button['style'] = 'plain'): Button =>
  button(shortId('t', '', 0, verb), label, style);

/** This week, and the favourite game. */
export const progressDoc = ({ week, favourite }: PersonProgress, locale: Locale): Doc => {
  const { progress, writing } = locale;
  const parts = [
    ...(week.played === 0 ? [] : [progress.games(week.played, week.won)]),
    ...(week.dailies === 0 ? [] : [progress.dailies(week.dailies)]),
    ...(week.practised === 0 ? [] : [progress.practised(week.practised)]),
  ];
  return [
    p(...progress.week(parts.length === 0 ? null : parts.join(writing.comma))),
    ...(favourite === null ? [] : [p(...progress.favourite(nameOf(favourite, locale)))]),
  ];
};

/** Change of a rating in the last days; null if none. */
export const trendOf = ({ trends }: PersonProgress, game: string, { progress }: Locale): string | null => {
  const change = Math.round(trends.get(game) ?? 0);
  if (change === 0) return null;
  return progress.trend(change > 0 ? `▲ +${change}` : `▼ −${-change}`, TREND_DAYS);
};

export const progressButtons = (inServer: boolean, { progress }: Locale): readonly Button[] => [
  control('achievements', progress.achievements),
  ...(inServer ? [control('season', progress.seasonButton)] : []),
];

/** Reached achievements and the next ones; omits distant ones. */
export const achievementsScreen = ({ reached, next }: Achievements, locale: Locale): Screen => {
  const { progress } = locale;
  const said = ({ id, goal, game }: Achieved): string =>
    progress.said[id](goal, game === null ? '' : nameOf(game, locale));
  const nearest = next.slice(0, MAX_NEXT_ACHIEVEMENTS);
  const explained = [...reached, ...nearest].some(({ id }) => id.startsWith('held'));
  return {
    meaning: 'info',
    title: [progress.achievementsTitle],
    doc: [
      ...(reached.length === 0
        ? [p(progress.achievementsNone)]
        : reached.map((one) => p(progress.row(said(one))))),
      ...(nearest.length === 0
        ? []
        : [
            { kind: 'heading', text: progress.next } as const,
            ...nearest.map((one) => p(progress.rowNext(said(one), one.count))),
          ]),
      ...(explained ? [note(progress.explained)] : []),
    ],
    rows: [],
  };
};

const pastRow = ({ past, month, now }: Season, { progress: { season } }: Locale): readonly ControlRow[] => {
  const months = past.length === 0 ? [] : [now, ...past];
  return selectRows(
    shortId('t', '', 0, 'season'),
    season.past,
    months.map((one) => ({
      label: season.title(isoMonth(one)),
      value: String(one),
      chosen: one === month,
    })),
  );
};

/** A season of a server. `manages`: the reader may turn seasons on and off. */
export const seasonScreen = (season: Season, manages: boolean, locale: Locale): Screen => {
  const { progress } = locale;
  const words = progress.season;
  const { month, now, on, places } = season;
  const isNow = month === now;
  const rows: readonly Block[] =
    places.length === 0
      ? [p(words.none)]
      : places
          .slice(0, MAX_LISTED_PLACES)
          .map(({ place, user, points }) => p(...words.place(place, person(user), points)));
  const turn = on ? control('season-off', words['turn-off']) : control('season-on', words['turn-on'], 'main');
  return {
    meaning: 'info',
    title: [words.title(isoMonth(month))],
    doc:
      isNow && !on
        ? [p(words.off)]
        : [
            ...rows,
            ...(isNow ? [note(...words.ends(moment(startOfMonth(now + 1))))] : []),
            note(
              words.rule(WIN_POINTS, DRAW_POINTS, MAX_GAMES_PER_DAY, MIN_COUNTED_RACERS, MAX_RACES_PER_DAY),
            ),
            note(...words.listed),
          ],
    rows: [...pastRow(season, locale), ...(manages ? [[turn]] : [])],
  };
};
