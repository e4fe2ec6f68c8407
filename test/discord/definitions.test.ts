/** Screens of servers' own games in every language, checked by Discord's rules. */

import { describe, expect, test } from 'vitest';
import { completeLine, completeName, completeTopic } from '../../src/discord/command/complete.ts';
import type { NamingFacts, NamingFault, OwnGame } from '../../src/play/defining.ts';
import {
  namedScreen,
  namingFaultScreen,
  ownGameScreen,
  ownGamesScreen,
  unnamedScreen,
} from '../../src/play/screens/definitions.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { choicesTaken, everyFaultTold, shownText, taken } from '../support/screens.ts';

const game = (over: Partial<OwnGame> = {}): OwnGame => ({
  guild: 'g1',
  name: 'frogs',
  definition: 'rule=1,2:0-2',
  by: '42',
  at: 0,
  example: 'frogs 9 4',
  ...over,
});
const graph = game({
  name: '跳棋',
  definition: `edges=${'a>b,'.repeat(298)}a>b`,
  by: null,
  example: '跳棋 a',
});
const many = Array.from({ length: 50 }, (_, i) =>
  i % 2 === 0 ? { ...graph, name: `跳棋${i}` } : game({ name: `frogs-${i}` }),
);

describe.each(WRITTEN)('%s', (id) => {
  const locale = locales[id];

  test('cards, lists, names given and taken', () => {
    for (const one of [game(), graph]) {
      expect(shownText(ownGameScreen(one, locale), locale)).toContain(one.name);
      expect(shownText(namedScreen(one, '42', locale), locale)).toContain('<@42>');
      expect(shownText(unnamedScreen(one, '42', locale), locale)).toContain(one.name);
    }
    taken(ownGamesScreen([], locale), locale);
    taken(ownGamesScreen(many, locale), locale);
  });

  test('every fault is told', () => {
    const long = 'x*'.repeat(1000);
    const faults: { readonly [C in NamingFault['code']]: NamingFacts[C] } = {
      'no-server': {},
      'no-name': {},
      'no-definition': { name: 'frogs' },
      'bad-name': { token: long, most: 20 },
      'name-reserved': { token: 'nim' },
      'name-taken': { game: graph },
      'bad-definition': {
        refusal: { code: 'bad-option', facts: { token: 'rule=0:1', option: 'rule', expected: 'break-rule' } },
      },
      'definition-too-long': { token: 'a>b', most: 1200 },
      'no-moves': { definition: 'rule=1000' },
      'too-many-names': { token: 'frogs', most: 50 },
      'no-such-name': { token: long, known: many.map(({ name }) => name) },
      'not-its-maker': { game: graph },
    };
    everyFaultTold(faults, namingFaultScreen, locale);
  });

  test('completions stay within Discord’s limits', () => {
    for (const typed of ['', 'fr', 'frogs', 'frogs 9', 'nim 3 + fr', '跳', '跳棋 '])
      for (const found of [
        completeLine(typed, locale, true, many),
        completeTopic(typed, locale, many),
        completeName(typed, many),
      ])
        choicesTaken(found);
  });
});
