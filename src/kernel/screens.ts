import { type Doc, type Inline, note, p } from '../texts/doc.ts';
import type { Locale } from '../texts/locale.ts';
import type { ScreenTexts } from '../texts/screens.ts';
import type { ControlRow, Meaning, Screen } from './screen.ts';
import { StoreTrouble } from './store-trouble.ts';

/** Screen with a title and a text; `rows`: its controls. */
export const plainScreen = (
  meaning: Meaning,
  title: Inline,
  doc: Doc,
  rows?: readonly ControlRow[],
): Screen => ({
  meaning,
  title: [title],
  doc,
  ...(rows === undefined ? {} : { rows }),
});

const BAR_CELLS = 16;

/** Text bar for a share between 0 and 1. */
export const progressBar = (share: number, cells = BAR_CELLS): string => {
  const full = Math.round(share * cells);
  return '█'.repeat(full) + '░'.repeat(cells - full);
};

/** Screen with a small note below its text. */
export const withNote = (screen: Screen, text: string): Screen => ({
  ...screen,
  doc: [...screen.doc, note(text)],
});

/** Refusal that comes from no use case: one sentence. */
export const refusalScreen = (text: string, locale: Locale): Screen =>
  plainScreen('refused', locale.screens.faults.title, [p(text)]);

/** Refusal of a file of positions or names that could not be read; spreadsheets save in other encodings. */
export const unreadTableScreen = ({ why, say }: UnreadFile, locale: Locale): Screen =>
  refusalScreen(why === 'not-text' ? locale.bank.faults['not-utf8'] : say(locale.screens.faults), locale);

/** Message for a failure of the bot or its store; `error` selects the wording if known. */
export const failureScreen = (locale: Locale, error?: unknown): Screen => {
  const { title, text, store } = locale.screens.failed;
  return plainScreen('failed', title, [p(error instanceof StoreTrouble ? store[error.kind] : text)]);
};

/** Message for an answer that takes so long that it may never arrive. */
export const lateScreen = (locale: Locale): Screen => {
  const { title, text } = locale.screens.failed.late;
  return plainScreen('failed', title, [p(text)]);
};

/** Refusal of a control from another version. */
export const oldControlScreen = (locale: Locale): Screen => refusalScreen(locale.screens.failed.old, locale);

type FaultWords = ScreenTexts['faults'];

export interface UnreadFile {
  readonly why: 'too-large' | 'unreachable' | 'not-text' | 'busy';
  readonly say: (words: FaultWords) => string;
}
