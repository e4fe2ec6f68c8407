import { expect, test } from 'vitest';
import { gameIds, registry } from '../../src/games/registry.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { sayMove } from '../../src/texts/locale.ts';
import { spotOf } from '../support/positions.ts';

/** Text that begins in the middle of a sentence: with a particle, a space, or a mark that opens nothing. */
const CUT_OFF = /^(?:的|の|\s|(?![\p{Ps}\p{Pi}])\p{P}|$)/u;

test.each(WRITTEN.map((language) => locales[language]))(
  '$id: moves begin where a phrase begins',
  (locale) => {
    for (const line of [...gameIds.map((id) => registry[id].example), 'notakto .../.../...']) {
      const spot = spotOf(line);
      for (const option of spot.options()) expect(sayMove(locale, option.phrase), line).not.toMatch(CUT_OFF);
    }
  },
);
