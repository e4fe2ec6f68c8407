import { GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from './fonts.ts';

type LoadedFont = (typeof FONTS)[number];

const load = ([family, file]: LoadedFont): void => {
  if (GlobalFonts.registerFromPath(file, family) === null)
    throw new Error(`the font ${family} could not be loaded`);
};

/** Registers the fonts of pictures, or other ones too, with this process's canvas. */
export const loadFonts = (more: typeof FONTS = []): void => {
  for (const face of [...FONTS, ...more]) load(face);
};

const unloaded = new Set<LoadedFont>(FONTS);

/** Loads the fonts that a drawing names first for some text: Skia looks in no others, and each takes megabytes. */
export const loadFontsFor = (svg: string): void => {
  for (const face of unloaded)
    if (svg.includes(`"${face[0]}`)) {
      load(face);
      unloaded.delete(face);
    }
};
