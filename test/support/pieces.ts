/** Texts of a catalogue piece by piece, for tests of marks, spaces and terms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, Visitor } from '@fluent/syntax';
import { locales } from '../../src/texts/index.ts';
import type { LocaleId } from '../../src/texts/languages.ts';

export interface Piece {
  /** Its file and message. */
  readonly at: string;
  readonly text: string;
}

/** Words for finding a line are typed without spaces. */
const isTyped = (key: string): boolean => key.endsWith('-aliases') || key.startsWith('word-');

/** The text of a message between placeables and marks. */
class Texts extends Visitor {
  readonly found: string[] = [];

  override visitTextElement(element: { readonly value: string }): void {
    this.found.push(...element.value.split(/<\/?(?:strong|code)>|\n/));
  }
}

/** Every piece of text of a language; `without`: files left out. */
export const piecesOf = (language: LocaleId, without: readonly string[] = []): readonly Piece[] => {
  const folder = join(import.meta.dirname, '..', '..', 'src', 'texts', language);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ftl') && !without.includes(name))
    .flatMap((name): readonly Piece[] =>
      new FluentParser().parse(readFileSync(join(folder, name), 'utf8')).body.flatMap((entry) => {
        if ((entry.type !== 'Message' && entry.type !== 'Term') || isTyped(entry.id.name)) return [];
        const texts = new Texts();
        texts.visit(entry);
        return texts.found.map((text) => ({ at: `${name}:${entry.id.name}`, text }));
      }),
    );
};

/** Pieces with a fault; `typed`: notation with marks of its own. */
export const having = (pieces: readonly Piece[], fault: RegExp, typed?: RegExp): readonly string[] =>
  pieces.flatMap(({ at, text: whole }) => {
    const text =
      typed === undefined
        ? whole
        : whole.replace(typed, (one) => (/^[“「]/u.test(one) ? `${one[0]}${one.at(-1)}` : 'rule'));
    const found = fault.exec(text);
    return found === null ? [] : [`${at} ${text.slice(Math.max(0, found.index - 8), found.index + 12)}`];
  });

/** Names of games, levels, kinds of questions and lessons. */
export const namesOf = (language: LocaleId): readonly string[] => {
  const locale = locales[language];
  return [
    ...Object.values(locale.games).map(({ name }) => name),
    ...Object.values(locale.screens.strengths).map(({ name }) => name),
    ...Object.values(locale.quiz.kinds),
    ...Object.values(locale.learn.lessons).map(({ title }) => title),
  ];
};
