import type { Win } from '../engine/core/game.ts';
import { recall } from '../engine/core/maps.ts';
import type { Scene } from '../engine/core/scene.ts';
import { playedScene } from '../engine/explain/played.ts';
import { pointedScene } from '../engine/explain/pointed.ts';
import type { StepOf } from '../engine/explain/step.ts';
import { treeScene } from '../engine/explain/tree.ts';
import type { Position } from '../games/line.ts';
import { allowance, type Spending, tableBy } from '../inquire/inquiries.ts';
import type { AnalysisView } from '../inquire/model/analysis.ts';
import { tableAlt } from '../inquire/screens/inquiries.ts';
import { shownPeriod, type TableView } from '../inquire/tables/table.ts';
import type { Picture } from '../kernel/screen.ts';
import type { LessonCard } from '../learn/lessons/learning.ts';
import { type ExerciseTable, LESSON_IDS, LESSONS, type LessonId, pathOf } from '../learn/model/lessons.ts';
import type { Question } from '../learn/model/question.ts';
import { altText, chartAlt, reviewAlt, xorAlt } from '../picture/alt.ts';
import type { Chart } from '../picture/charts/chart.ts';
import { keyOf, type Pictures } from '../picture/pictures.ts';
import type { PictureRequest, Png } from '../picture/request.ts';
import type { ReviewScene } from '../picture/review.ts';
import type { Hint, MoveMark, Puzzle, Review } from '../play/model/answers.ts';
import type { Live, SeatIndex } from '../play/model/match.ts';
import { NO_NAMES, type OwnNames } from '../play/model/own-names.ts';
import { boardScene } from '../play/screens/board-scene.ts';
import { gameName, spotName } from '../play/screens/names.ts';
import { shorten } from '../texts/doc.ts';
import { parseLine } from '../texts/index.ts';
import type { Locale, LocaleId } from '../texts/locale.ts';
import type { PictureTurn } from '../texts/pictures.ts';

/** Limit of a caption: two lines of text. */
const MAX_CAPTION_CHARS = 120;
/** Limit of the moves of a replay: 60 frames are below 1 MB and take the drawing thread a second. */
const MAX_REPLAY_MOVES = 60;
/** Part of a picture's key in its file name: 60 bits. */
const NAME_KEY_CHARS = 10;

/**
 * How long a click waits for the picture of its board. A drawing takes some 10 ms; starting a thread takes a second, so then
 * the text goes alone and the picture follows by an edit.
 */
export const BOARD_WAIT_MS = 120;

/** A picture to draw, and its description. */
export interface Illustration {
  /** The subject: the start of its file name. */
  readonly of: 'position' | 'path' | 'xor' | 'tree' | 'table' | 'review' | 'chart' | 'replay';
  readonly request: PictureRequest;
  readonly alt: () => string;
}

/** File name of a drawing. It contains a hash of the content, which shows whether a message already has the picture. */
export const nameOf = ({ of, request }: Illustration): string =>
  `${of}-${keyOf(request).slice(0, NAME_KEY_CHARS).replace(/[-_]/g, 'x')}.${request.kind === 'replay' ? 'gif' : 'png'}`;

/** A table, its period in brackets if it has one. */
export const tableDrawing = (view: TableView, locale: Locale, alt: () => string): Illustration => {
  const period = shownPeriod(view) ?? null;
  return {
    of: 'table',
    request: {
      kind: 'table',
      table: { names: view.names, show: view.show, rows: view.rows, period },
      locale: locale.id,
      under: shorten(view.template, MAX_CAPTION_CHARS),
    },
    alt,
  };
};

/** A picture, or null if there is none. `late`: it's still being drawn. */
export interface Sketch {
  readonly picture: Picture | null;
  readonly late: boolean;
}

export const NO_PICTURE: Sketch = { picture: null, late: false };

/** Bytes of a picture, shared with the cache, not copied. */
export const bufferOf = ({ bytes }: Png): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Draws within `waitMs`. Never rejects: after a failure there is no picture. */
export const sketch = async (
  pictures: Pictures | null,
  { request, alt }: Pick<Illustration, 'request' | 'alt'>,
  name: string,
  waitMs: number,
): Promise<Sketch> => {
  if (pictures === null) return NO_PICTURE;
  const drawn = await pictures.png(request, waitMs);
  if (!drawn.ok) return { picture: null, late: drawn.error === 'slow' };
  return { picture: { name, data: bufferOf(drawn.value), alt: alt() }, late: false };
};

const turnOf = (live: Live): PictureTurn | null => {
  if (live.match.status === 'over') return { kind: 'over' };
  if (live.turn === null) return null;
  if (live.match.seats[live.turn].kind === 'bot') return { kind: 'bot' };
  return { kind: live.turn === 0 ? 'first' : 'second' };
};

/** Whether there is a board to draw: a declined, cancelled or expired challenge has none. */
export const hasPicture = ({ match: { status } }: Live): boolean =>
  status !== 'declined' && status !== 'cancelled' && status !== 'expired';

/** The board of a match. Its description says whose turn it is. */
export const boardSketch = async (
  pictures: Pictures | null,
  live: Live,
  locale: Locale,
  waitMs: number,
): Promise<Sketch> => {
  if (pictures === null || !hasPicture(live)) return NO_PICTURE;
  const scene = boardScene(live);
  const turn = turnOf(live);
  const alt = () =>
    altText(scene, locale, {
      game: gameName(live, locale),
      win: live.win,
      ...(turn === null ? {} : { turn }),
    });
  return sketch(pictures, { request: { kind: 'scene', scene, locale: locale.id }, alt }, 'board.png', waitMs);
};

interface PositionWish {
  readonly move?: string | null;
  readonly names?: OwnNames | undefined;
}

export const positionDrawing = (
  { spot, win }: Position,
  locale: Locale,
  { move = null, names = NO_NAMES }: PositionWish = {},
): Illustration => {
  const scene = move === null ? spot.scene() : pointedScene(spot, move);
  return {
    of: 'position',
    request: { kind: 'scene', scene, locale: locale.id },
    alt: () => altText(scene, locale, { game: spotName(spot, names, locale), win }),
  };
};

/** The position of a lesson's card or a question. `move`: a winning move to mark. */
export const lessonDrawings = (
  line: string,
  locale: Locale,
  move: string | null = null,
): readonly Illustration[] => {
  const position = parseLine(line);
  return position.ok ? [positionDrawing(position.value, locale, { move })] : [];
};

/** The position of a question, if it shows one. `move`: a winning move to mark. */
export const questionDrawings = (
  question: Pick<Question, 'shown' | 'line'> | undefined,
  locale: Locale,
  move: string | null = null,
): readonly Illustration[] => (question?.shown === true ? lessonDrawings(question.line, locale, move) : []);

/** Work limit of a card's table: its positions are few and small. */
const CARD_TABLE: Spending = { bound: 5_000, units: 40_000, timeMs: 1_000 };

const cardTable = ({ typed, size, show }: ExerciseTable, locale: Locale): readonly Illustration[] => {
  const made = tableBy(
    { typed, size, show },
    parseLine,
    allowance(CARD_TABLE, () => 0),
  );
  if (!made.ok) return [];
  // Finding the pattern is the learner's task.
  const view = { ...made.value, patterns: [] };
  return [tableDrawing(view, locale, () => tableAlt(view, locale))];
};

/** The position of a card's exercise, plus its table on a card that has one. */
export const cardDrawings = (
  { card, turn, question }: LessonCard,
  locale: Locale,
): readonly Illustration[] => [
  ...lessonDrawings(question.line, locale),
  ...(turn === 'again' || card.table === undefined ? [] : cardTable(card.table, locale)),
];

/** `open` and `later` are explained in the text below: a cross would look like a mistake. */
const MARKS = { done: 'win', next: 'focus', open: 'none', later: 'none' } as const;

/** The lessons by their numbers on the path, each with an arrow to those that build on it. */
export const pathDrawing = (isDone: (id: LessonId) => boolean, locale: Locale): Illustration => {
  const states = pathOf(isDone);
  const scene: Scene = {
    kind: 'graph',
    directed: true,
    layout: 'layers',
    nodes: LESSON_IDS.map((id, i) => ({ id, label: String(i + 1), mark: MARKS[states.get(id)!] })),
    edges: LESSON_IDS.flatMap((id) => LESSONS[id].needs.map((from) => ({ from, to: id }))),
  };
  const done = LESSON_IDS.filter(isDone).length;
  const next = LESSON_IDS.find((id) => !isDone(id));
  return {
    of: 'path',
    request: { kind: 'scene', scene, locale: locale.id },
    alt: () =>
      locale.learn.map(done, LESSON_IDS.length, next === undefined ? null : locale.learn.lessons[next].title),
  };
};

/** The position of a puzzle. `move`: a winning move to mark. */
export const puzzleDrawings = (
  { live, played }: Puzzle,
  locale: Locale,
  move: string | null = null,
): readonly Illustration[] => [positionDrawing({ spot: played.from, win: live.win }, locale, { move })];

/** A hint's drawing: step 3 shows the values as an XOR table, if there is one; step 4 marks the winning move. */
export const hintDrawings = (hint: Hint, locale: Locale): readonly Illustration[] => {
  if (hint.step === 3) {
    const table = hint.steps.find((step) => step.kind === 'xor-table');
    return table === undefined ? [] : [xorDrawing(table, locale)];
  }
  return hint.step === 4 && hint.wins ? [positionDrawing(hint.live, locale, { move: hint.move.move })] : [];
};

const xorDrawing = (table: StepOf<'xor-table'>, locale: Locale): Illustration => ({
  of: 'xor',
  request: { kind: 'xor', step: table, locale: locale.id },
  alt: () => xorAlt(table, locale),
});

/** The player who is winning before and after a move of `seat` with this mark. */
const aheadBy = (
  mark: MoveMark,
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

/** The player who is winning at each position, by the marks of a review. */
export const reviewScene = ({ live, summary, lengths }: Review): ReviewScene => {
  const ahead = summary.marks.map((mark, i) => aheadBy(mark, live.history[i]?.seat ?? 0));
  const positions = [...ahead.map(([before]) => before), ahead.at(-1)?.[1] ?? null];
  return {
    standings: positions.map((one, i) => ({ ahead: one, length: lengths[i] ?? null })),
    turns: summary.marks.flatMap((mark, i) => (mark === 'threw' ? [i + 1] : [])),
  };
};

/** The chart of a review; none for a game without a move. */
export const reviewDrawings = (review: Review, locale: Locale): readonly Illustration[] => {
  if (review.live.history.length === 0) return [];
  const scene = reviewScene(review);
  return [
    {
      of: 'review',
      request: { kind: 'review', review: scene, locale: locale.id },
      alt: () => reviewAlt(scene, locale),
    },
  ];
};

/** The game as an animation, limited to its last moves. None for a game without a move. */
export const replayDrawings = (live: Live, locale: Locale): readonly Illustration[] => {
  const { history } = live;
  if (history.length === 0) return [];
  const from = Math.max(0, history.length - MAX_REPLAY_MOVES);
  const spots = [...history.map((move) => move.from), live.spot];
  const moves = history.map(({ option }) => option.phrase);
  const scenes = spots.flatMap((_, i) => (i < from ? [] : [playedScene(spots.slice(0, i + 1), moves)]));
  return [
    {
      of: 'replay',
      request: { kind: 'replay', scenes, locale: locale.id },
      alt: () => locale.pictures.replay(gameName(live, locale), history.length - from),
    },
  ];
};

/** All positions of a small searched game, with the moves between them. */
const treeDrawing = (tree: StepOf<'game-tree'>, game: string, win: Win, locale: Locale): Illustration => {
  const scene = treeScene(tree);
  return {
    of: 'tree',
    request: { kind: 'scene', scene, locale: locale.id },
    alt: () => altText(scene, locale, { game: locale.pictures.wholeGame(game), win }),
  };
};

const drawings = new WeakMap<AnalysisView, Map<LocaleId, readonly Illustration[]>>();

/** The pictures of an analysis: the position, and the XOR table and the game tree if the explanation has them. */
export const analysisDrawings = (
  view: AnalysisView,
  locale: Locale,
  names: OwnNames = NO_NAMES,
): readonly Illustration[] => {
  if (Object.keys(names).length > 0) return drawingsOf(view, locale, names);
  const kept = recall(drawings, view, () => new Map<LocaleId, readonly Illustration[]>());
  return recall(kept, locale.id, () => drawingsOf(view, locale, names).map(describedOnce));
};

const describedOnce = ({ alt, ...drawing }: Illustration): Illustration => {
  let text: string | null = null;
  return { ...drawing, alt: () => (text ??= alt()) };
};

const drawingsOf = (view: AnalysisView, locale: Locale, names: OwnNames): readonly Illustration[] => {
  if (view.drawn === null) return [];
  const { win } = view;
  const { scene, components } = view.drawn;
  const reader = { locale: locale.id };
  const table = view.steps.find((step) => step.kind === 'xor-table');
  const tree = view.steps.find((step) => step.kind === 'game-tree');
  return [
    {
      of: 'position',
      request: { kind: 'scene', scene, ...reader },
      alt: () => altText(scene, locale, { game: spotName({ components }, names, locale), win }),
    },
    ...(table === undefined ? [] : [xorDrawing(table, locale)]),
    ...(tree === undefined
      ? []
      : [treeDrawing(tree, spotName({ components }, NO_NAMES, locale), win, locale)]),
  ];
};

/** A chart as a picture; null if there is no chart, or if drawing it takes too long. */
export const chartPicture = async (
  pictures: Pictures | null,
  chart: Chart | null,
  locale: Locale,
  name: string,
  waitMs: number,
): Promise<Picture | null> =>
  chart === null ? null : (await sketch(pictures, chartDrawing(chart, locale), name, waitMs)).picture;

/** A chart, with a description that says the same in words. */
export const chartDrawing = (chart: Chart, locale: Locale): Illustration => ({
  of: 'chart',
  request: { kind: 'chart', chart, locale: locale.id },
  alt: () => chartAlt(chart, locale),
});
