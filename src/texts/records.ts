import type { LoopyOutcome } from '../engine/explain/step.ts';
import type { MoveMark } from '../play/model/answers.ts';
import type { Catalogue } from './catalogue.ts';
import type { Inline } from './doc.ts';

/** The texts of a review of a game. */
export const reviewTexts = (t: Catalogue) => ({
  ...t.record('review', ['legend', 'previous', 'next', 'overview', 'tell', 'again', 'choose', 'none']),
  ...t.record('review', ['neverTurned', 'nextMistake', 'listTitle', 'noSuchGame']),
  title: (game: string) => t.text('review-title', { game }),
  move: (number: number, mark: string, who: Inline, move: string) =>
    t.runs('review-move', { number, mark, who, move }),
  /**
   * The position before a move. `moves`: to the end under perfect play, null if not known; `draws`: without a win there may be
   * a draw.
   */
  stood: (mark: MoveMark, moves: string | null, draws: boolean) =>
    // `none`: there was no win to keep; as a text it would select no variant.
    t.text('review-stood', { mark: mark === 'none' ? null : mark, moves, draws }),
  turned: (moves: string) => {
    const numbers = moves.split(', ');
    return t.text('review-turned', { count: numbers.length, moves: numbers.join(t.text('comma')) });
  },
  page: (page: number, pages: number) => t.text('review-page', { page, pages }),
  mistakes: (whose: 'mine' | 'theirs' | 'first' | 'second', count: number) =>
    t.text('review-mistakes', { whose, count }),
  entry: (game: string, won: boolean | null, moves: number) => t.text('review-entry', { game, won, moves }),
  puzzle: {
    title: (number: number, count: number) => t.text('review-puzzle-title', { number, count }),
    text: (who: Inline, move: number) => t.runs('review-puzzle-text', { who, move }),
    right: (move: string) => t.text('review-puzzle-right', { move }),
    wrong: (move: string) => t.text('review-puzzle-wrong', { move }),
    answer: (move: string) => t.text('review-puzzle-answer', { move }),
    unknown: (move: string) => t.text('review-puzzle-unknown', { move }),
    tryAgain: t.text('review-puzzle-try-again'),
  },
  solution: {
    title: (number: number, count: number) => t.text('review-solution-title', { number, count }),
    before: (value: string) => t.text('review-solution-before', { value }),
    played: (who: Inline, move: string, value: string) =>
      t.runs('review-solution-played', { who, move, value }),
    winning: (count: string | null, listed: number) =>
      t.text('review-solution-winning', { count, listed, all: count === String(listed) }),
    move: (move: string, value: string) => t.runs('review-solution-move', { move, value }),
    value: (outcome: LoopyOutcome | null, grundy: string | null, moves: string | null) =>
      t.text('review-solution-value', { outcome, grundy, moves }),
    explain: t.text('review-solution-explain'),
  },
});

/** Records, ratings and leaderboards. */
export const statsTexts = (t: Catalogue) => ({
  ...t.record('stats', ['explained', 'listed', 'unlisted', 'list', 'unlist', 'chooseBoard', 'boardEmpty']),
  ...t.record('stats', ['serverOnly']),
  title: (who: Inline) => t.runs('stats-title', { who }),
  /** Several games played at once, by the kind of compound; all of a kind share one record and one rating. */
  compounds: t.record('stats-compound', ['sum', 'every', 'all', 'any']),
  none: (who: Inline) => t.runs('stats-none', { who }),
  against: (level: string | null) => t.text('stats-against', { level }),
  score: (won: number, drawn: number, lost: number) => t.text('stats-score', { won, drawn, lost }),
  rating: (rating: number, games: number) => t.text('stats-rating', { rating, games }),
  boardTitle: (game: string) => t.text('stats-board-title', { game }),
  place: (place: number, who: Inline, rating: number, games: number) =>
    t.runs('stats-place', { place, who, rating, games }),
  hidden: (who: Inline) => t.runs('stats-hidden', { who }),
});

/** Downloading or deleting one's own data. */
export const privacyTexts = (t: Catalogue) => ({
  ...t.record('privacy', ['title', 'export', 'erase', 'nothing', 'kept', 'retention', 'classRetention']),
  text: t.lines('privacy-text'),
  exported: (rows: number) => t.text('privacy-exported', { rows }),
  part: (number: number, count: number) => t.text('privacy-part', { number, count }),
  sure: t.record('privacy-sure', ['title', 'text', 'yes', 'no']),
  erased: (rows: number) => t.text('privacy-erased', { rows }),
  days: (days: number | null) => t.text('privacy-days', { days }),
  classDays: (days: number | null) => t.text('privacy-class-days', { days }),
  names: (days: number | null) => t.text('privacy-names', { days }),
  here: (games: string, classes: string, names: string) => t.text('privacy-here', { games, classes, names }),
  forgets: {
    ...t.record('privacy-forgets', ['title', 'files', 'yes', 'no']),
    text: (quizzes: number, days: number) => t.text('privacy-forgets-text', { quizzes, days }),
  },
});
