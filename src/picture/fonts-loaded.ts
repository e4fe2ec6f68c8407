import { GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from './fonts.ts';

/** Makes the faces of pictures known to the canvas of this thread. */
export const loadFonts = (): void => {
  for (const [family, file] of FONTS)
    if (GlobalFonts.registerFromPath(file, family) === null)
      throw new Error(`the font ${family} could not be loaded`);
};
