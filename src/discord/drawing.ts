import type { Live, SeatIndex } from '../app/match.ts';
import { NO_NAMES, type OwnNames } from '../app/own-names.ts';
import type { AnalysisView, Hint, Mark, Puzzle, Review } from '../app/ports.ts';
import { shownPeriod, type TableView } from '../app/tables/table.ts';
import type { Win } from '../engine/core/game.ts';
import { explainedScene, pointedScene } from '../engine/explain/pointed.ts';
import type { StepOf } from '../engine/explain/step.ts';
import { treeScene } from '../engine/explain/tree.ts';
import type { Position } from '../games/line.ts';
import { shorten } from '../locale/doc.ts';
import { parseLine } from '../locale/index.ts';
import type { Locale } from '../locale/locale.ts';
import type { Turn } from '../locale/pictures.ts';
import { altText, chartAlt, reviewAlt, xorAlt } from '../picture/alt.ts';
import type { Chart } from '../picture/charts/chart.ts';
import { keyOf, type Pictures } from '../picture/pictures.ts';
import type { PictureRequest, Png } from '../picture/request.ts';
import type { ReviewScene } from '../picture/review.ts';
import type { ThemeId } from '../picture/theme.ts';
import type { Picture } from './message/screen.ts';
import { gameName, spotName } from './screens/people.ts';

/** Most people read Discord on dark ground, and a dark picture does not dazzle those who do not. */
const THEME: ThemeId = 'dark';
/** Below the picture of a table stand two lines of text. */
const LONGEST_UNDER = 120;
/** Longer lines are not drawn with an analysis: their picture says less than their file. */
const LONGEST_DRAWN = 5_000;
/** Characters of a picture's key in its file's name: 60 bits. */
const NAMED = 10;

/**
 * How long an answer waits for its picture, in milliseconds. A drawing takes some tens of them, and nobody notices 120; a
 * thread that has to be started takes a second, and then the text goes alone. The picture of a board follows by an edit.
 */
export const BOARD_WAIT = 120;

/** A picture to be drawn, and what it shows in words. */
export interface Drawing {
  /** What it is a picture of: the beginning of its file's name. */
  readonly of: 'position' | 'xor' | 'tree' | 'table' | 'review' | 'chart';
  readonly request: PictureRequest;
  readonly alt: () => string;
}

/** The name of a drawing's file says what is drawn, so that a message is known to have a picture already. */
export const nameOf = ({ of, request }: Drawing): string =>
  `${of}-${keyOf(request).slice(0, NAMED).replace(/[-_]/g, 'x')}.png`;

/** Whether there is a picture of the position among them: the text then need not draw it, too. */
export const showsPosition = (pictures: readonly Picture[]): boolean =>
  pictures.some(({ name }) => name.startsWith('position-'));

/** The picture of a table; its period in brackets where it has one. */
export const tableDrawing = (view: TableView, locale: Locale, alt: () => string): Drawing => {
  const period = shownPeriod(view) ?? null;
  return {
    of: 'table',
    request: {
      kind: 'table',
      table: { names: view.names, show: view.show, rows: view.rows, period },
      theme: THEME,
      locale: locale.id,
      under: shorten(view.template, LONGEST_UNDER),
    },
    alt,
  };
};

/** A picture; null where there is none to be had. `late`: it is still being drawn. */
export interface Sketch {
  readonly picture: Picture | null;
  readonly late: boolean;
}

export const NO_PICTURE: Sketch = { picture: null, late: false };

/** The bytes of a picture, which are kept for the next reader: shared, not copied. */
export const bufferOf = ({ bytes }: Png): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Draws within `wait` milliseconds. Whatever goes wrong, there is an answer: without a picture, then. */
export const sketch = async (
  pictures: Pictures | null,
  request: PictureRequest,
  about: { readonly name: string; readonly alt: () => string },
  wait: number,
): Promise<Sketch> => {
  if (pictures === null) return NO_PICTURE;
  const drawn = await pictures.png(request, wait);
  if (!drawn.ok) return { picture: null, late: drawn.error === 'slow' };
  return {
    picture: { name: about.name, data: bufferOf(drawn.value), alt: about.alt() },
    late: false,
  };
};

const turnOf = (live: Live): Turn | null => {
  if (live.match.status === 'over') return { kind: 'over' };
  if (live.turn === null) return null;
  if (live.match.seats[live.turn].kind === 'bot') return { kind: 'bot' };
  return { kind: live.turn === 0 ? 'first' : 'second' };
};

/** The board of a match as a picture, its description with whose turn it is. */
export const boardSketch = async (
  pictures: Pictures | null,
  live: Live,
  locale: Locale,
  wait: number,
): Promise<Sketch> => {
  const { status } = live.match;
  if (pictures === null || status === 'declined' || status === 'cancelled' || status === 'expired')
    return NO_PICTURE;
  const scene = live.spot.scene();
  const turn = turnOf(live);
  return sketch(
    pictures,
    { kind: 'scene', scene, theme: THEME, locale: locale.id },
    {
      name: 'board.png',
      alt: () =>
        altText(scene, locale, {
          game: gameName(live, locale),
          win: live.win,
          ...(turn === null ? {} : { turn }),
        }),
    },
    wait,
  );
};

/** A position as a picture, its line in the text beside it; `move`: a move of it to be marked as winning. */
const positionDrawing = ({ spot, win }: Position, locale: Locale, move: string | null = null): Drawing => {
  const scene = move === null ? spot.scene() : pointedScene(spot, move);
  return {
    of: 'position',
    request: { kind: 'scene', scene, theme: THEME, locale: locale.id },
    alt: () => altText(scene, locale, { game: gameName({ spot }, locale), win }),
  };
};

/** The position of a lesson's card or a question as a picture; with `move`, that winning move marked. */
export const lessonDrawings = (
  line: string,
  locale: Locale,
  move: string | null = null,
): readonly Drawing[] => {
  const position = parseLine(line);
  return position.ok ? [positionDrawing(position.value, locale, move)] : [];
};

/** A mistake asked as a puzzle: its position; with `move`, the winning move marked. */
export const puzzleDrawings = (
  { live, played }: Puzzle,
  locale: Locale,
  move: string | null = null,
): readonly Drawing[] => [positionDrawing({ spot: played.from, win: live.win }, locale, move)];

/** A hint: the values as an XOR table where they are one, and at last the winning move on the board. */
export const hintDrawings = (hint: Hint, locale: Locale): readonly Drawing[] => {
  if (hint.step === 3) {
    const table = hint.steps.find((step) => step.kind === 'xor-table');
    return table === undefined ? [] : [xorDrawing(table, locale)];
  }
  return hint.step === 4 && hint.wins ? [positionDrawing(hint.live, locale, hint.move.move)] : [];
};

const xorDrawing = (table: StepOf<'xor-table'>, locale: Locale): Drawing => ({
  of: 'xor',
  request: { kind: 'xor', step: table, theme: THEME, locale: locale.id },
  alt: () => xorAlt(table, locale),
});

/** Who is ahead before a move of `seat` with this mark, and after it. */
const aheadBy = (
  mark: Mark,
  seat: SeatIndex,
): readonly [before: SeatIndex | null, after: SeatIndex | null] => {
  const other = seat === 0 ? 1 : 0;
  switch (mark) {
    case 'kept':
      return [seat, seat];
    case 'threw':
      return [seat, other];
    case 'none':
      return [other, other];
    case 'unknown':
      return [null, null];
  }
};

/** What the marks of a review say of each position. */
export const reviewScene = ({ live, summary, lengths }: Review): ReviewScene => {
  const ahead = summary.marks.map((mark, i) => aheadBy(mark, live.history[i]?.seat ?? 0));
  const positions = [...ahead.map(([before]) => before), ahead.at(-1)?.[1] ?? null];
  return {
    standings: positions.map((one, i) => ({ ahead: one, length: lengths[i] ?? null })),
    turns: summary.marks.flatMap((mark, i) => (mark === 'threw' ? [i + 1] : [])),
  };
};

/** A game looked back at, as a picture; none of a game without a move. */
export const reviewDrawings = (review: Review, locale: Locale): readonly Drawing[] => {
  if (review.live.history.length === 0) return [];
  const scene = reviewScene(review);
  return [
    {
      of: 'review',
      request: { kind: 'review', review: scene, theme: THEME, locale: locale.id },
      alt: () => reviewAlt(scene, locale),
    },
  ];
};

/** All positions of a small game that was searched, and the moves between them. */
const treeDrawing = (tree: StepOf<'game-tree'>, game: string, win: Win, locale: Locale): Drawing => {
  const scene = treeScene(tree);
  return {
    of: 'tree',
    request: { kind: 'scene', scene, theme: THEME, locale: locale.id },
    alt: () => altText(scene, locale, { game: locale.pictures.wholeGame(game), win }),
  };
};

/** The pictures of an analysis: the position, and the XOR table and all positions where the explanation has them. */
export const analysisDrawings = (
  view: AnalysisView,
  locale: Locale,
  names: OwnNames = NO_NAMES,
): readonly Drawing[] => {
  const position = view.line.length > LONGEST_DRAWN ? null : parseLine(view.line);
  if (position?.ok !== true) return [];
  const { spot, win } = position.value;
  const scene = explainedScene(spot, win, view.steps);
  const reader = { theme: THEME, locale: locale.id };
  const table = view.steps.find((step) => step.kind === 'xor-table');
  const tree = view.steps.find((step) => step.kind === 'game-tree');
  return [
    {
      of: 'position',
      request: { kind: 'scene', scene, ...reader },
      alt: () => altText(scene, locale, { game: spotName(spot, names, locale), win }),
    },
    ...(table === undefined ? [] : [xorDrawing(table, locale)]),
    ...(tree === undefined ? [] : [treeDrawing(tree, gameName({ spot }, locale), win, locale)]),
  ];
};

/** A chart; whoever cannot see it reads the same in its description. */
export const chartDrawing = (chart: Chart, locale: Locale): Drawing => ({
  of: 'chart',
  request: { kind: 'chart', chart, theme: THEME, locale: locale.id },
  alt: () => chartAlt(chart, locale),
});
