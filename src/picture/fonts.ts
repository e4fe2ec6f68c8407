import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url));

/** The fonts of pictures, by family. scripts/fonts.ts makes the files; their licences are beside them. */
export const FONTS: readonly (readonly [family: string, file: string])[] = [
  ['DejaVu Sans', fileOf('DejaVuSans.ttf')],
  ['DejaVu Sans', fileOf('DejaVuSans-Bold.ttf')],
  ['Noto Sans SC', fileOf('NotoSansSC-subset.ttf')],
  ['Noto Sans TC', fileOf('NotoSansTC-subset.ttf')],
  ['Noto Sans JP', fileOf('NotoSansJP-subset.ttf')],
];

/** Bold fonts for wide characters, which paper uses and pictures do not. */
export const BOLD_FONTS: typeof FONTS = [
  ['Noto Sans SC', fileOf('NotoSansSC-Bold-subset.ttf')],
  ['Noto Sans TC', fileOf('NotoSansTC-Bold-subset.ttf')],
  ['Noto Sans JP', fileOf('NotoSansJP-Bold-subset.ttf')],
];
