import { type Doc, type Inline, note, p } from '../texts/doc.ts';
import type { Locale } from '../texts/locale.ts';
import type { ScreenTexts } from '../texts/screens.ts';
import type { Meaning, Row, Screen } from './screen.ts';
import { StoreTrouble } from './store-trouble.ts';

/** A screen of a title and a text; `rows`: its controls. */
export const plainScreen = (meaning: Meaning, title: Inline, doc: Doc, rows?: readonly Row[]): Screen => ({
  meaning,
  title: [title],
  doc,
  ...(rows === undefined ? {} : { rows }),
});

const BAR_CELLS = 16;

/** How much is done, from 0 to 1, as a bar of text. */
export const progressBar = (share: number): string => {
  const full = Math.round(share * BAR_CELLS);
  return '█'.repeat(full) + '░'.repeat(BAR_CELLS - full);
};

/** A screen with a small line below what it says. */
export const withNote = (screen: Screen, text: string): Screen => ({
  ...screen,
  doc: [...screen.doc, note(text)],
});

/** A kind refusal that is no use case's: one sentence. */
export const refusalScreen = (text: string, locale: Locale): Screen =>
  plainScreen('refused', locale.screens.faults.title, [p(text)]);

/** Why a file of positions or names was not read: spreadsheets save in other encodings. */
export const unreadTableScreen = ({ why, say }: UnreadFile, locale: Locale): Screen =>
  refusalScreen(why === 'not-text' ? locale.bank.faults['not-utf8'] : say(locale.screens.faults), locale);

/** What a person is told when the bot itself failed, or its store did: by `error`, where it is known. */
export const failureScreen = (locale: Locale, error?: unknown): Screen => {
  const { title, text, store } = locale.screens.failed;
  return plainScreen('failed', title, [p(error instanceof StoreTrouble ? store[error.kind] : text)]);
};

/** What a user is told whose answer takes so long that it may never come. */
export const lateScreen = (locale: Locale): Screen => {
  const { title, text } = locale.screens.failed.late;
  return plainScreen('failed', title, [p(text)]);
};

/** The control is not of this version. */
export const oldControlScreen = (locale: Locale): Screen => refusalScreen(locale.screens.failed.old, locale);

type Words = ScreenTexts['faults'];

export interface UnreadFile {
  readonly why: 'too-large' | 'unreachable' | 'not-text' | 'busy';
  readonly say: (words: Words) => string;
}
