/** The guides: documents of the project as pages. */
import type { Page, SiteOptions } from './template.ts';

export const guidePages = (_: SiteOptions): readonly Page[] => [];
