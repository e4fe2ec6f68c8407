/** Draws positions. */
import { scenePicture } from '../picture/picture.ts';
import { sceneText } from '../picture/text.ts';
import { heldPosition } from './held.ts';
import { localeWithin } from './speaker.ts';
import type { Position, Speaker } from './types.ts';

export type { Position, Speaker } from './types.ts';

/**
 * Position drawn in characters, at most 38 columns wide and 24 lines high.
 *
 * @example
 * ```js
 * import { reader } from 'sprague/engine';
 * import { kayles } from 'sprague/games';
 * import { drawText } from 'sprague/pictures';
 *
 * console.log(drawText(reader([kayles])('kayles 5').value));
 * //> 1  ¡¡¡¡¡  5
 * ```
 */
export const drawText = (position: Position): string =>
  sceneText(heldPosition(position).spot.scene()).join('\n');

/**
 * Position as a self-contained SVG, 400 pixels wide, with typed text escaped. The library has no graph layout, so graphs are
 * described in words.
 *
 * @param speaker - made with `pictures` of its language.
 *
 * @example
 * ```js
 * import { reader } from 'sprague/engine';
 * import { nim } from 'sprague/games';
 * import { drawSvg } from 'sprague/pictures';
 * import { speaker } from 'sprague/texts';
 * import * as en from 'sprague/texts/en';
 *
 * const svg = drawSvg(reader([nim])('nim 3').value, speaker(en.language, en.nim, en.pictures));
 * console.log(svg.match(/<circle/g).length);
 * //> 6
 * ```
 */
export const drawSvg = (position: Position, speaker: Speaker): string =>
  scenePicture(heldPosition(position).spot.scene(), {
    words: localeWithin(speaker).pictures.drawn,
    layout: () => null,
  }).svg;
