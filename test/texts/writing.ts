/** Tests of how a language is written: marks and spaces, one term for each thing, names in its own script. */
import { describe, expect, test } from 'vitest';
import type { LocaleId } from '../../src/texts/languages.ts';
import { having, namesOf, piecesOf } from '../support/pieces.ts';

interface Writing {
  readonly language: LocaleId;
  /** A character of its script, as a regular expression. */
  readonly script: string;
  /** Files that follow rules of their own. */
  readonly without?: readonly string[];
  /** Notation of moves and rules, whose marks are its own. */
  readonly notation: RegExp;
  /** Numbers of texts and of files that there are more than. */
  readonly pieces: number;
  readonly files: number;
  /** Faults by name. */
  readonly marks: readonly (readonly [fault: string, RegExp])[];
  /** Terms, each with others for the same thing. */
  readonly terms: readonly (readonly [term: string, others: RegExp])[];
}

export const testWriting = ({ language, script, without, notation, ...texts }: Writing): void => {
  const written = new RegExp(script, 'u');
  const pieces = piecesOf(language, without).filter(({ text }) => written.test(text));

  test('there are texts to look at, from every file of the language', () => {
    expect(pieces.length).toBeGreaterThan(texts.pieces);
    expect(new Set(pieces.map(({ at }) => at.split(':')[0])).size).toBeGreaterThan(texts.files);
  });

  describe.each([
    ['marks and spaces', texts.marks],
    ['one term for a thing', texts.terms],
  ] as const)('%s', (_, faults) => {
    test.each(faults)('%s', (__, fault) => {
      expect(having(pieces, fault, notation)).toEqual([]);
    });
  });

  // Games keep the names of their inventors, and codes their letters; everything else is translated.
  test('games, levels, kinds of questions and lessons have names in its script', () => {
    const names = namesOf(language);
    expect(names.length).toBeGreaterThan(60);
    const foreign = names.filter((name) => !written.test(name));
    expect(foreign.filter((name) => !['E&D（SDOI 2009）', 'mex'].includes(name))).toEqual([]);
  });
};
