import { type Piece, pieceId, wholeOf } from '../engine/core/piece.ts';
import type { Scene } from '../engine/core/scene.ts';
import type { Option, Spot } from '../engine/core/spot.ts';
import { type Style, touchPicture } from '../picture/picture.ts';
import { type MoveWords, sayMove } from '../texts/moves.ts';
import type { PictureTexts } from '../texts/pictures.ts';
import type { TouchBoard, TouchMove } from './choosing.ts';
import { isFromMiddle, type Touch, touchesOf } from './touches.ts';

/** Most moves of a board that is touched; others are typed. */
const MOST_MOVES = 500;

/** The first moves of a position: of each part, where the whole has too many. */
const reachOf = (spot: Spot): { readonly options: readonly Option[]; readonly more: boolean } => {
  const first = (of: Spot, most: number): readonly Option[] => {
    const taken: Option[] = [];
    for (const option of of.options()) {
      taken.push(option);
      if (taken.length === most) break;
    }
    return taken;
  };
  const whole = first(spot, MOST_MOVES + 1);
  if (whole.length <= MOST_MOVES) return { options: whole, more: false };
  const parts = spot.parts();
  if (parts.length < 2) return { options: whole.slice(0, MOST_MOVES), more: true };
  const each = Math.max(1, Math.floor(MOST_MOVES / parts.length));
  return {
    options: parts
      .slice(0, MOST_MOVES)
      .flatMap((part) => first(part.spot, each).map(({ move }) => part.lift(move))),
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

export interface TouchStyle extends Style {
  readonly pictures: PictureTexts;
  readonly moves: MoveWords;
}

/** Pieces that are drawn, by name; those that are not are told by what they are a part of. */
const drawnBy = (drawn: ReadonlySet<string>) => {
  const nameOf = (piece: Piece): string | null => {
    const id = pieceId(piece);
    if (drawn.has(id)) return id;
    const whole = wholeOf(piece);
    return whole === null ? null : nameOf(whole);
  };
  return nameOf;
};

/**
 * A position to be played by touch, as data: the picture `scene` (the position, with what moves took), what each piece is called, and which
 * pieces each move is made by.
 */
export const touchBoard = (spot: Spot, scene: Scene, alt: string, style: TouchStyle): TouchBoard => {
  const { options, more } = reachOf(spot);
  const touched = touchedOf(spot, options);
  const wanted = new Map<string, Piece>();
  const want = (piece: Piece): void => {
    wanted.set(pieceId(piece), piece);
    const whole = wholeOf(piece);
    if (whole !== null) want(whole);
  };
  for (const { touch } of touched) {
    for (const piece of touch.strands.flat(2)) want(piece);
    for (const piece of touch.takes ?? []) want(piece);
  }
  const drawn = new Set<string>();
  const picture = touchPicture(scene, style, (piece) => {
    const id = pieceId(piece);
    if (!wanted.has(id)) return null;
    drawn.add(id);
    return id;
  });
  const nameOf = drawnBy(drawn);
  const named = ({ option, touch }: Touched): readonly TouchMove[] => {
    const strands = touch.strands.map((strand) => strand.map((pieces) => pieces.map(nameOf)));
    if (strands.flat(2).includes(null)) return [];
    const ways = strands as readonly (readonly (readonly string[])[])[];
    const takes = new Set([
      ...ways.flat(2),
      ...(touch.takes ?? []).flatMap((piece) => (drawn.has(pieceId(piece)) ? [pieceId(piece)] : [])),
    ]);
    return [
      { move: option.move, says: sayMove(style.moves, option.phrase), strands: ways, takes: [...takes] },
    ];
  };
  const moves = touched.flatMap(named);
  const reached = new Set(moves.map(({ move }) => move));
  const touchable = new Set(moves.flatMap(({ strands }) => strands.flat(2)));
  const { touch } = style.pictures;
  return {
    svg: picture.svg,
    width: picture.width,
    height: picture.height,
    alt,
    moves,
    pieces: Object.fromEntries([...touchable].map((id) => [id, touch.piece(wanted.get(id)!, spot.scene())])),
    more: more || options.some(({ move }) => !reached.has(move)),
    words: touch.words,
  };
};
