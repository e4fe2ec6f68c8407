import type { Scene, SceneOf } from '../../engine/core/scene.ts';
import type { Look } from '../look.ts';
import type { Drawing } from '../svg.ts';
import { bar } from './bar.ts';
import { board } from './board.ts';
import { boxes } from './boxes.ts';
import { components, type Draw } from './components.ts';
import { graph } from './graph.ts';
import { grid } from './grid.ts';
import { heaps } from './heaps.ts';
import { queen } from './queen.ts';
import { rectangle } from './rectangle.ts';
import { row, set } from './row.ts';
import { ruler } from './ruler.ts';
import { squares } from './squares.ts';
import { stairs } from './stairs.ts';

type SceneDrawers = {
  readonly [K in Scene['kind']]: (scene: SceneOf<K>, look: Look, draw: Draw) => Drawing;
};

/** One drawing function for each kind of scene. */
const drawers: SceneDrawers = {
  heaps,
  stairs,
  queen,
  grid,
  bar,
  row,
  board,
  squares,
  rectangle,
  boxes,
  ruler,
  set,
  graph,
  components,
};

/** Draws a scene in the pixels and colours of `look`; its size depends on the scene. */
export const draw: Draw = (scene, look) =>
  (drawers[scene.kind] as (scene: Scene, look: Look, draw: Draw) => Drawing)(scene, look, draw);
