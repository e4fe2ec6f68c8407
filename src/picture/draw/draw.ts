import type { Scene } from '../../engine/core/scene.ts';
import type { Look } from '../look.ts';
import type { Drawing } from '../svg.ts';

/** A scene of any kind as a drawing within the look's room. */
export type Draw = (scene: Scene, look: Look) => Drawing;
