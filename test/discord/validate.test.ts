/** Every rule for messages, modals and commands: a body that Discord accepts and, one change away, one that it refuses. */
import { describe, expect, test } from 'vitest';
import {
  type DiscordRule,
  describe as described,
  RULES,
  validateCommands,
  validateMessage,
  validateModal,
} from '../../src/discord/validate/index.ts';
import { COMMANDS } from './validate/commands.ts';
import { COMPONENTS } from './validate/components.ts';
import { button, type Case, row, x } from './validate/kit.ts';
import { MESSAGES } from './validate/messages.ts';
import { MODALS } from './validate/modals.ts';

const ALL: readonly Case[] = [...MESSAGES, ...COMPONENTS, ...MODALS, ...COMMANDS];

describe.each([
  ['messages', MESSAGES],
  ['components', COMPONENTS],
  ['modals', MODALS],
  ['commands', COMMANDS],
] as const)('%s', (_, cases) => {
  test.each(cases)('$name', ({ judge, good, bad, at, rule }) => {
    expect(judge(good)).toEqual([]);
    expect(judge(bad)).toContainEqual(expect.objectContaining({ path: at, rule }));
  });
});

test('every rule has a case', () => {
  const tried = new Set(ALL.map((one) => one.rule));
  expect(Object.keys(RULES).filter((rule) => !tried.has(rule as DiscordRule))).toEqual([]);
});

test.each([
  ['a thread has a name', 'CreateTextThreadWithMessageRequest', { name: 'x' }, {}, 'name'],
  [
    'a label of 80, deep in alternatives',
    'CreateMessageInteractionCallbackRequest',
    { type: 4, data: { components: [row(button('a', { label: x(80) }))] } },
    { type: 4, data: { components: [row(button('a', { label: x(81) }))] } },
    'data.components.0.components.0.label',
  ],
  [
    'alternatives without a type',
    'ApplicationCommandAutocompleteCallbackRequest',
    { type: 8, data: { choices: [{ name: 'a', value: 'a' }] } },
    { type: 8, data: { choices: [{ name: '', value: 'a' }] } },
    'data.choices.0.name',
  ],
])('other bodies by their description: %s', (_, shape, good, bad, path) => {
  expect(described(shape, good)).toEqual([]);
  expect(described(shape, bad)).toContainEqual(expect.objectContaining({ path }));
});

test('a shape that is not described is an error, not a body that fits', () => {
  expect(() => described('Nothing', {})).toThrow('Discord describes no Nothing');
});

test.each([null, 1, 'x', [], [null], { components: [null, 1, []] }, { embeds: [null] }, { options: [[]] }])(
  'whatever is sent, the answer is a list of problems: %j',
  (body) => {
    for (const judge of [validateMessage, validateModal, validateCommands])
      expect(Array.isArray(judge(body))).toBe(true);
  },
);
