import type { Scene } from '../../engine/core/scene.ts';
import { playedScene } from '../../engine/explain/played.ts';
import type { Live } from '../model/match.ts';

/** The board: the position, the effect of the last move, and what earlier ones took. */
export const boardScene = ({ history, spot }: Live): Scene =>
  playedScene(
    [...history.map(({ from }) => from), spot],
    history.map(({ option }) => option.phrase),
  );
