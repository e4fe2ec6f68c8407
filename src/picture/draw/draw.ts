import type { Scene } from '../../engine/core/scene.ts';
import type { Look } from '../look.ts';
import type { Drawing } from '../svg.ts';

/** Draws a scene of any kind within the room of the look. */
export type Draw = (scene: Scene, look: Look) => Drawing;
