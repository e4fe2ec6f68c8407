import type { Scene } from '../../engine/core/scene.ts';
import type { Doc } from '../../texts/doc.ts';
import type { LocaleId } from '../../texts/languages.ts';

/** Sizes of paper, in points: ISO 216 and ANSI. */
export const PAGE_POINTS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const;
export type PaperSize = keyof typeof PAGE_POINTS;
export const PAPER_SIZES: readonly PaperSize[] = ['a4', 'letter'];

/** What stays together on a page where it fits on one: a question with its picture, say. */
export interface PaperPart {
  readonly doc: Doc;
  readonly scene?: Scene;
  /** Lines left to write on below it. */
  readonly lines?: number;
}

/** Begins on a page of its own. */
export interface Sheet {
  readonly title: string;
  /** At the foot of each page, before its number: the number of the sheet, say. */
  readonly foot: string;
  readonly parts: readonly PaperPart[];
}

/** What holds for a whole document. */
export interface Head {
  readonly size: PaperSize;
  readonly locale: LocaleId;
  /** The document's own title, which readers show in their window. */
  readonly title: string;
}

/** A document to print. Its sheets are plain data, which crosses to a thread, and are made one after another. */
export interface Paper extends Head {
  readonly count: number;
  readonly sheets: Iterable<Sheet>;
}
