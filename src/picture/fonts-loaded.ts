import { GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from './fonts.ts';

/** Makes the faces of pictures, or others as well, known to the canvas of this thread. */
export const loadFonts = (more: typeof FONTS = []): void => {
  for (const [family, file] of [...FONTS, ...more])
    if (GlobalFonts.registerFromPath(file, family) === null)
      throw new Error(`the font ${family} could not be loaded`);
};
