import type { Exported } from '../../app/ports.ts';
import { p } from '../../locale/doc.ts';
import type { Locale } from '../../locale/locale.ts';
import { shortId } from '../custom-id.ts';
import type { Screen } from '../screen.ts';

/** What is kept about a person, and what they can do about it. */
export const privacyScreen = (locale: Locale): Screen => {
  const words = locale.screens.privacy;
  return {
    meaning: 'info',
    title: [words.title],
    doc: words.text.map((paragraph) => p(paragraph)),
    rows: [
      [
        { kind: 'button', id: shortId('p', '', 0, 'export'), label: words.export, style: 'main' },
        { kind: 'button', id: shortId('p', '', 0, 'erase'), label: words.erase, style: 'danger' },
      ],
    ],
  };
};

export const exportedScreen = ({ rows, files }: Exported, locale: Locale): Screen => ({
  meaning: 'info',
  title: [locale.screens.privacy.title],
  doc: [p(rows === 0 ? locale.screens.privacy.nothing : locale.screens.privacy.exported(rows))],
  files: files.map(({ name, text }) => ({ name, data: Buffer.from(text, 'utf8') })),
});

/** Asked a second time, since nothing brings it back. */
export const eraseScreen = (locale: Locale): Screen => {
  const { sure } = locale.screens.privacy;
  return {
    meaning: 'refused',
    title: [sure.title],
    doc: [p(sure.text)],
    rows: [
      [
        { kind: 'button', id: shortId('p', '', 0, 'erase-no'), label: sure.no, style: 'main' },
        { kind: 'button', id: shortId('p', '', 0, 'erase-yes'), label: sure.yes, style: 'danger' },
      ],
    ],
  };
};

/** `rows`: how many went; null = nothing was deleted. */
export const erasedScreen = (rows: number | null, locale: Locale): Screen => ({
  meaning: rows === null ? 'info' : 'over',
  title: [locale.screens.privacy.title],
  doc: [p(rows === null ? locale.screens.privacy.kept : locale.screens.privacy.erased(rows))],
});
