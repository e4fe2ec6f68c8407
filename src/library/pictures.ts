/** Draws positions. */
import { scenePicture } from '../picture/picture.ts';
import { sceneText } from '../picture/text.ts';
import { heldPosition } from './held.ts';
import { localeWithin } from './speaker.ts';
import type { Position, Speaker } from './types.ts';

export type { Position, Speaker } from './types.ts';

/** The position in characters, at most 38 columns wide and 24 lines high. */
export const drawText = (position: Position): string =>
  sceneText(heldPosition(position).spot.scene()).join('\n');

/**
 * The position as SVG, 400 pixels wide: text that stands by itself, whatever was typed escaped. Graphs are laid out by no library here
 * and are told in words.
 *
 * @param speaker - given `pictures` of its language.
 */
export const drawSvg = (position: Position, speaker: Speaker): string =>
  scenePicture(heldPosition(position).spot.scene(), {
    words: localeWithin(speaker).pictures.drawn,
    layout: () => null,
  }).svg;
