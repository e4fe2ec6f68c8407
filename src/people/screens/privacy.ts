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

/** Shows what is stored about a user, for how long on this server, and what they can do about it. */
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

/** Discord's limit. */
const MAX_MESSAGE_FILES = 10;
/** Below Discord's limit of 10 MiB. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

/** A file to send, compressed if it is too large. */
const attached = ({ name, text }: ExportedFile): Attachment => {
  const data = Buffer.from(text, 'utf8');
  return data.length <= MAX_MESSAGE_BYTES ? { name, data } : { name: `${name}.gz`, data: gzipSync(data) };
};

/** Distributes the files over as few messages as fit in order. */
const messagesOf = (files: readonly Attachment[]): readonly (readonly Attachment[])[] => {
  const messages: Attachment[][] = [[]];
  let bytes = 0;
  for (const file of files) {
    const last = messages.at(-1)!;
    bytes += file.data.length;
    if (last.length === 0 || (last.length < MAX_MESSAGE_FILES && bytes <= MAX_MESSAGE_BYTES)) last.push(file);
    else {
      messages.push([file]);
      bytes = file.data.length;
    }
  }
  return messages;
};

/** All data about a user, in one or more messages. */
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

/** Confirmation, since erasing is final. */
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

/** `rows`: number deleted; null = nothing was deleted. */
export const erasedScreen = (rows: number | null, locale: Locale): Screen =>
  plainScreen(rows === null ? 'info' : 'over', locale.screens.privacy.title, [
    p(rows === null ? locale.screens.privacy.kept : locale.screens.privacy.erased(rows)),
  ]);
