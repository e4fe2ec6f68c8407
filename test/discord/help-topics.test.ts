/** `/help topic:` accepts what users type: any case, any language, a prefix of a name; and reports unknown topics. */

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { completeTopic } from '../../src/discord/command/complete.ts';
import { commandNamed, helpScreen, noTopicScreen, topicNamed } from '../../src/people/screens/panels.ts';
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

const COMMANDS = readdirSync(join(import.meta.dirname, '..', '..', 'commands')).map((file) =>
  basename(file, '.ts'),
);

test.each(WRITTEN)('%s: every command is a topic that says what it does', (id) => {
  const locale = locales[id];
  for (const name of COMMANDS) {
    expect(commandNamed(name, locale), `/${name} in help-commands-list of ${id}`).toBe(name);
    expect(commandNamed(` /${name.toUpperCase()}`, locale)).toBe(name);
    const said = shownText(helpScreen(name, locale), locale);
    expect(said, name).toContain(`/${name}`);
    expect(said, name).not.toBe(shownText(helpScreen('start', locale), locale));
  }
  expect(shownText(helpScreen('storm', locale), locale)).not.toContain('/arena');
});

test('commands are offered by their beginnings, and as the nearest names', () => {
  expect(completeTopic('/dai', locales.en)).toEqual([{ name: '/daily', value: 'daily' }]);
  expect(completeTopic('practice', locales.en).filter(({ value }) => value === 'practice')).toHaveLength(1);
  expect(completeTopic('', locales.en).some(({ name }) => name.startsWith('/'))).toBe(false);
  const [near] = noTopicScreen('dayly', locales.en).rows!;
  expect(near).toEqual([expect.objectContaining({ label: '/daily' })]);
});
