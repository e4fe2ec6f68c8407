import { type Piece, pieceId, wholeOf } from '../engine/core/piece.ts';
import type { Option, Spot } from '../engine/core/spot.ts';
import { firstOf } from '../kernel/lists.ts';
import type { Svg } from '../picture/picture.ts';
import { piecesIn } from '../picture/touchable.ts';
import { type MoveWords, sayMove } from '../texts/moves.ts';
import type { PictureTexts } from '../texts/pictures.ts';
import type { TouchBoard, TouchMove } from './choosing.ts';
import { isFromMiddle, type Touch, touchesOf } from './touches.ts';

/** Moves beyond it are typed. */
const MAX_TOUCHED_MOVES = 500;

/** The first moves of a position; where the whole has too many, the first moves of each part. */
const reachOf = (spot: Spot): { readonly options: readonly Option[]; readonly more: boolean } => {
  const whole = firstOf(spot.options(), MAX_TOUCHED_MOVES + 1);
  if (whole.length <= MAX_TOUCHED_MOVES) return { options: whole, more: false };
  const parts = spot.parts();
  if (parts.length < 2) return { options: whole.slice(0, MAX_TOUCHED_MOVES), more: true };
  const each = Math.max(1, Math.floor(MAX_TOUCHED_MOVES / parts.length));
  return {
    options: parts
      .slice(0, MAX_TOUCHED_MOVES)
      .flatMap((part) => firstOf(part.spot.options(), each).map(({ move }) => part.lift(move))),
    more: true,
  };
};

/** A move with one way to touch it. */
interface Touched {
  readonly option: Option;
  readonly touch: Touch;
}

const touchedOf = (spot: Spot, options: readonly Option[]): readonly Touched[] => {
  const scene = spot.scene();
  const fromMiddle = options.some(({ phrase }) => isFromMiddle(phrase));
  return options.flatMap((option) =>
    touchesOf(option.phrase, { scene, next: () => option.to.scene(), fromMiddle }).flatMap(
      (touch): readonly Touched[] => {
        if (touch.typed === undefined) return [{ option, touch }];
        const turned = spot.play(touch.typed);
        return turned.ok ? [{ option: turned.value, touch }] : [];
      },
    ),
  );
};

/** The texts of a board, and the words for its moves. */
export interface TouchTexts {
  readonly pictures: PictureTexts;
  readonly moves: MoveWords;
}

/** The name of the drawn piece, or of the drawn piece that it is part of. Null where neither is drawn. */
const drawnName = (drawn: ReadonlySet<string>, piece: Piece): string | null => {
  const id = pieceId(piece);
  if (drawn.has(id)) return id;
  const whole = wholeOf(piece);
  return whole === null ? null : drawnName(drawn, whole);
};

/**
 * A position to be played by touch, as data: its picture (see `touchPicture`), the name of each piece, and which pieces make
 * each move.
 */
export const touchBoard = (spot: Spot, picture: Svg, alt: string, texts: TouchTexts): TouchBoard => {
  const { options, more } = reachOf(spot);
  const drawn = piecesIn(picture.svg);
  const scene = spot.scene();
  const pieces: Record<string, string> = {};
  const named = (piece: Piece): string | null => {
    const name = drawnName(drawn, piece);
    if (name !== null)
      pieces[name] ??= texts.pictures.touch.piece(name === pieceId(piece) ? piece : wholeOf(piece)!, scene);
    return name;
  };
  const moves = touchedOf(spot, options).flatMap(({ option, touch }): readonly TouchMove[] => {
    const strands = touch.strands.map((strand) => strand.map((stage) => stage.map(named)));
    if (strands.flat(2).includes(null)) return [];
    const ways = strands as TouchMove['strands'];
    const taken = (touch.takes ?? []).map(pieceId).filter((id) => drawn.has(id));
    const takes = [...new Set([...ways.flat(2), ...taken])];
    return [{ move: option.move, says: sayMove(texts.moves, option.phrase), strands: ways, takes }];
  });
  const reached = new Set(moves.map(({ move }) => move));
  const { svg, width, height } = picture;
  const { words } = texts.pictures.touch;
  return {
    svg,
    width,
    height,
    alt,
    moves,
    pieces,
    more: more || options.some(({ move }) => !reached.has(move)),
    words,
  };
};
