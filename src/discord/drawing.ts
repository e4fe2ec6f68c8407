import type { Live, SeatIndex } from '../app/match.ts';
import type { AnalysisView, Mark, Review } from '../app/ports.ts';
import { shownPeriod, type TableView } from '../app/tables/table.ts';
import { explainedScene } from '../engine/explain/pointed.ts';
import { formatLine } from '../games/line.ts';
import { shorten } from '../locale/doc.ts';
import { parseLine } from '../locale/index.ts';
import type { Locale } from '../locale/locale.ts';
import type { Turn } from '../locale/pictures.ts';
import { altText, chartAlt, reviewAlt, xorAlt } from '../picture/alt.ts';
import type { Chart } from '../picture/charts/chart.ts';
import type { Pictures } from '../picture/pictures.ts';
import type { PictureRequest } from '../picture/request.ts';
import type { ReviewScene } from '../picture/review.ts';
import type { ThemeId } from '../picture/theme.ts';
import type { Picture } from './screen.ts';
import { gameName } from './screens/people.ts';

/** Most people read Discord on dark ground, and a dark picture does not dazzle those who do not. */
const THEME: ThemeId = 'dark';
/** Below a picture stand two lines of text. */
const LONGEST_UNDER = 120;
/** Longer lines are not drawn with an analysis: their picture says less than their file. */
const LONGEST_DRAWN = 5_000;

/**
 * How long an answer waits for its picture, in milliseconds. A drawing takes some tens of them, and nobody notices 120; a
 * thread that has to be started takes a second, and then the text goes alone. The picture of a board follows by an edit.
 */
export const BOARD_WAIT = 120;
/**
 * An analysis waits longer and is not edited afterwards: its reader may have chosen another level meanwhile, which a late
 * edit would undo. By then Discord shows that we are thinking.
 */
const ANALYSIS_WAIT = 2_000;

/** The picture of a table; its period in brackets where it has one. */
export const tablePictures = async (
  pictures: Pictures | null,
  view: TableView,
  locale: Locale,
  alt: () => string,
): Promise<readonly Picture[]> => {
  const period = shownPeriod(view) ?? null;
  const { picture } = await sketch(
    pictures,
    {
      kind: 'table',
      table: { names: view.names, show: view.show, rows: view.rows, period },
      theme: THEME,
      locale: locale.id,
      under: shorten(view.template, LONGEST_UNDER),
    },
    { name: 'table.png', alt },
    ANALYSIS_WAIT,
  );
  return picture === null ? [] : [picture];
};

/** A picture; null where there is none to be had. `late`: it is still being drawn. */
export interface Sketch {
  readonly picture: Picture | null;
  readonly late: boolean;
}

export const NO_PICTURE: Sketch = { picture: null, late: false };

/** Draws within `wait` milliseconds. Whatever goes wrong, there is an answer: without a picture, then. */
export const sketch = async (
  pictures: Pictures | null,
  request: PictureRequest,
  about: { readonly name: string; readonly alt: () => string },
  wait: number,
): Promise<Sketch> => {
  if (pictures === null) return NO_PICTURE;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, wait, null);
  });
  const drawn = await Promise.race([pictures.png(request), late]);
  clearTimeout(timer);
  if (drawn === null) return { picture: null, late: true };
  if (!drawn.ok) return { picture: null, late: drawn.error === 'slow' };
  return {
    picture: { name: about.name, data: Buffer.from(drawn.value.bytes), alt: about.alt() },
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
    {
      kind: 'scene',
      scene,
      theme: THEME,
      locale: locale.id,
      under: shorten(formatLine(live), LONGEST_UNDER),
    },
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

/** The position of a lesson's card as a picture. */
export const lessonPicture = async (
  pictures: Pictures | null,
  line: string,
  locale: Locale,
): Promise<Picture | null> => {
  const position = parseLine(line);
  if (!position.ok) return null;
  const { spot, win } = position.value;
  const scene = spot.scene();
  const { picture } = await sketch(
    pictures,
    { kind: 'scene', scene, theme: THEME, locale: locale.id, under: shorten(line, LONGEST_UNDER) },
    { name: 'position.png', alt: () => altText(scene, locale, { game: gameName({ spot }, locale), win }) },
    ANALYSIS_WAIT,
  );
  return picture;
};

/** A chart, with its description; null where there is none to be had. */
export const chartPicture = async (
  pictures: Pictures | null,
  chart: Chart,
  name: string,
  locale: Locale,
): Promise<Picture | null> => {
  const { picture } = await sketch(
    pictures,
    { kind: 'chart', chart, theme: THEME, locale: locale.id },
    { name, alt: () => chartAlt(chart, locale) },
    ANALYSIS_WAIT,
  );
  return picture;
};

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

/** A game looked back at, as a picture; null for a game without a move, and where there is none to be had. */
export const reviewSketch = async (
  pictures: Pictures | null,
  review: Review,
  locale: Locale,
): Promise<Picture | null> => {
  if (review.live.history.length === 0) return null;
  const scene = reviewScene(review);
  const { picture } = await sketch(
    pictures,
    { kind: 'review', review: scene, theme: THEME, locale: locale.id },
    { name: 'review.png', alt: () => reviewAlt(scene, locale) },
    ANALYSIS_WAIT,
  );
  return picture;
};

/** The pictures of an analysis: the position, and the XOR table where the explanation has one. */
export const analysisPictures = async (
  pictures: Pictures | null,
  view: AnalysisView,
  locale: Locale,
): Promise<readonly Picture[]> => {
  const position = view.line.length > LONGEST_DRAWN ? null : parseLine(view.line);
  if (pictures === null || position?.ok !== true) return [];
  const { spot, win } = position.value;
  const scene = explainedScene(spot, win, view.steps);
  const reader = { theme: THEME, locale: locale.id };
  const table = view.steps.find((step) => step.kind === 'xor-table');
  const drawn = await Promise.all([
    sketch(
      pictures,
      { kind: 'scene', scene, ...reader, under: shorten(view.line, LONGEST_UNDER) },
      { name: 'position.png', alt: () => altText(scene, locale, { game: gameName({ spot }, locale), win }) },
      ANALYSIS_WAIT,
    ),
    ...(table === undefined
      ? []
      : [
          sketch(
            pictures,
            { kind: 'xor', step: table, ...reader },
            { name: 'xor.png', alt: () => xorAlt(table, locale) },
            ANALYSIS_WAIT,
          ),
        ]),
  ]);
  return drawn.flatMap(({ picture }) => (picture === null ? [] : [picture]));
};
