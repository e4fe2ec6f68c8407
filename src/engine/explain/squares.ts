import type { SquareFace, SquarePlace, SquaresScene } from '../core/scene.ts';

/** `next` drawn on the boards of `shown`, and the squares that are free in `shown` but taken in `next`. */
export const squaresTaken = (
  shown: SquaresScene,
  next: SquaresScene,
): {
  readonly taken: readonly SquarePlace[];
  readonly boards: SquaresScene['boards'];
  readonly frame: readonly [number, number];
} => {
  const offset = (axis: 0 | 1): number =>
    (shown.frame?.[axis] ?? 0) + (next.corner?.[axis] ?? 0) - (shown.corner?.[axis] ?? 0);
  const isEmpty = next.boards.every((rows) => rows.length === 0);
  const frame = isEmpty ? (shown.frame ?? [0, 0]) : ([offset(0), offset(1)] as const);
  const boards = shown.boards.map((rows, board) =>
    rows.map((row, i) =>
      row.map((_, k): SquareFace => next.boards[board]?.[i - frame[0]]?.[k - frame[1]] ?? 'taken'),
    ),
  );
  const taken = boards.flatMap((rows, board) =>
    rows.flatMap((row, i) =>
      row.flatMap((face, k): readonly SquarePlace[] =>
        face === 'taken' && shown.boards[board]![i]![k] !== 'taken' ? [[board + 1, i + 1, k + 1]] : [],
      ),
    ),
  );
  return { taken, boards, frame };
};
