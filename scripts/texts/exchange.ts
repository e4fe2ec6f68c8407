import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FluentParser, FluentSerializer, type Message, Resource, type Term } from '@fluent/syntax';
import { type GetTextTranslations, po } from 'gettext-parser';
import { type Catalogue, filesOf, isMessage, LOCALE, parseFile } from './catalogues.ts';

const keyOf = (entry: Message | Term): string => `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;

/**
 * Exports Gettext's PO, which every translation service reads: the key as context, the English as text, remarks for
 * translators.
 */
export const exportPo = (
  language: string,
  english: Catalogue,
  translated: Catalogue,
  older: ReadonlySet<string>,
): Buffer => {
  const translations: GetTextTranslations['translations'] = { '': { '': { msgid: '', msgstr: [''] } } };
  for (const [key, { file, text, comment }] of english.messages)
    translations[key] = {
      [text]: {
        msgctxt: key,
        msgid: text,
        msgstr: [translated.messages.get(key)?.text ?? ''],
        comments: {
          reference: file,
          extracted: comment,
          translator: '',
          previous: '',
          flag: older.has(key) ? 'fuzzy' : '',
        },
      },
    };
  return po.compile({
    charset: 'utf-8',
    headers: { language, 'content-type': 'text/plain; charset=utf-8', 'x-source-language': 'en' },
    translations,
  });
};

/** The translations of a PO file by key, without empty or fuzzy entries. */
export const readPo = (file: Buffer): ReadonlyMap<string, string> => {
  const { translations } = po.parse(file);
  return new Map(
    Object.entries(translations).flatMap(([key, byText]) =>
      Object.values(byText).flatMap(({ msgstr, comments }) => {
        const text = msgstr[0] ?? '';
        return key === '' || text === '' || comments?.flag?.includes('fuzzy') === true
          ? []
          : [[key, text] as const];
      }),
    ),
  );
};

/**
 * Writes a PO file's messages into a language's catalogue, in the order of the English one.
 * @returns the entries not imported, each with its key; those messages stay unchanged
 */
export const importPo = (language: string, file: Buffer): readonly string[] => {
  const parser = new FluentParser({ withSpans: false });
  const serializer = new FluentSerializer();
  const texts = readPo(file);
  const faults: string[] = [];
  const known = new Set<string>();
  for (const name of filesOf('en')) {
    const path = `${LOCALE}${language}/${name}`;
    const before = new Map(
      (existsSync(path) ? parseFile(path).body : []).flatMap((entry) =>
        isMessage(entry) ? [[keyOf(entry), entry] as const] : [],
      ),
    );
    const body = parseFile(`${LOCALE}en/${name}`).body.flatMap((source) => {
      if (!isMessage(source)) return [];
      const key = keyOf(source);
      known.add(key);
      const old = before.get(key);
      const text = texts.get(key);
      if (text === undefined) return old === undefined ? [] : [old];
      const entry = parser.parseEntry(`${key} =\n${text.replaceAll(/^/gm, '    ')}\n`);
      if (isMessage(entry)) return [entry];
      faults.push(`${key} cannot be read: ${text.slice(0, 80)}`);
      return old === undefined ? [] : [old];
    });
    if (body.length === 0) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, serializer.serialize(new Resource(body)));
  }
  for (const key of texts.keys()) if (!known.has(key)) faults.push(`${key} is not in English`);
  return faults;
};
