import { GAMES_BY_CHARM } from '../../games/charm.ts';
import type { GameId } from '../../games/registry.ts';
import { button, selectRows } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import { chunksOf } from '../../kernel/lists.ts';
import type { Button, ControlRow, Picture, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { p, strong } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';

/** The kind of controls that begin something. */
export const START = 'g';

/** The games that a single click starts. */
export const START_GAMES = ['nim', 'chomp'] as const satisfies readonly GameId[];

const control = (verb: string, label: string, argument = '', style: Button['style'] = 'plain'): Button =>
  button(shortId(START, '', 0, verb, argument), label, style);

/** Starts a game against the bot from a position that the player can win. */
export const playButton = (game: GameId, locale: Locale): Button =>
  control('play', locale.screens.start.play(locale.games[game].name), game, 'main');

/** Shows the games with pictures, in private. */
export const gamesButton = (locale: Locale): Button => control('games', locale.screens.start.games);

/** Opens a lesson, in private. */
export const lessonButton = (lesson: string, locale: Locale): Button =>
  control('lesson', locale.screens.guide.nextLesson, lesson);

/** Opens the puzzle of the day, in private. */
export const puzzleButton = (locale: Locale): Button =>
  button(shortId('y', '', 0, 'today'), locale.daily.today, 'main');

/** What a newcomer can click: a guided first game, two games, and the daily puzzle. */
export const startRow = (locale: Locale): ControlRow => [
  control('show', locale.screens.start.show, '', 'good'),
  ...START_GAMES.map((game) => playButton(game, locale)),
  puzzleButton(locale),
  control('lesson', locale.screens.start.lessons),
];

/** The one message to a server that the bot has just joined. */
export const welcomeScreen = (locale: Locale): Screen => {
  const { title, text, more } = locale.screens.start;
  return plainScreen('info', title, [p(text), p(more)], [startRow(locale)]);
};

/** The games shown with a picture, as many as a message has room for. */
export const PICTURED_GAMES = GAMES_BY_CHARM.slice(0, 8);
const BUTTONS_PER_ROW = 4;
const CHOICES_PER_SELECT = 25;

/** All games by charm, the first ones with pictures; one click or choice starts any. */
export const chooseGameScreen = (pictures: readonly Picture[], locale: Locale): Screen => {
  const { start, help } = locale.screens;
  const others = chunksOf(GAMES_BY_CHARM.slice(PICTURED_GAMES.length), CHOICES_PER_SELECT);
  return {
    meaning: 'info',
    title: [start.choose],
    lead: [p(start.against)],
    exhibits: PICTURED_GAMES.map((game, i) => ({
      text: [strong(locale.games[game].name), ' — ', locale.games[game].summary],
      // If a picture could not be drawn, the others must not move to another game.
      picture: pictures.length === PICTURED_GAMES.length ? pictures[i]! : null,
    })),
    doc: [],
    rows: [
      ...chunksOf(PICTURED_GAMES, BUTTONS_PER_ROW).map((games) =>
        games.map((game): Button => ({ ...playButton(game, locale), label: locale.games[game].name })),
      ),
      ...others.flatMap((games, i) =>
        selectRows(
          shortId(START, '', 0, 'play', `+${i}`),
          help.moreGames,
          games.map((game) => ({
            label: locale.games[game].name,
            value: game,
            description: locale.games[game].summary,
          })),
        ),
      ),
    ],
  };
};
