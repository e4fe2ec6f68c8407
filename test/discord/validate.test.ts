/** Every rule for messages, modals and commands: a body Discord takes and, one change away, one it refuses. */
import { describe, expect, test } from 'vitest';
import {
  RULES,
  type Rule,
  validateCommands,
  validateMessage,
  validateModal,
} from '../../src/discord/validate/index.ts';
import { COMMANDS } from './validate/commands.ts';
import { COMPONENTS } from './validate/components.ts';
import type { Case } from './validate/kit.ts';
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
  expect(Object.keys(RULES).filter((rule) => !tried.has(rule as Rule))).toEqual([]);
});

test.each([null, 1, 'x', [], [null], { components: [null, 1, []] }, { embeds: [null] }, { options: [[]] }])(
  'whatever is sent, the answer is a list of problems: %j',
  (body) => {
    for (const judge of [validateMessage, validateModal, validateCommands])
      expect(Array.isArray(judge(body))).toBe(true);
  },
);
