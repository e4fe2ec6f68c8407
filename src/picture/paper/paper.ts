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

/** A unit that is not divided if it fits on one page, such as a question with its picture. */
export interface PaperPart {
  readonly doc: Doc;
  readonly scene?: Scene;
  /** Lines left to write on below it. */
  readonly lines?: number;
}

/** A part of the document that begins on a new page. */
export interface Sheet {
  readonly title: string;
  /** Printed at the foot of each page before its number, such as the number of the sheet. */
  readonly foot: string;
  readonly parts: readonly PaperPart[];
}

/** The properties of a whole document. */
export interface Head {
  readonly size: PaperSize;
  readonly locale: LocaleId;
  /** The document's title, which PDF readers show in the title of their window. */
  readonly title: string;
}

/** A document to print. Its sheets are plain data, which can cross to a thread, and are made one after another. */
export interface Paper extends Head {
  readonly count: number;
  readonly sheets: Iterable<Sheet>;
}
