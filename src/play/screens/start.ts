import type { GameId } from '../../games/registry.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Button, Row, Screen } from '../../kernel/screen.ts';
import { p } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';

/** The kind of controls that begin something. */
export const START = 'g';

/** The games that one press begins. */
export const START_GAMES = ['nim', 'chomp'] as const satisfies readonly GameId[];

const control = (verb: string, label: string, argument = '', style: Button['style'] = 'plain'): Button => ({
  kind: 'button',
  id: shortId(START, '', 0, verb, argument),
  label,
  style,
});

/** Begins a game against the bot, in a position that whoever presses can win. */
export const playButton = (game: GameId, locale: Locale): Button =>
  control('play', locale.screens.start.play(locale.games[game].name), game, 'main');

/** Opens a lesson, in private. */
export const lessonButton = (lesson: string, locale: Locale): Button =>
  control('lesson', locale.screens.guide.nextLesson, lesson);

/** Opens the puzzle of the day, in private. */
export const puzzleButton = (locale: Locale): Button => ({
  kind: 'button',
  id: shortId('y', '', 0, 'today'),
  label: locale.daily.today,
  style: 'main',
});

/** What a newcomer can press: a guided first game, two games, and the puzzle of the day. */
export const startRow = (locale: Locale): Row => [
  control('show', locale.screens.start.show, '', 'good'),
  ...START_GAMES.map((game) => playButton(game, locale)),
  puzzleButton(locale),
  control('lesson', locale.screens.start.lessons),
];

/** The one message to a server that the bot has just joined. */
export const welcomeScreen = (locale: Locale): Screen => {
  const words = locale.screens.start;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [p(words.text), p(words.more)],
    rows: [startRow(locale)],
  };
};
