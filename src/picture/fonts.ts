import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dejavu = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));

/** The faces that pictures name, by family. Noto Sans SC is a subset (scripts/fonts.ts), under the SIL Open Font License. */
export const FONTS: readonly (readonly [family: string, file: string])[] = [
  ['DejaVu Sans', join(dejavu, 'ttf', 'DejaVuSans.ttf')],
  ['DejaVu Sans', join(dejavu, 'ttf', 'DejaVuSans-Bold.ttf')],
  ['Noto Sans SC', fileURLToPath(new URL('../../assets/fonts/NotoSansSC-subset.ttf', import.meta.url))],
];
