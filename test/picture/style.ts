/** The style of drawn pictures, with the layout of graphs loaded once for the tests of a file. */
import { beforeAll } from 'vitest';
import { createLayout, type Layout } from '../../src/picture/layout.ts';
import type { Style } from '../../src/picture/picture.ts';
import { locales } from '../../src/texts/index.ts';
import type { WRITTEN } from '../../src/texts/languages.ts';

export const styleOfTests = (): ((locale?: (typeof WRITTEN)[number]) => Style) => {
  let layout: Layout | undefined;
  beforeAll(async () => {
    layout = await createLayout();
  });
  return (locale = 'en') => ({ words: locales[locale].pictures.drawn, layout: layout! });
};
