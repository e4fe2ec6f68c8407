import type { Mark, Motif } from '../../engine/core/scene.ts';
import { edge, type Look } from '../look.ts';
import { circle, line, path, px, rect, SMALL_TEXT_PX, type Stroke, shaped, text } from '../svg.ts';
import { SIGNS } from '../theme.ts';

/** What happened to a piece: it is still there, the last move took it, or an earlier move did. */
export type Fate = 'there' | 'gone' | 'fallen';

/** One piece of a row of `count` pieces, and its cell. */
export interface DrawnPiece {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly index: number;
  readonly count: number;
  readonly fate: Fate;
  readonly mark: Mark | undefined;
}

/** A shape in its cell, as SVG; `plain`: it has no mark, so it may use its own colours. */
type PieceShape = (piece: DrawnPiece, paint: Stroke, plain: boolean, look: Look) => string;

interface PieceDress {
  /** The hue of the pieces, which differs from every colour with a meaning. */
  readonly fill: string;
  /** The height of a cell divided by its width. */
  readonly ratio: number;
  /** The largest width of a cell in pixels. */
  readonly most: number;
  readonly shape: PieceShape;
}

const outline = ({ x, y, width, height }: DrawnPiece, data: string): string =>
  shaped(data, x, y, width, height);

const disc = ({ x, y, width, height }: DrawnPiece, radius: number, paint: Stroke): string =>
  circle(x + width / 2, y + height / 2, radius * Math.min(width, height), paint);

/** A pebble with a highlight. */
const stone: PieceShape = (piece, paint, plain) => {
  const { x, y, width, height } = piece;
  const light = circle(x + width * 0.38, y + height * 0.34, width * 0.09, { fill: '#d5effc' });
  return disc(piece, 0.45, paint) + (plain ? light : '');
};

const match: PieceShape = (piece, paint, plain) =>
  path(
    outline(piece, 'M.5,.02C.78,.02 .78,.26 .63,.28L.63,.98L.37,.98L.37,.28C.22,.26 .22,.02 .5,.02Z'),
    paint,
  ) +
  (plain
    ? path(outline(piece, 'M.5,.02C.78,.02 .78,.26 .63,.28L.37,.28C.22,.26 .22,.02 .5,.02Z'), {
        fill: '#8c2f1b',
      })
    : '');

const chip: PieceShape = (piece, paint, plain) =>
  disc(piece, 0.45, paint) +
  (plain
    ? disc(piece, 0.3, { stroke: '#5a4a99', width: piece.width * 0.09, dash: px(piece.width * 0.157) })
    : '');

const nut: PieceShape = (piece, paint, plain, { theme }) =>
  path(outline(piece, 'M.5,.04L.9,.27L.9,.73L.5,.96L.1,.73L.1,.27Z'), paint) +
  (plain ? disc(piece, 0.2, { fill: theme.paper, stroke: theme.outline, width: 1.2 }) : '');

const bean: PieceShape = (piece, paint) =>
  path(
    outline(
      piece,
      'M.26,.1C.46,-.04 .62,.26 .6,.34C.58,.44 .7,.42 .82,.5C1,.64 .88,.96 .62,.94C.3,.92 .02,.3 .26,.1Z',
    ),
    paint,
  );

const tile: PieceShape = ({ x, y, width, height }, paint) =>
  rect(x + width * 0.07, y + height * 0.07, width * 0.86, height * 0.86, { ...paint, round: width * 0.16 });

const brick: PieceShape = ({ x, y, width, height, index }, paint, plain) =>
  rect(x + 0.6, y, width - 1.2, height, { ...paint, round: 2 }) +
  (plain
    ? line(x + width * (index % 2 === 0 ? 0.2 : 0.35), y + height * 0.3, x + width * 0.7, y + height * 0.3, {
        stroke: '#f0b39b',
        width: 1.6,
      })
    : '');

/** A slice of a trunk; the last one shows its growth rings. */
const log: PieceShape = (piece, paint, plain) => {
  const { x, y, width, height, index, count } = piece;
  const last = index === count - 1;
  const bark = rect(x + 0.4, y, width - 0.8, height, { ...paint, round: last ? height * 0.18 : 2 });
  if (!plain) return bark;
  const grain = path(outline(piece, 'M.2,.28L.75,.28M.3,.7L.85,.7'), { stroke: '#7d5327', width: 1.4 });
  return bark + grain;
};

const pin: PieceShape = (piece, paint, plain) =>
  path(
    outline(
      piece,
      'M.5,.01C.7,.01 .74,.1 .69,.2C.65,.28 .64,.32 .71,.42C.9,.6 .9,.75 .76,.99L.24,.99C.1,.75 .1,.6 .29,.42C.36,.32 .35,.28 .31,.2C.26,.1 .3,.01 .5,.01Z',
    ),
    paint,
  ) +
  (plain
    ? path(outline(piece, 'M.37,.27L.63,.27M.36,.335L.64,.335'), {
        stroke: '#b3261e',
        width: piece.height * 0.035,
      })
    : '');

const skittle: PieceShape = (piece, paint, plain) =>
  path(
    outline(
      piece,
      'M.5,.02C.66,.02 .74,.1 .74,.19C.74,.27 .68,.32 .64,.34L.84,.98L.16,.98L.36,.34C.32,.32 .26,.27 .26,.19C.26,.1 .34,.02 .5,.02Z',
    ),
    paint,
  ) + (plain ? path(outline(piece, 'M.28,.6L.72,.6L.76,.72L.24,.72Z'), { fill: '#2f5f9e' }) : '');

/** A pawn in a third of the piece's cell that begins at `top`, in shares of the cell. */
const pawnOutline = (piece: DrawnPiece, top: number): string => {
  const at = (y: number): string => String(top + y * (1 / 3));
  return outline(
    piece,
    `M.5,${at(0.1)}C.62,${at(0.1)} .7,${at(0.2)} .7,${at(0.3)}C.7,${at(0.39)} .65,${at(0.43)} .61,${at(0.46)}C.62,${at(0.62)} .66,${at(0.7)} .78,${at(0.76)}L.78,${at(0.88)}L.22,${at(0.88)}L.22,${at(0.76)}C.34,${at(0.7)} .38,${at(0.62)} .39,${at(0.46)}C.35,${at(0.43)} .3,${at(0.39)} .3,${at(0.3)}C.3,${at(0.2)} .38,${at(0.1)} .5,${at(0.1)}Z`,
  );
};

/** A file of Dawson's Chess: a black pawn above, a white one below, and an empty rank between them. */
const pawn: PieceShape = (piece, paint, plain, { theme }) => {
  const { x, y, width, height, index } = piece;
  const file = rect(x, y, width, height, { fill: index % 2 === 0 ? '#e0c9a3' : '#a57f58' });
  const other = rect(x, y + height / 3, width, height / 3, { fill: index % 2 === 0 ? '#a57f58' : '#e0c9a3' });
  const board = paint.fill === 'none' ? '' : file + other;
  if (!plain) return board + path(pawnOutline(piece, 0) + pawnOutline(piece, 2 / 3), paint);
  const each = { stroke: theme.outline, width: 1.2 };
  return (
    board +
    path(pawnOutline(piece, 0), { ...each, fill: '#26221f', stroke: '#f6efe0' }) +
    path(pawnOutline(piece, 2 / 3), { ...each, fill: '#f6efe0' })
  );
};

/** A cross on its square: the middle one of the three that a move takes. */
const cross = (piece: DrawnPiece, stroke: string): string =>
  path(outline(piece, 'M.22,.22L.78,.78M.78,.22L.22,.78'), { stroke, width: piece.width * 0.13 });

/** A square of a Treblecross strip; the outer ones cannot be played. */
const square: PieceShape = (piece, paint, plain, { theme }) => {
  const { x, y, width, height, index, count, fate } = piece;
  const box = (stroke: Stroke): string => rect(x + 0.8, y + 0.8, width - 1.6, height - 1.6, stroke);
  if (fate !== 'there') {
    const middle = index % 3 === 1 && count >= 3;
    return box(paint) + (middle ? cross(piece, paint.stroke!) : '');
  }
  if (!plain || (index > 0 && index < count - 1)) return box(paint);
  return (
    box({ ...paint, fill: theme.plate }) +
    circle(x + width / 2, y + height / 2, width * 0.08, { fill: theme.line })
  );
};

const officer: PieceShape = (piece, paint, plain) =>
  path(
    outline(
      piece,
      'M.5,.02C.74,.02 .8,.1 .8,.22L.7,.24C.74,.42 .66,.5 .6,.54C.82,.58 .94,.68 .94,.98L.06,.98C.06,.68 .18,.58 .4,.54C.34,.5 .26,.42 .3,.24L.2,.22C.2,.1 .26,.02 .5,.02Z',
    ),
    paint,
  ) +
  (plain
    ? path(outline(piece, 'M.3,.25L.7,.25C.73,.4 .66,.5 .5,.5C.34,.5 .27,.4 .3,.25Z'), { fill: '#f3d3b4' }) +
      path(outline(piece, 'M.5,.68L.5,.94'), { stroke: '#f0d264', width: piece.width * 0.08 })
    : '');

const bead: PieceShape = (piece, paint, plain) => {
  const { x, y, width, height } = piece;
  const string = line(x, y + height / 2, x + width, y + height / 2, { stroke: '#e4e9ef', width: 2 });
  return (
    (paint.fill === 'none' ? '' : string) +
    disc(piece, 0.42, paint) +
    (plain ? circle(x + width * 0.4, y + height * 0.38, width * 0.07, { fill: '#e3f7fb' }) : '')
  );
};

const counter: PieceShape = (piece, paint, plain, { theme }) =>
  disc(piece, 0.45, paint) + (plain ? disc(piece, 0.3, { stroke: theme.outline, width: 1 }) : '');

const egg: PieceShape = (piece, paint) =>
  path(
    outline(
      piece,
      'M.5,.04C.74,.04 .9,.4 .9,.62C.9,.84 .72,.97 .5,.97C.28,.97 .1,.84 .1,.62C.1,.4 .26,.04 .5,.04Z',
    ),
    paint,
  );

/** How the pieces of each motif look. */
export const DRESS: Readonly<Record<Motif, PieceDress>> = {
  stones: { fill: '#56b4e9', ratio: 1, most: 56, shape: stone },
  matches: { fill: '#ecd09a', ratio: 2.4, most: 26, shape: match },
  chips: { fill: '#c9bdf2', ratio: 1, most: 50, shape: chip },
  nuts: { fill: '#dcb955', ratio: 1, most: 50, shape: nut },
  beans: { fill: '#d8a377', ratio: 1, most: 50, shape: bean },
  tiles: { fill: '#c5ccd6', ratio: 1, most: 50, shape: tile },
  bricks: { fill: '#b5563c', ratio: 0.8, most: 46, shape: brick },
  logs: { fill: '#bf8f56', ratio: 1, most: 44, shape: log },
  pins: { fill: '#f8f2e4', ratio: 2.3, most: 40, shape: pin },
  skittles: { fill: '#efc27a', ratio: 2, most: 38, shape: skittle },
  pawns: { fill: '#f6efe0', ratio: 3, most: 36, shape: pawn },
  crosses: { fill: '#f6ecd0', ratio: 1, most: 46, shape: square },
  officers: { fill: '#7c9be6', ratio: 1.35, most: 40, shape: officer },
  beads: { fill: '#5cc6d0', ratio: 1, most: 42, shape: bead },
  counters: { fill: '#e6cfa1', ratio: 1, most: 50, shape: counter },
  eggs: { fill: '#f3e3cf', ratio: 1.25, most: 42, shape: egg },
};

const FATES: Readonly<Record<Fate, (look: Look, mark: Mark | undefined, fill: string) => Stroke>> = {
  there: ({ theme }, mark, fill) => ({
    fill: (mark ?? 'none') === 'none' ? fill : theme.fills[mark!],
    ...edge(theme, mark),
  }),
  gone: ({ theme }) => ({ fill: 'none', stroke: theme.strokes.changed, width: 2, dash: '4 3' }),
  fallen: ({ theme }) => ({ fill: 'none', stroke: theme.line, width: 1.4, dash: '2 3' }),
};

/** A narrower cell has no room for a sign. */
const MIN_SIGNED_PX = 17;

/** Whether pieces of this width show the sign of their mark. */
export const signsPieces = (width: number): boolean => width >= MIN_SIGNED_PX;

/** A piece as SVG: hollow and dashed where it was taken, otherwise in the colour and with the sign of its mark. */
export const drawPiece = (motif: Motif, piece: DrawnPiece, look: Look): string => {
  const { fill, shape } = DRESS[motif];
  const mark = piece.mark ?? 'none';
  const paint = FATES[piece.fate](look, piece.mark, fill);
  const drawn = shape(piece, paint, piece.fate === 'there' && mark === 'none', look);
  const sign = piece.fate === 'there' && signsPieces(piece.width) ? SIGNS[mark] : '';
  if (sign === '') return drawn;
  const style = { fill: look.theme.onFill, size: SMALL_TEXT_PX, bold: true };
  return drawn + text(piece.x + piece.width / 2, piece.y + piece.height * 0.62, sign, style);
};
