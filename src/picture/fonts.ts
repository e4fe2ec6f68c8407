import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url));

/** The faces that pictures name, by family. scripts/fonts.ts makes the files; their licences lie beside them. */
export const FONTS: readonly (readonly [family: string, file: string])[] = [
  ['DejaVu Sans', fileOf('DejaVuSans.ttf')],
  ['DejaVu Sans', fileOf('DejaVuSans-Bold.ttf')],
  ['Noto Sans SC', fileOf('NotoSansSC-subset.ttf')],
  ['Noto Sans TC', fileOf('NotoSansTC-subset.ttf')],
  ['Noto Sans JP', fileOf('NotoSansJP-subset.ttf')],
];

/** Their bold faces of wide characters, which paper has and pictures do not. */
export const BOLD_FONTS: typeof FONTS = [
  ['Noto Sans SC', fileOf('NotoSansSC-Bold-subset.ttf')],
  ['Noto Sans TC', fileOf('NotoSansTC-Bold-subset.ttf')],
  ['Noto Sans JP', fileOf('NotoSansJP-Bold-subset.ttf')],
];
