import { GlobalFonts } from '@napi-rs/canvas';
import { FONTS } from './fonts.ts';

type Face = (typeof FONTS)[number];

const load = ([family, file]: Face): void => {
  if (GlobalFonts.registerFromPath(file, family) === null)
    throw new Error(`the font ${family} could not be loaded`);
};

/** Makes the faces of pictures, or others as well, known to the canvas of this thread. */
export const loadFonts = (more: typeof FONTS = []): void => {
  for (const face of [...FONTS, ...more]) load(face);
};

/** What its types leave out. */
interface SystemFonts {
  loadSystemFonts(): number;
}

const unloaded = new Set<Face>(FONTS);
let isSystemLoaded = false;

/** Letters that the faces of pictures may lack, which are looked for in the system's. */
const RARE = /[^\u0000-\u052f\u2000-\u2bff]/;

/** Makes known what this drawing is set in, and nothing else: a face of wide characters takes megabytes, as do the system's. */
export const loadFontsFor = (svg: string): void => {
  for (const face of unloaded)
    if (svg.includes(`"${face[0]}`)) {
      load(face);
      unloaded.delete(face);
    }
  if (isSystemLoaded || !RARE.test(svg)) return;
  isSystemLoaded = true;
  (GlobalFonts as typeof GlobalFonts & SystemFonts).loadSystemFonts();
};
