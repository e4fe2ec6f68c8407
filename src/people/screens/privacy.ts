import { gzipSync } from 'node:zlib';
import { button } from '../../kernel/controls.ts';
import { shortId } from '../../kernel/custom-id.ts';
import type { Attachment, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { note, p } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { Exported, ExportedFile } from '../privacy.ts';
import type { GuildSettings } from '../settings.ts';
import { linkRows, NO_LINKS, type OperatorLinks } from './links.ts';

/** What is kept about a person, for how long in the server where they ask, and what they can do about it. */
export const privacyScreen = (
  locale: Locale,
  guild: GuildSettings | null,
  links: OperatorLinks = NO_LINKS,
): Screen => {
  const words = locale.screens.privacy;
  return {
    meaning: 'info',
    title: [words.title],
    doc: [
      ...words.text.map((paragraph) => p(paragraph)),
      ...(guild === null
        ? []
        : [
            note(
              words.here(
                words.days(guild.retention),
                words.classDays(guild.classRetention),
                words.names(guild.classRetention),
              ),
            ),
          ]),
    ],
    rows: [
      [
        button(shortId('p', '', 0, 'export'), words.export, 'main'),
        button(shortId('p', '', 0, 'erase'), words.erase, 'danger'),
      ],
      ...linkRows(links, locale),
    ],
  };
};

/** Files of one message (Discord), and bytes of all of them: below Discord's 10 MiB. */
const MOST_FILES = 10;
const MOST_BYTES = 8 * 1024 * 1024;

/** A file as it is sent: compressed where it is too large otherwise. */
const attached = ({ name, text }: ExportedFile): Attachment => {
  const data = Buffer.from(text, 'utf8');
  return data.length <= MOST_BYTES ? { name, data } : { name: `${name}.gz`, data: gzipSync(data) };
};

/** The files in as many messages as they need. */
const messagesOf = (files: readonly Attachment[]): readonly (readonly Attachment[])[] => {
  const messages: Attachment[][] = [[]];
  let bytes = 0;
  for (const file of files) {
    const last = messages.at(-1)!;
    bytes += file.data.length;
    if (last.length === 0 || (last.length < MOST_FILES && bytes <= MOST_BYTES)) last.push(file);
    else {
      messages.push([file]);
      bytes = file.data.length;
    }
  }
  return messages;
};

/** Everything there is about a person, in one message or several. */
export const exportedScreens = ({ rows, files }: Exported, locale: Locale): readonly Screen[] => {
  const words = locale.screens.privacy;
  const messages = messagesOf(files.map(attached));
  return messages.map((some, i) => ({
    meaning: 'info',
    title: [words.title],
    doc: [
      p(rows === 0 ? words.nothing : words.exported(rows)),
      ...(messages.length === 1 ? [] : [note(words.part(i + 1, messages.length))]),
    ],
    files: some,
  }));
};

/** Asked a second time, since nothing brings it back. */
export const eraseScreen = (locale: Locale): Screen => {
  const { sure } = locale.screens.privacy;
  return {
    meaning: 'refused',
    title: [sure.title],
    doc: [p(sure.text)],
    rows: [
      [
        button(shortId('p', '', 0, 'erase-no'), sure.no, 'main'),
        button(shortId('p', '', 0, 'erase-yes'), sure.yes, 'danger'),
      ],
    ],
  };
};

/** `rows`: how many went; null = nothing was deleted. */
export const erasedScreen = (rows: number | null, locale: Locale): Screen =>
  plainScreen(rows === null ? 'info' : 'over', locale.screens.privacy.title, [
    p(rows === null ? locale.screens.privacy.kept : locale.screens.privacy.erased(rows)),
  ]);
