/** Commands in messages are clickable mentions, followed by their arguments. */
import { expect, test } from 'vitest';
import { linkCommands, linkedComponents, pathsOf } from '../../src/discord/message/command-links.ts';

const IDS = new Map([
  ['play', '11'],
  ['class join', '22'],
  ['teach quiz create', '33'],
]);

test.each([
  ['Try `/play`.', 'Try </play:11>.'],
  ['`/play nim 3 4 5` — a game', '</play:11> `nim 3 4 5` — a game'],
  ['/play starts one.', '</play:11> starts one.'],
  ['Tell your name: /class join name:…', 'Tell your name: </class join:22> name:…'],
  ['用 /play 开始', '用 </play:11> 开始'],
  ['（/play）', '（</play:11>）'],
  // Not a command, not a complete one, or part of a user's text.
  ['/class alone', '/class alone'],
  ['and/play or 3/play', 'and/play or 3/play'],
  ['https://example.org/play', 'https://example.org/play'],
  ['</play:11>', '</play:11>'],
  ['`nim /play`', '`nim /play`'],
  ['```\n/play nim\n```', '```\n/play nim\n```'],
  ['`/player`', '`/player`'],
])('%j is sent as %j', (text, sent) => {
  expect(linkCommands(text, IDS)).toBe(sent);
});

test('what can be typed of a command are its subcommands, where it has some', () => {
  const quiz = {
    name: 'quiz',
    type: 2,
    options: [{ name: 'create', type: 1, options: [{ name: 'n', type: 4 }] }],
  };
  expect(pathsOf({ name: 'teach', options: [quiz, { name: 'role', type: 1 }] })).toEqual([
    'teach quiz create',
    'teach role',
  ]);
  expect(pathsOf({ name: 'play', options: [{ name: 'line', type: 3 }] })).toEqual(['play']);
});

const message = (...contents: readonly string[]) => [
  { type: 17, components: contents.map((content) => ({ type: 10, content })) },
];

test('texts of a message are linked; not where they would become too long for Discord', () => {
  expect(linkedComponents(message('`/play`', 'no'), IDS)).toEqual(message('</play:11>', 'no'));
  const long = message('/play '.repeat(500));
  expect(linkedComponents(long, IDS)).toEqual(long);
});

test('the very components that were linked before are not linked anew, unless commands have other ids', () => {
  const said = message('`/play`');
  const linked = linkedComponents(said, IDS);
  expect(linkedComponents(said, IDS)).toBe(linked);
  expect(linkedComponents(said, new Map([['play', '44']]))).toEqual(message('</play:44>'));
});
