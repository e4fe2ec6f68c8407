import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from '../../src/store/exam-locks.ts';

test('a user’s digest is the one that databases have had since the first lock', () => {
  const digest = createHash('sha256').update('exam 123456789012345678').digest('base64url');
  expect(digestOf('123456789012345678')).toBe(digest);
});
