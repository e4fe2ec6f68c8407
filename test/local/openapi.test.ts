/** Bodies against Discord's own description. */
import { expect, test } from 'vitest';
import { checkBody } from '../../src/local/openapi.ts';

const MESSAGES = '/channels/{channel_id}/messages';
const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';
const COMMANDS = '/applications/{application_id}/commands';
const command = (more: object) => [{ name: 'play', description: 'Play', ...more }];
const label = (length: number) => ({
  type: 4,
  data: {
    components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: 'x'.repeat(length) }] }],
  },
});

test.each([
  [
    'mentions listed once',
    'POST',
    MESSAGES,
    { allowed_mentions: { users: ['1', '2'] } },
    { allowed_mentions: { users: ['1', '1'] } },
    'allowed_mentions.users',
  ],
  [
    'a label of 80, deep in alternatives',
    'POST',
    CALLBACK,
    label(80),
    label(81),
    'data.components.0.components.0.label',
  ],
  ['a thread has a name', 'POST', '/channels/{channel_id}/threads', { name: 'x' }, {}, ''],
  [
    'a command’s description',
    'PUT',
    COMMANDS,
    command({}),
    command({ description: 'x'.repeat(101) }),
    '0.description',
  ],
  [
    'permissions are a string on the wire',
    'PUT',
    COMMANDS,
    command({ default_member_permissions: '8' }),
    command({ default_member_permissions: [] }),
    '0.default_member_permissions',
  ],
])('%s', (_, method, route, good, bad, path) => {
  expect(checkBody(method, route, good)).toEqual([]);
  expect(checkBody(method, route, bad).map((one) => one.path)).toContain(path);
});

test('a route whose body is not described is an error, not a body that fits', () => {
  expect(() => checkBody('PUT', '/channels/{channel_id}/thread-members/{user_id}', {})).toThrow(
    'no description of the body of PUT /channels/{channel_id}/thread-members/{user_id}',
  );
});
