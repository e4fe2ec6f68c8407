import type { Attachment, Screen } from '../../kernel/screen.ts';
import { plainScreen } from '../../kernel/screens.ts';
import { code, type Inline, list, note, p, shorten } from '../../texts/doc.ts';
import type { Locale } from '../../texts/locale.ts';
import type { KeptTemplate } from '../class/templates.ts';
import type { Template } from '../model/quiz-file.ts';

const MAX_LISTED_TEMPLATES = 50;
const MAX_REFUSED_LINES = 10;
const MAX_LINE_CHARS = 60;

const fileOf = ({ body }: Template): Attachment => ({ name: 'quiz.json', data: Buffer.from(body, 'utf8') });

/** A saved template, with its file for another server. */
export const templateKeptScreen = (kept: KeptTemplate, locale: Locale): Screen => {
  const words = locale.classroom.templates;
  return {
    meaning: 'info',
    title: [words.kept],
    doc: [
      p({ strong: kept.name }),
      p(words.count(kept.questions)),
      ...(kept.refused.length === 0
        ? []
        : [
            p(words.refused(kept.refused.length)),
            list(
              kept.refused
                .slice(0, MAX_REFUSED_LINES)
                .map((line): readonly Inline[] => [code(shorten(line, MAX_LINE_CHARS))]),
            ),
          ]),
      note(words.file),
    ],
    files: [fileOf(kept)],
  };
};

/** The templates of a server. */
export const templatesScreen = (all: readonly Template[], locale: Locale): Screen => {
  const words = locale.classroom.templates;
  return plainScreen(
    'info',
    words.title,
    all.length === 0
      ? [p(words.none)]
      : [
          list(all.slice(0, MAX_LISTED_TEMPLATES).map(({ name }): readonly Inline[] => [name])),
          note(words.howTo),
        ],
  );
};

/** A removed template, with its file to undo that. */
export const templateRemovedScreen = (template: Template, locale: Locale): Screen => ({
  meaning: 'info',
  title: [locale.classroom.templates.removed],
  doc: [p({ strong: template.name }), note(locale.classroom.templates.file)],
  files: [fileOf(template)],
});
