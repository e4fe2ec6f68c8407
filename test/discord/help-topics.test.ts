/** `/help topic:` takes what people type: any case, any language, the beginning of a name; what it does not know it says. */

import { expect, test } from 'vitest';
import { noTopicScreen, topicNamed } from '../../src/people/screens/panels.ts';
import { locales } from '../../src/texts/index.ts';
import { WRITTEN } from '../../src/texts/languages.ts';
import { shownText } from '../support/screens.ts';

test.each([
  ['kayles', 'kayles'],
  ['Kayles', 'kayles'],
  [' WYTHOFF ', 'wythoff'],
  ['威佐夫', 'wythoff'],
  ['hack', 'hackenbush'],
  ['words', 'words'],
  ['first steps', 'start'],
  ['入门', 'start'],
  ['zzz', null],
  ['', null],
  ['toString', null],
])('%j is %j in every language', (typed, topic) => {
  for (const id of WRITTEN) expect(topicNamed(typed, locales[id])).toBe(topic);
});

test('a beginning that several names have is none of them', () => {
  expect(topicNamed('d', locales.en)).toBeNull();
});

test.each(WRITTEN)('%s: an unknown topic is named, with everything to choose from', (id) => {
  const screen = noTopicScreen('zzz', locales[id]);
  expect(shownText(screen, locales[id])).toMatch(/zzz[\s\S]*\/help topic:nim/);
  expect(screen.rows).toHaveLength(3);
});
